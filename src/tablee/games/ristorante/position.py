"""A position of Ristorante Italia from a table (`docs/reference/positions/ristorante.md`)."""

from __future__ import annotations

from collections.abc import Callable

from tablee.games.ristorante.position_advanced import place_bonus_cards, place_tokens
from tablee.games.ristorante.position_by_seat import by_seat, place_honours
from tablee.games.ristorante.rules.house import House
from tablee.games.ristorante.rules.moves import (
    COURSES,
    FIRST_BONUS,
    FIRST_TILE,
    FIRST_WINE,
    MOST_COINS,
    SHOPS,
)
from tablee.games.ristorante.rules.setup import empty_town
from tablee.games.ristorante.rules.town import SEATED, WINE, Town, deck_of
from tablee.games.ristorante.schedule import STEPS, open_step, steps_of
from tablee.kernel import EVERYONE, Fields, Rng, Stock


def town_from(house: House, kinds: list[str], rng: Rng, table: dict[str, object]) -> Town:
    """Named cards first, then the rest from the rng; every card and tile lies somewhere, once."""
    fields = Fields(table)
    s = empty_town(house, rng)
    stock = Stock(list(range(len(house.cards.faces))), kinds, house.cards.faces, rng)
    s.season = fields.number("season", 1, house.numbers.seasons, 1)
    step = step_of(s, fields)
    place_restaurants(s, fields, stock)
    place_numbers(s, fields)
    place_new(s, fields, step)
    place_honours(s, fields, step)
    if house.advanced:
        place_bonus_cards(s, fields, stock)
        place_tokens(s, fields)
    for seat in range(s.seats):
        if s.shelf_full(seat) and len(s.shelves[seat]) > house.numbers.shelf:
            raise fields.bad(f"shelf_{SEATED[seat]}", "more tiles than spaces (R7.3)")
    place_named_piles(s, fields, stock)
    for shop in range(SHOPS):
        fill_shop(s, shop, fields, stock)
    for deck in range(COURSES + 1):
        fill_deck(s, deck, fields, stock)
    reveal(s)
    seat, part, actions = turn_of(s, fields, step)
    fields.done()
    open_step(s, step, seat, part, actions)
    return s


def step_of(s: Town, fields: Fields) -> str:
    """R4.1, R4.2: where in the season it begins."""
    step = fields.choice("step", STEPS, "action")
    if step not in steps_of(s):
        raise fields.bad("step", f"season {s.season} has {', '.join(steps_of(s))}, not {step}")
    return step


def turn_of(s: Town, fields: Fields, step: str) -> tuple[int, int, int]:
    """Whose turn, in which action phase, with how many actions: as far as the step has them."""
    numbers = s.house.numbers
    for key, steps in (
        ("seat", ("action", "cook")),
        ("part", ("action",)),
        ("actions", ("action",)),
    ):
        if fields.has(key) and step not in steps:
            raise fields.bad(key, f"only with step = {' or '.join(steps)}, not with {step}")
    seat = fields.number("seat", 1, s.seats, s.order[0] + 1) - 1
    part = fields.number("part", 1, numbers.action_phases, 1)
    return seat, part, fields.number("actions", 1, numbers.actions, numbers.actions)


# --- restaurants ----------------------------------------------------------------------------------


def place_restaurants(s: Town, fields: Fields, stock: Stock) -> None:
    for seat in range(s.seats):
        name = SEATED[seat]
        s.hands[seat] = taken(fields, stock, f"hand_{name}", is_recipe, "recipes")
        s.menus[seat] = taken(fields, stock, f"menu_{name}", is_recipe, "recipes")
        s.cellars[seat] = taken(fields, stock, f"cellar_{name}", is_wine, "wines")
        s.shelves[seat] = taken(fields, stock, f"shelf_{name}", is_tile, "ingredients")
        numbers = s.house.numbers
        courses = [s.house.cards.course[card] for card in s.menus[seat]]
        if any(courses.count(course) > numbers.per_course for course in courses):
            raise fields.bad(f"menu_{name}", "two recipes of a course at most (R2.6)")
        if len(s.cellars[seat]) > numbers.cellar:
            raise fields.bad(f"cellar_{name}", f"{numbers.cellar} wines at most (R2.6)")


def taken(
    fields: Fields, stock: Stock, name: str, fits: Callable[[int], bool], what: str
) -> list[int]:
    """The cards a field names, all of one sort; none where it is not there."""
    if not fields.has(name):
        return []
    cards = stock.take(f"position.{name}", fields.get(name))
    if not all(fits(card) for card in cards):
        raise fields.bad(name, f"only {what} lie here")
    return cards


def is_recipe(card: int) -> bool:
    return card < FIRST_WINE


def is_wine(card: int) -> bool:
    return FIRST_WINE <= card < FIRST_BONUS


def is_tile(card: int) -> bool:
    return card >= FIRST_TILE


