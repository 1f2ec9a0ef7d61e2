"""Cards that harm others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import goods, ids, moves as m, places
from tablee.games.rivals.rules.cards.card import Card
from tablee.games.rivals.rules.questions import Question
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log
from tablee.kernel.state import Step


class NegativeCritic(Card):
    """R9.21: another player loses 1 popularity at once."""

    def can_hit(self, s: Town, seat: i64) -> bool:
        return s.restaurants[seat].popularity > 0

    def hit(self, s: Town, seat: i64, log: Log) -> None:
        s.restaurants[seat].popularity -= 1
        log.all("lost-popularity", seat, 1)


class AlienAttack(Card):
    """R9.15, Q5: every player, you too, takes 2 garbage for each Alien Goo he owns."""

    def can_hit(self, s: Town, seat: i64) -> bool:
        return s.restaurants[seat].have[ids.GOO] > 0

    def work(self, s: Town, log: Log) -> None:
        super().work(s, log)
        if self.can_hit(s, s.effect.user):
            self.hit(s, s.effect.user, log)

    def hit(self, s: Town, seat: i64, log: Log) -> None:
        one = s.restaurants[seat]
        garbage = s.box.alien_garbage * one.have[ids.GOO]
        one.garbage += garbage
        log.all("garbage", seat, garbage)


class ItsJustBusiness(Card):
    """R9.20: up to two others are closed today; R8.1 says what that means."""

    def hit(self, s: Town, seat: i64, log: Log) -> None:
        s.restaurants[seat].closed = True
        s.closed_by = s.effect.user
        log.all("closed", seat)


class FakeSale(Card):
    """R9.30: today market prices are doubled for every other player (R7.17)."""

    def hit(self, s: Town, seat: i64, log: Log) -> None:
        s.restaurants[seat].doubled = True


class Contamination(Card):
    """R9.16: each target takes 1 garbage and discards an ingredient of his own choice."""

    def work(self, s: Town, log: Log) -> None:
        for seat in self.last_first(s):
            s.then(CONTAMINATE, seat)


class Contaminate(Step[Town]):
    """Player `a`; Q55: without ingredients, only the garbage."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.restaurants[a].garbage += 1
        log.all("garbage", a, 1)
        if s.restaurants[a].pantry:
            CONTAMINATED.ask(s, a)


class Contaminated(Question):
    """D16."""

    key = "contaminated"
    rule = "R9.16:not-yours"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.DISCARD + kind for kind in s.restaurants[seat].owned()]

    def fallback(self, s: Town, seat: i64) -> int:
        one = s.restaurants[seat]
        for kind in one.owned():
            if one.storage(kind):
                return m.DISCARD + kind
        return m.DISCARD + one.owned()[0]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        goods.lose(s, seat, move - m.DISCARD, log)


class FoodRecall(Card):
    """R9.17: of each target one non-Mystery ingredient of your choice is discarded."""

    def can_hit(self, s: Town, seat: i64) -> bool:
        return len(s.restaurants[seat].stocked()) > 0

    def work(self, s: Town, log: Log) -> None:
        for seat in self.last_first(s):
            s.then(RECALLING.later, s.effect.user, seat)


class Recalling(Question):
    """D13."""

    key = "recall"
    rule = "R9.17:not-there"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.NAME + kind for kind in s.restaurants[s.about].stocked()]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        goods.lose(s, about, move - m.NAME, log)


class RoadBlock(Card):
    """R9.22: any number of other players' chefs go home and buy nothing today."""

    def targets(self, s: Town, seat: i64) -> i64:
        """Figures, not players; NPCs cannot be named (R13.10)."""
        mask: i64 = 0
        for figure in s.out():
            if figure.place != ids.HOME and figure.seat != seat and not figure.npc:
                mask |= 1 << figure.number
        return mask

    def work(self, s: Town, log: Log) -> None:
        for figure in s.figures:
            if s.effect.targets >> figure.number & 1 and s.effect.hit >> figure.seat & 1:
                places.leave(s, figure, ids.HOME)
                figure.blocked = True
                log.all("blocked", figure.seat, figure.chef)


CONTAMINATE: Final = Contaminate()
CONTAMINATED: Final = Contaminated()
RECALLING: Final = Recalling()
