"""Steps, and what decisions have in common: on a clock table a limit, then an answer by itself.

R9.6 to R9.11: whoever is hit by a card or a power may answer with Clam-Voyance, and be answered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules.moves import CLAM, LET
from tablee.games.rivals.rules.town import Town
from tablee.kernel import Log, Sealed, Step, Turn


class Do(Step[Town]):
    """A step that is a function of the town, three numbers and the log."""

    def __init__(self, act: Callable[[Town, i64, i64, i64, Log], None]) -> None:
        self.act = act

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        self.act(s, a, b, c, log)


class Question(Turn[Town]):
    """R7.7: a nested decision: on a clock table it has its own limit; then the first answer.

    The open question is the first of what is pending, with its numbers: what it is about
    (`s.about`) and how often it is to be answered. `answer` carries it out, and the game goes on;
    `later` asks it in its turn.
    """

    rule = "R9.5"
    limit: ClassVar[str] = "nested_choice"

    def __init__(self) -> None:
        self.later = Do(self.when_due)

    def ask(self, s: Town, seat: i64, about: i64 = ids.NONE, left: i64 = 1) -> None:
        s.then(self.later, seat, about, left)
        s.turn(self, seat)

    def due(self, s: Town, seat: i64) -> bool:
        """Whether there is anything to decide when its turn has come."""
        return len(self.legal(s, seat)) > 0

    def when_due(self, s: Town, seat: i64, about: i64, left: i64, log: Log) -> None:
        """Its turn has come: the player is asked so many times."""
        s.then(self.later, seat, about, left)
        if self.due(s, seat):
            s.turn(self, seat)
        else:
            s.answered()

    def price(self, s: Town) -> i64:
        """What PAY costs here, see `prices.py`; NONE where nobody is asked to pay."""
        return ids.NONE

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        raise NotImplementedError

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        asked = s.answered()
        if asked.c > 1:
            s.then(self.later, seat, asked.b, asked.c - 1)
        self.answer(s, seat, asked.b, move, log)
        s.go_on(log)

    def seconds(self, s: Town) -> int:
        return s.box.seconds[self.limit] if s.plan.clock else 0


class Secret(Sealed[Town]):
    """The same for a decision that several take in secret."""

    limit: ClassVar[str] = "nested_choice"

    def seconds(self, s: Town) -> int:
        return s.box.seconds[self.limit] if s.plan.clock else 0


def interrupt(s: Town, seat: i64, card: i64, power: i64) -> None:
    """R7.6: a card or a power that needs a choice or an answer stops everything else."""
    s.push()
    s.then(RESOLVED)
    s.resolve(seat, card, power)


def may_hold(s: Town, seat: i64) -> bool:
    """Q69: whom to ask, by what all can see: a clock table everybody, a serial one card holders."""
    return s.plan.clock or len(s.restaurants[seat].hand) > 0


def answers(s: Town, seat: i64) -> list[int]:
    return [CLAM, LET] if s.restaurants[seat].holds(ids.CLAM_VOYANCE) != ids.NONE else [LET]


def clam(s: Town, seat: i64, log: Log) -> None:
    s.spend_card(seat, ids.CLAM_VOYANCE)
    log.all("clam", seat)


def ask_targets(s: Town, seats: i64, b: i64, c: i64, log: Log) -> None:
    """R9.9: all targets are asked at once; afterwards `s.effect.hit` are those that it touches."""
    s.strike(seats)
    party = ids.mask_of([at for at in range(s.seats) if seats >> at & 1 and may_hold(s, at)])
    if party:
        s.seal(ANSWERING, party)


class Answering(Secret):
    """D14: play Clam-Voyance, or let it happen."""

    key = "answer"
    rule = "R9.6"
    limit = "reaction"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return answers(s, seat)

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        return "R9.6:no-clam" if move == CLAM else "R9.6:answer"

    def fallback(self, s: Town, seat: i64) -> int:
        return LET

    def reveal(self, s: Town, notes: list[list[int]], log: Log) -> None:
        for seat in [s.effect.user, *reversed(s.to_the_left(s.effect.user))]:
            if CLAM in notes[seat]:
                s.then(REPLY, seat, 1)
        for seat in range(s.seats):
            if CLAM in notes[seat]:
                clam(s, seat, log)
        s.go_on(log)


def ask_reply(s: Town, target: i64, clams: i64, c: i64, log: Log) -> None:
    """R9.7: the other side may stop the last of so many Clam-Voyances that protect a target."""
    asked = s.effect.user if clams % 2 else target
    own_npc = s.effect.user == target  # R13.6: it has nobody to speak for it
    if not own_npc and may_hold(s, asked):
        REPLYING.ask(s, asked, target, clams)
    else:
        conclude(s, target, clams, log)


class Replying(Question):
    """D15: stop it, or accept."""

    key = "reply"
    rule = "R9.7"
    waiting = "R9.8"
    limit = "reaction"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return answers(s, seat)

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        return "R9.6:no-clam" if move == CLAM else "R9.6:answer"

    def fallback(self, s: Town, seat: i64) -> int:
        return LET

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        asked = s.answered()
        if move == CLAM:
            clam(s, seat, log)
            s.then(REPLY, asked.b, asked.c + 1)
        else:
            conclude(s, asked.b, asked.c, log)
        s.go_on(log)


def conclude(s: Town, target: i64, clams: i64, log: Log) -> None:
    """R9.7: an odd number played stops the effect for that target."""
    if clams % 2:
        s.strike(s.effect.hit & ~(1 << target))
        log.all("stopped", target)


RESOLVED: Final = Do(lambda s, a, b, c, log: s.resolved())  # a card or power is over
ATTACK: Final = Do(ask_targets)
ANSWERING: Final = Answering()
REPLY: Final = Do(ask_reply)
REPLYING: Final = Replying()
