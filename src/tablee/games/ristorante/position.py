"""A position of Ristorante Italia from a table (`docs/reference/positions/ristorante.md`)."""

from __future__ import annotations

from collections.abc import Callable

from tablee.games.ristorante.bonus_position import place_bonus_cards
from tablee.games.ristorante.rules.house import House
from tablee.games.ristorante.rules.moves import (
    COURSES,
    CUBES_IN_BOX,
    FIRST_BONUS,
    FIRST_TILE,
    FIRST_WINE,
    MOST_COINS,
    ROOMS,
    SHOPS,
)
from tablee.games.ristorante.rules.setup import empty_town
from tablee.games.ristorante.rules.town import SEATED, WINE, Town, deck_of
from tablee.games.ristorante.schedule import STEPS, open_step
from tablee.kernel import EVERYONE, BadInput, Fields, Rng, Stock
from tablee.kernel.position import written_out


def town_from(house: House, kinds: list[str], rng: Rng, table: dict[str, object]) -> Town:
    """Named cards first, then the rest from the rng; every card and tile lies somewhere, once."""
    fields = Fields(table)
    s = empty_town(house, rng)
    stock = Stock(list(range(len(house.cards.faces))), kinds, house.cards.faces, rng)
    s.season = fields.number("season", 1, house.numbers.seasons, 1)
    place_restaurants(s, fields, stock)
    place_numbers(s, fields)
    place_new(s, fields)
    if house.advanced:
        place_bonus_cards(s, fields, stock)
        place_tokens(s, fields)
    for seat in range(s.seats):
        if s.shelf_full(seat) and len(s.shelves[seat]) > house.numbers.shelf:
            raise BadInput(f"position.shelf_{SEATED[seat]}: more tiles than spaces (R7.3)")
    place_named_piles(s, fields, stock)
    for shop in range(SHOPS):
        fill_shop(s, shop, fields, stock)
    for deck in range(COURSES + 1):
        fill_deck(s, deck, fields, stock)
    reveal(s)
    step = fields.choice("step", list(STEPS), "action")
    seat = fields.number("seat", 1, s.seats, s.order[0] + 1) - 1
    part = fields.number("part", 1, house.numbers.action_phases, 1)
    actions = fields.number("actions", 1, house.numbers.actions, house.numbers.actions)
    fields.done()
    open_step(s, step, seat, part, actions)
    return s


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
            raise BadInput(f"position.menu_{name}: two recipes of a course at most (R2.6)")
        if len(s.cellars[seat]) > numbers.cellar:
            raise BadInput(f"position.cellar_{name}: {numbers.cellar} wines at most (R2.6)")


def taken(
    fields: Fields, stock: Stock, name: str, fits: Callable[[int], bool], what: str
) -> list[int]:
    """The cards a field names, all of one sort; none where it is not there."""
    if not fields.has(name):
        return []
    cards = stock.take(f"position.{name}", fields.get(name))
    if not all(fits(card) for card in cards):
        raise BadInput(f"position.{name}: only {what} lie here")
    return cards


def is_recipe(card: int) -> bool:
    return card < FIRST_WINE


def is_wine(card: int) -> bool:
    return FIRST_WINE <= card < FIRST_BONUS


def is_tile(card: int) -> bool:
    return card >= FIRST_TILE


def place_numbers(s: Town, fields: Fields) -> None:
    """Numbers by seat, and the turn order."""
    numbers = s.house.numbers
    s.cash = by_seat(fields, "cash", s.cash, 0, MOST_COINS)
    s.ratings = by_seat(fields, "ratings", s.ratings, numbers.rating, numbers.top)
    s.stars = by_seat(fields, "stars", s.stars, numbers.printed_stars, 9)
    s.spoons = by_seat(fields, "spoons", s.spoons, 0, 9)
    words = texts_by_seat(fields, "themes", s.seats)
    s.themes = [mask_of(f"position.themes {at + 1}", word, s.house.themes) for at, word in words]
    words = texts_by_seat(fields, "vips", s.seats)
    s.vips = [mask_of(f"position.vips {at + 1}", word, s.house.vips) for at, word in words]
    first = fields.number("first", 1, s.seats, 1) - 1
    clockwise = [(first + at) % s.seats for at in range(s.seats)]
    if fields.has("order"):
        given = by_seat(fields, "order", [], 1, s.seats)
        if sorted(given) != list(range(1, s.seats + 1)):
            raise BadInput("position.order: name every seat once")
        s.order = [seat - 1 for seat in given]
        if not s.house.balanced and s.order != clockwise_from(s.order[0], s.seats):
            raise BadInput("position.order: turns go clockwise (R4.3), unless the option is on")
    else:
        s.order = clockwise


