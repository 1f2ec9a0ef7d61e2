"""Chapter 5: steps 3 to 5, take, refill, draw."""

from __future__ import annotations

import pytest

from tablee.games.ramen.tests.table import MODES, Table
from tablee.kernel import SPECTATOR

FRIDGE = "aj3 no0 sh6 me2"


def at_the_fridge(**where: object) -> Table:
    table = Table(hand_1="ch0 ch1 ch2 ch3", fridge=FRIDGE, pile_top="ka1 ne5 ka2 ne6", **where)
    table.play("ch0@1 ch1@2")
    return table


@pytest.mark.rule("R5.1", "Q6")
def test_one_card_of_the_fridge_must_be_taken_any_of_them() -> None:
    table = at_the_fridge()
    assert table.legal() == ["+aj3", "+no0", "+sh6", "+me2"]
    assert table.refusal("pass") == "K3"
    events = table.play("+sh6")
    assert "took seat=1 card=sh6" in events
    assert "sh6" in table.zone("hand_1")
    assert table.asked == [2]  # one card only


@pytest.mark.rule("R5.1")
def test_a_card_that_is_not_there_cannot_be_taken() -> None:
    table = at_the_fridge()
    for card in ("ka1", "ch2", "ne7"):
        assert table.refusal(f"+{card}") == "R5.1:not-in-fridge"


@pytest.mark.rule("R5.2", "Q6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_an_empty_fridge_the_turn_ends_with_the_cards_played(seats: int) -> None:
    table = Table(seats, hand_1="aj0 aj1 aj2", hand_2="no0 no1 no2", fridge="", pile=0)
    events = table.play("aj0@1 aj1@2")
    assert events[-1] == "turn n=2 seat=2"
    assert not any(event.startswith("took") for event in events)
    assert table.zone("hand_1") == "aj2"


@pytest.mark.rule("R5.3", "Q28")
@pytest.mark.parametrize(
    ("taken", "row"),
    [
        ("aj3", "ka1 no0 sh6 me2"),
        ("no0", "aj3 ka1 sh6 me2"),
        ("sh6", "aj3 no0 ka1 me2"),
        ("me2", "aj3 no0 sh6 ka1"),
    ],
)
def test_the_top_card_of_the_pile_comes_into_the_slot_just_emptied(taken: str, row: str) -> None:
    table = at_the_fridge()
    assert "refilled card=ka1" in table.play(f"+{taken}")
    for viewer in (0, 1, SPECTATOR):
        assert table.zone("fridge", viewer) == row
    assert table.fact("slots") == [1, 2, 3, 4]


@pytest.mark.rule("R5.3", "Q28")
def test_without_a_pile_the_slot_stays_empty() -> None:
    table = Table(hand_1="ch0 ch1 ch2 ch3", fridge=FRIDGE, pile=0)
    table.play("ch0@1 ch1@2 +no0")
    assert table.zone("fridge") == "aj3 sh6 me2"
    assert table.fact("slots") == [1, 3, 4]


@pytest.mark.rule("R5.4", "Q7")
def test_the_new_card_is_for_the_next_player() -> None:
    table = at_the_fridge(hand_2="sh0 sh1 sh2 sh3")
    assert "+ka1" not in table.legal()
    table.play("+aj3 sh0@1 sh1@2")
    assert "+ka1" in table.legal()


@pytest.mark.rule("R5.5", "R5.7")
def test_without_a_pile_nothing_is_refilled_and_nothing_drawn() -> None:
    table = Table(hand_1="ch0 ch1 ch2 ch3", fridge=FRIDGE, pile=0)
    events = table.play("ch0@1 ch1@2 +aj3")
    assert events[2:] == ["took seat=1 card=aj3", "turn n=2 seat=2"]
    assert table.zone("fridge") == "no0 sh6 me2"
    assert table.zone("hand_1") == "ch2 ch3 aj3"


@pytest.mark.rule("R5.6", "Q29", "R16.5")
def test_the_next_card_of_the_pile_is_drawn_unseen_by_the_others() -> None:
    table = at_the_fridge()
    table.play("+no0")
    assert table.zone("hand_1", 0) == "no0 ch2 ch3 ne5"
    for viewer in (1, SPECTATOR):
        assert table.zone("hand_1", viewer) == "? ? ? ?"
        assert "drew-hidden seat=1" in table.events(viewer)
        assert not any("ne5" in event for event in table.events(viewer))
    assert "drew seat=1 card=ne5" in table.events(0)


@pytest.mark.rule("R5.8")
@pytest.mark.parametrize(("mode", "seats"), MODES.items())
def test_the_next_player_clockwise_is_active(mode: str, seats: int) -> None:
    table = Table(seats, {"mode": mode}, seat=seats)
    for _ in range(3):
        table.play(table.legal()[0])
    assert table.asked == [1]
    assert table.phase == "first-card"
