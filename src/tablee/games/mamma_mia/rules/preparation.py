"""R6: the players fill the oven, turn by turn, until the kitchen is empty."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.mamma_mia.rules.moves import (
    CHOOSE,
    INGREDIENTS,
    KINDS,
    KITCHEN,
    MOST,
    NO_ORDER,
    ORDER,
    PER_KIND,
    PUT,
    WAITER,
)
from tablee.games.mamma_mia.rules.orders import census
from tablee.games.mamma_mia.rules.pizzeria import FACES, Pizzeria, colour_of, hand_over
from tablee.games.mamma_mia.rules.unloading import open_oven
from tablee.kernel.log import EVERYONE, Log
from tablee.kernel.state import Turn

# D1: the moves of a kind of which so many cards are in hand
PUTS: Final = [
    [list(range(PUT + MOST * kind, PUT + MOST * kind + held)) for held in range(MOST + 1)]
    for kind in range(KINDS)
]


def begin_turn(s: Pizzeria, seat: i64, log: Log) -> None:
    """R6.3: without any ingredient in hand, pass and draw. R13.1: a single card plays itself."""
    s.turns += 1
    hand = s.hands[seat]
    if not hand:
        n = min(s.house.pass_draw, len(s.kitchen))
        log.all("passed", seat, n)
        take_from_kitchen(s, seat, n, log)
    elif len(hand) == 1:
        put(s, seat, hand[0] // PER_KIND, 1, log)
    else:
        s.turn(STEP_ONE, seat)


class Step(Turn[Pizzeria]):
    """A step of a turn. Moves of other steps are refused by the rule that sets their time."""

    waiting = "R5.2:not-your-turn"

    def explain(self, s: Pizzeria, seat: i64, move: i64) -> str:
        if move >= CHOOSE:
            return "R7.3:oven-closed"
        if move >= KITCHEN:
            return "R6.5:too-early"
        return "R6.1:one-kind" if move < NO_ORDER else "R6.4:one-order"


# --- step 1: ingredients --------------------------------------------------------------------------


@final
class Ingredients(Step):
    """R6.1, D1: any number of one kind."""

    key = "put"
    rule = "R6.1"

    def legal(self, s: Pizzeria, seat: i64) -> list[int]:
        held = census(s.hands[seat])
        moves: list[int] = []
        for kind in range(KINDS):
            if held[kind]:
                moves += PUTS[kind][held[kind]]
        return moves

    def apply(self, s: Pizzeria, seat: i64, move: i64, log: Log) -> None:
        put(s, seat, (move - PUT) // MOST, (move - PUT) % MOST + 1, log)

    def explain(self, s: Pizzeria, seat: i64, move: i64) -> str:
        if move < NO_ORDER:
            return "R6.1:not-in-hand"
        return "R6.1:ingredients-first" if move < CHOOSE else super().explain(s, seat, move)


def put(s: Pizzeria, seat: i64, kind: i64, n: i64, log: Log) -> None:
    """R6.1, R6.2: n cards of a kind into the oven, announced. Then step 2, if it is one."""
    hand_over(s, s.hands[seat], kind, n, s.oven)
    log.all("put", seat, n, kind)
    if s.orders[seat]:
        s.turn(STEP_TWO, seat)
    else:
        to_draw(s, seat, log)


# --- step 2: an order -----------------------------------------------------------------------------


@final
class Order(Step):
    """R6.4, D2: one order from hand, or none."""

    key = "order"
    rule = "R6.4"

    def legal(self, s: Pizzeria, seat: i64) -> list[int]:
        moves: list[int] = [NO_ORDER]
        moves += [card - INGREDIENTS + ORDER for card in s.orders[seat]]
        return moves

    def apply(self, s: Pizzeria, seat: i64, move: i64, log: Log) -> None:
        if move != NO_ORDER:
            card = move - ORDER + INGREDIENTS
            s.move(card, s.orders[seat], s.oven, EVERYONE)
            log.all("order", seat, FACES[card])
        to_draw(s, seat, log)

    def explain(self, s: Pizzeria, seat: i64, move: i64) -> str:
        if NO_ORDER < move < KITCHEN:
            colour = colour_of(move - ORDER + INGREDIENTS)
            return "R6.4:not-in-hand" if s.colours[seat] == colour else "R6.4:not-your-colour"
        return super().explain(s, seat, move)


# --- step 3: draw ---------------------------------------------------------------------------------


def to_draw(s: Pizzeria, seat: i64, log: Log) -> None:
    """R6.5, R6.6: a choice of pile only where there is one, and room for a card."""
    if s.hand_size(seat) >= s.house.refill_to:
        log.all("full", seat)
        end_turn(s, seat, log)
    elif s.waiters[seat]:
        s.turn(STEP_THREE, seat)
    else:
        draw_kitchen(s, seat, log)


@final
class Draw(Step):
    """R6.5, D3: from the kitchen or from the own waiter."""

    key = "draw"
    rule = "R6.5"

    def legal(self, s: Pizzeria, seat: i64) -> list[int]:
        return [KITCHEN, WAITER]

    def apply(self, s: Pizzeria, seat: i64, move: i64, log: Log) -> None:
        if move == KITCHEN:
            draw_kitchen(s, seat, log)
        else:
            draw_waiter(s, seat, log)


def room(s: Pizzeria, seat: i64, pile: list[int]) -> i64:
    """R6.6: so many cards are drawn."""
    wanted = min(s.house.refill_to - s.hand_size(seat), s.house.max_draw)
    return min(wanted, len(pile))


def draw_kitchen(s: Pizzeria, seat: i64, log: Log) -> None:
    n = room(s, seat, s.kitchen)
    log.all("drew-kitchen", seat, n)
    take_from_kitchen(s, seat, n, log)


def take_from_kitchen(s: Pizzeria, seat: i64, n: i64, log: Log) -> None:
    """R6.8: unseen by the others. R6.10: the last card of the kitchen ends the phase."""
    hand = s.hands[seat]
    for i in range(n):
        s.draw(s.kitchen, hand, 1 << seat)
    if log.on:
        counts = census(hand[len(hand) - n :])
        for kind in range(KINDS):
            if counts[kind]:
                log.whisper(1 << seat, "got", seat, counts[kind], kind)
    if s.kitchen:
        end_turn(s, seat, log)
    else:
        open_oven(s, seat, log)


def draw_waiter(s: Pizzeria, seat: i64, log: Log) -> None:
    """R6.7: a small waiter gives what it has."""
    n = room(s, seat, s.waiters[seat])
    log.all("drew-waiter", seat, n)
    for i in range(n):
        card = s.draw(s.waiters[seat], s.orders[seat], 1 << seat)
        log.whisper(1 << seat, "got-order", seat, FACES[card])
    s.orders[seat].sort()
    end_turn(s, seat, log)


def end_turn(s: Pizzeria, seat: i64, log: Log) -> None:
    """R6.9: the turn passes to the left."""
    begin_turn(s, seat + 1 if seat + 1 < s.seats else 0, log)


STEP_ONE: Final = Ingredients()
STEP_TWO: Final = Order()
STEP_THREE: Final = Draw()
