"""Chapters 10 to 13: two, three and four players, and solo."""

from __future__ import annotations

import pytest

from tablee.games.ramen.rules.shop import half_stars
from tablee.games.ramen.tests.table import GAME, MODES, Table, random_game, start
from tablee.kernel import SPECTATOR, Match


def receivers(seats: int) -> list[list[int]]:
    """For each seat that plays, the side that receives bowls 1, 2 and 3 when it serves them."""
    table = []
    for seat in range(1, seats + 1):
        row = []
        for bowl in (1, 2, 3):
            where = {f"bowl_{bowl}": "aj7", f"hand_{seat}": "no7 ch0 ch1 ch2"}
            played = Table(seats, seat=seat, **where)
            events = played.play(f"no7@{bowl} ch0@{bowl % 3 + 1}")
            served = [event for event in events if event.startswith("served")]
            assert len(served) == 1
            row.append(int(served[0].split()[1].removeprefix("side=")))
        table.append(row)
    return table


@pytest.mark.rule("R10.1")
def test_in_a_duel_both_play_into_all_bowls() -> None:
    table = Table(hand_1="aj0 aj1 aj2 aj3", hand_2="no0 no1 no2 no3")
    table.play("aj0@1 aj1@2")
    table.play(table.legal()[0])
    assert [move for move in table.legal() if move.startswith("no0")] == ["no0@1", "no0@2", "no0@3"]
    table.play("no0@1 no1@2")
    assert table.zone("bowl_1") == "aj0 no0"


@pytest.mark.rule("R10.2")
def test_in_a_duel_the_active_player_receives() -> None:
    assert receivers(2) == [[1, 1, 1], [2, 2, 2]]


@pytest.mark.rule("R11.1", "R11.2", "R11.3", "Q12")
def test_in_a_trio_the_owner_of_the_bowl_receives() -> None:
    assert receivers(3) == [[1, 2, 3], [1, 2, 3], [1, 2, 3]]


@pytest.mark.rule("R11.2", "Q12")
def test_in_a_trio_nobody_has_to_play_into_their_own_bowl() -> None:
    table = Table(3, hand_1="aj0 aj1 aj2 aj3")
    table.play("aj0@2 aj1@3")
    assert [table.zone(f"bowl_{n}") for n in (1, 2, 3)] == ["", "aj0", "aj1"]


@pytest.mark.rule("R11.4", "Q11")
def test_the_bowls_that_break_a_tie_are_those_received() -> None:
    table = Table(3, seat=3, hand_3="no7 ch0 ch1 ch2", bowl_1="aj7")
    table.play("no7@1 ch0@2")
    assert table.fact("served") == [1, 0, 0]  # seat 3 put the last card, seat 1 has the bowl


@pytest.mark.rule("R11.5", "R12.6")
@pytest.mark.parametrize("seats", [3, 4])
def test_everything_else_is_as_with_two_players(seats: int) -> None:
    """The same hand, fridge and bowls: the same choices, refusals and steps."""
    hand, fridge = "no7 ch0 ch1 ch2", "me0 me1 me2 me3"
    duel = Table(2, hand_1=hand, fridge=fridge, bowl_2="aj6")
    more = Table(seats, hand_1=hand, fridge=fridge, bowl_2="aj6")
    for move in ("no7@2", "ch0@1", "+me1"):
        assert more.legal() == duel.legal()
        assert [more.refusal(text) for text in GAME.catalogue.texts] == [
            duel.refusal(text) for text in GAME.catalogue.texts
        ]
        keys = [event.split()[0] for event in duel.play(move)]
        assert [event.split()[0] for event in more.play(move)] == keys


@pytest.mark.rule("R12.1")
def test_partners_face_each_other_and_the_first_player_is_in_team_a() -> None:
    assert GAME.sides(4, GAME.settle(4, {})) == [0, 1, 0, 1]
    order = [turn.seat for turn in random_game(4, {}, "1")[1]]
    assert order[:8] == [1, 2, 3, 4, 1, 2, 3, 4]


@pytest.mark.rule("R12.2", "R12.3", "Q11", "Q13")
def test_in_teams_the_shared_bowl_is_the_servers_the_others_have_owners() -> None:
    assert receivers(4) == [[1, 1, 2], [2, 1, 2], [1, 1, 2], [2, 1, 2]]


@pytest.mark.rule("R12.4", "Q31")
def test_teams_add_up_and_partners_share_their_place() -> None:
    match = Match(GAME, 4, seed="3")
    while not match.over:
        seat = match.acting[0]
        match.submit(seat, match.legal_texts(seat)[0])
    view = match.view(SPECTATOR)
    points, bowls, cards = (view.facts[name] for name in ("points", "served", "cards"))
    assert isinstance(points, list)
    assert isinstance(bowls, list)
    assert isinstance(cards, list)
    assert match.scores == [points[0], points[1], points[0], points[1]]
    keys = [(points[side], bowls[side], -cards[side]) for side in (0, 1)]
    assert keys[0] != keys[1]
    best = 1 if keys[0] > keys[1] else 2
    assert match.ranking() == ([1, 2, 1, 2] if best == 1 else [2, 1, 2, 1])


