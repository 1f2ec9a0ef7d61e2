"""R7.13 to R7.23: what may be bought, by which figure, at what price."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rivals.rules.goods import (
    is_npc,
    owns_power,
    power,
    spendable,
)
from tablee.games.rivals.rules.plan import (
    CHOP_SHOP,
    GOHAN,
    ISLAND,
    MYSTERY_MART,
    NONE,
    PHYLLIS,
    PORK,
    REMOTE_DISPOSAL,
    SHELF_PRICE,
)
from tablee.games.rivals.rules.town import Town


def price(s: Town, figure: i64, base: i64, market: bool, items: i64 = 1) -> i64:
    """R7.17: doubled, then the surcharges (for each item), then halved; in full $100."""
    box = s.plan.box
    seat = figure // 2
    amount: i64 = base
    if market and s.doubled >> seat & 1:
        amount *= 2
    if s.taxed >> figure & 1:
        amount += box.surcharge * items
    if is_npc(s, figure):
        amount += box.surcharge * items
    if s.discount >> seat & 1:
        amount = max(box.minimum, (amount // 2 + 99) // 100 * 100)
    return amount


def counter_price(s: Town, figure: i64, market: i64) -> i64:
    return price(s, figure, s.plan.box.prices[market], True)


def shelf_price(s: Town, figure: i64, market: i64) -> i64:
    return price(s, figure, shelf_base(s, figure // 2, market), True)


def shelf_base(s: Town, seat: i64, market: i64) -> i64:
    """R7.17: the market's price, or Rising Sun's where it is lower."""
    box = s.plan.box
    base: i64 = box.prices[market]
    first = 3 * s.restaurants[seat]
    for bonus in range(first, first + s.level[seat]):
        if box.bonus[bonus] == SHELF_PRICE and box.bonus_a[bonus] == market:
            base = min(base, box.bonus_b[bonus])
    return base


def dump_price(s: Town, seat: i64) -> i64:
    """R7.20: what removing one garbage costs this seat now; NONE where it cannot."""
    box = s.plan.box
    best: i64 = NONE
    free = False
    for figure in (2 * seat, 2 * seat + 1):
        if s.chef[figure] != NONE and s.war_at[figure] == NONE:
            free = True
            if s.place[figure] == ISLAND:
                return box.dump_price
    first = 3 * s.restaurants[seat]
    for bonus in range(first, first + s.level[seat]):
        if free and box.bonus[bonus] == REMOTE_DISPOSAL:
            best = box.bonus_a[bonus]
    return best


def figures(s: Town, seat: i64) -> list[int]:
    """The figures of a seat that are not in a war (R7.31)."""
    return [
        figure
        for figure in (2 * seat, 2 * seat + 1)
        if s.chef[figure] != NONE and s.war_at[figure] == NONE
    ]


def infested(s: Town, seat: i64, market: i64) -> bool:
    """R9.22: somebody else's rats are here."""
    return s.rats[market] != NONE and s.rats_owner[market] != seat


def why_not_counter(s: Town, figure: i64, space: i64) -> str:
    """R7.18: why this figure may not buy from this space; "" if it may. Money is not asked."""
    seat = figure // 2
    market = s.plan.box.spaces[space]
    if s.place[figure] != market:
        return "R7.13:not-there"
    if infested(s, seat, market):
        return "R9.22:rats"
    if s.counters[space] == NONE:
        return "R7.14:empty"
    if s.barred >> figure & 1:
        return "R10.8:blocked"
    return why_not_space(s, seat, space)


def why_not_space(s: Town, seat: i64, space: i64) -> str:
    """What wars and claims leave to this seat."""
    if s.locked >> space & 1:
        return "R7.36:locked"
    if s.dropped[space] >> seat & 1:
        return "R7.34:dropped"
    if at_war(s, space):
        return "R7.30:war"
    claimed = s.claims[space] != NONE and s.claims[space] != seat
    return "R7.21:claimed" if claimed else ""


def at_war(s: Town, space: i64) -> bool:
    return space in s.war_at


