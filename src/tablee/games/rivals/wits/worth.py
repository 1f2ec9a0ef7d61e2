"""What a restaurant is worth as it stands, in dollars: money, and what its recipes promise.

A dish is worth its points, less what is still to be paid and a price for every day it takes. So an
ingredient is worth what it brings the dishes nearer, and one measure weighs whatever can be done.
"""

from __future__ import annotations

from typing import Final

from tablee.games.rivals.rules.ids import (
    CHOCOLATE,
    CHOP_SHOP,
    DAIRY_KING,
    DOUBLE_BURNER,
    FIRST_FRUIT,
    FIRST_MEAT,
    FIRST_VEGGIE,
    GOO,
    NONE,
    SAUCE,
    TOFU,
    VEGGIE_LAND,
    WINE,
)
from tablee.games.rivals.rules.moves import KINDS, MARKETS
from tablee.games.rivals.rules.tables import Tables
from tablee.games.rivals.wits.sight import BASIC, UNKNOWN, Player, Sight

POINT: Final = 300  # what a point of popularity is worth
WASTE: Final = 150  # what a garbage that a dish makes costs later
LITTER: Final = 60  # what a garbage costs beyond the dishes at hand
TRIP: Final = 10  # tenths of a day to go to one more market
ITEM: Final = 4  # to get one more ingredient there
RARE: Final = 7  # if no counter shows it now
LATER: Final = 10  # the second dish, without a Double Burner
DAY: Final = 220  # what a dish that comes a day later costs
ERRAND: Final = 250  # what a day on the Island costs
SPARE: Final = 35  # per cent of its price that an ingredient no recipe needs is worth
DUMP: Final = 100
FORWARD: Final = [0, 1]
BACKWARD: Final = [1, 0]

# --- dishes ---------------------------------------------------------------------------------------


def gain_of(tables: Tables, p: Player, slot: int, have: list[int], garbage: int) -> int:
    """R8.6: the popularity of a recipe, cooked with this much garbage about."""
    recipe = p.recipes[slot]
    sort = 0 if recipe < BASIC else 1
    gain = tables.points[recipe] + p.reviews[slot] + p.more_points[sort] - garbage
    if tables.cuisine[recipe] == p.home_cuisine:
        gain += 1
    if have[WINE if sort else SAUCE]:
        gain += 1
    return max(0, gain)


def waste_of(sight: Sight, p: Player, slot: int) -> int:
    """R8.10: the garbage a recipe makes."""
    return max(0, sight.tables.waste[p.recipes[slot]] - p.less_garbage)


def missing(sight: Sight, p: Player, recipe: int, left: list[int], vegan: bool) -> list[int]:
    """R8.4: what a recipe lacks; what it uses is taken out of `left`."""
    lacks: list[int] = []
    for kind in sight.tables.needs[recipe]:
        if left[kind]:
            left[kind] -= 1
        else:
            lacks.append(kind)
    if not lacks:
        return lacks
    lacks = [kind for kind in lacks if not substitute(sight, p, kind, left, vegan)]
    while lacks and left[GOO]:
        left[GOO] -= 1
        lacks.remove(dearest(sight, lacks))
    return lacks


def substitute(sight: Sight, p: Player, kind: int, left: list[int], vegan: bool) -> bool:
    """R8.4 c to g: something else fills the place of this kind."""
    market = sight.tables.market_of[kind]
    if market == CHOP_SHOP:
        if left[TOFU]:
            left[TOFU] -= 1
            return True
        if p.veggies_for_meat and use_from(left, FIRST_VEGGIE, FIRST_MEAT, 2):
            return True
    meat = (market == CHOP_SHOP and p.any_meat) or (market == VEGGIE_LAND and p.meat_for_veggie)
    if meat and use_from(left, FIRST_MEAT, FIRST_MEAT + 5, 1):
        return True
    green = vegan and market in (CHOP_SHOP, DAIRY_KING)
    return green and use_from(left, FIRST_FRUIT, FIRST_MEAT, 1)


