"""A tournament as a file says it: tables, bots, how many deals; and every game it comes to.

Round-robin: every pair of bots meets, or those that `pairs` lists, on the same deals, each of them
in every seat: one of the first among others of the second, and the other way round; `alone` says
who does so, `reverse` in how many deals everybody else does as well. With `turns` a deal is played
once for each of them, who sits in the next seat in the next deal. A table for one lets each bot
play alone. Tables that name the same `pool` are also counted together.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import combinations, permutations
from pathlib import Path
from typing import TypeGuard

from tablee import bots, games
from tablee.arena.lineup import Lineup
from tablee.kernel import BadInput, Game

TABLE_KEYS = {"game", "mode", "seats", "options", "data"}  # where,
TABLE_KEYS |= {"bots", "pairs", "alone", "reverse", "turns"}  # who,
TABLE_KEYS |= {"deals", "until", "pool"}  # and how often
TOP_KEYS = {"seed", "deals", "until", "turns", "records", "table"}
USUAL = 100  # deals, where nothing is said
MANY = 2_000  # with a target only
MOST = 200_000  # games, all of which are laid out before the first is played


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
    pairs: tuple[tuple[str, str], ...]  # of them who meet: all, where nothing is said
    alone: tuple[str, ...]  # those who sit alone among the others,
    reverse: int  # and in so many deals everybody else does too
    deals: int  # at most, where `until` is given
    until: float  # enough is played once all shares are known so well, either way; 0: never
    data: Path | None
    pool: str = ""  # a test that several tables make together
    turns: bool = False  # each sits in one seat a deal, by turns, instead of in every seat

    @property
    def title(self) -> str:
        """The game, the mode, the seats, and what is not agreed as usual: for programs."""
        unusual = [f"{key}={value}" for key, value in self.unusual()]
        unusual += [f"data={self.data.name}"] if self.data else []
        return ", ".join([self.game, self.mode, str(self.seats), *unusual])

    @property
    def mode(self) -> str:
        return dict(self.options)["mode"]

    def unusual(self) -> list[tuple[str, str]]:
        """The options that are not as usual in this mode."""
        usual = games.load(self.game).settle(self.seats, {"mode": self.mode})
        return [(key, value) for key, value in self.options if usual[key] != value]

    def side_of(self) -> list[int]:
        """The side of each seat."""
        return games.load(self.game).sides(self.seats, dict(self.options))


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
    def read(path: Path, to_play: bool = True) -> Manifest:
        """`to_play`: the bots and the data named must be there; a report does without them."""
        if not path.is_file():
            raise BadInput(f"there is no manifest {path}")
        try:
            text = path.read_text(encoding="utf-8")
            content = tomllib.loads(text)
        except UnicodeDecodeError:
            raise BadInput(f"{path.name}: this is no text in UTF-8") from None
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise BadInput(f"{path.name}: {error}") from None
        with blaming(path.name):
            unknown(content, TOP_KEYS)
            seed, records = content.get("seed", "1"), content.get("records", True)
            if not isinstance(seed, str | int) or isinstance(seed, bool):
                raise BadInput("seed is a text or a whole number")
            if not isinstance(records, bool):
                raise BadInput("records is true or false")
            rows = content.get("table")
            if not isinstance(rows, list) or not rows or not all(isinstance(r, dict) for r in rows):
                raise BadInput("write at least one [[table]]")
        usual: dict[str, object] = {
            key: content[key] for key in ("deals", "until", "turns") if key in content
        }
        tables = []
        for n, row in enumerate(rows, start=1):
            with blaming(f"{path.name}, table {n}"):
                tables.append(read_table({**usual, **row}, path.parent))
                if to_play:
                    check_players(tables[-1])
        with blaming(path.name):
            games = sum(map(most_games, tables))
            if games > MOST:
                raise BadInput(f"{games:,} games are too many for one tournament: {MOST:,} at most")
        return Manifest(str(seed), tuple(tables), records, text)

    def pairings(self) -> Iterator[Pairing]:
        """Every game that may be played, table after table."""
        number = 0
        for at, table in enumerate(self.tables):
            for deal in range(1, table.deals + 1):
                for first, second, seat in seatings(table, deal):
                    seated = seated_at(table, first, second, seat)
                    lineup = Lineup(
                        table.game, table.seats, table.options, seated, self.seed, table.data
                    )
                    yield Pairing(number, at, deal, lineup, first, second, seat)
                    number += 1


@contextmanager
def blaming(where: str) -> Iterator[None]:
    """What is wrong in there is said with its place."""
    try:
        yield
    except BadInput as error:
        raise BadInput(f"{where}: {error}") from None


def unknown(row: dict[str, object], known: set[str]) -> None:
    for key in row:
        if key not in known:
            raise BadInput(f"unknown key {key!r}; known: {', '.join(sorted(known))}")


def read_table(row: dict[str, object], folder: Path) -> Table:
    unknown(row, TABLE_KEYS)
    data = folder / str(row["data"]) if "data" in row else None
    game = games.load(str(row.get("game", "")))
    named = row.get("bots", [])
    if not isinstance(named, list) or not named:
        raise BadInput("bots is a list of names")
    many, until = enough(row)
    seats, options = laid(row, game)
    names = tuple(str(name) for name in named)
    alone, reverse = company(row, names)
    if seats > 1 and len(names) < 2:
        raise BadInput("two different bots at least, to play against each other")
    pool, turns = str(row.get("pool", "")), row.get("turns", False)
    if not isinstance(turns, bool):
        raise BadInput("turns is true or false")
    met = (names, meeting(row, names), alone, reverse)
    return Table(game.key, seats, options, *met, many, until, data, pool, turns)


def check_players(table: Table) -> None:
    """That the data and the bots are to be had."""
    game = games.load(table.game, table.data)
    for name in table.bots:
        bots.find_or_load(game, name)


def laid(row: dict[str, object], game: Game) -> tuple[int, tuple[tuple[str, str], ...]]:
    """For how many the table is, and what is agreed there."""
    given = row.get("options", {})
    if not isinstance(given, dict):
        raise BadInput("options is a table of keys and values")
    options = {str(key): str(value) for key, value in given.items()}
    if "mode" in row:
        options["mode"] = str(row["mode"])
    seats = row.get("seats", game.seats_of(options["mode"]) if "mode" in options else 0)
    if not counts(seats):
        raise BadInput("say for how many seats, or the mode")
    return seats, tuple(game.settle(seats, options).items())


def meeting(row: dict[str, object], names: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Which pairs of the bots meet."""
    pairs = row.get("pairs", [list(pair) for pair in combinations(names, 2)])
    known = [list(pair) for pair in permutations(names, 2)]
    if not isinstance(pairs, list) or not all(pair in known for pair in pairs):
        raise BadInput("pairs lists pairs of its bots")
    return tuple((one, other) for one, other in pairs)


