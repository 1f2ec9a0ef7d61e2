"""R6.9: the powers step: Mortimer, Kim Chi, Angus Khan, Señor Fuego, each asked once."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules.agenda import (
    ANGUS_HIT,
    ANGUS_STEP,
    ARRIVE,
    BANISHED,
    FUEGO_STEP,
    KIM_HIT,
    KIM_STEP,
    MORTIMER_HIT,
    MORTIMER_STEP,
    STEPS,
    Step,
    go_on,
    then,
)
from tablee.games.rivals.rules.clam import attack
from tablee.games.rivals.rules.goods import discard, foes_at, is_npc, owned, power
from tablee.games.rivals.rules.moves import CHEF, DISCARD, NO, PAY, TARGET
from tablee.games.rivals.rules.places import begin_power, holder, relocate
from tablee.games.rivals.rules.plan import ANGUS, FUEGO, HOME, ISLAND, KIM, MORTIMER, NONE
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log
from tablee.kernel.state import Turn


class PowerChoice(Turn[Town]):
    """D8: use the power, or not."""

    rule = "R6.9"

    def seconds(self, s: Town) -> int:
        return s.plan.box.nested_seconds if s.plan.clock else 0

    def fallback(self, s: Town, seat: i64) -> int:
        return NO


# --- Mortimer -------------------------------------------------------------------------------------


def deed_targets(s: Town, seat: i64) -> list[int]:
    """R10.9: not the player he targeted the day before."""
    yesterday = s.mortimer_target if s.mortimer_day == s.day - 1 else NONE
    return [other for other in range(s.seats) if other not in (seat, yesterday)]


@final
class MortimerStep(Step):
    """R10.9: he needs garbage to give, and works from anywhere."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        figure = power(s, MORTIMER)
        if figure != NONE and s.garbage[figure // 2] and deed_targets(s, figure // 2):
            s.power = MORTIMER
            s.turn(DEED, figure // 2)


@final
class Deed(PowerChoice):
    key = "deed"
    rule = "R10.9:yesterday"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [NO] + [TARGET + other for other in deed_targets(s, seat)]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move != NO:
            s.mortimer_target = move - TARGET
            s.mortimer_day = s.day
            log.all("power", seat, MORTIMER)
            log.all("aimed", seat, move - TARGET)
            then(s, MORTIMER_HIT, seat, move - TARGET)
            attack(s, seat, 1 << (move - TARGET))
        else:
            s.power = NONE
        go_on(s, log)


@final
class MortimerHit(Step):
    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.power = NONE
        if s.hit >> b & 1:
            s.garbage[a] -= 1
            s.garbage[b] += 1
            log.all("garbage", b, 1)


# --- Kim Chi --------------------------------------------------------------------------------------


def drama_targets(s: Town, figure: i64) -> list[int]:
    """R10.7: other players' chefs elsewhere, not road-blocked, not of yesterday's player."""
    yesterday = s.kim_target if s.kim_day == s.day - 1 else NONE
    return [
        other
        for other in range(2 * s.seats)
        if s.chef[other] != NONE
        and other // 2 not in (figure // 2, yesterday)
        and not is_npc(s, other)
        and s.place[other] not in (s.place[figure], HOME)
    ]


def can_pay_kim(s: Town, seat: i64) -> bool:
    return s.money[seat] >= s.plan.box.kim_price or len(s.pantries[seat]) > 0


@final
class KimStep(Step):
    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        figure = power(s, KIM)
        if figure == NONE or s.place[figure] == HOME or not can_pay_kim(s, figure // 2):
            return
        if drama_targets(s, figure):
            s.power = KIM
            s.turn(DRAMA, figure // 2)


@final
class Drama(PowerChoice):
    key = "drama"
    rule = "R10.7:not-that-chef"

    def legal(self, s: Town, seat: i64) -> list[int]:
        found = drama_targets(s, power(s, KIM))
        return [NO] + [CHEF + s.chef[figure] for figure in found]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move == NO:
            s.power = NONE
            go_on(s, log)
            return
        s.named = s.chef.index(move - CHEF)
        log.all("power", seat, KIM)
        log.all("aimed-chef", seat, move - CHEF)
        s.turn(DRAMA_COST, seat)


@final
class DramaCost(PowerChoice):
    """R10.7: $100 to the bank, or any one ingredient."""

    key = "drama-cost"
    rule = "R10.7:cost"

    def legal(self, s: Town, seat: i64) -> list[int]:
        found = [DISCARD + kind for kind in owned(s, seat)]
        return [PAY, *found] if s.money[seat] >= s.plan.box.kim_price else found

    def fallback(self, s: Town, seat: i64) -> int:
        return self.legal(s, seat)[0]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move == PAY:
            s.money[seat] -= s.plan.box.kim_price
            log.all("paid", seat, s.plan.box.kim_price)
        else:
            discard(s, seat, move - DISCARD)
            log.all("discarded", seat, move - DISCARD)
        s.kim_target = s.named // 2
        s.kim_day = s.day
        then(s, KIM_HIT, s.named)
        attack(s, seat, 1 << (s.named // 2))
        go_on(s, log)


@final
class KimHit(Step):
    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.power = NONE
        if s.hit >> (a // 2) & 1:
            relocate(s, a, s.place[power(s, KIM)], log)
            then(s, ARRIVE, a)


# --- Angus Khan -----------------------------------------------------------------------------------


@final
class AngusStep(Step):
    """R10.5: on a market, not on the Island."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        figure = power(s, ANGUS)
        if figure != NONE and s.place[figure] < ISLAND and foes_at(s, figure):
            s.power = ANGUS
            s.turn(BANNING, figure // 2)


@final
class Banning(PowerChoice):
    key = "ban"
    rule = "R10.5:not-there"

    def legal(self, s: Town, seat: i64) -> list[int]:
        foes = foes_at(s, power(s, ANGUS))
        found = [figure for figure in range(2 * s.seats) if foes >> figure & 1]
        return [NO] + [CHEF + s.chef[figure] for figure in found]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move != NO:
            figure: i64 = s.chef.index(move - CHEF)
            log.all("power", seat, ANGUS)
            log.all("aimed-chef", seat, move - CHEF)
            then(s, ANGUS_HIT, figure)
            attack(s, seat, 1 << (figure // 2))
        else:
            s.power = NONE
        go_on(s, log)


@final
class AngusHit(Step):
    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.power = NONE
        if s.hit >> (a // 2) & 1:
            then(s, ARRIVE, a)
            then(s, BANISHED, a)


# --- Señor Fuego ----------------------------------------------------------------------------------


@final
class FuegoStep(Step):
    """R10.13: the others at his market each give him $200, but for those he spares."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        figure = holder(s, FUEGO)
        if figure != NONE and s.place[figure] < ISLAND and foes_at(s, figure):
            begin_power(s, FUEGO, figure, foes_at(s, figure))


DEED: Final = Deed()
DRAMA: Final = Drama()
DRAMA_COST: Final = DramaCost()
BANNING: Final = Banning()
STEPS[MORTIMER_STEP] = MortimerStep()
STEPS[MORTIMER_HIT] = MortimerHit()
STEPS[KIM_STEP] = KimStep()
STEPS[KIM_HIT] = KimHit()
STEPS[ANGUS_STEP] = AngusStep()
STEPS[ANGUS_HIT] = AngusHit()
STEPS[FUEGO_STEP] = FuegoStep()