def place_numbers(s: Town, fields: Fields) -> None:
    """Coins and ratings by seat, and the turn order."""
    numbers = s.house.numbers
    s.cash = by_seat(fields, "cash", 0, MOST_COINS, s.cash)
    s.ratings = by_seat(fields, "ratings", numbers.rating, numbers.top, s.ratings)
    first = fields.number("first", 1, s.seats, 1)
    order = [(first - 1 + at) % s.seats + 1 for at in range(s.seats)]
    given = by_seat(fields, "order", 1, s.seats, order)
    if sorted(given) != sorted(order):
        raise fields.bad("order", "name every seat once")
    if fields.has("first") and given[0] != first:
        raise fields.bad("order", f"begins with seat {given[0]}, but first = {first}")
    s.order = [seat - 1 for seat in given]
    clockwise = [(s.order[0] + at) % s.seats for at in range(s.seats)]
    if s.order != clockwise and not s.house.balanced:
        raise fields.bad("order", "turns go clockwise (R4.3), unless the option is on (R19.1)")


def place_new(s: Town, fields: Fields, step: str) -> None:
    """R8.5: which recipes of the menus were played this season."""
    words = fields.text("new", "").split()
    menus = [card for menu in s.menus for card in menu]
    for word in words:
        cards = [card for card in menus if s.house.faces[card] == word]
        if not cards:
            raise fields.bad("new", f"{word!r} is on no menu")
        s.fresh += cards
    if words and step == "action":
        raise fields.bad("new", "nothing is cooked before the season's actions are over (R8.5)")


# --- piles ----------------------------------------------------------------------------------------


def place_named_piles(s: Town, fields: Fields, stock: Stock) -> None:
    """All named piles before anything is dealt, so that nothing they name is gone by then."""
    for shop in range(SHOPS):
        name = s.house.shops[shop]

        def sold_here(tile: int, shop: int = shop) -> bool:
            return is_tile(tile) and s.house.shop_of(tile) == shop

        s.stalls[shop] = taken(fields, stock, f"stall_{name}", sold_here, f"tiles of {name}")
        s.bins[shop] = taken(fields, stock, f"bin_{name}", sold_here, f"tiles of {name}")
        if not isinstance(fields.get(f"crate_{name}"), int):
            pile = taken(fields, stock, f"crate_{name}", sold_here, f"tiles of {name}")
            s.crates[shop] = pile[::-1]
        if len(s.stalls[shop]) > s.house.numbers.display:
            raise fields.bad(f"stall_{name}", f"{s.house.numbers.display} tiles at most (R3.1)")
    for deck in range(COURSES + 1):
        name = s.house.courses[deck] if deck < COURSES else "wine"

        def of_deck(card: int, deck: int = deck) -> bool:
            return card < FIRST_BONUS and deck_of(s.house, card) == deck

        s.discards[deck] = taken(fields, stock, f"discard_{name}", of_deck, f"{name} cards")
        if not isinstance(fields.get(f"deck_{name}"), int):
            s.decks[deck] = taken(fields, stock, f"deck_{name}", of_deck, f"{name} cards")[::-1]


def left_of(stock: Stock, fits: Callable[[int], bool]) -> list[int]:
    """What is left of one sort, in the stock's own random order."""
    cards = [card for card in stock.left if fits(card)]
    stock.left = [card for card in stock.left if not fits(card)]
    return cards


def fill_shop(s: Town, shop: int, fields: Fields, stock: Stock) -> None:
    """The stall is filled up; the rest is below what the crate names, or else in the bin."""
    rest = left_of(stock, lambda tile: is_tile(tile) and s.house.shop_of(tile) == shop)
    name = f"crate_{s.house.shops[shop]}"
    size = fields.number(name, 0, len(rest), 0) if isinstance(fields.get(name), int) else None
    while rest and len(s.stalls[shop]) < s.house.numbers.display:
        s.stalls[shop].append(rest.pop())
    if size is None:
        s.crates[shop] = rest + s.crates[shop]
    elif size > len(rest):
        raise fields.bad(name, f"{size} tiles wanted, only {len(rest)} are left")
    else:
        s.crates[shop] = rest[:size]
        s.bins[shop] += rest[size:]


def fill_deck(s: Town, deck: int, fields: Fields, stock: Stock) -> None:
    """The rest is below what the deck names; a deck of a given size leaves it to the discards."""
    rest = left_of(stock, lambda card: card < FIRST_BONUS and deck_of(s.house, card) == deck)
    name = f"deck_{s.house.courses[deck] if deck != WINE else 'wine'}"
    if isinstance(fields.get(name), int):
        size = fields.number(name, 0, len(rest), 0)
        s.decks[deck] = rest[:size]
        s.discards[deck] += rest[size:]
    else:
        s.decks[deck] = rest + s.decks[deck]


def reveal(s: Town) -> None:
    """R21: hands are their owners', everything that lies face up is everybody's."""
    for seat in range(s.seats):
        for card in s.hands[seat]:
            s.show(card, 1 << seat)
        for card in s.menus[seat] + s.cellars[seat] + s.shelves[seat] + s.bonuses[seat]:
            s.show(card, EVERYONE)
    for piles in (s.stalls, s.bins, s.discards, [s.bonus_board, s.bonus_discard]):
        for pile in piles:
            for card in pile:
                s.show(card, EVERYONE)
