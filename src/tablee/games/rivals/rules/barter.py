"""R7.50 to R7.58: offers, answers, and the exchange itself, whole or not at all."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules.agenda import go_on
from tablee.games.rivals.rules.drafts import (
    LONGEST,
    additions,
    island_figure,
    offer_of,
    read_draft,
    same_sort,
)
from tablee.games.rivals.rules.goods import (
    card_kind,
    count,
    give,
    hand_kinds,
    lose_card,
    spendable,
)
from tablee.games.rivals.rules.moves import (
    ACCEPT,
    ASK,
    CANCEL,
    COUNTER,
    DECLINE,
    GIVE,
    HAND,
    KINDS,
    OFFER,
    SEND,
    STRIKE,
    UPGRADES,
)
from tablee.games.rivals.rules.offers import (
    SIDE_CARDS,
    SIDE_GARBAGE,
    SIDE_ISLAND,
    SIDE_MONEY,
    SIDE_UPGRADES,
    Offer,
    entries,
)
from tablee.games.rivals.rules.plan import NONE
from tablee.games.rivals.rules.prices import price
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log
from tablee.kernel.state import Turn

# --- what is legal --------------------------------------------------------------------------------


def partners(s: Town, seat: i64) -> list[int]:
    """R7.56: to whom a seat may still send an offer today."""
    if not s.plan.clock and s.offers_sent[seat] >= s.plan.box.max_offers:
        return []
    busy = [offer.partner for offer in s.offers if offer.giver == seat]
    return [other for other in range(s.seats) if other != seat and other not in busy]


def fits(s: Town, offer: Offer) -> bool:
    """R7.55: whether the exchange is legal now."""
    if len(s.hands[offer.partner]) < offer.asks[SIDE_CARDS]:
        return False
    if len(offer.slots) != offer.gives[SIDE_CARDS] or NONE in offer.slots:
        return False
    for code in range(4):
        mine, other = 2 * offer.giver + code // 2, 2 * offer.partner + code % 2
        if offer.swaps >> code & 1 and not same_sort(s, mine, other):
            return False
    return side_fits(s, offer.giver, offer.partner, offer.gives, offer.asks) and side_fits(
        s, offer.partner, offer.giver, offer.asks, offer.gives
    )


def side_fits(s: Town, giver: i64, taker: i64, side: list[int], back: list[int]) -> bool:
    """The giver owns and can spend it; the taker ends with no upgrade twice."""
    for kind in range(KINDS):
        if side[kind] > count(s, giver, kind):
            return False
    upgrades: i64 = side[SIDE_UPGRADES]
    island: i64 = side[SIDE_ISLAND]
    if s.garbage[giver] < side[SIDE_GARBAGE] or upgrades & ~s.upgrades[giver]:
        return False
    if (upgrades | island) & s.upgrades[taker] or upgrades & island:
        return False
    money = spendable(s, giver) - side[SIDE_MONEY]
    if money < 0:
        return False
    if not island:
        return True
    cost = island_cost(s, giver, island)
    return cost != NONE and cost <= money + back[SIDE_MONEY]


def island_cost(s: Town, seat: i64, upgrades: i64) -> i64:
    """R7.22: what these upgrades cost a seat on the Island; NONE if it is not there."""
    figure = island_figure(s, seat)
    if figure == NONE:
        return NONE
    total: i64 = 0
    for upgrade in range(UPGRADES):
        if upgrades >> upgrade & 1:
            total += price(s, figure, s.plan.box.upgrade_prices[upgrade], False)
    return total


# --- drafting -------------------------------------------------------------------------------------


def draft_moves(s: Town, seat: i64) -> list[int]:
    """D20: partner, then add or strike an entry, send or cancel."""
    notes = s.notes[seat]
    if not notes:
        return [CANCEL] + [OFFER + other for other in partners(s, seat)]
    draft = read_draft(notes)
    if notes[-1] in (GIVE, ASK):
        return additions(s, seat, draft, notes[-1] == ASK) or [CANCEL]
    found: list[int] = [CANCEL]
    offer = offer_of(s, seat, draft, s.chain[seat])
    if sendable(s, offer):
        found.append(SEND)
    if len(notes) < LONGEST:
        found += [STRIKE + at for at in range(len(draft.keys))]
        if additions(s, seat, draft, False):
            found.append(GIVE)
        if additions(s, seat, draft, True):
            found.append(ASK)
    return found


def sendable(s: Town, offer: Offer) -> bool:
    """R7.52, R7.56: it says something, is possible, and was not declined already today."""
    something = entries(offer.gives) or entries(offer.asks) or offer.swaps
    if not something or not fits(s, offer):
        return False
    return s.plan.clock or offer.content() not in s.refused


def why_not_draft(s: Town, seat: i64, move: i64) -> str:
    notes = s.notes[seat]
    if not notes:
        return "R7.53:partner"
    if move == SEND:
        offer = offer_of(s, seat, read_draft(notes), s.chain[seat])
        if not (entries(offer.gives) or entries(offer.asks) or offer.swaps):
            return "R7.52:empty"
        return "R7.56:repeated" if fits(s, offer) else "R7.55"
    return "R7.52:full" if len(notes) >= LONGEST else "R7.51:not-theirs"


def send(s: Town, seat: i64, log: Log) -> Offer:
    """The draft becomes an offer that all can read, but for action cards."""
    offer = offer_of(s, seat, read_draft(s.notes[seat]), s.chain[seat])
    s.offers.append(offer)
    s.offers_sent[seat] += 1
    log.all("offered", seat, offer.partner)
    log_side(offer.gives, seat, 0, log)
    log_side(offer.asks, seat, 1, log)
    for code in range(4):
        if offer.swaps >> code & 1:
            mine, other = 2 * seat + code // 2, 2 * offer.partner + code % 2
            faces = s.plan.box.faces
            log.all("offer-swap", seat, faces[s.recipes[mine]], faces[s.recipes[other]], code)
    for at in range(len(offer.slots)):
        if offer.shown >> at & 1:
            card = s.hands[seat][offer.slots[at]]
            s.show(card, 1 << offer.partner)
            readers = 1 << seat | 1 << offer.partner
            log.tell(readers, "showed-card", seat, s.plan.box.faces[card], offer.partner)
    return offer


def log_side(side: list[int], seat: i64, way: i64, log: Log) -> None:
    """What is given (way 0) or asked (way 1), entry by entry."""
    for kind in range(KINDS):
        if side[kind]:
            log.all("offer-kind", seat, way, kind, side[kind])
    if side[SIDE_MONEY]:
        log.all("offer-money", seat, way, side[SIDE_MONEY])
    if side[SIDE_GARBAGE]:
        log.all("offer-garbage", seat, way, side[SIDE_GARBAGE])
    if side[SIDE_CARDS]:
        log.all("offer-cards", seat, way, side[SIDE_CARDS])
    for upgrade in range(UPGRADES):
        if side[SIDE_UPGRADES] >> upgrade & 1:
            log.all("offer-upgrade", seat, way, upgrade)
        if side[SIDE_ISLAND] >> upgrade & 1:
            log.all("offer-island", seat, way, upgrade)


# --- the exchange ---------------------------------------------------------------------------------


def exchange(s: Town, offer: Offer, handed: list[int], log: Log) -> None:
    """R7.55: everything at once. `handed`: the kinds of cards the partner hands over."""
    giver, partner = offer.giver, offer.partner
    s.offers.remove(offer)
    log.all("traded", giver, partner)
    from_giver = [s.hands[giver][slot] for slot in offer.slots]
    from_partner = [pick(s, partner, kind) for kind in handed]
    for card in from_giver:
        lose_card(s, giver, s.hands[giver].index(card))
    hand_cards(s, giver, partner, from_giver, log)
    hand_cards(s, partner, giver, from_partner, log)
    for code in range(4):
        if offer.swaps >> code & 1:
            swap(s, 2 * giver + code // 2, 2 * partner + code % 2)
    hand_goods(s, giver, partner, offer.gives)
    hand_goods(s, partner, giver, offer.asks)
    buy_gifts(s, giver, partner, offer.gives[SIDE_ISLAND])
    buy_gifts(s, partner, giver, offer.asks[SIDE_ISLAND])


def pick(s: Town, seat: i64, kind: i64) -> i64:
    """A card of this kind out of a hand."""
    hand = s.hands[seat]
    for at in range(len(hand)):
        if card_kind(s, hand[at]) == kind:
            return lose_card(s, seat, at)
    raise AssertionError("the seat holds no such card")


def hand_cards(s: Town, giver: i64, taker: i64, cards: list[int], log: Log) -> None:
    for card in cards:
        s.hands[taker].append(card)
        s.show(card, 1 << taker)
        readers = 1 << giver | 1 << taker
        log.tell(readers, "gave-card", giver, s.plan.box.faces[card], taker)


def swap(s: Town, slot: i64, other: i64) -> None:
    """R7.51: two recipes change places, with the cards attached to them."""
    s.recipes[slot], s.recipes[other] = s.recipes[other], s.recipes[slot]
    s.reviews[slot], s.reviews[other] = s.reviews[other], s.reviews[slot]


def hand_goods(s: Town, giver: i64, taker: i64, side: list[int]) -> None:
    for kind in range(KINDS):
        for i in range(side[kind]):
            give(s, giver, taker, kind)
    s.money[giver] -= side[SIDE_MONEY]
    s.money[taker] += side[SIDE_MONEY]
    s.garbage[giver] -= side[SIDE_GARBAGE]
    s.garbage[taker] += side[SIDE_GARBAGE]
    s.upgrades[giver] &= ~side[SIDE_UPGRADES]
    s.upgrades[taker] |= side[SIDE_UPGRADES]


def buy_gifts(s: Town, giver: i64, taker: i64, upgrades: i64) -> None:
    """R7.22: bought at the moment of acceptance, at the giver's price."""
    if upgrades:
        s.money[giver] -= island_cost(s, giver, upgrades)
        s.upgrades[taker] |= upgrades


