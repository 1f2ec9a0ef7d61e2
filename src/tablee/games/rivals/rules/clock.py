"""R7.5 to R7.8: the clock schedule: everybody at once, in the order in which commands arrive."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules.agenda import go_on
from tablee.games.rivals.rules.barter import (
    draft_moves,
    exchange,
    fits,
    hand_choices,
    may_counter,
    partners,
    send,
    why_not_draft,
)
from tablee.games.rivals.rules.commands import carry_out, commands, why_not
from tablee.games.rivals.rules.moves import (
    ACCEPT,
    BACK,
    CANCEL,
    COUNTER,
    DECLINE,
    HAND,
    OFFER,
    PASS,
    SEATS,
    SEND,
    SPACES,
    WITHDRAW,
)
from tablee.games.rivals.rules.offers import SIDE_CARDS, Offer
from tablee.games.rivals.rules.plan import NONE
from tablee.games.rivals.rules.prices import at_war
from tablee.games.rivals.rules.town import Town
from tablee.games.rivals.rules.wars import end_claims, end_war, leaders, review_wars
from tablee.kernel.log import Log
from tablee.kernel.state import Lanes, Phase


def open_stalls(s: Town) -> None:
    """A lane for every player; `s.passes` are those who are done."""
    s.passes = 0
    s.take_notes()
    s.open_lanes(STALLS, (1 << s.seats) - 1, TRADING)


@final
class Stalls(Lanes[Town]):
    """R7.5, R7.8: one minute, or until all are done and nothing is open."""

    key = "stalls"
    rule = "R7.3"

    def seconds(self, s: Town) -> int:
        """R13.30: none in Amateur Chef."""
        return 0 if s.plan.amateur else s.plan.box.market_seconds

    def alarms(self, s: Town) -> dict[str, int]:
        """R7.21, R7.35: quiet wars and claims; a tie is never quiet (Q54)."""
        box = s.plan.box
        found: dict[str, int] = {}
        for space in range(SPACES):
            name = f"{space}-{s.stirs[space]}"
            if at_war(s, space):
                lead = leaders(s, space)
                if len(lead) < 2:
                    found[f"war-{name}"] = box.quiet_seconds if lead else box.silent_seconds
            elif s.claims[space] != NONE:
                found[f"claim-{name}"] = box.claim_seconds
        return found

    def ring(self, s: Town, alarm: str, log: Log) -> None:
        words = alarm.split("-")
        space = int(words[1])
        if words[0] == "war":
            end_war(s, space, log)
        else:
            s.claims[space] = NONE
        self.resume(s, log)

    def resume(self, s: Town, log: Log) -> None:
        """After every command: R7.33, then whoever was hit is not done any more.

        R13.30: without a clock, all being done ends wars and offers too; nothing else could.
        """
        review_wars(s, log)
        s.passes &= ~s.hit
        s.hit = 0
        tidy(s)
        everybody: i64 = (1 << s.seats) - 1
        quiet = s.plan.amateur or (not s.offers and max(s.war_at) == NONE)
        if s.passes == everybody and quiet:
            self.expire(s, log)
        else:
            super().resume(s, log)

    def resting(self, s: Town) -> i64:
        """R7.8: whoever is done may come back while others go on."""
        return s.passes

    def close(self, s: Town, log: Log) -> None:
        s.notes = []
        go_on(s, log)


def tidy(s: Town) -> None:
    """A promise of cards ends with its offer, and is made again if a promised card is gone."""
    for seat in range(s.seats):
        lane = s.lanes[seat]
        if len(lane) > 1 and lane[-1] is LANE_HAND:
            if offer_to(s, seat, s.accepting[seat]) is None:
                lane.pop()
                s.notes[seat] = []
            elif broken_promise(s, seat):
                s.notes[seat] = []


def broken_promise(s: Town, seat: i64) -> bool:
    """Whether the notes promise a card that is not in the hand any more."""
    faces = s.plan.box.faces
    held = [HAND + faces[card] - 29 for card in s.hands[seat]]
    for move in s.notes[seat]:
        if move not in held:
            return True
        held.remove(move)
    return False


def offer_to(s: Town, partner: i64, giver: i64) -> Offer | None:
    for offer in s.offers:
        if offer.partner == partner and offer.giver == giver:
            return offer
    return None


@final
class Trading(Phase[Town]):
    """D10 in a lane: any command at any time; whoever is done first takes that back."""

    key = "stalls"
    rule = "R7.3"

    def legal(self, s: Town, seat: i64) -> list[int]:
        if s.passes >> seat & 1:
            return [BACK]
        found = [PASS, *commands(s, seat)]
        found += [OFFER + other for other in partners(s, seat)]
        for offer in s.offers:
            if offer.partner == seat:
                found += [ACCEPT + offer.giver, DECLINE + offer.giver]
                if may_counter(s, seat, offer) and offer_to(s, offer.giver, seat) is None:
                    found.append(COUNTER + offer.giver)
            elif offer.giver == seat:
                found.append(WITHDRAW + offer.partner)
        return found

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        if move == BACK:
            return "R7.8:not-done"
        if s.passes >> seat & 1:
            return "R7.8"
        if OFFER <= move < OFFER + SEATS:
            return "R7.56:too-many"
        if ACCEPT <= move < WITHDRAW + SEATS:
            return "R7.56:no-offer"
        return why_not(s, seat, move)

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move == PASS:
            s.passes |= 1 << seat
            end_claims(s, seat, NONE)
        elif move == BACK:
            s.passes &= ~(1 << seat)
        elif OFFER <= move < OFFER + SEATS:
            begin_lane_draft(s, seat, move, 0)
        elif ACCEPT <= move < WITHDRAW + SEATS:
            answer(s, seat, move, log)
        else:
            carry_out(s, seat, move, log)


def begin_lane_draft(s: Town, seat: i64, move: i64, counters: i64) -> None:
    s.notes[seat] = [move]
    s.chain[seat] = counters
    s.lanes[seat].append(LANE_DRAFT)


def answer(s: Town, seat: i64, move: i64, log: Log) -> None:
    """R7.54 to R7.56: accept, decline, counter; or withdraw one's own."""
    if move >= WITHDRAW:
        mine = offer_to(s, move - WITHDRAW, seat)
        assert mine is not None
        s.offers.remove(mine)
        log.all("withdrew", seat, mine.partner)
        return
    offer = offer_to(s, seat, (move - ACCEPT) % SEATS)
    assert offer is not None
    if move >= COUNTER:
        s.offers.remove(offer)
        log.all("countered", seat, offer.giver)
        begin_lane_draft(s, seat, move, offer.counters + 1)
    elif move >= DECLINE:
        s.offers.remove(offer)
        log.all("declined", seat, offer.giver)
    elif not fits(s, offer):
        fail(s, offer, log)
    elif offer.asks[SIDE_CARDS]:
        s.accepting[seat] = offer.giver
        s.lanes[seat].append(LANE_HAND)
    else:
        exchange(s, offer, [], log)


