"""R7.50 to R7.58: an offer is written in secret, is legal or not, happens whole or not at all.

A draft, an answer and the choice of cards to hand over are made at a desk in the player's own lane;
at a serial table the beat lasts until the desks are closed.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules import buying, ids, moves as m, pieces
from tablee.games.rivals.rules.pieces import Entry, Offer, Recipe, Restaurant, Side
from tablee.games.rivals.rules.town import Town
from tablee.kernel import Log, Turn

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


def why_not_offer(s: Town, seat: i64, partner: i64) -> str:
    """R7.51: to another player. R7.56: a serial table allows so many a day, counter-offers
    included; with a clock one to each partner is open at a time."""
    if partner >= s.seats:
        return "R4.12:no-seat"
    if partner == seat:
        return "R7.51:yourself"
    if not s.plan.clock and s.restaurants[seat].offers_sent >= s.box.max_offers:
        return "R7.56:too-many"
    return "" if offer_to(s, partner, seat) is None else "R7.56:open"


def why_not_counter(s: Town, seat: i64, offer: Offer) -> str:
    """R7.54: so many in one chain; R7.56: a counter-offer is an offer."""
    if offer.counters >= s.box.max_counters:
        return "R7.54:counters"
    return why_not_offer(s, seat, offer.giver)


def why_not_answer(s: Town, seat: i64, move: i64) -> str:
    """R7.56: there is such an offer. R7.55: a serial table refuses at once what is not legal."""
    offer = offer_named(s, seat, move)
    if offer is None:
        return "R7.56:no-offer"
    return why_not_counter(s, seat, offer) if move >= m.COUNTER else "R7.55"


def partners(s: Town, seat: i64) -> list[int]:
    """To whom a seat may send an offer now, as moves."""
    return [m.OFFER + other for other in range(s.seats) if not why_not_offer(s, seat, other)]


def offer_to(s: Town, partner: i64, giver: i64) -> Offer | None:
    for offer in s.offers:
        if offer.partner == partner and offer.giver == giver:
            return offer
    return None


def offer_named(s: Town, seat: i64, move: i64) -> Offer | None:
    """The offer that `move` accepts, declines, counters or withdraws."""
    other = (move - m.ACCEPT) % m.SEATS
    return offer_to(s, other, seat) if move >= m.WITHDRAW else offer_to(s, seat, other)


def why_not_send(s: Town, offer: Offer) -> str:
    """R7.52, R7.56: it says something, is possible, and was not declined already today: ""."""
    if offer.empty():
        return "R7.52:empty"
    if not fits(s, offer):
        return "R7.55"
    declined = not s.plan.clock and offer.content() in s.refused
    return "R7.56:repeated" if declined else ""


def begin_draft(s: Town, seat: i64, move: i64, counters: i64) -> None:
    """`move` says to whom; so many counter-offers led to it."""
    s.restaurants[seat].counters = counters
    s.notes[seat] = [move]
    s.lanes[seat].append(DRAFTING)


def leave_desk(s: Town, seat: i64) -> None:
    clear_desk(s.restaurants[seat])
    s.notes[seat] = []
    s.lanes[seat].pop()


def clear_desk(one: Restaurant) -> None:
    """Nothing stays of a draft or a promise of cards: what led to it is its writer's secret too."""
    one.counters, one.accepting = 0, ids.NONE


class Drafting(Turn[Town]):
    """D20: the draft is its writer's alone."""

    key = "draft"
    rule = "R7.53"
    outside = "beat"  # only a sent offer exists for others
    outside_rule = "R7.3"

    def legal(self, s: Town, seat: i64) -> list[int]:
        """Add or strike an entry, send or cancel."""
        notes = s.notes[seat]
        draft = read_draft(notes)
        offer = offer_of(s, seat, draft)
        if notes[-1] in (m.GIVE, m.ASK):
            return additions(s, offer, notes[-1] == m.ASK) or [m.CANCEL]
        found: list[int] = [m.CANCEL]
        if not why_not_send(s, offer):
            found.append(m.SEND)
        if len(notes) < LONGEST:
            found += [m.STRIKE + at for at in range(len(draft.keys))]
            found += [side for side in (m.GIVE, m.ASK) if additions(s, offer, side == m.ASK)]
        return found

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        notes = s.notes[seat]
        offer = offer_of(s, seat, read_draft(notes))
        begun = notes[-1] in (m.GIVE, m.ASK)
        if begun != (m.GIVE_MONEY <= move < m.STRIKE):
            return "R7.53"  # first whether it is given or asked, then what
        if move == m.SEND:
            return why_not_send(s, offer)
        if begun or move in (m.GIVE, m.ASK):
            return self.why_not_add(s, offer, notes, move)
        return "R7.53:long" if len(notes) >= LONGEST else "R7.53"

    def why_not_add(self, s: Town, offer: Offer, notes: list[int], move: i64) -> str:
        """Anything at all, or (after `give` or `ask`) this."""
        begun = move not in (m.GIVE, m.ASK)
        if not begun and len(notes) >= LONGEST:
            return "R7.53:long"
        asks = (notes[-1] if begun else move) == m.ASK
        full = offer.entries(asks) >= m.ENTRIES
        if not begun:
            return "R7.52:full" if full else "R7.51:nothing"
        if full and move in owned_entries(s, offer, asks):
            return "R7.52:full"
        alone = Offer(offer.giver, offer.partner, offer.counters)
        there = move in owned_entries(s, alone, asks)
        return "R7.52:there" if there else "R7.51:not-theirs"

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move not in (m.CANCEL, m.SEND):
            s.notes[seat].append(move)
            return
        if move == m.SEND:
            partner = send(s, seat, log).partner
            if s.plan.clock:
                s.passes &= ~(1 << partner)  # R7.8
            else:
                s.lanes[partner].append(WEIGHING)
        elif not s.plan.clock:
            self.give_up(s, seat, log)
        leave_desk(s, seat)

    def give_up(self, s: Town, seat: i64, log: Log) -> None:
        """Q74: for the others this is a beat in which nothing was done. Where they heard that an
        offer was countered it is an answer, in another's beat (R7.10): they hear it declined."""
        move = s.notes[seat][0]
        if move >= m.COUNTER and not s.plan.tells_drafts:
            log.all("declined", seat, move - m.COUNTER)
            return
        log.all("passed", seat)
        if not s.plan.tells_drafts:
            s.passes |= 1 << seat


