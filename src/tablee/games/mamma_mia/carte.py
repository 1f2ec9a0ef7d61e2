"""The carte: the 90 orders of the data files, checked, as the rules read them and by name."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tablee.games.mamma_mia.rules.moves import (
    CHOOSE,
    CHOOSE_PAIR,
    INGREDIENTS,
    KINDS,
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


def names_of(row: Row, field: str = "name") -> dict[str, str]:
    return {language: row.text(f"{field}_{language}") for language in LANGUAGES}


def kind_in(row: Row, field: str) -> int:
    return KIND_IDS.index(row.choice(field, KIND_IDS))


# --- reading -------------------------------------------------------------------------------------


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

# What an order needs, said shortly: how many of a kind, or of which kinds the owner settles.
FORMULA = {
    "en": {
        "each": "{} of each",
        "joker": "{} of one kind",
        "other-joker": "{} of another",
        "fewest": "{} of the rarest",
        "all_any": "{} or more",
        "either": "{} or {}",
        "without": "no {}",
    },
    "fr": {
        "each": "{} de chaque",
        "joker": "{} d’une sorte",
        "other-joker": "{} d’une autre",
        "fewest": "{} de la plus rare",
        "all_any": "{} ou plus",
        "either": "{} ou {}",
        "without": "sans {}",
    },
}


def order_nouns(
    orders: list[Order],
    names: list[dict[str, str]],
    kinds: list[Noun],
    plurals: list[dict[str, str]],
) -> list[Noun]:
    """Names, and formulas which follow a box owner's changes: Pizza Normale, 1 pepper + 4 olives.
    What the data file says in brackets tells its rows apart; the formula stands for it.

    The Monotoni goes without: its formula depends on how the table reads it (R12.4).
    """
    nouns = []
    for order, name in zip(orders, names, strict=True):
        title = {language: text.partition(" (")[0] for language, text in name.items()}
        told = LANGUAGES if order.type != "monotoni" else ()
        asides = {language: formula(order, kinds, plurals, language) for language in told}
        nouns.append(Noun(order.key, title, asides))
    return nouns


def formula(order: Order, kinds: list[Noun], plurals: list[dict[str, str]], language: str) -> str:
    say = FORMULA[language]
    counts = {slot.count for slot in order.slots}
    if len(counts) == 1 and {slot.kinds for slot in order.slots} == {(k,) for k in range(KINDS)}:
        parts = [say["each"].format(*counts)]
    else:
        parts = []
        for slot in order.slots:
            named = [kinds[kind].names if slot.count == 1 else plurals[kind] for kind in slot.kinds]
            cards = [f"{slot.count} {name[language]}" for name in named]
            again = slot.slot == "joker" and say["joker"].format(slot.count) in parts
            key = "other-joker" if again else slot.slot
            parts.append(
                cards[0] if key == "fixed" else say[key].format(*cards or [f"{slot.count}"])
            )
    barred = [say["without"].format(kinds[kind].names[language]) for kind in order.forbidden]
    return ", ".join([" + ".join(parts), *barred])
