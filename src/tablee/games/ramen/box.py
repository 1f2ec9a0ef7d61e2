"""The box: what the data files say, checked on load."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.ramen.rules.moves import BOWLS, CARDS, INGREDIENTS, VALUES
from tablee.games.ramen.rules.shop import ACTIVE, Menu
from tablee.kernel import Data, Noun, Option, Row

SEATS = {"solo": 1, "duel": 2, "trio": 3, "teams": 4}
OPTIONS = (
    Option("endgame_draw", ("skip", "fridge"), "skip", "R14.1"),
    Option("memory", ("strict", "open"), "strict", "R14.2"),
    Option("first_player", ("random", "chosen"), "random", "R14.3"),
)
TABLES = {
    "ingredients": ("source", "ui_source", "count", "ingredient"),
    "cards": ("source", "count", "values", "copies_of_each_pair", "card"),
    "components": ("source", "component", "totals"),
    "scoring": ("ready", "points", "tie_break", "verdict"),
    "modes": ("common", "option", "mode"),
}
FOLLOWS = ["turns", "first_turn_without_pile", "turns_per_seat", "cards_per_seat", "one_card_turns"]
TIE_BREAKS = [("bowls", "more"), ("cards", "fewer"), ("shared", "shared")]  # R9.2 to R9.4


@dataclass(frozen=True)
class Verdict:
    """R13.6: one line of the critics' table."""

    low: int
    high: int
    half_stars: int
    text: dict[str, str]


@dataclass(frozen=True)
class Box:
    codes: list[str]  # of the cards, in the order of R15.4
    cards: list[Noun]
    ingredients: list[Noun]
    verdicts: list[Verdict]
    menus: dict[str, Menu]  # by mode, with endgame_draw = "skip"
    pick_menus: dict[str, Menu]  # with endgame_draw = "fridge"


def open_box(data: Data) -> Box:
    check_tables(data)
    ingredients = read_ingredients(data)
    codes, cards = read_cards(data, ingredients)
    check_components(data)
    check_options(data)
    check_tie_breaks(data)
    verdicts = read_verdicts(data)
    menus, pick_menus = (
        {mode: read_menu(data, mode, verdicts, picks) for mode in SEATS} for picks in (False, True)
    )
    return Box(codes, cards, ingredients, verdicts, menus, pick_menus)


def check_tables(data: Data) -> None:
    """A table of a wrong name would change nothing, and nobody would notice."""
    for file, tables in TABLES.items():
        data.row(file).skip(*tables).done()


def read_ingredients(data: Data) -> list[Noun]:
    """R1.1: seven ingredients in a fixed order."""
    nouns = []
    for place, row in enumerate(data.rows("ingredients", "ingredient"), start=1):
        row.skip("gloss_en", "gloss_fr", "label_en", "label_fr", "ui_color", "ui_letter")
        if row.number("order", 1, INGREDIENTS) != place:
            raise row.bad("order", f"the ingredients stand in order: expected {place}")
        names = {"en": row.text("name_en"), "fr": row.text("name_fr")}
        nouns.append(Noun(row.text("id"), names))
        row.text("code")
        row.done()
    if len(nouns) != INGREDIENTS:
        raise data.row("ingredients").bad("ingredient", f"{len(nouns)} ingredients, not 7 (R1.1)")
    return nouns


