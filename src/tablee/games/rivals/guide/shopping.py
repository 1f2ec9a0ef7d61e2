"""Buy and Barter: what to buy, to bid, to throw out, to trade (R7.50 to R7.56), and where to go."""

from __future__ import annotations

from typing import Final, final

from tablee.games.rivals.guide import mind as think
from tablee.games.rivals.guide.cards import card_worth, theft_worth
from tablee.games.rivals.guide.mind import (
    Choice,
    Mind,
    for_kind,
    outlook,
    passing,
    standing,
    with_kind,
)
from tablee.games.rivals.rules import barter, exchange, ids, moves as m, offer as side, prices, wars
from tablee.games.rivals.rules.board import Figure, Restaurant
from tablee.games.rivals.rules.chefs import bundle_price, stored
from tablee.games.rivals.rules.ids import ISLAND, NONE
from tablee.games.rivals.rules.offer import Offer

SURE: Final = 1000  # what others may buy first is bought before anything else
NEAR: Final = 6  # so close to the end nobody is helped more than oneself
SCENE: Final = 12  # the others gain as much by a rival's lost day, and he comes to one's own market


def visit(mind: Mind, move: int, place: int, figure: int) -> Choice:
    """What going somewhere is worth."""
    if place == ISLAND:
        return island_visit(mind, move)
    worth = think.shopping(mind, mind.me.figures[figure], place)
    return Choice(move, worth, "market", (place, worth)) if worth > 0 else passing(move)


