"""Chapter 7: the end of the game."""

from __future__ import annotations

import pytest

from tablee.games.ramen.tests.table import MODES, Table, random_game


@pytest.mark.rule("R7.1")
@pytest.mark.parametrize("seats", MODES.values())
@pytest.mark.parametrize("option", ["skip", "fridge"])
def test_at_the_end_hands_pile_and_fridge_are_empty(seats: int, option: str) -> None:
    shop, _, log = random_game(seats, {"endgame_draw": option}, "1")
    assert not shop.acting
    assert shop.hands == [[]] * seats
    assert (shop.pile, shop.fridge) == ([], [])
    assert [event.key for event in log.events].count("result") == shop.menu.side_count


@pytest.mark.rule("R7.1")
def test_the_game_goes_on_while_anybody_holds_a_card() -> None:
    table = Table(hand_1="aj0 aj1", hand_2="no0 no1", fridge="", pile=0)
    table.play("aj0@1 aj1@2")
    assert table.asked == [2]
    table.play("no0@1 no1@2")
    assert table.asked == []
    assert table.refusal("no0@1", seat=1) == "K2"


@pytest.mark.rule("R7.2", "Q27")
def test_a_bowl_completed_by_the_last_card_is_served_and_counts() -> None:
    table = Table(
        hand_1="", hand_2="no7 no1", bowl_1="aj7", fridge="", pile=0, seat=2, served_2=["ka7 me7"]
    )
    events = table.play("no1@2 no7@1")
    assert "served side=2 bowl=1 n=2" in events
    assert "result side=2 points=2 bowls=2 cards=4" in events


@pytest.mark.rule("R7.3", "Q21")
def test_bowls_not_served_count_for_nobody() -> None:
    table = Table(hand_1="", hand_2="no6 no1", bowl_1="aj7", fridge="", pile=0, seat=2)
    events = table.play("no1@2 no6@1")
    assert "unserved bowl=1 n=2" in events
    assert "unserved bowl=2 n=1" in events
    assert not any(event.startswith("unserved bowl=3") for event in events)
    assert "result side=2 points=0 bowls=0 cards=0" in events
    assert table.fact("cards") == [53, 0]  # all others: one stack of side 1
