"""Connect Four on the kernel: the same game as OpenSpiel's `connect_four`.

Two bitboards, one per seat: bit `7 * column + row`, the seventh row of a column staying empty so
that no line runs over from one column into the next.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tablee.kernel.catalogue import Catalogue
from tablee.kernel.log import Log
from tablee.kernel.rng import Rng
from tablee.kernel.state import ONE_BACK, State, Turn
from tablee.kernel.zone import Zone

COLUMNS: Final = 7
ROWS: Final = 6
PITCH: Final = 7  # bits per column
NO_CARDS: Final[list[int]] = []
# a table, because mypyc compiles `1 << n` as a 32-bit shift
FLOOR: Final = [1 << PITCH * column for column in range(COLUMNS)]
FULL: Final[i64] = sum(floor * ((1 << ROWS) - 1) for floor in FLOOR)

MOVES: Final = Catalogue()  # the move is the column, counted from 0
MOVES.add("drop", "{column}", column=[str(1 + column) for column in range(COLUMNS)])


@final
@mypyc_attr(free_list_len=1)  # playouts make and drop one grid after the other
class Grid(State):
    """The grid: the discs of the first seat are red, those of the second yellow."""

    def __init__(self, rng: Rng, red: i64, yellow: i64) -> None:
        super().__init__(2, rng, NO_CARDS, ONE_BACK)
        self.red = red
        self.yellow = yellow

    def clone(self) -> Grid:
        twin = Grid(self.rng.clone(), self.red, self.yellow)
        self.copy_frame(twin)
        return twin

    def zones(self) -> list[Zone]:
        return []

    def facts(self, viewer: i64) -> dict[str, object]:
        """The grid as seen from the front, top row first."""
        rows = [ROWS - 1 - down for down in range(ROWS)]
        lines = [[self.disc(column, row) for column in range(COLUMNS)] for row in rows]
        return {"grid": ["".join(line) for line in lines]}

    def disc(self, column: int, row: int) -> str:
        at = PITCH * column + row
        return "x" if self.red >> at & 1 else "o" if self.yellow >> at & 1 else "."


@final
class Drop(Turn[Grid]):
    """A disc into any column that is not full; four in a line win."""

    key = "drop"
    rule = "full"

    def legal(self, s: Grid, seat: i64) -> list[int]:
        discs = s.red | s.yellow
        return [column for column in range(COLUMNS) if not discs >> PITCH * column + ROWS - 1 & 1]

    def apply(self, s: Grid, seat: i64, move: i64, log: Log) -> None:
        discs = s.red | s.yellow
        floor: i64 = FLOOR[move]
        disc = (discs + floor) & ~discs  # the sum carries over the discs of the column
        if seat == 0:
            s.red |= disc
            won = has_four(s.red)
        else:
            s.yellow |= disc
            won = has_four(s.yellow)
        log.all("dropped", seat, move)
        if won:
            s.finish([1, -1] if seat == 0 else [-1, 1])
        elif discs | disc == FULL:
            s.finish([0, 0])
        else:
            s.turn(DROPPING, 1 - seat)


def has_four(discs: i64) -> bool:
    """Upwards, along a row, along both diagonals."""
    return (
        in_line(discs, 1)
        or in_line(discs, PITCH)
        or in_line(discs, PITCH - 1)
        or in_line(discs, PITCH + 1)
    )


def in_line(discs: i64, step: i64) -> bool:
    pairs = discs & discs >> step
    return (pairs & pairs >> 2 * step) != 0


def setup(rng: Rng) -> Grid:
    s = Grid(rng, 0, 0)
    s.turn(DROPPING, 0)
    return s


DROPPING: Final = Drop()
