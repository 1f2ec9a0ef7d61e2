"""Which zones a game has, so that a misspelt one is a mistake and not simply absent."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from tablee.kernel import Game, Rng, State

DECISIONS = 1500  # so far a game is played to see what comes into being
DIGITS = re.compile(r"\d+")


class ZoneNames:
    """The zones of such a table: those of a new game, else those of a game played by lot.

    Zones that only come into being on the way (stacks, rounds) are known whatever their number.
    """

    def __init__(self, game: Game, seats: int, options: tuple[tuple[str, str], ...]) -> None:
        self.first = game.new(seats, dict(options), "names")
        self.names = names_in(self.first)
        self.growing: set[str] | None = None

    def has(self, name: str) -> bool:
        return name in self.names or DIGITS.sub("#", name) in self.grown()

    def listed(self) -> list[str]:
        return sorted(self.names | self.grown())

    def grown(self) -> set[str]:
        """The names that come later, with # for their numbers."""
        if self.growing is None:
            s, rng, found = self.first.clone(), Rng.seeded("names"), set(self.names)
            for _ in range(DECISIONS):
                if not s.acting:
                    break
                moves = s.legal()
                s.step(moves[rng.below(len(moves))])
                found |= names_in(s)
            self.growing = {DIGITS.sub("#", name) for name in found - self.names}
        return self.growing


def names_in(s: State) -> set[str]:
    return {zone.name for zone in s.zones()}


def zones_of(game: Game, seats: int, options: Mapping[str, str]) -> ZoneNames:
    return _zones(game, seats, tuple(options.items()))


@cache
def _zones(game: Game, seats: int, options: tuple[tuple[str, str], ...]) -> ZoneNames:
    return ZoneNames(game, seats, options)
