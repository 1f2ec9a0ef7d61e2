"""R7.51 to R7.55: an offer is written entry by entry, in secret; it is legal or not, and happens
whole or not at all."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids, moves as m, offer as side, prices
from tablee.games.rivals.rules.board import Recipe, Restaurant
from tablee.games.rivals.rules.offer import Offer
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log

ENDLESS: Final[i64] = 1 << 40  # more money than there is


@final
class Draft:
    """The entries so far: the moves that made them, and how often."""

    def __init__(self, partner: i64) -> None:
        self.partner = partner
        self.keys: list[int] = []
        self.amounts: list[int] = []


def read_draft(notes: list[int]) -> Draft:
    """What a seat's notes add up to; the first of them says to whom."""
    first: i64 = notes[0]
    draft = Draft(first - m.COUNTER if m.COUNTER <= first < m.WITHDRAW else first - m.OFFER)
    for at in range(1, len(notes)):
        move = notes[at]
        if move in (m.GIVE, m.ASK):
            continue  # the note after it says what
        if m.STRIKE <= move < m.STRIKE + 2 * m.ENTRIES:
            del draft.keys[move - m.STRIKE]
            del draft.amounts[move - m.STRIKE]
        elif move in draft.keys:
            draft.amounts[draft.keys.index(move)] += 1
        else:
            draft.keys.append(move)
            draft.amounts.append(1)
    return draft


def offer_of(s: Town, seat: i64, draft: Draft) -> Offer:
    """The offer as it would lie on the table."""
    giver = s.restaurants[seat]
    gives = [0] * side.SIZE
    asks = [0] * side.SIZE
    swaps: i64 = 0
    slots: list[int] = []
    shown: i64 = 0
    for at in range(len(draft.keys)):
        key, amount = draft.keys[at], draft.amounts[at]
        if m.SWAP <= key < m.STRIKE:
            swaps |= 1 << (key - m.SWAP)
        elif m.GIVE_SHOWN <= key < m.ASK_CARD:
            gives[side.CARDS] += amount
            for i in range(amount):
                if key < m.GIVE_COVERED:
                    shown |= 1 << len(slots)
                slots.append(giver.holds((key - m.GIVE_SHOWN) % m.CARDS, slots))
        else:
            add_entry(gives, asks, key, amount)
    return Offer(seat, draft.partner, gives, asks, slots, shown, swaps, giver.counters)


def add_entry(gives: list[int], asks: list[int], key: i64, amount: i64) -> None:
    """One entry of a draft into its place: of each sort, those given come before those asked."""
    if key < m.GIVE_KIND:
        steps = (key - m.GIVE_MONEY) % m.STEPS + 1
        (gives if key < m.ASK_MONEY else asks)[side.MONEY] = 100 * steps
    elif key < m.GIVE_GARBAGE:
        (gives if key < m.ASK_KIND else asks)[(key - m.GIVE_KIND) % m.KINDS] = amount
    elif key < m.GIVE_UPGRADE:
        (gives if key < m.ASK_GARBAGE else asks)[side.GARBAGE] = amount
    elif key < m.GIVE_ISLAND:
        upgrade = (key - m.GIVE_UPGRADE) % m.UPGRADES
        (gives if key < m.ASK_UPGRADE else asks)[side.UPGRADES] |= 1 << upgrade
    elif key < m.GIVE_SHOWN:
        upgrade = (key - m.GIVE_ISLAND) % m.UPGRADES
        (gives if key < m.ASK_ISLAND else asks)[side.ISLAND] |= 1 << upgrade
    else:
        asks[side.CARDS] = amount


def additions(s: Town, offer: Offer, asks: bool) -> list[int]:
    """D20: every entry that could be added to a side now: its giver owns what it names."""
    one, two = s.restaurants[offer.giver], s.restaurants[offer.partner]
    giver, taker = (two, one) if asks else (one, two)
    goods = offer.asks if asks else offer.gives
    full = offer.entries(asks) >= m.ENTRIES
    found = [] if full else new_entries(giver, taker, goods, asks)
    if goods[side.GARBAGE] < giver.garbage and (goods[side.GARBAGE] or not full):
        found.append(m.ASK_GARBAGE if asks else m.GIVE_GARBAGE)
    kinds = m.ASK_KIND if asks else m.GIVE_KIND
    for kind in range(m.KINDS):
        if giver.have[kind] > goods[kind] and (goods[kind] or not full):
            found.append(kinds + kind)
    if asks:
        if goods[side.CARDS] < len(giver.hand) and (goods[side.CARDS] or not full):
            found.append(m.ASK_CARD)
    elif not full:
        for kind in giver.hand_kinds():  # one's own action cards, shown to the partner or face down
            if giver.holds(kind, offer.slots) != ids.NONE:
                found += [m.GIVE_SHOWN + kind, m.GIVE_COVERED + kind]
        found += swap_entries(giver, taker, offer.swaps)
    return found


