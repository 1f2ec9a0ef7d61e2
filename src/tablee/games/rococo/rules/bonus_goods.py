"""R9: the staff bonuses that bring goods or grant an action, one entry each.

Numbers and texts are in `staff_bonuses.toml`.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from tablee.games.rococo.rules.bonus_base import Bonus, Coins, terms_of
from tablee.games.rococo.rules.decoration import decorate, why_no_decorating
from tablee.games.rococo.rules.delivery import MOVE_FROM, deliver, movable, why_no_delivery
from tablee.games.rococo.rules.gains import gain_drawn_tile, gain_staple, pay
from tablee.games.rococo.rules.house import Terms
from tablee.games.rococo.rules.market import (
    GAIN_RECIPE,
    GAIN_TILE,
    acquire_ingredients,
    acquire_recipes,
    any_in_display,
    any_in_row,
    draw_two,
    why_no_ingredients,
    why_no_recipes,
)
from tablee.games.rococo.rules.oven import bake, why_no_baking
from tablee.games.rococo.rules.people import place, why_no_placing
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.rules.staples import buy_staples, why_no_staples
from tablee.kernel.log import Log

# --- starting staff -------------------------------------------------------------------------------


@final
class GainCoins(Coins):
    """The coins printed on the card."""

    key = "gain_coins"

    def worth(self, s: Salon, p: i64, terms: Terms) -> i64:
        return terms.amount


@final
class BuyStaplesOnce(Bonus):
    """Buy staples (R8.3.1), with any class of card."""

    key = "buy_staples_once"

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return not why_no_staples(s, p)

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        buy_staples(s, p, 1)


@final
class AcquireIngredient(Bonus):
    """Acquire ingredients (R8.2.1), with any class of card."""

    key = "acquire_ingredient"

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return not why_no_ingredients(s, p, 0)

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        acquire_ingredients(s, p)


# --- levels I to IV: goods ------------------------------------------------------------------------


@final
class PayAcquireIngredient(Bonus):
    """A fee, then Acquire ingredients at its usual price."""

    key = "pay_acquire_ingredient"

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return not why_no_ingredients(s, p, terms_of(s, kind).fee)

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        pay(s, p, terms_of(s, kind).fee, log)
        acquire_ingredients(s, p)


@final
class PayButter(Bonus):
    """Once a fee for a butter; not with a full track."""

    key = "pay_butter"

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        terms = terms_of(s, kind)
        room = s.staples[p][terms.staple] < s.house.numbers.most[terms.staple]
        return room and s.coins[p] >= terms.fee

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        terms = terms_of(s, kind)
        pay(s, p, terms.fee, log)
        gain_staple(s, p, terms.staple, terms.amount, log)
        s.go_on(log)


@final
class DrawIngredient(Bonus):
    """A tile from the bag, kept."""

    key = "draw_ingredient"

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return len(s.tile_bag) + len(s.tile_discard) > 0

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        gain_drawn_tile(s, p, log)
        s.go_on(log)


@final
class DrawTwoIngredients(Bonus):
    """Two tiles from the bag; one is kept, the other discarded face up."""

    key = "draw_two_ingredients"

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return len(s.tile_bag) + len(s.tile_discard) > 0

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        draw_two(s, p, False, log)


@final
class DrawRecipes(Bonus):
    """Two recipes from the bag; one is kept (R8.1.3), or both are discarded."""

    key = "draw_recipes"

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return len(s.recipe_bag) + len(s.recipe_discard) > 0

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        draw_two(s, p, True, log)


@final
class AcquireRecipe(Bonus):
    """Acquire recipes (R8.1.1) for one tile."""

    key = "acquire_recipe"

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return not why_no_recipes(s, p)

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        acquire_recipes(s, p, 1)


@final
class FreeRecipe(Bonus):
    """Any recipe of the row for nothing."""

    key = "free_recipe"

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return any_in_row(s)

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        s.then(GAIN_RECIPE)
        s.go_on(log)


@final
class FreeIngredient(Bonus):
    """Any tile of the display for nothing."""

    key = "free_ingredient"

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return any_in_display(s)

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        s.then(GAIN_TILE)
        s.go_on(log)


@final
class BuyStaplesTwice(Bonus):
    """Buy staples twice, independently; the second may be left (Q59)."""

    key = "buy_staples_twice"

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return not why_no_staples(s, p)

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        buy_staples(s, p, 2)


# --- levels I to IV: granted actions --------------------------------------------------------------


@final
class PayDecorate(Bonus):
    """A fee, then Decorate for one pastry, with any class of card."""

    key = "pay_decorate"

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return s.coins[p] >= terms_of(s, kind).fee and not why_no_decorating(s, p)

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        pay(s, p, terms_of(s, kind).fee, log)
        decorate(s, p, 1)


@final
class BakeOne(Bonus):
    """Bake one recipe with a flour or a honey less than it says (Q60)."""

    key = "bake_one"

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return not why_no_baking(s, p, chef, True)

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        bake(s, p, 1, True)


@final
class DeliverOne(Bonus):
    """Deliver one pastry."""

    key = "deliver_one"

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return not why_no_delivery(s, p)

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        deliver(s, p, 1)


@final
class PlaceDiscount(Bonus):
    """Place a servant or noble host for less."""

    key = "place_discount"

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return not why_no_placing(s, p, terms_of(s, kind).discount)

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        place(s, p, terms_of(s, kind).discount)


@final
class MovePastry(Bonus):
    """An own pastry, with its marker, to another table; no bonus of any kind."""

    key = "move_pastry"

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return len(movable(s, p)) > 0

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        s.turn(MOVE_FROM, p)
