"""R7.2, R7.10 to R7.12, R7.70: Buy and Barter opens, runs on the serial schedule, and closes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules.agenda import (
    CLOSE,
    CLOSE_MARKET,
    OPEN_MARKET,
    STEPS,
    TRADE,
    Step,
    go_on,
    then,
)
from tablee.games.rivals.rules.barter import begin_draft, partners
from tablee.games.rivals.rules.clock import open_stalls
from tablee.games.rivals.rules.commands import carry_out, commands, why_not
from tablee.games.rivals.rules.day import go_home
from tablee.games.rivals.rules.moves import OFFER, PASS, SEATS, SPACES
from tablee.games.rivals.rules.plan import MARKET_WINDOW, NONE
from tablee.games.rivals.rules.prices import at_war
from tablee.games.rivals.rules.town import Town
from tablee.games.rivals.rules.wars import end_claims, end_war, open_counters, review_wars
from tablee.kernel.log import Log
from tablee.kernel.state import Turn


@final
class OpenMarket(Step):
    """R7.2 (b): wars and claims. (R7.2 (a), Antoine's power, is a step of its own.)"""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.window = MARKET_WINDOW
        log.all("market")
        open_counters(s, log)


@final
class Trade(Step):
    """R7.4: one of the two schedules; the serial one starts with its first tick."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        if s.plan.clock:
            open_stalls(s)
            return
        s.tick = 0
        next_tick(s)


def next_tick(s: Town) -> None:
    s.tick += 1
    s.beat = 0
    s.passes = 0
    s.moved = 0
    ask_beat(s)


def ask_beat(s: Town) -> None:
    """R7.10: tick t goes clockwise from seat (day - 1 + t - 1) mod n."""
    s.turn(BEAT, (s.day + s.tick - 2 + s.beat) % s.seats)


@final
class Beat(Turn[Town]):
    """D10: one command, or pass."""

    key = "beat"
    rule = "R7.3"
    waiting = "R7.10:not-your-beat"

    def legal(self, s: Town, seat: i64) -> list[int]:
        found = [PASS, *commands(s, seat)]
        return found + [OFFER + other for other in partners(s, seat)]

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        if OFFER <= move < OFFER + SEATS:
            return "R7.56:too-many"
        return why_not(s, seat, move)

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move == PASS:
            s.passes |= 1 << seat
        elif OFFER <= move < OFFER + SEATS:
            s.push()
            then(s, CLOSE)
            begin_draft(s, seat, move, 0)
            return
        elif carry_out(s, seat, move, log):
            return
        end_beat(s, seat, log)

    def resume(self, s: Town, log: Log) -> None:
        end_beat(s, s.seat, log)


def end_beat(s: Town, seat: i64, log: Log) -> None:
    """R7.21: a claim lasts until its owner's next beat is over. R7.33: effects have resolved."""
    end_claims(s, seat, NONE)
    review_wars(s, log)
    s.beat += 1
    if s.beat < s.seats:
        ask_beat(s)
        return
    at_wars = end_quiet_wars(s, log)
    everybody: i64 = (1 << s.seats) - 1
    if s.tick >= s.plan.ticks or (s.passes == everybody and not at_wars):
        go_on(s, log)  # R7.11
    else:
        next_tick(s)


def end_quiet_wars(s: Town, log: Log) -> bool:
    """R7.35 (b): a full tick without a bid or a drop ends a war. Whether there was any war."""
    found = False
    for space in range(SPACES):
        if at_war(s, space):
            found = True
            if not s.moved >> space & 1:
                end_war(s, space, log)
    return found


@final
class CloseMarket(Step):
    """R7.70: open wars end, open offers end, all chefs go home."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        for space in range(SPACES):
            if at_war(s, space):
                end_war(s, space, log)
            s.claims[space] = NONE
        s.offers = []
        s.window = 0
        s.tick = 0
        s.passes = 0
        go_home(s)


BEAT: Final = Beat()
STEPS[OPEN_MARKET] = OpenMarket()
STEPS[TRADE] = Trade()
STEPS[CLOSE_MARKET] = CloseMarket()