def send(s: Town, seat: i64, log: Log) -> Offer:
    """The draft becomes an offer that all can read, but for action cards."""
    one = s.restaurants[seat]
    offer = offer_of(s, seat, read_draft(s.notes[seat]))
    partner = offer.partner
    s.offers.append(offer)
    one.offers_sent += 1
    log.all("offered", seat, partner)
    for way in range(2):
        for sort, what, number in pieces.listed(offer.asks if way else offer.gives):
            log.all(f"offer-{sort}", seat, way, what, number)
    faces = s.box.faces
    for code in offer.swapped():
        mine, other = one.recipes[code // 2], s.restaurants[partner].recipes[code % 2]
        log.all("offer-swap", seat, faces[mine.card], faces[other.card], code)
    for at in range(len(offer.slots)):
        if offer.shown >> at & 1:
            card = one.hand[offer.slots[at]]
            s.show(card, 1 << partner)
            log.tell(1 << seat | 1 << partner, "showed-card", seat, faces[card], partner)
    return offer


class Weighing(Turn[Town]):
    """D21 at a serial table: accept, decline or counter."""

    key = "weigh"
    rule = "R7.54"

    def legal(self, s: Town, seat: i64) -> list[int]:
        offer = s.offers[-1]
        found: list[int] = [m.DECLINE + offer.giver]
        if fits(s, offer):
            found.append(m.ACCEPT + offer.giver)
        if not why_not_counter(s, seat, offer):
            found.append(m.COUNTER + offer.giver)
        return found

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        answers = m.ACCEPT <= move < m.WITHDRAW + m.SEATS
        return why_not_answer(s, seat, move) if answers else "R7.54"

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        s.lanes[seat].pop()
        answer(s, seat, move, log)


def lane_answers(s: Town, seat: i64) -> list[int]:
    """D21 at a clock table, where offers stay open; and taking back one's own."""
    found: list[int] = []
    for offer in s.offers:
        if offer.partner == seat:
            found += [m.ACCEPT + offer.giver, m.DECLINE + offer.giver]
            if not why_not_counter(s, seat, offer):
                found.append(m.COUNTER + offer.giver)
        elif offer.giver == seat:
            found.append(m.WITHDRAW + offer.partner)
    return found


def answer(s: Town, seat: i64, move: i64, log: Log) -> None:
    """R7.54 to R7.56: accept, decline, counter; or withdraw one's own."""
    other = (move - m.ACCEPT) % m.SEATS
    offer = offer_named(s, seat, move)
    assert offer is not None
    if m.ACCEPT <= move < m.DECLINE:
        accept(s, seat, offer, log)
        return
    s.offers.remove(offer)
    if move >= m.WITHDRAW:
        log.all("withdrew", seat, other)
        return
    s.refused.append(offer.content())
    if move >= m.COUNTER:
        log.all("countered", seat, other)
        begin_draft(s, seat, move, offer.counters + 1)
    else:
        log.all("declined", seat, other)


def accept(s: Town, seat: i64, offer: Offer, log: Log) -> None:
    """R7.55: at once if it is legal now; D22: first the partner chooses the cards asked for."""
    if not fits(s, offer):
        fail(s, offer, log)
    elif not offer.asks[pieces.CARDS]:
        exchange(s, offer, [], log)
    else:
        s.restaurants[seat].accepting = offer.giver
        s.lanes[seat].append(HANDING)


def fail(s: Town, offer: Offer, log: Log) -> None:
    """R7.55: it is not legal any more, and ends."""
    s.offers.remove(offer)
    log.all("offer-failed", offer.giver, offer.partner)


class Handing(Turn[Town]):
    """D22: the partner chooses which cards he hands over."""

    key = "hand-over"
    rule = "R7.51:not-in-hand"
    outside = "beat"
    outside_rule = "R7.3"

    def legal(self, s: Town, seat: i64) -> list[int]:
        """The cards of the hand that are not promised yet."""
        one = s.restaurants[seat]
        found = [
            m.HAND + kind
            for kind in one.hand_kinds()
            if one.held(kind) > s.notes[seat].count(m.HAND + kind)
        ]
        return found or [m.CANCEL]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        notes = s.notes[seat]
        notes.append(move)
        offer = offer_to(s, seat, s.restaurants[seat].accepting)
        assert offer is not None  # where it has ended (R7.56, Q73) nobody chooses: `market.tidy`
        gone = move == m.CANCEL or not fits(s, offer)
        if not gone and len(notes) < offer.asks[pieces.CARDS]:
            return
        if gone:
            fail(s, offer, log)
        else:
            exchange(s, offer, [chosen - m.HAND for chosen in notes], log)
        leave_desk(s, seat)


DRAFTING: Final = Drafting()
WEIGHING: Final = Weighing()
HANDING: Final = Handing()
