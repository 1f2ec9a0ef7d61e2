"""R8.4.1: bake."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rococo.rules import gains, ids
from tablee.games.rococo.rules.house import Terms
from tablee.games.rococo.rules.salon import EMPTY, Salon, replaced
from tablee.games.rococo.rules.sub_choice import Action, SubChoice
from tablee.kernel.log import Log
from tablee.kernel.state import Step

NEEDS: Final = 6  # flour, sugar, butter, egg, honey, nut
FLOUR: Final = 0
HONEY: Final = 4
LESS_FLOUR: Final = 0
LESS_HONEY: Final = 1
NO_LESS: Final = 2


def larder(s: Salon, p: i64) -> list[int]:
    """R8.4.2: all that the player could spend: staples, and what the ingredient tiles show."""
    have = [*s.staples[p], 0, 0, 0]
    for card in s.tiles[p]:
        tile = s.house.tiles[card - ids.FIRST_TILE].holds
        for i in range(3):
            have[3 + i] += tile[i]
    return have


def covers(have: list[int], needs: list[int], other: list[int]) -> bool:
    """Whether the needs of two recipes, added up, are there (R8.4.3)."""
    return all(needs[i] + other[i] <= have[i] for i in range(NEEDS))


def lacking(s: Salon, p: i64, recipe: i64) -> list[int]:
    """R8.4.2: how many of each the player has too few of for a recipe."""
    have, needs = larder(s, p), s.house.recipes[recipe].needs
    return [max(0, needs[i] - have[i]) for i in range(NEEDS)]


NO_NEEDS: Final = [0] * NEEDS


def reduced(needs: list[int], less: i64) -> list[int]:
    """R9.2 bake_one: one flour or one honey less."""
    fewer = needs[:]
    if less == LESS_FLOUR:
        fewer[FLOUR] -= 1
    elif less == LESS_HONEY:
        fewer[HONEY] -= 1
    return fewer


def reductions(have: list[int], needs: list[int]) -> list[int]:
    """R9.2, Q60: the reductions with which a recipe can be baked, and none if it needs none."""
    ways: list[int] = []
    for way in (LESS_FLOUR, LESS_HONEY, NO_LESS):
        fewer = reduced(needs, way)
        if min(fewer) >= 0 and covers(have, fewer, NO_NEEDS):
            ways.append(way)
    return ways


def bakeable(s: Salon, p: i64, chef: bool, less: bool, first: i64 = EMPTY) -> list[int]:
    """The stored recipes that can be baked: `less`: with a unit of flour or honey less; `first`:
    together with another one, the needs of both added up (R8.4.3)."""
    book = s.house.recipes
    have = larder(s, p)
    beside = NO_NEEDS if first == EMPTY else book[first].needs
    recipes: list[int] = []
    for card in s.recipes[p]:
        recipe = card - ids.FIRST_RECIPE
        if recipe < 0 or recipe == first or (book[recipe].chef and not chef):
            continue
        needs = book[recipe].needs
        if covers(have, needs, beside) or (less and reductions(have, needs)):
            recipes.append(recipe)
    return recipes


def partners(s: Salon, p: i64, first: i64) -> list[int]:
    """R8.4.3: recipes that can be baked together with the first, on the other rack."""
    return bakeable(s, p, s.skilled, False, first) if s.free_racks(p) == 2 else []


def why_not_recipe(s: Salon, seat: i64, recipe: i64) -> str:
    if recipe + ids.FIRST_RECIPE not in s.recipes[seat]:
        return "R8.4.1:not-stored"
    chef_only = s.house.recipes[recipe].chef and not s.skilled
    return "R8.4.5:chef-only" if chef_only else "R8.4.2:missing"


@final
class BakeFirst(Action):
    """R8.4.1, bake_first: one, or up to two."""

    key = "bake"
    rule = "R8.4.1"
    verb = ids.BAKE
    width = ids.RECIPES

    def why_not(self, s: Salon, p: i64, chef: bool, terms: Terms) -> str:
        """A recipe, an empty rack, a chef where one is needed, and the ingredients."""
        if not s.free_racks(p):
            return "R8.4.1:no-rack"
        if not s.stored(p):
            return "R8.4.1:no-recipe"
        if bakeable(s, p, chef, terms.less):
            return ""
        lacking = chef or not bakeable(s, p, True, terms.less)
        return "R8.4.2:missing" if lacking else "R8.4.5:chef-only"

    def begin(self, s: Salon, p: i64, terms: Terms) -> None:
        s.more = terms.limit - 1
        s.reducing = terms.less
        s.turn(self, p)

    def legal(self, s: Salon, seat: i64) -> list[int]:
        return sorted([ids.BAKE + recipe for recipe in bakeable(s, seat, s.skilled, s.reducing)])

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        recipe = move - ids.BAKE
        s.batch = [recipe]
        log.all("baked", seat, ids.FACES[recipe + ids.FIRST_RECIPE])
        needs = s.house.recipes[recipe].needs
        if s.reducing:
            ways = reductions(larder(s, seat), needs)
            if len(ways) > 1 or ways[0] != NO_LESS:
                s.turn(BAKE_LESS, seat)
                return
        elif s.more and partners(s, seat, recipe):
            s.turn(BAKE_SECOND, seat)
            return
        heat(s, seat, needs, log)

    def refuse(self, s: Salon, seat: i64, at: i64) -> str:
        return why_not_recipe(s, seat, at)


@final
class BakeSecond(SubChoice):
    """R8.4.3, bake_second: the needs of both are added up."""

    key = "bake-second"
    rule = "R8.4.3"
    verb = ids.BAKE
    width = ids.RECIPES

    def legal(self, s: Salon, seat: i64) -> list[int]:
        moves = sorted([ids.BAKE + recipe for recipe in partners(s, seat, s.batch[0])])
        moves.append(ids.DONE)
        return moves

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        needs = s.house.recipes[s.batch[0]].needs
        if move == ids.DONE:
            log.all("stops", seat)
        else:
            other = s.house.recipes[move - ids.BAKE].needs
            s.batch = [s.batch[0], move - ids.BAKE]
            needs = [needs[i] + other[i] for i in range(NEEDS)]
            log.all("baked", seat, ids.FACES[move - ids.BAKE + ids.FIRST_RECIPE])
        heat(s, seat, needs, log)

    def refuse(self, s: Salon, seat: i64, at: i64) -> str:
        return "R8.4.3:together" if at == s.batch[0] else why_not_recipe(s, seat, at)


@final
class BakeLess(SubChoice):
    """R9.2, bake_reduction: only those that make the recipe bakeable (Q60)."""

    key = "less"
    rule = "R9.2"
    verb = ids.LESS
    width = 3
    refused = "R9.2:no-use"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        needs = s.house.recipes[s.batch[0]].needs
        return [ids.LESS + way for way in reductions(larder(s, seat), needs)]

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        if move != ids.LESS + NO_LESS:
            log.all("less-flour" if move == ids.LESS + LESS_FLOUR else "less-honey", seat)
        heat(s, seat, reduced(s.house.recipes[s.batch[0]].needs, move - ids.LESS), log)


def heat(s: Salon, p: i64, needs: list[int], log: Log) -> None:
    """R8.4.2: staples are paid; tiles are to follow."""
    for staple in range(3):
        gains.add_staple(s, p, staple, -needs[staple])
    s.needs = needs[3:]
    log.all("spent", p, needs[0], needs[1], needs[2])
    s.then(TO_RACKS)
    s.then(MORE_TILES)


@final
class MoreTiles(Step[Salon]):
    """R8.4.3: tiles are chosen until no need is open."""

    def run(self, s: Salon, a: i64, b: i64, c: i64, log: Log) -> None:
        if s.needs[0] or s.needs[1] or s.needs[2]:
            s.turn(BAKE_TILE, s.player)


@final
class BakeTile(SubChoice):
    """R8.4.4, bake_tile: every tile covers an open need; the rest can always be covered."""

    key = "tile"
    rule = "R8.4.4"
    verb = ids.USE
    width = ids.TILES

    def legal(self, s: Salon, seat: i64) -> list[int]:
        moves = [
            ids.USE + card - ids.FIRST_TILE
            for card in s.tiles[seat]
            if not self.useless(s, card - ids.FIRST_TILE) and not gains.offered(s, seat, card)
        ]
        moves.sort()
        return moves

    def useless(self, s: Salon, tile: i64) -> str:
        """R8.4.4: "" for a tile that shows something that is still needed."""
        holds = s.house.tiles[tile].holds
        useful = any(s.needs[i] and holds[i] for i in range(3))
        return "" if useful else "R8.4.4:no-need"

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        tile = move - ids.USE
        holds = s.house.tiles[tile].holds
        s.needs = [max(0, s.needs[i] - holds[i]) for i in range(3)]
        s.tiles[seat].remove(tile + ids.FIRST_TILE)
        gains.discard(s, tile + ids.FIRST_TILE)
        log.all("used-tile", seat, ids.FACES[tile + ids.FIRST_TILE])
        s.then(MORE_TILES)

    def refuse(self, s: Salon, seat: i64, at: i64) -> str:
        return gains.why_not_tile(s, seat, at + ids.FIRST_TILE, self.useless(s, at), self.rule)


def any_order(s: Salon, p: i64) -> bool:
    """R8.4.4: whether all tiles that can be used will be: none of them can be spared."""
    useful: list[int] = BAKE_TILE.legal(s, p)
    have = [0, 0, 0]
    for move in useful:
        holds = s.house.tiles[move - ids.USE].holds
        have = [have[i] + holds[i] for i in range(3)]
    return not any(spared(s, move - ids.USE, have) for move in useful)


def spared(s: Salon, tile: i64, have: list[int]) -> bool:
    holds = s.house.tiles[tile].holds
    return all(have[i] - holds[i] >= s.needs[i] for i in range(3))


@final
class ToRacks(Step[Salon]):
    """R8.4.6: a choice of rack only where both are empty."""

    def run(self, s: Salon, a: i64, b: i64, c: i64, log: Log) -> None:
        if s.free_racks(s.player) == 2:
            s.turn(BAKE_RACK, s.player)
        else:
            to_rack(s, s.player, 0 if s.racks[s.player][0] == EMPTY else 1, log)


@final
class BakeRack(SubChoice):
    """R8.4.6, bake_rack: for the first recipe; a second one takes the other rack."""

    key = "rack"
    rule = "R8.4.6"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        return [ids.RACK, ids.RACK + 1]

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        to_rack(s, seat, move - ids.RACK, log)


def to_rack(s: Salon, p: i64, rack: i64, log: Log) -> None:
    at = rack
    for recipe in s.batch:
        slot = s.recipes[p].index(recipe + ids.FIRST_RECIPE)
        s.recipes[p] = replaced(s.recipes[p], slot, EMPTY)
        put_on_rack(s, p, recipe + ids.FIRST_RECIPE, at, log)
        at = 1 - at


def put_on_rack(s: Salon, p: i64, card: i64, rack: i64, log: Log) -> None:
    s.racks[p] = replaced(s.racks[p], rack, card)
    gains.tell(s, log, "racked", p, ids.FACES[card], rack)


MORE_TILES: Final = MoreTiles()
TO_RACKS: Final = ToRacks()
BAKE_FIRST: Final = BakeFirst()
BAKE_SECOND: Final = BakeSecond()
BAKE_LESS: Final = BakeLess()
BAKE_TILE: Final = BakeTile()
BAKE_RACK: Final = BakeRack()
