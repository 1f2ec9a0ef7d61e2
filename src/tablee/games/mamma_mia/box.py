"""The box: what the data files say, checked on load."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tablee.games.mamma_mia.rules.moves import (
    CHOOSE,
    CHOOSE_PAIR,
    INGREDIENTS,
    KINDS,
    MOST,
    ORDERS,
    PAIRS,
    PER_COLOUR,
    PER_KIND,
)
from tablee.games.mamma_mia.rules.orders import ANY, Carte
from tablee.kernel import LANGUAGES, Data, Noun, Row

KIND_IDS = ["pineapple", "pepper", "mushroom", "olive", "chorizo", "shrimp"]  # R3.2
COLOUR_IDS = ["yellow", "green", "brown", "purple", "red", "pink"]
SLOTS = ["fixed", "joker", "fewest", "either", "all_any"]
READINGS = ("one_plus_six", "six_plus_one")  # R12.4
SEATS = (2, 3, 4, 5, 6)


@dataclass(frozen=True)
class Slot:
    """One line of an order: so many cards of a named kind, or of one that is chosen."""

    slot: str
    count: int
    kinds: tuple[int, ...] = ()  # the kind of `fixed`, the two of `either`


@dataclass(frozen=True)
class Order:
    """R3.5: an order as the data file describes it."""

    key: str
    colour: int
    type: str
    slots: tuple[Slot, ...]
    forbidden: tuple[int, ...]


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


def open_box(data: Data) -> Box:
    kinds, plurals = read_ingredients(data)
    colours, favourites = read_colours(data)
    types = read_types(data)
    orders, names = read_orders(data, types, favourites)
    readings = {READINGS[0]: orders, READINGS[1]: other_monotoni(data, orders, favourites)}
    cartes = {reading: carte_of(cards, favourites) for reading, cards in readings.items()}
    nouns = order_nouns(orders, names, kinds, plurals)
    return Box(kinds, plurals, colours, favourites, readings, nouns, cartes, read_numbers(data))


# --- ingredients and colours ----------------------------------------------------------------------


def names_of(row: Row, field: str = "name") -> dict[str, str]:
    return {language: row.text(f"{field}_{language}") for language in LANGUAGES}


def read_ingredients(data: Data) -> tuple[list[Noun], list[dict[str, str]]]:
    """R3.1, R3.2: six kinds in canonical order, 15 cards each; their names, one and several."""
    nouns: list[Noun] = []
    plurals: list[dict[str, str]] = []
    rows = data.rows("ingredients", "ingredient")
    in_order(rows, KIND_IDS, "R3.2")
    for row in rows:
        row.number("cards", PER_KIND, PER_KIND)
        names = {language: name.lower() for language, name in names_of(row).items()}
        nouns.append(Noun(row.text("id"), names))
        plurals.append(names_of(row, "plural"))
        row.skip("favourite_of", "source").done()
    data.row("ingredients").number("total_cards", INGREDIENTS, INGREDIENTS)
    return nouns, plurals


def in_order(rows: list[Row], ids: list[str], rule: str) -> None:
    """The entries are exactly these, in this order."""
    for place, row in enumerate(rows):
        if place >= len(ids) or row.text("id") != ids[place]:
            expected = ids[place] if place < len(ids) else "no further entry"
            raise row.bad("id", f"the entries are {', '.join(ids)}: expected {expected} ({rule})")
        row.number("index", place, place)
    if len(rows) < len(ids):
        raise rows[-1].bad("id", f"{ids[len(rows)]} is missing after this entry ({rule})")


def read_colours(data: Data) -> tuple[list[Noun], list[int]]:
    """R3.4: six colours, each with a favourite of its own."""
    rows = data.rows("colours", "colour")
    in_order(rows, COLOUR_IDS, "R3.4")
    nouns: list[Noun] = []
    favourites: list[int] = []
    for row in rows:
        favourite = kind_in(row, "favourite")
        if favourite in favourites:
            raise row.bad("favourite", "another colour has this favourite already (R3.4)")
        favourites.append(favourite)
        row.number("orders", PER_COLOUR, PER_COLOUR)
        nouns.append(Noun(row.text("id"), names_of(row)))
        row.skip("hex", "source").done()
    return nouns, favourites


def kind_in(row: Row, field: str) -> int:
    return KIND_IDS.index(row.choice(field, KIND_IDS))


# --- orders ---------------------------------------------------------------------------------------


def read_types(data: Data) -> dict[str, int]:
    """R3.6: how many orders of each type a colour has."""
    counts: dict[str, int] = {}
    for row in data.rows("order_types", "order_type"):
        counts[row.text("id")] = row.number("per_colour", 1, PER_COLOUR)
        row.skip("name_en", "name_fr", "special", "text_en", "text_fr", "source", "count_source")
        row.done()
    if sum(counts.values()) != PER_COLOUR:
        raise data.row("order_types").bad(
            "per_colour", f"the types add up to {sum(counts.values())} orders, not 15 (R3.6)"
        )
    return counts


def read_orders(
    data: Data, types: dict[str, int], favourites: list[int]
) -> tuple[list[Order], list[dict[str, str]]]:
    """R3.3, R3.5: 15 different orders in each of six colours, in the order of their numbers."""
    orders: list[Order] = []
    names: list[dict[str, str]] = []
    rows = data.rows("orders", "order")
    for place, row in enumerate(rows):
        if place >= ORDERS:
            raise row.bad("id", f"{len(rows)} orders, not 90; every order is there already (R3.3)")
        colour, number = COLOUR_IDS[place // PER_COLOUR], place % PER_COLOUR + 1
        if row.choice("colour", COLOUR_IDS) != colour:
            raise row.bad("colour", f"here stands order {number} of {colour} (R3.3)")
        row.number("number", number, number)
        order = read_order(row, place // PER_COLOUR, types, favourites)
        mine = orders[place // PER_COLOUR * PER_COLOUR :]
        twins = [o for o in mine if (o.slots, o.forbidden) == (order.slots, order.forbidden)]
        if twins:
            raise row.bad("need", f"the same as {twins[0].key}: all 15 orders differ (R3.3)")
        orders.append(order)
        names.append(names_of(row))
        row.skip("source").done()
        if number == PER_COLOUR:
            check_types(row, [*mine, order], types)
    if len(orders) != ORDERS:
        raise data.row("orders").bad("order", f"{len(orders)} orders, not 90 (R3.3)")
    return orders, names


def check_types(row: Row, orders: list[Order], types: dict[str, int]) -> None:
    """R3.6: the colour has as many orders of each type as order_types.toml says."""
    for name, count in types.items():
        found = sum(order.type == name for order in orders)
        if found != count:
            colour = COLOUR_IDS[orders[0].colour]
            raise row.bad("type", f"{colour} has {found} orders of type {name}, not {count} (R3.6)")


def read_order(row: Row, colour: int, types: dict[str, int], favourites: list[int]) -> Order:
    forbidden = [kind_named(row, "forbidden", name) for name in row.texts("forbidden")]
    slots = [read_slot(slot) for slot in row.rows("need")]
    order = Order(
        row.text("id"), colour, row.choice("type", list(types)), tuple(slots), tuple(forbidden)
    )
    check_slots(row, order)
    if row.text("id") == "none" or " " in order.key:
        raise row.bad("id", "an id is one word other than none")
    if jokers(order) and not joker_choices(order, favourites[colour]):
        raise row.bad("forbidden", "no ingredient is left for the joker (R9.4)")
    return order


def kind_named(row: Row, field: str, name: str) -> int:
    if name not in KIND_IDS:
        raise row.bad(field, f"{name!r} is none of {', '.join(KIND_IDS)}")
    return KIND_IDS.index(name)


def read_slot(row: Row) -> Slot:
    slot = row.choice("slot", SLOTS)
    count = row.number("count", 1, INGREDIENTS if slot == "all_any" else PER_KIND)
    kinds: list[int] = []
    if slot == "fixed":
        kinds = [kind_in(row, "ingredient")]
    elif slot == "either":
        kinds = sorted(kind_named(row, "options", name) for name in row.texts("options"))
        if len(set(kinds)) != 2 or len(kinds) != 2:
            raise row.bad("options", "an either-or names two different ingredients (R9.9)")
    elif slot == "joker":
        row.text("group")
    row.done()
    return Slot(slot, count, tuple(kinds))


def check_slots(row: Row, order: Order) -> None:
    """What the rules can settle: named kinds, and at most one thing to choose."""
    if not order.slots:
        raise row.bad("need", "an order needs something")
    chosen = [slot for slot in order.slots if slot.slot in ("joker", "fewest", "either")]
    if any(slot.slot == "all_any" for slot in order.slots) and len(order.slots) > 1:
        raise row.bad("need", "all_any stands alone: it takes everything on the table (R9.3)")
    groups = [entry.fields.get("group") for entry in row.rows("need") if "group" in entry.fields]
    if len(set(groups)) != len(groups):
        raise row.bad("need", "two jokers share a group: write them as one with their sum (R9.4)")
    if len(chosen) > 1 and not (
        len(chosen) == 2
        and chosen[0].slot == chosen[1].slot == "joker"
        and chosen[0].count == chosen[1].count
    ):
        raise row.bad(
            "need",
            "an order leaves one choice: two jokers of equal count, one joker, fewest or either",
        )


def other_monotoni(data: Data, orders: list[Order], favourites: list[int]) -> list[Order]:
    """R12.4: the other reading of the orders of type monotoni."""
    row = data.row("setup", "monotoni_alternative")
    count = row.number("favourite_count", 1, PER_KIND)
    joker = Slot("joker", row.number("joker_count", 1, PER_KIND))
    row.skip("source").done()
    return [
        replace(order, slots=(Slot("fixed", count, (favourites[order.colour],)), joker))
        if order.type == "monotoni"
        else order
        for order in orders
    ]


def jokers(order: Order) -> int:
    return sum(slot.slot == "joker" for slot in order.slots)


def joker_choices(order: Order, favourite: int) -> list[int]:
    """R9.4, Q19: the moves that choose jokers: never the favourite nor a forbidden ingredient."""
    barred = {favourite, *order.forbidden}
    if jokers(order) == 1:
        return [CHOOSE + kind for kind in range(KINDS) if kind not in barred]
    return [CHOOSE_PAIR + at for at, pair in enumerate(PAIRS) if not barred & set(pair)]


def carte_of(orders: list[Order], favourites: list[int]) -> Carte:
    """The orders as the rules read them."""
    shown: list[list[int]] = []
    chosen: list[int] = []
    choices: list[list[int]] = []
    for order in orders:
        named = [0] * (KINDS + 1)
        each = 0
        moves: list[int] = []
        for slot in order.slots:
            if slot.slot == "fixed":
                named[slot.kinds[0]] += slot.count
            elif slot.slot == "all_any":
                named[ANY] = slot.count
            else:
                each = slot.count
            if slot.slot == "either":
                moves = [CHOOSE + kind for kind in slot.kinds]
        shown.append(named)
        chosen.append(each)
        choices.append(joker_choices(order, favourites[order.colour]) if jokers(order) else moves)
    fewest = [any(slot.slot == "fewest" for slot in order.slots) for order in orders]
    forbidden = [list(order.forbidden) for order in orders]
    return Carte(shown, chosen, choices, fewest, forbidden, favourites)


# --- names ----------------------------------------------------------------------------------------


def order_nouns(
    orders: list[Order],
    names: list[dict[str, str]],
    kinds: list[Noun],
    plurals: list[dict[str, str]],
) -> list[Noun]:
    """Names with formulas, which follow a box owner's changes: Pizza Normale (1 pepper + 4 olives).

    The Monotoni goes without: its formula depends on how the table reads it (R12.4).
    """
    nouns = []
    for order, name in zip(orders, names, strict=True):
        full = {}
        for language in LANGUAGES:
            one = [noun.names[language] for noun in kinds]
            many = [plural[language] for plural in plurals]
            full[language] = name[language].partition(" (")[0]
            if order.type != "monotoni":
                full[language] += f" ({formula(order, one, many)})"
        nouns.append(Noun(order.key, full))
    return nouns


def formula(order: Order, one: list[str], many: list[str]) -> str:
    """What an order needs, in the signs of the cards: J, ?, a stroke between two, a cross."""
    parts: list[str] = []
    for slot in order.slots:
        names = [(one if slot.count == 1 else many)[kind] for kind in slot.kinds]
        sign = {"joker": "J" if "J" not in "".join(parts) else "J′", "fewest": "?"}.get(slot.slot)
        count = f"≥ {slot.count}" if slot.slot == "all_any" else str(slot.count)
        parts.append(" ".join([count, *([sign] if sign else ["/".join(names)] if names else [])]))
    crossed = [f"✗ {one[kind]}" for kind in order.forbidden]
    return ", ".join([" + ".join(parts), *crossed])


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
