"""Wok Away (R10.5): a chef on his market has to go elsewhere. As an NPC: every Active Chef."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules import moves as m
from tablee.games.rivals.rules.attack import attack
from tablee.games.rivals.rules.board import Figure
from tablee.games.rivals.rules.chefs.lovehandles_mcfatterson import BLOCK
from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.places import FLEEING, PLACING
from tablee.games.rivals.rules.powers import AimedPower
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log
from tablee.kernel.state import Step


class WokAway(AimedPower):
    """R6.9: one of the chefs there."""

    key = "ban"
    rule = "R10.5:not-there"

    def targets(self, s: Town, figure: Figure) -> list[int]:
        foes = s.foes_of(figure)
        return [m.CHEF + other.chef for other in s.figures if foes >> other.number & 1]

    def work(self, s: Town, user: i64, victim: i64, figure: i64, log: Log) -> None:
        s.then(ARRIVE, figure)
        s.then(FLEEING.later, victim, figure)


# --- as an NPC ------------------------------------------------------------------------------------


class Chase(Step[Town]):
    """R13.5: he sends the Active Chefs of the mask `a` away from his market; `b`: see Chased."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        figure = s.npc_power(ids.ANGUS)
        foes = s.foes_of(figure) & a if figure is not None else 0
        if figure is not None and foes:
            s.resolve(figure.seat, NONE, ids.ANGUS)
            s.aim(foes)
            s.then(CHASED, foes, b)
            attack(s, s.seats_of(foes))


class Chased(Step[Town]):
    """In day order; `b`: all are placed later together."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        hit = s.effect.hit
        s.resolved()
        for seat in reversed(s.day_order()):
            number = s.restaurants[seat].figures[0].number
            if a >> number & 1 and hit >> seat & 1:
                if not b:
                    s.then(ARRIVE, number)
                s.then(FLEEING.later, seat, number)


class Arrive(Step[Town]):
    """R6.10: a chef comes to a new place: the powers there first, then he is placed, openly."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.figures[a].unplaced = True
        s.then(PLACING.later, s.figures[a].seat, a)
        s.then(BLOCK)
        s.then(CHASE, 1 << a)


WOK_AWAY: Final = WokAway(ids.ANGUS)
CHASE: Final = Chase()
CHASED: Final = Chased()
ARRIVE: Final = Arrive()