def new_entries(giver: Restaurant, taker: Restaurant, goods: list[int], asks: bool) -> list[int]:
    """Money and upgrades: one entry each."""
    found: list[int] = []
    if not goods[side.MONEY]:
        money = m.ASK_MONEY if asks else m.GIVE_MONEY
        most = giver.money if asks else giver.spendable()
        found += [money + step for step in range(min(m.STEPS, most // 100))]
    upgrades = m.ASK_UPGRADE if asks else m.GIVE_UPGRADE
    island = m.ASK_ISLAND if asks else m.GIVE_ISLAND
    shops = giver.on_island()
    for upgrade in range(m.UPGRADES):
        if (taker.upgrades | goods[side.UPGRADES] | goods[side.ISLAND]) >> upgrade & 1:
            continue
        if giver.upgrades >> upgrade & 1:
            found.append(upgrades + upgrade)
        if shops:
            found.append(island + upgrade)
    return found


def swap_entries(giver: Restaurant, taker: Restaurant, swaps: i64) -> list[int]:
    """R7.51: two face-up recipes of one kind; each recipe once."""
    found: list[int] = []
    for code in range(4):
        mine, other = code // 2, code % 2
        free = not swaps & (3 << 2 * mine | 5 << other)  # all swaps of the one, and of the other
        if free and same_sort(giver, giver.recipes[mine], taker.recipes[other]):
            found.append(m.SWAP + code)
    return found


def same_sort(one: Restaurant, recipe: Recipe, other: Recipe) -> bool:
    """Whether two places hold recipes of the same kind, both basic or both gourmet."""
    there = ids.NONE not in (recipe.card, other.card)
    return there and one.gourmet(recipe) == one.gourmet(other)


def fits(s: Town, offer: Offer) -> bool:
    """R7.55: whether the exchange is legal now."""
    giver, partner = s.restaurants[offer.giver], s.restaurants[offer.partner]
    if len(partner.hand) < offer.asks[side.CARDS]:
        return False
    if len(offer.slots) != offer.gives[side.CARDS] or ids.NONE in offer.slots:
        return False
    for code in range(4):
        mine, other = giver.recipes[code // 2], partner.recipes[code % 2]
        if offer.swaps >> code & 1 and not same_sort(giver, mine, other):
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
    slots: list[int] = []
    for kind in handed:
        slots.append(partner.holds(kind, slots))
    taken = [partner.hand[slot] for slot in slots]
    hand_cards(s, giver, partner, given, log)
    hand_cards(s, partner, giver, taken, log)
    for code in range(4):
        if offer.swaps >> code & 1:
            swap(giver, code // 2, partner, code % 2)
    hand_goods(s, giver, partner, offer.gives)
    hand_goods(s, partner, giver, offer.asks)
    buy_gifts(s, giver, partner, offer.gives[side.ISLAND])
    buy_gifts(s, partner, giver, offer.asks[side.ISLAND])


def hand_cards(s: Town, giver: Restaurant, taker: Restaurant, cards: list[int], log: Log) -> None:
    """R7.51: the two see which cards change hands; everybody else only how many."""
    both: i64 = 1 << giver.seat | 1 << taker.seat
    for card in cards:
        s.lose_card(giver.seat, giver.hand.index(card), taker.hand, both)
        log.tell(both, "gave-card", giver.seat, s.box.faces[card], taker.seat)


def swap(giver: Restaurant, mine: i64, partner: Restaurant, theirs: i64) -> None:
    """R7.51: two recipes change places, with the cards attached to them."""
    one, two = giver.recipes[mine], partner.recipes[theirs]
    one.card, two.card = two.card, one.card
    one.review, two.review = two.review, one.review


def hand_goods(s: Town, giver: Restaurant, taker: Restaurant, goods: list[int]) -> None:
    for kind in range(m.KINDS):
        for i in range(goods[kind]):
            s.give(giver.seat, taker.seat, kind)
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
