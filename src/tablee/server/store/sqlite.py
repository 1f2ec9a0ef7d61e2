"""The default store: one SQLite file, write-ahead log, every commit synced."""

from __future__ import annotations

import json
import math
import os
import sqlite3
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import astuple
from functools import lru_cache
from pathlib import Path

from tablee.server.store.contract import (
    Append,
    BadStore,
    Chair,
    Lease,
    Line,
    Offer,
    Old,
    TableRow,
    Trouble,
)
from tablee.server.store.lock import Lock

MIGRATIONS = Path(__file__).parent / "migrations" / "sqlite"
MEMORY = ":memory:"
OURS_ALONE = 0o600  # seeds are in it, which are everybody's cards
WAIT_SECONDS = 1.0  # for somebody else's lock, such as a backup's
STATEMENTS = 64  # batches of so many sizes are prepared once
FITS = "SELECT 1 FROM seats WHERE table_id = ? AND seat = ? AND token_hash = ? AND code_hash = ?"
# Written to see whether something can be: some pages, as a table that nobody can name.
PROBE = "INSERT OR REPLACE INTO tables VALUES ('', '', 0, ?, '', '', 0, 0, 0, 0)"
PAGES = "0" * 16_384
LAST = (
    "SELECT id, created_ms, (SELECT at_ms FROM log WHERE table_id = id ORDER BY n DESC LIMIT 1) "
    "FROM tables"
)
MAYBE = f"{LAST} WHERE played = ? AND since_ms < ? ORDER BY since_ms LIMIT ?"
MOVED_ON = "UPDATE tables SET played = 1, since_ms = ? WHERE id = ?"
KINDS = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_INTERRUPT: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}


@lru_cache(STATEMENTS)
def appending(lines: int) -> str:
    """The statement that writes so many lines, but for those whose table or number is taken."""
    rows = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * lines)
    return (
        f"INSERT INTO log SELECT * FROM (VALUES {rows}) "
        "WHERE EXISTS (SELECT 1 FROM tables WHERE id = column1) "
        "ON CONFLICT DO NOTHING RETURNING table_id, n"
    )


def trouble(error: sqlite3.Error) -> Trouble:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return Trouble(KINDS.get(code, "gone"), str(error))


@contextmanager
def plainly() -> Iterator[None]:
    """Whatever SQLite says becomes `Trouble`."""
    try:
        yield
    except sqlite3.Error as error:
        raise trouble(error) from error


