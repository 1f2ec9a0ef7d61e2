"""Recipes, ingredient tiles, table bonus tiles and special bonus tiles, read and checked."""

from __future__ import annotations

from tablee.games.rococo.box.words import Words, names_of, open_file, read_gift
from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.conditions import PASTRY_WORDS, PLAYER_WORDS
from tablee.games.rococo.rules.house import Demand, Recipe, SpecialTile, TableTile, Tile
from tablee.kernel import Data, Fields

INGREDIENTS = ["egg", "honey", "nut"]
GARNISHES = ["flower", "fruit", "gold"]
SPECIAL_SPACES = 3


def read_recipes(data: Data, words: Words) -> list[Recipe]:
    """R3.6: 45 recipes with value, chef flag and needs."""
    open_file(data, "recipes", "recipe")
    recipes = []
    rows = data.rows("recipes", "recipe")
    for row in rows:
        words.name("card", row)
        need = row.row("needs")
        needs = [need.number(name, 0, 4) for name in [*ids.STAPLES, *INGREDIENTS]]
        need.done()
        icons = sum(1 << i for i in range(3) if needs[3 + i])
        recipes.append(Recipe(row.number("value", 2, 6), row.flag("chef"), needs, icons))
        row.skip("source").done()
    if len(recipes) != ids.RECIPES:
        raise rows[-1].bad("id", f"{len(recipes)} recipes, not {ids.RECIPES} (R3.5)")
    return recipes


def read_tiles(data: Data, words: Words) -> list[Tile]:
    """R3.6: 50 tiles with one or two ingredients and up to two garnishes."""
    open_file(data, "ingredients", "garnish", "ingredient", "tile")
    for sort, keys in (("ingredient", INGREDIENTS), ("garnish", GARNISHES)):
        for row in data.rows("ingredients", sort):
            row.choice("id", keys)
            words.name(sort, row)
            row.done()
    sides: list[tuple[list[int], int]] = []
    rows = data.rows("ingredients", "tile")
    for row in rows:
        words.name("card", row)
        shown = row.texts("ingredients")
        if not 1 <= len(shown) <= 2 or not set(shown) <= set(INGREDIENTS):
            raise row.bad("ingredients", f"expected one or two of {', '.join(INGREDIENTS)}")
        tops = row.texts("garnishes")
        if len(tops) > 2 or len(set(tops)) < len(tops) or not set(tops) <= set(GARNISHES):
            raise row.bad("garnishes", f"expected up to two of {', '.join(GARNISHES)}")
        holds = [shown.count(name) for name in INGREDIENTS]
        sides.append((holds, sum(1 << GARNISHES.index(name) for name in tops)))
        row.skip("source").done()
    if len(sides) != ids.TILES:
        raise rows[-1].bad("id", f"{len(sides)} ingredient tiles, not {ids.TILES} (R3.5)")
    return [Tile(side[0], side[1], sides.index(side)) for side in sides]


def read_awards(data: Data, words: Words) -> tuple[list[TableTile], list[SpecialTile]]:
    """R3.10: table bonus tiles and special bonus tiles, the promo ones last."""
    tables, specials = [], []
    open_file(data, "table_bonuses", "tile")
    for row in [*data.rows("table_bonuses", "tile"), *promo(data, "table_bonus", 2)]:
        words.write("award", names_of(row, "text"))
        demand = read_demand(row.row("condition"), PASTRY_WORDS)
        gift = read_gift(row.row("reward"), "kind")
        tables.append(TableTile(words.name("award", row), demand, gift))
        row.skip("source").done()
    open_file(data, "special_bonuses", "tile")
    for row in [*data.rows("special_bonuses", "tile"), *promo(data, "special_bonus", 1)]:
        words.write("special", names_of(row, "text"))
        green = row.choice("colour", ["green", "gold"]) == "green"
        demand = read_demand(row.row("condition"), PLAYER_WORDS)
        spaces = row.numbers("spaces", 0, 20)
        if len(spaces) != SPECIAL_SPACES or sorted(spaces, reverse=True) != spaces:
            raise row.bad("spaces", f"expected {SPECIAL_SPACES} numbers, the best first (R10.1)")
        specials.append(SpecialTile(words.name("special", row), green, demand, spaces))
        row.skip("source").done()
    for file, tiles, expected in (("table_bonuses", tables, 14), ("special_bonuses", specials, 9)):
        if len(tiles) != expected:
            why = f"{len(tiles)} tiles with the promo packs, not {expected} (R3.5, R15.2)"
            raise data.row(file).bad("tile", why)
    return tables, specials


def promo(data: Data, table: str, pack: int) -> list[Fields]:
    """R15.2: the entries of a promo pack."""
    tables = ("special_bonus", "table_bonus", "starred_staff", "starting_staff")
    open_file(data, "promos", *tables)
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
