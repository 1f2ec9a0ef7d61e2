"""R7.50 to R7.56: trades that both sides gain by, and what an offer is worth to its reader."""

from __future__ import annotations

from typing import Final, final

from tablee.games.rivals.guide.mind import Mind
from tablee.games.rivals.guide.worth import outlook, price_of, standing, with_kind
from tablee.games.rivals.rules import barter, draft, moves as m, offer as side
from tablee.games.rivals.rules.board import Restaurant
from tablee.games.rivals.rules.exchange import island_cost, swap
from tablee.games.rivals.rules.offer import Offer

NEAR: Final = 6  # so close to the end nobody is helped more than oneself


@final
class Deal:
    """An offer to write: its moves from the partner to the sending, and what both gain."""

    def __init__(self, entries: list[int], mine: int, theirs: int) -> None:
        self.entries = entries
        self.mine = mine
        self.theirs = theirs


def fair(mind: Mind, partner: int, mine: int, theirs: int) -> bool:
    """Whether both gain; whoever is about to win is not helped more than oneself."""
    if mine < mind.taste.least or theirs < mind.taste.least:
        return False
    close = mind.box.win - mind.s.restaurants[partner].popularity <= NEAR
    return mine >= theirs or not close


def best_deal(mind: Mind, partners: list[int], notes: list[int]) -> Deal:
    """The deal that brings most of those that begin as the notes do; empty if there is none."""
    best = Deal([], 0, 0)
    for partner in partners:
        for deal in deals_with(mind, partner):
            begins = deal.mine > best.mine and deal.entries[: len(notes)] == notes
            if begins and fair(mind, partner, deal.mine, deal.theirs) and new(mind, deal):
                best = deal
    return best


def new(mind: Mind, deal: Deal) -> bool:
    """Whether it can be sent, and was not declined today (R7.56)."""
    offer = draft.offer_of(mind.s, mind.seat, draft.read_draft(deal.entries[:-1]))
    return barter.sendable(mind.s, offer) and offer.content() not in mind.s.refused


def deals_with(mind: Mind, partner: int) -> list[Deal]:
    me, them = mind.me, mind.s.restaurants[partner]
    wanted = [
        kind for kind in them.owned() if with_kind(mind, me, kind, 1, 0) > price_of(mind, kind)
    ]
    offered = [
        kind for kind in me.owned() if with_kind(mind, them, kind, 1, 0) > price_of(mind, kind)
    ]
    found: list[Deal] = []
    for kind in wanted:
        found += [exchange(mind, them, mine, kind) for mine in offered if mine != kind]
        found.append(purchase(mind, them, kind))
    found += [sale(mind, them, kind) for kind in offered]
    found += recipe_swaps(mind, them)
    if me.garbage and them.on_island() and not me.on_island():
        found.append(removal(mind, them))
    return found


def exchange(mind: Mind, them: Restaurant, mine: int, theirs: int) -> Deal:
    """One ingredient for another."""
    entries: list[int] = [
        *(m.OFFER + them.seat, m.GIVE, m.GIVE_KIND + mine, m.ASK, m.ASK_KIND + theirs, m.SEND)
    ]
    gain = traded(mind, mind.me, theirs, mine)
    return Deal(entries, gain, traded(mind, them, mine, theirs))


def traded(mind: Mind, one: Restaurant, gets: int, gives: int) -> int:
    """What it changes for somebody whose standing is known already."""
    have = one.have[:]
    have[gets] += 1
    have[gives] -= 1
    return outlook(mind, one, have, one.money, one.garbage) - mind.now[one.seat]


