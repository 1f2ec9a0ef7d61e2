"""Random games: all end, and tiles, cards, cubes, rooms, VIPs and coins are conserved.

More of them, 2,000 for each mode and number of seats, with the compiled package on the path:

    RISTORANTE_GAMES=2000 pytest -o pythonpath= -p tests.compiled -k conserved \\
        src/tablee/games/ristorante/tests/test_invariants.py
"""

from __future__ import annotations

import os

import pytest

from tablee.games.ristorante.rules.town import Town
from tablee.games.ristorante.tests.table import GAME, MODES, SEATS
from tablee.kernel import Event, Log, Rng

GAMES = int(os.environ.get("RISTORANTE_GAMES", "5"))
VARIANTS = ("apprentice", "balanced_turn_order", "wine_restriction")
FROM_BANK = ("income", "got-coins")
TO_BANK = (
    *("wine", "bought", "searched", "acquired", "built", "studied"),
    *("caught-up", "paid-share", "vip-won"),
)
ARGUMENTS = {key: [name for name, _ in GAME.arguments(key)] for key in (*FROM_BANK, *TO_BANK)}


def options_of(mode: str, n: int) -> dict[str, str]:
    """Every combination of the variants comes up in turn."""
    switched = {name: "on" if n >> at & 1 else "off" for at, name in enumerate(VARIANTS)}
    return {"mode": mode, **switched}


def check(s: Town, cards: list[int]) -> None:
    """Every card and tile lies somewhere, once; tokens are there as often as in the box."""
    assert sorted(card for zone in s.zones() for card in zone.cards) == cards
    assert all(coins >= 0 for coins in s.cash)
    assert all(10 <= rating <= 30 for rating in s.ratings)
    if s.house.advanced:
        numbers = s.house.numbers
        assert s.pot + s.box_cubes + sum(s.cubes) == numbers.cubes
        assert 0 <= s.cookbooks <= numbers.cookbooks
        for room, built in enumerate(numbers.room_stock):
            standing = sum(s.rooms[3 * seat + room] for seat in range(s.seats))
            assert s.stock[room] + standing <= built  # fewer, where some were torn down (Q41)
    for seat in range(s.seats):
        assert s.rooms_of(seat) <= 3
        assert len(s.bonuses[seat]) <= 4
        assert len(s.cellars[seat]) <= 4 + (s.phase.key == "cellar")
        assert len(s.menus[seat]) <= 8 + (s.phase.key == "menu")
    assert sum(mask.bit_count() for mask in s.vips) == sum(s.vips).bit_count()
    assert sum(s.stars) <= s.seats + 5  # four VIPs and the Thrift Prize
    assert sum(s.spoons) <= 4


def coins_by_events(events: list[Event], seats: int) -> list[int]:
    """What the cups hold: what the bank gave, less what it got."""
    coins = [25] * seats
    for event in events:
        if event.key in ARGUMENTS:
            args = dict(zip(ARGUMENTS[event.key], event.args, strict=False))
            coins[args["seat"]] += args["n"] if event.key in FROM_BANK else -args["n"]
    return coins


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", SEATS)
def test_all_games_end_and_everything_is_conserved(mode: str, seats: int) -> None:
    cards = list(range(len(GAME.faces)))
    for n in range(GAMES):
        log = Log()
        s = GAME.new(seats, GAME.settle(seats, options_of(mode, n)), f"conserved {n}", log)
        assert isinstance(s, Town)
        rng = Rng.seeded(f"{mode} {seats} {n}")
        decisions = 0
        while s.acting:
            moves = s.legal()
            assert moves
            s.phase.apply(s, s.seat, moves[rng.below(len(moves))], log)
            decisions += 1
            if decisions % 25 == 0 or not s.acting:
                check(s, cards)
        assert coins_by_events(log.events, seats) == s.cash
