"""The box: what the data files say, checked on load."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.mamma_mia.carte import (
    COLOUR_IDS,
    KIND_IDS,
    READINGS,
    Order,
    carte_of,
    kind_in,
    names_of,
    order_nouns,
    other_monotoni,
    read_orders,
    read_types,
)
from tablee.games.mamma_mia.rules.moves import INGREDIENTS, KINDS, MOST, PER_COLOUR, PER_KIND
from tablee.games.mamma_mia.rules.orders import Carte
from tablee.kernel import Data, Noun, Option, Row

SEATS = (2, 3, 4, 5, 6)
FILES = {
    "ingredients": ("source", "total_cards", "ingredient"),
    "colours": ("source", "colour"),
    "order_types": ("order_type",),
    "orders": ("order",),
    "setup": ("game", "hand", "services", "players", "option", "monotoni_alternative"),
}


@dataclass(frozen=True)
class Numbers:
    """R4.1, R4.4, R4.5, R6, R11.1: the counts of setup.toml."""

    left_per_kind: dict[int, int]  # by number of seats
    helping_hand: dict[int, bool]  # R12.3: whether it exists at all, by number of seats
    start_ingredients: int
    start_orders: int
    refill_to: int
    max_draw: int
    pass_draw: int
    services: dict[bool, int]  # with the helping hand, and without


@dataclass(frozen=True)
class Box:
    kinds: list[Noun]
    plurals: list[dict[str, str]]
    colours: list[Noun]
    favourites: list[int]
    orders: dict[str, list[Order]]  # by reading of the Monotoni (R12.4)
    names: list[Noun]  # of the orders, by their numbers
    cartes: dict[str, Carte]
    numbers: Numbers


def open_box(data: Data, options: tuple[Option, ...]) -> Box:
    for file, tables in FILES.items():
        data.row(file).skip(*tables).done()
    check_game(data, options)
    kinds, plurals, fans = read_ingredients(data)
    colours, favourites = read_colours(data, fans)
    types = read_types(data)
    orders, names = read_orders(data, types, favourites)
    readings = {READINGS[0]: orders, READINGS[1]: other_monotoni(data, orders, favourites)}
    cartes = {reading: carte_of(cards, favourites) for reading, cards in readings.items()}
    nouns = order_nouns(orders, names, kinds, plurals)
    numbers = read_numbers(data)
    return Box(kinds, plurals, colours, favourites, readings, nouns, cartes, numbers)


def check_game(data: Data, options: tuple[Option, ...]) -> None:
    """What the file says about the game and its options, and nobody can change there."""
    game = data.row("setup", "game")
    game.choice("id", ["mamma_mia"])
    game.number("min_players", SEATS[0], SEATS[0])
    game.number("max_players", SEATS[-1], SEATS[-1])
    game.skip("name_en", "name_fr", "source").done()
    known = {option.key: option for option in options}
    for row in data.rows("setup", "option"):
        option = known[row.choice("id", list(known))]
        if tuple(row.texts("values")) != option.values:
            raise row.bad("values", f"the game knows {', '.join(option.values)}")
        row.choice("default", [option.default])
        row.skip("name_en", "name_fr", "source").done()


# --- ingredients and colours ----------------------------------------------------------------------


def read_ingredients(data: Data) -> tuple[list[Noun], list[dict[str, str]], list[str]]:
    """R3.1, R3.2: six kinds in canonical order, 15 cards each.

    Their names, one and several, and the colours whose favourites they are.
    """
    nouns: list[Noun] = []
    plurals: list[dict[str, str]] = []
    fans: list[str] = []
    rows = data.rows("ingredients", "ingredient")
    in_order(rows, KIND_IDS, "R3.2")
    for row in rows:
        row.number("cards", PER_KIND, PER_KIND)
        names = {language: name.lower() for language, name in names_of(row).items()}
        nouns.append(Noun(row.text("id"), names))
        plurals.append(names_of(row, "plural"))
        fans.append(row.choice("favourite_of", COLOUR_IDS))
        row.skip("source").done()
    data.row("ingredients").number("total_cards", INGREDIENTS, INGREDIENTS)
    return nouns, plurals, fans


def in_order(rows: list[Row], ids: list[str], rule: str) -> None:
    """The entries are exactly these, in this order."""
    for place, row in enumerate(rows):
        if place >= len(ids) or row.text("id") != ids[place]:
            expected = ids[place] if place < len(ids) else "no further entry"
            raise row.bad("id", f"the entries are {', '.join(ids)}: expected {expected} ({rule})")
        row.number("index", place, place)
    if len(rows) < len(ids):
        raise rows[-1].bad("id", f"{ids[len(rows)]} is missing after this entry ({rule})")


def read_colours(data: Data, fans: list[str]) -> tuple[list[Noun], list[int]]:
    """R3.4: six colours, each with a favourite of its own, as ingredients.toml says too."""
    rows = data.rows("colours", "colour")
    in_order(rows, COLOUR_IDS, "R3.4")
    nouns: list[Noun] = []
    favourites: list[int] = []
    for row in rows:
        favourite = kind_in(row, "favourite")
        if fans[favourite] != row.text("id"):
            kind = KIND_IDS[favourite]
            raise row.bad("favourite", f"ingredients.toml: {kind} is {fans[favourite]}'s (R3.4)")
        favourites.append(favourite)
        row.number("orders", PER_COLOUR, PER_COLOUR)
        nouns.append(Noun(row.text("id"), names_of(row)))
        row.skip("hex", "source").done()
    return nouns, favourites


# --- numbers --------------------------------------------------------------------------------------


def read_numbers(data: Data) -> Numbers:
    hand = data.row("setup", "hand")
    start_ingredients = hand.number("start_ingredients", 1, MOST)
    start_orders = hand.number("start_orders", 0, PER_COLOUR)
    refill_to = hand.number("refill_to", 2, MOST)
    max_draw = hand.number("max_draw", 1, MOST)
    pass_draw = hand.number("pass_draw", 1, MOST)
    hand.skip("source").done()
    services = data.row("setup", "services")
    lengths = {
        True: services.number("with_helping_hand", 1, 9),
        False: services.number("without_helping_hand", 1, 9),
    }
    services.skip("source").done()
    left, helping = read_players(data, start_ingredients)
    return Numbers(
        left, helping, start_ingredients, start_orders, refill_to, max_draw, pass_draw, lengths
    )


def read_players(data: Data, dealt: int) -> tuple[dict[int, int], dict[int, bool]]:
    """R4.1: the cards in play for each number of players; the sums must be right."""
    left: dict[int, int] = {}
    helping: dict[int, bool] = {}
    for row in data.rows("setup", "players"):
        seats = row.number("count", SEATS[0], SEATS[-1])
        if seats in left:
            raise row.bad("count", f"{seats} players stand here twice")
        left[seats] = PER_KIND - row.number("removed_per_ingredient", 0, PER_KIND - 1)
        cards = KINDS * left[seats]
        if row.number("ingredient_cards", 0, INGREDIENTS) != cards:
            raise row.bad("ingredient_cards", f"the cards left in the game are {cards} (R4.1)")
        kitchen = cards - dealt * seats
        if kitchen < 1 or row.number("kitchen", 0, INGREDIENTS) != kitchen:
            raise row.bad("kitchen", f"the deal leaves {kitchen} cards for the kitchen (R4.1)")
        helping[seats] = row.flag("helping_hand_allowed")
        if seats == 2 and helping[seats]:
            raise row.bad("helping_hand_allowed", "two players never use it (R12.3)")
        row.skip("source").done()
    for seats in SEATS:
        if seats not in left:
            raise data.row("setup").bad("players", f"the entry for {seats} players is missing")
    return left, helping