def purchase(mind: Mind, them: Restaurant, kind: int) -> Deal:
    """An ingredient for the least money by which the seller gains."""
    loss = -with_kind(mind, them, kind, -1, 0)
    amount = max(100, (loss + mind.taste.least + 99) // 100 * 100)
    if amount > min(2000, mind.me.money):
        return Deal([], 0, 0)
    money = m.GIVE_MONEY + amount // 100 - 1
    entries: list[int] = [m.OFFER + them.seat, m.GIVE, money, m.ASK, m.ASK_KIND + kind, m.SEND]
    gain = with_kind(mind, mind.me, kind, 1, -amount)
    return Deal(entries, gain, with_kind(mind, them, kind, -1, amount))


def sale(mind: Mind, them: Restaurant, kind: int) -> Deal:
    """An ingredient for its price, or for what the buyer has."""
    amount = min(price_of(mind, kind), them.money)
    if amount < 100:
        return Deal([], 0, 0)
    money = m.ASK_MONEY + amount // 100 - 1
    entries: list[int] = [m.OFFER + them.seat, m.GIVE, m.GIVE_KIND + kind, m.ASK, money, m.SEND]
    gain = with_kind(mind, mind.me, kind, -1, amount)
    return Deal(entries, gain, with_kind(mind, them, kind, 1, -amount))


def recipe_swaps(mind: Mind, them: Restaurant) -> list[Deal]:
    """R7.51: two recipes of one kind change places."""
    found: list[Deal] = []
    me = mind.me
    for code in range(4):
        if draft.same_sort(me, me.recipes[code // 2], them.recipes[code % 2]):
            before = standing(mind, me), standing(mind, them)
            swap_all(me, them, 1 << code)
            mine, theirs = standing(mind, me) - before[0], standing(mind, them) - before[1]
            swap_all(me, them, 1 << code)
            entries: list[int] = [m.OFFER + them.seat, m.GIVE, m.SWAP + code, m.SEND]
            found.append(Deal(entries, mine, theirs))
    return found


def swap_all(one: Restaurant, two: Restaurant, swaps: int) -> None:
    """In the world one thinks about; a second time puts everything back."""
    for code in range(4):
        if swaps >> code & 1:
            swap(one, code // 2, two, code % 2)


def removal(mind: Mind, them: Restaurant) -> Deal:
    """Garbage for somebody on the Island, with twice the money it costs there."""
    me = mind.me
    each = 2 * mind.box.dump_price
    number = min(me.garbage, me.money // each, 3)
    if not number or them.garbage:
        return Deal([], 0, 0)
    entries: list[int] = [m.OFFER + them.seat]
    for _ in range(number):
        entries += [m.GIVE, m.GIVE_GARBAGE]
    entries += [m.GIVE, m.GIVE_MONEY + number * each // 100 - 1, m.SEND]
    paid = me.money - each * number
    gain = outlook(mind, me, me.have, paid, me.garbage - number) - standing(mind, me)
    return Deal(entries, gain, (each - mind.box.dump_price) * number)


# --- reading an offer -----------------------------------------------------------------------------


def offer_worth(mind: Mind, offer: Offer, giver: bool) -> int:
    """What an offer on the table changes for its giver or for its partner."""
    one, two = mind.s.restaurants[offer.giver], mind.s.restaurants[offer.partner]
    whose = one if giver else two
    gets = offer.asks if giver else offer.gives
    loses = offer.gives if giver else offer.asks
    have = [whose.have[kind] + gets[kind] - loses[kind] for kind in range(m.KINDS)]
    money = whose.money + gets[side.MONEY] - loses[side.MONEY]
    if loses[side.ISLAND]:
        money -= island_cost(mind.s, whose.seat, loses[side.ISLAND])
    garbage = whose.garbage + gets[side.GARBAGE] - loses[side.GARBAGE]
    before = standing(mind, whose)
    swap_all(one, two, offer.swaps)
    after = outlook(mind, whose, have, money, garbage)
    swap_all(one, two, offer.swaps)
    return after - before + extras(mind, gets) - extras(mind, loses)


def extras(mind: Mind, goods: list[int]) -> int:
    upgrades = goods[side.UPGRADES].bit_count() + goods[side.ISLAND].bit_count()
    return mind.taste.traded_card * goods[side.CARDS] + mind.taste.traded_upgrade * upgrades
