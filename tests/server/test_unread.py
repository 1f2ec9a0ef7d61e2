"""Answers that nobody reads are not kept: one is cut off, and counted until then."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import httpx2
import pytest

from tablee.server.config import Config
from tablee.server.connections import AHEAD
from tablee.server.metrics import metrics
from tablee.server.quotas import Holding, Openings
from tests.server.conftest import QUICK, listening
from tests.server.people import PATIENCE, Player, sit_down
from tests.server.test_floods import CLOSE, TEXT, UPGRADE, frame

LITTLE = 4096  # bytes that a client takes without reading
HASTY = replace(QUICK, unread_seconds=1.0)
LONG = "/openapi.json"


@contextmanager
def slow_reader(live: httpx2.Client) -> Iterator[socket.socket]:
    """Somebody with hardly any room for what they are sent."""
    with socket.socket() as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
        one.settimeout(PATIENCE)
        one.connect((live.base_url.host, live.base_url.port or 80))
        yield one


def asking(path: str, *more: str) -> bytes:
    lines = [f"GET {path} HTTP/1.1", "Host: localhost", *more, "", ""]
    return "\r\n".join(lines).encode()


def many_answers(one: socket.socket, ana: Player) -> None:
    for _ in range(12):
        one.sendall(asking(LONG))
        time.sleep(0.01)


def one_answer(one: socket.socket, ana: Player) -> None:
    one.sendall(asking(LONG, "Connection: close"))


def no_farewell(one: socket.socket, ana: Player) -> None:
    many_answers(one, ana)
    one.shutdown(socket.SHUT_WR)


def nonsense(one: socket.socket, ana: Player) -> None:
    one.sendall(asking(LONG))
    time.sleep(0.2)
    one.sendall(b"\x16\x03\x01\r\n\r\n")


def closed_socket(one: socket.socket, ana: Player) -> None:
    """A browser's socket that says goodbye and reads nothing of what came before."""
    many_words(ana)
    one.sendall(asking(f"/api/tables/{ana.table}/socket", UPGRADE.rstrip()))
    heard = b""
    while not heard.endswith(b"\r\n\r\n"):
        heard += one.recv(1)
    one.sendall(frame(TEXT, b"{}"))
    one.recv(1)
    one.sendall(frame(CLOSE))


def stream(one: socket.socket, ana: Player) -> None:
    one.sendall(asking(f"/api/tables/{ana.table}/stream"))
    many_words(ana)


def many_words(ana: Player) -> None:
    """A table that is long to tell."""
    for _ in range(60):
        assert ana.post("words", text="hm " * 30).status_code == 200


WAYS: list[Callable[[socket.socket, Player], None]] = [
    many_answers,
    one_answer,
    no_farewell,
    nonsense,
    closed_socket,
    stream,
]


def given_up() -> float:
    return metrics.counts.get(("tablee_refused_total", '{limit="unread"}'), 0)


def read_all(one: socket.socket) -> None:
    while one.recv(65536):
        pass


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_whoever_does_not_read_is_cut_off(
    db: Path, way: Callable[[socket.socket, Player], None]
) -> None:
    with listening(db, HASTY) as live:
        ana = sit_down(live, "Ana", "Bob")[0]
        before = given_up()
        with slow_reader(live) as one:
            way(one, ana)
            end = time.monotonic() + PATIENCE
            while given_up() == before:
                assert time.monotonic() < end
                time.sleep(0.05)
            with pytest.raises(ConnectionResetError):  # and not a farewell behind the rest of it
                read_all(one)


def test_whoever_left_without_reading_is_not_waited_for(db: Path) -> None:
    with listening(db, replace(QUICK, unread_seconds=1000.0)) as live:
        ana = sit_down(live, "Ana", "Bob")[0]
        live.close()
        with slow_reader(live) as one:
            one_answer(one, ana)
            time.sleep(0.2)
        end = time.monotonic() + PATIENCE
        while metrics.gauges["tablee_connections"]():
            assert time.monotonic() < end
            time.sleep(0.05)


def test_whoever_reads_slowly_reads_to_the_end(db: Path) -> None:
    """For longer than one may read nothing at all."""
    with listening(db, replace(QUICK, unread_seconds=2.0)) as live, slow_reader(live) as one:
        whole = len(live.get(LONG).content)
        one.sendall(asking(LONG) * (AHEAD - 1) + asking(LONG, "Connection: close"))
        heard, began = 0, time.monotonic()
        while more := one.recv(LITTLE):
            heard += len(more)
            time.sleep(0.1)
        assert heard > AHEAD * whole
        assert time.monotonic() - began > 2.0


def test_a_client_has_so_many_connections_and_others_theirs(db: Path) -> None:
    with listening(db, replace(QUICK, client_connections=3)) as live, ExitStack() as stack:
        held = [stack.enter_context(slow_reader(live)) for _ in range(5)]
        found = []
        for one in held:
            one.sendall(asking("/api/games/x", "X-Forwarded-For: 2001:db8::7"))
            found.append(one.recv(12))
        assert found == [b"HTTP/1.1 404"] * 3 + [b"HTTP/1.1 503"] * 2
        came = {"X-Forwarded-For": "2001:db8:0:1::7"}
        assert live.get("/api/games/x", headers=came).status_code == 404
        neighbour = {"X-Forwarded-For": "2001:db8::8"}  # 64 bits of an address are one client
        assert live.get("/api/games/x", headers=neighbour).status_code == 503
        held[0].close()
        end = time.monotonic() + PATIENCE
        while live.get("/api/games/x", headers=neighbour).status_code == 503:
            assert time.monotonic() < end


def test_whoever_comes_without_a_proxy_is_counted_before_they_ask(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "203.0.113.1")
    with listening(db, replace(QUICK, client_connections=3)) as live, ExitStack() as stack:
        held = [stack.enter_context(slow_reader(live)) for _ in range(3)]
        with pytest.raises(ConnectionResetError):
            stack.enter_context(slow_reader(live)).recv(1)
        held[0].sendall(asking("/api/games/x"))
        assert held[0].recv(12) == b"HTTP/1.1 404"


def test_a_holding_is_left_as_often_as_it_is_taken() -> None:
    openings = Openings(1, 2)
    first, second, third = Holding(openings), Holding(openings), Holding(openings)
    assert first.taken_by("a")
    assert first.taken_by("a")
    assert not second.taken_by("a")
    assert second.taken_by("b")
    assert not third.taken_by("c")  # all together
    assert second.taken_by("b")
    assert first.taken_by("c")  # a proxy's connection serves another client now
    for holding in (first, second, third, first):
        holding.leave()
    assert (openings.total, openings.open) == (0, {})


def test_there_is_room_for_everybody_who_reads() -> None:
    usual = Config()
    assert usual.client_connections >= 2 * usual.client_readers
    assert usual.connections > usual.readers
