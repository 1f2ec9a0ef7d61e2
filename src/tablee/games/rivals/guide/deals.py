"""R7.50 to R7.56: trades that both sides gain by, and what an offer is worth to its reader."""

from __future__ import annotations

from typing import Final, final

from tablee.games.rivals.guide.mind import Mind
from tablee.games.rivals.guide.worth import now, outlook, price_of, with_kind
from tablee.games.rivals.rules import barter, exchange, moves as m, offer as side
from tablee.games.rivals.rules.board import Restaurant
from tablee.games.rivals.rules.offer import Offer

NEAR: Final = 6  # so close to the end nobody is helped more than oneself


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
    wanted = [at for at in them.owned() if with_kind(mind, me, at, 1, 0) > price_of(mind, at)]
    offered = [at for at in me.owned() if with_kind(mind, them, at, 1, 0) > price_of(mind, at)]
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
        steps = min(price_of(mind, kind), them.money) // 100  # or for what the buyer has
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
    before = now(mind, whose)
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
