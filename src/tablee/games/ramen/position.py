"""A position of Ramen! Ramen! from a plain table (its keys: `position.toml`)."""

from __future__ import annotations

from tablee.games.ramen.rules.bowls import ready
from tablee.games.ramen.rules.moves import BOWLS, CARDS
from tablee.games.ramen.rules.shop import NO_BOWL, Menu, Shop, empty_shop
from tablee.games.ramen.rules.turn import FIRST_CARD, SECOND_CARD, SECOND_TAKING, TAKING, finish
from tablee.kernel import EVERYONE, SILENT, BadInput, Fields, Rng, Stock

HANDS = ["hand_1", "hand_2", "hand_3", "hand_4"]
BOWL_PLACES = ["bowl_1", "bowl_2", "bowl_3"]
STEPS = {
    "first-card": FIRST_CARD,
    "second-card": SECOND_CARD,
    "take": TAKING,
    "second-take": SECOND_TAKING,
}
PLAYED = {"first-card": 0, "second-card": 1}  # cards of this turn; two at all other steps
OVER = "over"
EMPTY_SLOT = "-"


def shop_from(menu: Menu, codes: list[str], rng: Rng, table: dict[str, object]) -> Shop:
    """Named cards first, then the rest from the rng; every one of the 56 cards lies once."""
    fields = Fields(table)
    stock = Stock(list(range(CARDS)), codes, [], rng)
    s = empty_shop(menu, rng, [])
    step = fields.choice("step", [*STEPS, OVER], "first-card")
    seat = fields.number("seat", 1, menu.seats, 1) - 1
    s.turns = fields.number("turn", 1, 99, seat + 1)
    s.used = fields.number("used", 1, BOWLS, 1) - 1 if fields.has("used") else NO_BOWL
    place_named(s, fields, stock)
    deal_rest(s, fields, stock, step == OVER)
    fields.done()
    reveal(s)
    check_bowls(s, step)
    if fields.has("turn"):
        check_turn(s, fields, step)
    if step == OVER:
        close_shop(s)
    else:
        check_step(s, seat, step)
        s.turn(STEPS[step], seat)
    return s


def place_named(s: Shop, fields: Fields, stock: Stock) -> None:
    """What the table names, wherever it lies."""
    for at, name in enumerate(BOWL_PLACES):
        if fields.has(name):
            s.bowls[at] = stock.take(f"position.{name}", fields.get(name))
    for side in range(s.menu.side_count):
        name = f"served_{side + 1}"
        if fields.has(name):
            s.served[side] = served_stacks(s.menu, f"position.{name}", fields.get(name), stock)
    for seat in range(s.menu.seats):
        if fields.has(HANDS[seat]):
            s.hands[seat] = stock.take(f"position.{HANDS[seat]}", fields.get(HANDS[seat]))
            if len(s.hands[seat]) > s.menu.hand:
                most = f"nobody holds more than {s.menu.hand} cards (R2.4)"
                raise BadInput(f"position.{HANDS[seat]}: {most}")
    if fields.has("fridge"):
        fill_slots(s, fields.get("fridge"), stock)
    if s.menu.set_aside and fields.has("removed"):
        s.removed = stock.take("position.removed", fields.get("removed"))
        if len(s.removed) != s.menu.set_aside:
            raise BadInput(
                f"position.removed: {s.menu.set_aside} cards are set aside alone (R13.1)"
            )
    if fields.has("pile_top"):  # the first named is the first drawn
        s.pile = stock.take("position.pile_top", fields.get("pile_top"))[::-1]


def served_stacks(menu: Menu, place: str, stacks: object, stock: Stock) -> tuple[list[int], ...]:
    """I4: a stack was ready with its last card, and not before."""
    if not isinstance(stacks, list):
        raise BadInput(f'{place}: write the stacks as ["aj7 no7", ...]')
    served = []
    for names in stacks:
        stack = stock.take(place, names)
        if not ready(stack, menu.ready_sum):
            raise BadInput(f"{place}: {names!r} is not ready, nobody can have served it (R4.1)")
        if ready(stack[:-1], menu.ready_sum):
            raise BadInput(f"{place}: {names!r} was ready before its last card (I4)")
        served.append(stack)
    return tuple(served)


