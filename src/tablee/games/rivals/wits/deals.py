"""R7.50 to R7.56: trades that both sides gain by, and what an offer is worth to its reader."""

from __future__ import annotations

from typing import Any, Final, final

from tablee.games.rivals.rules.moves import (
    ASK,
    ASK_GARBAGE,
    ASK_KIND,
    ASK_MONEY,
    GIVE,
    GIVE_GARBAGE,
    GIVE_KIND,
    GIVE_MONEY,
    KINDS,
    OFFER,
    SEND,
    SWAP,
)
from tablee.games.rivals.rules.plan import NONE
from tablee.games.rivals.wits.sight import BASIC, Player, Sight
from tablee.games.rivals.wits.worth import outlook, price_of, standing, with_kind
from tablee.kernel.log import Event

LEAST: Final = 40  # what a trade must bring each side to be offered
NEAR: Final = 6  # so close to the end nobody is helped more than oneself
CARD_WORTH: Final = 150
UPGRADE_WORTH: Final = 250


@final
class Deal:
    """An offer to write: its moves from the partner to the sending, and what both gain."""

    def __init__(self, entries: list[int], mine: int, theirs: int) -> None:
        self.entries = entries
        self.mine = mine
        self.theirs = theirs

    def content(self) -> list[int]:
        """What makes two offers the same: the partner and the entries."""
        return sorted([entry for entry in self.entries if entry not in (GIVE, ASK, SEND)])


