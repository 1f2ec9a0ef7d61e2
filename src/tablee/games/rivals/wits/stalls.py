"""Buy and Barter: what to buy, to bid, to throw out, and where to go for it."""

from __future__ import annotations

from typing import Any, Final

from tablee.games.rivals.rules.moves import (
    BID,
    BID_ALL,
    BID_DROP,
    BID_GARBAGE,
    BIDS,
    BUNDLE,
    BUY,
    BUY_CARD,
    CARDS,
    COMRADE,
    DUMP,
    FOODSHIDO,
    MARKETS,
    PASS,
    PLAY,
    SEATS,
    SELL,
    SHELF,
    SPACES,
    UPGRADE,
    UPGRADES,
)
from tablee.games.rivals.rules.plan import (
    ADS,
    BASIC_BOOK,
    CARD_FACE,
    CELEBRITY,
    CHOCOLATE,
    CHOP_SHOP,
    DOUBLE_BURNER,
    GOURMET_BOOK,
    ISLAND,
    KIM,
    NONE,
)
from tablee.games.rivals.wits.cards import ENOUGH, card_worth, theft_worth
from tablee.games.rivals.wits.choice import Choice, for_kind, passing
from tablee.games.rivals.wits.sight import Player, Sight
from tablee.games.rivals.wits.worth import (
    outlook,
    price_for,
    shelf_worth,
    shopping,
    standing,
    with_kind,
)

SURE: Final = 1000  # what others may buy first is bought before anything else
HOPE: Final = 20  # what a card from a shelf must bring beyond its price
CARD_WORTH: Final = 230
DEAR_DUMP: Final = 200
SCENE: Final = 12  # the others gain as much by a rival's lost day, and he comes to one's own market

# --- where to go ----------------------------------------------------------------------------------


def visit(sight: Sight, place: int, figure: int) -> Choice:
    """What going somewhere is worth."""
    if place == ISLAND:
        return island_visit(sight)
    worth = shopping(sight, sight.me, place, figure)
    return Choice(NONE, worth, "market", (place, worth)) if worth > 0 else passing(NONE)


