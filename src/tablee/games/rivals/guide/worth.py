"""What a restaurant is worth as it stands, in dollars: money, and what its recipes promise.

A dish is worth its points, less what is still to be paid and a price for every day it takes. So an
ingredient is worth what it brings the dishes nearer, and one measure weighs whatever can be done.
"""

from __future__ import annotations

from typing import Final

from tablee.games.rivals.guide.mind import UNKNOWN, Mind
from tablee.games.rivals.rules import day, ids, moves as m, prices, requirements, serving
from tablee.games.rivals.rules.board import Figure, Restaurant
from tablee.games.rivals.rules.ids import CHOP_SHOP, NONE

FORWARD: Final = [0, 1]
BACKWARD: Final = [1, 0]


def gain(one: Restaurant, slot: int, have: list[int], garbage: int) -> int:
    """R8.6: the popularity of a recipe, cooked with this much garbage about."""
    recipe = one.recipes[slot]
    extra = have[requirements.spice(one, recipe)] > 0
    return serving.gain_of(one, serving.worth_of(one, recipe, extra), one.gourmet(recipe), garbage)


def price_of(mind: Mind, kind: int) -> int:
    return mind.box.prices[mind.box.market_of[kind]]


def delay(mind: Mind, one: Restaurant, lacks: list[int], short: int) -> int:
    """Tenths of days until all these are here; `short`: the money that is missing for them."""
    tenths = 0
    trips = 0
    for kind in lacks:
        market = mind.box.market_of[kind]
        if not trips >> market & 1:
            trips |= 1 << market
            tenths += 2 * mind.taste.trip if mind.infested(market) else mind.taste.trip
        tenths += mind.taste.item
        any_meat = mind.skills[one.seat] & requirements.ANY_MEAT and market == CHOP_SHOP
        if not mind.on_sale[kind] and not any_meat:
            tenths += mind.taste.rare
    if short > 0:
        tenths = max(tenths, 10 * short // day.income(mind.s, one))
    return tenths


def outlook(mind: Mind, one: Restaurant, have: list[int], money: int, garbage: int) -> int:
    """What a restaurant is worth with these ingredients, this money and this garbage."""
    if not garbage:
        return money + dishes(mind, one, have, money, 0)
    as_it_is = money + dishes(mind, one, have, money, garbage) - mind.taste.litter * garbage
    bill = garbage * mind.box.dump_price
    for figure in one.figures:
        if figure.place == ids.ISLAND:
            break
    else:
        bill += mind.taste.errand
    cleaned = money - bill + dishes(mind, one, have, money - bill, 0)
    return max(as_it_is, cleaned)


def dishes(mind: Mind, one: Restaurant, have: list[int], money: int, garbage: int) -> int:
    """Both recipes in the better order, and the ingredients that are left over."""
    first = in_order(mind, one, FORWARD, have, money, garbage)
    return max(first, in_order(mind, one, BACKWARD, have, money, garbage))


def in_order(
    mind: Mind, one: Restaurant, order: list[int], have: list[int], money: int, garbage: int
) -> int:
    """Both dishes in an order. Each has to be cooked one day, as nobody can drop a recipe."""
    left = have[:]
    total = 0
    cost = 0
    wait = -mind.taste.later
    lacks: list[int] = []
    for slot in order:
        recipe = one.recipes[slot]
        if recipe.card == NONE:
            continue
        total += mind.taste.point * gain(one, slot, have, garbage)
        total -= mind.taste.waste * serving.waste_of(one, recipe)
        more = mind.lacks(one, slot, left)
        for kind in more:
            cost += price_of(mind, kind)
        lacks += more
        earliest = wait + mind.taste.later if not one.upgrades & ids.DOUBLE_BURNER else wait
        wait = max(earliest, delay(mind, one, lacks, cost - money))
        total -= mind.taste.day * wait // 10
    for kind in range(m.KINDS):
        if left[kind]:
            total += left[kind] * spare_of(mind, kind)
    return total - cost


def spare_of(mind: Mind, kind: int) -> int:
    """What an ingredient is worth that no recipe here needs."""
    mystery = mind.taste.mystery[kind - ids.GOO] if kind >= ids.GOO else 0
    return mystery or price_of(mind, kind) * mind.taste.spare // 100


def standing(mind: Mind, one: Restaurant) -> int:
    """The restaurant as it is."""
    return outlook(mind, one, one.have, one.money, one.garbage)


def now(mind: Mind, one: Restaurant) -> int:
    """The same, reckoned once for a decision."""
    if mind.now[one.seat] == UNKNOWN:
        mind.now[one.seat] = standing(mind, one)
        mind.cares[one.seat] = matters(mind, one)
    return mind.now[one.seat]


def with_kind(
    mind: Mind, one: Restaurant, kind: int, number: int, money: int, garbage: int = 0
) -> int:
    """What so many cards of a kind more (or less), this much money and garbage are worth to it."""
    before = now(mind, one)
    if not money and not garbage and not mind.cares[one.seat][kind]:
        return number * spare_of(mind, kind)
    have = one.have[:]
    have[kind] += number
    return outlook(mind, one, have, one.money + money, one.garbage + garbage) - before


def matters(mind: Mind, one: Restaurant) -> list[bool]:
    """By kind: whether a recipe here could use it, as itself or in the place of another."""
    found = [kind >= ids.GOO and kind != ids.CHOCOLATE for kind in range(m.KINDS)]
    for kind in range(ids.FIRST_VEGGIE, ids.FIRST_MEAT + 5):
        found[kind] = mind.skills[one.seat] != 0
    for recipe in one.recipes:
        if recipe.card != NONE:
            for kind in one.needs(recipe):
                found[kind] = True
    return found


def shelf_worth(mind: Mind, one: Restaurant, market: int, have: list[int], money: int) -> int:
    """What the next card of a shelf brings on average, not counting its price; money is left."""
    total = 0
    chances = 0
    for kind in range(m.KINDS):
        if mind.box.market_of[kind] == market and mind.unseen[kind] > 0:
            have[kind] += 1
            total += mind.unseen[kind] * outlook(mind, one, have, money, one.garbage)
            have[kind] -= 1
            chances += mind.unseen[kind]
    if not chances or not mind.s.markets[market].shelf:
        return outlook(mind, one, have, money, one.garbage)
    return total // chances


def shopping(mind: Mind, figure: Figure, market: int) -> int:
    """What a visit to a market is worth: its counters bought one by one, then its shelf."""
    if mind.infested(market):
        return 0
    one = mind.s.restaurants[figure.seat]
    cost = prices.counter_price(mind.s, figure, market)
    drawing = prices.shelf_price(mind.s, figure, market)
    have = one.have[:]
    money: int = one.money
    now = outlook(mind, one, have, money, one.garbage)
    begun = now
    spaces = mind.filled(market)
    while money >= min(cost, drawing):
        best = now
        space = NONE
        if money >= cost:
            for at in spaces:
                kind = mind.s.kind_on(at)
                have[kind] += 1
                after = outlook(mind, one, have, money - cost, one.garbage)
                have[kind] -= 1
                if after > best:
                    best = after
                    space = at
        if space != NONE:
            spaces.remove(space)
            have[mind.s.kind_on(space)] += 1
            money -= cost
            now = best
            continue
        if money >= drawing:
            now = max(now, shelf_worth(mind, one, market, have, money - drawing))
        break
    return now - begun


def lacking(mind: Mind, one: Restaurant) -> list[int]:
    """What the two recipes lack together."""
    left = one.have[:]
    found: list[int] = []
    for slot in range(2):
        if one.recipes[slot].card != NONE:
            found += mind.lacks(one, slot, left)
    return found


def busiest(mind: Mind, seats: list[int]) -> int:
    """The market where most of what these seats lack is sold."""
    wanted = [0] * m.MARKETS
    for seat in seats:
        for kind in lacking(mind, mind.s.restaurants[seat]):
            wanted[mind.box.market_of[kind]] += 1
    return wanted.index(max(wanted))
