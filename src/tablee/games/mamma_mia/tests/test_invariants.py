"""Whole random games: cards are conserved, and every game ends."""

from __future__ import annotations

import pytest

from tablee.games.mamma_mia.rules.moves import INGREDIENTS
from tablee.games.mamma_mia.rules.pizzeria import Pizzeria
from tablee.games.mamma_mia.tests.table import SEATS, start
from tablee.kernel import Rng, play


def ingredients(s: Pizzeria) -> list[int]:
    """By kind: hands, kitchen, oven, table, used and offered."""
    places = [*s.hands, s.kitchen, s.oven, s.table, s.used, s.offer]
    counts = [0] * 6
    for cards in places:
        for card in cards:
            if card < INGREDIENTS:
                counts[card // 15] += 1
    return counts


def orders(s: Pizzeria, seat: int) -> list[int]:
    """The seat's orders in hand, waiter, oven, served pile and under decision."""
    places = [s.orders[seat], s.waiters[seat], s.oven, s.served, s.revealed]
    first = INGREDIENTS + 15 * s.colours[seat]
    return sorted(card for cards in places for card in cards if first <= card < first + 15)


@pytest.mark.rule("R4.1", "R7.5", "R10.2")
@pytest.mark.parametrize("seats", SEATS)
def test_ingredients_and_orders_are_conserved(seats: int) -> None:
    for seed in range(3):
        s = start(seats, f"invariant {seed}")
        rng = Rng.seeded(str(seed))
        while s.acting:
            assert ingredients(s) == [s.house.left_per_kind] * 6
            for seat in range(seats):
                first = INGREDIENTS + 15 * s.colours[seat]
                assert orders(s, seat) == list(range(first, first + 15))
            assert s.unloading or s.kitchen, "there is a card to draw while pizzas are prepared"
            moves = s.legal()
            play(s, s.seat, moves[rng.below(len(moves))])
        assert len(s.table) + len(s.used) >= 30 or seats < 6


@pytest.mark.rule("R10.5", "R6.10")
@pytest.mark.parametrize("seats", SEATS)
def test_a_table_that_never_serves_ends_too(seats: int) -> None:
    """Everybody puts one card, keeps the orders and gives up every pizza: four full services."""
    for option in ("on", "off"):
        s = start(seats, helping_hand=option)
        decisions = 0
        while s.acting:
            moves = s.legal()
            s.step(moves[0] if s.phase.key in ("put", "order", "draw", "choose") else moves[-1])
            decisions += 1
            assert decisions < 5000
        assert s.scores == [0] * seats
        assert s.service == s.house.services
