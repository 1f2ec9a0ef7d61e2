"""R7.51 to R7.55: what an offer may hold, whether both can keep it, and how it happens."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules import buying, ids, moves as m, pieces
from tablee.games.rivals.rules.pieces import Entry, Offer, Recipe, Restaurant, Side
from tablee.games.rivals.rules.town import Town
from tablee.kernel import Log

LONGEST: Final = 40  # so many notes; then a draft is sent or given up: games of chance must end
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
    giver = s.restaurants[seat]
    offer = Offer(seat, draft.partner, giver.counters)
    for at in range(len(draft.keys)):
        put(offer, giver, pieces.entry_of(draft.keys[at]), draft.amounts[at])
    return offer


def put(offer: Offer, giver: Restaurant, entry: Entry, amount: i64) -> None:
    """One entry of a draft into its place."""
    side = offer.asks if entry.asks else offer.gives
    if entry.sort == "swap":
        offer.swaps |= 1 << entry.what
    elif entry.sort == "money":
        side[entry.at] = m.sum_of(0, entry.what)
    elif entry.sort in ("upgrade", "island"):
        side[entry.at] |= 1 << entry.what
    else:
        side[entry.at] += amount
    if entry.sort in ("shown", "covered"):
        for i in range(amount):
            if entry.sort == "shown":
                offer.shown |= 1 << len(offer.slots)
            offer.slots.append(giver.holds(entry.what, offer.slots))


def additions(s: Town, offer: Offer, asks: bool) -> list[int]:
    """D20: every entry that could be added to a side now; R7.52: to a full one more of the same."""
    found = owned_entries(s, offer, asks)
    if offer.entries(asks) < m.ENTRIES:
        return found
    goods = offer.asks if asks else offer.gives
    return [move for move in found if is_more_of(goods, pieces.entry_of(move))]


def addable(s: Town, seat: i64, notes: list[int], asks: bool) -> list[int]:
    """The same to a draft; Q68: unless it is long."""
    offer = offer_of(s, seat, read_draft(notes))
    return additions(s, offer, asks) if len(notes) < LONGEST else []


def is_more_of(goods: Side, entry: Entry) -> bool:
    """R7.52: whether it only makes one greater that is there: amounts of a kind are one entry."""
    return entry.sort in ("kind", "garbage", "card") and goods[entry.at] > 0


def owned_entries(s: Town, offer: Offer, asks: bool) -> list[int]:
    """R7.51: every entry that names what its giver has besides, and the other may get."""
    one, two = s.restaurants[offer.giver], s.restaurants[offer.partner]
    giver, taker = (two, one) if asks else (one, two)
    goods = offer.asks if asks else offer.gives
    found = new_entries(giver, taker, goods, asks)
    if goods[pieces.GARBAGE] < giver.garbage:
        found.append(m.ASK_GARBAGE if asks else m.GIVE_GARBAGE)
    kinds = m.ASK_KIND if asks else m.GIVE_KIND
    found += [kinds + kind for kind in range(m.KINDS) if giver.have[kind] > goods[kind]]
    if asks:
        if goods[pieces.CARDS] < len(giver.hand):
            found.append(m.ASK_CARD)
        return found
    for kind in giver.hand_kinds():  # one's own action cards, shown to the partner or face down
        if giver.holds(kind, offer.slots) != ids.NONE:
            found += [m.GIVE_SHOWN + kind, m.GIVE_COVERED + kind]
    return found + swap_entries(giver, taker, offer.swaps)


def new_entries(giver: Restaurant, taker: Restaurant, goods: list[int], asks: bool) -> list[int]:
    """Money and upgrades: one entry each."""
    found: list[int] = []
    if not goods[pieces.MONEY]:
        most = giver.money if asks else giver.spendable()
        found += m.sums(m.ASK_MONEY if asks else m.GIVE_MONEY, 0, most)
    upgrades = m.ASK_UPGRADE if asks else m.GIVE_UPGRADE
    island = m.ASK_ISLAND if asks else m.GIVE_ISLAND
    shops = giver.on_island()
    for upgrade in range(m.UPGRADES):
        if (taker.upgrades | goods[pieces.UPGRADES] | goods[pieces.ISLAND]) >> upgrade & 1:
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
    if len(partner.hand) < offer.asks[pieces.CARDS]:
        return False
    if len(offer.slots) != offer.gives[pieces.CARDS] or ids.NONE in offer.slots:
        return False
    for code in offer.swapped():
        if not same_sort(giver, giver.recipes[code // 2], partner.recipes[code % 2]):
            return False
    there = side_fits(s, giver, partner, offer.gives, offer.asks)
    return there and side_fits(s, partner, giver, offer.asks, offer.gives)


def side_fits(s: Town, giver: Restaurant, taker: Restaurant, gives: Side, back: Side) -> bool:
    """The giver owns and can spend it; the taker ends with no upgrade twice."""
    if any(gives[kind] > giver.have[kind] for kind in range(m.KINDS)):
        return False
    upgrades: i64 = gives[pieces.UPGRADES]
    island: i64 = gives[pieces.ISLAND]
    money = giver.spendable() - gives[pieces.MONEY]
    if giver.garbage < gives[pieces.GARBAGE] or upgrades & ~giver.upgrades or money < 0:
        return False
    if (upgrades | island) & taker.upgrades or upgrades & island:
        return False
    return not island or island_cost(s, giver, island) <= money + back[pieces.MONEY]


def island_cost(s: Town, one: Restaurant, upgrades: i64) -> i64:
    """R7.22: what these upgrades cost a player on the Island; more than all money if not there."""
    if not buying.island_buyers(one):
        return ENDLESS
    bought = [at for at in range(m.UPGRADES) if upgrades >> at & 1]
    return sum([buying.upgrade_cost(s, one, at) for at in bought])


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
    swap_recipes(giver, partner, offer)
    hand_goods(s, giver, partner, offer.gives)
    hand_goods(s, partner, giver, offer.asks)


def hand_cards(s: Town, giver: Restaurant, taker: Restaurant, cards: list[int], log: Log) -> None:
    """R7.51: the two see which cards change hands; everybody else only how many."""
    both: i64 = 1 << giver.seat | 1 << taker.seat
    for card in cards:
        s.lose_card(giver.seat, giver.hand.index(card), taker.hand, both)
        log.tell(both, "gave-card", giver.seat, s.box.faces[card], taker.seat)


def swap_recipes(giver: Restaurant, partner: Restaurant, offer: Offer) -> None:
    """R7.51: recipes change places, with the cards attached to them."""
    for code in offer.swapped():
        one, two = giver.recipes[code // 2], partner.recipes[code % 2]
        one.card, two.card = two.card, one.card
        one.review, two.review = two.review, one.review


def hand_goods(s: Town, giver: Restaurant, taker: Restaurant, goods: Side) -> None:
    for kind in range(m.KINDS):
        for i in range(goods[kind]):
            s.give(giver.seat, taker.seat, kind)
    giver.money -= goods[pieces.MONEY]
    taker.money += goods[pieces.MONEY]
    giver.garbage -= goods[pieces.GARBAGE]
    taker.garbage += goods[pieces.GARBAGE]
    giver.upgrades &= ~goods[pieces.UPGRADES]
    taker.upgrades |= goods[pieces.UPGRADES] | goods[pieces.ISLAND]
    if goods[pieces.ISLAND]:  # R7.22: bought at the moment of acceptance, at the giver's price
        giver.money -= island_cost(s, giver, goods[pieces.ISLAND])
