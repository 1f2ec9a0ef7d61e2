"""A position set up by name and played by text: what the tests of every game share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tablee.kernel import REFEREE, SPECTATOR, Game, Match, Rng, View, read_by
from tablee.scenario.event_pattern import written


class PlayedPosition:
    """A match from a position; seats count from 1, as people do, viewers from 0."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, str], where: dict[str, object]
    ) -> None:
        self.game = game
        self.options = game.settle(seats, options)
        state = game.position(seats, self.options, Rng.seeded("1"), where)
        self.match = Match(game, seats, self.options, state=state)

    def submit(self, moves: Iterable[str]) -> list[str]:
        """These moves, each by whoever is asked; what everybody could read about them."""
        before = len(self.match.events)
        for move in moves:
            self.match.submit(self.seat - 1, move)
        return self.events(SPECTATOR, before)

    def events(self, viewer: int = REFEREE, since: int = 0) -> list[str]:
        """What a viewer read, as scenarios write it."""
        return [written(self.game, event) for event in read_by(self.match.events[since:], viewer)]

    def log(self, viewer: int) -> list[str]:
        """What a viewer's screen shows of it now."""
        return [written(self.game, event) for event in self.match.log(viewer)]

    def refusal(self, move: str, seat: int = 0) -> str:
        """What forbids a move to a seat, or to whoever is asked; "" if nothing does."""
        refused = self.match.explain((seat or self.seat) - 1, move)
        return refused.cited if refused else ""

    def legal(self, seat: int = 0) -> list[str]:
        """The moves of a seat, or of whoever is asked."""
        return self.match.legal_texts((seat or self.seat) - 1)

    def view(self, viewer: int) -> View:
        return self.match.referee() if viewer == REFEREE else self.match.view(viewer)

    def cards(self, name: str, viewer: int = REFEREE) -> list[str]:
        """A zone as the viewer sees it, sorted where its order says nothing."""
        faces = self.view(viewer).zones[name]
        shown = sorted(faces) if name in self.match.unordered() else faces
        return [self.game.face_name(face) for face in shown]

    def fact(self, name: str, viewer: int = SPECTATOR) -> object:
        """As people count: seats from 1."""
        return self.game.naming.facts(self.view(viewer).facts).get(name)

    @property
    def phase(self) -> str:
        return self.match.referee().phase

    @property
    def seat(self) -> int:
        """Whom the table waits for, the first of them."""
        return self.match.awaited[0] + 1

    @property
    def asked(self) -> list[int]:
        return [seat + 1 for seat in self.match.acting]
