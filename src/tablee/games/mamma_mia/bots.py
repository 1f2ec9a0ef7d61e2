"""The cooks: reference players of Mamma Mia! Grande, who remember the oven and say why.

Both look one turn ahead, see what their seat sees and remember what they have heard: `greedy`
plays the orders it can complete, `chef` also those it may hope to. Worths are whole numbers of
thousandths of a pizza: every build and platform agrees on them.
"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from tablee.bots.base import Advice, Ask, Bot, Reason
from tablee.games.mamma_mia.game import MammaMia
from tablee.games.mamma_mia.rules.moves import (
    ASK,
    CHOOSE,
    CHOOSE_PAIR,
    GIVE_UP,
    HELP,
    INGREDIENTS,
    KINDS,
    KITCHEN,
    MOST,
    NO_ORDER,
    ORDER,
    OWN,
    PAIRS,
    PAY,
    PER_COLOUR,
    PUT,
    REFUSE,
    WAITER,
)
from tablee.games.mamma_mia.rules.orders import ANY, NO_KIND, Carte, shortfall, total
from tablee.games.mamma_mia.rules.pizzeria import HANDS, HELD_ORDERS, WAITERS
from tablee.kernel.game import Game
from tablee.kernel.hidden import View
from tablee.kernel.log import Event
from tablee.kernel.rng import Rng

PIZZA: Final = 1000
SPENT: Final = 15  # what a card put in the oven with an order costs
HELD: Final = 70  # what a card kept in hand for a pizza in the oven costs
CHANGED: Final = 25  # what it is worth to change a card, where no order can be completed
WANTED: Final = 20  # what a card costs more for each other order in hand that names it
KEPT: Final = 250  # what an order is worth in hand, if it cannot be completed now
HELPFUL: Final = 150  # the chance, in thousandths, that one other player gives one card
RIVAL: Final = 1  # so many missing cards the others are thought to have in hand
FAR: Final = 4  # an order that lacks so many cards is not hoped for

# The chance, in thousandths, that of so many cards drawn (at most 12) so many are of one kind
DRAWS: Final = 12
CHANCES: Final = [
    [1000] * (DRAWS + 1),
    [round(1000 * (1 - (5 / 6) ** d)) for d in range(DRAWS + 1)],
    [round(1000 * (1 - (5 / 6) ** d - d * 5 ** max(0, d - 1) / 6**d)) for d in range(DRAWS + 1)],
]


@final
class Bill:
    """What an order lacks on the table, and how much of it in hand too."""

    def __init__(self, choice: i64, missing: i64, lacks: i64) -> None:
        self.choice = choice
        self.missing = missing
        self.lacks = lacks

    def weight(self) -> i64:
        return FAR * self.lacks + self.missing


@final
class Forecast:
    """The table when all that is in the oven is out of it, and what is then left in hand."""

    def __init__(self, carte: Carte, colour: i64, table: list[int], hand: list[int]) -> None:
        self.carte = carte
        self.colour = colour  # one's own
        self.table = table
        self.hand = hand  # without what one's own orders in the oven will need
        self.pizzas: i64 = 0  # so many of these will succeed

    def copy(self) -> Forecast:
        twin = Forecast(self.carte, self.colour, self.table[:], self.hand[:])
        twin.pizzas = self.pizzas
        return twin

    def reveal(self, faces: list[int]) -> None:
        """Card by card: the own orders are paid from hand, those of the others if little lacks."""
        for face in faces:
            if face < KINDS:
                self.table[face] += 1
            else:
                self.settle(face - KINDS)

    def settle(self, order: i64) -> None:
        bill = self.bill(order)
        if bill is None:
            return
        mine = order // PER_COLOUR == self.colour
        if bill.lacks if mine else bill.missing > RIVAL:
            return
        need = self.carte.need(order, bill.choice)
        if mine:
            self.pizzas += 1
            self.pay(shortfall(need, self.table))
        self.use(need)

    def bill(self, order: i64) -> Bill | None:
        """What an order lacks, its choice made so that it is least; None if it must fail."""
        carte = self.carte
        if carte.spoiler(order, self.table) != NO_KIND:
            return None
        shown = carte.shown[order]
        if shown[ANY]:
            rest: i64 = max(0, shown[ANY] - total(self.table))
            return Bill(NO_KIND, rest, max(0, rest - total(self.hand)))
        plain = Bill(NO_KIND, 0, 0)
        for kind in range(KINDS):
            self.charge(plain, kind, 0, shown[kind])
        each: i64 = carte.chosen[order]
        if not each:
            return plain
        best: Bill | None = None
        for choice in carte.options(order, self.table):
            bill = Bill(choice, plain.missing, plain.lacks)
            if choice < CHOOSE_PAIR:
                kind = choice - CHOOSE
                self.charge(bill, kind, shown[kind], shown[kind] + each)
            else:
                first, second = PAIRS[choice - CHOOSE_PAIR]
                self.charge(bill, first, shown[first], shown[first] + each)
                self.charge(bill, second, shown[second], shown[second] + each)
            if best is None or bill.weight() < best.weight():
                best = bill
        return best

    def charge(self, bill: Bill, kind: i64, before: i64, after: i64) -> None:
        """The bill for `before` cards of a kind becomes one for `after` cards."""
        table: i64 = self.table[kind]
        hand: i64 = self.hand[kind]
        bill.missing += max(0, after - table) - max(0, before - table)
        bill.lacks += max(0, after - table - hand) - max(0, before - table - hand)

    def lacking(self, missing: list[int]) -> i64:
        """So many of the missing cards are not in hand either."""
        if missing[ANY]:
            return max(0, missing[ANY] - total(self.hand))
        lacks: i64 = 0
        for kind in range(KINDS):
            lacks += max(0, missing[kind] - self.hand[kind])
        return lacks

    def pay(self, missing: list[int]) -> None:
        left: i64 = missing[ANY]
        for kind in range(KINDS):
            n: i64 = min(left, self.hand[kind]) if missing[ANY] else missing[kind]
            self.hand[kind] -= n
            left -= n

    def use(self, need: list[int]) -> None:
        for kind in range(KINDS):
            rest = 0 if need[ANY] else self.table[kind] - need[kind]
            self.table[kind] = max(0, rest)


@final
class Look:
    """What a seat sees and remembers, counted."""

    def __init__(self, view: View, carte: Carte, colour: i64, oven: list[int]) -> None:
        seat = view.seat
        self.carte = carte
        self.colour = colour
        self.hand = counted(view.zones[HANDS[seat]])
        self.orders = [face - KINDS for face in view.zones[HELD_ORDERS[seat]]]
        self.table = counted(view.zones["table"])
        self.oven = oven
        self.waiter: i64 = len(view.zones[WAITERS[seat]])
        self.others: i64 = view.seats - 1 if view.facts["helping_hand"] else 0
        self.draws: i64 = min(DRAWS, len(view.zones["kitchen"]) // view.seats)

    def now(self) -> Forecast:
        return Forecast(self.carte, self.colour, self.table[:], self.hand[:])

    def later(self) -> Forecast:
        """What the oven will leave."""
        after = self.now()
        after.reveal(self.oven)
        return after

    def later_with(self, need: list[int], missing: list[int]) -> Forecast:
        """The same if these ingredients are used first, and what is missing is paid from hand."""
        after = self.now()
        after.pay(missing)
        after.use(need)
        after.reveal(self.oven)
        return after


def counted(faces: list[int]) -> list[int]:
    counts = [0] * (KINDS + 1)
    for face in faces:
        counts[face] += 1
    return counts


@final
class Plan:
    """Ingredients and an order for a turn, what they are worth, and how many cards lack."""

    def __init__(self, worth: i64, kind: i64, n: i64, order: i64, lacks: i64) -> None:
        self.worth = worth
        self.kind = kind
        self.n = n
        self.order = order  # NO_KIND: none
        self.lacks = lacks


class Cook(Bot):
    """Plays what is worth most this turn, by lot among equals."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        assert isinstance(game, MammaMia)
        self.cartes: dict[str, Carte] = game.box.cartes
        self.colours: list[str] = [noun.key for noun in game.box.colours]
        self.kinds: list[str] = [noun.key for noun in game.box.kinds]
        self.refill_to: i64 = game.box.numbers.refill_to
        self.max_draw: i64 = game.box.numbers.max_draw
        self.oven: list[int] = []  # faces, the oldest first

    def chance(self, look: Look, lacks: i64) -> i64:
        """In thousandths: that an order which lacks so many cards will be completed anyway."""
        raise NotImplementedError

    # remembering

    def watches(self) -> bool:
        return True

    def hear(self, event: Event) -> None:
        """What goes into the oven, and what has come out of it."""
        key = event.key
        args = event.args
        if key == "put":
            self.oven += [args[2]] * args[1]
        elif key == "order":
            self.oven.append(args[1])
        elif key == "left":
            self.oven += [args[1]] * args[0]
        elif key == "out":
            del self.oven[: args[0]]
        elif key == "order-out":
            del self.oven[:1]

    def look(self, view: View) -> Look:
        """What was heard of the oven; who came in late goes by what lies open."""
        seen = view.zones["oven"]
        if len(self.oven) == len(seen):
            seen = self.oven
        elif view.facts["unloading"]:
            seen = seen[::-1]  # R7.1: it has been turned over
        carte = self.cartes[str(view.facts["monotoni"])]
        colours = cast("list[str]", view.facts["colours"])
        colour = self.colours.index(colours[view.seat])
        return Look(view, carte, colour, [face for face in seen if face >= 0])

    # answering

    def advise(self, ask: Ask) -> Advice:
        first = ask.moves[0]
        view = ask.view()
        look = self.look(view)
        if first < NO_ORDER:
            return self.advise_put(look)
        if first < KITCHEN:
            return self.advise_order(look)
        if first < CHOOSE:
            return self.advise_draw(look)
        if first < PAY:
            return self.advise_choice(look, view, ask.moves)
        if first < OWN:
            return self.advise_completion(look, view, ask.moves)
        if first in (HELP, REFUSE):
            return self.advise_help(look, view, ask.moves)
        return self.advise_number(look, view, ask.moves)

    # a turn

    def advise_put(self, look: Look) -> Advice:
        plan = self.best(self.plans(look))
        move = PUT + MOST * plan.kind + plan.n - 1
        reasons = (
            [Reason("changes", (plan.n, plan.kind))]
            if plan.order == NO_KIND
            else self.why_order(plan)
        )
        return Advice(move, reasons)

    def advise_order(self, look: Look) -> Advice:
        """The ingredients are in the oven already."""
        after = look.later()
        plans = [Plan(0, 0, 0, NO_KIND, 0)]
        plans += [self.plan(look, after, 0, 0, order) for order in look.orders]
        plan = self.best(plans)
        move = NO_ORDER if plan.order == NO_KIND else ORDER + plan.order
        return Advice(move, self.why_order(plan))

    def plans(self, look: Look) -> list[Plan]:
        """Every number of every kind, with every order and without."""
        now = look.later()
        plans: list[Plan] = []
        for kind in range(KINDS):
            for n in range(1, look.hand[kind] + 1):
                after = now.copy()
                after.table[kind] += n
                after.hand[kind] -= n
                plans.append(self.plan(look, after, kind, n, NO_KIND))
                plans += [self.plan(look, after, kind, n, order) for order in look.orders]
        return plans

    def plan(self, look: Look, after: Forecast, kind: i64, n: i64, order: i64) -> Plan:
        """What a turn is worth: the pizza, and the cards it takes."""
        worth = self.put_worth(look, kind, n, order)
        if after.hand[kind] < 0:  # promised to an order that is in the oven
            worth += PIZZA * after.hand[kind]
        if order == NO_KIND:
            return Plan(worth, kind, n, order, 0)
        bill = after.bill(order)
        if bill is None:
            return Plan(worth - KEPT, kind, n, order, FAR)
        held = bill.missing - bill.lacks
        worth += PIZZA * self.chance(look, bill.lacks) // 1000 - KEPT - HELD * held
        return Plan(worth, kind, n, order, bill.lacks)

    def put_worth(self, look: Look, kind: i64, n: i64, order: i64) -> i64:
        """Cards that no other order names are the first to go."""
        worth: i64 = n * CHANGED if order == NO_KIND else -n * SPENT
        for other in look.orders:
            if other != order:
                named: i64 = look.carte.shown[other][kind]
                worth -= min(n, named) * WANTED
        return worth

    def best(self, plans: list[Plan]) -> Plan:
        most = max([plan.worth for plan in plans])
        equals = [plan for plan in plans if plan.worth == most]
        return equals[self.rng.below(len(equals))]

    def why_order(self, plan: Plan) -> list[Reason]:
        if plan.order == NO_KIND:
            return [Reason("waits")]
        face = KINDS + plan.order
        if plan.lacks:
            return [Reason("hopes", (face, plan.lacks))]
        return [Reason("completes", (face,))]

    def advise_draw(self, look: Look) -> Advice:
        """R6.12: about two ingredients for one order."""
        cards = total(look.hand)
        orders: i64 = len(look.orders)
        room = min(self.max_draw, self.refill_to - cards - orders)
        if 2 * orders + min(look.waiter, room) <= cards:
            return Advice(WAITER, [Reason("few-orders", (orders,))])
        return Advice(KITCHEN, [Reason("few-ingredients", (cards,))])

    # an order of one's own comes out of the oven

    def advise_choice(self, look: Look, view: View, moves: list[int]) -> Advice:
        """The ingredient with which this order and the later ones do best."""
        order = view.zones["revealed"][0] - KINDS
        best: i64 = -INGREDIENTS * PIZZA
        chosen = moves[0]
        least: i64 = 0
        for move in moves:
            need = look.carte.need(order, move)
            missing = shortfall(need, look.table)
            lacks = look.now().lacking(missing)
            worth: i64 = -HELD * (total(missing) + lacks)
            if lacks:
                worth += PIZZA * look.later().pizzas
            else:
                worth += PIZZA * (1 + look.later_with(need, missing).pizzas)
            if worth > best:
                best = worth
                chosen = move
                least = total(missing)
        return Advice(chosen, [Reason("least-missing", (least,))])

    def advise_completion(self, look: Look, view: View, moves: list[int]) -> Advice:
        """Pay, unless the cards make more pizzas later; if that cannot be, ask."""
        missing = self.numbers(view, "missing")
        if moves[0] == PAY:
            after = look.later_with(self.numbers(view, "need"), missing)
            if 1 + after.pizzas >= look.later().pizzas:
                return Advice(PAY, [Reason("pays", (total(missing),))])
        if ASK in moves:
            return Advice(ASK, [Reason("asks")])
        return Advice(GIVE_UP, [Reason("gives-up")])

    def numbers(self, view: View, fact: str) -> list[int]:
        """A fact that counts kinds, as a list."""
        named = cast("dict[str, int]", view.facts[fact])
        return [named.get(kind, 0) for kind in [*self.kinds, "any"]]

    # help, and numbers

    def advise_help(self, look: Look, view: View, moves: list[int]) -> Advice:
        """R8.7: a pizza for a few cards, unless they are needed for one's own in the oven."""
        if HELP not in moves:
            return Advice(REFUSE, [Reason("cannot-help")])
        missing = self.numbers(view, "missing")
        after = look.later_with(self.numbers(view, "need"), missing)
        if 1 + after.pizzas > look.later().pizzas:
            return Advice(HELP, [Reason("help-pays", (total(missing),))])
        return Advice(REFUSE, [Reason("help-costs")])

    def advise_number(self, look: Look, view: View, moves: list[int]) -> Advice:
        """As much as may be of what is asked for; of any kinds, what the orders need least."""
        if not self.numbers(view, "missing")[ANY]:
            return Advice(moves[-1], [Reason("own-share")])
        kind = self.kinds.index(str(view.facts["kind"]))
        wanted: i64 = 0
        for order in look.orders:
            wanted += look.carte.shown[order][kind]
        return Advice(moves[-1] if wanted <= 1 else moves[0], [Reason("least-useful")])


@final
class Greedy(Cook):
    """Plays an order when the table and its own hand will complete it."""

    def chance(self, look: Look, lacks: i64) -> i64:
        return 0 if lacks else 1000


@final
class Chef(Cook):
    """Also counts on what it may draw before the oven is opened, and on the others' help."""

    def chance(self, look: Look, lacks: i64) -> i64:
        if lacks >= FAR:
            return 0
        drawn: i64 = CHANCES[lacks][look.draws] if lacks < len(CHANCES) else 0
        helped: i64 = min(900, look.others * HELPFUL // max(1, lacks * lacks))
        return 1000 - (1000 - drawn) * (1000 - helped) // 1000


BOTS: Final = {"greedy": Greedy, "chef": Chef}
