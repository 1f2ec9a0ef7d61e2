"""R7.13 to R7.23: what may be bought, by which figure, at what price."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules.pieces import Figure, Restaurant
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log


def price(s: Town, figure: Figure, base: i64, market: bool, items: i64 = 1) -> i64:
    """R7.17: doubled, then the surcharges (for each item), then halved; in full $100."""
    one = s.restaurants[figure.seat]
    amount = 2 * base if market and one.doubled else base
    amount += s.box.surcharge * items * figure.surcharges()
    if one.discount:
        amount = max(s.box.minimum, (amount // 2 + 99) // 100 * 100)
    return amount


def counter_price(s: Town, figure: Figure, market: i64) -> i64:
    return price(s, figure, s.box.prices[market], True)


def shelf_price(s: Town, figure: Figure, market: i64) -> i64:
    return price(s, figure, s.restaurants[figure.seat].shelf_base(market), True)


def dump_price(s: Town, one: Restaurant) -> i64:
    """R7.20: what removing one garbage costs a player now; NONE where it cannot be done."""
    if one.on_island():
        return disposal(s, one, 1, True)
    return disposal(s, one, 1, False) if one.free_figures() else ids.NONE


def disposal(s: Town, one: Restaurant, number: i64, island: bool) -> i64:
    """R7.20: what removing so much garbage costs, on the Island or elsewhere; NONE: it cannot be
    done there."""
    if island:
        return number * s.box.dump_price
    remote = one.bonus_total(ids.REMOTE_DISPOSAL)
    return number * remote if remote else ids.NONE


def buy_counter(s: Town, figure: Figure | None, space: i64, log: Log) -> None:
    """R7.14: the ingredient in sight."""
    assert figure is not None
    cost = counter_price(s, figure, s.box.spaces[space])
    s.restaurants[figure.seat].money -= cost
    log.all("bought", figure.seat, s.take_counter(figure.seat, space), cost, space)
    s.end_claims(figure.seat, figure.place)


def buy_shelf(s: Town, figure: Figure | None, market: i64, log: Log) -> None:
    """R7.15: the top card, unseen until bought."""
    assert figure is not None
    cost = shelf_price(s, figure, market)
    s.restaurants[figure.seat].money -= cost
    log.all("bought-shelf", figure.seat, market, s.take_top(figure.seat, market), cost)
    if figure.place == market:
        s.end_claims(figure.seat, market)


def why_not_counter(s: Town, figure: Figure, space: i64) -> str:
    """R7.18: why this figure may not buy from this space; "" if it may."""
    market = s.box.spaces[space]
    if figure.place != market:
        return "R7.13:not-there"
    if s.markets[market].infested(figure.seat):
        return "R9.22:rats"
    here = s.spaces[space]
    if here.card == ids.NONE:
        return "R7.14:empty"
    if figure.barred:
        return "R10.8:blocked"
    if here.locked:
        return "R7.36:locked"
    if here.dropped >> figure.seat & 1:
        return "R7.34:dropped"
    if s.at_war(space):
        return "R7.30:war"
    return "R7.21:claimed" if here.claim not in (ids.NONE, figure.seat) else ""


def why_not_shelf(s: Town, figure: Figure, market: i64) -> str:
    """R7.18 for a shelf."""
    if figure.place != market:
        return "R7.13:not-there"
    if s.markets[market].infested(figure.seat):
        return "R9.22:rats"
    return "" if s.markets[market].shelf else "R7.15:empty"


def cheapest(s: Town, able: list[Figure], base: i64, market: bool, money: i64) -> Figure | None:
    """The first of the figures that pay least, if the player has as much money."""
    best: Figure | None = None
    least = money + 1
    for figure in able:
        cost = price(s, figure, base, market)
        if cost < least:
            best = figure
            least = cost
    return best


def counter_buyer(s: Town, one: Restaurant, space: i64) -> Figure | None:
    able = [figure for figure in one.free_figures() if not why_not_counter(s, figure, space)]
    return cheapest(s, able, s.box.prices[s.box.spaces[space]], True, one.spendable())


def shelf_buyer(s: Town, one: Restaurant, market: i64) -> Figure | None:
    able = [figure for figure in one.free_figures() if not why_not_shelf(s, figure, market)]
    return cheapest(s, able, one.shelf_base(market), True, one.spendable())


def visitor(one: Restaurant, place: i64) -> Figure:
    """R7.17: whose price a player is shown and thinks of: of the chefs who are there the one with
    the fewest surcharges, who pays least whatever it is; else the first, who would go."""
    chefs = [figure for figure in one.figures if figure.place == place] or one.figures[:1]
    best = chefs[0]
    for figure in chefs:
        if figure.surcharges() < best.surcharges():
            best = figure
    return best


def counter_cost(s: Town, one: Restaurant, space: i64) -> i64:
    """R7.17: what a player pays for what lies on a space, by whoever of his chefs buys it."""
    market = s.box.spaces[space]
    return counter_price(s, counter_buyer(s, one, space) or visitor(one, market), market)


def shelf_cost(s: Town, one: Restaurant, market: i64) -> i64:
    return shelf_price(s, shelf_buyer(s, one, market) or visitor(one, market), market)


def upgrade_cost(s: Town, one: Restaurant, upgrade: i64) -> i64:
    base: i64 = s.box.upgrade_prices[upgrade]
    buyer = island_buyer(s, one, base, one.spendable()) or visitor(one, ids.ISLAND)
    return price(s, buyer, base, False)


def island_buyer(s: Town, one: Restaurant, base: i64, money: i64) -> Figure | None:
    """Who buys something of this price on the Island, with this much money."""
    able = [figure for figure in one.free_figures() if figure.place == ids.ISLAND]
    return cheapest(s, able, base, False, money)
