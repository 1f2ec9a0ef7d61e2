"""PostgreSQL behind the same contract: several servers, one database, one owner a table.

A server is alive as long as it says so (`beat`); a table belongs to the server that took it last.
Whoever takes it raises its fence, and a line is written only with the present fence, in the same
transaction: a server that was thought dead and is not writes nothing more. Time is the database's.
"""

from __future__ import annotations

import json
import secrets
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import astuple
from pathlib import Path
from typing import Any, Final

import psycopg
from psycopg import errors

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

MIGRATIONS: Final = Path(__file__).parent / "migrations" / "postgres"
ALIVE: Final = "interval '4 seconds'"  # after so long without a beat a server's tables are free
CHANNEL: Final = "tablee_tables"
SETTINGS: Final = "-c statement_timeout=5000 -c lock_timeout=1000 -c timezone=UTC"
LOCK: Final = 7_400_113  # one server at a time brings a database up to date
APPEND: Final = """
INSERT INTO log SELECT t.id, x.n, x.at_ms, x.seat, x.kind, x.text, x.key
FROM unnest(%s::text[], %s::int[], %s::bigint[], %s::int[], %s::text[], %s::text[], %s::text[],
    %s::int[]) AS x (table_id, n, at_ms, seat, kind, text, key, fence)
JOIN tables t ON t.id = x.table_id AND t.fence = x.fence AND t.owner = %s
FOR SHARE OF t
ON CONFLICT DO NOTHING RETURNING table_id, n
"""
TAKE: Final = f"""
UPDATE tables SET owner = %s, fence = fence + 1 WHERE id = %s AND owner <> %s AND NOT EXISTS (
    SELECT 1 FROM nodes WHERE nodes.id = tables.owner AND seen > clock_timestamp() - {ALIVE}
) RETURNING fence
"""
OWNER: Final = """
SELECT t.owner, t.fence, coalesce(n.address, '') FROM tables t LEFT JOIN nodes n ON n.id = t.owner
WHERE t.id = %s
"""
KINDS: Final[list[tuple[type[psycopg.Error], str]]] = [
    (errors.DiskFull, "full"),
    (errors.DataCorrupted, "damaged"),
    (errors.IndexCorrupted, "damaged"),
    (errors.LockNotAvailable, "locked"),
    (errors.QueryCanceled, "locked"),
    (errors.DeadlockDetected, "locked"),
]


@contextmanager
def plainly() -> Iterator[None]:
    """Whatever PostgreSQL says becomes `Trouble`."""
    try:
        yield
    except psycopg.Error as error:
        kind = next((kind for cls, kind in KINDS if isinstance(error, cls)), "gone")
        raise Trouble(kind, " ".join(str(error).split())) from error


