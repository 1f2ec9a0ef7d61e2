"""What a seat is asked: its legal moves, its view, and worlds to search in.

An ask keeps the true state to itself. A world is a table that the seat cannot tell from the true
one, with what it does not know dealt again; nothing done in it reaches the true table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex

from mypy_extensions import i64

from tablee.kernel.engine import actors, acts, idle, legal, pass_time, ranking
from tablee.kernel.errors import BadInput
from tablee.kernel.handed_in import whole
from tablee.kernel.hidden import View, check_eyes, determinize, eyes_of, view
from tablee.kernel.log import REFEREE, SILENT
from tablee.kernel.printed import deciding, moves_of, view_lines
from tablee.kernel.rng import Rng, chance
from tablee.kernel.state import State

if TYPE_CHECKING:
    from tablee.kernel.game import Game


class Ask:
    """One question to one seat. The view and other worlds are made only when they are wanted.

    With its `game` it can name what it prints; the rules need none.
    """

    def __init__(self, state: State, seat: i64, moves: list[int], game: Game | None = None) -> None:
        self._state = state
        self.seat = seat
        self.moves = moves
        self.game = game
        self._rng: Rng | None = None

    def view(self) -> View:
        """The table as the seat sees it."""
        if self.game is None:
            return view(self._state, self.seat)
        return self.game.view(self._state, self.seat)

    def world(self, rng: Rng | Any = None) -> World:
        """A table the seat cannot tell from the true one, to search in; a new one each time.

        Without a stream of one's own, the first, second... world of an ask is always the same.
        """
        if rng is None:
            if self._rng is None:
                self._rng = Rng.seeded("worlds")
            rng = self._rng
        return World(determinize(self._state, self.seat, chance(rng)), self.seat, self.game)

    def __repr__(self) -> str:
        if self.game is None:
            return f"<Ask {eyes_of(self.seat)}, moves {len(self.moves)}>"
        texts = self.game.catalogue.texts
        asked = moves_of([texts[move] for move in self.moves])
        return f"<Ask {self.game.key}, {eyes_of(self.seat)}, moves {asked}>"

    def __str__(self) -> str:
        if self.game is None:
            return repr(self)
        return "\n".join([repr(self), *view_lines(self.game, self.view())])


class World:
    """What a seat does not know has been dealt again, and the secret choices of others are open.

    `seat` decides next: first the asker, then whoever the rules ask; where the asker is not asked,
    whoever is, from the start, with the cards that the asker thinks they may have. `state` is the
    re-dealt state, for questions to the game's rules.
    """

    def __init__(self, state: State, asker: i64, game: Game | None = None) -> None:
        self.state = state
        self.asker = asker
        self.seat: i64 = asker if acts(state, asker) else state.seat
        self.game = game

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

    def ranking(self) -> list[int]:
        """After the end: 1 for the winners; empty where the game knows no winner."""
        return ranking(self.state)

    def legal(self, seat: SupportsIndex | None = None) -> list[int]:
        """What a seat may do now, the one that decides next if none is named.

        Nothing for those who are not asked: `legal(asker)` is empty until it is the asker's turn.
        """
        if seat is None:
            return legal(self.state, self.seat)
        asked = seat if type(seat) is int else whole("a seat", seat)
        check_eyes(asked, self.state.seats)
        return legal(self.state, asked)

    def play(self, move: SupportsIndex) -> None:
        """A move of `seat`, one of `legal()`; BadInput for what is not theirs."""
        s = self.state
        made = move if type(move) is int else whole("a move", move)
        if made not in legal(s, self.seat):
            theirs = "nobody decides any more" if self.over else f"seat {self.seat} decides now"
            raise BadInput(f"the move {made} is not legal here: {theirs}, see legal()")
        s.phase.apply(s, self.seat, made, SILENT)
        self.go_on()

    def go_on(self) -> None:
        """Time passes where everybody rests; then somebody decides, or the game is over."""
        s = self.state
        while s.lanes and idle(s):
            if not pass_time(s):
                break
        self.seat = s.seat

    def finish(self, rng: Rng | Any = None) -> i64:
        """Play to the end at random; the number of decisions."""
        s = self.state
        lot = s.rng.fork() if rng is None else chance(rng)
        decisions: i64 = 0
        while s.acting:
            moves = s.phase.legal(s, self.seat)
            s.phase.apply(s, self.seat, moves[lot.below(len(moves))], SILENT)
            self.go_on()
            decisions += 1
        return decisions

    def clone(self) -> World:
        """The same world again, to try something else in."""
        twin = World(self.state.clone(), self.asker, self.game)
        twin.seat = self.seat
        return twin

    def __repr__(self) -> str:
        game = f"{self.game.key} " if self.game is not None else ""
        asked = f"{self.state.phase.key}, {deciding([self.seat])}"
        what = f"over, {self.scores}" if self.over else asked
        return f"<World {game}as {eyes_of(self.asker)} may think it: {what}>"

    def __str__(self) -> str:
        """With all cards open: none of them need be where it truly is."""
        if self.game is None:
            return repr(self)
        return "\n".join([repr(self), *view_lines(self.game, view(self.state, REFEREE))])
