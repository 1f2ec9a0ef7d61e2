"""R8: the helping hand; and paying card by card where any ingredient will do (R9.3)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.mamma_mia.rules.moves import GIVE, HELP, KINDS, MOST, OWN, REFUSE
from tablee.games.mamma_mia.rules.orders import ANY, census, total
from tablee.games.mamma_mia.rules.pizzeria import Pizzeria, hand_over
from tablee.games.mamma_mia.rules.serving import fail, succeed, tell
from tablee.kernel.log import Log
from tablee.kernel.state import Turn
from tablee.kernel.zone import NO_SEAT

STEP: Final = MOST + 1  # `own olive 0` to `own olive 9`


class Portions(Turn[Pizzeria]):
    """One number per kind, in canonical order, as long as there is a choice (R13.1).

    The numbers are noted in secret and carried out together. Whether there is a choice at all
    depends on the hand: to the others the seat is still at the decision before (`outside`).
    """

    waiting = "R7.3:not-your-order"
    outside = "complete"
    outside_rule = "R7.3"

    def first(self) -> i64:
        """The move that names 0 cards of the first kind."""
        return OWN

    def least(self, s: Pizzeria, seat: i64, held: list[int]) -> i64:
        """The fewest cards of the next kind; `held` counts the hand."""
        raise NotImplementedError

    def most(self, s: Pizzeria, seat: i64, held: list[int]) -> i64:
        raise NotImplementedError

    def close(self, s: Pizzeria, seat: i64, log: Log) -> None:
        """All numbers are named, and the cards lie in the offer."""
        raise NotImplementedError

    def noted(self, s: Pizzeria, seat: i64) -> i64:
        """How many cards the numbers named so far come to."""
        cards: i64 = 0
        for move in s.notes[seat]:
            cards += (move - self.first()) % STEP
        return cards

    def number(self, s: Pizzeria, seat: i64, n: i64) -> i64:
        """The move that names `n` cards of the next kind."""
        return self.first() + STEP * len(s.notes[seat]) + n

    def legal(self, s: Pizzeria, seat: i64) -> list[int]:
        held = census(s.hands[seat])
        fewest = self.least(s, seat, held)
        return [self.number(s, seat, n) for n in range(fewest, self.most(s, seat, held) + 1)]

    def apply(self, s: Pizzeria, seat: i64, move: i64, log: Log) -> None:
        s.notes[seat].append(move)
        self.proceed(s, seat, log)

    def begin(self, s: Pizzeria, seat: i64, log: Log) -> None:
        s.take_notes()
        self.proceed(s, seat, log)

    def proceed(self, s: Pizzeria, seat: i64, log: Log) -> None:
        """Note what leaves no choice, stop where there is one."""
        held = census(s.hands[seat])
        while len(s.notes[seat]) < KINDS:
            least = self.least(s, seat, held)
            if least < self.most(s, seat, held):
                s.turn(self, seat)
                return
            s.notes[seat].append(self.number(s, seat, least))
        for move in s.collect_notes()[seat]:
            add(s, seat, (move - self.first()) // STEP, (move - self.first()) % STEP)
        self.close(s, seat, log)

    def explain(self, s: Pizzeria, seat: i64, move: i64) -> str:
        number = move - self.first()
        kind = len(s.notes[seat])
        if not 0 <= number < STEP * KINDS:
            return "R7.3:number-first"
        if number // STEP != kind:
            return "R3.2:another-kind"
        if number % STEP > census(s.hands[seat])[kind]:
            return "R7.6:not-in-hand"
        left = wanted(s, kind) - (self.noted(s, seat) if s.missing[ANY] else 0)
        return "R7.6:too-many" if number % STEP > left else self.rule


def wanted(s: Pizzeria, kind: i64) -> i64:
    """How many cards of a kind are missing."""
    return s.missing[ANY] or s.missing[kind]


def add(s: Pizzeria, seat: i64, kind: i64, n: i64) -> None:
    """n cards of a kind go from the hand to the offer."""
    if n:
        hand_over(s, s.hands[seat], kind, n, s.offer)
        missing = s.missing[:]
        missing[ANY if missing[ANY] else kind] -= n
        s.missing = missing


@final
class OwnShare(Portions):
    """R8.3, D6 and D8: what the owner adds alone; at least one card is left to ask for."""

    key = "own"
    rule = "R8.3:leave-one"

    def least(self, s: Pizzeria, seat: i64, held: list[int]) -> i64:
        return 0

    def most(self, s: Pizzeria, seat: i64, held: list[int]) -> i64:
        kind = len(s.notes[seat])
        spare = total(s.missing) - self.noted(s, seat) - 1
        return min(held[kind], wanted(s, kind), spare)

    def close(self, s: Pizzeria, seat: i64, log: Log) -> None:
        request(s, seat, log)


class AnyKinds(Portions):
    """R9.3: the total must be what is missing; only numbers that still allow it are offered."""

    rule = "R9.3:too-few"

    def least(self, s: Pizzeria, seat: i64, held: list[int]) -> i64:
        later: i64 = 0
        for kind in range(len(s.notes[seat]) + 1, KINDS):
            later += held[kind]
        left = s.missing[ANY] - self.noted(s, seat)
        return min(max(0, left - later), self.most(s, seat, held))

    def most(self, s: Pizzeria, seat: i64, held: list[int]) -> i64:
        return min(held[len(s.notes[seat])], s.missing[ANY] - self.noted(s, seat))


@final
class Payment(AnyKinds):
    """R9.3, D8: the owner of a Bombastica pays from hand."""

    key = "pay"

    def close(self, s: Pizzeria, seat: i64, log: Log) -> None:
        tell(s.offer, seat, "added", log)
        succeed(s, NO_SEAT, log)
        s.go_on(log)


@final
class Gift(AnyKinds):
    """R9.3, D9: the helper chooses which cards to give."""

    key = "give"
    waiting = "R8.4:not-asked"
    outside = "help"
    outside_rule = "R8.5"

    def first(self) -> i64:
        return GIVE

    def close(self, s: Pizzeria, seat: i64, log: Log) -> None:
        thank(s, seat, log)


# --- the round of questions -----------------------------------------------------------------------


def request(s: Pizzeria, owner: i64, log: Log) -> None:
    """R8.3: the request is stated exactly, then the others are asked."""
    s.own = len(s.offer)
    tell(s.offer, owner, "pledged", log)
    for kind in range(KINDS):
        if s.missing[kind]:
            log.all("asked", owner, s.missing[kind], kind)
    if s.missing[ANY]:
        log.all("asked-any", owner, s.missing[ANY])
    ask_next(s, owner, log)


def ask_next(s: Pizzeria, after: i64, log: Log) -> None:
    """R8.4, R8.5, Q32: the next one clockwise who may be able to help, as far as all can see."""
    owner = s.owner_of(s.revealed[0])
    requested = total(s.missing)
    seat = after
    while True:
        seat = seat + 1 if seat + 1 < s.seats else 0
        if seat == owner:
            fail(s, log)  # R8.8
            s.go_on(log)
            return
        if s.waiters[seat] and len(s.hands[seat]) >= requested:
            s.turn(HELPING, seat)
            return
        log.all("no-help", seat)


@final
class Helping(Turn[Pizzeria]):
    """R8.5, D7: whoever has all that is asked for may help; anyone may refuse."""

    key = "help"
    rule = "R8.5:cannot"
    waiting = "R8.4:not-asked"

    def legal(self, s: Pizzeria, seat: i64) -> list[int]:
        return [HELP, REFUSE] if covers(s.hands[seat], s.missing) else [REFUSE]

    def apply(self, s: Pizzeria, seat: i64, move: i64, log: Log) -> None:
        if move == REFUSE:
            log.all("no-help", seat)
            ask_next(s, seat, log)
        elif s.missing[ANY]:
            GIFT.begin(s, seat, log)
        else:
            add_missing(s, seat)
            thank(s, seat, log)

    def explain(self, s: Pizzeria, seat: i64, move: i64) -> str:
        return self.rule if move == HELP else "R8.4:answer-first"


def covers(hand: list[int], missing: list[int]) -> bool:
    """Whether a hand holds all that is missing."""
    if missing[ANY]:
        return len(hand) >= missing[ANY]
    held = census(hand)
    return all(held[kind] >= missing[kind] for kind in range(KINDS))


def add_missing(s: Pizzeria, seat: i64) -> None:
    """All that is missing goes from the hand to the offer."""
    for kind in range(KINDS):
        hand_over(s, s.hands[seat], kind, s.missing[kind], s.offer)


def thank(s: Pizzeria, helper: i64, log: Log) -> None:
    """R8.6: the helper gives, the owner adds the own share, the pizza succeeds."""
    owner = s.owner_of(s.revealed[0])
    tell(s.offer[s.own :], helper, "gave", log)
    tell(s.offer[: s.own], owner, "honoured", log)
    succeed(s, helper, log)
    s.go_on(log)


OWN_SHARE: Final = OwnShare()
PAYMENT: Final = Payment()
GIFT: Final = Gift()
HELPING: Final = Helping()