def read_cards(data: Data, ingredients: list[Noun]) -> tuple[list[str], list[Noun]]:
    """R1.1, R15.4: the card of ingredient i and value v has the number 8 i + v."""
    codes: list[str] = []
    nouns: list[Noun] = []
    for number, row in enumerate(data.rows("cards", "card")):
        ingredient, value = ingredients[number // VALUES % INGREDIENTS].key, number % VALUES
        if row.text("ingredient") != ingredient or row.number("value", 0, VALUES - 1) != value:
            raise row.bad("value", f"card {number + 1} is {ingredient} {value} (R1.1, R15.4)")
        code = row.text("code")
        if code in codes or not code.isalnum():
            raise row.bad("code", f"{code!r}: a code is letters and digits, another for each card")
        names = {"en": row.text("name_en"), "fr": row.text("name_fr")}
        codes.append(code)
        nouns.append(Noun(code, names))
        row.skip("id").done()
    if len(codes) != CARDS:
        raise data.row("cards").bad("card", f"{len(codes)} cards, not 56 (R1.1)")
    return codes, nouns


def check_components(data: Data) -> None:
    """R1.2, R1.3: the rest of the box changes nothing, but its counts must be the box's."""
    least = {"ingredient_cards": CARDS, "bowl_cards": BOWLS, "reference_cards": 0}
    most = {**least, "reference_cards": 4}
    totals = data.row("components", "totals")
    counts = {field: totals.number(field, least[field], most[field]) for field in least}
    totals.number("all_cards", sum(counts.values()), sum(counts.values()))
    totals.done()
    for row in data.rows("components", "component"):
        count = counts[row.choice("id", ["bowl_card", "reference_card"]) + "s"]
        row.number("count", count, count)
        row.skip("name_en", "name_fr", "role").done()


def check_options(data: Data) -> None:
    """R14: the options are chosen at the table, not in the file, which only shows them."""
    known = {option.key: option for option in OPTIONS}
    for row in data.rows("modes", "option"):
        option = known[row.choice("id", list(known))]
        row.choice("default", [option.default])
        if row.texts("values") != list(option.values):
            raise row.bad("values", f"the values are {', '.join(option.values)}")
        row.skip("source", "name_en", "name_fr", "text_en", "text_fr").done()


def check_tie_breaks(data: Data) -> None:
    """R9: the tie-breaks are not numbers to change; the file shows them as they are played."""
    rows = data.rows("scoring", "tie_break")
    for place, (row, (key, better)) in enumerate(zip(rows, TIE_BREAKS, strict=False), start=1):
        row.number("order", place, place)
        row.choice("key", [key])
        row.choice("better", [better])
        row.skip("source", "name_en", "name_fr").done()
    if len(rows) != len(TIE_BREAKS):
        raise data.row("scoring").bad("tie_break", f"{len(rows)} tie-breaks, not 3 (R9)")


def read_verdicts(data: Data) -> list[Verdict]:
    """R13.6: the lines follow one another without a gap; the last has no upper bound."""
    verdicts: list[Verdict] = []
    for row in data.rows("scoring", "verdict"):
        low = row.number("min", 0, 99)
        high = row.number("max", -1, 99)
        expected = verdicts[-1].high + 1 if verdicts else 0
        if verdicts and verdicts[-1].high == -1:
            raise row.bad("min", "the line before has no upper bound (max = -1): nothing follows")
        if low != expected:
            raise row.bad("min", f"the lines follow one another: expected {expected}, not {low}")
        if high != -1 and high < low:
            raise row.bad("max", f"{high} is below min = {low}")
        halves = row.decimal("stars") * 2
        if halves != int(halves) or not 0 <= halves <= 10:
            raise row.bad("stars", "stars go from 0.0 to 5.0 in halves")
        text = {"en": row.text("text_en"), "fr": row.text("text_fr")}
        verdicts.append(Verdict(low, high, int(halves), text))
        row.skip("source", "text_source").done()
    if verdicts[-1].high != -1:
        raise data.row("scoring").bad("verdict", "the last line has no upper bound (max = -1)")
    return verdicts


def read_menu(data: Data, mode: str, verdicts: list[Verdict], second_pick: bool) -> Menu:
    """One mode's numbers, which must leave the draw pile that the file says."""
    common = data.row("modes", "common").skip("source")
    hand = common.number("hand_size", 2, 8)
    fridge = common.number("fridge_size", 1, 8)
    common.number("bowls", BOWLS, BOWLS)
    common.number("cards_per_turn", 2, 2)
    common.done()
    row = read_mode(data, mode)
    seats = row.number("players", SEATS[mode], SEATS[mode])
    set_aside = row.number("removed_face_down", 0, 8)
    sides, names = read_sides(row, seats)
    receivers = read_receivers(row, names)
    pile = CARDS - set_aside - hand * seats - fridge
    if row.number("draw_pile", 0, CARDS) != pile:
        raise row.bad("draw_pile", f"the other numbers leave {pile} cards")
    row.done()
    lines = [at for at, line in enumerate(verdicts) for _ in range(line.low, line.high + 1)]
    return Menu(
        mode,
        seats,
        sides,
        receivers,
        set_aside,
        hand,
        fridge,
        read_ready_sum(data),
        read_points(data),
        [*lines, len(verdicts) - 1],
        [line.half_stars for line in verdicts],
        second_pick,
    )


def read_mode(data: Data, mode: str) -> Row:
    """The entry of a mode. What it says about hidden cards is rule, not number (R12.5, R13.5)."""
    rows = {row.choice("id", list(SEATS)): row for row in data.rows("modes", "mode")}
    if mode not in rows:
        raise data.row("modes").bad("mode", f"the mode {mode} is missing")
    row, solo = rows[mode], mode == "solo"
    for field, fixed in (
        ("hands_visible_to_partner", False),
        ("may_look_at_own_served_bowls", solo),
        ("verdict_table", solo),
    ):
        if row.flag(field) != fixed:
            raise row.bad(field, f"must be {str(fixed).lower()} in {mode}")
    expected = row.row("expected")  # R10 to R13: what follows from the numbers, for readers
    for draw in OPTIONS[0].values:
        expected.row(draw).skip(*FOLLOWS).done()
    expected.done()
    return row.skip("source", "name_en", "name_fr")


def read_ready_sum(data: Data) -> int:
    """R4.1. Below 8 a single card would be a bowl."""
    ready = data.row("scoring", "ready").skip("source")
    ready.number("all_ingredients", INGREDIENTS, INGREDIENTS)
    least = ready.number("min_sum", VALUES, 99)
    ready.done()
    return least


def read_points(data: Data) -> list[int]:
    """R8.1."""
    row = data.row("scoring", "points").skip("source")
    points = row.numbers("by_types", 0, 99)
    if len(points) != INGREDIENTS + 1:
        raise row.bad("by_types", f"{len(points)} numbers, not one each for 0 to 7 ingredients")
    row.done()
    return points


def read_sides(row: Row, seats: int) -> tuple[list[int], list[str]]:
    """Which side each seat is on, and the sides' names."""
    places = [f"seat_{seat + 1}" for seat in range(seats)]
    side_of: dict[str, int] = {}
    names: list[str] = []
    for side, entry in enumerate(row.rows("sides")):
        names.append(entry.text("id"))
        for place in entry.texts("seats"):
            if place not in places or place in side_of:
                raise entry.bad("seats", f"{place!r} is not a seat of this mode, or sits twice")
            side_of[place] = side
        entry.done()
    for place in places:
        if place not in side_of:
            raise row.bad("sides", f"{place} is on no side")
    return [side_of[place] for place in places], names


def read_receivers(row: Row, sides: list[str]) -> list[int]:
    """R10 to R13: which side receives each of the three bowls."""
    entries = row.rows("bowl")
    if len(entries) != BOWLS:
        raise row.bad("bowl", f"{len(entries)} bowls, not 3 (R1.5)")
    receivers = []
    for entry in entries:
        name = entry.skip("id").choice("receiver", ["active", *sides])
        entry.done()
        receivers.append(ACTIVE if name == "active" else sides.index(name))
    return receivers
