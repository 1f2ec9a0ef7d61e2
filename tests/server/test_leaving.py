"""Whoever leaves, at whichever moment and however, is no error: the log stays empty."""

from __future__ import annotations

import logging
import socket
import struct
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx2
import pytest

from tablee.server.metrics import metrics
from tablee.server.operator import worth_a_line
from tablee.server.store import Append, SqliteStore
from tests.server.conftest import QUICK, listening_to
from tests.server.people import PATIENCE, Player, sit_down
from tests.server.test_floods import TEXT, UPGRADE, frame
from tests.server.test_unread import LONG, asking, many_answers, many_words, slow_reader

RESET = struct.pack("ii", 1, 0)
Stage = Callable[[socket.socket, Player], None]


class Slow(SqliteStore):
    """Long enough to leave before something is written."""

    def append(self, lines: Sequence[Append]) -> list[bool]:
        if any(one.line.text == "slow" for one in lines):
            time.sleep(0.3)
        return super().append(lines)


def saying(ana: Player, words: str, left_out: int = 0) -> bytes:
    body = b'{"text": "%s"}' % words.encode()
    head = f"POST /api/tables/{ana.table}/words HTTP/1.1\r\nHost: localhost\r\n"
    head += f"Authorization: Bearer {ana.token}\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body[: len(body) - left_out]


def nothing_said(one: socket.socket, ana: Player) -> None:
    pass


def half_a_head(one: socket.socket, ana: Player) -> None:
    one.sendall(b"GET /api/games HTTP/1.1\r\nHost: loc")


def half_a_body(one: socket.socket, ana: Player) -> None:
    one.sendall(saying(ana, "hm", left_out=3))


def asked(one: socket.socket, ana: Player) -> None:
    one.sendall(asking(LONG))


def waiting(one: socket.socket, ana: Player) -> None:
    one.sendall(saying(ana, "slow"))
    time.sleep(0.1)


def waiting_with_another_behind(one: socket.socket, ana: Player) -> None:
    one.sendall(saying(ana, "slow") + asking(LONG))
    time.sleep(0.1)


def first_byte(one: socket.socket, ana: Player) -> None:
    one.sendall(asking(LONG))
    one.recv(1)


def in_the_middle(one: socket.socket, ana: Player) -> None:
    many_answers(one, ana)
    one.recv(4096)


def idle(one: socket.socket, ana: Player) -> None:
    one.sendall(asking("/api/games/x"))
    one.recv(65536)


def streaming(one: socket.socket, ana: Player) -> None:
    one.sendall(asking(f"/api/tables/{ana.table}/stream"))
    one.recv(65536)


def streaming_unread(one: socket.socket, ana: Player) -> None:
    one.sendall(asking(f"/api/tables/{ana.table}/stream"))
    many_words(ana)


def streaming_with_another_behind(one: socket.socket, ana: Player) -> None:
    """The web server tells the newest request alone that its client has left."""
    one.sendall(asking(f"/api/tables/{ana.table}/stream"))
    one.recv(65536)
    one.sendall(asking(LONG))
    time.sleep(0.1)


def stream_behind_unread_answers(one: socket.socket, ana: Player) -> None:
    many_answers(one, ana)
    one.sendall(asking(f"/api/tables/{ana.table}/stream"))


def half_a_handshake(one: socket.socket, ana: Player) -> None:
    one.sendall(asking(f"/api/tables/{ana.table}/socket", UPGRADE.rstrip())[:-20])


def before_the_hello(one: socket.socket, ana: Player) -> None:
    one.sendall(asking(f"/api/tables/{ana.table}/socket", UPGRADE.rstrip()))


def hello(one: socket.socket, ana: Player) -> None:
    before_the_hello(one, ana)
    one.recv(65536)
    one.sendall(frame(TEXT, b"{}"))


def watching(one: socket.socket, ana: Player) -> None:
    hello(one, ana)
    one.recv(65536)


def watching_unread(one: socket.socket, ana: Player) -> None:
    hello(one, ana)
    many_words(ana)


STAGES: list[Stage] = [
    nothing_said,
    half_a_head,
    half_a_body,
    asked,
    waiting,
    waiting_with_another_behind,
    first_byte,
    in_the_middle,
    idle,
    streaming,
    streaming_unread,
    streaming_with_another_behind,
    stream_behind_unread_answers,
    half_a_handshake,
    before_the_hello,
    hello,
    watching,
    watching_unread,
]


def goes(one: socket.socket) -> None:
    one.close()


def is_cut_off(one: socket.socket) -> None:
    one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    one.close()


def says_no_more(one: socket.socket) -> None:
    with suppress(OSError):
        one.shutdown(socket.SHUT_WR)
        time.sleep(0.05)
    one.close()


@contextmanager
def slowly(db: Path) -> Iterator[httpx2.Client]:
    with listening_to(Slow(str(db)), QUICK) as live:
        yield live


def left_over() -> dict[str, float]:
    """What the server still holds for somebody."""
    names = ("tablee_connections", "tablee_readers")
    return {name: metrics.gauges[name]() for name in names if metrics.gauges[name]()}


@pytest.mark.parametrize("leave", [goes, is_cut_off, says_no_more], ids=lambda way: way.__name__)
@pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.__name__)
def test_whoever_leaves_leaves_no_line_and_nothing_behind(
    db: Path, stage: Stage, leave: Callable[[socket.socket], None], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING), slowly(db) as live:
        ana = sit_down(live, "Ana", "Bob")[0]
        for _ in range(2):
            with slow_reader(live) as one:
                stage(one, ana)
                leave(one)
        assert ana.post("words", text="who is there?").status_code == 200  # readers are rung
        assert ana.post("words", text="nobody?").status_code == 200
        live.close()
        end = time.monotonic() + PATIENCE
        while left_over():
            assert time.monotonic() < end, left_over()
            time.sleep(0.05)
    said = [line.getMessage() for line in caplog.records if worth_a_line(line)]
    assert [one for one in said if "HTTP Request" not in one] == []


def test_nobody_asks_behind_an_answer_without_an_end(tmp_path: Path) -> None:
    """Whoever did was not read from any more, so that nobody noticed when they left."""
    with listening_to(SqliteStore(str(tmp_path / "tablee.db")), QUICK) as client:
        ana, _ = sit_down(client, "Ana", "Bob")
        with socket.create_connection((client.base_url.host, client.base_url.port)) as one:
            one.settimeout(PATIENCE)
            streaming(one, ana)
            time.sleep(0.2)
            one.sendall(asking("/api/games"))
            with suppress(ConnectionResetError):
                while one.recv(65536):
                    pass
