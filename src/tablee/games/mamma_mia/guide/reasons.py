"""Why a move is a good idea: only what is so as things lie now, in the words of `why-KEY`.

What is in the oven comes out before what is laid on it: later moves of the others change nothing
there. Whether their orders succeed does, and nobody can know that; nor what a hand will have been
spent on by then.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.bots.base import Reason
from tablee.games.mamma_mia.guide.forecast import FAR, Forecast, Look
from tablee.games.mamma_mia.rules.moves import (
    ASK,
    GIVE,
    HELP,
    KINDS,
    MOST,
    NO_ORDER,
    ORDER,
    OWN,
    PAY,
    PUT,
    REFUSE,
    WAITER,
)
from tablee.games.mamma_mia.rules.orders import ANY, shortfall, total
from tablee.games.mamma_mia.rules.pizzeria import FACES, Pizzeria

MIX: Final = 2  # R6.12: so many ingredients for one order


def to_draw(look: Look, move: i64) -> list[Reason]:
    """R6.12: what there is less of in hand than in a good mix."""
    cards: i64 = total(look.hand)
    orders: i64 = len(look.orders)
    if move == WAITER:
        return [Reason("few-orders", (orders,))] if MIX * orders < cards else []
    return [Reason("few-ingredients", (cards,))] if cards < MIX * orders else []


# --- into the oven --------------------------------------------------------------------------------


def to_lay(look: Look, move: i64, order: i64, moves: list[int], best: bool) -> list[Reason]:
    """For ingredients with the move that should follow them, or for that alone."""
    kind: i64 = (move - PUT) // MOST if move < NO_ORDER else 0
    n: i64 = (move - PUT) % MOST + 1 if move < NO_ORDER else 0
    if order != NO_ORDER:
        return to_order(look, kind, n, order - ORDER)
    if move == NO_ORDER:
        return [Reason("waits")] if hopeless(look, 0, 0) else []
    named = [named_by(look, other) for other in range(KINDS) if look.hand[other]]
    if best and named_by(look, kind) == min(named):
        for put in moves:
            if not hopeless(look, (put - PUT) // MOST, (put - PUT) % MOST + 1):
                return []
        return [Reason("changes", (n, kind))]
    return []


def to_order(look: Look, kind: i64, n: i64, order: i64) -> list[Reason]:
    """With so many more cards of a kind in the oven. What hangs on the orders of others, which may
    leave what spoils this one or take what it needs, is not promised."""
    face = KINDS + order
    lacks = lacking(look.later_without(kind, n), order)
    if lacks >= FAR:
        return []
    if lacks and look.draws:
        return [Reason("hopes" if look.others else "hopes-to-draw", (face, lacks))]
    if lacks:
        return [Reason("hopes-for-help", (face, lacks))] if look.others else []
    ways = look.ways_without(kind, n, False)
    sure = ways and all(lacking(way, order) == 0 for way in ways)
    return [Reason("completes" if sure else "relies", (face,))]


def hopeless(look: Look, kind: i64, n: i64) -> bool:
    """Whether no order could be completed, whatever becomes of those that come out before it."""
    ways = look.ways_without(kind, n, True)
    if not ways or not look.orders:
        return False
    for order in look.orders:
        for way in ways:
            if lacking(way, order) == 0:
                return False
    return True


def lacking(after: Forecast, order: i64) -> i64:
    bill = after.bill(order)
    return bill.lacks if bill is not None else FAR


def named_by(look: Look, kind: i64) -> i64:
    """So many cards of a kind are named by the orders in hand."""
    named: i64 = 0
    for order in look.orders:
        named += look.carte.shown[order][kind]
    return named


# --- out of the oven ------------------------------------------------------------------------------


def to_settle(s: Pizzeria, look: Look, move: i64, moves: list[int], best: bool) -> list[Reason]:
    """An order has come out of the oven. `best`: the guide thinks no other move better."""
    if move < PAY:
        return to_choose(s, look, move, moves)
    if move < OWN:
        return to_complete(s, look, move, moves, best)
    if move == HELP:
        return [Reason("help-pays", (total(s.missing),))]
    if move == REFUSE:
        if HELP not in moves:
            return [Reason("cannot-help")]
        return [Reason("costs-later")] if costs_later(s, look) else []
    return to_number(s, look, move) if best else []


def to_complete(s: Pizzeria, look: Look, move: i64, moves: list[int], best: bool) -> list[Reason]:
    if move == PAY:
        return [Reason("pays", (total(s.missing),))] if best else []
    if move == ASK:
        return [] if PAY in moves else [Reason("asks")]
    if PAY in moves:
        return [Reason("costs-later")] if costs_later(s, look) else []
    return [] if ASK in moves else [Reason("gives-up")]


def to_choose(s: Pizzeria, look: Look, move: i64, moves: list[int]) -> list[Reason]:
    """The choice of which the table lacks the fewest cards."""
    order: i64 = FACES[s.revealed[0]] - KINDS
    missing = [total(shortfall(look.carte.need(order, one), look.table)) for one in moves]
    lacking = missing[moves.index(move)]
    return [Reason("least-missing", (lacking,))] if lacking == min(missing) else []


def costs_later(s: Pizzeria, look: Look) -> bool:
    """Whether this pizza would cost one of one's own in the oven."""
    return look.later_with(s.need, s.missing).pizzas < look.later().pizzas


def to_number(s: Pizzeria, look: Look, move: i64) -> list[Reason]:
    """R8.3: a share of what is missing. R9.3: of any kinds, by what the orders in hand name."""
    if not s.missing[ANY]:
        return [Reason("own-share")]
    named = named_by(look, (move - (OWN if move < HELP else GIVE)) // 10)
    return [Reason("needed" if named > 1 else "hardly-needed", (named,))]
