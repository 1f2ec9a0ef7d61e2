"""R9.12 to R9.35: what the action cards do."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules.agenda import (
    EFFECT,
    STEPS,
    VICTIM,
    Step,
    go_on,
    then,
)
from tablee.games.rivals.rules.cards import CardChoice
from tablee.games.rivals.rules.gifts import ask_user, self_effect
from tablee.games.rivals.rules.goods import (
    count,
    discard,
    give,
    lose_card,
    owned,
    pay,
    stocked,
    storage,
    to_the_left,
)
from tablee.games.rivals.rules.moves import (
    DISCARD,
    NAME,
    TAKE,
)
from tablee.games.rivals.rules.plan import (
    ALIEN_ATTACK,
    ANTOINE,
    BUSINESS,
    CAMERA,
    CONTAMINATION,
    CRITIC,
    FAKE_SALE,
    FRIDGE_RAID,
    GOO,
    HOME,
    INSPECTOR,
    LOVEHANDLES,
    MONOPOLY,
    NINJA,
    ON_SHELF,
    ONE_WORLD,
    RAIDERS,
    RAT_CARD,
    RECALL,
    ROAD_BLOCK,
    ROBBERY,
    SHOPPING_SPREE,
    SOUS_CHEF,
    SPECIAL_ORDER,
    TAXES,
)
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log


@final
class Effect(Step):
    """The card works, on whoever did not stop it."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        card = s.card
        if card in SINGLE:
            single_effect(s, card, log)
        elif card in (CONTAMINATION, RECALL):
            order = to_the_left(s, s.user)
            order.reverse()
            for seat in order:
                if s.hit >> seat & 1:
                    then(s, VICTIM, seat)
        elif card in CHOICES:
            ask_user(s, card)
        elif card == ROAD_BLOCK:
            road_block(s, log)
        else:
            self_effect(s, card, log)


SINGLE: Final[list[int]] = [
    *[RAIDERS, ROBBERY, CRITIC, NINJA, INSPECTOR, BUSINESS, TAXES, FAKE_SALE, CAMERA],
    *[ALIEN_ATTACK, MONOPOLY],
]
CHOICES: Final[list[int]] = [
    *[FRIDGE_RAID, RAT_CARD, SPECIAL_ORDER, ONE_WORLD, SOUS_CHEF, SHOPPING_SPREE],
]


# --- effects on other players ---------------------------------------------------------------------


def single_effect(s: Town, card: i64, log: Log) -> None:
    """R5.6: one player at a time, from the user's left."""
    for seat in to_the_left(s, s.user):
        if s.hit >> seat & 1:
            if card == RAIDERS:
                s.rival = seat
                s.turn(RAIDING, s.user)
            else:
                hit(s, card, seat, log)
    if card == ALIEN_ATTACK and count(s, s.user, GOO):  # R9.15: the user too
        hit(s, card, s.user, log)


def hit(s: Town, card: i64, seat: i64, log: Log) -> None:
    user = s.user
    box = s.plan.box
    if card == ROBBERY:
        log.all("robbed", user, seat, pay(s, seat, user, s.money[seat] // 200 * 100))
    elif card == TAXES:
        log.all("robbed", user, seat, pay(s, seat, user, box.tax))
    elif card == INSPECTOR:
        log.all("robbed", user, seat, pay(s, seat, user, box.fine * s.garbage[seat]))
    elif card == CRITIC:
        s.popularity[seat] -= 1
        log.all("lost-popularity", seat, 1)
    elif card == ALIEN_ATTACK:
        garbage = box.alien_garbage * count(s, seat, GOO)
        s.garbage[seat] += garbage
        log.all("garbage", seat, garbage)
    elif card == BUSINESS:
        s.closed |= 1 << seat
        s.closed_by = user
        log.all("closed", seat)
    elif card == FAKE_SALE:
        s.doubled |= 1 << seat
    else:
        hit_cards(s, card, seat, log)


def hit_cards(s: Town, card: i64, seat: i64, log: Log) -> None:
    """Monopoly, Ninja Attack, Surveillance Camera."""
    user = s.user
    if card == MONOPOLY:
        amount = count(s, seat, s.named)
        for i in range(amount):
            give(s, seat, user, s.named)
        log.all("surrendered", seat, s.named, amount)
    elif card == NINJA and s.hands[seat]:  # a Clam-Voyance may have been the last card
        taken = lose_card(s, seat, s.rng.below(len(s.hands[seat])))
        s.hands[user].append(taken)
        s.show(taken, 1 << user)
        log.tell(1 << user | 1 << seat, "stole-card", user, s.plan.box.faces[taken], seat)
    elif card == CAMERA:
        for held in s.hands[seat]:
            s.show(held, 1 << user)
        log.all("looked-at-hand", user, seat)


@final
class Raiding(CardChoice):
    """D13, R9.12: one ingredient of the user's choice."""

    key = "raid"
    rule = "R9.12:not-there"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [TAKE + kind for kind in owned(s, s.rival)]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        give(s, s.rival, seat, move - TAKE)
        log.all("stole", seat, s.rival, move - TAKE)
        go_on(s, log)


@final
class Victim(Step):
    """R9.16, R9.17: Contamination asks the victim, Food Recall the user."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.rival = a
        if s.card == RECALL:
            if stocked(s, a):
                s.turn(RECALLING, s.user)
            return
        s.garbage[a] += 1
        log.all("garbage", a, 1)
        if s.pantries[a]:  # Q55
            s.turn(CONTAMINATED, a)


@final
class Contaminated(CardChoice):
    """D16: the victim discards an ingredient of his own choice."""

    key = "contaminated"
    rule = "R9.16:not-yours"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [DISCARD + kind for kind in owned(s, seat)]

    def fallback(self, s: Town, seat: i64) -> int:
        for kind in owned(s, seat):
            if storage(s, seat, kind):
                return DISCARD + kind
        return DISCARD + owned(s, seat)[0]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        discard(s, seat, move - DISCARD)
        log.all("discarded", seat, move - DISCARD)
        go_on(s, log)


@final
class Recalling(CardChoice):
    """D13: the user names one non-Mystery ingredient of each target."""

    key = "recall"
    rule = "R9.17:not-there"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [NAME + kind for kind in stocked(s, s.rival)]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        discard(s, s.rival, move - NAME)
        log.all("discarded", s.rival, move - NAME)
        go_on(s, log)


def road_block(s: Town, log: Log) -> None:
    """R9.22: the chefs named go home and buy nothing today."""
    for figure in range(2 * s.seats):
        if s.picked >> figure & 1 and s.hit >> (figure // 2) & 1:
            leave(s, figure)
            s.place[figure] = HOME
            s.blocked |= 1 << figure
            log.all("blocked", figure // 2, s.chef[figure])


def leave(s: Town, figure: i64) -> None:
    """R6.10: a figure leaves its space; location powers let go of it, or it of others."""
    bit: i64 = 1 << figure
    s.space[figure] = ON_SHELF
    s.barred &= ~bit
    s.spared &= ~bit
    s.taxed &= ~bit
    if s.chef[figure] == LOVEHANDLES:
        s.barred = 0
        s.spared = 0
    if s.chef[figure] == ANTOINE:
        s.taxed = 0


RAIDING: Final = Raiding()
CONTAMINATED: Final = Contaminated()
RECALLING: Final = Recalling()
STEPS[EFFECT] = Effect()
STEPS[VICTIM] = Victim()
