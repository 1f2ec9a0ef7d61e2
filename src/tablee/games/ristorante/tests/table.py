"""What the tests of Ristorante Italia share: a table set up by name and played by text."""

from __future__ import annotations

from typing import Any, Final

from tablee import games
from tablee.games.ristorante.game import RistoranteItalia
from tablee.games.ristorante.rules.town import Town
from tablee.kernel import REFEREE
from tablee.testing import PlayedPosition
from tablee.testing.matches import truth

SEATS: Final = (2, 3, 4, 5)
MODES: Final = ("base", "advanced")
FISH: Final = (
    "insalata_di_merluzzo_e_patate risotto_al_nero_di_seppia "
    "tonno_alla_livornese panna_cotta_alle_fragole"
)
MIXED: Final = "prosciutto_e_fichi tagliatelle_al_ragu carciofi_ai_funghi crostata_di_fragole"


def ristorante() -> RistoranteItalia:
    game = games.load("ristorante")
    assert isinstance(game, RistoranteItalia)
    return game


GAME: Final = ristorante()


def start(seats: int, seed: str = "1", **options: str) -> Town:
    """A game at its first decision."""
    state = GAME.new(seats, GAME.settle(seats, options), seed)
    assert isinstance(state, Town)
    return state


class Table(PlayedPosition):
    """A match from a position of Ristorante Italia."""

    def __init__(self, seats: int = 2, /, mode: str = "base", on: str = "", **where: Any) -> None:
        """`on`: the variants that are played."""
        super().__init__(GAME, seats, {"mode": mode, **dict.fromkeys(on.split(), "on")}, where)

    def play(self, moves: str) -> list[str]:
        """These moves, with semicolons between, each by whoever is asked; what all could read."""
        return self.submit(moves.split(";"))

    @property
    def s(self) -> Town:
        state = truth(self.match)
        assert isinstance(state, Town)
        return state

    def zone(self, name: str, viewer: int = REFEREE) -> list[str]:
        """In the order in which the cards lie."""
        return [GAME.face_name(face) for face in self.view(viewer).zones[name]]

    def fact(self, name: str, viewer: int = REFEREE) -> object:
        return super().fact(name, viewer)


def advanced(seats: int = 2, /, **where: Any) -> Table:
    return Table(seats, "advanced", **where)
