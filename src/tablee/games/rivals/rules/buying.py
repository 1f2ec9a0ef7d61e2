"""R7.13 to R7.20: what may be bought, by which figure, and what that figure pays."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rivals.rules import ids, moves as m
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


def least(s: Town, figures: list[Figure], base: i64, market: bool) -> i64:
    """Q67: what whoever of these pays least pays."""
    lowest = price(s, figures[0], base, market)
    for figure in figures[1:]:
        lowest = min(lowest, price(s, figure, base, market))
    return lowest


def visitors(one: Restaurant, place: i64) -> list[Figure]:
    """Whose price it is where nobody may buy: of those who are there, whoever is in no war; else
    the first, who would go."""
    there = [figure for figure in one.figures if figure.place == place]
    free = [figure for figure in there if figure.war == ids.NONE]
    return free or there or one.figures[:1]


# --- at the markets -------------------------------------------------------------------------------


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


def counter_buyers(s: Town, one: Restaurant, space: i64) -> list[Figure]:
    return [figure for figure in one.free_figures() if not why_not_counter(s, figure, space)]


def shelf_buyers(s: Town, one: Restaurant, market: i64) -> list[Figure]:
    return [figure for figure in one.free_figures() if not why_not_shelf(s, figure, market)]


def may_buy(s: Town, one: Restaurant, space: i64) -> bool:
    """R7.14, R7.19."""
    able = counter_buyers(s, one, space)
    base: i64 = s.box.prices[s.box.spaces[space]]
    return len(able) > 0 and least(s, able, base, True) <= one.spendable()


def may_draw(s: Town, one: Restaurant, market: i64) -> bool:
    """R7.15, R7.19."""
    able = shelf_buyers(s, one, market)
    return len(able) > 0 and least(s, able, one.shelf_base(market), True) <= one.spendable()


def counter_cost(s: Town, one: Restaurant, space: i64) -> i64:
    market: i64 = s.box.spaces[space]
    payers = counter_buyers(s, one, space) or visitors(one, market)
    return least(s, payers, s.box.prices[market], True)


def shelf_cost(s: Town, one: Restaurant, market: i64) -> i64:
    payers = shelf_buyers(s, one, market) or visitors(one, market)
    return least(s, payers, one.shelf_base(market), True)


def buy(s: Town, one: Restaurant, move: i64, paid: i64, log: Log) -> None:
    """R7.14: what lies on a counter; R7.15: the top card of a shelf, unseen until bought."""
    one.money -= paid
    if move < m.SHELF:
        space = move - m.BUY
        market: i64 = s.box.spaces[space]
        log.all("bought", one.seat, s.take_counter(one.seat, space), paid, space)
    else:
        market = (move - m.SHELF) % m.MARKETS
        log.all("bought-shelf", one.seat, market, s.take_top(one.seat, market), paid)
    s.end_claims(one.seat, market)


# --- on the Island, and from afar -----------------------------------------------------------------


def island_buyers(one: Restaurant) -> list[Figure]:
    return [figure for figure in one.free_figures() if figure.place == ids.ISLAND]


def island_payers(one: Restaurant) -> list[Figure]:
    return island_buyers(one) or visitors(one, ids.ISLAND)


def card_cost(s: Town, payers: list[Figure]) -> i64:
    return least(s, payers, s.box.card_price, False)


def why_not_card(s: Town, one: Restaurant) -> str:
    """R7.16, R7.19: on the Island, as long as there are any."""
    if not (s.deck or s.discards):
        return "R7.16:no-card"
    there = island_buyers(one)
    if not there:
        return "R7.16:not-there"
    return "" if card_cost(s, there) <= one.spendable() else "R7.19:money"


def may_buy_card(s: Town, one: Restaurant) -> bool:
    return not why_not_card(s, one)


def buy_card(s: Town, one: Restaurant, paid: i64, log: Log) -> None:
    """R7.16."""
    one.money -= paid
    log.all("bought-card", one.seat, paid)
    s.draw_card(one.seat, one.hand, log)


def upgrade_cost(s: Town, one: Restaurant, upgrade: i64) -> i64:
    return least(s, island_payers(one), s.box.upgrade_prices[upgrade], False)


def may_dump(s: Town, one: Restaurant) -> bool:
    """R7.20: on the Island, or from afar with El Luchador's bonus."""
    afar = disposal(s, one, 1, False) != ids.NONE and len(one.free_figures()) > 0
    return one.on_island() or afar


def dump_cost(s: Town, one: Restaurant) -> i64:
    return disposal(s, one, 1, one.on_island() or not may_dump(s, one))


def disposal(s: Town, one: Restaurant, number: i64, island: bool) -> i64:
    """R7.20: what removing so much garbage costs, on the Island or elsewhere; NONE: it cannot be
    done there."""
    if island:
        return number * s.box.dump_price
    remote = one.bonus_total(ids.REMOTE_DISPOSAL)
    return number * remote if remote else ids.NONE
