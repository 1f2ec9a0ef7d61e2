"""Chapter 6: play with an empty draw pile."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st

from tablee.games.ramen.rules.turn import end_turn
from tablee.games.ramen.tests.table import GAME, MODES, Table, Turn, random_game, start
from tablee.kernel import SILENT

BOTH = pytest.mark.parametrize("option", ["skip", "fridge"])
ALL_MODES = pytest.mark.parametrize("mode", list(MODES))
SEEDS = st.integers(0, 10**6).map(str)

# R6.6: "turn seat hand fridge" before each turn without a draw pile, played by the main text
WITHOUT_PILE = {
    "solo": "23 1 4 4, 24 1 3 3, 25 1 2 2, 26 1 1 1, 27 1 1 0",
    "duel": "23 1 4 4, 24 2 4 3, 25 1 3 2, 26 2 3 1, 27 1 2 0, 28 2 2 0",
    "trio": "21 3 4 4, 22 1 4 3, 23 2 4 2, 24 3 3 1, 25 1 3 0, 26 2 3 0, 27 3 2 0, 28 1 1 0, "
    "29 2 1 0",
    "teams": "19 3 4 4, 20 4 4 3, 21 1 4 2, 22 2 4 1, 23 3 3 0, 24 4 3 0, 25 1 3 0, 26 2 3 0, "
    "27 3 1 0, 28 4 1 0, 29 1 1 0, 30 2 1 0",
}
# the same with a second card from the fridge (R6.5)
WITH_SECOND_CARD = {
    "solo": "23 1 4 4, 24 1 4 2, 25 1 4 0, 26 1 2 0",
    "duel": "23 1 4 4, 24 2 4 2, 25 1 4 0, 26 2 4 0, 27 1 2 0, 28 2 2 0",
    "trio": "21 3 4 4, 22 1 4 2, 23 2 4 0, 24 3 4 0, 25 1 4 0, 26 2 2 0, 27 3 2 0, 28 1 2 0",
    "teams": "19 3 4 4, 20 4 4 2, 21 1 4 0, 22 2 4 0, 23 3 4 0, 24 4 4 0, 25 1 2 0, 26 2 2 0, "
    "27 3 2 0, 28 4 2 0",
}


def told(turns: list[Turn]) -> str:
    return ", ".join(f"{t.number} {t.seat} {t.hand} {t.fridge}" for t in turns if not t.pile)


@pytest.mark.rule("R6.1", "Q2")
@ALL_MODES
@BOTH
def test_the_pile_is_even_and_loses_two_cards_each_turn(mode: str, option: str) -> None:
    _, turns, _ = random_game(MODES[mode], {"endgame_draw": option}, "1")
    piles = [turn.pile for turn in turns]
    full = len(start(MODES[mode], {}, "1").pile)
    assert piles == [max(full - 2 * n, 0) for n in range(len(turns))]
    assert full % 2 == 0


@pytest.mark.rule("R6.2", "Q1")
def test_play_goes_on_with_what_the_fridge_holds_then_without() -> None:
    table = Table(hand_1="aj0 aj1 aj2", hand_2="no0 no1 no2", fridge="ka0 ka1", pile=0)
    first = table.play("aj0@1 aj1@2 +ka0")
    assert first[2:] == ["took seat=1 card=ka0", "turn n=2 seat=2"]
    table.play("no0@1 no1@2 +ka1")
    assert table.zone("fridge") == ""
    assert table.play("aj2@1 ka0@2")[2:] == ["turn n=4 seat=2"]


@pytest.mark.rule("R6.2")
def test_the_last_two_cards_of_the_pile_are_still_refilled_and_drawn() -> None:
    table = Table(hand_1="aj0 aj1 aj2 aj3", fridge="ka0 ka1 ka2 ka3", pile=2, pile_top="sh0 sh1")
    assert "refilled card=sh0" in table.play("aj0@1 aj1@2 +ka0")
    assert table.zone("hand_1") == "aj2 aj3 ka0 sh1"
    assert table.zone("pile") == ""


@pytest.mark.rule("R6.3")
@pytest.mark.parametrize(("hand", "first", "second"), [("aj0 aj1 aj2", 9, 4), ("aj0 aj1", 6, 2)])
def test_shorter_hands_choose_among_what_they_hold(hand: str, first: int, second: int) -> None:
    table = Table(hand_1=hand, fridge="", pile=0)
    assert len(table.legal()) == first
    table.play("aj0@1")
    assert len(table.legal()) == second


@pytest.mark.rule("R6.4", "Q26")
def test_an_empty_hand_would_be_skipped() -> None:
    table = Table(3, hand_1="aj0 aj1 aj2", hand_2="", hand_3="no0", fridge="", pile=0)
    table.play("aj0@1 aj1@2")
    assert table.asked == [3]
    table.play("no0@1")
    assert table.asked == [1]


@pytest.mark.rule("R6.4")
@given(SEEDS, st.sampled_from(list(MODES.values())), st.sampled_from(["skip", "fridge"]))
@settings(max_examples=30, deadline=None)
def test_nobody_is_ever_skipped(seed: str, seats: int, option: str) -> None:
    _, turns, _ = random_game(seats, {"endgame_draw": option}, seed)
    assert [turn.seat for turn in turns] == [n % seats + 1 for n in range(len(turns))]
    assert all(turn.hand for turn in turns)


@pytest.mark.rule("R6.5", "Q1", "R5.7")
def test_with_the_option_a_second_card_of_the_fridge_replaces_the_draw() -> None:
    table = Table(2, {"endgame_draw": "fridge"}, hand_1="aj0 aj1 aj2", fridge="ka0 ka1 ka2", pile=0)
    table.play("aj0@1 aj1@2 +ka1")
    assert table.phase == "second-take"
    assert table.legal() == ["+ka0", "+ka2"]
    assert table.refusal("+ka1") == "R6.5:not-in-fridge"
    assert table.refusal("aj2@1") == "R3.1:play-too-late"
    assert table.play("+ka2") == ["took seat=1 card=ka2", "turn n=2 seat=2"]
    assert table.zone("hand_1") == "aj2 ka1 ka2"
    assert table.zone("fridge") == "ka0"
    assert table.fact("slots") == [1]


@pytest.mark.rule("R6.5")
def test_there_is_no_second_card_from_an_empty_fridge() -> None:
    table = Table(2, {"endgame_draw": "fridge"}, hand_1="aj0 aj1 aj2", fridge="ka0", pile=0)
    assert table.play("aj0@1 aj1@2 +ka0")[-1] == "turn n=2 seat=2"


@pytest.mark.rule("R6.5")
def test_a_pile_that_runs_out_this_turn_was_not_empty_at_its_start() -> None:
    table = Table(2, {"endgame_draw": "fridge"}, pile=2)
    for _ in range(3):
        table.play(table.legal()[0])
    assert table.asked == [2]
    assert table.phase == "first-card"


@pytest.mark.rule("R6.5", "R6.2")
def test_without_the_option_one_card_is_all() -> None:
    table = Table(hand_1="aj0 aj1 aj2", fridge="ka0 ka1 ka2", pile=0)
    assert table.play("aj0@1 aj1@2 +ka1")[-1] == "turn n=2 seat=2"


@pytest.mark.rule("R6.6", "R6.3")
@given(seed=SEEDS)
@settings(max_examples=15, deadline=None)
@ALL_MODES
def test_hands_and_fridge_shrink_as_counted_in_advance(mode: str, seed: str) -> None:
    for option, table in (("skip", WITHOUT_PILE), ("fridge", WITH_SECOND_CARD)):
        _, turns, _ = random_game(MODES[mode], {"endgame_draw": option}, seed)
        assert told(turns) == table[mode]
        assert all((turn.hand, turn.fridge) == (4, 4) for turn in turns if turn.pile)


@pytest.mark.rule("R6.6", "R6.7", "Q20")
@given(seed=SEEDS)
@settings(max_examples=15, deadline=None)
@ALL_MODES
@BOTH
def test_the_number_of_turns_and_cards_is_what_the_box_says(
    mode: str, option: str, seed: str
) -> None:
    seats = MODES[mode]
    _, turns, _ = random_game(seats, {"endgame_draw": option}, seed)
    row = next(row for row in GAME.data.rows("modes", "mode") if row.text("id") == mode)
    expected = row.row("expected").row(option)
    by_seat = [[turn for turn in turns if turn.seat == seat + 1] for seat in range(seats)]
    assert len(turns) == expected.number("turns", 1, 99)
    assert [len(own) for own in by_seat] == expected.numbers("turns_per_seat", 1, 99)
    played = [sum(turn.cards for turn in own) for own in by_seat]
    assert played == expected.numbers("cards_per_seat", 1, 99)
    single = [turn.number for turn in turns if turn.cards == 1]
    assert single == expected.numbers("one_card_turns", 1, 99)
    first = next(turn.number for turn in turns if not turn.pile)
    assert first == expected.number("first_turn_without_pile", 1, 99)


@pytest.mark.rule("R6.7")
def test_the_two_teams_play_as_much_the_three_players_do_not() -> None:
    _, turns, _ = random_game(4, {}, "1")
    teams = [[turn for turn in turns if turn.seat % 2 == odd] for odd in (1, 0)]
    assert [len(team) for team in teams] == [15, 15]
    assert [sum(turn.cards for turn in team) for team in teams] == [28, 28]
    _, turns, _ = random_game(3, {}, "1")
    assert [sum(turn.seat == seat for turn in turns) for seat in (1, 2, 3)] == [10, 10, 9]


@pytest.mark.rule("R6.4", "R7.1")
def test_when_all_hands_are_empty_nobody_is_next() -> None:
    shop = start(2, {}, "1")
    shop.hands = [[], []]
    end_turn(shop, 0, SILENT)
    assert not shop.acting
