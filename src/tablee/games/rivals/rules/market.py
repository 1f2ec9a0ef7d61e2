"""R7.2, R7.5 to R7.12, R7.70: Buy and Barter opens, runs, and closes.

At a clock table all are awake, each in a lane of their own; at a serial one a single seat is, beat
after beat. Everything else is the same.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import barter, ids, moves as m, wars
from tablee.games.rivals.rules.commands import carry_out, commands, why_not
from tablee.games.rivals.rules.ids import MARKET_WINDOW, NONE
from tablee.games.rivals.rules.questions import Do
from tablee.games.rivals.rules.town import Town
from tablee.kernel import Lanes, Log, Turn


def open_market(s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
    """R7.2 (b): wars and claims. (R7.2 (a), Antoine's power, is a step of its own.)"""
    s.window = MARKET_WINDOW
    log.all("market")
    wars.open_counters(s, log)


def trade(s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
    """R7.4: `s.passes` are those who are done, at a serial table for this tick."""
    s.passes = s.tick = 0
    s.take_notes()
    s.open_lanes(STALLS if s.plan.clock else BEATS, s.everybody(), TRADING)
    if not s.plan.clock:
        BEATS.next_tick(s)


class Trading(Turn[Town]):
    """D10: one command, or pass. On the clock whoever is done first takes that back."""

    key = "beat"
    rule = "R7.3"

    def legal(self, s: Town, seat: i64) -> list[int]:
        if s.plan.clock and s.passes >> seat & 1:
            return [m.BACK]
        found = [m.PASS, *commands(s, seat)]
        found += barter.partners(s, seat)
        return found + barter.lane_answers(s, seat) if s.plan.clock else found

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        if s.plan.clock:
            if move == m.BACK:
                return "R7.8:not-done"
            if s.passes >> seat & 1:
                return "R7.8"
            if m.ACCEPT <= move < m.WITHDRAW + m.SEATS:
                return "R7.56:no-offer"
        if m.OFFER <= move < m.OFFER + m.SEATS:
            return "R7.56:too-many"
        return why_not(s, seat, move)

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move == m.PASS:
            s.passes |= 1 << seat
            wars.end_claims(s, seat)
            if not s.plan.clock:
                log.all("passed", seat)
        elif move == m.BACK:
            s.passes &= ~(1 << seat)
        elif m.OFFER <= move < m.OFFER + m.SEATS:
            barter.begin_draft(s, seat, move, 0)
        elif m.ACCEPT <= move < m.WITHDRAW + m.SEATS:
            barter.answer(s, seat, move, log)
        else:
            carry_out(s, seat, move, log)


class Stalls(Lanes[Town]):
    """R7.5, R7.8: one minute for all, or until all are done and nothing is open."""

    key = "stalls"
    rule = "R7.3"

    def seconds(self, s: Town) -> int:
        """R13.30: none in Amateur Chef."""
        return 0 if s.plan.amateur else s.box.market_seconds

    def alarms(self, s: Town) -> dict[str, int]:
        """R7.21, R7.35: quiet wars and claims; a tie is never quiet (Q54)."""
        found: dict[str, int] = {}
        for space in range(m.SPACES):
            name = f"{space}-{s.spaces[space].stirs}"
            if s.at_war(space):
                lead = wars.leaders(s, space)
                if len(lead) < 2:
                    found[f"war-{name}"] = s.box.quiet_seconds if lead else s.box.silent_seconds
            elif s.spaces[space].claim != NONE:
                found[f"claim-{name}"] = s.box.claim_seconds
        return found

    def ring(self, s: Town, alarm: str, log: Log) -> None:
        words = alarm.split("-")
        space = int(words[1])
        if words[0] == "war":
            wars.end_war(s, space, log)
        else:
            s.spaces[space].claim = NONE
        self.resume(s, log)

    def resume(self, s: Town, log: Log) -> None:
        """After every command: R7.33.

        R13.30: without a clock, all being done ends wars and offers too; nothing else could.
        """
        wars.review_wars(s, log)
        tidy(s)
        quiet = s.plan.amateur or not (s.offers or any(f.war != NONE for f in s.figures))
        if s.passes == s.everybody() and quiet:
            self.expire(s, log)
        else:
            super().resume(s, log)

    def resting(self, s: Town) -> i64:
        """R7.8: whoever is done may come back while others go on."""
        return s.passes

    def close(self, s: Town, log: Log) -> None:
        s.notes = []
        s.go_on(log)


class Beats(Stalls):
    """R7.10: the same with one seat awake, in its beat of a tick; without a clock."""

    key = "beat"
    waiting = "R7.10:not-your-beat"

    def seconds(self, s: Town) -> int:
        return 0

    def alarms(self, s: Town) -> dict[str, int]:
        return {}

    def resting(self, s: Town) -> i64:
        return 0

    def next_tick(self, s: Town) -> None:
        s.tick += 1
        s.beat = s.passes = 0
        for space in s.spaces:
            space.moved = False
        self.wake(s, owner(s))

    def wake(self, s: Town, seat: i64) -> None:
        s.seat = seat
        s.acting = 1 << seat

    def resume(self, s: Town, log: Log) -> None:
        """Whoever is at the desk goes on there; else the beat is over.

        R7.21: a claim lasts until its owner's next beat is over. R7.33, Q71: wars are reviewed.
        """
        for seat in range(s.seats):
            if len(s.lanes[seat]) > 1:
                self.wake(s, seat)
                return
        wars.end_claims(s, owner(s))
        wars.review_wars(s, log)
        s.beat += 1
        if s.beat < s.seats:
            self.wake(s, owner(s))
            return
        at_wars = end_quiet_wars(s, log)
        if s.tick >= s.plan.ticks or (s.passes == s.everybody() and not at_wars):
            self.expire(s, log)  # R7.11
        else:
            self.next_tick(s)


def owner(s: Town) -> i64:
    """R7.10: whose beat it is: tick t goes clockwise from seat (day - 1 + t - 1) mod n."""
    return (s.day + s.tick - 2 + s.beat) % s.seats


def end_quiet_wars(s: Town, log: Log) -> bool:
    """R7.35 (b): a full tick without a bid or a drop ends a war. Whether there was any war."""
    found = False
    for space in range(m.SPACES):
        if s.at_war(space):
            found = True
            if not s.spaces[space].moved:
                wars.end_war(s, space, log)
    return found


def tidy(s: Town) -> None:
    """A promise of cards ends with its offer, and is made again if a promised card is gone."""
    for one in s.restaurants:
        lane, notes = s.lanes[one.seat], s.notes[one.seat]
        if len(lane) > 1 and lane[-1] is barter.HANDING:
            over = barter.offer_to(s, one.seat, one.accepting) is None
            if over:
                lane.pop()
            if over or any(notes.count(move) > one.held(move - m.HAND) for move in notes):
                s.notes[one.seat] = []


def close_market(s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
    """R7.70: open wars end, open offers end, all chefs go home."""
    log.all("market-closed")
    for space in range(m.SPACES):
        if s.at_war(space):
            wars.end_war(s, space, log)
        s.spaces[space].claim = NONE
    s.offers = []
    s.window = s.tick = s.passes = 0
    for figure in s.figures:
        figure.go(ids.HOME)


OPEN_MARKET: Final = Do(open_market)
TRADE: Final = Do(trade)
TRADING: Final = Trading()
STALLS: Final = Stalls()
BEATS: Final = Beats()
CLOSE_MARKET: Final = Do(close_market)
