"""Written before anybody hears of it: group commit, and what happens when the disk says no."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace

import httpx2
import pytest
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed

from tablee.server.app import create_app
from tablee.server.metrics import Metrics
from tablee.server.store import Append, Line, SqliteStore, Trouble
from tablee.server.writer import LONGEST, PACE, Writer
from tests.server.conftest import QUICK, listening_to
from tests.server.people import PATIENCE, Socket, play_on, sit_down, socket_of


class Slow(SqliteStore):
    """Notes its batches, and can be held up or made to fail."""

    def __init__(self, path: str, keeps: bool = True) -> None:
        super().__init__(path)
        self.keeps = keeps
        self.batches: list[list[int]] = []
        self.gate = threading.Event()
        self.gate.set()
        self.failures = 0

    def append(self, lines: Sequence[Append]) -> list[bool]:
        self.gate.wait(20)
        if self.failures:
            self.failures -= 1
            raise Trouble("full", "no space left on device")
        self.batches.append([one.line.n for one in lines])
        return super().append(lines) if self.keeps else [True] * len(lines)


def lose(store: SqliteStore) -> None:
    """Another connection, for to close one that another thread is just using ends the process."""
    gone = sqlite3.connect(":memory:", check_same_thread=False)
    gone.close()
    store.db = gone


def line(n: int) -> Line:
    return Line(n, 0, 0, "move", "no4@2")


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.005)


def test_whatever_waits_shares_one_commit_and_all_hear() -> None:
    async def scene() -> None:
        store = Slow(":memory:", keeps=False)
        writer = Writer(store)
        store.gate.clear()
        first = asyncio.create_task(writer.append("t", line(1)))
        await until(lambda: writer.busy is not None and not writer.waiting)
        others = [asyncio.create_task(writer.append("t", line(n))) for n in range(2, 7)]
        await asyncio.sleep(0.05)
        assert not first.done()
        assert not any(task.done() for task in others)
        store.gate.set()
        await asyncio.gather(first, *others)
        assert store.batches == [[1], [2, 3, 4, 5, 6]]
        await writer.close()

    asyncio.run(scene())


def test_one_line_alone_says_nothing_of_how_many_are_playing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else commits would come in pairs: one with a single line, and at once another with the rest,
    each with a sync of its own."""
    monkeypatch.setattr("tablee.server.writer.time", SimpleNamespace(monotonic=lambda: 100.0))

    async def apart(writer: Writer, lines: int) -> float:
        await asyncio.gather(*[writer.append("t", line(n)) for n in range(lines)])
        return writer.next - 100.0

    async def scene() -> None:
        writer = Writer(Slow(":memory:", keeps=False))
        assert await apart(writer, 1) == pytest.approx(PACE)
        for _ in range(8):
            await apart(writer, 6)
        assert await apart(writer, 1) == pytest.approx(LONGEST)
        for _ in range(8):
            await apart(writer, 1)
        assert await apart(writer, 1) < 2 * PACE
        await writer.close()

    asyncio.run(scene())


def test_when_a_commit_fails_all_who_shared_it_hear_and_the_next_succeeds() -> None:
    async def scene() -> None:
        store = Slow(":memory:", keeps=False)
        writer = Writer(store)
        store.failures = 1
        tasks = [asyncio.create_task(writer.append("t", line(n))) for n in (1, 2)]
        told = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(one) for one in told] == [Trouble, Trouble]
        await writer.append("t", line(1))
        assert store.batches == [[1]]
        await writer.close()

    asyncio.run(scene())


def test_somebody_who_stops_waiting_spoils_nothing_for_the_others() -> None:
    async def scene() -> None:
        store = Slow(":memory:", keeps=False)
        writer = Writer(store)
        store.gate.clear()
        leaving = asyncio.create_task(writer.append("t", line(1)))
        staying = asyncio.create_task(writer.append("t", line(2)))
        await asyncio.sleep(0.02)
        leaving.cancel()
        store.gate.set()
        await staying
        await writer.close()

    asyncio.run(scene())


def test_a_move_that_could_not_be_written_never_happened(db: Path) -> None:
    store = Slow(str(db))
    with TestClient(create_app(store, QUICK)) as client:
        ana, bob = sit_down(client, "Ana", "Bob")
        before = ana.look()
        store.failures = 1
        text = before["moves"][0]["text"]
        answer = ana.post("moves", text=text, ask=1, key="k")
        assert answer.status_code == 503
        assert "no room to write" in answer.json()["detail"]
        assert "device" not in answer.text  # what the system said is for the log
        assert ana.look() == before  # laid again from the disk
        assert ana.post("moves", text=text, ask=1, key="k").json() == {"n": 1}
        play_on([ana, bob])