# --- the serial table: the partner answers inside the beat ----------------------------------------


def begin_draft(s: Town, seat: i64, move: i64, counters: i64) -> None:
    """D20 in a frame of its own; `move` says to whom."""
    s.take_notes()
    s.notes[seat].append(move)
    s.chain[seat] = counters
    s.turn(DRAFTING, seat)


@final
class Drafting(Turn[Town]):
    """D20: the draft is its writer's alone."""

    key = "draft"
    rule = "R7.53"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return draft_moves(s, seat)

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        return why_not_draft(s, seat, move)

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move == CANCEL:
            s.notes = []
            go_on(s, log)
        elif move == SEND:
            offer = send(s, seat, log)
            s.notes = []
            s.turn(WEIGHING, offer.partner)
        else:
            s.notes[seat].append(move)


@final
class Weighing(Turn[Town]):
    """D21: accept, decline or counter."""

    key = "weigh"
    rule = "R7.54"

    def legal(self, s: Town, seat: i64) -> list[int]:
        offer = s.offers[-1]
        found: list[int] = [DECLINE + offer.giver]
        if fits(s, offer):
            found.append(ACCEPT + offer.giver)
        if may_counter(s, seat, offer):
            found.append(COUNTER + offer.giver)
        return found

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        return "R7.54:counters" if COUNTER <= move < COUNTER + 8 else "R7.54"

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        offer = s.offers[-1]
        if ACCEPT <= move < ACCEPT + 8:
            if offer.asks[SIDE_CARDS]:
                s.take_notes()
                s.turn(HANDING, seat)
                return
            exchange(s, offer, [], log)
        else:
            s.offers.pop()
            s.refused.append(offer.content())
            if COUNTER <= move < COUNTER + 8:
                log.all("countered", seat, offer.giver)
                begin_draft(s, seat, move, offer.counters + 1)
                return
            log.all("declined", seat, offer.giver)
        go_on(s, log)


