"""Cards that act on others: they take ingredients, money and action cards, or do harm."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rivals.rules import chefs, ids, moves as m
from tablee.games.rivals.rules.aiming import Aiming, Card
from tablee.games.rivals.rules.questions import Do
from tablee.games.rivals.rules.town import Town
from tablee.kernel import Log


class RaidersOfTheLostPork(Card):
    """R9.12, D13: steal one ingredient of your choice from one player."""

    key = "raid"
    rule = "R9.12:not-there"

    def can_hit(self, s: Town, seat: i64) -> bool:
        return len(s.restaurants[seat].pantry) > 0

    def hit(self, s: Town, seat: i64, log: Log) -> None:
        self.ask(s, s.effect.user, seat)

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.TAKE + kind for kind in s.restaurants[s.about].owned()]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        s.give(about, seat, move - m.TAKE)
        log.all("stole", seat, about, move - m.TAKE)


class Monopoly(Card):
    """R9.21, D13: name a non-Mystery kind that somebody has; they give you all their cards of it.
    It is named first, so that those who have some may answer."""

    key = "name"
    rule = "R9.4:no-target"

    def useful(self, s: Town, seat: i64) -> bool:
        return self.due(s, seat)

    def begin(self, s: Town, seat: i64, log: Log) -> None:
        self.ask(s, seat)

    def legal(self, s: Town, seat: i64) -> list[int]:
        others = [one for one in s.restaurants if one.seat != seat]
        return sorted({m.NAME + kind for one in others for kind in one.stocked()})

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        kind = move - m.NAME
        s.aim(0, kind)
        log.all("named", seat, kind)
        owners = [one.seat for one in s.restaurants if one.seat != seat and one.have[kind]]
        for owner in owners:
            log.all("aimed", seat, owner)
        self.strike(s, ids.mask_of(owners))

    def hit(self, s: Town, seat: i64, log: Log) -> None:
        kind = s.effect.named
        amount = s.restaurants[seat].have[kind]
        for i in range(amount):
            s.give(seat, s.effect.user, kind)
        log.all("surrendered", seat, kind, amount)


def loot(s: Town, card: i64, seat: i64) -> i64:
    """What Armed Robbery, Taxes or a Food Inspector takes from a player, who pays what he has."""
    one = s.restaurants[seat]
    if card == ids.ROBBERY:
        return one.money // 200 * 100
    return min(one.money, s.box.tax if card == ids.TAXES else s.box.fine * one.garbage)


class Robbery(Card):
    """R9.13, Armed Robbery: half of one player's money, rounded down to a full $100. R9.24, Taxes:
    $200 of every other player. R9.17, Food Inspector: of up to two others, $100 per garbage."""

    def can_hit(self, s: Town, seat: i64) -> bool:
        return loot(s, self.kind, seat) > 0

    def hit(self, s: Town, seat: i64, log: Log) -> None:
        amount = s.pay(seat, s.effect.user, loot(s, self.kind, seat))
        log.all("robbed", s.effect.user, seat, amount)


class NinjaAttack(Card):
    """R9.21, Q30: one action card at random; its two players see which, nobody else."""

    def can_hit(self, s: Town, seat: i64) -> bool:
        return len(s.restaurants[seat].hand) > 0

    def hit(self, s: Town, seat: i64, log: Log) -> None:
        hand = s.restaurants[seat].hand
        if hand:  # a Clam-Voyance may have been the last card
            both: i64 = 1 << s.effect.user | 1 << seat
            at = s.rng.below(len(hand))
            card = s.lose_card(seat, at, s.restaurants[s.effect.user].hand, both)
            log.tell(both, "stole-card", s.effect.user, s.box.faces[card], seat)


class SurveillanceCamera(NinjaAttack):
    """R9.35: you look at the action cards of all other players."""

    def hit(self, s: Town, seat: i64, log: Log) -> None:
        log.all("looked-at-hand", s.effect.user, seat)
        for card in s.restaurants[seat].hand:
            s.look_at(s.effect.user, card, log)


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

    def work(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        super().work(s, a, b, c, log)
        if self.can_hit(s, s.effect.user):
            self.hit(s, s.effect.user, log)

    def hit(self, s: Town, seat: i64, log: Log) -> None:
        s.litter(seat, s.box.alien_garbage * s.restaurants[seat].have[ids.GOO], log)


class ItsJustBusiness(Card):
    """R9.20: up to two others are closed today; R8.1 says what that means."""

    def hit(self, s: Town, seat: i64, log: Log) -> None:
        s.restaurants[seat].closed = True
        for one in s.restaurants:
            if one.seat == seat or s.plan.last_is_paid:
                one.closed_by = s.effect.user
        log.all("closed", seat)


class FakeSale(Card):
    """R9.30: today market prices are doubled for every other player (R7.17)."""

    def hit(self, s: Town, seat: i64, log: Log) -> None:
        s.restaurants[seat].doubled = True


class Contamination(Card):
    """R9.16, D16: each target takes 1 garbage and discards an ingredient of his own choice; Q55:
    without ingredients, only the garbage."""

    key = "contaminated"
    rule = "R9.16:not-yours"

    def __init__(self, kind: i64) -> None:
        super().__init__(kind)
        self.spoil = Do(lambda s, seat, b, c, log: s.litter(seat, 1, log))

    def work(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        for seat in self.last_first(s):
            s.then(self.later, seat)
            s.then(self.spoil, seat)

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.DISCARD + kind for kind in s.restaurants[seat].owned()]

    def fallback(self, s: Town, seat: i64) -> int:
        one = s.restaurants[seat]
        spare = [kind for kind in one.owned() if one.storage(kind)]
        return m.DISCARD + (spare or one.owned())[0]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        s.lose(seat, move - m.DISCARD, log)


class FoodRecall(Card):
    """R9.17, D13: of each target one non-Mystery ingredient of your choice is discarded."""

    key = "recall"
    rule = "R9.17:not-there"

    def can_hit(self, s: Town, seat: i64) -> bool:
        return len(s.restaurants[seat].stocked()) > 0

    def work(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        for seat in self.last_first(s):
            s.then(self.later, s.effect.user, seat)

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.NAME + kind for kind in s.restaurants[s.about].stocked()]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        s.lose(about, move - m.NAME, log)


class RoadBlock(Card):
    """R9.22: any number of other players' chefs go home and buy nothing today."""

    def __init__(self, kind: i64) -> None:
        super().__init__(kind)
        self.gathering = RoadBlocking(self)

    def targets(self, s: Town, seat: i64) -> i64:
        """Figures, not players; NPCs cannot be named (R13.10)."""
        away = [f for f in s.out() if f.place != ids.HOME and f.seat != seat and not f.npc]
        return ids.mask_of([figure.number for figure in away])

    def names(self, s: Town, mask: i64) -> list[int]:
        return [m.CHEF + figure.chef for figure in s.figures if mask >> figure.number & 1]

    def strike(self, s: Town, targets: i64) -> None:
        super().strike(s, s.seats_of(targets))

    def work(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        for figure in s.figures:
            if s.effect.targets >> figure.number & 1 and s.effect.hit >> figure.seat & 1:
                chefs.leave(s, figure, ids.HOME)
                figure.blocked = True
                log.all("blocked", figure.seat, figure.chef)


class RoadBlocking(Aiming):
    """D12, R9.22: other players' chefs."""

    key = "road-block"
    rule = "R9.22:no-target"
