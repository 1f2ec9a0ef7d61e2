"""What decisions have in common: on a clock table a limit, and an answer when it is over."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log
from tablee.kernel.state import Sealed, Step, Turn


class Question(Turn[Town]):
    """R7.7: a nested decision: on a clock table it has its own limit; then the first answer.

    The open question is the first of what is pending, with its numbers: what it is about
    (`s.about`) and how often it is to be answered (`s.left`). `answer` carries it out, and the
    game goes on; `later` asks it in its turn.
    """

    rule = "R9.5"

    def __init__(self) -> None:
        self.later = Later(self)

    def ask(self, s: Town, seat: i64, about: i64 = NONE, left: i64 = 1) -> None:
        """Now."""
        s.then(self.later, seat, about, left)
        s.turn(self, seat)

    def due(self, s: Town, seat: i64) -> bool:
        """Whether there is anything to decide when its turn has come."""
        return len(self.legal(s, seat)) > 0

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        raise NotImplementedError

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        asked = s.answered()
        if asked.c > 1:
            s.then(self.later, seat, asked.b, asked.c - 1)
        self.answer(s, seat, asked.b, move, log)
        s.go_on(log)

    def seconds(self, s: Town) -> int:
        return s.box.nested_seconds if s.plan.clock else 0


class Later(Step[Town]):
    """Player `a` is asked about `b`, `c` times."""

    def __init__(self, question: Question) -> None:
        self.question = question

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.then(self, a, b, c)
        if self.question.due(s, a):
            s.turn(self.question, a)
        else:
            s.answered()


class Secret(Sealed[Town]):
    """The same for a decision that several take in secret."""

    def seconds(self, s: Town) -> int:
        return s.box.nested_seconds if s.plan.clock else 0
