"""Drama Queen (R10.7): for $100 or an ingredient, somebody else's chef comes to her place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules import moves as m
from tablee.games.rivals.rules.board import Figure
from tablee.games.rivals.rules.chefs.angus_khan import ARRIVE
from tablee.games.rivals.rules.goods import discard
from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.places import relocate
from tablee.games.rivals.rules.powers import AimedPower
from tablee.games.rivals.rules.questions import Question
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log


class DramaQueen(AimedPower):
    """R6.9: not from home, and only if she can pay."""

    key = "drama"
    rule = "R10.7:not-that-chef"

    def targets(self, s: Town, figure: Figure) -> list[int]:
        """Other players' chefs elsewhere, not road-blocked, not of yesterday's player."""
        one = s.restaurants[figure.seat]
        if one.money < s.box.kim_price and not one.pantry:
            return []
        yesterday = s.kim_target if s.kim_day == s.day - 1 else NONE
        return [
            m.CHEF + other.chef
            for other in s.out()
            if other.seat not in (figure.seat, yesterday)
            and not other.npc
            and other.place not in (figure.place, ids.HOME)
        ]

    def strike(self, s: Town, user: i64, victim: i64, figure: i64) -> None:
        s.then(DRAMA_COST.later, user, figure)

    def work(self, s: Town, user: i64, victim: i64, figure: i64, log: Log) -> None:
        kim = s.power_of(ids.KIM)
        if kim is not None:
            relocate(s, s.figures[figure], kim.place, log)
            s.then(ARRIVE, figure)


class DramaCost(Question):
    """$100 to the bank, or any one ingredient."""

    key = "drama-cost"
    rule = "R10.7:cost"

    def legal(self, s: Town, seat: i64) -> list[int]:
        one = s.restaurants[seat]
        found = [m.DISCARD + kind for kind in one.owned()]
        return [m.PAY, *found] if one.money >= s.box.kim_price else found

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        if move == m.PAY:
            s.restaurants[seat].money -= s.box.kim_price
            log.all("paid", seat, s.box.kim_price)
        else:
            discard(s, seat, move - m.DISCARD)
            log.all("discarded", seat, move - m.DISCARD)
        s.kim_target = s.figures[about].seat
        s.kim_day = s.day
        AimedPower.strike(DRAMA_QUEEN, s, seat, s.kim_target, about)


DRAMA_QUEEN: Final = DramaQueen(ids.KIM)
DRAMA_COST: Final = DramaCost()
