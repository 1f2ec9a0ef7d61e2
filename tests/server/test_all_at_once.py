"""The longest request of every address on as many connections as one may have, all at once."""

from __future__ import annotations

import asyncio
import gc
import random
import selectors
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import httpx2
import pytest

from tablee.games import load
from tablee.kernel import Match
from tablee.server.app import create_app
from tablee.server.config import Config
from tablee.server.connections import HEAD_BYTES, HEADERS, TARGET
from tablee.server.endpoints import Endpoint
from tablee.server.lobby import Lobby
from tablee.server.metrics import metrics
from tablee.server.serve import Server
from tablee.server.store import SqliteStore
from tests.server.conftest import listening_to
from tests.server.longest import body_of, by_name
from tests.server.people import PATIENCE

CROWD = 190  # of the two hundred connections that one client may have
LATE = 0.1  # seconds of a processor in which nobody else is served
ENTRIES = 400
SEATS = 8
PAGES = ["/", "/no/such/page", "/assets/" + "a/" * 900, "/health", "/metrics", "/openapi.json"]
NAMES = [*by_name(), *[f"GET {path}" for path in PAGES], "GET /api/tables/{table}/socket"]


class House:
    """A server with its usual limits, a long table in it, and how late its loop ever was."""

    def __init__(self, lobby: Lobby, live: httpx2.Client, late: list[float]) -> None:
        self.lobby, self.live, self.late = lobby, live, late
        self.record = long_record()
        people = [{"name": f"P{seat}", "here": True} for seat in range(SEATS)]
        body = {"record": self.record, "step": ENTRIES, "people": people}
        opened = live.post("/api/branch", json=body).json()
        self.table, self.token = opened["table"], opened["seats"][0]["token"]
        for language in ("en", "fr"):
            live.get("/api/games", params={"lang": language})  # which a server does at its start
        look = live.get(f"/api/tables/{self.table}", headers=self.authorized).json()
        self.move = look["moves"][0]["text"] if look["moves"] else "pass"

    @property
    def authorized(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def alone(self) -> None:
        """Each attack begins as the first one of its client."""
        end = time.monotonic() + PATIENCE
        while metrics.gauges["tablee_connections"]() > 5 and time.monotonic() < end:
            time.sleep(0.01)
        self.lobby.work.levels.clear()

    def request(self, name: str, at: int) -> bytes:
        method, _, path = name.partition(" ")
        endpoint = by_name().get(name)
        path = path.format(table=self.table, game="rivals", number="R7.10")
        people = [{"name": f"P{seat}", "here": True} for seat in range(SEATS)]
        known: dict[str, object] = {
            "game": "rivals",
            "record": self.record,
            "people": people,
            "options": {},
        }
        if at % 2:
            known["text"] = self.move
        body = body_of(endpoint, known) if endpoint else b""
        return written(method, path, self.authorized, body, endpoint)


def written(
    method: str, path: str, headers: dict[str, str], body: bytes, endpoint: Endpoint | None
) -> bytes:
    """As long as a head may be."""
    query = "?lang=fr&after=" if endpoint and endpoint.query else "?"
    target = path + query + "x" * (TARGET - len(path) - len(query))
    lines = [f"{method} {target} HTTP/1.1", "Host: localhost", f"Content-Length: {len(body)}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    if path.endswith("/socket"):
        lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
    more = HEADERS - len(lines)
    padding = "y" * ((HEAD_BYTES - TARGET - 2000) // more)
    lines += [f"X{at}: {padding}" for at in range(more)]
    return "\r\n".join([*lines, "", ""]).encode() + body


def long_record() -> str:
    game, dice = load("rivals"), random.Random(1)
    names = [f"P{seat}" for seat in range(SEATS)]
    match = Match(game, SEATS, {"schedule": "clock", "max_days": "60"}, "late", names)
    while len(match.entries) < ENTRIES:
        if not match.awaited:
            match.pass_time()
            continue
        seat = dice.choice(match.awaited)
        match.play(seat, dice.choice(match.legal(seat)))
    return match.record().to_text()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    late: list[float] = []
    plain = Server.startup

    async def startup(self: Server, sockets: Any = None) -> None:
        await plain(self, sockets)
        self.probe = asyncio.create_task(probed(late))  # type: ignore[attr-defined]

    config = replace(Config(), burst=10**6, per_second=10**6, bot_pace=0.0)
    store = SqliteStore(str(tmp_path_factory.mktemp("late") / "tablee.db"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Server, "startup", startup)
        lobbies: list[Lobby] = []
        patch.setattr(
            "tests.server.conftest.create_app", lambda *given: noted(lobbies, create_app(*given))
        )
        with listening_to(store, config) as live:
            found = House(lobbies[0], live, late)
            gc.collect()
            gc.freeze()  # as a server does: what the tests hold is no garbage of its
            yield found
            gc.unfreeze()


def noted(lobbies: list[Lobby], app: Any) -> Any:
    lobbies.append(app.state.lobby)
    return app


async def probed(late: list[float]) -> None:
    """What the loop does between two moments at which it would serve somebody else."""
    while True:
        before = time.thread_time()
        await asyncio.sleep(0.001)
        late.append(time.thread_time() - before)


@pytest.mark.parametrize("name", NAMES, ids=[name[:40] for name in NAMES])
def test_nobody_waits_for_all_of_them(house: House, name: str) -> None:
    house.alone()
    address = house.live.base_url
    with ExitStack() as held:
        lines = [
            held.enter_context(socket.create_connection((address.host, address.port), PATIENCE))
            for _ in range(CROWD)
        ]
        requests = [house.request(name, at) for at in range(CROWD)]
        house.late.clear()
        for line, request in zip(lines, requests, strict=True):
            line.sendall(request[:-1])  # all but the last letter: so none is answered yet
        with selectors.DefaultSelector() as asked:
            for line, request in zip(lines, requests, strict=True):
                line.sendall(request[-1:])
                asked.register(line, selectors.EVENT_READ)
            answered_by_all(asked)
    assert house.live.get("/health").status_code == 200
    assert max(house.late) < LATE


def answered_by_all(asked: selectors.BaseSelector) -> None:
    """Something comes to each of them; a while is enough, for what is long is done by then."""
    end = time.monotonic() + 10
    while asked.get_map() and time.monotonic() < end:
        for key, _ in asked.select(1):
            asked.unregister(key.fileobj)