@pytest.mark.rule("R12.4")
@pytest.mark.parametrize(
    ("last", "places"),
    [("no7@1 ne0@2", [2, 1, 2, 1]), ("no7@2 ne0@1", [1, 2, 1, 2])],
)
def test_the_last_bowl_decides_between_teams(last: str, places: list[int]) -> None:
    """All cards in two stacks of 10 points; the last player serves one bowl more."""
    table = Table(
        4,
        seat=4,
        hand_4="no7 ne0",
        bowl_1="aj7",
        bowl_2="ch7",
        fridge="",
        pile=0,
        hand_1="",
        hand_2="",
        hand_3="",
        served_2=["ka0 me0 ne1 aj0 no0 ch0 sh0"],
    )
    events = table.play(last)
    assert table.match.scores[:2] in ([10, 11], [11, 10])
    assert table.match.ranking() == places
    assert events[-1] == f"winner side={places.index(1) + 1}"


@pytest.mark.rule("R12.5", "Q17")
def test_partners_do_not_see_each_others_hands() -> None:
    shop = start(4, {}, "1")
    for seat in range(4):
        zones = GAME.view(shop, seat).zones
        for other in range(4):
            hidden = zones[f"hand_{other + 1}"] == [-1, -1, -1, -1]
            assert hidden == (other != seat)


@pytest.mark.rule("R13.1", "Q25")
def test_solo_plays_52_cards_from_one_hand() -> None:
    shop, turns, _ = random_game(1, {}, "1")
    assert sum(turn.cards for turn in turns) == 52
    assert len(shop.removed) == 4
    fresh = start(1, {}, "1")
    assert (len(fresh.hands), len(fresh.pile), len(fresh.fridge)) == (1, 44, 4)


@pytest.mark.rule("R13.2")
def test_solo_every_turn_and_every_bowl_is_the_players() -> None:
    assert receivers(1) == [[1, 1, 1]]
    _, turns, _ = random_game(1, {}, "1")
    assert {turn.seat for turn in turns} == {1}


@pytest.mark.rule("R13.3")
def test_solo_goes_on_until_pile_fridge_and_hand_are_empty() -> None:
    table = Table(1, turn=26, hand_1="ch3", fridge="aj5", pile=0)
    table.play("ch3@1")
    assert table.asked == [1]  # the hand is empty, the fridge is not
    table.play("+aj5")
    assert table.asked == [1]
    table.play("aj5@1")
    assert table.asked == []


@pytest.mark.rule("R13.4")
def test_solo_with_one_card_plays_it_takes_one_and_goes_on() -> None:
    _, turns, _ = random_game(1, {}, "1")
    assert [(t.cards, t.taken) for t in turns[-3:]] == [(2, 1), (1, 1), (1, 0)]
    assert [t.number for t in turns if t.cards == 1] == [26, 27]


@pytest.mark.rule("R13.5")
def test_the_solo_player_may_look_into_served_bowls_and_sees_the_score() -> None:
    table = Table(1, bowl_1="aj7 no3", hand_1="ch6 ch0 ch1 ch2")
    table.play("ch6@1 ch0@2")
    assert table.zone("served_1_1", 0) == "aj7 no3 ch6"
    assert table.fact("points", viewer=0) == [2]
    assert table.zone("removed", 0) == "? ? ? ?"
    # whoever watches is not the player
    assert table.zone("served_1_1", SPECTATOR) == "none"
    assert table.fact("points", viewer=SPECTATOR) is None


@pytest.mark.rule("R13.6", "Q22", "Q23", "Q24")
def test_the_critics_verdict() -> None:
    table = {
        0: range(38),
        1: range(38, 44),
        2: range(44, 48),
        2.5: range(48, 53),
        3: range(53, 56),
        3.5: (56, 57),
        4: (58, 59),
        4.5: (60, 61),
        5: range(62, 120),
    }
    menu = GAME.menu(GAME.settle(1, {}))
    for stars, scores in table.items():
        assert {half_stars(menu, score) / 2 for score in scores} == {stars}


@pytest.mark.rule("R13.7")
def test_solo_has_no_winner_and_no_tie_break() -> None:
    table = Table(1, turn=27, hand_1="aj5", fridge="", pile=0)
    events = table.play("aj5@1")
    assert table.match.ranking() == []
    assert not any(event.startswith(("winner", "shared")) for event in events)
    assert events[-1].startswith("verdict points=")


def test_every_mode_has_its_number_of_seats() -> None:
    assert {mode.key: mode.seats for mode in GAME.modes} == {
        mode: (seats,) for mode, seats in MODES.items()
    }
