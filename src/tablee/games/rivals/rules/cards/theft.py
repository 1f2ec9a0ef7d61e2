"""Cards that take from others: ingredients, money, action cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import goods, ids, moves as m
from tablee.games.rivals.rules.cards.card import Card
from tablee.games.rivals.rules.questions import Question
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log


def loot(s: Town, card: i64, seat: i64) -> i64:
    """What Armed Robbery, Taxes or a Food Inspector takes from a player, who pays what he has."""
    one = s.restaurants[seat]
    if card == ids.ROBBERY:
        return one.money // 200 * 100
    return min(one.money, s.box.tax if card == ids.TAXES else s.box.fine * one.garbage)


class RaidersOfTheLostPork(Card):
    """R9.12: steal one ingredient of your choice from one player."""

    def can_hit(self, s: Town, seat: i64) -> bool:
        return len(s.restaurants[seat].pantry) > 0

    def hit(self, s: Town, seat: i64, log: Log) -> None:
        RAIDING.ask(s, s.effect.user, seat)


class Raiding(Question):
    """D13."""

    key = "raid"
    rule = "R9.12:not-there"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.TAKE + kind for kind in s.restaurants[s.about].owned()]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        goods.give(s, about, seat, move - m.TAKE)
        log.all("stole", seat, about, move - m.TAKE)


class Monopoly(Card):
    """R9.21: name a non-Mystery kind; every other player gives you all his cards of it."""

    def useful(self, s: Town, seat: i64) -> bool:
        return bool(monopolies(s, seat))

    def hit(self, s: Town, seat: i64, log: Log) -> None:
        kind = s.effect.named
        amount = s.restaurants[seat].have[kind]
        for i in range(amount):
            goods.give(s, seat, s.effect.user, kind)
        log.all("surrendered", seat, kind, amount)


def monopolies(s: Town, seat: i64) -> list[int]:
    """The non-Mystery kinds that somebody else has."""
    found: list[int] = []
    for one in s.restaurants:
        if one.seat != seat:
            found += [kind for kind in one.stocked() if kind not in found]
    found.sort()
    return found


class Robbery(Card):
    """R9.13, Armed Robbery: half of one player's money, rounded down to a full $100. R9.24, Taxes:
    $200 of every other player. R9.17, Food Inspector: of up to two others, $100 per garbage."""

    def can_hit(self, s: Town, seat: i64) -> bool:
        return loot(s, self.kind, seat) > 0

    def hit(self, s: Town, seat: i64, log: Log) -> None:
        amount = goods.pay(s, seat, s.effect.user, loot(s, self.kind, seat))
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
            card = goods.lose_card(s, seat, at, s.restaurants[s.effect.user].hand, both)
            log.tell(both, "stole-card", s.effect.user, s.box.faces[card], seat)


class SurveillanceCamera(Card):
    """R9.35: you look at the action cards of all other players."""

    def can_hit(self, s: Town, seat: i64) -> bool:
        return len(s.restaurants[seat].hand) > 0

    def hit(self, s: Town, seat: i64, log: Log) -> None:
        log.all("looked-at-hand", s.effect.user, seat)
        for card in s.restaurants[seat].hand:
            s.show(card, 1 << s.effect.user)
            log.whisper(1 << s.effect.user, "sees", s.effect.user, s.box.faces[card])


RAIDING: Final = Raiding()
