"""What the arena has counted, row by row, and what may be said of it.

A row is of one bot among others at one table, or at the tables of a pool; alone, of one bot. All
words that the page says of an aim are found here, from unrounded numbers.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import isnan
from pathlib import Path

from docs.reference.strength import likeness
from docs.reference.strength.likeness import Likeness, leads, newest, seated
from tablee.arena.fingerprint import fingerprint
from tablee.arena.lineup import Lineup
from tablee.arena.manifest import Manifest, Table
from tablee.bots.cooks import cast

HERE = Path(__file__).parent
FIGURES = HERE / "figures"
EARLIER = "earlier"
THINKING = "thinking"
NO_ROWS = (EARLIER, THINKING, likeness.SAME)
HEADS_UP = 0.5  # the fair share between two sides
AIM_HEADS_UP = 0.7
AIM_TIMES = 1.5  # the fair share, for one among others
LEVELS = ("random", "greedy", "search", "master")

# what is said, from the best
REACHED, AT_AIM, BETTER, POINTS = "reached", "at the aim", "better", "points there"
OPEN, WORSE, FEW = "open", "worse", "too few deals"
ONE_WAY = " one way"
NOT = "does not hold"
BY_ITSELF = "in the pool"


@dataclass(frozen=True)
class Row:
    """A line of a figures file; a number that it has not is nan, and deals are 0."""

    file: str
    table: str
    one: str
    others: str
    deals: int
    games: int
    lost: int
    share: float
    low: float
    high: float
    fair: float
    place: float
    points: float
    points_low: float
    points_high: float
    fingerprint: str
    pool: str
    note: str

    @property
    def earlier(self) -> bool:
        return self.file == EARLIER

    @property
    def key(self) -> tuple[str, str, str]:
        return self.table, self.one, self.others


def read(path: Path) -> list[Row]:
    with path.open(encoding="utf-8") as file:
        return [row_of(path.stem, line) for line in csv.DictReader(file)]


def row_of(file: str, line: dict[str, str]) -> Row:
    def number(key: str) -> float:
        return float(line[key] or "nan")

    return Row(
        file=file,
        table=line["table"],
        one=line["one"],
        others=line["others"],
        deals=int(line["deals"] or 0),
        games=int(line["games"]),
        lost=int(line["lost_to_rules"] or 0),
        share=number("share"),
        low=number("low"),
        high=number("high"),
        fair=number("fair"),
        place=number("place"),
        points=number("points"),
        points_low=number("points_low"),
        points_high=number("points_high"),
        fingerprint=line["fingerprint"],
        pool=line["pool"],
        note=line.get("note", ""),
    )


@cache
def all_rows() -> list[Row]:
    """Everything measured; of earlier rows those that nobody has measured since."""
    found = [
        row
        for path in sorted(FIGURES.glob("*.csv"))
        if path.stem not in NO_ROWS
        for row in read(path)
    ]
    known = {(row.table, base(row.one), base(row.others), equal(row)) for row in found}
    return found + [
        row
        for row in read(FIGURES / f"{EARLIER}.csv")
        if (row.table, base(row.one), base(row.others), equal(row)) not in known
    ]


def base(name: str) -> str:
    """`search@100` is `search`."""
    return name.partition("@")[0]


def equal(row: Row) -> bool:
    """Whether both have as many playouts, named ones."""
    mine, theirs = row.one.partition("@")[2], row.others.partition("@")[2]
    return bool(mine) and mine == theirs


def level(name: str) -> int:
    """A cook's, or that of the bot."""
    if base(name) in cast():
        return cast()[base(name)].level
    return LEVELS.index(base(name)) + 1


# words


def aim(row: Row) -> float:
    return AIM_HEADS_UP if row.fair == HEADS_UP else AIM_TIMES * row.fair


def one_way(row: Row, wanted: float | None) -> str:
    """Of the stronger among the weaker; without an aim it has to be better."""
    if isnan(row.low):
        return FEW
    if wanted is not None and row.low >= wanted:
        return REACHED
    if row.low > row.fair:
        return AT_AIM if wanted is not None and row.share >= wanted else BETTER
    if row.high < row.fair:
        return WORSE
    return POINTS if row.share > row.fair and row.share >= (wanted or row.fair) else OPEN


def word(row: Row, back: Row | None, wanted: float | None) -> str:
    """The same, if the weaker among the stronger has less than its fair share.

    Between two sides there is no other way round. Where it was not played, or its interval reaches
    up to the fair share, the word is of one way alone.
    """
    found = one_way(row, wanted)
    if row.fair == HEADS_UP or found not in (REACHED, AT_AIM, BETTER):
        return found
    if back is not None and back.low >= back.fair:
        return NOT
    return found if back is not None and back.high < back.fair else found + ONE_WAY


# what was planned, and who plays today


@cache
def manifests() -> dict[str, Manifest]:
    return {path.stem: Manifest.read(path) for path in sorted(HERE.glob("*.toml"))}


def planned() -> dict[tuple[str, str, str, str], int]:
    """By file, table, one and others: so many deals were fixed before."""
    found: dict[tuple[str, str, str, str], int] = {}
    for file, manifest in manifests().items():
        for table in manifest.tables:
            for one, others, deals in meetings(table):
                found[file, table.title, one, others] = deals
    return found


def meetings(table: Table) -> Iterable[tuple[str, str, int]]:
    """One, others, deals."""
    if table.seats == 1:
        yield from ((name, "", table.deals) for name in table.bots)
    two = len(set(table.side_of())) == 2
    for pair in table.pairs if table.seats > 1 else ():
        for one, others in (pair, pair[::-1]):
            deals = table.deals if two or one in table.alone else table.reverse
            if deals:
                yield one, others, deals


def today() -> dict[tuple[str, str, str, str], str]:
    """By the same: the fingerprint that a game would have now."""
    found: dict[tuple[str, str, str, str], str] = {}
    for file, manifest in manifests().items():
        for table in manifest.tables:
            for one, others, _ in meetings(table):
                names = (one, others) if others else (one,)
                lineup = Lineup(
                    table.game, table.seats, table.options, names, manifest.seed, table.data
                )
                found[file, table.title, one, others] = fingerprint(lineup)
    return found


@cache
def likenesses() -> list[Likeness]:
    return likeness.read(FIGURES / likeness.FILE)


def bots_of(row: Row) -> tuple[str, str]:
    """The table and those who sit at it, as they are compared."""
    return row.table, seated((row.one, row.others))


def like(row: Row) -> list[Likeness]:
    """The comparisons, the latest last, that lead from who was measured to who plays the same."""
    return newest(likenesses(), row.fingerprint, *bots_of(row))


def stale(rows: Iterable[Row]) -> list[Row]:
    """Rows that other bots have played than those of today, and that nobody has compared with them
    and found the same; pools go with their tables."""
    now = today()
    return [
        row
        for row in rows
        if (row.file, *row.key) in now
        and now[row.file, *row.key] not in leads(likenesses(), row.fingerprint, *bots_of(row))
    ]


def by_likeness(rows: Iterable[Row]) -> list[Row]:
    """Rows of other fingerprints than today's that count as today's all the same."""
    now, rows = today(), list(rows)
    old = stale(rows)
    return [
        row
        for row in rows
        if now.get((row.file, *row.key), row.fingerprint) != row.fingerprint and row not in old
    ]
