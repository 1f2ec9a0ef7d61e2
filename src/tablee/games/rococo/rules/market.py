"""R8.1.1 to R8.3.1: recipes, ingredients and staples; also the free gains of them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rococo.rules import gains, ids
from tablee.games.rococo.rules.house import Terms
from tablee.games.rococo.rules.salon import EMPTY, Salon, replaced
from tablee.games.rococo.rules.sub_choice import Action, Repeated, SubChoice
from tablee.kernel.log import Log
from tablee.kernel.state import Step


def any_in(places: list[int]) -> bool:
    """Whether something lies in the row, or in the display."""
    return places.count(EMPTY) < len(places)


def recipe_price(s: Salon, card: i64) -> i64:
    """R8.1.1: that of its slot."""
    return s.house.board.prices[s.row.index(card)]


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
        return "R8.1.1:too-dear" if any_in(s.row) else "R8.1.1:empty"

    def choices(self, s: Salon, p: i64) -> list[int]:
        return row_picks(s, p, True)

    def another(self, s: Salon, p: i64) -> bool:
        return s.pick != EMPTY and len(row_picks(s, p, True)) > 0

    def one(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        s.pick = move - ids.RECIPE + ids.FIRST_RECIPE
        s.price = recipe_price(s, s.pick)
        bring_in(s, seat, log)

    def refuse(self, s: Salon, seat: i64, at: i64) -> str:
        return "R8.1.1:too-dear" if at + ids.FIRST_RECIPE in s.row else "R8.1.1:not-in-row"


def bring_in(s: Salon, p: i64, log: Log) -> None:
    """R8.1.3: who has three recipes first discards one, or forgoes the new one."""
    if s.free_recipe_slot(p) == EMPTY:
        log.all("wants", p, ids.FACES[s.pick])
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
        gains.tell(s, log, "kept-recipe", p, ids.FACES[card])
    else:
        s.row[s.row.index(card)] = EMPTY  # R8.1.2: its slot stays empty for now
        gains.tell(s, log, "recipe", p, ids.FACES[card], s.price)
    s.recipes[p] = replaced(s.recipes[p], s.free_recipe_slot(p), card)


@final
class RecipeDiscard(SubChoice):
    """R8.1.3, recipe_discard: the discard comes before the payment."""

    key = "discard"
    rule = "R8.1.3"
    verb = ids.DISCARD
    width = ids.RECIPES
    refused = "R8.1.3:not-stored"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        stored = [ids.DISCARD + card - ids.FIRST_RECIPE for card in s.recipes[seat]]
        stored.append(ids.FORGO)
        return stored

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        if move == ids.FORGO:
            log.all("forgone", seat, ids.FACES[s.pick])
            clear_drawn(s, EMPTY, log)
            s.pick = EMPTY  # the picking ends
        else:
            gains.drop_recipe(s, seat, move - ids.DISCARD + ids.FIRST_RECIPE, log)
            receive(s, seat, log)


@final
class RecipeGift(SubChoice):
    """gain_recipe: any of the row, or forgo (Q54)."""

    key = "gift-recipe"
    rule = "R8.9.1"
    verb = ids.RECIPE
    width = ids.RECIPES
    refused = "R8.1.1:not-in-row"

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


def tile_price(s: Salon, cell: i64) -> i64:
    """R8.2.1: by the part of the display, and by the tiles in the row before taking."""
    board = s.house.board
    row = cell // 3
    tiles: i64 = -1
    for at in range(3 * row, 3 * row + 3):
        if s.display[at] != EMPTY:
            tiles += 1
    return board.tile_prices[0 if row < board.upper else 1][tiles]


def display_picks(s: Salon, p: i64, fee: i64, priced: bool) -> list[int]:
    """The cells with a tile, those the player can pay (with a fee) where a price is asked."""
    coins = s.coins[p] - fee
    return [
        ids.INGREDIENT + cell
        for cell in range(len(s.display))
        if s.display[cell] != EMPTY and (not priced or tile_price(s, cell) <= coins)
    ]


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
        return "R8.2.1:too-dear" if any_in(s.display) else "R8.2.1:empty"

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
    gains.tell(s, log, "ingredient", p, ids.FACES[card], price)


@final
class TileGift(SubChoice):
    """gain_ingredient: any of the display."""

    key = "gift-tile"
    rule = "R9.2"
    verb = ids.INGREDIENT
    width = ids.CELLS
    refused = "R8.2.1:no-tile"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        return display_picks(s, seat, 0, False)

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        take_tile(s, seat, move - ids.INGREDIENT, 0, log)


@final
class FreeGain(Step[Salon]):
    """R8.9.1, R9.2, R3.10: a recipe of the row or a tile of the display; Q39: if there is one."""

    def __init__(self, choice: SubChoice, recipes: bool) -> None:
        self.choice = choice
        self.recipes = recipes

    def run(self, s: Salon, a: i64, b: i64, c: i64, log: Log) -> None:
        if any_in(s.row if self.recipes else s.display):
            s.turn(self.choice, s.player)
        else:
            log.all("row-empty" if self.recipes else "display-empty")


def draw_two(s: Salon, p: i64, recipes: bool, log: Log) -> None:
    """Two from a bag, face up; with only one there it is kept without asking."""
    for i in range(2):
        card = gains.draw(s, recipes, log)
        if card != EMPTY:
            s.drawn = [*s.drawn, card]
            gains.tell(s, log, "drew", p, ids.FACES[card])
    if len(s.drawn) == 2:
        s.turn(KEEP_ONE, p)
    elif s.drawn:
        keep(s, p, s.drawn[0], log)


@final
class KeepOne(SubChoice):
    """R9.2, keep_one: the other is discarded face up."""

    key = "keep"
    rule = "R9.2"
    verb = ids.KEEP
    width = ids.RECIPES + ids.TILES
    refused = "R9.2:not-drawn"

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
    gains.tell(s, log, "kept-tile", p, ids.FACES[card])
    clear_drawn(s, card, log)


def clear_drawn(s: Salon, kept: i64, log: Log) -> None:
    """What was drawn and not kept is discarded face up."""
    for card in s.drawn:
        if card != kept:
            gains.discard(s, card)
            log.all("drawn-away", ids.FACES[card])
    s.drawn = []


def staple_prices(s: Salon, p: i64, staple: i64) -> list[int]:
    """R8.3.1, R8.3.2: the total for one, two, ...: of every quantity that fits the track."""
    numbers = s.house.numbers
    return numbers.prices[staple][: numbers.most[staple] - s.staples[p][staple]]


@final
class StaplePick(Repeated):
    """R8.3.1, staple_pick; R9.2: the second of two purchases may be skipped (Q59)."""

    key = "staple"
    rule = "R8.3.1"
    verb = ids.BUY
    width = 3 * ids.MOST_BOUGHT

    def why_not(self, s: Salon, p: i64, chef: bool, terms: Terms) -> str:
        return "" if self.choices(s, p) else "R8.3.1:nothing"

    def begin(self, s: Salon, p: i64, terms: Terms) -> None:
        self.ask(s, p, terms.times - 1, False)

    def choices(self, s: Salon, p: i64) -> list[int]:
        """Every quantity that is listed, fits the track and can be paid."""
        coins: i64 = s.coins[p]
        moves: list[int] = []
        for staple in range(3):
            prices = staple_prices(s, p, staple)
            moves += [
                ids.BUY + ids.MOST_BOUGHT * staple + i
                for i in range(len(prices))
                if prices[i] <= coins
            ]
        return moves

    def one(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        staple = (move - ids.BUY) // ids.MOST_BOUGHT
        n = (move - ids.BUY) % ids.MOST_BOUGHT + 1
        price: i64 = staple_prices(s, seat, staple)[n - 1]
        s.coins[seat] -= price
        gains.add_staple(s, seat, staple, n)
        log.all("bought", seat, n, staple, price)

    def refuse(self, s: Salon, seat: i64, at: i64) -> str:
        numbers = s.house.numbers
        staple, n = at // ids.MOST_BOUGHT, at % ids.MOST_BOUGHT + 1
        if n > len(numbers.prices[staple]):
            return "R8.3.1:not-sold"
        full = s.staples[seat][staple] + n > numbers.most[staple]
        return "R8.3.2:track" if full else "R8.3.1:too-dear"


RECIPE_PICK: Final = RecipePick()
RECIPE_DISCARD: Final = RecipeDiscard()
RECIPE_GIFT: Final = RecipeGift()
INGREDIENT_PICK: Final = IngredientPick()
TILE_GIFT: Final = TileGift()
GAIN_RECIPE: Final = FreeGain(RECIPE_GIFT, True)
GAIN_TILE: Final = FreeGain(TILE_GIFT, False)
KEEP_ONE: Final = KeepOne()
STAPLE_PICK: Final = StaplePick()
