"""R8.1.1 and R8.2.1: recipes and ingredients; also the free gains of them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.gains import (
    draw_recipe,
    draw_tile,
    drop_recipe,
    store,
    tell,
)
from tablee.games.rococo.rules.house import Terms
from tablee.games.rococo.rules.ids import FACES
from tablee.games.rococo.rules.salon import EMPTY, Salon
from tablee.games.rococo.rules.sub_choice import Action, Repeated, SubChoice
from tablee.kernel.log import Log
from tablee.kernel.state import Step

# --- R8.1.1: recipes ------------------------------------------------------------------------------


def any_in_row(s: Salon) -> bool:
    return any(card != EMPTY for card in s.row)


def row_picks(s: Salon, p: i64, priced: bool) -> list[int]:
    """The recipes of the row, those the player can pay where a price is asked."""
    prices = s.house.board.prices
    coins: i64 = s.coins[p]
    return [
        ids.RECIPE + s.row[at] - ids.FIRST_RECIPE
        for at in range(len(s.row))
        if s.row[at] != EMPTY and (not priced or prices[at] <= coins)
    ]


@final
class RecipePick(Repeated):
    """R8.1.1, recipe_pick: at the price of its slot; a second one, if the player likes."""

    key = "recipe"
    rule = "R8.1.1"
    verb = ids.RECIPE
    width = ids.RECIPES

    def why_not(self, s: Salon, p: i64, chef: bool, terms: Terms) -> str:
        if row_picks(s, p, True):
            return ""
        return "R8.1.1:too-dear" if any_in_row(s) else "R8.1.1:empty"

    def options(self, s: Salon, p: i64) -> list[int]:
        return row_picks(s, p, True)

    def another(self, s: Salon, p: i64) -> bool:
        return s.pick != EMPTY and len(row_picks(s, p, True)) > 0

    def one(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        s.pick = move - ids.RECIPE + ids.FIRST_RECIPE
        s.price = s.house.board.prices[s.row.index(s.pick)]
        bring_in(s, seat, log)

    def refuse(self, s: Salon, seat: i64, at: i64) -> str:
        return "R8.1.1:too-dear" if at + ids.FIRST_RECIPE in s.row else "R8.1.1:not-in-row"


def bring_in(s: Salon, p: i64, log: Log) -> None:
    """R8.1.3: who has three recipes first discards one, or forgoes the new one."""
    if s.free_recipe_slot(p) == EMPTY:
        log.all("wants", p, FACES[s.pick])
        s.turn(RECIPE_DISCARD, p)
    else:
        receive(s, p, log)


def receive(s: Salon, p: i64, log: Log) -> None:
    """The picked recipe is paid and stored; what else was drawn is discarded."""
    card = s.pick
    if s.price:
        s.coins[p] -= s.price
    if card in s.drawn:
        clear_drawn(s, card, log)
        tell(s, log, "kept-recipe", p, FACES[card])
    else:
        s.row[s.row.index(card)] = EMPTY  # R8.1.2: its slot stays empty for now
        tell(s, log, "recipe", p, FACES[card], s.price)
    store(s, p, card)


@final
class RecipeDiscard(SubChoice):
    """R8.1.3, recipe_discard: the discard comes before the payment."""

    key = "discard"
    rule = "R8.1.3"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        stored = [ids.DISCARD + card - ids.FIRST_RECIPE for card in s.recipes[seat]]
        stored.append(ids.FORGO)
        return stored

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        if move == ids.FORGO:
            log.all("forgone", seat, FACES[s.pick])
            clear_drawn(s, EMPTY, log)
            s.pick = EMPTY  # the picking ends
        else:
            drop_recipe(s, seat, move - ids.DISCARD + ids.FIRST_RECIPE, log)
            receive(s, seat, log)


@final
class GainRecipe(Step[Salon]):
    """A recipe of the row for free (R8.9.1, R9.2, R3.10); Q39: nothing if the row is empty."""

    def run(self, s: Salon, a: i64, b: i64, c: i64, log: Log) -> None:
        if any_in_row(s):
            s.turn(RECIPE_GIFT, s.player)
        else:
            log.all("row-empty")


@final
class RecipeGift(SubChoice):
    """gain_recipe: any of the row, or forgo (Q54)."""

    key = "gift-recipe"
    rule = "R8.9.1"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        moves = row_picks(s, seat, False)
        moves.append(ids.FORGO)
        return moves

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        if move == ids.FORGO:
            log.all("forgone-any", seat)
            return
        s.pick = move - ids.RECIPE + ids.FIRST_RECIPE
        s.price = 0
        bring_in(s, seat, log)


# --- R8.2.1: ingredients --------------------------------------------------------------------------


def tile_price(s: Salon, cell: i64) -> i64:
    """R8.2.1: by the part of the display, and by the tiles in the row before taking."""
    board = s.house.board
    row = cell // 3
    tiles: i64 = -1
    for at in range(3 * row, 3 * row + 3):
        if s.display[at] != EMPTY:
            tiles += 1
    return board.upper_price[tiles] if row < board.upper else board.lower_price[tiles]


def display_picks(s: Salon, p: i64, fee: i64, priced: bool) -> list[int]:
    """The cells with a tile, those the player can pay (with a fee) where a price is asked."""
    coins = s.coins[p] - fee
    return [
        ids.INGREDIENT + cell
        for cell in range(len(s.display))
        if s.display[cell] != EMPTY and (not priced or tile_price(s, cell) <= coins)
    ]


def any_in_display(s: Salon) -> bool:
    return any(card != EMPTY for card in s.display)


@final
class IngredientPick(Action):
    """R8.2.1, ingredient_pick: exactly one tile."""

    key = "ingredient"
    rule = "R8.2.1"
    verb = ids.INGREDIENT
    width = ids.CELLS

    def why_not(self, s: Salon, p: i64, chef: bool, terms: Terms) -> str:
        if display_picks(s, p, terms.fee, True):
            return ""
        return "R8.2.1:too-dear" if any_in_display(s) else "R8.2.1:empty"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        return display_picks(s, seat, 0, True)

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        cell = move - ids.INGREDIENT
        price = tile_price(s, cell)
        s.coins[seat] -= price
        take_tile(s, seat, cell, price, log)

    def refuse(self, s: Salon, seat: i64, at: i64) -> str:
        if at >= len(s.display):  # the small side has three rows
            return "R7.3:something-else"
        return "R8.2.1:no-tile" if s.display[at] == EMPTY else "R8.2.1:too-dear"


def take_tile(s: Salon, p: i64, cell: i64, price: i64, log: Log) -> None:
    """R8.2.2: there is always room for a tile."""
    card: i64 = s.display[cell]
    s.display[cell] = EMPTY
    s.tiles[p].append(card)
    tell(s, log, "ingredient", p, FACES[card], price)


@final
class GainTile(Step[Salon]):
    """A tile of the display for free; nothing if it is empty."""

    def run(self, s: Salon, a: i64, b: i64, c: i64, log: Log) -> None:
        if any_in_display(s):
            s.turn(TILE_GIFT, s.player)
        else:
            log.all("display-empty")


@final
class TileGift(SubChoice):
    """gain_ingredient: any of the display."""

    key = "gift-tile"
    rule = "R9.2"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        return display_picks(s, seat, 0, False)

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        take_tile(s, seat, move - ids.INGREDIENT, 0, log)


# --- R9.2: draw two, keep one ---------------------------------------------------------------------


def draw_two(s: Salon, p: i64, recipes: bool, log: Log) -> None:
    """Two from a bag, face up; with only one there it is kept without asking."""
    for i in range(2):
        card = draw_recipe(s, log) if recipes else draw_tile(s, log)
        if card != EMPTY:
            s.drawn = [*s.drawn, card]
            tell(s, log, "drew", p, FACES[card])
    if len(s.drawn) == 2:
        s.turn(KEEP_ONE, p)
    elif s.drawn:
        keep(s, p, s.drawn[0], log)


@final
class KeepOne(SubChoice):
    """R9.2, keep_one: the other is discarded face up."""

    key = "keep"
    rule = "R9.2"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        return sorted([ids.KEEP + card - ids.FIRST_RECIPE for card in s.drawn])

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        keep(s, seat, move - ids.KEEP + ids.FIRST_RECIPE, log)


def keep(s: Salon, p: i64, card: i64, log: Log) -> None:
    if card < ids.FIRST_TILE:
        s.pick = card
        s.price = 0
        bring_in(s, p, log)
        return
    s.tiles[p].append(card)
    tell(s, log, "kept-tile", p, FACES[card])
    clear_drawn(s, card, log)


def clear_drawn(s: Salon, kept: i64, log: Log) -> None:
    """What was drawn and not kept is discarded face up."""
    for card in s.drawn:
        if card == kept:
            continue
        if card < ids.FIRST_TILE:
            s.recipe_discard = [*s.recipe_discard, card]
        else:
            s.tile_discard = [*s.tile_discard, card]
        log.all("drawn-away", FACES[card])
    s.drawn = []


GAIN_RECIPE: Final = GainRecipe()
GAIN_TILE: Final = GainTile()
RECIPE_PICK: Final = RecipePick()
RECIPE_DISCARD: Final = RecipeDiscard()
RECIPE_GIFT: Final = RecipeGift()
INGREDIENT_PICK: Final = IngredientPick()
TILE_GIFT: Final = TileGift()
KEEP_ONE: Final = KeepOne()