def clockwise_from(first: int, seats: int) -> list[int]:
    return [(first + at) % seats for at in range(seats)]


def by_seat(fields: Fields, name: str, default: list[int], low: int, high: int) -> list[int]:
    if not fields.has(name):
        return default
    values = fields.get(name)
    seats = len(default) or None
    if (
        not isinstance(values, list)
        or (seats is not None and len(values) != seats)
        or not all(type(value) is int and low <= value <= high for value in values)
    ):
        raise BadInput(f"position.{name}: write one number from {low} to {high} for each seat")
    return list(values)


def texts_by_seat(fields: Fields, name: str, seats: int) -> list[tuple[int, str]]:
    if not fields.has(name):
        return [(at, "") for at in range(seats)]
    values = fields.get(name)
    if (
        not isinstance(values, list)
        or len(values) != seats
        or not all(isinstance(value, str) for value in values)
    ):
        raise BadInput(f'position.{name}: write one text for each seat, "" for nothing')
    return list(enumerate(values))


def mask_of(place: str, text: str, names: list[str]) -> int:
    mask = 0
    for word in text.split():
        if word not in names:
            raise BadInput(f"{place}: {word!r} is none of {', '.join(names)}")
        mask |= 1 << names.index(word)
    return mask


def place_new(s: Town, fields: Fields) -> None:
    """R8.5: which recipes of the menus were played this season."""
    names = fields.get("new") if fields.has("new") else ""
    if not isinstance(names, str):
        raise BadInput("position.new: the recipes played this season, as one text")
    menus = [card for menu in s.menus for card in menu]
    for word in names.split():
        cards = [card for card in menus if s.house.faces[card] == word]
        if not cards:
            raise BadInput(f"position.new: {word!r} is on no menu")
        s.fresh += cards


# --- the advanced game ----------------------------------------------------------------------------


def place_tokens(s: Town, fields: Fields) -> None:
    """R3.8: cubes, cookbooks and rooms; what the position does not name is as at the start."""
    numbers = s.house.numbers
    s.cubes = by_seat(fields, "cubes", s.cubes, 0, CUBES_IN_BOX)
    s.pot = fields.number("pot", 0, numbers.pot, numbers.pot)
    s.box_cubes = numbers.cubes - s.pot - sum(s.cubes)
    if s.box_cubes < 0:
        raise BadInput(f"position.cubes: the box holds {numbers.cubes} cubes (R2.1)")
    s.cookbooks = fields.number("cookbooks", 0, numbers.cookbooks, numbers.cookbooks)
    for seat, text in texts_by_seat(fields, "rooms", s.seats):
        place = f"position.rooms {seat + 1}"
        for word in written_out(text):
            if word not in s.house.rooms:
                raise BadInput(f"{place}: {word!r} is none of {', '.join(s.house.rooms)}")
            room = s.house.rooms.index(word)
            s.rooms[ROOMS * seat + room] += 1
            s.stock[room] -= 1
            if s.stock[room] < 0:
                raise BadInput(f"{place}: there are not so many rooms of type {word} (R3.8)")
            if numbers.room_season[room] > s.season:
                raise BadInput(f"{place}: no {word} room before its season (R17.2)")
        if s.rooms_of(seat) > numbers.room_slots:
            raise BadInput(f"{place}: {numbers.room_slots} rooms at most (R17.3)")
    if fields.has("stock"):
        left = fields.get("stock")
        words = written_out(left) if isinstance(left, str) else ["?"]
        stock = [words.count(name) for name in s.house.rooms]
        if sum(stock) != len(words) or any(a > b for a, b in zip(stock, s.stock, strict=True)):
            raise BadInput("position.stock: the rooms that are left, as one text (R3.8)")
        s.stock = stock


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
            raise BadInput(f"position.stall_{name}: {s.house.numbers.display} tiles at most (R3.1)")
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
        raise BadInput(f"position.{name}: {size} tiles wanted, only {len(rest)} are left")
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
