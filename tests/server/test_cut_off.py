"""A real PostgreSQL that stops in the middle (SIGSTOP), as a paused machine or a network that drops
everything without a word: nobody waits for it, and old secrets open nothing."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import httpx2
import pytest

from tablee.server.forwarding import LIVELY
from tablee.server.store import Trouble
from tests.server.conftest import QUICK, listening_to
from tests.server.people import PATIENCE, Player, sit_down, socket_of
from tests.server.test_hanging import IN_TIME, lines, opened, until_closed, wait_for

pytest.importorskip("psycopg")
import psycopg

from tablee.server.store.postgres import PostgresStore

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="sends signals")
ALIVE = 3.0  # seconds, on a busy machine
Kind = TypeVar("Kind", bound=PostgresStore)
HASTY = replace(QUICK, store_seconds=0.5)


@contextmanager
def stopped(pids: list[int]) -> Iterator[None]:
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in reversed(pids):
            os.kill(pid, signal.SIGCONT)


def backends(store: PostgresStore) -> list[int]:
    wait_for(lambda: store.listener is not None and store.listener.db is not None)
    assert store.listener
    assert store.listener.db
    return [store.db.info.backend_pid, store.listener.db.info.backend_pid]


def postmaster(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def timed(work: Callable[[], httpx2.Response]) -> int:
    began = time.monotonic()
    status = work().status_code
    assert time.monotonic() - began < IN_TIME
    return status


def test_a_connection_that_hangs_is_given_up_for_another(
    pg: str, caplog: pytest.LogCaptureFixture
) -> None:
    store = PostgresStore(pg, alive=ALIVE)
    with listening_to(store, HASTY) as live:
        ana, _ = opened(live)
        text = ana.look()["moves"][0]["text"]
        with stopped(backends(store)):
            assert timed(lambda: ana.post("moves", text=text, ask=1, key="k")) == 503
            assert {vars(line)["kind"] for line in lines(caplog, "storage")} == {"hangs"}
            wait_for(lambda: ana.post("moves", text=text, ask=1, key="k").status_code == 200)
            assert live.get("/ready").status_code == 200
        assert ana.look()["n"] == 1


def test_a_database_that_hangs_is_waited_for_by_nobody(
    pg: str, caplog: pytest.LogCaptureFixture
) -> None:
    store = PostgresStore(pg, alive=ALIVE)
    with listening_to(store, HASTY) as live:
        ana, _ = opened(live)
        text = ana.look()["moves"][0]["text"]
        people = [{"name": "Ana"}]
        asked: list[Callable[[], httpx2.Response]] = [
            lambda: ana.post("moves", text=text, ask=1, key="k"),
            lambda: live.get(f"/api/tables/{ana.table}", headers=ana.headers),
            lambda: live.get("/api/tables/elsewhere"),
            lambda: live.post("/api/tables", json={"game": "ramen", "people": people}),
            lambda: live.get("/ready"),
        ]
        pids = backends(store)
        with stopped([postmaster(pids[0]), *pids]):
            for _ in range(2):
                assert {timed(one) for one in asked} == {503}
            wait_for(lambda: bool(lines(caplog, "cut off")))
        wait_for(lambda: live.get("/ready").status_code == 200)
        wait_for(lambda: ana.post("moves", text=text, ask=1, key="k").status_code == 200)
        assert ana.look()["n"] == 1


class Away(PostgresStore):
    """Cannot be reached again once it is away."""

    away = False

    def _connected(self) -> psycopg.Connection:
        if self.away:
            raise psycopg.OperationalError("no way there")
        return super()._connected()


def test_a_server_that_is_cut_off_opens_nothing_to_old_secrets(pg: str) -> None:
    """Another has taken its table, and given a seat new secrets; it cannot know."""
    with server(pg, Away) as (first, one), server(pg, PostgresStore) as (_, other):
        ana, code = opened(one)
        recover = f"/api/tables/{ana.table}/recover"
        with socket_of(one, ana.table) as reader:
            reader.hello(token=ana.token)
            with stopped(backends(first)):
                first.away = True
                wait_for(lambda: other.post(recover, json={"code": code}).status_code == 200)
                assert looked(one, ana) == 503
                until_closed(reader)
                assert looked(one, ana) == 503
            first.away = False
        wait_for(lambda: looked(one, ana) == 401)


@contextmanager
def server(pg: str, kind: type[Kind]) -> Iterator[tuple[Kind, httpx2.Client]]:
    """One that the others can reach."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{listener.getsockname()[1]}"
        store = kind(pg, address, ALIVE)
        with listening_to(store, replace(HASTY, store_seconds=1.0), listener) as client:
            yield store, client


def looked(client: httpx2.Client, ana: Player) -> int:
    answer = client.get(f"/api/tables/{ana.table}", headers=ana.headers)
    return int(answer.status_code)


def test_a_server_that_hears_nothing_does_not_say_that_it_is_alive(pg: str) -> None:
    """And once it hears again, everything may have changed meanwhile."""
    store, anew = PostgresStore(pg, "a:1", alive=1.0), threading.Semaphore(0)
    store.listen(lambda table_id, taken: None, anew.release)
    assert store.beat() == {"a:1"}
    with stopped(backends(store)[1:]):
        with pytest.raises(Trouble, match="not heard"):
            beat_on(store)
        assert anew.acquire(timeout=PATIENCE)  # on a connection of its own
        assert store.beat() == {"a:1"}
    store.close()


def beat_on(store: PostgresStore) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        store.beat()
        time.sleep(0.05)


def test_a_lost_listener_has_everything_looked_at_anew(pg: str) -> None:
    store = PostgresStore(pg, "a:1")
    with listening_to(store, QUICK) as live:
        ana = sit_down(live, "Ana", "Bob")[0]
        with socket_of(live, ana.table) as reader:
            reader.hello(token=ana.token)
            (pid,) = backends(store)[1:]
            with psycopg.connect(pg, autocommit=True) as db:
                db.execute("SELECT pg_terminate_backend(%s)", (pid,))
            until_closed(reader)
        assert ana.look()["you"] == 0


def test_a_network_that_drops_everything_is_noticed(pg: str) -> None:
    store = PostgresStore(pg)
    found = store.db.info.get_parameters()
    assert (found["tcp_user_timeout"], found["keepalives_idle"]) == ("3000", "1")
    store.close()
    patient = PostgresStore(f"{pg}&tcp_user_timeout=9000")  # whoever hosts it knows better
    assert patient.db.info.get_parameters()["tcp_user_timeout"] == "9000"
    patient.close()
    if sys.platform == "linux":
        assert all(hasattr(socket, name) for name in LIVELY)
