"""The guide to Mamma Mia! Grande: which orders the oven will bring to their end, at what cost."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.bots.base import Reason
from tablee.bots.guide import Guide, best_first
from tablee.bots.weights import Weights
from tablee.games.mamma_mia.guide.forecast import DRAWS, FAR, Forecast, Look
from tablee.games.mamma_mia.guide.reasons import to_draw, to_lay, to_settle
from tablee.games.mamma_mia.rules.moves import (
    ASK,
    CHOOSE,
    GIVE,
    HELP,
    KINDS,
    KITCHEN,
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
from tablee.games.mamma_mia.rules.preparation import room
from tablee.kernel.game import Game

PIZZA: Final = 1000
OTHERS: Final = (KINDS - 1) / KINDS  # the chance that a card is of none but the other kinds
# The chance, in thousandths, that of so many cards drawn (at most 12) so many are of one kind
CHANCES: Final = [
    [1000] * (DRAWS + 1),
    [round(1000 * (1 - OTHERS**d)) for d in range(DRAWS + 1)],
    [round(1000 * (1 - OTHERS**d - d * OTHERS ** max(0, d - 1) / KINDS)) for d in range(DRAWS + 1)],
]


@final
class MammaMiaGuide(Guide[Pizzeria]):
    """Features: see `guide.toml`."""

    def __init__(self, game: Game, weights: Weights) -> None:
        super().__init__(game, weights)
        self.win = 1000
        self.spent: i64 = weights.one("spent")
        self.paid: i64 = weights.one("paid")
        self.changed: i64 = weights.one("changed")
        self.wanted: i64 = weights.one("wanted")
        self.kept: i64 = weights.one("kept")
        self.draw: i64 = weights.one("draw")
        self.help: i64 = weights.one("help")
        self.rival: i64 = weights.one("rival")
        self.balance: i64 = weights.one("balance")
        self.generous: i64 = weights.one("generous")
        self.card: i64 = weights.one("card")
        self.order: i64 = weights.one("order")

    # rating

    def rate(self, s: Pizzeria, seat: i64, moves: list[int]) -> list[int]:
        look = Look(s, seat, self.rival)
        first: i64 = moves[0]
        if first < NO_ORDER:
            return self.rate_puts(look, moves)
        if first < KITCHEN:
            return self.rate_orders(look, moves)
        if first < CHOOSE:
            return self.rate_draws(s, look, moves)
        if first < PAY:
            return [self.choice(s, look, move) for move in moves]
        if first < OWN:
            return self.rate_completion(s, look, moves)
        if HELP <= first <= REFUSE:
            return self.rate_help(s, look, moves)
        return self.rate_numbers(s, look, moves)

    def rate_puts(self, look: Look, moves: list[int]) -> list[int]:
        """A number of one kind, with the best order or without."""
        now = look.later()
        rates: list[int] = []
        for move in moves:
            kind: i64 = (move - PUT) // MOST
            n: i64 = (move - PUT) % MOST + 1
            after = laid(now, kind, n)
            best = self.put_worth(look, after, kind, n, -1)
            for order in look.orders:
                worth = self.put_worth(look, after, kind, n, order)
                best = max(best, worth + self.order_worth(look, after, order))
            rates.append(best)
        return rates

    def rate_orders(self, look: Look, moves: list[int]) -> list[int]:
        """The ingredients are in the oven already."""
        after = look.later()
        return [
            0 if move == NO_ORDER else self.order_worth(look, after, move - ORDER) for move in moves
        ]

    def put_worth(self, look: Look, after: Forecast, kind: i64, n: i64, order: i64) -> i64:
        """Cards that no other order names are the first to go."""
        worth = n * self.changed if order < 0 else -n * self.spent
        for other in look.orders:
            if other != order:
                named: i64 = look.carte.shown[other][kind]
                worth -= min(n, named) * self.wanted
        left: i64 = after.hand[kind]
        if left < 0:  # promised to an order that is in the oven
            worth += PIZZA * left
        return worth

    def order_worth(self, look: Look, after: Forecast, order: i64) -> i64:
        """The pizza, as likely as it is, and the cards it takes."""
        bill = after.bill(order)
        if bill is None:
            return -self.kept
        held = bill.missing - bill.lacks
        return PIZZA * self.chance(look, bill.lacks) // 1000 - self.kept - self.paid * held

    def chance(self, look: Look, lacks: i64) -> i64:
        """In thousandths: that so many lacking cards are drawn in time, or given by others."""
        if lacks >= FAR:
            return 0
        drawn: i64 = CHANCES[lacks][look.draws] if lacks < len(CHANCES) else 0
        if lacks:
            drawn = drawn * self.draw // 1000
        helped: i64 = min(900, look.others * self.help // max(1, lacks * lacks))
        return 1000 - (1000 - drawn) * (1000 - helped) // 1000

    def rate_draws(self, s: Pizzeria, look: Look, moves: list[int]) -> list[int]:
        """R6.12: about two ingredients for one order."""
        cards = total(look.hand)
        orders: i64 = len(look.orders)
        drawn = room(s, look.seat, s.waiters[look.seat])
        waiter = 1000 * cards - self.balance * orders - 1000 * drawn
        return [waiter if move == WAITER else -1 for move in moves]

    def choice(self, s: Pizzeria, look: Look, move: i64) -> i64:
        """The ingredient with which this order and the later ones do best."""
        order: i64 = FACES[s.revealed[0]] - KINDS
        need = look.carte.need(order, move)
        missing = shortfall(need, look.table)
        lacks = look.now().lacking(missing)
        worth = -self.paid * (total(missing) + lacks)
        if lacks:
            return worth + PIZZA * look.later().pizzas
        return worth + PIZZA * (1 + look.later_with(need, missing).pizzas)

    def rate_completion(self, s: Pizzeria, look: Look, moves: list[int]) -> list[int]:
        """Pay, unless the cards make more pizzas later; if that cannot be, ask."""
        rates: list[int] = []
        for move in moves:
            if move == PAY:
                after = look.later_with(s.need, s.missing)
                pays = 1 + after.pizzas >= look.later().pizzas
                rates.append(PIZZA if pays else -PIZZA)
            else:
                rates.append(1 if move == ASK else 0)
        return rates

    def rate_help(self, s: Pizzeria, look: Look, moves: list[int]) -> list[int]:
        """R8.7: a pizza for a few cards, unless they are needed for one's own in the oven."""
        rates: list[int] = []
        for move in moves:
            if move == HELP:
                after = look.later_with(s.need, s.missing)
                gained = 1 + after.pizzas - look.later().pizzas
                rates.append(PIZZA * gained - self.generous * total(s.missing))
            else:
                rates.append(0)
        return rates

    def rate_numbers(self, s: Pizzeria, look: Look, moves: list[int]) -> list[int]:
        """As much as may be of what is asked for; of any kinds, what the orders need least."""
        wanted: i64 = 0
        if s.missing[ANY]:
            first: i64 = moves[0]
            kind = (first - OWN) // 10 if first < HELP else (first - GIVE) // 10
            for order in look.orders:
                wanted += look.carte.shown[order][kind]
        sign = 1 if wanted <= 1 else -1
        return [sign * at for at in range(len(moves))]

    # judging and planning

    def worth(self, s: Pizzeria, seat: i64) -> i64:
        """Pizzas served, those the oven will bring, and what is left in hand."""
        served: i64 = s.pizzas()[seat]
        look = Look(s, seat, self.rival)
        later = look.later()
        hand = self.card * max(0, total(later.hand)) + self.order * len(look.orders)
        return PIZZA * (served + later.pizzas) + hand

    def plans(self, s: Pizzeria, seat: i64, moves: list[int]) -> list[list[int]]:
        """R6.1, R6.4: ingredients together with the order that follows them."""
        if moves[0] >= NO_ORDER:
            return [[moves[at]] for at in best_first(self.rate(s, seat, moves))]
        look = Look(s, seat, self.rival)
        now = look.later()
        plans: list[list[int]] = []
        worths: list[int] = []
        for move in moves:
            kind: i64 = (move - PUT) // MOST
            n: i64 = (move - PUT) % MOST + 1
            after = laid(now, kind, n)
            plans.append([move, NO_ORDER])
            worths.append(self.put_worth(look, after, kind, n, -1))
            for order in look.orders:
                plans.append([move, ORDER + order])
                worth = self.put_worth(look, after, kind, n, order)
                worths.append(worth + self.order_worth(look, after, order))
        return [plans[at] for at in best_first(worths)]

    # why

    def reasons(self, s: Pizzeria, seat: i64, move: i64) -> list[Reason]:
        look = Look(s, seat, self.rival)
        moves = s.phase.legal(s, seat)
        rates = self.rate(s, seat, moves)
        best = rates[moves.index(move)] == max(rates)
        if move < KITCHEN:
            order = move if move >= NO_ORDER else self.plans(s, seat, [move])[0][1]
            return to_lay(look, move, order, moves, best)
        if move < CHOOSE:
            return to_draw(look, move)
        return to_settle(s, look, move, moves, best)


def laid(now: Forecast, kind: i64, n: i64) -> Forecast:
    """The forecast with these cards in the oven too."""
    after = now.copy()
    after.table[kind] += n
    after.hand[kind] -= n
    return after
