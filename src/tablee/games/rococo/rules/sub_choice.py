"""R7.1: what all decisions within a turn have in common; what all nine actions have (R8)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.house import Terms
from tablee.games.rococo.rules.salon import Salon
from tablee.kernel.log import Log
from tablee.kernel.state import Step, Turn


class SubChoice(Turn[Salon]):
    """A decision of the player whose turn it is. Moves of other decisions have their own time."""

    waiting = "R7.1:not-your-turn"
    verb: ClassVar[int] = 0  # the first of its own moves
    width: ClassVar[int] = 0  # and how many there are
    refused: ClassVar[str] = ""  # cited for one of them that is not possible; else `rule`

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        """What the move does, and the question that it leads to, if any."""
        raise NotImplementedError

    def apply(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        """Where nothing more is asked the turn goes on."""
        asked = s.frames
        self.do(s, seat, move, log)
        if s.frames == asked:
            s.go_on(log)

    def refuse(self, s: Salon, seat: i64, at: i64) -> str:
        """Why one of its own moves, counted from the first one, cannot be made now."""
        return self.refused or self.rule

    def explain(self, s: Salon, seat: i64, move: i64) -> str:
        at = move - self.verb
        if 0 <= at < self.width:
            return self.refuse(s, seat, at)
        if move < ids.PLAY:
            return "R6.9:phase-over"
        if move < ids.RECRUIT:
            return "R7.2:one-card"
        if ids.ACTION <= move < ids.BONUS:
            return "R7.3:one-action"
        if ids.BONUS <= move <= ids.NO_BONUS:
            return "R7.3:bonus-later"
        if move == ids.DONE:
            return "R7.3:not-done"
        return "R7.3:no-forgoing" if move == ids.FORGO else "R7.3:something-else"


class Action(SubChoice):
    """The first decision of one of the nine actions (R8), as a main action or by a bonus."""

    def why_not(self, s: Salon, p: i64, chef: bool, terms: Terms) -> str:
        """R7.7: the rule that leaves no legal way to carry it out; "" if there is one."""
        raise NotImplementedError

    def begin(self, s: Salon, p: i64, terms: Terms) -> None:
        s.turn(self, p)


class Repeated(Action):
    """What may be done more than once: the first, then another one or done."""

    def __init__(self) -> None:
        self.next = Another(self)

    def choices(self, s: Salon, p: i64) -> list[int]:
        raise NotImplementedError

    def one(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        """Do one, or ask what else is to be known of it."""
        raise NotImplementedError

    def another(self, s: Salon, p: i64) -> bool:
        """Whether there can be another one."""
        return len(self.choices(s, p)) > 0

    def begin(self, s: Salon, p: i64, terms: Terms) -> None:
        self.ask(s, p, terms.limit - 1, False)

    def ask(self, s: Salon, p: i64, more: i64, again: bool) -> None:
        s.more = more
        s.again = again
        s.turn(self, p)

    def legal(self, s: Salon, seat: i64) -> list[int]:
        moves = self.choices(s, seat)
        if s.again:
            moves.append(ids.DONE)
        return moves

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        if move == ids.DONE:
            log.all("stops", seat)
        else:
            s.then(self.next, s.more)
            self.one(s, seat, move, log)


@final
class Another(Step[Salon]):
    """One was done, so many more may follow."""

    def __init__(self, choice: Repeated) -> None:
        self.choice = choice

    def run(self, s: Salon, a: i64, b: i64, c: i64, log: Log) -> None:
        if a and self.choice.another(s, s.player):
            self.choice.ask(s, s.player, a - 1, True)
