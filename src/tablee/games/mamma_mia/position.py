"""A position of Mamma Mia! Grande from a plain table (its keys: `position.toml`)."""

from __future__ import annotations

from tablee.games.mamma_mia.rules.moves import (
    CARDS,
    COLOURS,
    INGREDIENTS,
    KINDS,
    MOST,
    PER_COLOUR,
)
from tablee.games.mamma_mia.rules.pizzeria import (
    FACES,
    House,
    Pizzeria,
    empty_pizzeria,
)
from tablee.games.mamma_mia.rules.preparation import STEP_ONE, STEP_THREE, STEP_TWO
from tablee.games.mamma_mia.rules.services import END_OF_SERVICE, finish
from tablee.games.mamma_mia.rules.unloading import open_oven
from tablee.kernel import EVERYONE, SILENT, BadInput, Fields, Rng, Stock
from tablee.kernel.position import written_out

HANDS = ["hand_1", "hand_2", "hand_3", "hand_4", "hand_5", "hand_6"]
HELD_ORDERS = ["orders_1", "orders_2", "orders_3", "orders_4", "orders_5", "orders_6"]
WAITERS = ["waiter_1", "waiter_2", "waiter_3", "waiter_4", "waiter_5", "waiter_6"]
PHASES = {"put": STEP_ONE, "order": STEP_TWO, "draw": STEP_THREE}
STEPS = [*PHASES, "unload", "over"]


def pizzeria_from(
    house: House, kinds: list[str], lot: list[int], rng: Rng, table: dict[str, object]
) -> Pizzeria:
    """Named cards first, then the rest from the rng; every card of the box lies once.

    `lot`: the colours of the seats where the table does not name them.
    """
    fields = Fields(table)
    s = empty_pizzeria(house, rng, colours_in(fields, house, lot))
    cards = Cards(s, kinds, rng)
    step = fields.choice("step", STEPS, "put")
    seat = fields.number("seat", 1, house.seats, 1) - 1
    s.service = fields.number("service", 1, house.services, 1)
    s.turns = fields.number("turn", 1, 999, 1)
    place_named(s, fields, cards)
    if s.served and s.service == 1 and step in PHASES:
        raise BadInput("position.served: before the first oven is opened nothing is (R7.4)")
    deal_hands(s, fields, cards, seat if step == "draw" else None)
    deal_piles(s, fields, cards, preparing=step in PHASES)
    fields.done()
    reveal(s)
    open_step(s, seat, step)
    return s


def colours_in(fields: Fields, house: House, lot: list[int]) -> list[int]:
    if not fields.has("colours"):
        return lot
    words = words_in("position.colours", fields.get("colours"))
    colours = [fields.index_of("colours", word, house.colours) for word in words]
    if len(words) != house.seats or len(set(words)) != len(words):
        raise BadInput(f"position.colours: name {house.seats} different colours")
    return colours


def words_in(place: str, names: object) -> list[str]:
    """The words of a text or a list."""
    words = written_out(names) if isinstance(names, str) else names
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise BadInput(f'{place}: write cards as "olive*3 shrimp", not {names!r}')
    return words


