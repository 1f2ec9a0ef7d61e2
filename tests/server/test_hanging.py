"""A store that never returns: everybody is answered, in time and in words, and old secrets end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed

from tablee.server.app import create_app
from tablee.server.housekeeping import end_old_tables
from tablee.server.lobby import Lobby
from tablee.server.metrics import Metrics
from tablee.server.store import SqliteStore, Store
from tablee.server.writer import Writer
from tests.server.conftest import QUICK, listening_to
from tests.server.people import PATIENCE, Player, Socket, client_of, sit_down, socket_of

SOON = 0.3  # seconds for the store
IN_TIME = 5.0  # seconds for whoever asks, on a busy machine too
HASTY = replace(QUICK, store_seconds=SOON)
BODY = {"game": "ramen", "people": [{"name": "Ana", "here": True}, {"name": "Bob"}]}


class Hanging(SqliteStore):
    """A method of it does not return until it is let go."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.gate = threading.Event()
        self.done = threading.Event()

    def hang(self, method: str) -> None:
        work = getattr(self, method)

        def hanging(*args: Any) -> Any:
            self.gate.wait(PATIENCE)
            try:
                return work(*args)
            finally:
                self.done.set()

        setattr(self, method, hanging)


@dataclass
class Scene:
    client: TestClient
    store: Hanging
    ana: Player
    code: str
    text: str

    @property
    def lobby(self) -> Lobby:
        lobby: Lobby = self.client.app.state.lobby  # type: ignore[attr-defined]
        return lobby

    def look_anew(self) -> httpx2.Response:
        self.lobby.put_away(-1, 9)
        return self.ana.client.get(f"/api/tables/{self.ana.table}", headers=self.ana.headers)

    def forgotten_by_age(self) -> httpx2.Response:
        """Nobody asked for it: that it goes on is seen by who comes next."""
        assert self.client.portal
        with pytest.raises(Exception, match="do not answer"):
            self.client.portal.call(end_old_tables, self.lobby)
        return self.client.get("/ready")


def opened(client: httpx2.Client) -> tuple[Player, str]:
    answer = client.post("/api/tables", json=BODY | {"options": {"first_player": "chosen"}}).json()
    (mine,) = answer["seats"]
    return Player(client, answer["table"], mine["seat"], mine["token"]), mine["code"]


@contextlib.contextmanager
def scene(db: Path) -> Iterator[Scene]:
    store = Hanging(str(db))
    with TestClient(create_app(store, HASTY)) as client:
        ana, code = opened(client)
        yield Scene(client, store, ana, code, ana.look()["moves"][0]["text"])


# What leads to each of them. Closing, beating and listening are nobody's request: see below.
WAYS: dict[str, Callable[[Scene], httpx2.Response]] = {
    "create": lambda scene: scene.client.post("/api/tables", json=BODY),
    "size": lambda scene: scene.client.post("/api/tables", json=BODY),
    "load": Scene.look_anew,
    "lease": Scene.look_anew,
    "offers": Scene.look_anew,
    "append": lambda scene: scene.ana.post("moves", text=scene.text, ask=1, key="k"),
    "reseat": lambda scene: scene.ana.post("recover", code=scene.code),
    "delete": lambda scene: scene.ana.post("forget"),
    "old": Scene.forgotten_by_age,
    "ping": lambda scene: scene.client.get("/ready"),
}
BY_ITSELF = {"beat", "listen", "close"}
AT_ONCE = {"interrupt"}  # it waits for nothing, whatever the store does


def test_every_method_of_a_store_is_made_to_hang_here() -> None:
    methods = {name for name, one in vars(Store).items() if callable(one) and name[0] != "_"}
    assert set(WAYS) | BY_ITSELF | AT_ONCE == methods


@pytest.fixture(autouse=True)
def _asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """The operator's last answer does not hold for a second, nor what all tables take."""
    monkeypatch.setattr("tablee.server.operator.FRESH", 0.0)
    monkeypatch.setattr("tablee.server.space.AGAIN", 0.0)


@pytest.fixture
def numbers(monkeypatch: pytest.MonkeyPatch) -> Metrics:
    own = Metrics()
    monkeypatch.setattr("tablee.server.writer.metrics", own)
    return own


def lines(caplog: pytest.LogCaptureFixture, what: str) -> list[logging.LogRecord]:
    return [line for line in caplog.records if line.getMessage() == what]


