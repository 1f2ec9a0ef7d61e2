"""R13, R14: special-touch cubes; R17: rooms; R18: cooking classes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.ristorante.rules import moves as do
from tablee.games.ristorante.rules.town import Ask, Deed, Question, Town
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


def why_no_room(s: Town, seat: i64, room: i64) -> str:
    """R17.1, R17.2: "" where the room may be built."""
    if not room_open(s, room):
        return "R17.2"
    if not s.stock[room]:
        return "R17.1:none-left"
    return "R17.1:too-dear" if s.house.numbers.room_cost[room] > s.cash[seat] else ""


def room_open(s: Town, room: i64) -> bool:
    """R17.2: whether its first season has come."""
    return s.season >= s.house.numbers.room_season[room]


def build(s: Town, seat: i64, room: i64, log: Log) -> None:
    """R17.1, R17.3: pay; with three rooms one of them goes first."""
    cost = s.house.numbers.room_cost[room]
    s.pay(seat, cost)
    s.stock[room] -= 1
    log.all("built", seat, room, cost)
    s.then(MOVE_IN, seat, room)
    if s.rooms_full(seat):
        s.then(ASK_TEAR_DOWN, seat)


def move_in(s: Town, seat: i64, room: i64, log: Log) -> None:
    s.rooms[do.ROOMS * seat + room] += 1


@final
class Demolition(Question):
    """R17.3, Q41: a room that makes place for another leaves the game."""

    key = "room"
    rule = "R17.3"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [do.TEAR_DOWN + room for room in range(do.ROOMS) if s.rooms[do.ROOMS * seat + room]]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        room = move - do.TEAR_DOWN
        s.rooms[do.ROOMS * seat + room] -= 1
        log.all("tore-down", seat, room)
        s.go_on(log)


def why_no_class(s: Town, seat: i64) -> str:
    """R18.1: "" where a class may be taken."""
    numbers = s.house.numbers
    if not s.cookbooks:
        return "R18.1:no-cookbook"
    if s.ratings[seat] >= numbers.top:
        return "R18.1:at-the-top"
    return "R18.1:too-dear" if numbers.class_cost > s.cash[seat] else ""


def take_class(s: Town, seat: i64, log: Log) -> None:
    """R18.1: pay, turn a cookbook down, move up at once."""
    numbers = s.house.numbers
    s.pay(seat, numbers.class_cost)
    s.cookbooks -= 1
    s.climb(seat, numbers.class_steps)
    log.all("studied", seat, numbers.class_cost, s.ratings[seat])


NEXT_TOUCH: Final = Deed(next_touch)
TOUCH: Final = Touch()
MOVE_IN: Final = Deed(move_in)
ASK_TEAR_DOWN: Final = Ask(Demolition())
