"""Wok Away (R10.5): a chef on his market has to go elsewhere. As an NPC: every Active Chef."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules import moves as m
from tablee.games.rivals.rules.attack import attack
from tablee.games.rivals.rules.chefs.lovehandles_mcfatterson import BLOCK
from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.places import FLEEING, PLACING
from tablee.games.rivals.rules.questions import Question
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log
from tablee.kernel.state import Step


class WokAway(Step[Town]):
    """R6.9: on a market, not on the Island."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        figure = s.power_of(ids.ANGUS)
        if figure is not None and figure.place < ids.ISLAND and s.foes_of(figure):
            s.power = ids.ANGUS
            s.question(BANNING, figure.seat, figure.number)


class Banning(Question):
    """D8: one of the chefs there, or nobody."""

    key = "ban"
    rule = "R10.5:not-there"

    def legal(self, s: Town, seat: i64) -> list[int]:
        foes = s.foes_of(s.figures[s.about])
        found = [m.CHEF + figure.chef for figure in s.figures if foes >> figure.number & 1]
        return [m.NO, *found]

    def answer(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        figure = s.figure_of(move - m.CHEF) if move != m.NO else None
        if figure is None:
            s.power = NONE
        else:
            log.all("power", seat, ids.ANGUS)
            log.all("aimed-chef", seat, figure.chef)
            s.then(BANNED, figure.number)
            attack(s, seat, 1 << figure.seat)


class Banned(Step[Town]):
    """Figure `a`, unless he stopped it."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.power = NONE
        if s.hit >> s.figures[a].seat & 1:
            s.then(ARRIVE, a)
            s.then(FLEEING.later, s.figures[a].seat, a)


# --- as an NPC ------------------------------------------------------------------------------------


class Chase(Step[Town]):
    """R13.5: he sends the Active Chefs of the mask `a` away from his market; `b`: see Chased."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        figure = s.npc_power(ids.ANGUS)
        if figure is None:
            return
        s.targets = s.foes_of(figure) & a
        if s.targets:
            s.hit = 0
            s.then(CHASED, s.targets, b)
            attack(s, figure.seat, s.seats_of(s.targets))


class Chased(Step[Town]):
    """In day order; `b`: all are placed later together."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        order = s.day_order()
        order.reverse()
        for seat in order:
            number = s.restaurants[seat].figures[0].number
            if a >> number & 1 and s.hit >> seat & 1:
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


WOK_AWAY: Final = WokAway()
BANNING: Final = Banning()
BANNED: Final = Banned()
CHASE: Final = Chase()
CHASED: Final = Chased()
ARRIVE: Final = Arrive()
