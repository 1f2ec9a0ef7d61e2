"""PostgreSQL behind the same contract: several servers, one database, one owner a table.

A server is alive as long as it says so (`beat`); a table belongs to the server that took it last.
Whoever takes it raises its fence, and a line is written only with the present fence, in the same
transaction: a server that was thought dead and is not writes nothing more. Time is the database's.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import astuple
from pathlib import Path
from typing import Any, Final

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from tablee.server.store.contract import (
    ANY_FENCE,
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
from tablee.server.store.listener import CHANNEL, Listener, cut

MIGRATIONS: Final = Path(__file__).parent / "migrations" / "postgres"
ALIVE: Final = 4.0  # seconds without a beat after which a server's tables are free
SILENT: Final = 0.6  # of it, after which nothing is handed on to it any more
DEAF: Final = 0.5  # of it, without hearing one's own beat
# What takes longer is given up by the database, before whoever asked gives up the database.
SETTINGS: Final = "-c statement_timeout=2500 -c lock_timeout=1000 -c timezone=UTC"
# A network that drops everything without a word is noticed within seconds.
WIRE: Final = {
    "connect_timeout": "2",
    "tcp_user_timeout": "3000",
    "keepalives_idle": "1",
    "keepalives_interval": "1",
    "keepalives_count": "2",
}
# Of the log and of who sits where: what is committed between two looks is in both, or in neither.
ONE_PICTURE: Final = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"
LOCK: Final = 7_400_113  # one server at a time brings a database up to date
APPEND: Final = f"""
INSERT INTO log SELECT t.id, x.n, x.at_ms, x.seat, x.kind, x.text, x.key
FROM unnest(%s::text[], %s::int[], %s::bigint[], %s::int[], %s::text[], %s::text[], %s::text[],
    %s::int[]) AS x (table_id, n, at_ms, seat, kind, text, key, fence)
JOIN tables t ON t.id = x.table_id
    AND (x.fence = {ANY_FENCE} OR (t.fence = x.fence AND t.owner = %s))
