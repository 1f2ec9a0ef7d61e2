"""What every request passes first, and what every answer carries."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import httpx2
import pytest
from starlette.testclient import TestClient

from tablee.server.app import create_app
from tablee.server.endpoints import FIELDS
from tablee.server.guard import PAUSE
from tablee.server.quotas import Buckets
from tablee.server.store import SqliteStore
from tests.server.conftest import QUICK, listening
from tests.server.people import PATIENCE, sit_down, socket_of

STRICT = {
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/games", 200),
        ("GET", "/api/games/ramen/emblem.svg", 200),
        ("GET", "/openapi.json", 200),
        ("GET", "/api/tables/nothere", 404),
        ("GET", "/no/such/page", 404),
        ("DELETE", "/api/games", 405),
        ("POST", "/api/tables", 422),
        ("POST", "/api/tables/nothere/moves", 422),
    ],
)
def test_every_answer_carries_its_headers(
    client: TestClient, method: str, path: str, status: int
) -> None:
    answer = client.request(method, path)
    assert answer.status_code == status
    for name, value in STRICT.items():
        assert answer.headers[name].startswith(value)


def test_refusals_carry_them_too(client: TestClient) -> None:
    elsewhere = client.get("/api/games", headers={"Origin": "https://elsewhere.example"})
    assert elsewhere.status_code == 403
    assert elsewhere.headers["content-security-policy"].startswith("default-src 'none'")


def test_nothing_inline_and_nothing_foreign_may_run(client: TestClient) -> None:
    policy = client.get("/api/games").headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "*" not in policy
    assert "frame-ancestors 'none'" in policy


def test_another_site_may_neither_read_nor_write(client: TestClient) -> None:
    ana, _ = sit_down(client, "Ana", "Bob")
    text = ana.look()["moves"][0]["text"]
    for origin in ("https://elsewhere.example", "null", "http://testserver.elsewhere.example"):
        answer = client.post(
            f"/api/tables/{ana.table}/moves",
            json={"text": text, "ask": 1},
            headers={**ana.headers, "Origin": origin},
        )
        assert answer.status_code == 403, origin
    assert ana.look()["n"] == 0


def test_a_long_body_is_refused_before_it_is_read(client: TestClient) -> None:
    answer = client.post("/api/replay", content=b"x" * (QUICK.body_limit + 1))
    assert answer.status_code == 413
    assert str(QUICK.body_limit) in answer.text


def test_a_body_that_hides_its_length_is_counted(db: Path) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(QUICK.body_limit // 1024 + 8):
            yield b" " * 1024

    with listening(db, QUICK) as live:
        answer = live.post("/api/replay", content=endless())
        assert answer.status_code == 413
        assert live.get("/api/games").status_code == 200


def sent(live: httpx2.Client, head: str, body: bytes, pause: float) -> bytes:
    """What is read after all was sent, in parts, by somebody who reads nothing before."""
    with socket.create_connection((live.base_url.host, live.base_url.port or 80)) as wire:
        wire.settimeout(PATIENCE)
        wire.sendall(f"POST /api/replay HTTP/1.1\r\nHost: localhost\r\n{head}\r\n\r\n".encode())
        for start in range(0, len(body), 40_000):
            time.sleep(pause)
            wire.sendall(body[start : start + 40_000])
        wire.shutdown(socket.SHUT_WR)
        return b"".join(iter(partial(wire.recv, 65536), b""))


@pytest.mark.parametrize("pause", [0.0, 0.02], ids=["at once", "in parts"])
@pytest.mark.parametrize("length", [QUICK.body_limit + 1, 900_000])
@pytest.mark.parametrize("says", [True, False], ids=["says how long", "does not say"])
def test_whoever_sends_too_much_reads_why(
    live: httpx2.Client, says: bool, length: int, pause: float
) -> None:
    body = b" " * length
    if says:
        answer = sent(live, f"Content-Length: {length}", body, pause)
    else:
        chunked = b"%x\r\n%s\r\n0\r\n\r\n" % (length, body)
        answer = sent(live, "Transfer-Encoding: chunked", chunked, pause)
    head, _, words = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 413 ")
    assert b"connection: close" in head.lower()
    assert str(QUICK.body_limit).encode() in words


def test_whoever_never_stops_sending_is_cut_off(db: Path) -> None:
    with listening(db, replace(QUICK, unread_seconds=1.0)) as live:
        began = time.monotonic()
        with pytest.raises(OSError):  # noqa: PT011 - whichever way a system says it
            sent(live, f"Content-Length: {10**9}", bytes(64 * 1024 * 1024), 0.0)
        assert time.monotonic() - began < 20
        assert live.get("/api/games").status_code == 200


def test_a_request_that_is_refused_while_it_comes_does_its_connection_no_harm(
    live: httpx2.Client,
) -> None:
    """A body as long as it may be, that nobody reads."""
    length = QUICK.body_limit - 10
    head = f"Content-Length: {length}\r\nOrigin: https://elsewhere.example"
    again = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    answers = sent(live, head, b" " * length + again, 0.02)
    assert answers.startswith(b"HTTP/1.1 403 ")
    assert answers.count(b"HTTP/1.1 200 ") == 1


@pytest.mark.parametrize("length", ["-1", "many", "1e3"])
def test_a_length_that_is_none_is_refused(client: TestClient, length: str) -> None:
    answer = client.post("/api/replay", content=b"", headers={"Content-Length": length})
    assert answer.status_code == 413


def test_a_query_has_few_fields_and_is_read_once(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def noted(query: str, **more: Any) -> list[tuple[str, str]]:
        read.append(query)
        return parse_qsl(query, **more)

    monkeypatch.setattr("tablee.server.endpoints.parse_qsl", noted)
    ana = sit_down(client, "Ana", "Bob")[0]
    assert ana.look("fr", "x")["acting"] == [0]
    assert read == ["lang=fr&after=x"]
    answer = client.get("/api/games?" + "&".join(["lang=fr"] * (FIELDS + 1)))
    assert (answer.status_code, answer.json()["error"]) == (422, "bad")


def test_a_long_frame_closes_the_socket(db: Path) -> None:
    with listening(db, replace(QUICK, body_limit=2000)) as live:
        ana, _ = sit_down(live, "Ana", "Bob")
        with socket_of(live, ana.table) as socket:
            socket.connection.send("x" * 4000)
            with pytest.raises(Exception, match=r"1009"):
                socket.update()


def test_too_many_requests_are_told_to_wait(db: Path) -> None:
    config = replace(QUICK, burst=5, per_second=0.001)
    with TestClient(create_app(SqliteStore(str(db)), config)) as client:
        codes = [client.get("/api/games").status_code for _ in range(8)]
    assert codes == [200] * 5 + [429] * 3


@pytest.mark.parametrize("path", ["/health", "/ready", "/metrics"])
def test_so_are_questions_for_the_operator(db: Path, path: str) -> None:
    config = replace(QUICK, burst=3, per_second=0.001)
    with TestClient(create_app(SqliteStore(str(db)), config)) as client:
        codes = [client.get(path).status_code for _ in range(5)]
    assert codes[2] != 429
    assert codes[3:] == [429] * 2


def test_whoever_asks_too_much_is_answered_slowly(db: Path) -> None:
    """On one connection after the other: a flood of refusals would cost as much as answers."""
    config = replace(QUICK, burst=1, per_second=0.001)
    with TestClient(create_app(SqliteStore(str(db)), config)) as client:
        client.get("/api/games")
        began = time.monotonic()
        assert [client.get("/api/games").status_code for _ in range(3)] == [429] * 3
        assert time.monotonic() - began > 3 * PAUSE


def test_new_tables_and_guessed_codes_are_rarer_still(db: Path) -> None:
    config = replace(QUICK, table_burst=3, table_per_second=0.001)
    with TestClient(create_app(SqliteStore(str(db)), config)) as client:
        ana = sit_down(client, "Ana", "Bob")[0]
        guesses = [ana.post("recover", code=f"sel {at}").status_code for at in range(4)]
        assert guesses == [401, 401, 429, 429]
        assert ana.look()["n"] == 0  # playing goes on


def test_a_bucket_fills_again_and_is_each_clients_own(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("tablee.server.quotas.time.monotonic", lambda: now)
    buckets = Buckets(2, 1.0)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")
    now += 1.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    now += 100
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]


def test_full_buckets_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("tablee.server.quotas.time.monotonic", lambda: now)
    buckets = Buckets(2, 1.0)
    for client in range(10_001):
        buckets.take(str(client))
    now += 10
    buckets.take("one more")
    assert len(buckets.levels) < 10


def test_nobody_is_called_what_a_terminal_or_a_file_would_obey(client: TestClient) -> None:
    for name in (
        "bot:evil.py",
        "bot:greedy",
        " ",
        "a\nb",
        "\x1b[31m",
        "a\u202eb",
        "\u200b",
        "\u3164",
    ):
        people = [{"name": name}, {"name": "Ben"}]
        answer = client.post("/api/tables", json={"game": "ramen", "people": people})
        assert answer.status_code in (400, 422), name
        assert "is no name" in answer.text
