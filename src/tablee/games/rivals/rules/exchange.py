"""R7.55: an exchange is legal or not, and happens whole or not at all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import draft, moves as m, offer as side, prices
from tablee.games.rivals.rules.board import Restaurant
from tablee.games.rivals.rules.goods import give, lose_card
from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.offer import Offer
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log

ENDLESS: Final[i64] = 1 << 40  # more money than there is


def fits(s: Town, offer: Offer) -> bool:
    """R7.55: whether the exchange is legal now."""
    giver, partner = s.restaurants[offer.giver], s.restaurants[offer.partner]
    if len(partner.hand) < offer.asks[side.CARDS]:
        return False
    if len(offer.slots) != offer.gives[side.CARDS] or NONE in offer.slots:
        return False
    for code in range(4):
        mine, other = giver.recipes[code // 2], partner.recipes[code % 2]
        if offer.swaps >> code & 1 and not draft.same_sort(giver, mine, other):
            return False
    return side_fits(s, giver, partner, offer.gives, offer.asks) and side_fits(
        s, partner, giver, offer.asks, offer.gives
    )


def side_fits(
    s: Town, giver: Restaurant, taker: Restaurant, gives: list[int], back: list[int]
) -> bool:
    """The giver owns and can spend it; the taker ends with no upgrade twice."""
    for kind in range(m.KINDS):
        if gives[kind] > giver.have[kind]:
            return False
    upgrades: i64 = gives[side.UPGRADES]
    island: i64 = gives[side.ISLAND]
    if giver.garbage < gives[side.GARBAGE] or upgrades & ~giver.upgrades:
        return False
    if (upgrades | island) & taker.upgrades or upgrades & island:
        return False
    money = giver.spendable() - gives[side.MONEY]
    if money < 0:
        return False
    return not island or island_cost(s, giver.seat, island) <= money + back[side.MONEY]


def island_cost(s: Town, seat: i64, upgrades: i64) -> i64:
    """R7.22: what these upgrades cost a seat on the Island; more than all money if not there."""
    figure = prices.island_buyer(s, seat, 100, ENDLESS)
    if figure is None:
        return ENDLESS
    total: i64 = 0
    for upgrade in range(m.UPGRADES):
        if upgrades >> upgrade & 1:
            total += prices.price(s, figure, s.box.upgrade_prices[upgrade], False)
    return total


def exchange(s: Town, offer: Offer, handed: list[int], log: Log) -> None:
    """R7.55: everything at once. `handed`: the kinds of cards the partner hands over."""
    giver, partner = s.restaurants[offer.giver], s.restaurants[offer.partner]
    s.offers.remove(offer)
    log.all("traded", giver.seat, partner.seat)
    given = [giver.hand[slot] for slot in offer.slots]
    taken: list[int] = []
    for kind in handed:
        taken.append(next_card(partner, kind, taken))
    hand_cards(s, giver, partner, given, log)
    hand_cards(s, partner, giver, taken, log)
    for code in range(4):
        if offer.swaps >> code & 1:
            swap(giver, code // 2, partner, code % 2)
    hand_goods(s, giver, partner, offer.gives)
    hand_goods(s, partner, giver, offer.asks)
    buy_gifts(s, giver, partner, offer.gives[side.ISLAND])
    buy_gifts(s, partner, giver, offer.asks[side.ISLAND])


def next_card(one: Restaurant, kind: i64, taken: list[int]) -> i64:
    """A card of this kind in a hand that is not taken yet."""
    slots = [one.hand.index(card) for card in taken]
    return one.hand[draft.free_slot(one, kind, slots)]


def hand_cards(s: Town, giver: Restaurant, taker: Restaurant, cards: list[int], log: Log) -> None:
    """R7.51: the two see which cards change hands; everybody else only how many."""
    both: i64 = 1 << giver.seat | 1 << taker.seat
    for card in cards:
        lose_card(s, giver.seat, giver.hand.index(card), taker.hand, both)
        log.tell(both, "gave-card", giver.seat, s.box.faces[card], taker.seat)


def swap(giver: Restaurant, mine: i64, partner: Restaurant, theirs: i64) -> None:
    """R7.51: two recipes change places, with the cards attached to them."""
    one, two = giver.recipes[mine], partner.recipes[theirs]
    one.card, two.card = two.card, one.card
    one.review, two.review = two.review, one.review


def hand_goods(s: Town, giver: Restaurant, taker: Restaurant, goods: list[int]) -> None:
    for kind in range(m.KINDS):
        for i in range(goods[kind]):
            give(s, giver.seat, taker.seat, kind)
    giver.money -= goods[side.MONEY]
    taker.money += goods[side.MONEY]
    giver.garbage -= goods[side.GARBAGE]
    taker.garbage += goods[side.GARBAGE]
    giver.upgrades &= ~goods[side.UPGRADES]
    taker.upgrades |= goods[side.UPGRADES]


def buy_gifts(s: Town, giver: Restaurant, taker: Restaurant, upgrades: i64) -> None:
    """R7.22: bought at the moment of acceptance, at the giver's price."""
    if upgrades:
        giver.money -= island_cost(s, giver.seat, upgrades)
        taker.upgrades |= upgrades