class SqliteStore:
    """One file and one server that writes it."""

    alive = math.inf

    def __init__(self, path: str) -> None:
        self.path = path
        self.lock: Lock | None = None
        if path != MEMORY:
            with suppress(OSError):  # of which SQLite says more; what stands beside it is as it is
                os.close(os.open(path, os.O_CREAT, OURS_ALONE))
        try:
            self.db = sqlite3.connect(
                path, timeout=WAIT_SECONDS, isolation_level=None, check_same_thread=False
            )
        except sqlite3.Error as error:
            raise BadStore(f"the database {path} cannot be used: {error}") from None
        try:
            self._bring_up_to_date(self.db)
        except sqlite3.Error as error:
            self.close()
            raise BadStore(f"the database {path} cannot be used: {error}") from None
        except BadStore:
            self.close()
            raise

    def _bring_up_to_date(self, db: sqlite3.Connection) -> None:
        steps = missing_steps(db, self.path)  # first: a newer database is not touched
        if self.path != MEMORY:
            self.lock = Lock(self.path)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        for number, step in steps:
            script = step.read_text("utf-8")
            db.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")

    @plainly()
    def create(
        self, table: TableRow, offers: Sequence[Offer] = (), lines: Sequence[Line] = ()
    ) -> None:
        options = json.dumps(table.options)
        headers = (table.id, table.game, table.rules, table.data, options, table.seed)
        chairs = [(table.id, seat, *astuple(chair)) for seat, chair in enumerate(table.chairs)]
        with transaction(self.db):
            self.db.execute(
                "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, ?)",
                (*headers, table.created_ms, table.seeded, table.created_ms),
            )
            self.db.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", chairs)
            self.db.executemany(
                "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)",
                [(table.id, *astuple(line)) for line in lines],
            )
            self.db.executemany(
                "INSERT INTO rematches VALUES (?, ?, ?, ?, ?, ?)", map(astuple, offers)
            )

    @plainly()
    def load(self, table_id: str) -> tuple[TableRow, list[Line]] | None:
        row = self.db.execute(
            "SELECT id, game, rules, data, options, seed, created_ms, seeded FROM tables "
            "WHERE id = ?",
            (table_id,),
        ).fetchone()
        if row is None:
            return None
        seats = self.db.execute(
            "SELECT name, bot, token_hash, code_hash, invite_hash, held, used_hash FROM seats "
            "WHERE table_id = ? ORDER BY seat",
            (table_id,),
        )
        chairs = [Chair(*chair) for chair in seats]
        key, game, rules, data, options, seed, created, seeded = row
        table = TableRow(
            key, game, rules, data, json.loads(options), seed, created, chairs, bool(seeded)
        )
        log = self.db.execute(
            "SELECT n, at_ms, seat, kind, text, key FROM log WHERE table_id = ? ORDER BY n",
            (table_id,),
        )
        return table, [Line(*line) for line in log]

    @plainly()
    def lease(self, table_id: str) -> Lease | None:
        """There is one server, and this is it."""
        found = self.db.execute("SELECT 1 FROM tables WHERE id = ?", (table_id,)).fetchone()
        return Lease() if found else None

    @plainly()
    def append(self, lines: Sequence[Append]) -> list[bool]:
        return self._append(lines)

    def _append(self, lines: Sequence[Append]) -> list[bool]:
        """One statement, so that the thread waits for the interpreter once, not once a line."""
        values: list[str | int] = []
        for one in lines:
            line = one.line
            values += (one.table_id, line.n, line.at_ms, line.seat, line.kind, line.text, line.key)
        written = set(self.db.execute(appending(len(lines)), values).fetchall())
        return [(one.table_id, one.line.n) in written for one in lines]

    @plainly()
    def reseat(
        self, table_id: str, seat: int, was: Chair, now: Chair, told: Append | None = None
    ) -> bool:
        with transaction(self.db):
            fits = self.db.execute(FITS, (table_id, seat, was.token_hash, was.code_hash))
            if fits.fetchone() is None:
                return False
            if told is not None and not self._append([told])[0]:
                return False
            self.db.execute(
                "UPDATE seats SET token_hash = ?, code_hash = ?, held = ?, name = ?, "
                "used_hash = ? WHERE table_id = ? AND seat = ?",
                (now.token_hash, now.code_hash, now.held, now.name, now.used_hash, table_id, seat),
            )
            self.db.execute(
                "UPDATE rematches SET taken = 1 WHERE next_id = ? AND next_seat = ?",
                (table_id, seat),
            )
        return True

    @plainly()
    def offers(self, table_id: str) -> list[Offer]:
        rows = self.db.execute(
            "SELECT * FROM rematches WHERE table_id = ? ORDER BY seat", (table_id,)
        )
        return [
            Offer(table, seat, next_id, next_seat, bool(same_deal), bool(taken))
            for table, seat, next_id, next_seat, same_deal, taken in rows
        ]

    @plainly()
    def delete(self, table_id: str, limits: Old | None = None) -> bool:
        with transaction(self.db):
            if limits is not None:
                found = self.db.execute(f"{LAST} WHERE id = ?", (table_id,)).fetchone()
                if found is None or not limits.over(*found[1:]):
                    return False
            self.db.execute(
                "DELETE FROM rematches WHERE table_id = ? OR next_id = ?", (table_id, table_id)
            )
            for name in ("log", "seats"):
                self.db.execute(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))
            self.db.execute("DELETE FROM tables WHERE id = ?", (table_id,))
        return True

    @plainly()
    def old(self, limits: Old, but: Collection[str] = ()) -> list[str]:
        most = limits.most + len(but)
        rows = [
            row
            for played, before in limits.bookmarks()
            for row in self.db.execute(MAYBE, (played, before, most)).fetchall()
        ]
        found, alive = limits.told_apart(rows, but)
        if alive:
            with transaction(self.db):
                self.db.executemany(MOVED_ON, alive)
        return found[: limits.most]

    @plainly()
    def ping(self) -> None:
        """Two commits: what is taken back before one never gets to the disk, and fails at nothing
        that a move would fail at."""
        with transaction(self.db):
            self.db.execute(PROBE, (PAGES,))
        with transaction(self.db):
            self.db.execute("DELETE FROM tables WHERE id = ''")

    @plainly()
    def size(self) -> int:
        """Pages of what was deleted are written again before the file grows."""
        names = ("page_count", "freelist_count", "page_size")
        pages, free, each = (self.db.execute(f"PRAGMA {name}").fetchone()[0] for name in names)
        return int((pages - free) * each)

    def beat(self) -> frozenset[str]:
        """Nobody else asks."""
        return frozenset()

    def listen(self, heard: Callable[[str, bool], None], anew: Callable[[], None]) -> None:
        """There is nobody else to listen to."""

    def interrupt(self) -> None:
        with suppress(sqlite3.Error):  # it is closed already
            self.db.interrupt()

    def close(self) -> None:
        self.db.close()
        if self.lock is not None:
            self.lock.release()
            self.lock = None


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """BEGIN IMMEDIATE ... COMMIT, or ROLLBACK when something went wrong."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


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
