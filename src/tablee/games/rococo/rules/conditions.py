"""R3.10: what a table bonus tile asks of a pastry; what special tiles and starred cards ask of a
player. Each tile and card is one row of the data files; here stand the words they use. And R10:
special bonus tiles are claimed at once and by themselves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.gains import tell
from tablee.games.rococo.rules.house import Demand, Recipe
from tablee.games.rococo.rules.salon import EMPTY, FREE, Salon, replaced
from tablee.kernel.log import Log

# of a pastry
CONTAINS: Final = 0
LACKS: Final = 1
GARNISH: Final = 2
NO_GARNISH: Final = 3
CHEF: Final = 4
NOT_CHEF: Final = 5
VALUE_EQUALS: Final = 6
PASTRY_WORDS: Final = [
    *("contains", "lacks", "garnish", "no_garnish", "chef", "not_chef", "value_equals", "always"),
]

# of a player
DECORATIONS_MIN: Final = 0
SERVANTS_MIN: Final = 1
HOSTS_MIN: Final = 2
SERVANTS_HOSTS_MIN: Final = 3
TABLES_MIN: Final = 4
ONE_TABLE_MIN: Final = 5
CHEF_PASTRIES_MIN: Final = 6
CONTAINS_MIN: Final = 7
PLAIN_PASTRIES_MIN: Final = 8
VALUE_RANGE_MIN: Final = 9
INGREDIENT_TILES_MIN: Final = 10
STAPLES_MIN: Final = 11
COINS_MIN: Final = 12
NO_STOCK: Final = 14
PASTRIES: Final = 15  # this and the next one are counted by bonuses only
ROSTER: Final = 16
PLAYER_WORDS: Final = [
    *("decorations_min", "servants_min", "hosts_min", "servants_hosts_min", "tables_min"),
    *("one_table_min", "chef_pastries_min", "contains_min", "plain_pastries_min"),
    *("value_range_min", "ingredient_tiles_min", "staples_min", "coins_min", "prestige_min"),
    "no_stock",
]


def pastry_meets(s: Salon, demand: Demand, pastry: i64, topping: i64) -> bool:
    """Whether a pastry, with the garnish tile on it or EMPTY, has what a table likes (Q10, Q32)."""
    recipe = s.house.recipes[pastry - ids.FIRST_RECIPE]
    icon: i64 = 1 << demand.icon
    kind = demand.kind
    if kind == CONTAINS:
        return (recipe.icons & icon) != 0
    if kind == LACKS:
        return (recipe.icons & icon) == 0
    if kind == GARNISH:
        return topping != EMPTY and (s.house.tiles[topping - ids.FIRST_TILE].garnishes & icon) != 0
    if kind == NO_GARNISH:
        return topping == EMPTY
    if kind in (CHEF, NOT_CHEF):
        return recipe.chef == (kind == CHEF)
    if kind == VALUE_EQUALS:
        return recipe.value == demand.n
    return True


def player_meets(s: Salon, demand: Demand, p: i64) -> bool:
    """Whether a player has, now, what a special tile or a starred card asks for (Q29)."""
    if demand.kind == NO_STOCK:
        return s.stock(p) == 0 and not s.tiles[p]  # Q30
    return reached(s, demand, p) >= demand.n


def reached(s: Salon, demand: Demand, p: i64) -> i64:
    """How much of it the player has."""
    kind = demand.kind
    if kind <= SERVANTS_HOSTS_MIN:
        return household(s, kind, p)
    if kind == TABLES_MIN:
        return s.tables(p)
    if kind == ONE_TABLE_MIN:
        return s.best_table(p)
    if kind <= VALUE_RANGE_MIN:
        return presented(s, demand, p)
    return possessions(s, kind, p)


def household(s: Salon, kind: i64, p: i64) -> i64:
    if kind == DECORATIONS_MIN:
        return len(s.decorations[p])
    if kind == SERVANTS_MIN:
        return s.servants(p)
    if kind == HOSTS_MIN:
        return s.noble_hosts(p)
    return s.servants(p) + s.noble_hosts(p)


def presented(s: Salon, demand: Demand, p: i64) -> i64:
    """R10.3: own pastries on the tables that count."""
    count: i64 = 0
    for at in range(ids.SPACES):
        if s.owners[at] == p and counts(s.house.recipes[s.spaces[at] - ids.FIRST_RECIPE], demand):
            count += 1
    return count


def counts(recipe: Recipe, demand: Demand) -> bool:
    if demand.kind == CHEF_PASTRIES_MIN:
        return recipe.chef
    if demand.kind == CONTAINS_MIN:
        return (recipe.icons >> demand.icon & 1) != 0
    if demand.kind == PLAIN_PASTRIES_MIN:
        return recipe.icons == 0
    return demand.low <= recipe.value <= demand.high


def possessions(s: Salon, kind: i64, p: i64) -> i64:
    if kind == INGREDIENT_TILES_MIN:
        return len(s.tiles[p])  # Q63
    if kind == STAPLES_MIN:
        return s.stock(p)
    if kind == COINS_MIN:
        return s.coins[p]
    if kind == PASTRIES:
        return s.pastries(p)
    if kind == ROSTER:
        return s.roster(p)
    return s.prestige[p]


def claim(s: Salon, p: i64, log: Log) -> None:
    """R10.1, R10.2: green before gold; the best free space; one marker per player and tile."""
    for at in range(2):
        tile = s.tiles_on[5 + at]
        first = 3 * at
        if p in s.claims[first : first + 3]:
            continue
        if FREE in s.claims[first : first + 3] and player_meets(
            s, s.house.special_tiles[tile].demand, p
        ):
            space: i64 = s.claims.index(FREE, first)
            s.claims = replaced(s.claims, space, p)
            tell(s, log, "claimed", p, tile, s.house.special_tiles[tile].spaces[space - first])


def special_points(s: Salon, p: i64) -> i64:
    """R10.3: final prestige of the own markers."""
    points: i64 = 0
    for at in range(6):
        if s.claims[at] == p:
            points += s.house.special_tiles[s.tiles_on[5 + at // 3]].spaces[at % 3]
    return points
