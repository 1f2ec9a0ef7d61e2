"""R13, R14: special-touch cubes, played while the recipes are judged."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.ristorante.rules import moves as do
from tablee.games.ristorante.rules.bonus import SAUCE
from tablee.games.ristorante.rules.town import Deed, Question, Town
from tablee.kernel.log import Log


def take_cube(s: Town, seat: i64, log: Log) -> None:
    """R13.1: from the pot into the cup."""
    s.pot -= 1
    s.cubes[seat] += 1
    log.all("took-cube", seat)


def cube_round(s: Town) -> None:
    """R14.1: after all have shown their recipes; `s.judged` says who may play (R14.2)."""
    s.passed = 0
    s.then(NEXT_TOUCH)


def next_touch(s: Town, first: i64, _: i64, log: Log) -> None:
    """R14.3, R14.4: round the table from a place, until all have passed since the last cube."""
    at = first
    for _round in range(s.seats):
        seat = s.order[at]
        if s.cubes[seat] and (s.judged & ~s.passed) >> seat & 1:
            s.turn(TOUCH, seat)
            return
        at = at + 1 if at + 1 < s.seats else 0


@final
class Touch(Question):
    """R14.3: any number of one's cubes, or none this time."""

    key = "cubes"
    rule = "R14.3"
    waiting = "R14.3:in-turn-order"

    def legal(self, s: Town, seat: i64) -> list[int]:
        moves = [do.CUBES + n for n in range(s.cubes[seat])]
        moves.append(do.PASS)
        return moves

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move == do.PASS:
            s.passed |= 1 << seat
            log.all("passed", seat)
        else:
            n = move - do.CUBES + 1
            s.passed = 0
            s.cubes[seat] -= n
            s.box_cubes += n
            s.tally[seat] += n
            log.all("touched", seat, n, s.tally[seat])
        at = s.order.index(seat) + 1
        s.then(NEXT_TOUCH, at if at < s.seats else 0)
        s.go_on(log)

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        return "R14.3:not-so-many" if do.CUBES <= move < do.CUBES + do.CUBES_IN_BOX else self.rule


def sauce(s: Town, seat: i64) -> i64:
    """R8.6, R11.8, R16.7: what the sauce expert adds."""
    return s.power(seat, SAUCE)


NEXT_TOUCH: Final = Deed(next_touch)
TOUCH: Final = Touch()
