"""Recipes, ingredient tiles, table bonus tiles and special bonus tiles, read and checked."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.rococo.box.words import amount_of, names_of
from tablee.games.rococo.rules.conditions import PASTRY_WORDS, PLAYER_WORDS
from tablee.games.rococo.rules.house import (
    COINS,
    COINS_PER_SERVANT,
    DISPLAY_TILE,
    DRAW_TILE,
    PRESTIGE_GAIN,
    ROW_RECIPE,
    STAPLE,
    Demand,
    Gift,
    Goods,
)
from tablee.games.rococo.rules.moves import RECIPES, STAPLES, TILES
from tablee.kernel import Data, Fields, Noun

INGREDIENTS = ["egg", "honey", "nut"]
GARNISHES = ["flower", "fruit", "gold"]
REWARDS = {
    "coins": COINS,
    "staple": STAPLE,
    "ingredient_draw": DRAW_TILE,
    "recipe_row": ROW_RECIPE,
    "ingredient_display": DISPLAY_TILE,
    "prestige": PRESTIGE_GAIN,
    "coins_per_connected_servant": COINS_PER_SERVANT,
}
SPECIAL_SPACES = 3


@dataclass(frozen=True)
class Pantry:
    """The goods, and what they are called."""

    goods: Goods
    recipes: list[Noun]
    tiles: list[Noun]
    ingredients: list[Noun]
    garnishes: list[Noun]


def read_goods(data: Data) -> Pantry:
    recipes, value, chef, needs = read_recipes(data)
    icons = [
        sum(1 << i for i in range(len(INGREDIENTS)) if need[len(STAPLES) + i]) for need in needs
    ]
    tiles, holds, garnishes = read_tiles(data)
    sides = [(tuple(holds[tile]), garnishes[tile]) for tile in range(len(tiles))]
    alike = [sides.index(side) for side in sides]
    goods = Goods(value, chef, needs, icons, holds, garnishes, alike)
    ingredients = kinds_of(data, "ingredient", INGREDIENTS)
    return Pantry(goods, recipes, tiles, ingredients, kinds_of(data, "garnish", GARNISHES))


def read_recipes(data: Data) -> tuple[list[Noun], list[int], list[bool], list[list[int]]]:
    """R3.6: 45 recipes with value, chef flag and needs."""
    data.row("recipes").skip("meta", "recipe").done()
    nouns, value, chef, needs = [], [], [], []
    rows = data.rows("recipes", "recipe")
    for row in rows:
        nouns.append(Noun(row.text("id"), names_of(row)))
        value.append(row.number("value", 2, 6))
        chef.append(row.flag("chef"))
        need = row.row("needs")
        needs.append([need.number(name, 0, 4) for name in [*STAPLES, *INGREDIENTS]])
        need.done()
        row.skip("source").done()
    if len(nouns) != RECIPES:
        raise rows[-1].bad("id", f"{len(nouns)} recipes, not {RECIPES} (R3.5)")
    return nouns, value, chef, needs


def read_tiles(data: Data) -> tuple[list[Noun], list[list[int]], list[int]]:
    """R3.6: 50 tiles with one or two ingredients and up to two garnishes."""
    data.row("ingredients").skip("meta", "garnish", "ingredient", "tile").done()
    nouns, holds, garnishes = [], [], []
    rows = data.rows("ingredients", "tile")
    for row in rows:
        nouns.append(Noun(row.text("id"), names_of(row)))
        shown = row.texts("ingredients")
        if not 1 <= len(shown) <= 2 or not set(shown) <= set(INGREDIENTS):
            raise row.bad("ingredients", f"expected one or two of {', '.join(INGREDIENTS)}")
        holds.append([shown.count(name) for name in INGREDIENTS])
        tops = row.texts("garnishes")
        if len(tops) > 2 or len(set(tops)) < len(tops) or not set(tops) <= set(GARNISHES):
            raise row.bad("garnishes", f"expected up to two of {', '.join(GARNISHES)}")
        garnishes.append(sum(1 << GARNISHES.index(name) for name in tops))
        row.skip("source").done()
    if len(nouns) != TILES:
        raise rows[-1].bad("id", f"{len(nouns)} ingredient tiles, not {TILES} (R3.5)")
    return nouns, holds, garnishes


def kinds_of(data: Data, table: str, ids: list[str]) -> list[Noun]:
    nouns = []
    for row in data.rows("ingredients", table):
        nouns.append(Noun(row.choice("id", ids), names_of(row)))
        row.done()
    return nouns


# --- tiles with a condition -----------------------------------------------------------------------


@dataclass(frozen=True)
class Awards:
    """R3.10: table bonus tiles and special bonus tiles, the promo ones last."""

    tables: list[Noun]
    table_texts: list[dict[str, str]]
    table_demands: list[Demand]
    table_gifts: list[Gift]
    specials: list[Noun]
    special_texts: list[dict[str, str]]
    special_demands: list[Demand]
    special_spaces: list[list[int]]
    special_green: list[bool]


def read_awards(data: Data) -> Awards:
    awards = Awards([], [], [], [], [], [], [], [], [])
    data.row("table_bonuses").skip("meta", "tile").done()
    for row in [*data.rows("table_bonuses", "tile"), *promo(data, "table_bonus", 2)]:
        awards.tables.append(Noun(row.text("id"), names_of(row)))
        awards.table_texts.append(names_of(row, "text"))
        awards.table_demands.append(read_demand(row.row("condition"), PASTRY_WORDS))
        awards.table_gifts.append(read_reward(row.row("reward")))
        row.skip("source").done()
    data.row("special_bonuses").skip("meta", "tile").done()
    for row in [*data.rows("special_bonuses", "tile"), *promo(data, "special_bonus", 1)]:
        awards.specials.append(Noun(row.text("id"), names_of(row)))
        awards.special_texts.append(names_of(row, "text"))
        awards.special_green.append(row.choice("colour", ["green", "gold"]) == "green")
        awards.special_demands.append(read_demand(row.row("condition"), PLAYER_WORDS))
        spaces = row.numbers("spaces", 0, 20)
        if len(spaces) != SPECIAL_SPACES or sorted(spaces, reverse=True) != spaces:
            raise row.bad("spaces", f"expected {SPECIAL_SPACES} numbers, the best first (R10.1)")
        awards.special_spaces.append(spaces)
        row.skip("source").done()
    counted(data, "table_bonuses", len(awards.tables), 14)
    counted(data, "special_bonuses", len(awards.specials), 9)
    return awards


def counted(data: Data, file: str, count: int, expected: int) -> None:
    if count != expected:
        why = f"{count} tiles with the promo packs, not {expected} (R3.5, R15.2)"
        raise data.row(file).bad("tile", why)


def promo(data: Data, table: str, pack: int) -> list[Fields]:
    """R15.2: the entries of a promo pack."""
    data.row("promos").skip(
        "meta", "special_bonus", "table_bonus", "starred_staff", "starting_staff"
    ).done()
    rows = data.rows("promos", table)
    for row in rows:
        row.number("pack", pack, pack)
    return rows


def read_demand(row: Fields, words: list[str]) -> Demand:
    """R3.10: a condition and what it needs to be told."""
    word = row.choice("kind", words)
    icon = 0
    if word in ("contains", "lacks", "contains_min"):
        icon = INGREDIENTS.index(row.choice("ingredient", INGREDIENTS))
    if word == "garnish":
        icon = GARNISHES.index(row.choice("garnish", GARNISHES))
    n = row.number("n", 1, 99) if word.endswith("_min") else 0
    if word == "value_equals":
        n = row.number("value", 2, 6)
    low, high = 0, 0
    if word == "value_range_min":
        low = row.number("low", 2, 6)
        high = row.number("high", low, 6)
    row.done()
    return Demand(words.index(word), n, icon, low, high)


def read_reward(row: Fields) -> Gift:
    kind = REWARDS[row.choice("kind", list(REWARDS))]
    staple = STAPLES.index(row.choice("staple", STAPLES)) if kind == STAPLE else 0
    gift = Gift(kind, amount_of(row), staple)
    row.done()
    return gift