def fill_slots(s: Shop, names: object, stock: Stock) -> None:
    """The fridge from the left, `-` for an empty slot (Q28)."""
    words = names.split() if isinstance(names, str) else names
    cards = [word for word in words if word != EMPTY_SLOT] if isinstance(words, list) else words
    s.fridge = stock.take("position.fridge", cards)
    if isinstance(words, list):
        s.slots = [at for at, word in enumerate(words, start=1) if word != EMPTY_SLOT]
        if len(words) > s.menu.fridge:
            raise BadInput(f"position.fridge: it has {s.menu.fridge} slots (R2.3)")


def deal_rest(s: Shop, fields: Fields, stock: Stock, over: bool) -> None:
    """What is not named, in this order: cards set aside, hands, fridge, pile.

    Hands and fridge are dealt in full, unless the game is over; the pile gets all the rest, or
    as many as `pile` says. What is left over then is one more stack, the last of the first side.
    """
    if s.menu.set_aside and not fields.has("removed"):
        s.removed = stock.deal("position.removed", s.menu.set_aside)
    for seat in range(s.menu.seats):
        if not fields.has(HANDS[seat]):
            s.hands[seat] = stock.deal(f"position.{HANDS[seat]}", 0 if over else s.menu.hand)
    if not fields.has("fridge"):
        s.fridge = stock.deal("position.fridge", 0 if over else s.menu.fridge)
        s.slots = list(range(1, len(s.fridge) + 1))
    whole = len(s.pile) if over else len(s.pile) + len(stock.left)
    size = fields.number("pile", len(s.pile), CARDS, whole)
    s.pile = stock.deal("position.pile", size - len(s.pile)) + s.pile
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


def check_bowls(s: Shop, step: str) -> None:
    """I2, R3.7: the only bowl that may be ready is the one that just got a first card."""
    if (step == "second-card") != (s.used != NO_BOWL):
        raise BadInput(
            "position.used: say which bowl got the first card with step = second-card, only then"
        )
    if s.used != NO_BOWL and not s.bowls[s.used]:
        raise BadInput(f"position.used: bowl_{s.used + 1} is empty, it got no card this turn")
    for at, bowl in enumerate(s.bowls):
        if at != s.used and ready(bowl, s.menu.ready_sum):
            raise BadInput(f"position.bowl_{at + 1}: a ready bowl would have been served (R4.2)")


def check_turn(s: Shop, fields: Fields, step: str) -> None:
    """R3.2: a turn puts two cards into bowls at most."""
    played = sum(map(len, s.bowls)) + sum(len(stack) for side in s.served for stack in side)
    most = 2 * (s.turns - 1) + PLAYED.get(step, 2)
    if played > most:
        raise fields.bad("turn", f"cards played: {played}, by then {most} at most (R3.2)")


def check_step(s: Shop, seat: int, step: str) -> None:
    """The seat must have something to decide."""
    if step in ("first-card", "second-card") and not s.hands[seat]:
        raise BadInput(f"position.{HANDS[seat]}: the seat to play holds no card")
    if step in ("take", "second-take") and not s.fridge:
        raise BadInput("position.fridge: empty, there is nothing to take")
    if step == "second-take" and (s.pile or not s.menu.second_pick):
        raise BadInput(
            "position.step: second-take needs pile = 0 and the option endgame_draw = fridge (R6.5)"
        )


def close_shop(s: Shop) -> None:
    """R7.1: the end, counted at once."""
    if s.pile or s.fridge or any(s.hands):
        raise BadInput("position.step: when the game is over, pile, fridge and hands are empty")
    finish(s, SILENT)
