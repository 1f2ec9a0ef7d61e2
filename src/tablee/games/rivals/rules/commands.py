"""R7.3, R7.13 to R7.23: the commands of Buy and Barter, the same on every schedule."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules.agenda import CLOSE, COMRADE_HIT, STEPS, Step, go_on, then
from tablee.games.rivals.rules.cards import CardChoice, card_moves, play_card, why_not_play
from tablee.games.rivals.rules.clam import attack
from tablee.games.rivals.rules.gifts import SPREE_PHASE
from tablee.games.rivals.rules.goods import (
    count,
    discard,
    draw_card,
    give,
    owns_power,
    pay,
    spendable,
    stocked,
    storage,
    take_counter,
    take_top,
)
from tablee.games.rivals.rules.moves import (
    BID,
    BIDS,
    BUNDLE,
    BUY,
    BUY_CARD,
    CARDS,
    COMRADE,
    DUMP,
    FINISH,
    FOODSHIDO,
    MARKETS,
    PLAY,
    RATS,
    SEATS,
    SELL,
    SHELF,
    SPACES,
    TAKE,
    TOSS,
    UPGRADE,
    UPGRADES,
)
from tablee.games.rivals.rules.plan import (
    CHOCOLATE,
    CHOP_SHOP,
    GOHAN,
    GOURMET_FACE,
    ISLAND,
    MARKET_WINDOW,
    NONE,
    PHYLLIS,
    PORK,
    STROGANOV,
)
from tablee.games.rivals.rules.prices import (
    bundle_buyer,
    bundle_price,
    bundle_spaces,
    card_buyer,
    counter_buyer,
    counter_price,
    dump_price,
    figures,
    foodshido_markets,
    infested,
    island_buyer,
    price,
    shelf_buyer,
    shelf_price,
    why_not_counter,
    why_not_shelf,
)
from tablee.games.rivals.rules.town import Town
from tablee.games.rivals.rules.wars import bid, end_claims, war_moves
from tablee.kernel.log import EVERYONE, Log

# --- which are legal ------------------------------------------------------------------------------


def commands(s: Town, seat: i64) -> list[int]:
    """D10: every command of a seat but offers and passing, which belong to the schedules."""
    found = war_moves(s, seat)
    found += purchases(s, seat)
    found += island_commands(s, seat)
    found += [COMRADE + other for other in comrades(s, seat)]
    found += card_moves(s, seat, MARKET_WINDOW)
    if s.plan.free_discard:
        found += [TOSS + slot for slot in range(2) if may_toss(s, seat, slot)]
    return found


def purchases(s: Town, seat: i64) -> list[int]:
    """R7.14, R7.15, R10.10, R10.12: ingredients."""
    found: list[int] = []
    first = s.plan.box.first_space
    seen: list[int] = []
    for figure in figures(s, seat):
        market = s.place[figure]
        if market >= ISLAND or market in seen:
            continue
        seen.append(market)
        found += [
            BUY + space
            for space in range(first[market], first[market + 1])
            if counter_buyer(s, seat, space) != NONE
        ]
        if shelf_buyer(s, seat, market) != NONE:
            found.append(SHELF + market)
    if bundle_buyer(s, seat) != NONE:
        found.append(BUNDLE)
    return found + [FOODSHIDO + market for market in foodshido_markets(s, seat)]


def island_commands(s: Town, seat: i64) -> list[int]:
    """R7.16, R7.20, R7.22, R7.23: the Island, and what can be done from afar."""
    found: list[int] = []
    money = spendable(s, seat)
    if (s.deck or s.discards) and card_buyer(s, seat) != NONE:
        found.append(BUY_CARD)
    cost = dump_price(s, seat)
    if s.garbage[seat] and cost != NONE and cost <= money:
        found.append(DUMP)
    if on_island(s, seat):
        if count(s, seat, CHOCOLATE):
            found.append(SELL)
        for upgrade in range(UPGRADES):
            if island_buyer(s, seat, s.plan.box.upgrade_prices[upgrade]) != NONE:
                found += [
                    UPGRADE + SEATS * upgrade + other
                    for other in range(s.seats)
                    if not s.upgrades[other] >> upgrade & 1
                ]
    return found + [RATS + market for market in range(MARKETS) if not why_not_rats(s, seat, market)]


def on_island(s: Town, seat: i64) -> bool:
    return any(s.place[figure] == ISLAND for figure in figures(s, seat))


def why_not_rats(s: Town, seat: i64, market: i64) -> str:
    """R7.23: from the day after, by any player but its owner."""
    if s.rats[market] == NONE:
        return "R7.23:no-rats"
    if s.rats_owner[market] == seat:
        return "R7.23:own"
    if s.rats_day[market] == s.day:
        return "R7.23:today"
    if not figures(s, seat):
        return "R7.31"
    return "" if spendable(s, seat) >= s.plan.box.rat_price else "R7.19:money"


def comrades(s: Town, seat: i64) -> list[int]:
    """R10.6: the players from whose storage Stroganov may take something."""
    if not owns_power(s, seat, STROGANOV) or s.powers_used >> STROGANOV & 1:
        return []
    if spendable(s, seat) < s.plan.box.comrade_price:
        return []
    return [other for other in range(s.seats) if other != seat and stored(s, other)]


def stored(s: Town, seat: i64) -> list[int]:
    """The non-Mystery kinds a seat has in storage (R3.10)."""
    return [kind for kind in stocked(s, seat) if storage(s, seat, kind)]


def may_toss(s: Town, seat: i64, slot: i64) -> bool:
    """R8.8 with the option: once per Buy and Barter per kind."""
    at = 2 * seat + slot
    return s.recipes[at] != NONE and not s.tossed >> (2 * seat + sort_of(s, at)) & 1


def sort_of(s: Town, slot: i64) -> i64:
    """0 for a basic recipe, 1 for a gourmet one."""
    return 1 if s.plan.box.faces[s.recipes[slot]] >= GOURMET_FACE else 0


# --- carrying them out ----------------------------------------------------------------------------


def carry_out(s: Town, seat: i64, move: i64, log: Log) -> bool:
    """Execute a command. True if it set the open phase aside, to come back to it later."""
    if BID <= move < BID + 2 * BIDS:
        bid(s, seat, move, log)
    elif BUY <= move < BUY + SPACES:
        buy_counter(s, seat, move - BUY, log)
    elif SHELF <= move < SHELF + MARKETS:
        buy_shelf(s, seat, shelf_buyer(s, seat, move - SHELF), move - SHELF, log)
    elif FOODSHIDO <= move < FOODSHIDO + MARKETS:
        s.powers_used |= 1 << GOHAN
        log.all("power", seat, GOHAN)
        buy_shelf(s, seat, s.chef.index(GOHAN), move - FOODSHIDO, log)
    elif UPGRADE <= move < UPGRADE + SEATS * UPGRADES:
        buy_upgrade(s, seat, (move - UPGRADE) // SEATS, (move - UPGRADE) % SEATS, log)
    elif RATS <= move < RATS + MARKETS:
        pay_off_rats(s, seat, move - RATS, log)
    elif TOSS <= move < TOSS + 2:
        toss(s, seat, move - TOSS, log)
    elif move in (BUY_CARD, DUMP, SELL):
        island_command(s, seat, move, log)
    else:
        interrupt(s, seat, move, log)
        return True
    return False


def interrupt(s: Town, seat: i64, move: i64, log: Log) -> None:
    """R7.6: cards, and powers that need a choice or an answer, stop everything else."""
    s.push()
    then(s, CLOSE)
    if PLAY <= move < PLAY + CARDS:
        play_card(s, seat, move - PLAY, log)
    elif move == BUNDLE:
        begin_bundle(s, seat, log)
    else:
        s.powers_used |= 1 << STROGANOV
        s.power = STROGANOV
        s.user = seat
        s.rival = move - COMRADE
        log.all("power", seat, STROGANOV)
        log.all("aimed", seat, s.rival)
        then(s, COMRADE_HIT, s.rival)
        attack(s, seat, 1 << s.rival)
        go_on(s, log)


def buy_counter(s: Town, seat: i64, space: i64, log: Log) -> None:
    """R7.14: the ingredient in sight; a claim at this market ends (R7.21)."""
    market = s.plan.box.spaces[space]
    cost = counter_price(s, counter_buyer(s, seat, space), market)
    s.money[seat] -= cost
    kind = take_counter(s, seat, space)
    s.claims[space] = NONE
    end_claims(s, seat, market)
    log.all("bought", seat, kind, cost)


def buy_shelf(s: Town, seat: i64, figure: i64, market: i64, log: Log) -> None:
    """R7.15: the top card, unseen until bought."""
    cost = shelf_price(s, figure, market)
    s.money[seat] -= cost
    kind = take_top(s, seat, market)
    if s.place[figure] == market:
        end_claims(s, seat, market)
    log.all("bought-shelf", seat, market, kind, cost)


def buy_upgrade(s: Town, seat: i64, upgrade: i64, owner: i64, log: Log) -> None:
    """R7.16, R7.22: for oneself, or straight to another player."""
    base: i64 = s.plan.box.upgrade_prices[upgrade]
    cost = price(s, island_buyer(s, seat, base), base, False)
    s.money[seat] -= cost
    s.upgrades[owner] |= 1 << upgrade
    log.all("bought-upgrade", seat, upgrade, cost, owner)


def pay_off_rats(s: Town, seat: i64, market: i64, log: Log) -> None:
    """R7.23: the card is discarded; all may shop there at once."""
    s.money[seat] -= s.plan.box.rat_price
    s.discards.append(s.rats[market])
    s.rats[market] = NONE
    s.rats_owner[market] = NONE
    log.all("rats-gone", seat, market)


def island_command(s: Town, seat: i64, move: i64, log: Log) -> None:
    box = s.plan.box
    if move == BUY_CARD:
        figure = card_buyer(s, seat)
        if s.place[figure] != ISLAND:
            s.powers_used |= 1 << PORK
            log.all("power", seat, PORK)
        cost = price(s, figure, box.card_price, False)
        s.money[seat] -= cost
        log.all("bought-card", seat, cost)
        draw_card(s, seat, log)
    elif move == DUMP:
        cost = dump_price(s, seat)
        s.money[seat] -= cost
        s.garbage[seat] -= 1
        log.all("dumped", seat, cost)
    else:
        discard(s, seat, CHOCOLATE)
        s.money[seat] += box.chocolate_price
        log.all("sold-chocolate", seat, box.chocolate_price)


def toss(s: Town, seat: i64, slot: i64, log: Log) -> None:
    """R8.8: under its deck, and a new one from the top; a review on it is spent."""
    at = 2 * seat + slot
    sort = sort_of(s, at)
    s.tossed |= 1 << (2 * seat + sort)
    deck = s.decks[sort]
    old = s.recipes[at]
    deck.insert(0, old)
    card: i64 = deck.pop()
    s.recipes[at] = card
    s.show(card, EVERYONE)
    if s.reviews[at] != NONE:
        s.discards.append(s.reviews[at])
        s.reviews[at] = NONE
    log.all("tossed", seat, s.plan.box.faces[old], s.plan.box.faces[card])


# --- why not --------------------------------------------------------------------------------------


def why_not(s: Town, seat: i64, move: i64) -> str:
    """The rule against a command that is not legal now."""
    if PLAY <= move < PLAY + CARDS:
        return why_not_play(s, seat, move - PLAY, MARKET_WINDOW)
    if BID <= move < BID + 2 * BIDS:
        in_war = s.war_at[2 * seat + (move - BID) // BIDS] != NONE
        return "R7.32" if in_war else "R7.32:no-war"
    if RATS <= move < RATS + MARKETS:
        return why_not_rats(s, seat, move - RATS)
    mine = figures(s, seat)
    if not mine and BUY <= move < UPGRADE + SEATS * UPGRADES:
        return "R7.31"
    if BUY <= move < BUY + SPACES:
        return why_not_at(s, seat, s.plan.box.spaces[move - BUY], move - BUY)
    if SHELF <= move < SHELF + MARKETS:
        return why_not_at(s, seat, move - SHELF, NONE)
    return why_not_service(s, seat, move)


def why_not_at(s: Town, seat: i64, market: i64, space: i64) -> str:
    """For a counter space, or (NONE) the shelf of a market."""
    why = "R7.13:not-there"
    for figure in figures(s, seat):
        if s.place[figure] == market:
            if space == NONE:
                why = why_not_shelf(s, figure, market)
            else:
                why = why_not_counter(s, figure, space)
    return why or "R7.19:money"


def why_not_service(s: Town, seat: i64, move: i64) -> str:
    if UPGRADE <= move < UPGRADE + SEATS * UPGRADES:
        other, upgrade = (move - UPGRADE) % SEATS, (move - UPGRADE) // SEATS
        if other < s.seats and s.upgrades[other] >> upgrade & 1:
            return "R7.22:owned"
        return "R7.19:money" if on_island(s, seat) else "R7.16:not-there"
    if move == BUY_CARD:
        return "R7.19:money" if on_island(s, seat) else "R7.16:not-there"
    if move in (DUMP, SELL):
        return "R7.20"
    if COMRADE <= move < COMRADE + SEATS:
        return "R10.6:not-now"
    if FOODSHIDO <= move < FOODSHIDO + MARKETS:
        return "R10.12:not-now"
    return "R10.10:not-now" if move == BUNDLE else "R7.3"


# --- choices inside a command ---------------------------------------------------------------------


@final
class ComradeHit(Step):
    """R10.6: unless it was stopped; then nothing is paid."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        if s.hit >> a & 1 and stored(s, a):
            s.rival = a
            s.turn(SHARING, s.user)


