"""What the tests of Mamma Mia! Grande share: a table set up by name and played by text."""

from __future__ import annotations

from typing import Final

from tablee import games
from tablee.games.mamma_mia.game import MammaMia
from tablee.games.mamma_mia.rules.pizzeria import Pizzeria
from tablee.kernel import REFEREE, SPECTATOR, Match, Rng, read_by
from tablee.scenario.event_pattern import written

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


class Table:
    """A match from a position; seats count from 1, as people do."""

    def __init__(
        self, seats: int = 3, options: dict[str, str] | None = None, /, **where: object
    ) -> None:
        if seats == 3:
            where.setdefault("colours", TRIO)
        self.options = GAME.settle(seats, options or {})
        state = GAME.position(seats, self.options, Rng.seeded("1"), where)
        self.match = Match(GAME, seats, self.options, state=state)

    def play(self, moves: str) -> list[str]:
        """These moves, with semicolons between, each by whoever is asked; what all could read."""
        before = len(self.match.events)
        for move in moves.split(";"):
            self.match.submit(self.match.acting[0], move)
        return self.events(SPECTATOR, before)

    def events(self, viewer: int = REFEREE, since: int = 0) -> list[str]:
        """What a viewer read, as scenarios write it."""
        return [written(GAME, event) for event in read_by(self.match.events[since:], viewer)]

    def log(self, viewer: int) -> list[str]:
        """What a viewer's screen shows of it now."""
        return [written(GAME, event) for event in self.match.log(viewer)]

    def refusal(self, move: str, seat: int = 0) -> str:
        """What forbids a move to a seat, or to whoever is asked; "" if nothing does."""
        refused = self.match.explain(seat - 1 if seat else self.match.acting[0], move)
        return refused.cited if refused else ""

    def legal(self) -> list[str]:
        return self.match.legal(self.match.acting[0])

    def zone(self, name: str, viewer: int = REFEREE) -> list[str]:
        """A zone as the viewer sees it, sorted where its order says nothing."""
        view = self.match.referee() if viewer == REFEREE else self.match.view(viewer)
        faces = view.zones[name]
        shown = sorted(faces) if name in self.match.unordered() else faces
        return [GAME.face_name(face) for face in shown]

    def fact(self, name: str, viewer: int = SPECTATOR) -> object:
        return self.match.view(viewer).facts.get(name)

    @property
    def phase(self) -> str:
        return self.match.referee().phase

    @property
    def asked(self) -> list[int]:
        return [seat + 1 for seat in self.match.acting]


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
