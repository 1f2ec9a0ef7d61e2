"""What things are worth to a seat, in dollars: the common ground of bots and of bartering.

Only what the seat can see is looked at: recipes, ingredients, money, garbage.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules.goods import count, needs_of
from tablee.games.rivals.rules.moves import KINDS
from tablee.games.rivals.rules.offers import (
    SIDE_CARDS,
    SIDE_GARBAGE,
    SIDE_ISLAND,
    SIDE_MONEY,
    SIDE_UPGRADES,
    Offer,
)
from tablee.games.rivals.rules.pans import ANY_MEAT, skills
from tablee.games.rivals.rules.plan import (
    CHOCOLATE,
    CHOP_SHOP,
    GOO,
    GOURMET_FACE,
    MYSTERY_MART,
    NONE,
    RECIPE_FACE,
    RECIPE_POINTS,
    TOFU,
)
from tablee.games.rivals.rules.town import Town

POINT: Final[i64] = 170  # dollars for a point of popularity
SPARE: Final[i64] = 40  # an ingredient nobody needs now
CARD: Final[i64] = 150
GARBAGE: Final[i64] = 160


def missing(s: Town, seat: i64, slot: i64) -> list[int]:
    """The kinds a recipe still needs; any meat will do for whoever may use any."""
    card = s.recipes[2 * seat + slot]
    if card == NONE:
        return []
    any_meat = (skills(s, seat) & ANY_MEAT) != 0
    meats: i64 = 0
    for kind in range(15, 20):
        meats += count(s, seat, kind)
    found: list[int] = []
    for kind in needs_of(s, 2 * seat + slot):
        if any_meat and s.plan.box.market_of[kind] == CHOP_SHOP and meats > 0:
            meats -= 1
        elif not count(s, seat, kind):
            found.append(kind)
    return found


def promise(s: Town, seat: i64, slot: i64) -> i64:
    """The popularity a recipe would bring today."""
    box = s.plan.box
    face: i64 = box.faces[s.recipes[2 * seat + slot]]
    recipe = face - RECIPE_FACE
    worth: i64 = box.points[recipe]
    if box.cuisine[recipe] == box.home_cuisine[s.restaurants[seat]]:
        worth += 1
    if s.reviews[2 * seat + slot] != NONE:
        worth += 1
    sort: i64 = 1 if face >= GOURMET_FACE else 0
    first = 3 * s.restaurants[seat]
    for bonus in range(first, first + s.level[seat]):
        if box.bonus[bonus] == RECIPE_POINTS and box.bonus_a[bonus] == sort:
            worth += box.bonus_b[bonus]
    return max(0, worth - s.garbage[seat])


def values(s: Town, seat: i64) -> list[int]:
    """What one more of each kind is worth to a seat: a share of the recipe it is missing for."""
    worth = [SPARE] * KINDS
    worth[GOO] = 320
    worth[CHOCOLATE] = 420
    worth[TOFU] = 200
    for slot in range(2):
        lacks = missing(s, seat, slot)
        if not lacks:
            continue
        share: i64 = POINT * promise(s, seat, slot) // (len(lacks) + 1)
        for kind in lacks:
            worth[kind] = max(worth[kind], 120 + share)
    return worth


def keeps(s: Town, seat: i64, kind: i64) -> i64:
    """What losing one of a kind costs: much, if a recipe requires it and there is no other."""
    wanted: i64 = 0
    best: i64 = 0
    for slot in range(2):
        at = 2 * seat + slot
        if s.recipes[at] != NONE and kind in needs_of(s, at):
            wanted += 1
            lacks = len(missing(s, seat, slot))
            best = max(best, 150 + POINT * promise(s, seat, slot) // (lacks + 1))
    if count(s, seat, kind) > wanted:
        mystery = s.plan.box.market_of[kind] == MYSTERY_MART
        return 250 if mystery else SPARE
    return best


def side_value(s: Town, seat: i64, side: list[int], losing: bool) -> i64:
    """What one side of an offer is worth to a seat that gets it, or loses it."""
    total: i64 = side[SIDE_MONEY] + CARD * side[SIDE_CARDS]
    total -= GARBAGE * side[SIDE_GARBAGE]
    worth = values(s, seat)
    for kind in range(KINDS):
        if side[kind]:
            each = keeps(s, seat, kind) if losing else worth[kind]
            total += each + (side[kind] - 1) * SPARE
    for upgrade in range(5):
        if (side[SIDE_UPGRADES] | side[SIDE_ISLAND]) >> upgrade & 1:
            total += s.plan.box.upgrade_prices[upgrade]
    return total


def gains(s: Town, seat: i64, offer: Offer) -> i64:
    """What accepting an offer is worth to its partner; swaps of recipes are left alone."""
    if offer.swaps:
        return -1
    got = side_value(s, seat, offer.gives, False)
    return got - side_value(s, seat, offer.asks, True)
