"""R8.1 to R8.3: closed restaurants decide; then everybody declares what they cook, in secret."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules.agenda import (
    ASK_RANSOM,
    CLOSED,
    DECLARE,
    RESOLVE,
    STEPS,
    Step,
    go_on,
    then,
)
from tablee.games.rivals.rules.cards import CardChoice, card_moves, why_not_play
from tablee.games.rivals.rules.goods import day_order, hand_slot, lose_card, pay, spend_card
from tablee.games.rivals.rules.moves import (
    BACK,
    CARDS,
    COOK,
    COOK_NONE,
    EXTRA,
    NO,
    PAY,
    PLAIN,
    PLAY,
    REVIEW,
    USE,
    USE_TWO,
    VEGGIES,
)
from tablee.games.rivals.rules.pans import dishes, next_fillings, read_plate
from tablee.games.rivals.rules.plan import CARD_FACE, COOK_WINDOW, FIVE_STAR, NONE
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import EVERYONE, Log
from tablee.kernel.state import Sealed


@final
class Closed(Step):
    """Cook and Counter begins: R8.6: today's penalty is the garbage of now. R8.1: ransoms."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.penalty = s.garbage[:]
        order = day_order(s)
        order.reverse()
        for seat in order:
            if s.closed >> seat & 1:
                then(s, ASK_RANSOM, seat)


@final
class AskRansom(Step):
    """Q25: with the money then in hand; without $500 there is nothing to decide."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        if s.money[a] >= s.plan.box.ransom:
            s.turn(RANSOM, a)


@final
class Ransom(CardChoice):
    """D24: pay the card's user, or do not cook today."""

    key = "ransom"
    rule = "R8.1"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [NO, PAY]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move == PAY:
            log.all("ransom", seat, s.closed_by, pay(s, seat, s.closed_by, s.plan.box.ransom))
            s.closed &= ~(1 << seat)
        go_on(s, log)


@final
class Declare(Step):
    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.window = COOK_WINDOW
        s.seal(DECLARING, (1 << s.seats) - 1)


@final
class Declaring(Sealed[Town]):
    """D25 to D28: card, recipes, the filling of each requirement, extras."""

    key = "cook"
    rule = "R8.3"
    discreet = True  # a long declaration would betray that something is cooked

    def legal(self, s: Town, seat: i64) -> list[int]:
        if s.plan.clock and not self.more(s, seat):
            return [BACK]
        cards = card_moves(s, seat, COOK_WINDOW)
        plate = read_plate(s, seat, s.notes[seat], len(cards) > 0)
        if not plate.card_asked:
            return [NO, *cards]
        if plate.card == FIVE_STAR and plate.review == NONE:
            return [REVIEW + slot for slot in range(2) if s.recipes[2 * seat + slot] != NONE]
        if not plate.chosen:
            return dishes(s, seat, plate.skills)
        if len(plate.fills) < len(plate.needs):
            return next_fillings(s, plate)
        return [PLAIN, EXTRA]

    def resting(self, s: Town) -> i64:
        """Q39: people may change their declaration until all have declared."""
        mask: i64 = 0
        if s.plan.clock:
            for seat in range(s.seats):
                if not self.more(s, seat):
                    mask |= 1 << seat
        return mask

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if not s.plan.clock:
            super().apply(s, seat, move, log)
            return
        if move == BACK:
            s.notes[seat] = []
        else:
            s.notes[seat].append(move)
        party = s.acting
        waiting = party & ~self.resting(s)
        if waiting:
            s.ask(waiting, seat)
            s.acting = party
        else:
            self.unseal(s, log)

    def expire(self, s: Town, log: Log) -> None:
        for seat in range(s.seats):
            while s.acting >> seat & 1 and self.more(s, seat):
                s.notes[seat].append(self.fallback(s, seat))
        self.unseal(s, log)

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        if s.plan.clock and not self.more(s, seat):
            return "R8.3:declared"
        if PLAY <= move < PLAY + CARDS:
            return why_not_play(s, seat, move - PLAY, COOK_WINDOW)
        if COOK <= move <= COOK + 3:
            return "R8.1" if s.closed >> seat & 1 else "R8.4:missing"
        return "R8.4" if USE <= move < USE_TWO + VEGGIES else "R8.3"

    def more(self, s: Town, seat: i64) -> bool:
        cards = card_moves(s, seat, COOK_WINDOW)
        plate = read_plate(s, seat, s.notes[seat], len(cards) > 0)
        if not plate.chosen or len(plate.fills) < len(plate.needs):
            return True
        return len(plate.extras) < len(plate.extra_slots)

    def seconds(self, s: Town) -> int:
        return s.plan.box.nested_seconds * 3 if s.plan.clock else 0

    def fallback(self, s: Town, seat: i64) -> int:
        moves = self.legal(s, seat)
        return PLAIN if PLAIN in moves else moves[0]

    def reveal(self, s: Town, notes: list[list[int]], log: Log) -> None:
        for seat in range(s.seats):
            s.plates[seat] = uncover(s, seat, notes[seat], log)
            s.cooking |= (s.plates[seat][0] - COOK) << (2 * seat)
        s.window = 0
        order = day_order(s)
        order.reverse()
        for seat in order:
            if s.plates[seat][0] != COOK + COOK_NONE:
                then(s, RESOLVE, seat)
        go_on(s, log)


def uncover(s: Town, seat: i64, notes: list[int], log: Log) -> list[int]:
    """The card of a declaration is played; what remains is the plate itself."""
    cards = card_moves(s, seat, COOK_WINDOW)
    if not cards:
        return notes
    if notes[0] == NO:
        return notes[1:]
    kind = notes[0] - PLAY
    s.card_used |= 1 << seat
    log.all("played", seat, CARD_FACE + kind)
    if kind == FIVE_STAR:
        card = lose_card(s, seat, hand_slot(s, seat, kind))
        slot = 2 * seat + notes[1] - REVIEW
        s.reviews[slot] = card
        s.show(card, EVERYONE)
        log.all("reviewed", seat, s.plan.box.faces[s.recipes[slot]])
        return notes[2:]
    spend_card(s, seat, kind)
    return notes[1:]


RANSOM: Final = Ransom()
DECLARING: Final = Declaring()
STEPS[CLOSED] = Closed()
STEPS[ASK_RANSOM] = AskRansom()
STEPS[DECLARE] = Declare()
