"""R6.6, R6.10, R10.2, R10.8: where figures stand, and the powers that hold a place."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules.agenda import (
    ARRIVE,
    BANISHED,
    BLOCK,
    BLOCK_HIT,
    BLOCK_NEXT,
    CHASE,
    CHASED,
    PLACE_ONE,
    STEPS,
    TAX,
    Step,
    go_on,
    then,
)
from tablee.games.rivals.rules.clam import attack
from tablee.games.rivals.rules.effects import leave
from tablee.games.rivals.rules.goods import (
    day_order,
    foes_at,
    is_npc,
    npc_power,
    pay,
    power,
    seats_of,
)
from tablee.games.rivals.rules.moves import (
    GO,
    HIT,
    MARKETS,
    PLACES,
    SPARE,
    STAND,
    STAND_SHELF,
)
from tablee.games.rivals.rules.plan import (
    ANGUS,
    ANTOINE,
    FUEGO,
    HOME,
    ISLAND,
    LOVEHANDLES,
    MYSTERY_MART,
    NONE,
    ON_SHELF,
)
from tablee.games.rivals.rules.prices import infested
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log
from tablee.kernel.state import Turn

# --- powers that hold a place: Lovehandles, Antoine, Fuego ----------------------------------------


def holder(s: Town, chef: i64) -> i64:
    """The figure with a power over its place, a player's chef or an NPC; NONE if none works."""
    npc = npc_power(s, chef)
    return npc if npc != NONE else power(s, chef)


def begin_power(s: Town, chef: i64, figure: i64, foes: i64) -> None:
    """D5: the owner hits or spares each chef there; an NPC spares nobody (R13.5)."""
    s.user = figure // 2
    s.power = chef
    s.hit = 0
    s.picked = foes if is_npc(s, figure) else 0
    s.asked = 0 if is_npc(s, figure) else foes
    then(s, BLOCK_HIT)
    then(s, BLOCK_NEXT)


@final
class Block(Step):
    """R6.6: Lovehandles keeps others from the counters, except at the Mystery Mart."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        figure = holder(s, LOVEHANDLES)
        if figure == NONE or s.place[figure] >= MYSTERY_MART:
            return
        foes = foes_at(s, figure) & ~(s.barred | s.spared | s.shielded)
        if foes:
            begin_power(s, LOVEHANDLES, figure, foes)


@final
class Tax(Step):
    """R10.2: Antoine makes others at his location pay more, on the Island too."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        figure = holder(s, ANTOINE)
        if figure == NONE or s.place[figure] == HOME:
            return
        foes = foes_at(s, figure) & ~(s.taxed | s.untaxed)
        if foes:
            begin_power(s, ANTOINE, figure, foes)