class PostgresStore:
    """One connection, opened again when it was lost."""

    def __init__(self, url: str, address: str = "") -> None:
        self.url = url
        self.address = address
        self.node = secrets.token_hex(8)
        self.listener: Listener | None = None
        try:
            self.kept: psycopg.Connection | None = self._connected()
            migrate(self.db)
            self.beat()
        except (psycopg.Error, Trouble) as error:
            words = " ".join(str(error).split())
            raise BadStore(f"the PostgreSQL database cannot be used: {words}") from None

    def _connected(self) -> psycopg.Connection:
        return psycopg.connect(self.url, autocommit=True, options=SETTINGS, connect_timeout=3)

    @property
    def db(self) -> psycopg.Connection:
        if self.kept is None or self.kept.closed or self.kept.broken:
            self.kept = self._connected()
        return self.kept

    @plainly()
    def create(
        self, table: TableRow, offers: Sequence[Offer] = (), lines: Sequence[Line] = ()
    ) -> None:
        options = json.dumps(table.options)
        headers = (table.id, table.game, table.rules, table.data, options, table.seed)
        with self.db.transaction(), self.db.cursor() as cursor:
            cursor.execute(
                "INSERT INTO tables VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, 1)",
                (*headers, table.created_ms, table.seeded, self.node),
            )
            chairs = [(table.id, seat, *astuple(chair)) for seat, chair in enumerate(table.chairs)]
            put(cursor, "seats", chairs)
            put(cursor, "log", [(table.id, *astuple(line)) for line in lines])
            put(cursor, "rematches", [astuple(offer) for offer in offers])

    @plainly()
    def load(self, table_id: str) -> tuple[TableRow, list[Line]] | None:
        with self.db.transaction():  # one picture of it all
            row = self.db.execute(
                "SELECT id, game, rules, data, options, seed, created_ms, seeded FROM tables "
                "WHERE id = %s",
                (table_id,),
            ).fetchone()
            if row is None:
                return None
            seats = self.db.execute(
                "SELECT name, bot, token_hash, code_hash, invite_hash, held FROM seats "
                "WHERE table_id = %s ORDER BY seat",
                (table_id,),
            )
            chairs = [Chair(*chair) for chair in seats]
            key, game, rules, data, options, seed, created, seeded = row
            table = TableRow(
                key, game, rules, data, json.loads(options), seed, created, chairs, seeded
            )
            log = self.db.execute(
                "SELECT n, at_ms, seat, kind, text, key FROM log WHERE table_id = %s ORDER BY n",
                (table_id,),
            )
            return table, [Line(*line) for line in log]

    @plainly()
    def lease(self, table_id: str) -> Lease | None:
        taken = self.db.execute(TAKE, (self.node, table_id, self.node)).fetchone()
        if taken is not None:
            self._tell(table_id)
            return Lease(taken[0])
        found = self.db.execute(OWNER, (table_id,)).fetchone()
        if found is None:
            return None
        owner, fence, address = found
        return Lease(fence) if owner == self.node else Lease(fence, address or "nowhere")

    @plainly()
    def append(self, lines: Sequence[Append]) -> list[bool]:
        rows = [(one.table_id, *astuple(one.line), one.fence) for one in lines]
        columns = [list(column) for column in zip(*rows, strict=True)]
        written = set(self.db.execute(APPEND, (*columns, self.node)).fetchall())
        return [(one.table_id, one.line.n) in written for one in lines]

    @plainly()
    def reseat(self, table_id: str, seat: int, was: Chair, now: Chair) -> bool:
        with self.db.transaction():
            changed = self.db.execute(
                "UPDATE seats SET token_hash = %s, code_hash = %s, held = %s, name = %s "
                "WHERE table_id = %s AND seat = %s AND token_hash = %s AND code_hash = %s",
                (
                    *(now.token_hash, now.code_hash, now.held, now.name),
                    *(table_id, seat, was.token_hash, was.code_hash),
                ),
            ).rowcount
            if changed:
                self.db.execute(
                    "UPDATE rematches SET taken = true WHERE next_id = %s AND next_seat = %s",
                    (table_id, seat),
                )
                self._tell(table_id)
        return bool(changed)

    @plainly()
    def offers(self, table_id: str) -> list[Offer]:
        rows = self.db.execute(
            "SELECT * FROM rematches WHERE table_id = %s ORDER BY seat", (table_id,)
        )
        return [Offer(*row) for row in rows]

    @plainly()
    def delete(self, table_id: str) -> None:
        with self.db.transaction():
            self.db.execute(
                "DELETE FROM rematches WHERE table_id = %s OR next_id = %s", (table_id, table_id)
            )
            self.db.execute("DELETE FROM log WHERE table_id = %s", (table_id,))
            self.db.execute("DELETE FROM seats WHERE table_id = %s", (table_id,))
            self.db.execute("DELETE FROM tables WHERE id = %s", (table_id,))
            self._tell(table_id)

    @plainly()
    def old(self, limits: Old) -> list[str]:
        rows = self.db.execute(
            "SELECT id FROM (SELECT id, created_ms, (SELECT at_ms FROM log WHERE table_id = id "
            "ORDER BY n DESC LIMIT 1) AS last FROM tables) AS aged "
            "WHERE CASE WHEN last IS NULL THEN created_ms < %s ELSE last < %s END LIMIT %s",
            (limits.empty_ms, limits.idle_ms, limits.most),
        )
        return [table_id for (table_id,) in rows]

    @plainly()
    def ping(self) -> None:
        self.db.execute("SELECT 1 FROM tables LIMIT 1")

    # several servers

    @plainly()
    def beat(self) -> None:
        self.db.execute(
            "INSERT INTO nodes VALUES (%s, %s, clock_timestamp()) "
            "ON CONFLICT (id) DO UPDATE SET seen = clock_timestamp()",
            (self.node, self.address),
        )
        self.db.execute("DELETE FROM nodes WHERE seen < clock_timestamp() - interval '1 hour'")

    def _tell(self, table_id: str) -> None:
        """Every other server hears that what it knows of this table is out of date."""
        self.db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{self.node} {table_id}"))

    def listen(self, heard: Callable[[str], None]) -> None:
        """`heard` is called, in a thread, with every table that another server has changed."""
        self.listener = Listener(self._connected, self.node, heard)
        self.listener.start()

    def close(self) -> None:
        if self.listener is not None:
            self.listener.close()
        with suppress(psycopg.Error):  # our tables are free at once
            self.db.execute("DELETE FROM nodes WHERE id = %s", (self.node,))
        if self.kept is not None:
            self.kept.close()


class Listener(threading.Thread):
    """A connection of its own that hears what other servers have done."""

    def __init__(
        self, connected: Callable[[], psycopg.Connection], node: str, heard: Callable[[str], None]
    ) -> None:
        super().__init__(name="tablee-listener", daemon=True)
        self.connected = connected
        self.node = node
        self.heard = heard
        self.ended = threading.Event()

    def run(self) -> None:
        while not self.ended.is_set():
            with suppress(psycopg.Error), self.connected() as db:
                db.execute(f"LISTEN {CHANNEL}")
                while not self.ended.is_set():
                    for note in db.notifies(timeout=0.5):
                        node, _, table_id = note.payload.partition(" ")
                        if node != self.node:
                            self.heard(table_id)
            self.ended.wait(0.5)  # the database is away: in a moment again

    def close(self) -> None:
        self.ended.set()
        self.join(timeout=5)


def put(cursor: psycopg.Cursor[Any], name: str, rows: list[tuple[Any, ...]]) -> None:
    if rows:
        marks = ", ".join(["%s"] * len(rows[0]))
        cursor.executemany(f"INSERT INTO {name} VALUES ({marks})", rows)


def migrate(db: psycopg.Connection) -> None:
    """Numbered steps, each once; there is no way down."""
    steps = list(enumerate(sorted(MIGRATIONS.glob("*.sql")), start=1))
    with db.transaction():
        db.execute("SET LOCAL lock_timeout = 0")
        db.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        db.execute("CREATE TABLE IF NOT EXISTS tablee_version (version INTEGER NOT NULL)")
        row = db.execute("SELECT max(version) FROM tablee_version").fetchone()
        version = (row[0] if row else None) or 0
        if version > len(steps):
            raise BadStore(
                f"the PostgreSQL database was written by a newer Tablée (version {version}, "
                f"this one knows {len(steps)}); update Tablée"
            )
        for number, step in steps[version:]:
            db.execute(step.read_text("utf-8").encode())
            db.execute("INSERT INTO tablee_version VALUES (%s)", (number,))
