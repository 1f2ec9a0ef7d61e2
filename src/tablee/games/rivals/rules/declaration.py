"""R8.1 to R8.3: closed restaurants decide; then everybody declares what they cook, in secret."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids, moves as m, serving
from tablee.games.rivals.rules.board import Restaurant
from tablee.games.rivals.rules.cards.play import card_moves, why_not_play
from tablee.games.rivals.rules.ids import COOK_WINDOW, NONE
from tablee.games.rivals.rules.questions import Do, Question
from tablee.games.rivals.rules.requirements import Plate, dishes, read_plate
from tablee.games.rivals.rules.town import Town
from tablee.kernel import EVERYONE, Log, Sealed


def collect_ransoms(s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
    """Cook and Counter begins: R8.6: today's penalty is the garbage of now. R8.1: ransoms."""
    order = s.day_order()
    order.reverse()
    for seat in order:
        one = s.restaurants[seat]
        one.penalty = one.garbage
        if one.closed:
            s.then(RANSOM.later, seat)


class Ransom(Question):
    """D24: pay the card's user, or do not cook today."""

    key = "ransom"
    rule = "R8.1"

    def due(self, s: Town, seat: i64) -> bool:
        """Q25: with the money then in hand; without $500 there is nothing to decide."""
        return s.restaurants[seat].money >= s.box.ransom

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.NO, m.PAY]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        if move == m.PAY:
            log.all("ransom", seat, s.closed_by, s.pay(seat, s.closed_by, s.box.ransom))
            s.restaurants[seat].closed = False


def declare(s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
    s.window = COOK_WINDOW
    s.seal(DECLARING, s.everybody())


def plate_so_far(s: Town, seat: i64) -> Plate:
    return plate_of(s, seat, s.notes[seat])


def plate_of(s: Town, seat: i64, notes: list[int]) -> Plate:
    holds_card = bool(card_moves(s, seat, COOK_WINDOW))
    return read_plate(s, seat, notes, holds_card, s.plan.asks_all)


class Declaring(Sealed[Town]):
    """D25 to D28: card, recipes, the filling of each requirement, extras."""

    key = "cook"
    rule = "R8.3"
    discreet = True  # a long declaration would betray that something is cooked

    def legal(self, s: Town, seat: i64) -> list[int]:
        if s.plan.clock and not self.more(s, seat):
            return [m.BACK]
        plate = plate_so_far(s, seat)
        if not plate.card_asked:
            return [m.NO, *card_moves(s, seat, COOK_WINDOW)]
        if plate.card == ids.FIVE_STAR and plate.review == NONE:
            recipes = s.restaurants[seat].recipes
            return [m.REVIEW + slot for slot in range(2) if recipes[slot].card != NONE]
        if not plate.chosen:
            return dishes(s, seat, plate.skills)
        return plate.next_fillings(s.box) if not plate.filled() else [m.PLAIN, m.EXTRA]

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
        if move == m.BACK:
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
        if m.PLAY <= move < m.PLAY + m.CARDS:
            return why_not_play(s, seat, move - m.PLAY, COOK_WINDOW)
        if m.COOK <= move <= m.COOK + m.COOK_BOTH:
            return "R8.1" if s.restaurants[seat].closed else "R8.4:missing"
        return "R8.4" if m.USE <= move < m.USE_TWO + m.VEGGIES else "R8.3"

    def more(self, s: Town, seat: i64) -> bool:
        plate = plate_so_far(s, seat)
        return not plate.filled() or len(plate.extras) < len(plate.extra_slots)

    def seconds(self, s: Town) -> int:
        return s.box.nested_seconds * 3 if s.plan.clock else 0

    def fallback(self, s: Town, seat: i64) -> int:
        moves = self.legal(s, seat)
        return m.PLAIN if m.PLAIN in moves else moves[0]

    def reveal(self, s: Town, notes: list[list[int]], log: Log) -> None:
        for seat in range(s.seats):
            uncover(s, seat, plate_of(s, seat, notes[seat]), log)
        s.window = 0
        order = s.day_order()
        order.reverse()
        for seat in order:
            if s.restaurants[seat].plate[0] != m.COOK + m.COOK_NONE:
                s.then(serving.SERVE, seat)
        s.go_on(log)


def uncover(s: Town, seat: i64, plate: Plate, log: Log) -> None:
    """The card of a declaration is played; what remains is the dish itself."""
    one = s.restaurants[seat]
    if plate.card != NONE:
        play_with_dish(s, one, plate, log)
    one.plate = [m.COOK, *plate.fills, *plate.extras]
    for slot in plate.slots:
        one.plate[0] += 1 << slot
        one.recipes[slot].cooking = True
        one.recipes[slot].used = plate.used(slot)


def play_with_dish(s: Town, one: Restaurant, plate: Plate, log: Log) -> None:
    """R9.14, R9.19: 5 Star Review or Go Vegan."""
    one.card_used = True
    log.all("played", one.seat, ids.CARD_FACE + plate.card)
    if plate.card != ids.FIVE_STAR:
        s.spend_card(one.seat, plate.card)
        return
    recipe = one.recipes[plate.review]
    reviews: list[int] = []
    recipe.review = s.lose_card(one.seat, one.holds(plate.card), reviews, EVERYONE)
    log.all("reviewed", one.seat, s.box.faces[recipe.card])


RANSOM: Final = Ransom()
DECLARING: Final = Declaring()
CLOSED: Final = Do(collect_ransoms)
DECLARE: Final = Do(declare)