@final
class Sharing(CardChoice):
    """D19: which ingredient of the storage."""

    key = "comrade"
    rule = "R10.6:not-stored"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [TAKE + kind for kind in stored(s, s.rival)]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        pay(s, seat, s.rival, s.plan.box.comrade_price)
        give(s, s.rival, seat, move - TAKE)
        log.all("shared", seat, s.rival, move - TAKE)
        go_on(s, log)


def begin_bundle(s: Town, seat: i64, log: Log) -> None:
    """R10.10: paid together, taken one after the other."""
    figure = bundle_buyer(s, seat)
    cost = bundle_price(s, figure)
    s.powers_used |= 1 << PHYLLIS
    s.power = PHYLLIS
    s.money[seat] -= cost
    s.named = figure
    s.left = 2
    log.all("power", seat, PHYLLIS)
    log.all("paid", seat, cost)
    s.turn(BUNDLING, seat)


@final
class Bundling(CardChoice):
    """D18: a counter of the Chop Shop, or its shelf."""

    key = "bundle"
    rule = "R10.10:not-there"

    def legal(self, s: Town, seat: i64) -> list[int]:
        found = [BUY + space for space in bundle_spaces(s, s.named)]
        return [SHELF + CHOP_SHOP, *found] if s.shelves[CHOP_SHOP] else found

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move >= SHELF:
            kind = take_top(s, seat, CHOP_SHOP)
        else:
            kind = take_counter(s, seat, move - BUY)
            s.claims[move - BUY] = NONE
        log.all("took", seat, kind)
        s.left -= 1
        if not s.left:
            end_claims(s, seat, CHOP_SHOP)
            go_on(s, log)


