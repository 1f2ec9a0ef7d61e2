"""A position of Ramen! Ramen! from a plain table (see `docs/reference/positions/ramen.md`)."""

from __future__ import annotations

from tablee.games.ramen.rules.bowls import ready
from tablee.games.ramen.rules.moves import BOWLS, CARDS
from tablee.games.ramen.rules.shop import BOWL_PLACES, HANDS, NO_BOWL, Menu, Shop, empty_shop
from tablee.games.ramen.rules.turn import FIRST_CARD, SECOND_CARD, SECOND_TAKING, TAKING, serve
from tablee.kernel import EVERYONE, SILENT, BadInput, Fields, Rng, Stock

STEPS = {
    "first-card": FIRST_CARD,
    "second-card": SECOND_CARD,
    "take": TAKING,
    "second-take": SECOND_TAKING,
}


def shop_from(menu: Menu, codes: list[str], rng: Rng, table: dict[str, object]) -> Shop:
    """Named cards first, then the rest from the rng; every one of the 56 cards lies once."""
    fields = Fields(table)
    stock = Stock(list(range(CARDS)), codes, [], rng)
    s = empty_shop(menu, rng, [])
    place_named(s, fields, stock)
    step = fields.text("step", list(STEPS), "first-card")
    seat = fields.number("seat", 1, menu.seats, 1) - 1
    s.turns = fields.number("turn", 1, 99, seat + 1)
    used = fields.number("used", 0, BOWLS, 0)
    deal_rest(s, fields, stock)
    fields.done()
    reveal(s)
    s.used = used - 1 if used else NO_BOWL
    open_step(s, seat, step)
    return s


def place_named(s: Shop, fields: Fields, stock: Stock) -> None:
    for at, name in enumerate(BOWL_PLACES):
        if fields.has(name):
            s.bowls[at] = stock.take(f"position.{name}", fields.get(name))
    for side in range(s.menu.side_count):
        name = f"served_{side + 1}"
        stacks = fields.get(name) or []
        if not isinstance(stacks, list):
            raise BadInput(f'position.{name}: write the stacks as ["aj7 no7", ...]')
        for stack in stacks:
            s.served[side] += (stock.take(f"position.{name}", stack),)
    for seat in range(s.menu.seats):
        if fields.has(HANDS[seat]):
            s.hands[seat] = stock.take(f"position.{HANDS[seat]}", fields.get(HANDS[seat]))
    if fields.has("fridge"):
        s.fridge = stock.take("position.fridge", fields.get("fridge"))
    if fields.has("removed"):
        s.removed = stock.take("position.removed", fields.get("removed"))
    if fields.has("pile_top"):  # the first named is the first drawn
        s.pile = stock.take("position.pile_top", fields.get("pile_top"))[::-1]


def deal_rest(s: Shop, fields: Fields, stock: Stock) -> None:
    """What is not named: the cards set aside, hands and fridge in full, the pile from the rest.

    With `pile = n` the pile has n cards, and whatever is left over went into void stacks: it is
    dealt, unseen, into the stacks served by the first side.
    """
    if not fields.has("removed"):
        s.removed = stock.deal("position.removed", s.menu.set_aside)
    size = fields.number("pile", len(s.pile), CARDS, CARDS)
    for seat in range(s.menu.seats):
        if not fields.has(HANDS[seat]):
            s.hands[seat] = stock.deal(f"position.{HANDS[seat]}", s.menu.hand)
    if not fields.has("fridge"):
        s.fridge = stock.deal("position.fridge", s.menu.fridge)
    s.slots = list(range(1, len(s.fridge) + 1))
    below = len(stock.left) if not fields.has("pile") else size - len(s.pile)
    s.pile = stock.deal("position.pile", below) + s.pile
    if stock.left:
        s.served[0] += (stock.deal("position.served_1", len(stock.left)),)


def reveal(s: Shop) -> None:
    """Who has seen what: a hand its owner, the fridge, bowls and served stacks everybody."""
    for seat in range(s.menu.seats):
        for card in s.hands[seat]:
            s.show(card, 1 << seat)
    stacks = [stack for side in s.served for stack in side]
    for cards in [s.fridge, *s.bowls, *stacks]:
        for card in cards:
            s.show(card, EVERYONE)


def open_step(s: Shop, seat: int, step: str) -> None:
    """The decision the position is at."""
    waiting = [at + 1 for at in range(BOWLS) if ready(s.bowls[at], s.menu.ready_sum)]
    if waiting and step == "first-card":
        raise BadInput(f"position.bowl_{waiting[0]}: at the start of a turn no bowl is ready (I2)")
    if step in ("first-card", "second-card") and not s.hands[seat]:
        raise BadInput(f"position.{HANDS[seat]}: the seat to play holds no card")
    if step in ("take", "second-take"):
        serve(s, seat, SILENT)  # whatever step 2 would have served is gone
        if not s.fridge:
            raise BadInput("position.fridge: empty, there is nothing to take")
    s.turn(STEPS[step], seat)
