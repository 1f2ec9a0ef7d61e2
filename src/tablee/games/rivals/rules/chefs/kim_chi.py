"""Drama Queen (R10.7): for $100 or an ingredient, somebody else's chef comes to her place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules import moves as m
from tablee.games.rivals.rules.attack import attack
from tablee.games.rivals.rules.board import Figure
from tablee.games.rivals.rules.chefs.angus_khan import ARRIVE
from tablee.games.rivals.rules.goods import discard
from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.places import relocate
from tablee.games.rivals.rules.questions import Question
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log
from tablee.kernel.state import Step


def drama_targets(s: Town, kim: Figure) -> list[int]:
    """Other players' chefs elsewhere, not road-blocked, not of yesterday's player; as moves."""
    yesterday = s.kim_target if s.kim_day == s.day - 1 else NONE
    return [
        m.CHEF + figure.chef
        for figure in s.figures
        if figure.chef != NONE
        and figure.seat not in (kim.seat, yesterday)
        and not figure.npc
        and figure.place not in (kim.place, ids.HOME)
    ]


class DramaQueen(Step[Town]):
    """R6.9: not from home, and only if she can pay."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        kim = s.power_of(ids.KIM)
        if kim is None or kim.place == ids.HOME:
            return
        one = s.restaurants[kim.seat]
        if (one.money >= s.box.kim_price or one.pantry) and drama_targets(s, kim):
            s.power = ids.KIM
            s.question(DRAMA, kim.seat, kim.number)


class Drama(Question):
    """D8: whom she calls, or nobody."""

    key = "drama"
    rule = "R10.7:not-that-chef"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.NO, *drama_targets(s, s.figures[s.about])]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        figure = s.figure_of(move - m.CHEF) if move != m.NO else None
        if figure is None:
            s.power = NONE
            s.go_on(log)
        else:
            log.all("power", seat, ids.KIM)
            log.all("aimed-chef", seat, figure.chef)
            s.question(DRAMA_COST, seat, figure.number)


class DramaCost(Question):
    """$100 to the bank, or any one ingredient."""

    key = "drama-cost"
    rule = "R10.7:cost"

    def legal(self, s: Town, seat: i64) -> list[int]:
        one = s.restaurants[seat]
        found = [m.DISCARD + kind for kind in one.owned()]
        return [m.PAY, *found] if one.money >= s.box.kim_price else found

    def answer(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move == m.PAY:
            s.restaurants[seat].money -= s.box.kim_price
            log.all("paid", seat, s.box.kim_price)
        else:
            discard(s, seat, move - m.DISCARD)
            log.all("discarded", seat, move - m.DISCARD)
        figure = s.figures[s.about]
        s.kim_target = figure.seat
        s.kim_day = s.day
        s.then(CALLED, figure.number)
        attack(s, seat, 1 << figure.seat)


class Called(Step[Town]):
    """Figure `a` comes, unless he stopped it."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.power = NONE
        kim = s.power_of(ids.KIM)
        if kim is not None and s.hit >> s.figures[a].seat & 1:
            relocate(s, s.figures[a], kim.place, log)
            s.then(ARRIVE, a)


DRAMA_QUEEN: Final = DramaQueen()
DRAMA: Final = Drama()
DRAMA_COST: Final = DramaCost()
CALLED: Final = Called()
