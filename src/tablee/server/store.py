"""What is kept on disk: tables, seats, and a log that only grows.

`Store` is the contract; `SqliteStore` the default. Every line of a log is on disk, synced, before
anybody hears of it; a table is made again from its log after a restart.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Protocol

from tablee.kernel import TableeError

MIGRATIONS = Path(__file__).parent / "migrations"
COLUMNS = ", ".join(f"json_extract(value, '$[{column}]')" for column in range(7))
APPEND = f"INSERT INTO log SELECT {COLUMNS} FROM json_each(?)"  # all rows, or none


class BadStore(TableeError):
    """A database that cannot be used: which file, and why."""


@dataclass(frozen=True)
class Line:
    """One line of a table's log. `kind`: move, expire, undo, take_back or say.

    `key` is the sender's idempotency key: the same line sent twice is one line.
    """

    n: int
    at_ms: int
    seat: int
    kind: str
    text: str
    key: str = ""


@dataclass(frozen=True)
class Chair:
    """Who sits where. A bot has a `bot` name and no token; tokens and codes are kept hashed."""

    name: str
    bot: str = ""
    token_hash: str = ""
    code_hash: str = ""


@dataclass(frozen=True)
class TableRow:
    """The headers of a table: with its log, the record of a match."""

    id: str
    game: str
    rules: int
    data: str
    options: dict[str, str]
    seed: str
    created_ms: int
    chairs: list[Chair]


@dataclass(frozen=True)
class Offer:
    """A seat's place at the table where its people play again; `taken`: somebody sat down there."""

    table_id: str
    seat: int
    next_id: str
    next_seat: int
    same_deal: bool
    taken: bool = False


class Store(Protocol):
    """Where tables live. Calls come from one thread at a time."""

    def create(self, table: TableRow, offers: Sequence[Offer] = ()) -> None:
        """A new table, with the offers that lead to it: all of it, or nothing."""

    def load(self, table_id: str) -> tuple[TableRow, list[Line]] | None: ...

    def append(self, lines: list[tuple[str, Line]]) -> None:
        """Lines of any number of tables in one synced transaction: all of them, or none."""

    def reseat(self, table_id: str, seat: int, token_hash: str, code_hash: str = "") -> None:
        """Another secret for a seat, and another recovery code if there is one."""

    def offers(self, table_id: str) -> list[Offer]:
        """Where the seats of a table play again."""

    def untaken(self, table_id: str) -> set[int]:
        """The seats of a table that were offered and that nobody has taken yet."""

    def take(self, table_id: str, seat: int) -> None:
        """Somebody has sat down in a seat that was offered."""

    def close(self) -> None: ...


class SqliteStore:
    """One file, write-ahead log, every commit synced."""

    def __init__(self, path: str) -> None:
        self.path = path
        try:
            self.db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            steps = missing_steps(self.db, path)  # first: a newer database is not touched
            self.db.execute("PRAGMA journal_mode = WAL")
            self.db.execute("PRAGMA synchronous = FULL")
            self.db.execute("PRAGMA foreign_keys = ON")
            for number, step in steps:
                script = step.read_text("utf-8")
                self.db.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")
        except sqlite3.Error as error:
            raise BadStore(f"the database {path} cannot be used: {error}") from None

    def create(self, table: TableRow, offers: Sequence[Offer] = ()) -> None:
        options = json.dumps(table.options)
        headers = (table.id, table.game, table.rules, table.data, options, table.seed)
        chairs = [
            (table.id, seat, chair.name, chair.bot, chair.token_hash, chair.code_hash)
            for seat, chair in enumerate(table.chairs)
        ]
        with Transaction(self.db):
            self.db.execute(
                "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", (*headers, table.created_ms)
            )
            self.db.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)", chairs)
            self.db.executemany(
                "INSERT INTO rematches VALUES (?, ?, ?, ?, ?, ?)", map(astuple, offers)
            )

    def load(self, table_id: str) -> tuple[TableRow, list[Line]] | None:
        row = self.db.execute("SELECT * FROM tables WHERE id = ?", (table_id,)).fetchone()
        if row is None:
            return None
        seats = self.db.execute(
            "SELECT name, bot, token_hash, code_hash FROM seats WHERE table_id = ? ORDER BY seat",
            (table_id,),
        )
        chairs = [Chair(*chair) for chair in seats]
        key, game, rules, data, options, seed, created = row
        table = TableRow(key, game, rules, data, json.loads(options), seed, created, chairs)
        log = self.db.execute(
            "SELECT n, at_ms, seat, kind, text, key FROM log WHERE table_id = ? ORDER BY n",
            (table_id,),
        )
        return table, [Line(*line) for line in log]

    def append(self, lines: list[tuple[str, Line]]) -> None:
        """One statement, so that the thread waits for the interpreter once, not once a line."""
        rows = [
            (table_id, line.n, line.at_ms, line.seat, line.kind, line.text, line.key)
            for table_id, line in lines
        ]
        self.db.execute(APPEND, (json.dumps(rows),))

    def reseat(self, table_id: str, seat: int, token_hash: str, code_hash: str = "") -> None:
        with Transaction(self.db):
            self.db.execute(
                "UPDATE seats SET token_hash = ?, code_hash = coalesce(nullif(?, ''), code_hash) "
                "WHERE table_id = ? AND seat = ?",
                (token_hash, code_hash, table_id, seat),
            )

    def offers(self, table_id: str) -> list[Offer]:
        rows = self.db.execute(
            "SELECT * FROM rematches WHERE table_id = ? ORDER BY seat", (table_id,)
        )
        return [
            Offer(table, seat, next_id, next_seat, bool(same_deal), bool(taken))
            for table, seat, next_id, next_seat, same_deal, taken in rows
        ]

    def untaken(self, table_id: str) -> set[int]:
        rows = self.db.execute(
            "SELECT next_seat FROM rematches WHERE next_id = ? AND NOT taken", (table_id,)
        )
        return {seat for (seat,) in rows}

    def take(self, table_id: str, seat: int) -> None:
        with Transaction(self.db):
            self.db.execute(
                "UPDATE rematches SET taken = 1 WHERE next_id = ? AND next_seat = ?",
                (table_id, seat),
            )

    def close(self) -> None:
        self.db.close()


class Transaction:
    """BEGIN IMMEDIATE ... COMMIT, or ROLLBACK when something went wrong."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db

    def __enter__(self) -> None:
        self.db.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        self.db.execute("ROLLBACK" if kind else "COMMIT")


def missing_steps(db: sqlite3.Connection, path: str) -> list[tuple[int, Path]]:
    """The numbered migrations that bring the database up to date; there is no way down."""
    steps = list(enumerate(sorted(MIGRATIONS.glob("*.sql")), start=1))
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(steps):
        raise BadStore(
            f"the database {path} was written by a newer Tablée (version {version}, "
            f"this one knows {len(steps)}); update Tablée or name another file with --db"
        )
    return steps[version:]
