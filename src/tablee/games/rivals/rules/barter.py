"""R7.50 to R7.58: offers and answers.

A draft, an answer and the choice of cards to hand over are made at a desk in the player's own lane;
at a serial table the beat lasts until the desks are closed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import moves as m, offer as side
from tablee.games.rivals.rules.exchange import additions, exchange, fits, offer_of, read_draft
from tablee.games.rivals.rules.offer import Offer
from tablee.games.rivals.rules.town import Town
from tablee.kernel import Log, Turn

LONGEST: Final = 40  # so many notes; then a draft is sent or given up: games of chance must end


def offers_left(s: Town, seat: i64) -> bool:
    """R7.56: a serial table allows so many a day, counter-offers included."""
    return s.plan.clock or s.restaurants[seat].offers_sent < s.box.max_offers


def partners(s: Town, seat: i64) -> list[int]:
    """To whom a seat may still send an offer today, as moves."""
    if not offers_left(s, seat):
        return []
    busy = [offer.partner for offer in s.offers if offer.giver == seat]
    return [m.OFFER + other for other in range(s.seats) if other != seat and other not in busy]


def offer_to(s: Town, partner: i64, giver: i64) -> Offer | None:
    for offer in s.offers:
        if offer.partner == partner and offer.giver == giver:
            return offer
    return None


def sendable(s: Town, offer: Offer) -> bool:
    """R7.52, R7.56: it says something, is possible, and was not declined already today."""
    if offer.empty() or not fits(s, offer):
        return False
    return s.plan.clock or offer.content() not in s.refused


def begin_draft(s: Town, seat: i64, move: i64, counters: i64) -> None:
    """`move` says to whom; so many counter-offers led to it."""
    s.restaurants[seat].counters = counters
    s.notes[seat] = [move]
    s.lanes[seat].append(DRAFTING)


def leave_desk(s: Town, seat: i64) -> None:
    """A draft or a choice of cards is over."""
    s.notes[seat] = []
    s.lanes[seat].pop()


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
        if sendable(s, offer):
            found.append(m.SEND)
        if len(notes) < LONGEST:
            found += [m.STRIKE + at for at in range(len(draft.keys))]
            if additions(s, offer, False):
                found.append(m.GIVE)
            if additions(s, offer, True):
                found.append(m.ASK)
        return found

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        notes = s.notes[seat]
        if move == m.SEND:
            offer = offer_of(s, seat, read_draft(notes))
            if offer.empty():
                return "R7.52:empty"
            return "R7.56:repeated" if fits(s, offer) else "R7.55"
        return "R7.52:full" if len(notes) >= LONGEST else "R7.51:not-theirs"

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
        elif not s.plan.clock:  # for the others this is a beat in which nothing was done
            log.all("passed", seat)
        leave_desk(s, seat)


def send(s: Town, seat: i64, log: Log) -> Offer:
    """The draft becomes an offer that all can read, but for action cards."""
    one = s.restaurants[seat]
    offer = offer_of(s, seat, read_draft(s.notes[seat]))
    partner = offer.partner
    s.offers.append(offer)
    one.offers_sent += 1
    log.all("offered", seat, partner)
    for way in range(2):
        for sort, what, number in side.listed(offer.asks if way else offer.gives):
            log.all(f"offer-{sort}", seat, way, what, number)
    faces = s.box.faces
    for code in range(4):
        if offer.swaps >> code & 1:
            mine, other = one.recipes[code // 2], s.restaurants[partner].recipes[code % 2]
            log.all("offer-swap", seat, faces[mine.card], faces[other.card], code)
    for at in range(len(offer.slots)):
        if offer.shown >> at & 1:
            card = one.hand[offer.slots[at]]
            s.show(card, 1 << partner)
            log.tell(1 << seat | 1 << partner, "showed-card", seat, faces[card], partner)
    return offer


def may_counter(s: Town, seat: i64, offer: Offer) -> bool:
    """R7.54: three in one chain; R7.56: a counter-offer is one of the day's ten."""
    return offer.counters < s.box.max_counters and offers_left(s, seat)


class Weighing(Turn[Town]):
    """D21 at a serial table: accept, decline or counter."""

    key = "weigh"
    rule = "R7.54"

    def legal(self, s: Town, seat: i64) -> list[int]:
        offer = s.offers[-1]
        found: list[int] = [m.DECLINE + offer.giver]
        if fits(s, offer):
            found.append(m.ACCEPT + offer.giver)
        if may_counter(s, seat, offer):
            found.append(m.COUNTER + offer.giver)
        return found

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        return "R7.54:counters" if m.COUNTER <= move < m.COUNTER + m.SEATS else "R7.54"

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        s.lanes[seat].pop()
        answer(s, seat, move, log)


def lane_answers(s: Town, seat: i64) -> list[int]:
    """D21 at a clock table, where offers stay open; and taking back one's own."""
    found: list[int] = []
    for offer in s.offers:
        if offer.partner == seat:
            found += [m.ACCEPT + offer.giver, m.DECLINE + offer.giver]
            if may_counter(s, seat, offer) and offer_to(s, offer.giver, seat) is None:
                found.append(m.COUNTER + offer.giver)
        elif offer.giver == seat:
            found.append(m.WITHDRAW + offer.partner)
    return found


def answer(s: Town, seat: i64, move: i64, log: Log) -> None:
    """R7.54 to R7.56: accept, decline, counter; or withdraw one's own."""
    other = (move - m.ACCEPT) % m.SEATS
    offer = offer_to(s, other, seat) if move >= m.WITHDRAW else offer_to(s, seat, other)
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
    elif not offer.asks[side.CARDS]:
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
        assert offer is not None
        gone = move == m.CANCEL or not fits(s, offer)
        if not gone and len(notes) < offer.asks[side.CARDS]:
            return
        if gone:
            fail(s, offer, log)
        else:
            exchange(s, offer, [chosen - m.HAND for chosen in notes], log)
        leave_desk(s, seat)


DRAFTING: Final = Drafting()
WEIGHING: Final = Weighing()
HANDING: Final = Handing()
