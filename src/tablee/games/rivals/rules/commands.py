"""R7.3, R7.13 to R7.23: the commands of Buy and Barter, the same on every schedule."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rivals.rules import chefs, ids, moves as m, prices, wars
from tablee.games.rivals.rules.board import Figure
from tablee.games.rivals.rules.cards.play import RESOLVED, card_moves, play_card, why_not_play
from tablee.games.rivals.rules.ids import ISLAND, MARKET_WINDOW, NONE
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import EVERYONE, Log

# --- which are legal ------------------------------------------------------------------------------


def commands(s: Town, seat: i64) -> list[int]:
    """D10: every command of a seat but offers and passing, which belong to the schedules."""
    found = wars.war_moves(s, seat)
    found += purchases(s, seat)
    found += island_commands(s, seat)
    found += chefs.comrades(s, seat)
    found += card_moves(s, seat, MARKET_WINDOW)
    if s.plan.free_discard:
        found += [m.TOSS + slot for slot in range(2) if may_toss(s, seat, slot)]
    return found


def purchases(s: Town, seat: i64) -> list[int]:
    """R7.14, R7.15, R10.10, R10.12: ingredients."""
    found: list[int] = []
    seen: list[int] = []
    for figure in s.restaurants[seat].free_figures():
        market = figure.place
        if market >= ISLAND or market in seen:
            continue
        seen.append(market)
        found += [m.BUY + at for at in s.spaces_of(market) if prices.counter_buyer(s, seat, at)]
        if prices.shelf_buyer(s, seat, market) is not None:
            found.append(m.SHELF + market)
    if chefs.bundle_buyer(s, seat) is not None:
        found.append(m.BUNDLE)
    return found + chefs.free_markets(s, seat)


def island_commands(s: Town, seat: i64) -> list[int]:
    """R7.16, R7.20, R7.22, R7.23: the Island, and what can be done from afar."""
    one = s.restaurants[seat]
    money = one.spendable()
    found: list[int] = []
    if (s.deck or s.discards) and chefs.card_buyer(s, seat) is not None:
        found.append(m.BUY_CARD)
    cost = prices.dump_price(s, seat)
    if one.garbage and cost != NONE and cost <= money:
        found.append(m.DUMP)
    if one.on_island():
        if one.have[ids.CHOCOLATE]:
            found.append(m.SELL)
        for upgrade in range(m.UPGRADES):
            if prices.island_buyer(s, seat, s.box.upgrade_prices[upgrade], money) is not None:
                found += [
                    m.UPGRADE + m.SEATS * upgrade + other.seat
                    for other in s.restaurants
                    if not other.upgrades >> upgrade & 1
                ]
    return found + [m.RATS + at for at in range(m.MARKETS) if not why_not_rats(s, seat, at)]


def why_not_rats(s: Town, seat: i64, at: i64) -> str:
    """R7.23: from the day after, by any player but its owner."""
    market = s.markets[at]
    if market.rats == NONE:
        return "R7.23:no-rats"
    if market.rats_owner == seat:
        return "R7.23:own"
    if market.rats_day == s.day:
        return "R7.23:today"
    one = s.restaurants[seat]
    if not one.free_figures():
        return "R7.31"
    return "" if one.spendable() >= s.box.rat_price else "R7.19:money"


def may_toss(s: Town, seat: i64, slot: i64) -> bool:
    """R8.8 with the option: once per Buy and Barter per kind."""
    one = s.restaurants[seat]
    recipe = one.recipes[slot]
    return recipe.card != NONE and not one.tossed >> (1 if one.gourmet(recipe) else 0) & 1


# --- carrying them out ----------------------------------------------------------------------------


def carry_out(s: Town, seat: i64, move: i64, log: Log) -> None:
    """Execute a command."""
    if m.BID <= move < m.BID + 2 * m.BIDS:
        wars.bid(s, seat, move, log)
    elif m.BUY <= move < m.BUY + m.SPACES:
        buy_counter(s, seat, move - m.BUY, log)
    elif m.SHELF <= move < m.SHELF + m.MARKETS:
        buy_shelf(s, prices.shelf_buyer(s, seat, move - m.SHELF), move - m.SHELF, log)
    elif m.FOODSHIDO <= move < m.FOODSHIDO + m.MARKETS:
        s.powers_used |= 1 << ids.GOHAN
        log.all("power", seat, ids.GOHAN)
        buy_shelf(s, s.figure_of(ids.GOHAN), move - m.FOODSHIDO, log)
    elif m.UPGRADE <= move < m.UPGRADE + m.SEATS * m.UPGRADES:
        buy_upgrade(s, seat, (move - m.UPGRADE) // m.SEATS, (move - m.UPGRADE) % m.SEATS, log)
    elif m.RATS <= move < m.RATS + m.MARKETS:
        pay_off_rats(s, seat, move - m.RATS, log)
    elif m.TOSS <= move < m.TOSS + 2:
        toss(s, seat, move - m.TOSS, log)
    elif move in (m.BUY_CARD, m.DUMP, m.SELL):
        service(s, seat, move, log)
    elif m.PLAY <= move < m.PLAY + m.CARDS:
        play_card(s, seat, move - m.PLAY, log)
    else:  # R7.6: powers that need a choice or an answer stop everything else
        s.push()
        s.then(RESOLVED)
        if move == m.BUNDLE:
            chefs.begin_bundle(s, seat, log)
        else:
            chefs.ask_comrade(s, seat, move - m.COMRADE, log)


def buy_counter(s: Town, seat: i64, space: i64, log: Log) -> None:
    """R7.14: claims at this market end (R7.21)."""
    figure = prices.counter_buyer(s, seat, space)
    assert figure is not None
    prices.buy_counter(s, figure, space, log)
    wars.end_claims(s, seat, figure.place)


def buy_shelf(s: Town, figure: Figure | None, market: i64, log: Log) -> None:
    assert figure is not None
    prices.buy_shelf(s, figure, market, log)
    if figure.place == market:
        wars.end_claims(s, figure.seat, market)


def buy_upgrade(s: Town, seat: i64, upgrade: i64, owner: i64, log: Log) -> None:
    """R7.16, R7.22: for oneself, or straight to another player."""
    one = s.restaurants[seat]
    base: i64 = s.box.upgrade_prices[upgrade]
    figure = prices.island_buyer(s, seat, base, one.spendable())
    assert figure is not None
    cost = prices.price(s, figure, base, False)
    one.money -= cost
    s.restaurants[owner].upgrades |= 1 << upgrade
    log.all("bought-upgrade", seat, upgrade, cost, owner)


def pay_off_rats(s: Town, seat: i64, at: i64, log: Log) -> None:
    """R7.23: the card is discarded; all may shop there at once."""
    market = s.markets[at]
    s.restaurants[seat].money -= s.box.rat_price
    s.discards.append(market.rats)
    market.rats = NONE
    market.rats_owner = NONE
    log.all("rats-gone", seat, at)


def service(s: Town, seat: i64, move: i64, log: Log) -> None:
    """R7.16, R7.20: an action card, garbage out, chocolate for money."""
    one = s.restaurants[seat]
    if move == m.BUY_CARD:
        figure = chefs.card_buyer(s, seat)
        assert figure is not None
        if figure.place != ISLAND:
            s.powers_used |= 1 << ids.PORK
            log.all("power", seat, ids.PORK)
        cost = prices.price(s, figure, s.box.card_price, False)
        one.money -= cost
        log.all("bought-card", seat, cost)
        s.draw_card(seat, one.hand, log)
    elif move == m.DUMP:
        cost = prices.dump_price(s, seat)
        one.money -= cost
        one.garbage -= 1
        log.all("dumped", seat, cost)
    else:
        s.discard(seat, ids.CHOCOLATE)
        one.money += s.box.chocolate_price
        log.all("sold-chocolate", seat, s.box.chocolate_price)


def toss(s: Town, seat: i64, slot: i64, log: Log) -> None:
    """R8.8: under its deck, and a new one from the top; a review on it is spent."""
    one = s.restaurants[seat]
    recipe = one.recipes[slot]
    sort = 1 if one.gourmet(recipe) else 0
    old = recipe.card
    one.tossed |= 1 << sort
    s.decks[sort].insert(0, old)
    recipe.card = s.decks[sort].pop()
    s.show(recipe.card, EVERYONE)
    s.end_review(seat, slot)
    log.all("tossed", seat, s.box.faces[old], s.box.faces[recipe.card])


# --- why not --------------------------------------------------------------------------------------


def why_not(s: Town, seat: i64, move: i64) -> str:
    """The rule against a command that is not legal now."""
    if m.PLAY <= move < m.PLAY + m.CARDS:
        return why_not_play(s, seat, move - m.PLAY, MARKET_WINDOW)
    if m.BID <= move < m.BID + 2 * m.BIDS:
        return wars.why_not_bid(s, seat, move)
    if m.RATS <= move < m.RATS + m.MARKETS:
        return why_not_rats(s, seat, move - m.RATS)
    free = s.restaurants[seat].free_figures()
    if not free and m.BUY <= move < m.UPGRADE + m.SEATS * m.UPGRADES:
        return "R7.31"
    if m.BUY <= move < m.BUY + m.SPACES:
        return why_not_at(s, free, s.box.spaces[move - m.BUY], move - m.BUY)
    if m.SHELF <= move < m.SHELF + m.MARKETS:
        return why_not_at(s, free, move - m.SHELF, NONE)
    return why_not_service(s, seat, move)


def why_not_at(s: Town, free: list[Figure], market: i64, space: i64) -> str:
    """For a counter space, or (NONE) the shelf of a market."""
    why = "R7.13:not-there"
    for figure in free:
        if figure.place == market:
            if space == NONE:
                why = prices.why_not_shelf(s, figure, market)
            else:
                why = prices.why_not_counter(s, figure, space)
    return why or "R7.19:money"


def why_not_service(s: Town, seat: i64, move: i64) -> str:
    there = s.restaurants[seat].on_island()
    if m.UPGRADE <= move < m.UPGRADE + m.SEATS * m.UPGRADES:
        other, upgrade = (move - m.UPGRADE) % m.SEATS, (move - m.UPGRADE) // m.SEATS
        if other < s.seats and s.restaurants[other].upgrades >> upgrade & 1:
            return "R7.22:owned"
        return "R7.19:money" if there else "R7.16:not-there"
    if move == m.BUY_CARD:
        return "R7.19:money" if there else "R7.16:not-there"
    if move in (m.DUMP, m.SELL):
        return "R7.20"
    if m.COMRADE <= move < m.COMRADE + m.SEATS:
        return "R10.6:not-now"
    if m.FOODSHIDO <= move < m.FOODSHIDO + m.MARKETS:
        return "R10.12:not-now"
    return "R10.10:not-now" if move == m.BUNDLE else "R7.3"
