"""The contract of a Store, held against every kind there is; then what SQLite itself promises."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tablee.server.store import (
    Append,
    BadStore,
    Chair,
    Line,
    Offer,
    Old,
    SqliteStore,
    Store,
    TableRow,
    Trouble,
)
from tablee.server.store.sqlite import MAYBE, MIGRATIONS
from tablee.server.writer import MOST

Maker = Callable[[], Store]
TABLE = TableRow(
    id="abc",
    game="ramen",
    rules=1,
    data="sha256-0",
    options={"mode": "duel", "memory": "open"},
    seed="4711",
    created_ms=1_700_000_000_000,
    chairs=[Chair("Ana", "", "hash-a", "code-a"), Chair("bot:random", "random")],
)


def line(n: int, text: str = "no4@2", seat: int = 0, key: str = "") -> Line:
    return Line(n, 1_700_000_000_000 + n, seat, "move", text, key)


def put(store: Store, *lines: tuple[str, Line]) -> list[bool]:
    """Lines by whoever has the lease of their tables; 0 where there is no such table."""
    leases = {table_id: store.lease(table_id) for table_id, _ in lines}
    fences = {table_id: lease.fence if lease else 0 for table_id, lease in leases.items()}
    return store.append([Append(table_id, one, fences[table_id]) for table_id, one in lines])


@pytest.fixture(params=["sqlite", "postgres"])
def opener(request: pytest.FixtureRequest, tmp_path: Path) -> Maker:
    """Opens the same store again and again, as a server does that is restarted."""
    if request.param == "sqlite":
        return lambda: SqliteStore(str(tmp_path / "tablee.db"))
    address = request.getfixturevalue("pg")
    from tablee.server.store.postgres import PostgresStore

    return lambda: PostgresStore(address)


@pytest.fixture
def store(opener: Maker) -> Iterator[Store]:
    store = opener()
    yield store
    store.close()


def test_a_table_comes_back_as_it_was_made(store: Store) -> None:
    store.create(TABLE)
    assert store.load("abc") == (TABLE, [])
    assert store.load("abd") is None


def test_a_table_is_made_once(store: Store) -> None:
    store.create(TABLE)
    with pytest.raises(Trouble, match=r"(?i)unique"):
        store.create(TABLE)
    assert store.load("abc") == (TABLE, [])


def test_lines_come_back_in_order_whatever_they_hold(store: Store) -> None:
    store.create(TABLE)
    odd = Line(2, 5, -1, "expire", "", "")
    quoted = line(3, 'a "quoted" \\ [1,2] é ’ \x1f', key="k-3")
    put(store, ("abc", line(1)))
    put(store, ("abc", odd), ("abc", quoted))
    stored = store.load("abc")
    assert stored is not None
    assert stored[1] == [line(1), odd, quoted]


def test_lines_of_several_tables_are_written_together(store: Store) -> None:
    store.create(TABLE)
    store.create(replace(TABLE, id="xyz"))
    put(store, ("abc", line(1)), ("xyz", line(1, "+ne7")), ("abc", line(2)))
    assert [one.n for one in (store.load("abc") or (TABLE, []))[1]] == [1, 2]
    assert [one.text for one in (store.load("xyz") or (TABLE, []))[1]] == ["+ne7"]


@pytest.mark.parametrize(
    "bad", [("abc", line(1, "again")), ("nowhere", line(1))], ids=["duplicate", "no such table"]
)
def test_a_bad_line_does_its_neighbours_no_harm(store: Store, bad: tuple[str, Line]) -> None:
    store.create(TABLE)
    assert put(store, ("abc", line(1))) == [True]
    assert put(store, ("abc", line(2)), bad, ("abc", line(3))) == [True, False, True]
    stored = store.load("abc")
    assert stored is not None
    assert stored[1] == [line(1), line(2), line(3)]


def test_as_many_lines_as_may_wait_are_written_at_once(store: Store) -> None:
    store.create(TABLE)
    assert all(put(store, *[("abc", line(n)) for n in range(1, MOST + 1)]))


def test_new_secrets_replace_the_old_ones_once(store: Store) -> None:
    store.create(TABLE)
    was, now = TABLE.chairs[0], Chair("Ana", "", "hash-b", "code-b", held="guest")
    assert store.reseat("abc", 0, was, now)
    assert not store.reseat("abc", 0, was, Chair("Ana", "", "hash-c", "code-c"))
    stored = store.load("abc")
    assert stored is not None
    assert stored[0].chairs == [now, TABLE.chairs[1]]


def test_new_secrets_come_with_the_line_that_tells_of_them_or_not_at_all(store: Store) -> None:
    store.create(TABLE)
    lease = store.lease("abc")
    assert lease is not None
    was, now = TABLE.chairs[0], Chair("Ana", "", "b", "b", held="guest", used_hash="code-a")
    told = Append("abc", line(1), lease.fence)
    assert store.append([told]) == [True]
    assert not store.reseat("abc", 0, was, now, told)  # that line is taken
    assert store.load("abc") == (TABLE, [line(1)])
    told = Append("abc", line(2), lease.fence)
    assert not store.reseat("abc", 0, now, now, told)  # those secrets are not the seat's
    assert store.load("abc") == (TABLE, [line(1)])
    assert store.reseat("abc", 0, was, now, told)
    stored = store.load("abc")
    assert stored is not None
    assert (stored[0].chairs[0], stored[1]) == (now, [line(1), line(2)])


def test_a_table_comes_with_its_first_lines_or_not_at_all(store: Store) -> None:
    store.create(TABLE, lines=[line(1), line(2)])
    assert store.load("abc") == (TABLE, [line(1), line(2)])
    with pytest.raises(Trouble):
        store.create(replace(TABLE, id="xyz"), lines=[line(1), line(1)])
    assert store.load("xyz") is None


def test_a_deleted_table_leaves_nothing_behind(store: Store) -> None:
    store.create(TABLE, lines=[line(1)])
    store.create(replace(TABLE, id="xyz"), [Offer("abc", 0, "xyz", 1, True)])
    store.delete("abc")
    assert store.load("abc") is None
    assert store.lease("abc") is None
    assert store.offers("abc") == []
    assert store.load("xyz") is not None
    assert put(store, ("abc", line(2))) == [False]
    store.create(TABLE)
    assert store.load("abc") == (TABLE, [])


def test_what_is_old_is_found_by_its_last_line(store: Store) -> None:
    start = TABLE.created_ms
    store.create(TABLE, lines=[line(1)])
    store.create(replace(TABLE, id="empty"))
    store.create(replace(TABLE, id="late"), lines=[line(900)])
    assert store.old(Old(start, start)) == []
    assert store.old(Old(start, start + 1)) == ["empty"]
    assert store.old(Old(start + 2, start)) == ["abc"]
    assert sorted(store.old(Old(start + 901, start + 1))) == ["abc", "empty", "late"]
    few = Old(start + 901, start + 1, most=2)
    first = store.old(few)
    assert len(first) == 2
    assert sorted([*first, *store.old(few, first)]) == ["abc", "empty", "late"]
    assert store.old(few, ["abc", "empty", "late"]) == []


def test_a_table_is_deleted_if_it_is_old_at_that_very_moment(store: Store) -> None:
    start = TABLE.created_ms
    limits = Old(start + 5, start + 5)
    store.create(TABLE, lines=[line(1)])
    store.create(replace(TABLE, id="empty"))
    assert sorted(store.old(limits)) == ["abc", "empty"]
    assert put(store, ("abc", line(7)), ("empty", line(9))) == [True, True]
    assert not store.delete("abc", limits)
    assert not store.delete("empty", limits)
    assert not store.delete("nothing", limits)
    assert store.load("abc") == (TABLE, [line(1), line(7)])
    assert store.old(limits) == []
    assert store.delete("abc", Old(start + 8, start))
    assert store.delete("empty")
    assert store.load("abc") is None


def test_what_is_alive_is_not_looked_at_again_until_it_may_be_old(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    start, seen = TABLE.created_ms, list[str]()
    plain = Old.told_apart

    def noted(self: Old, rows: Sequence[tuple[str, int, int | None]], *but: Any) -> Any:
        seen.extend(row[0] for row in rows)
        return plain(self, rows, *but)

    monkeypatch.setattr(Old, "told_apart", noted)
    for at in range(5):
        store.create(replace(TABLE, id=f"t{at}"), lines=[line(100 + at)])
    limits = Old(start + 50, start + 90, most=2)
    for _ in range(3):
        assert store.old(limits) == []
    assert sorted(seen) == ["t0", "t1", "t2", "t3", "t4"]  # two at a time, each once
    seen.clear()
    assert store.old(limits) == []
    assert seen == []
    assert store.old(Old(start + 101, start + 200)) == ["t0"]
    assert seen == ["t0"]


def test_sqlite_finds_what_is_old_by_an_index(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "tablee.db"))
    plan = store.db.execute(f"EXPLAIN QUERY PLAN {MAYBE}", (False, 0, 9)).fetchall()
    assert any("tables_by_end" in row[-1] for row in plan)
    assert not any(row[-1].startswith("SCAN") for row in plan)
    store.close()


def test_a_store_that_works_says_so(store: Store) -> None:
    store.ping()


def test_offers_come_with_their_table_and_are_taken_one_by_one(opener: Maker) -> None:
    first = opener()
    first.create(TABLE)
    ana, bob = Offer("abc", 0, "xyz", 1, True), Offer("abc", 1, "xyz", 0, True)
    first.create(replace(TABLE, id="xyz"), [ana, bob])
    guest = Chair("Ana", "", "h", "c", held="guest")
    assert first.reseat("xyz", 1, TABLE.chairs[1], guest)
    first.close()
    again = opener()
    assert again.offers("abc") == [Offer("abc", 0, "xyz", 1, True, taken=True), bob]
    assert again.offers("xyz") == []
    again.close()


def test_an_offer_that_cannot_be_kept_leaves_no_table(store: Store) -> None:
    with pytest.raises(Trouble, match=r"(?i)foreign"):
        store.create(TABLE, [Offer("nowhere", 0, "abc", 0, False)])
    assert store.load("abc") is None


def test_everything_outlasts_a_restart(opener: Maker) -> None:
    first = opener()
    first.create(TABLE)
    put(first, ("abc", line(1)))
    first.close()
    for _ in range(2):
        again = opener()
        assert again.load("abc") == (TABLE, [line(1)])
        again.close()


# SQLite


def test_commits_are_synced_to_a_write_ahead_log(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "tablee.db"))
    assert store.db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store.db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    assert store.db.execute("PRAGMA foreign_keys").fetchone() == (1,)
    store.close()


def test_what_is_appended_is_there_for_others_at_once(tmp_path: Path) -> None:
    file = tmp_path / "tablee.db"
    store = SqliteStore(str(file))
    store.create(TABLE)
    put(store, ("abc", line(1)))
    other = sqlite3.connect(file)  # nothing is left in an open transaction
    assert other.execute("SELECT count(*) FROM log").fetchone() == (1,)
    other.close()
    store.close()


def test_migrations_are_numbered_without_gaps_and_done_once(tmp_path: Path) -> None:
    names = sorted(path.name for path in MIGRATIONS.glob("*.sql"))
    assert [int(name[:4]) for name in names] == list(range(1, len(names) + 1))
    for _ in range(2):
        store = SqliteStore(str(tmp_path / "tablee.db"))
        assert store.db.execute("PRAGMA user_version").fetchone() == (len(names),)
        store.close()


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "tablee.db"
    old = sqlite3.connect(file)
    script = next(MIGRATIONS.glob("0001*.sql")).read_text("utf-8")
    old.executescript(f"{script} PRAGMA user_version = 1;")
    old.execute("INSERT INTO tables VALUES ('abc', 'ramen', 1, 'sha256-0', '{}', '1', 0)")
    old.commit()
    old.close()
    store = SqliteStore(str(file))
    assert store.load("abc") is not None
    assert store.offers("abc") == []
    store.close()


def test_a_newer_database_is_refused_and_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "tablee.db"
    newer = sqlite3.connect(file)
    newer.executescript("CREATE TABLE later (x); PRAGMA user_version = 99;")
    newer.close()
    before = file.read_bytes()
    with pytest.raises(BadStore, match=r"newer Tablée \(version 99"):
        SqliteStore(str(file))
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["tablee.db"]


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    file = str(tmp_path / "tablee.db")
    first = SqliteStore(file)
    with pytest.raises(BadStore, match="another server uses the database"):
        SqliteStore(file)
    first.create(TABLE)
    first.close()
    second = SqliteStore(file)
    assert second.load("abc") is not None
    second.close()


def test_a_second_name_of_the_file_is_the_same_file(tmp_path: Path) -> None:
    file, other = tmp_path / "tablee.db", tmp_path / "other.db"
    first = SqliteStore(str(file))
    other.symlink_to(file)
    with pytest.raises(BadStore, match="another server uses the database"):
        SqliteStore(str(other))
    first.close()


def test_a_file_with_two_names_is_no_database(tmp_path: Path) -> None:
    file, other = tmp_path / "tablee.db", tmp_path / "other.db"
    SqliteStore(str(file)).close()
    other.hardlink_to(file)
    with pytest.raises(BadStore, match="another name"):
        SqliteStore(str(other))
    other.unlink()
    SqliteStore(str(file)).close()


@pytest.mark.skipif(os.name != "posix", reason="elsewhere folders say who may read")
def test_nobody_else_on_the_machine_reads_the_cards(tmp_path: Path) -> None:
    file, before = tmp_path / "tablee.db", os.umask(0)
    try:
        store = SqliteStore(str(file))
        store.ping()
        beside = [file.with_name(f"{file.name}{end}") for end in ("", "-wal", "-shm")]
        assert [oct(one.stat().st_mode & 0o777) for one in beside] == ["0o600"] * 3
        store.close()
        file.chmod(0o640)  # somebody means it so
        SqliteStore(str(file)).close()
        assert oct(file.stat().st_mode & 0o777) == "0o640"
    finally:
        os.umask(before)


def test_what_sqlite_says_is_told_apart(tmp_path: Path) -> None:
    file = tmp_path / "tablee.db"
    store = SqliteStore(str(file))
    store.create(TABLE)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    for work in (store.ping, lambda: put(store, ("abc", line(1)))):
        with pytest.raises(Trouble) as found:
            work()
        assert found.value.kind == "locked"
    other.close()
    store.ping()
    store.db.execute("PRAGMA max_page_count = 1")
    with pytest.raises(Trouble) as found:
        put(store, ("abc", line(1, "x" * 200_000)))
    assert found.value.kind == "full"
    store.close()
    with pytest.raises(Trouble) as found:
        store.ping()
    assert found.value.kind == "gone"


def test_files_that_cannot_be_used_are_named(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ana, this is no database. " * 40)
    for name in ("missing/tablee.db", "letter.txt", "."):
        with pytest.raises(BadStore, match=name):
            SqliteStore(str(tmp_path / name))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["letter.txt"]