def entries_of(event: Event) -> list[int]:
    """The entries that a line of the log tells of an offer, as the moves that write them."""
    key, args = event.key, event.args
    if key == "offered":
        return [OFFER + args[1]]
    if key == "offer-swap":
        return [SWAP + args[3]]
    asks = args[1] == 1
    if key == "offer-kind":
        return [(ASK_KIND if asks else GIVE_KIND) + args[2]] * args[3]
    if key == "offer-money":
        return [(ASK_MONEY if asks else GIVE_MONEY) + args[2] // 100 - 1]
    return [ASK_GARBAGE if asks else GIVE_GARBAGE] * args[2] if key == "offer-garbage" else []


def fair(sight: Sight, partner: int, mine: int, theirs: int) -> bool:
    """Whether both gain; whoever is about to win is not helped more than oneself."""
    if mine < LEAST or theirs < LEAST:
        return False
    close = sight.tables.win - sight.players[partner].popularity <= NEAR
    return mine >= theirs or not close


def best_deal(sight: Sight, sent: list[list[int]]) -> Deal:
    """The deal that brings most, of those not sent today already; no entries if there is none."""
    best = Deal([], 0, 0)
    for partner in sight.others():
        for deal in deals_with(sight, partner):
            better = deal.mine > best.mine and deal.content() not in sent
            if better and fair(sight, partner, deal.mine, deal.theirs):
                best = deal
    return best


def deals_with(sight: Sight, partner: int) -> list[Deal]:
    me, them = sight.me, sight.players[partner]
    wanted = [
        kind
        for kind in range(KINDS)
        if them.have[kind] and with_kind(sight, me, kind, 1, 0) > price_of(sight, kind)
    ]
    offered = [
        kind
        for kind in range(KINDS)
        if me.have[kind] and with_kind(sight, them, kind, 1, 0) > price_of(sight, kind)
    ]
    found: list[Deal] = []
    for kind in wanted:
        found += [exchange(sight, partner, mine, kind) for mine in offered if mine != kind]
        found.append(purchase(sight, partner, kind))
    found += [sale(sight, partner, kind) for kind in offered]
    found += recipe_swaps(sight, partner)
    if sight.me.garbage and them.on_island and not me.on_island:
        found.append(removal(sight, partner))
    return found


def exchange(sight: Sight, partner: int, mine: int, theirs: int) -> Deal:
    """One ingredient for another."""
    entries: list[int] = [OFFER + partner, GIVE, GIVE_KIND + mine, ASK, ASK_KIND + theirs, SEND]
    gain = traded(sight, sight.me, theirs, mine)
    return Deal(entries, gain, traded(sight, sight.players[partner], mine, theirs))


def traded(sight: Sight, p: Player, gets: int, gives: int) -> int:
    """What it changes for somebody whose standing is known already."""
    have = p.have[:]
    have[gets] += 1
    have[gives] -= 1
    return outlook(sight, p, have, p.money, p.garbage) - p.now


def purchase(sight: Sight, partner: int, kind: int) -> Deal:
    """An ingredient for the least money by which the seller gains."""
    them = sight.players[partner]
    loss = -with_kind(sight, them, kind, -1, 0)
    amount = max(100, (loss + LEAST + 99) // 100 * 100)
    if amount > min(2000, sight.me.money):
        return Deal([], 0, 0)
    money = GIVE_MONEY + amount // 100 - 1
    entries: list[int] = [OFFER + partner, GIVE, money, ASK, ASK_KIND + kind, SEND]
    gain = with_kind(sight, sight.me, kind, 1, -amount)
    return Deal(entries, gain, with_kind(sight, them, kind, -1, amount))


def sale(sight: Sight, partner: int, kind: int) -> Deal:
    """An ingredient for its price, or for what the buyer has."""
    them = sight.players[partner]
    amount = min(price_of(sight, kind), them.money)
    if amount < 100:
        return Deal([], 0, 0)
    money = ASK_MONEY + amount // 100 - 1
    entries: list[int] = [OFFER + partner, GIVE, GIVE_KIND + kind, ASK, money, SEND]
    gain = with_kind(sight, sight.me, kind, -1, amount)
    return Deal(entries, gain, with_kind(sight, them, kind, 1, -amount))


def recipe_swaps(sight: Sight, partner: int) -> list[Deal]:
    """R7.51: two recipes of one kind change places."""
    found: list[Deal] = []
    me, them = sight.me, sight.players[partner]
    for code in range(4):
        mine, other = me.recipes[code // 2], them.recipes[code % 2]
        if NONE not in (mine, other) and (mine < BASIC) == (other < BASIC):
            gain = with_swaps(sight, me, them, 1 << code, me)
            entries: list[int] = [OFFER + partner, GIVE, SWAP + code, SEND]
            found.append(Deal(entries, gain, with_swaps(sight, me, them, 1 << code, them)))
    return found


def removal(sight: Sight, partner: int) -> Deal:
    """Garbage for somebody on the Island, with twice the money it costs there."""
    me, them = sight.me, sight.players[partner]
    number = min(me.garbage, me.money // 200, 3)
    if not number or them.garbage:
        return Deal([], 0, 0)
    entries: list[int] = [OFFER + partner]
    for _ in range(number):
        entries += [GIVE, GIVE_GARBAGE]
    entries += [GIVE, GIVE_MONEY + 2 * number - 1, SEND]
    paid = me.money - 200 * number
    gain = outlook(sight, me, me.have, paid, me.garbage - number) - standing(sight, me)
    return Deal(entries, gain, 100 * number)


def with_swaps(sight: Sight, giver: Player, partner: Player, swaps: int, whose: Player) -> int:
    """What recipe swaps change for one of the two; everything is put back afterwards."""
    before = standing(sight, whose)
    swap(giver, partner, swaps)
    after = standing(sight, whose)
    swap(giver, partner, swaps)
    return after - before


def swap(giver: Player, partner: Player, swaps: int) -> None:
    for code in range(4):
        if swaps >> code & 1:
            mine, other = code // 2, code % 2
            recipe = giver.recipes[mine]
            giver.recipes[mine] = partner.recipes[other]
            partner.recipes[other] = recipe
            review = giver.reviews[mine]
            giver.reviews[mine] = partner.reviews[other]
            partner.reviews[other] = review


# --- reading an offer -----------------------------------------------------------------------------


def offer_worth(sight: Sight, offer: dict[str, Any], giver: bool) -> int:
    """What an offer on the table changes for its giver or for its partner."""
    one = sight.players[offer["giver"]]
    two = sight.players[offer["partner"]]
    whose = one if giver else two
    gets = offer["asks"] if giver else offer["gives"]
    loses = offer["gives"] if giver else offer["asks"]
    have = whose.have[:]
    for kind, number in gets.get("ingredients", []):
        have[kind] += number
    for kind, number in loses.get("ingredients", []):
        have[kind] -= number
    money = whose.money + gets.get("money", 0) - loses.get("money", 0)
    money -= island_costs(sight, loses)
    garbage = whose.garbage + gets.get("garbage", 0) - loses.get("garbage", 0)
    swaps = sum([1 << code for code in offer["swaps"]])
    before = standing(sight, whose)
    swap(one, two, swaps)
    after = outlook(sight, whose, have, money, garbage)
    swap(one, two, swaps)
    return after - before + extras(gets) - extras(loses)


def extras(side: dict[str, Any]) -> int:
    upgrades = len(side.get("upgrades", [])) + len(side.get("island", []))
    cards: int = side.get("cards", 0)
    return CARD_WORTH * cards + UPGRADE_WORTH * upgrades


def island_costs(sight: Sight, side: dict[str, Any]) -> int:
    """R7.22: what upgrades bought for the other cost their buyer."""
    return sum([sight.tables.upgrade_prices[upgrade] for upgrade in side.get("island", [])])
