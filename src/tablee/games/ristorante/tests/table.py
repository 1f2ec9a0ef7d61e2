"""What the tests of Ristorante Italia share: a table set up by name and played by text."""

from __future__ import annotations

from typing import Any, Final

from tablee import games
from tablee.games.ristorante.game import RistoranteItalia
from tablee.games.ristorante.rules.town import Town
from tablee.kernel import REFEREE, SPECTATOR, Match, Refused, Rng, read_by
from tablee.scenario.event_pattern import written
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


class Table:
    """A match from a position; seats count from 1, as people do."""

    def __init__(self, seats: int = 2, /, mode: str = "base", on: str = "", **where: Any) -> None:
        """`on`: the variants that are played."""
        options = {"mode": mode, **dict.fromkeys(on.split(), "on")}
        self.options = GAME.settle(seats, options)
        state = GAME.position(seats, self.options, Rng.seeded("1"), where)
        self.match = Match(GAME, seats, self.options, state=state)

    def play(self, moves: str) -> list[str]:
        """These moves, with semicolons between, each by whoever is asked; what all could read."""
        before = len(self.match.events)
        for move in moves.split(";"):
            self.match.submit(self.match.awaited[0], move)
        return self.events(SPECTATOR, before)

    def events(self, viewer: int = REFEREE, since: int = 0) -> list[str]:
        """What a viewer read, as scenarios write it."""
        return [written(GAME, event) for event in read_by(self.match.events[since:], viewer)]

    def refusal(self, move: str, seat: int = 0) -> str:
        """Why this seat (or whoever is asked) may not do this now."""
        asked = seat - 1 if seat else self.match.awaited[0]
        refused = self.match.explain(asked, move)
        assert isinstance(refused, Refused), f"{move} is legal"
        return refused.cited

    def legal(self, seat: int = 0) -> list[str]:
        return self.match.legal(seat - 1 if seat else self.match.awaited[0])

    @property
    def asked(self) -> int:
        return self.match.awaited[0] + 1

    @property
    def phase(self) -> str:
        return self.match.referee().phase

    @property
    def s(self) -> Town:
        state = truth(self.match)
        assert isinstance(state, Town)
        return state

    def zone(self, name: str, viewer: int = REFEREE) -> list[str]:
        view = self.match.referee() if viewer == REFEREE else self.match.view(viewer)
        return [GAME.face_name(face) for face in view.zones[name]]

    def fact(self, name: str, viewer: int = REFEREE) -> object:
        view = self.match.referee() if viewer == REFEREE else self.match.view(viewer)
        return view.facts[name]


def advanced(seats: int = 2, /, **where: Any) -> Table:
    return Table(seats, "advanced", **where)
