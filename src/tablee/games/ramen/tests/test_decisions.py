"""Chapter 15: decisions, their numbers, and taking them back."""

from __future__ import annotations

from itertools import combinations

import pytest

from tablee.games.ramen.rules.shop import Shop
from tablee.games.ramen.tests.table import GAME, MODES, Table, start
from tablee.kernel import Match, Refused, State, play


def key(shop: State) -> object:
    assert isinstance(shop, Shop)
    return [sorted(bowl) for bowl in shop.bowls], [sorted(hand) for hand in shop.hands], shop.served


@pytest.mark.rule("R15.1")
@pytest.mark.parametrize(
    ("cards", "pairs"), [("aj0 aj1 aj2 aj3", 36), ("aj0 aj1 aj2", 18), ("aj0 aj1", 6), ("aj0", 3)]
)
def test_each_pair_of_placements_is_reached_twice(cards: str, pairs: int) -> None:
    table = Table(hand_1=cards, pile=0)
    shop = GAME.position(2, table.options, start(2, {}, "1").rng, {"hand_1": cards, "pile": 0})
    reached = []
    for first in shop.legal():
        once = shop.clone()
        play(once, 0, first)
        if once.phase.key == "take":
            reached.append(key(once))
            continue
        for second in once.legal():
            twice = once.clone()
            play(twice, 0, second)
            reached.append(key(twice))
    different = [end for at, end in enumerate(reached) if end not in reached[:at]]
    assert len(different) == pairs
    assert len(reached) == pairs * (2 if " " in cards else 1)


@pytest.mark.rule("R15.1")
@pytest.mark.parametrize("h", [1, 2, 3, 4])
def test_the_numbers_of_choices(h: int) -> None:
    table = Table(hand_1=" ".join(f"aj{n}" for n in range(h)), fridge="ka0 ka1 ka2 ka3", pile=0)
    assert len(table.legal()) == 3 * h
    table.play("aj0@1")
    if h > 1:
        assert len(table.legal()) == 2 * (h - 1)
        table.play("aj1@2")
    assert len(table.legal()) == 4


@pytest.mark.rule("R15.2")
def test_a_decision_with_one_option_is_still_a_decision() -> None:
    table = Table(hand_1="aj0 aj1", fridge="ka0", pile=0)
    table.play("aj0@1 aj1@2")
    assert table.asked == [1]
    assert table.legal() == ["+ka0"]


@pytest.mark.rule("R15.2")
def test_serving_refilling_and_drawing_ask_nobody() -> None:
    assert GAME.phases == ("first-card", "second-card", "take", "second-take")
    table = Table(bowl_1="aj7", hand_1="no7 ch0 ch1 ch2")
    table.play("no7@1 ch0@2")
    table.play(table.legal()[0])
    keys = [event.split()[0] for event in table.events(1)]
    assert keys == ["played", "played", "served", "took", "refilled", "drew-hidden", "turn"]
    assert len(table.match.entries) == 3


@pytest.mark.rule("R15.3")
@pytest.mark.parametrize("seats", [1, 2])
def test_in_solo_and_duel_empty_bowls_are_interchangeable(seats: int) -> None:
    """Both cards on whichever two empty places: the same, but for the names of the places."""
    ends = []
    for one, two in combinations((1, 2, 3), 2):
        for first, second in ((one, two), (two, one)):
            table = Table(seats, hand_1="aj0 no1 ch2 sh3")
            table.play(f"aj0@{first} no1@{second}")
            bowls = sorted(table.zone(f"bowl_{n}") for n in (1, 2, 3))
            ends.append((bowls, table.legal(), table.fact("served")))
    assert all(end == ends[0] for end in ends)
    menu = GAME.menu(GAME.settle(seats, {}))
    assert len(set(menu.receivers)) == 1  # nor does it matter later who serves which place


