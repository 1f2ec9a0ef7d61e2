"""R7.50 to R7.58: an offer is written in secret, is legal or not, happens whole or not at all.

A draft, an answer and the choice of cards to hand over are made at a desk in the player's own lane;
at a serial table the beat lasts until the desks are closed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids, moves as m, pieces
from tablee.games.rivals.rules.offers import (
    LONGEST,
    additions,
    exchange,
    fits,
    offer_of,
    owned_entries,
    read_draft,
)
from tablee.games.rivals.rules.pieces import Offer, Restaurant
from tablee.games.rivals.rules.town import Town
from tablee.kernel import Log, Turn


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
