"""What tables take on disk is measured and bounded, and a disk that is full is said to be."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tablee.server import space, writer
from tablee.server.app import create_app
from tablee.server.lobby import Lobby
from tablee.server.metrics import metrics
from tablee.server.store import SqliteStore, Store, Trouble
from tests.server.conftest import QUICK
from tests.server.people import PATIENCE, play_on, sit_down
from tests.server.test_hanging import opened
from tests.server.test_store import TABLE, line
from tests.server.test_writer import Slow

BODY = {"game": "ramen", "people": [{"name": "Ana", "here": True}, {"name": "Bob"}]}
LONG = "x" * 200
LINES = 10_000  # two megabytes, which no page of an empty table hides


class Kept:
    """A store of each kind, and what makes its own count of rows exact."""

    def __init__(self, store: Store, counted: Callable[[], object]) -> None:
        self.store = store
        self.counted = counted

    def comes_to(self, least: float, most: float) -> bool:
        """Statistics are a moment late."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.counted()
            if least <= self.store.size() <= most:
                return True
            time.sleep(0.05)
        return False


@pytest.fixture(params=["sqlite", "postgres"])
def kept(request: pytest.FixtureRequest, db: Path) -> Iterator[Kept]:
    if request.param == "sqlite":
        store: Any = SqliteStore(str(db))
        yield Kept(store, lambda: None)
    else:
        address = request.getfixturevalue("pg")
        from tablee.server.store.postgres import PostgresStore

        store = PostgresStore(address)
        yield Kept(store, lambda: store.db.execute("ANALYZE"))
    store.close()


def test_what_is_deleted_takes_no_room_any_more(kept: Kept) -> None:
    """The files of a database stay as long as they were; what they hold is counted."""
    kept.store.create(TABLE, lines=[line(n, LONG) for n in range(1, LINES + 1)])
    assert kept.comes_to(LINES * 200, LINES * 600)
    kept.store.delete("abc")
    assert kept.comes_to(0, LINES * 50)


def test_what_others_keep_in_the_same_database_is_not_counted(pg: str) -> None:
    from tablee.server.store.postgres import PostgresStore

    with closing(PostgresStore(pg)) as store:
        before = store.size()
        store.db.execute(
            "CREATE TABLE theirs AS SELECT repeat('x', 999) FROM generate_series(1, 9999)"
        )
        store.db.execute("ANALYZE")
        assert store.size() <= before


def test_a_database_that_one_may_only_read_is_not_ready(pg: str) -> None:
    """A standby answers every question, and writes nothing."""
    from tablee.server.store.postgres import PostgresStore

    with closing(PostgresStore(pg)) as store:
        store.ping()
        store.db.execute("SET default_transaction_read_only = on")
        with pytest.raises(Trouble, match="read-only"):
            store.ping()


def lobby_of(client: TestClient) -> Lobby:
    lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
    return lobby


def test_when_the_tables_take_all_they_may_no_new_one_is_laid(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(space, "AGAIN", 0.0)
    with TestClient(create_app(SqliteStore(str(db)), QUICK)) as client:
        ana, bob = sit_down(client, "Ana", "Bob")
        ana.play()
        room = lobby_of(client).space
        room.most = 1.0
        refused = client.post("/api/tables", json=BODY)
        assert (refused.status_code, refused.json()["error"]) == (507, "full")
        assert "open one later" in refused.json()["detail"]
        assert int(refused.headers["Retry-After"]) > 0
        assert client.get("/ready").status_code == 200  # for those who play
        play_on([ana, bob])
        assert ana.post("rematch").status_code == 507
        record = client.get(f"/api/tables/{ana.table}/record", headers=ana.headers).text
        again = {"record": record, "step": 1, "people": BODY["people"]}
        assert client.post("/api/branch", json=again).status_code == 507
        room.most = 0.0
        assert ana.post("rematch").status_code == 200
        assert client.post("/api/branch", json=again).status_code == 200
        assert client.post("/api/tables", json=BODY).status_code == 200
        assert f"tablee_database_bytes {room.bytes}" in metrics.text()
        assert room.bytes > 0


def test_the_room_that_tables_take_is_not_measured_for_each_of_them(db: Path) -> None:
    with TestClient(create_app(SqliteStore(str(db)), QUICK)) as client:
        lobby = lobby_of(client)
        lobby.space.measured = time.monotonic() + PATIENCE
        lobby.store.size = None  # type: ignore[assignment, method-assign]
        for _ in range(3):
            assert client.post("/api/tables", json=BODY).status_code == 200


def test_a_file_that_may_not_grow_is_found_full_before_a_move_is(db: Path) -> None:
    with closing(SqliteStore(str(db))) as store:
        store.ping()
        store.db.execute("VACUUM")
        store.db.execute("PRAGMA max_page_count = 1")  # that is, as many as there are
        with pytest.raises(Trouble) as told:
            store.ping()
        assert told.value.kind == "full"
        store.db.execute("PRAGMA max_page_count = 1000")
        store.ping()
        assert store.load("") is None  # what was written to try is gone


def test_a_server_whose_disk_is_full_says_so_until_something_is_written(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.server.operator.FRESH", 0.0)
    store = Slow(str(db))
    with TestClient(create_app(store, QUICK)) as client:
        ana, _ = opened(client)
        store.failures = 1
        assert ana.play().status_code == 503
        told = client.get("/ready")
        assert (told.status_code, "no room" in told.text) == (503, True)
        assert ana.play().status_code == 200
        assert client.get("/ready").status_code == 200
        store.failures = 1
        assert ana.post("words", text="hm").status_code == 503
        assert client.get("/ready").status_code == 503
        assert client.post("/api/tables", json=BODY).status_code == 200
        assert client.get("/ready").status_code == 200


def test_a_line_that_somebody_else_has_written_says_nothing_of_the_disk() -> None:
    async def scene() -> None:
        store = SqliteStore(":memory:")
        store.create(TABLE)
        line_writer = writer.Writer(store)
        line_writer.not_wrote(Trouble("full", "no room"))
        with pytest.raises(writer.Conflict):
            await line_writer.append("nowhere", line(1))
        assert line_writer.is_full()
        await line_writer.append("abc", line(1))
        assert not line_writer.is_full()
        await line_writer.close()

    asyncio.run(scene())


def test_a_server_that_gets_no_requests_forgets_that_its_disk_was_full(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.server.operator.FRESH", 0.0)
    store = Slow(str(db))
    with TestClient(create_app(store, QUICK)) as client:
        ana, _ = opened(client)
        store.failures = 1
        ana.play()
        assert client.get("/ready").status_code == 503
        monkeypatch.setattr(writer, "FULL", 0.0)
        assert client.get("/ready").status_code == 200
