"""Nobody is worked for beyond measure: what comes in very many very small pieces is cut off."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import httpx2
import pytest

from tablee.server.connections import (
    AHEAD,
    HEAD_BYTES,
    HEADERS,
    PIECES,
    SAID_AT_ONCE,
    STATIONS,
    TARGET,
    Cycle,
    Quiet,
)
from tablee.server.operator import NONSENSE, worth_a_line
from tests.server.people import PATIENCE, sit_down

TEXT, CONTINUED, BINARY, CLOSE, PING, PONG = 1, 0, 2, 8, 9, 10
MUCH = 4 * 1024 * 1024  # bytes; whoever is not cut off by then never is
KEY = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
UPGRADE = f"Connection: Upgrade\r\nUpgrade: websocket\r\n{KEY}"


def frame(opcode: int, content: bytes = b"", last: bool = True) -> bytes:
    """As a browser sends it, masked with nothing."""
    assert len(content) < 126
    head = struct.pack("!BB", last << 7 | opcode, 0x80 | len(content))
    return head + bytes(4) + content


@contextmanager
def connected(live: httpx2.Client) -> Iterator[socket.socket]:
    address = live.base_url
    with socket.create_connection((address.host, address.port or 80), PATIENCE) as one:
        yield one


@contextmanager
def listener(live: httpx2.Client, *more: str) -> Iterator[socket.socket]:
    """A socket at a table, whose frames are ours."""
    table = sit_down(live, "Ana", "Bob")[0].table
    with connected(live) as one:
        lines = [f"GET /api/tables/{table}/socket HTTP/1.1", "Host: localhost", *more]
        one.sendall(("\r\n".join(lines) + f"\r\n{UPGRADE}\r\n").encode())
        yield one


def all_heard(one: socket.socket) -> bytes:
    """Whatever comes until the other side is gone."""
    heard = b""
    with suppress(ConnectionResetError):
        while more := one.recv(65536):
            heard += more
    return heard


def cut_off_after(one: socket.socket, piece: bytes) -> int:
    """How many bytes one could send before the other side was gone."""
    sent, chunk = 0, piece * (32 * 1024 // len(piece))
    try:
        while sent < MUCH:
            sent += one.send(chunk)
    except OSError:
        return sent
    return MUCH


@pytest.mark.parametrize(
    ("first", "piece"),
    [
        (b"", frame(PING, b"x" * 100)),
        (b"", frame(PING)),
        (b"", frame(PONG, b"x" * 100)),
        (frame(TEXT, b"{", last=False), frame(CONTINUED, b"", last=False)),
        (frame(TEXT, b"{", last=False), frame(CONTINUED, b" ", last=False)),
    ],
    ids=["pings", "empty pings", "pongs", "empty parts", "parts"],
)
@pytest.mark.parametrize("greeted", [True, False])
def test_a_socket_that_sends_frame_after_frame_is_cut_off(
    live: httpx2.Client, first: bytes, piece: bytes, greeted: bool
) -> None:
    with listener(live) as one:
        one.sendall(frame(TEXT, b"{}") if greeted else b"")
        one.sendall(first)
        assert cut_off_after(one, piece) < MUCH
    assert live.get("/api/games").status_code == 200


def test_a_socket_that_pings_now_and_then_stays(live: httpx2.Client) -> None:
    with listener(live) as one:
        one.sendall(frame(TEXT, b"{}"))
        for at in range(20):
            one.sendall(frame(PING, b"%d" % at))
        heard = b""
        while bytes([0x80 | PONG, 2]) + b"19" not in heard:
            heard += one.recv(65536)


def test_a_socket_that_answers_no_ping_is_not_waited_for() -> None:
    """What it never read would have to be sent before it could be closed in the usual way."""
    done: list[str] = []

    class Full:
        def is_closing(self) -> bool:
            return bool(done)

        def write(self, data: bytes) -> None:
            pass

        def close(self) -> None:
            done.append("closed, when everything is read")

        def abort(self) -> None:
            done.append("cut")

    one = Quiet.__new__(Quiet)
    one.transport = Full()  # type: ignore[assignment]
    one.keepalive_timeout()
    assert done == ["cut"]


def test_a_hello_has_no_more_to_say_than_its_tokens(live: httpx2.Client) -> None:
    hello = json.dumps({"token": "x" * 80, "after": "y" * 40, "beside": ["z" * 80] * 12})
    assert len(hello) * 4 < SAID_AT_ONCE


@pytest.mark.parametrize("more", [f"Origin: {'y' * 20_000}", "\r\n".join(["X: y"] * (HEADERS - 1))])
def test_a_request_for_a_socket_that_is_none_is_not_kept_open(
    live: httpx2.Client, more: str
) -> None:
    with listener(live, more) as one:
        assert all_heard(one) == b""


HEAD = b"GET /api/games/x HTTP/1.1\r\nHost: localhost\r\n"
PIECEMEAL = b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("first", "piece", "many"),
    [
        (b"", HEAD + b"\r\n", AHEAD),
        (HEAD, b"a: b\r\n", HEADERS),
        (PIECEMEAL, b"1\r\nx\r\n", PIECES),
    ],
    ids=["requests", "headers", "pieces"],
)
def test_so_many_things_in_one_request_are_not_taken_apart(
    live: httpx2.Client, first: bytes, piece: bytes, many: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Three times as many as there may be, and the end of it: no answer comes to that."""
    ends = {b"a: b\r\n": b"\r\n", b"1\r\nx\r\n": b"0\r\n\r\n"}
    with connected(live) as one:
        one.sendall(first + piece * (3 * many) + ends.get(piece, b""))
        assert all_heard(one) == b""
    assert {line.msg for line in caplog.records if worth_a_line(line)} == set()
    assert live.get("/api/games").status_code == 200