def spree_moves(s: Town, seat: i64) -> list[int]:
    """R9.23: whatever is left on counters and shelves; rats and locks bar it."""
    found: list[int] = []
    figure = 2 * seat
    first = s.plan.box.first_space
    for market in range(MARKETS):
        if infested(s, seat, market):
            continue
        if counter_price(s, figure, market) <= s.money[seat]:
            for space in range(first[market], first[market + 1]):
                gone = s.counters[space] == NONE or s.locked >> space & 1
                if not gone and not s.dropped[space] >> seat & 1:
                    found.append(BUY + space)
        if s.shelves[market] and shelf_price(s, figure, market) <= s.money[seat]:
            found.append(SHELF + market)
    return found


@final
class Spreeing(CardChoice):
    """D23: one thing at a time, up to 60 of them, or done."""

    key = "spree"
    rule = "R9.23"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [FINISH, *spree_moves(s, seat)]

    def seconds(self, s: Town) -> int:
        return s.plan.box.spree_seconds if s.plan.clock else 0

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        s.left -= 1
        if move == FINISH:
            go_on(s, log)
            return
        if move >= SHELF:
            market = move - SHELF
            cost = shelf_price(s, 2 * seat, market)
            log.all("bought-shelf", seat, market, take_top(s, seat, market), cost)
        else:
            cost = counter_price(s, 2 * seat, s.plan.box.spaces[move - BUY])
            log.all("bought", seat, take_counter(s, seat, move - BUY), cost)
        s.money[seat] -= cost
        if not s.left and not s.plan.clock:
            go_on(s, log)


SHARING: Final = Sharing()
BUNDLING: Final = Bundling()
SPREEING: Final = Spreeing()
SPREE_PHASE.append(SPREEING)
STEPS[COMRADE_HIT] = ComradeHit()
