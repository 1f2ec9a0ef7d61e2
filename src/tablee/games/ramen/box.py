"""The box: what the data files say, checked on load."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.ramen.rules.moves import BOWLS, CARDS, INGREDIENTS, VALUES
from tablee.games.ramen.rules.shop import ACTIVE, Menu
from tablee.kernel import Data, Noun, Row

SEATS = {"solo": 1, "duel": 2, "trio": 3, "teams": 4}


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
    ingredients = read_ingredients(data)
    codes, cards = read_cards(data, ingredients)
    check_components(data)
    verdicts = read_verdicts(data)
    menus, pick_menus = (
        {mode: read_menu(data, mode, verdicts, picks) for mode in SEATS} for picks in (False, True)
    )
    return Box(codes, cards, ingredients, verdicts, menus, pick_menus)


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
        if code in codes or " " in code or "@" in code:
            raise row.bad("code", "a code is one short word of its own")
        names = {"en": row.text("name_en"), "fr": row.text("name_fr")}
        codes.append(code)
        nouns.append(Noun(code, names))
        row.skip("id").done()
    if len(codes) != CARDS:
        raise data.row("cards").bad("card", f"{len(codes)} cards, not 56 (R1.1)")
    return codes, nouns


def check_components(data: Data) -> None:
    """R1.2, R1.3: the rest of the box changes nothing, but its totals must be the box's."""
    totals = data.row("components", "totals")
    for field, count in (("ingredient_cards", CARDS), ("bowl_cards", BOWLS)):
        totals.number(field, count, count)
    totals.number("reference_cards", 0, 4)
    totals.skip("all_cards").done()


def read_verdicts(data: Data) -> list[Verdict]:
    """R13.6: the lines follow one another without a gap; the last has no upper bound."""
    verdicts: list[Verdict] = []
    for row in data.rows("scoring", "verdict"):
        low = row.number("min", 0, 99)
        high = row.number("max", -1, 99)
        expected = verdicts[-1].high + 1 if verdicts else 0
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
    """One mode's numbers. R6.1: the pile must lose its last two cards together."""
    common = data.row("modes", "common")
    hand = common.number("hand_size", 2, 8)
    fridge = common.number("fridge_size", 1, 8)
    common.number("bowls", BOWLS, BOWLS)
    common.number("cards_per_turn", 2, 2)
    row = next((row for row in data.rows("modes", "mode") if row.text("id") == mode), None)
    if row is None:
        raise data.row("modes").bad("mode", f"the mode {mode} is missing")
    seats = row.number("players", SEATS[mode], SEATS[mode])
    set_aside = row.number("removed_face_down", 0, 8)
    sides, names = read_sides(row, seats)
    ready = data.row("scoring", "ready")
    ready.number("all_ingredients", INGREDIENTS, INGREDIENTS)
    points = data.row("scoring", "points").numbers("by_types", 0, 99)
    if len(points) != INGREDIENTS + 1:
        raise data.row("scoring", "points").bad("by_types", "one number for 0 to 7 ingredients")
    pile = CARDS - set_aside - hand * seats - fridge
    if row.number("draw_pile", 0, CARDS) != pile:
        raise row.bad("draw_pile", f"the other numbers leave {pile} cards")
    stars = [line.half_stars for line in verdicts for _ in range(line.low, line.high + 1)]
    return Menu(
        mode,
        seats,
        sides,
        read_receivers(row, names),
        set_aside,
        hand,
        fridge,
        ready.number("min_sum", 8, 99),
        points,
        [*stars, verdicts[-1].half_stars],
        second_pick,
    )


def read_sides(row: Row, seats: int) -> tuple[list[int], list[str]]:
    """Which side each seat is on, and the sides' names."""
    sides = [-1] * seats
    names: list[str] = []
    for side, entry in enumerate(row.rows("sides")):
        names.append(entry.text("id"))
        for seat in entry.texts("seats"):
            at = [f"seat_{n + 1}" for n in range(seats)].index(seat) if seat in known(seats) else -1
            if at < 0 or sides[at] >= 0:
                raise entry.bad("seats", f"{seat!r} is not a seat of this mode, or sits twice")
            sides[at] = side
    if -1 in sides:
        raise row.bad("sides", f"seat_{sides.index(-1) + 1} is on no side")
    return sides, names


def known(seats: int) -> list[str]:
    return [f"seat_{n + 1}" for n in range(seats)]


def read_receivers(row: Row, sides: list[str]) -> list[int]:
    """R10 to R13: which side receives each of the three bowls."""
    entries = row.rows("bowl")
    if len(entries) != BOWLS:
        raise row.bad("bowl", f"{len(entries)} bowls, not 3 (R1.5)")
    receivers = []
    for entry in entries:
        name = entry.choice("receiver", ["active", *sides])
        receivers.append(ACTIVE if name == "active" else sides.index(name))
    return receivers