def why_not_shelf(s: Town, figure: i64, market: i64) -> str:
    """R7.18 for a shelf."""
    if s.place[figure] != market:
        return "R7.13:not-there"
    if infested(s, figure // 2, market):
        return "R9.22:rats"
    return "" if s.shelves[market] else "R7.15:empty"


def counter_buyer(s: Town, seat: i64, space: i64) -> i64:
    """The figure that buys here, the cheapest that may and can pay; NONE if none can."""
    best: i64 = NONE
    money = spendable(s, seat)
    market = s.plan.box.spaces[space]
    for figure in figures(s, seat):
        if not why_not_counter(s, figure, space):
            cost = counter_price(s, figure, market)
            if cost <= money and (best == NONE or cost < counter_price(s, best, market)):
                best = figure
    return best


def shelf_buyer(s: Town, seat: i64, market: i64) -> i64:
    best: i64 = NONE
    money = spendable(s, seat)
    for figure in figures(s, seat):
        if not why_not_shelf(s, figure, market):
            cost = shelf_price(s, figure, market)
            if cost <= money and (best == NONE or cost < shelf_price(s, best, market)):
                best = figure
    return best


def island_buyer(s: Town, seat: i64, base: i64) -> i64:
    """The cheapest figure on the Island that can pay for something of this price."""
    best: i64 = NONE
    money = spendable(s, seat)
    for figure in figures(s, seat):
        if s.place[figure] == ISLAND:
            cost = price(s, figure, base, False)
            if cost <= money and (best == NONE or cost < price(s, best, base, False)):
                best = figure
    return best


def card_buyer(s: Town, seat: i64) -> i64:
    """R7.16, R10.11: who buys an action card: somebody on the Island, or Pork Knuckles."""
    buyer = island_buyer(s, seat, s.plan.box.card_price)
    if buyer == NONE and black_market(s, seat):
        figure = power(s, PORK)
        if price(s, figure, s.plan.box.card_price, False) <= spendable(s, seat):
            return figure
    return buyer


def black_market(s: Town, seat: i64) -> bool:
    """R10.11: once a day, from anywhere but a road-blocked home."""
    figure = power(s, PORK)
    return (
        owns_power(s, seat, PORK)
        and not s.powers_used >> PORK & 1
        and not s.blocked >> figure & 1
        and s.war_at[figure] == NONE
    )


def foodshido_markets(s: Town, seat: i64) -> list[int]:
    """R10.12: the markets where Gohan may buy the top shelf card."""
    figure = power(s, GOHAN)
    if not owns_power(s, seat, GOHAN) or s.powers_used >> GOHAN & 1:
        return []
    if s.blocked >> figure & 1 or s.war_at[figure] != NONE:
        return []
    money = spendable(s, seat)
    return [
        market
        for market in range(MYSTERY_MART)
        if s.shelves[market]
        and market not in occupied(s)
        and not infested(s, seat, market)
        and shelf_price(s, figure, market) <= money
    ]


def occupied(s: Town) -> list[int]:
    """The places where chefs stand, NPCs included (R13.10)."""
    return [s.place[figure] for figure in range(2 * s.seats) if s.chef[figure] != NONE]


def bundle_buyer(s: Town, seat: i64) -> i64:
    """R10.10: Phyllis at the Chop Shop, once a day, if two ingredients can be had and paid."""
    figure = power(s, PHYLLIS)
    if not owns_power(s, seat, PHYLLIS) or s.powers_used >> PHYLLIS & 1:
        return NONE
    if s.place[figure] != CHOP_SHOP or s.war_at[figure] != NONE:
        return NONE
    if infested(s, seat, CHOP_SHOP) or bundle_price(s, figure) > spendable(s, seat):
        return NONE
    return figure if len(bundle_spaces(s, figure)) + len(s.shelves[CHOP_SHOP]) > 1 else NONE


def bundle_price(s: Town, figure: i64) -> i64:
    return price(s, figure, s.plan.box.bundle_price, True, 2)


def bundle_spaces(s: Town, figure: i64) -> list[int]:
    first = s.plan.box.first_space
    return [
        space
        for space in range(first[CHOP_SHOP], first[CHOP_SHOP + 1])
        if not why_not_counter(s, figure, space)
    ]
