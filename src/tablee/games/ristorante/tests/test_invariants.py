"""Random games: all end, and tiles, cards, cubes, rooms and coins are conserved.

More of them: `RISTORANTE_GAMES=2000 pytest -k conserved`.
"""

from __future__ import annotations

import os

import pytest

from tablee.games.ristorante.rules.town import Town
from tablee.games.ristorante.tests.table import GAME, MODES, SEATS, start
from tablee.kernel import Log, Rng

GAMES = int(os.environ.get("RISTORANTE_GAMES", "4"))
VARIANTS = ("apprentice", "balanced_turn_order", "wine_restriction")


def options_of(mode: str, n: int) -> dict[str, str]:
    """Every combination of the variants comes up in turn."""
    switched = {name: "on" if n >> at & 1 else "off" for at, name in enumerate(VARIANTS)}
    return {"mode": mode, **switched}


def check(s: Town, cards: list[int]) -> None:
    assert sorted(card for zone in s.zones() for card in zone.cards) == cards
    assert all(coins >= 0 for coins in s.cash)
    assert all(10 <= rating <= 30 for rating in s.ratings)
    if s.house.advanced:
        assert s.pot + s.box_cubes + sum(s.cubes) == 17
        assert all(s.rooms_of(seat) <= 3 for seat in range(s.seats))
    for seat in range(s.seats):
        assert len(s.bonuses[seat]) <= 4
        assert len(s.cellars[seat]) <= 4 + (s.phase.key == "cellar")
        assert len(s.menus[seat]) <= 8 + (s.phase.key == "menu")


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", SEATS)
def test_all_games_end_and_everything_is_conserved(mode: str, seats: int) -> None:
    cards = list(range(len(GAME.faces)))
    for n in range(GAMES):
        s = start(seats, f"conserved {n}", **options_of(mode, n))
        rng = Rng.seeded(f"{mode} {seats} {n}")
        decisions = 0
        while s.acting:
            moves = s.options()
            assert moves
            s.step(moves[rng.below(len(moves))])
            decisions += 1
            if decisions % 25 == 0 or not s.acting:
                check(s, cards)
        assert sum(len(menu) for menu in s.menus) >= 0
        assert sum(s.stars) <= seats + 5  # four VIPs and the Thrift Prize
        assert sum(s.spoons) <= 4


@pytest.mark.parametrize("mode", MODES)
def test_coins_are_conserved(mode: str) -> None:
    """What the cups hold is what the bank gave, less what it got, by the events."""
    for n in range(GAMES):
        log = Log()
        options = GAME.settle(4, options_of(mode, n))
        s = GAME.new(4, options, f"coins {n}", log)
        assert isinstance(s, Town)
        rng = Rng.seeded(f"coins {mode} {n}")
        while s.acting:
            moves = s.options()
            s.phase.apply(s, s.seat, moves[rng.below(len(moves))], log)
        bank = 0
        for event in log.events:
            args = dict(zip([a for a, _ in GAME.arguments(event.key)], event.args, strict=False))
            if event.key in ("income", "got-coins"):
                bank -= args["n"]
            elif event.key in (
                "wine",
                "bought",
                "searched",
                "acquired",
                "built",
                "studied",
            ) or event.key in ("caught-up", "paid-share", "vip-won"):
                bank += args["n"]
        assert sum(s.cash) + bank == 4 * 25
