"""R8.13, R8.30 to R8.32, section 12: the end of a day, and of the game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules.agenda import DAWN, DUSK, SMILES, STEPS, Step, go_on, then
from tablee.games.rivals.rules.gifts import smiled
from tablee.games.rivals.rules.goods import others, refill_shelf
from tablee.games.rivals.rules.moves import MARKETS, NO, SMILE
from tablee.games.rivals.rules.plan import NONE
from tablee.games.rivals.rules.town import Town
from tablee.kernel.engine import ranking
from tablee.kernel.log import EVERYONE, Log
from tablee.kernel.state import Sealed


@final
class Smiles(Step):
    """R9.33 with the option `honour`: before the day ends, the others say whether they smiled."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        if s.show_by != NONE:
            s.user = s.show_by
            s.seal(SMILING, others(s, s.show_by))


@final
class Smiling(Sealed[Town]):
    """D34."""

    key = "smile"
    rule = "R9.33"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [NO, SMILE]

    def seconds(self, s: Town) -> int:
        return s.plan.box.nested_seconds if s.plan.clock else 0

    def fallback(self, s: Town, seat: i64) -> int:
        return NO

    def reveal(self, s: Town, notes: list[list[int]], log: Log) -> None:
        for seat in range(s.seats):
            if SMILE in notes[seat]:
                smiled(s, seat, log)
        go_on(s, log)


@final
class Dusk(Step):
    """R12.1: with 20 popularity somewhere the game ends; otherwise Counter, and a new day."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        won = max(s.popularity) >= s.plan.box.win
        if won or (s.plan.max_days and s.day >= s.plan.max_days):
            end_game(s, log)
            return
        for market in range(MARKETS):
            restock(s, market, log)
        forget_today(s)
        then(s, DAWN)


def restock(s: Town, market: i64, log: Log) -> None:
    """R8.30: the rightmost is discarded, the others slide right, the shelf fills the gaps."""
    first: i64 = s.plan.box.first_space[market]
    after: i64 = s.plan.box.first_space[market + 1]
    last = s.counters[after - 1]
    if last != NONE:
        s.trays[market].append(last)
    row = [s.counters[at] for at in range(first, after - 1) if s.counters[at] != NONE]
    at = after - 1
    while row:
        s.counters[at] = row.pop()
        at -= 1
    refill_shelf(s, market)
    while at >= first:
        s.counters[at] = NONE
        if s.shelves[market]:
            card: i64 = s.shelves[market].pop()
            s.counters[at] = card
            s.show(card, EVERYONE)
            log.all("restocked", s.plan.box.faces[card], at)
        refill_shelf(s, market)
        at -= 1


def forget_today(s: Town) -> None:
    """R8.32: everything that holds "today" ends."""
    s.locked = 0
    s.blocked = 0
    s.shielded = 0
    s.untaxed = 0
    s.unplaced = 0
    s.discount = 0
    s.doubled = 0
    s.card_used = 0
    s.powers_used = 0
    s.closed = 0
    s.closed_by = NONE
    s.tossed = 0
    s.show_by = NONE
    s.cooking = 0
    s.user = NONE
    s.named = NONE
    s.rival = NONE
    s.picked = 0
    s.asked = 0
    s.hit = 0
    s.refused = []
    for seat in range(s.seats):
        s.offers_sent[seat] = 0
        s.plates[seat] = []
    for space in range(len(s.dropped)):
        s.dropped[space] = 0
        s.stirs[space] = 0
    for slot in range(2 * s.seats):
        s.served[slot] = []


def end_game(s: Town, log: Log) -> None:
    """R12.2: all are ranked; the best share the win if nothing parts them."""
    s.agenda.clear()
    for hand in s.hands:
        for card in hand:
            s.show(card, EVERYONE)
    s.finish(s.popularity[:])
    places = ranking(s)
    for seat in range(s.seats):
        dishes = s.cooked[2 * seat] + s.cooked[2 * seat + 1]
        log.all("result", seat, s.popularity[seat], dishes, s.money[seat])
    winners = [seat for seat in range(s.seats) if places[seat] == 1]
    for seat in winners:
        log.all("winner" if len(winners) == 1 else "shared-win", seat)


SMILING: Final = Smiling()
STEPS[SMILES] = Smiles()
STEPS[DUSK] = Dusk()
