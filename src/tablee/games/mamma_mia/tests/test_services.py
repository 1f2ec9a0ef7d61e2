"""Chapters 10 and 11: the end of a service, the end of the game."""

from __future__ import annotations

import pytest

from tablee.games.mamma_mia.tests.table import GAME, SEATS, Table, start, unloading
from tablee.kernel import EVERYONE, Rng, playout
from tablee.testing.matches import truth


@pytest.mark.rule("R10.1", "R3.2", "R7.1")
def test_leftovers_become_the_oven_in_canonical_order() -> None:
    table = unloading(
        "shrimp olive pepper shrimp pepper*3 green_normale_olive",
        hand_1="olive*3",
        hand_2="chorizo*2",
    )
    events = table.play("complete hand")
    assert events[-4:] == [
        "left n=3 kind=pepper",
        "left n=2 kind=shrimp",
        "refilled n=" + events[-2].partition("n=")[2],
        "service n=2 seat=2",
    ]
    assert table.cards("oven")[:5] == ["pepper", "pepper", "pepper", "shrimp", "shrimp"]
    s = truth(table.match)
    oven = next(zone for zone in s.zones() if zone.name == "oven")
    assert all(s.knows[card] == EVERYONE for card in oven.cards)


@pytest.mark.rule("R10.2", "Q8")
def test_used_ingredients_become_the_kitchen_unknown_to_all() -> None:
    """With every other card in a hand, the three cards of a Minipizza are the whole kitchen."""
    table = Table(
        2,
        seat=2,
        step="draw",
        colours="green yellow",
        kitchen="shrimp",
        oven="pepper*3 green_minipizza",
        hand_1="pineapple*8",
        hand_2="olive*3",
        orders_2="",
    )
    used = len(table.cards("used"))
    table.play("draw kitchen")
    assert len(table.cards("kitchen")) == used + 3
    s = truth(table.match)
    kitchen = next(zone for zone in s.zones() if zone.name == "kitchen")
    assert all(s.knows[card] == 0 for card in kitchen.cards)
    assert not table.cards("used")


@pytest.mark.rule("R10.3")
def test_hands_and_waiters_stay_as_they_are() -> None:
    table = unloading("olive*2", hand_1="pepper", hand_2="olive*3", hand_3="")
    assert table.fact("service") == 2
    assert table.cards("hand_1") == ["pepper"]
    assert table.cards("hand_3") == []
    assert len(table.cards("waiter_1")) == 14


@pytest.mark.rule("R10.4", "R5.2")
def test_the_unloader_begins_the_next_service() -> None:
    table = unloading("olive*2", hand_2="olive*3")
    assert table.asked == [2]
    assert table.events()[-1] == "service n=2 seat=2"


@pytest.mark.rule("R10.5", "Q7")
def test_without_a_used_card_the_unused_ones_make_the_kitchen() -> None:
    others = "pineapple*8 pepper*8 mushroom*8 olive*8"
    table = Table(
        2,
        seat=2,
        step="draw",
        colours="green yellow",
        kitchen="shrimp",
        oven=f"{others} chorizo*4 shrimp*3",
        hand_1="chorizo*4",
        hand_2="shrimp*4",
        orders_2="",
    )
    assert table.cards("used") == []
    events = table.play("draw kitchen")
    assert "refilled n=39" in events
    assert not [event for event in events if event.startswith("left")]
    assert len(table.cards("kitchen")) == 39
    assert table.cards("oven") == []


@pytest.mark.rule("R11.1", "R1.3", "Q2", "Q28", "R12.2", "R12.3")
@pytest.mark.parametrize("seats", SEATS)
def test_three_services_with_the_helping_hand_else_four(seats: int) -> None:
    assert start(seats).house.services == (4 if seats == 2 else 3)
    assert start(seats, helping_hand="off").house.services == 4


@pytest.mark.rule("R11.1", "R7.7")
def test_the_last_unloading_ends_the_game() -> None:
    table = unloading("olive*2", service=3)
    assert table.match.over
    assert table.fact("service") == 3


@pytest.mark.rule("R11.2", "R11.4", "R13.2")
def test_at_the_end_the_served_pile_is_counted_and_shown() -> None:
    table = unloading(
        "pepper olive*3 green_normale_olive",
        service=3,
        hand_1="shrimp",
        hand_3="olive",
        waiter_3="red_minimale",
    )
    before = len(table.cards("served"))
    table.play("complete ask; help no; help yes")
    assert table.match.over
    assert len(table.cards("served", 1)) == before + 2
    assert "?" not in table.cards("served", 1)
    assert sum(table.match.scores) == before + 2
    assert "counted seat=3 card=red_minimale" in table.events(1)
    assert "counted seat=1 card=green_normale_olive" in table.events(1)


@pytest.mark.rule("R11.3", "R11.5", "Q25")
@pytest.mark.parametrize(
    ("hands", "places"),
    [((4, 5, 1), [2, 1, 3]), ((4, 4, 9), [1, 1, 3]), ((0, 1, 9), [2, 1, 3])],
)
def test_ties_are_broken_by_ingredients_in_hand(hands: tuple[int, ...], places: list[int]) -> None:
    table = Table(
        step="over",
        served="green_minimale green_monotoni yellow_minimale yellow_monotoni red_minimale",
        hand_1=f"olive*{hands[0]}",
        hand_2=f"pepper*{hands[1]}",
        hand_3=f"shrimp*{hands[2]}",
        orders_1="green_bombastica green_ghiottona green_minipizza",  # these do not count
        orders_2="",
    )
    assert table.match.scores == [2, 2, 1]
    assert table.match.ranking() == places


@pytest.mark.rule("R11.3")
def test_a_shared_victory_is_announced() -> None:
    table = unloading("olive", service=3, hand_1="olive*2", hand_2="olive", hand_3="")
    shared = [event for event in table.events() if event.startswith("shared")]
    assert shared == ["shared seat=1", "shared seat=2"]


@pytest.mark.rule("R11.6")
def test_the_game_goes_on_although_somebody_has_no_order_left() -> None:
    table = Table(
        2,
        colours="green yellow",
        seat=1,
        hand_1="olive*4",
        orders_1="",
        waiter_1="",
        orders_2="",
        waiter_2="",
        kitchen=9,
    )
    table.play("put olive 1")
    assert not table.match.over
    s = truth(table.match).clone()
    playout(s, Rng.seeded("on"))
    assert s.scores == [15, 15]


@pytest.mark.rule("R5.1")
@pytest.mark.parametrize("seats", SEATS)
def test_every_service_prepares_then_unloads(seats: int) -> None:
    s = start(seats)
    rng = Rng.seeded("phases")
    phases: list[tuple[int, bool]] = []
    while s.acting:
        now = (int(s.service), bool(s.unloading))
        if not phases or phases[-1] != now:
            phases.append(now)
        moves = s.legal()
        s.step(moves[rng.below(len(moves))])
    expected = [(n, late) for n in range(1, s.house.services + 1) for late in (False, True)]
    assert [phase for phase in expected if phase in phases] == phases
    assert GAME.settle(seats, {})["mode"] == "standard"