LONG = {
    "target": (
        b"GET /api/games?" + b"a" * TARGET + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"414",
    ),
    "target in pieces": (b"GET /" + b"%41/" * TARGET + b" HTTP/1.1\r\nHost: a\r\n\r\n", b"414"),
    "header": (HEAD + b"X: " + b"y" * HEAD_BYTES + b"\r\n\r\n", b"431"),
    "headers": (HEAD + b"X: %s\r\n" % (b"y" * 4096) * 9 + b"\r\n", b"431"),
    "way": (HEAD + b"X-Forwarded-For: %s1.1.1.1\r\n\r\n" % (b"a," * STATIONS), b"431"),
    "ways": (HEAD + b"X-Forwarded-For: %s\r\n" % (b"a," * 50) * 20 + b"\r\n", b"431"),
}


@pytest.mark.parametrize("what", LONG)
def test_a_head_that_is_too_long_is_refused_though_all_of_it_is_there(
    live: httpx2.Client, what: str
) -> None:
    head, status = LONG[what]
    with connected(live) as one:
        one.sendall(head)
        assert all_heard(one)[9:12] == status
    assert live.get("/api/games").status_code == 200


def test_an_answer_that_is_ready_when_nobody_is_there_is_no_error() -> None:
    """Between the cut and the moment in which the web server hears of it."""

    class Cut:
        def is_closing(self) -> bool:
            return True

    cycle = Cycle.__new__(Cycle)
    cycle.transport = Cut()  # type: ignore[assignment]
    asyncio.run(cycle.send({"type": "http.response.start", "status": 200, "headers": []}))
    assert cycle.disconnected  # else an answer that never began would be a line in the log


def test_what_comes_in_a_few_pieces_is_answered(live: httpx2.Client) -> None:
    with connected(live) as one:
        one.sendall((HEAD + b"\r\n") * (AHEAD // 2))
        one.sendall(PIECEMEAL + b"1\r\nx\r\n" * (PIECES // 2) + b"0\r\n\r\n")
        heard = b""
        while b"HTTP/1.1 422" not in heard:
            heard += one.recv(65536)
        assert heard.count(b"HTTP/1.1 404") == AHEAD // 2


@pytest.mark.parametrize("nonsense", NONSENSE)
def test_nonsense_leaves_no_line_in_the_log(nonsense: str) -> None:
    record = logging.LogRecord("uvicorn.error", logging.WARNING, "f", 1, nonsense, (), None)
    assert not worth_a_line(record)
    record.msg = "something else"
    assert worth_a_line(record)


@pytest.mark.parametrize(
    "words",
    [
        b"\x16\x03\x01\r\n\r\n",
        HEAD + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
        HEAD + UPGRADE.encode() + b"\r\n",
        frame(TEXT, b"\xff"),
    ],
)
def test_whatever_the_web_server_says_of_visitors_is_known_nonsense(
    live: httpx2.Client, words: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """Of a release that says it otherwise we hear here, and not from a full disk."""
    place = listener(live) if words[0] == 0x81 else connected(live)
    with place as one, caplog.at_level(logging.WARNING, "uvicorn.error"):
        one.sendall(words)
        one.shutdown(socket.SHUT_WR)
        while one.recv(65536):
            pass
    assert {line.msg for line in caplog.records if worth_a_line(line)} == set()
