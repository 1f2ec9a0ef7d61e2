"""Dirty Deed (R10.9): one of his garbage goes to somebody else, from anywhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules import moves as m
from tablee.games.rivals.rules.board import Figure
from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.powers import AimedPower
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log


class DirtyDeed(AimedPower):
    """R6.9: first in the powers step; he needs garbage to give."""

    key = "deed"
    rule = "R10.9:yesterday"

    def targets(self, s: Town, figure: Figure) -> list[int]:
        """Not the player he targeted the day before."""
        if not s.restaurants[figure.seat].garbage:
            return []
        yesterday = s.mortimer_target if s.mortimer_day == s.day - 1 else NONE
        return [m.TARGET + seat for seat in range(s.seats) if seat not in (figure.seat, yesterday)]

    def strike(self, s: Town, user: i64, victim: i64, figure: i64) -> None:
        s.mortimer_target = victim
        s.mortimer_day = s.day
        super().strike(s, user, victim, figure)

    def work(self, s: Town, user: i64, victim: i64, figure: i64, log: Log) -> None:
        s.restaurants[user].garbage -= 1
        s.restaurants[victim].garbage += 1
        log.all("garbage", victim, 1)


DIRTY_DEED: Final = DirtyDeed(ids.MORTIMER)
