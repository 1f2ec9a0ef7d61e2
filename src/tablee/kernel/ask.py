"""What a seat is asked: its legal moves, its view, and worlds to search in.

An ask keeps the true state to itself. A world is a table that the seat cannot tell from the true
one, with what it does not know dealt again; nothing done in it reaches the true table.
"""

from __future__ import annotations

from mypy_extensions import i64

from tablee.kernel.engine import actors, idle, pass_time, ranking
from tablee.kernel.hidden import View, determinize, view
from tablee.kernel.log import SILENT
from tablee.kernel.rng import Rng
from tablee.kernel.state import State


class Ask:
    """One question to one seat. The view and other worlds are made only when they are wanted."""

    def __init__(self, state: State, seat: i64, moves: list[int]) -> None:
        self._state = state
        self.seat = seat
        self.moves = moves
        self._rng: Rng | None = None

    def view(self) -> View:
        """The table as the seat sees it."""
        return view(self._state, self.seat)

    def world(self, rng: Rng | None = None) -> World:
        """A table the seat cannot tell from the true one, to search in; a new one each time.

        Without a stream of one's own, the first, second... world of an ask is always the same.
        """
        if rng is None:
            if self._rng is None:
                self._rng = Rng.seeded("worlds")
            rng = self._rng
        return World(determinize(self._state, self.seat, rng), self.seat)

    def __repr__(self) -> str:
        return f"<Ask seat {self.seat}: {len(self.moves)} legal moves>"


class World:
    """What a seat does not know has been dealt again, and the secret choices of others are open.

    `seat` decides next: first the asker, then whoever the rules ask. `state` is the re-dealt
    state, for questions to the game's rules.
    """

    def __init__(self, state: State, asker: i64) -> None:
        self.state = state
        self.asker = asker
        self.seat = asker

    @property
    def over(self) -> bool:
        return self.state.acting == 0

    @property
    def acting(self) -> list[int]:
        """All seats that may act now."""
        return actors(self.state)

    @property
    def scores(self) -> list[int]:
        """The final scores; empty before the end."""
        return self.state.scores[:]

    def places(self) -> list[int]:
        """After the end: 1 for the winners; empty where the game knows no winner."""
        return ranking(self.state)

    def legal(self) -> list[int]:
        """What `seat` may do."""
        s = self.state
        return s.phase.legal(s, self.seat) if s.acting else []

    def play(self, move: i64) -> None:
        """A move of `seat`, one of `legal()`: in a search nobody checks it again."""
        s = self.state
        s.phase.apply(s, self.seat, move, SILENT)
        self.go_on()

    def go_on(self) -> None:
        """Time passes where everybody rests; then somebody decides, or the game is over."""
        s = self.state
        while s.lanes and idle(s):
            if not pass_time(s):
                break
        self.seat = s.seat

    def finish(self, rng: Rng | None = None) -> i64:
        """Play to the end at random; the number of decisions."""
        s = self.state
        if rng is None:
            rng = s.rng.fork()
        decisions: i64 = 0
        while s.acting:
            moves = s.phase.legal(s, self.seat)
            s.phase.apply(s, self.seat, moves[rng.below(len(moves))], SILENT)
            self.go_on()
            decisions += 1
        return decisions

    def clone(self) -> World:
        """The same world again, to try something else in."""
        twin = World(self.state.clone(), self.asker)
        twin.seat = self.seat
        return twin

    def __repr__(self) -> str:
        what = "over" if self.over else f"seat {self.seat} decides"
        return f"<World as seat {self.asker} may think it: {what}>"