def island_visit(sight: Sight) -> Choice:
    """The Island: garbage first, then upgrades, chocolate, cards."""
    me = sight.me
    number = min(me.garbage, me.money // sight.tables.dump_price)
    money = me.money - number * sight.tables.dump_price
    worth = outlook(sight, me, me.have, money, me.garbage - number) - standing(sight, me)
    if me.have[CHOCOLATE]:
        worth += max(0, with_kind(sight, me, CHOCOLATE, -1, sight.tables.chocolate_price))
        money += sight.tables.chocolate_price
    best = NONE
    gain = 0
    for upgrade in range(UPGRADES):
        more = upgrade_worth(sight, me, upgrade)
        more -= spending(sight, sight.tables.upgrade_prices[upgrade])
        if sight.tables.upgrade_prices[upgrade] <= money and more > gain:
            best, gain = upgrade, more
    if number:
        return Choice(NONE, worth + gain, "litter", (number,))
    if best != NONE:
        return Choice(NONE, worth + gain, "upgrade", (best,))
    return Choice(NONE, worth, "nothing-better", ())


def spending(sight: Sight, cost: int) -> int:
    """What it means to have so much money less: dishes may have to wait for it."""
    me = sight.me
    return standing(sight, me) - outlook(sight, me, me.have, me.money - cost, me.garbage)


def drama_worth(sight: Sight, victim: int) -> int:
    """R10.7: how much worse off a rival is at Kim Chi's place than where he went."""
    rival = sight.players[victim]
    here = sight.me.places[sight.me.chefs.index(KIM)]
    there = min(rival.places)
    gone = shopping(sight, rival, there, 0) if there < ISLAND else 0
    instead = shopping(sight, rival, here, 0) if here < ISLAND else 0
    return (gone - instead) // SCENE - sight.tables.kim_price


def upgrade_worth(sight: Sight, p: Player, upgrade: int) -> int:
    """What an upgrade will bring until the end; nobody has two of a kind."""
    bit = 1 << upgrade
    days = sight.days_left()
    if p.upgrades & bit:
        return 0
    if bit in (ADS, CELEBRITY):
        return sight.tables.ads_income * (days - 2)
    if bit == DOUBLE_BURNER:
        return 45 * days
    if bit == BASIC_BOOK:
        return 50 * days
    return 60 * days if bit == GOURMET_BOOK else 0


# --- one command ----------------------------------------------------------------------------------


def command(sight: Sight, move: int) -> Choice:
    """What a command of Buy and Barter is worth."""
    me = sight.me
    if BUY <= move < BUY + SPACES:
        kind = sight.counters[move - BUY]
        market = sight.tables.market_of[kind]
        cost = price_for(sight, me, figure_at(me, market), sight.tables.prices[market])
        worth = with_kind(sight, me, kind, 1, -cost)
        return for_kind(sight, me, move, kind, worth + SURE if worth > 0 else worth)
    if SHELF <= move < FOODSHIDO + MARKETS:
        return from_shelf(sight, move, (move - SHELF) % MARKETS)
    if PLAY <= move < PLAY + CARDS:
        worth = card_worth(sight, move - PLAY)
        return Choice(move, worth if worth >= ENOUGH else 0, "card", (CARD_FACE + move - PLAY,))
    if UPGRADE <= move < UPGRADE + SEATS * UPGRADES:
        return buy_upgrade(sight, move, (move - UPGRADE) // SEATS, (move - UPGRADE) % SEATS)
    if COMRADE <= move < COMRADE + SEATS:
        return Choice(move, comrade_worth(sight, move - COMRADE), "comrade", (move - COMRADE,))
    return service(sight, move)


def service(sight: Sight, move: int) -> Choice:
    me = sight.me
    if move == DUMP:
        worth = dump_worth(sight)
        return Choice(move, worth + SURE if worth > 0 else 0, "litter", (me.garbage,))
    if move == SELL:
        worth = with_kind(sight, me, CHOCOLATE, -1, sight.tables.chocolate_price)
        return Choice(move, worth, "cash", (sight.tables.chocolate_price,))
    if move == BUY_CARD:
        worth = CARD_WORTH - spending(sight, sight.tables.card_price)
        return Choice(move, worth, "rich", (me.money,))
    if move == BUNDLE:
        worths = [with_kind(sight, me, sight.counters[at], 1, 0) for at in meat_counters(sight)]
        worths.sort()
        return Choice(move, sum(worths[-2:]) - sight.tables.bundle_price, "bundle", ())
    return passing(move)


def meat_counters(sight: Sight) -> list[int]:
    return sight.spaces_of(CHOP_SHOP)


def figure_at(p: Player, market: int) -> int:
    """Which of a player's figures is at a market; the first if none is."""
    return p.places.index(market) if market in p.places else 0


def from_shelf(sight: Sight, move: int, market: int) -> Choice:
    me = sight.me
    cost = price_for(sight, me, figure_at(me, market), me.shelf_prices[market])
    after = shelf_worth(sight, me, market, me.have[:], me.money - cost)
    worth = after - standing(sight, me) - HOPE
    return Choice(move, worth, "hope", (market,))


def dump_worth(sight: Sight) -> int:
    """R7.20: a garbage less; on the Island that is never wrong while dishes are to come."""
    me = sight.me
    if me.on_island:
        return SURE
    return outlook(sight, me, me.have, me.money - DEAR_DUMP, me.garbage - 1) - standing(sight, me)


def buy_upgrade(sight: Sight, move: int, upgrade: int, owner: int) -> Choice:
    if owner != sight.seat:
        return passing(move)
    cost = spending(sight, sight.tables.upgrade_prices[upgrade])
    worth = upgrade_worth(sight, sight.me, upgrade) - cost
    return Choice(move, worth, "upgrade", (upgrade,))


def comrade_worth(sight: Sight, victim: int) -> int:
    """R10.6: the best ingredient of a storage; what is stored is what no recipe needs."""
    best = 0
    p = sight.players[victim]
    for kind in range(CHOCOLATE - 1):
        needed = [
            1 for recipe in p.recipes if recipe != NONE and kind in sight.tables.needs[recipe]
        ]
        if p.have[kind] > len(needed):
            best = max(best, theft_worth(sight, victim, kind) - sight.tables.comrade_price)
    return best


# --- wars -----------------------------------------------------------------------------------------


def war(sight: Sight, moves: list[int]) -> Choice:
    """R7.32: raise as little as possible while the ingredient is worth it; else drop out."""
    for entry in sight.facts["wars"]:
        for figure in range(len(sight.me.spaces)):
            first = BID + BIDS * figure
            mine = [move - first for move in moves if first <= move < first + BIDS]
            if mine and sight.me.spaces[figure] == entry["space"]:
                return raise_or_drop(sight, entry, first, mine)
    return passing()


def raise_or_drop(sight: Sight, entry: dict[str, Any], first: int, legal: list[int]) -> Choice:
    me = sight.me
    kind = sight.counters[entry["space"]]
    top = max([(money, garbage) for _, money, garbage in entry["bids"]])
    leading = [seat for seat, money, garbage in entry["bids"] if (money, garbage) == top]
    worth = with_kind(sight, me, kind, 1, 0)
    if top[0] and leading == [sight.seat]:
        return passing(PASS)
    for what in legal:
        if what < BID_ALL and 100 * (what + 1) > top[0]:
            gain = with_kind(sight, me, kind, 1, -100 * (what + 1))
            if gain > 0:
                return Choice(first + what, SURE + gain, "bid", (kind, worth))
            break
        if BID_GARBAGE < what < BID_DROP and (what - BID_GARBAGE) > top[1]:
            gain = with_garbage(sight, kind, top[0], what - BID_GARBAGE)
            if gain > 0:
                return Choice(first + what, SURE + gain, "bid", (kind, worth))
            break
    if BID_DROP in legal:
        return Choice(first + BID_DROP, SURE, "too-dear", (kind,))
    return passing(PASS)


def with_garbage(sight: Sight, kind: int, money: int, garbage: int) -> int:
    me = sight.me
    have = me.have[:]
    have[kind] += 1
    after = outlook(sight, me, have, me.money - money, me.garbage + garbage)
    return after - standing(sight, me)