FOR SHARE OF t
ON CONFLICT DO NOTHING RETURNING table_id, n
"""
FREE: Final = """NOT EXISTS (
    SELECT 1 FROM nodes WHERE nodes.id = tables.owner
    AND seen > clock_timestamp() - make_interval(secs => %s)
)"""
NOBODY_ELSES: Final = f"(owner = %s OR {FREE})"
TAKE: Final = f"""
UPDATE tables SET owner = %s, fence = fence + 1 WHERE id = %s AND owner <> %s AND {FREE}
RETURNING fence
"""
OWNER: Final = """
SELECT t.owner, t.fence, coalesce(n.address, '') FROM tables t LEFT JOIN nodes n ON n.id = t.owner
AND n.seen > clock_timestamp() - make_interval(secs => %s) WHERE t.id = %s
"""
FITS: Final = """
SELECT 1 FROM seats WHERE table_id = %s AND seat = %s AND token_hash = %s AND code_hash = %s
FOR UPDATE
"""
BEAT: Final = """
INSERT INTO nodes VALUES (%s, %s, clock_timestamp())
ON CONFLICT (id) DO UPDATE SET seen = clock_timestamp()
"""
HEARD_OF: Final = """
SELECT address FROM nodes WHERE seen > clock_timestamp() - make_interval(secs => %s)
"""
# Also fails where one may read alone, as at a standby.
PROBE: Final = "UPDATE nodes SET address = address WHERE id = %s"
A_ROW: Final = 100  # bytes beside what stands in it: its head, and its place in an index
SIZE: Final = """
SELECT coalesce(sum(least(
    pg_total_relation_size(c.oid), greatest(s.n_live_tup, c.reltuples) * (%s + w.width)
)), 0)::bigint
FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid
LEFT JOIN LATERAL (
    SELECT sum(avg_width) AS width FROM pg_stats
    WHERE schemaname = s.schemaname AND tablename = s.relname
) w ON true
WHERE c.oid IN ('tables'::regclass, 'seats'::regclass, 'log'::regclass, 'rematches'::regclass)
"""
# A database that acknowledges before it syncs would lose what we acknowledge; more is welcome.
SYNCED: Final = """
SELECT set_config('synchronous_commit', 'on', false)
WHERE current_setting('synchronous_commit') = 'off'
"""
LAST: Final = (
    "SELECT id, created_ms, (SELECT at_ms FROM log WHERE table_id = id ORDER BY n DESC LIMIT 1) "
    "FROM tables"
)
MAYBE: Final = (
    f"{LAST} WHERE played = %s AND since_ms < %s AND {NOBODY_ELSES} ORDER BY since_ms LIMIT %s"
)
MOVED_ON: Final = "UPDATE tables SET played = true, since_ms = %s WHERE id = %s"
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

    def __init__(self, url: str, address: str = "", alive: float = ALIVE) -> None:
        """`alive`: all servers on one database have to mean the same by it."""
        self.address = address
        self.alive = alive
        self.node = secrets.token_hex(8)
        self.listener: Listener | None = None
        self.kept: psycopg.Connection | None = None
        try:
            self.wire = make_conninfo("", **{**WIRE, **conninfo_to_dict(url, options=SETTINGS)})
            migrate(self.db)
            self.beat()
        except (psycopg.Error, Trouble) as error:
            words = " ".join(str(error).split())
            raise BadStore(f"the PostgreSQL database cannot be used: {words}") from None

    def _connected(self) -> psycopg.Connection:
        return psycopg.connect(self.wire, autocommit=True)

    @property
    def db(self) -> psycopg.Connection:
        if self.kept is None or self.kept.closed or self.kept.broken:
            self.kept = self._connected()  # from here on `interrupt` can cut it
            try:
                self.kept.execute(SYNCED)
            except psycopg.Error:
                self.kept.close()  # or the next would write with it as it is
                raise
        return self.kept

    @plainly()
    def create(
        self, table: TableRow, offers: Sequence[Offer] = (), lines: Sequence[Line] = ()
    ) -> None:
        options = json.dumps(table.options)
        headers = (table.id, table.game, table.rules, table.data, options, table.seed)
        with self.db.transaction(), self.db.cursor() as cursor:
            cursor.execute(
                "INSERT INTO tables VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, 1, false, %s)",
                (*headers, table.created_ms, table.seeded, self.node, table.created_ms),
            )
            chairs = [(table.id, seat, *astuple(chair)) for seat, chair in enumerate(table.chairs)]
            put(cursor, "seats", chairs)
            put(cursor, "log", [(table.id, *astuple(line)) for line in lines])
            put(cursor, "rematches", [astuple(offer) for offer in offers])

    @plainly()
    def load(self, table_id: str) -> tuple[TableRow, list[Line]] | None:
        with self.db.transaction():
            self.db.execute(ONE_PICTURE)
            row = self.db.execute(
                "SELECT id, game, rules, data, options, seed, created_ms, seeded FROM tables "
                "WHERE id = %s",
                (table_id,),
            ).fetchone()
            if row is None:
                return None
            seats = self.db.execute(
                "SELECT name, bot, token_hash, code_hash, invite_hash, held, used_hash FROM seats "
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
        taken = self.db.execute(TAKE, (self.node, table_id, self.node, self.alive)).fetchone()
        if taken is not None:
            self._tell(table_id, taken=True)
            return Lease(taken[0])
        found = self.db.execute(OWNER, (SILENT * self.alive, table_id)).fetchone()
        if found is None:
            return None
        owner, fence, address = found
        return Lease(fence) if owner == self.node else Lease(fence, address or "nowhere")

    @plainly()
    def append(self, lines: Sequence[Append]) -> list[bool]:
        return self._append(lines)

    def _append(self, lines: Sequence[Append]) -> list[bool]:
        rows = [(one.table_id, *astuple(one.line), one.fence) for one in lines]
        columns = [list(column) for column in zip(*rows, strict=True)]
        written = set(self.db.execute(APPEND, (*columns, self.node)).fetchall())
        return [(one.table_id, one.line.n) in written for one in lines]

    @plainly()
    def reseat(
        self, table_id: str, seat: int, was: Chair, now: Chair, told: Append | None = None
    ) -> bool:
        with self.db.transaction():
            fits = self.db.execute(FITS, (table_id, seat, was.token_hash, was.code_hash))
            if fits.fetchone() is None:
                return False
            if told is not None and not self._append([told])[0]:
                return False
            self.db.execute(
                "UPDATE seats SET token_hash = %s, code_hash = %s, held = %s, name = %s, "
                "used_hash = %s WHERE table_id = %s AND seat = %s",
                (now.token_hash, now.code_hash, now.held, now.name, now.used_hash, table_id, seat),
            )
            self.db.execute(
                "UPDATE rematches SET taken = true WHERE next_id = %s AND next_seat = %s",
                (table_id, seat),
            )
            self._tell(table_id)
        return True

    @plainly()
    def offers(self, table_id: str) -> list[Offer]:
        rows = self.db.execute(
            "SELECT * FROM rematches WHERE table_id = %s ORDER BY seat", (table_id,)
        )
        return [Offer(*row) for row in rows]

    @plainly()
    def delete(self, table_id: str, limits: Old | None = None) -> bool:
        """Whoever writes to the table holds its row: so nothing is acknowledged meanwhile."""
        with self.db.transaction():
            self.db.execute("SELECT 1 FROM tables WHERE id = %s FOR UPDATE", (table_id,))
            if limits is not None:
                ours = (table_id, self.node, self.alive)
                found = self.db.execute(f"{LAST} WHERE id = %s AND {NOBODY_ELSES}", ours).fetchone()
                if found is None or not limits.over(*found[1:]):
                    return False
            self.db.execute(
                "DELETE FROM rematches WHERE table_id = %s OR next_id = %s", (table_id, table_id)
            )
            self.db.execute("DELETE FROM log WHERE table_id = %s", (table_id,))
            self.db.execute("DELETE FROM seats WHERE table_id = %s", (table_id,))
            self.db.execute("DELETE FROM tables WHERE id = %s", (table_id,))
            self._tell(table_id, taken=True)
        return True

    @plainly()
    def old(self, limits: Old, but: Collection[str] = ()) -> list[str]:
        ours, most = (self.node, self.alive), limits.most + len(but)
        rows = [
            row
            for played, before in limits.bookmarks()
            for row in self.db.execute(MAYBE, (played, before, *ours, most)).fetchall()
        ]
        found, alive = limits.told_apart(rows, but)
        with self.db.cursor() as cursor:
            cursor.executemany(MOVED_ON, alive)
        return found[: limits.most]

    @plainly()
    def ping(self) -> None:
        self.db.execute(PROBE, (self.node,))

    @plainly()
    def size(self) -> int:
        """Files of PostgreSQL do not shrink, but what was deleted is written again: where there are
        statistics, the rows that are left are counted."""
        row = self.db.execute(SIZE, (A_ROW,)).fetchone()
        return int(row[0]) if row else 0

    # several servers

    @plainly()
    def beat(self) -> frozenset[str]:
        """Whoever does not hear what others do has no tables either, so does not say it is alive;
        it hears its own beat, if it hears anything."""
        self._tell("")
        if self.listener is not None and self.listener.deaf_for() > DEAF * self.alive:
            self.listener.interrupt()
            raise Trouble("gone", "what other servers do is not heard")
        self.db.execute(BEAT, (self.node, self.address))
        self.db.execute("DELETE FROM nodes WHERE seen < clock_timestamp() - interval '1 hour'")
        found = self.db.execute(HEARD_OF, (SILENT * self.alive,))
        return frozenset([address for (address,) in found])

    def _tell(self, table_id: str, taken: bool = False) -> None:
        """Every other server hears that what it knows of this table is out of date."""
        said = f"{self.node} {table_id} {'taken' if taken else ''}"
        self.db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, said))

    def listen(self, heard: Callable[[str, bool], None], anew: Callable[[], None]) -> None:
        if self.listener is None:
            self.listener = Listener(self._connected, self.node, heard, anew)
            self.listener.start()
        if not self.listener.listening.wait(DEAF * self.alive):
            raise Trouble("gone", "what other servers do is not heard")

    def interrupt(self) -> None:
        """The connection is cut, and another one opened when it is needed."""
        if self.kept is not None:
            cut(self.kept)

    def close(self) -> None:
        if self.listener is not None:
            self.listener.close()
        with suppress(psycopg.Error):  # our tables are free at once
            self.db.execute("DELETE FROM nodes WHERE id = %s", (self.node,))
        if self.kept is not None:
            self.kept.close()


def put(cursor: psycopg.Cursor[Any], name: str, rows: list[tuple[Any, ...]]) -> None:
    if rows:
        marks = ", ".join(["%s"] * len(rows[0]))
        cursor.executemany(f"INSERT INTO {name} VALUES ({marks})", rows)


def migrate(db: psycopg.Connection) -> None:
    """Numbered steps, each once; there is no way down."""
    steps = list(enumerate(sorted(MIGRATIONS.glob("*.sql")), start=1))
    with db.transaction():
        db.execute("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0")
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
