"""R5.1, section 6: a day begins; income, wheels and placement."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules.agenda import (
    ANGUS_STEP,
    BLOCK,
    CHASE,
    CLOSE_MARKET,
    CLOSED,
    DAWN,
    DECLARE,
    DUSK,
    FUEGO_STEP,
    KIM_STEP,
    MORNING,
    MORTIMER_STEP,
    OPEN_MARKET,
    PLACE_ALL,
    SMILES,
    SPREE,
    STEPS,
    STREET,
    TAX,
    TRADE,
    WHEELS,
    Step,
    go_on,
    then,
)
from tablee.games.rivals.rules.goods import chef_list
from tablee.games.rivals.rules.moves import ACTIVE, GO, PLACES, STAND_SHELF
from tablee.games.rivals.rules.places import stand, standing_places, why_not_stand
from tablee.games.rivals.rules.plan import (
    ADS,
    CELEBRITY,
    CHEF_FACE,
    HOME,
    ISLAND,
    MORNING_WINDOW,
    NONE,
    ON_SHELF,
    SPREE_WINDOW,
    STREET_WINDOW,
)
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log
from tablee.kernel.state import Sealed

ALL: Final[i64] = 65535  # every figure


def plan_day(s: Town) -> None:
    """R5.1: what this day holds, last things first."""
    then(s, DUSK)
    then(s, SMILES)
    then(s, DECLARE)
    then(s, CLOSED)
    then(s, SPREE, SPREE_WINDOW)
    then(s, CLOSE_MARKET)
    then(s, TRADE)
    then(s, OPEN_MARKET)
    then(s, TAX)
    then(s, FUEGO_STEP)
    then(s, ANGUS_STEP)
    then(s, KIM_STEP)
    then(s, MORTIMER_STEP)
    then(s, STREET, STREET_WINDOW)
    then(s, PLACE_ALL)
    then(s, BLOCK)
    then(s, CHASE, ALL, 1)
    then(s, WHEELS)
    then(s, MORNING, MORNING_WINDOW)


@final
class Dawn(Step):
    """A new day: income, and the day's agenda."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.day += 1
        log.all("day", s.day)
        plan_day(s)
        for seat in range(s.seats):
            amount = income(s, seat)
            s.money[seat] += amount
            log.all("income", seat, amount)


def income(s: Town, seat: i64) -> i64:
    """R6.1."""
    box = s.plan.box
    amount = box.income
    if s.upgrades[seat] & ADS:
        amount += box.ads_income
    if s.upgrades[seat] & CELEBRITY:
        amount += s.plan.celebrity
    return amount


# --- wheels -----------------------------------------------------------------------------------


@final
class Wheels(Step):
    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.seal(TURNING, (1 << s.seats) - 1)


@final
class Turning(Sealed[Town]):
    """D4, R6.3, R13.4, R13.21: where the chefs go today; a squad also says who is active."""

    key = "wheels"
    rule = "R6.3"

    def legal(self, s: Town, seat: i64) -> list[int]:
        notes = s.notes[seat]
        if s.plan.squad and not notes:
            return [ACTIVE + chef for chef in squad(s, seat)]
        if s.plan.squad and len(notes) == 2:
            return [GO + place for place in range(ISLAND) if GO + place != notes[1]]
        taken = notes[0] if s.plan.cooks and notes else NONE
        return [GO + place for place in range(PLACES) if GO + place != taken]

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        if s.plan.squad:
            return "R13.4"
        return "R13.21" if s.plan.cooks and s.notes[seat] else "R6.3"

    def more(self, s: Town, seat: i64) -> bool:
        return len(s.notes[seat]) < (3 if s.plan.squad else s.plan.figures)

    def seconds(self, s: Town) -> int:
        return s.plan.box.move_seconds if s.plan.clock else 0

    def fallback(self, s: Town, seat: i64) -> int:
        moves = self.legal(s, seat)
        return GO + ISLAND if GO + ISLAND in moves else moves[0]

    def reveal(self, s: Town, notes: list[list[int]], log: Log) -> None:
        for seat in range(s.seats):
            sheet = notes[seat]
            if s.plan.squad:
                s.chef[2 * seat] = sheet[0] - ACTIVE
                log.all("active", seat, s.chef[2 * seat])
                sheet = sheet[1:]
            for at in range(len(sheet)):
                figure = 2 * seat + at
                s.place[figure] = sheet[at] - GO
                log.all("went", seat, s.chef[figure], s.place[figure])
        go_on(s, log)


def squad(s: Town, seat: i64) -> list[int]:
    """R13.2: the chefs a Kitchen Squad player may make active: all but the NPC."""
    chefs = 0
    for card in s.chefs[seat]:
        chef = s.plan.box.faces[card] - CHEF_FACE
        if chef != s.chef[2 * seat + 1]:
            chefs |= 1 << chef
    return chef_list(chefs)


# --- placement ----------------------------------------------------------------------------------


def to_place(s: Town, seat: i64) -> list[int]:
    """The figures of a seat that stand on a market."""
    return [
        figure
        for figure in (2 * seat, 2 * seat + 1)
        if s.chef[figure] != NONE and s.place[figure] < ISLAND
    ]


@final
class PlaceAll(Step):
    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        party: i64 = 0
        for seat in range(s.seats):
            if to_place(s, seat):
                party |= 1 << seat
        if party:
            s.seal(STANDING, party)


@final
class Standing(Sealed[Town]):
    """D6, R6.7: each chef on a market chooses a counter or the shelf, all at once."""

    key = "placement"
    rule = "R6.7"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return standing_places(s, to_place(s, seat)[len(s.notes[seat])])

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        return why_not_stand(s, to_place(s, seat)[len(s.notes[seat])], move)

    def more(self, s: Town, seat: i64) -> bool:
        return len(s.notes[seat]) < len(to_place(s, seat))

    def seconds(self, s: Town) -> int:
        return s.plan.box.nested_seconds if s.plan.clock else 0

    def fallback(self, s: Town, seat: i64) -> int:
        return STAND_SHELF + s.place[to_place(s, seat)[len(s.notes[seat])]]

    def reveal(self, s: Town, notes: list[list[int]], log: Log) -> None:
        for seat in range(s.seats):
            figures = to_place(s, seat)
            for at in range(len(notes[seat])):
                stand(s, figures[at], notes[seat][at], log)
        go_on(s, log)


def go_home(s: Town) -> None:
    """R7.70: all chefs go home."""
    for figure in range(2 * s.seats):
        s.place[figure] = HOME
        s.space[figure] = ON_SHELF
    s.barred = 0
    s.spared = 0
    s.taxed = 0


TURNING: Final = Turning()
STANDING: Final = Standing()
STEPS[DAWN] = Dawn()
STEPS[WHEELS] = Wheels()
STEPS[PLACE_ALL] = PlaceAll()