class Cards:
    """The cards in play: one stock of ingredients, and one of orders for each colour."""

    def __init__(self, s: Pizzeria, kinds: list[str], rng: Rng) -> None:
        self.kinds = kinds
        inside = [card for card in range(CARDS) if card not in s.removed]
        self.ingredients = Stock([c for c in inside if c < INGREDIENTS], kinds, FACES, rng)
        self.orders = [
            Stock([c for c in inside if c >= INGREDIENTS and at(c) == colour], kinds, FACES, rng)
            for colour in range(COLOURS)
        ]

    def take(self, place: str, names: object) -> list[int]:
        """Named cards of any sort, in that order."""
        return [self._stock(place, word).take(place, [word])[0] for word in words_in(place, names)]

    def _stock(self, place: str, word: str) -> Stock:
        if word not in self.kinds:
            raise BadInput(f"{place}: there is no card {word!r}")
        face = self.kinds.index(word)
        return self.ingredients if face < KINDS else self.orders[(face - KINDS) // PER_COLOUR]


def at(card: int) -> int:
    """The colour of an order card."""
    return (card - INGREDIENTS) // PER_COLOUR


# --- where the cards lie --------------------------------------------------------------------------


def only(place: str, cards: list[int], orders: bool) -> list[int]:
    """The cards, all of which must be orders, or ingredients."""
    if any((card >= INGREDIENTS) != orders for card in cards):
        raise BadInput(f"{place}: only {'orders' if orders else 'ingredients'} lie here")
    return cards


def place_named(s: Pizzeria, fields: Fields, cards: Cards) -> None:
    for name, pile in (("oven", s.oven), ("table", s.table), ("served", s.served)):
        if fields.has(name):
            pile.extend(cards.take(f"position.{name}", fields.get(name)))
    only("position.table", s.table, orders=False)
    only("position.served", s.served, orders=True)
    for seat in range(s.seats):
        for names, hands in ((HANDS, s.hands), (HELD_ORDERS, s.orders)):
            if fields.has(names[seat]):
                place = f"position.{names[seat]}"
                taken = cards.take(place, fields.get(names[seat]))
                hands[seat] = only(place, taken, orders=hands is s.orders)
        check_colour(s, seat, f"position.{HELD_ORDERS[seat]}", s.orders[seat])
        if len(s.hands[seat]) > MOST:
            raise BadInput(f"position.{HANDS[seat]}: nobody holds more than {MOST} ingredients")


def check_colour(s: Pizzeria, seat: int, place: str, orders: list[int]) -> None:
    if any(at(order) != s.colours[seat] for order in orders):
        raise BadInput(f"{place}: orders of the seat's own colour")


def deal_hands(s: Pizzeria, fields: Fields, cards: Cards, drawing: int | None) -> None:
    """Hands that are not named: as at the start; room for five cards where one is to be drawn."""
    house = s.house
    waiters = {seat: named_waiter(s, seat, fields, cards) for seat in range(s.seats)}
    for seat in range(s.seats):
        stock = cards.orders[s.colours[seat]]
        if not fields.has(HELD_ORDERS[seat]):
            count = min(house.start_orders, len(stock.left))
            s.orders[seat] = stock.deal(f"position.{HELD_ORDERS[seat]}", count)
        s.orders[seat].sort()
        if not fields.has(HANDS[seat]):
            spare = house.max_draw if seat == drawing else house.start_orders
            s.hands[seat] = cards.ingredients.deal(
                f"position.{HANDS[seat]}", house.refill_to - spare
            )
        fill_waiter(s, seat, waiters[seat], stock)


def named_waiter(s: Pizzeria, seat: int, fields: Fields, cards: Cards) -> list[int] | int:
    """The cards of a waiter from the top, or how many of them there are; -1: all that are left."""
    name = WAITERS[seat]
    if not fields.has(name):
        return -1
    value = fields.get(name)
    if isinstance(value, int):
        return fields.number(name, 0, PER_COLOUR, 0)
    orders = only(f"position.{name}", cards.take(f"position.{name}", value), orders=True)
    check_colour(s, seat, f"position.{name}", orders)
    return orders


def fill_waiter(s: Pizzeria, seat: int, waiter: list[int] | int, stock: Stock) -> None:
    """What a waiter of a given size leaves over counts as rewards for helping, seen by nobody."""
    place = f"position.{WAITERS[seat]}"
    if isinstance(waiter, list):
        s.waiters[seat] = waiter[::-1]
    else:
        s.waiters[seat] = stock.deal(place, len(stock.left) if waiter < 0 else waiter)
    s.served += stock.deal("position.served", len(stock.left))


def deal_piles(s: Pizzeria, fields: Fields, cards: Cards, preparing: bool) -> None:
    """The kitchen: named from the top, a number, or all that is left. The rest was used."""
    stock = cards.ingredients
    if fields.has("kitchen") and not preparing:
        raise BadInput("position.kitchen: it is empty while the oven is unloaded, and at the end")
    value = fields.get("kitchen")
    if isinstance(value, int):
        count = fields.number("kitchen", 1, INGREDIENTS, 1)
        s.kitchen = stock.deal("position.kitchen", count)
    elif value is not None:
        taken = cards.take("position.kitchen", value)
        s.kitchen = only("position.kitchen", taken, orders=False)[::-1]
    elif preparing:
        s.kitchen = stock.deal("position.kitchen", len(stock.left))
    s.used = stock.deal("position.used", len(stock.left))
    if preparing and not s.kitchen:
        raise BadInput("position.kitchen: while pizzas are prepared it has at least one card")
    if preparing and s.table:
        raise BadInput('position.table: it is empty while pizzas are prepared; use "oven"')


def reveal(s: Pizzeria) -> None:
    """R13.2: who has seen what."""
    for seat in range(s.seats):
        for card in s.hands[seat] + s.orders[seat]:
            s.show(card, 1 << seat)
    for card in s.oven + s.table + s.used:
        s.show(card, EVERYONE)


# --- the decision ---------------------------------------------------------------------------------


def open_step(s: Pizzeria, seat: int, step: str) -> None:
    """The step a turn has reached; or the oven unloaded up to the first decision; or the end."""
    s.then(END_OF_SERVICE)
    if step in PHASES:
        check_step(s, seat, step)
        s.turn(PHASES[step], seat)
    elif step == "unload":
        open_oven(s, seat, SILENT)
    else:
        finish(s, SILENT)


def check_step(s: Pizzeria, seat: int, step: str) -> None:
    """R13.1: a position is at a decision that is really asked."""
    if step == "put" and len(s.hands[seat]) < 2:
        raise BadInput(f"position.{HANDS[seat]}: two ingredients or more, or there is no choice")
    if step == "order" and not s.orders[seat]:
        raise BadInput(f"position.{HELD_ORDERS[seat]}: an order, or there is no choice")
    if step == "draw" and not s.waiters[seat]:
        raise BadInput(f"position.{WAITERS[seat]}: an order, or there is no choice of pile")
    if step == "draw" and s.hand_size(seat) >= s.house.refill_to:
        raise BadInput(f"position.{HANDS[seat]}: a hand of {s.house.refill_to} draws nothing")