@pytest.mark.parametrize("method", WAYS)
def test_whoever_asks_a_store_that_hangs_is_answered(
    db: Path, method: str, numbers: Metrics, caplog: pytest.LogCaptureFixture
) -> None:
    with scene(db) as now:
        now.store.hang(method)
        began = time.monotonic()
        answer = WAYS[method](now)
        assert answer.status_code == 503
        at_once = [way(now) for name, way in WAYS.items() if name != "old"]
        assert time.monotonic() - began < IN_TIME
        assert {one.status_code for one in at_once} == {503}
        told = [one for one in (answer, *at_once) if "ready" not in str(one.url)]
        assert {one.headers.get("retry-after") for one in told} <= {"1"}
        failures = numbers.counts["tablee_write_failures_total", ""]
        assert failures > len(at_once)
        assert [vars(line)["kind"] for line in lines(caplog, "storage")] == ["hangs"]
        now.store.gate.set()
        wait_for(lambda: now.client.get("/ready").status_code == 200)
        if method not in ("delete", "reseat"):  # which were done in the end
            assert now.ana.post("words", text="hello").status_code == 200


def test_a_move_that_hangs_waits_in_line_for_all_to_see(db: Path) -> None:
    async def waiting() -> int:
        store = Hanging(":memory:")
        store.hang("ping")
        writer = Writer(store, PATIENCE)
        asking = asyncio.create_task(writer.run(store.ping))
        await asyncio.sleep(0.05)
        found = writer.in_line()
        store.gate.set()
        await asking
        await writer.close()
        return found

    assert asyncio.run(waiting()) == 1


@pytest.mark.parametrize("method", ["ping", "append", "close"])
def test_a_server_whose_store_hangs_can_be_stopped(db: Path, method: str) -> None:
    store = Hanging(str(db))
    with ThreadPoolExecutor(1) as crowd:
        with listening_to(store, HASTY) as live:
            ana, _ = opened(live)
            text = ana.look()["moves"][0]["text"]
            ana.client = client_of(str(live.base_url))  # it stays while the server stops
            store.hang(method)
            if method == "append":
                asking = crowd.submit(ana.post, "moves", text=text, ask=1)
            elif method == "ping":
                assert live.get("/ready").status_code == 503
            time.sleep(0.05)
            began = time.monotonic()
        assert time.monotonic() - began < IN_TIME
        if method == "append":
            assert asking.result().status_code == 503
        ana.client.close()
    store.gate.set()
    assert store.done.wait(PATIENCE)
    SqliteStore.close(store)


# one of several servers


class OneOfSeveral(Hanging):
    """Others would take its tables after a while."""

    alive = 0.8

    def beat(self) -> frozenset[str]:
        return frozenset()


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


def until_closed(socket: Socket) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            socket.update()


@pytest.mark.parametrize("fails", [False, True], ids=["hangs", "fails"])
def test_who_cannot_say_to_be_alive_closes_what_it_had_open(
    db: Path, fails: bool, caplog: pytest.LogCaptureFixture
) -> None:
    store = OneOfSeveral(str(db))
    with listening_to(store, replace(QUICK, store_seconds=0.4)) as live:
        ana, _ = sit_down(live, "Ana", "Bob")

        def looked() -> int:
            return live.get(f"/api/tables/{ana.table}", headers=ana.headers).status_code

        with socket_of(live, ana.table) as reader:
            reader.hello(token=ana.token)
            if fails:
                store.beat = None  # type: ignore[assignment, method-assign]
            else:
                store.hang("beat")
            until_closed(reader)
        began = time.monotonic()
        assert looked() == 503
        assert live.get("/ready").status_code == 503
        assert time.monotonic() - began < IN_TIME
        assert len(lines(caplog, "cut off")) == 1
        store.gate.set()
        store.beat = frozenset  # type: ignore[method-assign]
        wait_for(lambda: looked() == 200)
        assert live.get("/ready").status_code == 200


def test_a_server_that_stood_still_shows_nothing_before_it_has_asked(db: Path) -> None:
    """Its own clock tells it, before any of its tasks has had a turn."""
    store = OneOfSeveral(str(db))
    store.alive = 3600.0
    with TestClient(create_app(store, QUICK)) as client:
        ana, _ = sit_down(client, "Ana", "Bob")
        lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
        ana.look()
        lobby.neighbours.until = time.monotonic() - 1.0
        store.hang("beat")
        answer = client.get(f"/api/tables/{ana.table}", headers=ana.headers)
        assert (answer.status_code, lobby.rooms) == (503, {})
        store.gate.set()


@pytest.mark.parametrize(("changes", "status"), [(1, 200), (9, 503)])
def test_a_table_that_changes_while_it_is_laid_is_laid_again(
    db: Path, monkeypatch: pytest.MonkeyPatch, changes: int, status: int
) -> None:
    with TestClient(create_app(SqliteStore(str(db)), QUICK)) as client:
        ana, _ = sit_down(client, "Ana", "Bob")
        lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
        replayed, left = lobby._replayed, iter(range(changes))

        async def overtaken(*asked: Any) -> Any:
            for _ in left:
                lobby.heard(ana.table, taken=False)
                break
            return await replayed(*asked)

        monkeypatch.setattr(lobby, "_replayed", overtaken)
        assert client.get(f"/api/tables/{ana.table}").status_code == status
        monkeypatch.undo()
        assert ana.look()["n"] == 0