@final
class BlockNext(Step):
    """The next chef to be hit or spared; after the last one, those hit may answer."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        for step in range(2, 2 * s.seats):
            figure = (2 * s.user + step) % (2 * s.seats)
            if s.asked >> figure & 1:
                s.named = figure
                s.turn(SPARING, s.user)
                return
        if s.picked:
            attack(s, s.user, seats_of(s.picked))


@final
class Sparing(Turn[Town]):
    """D5, D8: hit this chef, or spare him."""

    key = "spare"
    rule = "R10.1"

    def legal(self, s: Town, seat: i64) -> list[int]:
        chef = s.chef[s.named]
        return [HIT + chef, SPARE + chef]

    def seconds(self, s: Town) -> int:
        return s.plan.box.nested_seconds if s.plan.clock else 0

    def fallback(self, s: Town, seat: i64) -> int:
        return HIT + s.chef[s.named]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        bit: i64 = 1 << s.named
        s.asked &= ~bit
        if move < SPARE:
            s.picked |= bit
        elif s.power == LOVEHANDLES:
            s.spared |= bit
        then(s, BLOCK_NEXT)
        go_on(s, log)


@final
class BlockHit(Step):
    """The power works on those who did not stop it; the others are safe from it today."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        for figure in range(2 * s.seats):
            bit: i64 = 1 << figure
            if s.picked & bit:
                touched = (s.hit >> (figure // 2) & 1) != 0
                if s.power == LOVEHANDLES:
                    block(s, figure, touched, log)
                elif s.power == ANTOINE:
                    surcharge(s, figure, touched, log)
                elif touched:
                    toll(s, figure, log)
        s.power = NONE


def block(s: Town, figure: i64, touched: bool, log: Log) -> None:
    """R10.8: a chef who already stands on a counter steps back to the shelf."""
    if not touched:
        s.shielded |= 1 << figure
        return
    s.barred |= 1 << figure
    s.space[figure] = ON_SHELF
    log.all("barred", figure // 2, s.chef[figure])


def surcharge(s: Town, figure: i64, touched: bool, log: Log) -> None:
    if not touched:
        s.untaxed |= 1 << figure
        return
    s.taxed |= 1 << figure
    log.all("taxed", figure // 2, s.chef[figure])


def toll(s: Town, figure: i64, log: Log) -> None:
    """R10.13: to Fuego; R13.5: to the bank if he is an NPC."""
    npc = npc_power(s, FUEGO) != NONE
    paid = pay(s, figure // 2, NONE if npc else s.user, s.plan.box.toll)
    if npc:
        log.all("toll", figure // 2, paid)
    else:
        log.all("robbed", s.user, figure // 2, paid)


# --- moving -----------------------------------------------------------------------------------


@final
class Arrive(Step):
    """R6.10: the location powers there first, then the chef is placed at once, openly."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.unplaced |= 1 << a
        then(s, PLACE_ONE, a)
        then(s, BLOCK)
        then(s, CHASE, 1 << a)


@final
class Chase(Step):
    """R13.5: the NPC Angus sends every Active Chef away from his market; `a`: whom to look at."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        figure = npc_power(s, ANGUS)
        if figure == NONE:
            return
        s.picked = foes_at(s, figure) & a
        if s.picked:
            s.hit = 0
            then(s, CHASED, s.picked, b)
            attack(s, figure // 2, seats_of(s.picked))


@final
class Chased(Step):
    """In day order; `b`: all are placed later together."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        order = day_order(s)
        order.reverse()
        for seat in order:
            if a >> (2 * seat) & 1 and s.hit >> seat & 1:
                if not b:
                    then(s, ARRIVE, 2 * seat)
                then(s, BANISHED, 2 * seat)


@final
class Banished(Step):
    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.named = a
        s.turn(FLEEING, a // 2)


@final
class Fleeing(Turn[Town]):
    """D9: a chef sent away chooses any other of the seven locations (Q49: not home)."""

    key = "flee"
    rule = "R10.5:same-place"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [GO + place for place in range(PLACES) if place != s.place[s.named]]

    def seconds(self, s: Town) -> int:
        return s.plan.box.nested_seconds if s.plan.clock else 0

    def fallback(self, s: Town, seat: i64) -> int:
        return GO + ISLAND if s.place[s.named] != ISLAND else GO

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        relocate(s, s.named, move - GO, log)
        go_on(s, log)


def relocate(s: Town, figure: i64, place: i64, log: Log) -> None:
    leave(s, figure)
    s.place[figure] = place
    log.all("went", figure // 2, s.chef[figure], place)


# --- placing ----------------------------------------------------------------------------------


def standing_places(s: Town, figure: i64) -> list[int]:
    """R6.7: the filled spaces of its market that are open to a figure, and the shelf."""
    market = s.place[figure]
    found: list[int] = [STAND_SHELF + market]
    if s.barred >> figure & 1 or infested(s, figure // 2, market):
        return found
    first = s.plan.box.first_space
    return found + [
        STAND + space
        for space in range(first[market], first[market + 1])
        if s.counters[space] != NONE
    ]


def why_not_stand(s: Town, figure: i64, move: i64) -> str:
    """R6.7, R7.18: why this figure may not stand there."""
    if not STAND <= move < STAND_SHELF + MARKETS:
        return "R6.7:place"
    market = move - STAND_SHELF if move >= STAND_SHELF else s.plan.box.spaces[move - STAND]
    if s.place[figure] != market:
        return "R7.13:not-there"
    if s.barred >> figure & 1:
        return "R10.8:blocked"
    return "R9.22:rats" if infested(s, figure // 2, market) else "R6.7:empty"


def stand(s: Town, figure: i64, move: i64, log: Log) -> None:
    s.space[figure] = move - STAND if move < STAND_SHELF else ON_SHELF
    s.unplaced &= ~(1 << figure)
    if move < STAND_SHELF:
        log.all("stands", figure // 2, s.chef[figure], move - STAND)
    else:
        log.all("stands-shelf", figure // 2, s.chef[figure], s.place[figure])


@final
class PlaceOne(Step):
    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        if s.unplaced >> a & 1 and s.place[a] < ISLAND:
            s.named = a
            s.turn(PLACING, a // 2)


@final
class Placing(Turn[Town]):
    """D6, alone and open: a chef who was moved chooses his space."""

    key = "place"
    rule = "R6.10"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return standing_places(s, s.named)

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        return why_not_stand(s, s.named, move)

    def seconds(self, s: Town) -> int:
        return s.plan.box.nested_seconds if s.plan.clock else 0

    def fallback(self, s: Town, seat: i64) -> int:
        return self.legal(s, seat)[0]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        stand(s, s.named, move, log)
        go_on(s, log)


SPARING: Final = Sparing()
FLEEING: Final = Fleeing()
PLACING: Final = Placing()
STEPS[BLOCK] = Block()
STEPS[TAX] = Tax()
STEPS[BLOCK_NEXT] = BlockNext()
STEPS[BLOCK_HIT] = BlockHit()
STEPS[ARRIVE] = Arrive()
STEPS[CHASE] = Chase()
STEPS[CHASED] = Chased()
STEPS[BANISHED] = Banished()
STEPS[PLACE_ONE] = PlaceOne()
