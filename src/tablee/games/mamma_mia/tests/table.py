"""What the tests of Mamma Mia! Grande share: a table set up by name and played by text."""

from __future__ import annotations

from typing import Final

from tablee import games
from tablee.games.mamma_mia.game import MammaMia
from tablee.games.mamma_mia.rules.pizzeria import Pizzeria
from tablee.testing import PlayedPosition

SEATS: Final = (2, 3, 4, 5, 6)
TRIO: Final = "green yellow red"  # the rulebook's Alberto, Beata and Claudio


def mamma_mia() -> MammaMia:
    game = games.load("mamma_mia")
    assert isinstance(game, MammaMia)
    return game


GAME: Final = mamma_mia()


def start(seats: int, seed: str = "1", **options: str) -> Pizzeria:
    """A game at its first decision."""
    state = GAME.new(seats, GAME.settle(seats, options), seed)
    assert isinstance(state, Pizzeria)
    return state


class Table(PlayedPosition):
    """A match from a position of Mamma Mia! Grande."""

    def __init__(
        self, seats: int = 3, options: dict[str, str] | None = None, /, **where: object
    ) -> None:
        if seats == 3:
            where.setdefault("colours", TRIO)
        super().__init__(GAME, seats, options or {}, where)

    def play(self, moves: str) -> list[str]:
        """These moves, with semicolons between, each by whoever is asked; what all could read."""
        return self.submit(moves.split(";"))


def unloading(oven: str, seats: int = 3, /, **where: object) -> Table:
    """The oven is opened by the second player's draw of the last card, a shrimp.

    Nobody else holds an ingredient but those named.
    """
    for seat in range(1, seats + 1):
        where.setdefault(f"hand_{seat}", "")
    options = where.pop("options", {})
    assert isinstance(options, dict)
    table = Table(seats, options, seat=2, step="draw", kitchen="shrimp", oven=oven, **where)
    table.play("draw kitchen")
    return table
