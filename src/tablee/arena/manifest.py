"""A tournament as a file says it: tables, bots, how many deals; and every game it comes to.

Round-robin: every pair of bots meets on the same deals, each of them in every seat: one of the
first among others of the second, and the other way round. A table for one lets each bot play alone.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import TypeGuard

from tablee import bots, games
from tablee.arena.lineup import Lineup
from tablee.kernel import BadInput

TABLE_KEYS = {"game", "mode", "seats", "bots", "alone", "deals", "until", "options", "data"}
TOP_KEYS = {"seed", "deals", "until", "records", "table"}
USUAL = 100  # deals, where nothing is said
MANY = 2_000  # with a target only


@dataclass(frozen=True)
class Pairing:
    """One game of the tournament; its number is its place in the whole."""

    number: int
    table: int
    deal: int
    lineup: Lineup
    first: str  # the bot that sits alone, or on one side
    second: str  # who sits everywhere else; "" at a table for one
    seat: int  # the first seat of the first bot

    @property
    def seed(self) -> str:
        return f"{self.lineup.seed}/{self.deal}"


@dataclass(frozen=True)
class Table:
    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    alone: tuple[str, ...]  # those who sit alone among the others
    deals: int  # at most, where `until` is given
    until: float  # enough is played once all shares are known so well, either way; 0: never
    data: Path | None

    @property
    def title(self) -> str:
        return f"{self.game}, {dict(self.options)['mode']}, {self.seats}"

    def side_of(self) -> list[int]:
        """The side of each seat."""
        return games.load(self.game, self.data).sides(self.seats, dict(self.options))


@dataclass(frozen=True)
class Manifest:
    seed: str
    tables: tuple[Table, ...]
    records: bool  # whether every game is kept move by move
    text: str

    @property
    def hash(self) -> str:
        return hashlib.sha256(self.text.encode()).hexdigest()

    @staticmethod
    def read(path: Path) -> Manifest:
        if not path.is_file():
            raise BadInput(f"there is no manifest {path}")
        try:
            text = path.read_text(encoding="utf-8")
            content = tomllib.loads(text)
        except UnicodeDecodeError:
            raise BadInput(f"{path.name}: this is no text in UTF-8") from None
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise BadInput(f"{path.name}: {error}") from None
        unknown(content, TOP_KEYS, path.name)
        rows = content.get("table")
        if not isinstance(rows, list) or not rows or not all(isinstance(r, dict) for r in rows):
            raise BadInput(f"{path.name}: write at least one [[table]]")
        usual: dict[str, object] = {
            key: content[key] for key in ("deals", "until") if key in content
        }
        tables = tuple(
            read_table({**usual, **row}, f"{path.name}, table {n}", path.parent)
            for n, row in enumerate(rows, start=1)
        )
        records = content.get("records", True)
        if not isinstance(records, bool):
            raise BadInput(f"{path.name}: records is true or false")
        return Manifest(str(content.get("seed", "1")), tables, records, text)

    def pairings(self) -> Iterator[Pairing]:
        """Every game that may be played, table after table."""
        number = 0
        for at, table in enumerate(self.tables):
            for deal in range(1, table.deals + 1):
                for first, second, seat in seatings(table):
                    seated = seated_at(table, first, second, seat)
                    lineup = Lineup(
                        table.game, table.seats, table.options, seated, self.seed, table.data
                    )
                    yield Pairing(number, at, deal, lineup, first, second, seat)
                    number += 1


def unknown(row: dict[str, object], known: set[str], where: str) -> None:
    for key in row:
        if key not in known:
            raise BadInput(f"{where}: unknown key {key!r}; known: {', '.join(sorted(known))}")


def read_table(row: dict[str, object], where: str, folder: Path) -> Table:
    unknown(row, TABLE_KEYS, where)
    data = folder / str(row["data"]) if "data" in row else None
    game = games.load(str(row.get("game", "")), data)
    given = row.get("options", {})
    named = row.get("bots", [])
    if not isinstance(given, dict) or not isinstance(named, list) or not named:
        raise BadInput(f"{where}: options is a table, bots a list of names")
    many, until = enough(row, where)
    options = {str(key): str(value) for key, value in given.items()}
    if "mode" in row:
        options["mode"] = str(row["mode"])
    seats = row.get("seats", game.seats_of(options["mode"]) if "mode" in options else 0)
    if not counts(seats):
        raise BadInput(f"{where}: say for how many seats, or the mode")
    settled = game.settle(seats, options)
    names = tuple(str(name) for name in named)
    for name in names:
        bots.find_or_load(game, name)
    lonely = row.get("alone", named)
    if not isinstance(lonely, list) or not all(name in names for name in lonely):
        raise BadInput(f"{where}: alone lists some of its bots")
    if seats > 1 and len(set(names)) < 2:
        raise BadInput(f"{where}: two different bots at least, to play against each other")
    return Table(game.key, seats, tuple(settled.items()), names, tuple(lonely), many, until, data)


def enough(row: dict[str, object], where: str) -> tuple[int, float]:
    """How many deals, and how well the shares have to be known for fewer to do."""
    until = row.get("until", 0.0)
    deals = row.get("deals", MANY if until else USUAL)
    if not counts(deals):
        raise BadInput(f"{where}: deals is a number, one at least")
    if not isinstance(until, float) or not 0.0 <= until < 0.5:
        raise BadInput(f"{where}: until is a share such as 0.05, for 5 % either way")
    return deals, until


def counts(value: object) -> TypeGuard[int]:
    """Whether it is a number from one on; true is none, though Python thinks so."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 1


def seatings(table: Table) -> Iterator[tuple[str, str, int]]:
    """Who sits where on every deal: (the one, the others, the seat of the one)."""
    if table.seats == 1:
        for name in table.bots:
            yield name, "", 0
        return
    sides = table.side_of()
    firsts = [sides.index(side) for side in sorted(set(sides))]
    for one, other in combinations(table.bots, 2):
        for seat in firsts:
            if len(firsts) == 2:  # each of them is alone, in one game as well as in two
                yield one, other, seat
                continue
            if one in table.alone:
                yield one, other, seat
            if other in table.alone:
                yield other, one, seat


def seated_at(table: Table, first: str, second: str, seat: int) -> tuple[str, ...]:
    sides = table.side_of()
    return tuple(first if side == sides[seat] else second for side in sides)