def use_from(left: list[int], low: int, high: int, number: int) -> bool:
    """So many cards of one kind of this range are used, if there are as many."""
    for kind in range(low, high):
        if left[kind] >= number:
            left[kind] -= number
            return True
    return False


def dearest(sight: Sight, kinds: list[int]) -> int:
    """The kind that is hardest to get: no counter shows it, its price is high."""
    best = kinds[0]
    for kind in kinds:
        if trouble(sight, kind) > trouble(sight, best):
            best = kind
    return best


def trouble(sight: Sight, kind: int) -> int:
    return price_of(sight, kind) + (0 if sight.on_sale[kind] else 150)


def price_of(sight: Sight, kind: int) -> int:
    return sight.tables.prices[sight.tables.market_of[kind]]


def delay(sight: Sight, p: Player, lacks: list[int], short: int) -> int:
    """Tenths of days until all these are here; `short`: the money that is missing for them."""
    tenths = 0
    trips = 0
    for kind in lacks:
        market = sight.tables.market_of[kind]
        if not trips >> market & 1:
            trips |= 1 << market
            tenths += 2 * TRIP if sight.infested[market] else TRIP
        tenths += ITEM
        seen = sight.on_sale[kind] or (p.any_meat and market == CHOP_SHOP)
        if not seen:
            tenths += RARE
    if short > 0:
        tenths = max(tenths, 10 * short // p.income)
    return tenths


# --- the restaurant -------------------------------------------------------------------------------


def outlook(sight: Sight, p: Player, have: list[int], money: int, garbage: int) -> int:
    """What a restaurant is worth with these ingredients, this money and this garbage."""
    if not garbage:
        return money + dishes(sight, p, have, money, 0)
    as_it_is = money + dishes(sight, p, have, money, garbage) - LITTER * garbage
    bill = garbage * DUMP if p.on_island else garbage * DUMP + ERRAND
    cleaned = money - bill + dishes(sight, p, have, money - bill, 0)
    return max(as_it_is, cleaned)


def dishes(sight: Sight, p: Player, have: list[int], money: int, garbage: int) -> int:
    """Both recipes in the better order, and the ingredients that are left over."""
    one = in_order(sight, p, 0, have, money, garbage)
    return max(one, in_order(sight, p, 1, have, money, garbage))


def in_order(sight: Sight, p: Player, first: int, have: list[int], money: int, garbage: int) -> int:
    """Both dishes, this one first. Each has to be cooked one day, as nobody can drop a recipe."""
    left = have[:]
    total = 0
    cost = 0
    wait = -LATER
    lacks: list[int] = []
    for slot in FORWARD if first == 0 else BACKWARD:
        if p.recipes[slot] == NONE:
            continue
        total += POINT * gain_of(sight.tables, p, slot, have, garbage) - WASTE * waste_of(
            sight, p, slot
        )
        more = missing(sight, p, p.recipes[slot], left, False)
        for kind in more:
            cost += price_of(sight, kind)
        lacks += more
        earliest = wait + LATER if not p.upgrades & DOUBLE_BURNER else wait
        wait = max(earliest, delay(sight, p, lacks, cost - money))
        total -= DAY * wait // 10
    return total - cost + spare(sight, left)


def spare(sight: Sight, left: list[int]) -> int:
    """What ingredients are worth that no recipe here needs."""
    total = 0
    for kind in range(KINDS):
        if left[kind]:
            total += left[kind] * spare_of(sight, kind)
    return total


def spare_of(sight: Sight, kind: int) -> int:
    if kind == CHOCOLATE:
        return 350  # the Island pays more
    if kind == GOO:
        return 250
    if kind == TOFU:
        return 150
    return price_of(sight, kind) * SPARE // 100


def standing(sight: Sight, p: Player) -> int:
    """The restaurant as it is."""
    return outlook(sight, p, p.have, p.money, p.garbage)


def with_kind(sight: Sight, p: Player, kind: int, number: int, money: int) -> int:
    """What so many cards of a kind more (or less) and this much money more are worth to it."""
    if p.now == UNKNOWN:
        p.now = standing(sight, p)
        p.cares = matters(sight, p)
    if not money and not p.cares[kind]:
        return number * spare_of(sight, kind)
    have = p.have[:]
    have[kind] += number
    return outlook(sight, p, have, p.money + money, p.garbage) - p.now


def matters(sight: Sight, p: Player) -> list[bool]:
    """By kind: whether a recipe here could use it, as itself or in the place of another."""
    found = [kind >= GOO and kind != CHOCOLATE for kind in range(KINDS)]
    skilled = p.any_meat or p.meat_for_veggie or p.veggies_for_meat
    for kind in range(FIRST_VEGGIE, FIRST_MEAT + 5):
        found[kind] = skilled
    for recipe in p.recipes:
        if recipe != NONE:
            for kind in sight.tables.needs[recipe]:
                found[kind] = True
    return found


# --- shopping -------------------------------------------------------------------------------------


def price_for(sight: Sight, p: Player, figure: int, base: int) -> int:
    """R7.17: what a market asks of this figure today."""
    amount = base * 2 if p.doubled else base
    if figure < len(p.taxed) and p.taxed[figure]:
        amount += sight.tables.surcharge
    if sight.squad and figure == 1:
        amount += sight.tables.surcharge
    if p.discount:
        amount = max(sight.tables.minimum, (amount // 2 + 99) // 100 * 100)
    return amount


def shelf_worth(sight: Sight, p: Player, market: int, have: list[int], money: int) -> int:
    """What the next card of a shelf brings on average, not counting its price; money is left."""
    total = 0
    chances = 0
    for kind in range(KINDS):
        if sight.tables.market_of[kind] == market and sight.unseen[kind] > 0:
            have[kind] += 1
            total += sight.unseen[kind] * outlook(sight, p, have, money, p.garbage)
            have[kind] -= 1
            chances += sight.unseen[kind]
    if not chances or not sight.shelves[market]:
        return outlook(sight, p, have, money, p.garbage)
    return total // chances


def shopping(sight: Sight, p: Player, market: int, figure: int) -> int:
    """What a visit to a market is worth: its counters bought one by one, then its shelf."""
    if sight.infested[market]:
        return 0
    cost = price_for(sight, p, figure, sight.tables.prices[market])
    drawing = price_for(sight, p, figure, p.shelf_prices[market])
    have = p.have[:]
    money = p.money
    now = outlook(sight, p, have, money, p.garbage)
    begun = now
    spaces = sight.spaces_of(market)
    while money >= min(cost, drawing):
        best = now
        space = NONE
        if money >= cost:
            for at in spaces:
                kind = sight.counters[at]
                have[kind] += 1
                after = outlook(sight, p, have, money - cost, p.garbage)
                have[kind] -= 1
                if after > best:
                    best = after
                    space = at
        if space != NONE:
            spaces.remove(space)
            have[sight.counters[space]] += 1
            money -= cost
            now = best
            continue
        if money >= drawing:
            now = max(now, shelf_worth(sight, p, market, have, money - drawing))
        break
    return now - begun


def lacking(sight: Sight, p: Player) -> list[int]:
    """What the two recipes lack together, the more valuable order first."""
    left = p.have[:]
    found: list[int] = []
    for recipe in p.recipes:
        if recipe != NONE:
            found += missing(sight, p, recipe, left, False)
    return found


def busiest(sight: Sight, seats: list[int]) -> int:
    """The market where most of what these seats lack is sold."""
    wanted = [0] * MARKETS
    for seat in seats:
        for kind in lacking(sight, sight.players[seat]):
            wanted[sight.tables.market_of[kind]] += 1
    return wanted.index(max(wanted))