@pytest.mark.rule("R15.4")
def test_moves_have_fixed_numbers() -> None:
    letters = ["aj", "no", "ch", "sh", "ka", "me", "ne"]
    assert len(GAME.catalogue) == 224
    for order, letter in enumerate(letters, start=1):
        for value in range(8):
            card = 8 * (order - 1) + value
            for bowl in (1, 2, 3):
                assert GAME.catalogue.parse(f"{letter}{value}@{bowl}") == 3 * card + bowl - 1
            assert GAME.catalogue.parse(f"+{letter}{value}") == 168 + card
    assert GAME.catalogue.parse("no4@2") == 37
    assert GAME.catalogue.parse("+ne7") == 223
    assert GAME.catalogue.forms[37] == {"verb": "play", "card": "no4", "bowl": "2"}
    assert GAME.catalogue.forms[223] == {"verb": "take", "card": "ne7"}


# R15.5: taking back


def undo(match: Match, seat: int = 0) -> str:
    """Take back the last move of a seat; the citation if it is refused."""
    try:
        match.undo(seat)
    except Refused as refused:
        return refused.cited
    return ""


@pytest.mark.rule("R15.5")
@pytest.mark.parametrize("seats", MODES.values())
def test_both_cards_can_be_taken_back_until_the_fridge_card(seats: int) -> None:
    """Also when a bowl has been served meanwhile: nobody has seen anything new."""
    table = Table(seats, bowl_1="aj7", hand_1="no7 ch0 ch1 ch2", fridge="ka0 ka1 ka2 ka3")
    before = table.match.referee()
    table.play("no7@1 ch0@2")
    assert undo(table.match) == ""
    assert undo(table.match) == ""
    assert table.match.referee() == before
    assert table.events() == []
    table.play("no7@1 ch0@3")
    assert table.zone("bowl_3") == "ch0"


@pytest.mark.rule("R15.5")
@pytest.mark.parametrize("seats", MODES.values())
def test_the_fridge_card_is_final(seats: int) -> None:
    table = Table(seats, hand_1="no7 ch0 ch1 ch2", fridge="ka0 ka1 ka2 ka3")
    table.play("no7@1 ch0@2 +ka0")
    assert undo(table.match) == "K5:turn-over"
    assert len(table.match.entries) == 3


@pytest.mark.rule("R15.5")
@pytest.mark.parametrize("seats", MODES.values())
def test_without_a_pile_the_turn_ends_with_the_fridge_card(seats: int) -> None:
    """In solo too, where the next turn is the same player's."""
    table = Table(seats, hand_1="no7 ch0 ch1 ch2", fridge="ka0 ka1 ka2 ka3", pile=0)
    table.play("no7@1 ch0@2 +ka0")
    assert undo(table.match) == "K5:turn-over"


@pytest.mark.rule("R15.5", "R6.5")
@pytest.mark.parametrize("seats", MODES.values())
def test_with_a_second_card_the_turn_ends_with_that_one(seats: int) -> None:
    options = {"endgame_draw": "fridge"}
    table = Table(seats, options, hand_1="no7 ch0 ch1 ch2", fridge="ka0 ka1 ka2 ka3", pile=0)
    table.play("no7@1 ch0@2 +ka0")
    assert undo(table.match) == ""  # everybody knows all these cards, and the turn goes on
    table.play("+ka1 +ka0")
    assert undo(table.match) == "K5:turn-over"


@pytest.mark.rule("R15.5", "R5.2")
@pytest.mark.parametrize("seats", MODES.values())
def test_with_an_empty_fridge_the_turn_ends_with_the_last_card_played(seats: int) -> None:
    hands = {f"hand_{n}": f"sh{2 * n - 3} sh{2 * n - 4}" for n in range(2, seats + 1)}
    table = Table(seats, hand_1="no7 ch0 ch1", fridge="", pile=0, **hands)
    table.play("no7@1")
    assert undo(table.match) == ""
    table.play("no7@1 ch0@2")
    assert undo(table.match) == "K5:turn-over"


@pytest.mark.rule("R15.5")
def test_nobody_takes_back_anothers_card() -> None:
    table = Table(hand_1="no7 ch0 ch1 ch2")
    table.play("no7@1")
    assert undo(table.match, seat=1) == "K5:other-seat"