def company(row: dict[str, object], names: tuple[str, ...]) -> tuple[tuple[str, ...], int]:
    """Who sits alone among the others, and in how many deals everybody else does too."""
    alone = row.get("alone", list(names))
    if not isinstance(alone, list) or not all(name in names for name in alone):
        raise BadInput("alone lists some of its bots")
    if len(set(names)) < len(names):
        raise BadInput("a bot named twice cannot be told from itself")
    reverse = row.get("reverse", 0)
    if reverse == 0:
        return tuple(alone), 0
    if not counts(reverse) or "alone" not in row:
        raise BadInput("reverse is a number of deals, where alone says who sits alone")
    return tuple(alone), reverse


def enough(row: dict[str, object]) -> tuple[int, float]:
    """How many deals, and how well the shares have to be known for fewer to do."""
    until = row.get("until", 0.0)
    deals = row.get("deals", MANY if until else USUAL)
    if not counts(deals):
        raise BadInput("deals is a number, one at least")
    if not isinstance(until, float) or not 0.0 <= until < 0.5:
        raise BadInput("until is a share such as 0.05, for 5 % either way")
    return deals, until


def counts(value: object) -> TypeGuard[int]:
    """Whether it is a number from one on; true is none, though Python thinks so."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 1


def seatings(table: Table, deal: int) -> Iterator[tuple[str, str, int]]:
    """Who sits where on a deal: (the one, the others, the seat of the one)."""
    if table.seats == 1:
        for name in table.bots:
            yield name, "", 0
        return
    sides = table.side_of()
    firsts = [sides.index(side) for side in sorted(set(sides))]
    two = len(firsts) == 2
    if table.turns:
        firsts = [firsts[(deal - 1) % len(firsts)]]
    for one, other in table.pairs:
        for seat in firsts:
            if two:  # each of them is alone, in one game as well as in two
                yield one, other, seat
                continue
            for first, second in ((one, other), (other, one)):
                if first in table.alone or deal <= table.reverse:
                    yield first, second, seat


def most_games(table: Table) -> int:
    """How many may be played at a table."""
    both = min(table.reverse, table.deals)
    each = [sum(1 for _ in seatings(table, deal)) for deal in (1, table.reverse + 1)]
    return both * each[0] + (table.deals - both) * each[1]


def seated_at(table: Table, first: str, second: str, seat: int) -> tuple[str, ...]:
    sides = table.side_of()
    return tuple(first if side == sides[seat] else second for side in sides)
