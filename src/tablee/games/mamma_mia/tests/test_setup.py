"""Chapter 4: setup; chapter 5: who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.mamma_mia.tests.table import GAME, SEATS, start
from tablee.kernel import EVERYONE, Match

LEFT = {2: 8, 3: 10, 4: 12, 5: 14, 6: 15}
KITCHEN = {2: 32, 3: 36, 4: 40, 5: 44, 6: 42}


@pytest.mark.rule("R4.1", "R4.2", "R4.4")
@pytest.mark.parametrize("seats", SEATS)
def test_ingredients_left_and_dealt(seats: int) -> None:
    s = start(seats)
    inside = [card for hand in s.hands for card in hand] + s.kitchen
    assert Counter(card // 15 for card in inside) == dict.fromkeys(range(6), LEFT[seats])
    assert len(s.kitchen) == KITCHEN[seats]
    assert [len(hand) for hand in s.hands] == [8] * seats
    assert all(s.knows[card] == 0 for card in s.kitchen)
    assert all(s.knows[card] == EVERYONE for card in s.removed)


@pytest.mark.rule("R4.5", "R4.6")
@pytest.mark.parametrize("seats", SEATS)
def test_orders_and_empty_places(seats: int) -> None:
    s = start(seats)
    for seat in range(seats):
        assert len(s.orders[seat]) == 1
        assert len(s.waiters[seat]) == 14
        first = 90 + 15 * s.colours[seat]
        assert sorted(s.orders[seat] + s.waiters[seat]) == list(range(first, first + 15))
        assert s.knows[s.orders[seat][0]] == 1 << seat
        assert all(s.knows[card] == 0 for card in s.waiters[seat])
    assert [s.oven, s.table, s.used, s.served, s.revealed, s.offer] == [[]] * 6


@pytest.mark.rule("R4.4", "R4.5")
def test_the_deal_depends_on_the_seed() -> None:
    assert start(3, "a").hands == start(3, "a").hands
    assert start(3, "a").hands != start(3, "b").hands
    assert start(3, "a").waiters != start(3, "b").waiters


@pytest.mark.rule("R4.3", "D0")
def test_colours_in_order_or_by_lot() -> None:
    assert start(4, colours="in_order").colours == [0, 1, 2, 3]
    dealt = {tuple(start(3, str(seed)).colours) for seed in range(60)}
    assert len(dealt) > 30
    assert {colour for colours in dealt for colour in colours} == set(range(6))
    assert all(len(set(colours)) == 3 for colours in dealt)
    s = start(3)
    colours_in_box = {(card - 90) // 15 for card in s.removed if card >= 90}
    assert colours_in_box == set(range(6)) - set(s.colours)


@pytest.mark.rule("R4.7", "Q26", "D0", "R5.2")
def test_the_first_seat_begins_and_the_lot_says_who_sits_there() -> None:
    people = ["Ana", "Ben", "Cleo"]
    assert GAME.seating({"first_player": "chosen"}, "1", people) == people
    drawn = {GAME.seating({"first_player": "random"}, str(seed), people)[0] for seed in range(30)}
    assert drawn == set(people)
    assert Match(GAME, 3).acting == [0]


@pytest.mark.rule("R4.8", "R12.1", "D0")
def test_the_helping_hand_is_agreed_before_the_game() -> None:
    assert GAME.settle(4, {})["helping_hand"] == "on"
    assert start(4).house.helping_hand
    assert not start(4, helping_hand="off").house.helping_hand


@pytest.mark.rule("R4.3")
def test_everybody_is_told_the_colours() -> None:
    match = Match(GAME, 2, {"colours": "in_order"})
    told = [event.args[:2] for event in match.log(1) if event.key == "colour"]
    assert told == [(0, 0), (1, 1)]