def island_visit(mind: Mind, move: int) -> Choice:
    """The Island: garbage first, then upgrades, chocolate, cards."""
    me, box = mind.me, mind.box
    number = min(me.garbage, me.money // box.dump_price)
    money = me.money - number * box.dump_price
    worth = outlook(mind, me, me.have, money, me.garbage - number) - standing(mind, me)
    if me.have[ids.CHOCOLATE]:
        worth += max(0, with_kind(mind, me, ids.CHOCOLATE, -1, box.chocolate_price))
        money += box.chocolate_price
    best = NONE
    gain = 0
    for upgrade in range(m.UPGRADES):
        cost = upgrade_price(mind, upgrade)
        more = upgrade_worth(mind, upgrade) - spending(mind, cost)
        if cost <= money and more > gain:
            best, gain = upgrade, more
    if number:
        return Choice(move, worth + gain, "litter", (number,))
    if best != NONE:
        return Choice(move, worth + gain, "upgrade", (best,))
    return Choice(move, worth, "nothing-better", ())


def spending(mind: Mind, cost: int) -> int:
    """What it means to have so much money less: dishes may have to wait for it."""
    me = mind.me
    return standing(mind, me) - outlook(mind, me, me.have, me.money - cost, me.garbage)


def drama_worth(mind: Mind, victim: int) -> int:
    """R10.7: how much worse off a rival is at Kim Chi's place than where he went."""
    rival = mind.s.restaurants[victim]
    kim = mind.s.figure_of(ids.KIM)
    here = kim.place if kim is not None else ISLAND
    there = min([figure.place for figure in rival.figures])
    gone = think.shopping(mind, rival.figures[0], there) if there < ISLAND else 0
    instead = think.shopping(mind, rival.figures[0], here) if here < ISLAND else 0
    return (gone - instead) // SCENE - mind.box.kim_price


def upgrade_price(mind: Mind, upgrade: int) -> int:
    """R7.17: on the Island, for whoever of one's chefs goes there."""
    figure = figure_at(mind, ISLAND)
    return prices.price(mind.s, figure, mind.box.upgrade_prices[upgrade], market=False)


def upgrade_worth(mind: Mind, upgrade: int) -> int:
    """What an upgrade will bring until the end; nobody has two of a kind."""
    bit = 1 << upgrade
    days = mind.days_left()
    if mind.me.upgrades & bit:
        return 0
    if bit == ids.ADS:
        return mind.box.ads_income * (days - 2)
    if bit == ids.CELEBRITY:
        return mind.s.plan.celebrity * (days - 2)
    return mind.taste.upgrade[upgrade] * days


def command(mind: Mind, move: int) -> Choice:
    """What a command of Buy and Barter is worth."""
    me = mind.me
    if m.BUY <= move < m.BUY + m.SPACES:
        kind = mind.s.kind_on(move - m.BUY)
        market = mind.box.market_of[kind]
        worth = with_kind(
            mind, me, kind, 1, -prices.counter_price(mind.s, figure_at(mind, market), market)
        )
        return for_kind(mind, move, kind, worth + SURE if worth > 0 else worth)
    if m.SHELF <= move < m.FOODSHIDO + m.MARKETS:
        return from_shelf(mind, move, (move - m.SHELF) % m.MARKETS)
    if m.PLAY <= move < m.PLAY + m.CARDS:
        worth = card_worth(mind, move - m.PLAY)
        face = ids.CARD_FACE + move - m.PLAY
        return Choice(move, worth if worth >= mind.taste.enough else 0, "card", (face,))
    if m.UPGRADE <= move < m.UPGRADE + m.SEATS * m.UPGRADES:
        return buy_upgrade(mind, move, (move - m.UPGRADE) // m.SEATS, (move - m.UPGRADE) % m.SEATS)
    if m.COMRADE <= move < m.COMRADE + m.SEATS:
        return Choice(move, comrade_worth(mind, move - m.COMRADE), "comrade", (move - m.COMRADE,))
    return service(mind, move)


def service(mind: Mind, move: int) -> Choice:
    me, box = mind.me, mind.box
    if move == m.DUMP:
        worth = dump_worth(mind)
        return Choice(move, worth + SURE if worth > 0 else 0, "litter", (me.garbage,))
    if move == m.SELL:
        worth = with_kind(mind, me, ids.CHOCOLATE, -1, box.chocolate_price)
        return Choice(move, worth, "cash", (box.chocolate_price,))
    if move == m.BUY_CARD:
        return Choice(move, mind.taste.deck - spending(mind, box.card_price), "rich", (me.money,))
    if move == m.BUNDLE:
        meats = mind.filled(ids.CHOP_SHOP)
        worths = [with_kind(mind, me, mind.s.kind_on(at), 1, 0) for at in meats]
        worths.sort()
        cost = bundle_price(mind.s, figure_at(mind, ids.CHOP_SHOP))
        return Choice(move, sum(worths[-2:]) - cost, "bundle", ())
    return passing(move)


def figure_at(mind: Mind, market: int) -> Figure:
    """Which of one's figures is at a market; the first if none is."""
    for figure in mind.me.figures:
        if figure.place == market:
            return figure
    return mind.me.figures[0]


def from_shelf(mind: Mind, move: int, market: int) -> Choice:
    me = mind.me
    cost = prices.shelf_price(mind.s, figure_at(mind, market), market)
    after = think.shelf_worth(mind, me, market, me.have[:], me.money - cost)
    return Choice(move, after - standing(mind, me) - mind.taste.hope, "hope", (market,))


def dump_worth(mind: Mind) -> int:
    """R7.20: a garbage less; on the Island that is never wrong while dishes are to come."""
    me = mind.me
    if me.on_island():
        return SURE
    paid = me.money - prices.dump_price(mind.s, mind.seat)
    return outlook(mind, me, me.have, paid, me.garbage - 1) - standing(mind, me)


def buy_upgrade(mind: Mind, move: int, upgrade: int, owner: int) -> Choice:
    if owner != mind.seat:
        return passing(move)
    cost = spending(mind, upgrade_price(mind, upgrade))
    return Choice(move, upgrade_worth(mind, upgrade) - cost, "upgrade", (upgrade,))


def comrade_worth(mind: Mind, victim: int) -> int:
    """R10.6: the best ingredient of a storage."""
    best = 0
    for kind in stored(mind.s, victim):
        best = max(best, theft_worth(mind, victim, kind) - mind.box.comrade_price)
    return best


def war(mind: Mind, moves: list[int]) -> Choice:
    """R7.32: raise as little as possible while the ingredient is worth it; else drop out."""
    figures = [figure for figure in mind.me.figures if figure.war != NONE]
    if len(figures) == 2 and figures[1].war < figures[0].war:
        figures.reverse()
    for figure in figures:
        first = m.BID + m.BIDS * figure.index
        mine = [move - first for move in moves if first <= move < first + m.BIDS]
        if mine:
            return raise_or_drop(mind, figure, first, mine)
    return passing()


def raise_or_drop(mind: Mind, figure: Figure, first: int, legal: list[int]) -> Choice:
    me = mind.me
    kind = mind.s.kind_on(figure.war)
    lead = wars.leaders(mind.s, figure.war)
    money: int = lead[0].bid_money if lead else 0
    garbage: int = lead[0].bid_garbage if lead else 0
    worth = with_kind(mind, me, kind, 1, 0)
    if len(lead) == 1 and lead[0] is figure:
        return passing()
    for what in legal:
        gain = 0
        if what < m.BID_ALL and 100 * (what + 1) > money:
            gain = with_kind(mind, me, kind, 1, -100 * (what + 1))
        elif m.BID_GARBAGE < what < m.BID_DROP and what - m.BID_GARBAGE > garbage:
            gain = with_kind(mind, me, kind, 1, -money, what - m.BID_GARBAGE)
        else:
            continue
        if gain > 0:
            return Choice(first + what, SURE + gain, "bid", (kind, worth))
        break
    if m.BID_DROP in legal:
        return Choice(first + m.BID_DROP, SURE, "too-dear", (kind,))
    return passing()


# --- trades that both sides gain by ---------------------------------------------------------------


@final
class Deal:
    """An offer to write: its moves from the partner to the sending, and what both gain."""

    def __init__(self, mind: Mind, partner: int, entries: list[int]) -> None:
        self.entries: list[int] = [m.OFFER + partner, *entries, m.SEND]
        self.offer = exchange.offer_of(mind.s, mind.seat, exchange.read_draft(self.entries[:-1]))
        self.mine = offer_worth(mind, self.offer, True)
        self.theirs = offer_worth(mind, self.offer, False)


def fair(mind: Mind, partner: int, mine: int, theirs: int) -> bool:
    """Whether both gain; whoever is about to win is not helped more than oneself."""
    if mine < mind.taste.least or theirs < mind.taste.least:
        return False
    close = mind.box.win - mind.s.restaurants[partner].popularity <= NEAR
    return mine >= theirs or not close


def best_deal(mind: Mind, partners: list[int], notes: list[int]) -> Deal | None:
    """The deal that brings most of those that begin as the notes do, if there is one; it can be
    sent, and was not declined today (R7.56)."""
    best: Deal | None = None
    for partner in partners:
        for entries in deals_with(mind, mind.s.restaurants[partner]):
            deal = Deal(mind, partner, entries)
            begins = deal.entries[: len(notes)] == notes and (best is None or deal.mine > best.mine)
            if begins and fair(mind, partner, deal.mine, deal.theirs):
                new = deal.offer.content() not in mind.s.refused
                if new and barter.sendable(mind.s, deal.offer):
                    best = deal
    return best


def deals_with(mind: Mind, them: Restaurant) -> list[list[int]]:
    """What could be given and asked: one ingredient for another or for money, recipes, garbage."""
    me = mind.me
    wanted = [at for at in them.owned() if more_than_bought(mind, me, at)]
    offered = [at for at in me.owned() if more_than_bought(mind, them, at)]
    found: list[list[int]] = []
    for kind in wanted:
        asked: list[int] = [m.ASK, m.ASK_KIND + kind]
        found += [[m.GIVE, m.GIVE_KIND + mine, *asked] for mine in offered if mine != kind]
        # for the least money by which the seller gains
        least = mind.taste.least - with_kind(mind, them, kind, -1, 0)
        steps = max(1, (least + 99) // 100)
        if steps <= min(m.STEPS, me.money // 100):
            found.append([m.GIVE, m.GIVE_MONEY + steps - 1, *asked])
    for kind in offered:
        steps = min(think.price_of(mind, kind), them.money) // 100  # or for what the buyer has
        if steps:
            found.append([m.GIVE, m.GIVE_KIND + kind, m.ASK, m.ASK_MONEY + steps - 1])
    for code in range(4):
        if exchange.same_sort(me, me.recipes[code // 2], them.recipes[code % 2]):
            found.append([m.GIVE, m.SWAP + code])
    if me.garbage and them.on_island() and not me.on_island() and not them.garbage:
        each = 2 * mind.box.dump_price  # garbage, with twice the money it costs there
        number = min(me.garbage, me.money // each, 3)
        if number:
            money = m.GIVE_MONEY + number * each // 100 - 1
            found.append([m.GIVE, m.GIVE_GARBAGE] * number + [m.GIVE, money])
    return found


def more_than_bought(mind: Mind, one: Restaurant, kind: int) -> bool:
    """Whether an ingredient is worth more to a restaurant than its price at the market."""
    return with_kind(mind, one, kind, 1, 0) > think.price_of(mind, kind)


def offer_worth(mind: Mind, offer: Offer, giver: bool) -> int:
    """What an offer changes for its giver or for its partner."""
    one, two = mind.s.restaurants[offer.giver], mind.s.restaurants[offer.partner]
    whose = one if giver else two
    gets = offer.asks if giver else offer.gives
    loses = offer.gives if giver else offer.asks
    have = [whose.have[kind] + gets[kind] - loses[kind] for kind in range(m.KINDS)]
    money = whose.money + gets[side.MONEY] - loses[side.MONEY]
    if loses[side.ISLAND]:
        money -= exchange.island_cost(mind.s, whose.seat, loses[side.ISLAND])
    garbage = whose.garbage + gets[side.GARBAGE] - loses[side.GARBAGE]
    before = think.now(mind, whose)
    swap_all(one, two, offer.swaps)
    after = outlook(mind, whose, have, money, garbage)
    swap_all(one, two, offer.swaps)
    return after - before + extras(mind, gets) - extras(mind, loses)


def swap_all(one: Restaurant, two: Restaurant, swaps: int) -> None:
    """In the world one thinks about; a second time puts everything back."""
    for code in range(4):
        if swaps >> code & 1:
            exchange.swap(one, code // 2, two, code % 2)


def extras(mind: Mind, goods: list[int]) -> int:
    upgrades = goods[side.UPGRADES].bit_count() + goods[side.ISLAND].bit_count()
    return mind.taste.traded_card * goods[side.CARDS] + mind.taste.traded_upgrade * upgrades
