"""Share with Me, Comrade (R10.6): once a day, $100 for an ingredient of somebody's storage."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules import moves as m
from tablee.games.rivals.rules.attack import attack
from tablee.games.rivals.rules.goods import give, pay
from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.questions import Question
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log
from tablee.kernel.state import Step


def comrades(s: Town, seat: i64) -> list[int]:
    """The players from whose storage he may take something, as commands."""
    if s.own_power(seat, ids.STROGANOV) is None or s.spent(ids.STROGANOV):
        return []
    if s.restaurants[seat].spendable() < s.box.comrade_price:
        return []
    return [m.COMRADE + other for other in range(s.seats) if other != seat and stored(s, other)]


def stored(s: Town, seat: i64) -> list[int]:
    """The non-Mystery kinds a player has in storage (R3.10)."""
    one = s.restaurants[seat]
    return [kind for kind in one.stocked() if one.storage(kind)]


def ask_comrade(s: Town, seat: i64, victim: i64, log: Log) -> None:
    """The command, in a frame of its own."""
    s.powers_used |= 1 << ids.STROGANOV
    s.resolve(seat, NONE, ids.STROGANOV)
    log.all("power", seat, ids.STROGANOV)
    log.all("aimed", seat, victim)
    s.then(COMRADE_GIVES, victim)
    attack(s, 1 << victim)
    s.go_on(log)


class ComradeGives(Step[Town]):
    """Unless `a` stopped it; then nothing is paid."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        if s.effect.hit >> a & 1 and stored(s, a):
            SHARING.ask(s, s.effect.user, a)


class Sharing(Question):
    """D19: which ingredient of the storage."""

    key = "comrade"
    rule = "R10.6:not-stored"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.TAKE + kind for kind in stored(s, s.about)]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        pay(s, seat, about, s.box.comrade_price)
        give(s, about, seat, move - m.TAKE)
        log.all("shared", seat, about, move - m.TAKE)


COMRADE_GIVES: Final = ComradeGives()
SHARING: Final = Sharing()