def test_a_move_written_though_the_answer_failed_is_found_again(db: Path) -> None:
    class Liar(Slow):
        def append(self, lines: Sequence[Append]) -> list[bool]:
            written = SqliteStore.append(self, lines)
            if self.failures:
                self.failures -= 1
                raise Trouble("gone", "the disk did not answer")
            return written

    store = Liar(str(db))
    with TestClient(create_app(store, QUICK)) as client:
        ana, _ = sit_down(client, "Ana", "Bob")
        store.failures = 1
        text = ana.look()["moves"][0]["text"]
        assert ana.post("moves", text=text, ask=1, key="k").status_code == 503
        assert ana.look()["n"] == 1
        assert ana.post("moves", text=text, ask=1, key="k").json() == {"n": 1}
        assert ana.look()["n"] == 1


def test_readers_of_a_broken_room_are_let_go_and_come_back(db: Path) -> None:
    store = Slow(str(db))
    with listening_to(store, QUICK) as live:
        ana, _ = sit_down(live, "Ana", "Bob")
        with socket_of(live, ana.table) as socket:
            socket.hello(token=ana.token)
            store.failures = 1
            assert ana.play().status_code == 503
            with pytest.raises(ConnectionClosed):
                last_of(socket)
        with socket_of(live, ana.table) as socket:
            assert socket.hello(token=ana.token)["n"] == 0
            assert ana.play().status_code == 200


def last_of(socket: Socket) -> None:
    while True:
        socket.update()


def test_bots_play_on_after_a_write_failed(db: Path) -> None:
    store = Slow(str(db))
    with TestClient(create_app(store, QUICK)) as client:
        ana = sit_down(client, "Ana", "bot:random")[0]
        ana.play()
        ana.play()
        store.failures = 1
        answer = ana.play()  # either this or the bot's first move fails
        assert answer.status_code in (200, 503)
        if answer.status_code == 503:
            ana.play()
        for _ in range(2000):
            now = ana.look()
            if now["acting"] == [0] and now["n"] > 3:
                break
            assert not now["over"]
        assert ana.look()["acting"] == [0]


def test_a_disk_that_is_gone_is_an_answer_not_an_error(db: Path) -> None:
    store = Slow(str(db))
    with TestClient(create_app(store, QUICK)) as client:
        lose(store)
        people = [{"name": "Ana"}]
        answer: httpx2.Response = client.post(
            "/api/tables", json={"game": "ramen", "people": people}
        )
        assert answer.status_code == 503


@pytest.fixture
def numbers(monkeypatch: pytest.MonkeyPatch) -> Metrics:
    own = Metrics()
    monkeypatch.setattr("tablee.server.writer.metrics", own)
    return own


def failures(numbers: Metrics) -> float:
    return numbers.counts["tablee_write_failures_total", ""]


@pytest.mark.parametrize("patience", [PATIENCE, -1.0], ids=["refused", "not begun in time"])
def test_whatever_does_not_reach_the_store_is_counted(
    db: Path, numbers: Metrics, monkeypatch: pytest.MonkeyPatch, patience: float
) -> None:
    """An alarm that hears of moves alone is silent while nobody can open a table."""
    store = Slow(str(db))
    with TestClient(create_app(store, QUICK)) as client:
        assert "\ntablee_write_failures_total 0\n" in numbers.text()
        ana = sit_down(client, "Ana", "Bob")[0]
        text = ana.look()["moves"][0]["text"]
        assert failures(numbers) == 0
        monkeypatch.setattr("tablee.server.writer.PATIENCE", patience)
        lose(store)
        body = {"game": "ramen", "people": [{"name": "Ana"}]}
        ways: list[Callable[[], httpx2.Response]] = [
            lambda: client.post("/api/tables", json=body),
            lambda: ana.post("moves", text=text, ask=1),
            lambda: client.get("/api/tables/elsewhere"),
            lambda: client.get("/ready"),
        ]
        for at, way in enumerate(ways, start=1):
            assert way().status_code == 503
            assert failures(numbers) == at


def test_so_is_whatever_finds_no_place_in_line(
    db: Path, numbers: Metrics, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.server.writer.MOST", 0)
    writer = Writer(SqliteStore(str(db)))
    with pytest.raises(Trouble):
        asyncio.run(writer.append("t", line(1)))
    with pytest.raises(Trouble):
        asyncio.run(writer.run(writer.store.ping))
    assert failures(numbers) == 2
    asyncio.run(writer.close())