def may_counter(s: Town, seat: i64, offer: Offer) -> bool:
    """R7.54: three in one chain; R7.56: a counter-offer is one of the day's ten."""
    within = s.plan.clock or s.offers_sent[seat] < s.plan.box.max_offers
    return offer.counters < s.plan.box.max_counters and within


def hand_choices(s: Town, seat: i64) -> list[int]:
    """D22: the cards of a hand that are not promised yet."""
    found: list[int] = []
    for kind in hand_kinds(s, seat):
        held: i64 = 0
        for card in s.hands[seat]:
            if card_kind(s, card) == kind:
                held += 1
        for move in s.notes[seat]:
            if move == HAND + kind:
                held -= 1
        if held > 0:
            found.append(HAND + kind)
    return found


@final
class Handing(Turn[Town]):
    """D22: the partner chooses which cards he hands over."""

    key = "hand-over"
    rule = "R7.51:not-in-hand"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return hand_choices(s, seat)

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        s.notes[seat].append(move)
        offer = s.offers[-1]
        if len(s.notes[seat]) < offer.asks[SIDE_CARDS]:
            return
        kinds = [chosen - HAND for chosen in s.notes[seat]]
        s.notes = []
        exchange(s, offer, kinds, log)
        go_on(s, log)


DRAFTING: Final = Drafting()
WEIGHING: Final = Weighing()
HANDING: Final = Handing()
