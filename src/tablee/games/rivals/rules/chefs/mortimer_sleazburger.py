"""Dirty Deed (R10.9): one of his garbage goes to somebody else, from anywhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules import moves as m
from tablee.games.rivals.rules.attack import attack
from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.questions import Question
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log
from tablee.kernel.state import Step


def deed_targets(s: Town, seat: i64) -> list[int]:
    """Not the player he targeted the day before; as moves."""
    yesterday = s.mortimer_target if s.mortimer_day == s.day - 1 else NONE
    return [m.TARGET + other for other in range(s.seats) if other not in (seat, yesterday)]


class DirtyDeed(Step[Town]):
    """R6.9: first in the powers step; he needs garbage to give."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        figure = s.power_of(ids.MORTIMER)
        if figure is None or not s.restaurants[figure.seat].garbage:
            return
        if deed_targets(s, figure.seat):
            s.power = ids.MORTIMER
            s.question(DEED, figure.seat)


class Deed(Question):
    """D8: to whom, or not."""

    key = "deed"
    rule = "R10.9:yesterday"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.NO, *deed_targets(s, seat)]

    def answer(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move == m.NO:
            s.power = NONE
        else:
            s.mortimer_target = move - m.TARGET
            s.mortimer_day = s.day
            log.all("power", seat, ids.MORTIMER)
            log.all("aimed", seat, move - m.TARGET)
            s.then(DIRTIED, seat, move - m.TARGET)
            attack(s, seat, 1 << (move - m.TARGET))


class Dirtied(Step[Town]):
    """From `a` to `b`, unless he stopped it."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.power = NONE
        if s.hit >> b & 1:
            s.restaurants[a].garbage -= 1
            s.restaurants[b].garbage += 1
            log.all("garbage", b, 1)


DIRTY_DEED: Final = DirtyDeed()
DEED: Final = Deed()
DIRTIED: Final = Dirtied()