def fail(s: Town, offer: Offer, log: Log) -> None:
    """R7.55: it is not legal any more, and ends."""
    s.offers.remove(offer)
    log.all("offer-failed", offer.giver, offer.partner)


@final
class LaneDraft(Phase[Town]):
    """D20 in a lane: the clock goes on, and so do the others."""

    key = "stalls"
    rule = "R7.53"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return draft_moves(s, seat)

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        return why_not_draft(s, seat, move)

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move not in (CANCEL, SEND):
            s.notes[seat].append(move)
            return
        if move == SEND:
            offer = send(s, seat, log)
            s.passes &= ~(1 << offer.partner)
        s.notes[seat] = []
        s.lanes[seat].pop()


@final
class LaneHand(Phase[Town]):
    """D22 in a lane: which cards go with the offer that was accepted."""

    key = "stalls"
    rule = "R7.51:not-in-hand"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return hand_choices(s, seat) or [CANCEL]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        notes = s.notes[seat]
        notes.append(move)
        offer = offer_to(s, seat, s.accepting[seat])
        assert offer is not None
        if move != CANCEL and len(notes) < offer.asks[SIDE_CARDS] and fits(s, offer):
            return
        s.notes[seat] = []
        s.lanes[seat].pop()
        if move == CANCEL or not fits(s, offer):
            fail(s, offer, log)
        else:
            exchange(s, offer, [chosen - HAND for chosen in notes], log)


STALLS: Final = Stalls()
TRADING: Final = Trading()
LANE_DRAFT: Final = LaneDraft()
LANE_HAND: Final = LaneHand()
