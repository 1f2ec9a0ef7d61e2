"""New secrets for a seat end whatever the old ones opened, however far it had come.

A request is played in steps of the loop; after so many of them its seat gets new secrets, in one
go, as a recovery gives them. Whatever is told from then on is told to somebody who has lost the
seat: it may be a refusal or an end, and nothing else. The client may be one who does not read, so
that whatever is sent waits until the secrets are new.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.types import Message

from tablee.kernel import Match
from tablee.server import seats
from tablee.server.app import ENDPOINTS, Application, create_app
from tablee.server.lobby import Lobby
from tablee.server.messages import Opened, Person
from tablee.server.rooms import Room
from tablee.server.store import SqliteStore
from tests.server.conftest import QUICK
from tests.server.people import PATIENCE, sit_down

STEPS = 40  # of the loop: more than an answer takes that waits for nothing
SECRETLESS = {"/api/tables/{table}/claim", "/api/tables/{table}/recover"}  # they bring their own
WITH_TOKEN = [
    (endpoint.method, endpoint.path)
    for endpoint in ENDPOINTS
    if "{table}" in endpoint.path and endpoint.path not in SECRETLESS
]
SOCKET = ("GET", "/api/tables/{table}/socket")
TELLING = [  # at once and by themselves
    ("GET", "/api/tables/{table}"),
    ("GET", "/api/tables/{table}/stream"),
    SOCKET,
]
BODIES: dict[str, dict[str, object]] = {
    "moves": {"text": "x", "ask": 1},
    "words": {"text": "hm"},
    "why": {"text": "x"},
    "preview": {"text": "x"},
    "desk": {"seat": 1},
}


@dataclass
class Visit:
    """One request or socket of whoever holds the first seat's token, and what they were told."""

    method: str
    path: str
    token: str
    reads: bool  # or lets everything wait until the secrets are new
    lost: asyncio.Event = field(default_factory=asyncio.Event)
    before: list[Message] = field(default_factory=list)
    after: list[Message] = field(default_factory=list)
    now: list[Message] = field(default_factory=list)
    asked: int = 0

    @property
    def scope(self) -> dict[str, Any]:
        web = self.path.endswith("/socket")
        return {
            "type": "websocket" if web else "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws" if web else "http",
            "method": self.method,
            "path": self.path,
            "raw_path": self.path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [
                (b"host", b"localhost"),
                (b"authorization", f"Bearer {self.token}".encode()),
            ],
            "client": ("203.0.113.7", 1),
            "server": ("localhost", 80),
            "subprotocols": [],
        }

    async def receive(self) -> Message:
        self.asked += 1
        if self.path.endswith("/socket"):
            hello = {"type": "websocket.receive", "text": json.dumps({"token": self.token})}
            coming: list[Message] = [{"type": "websocket.connect"}, hello]
        else:
            body = json.dumps(BODIES.get(self.path.rpartition("/")[2], {})).encode()
            coming = [{"type": "http.request", "body": body, "more_body": False}]
        if self.asked <= len(coming):
            return coming[self.asked - 1]
        await asyncio.Event().wait()  # they stay
        raise AssertionError

    async def send(self, message: Message) -> None:
        """The body of a plain answer was there before its head was sent."""
        plain = message["type"] == "http.response.body" and not message.get("more_body", False)
        if not plain:
            self.now = self.after if self.lost.is_set() else self.before
        self.now.append(message)
        if not self.reads:
            await self.lost.wait()


def told(messages: list[Message]) -> bool:
    """Whether there was anything in them beside refusals, ends, and heads with nothing behind."""
    refused = any(message.get("status", 0) >= 400 for message in messages)
    return not refused and any(message.get("body") or message.get("text") for message in messages)


class Table:
    """A table of two, laid, whose first seat is about to get new secrets."""

    def __init__(self, app: Application, opened: Opened) -> None:
        self.app = app
        self.lobby: Lobby = app.state.lobby
        self.id = opened.table
        self.token = next(one.token for one in opened.seats if one.seat == 0)

    async def reseat(self, token: str) -> Room:
        room = await self.lobby.room(self.id)
        room.reseat(0, replace(room.table.chairs[0], token_hash=seats.hashed(token)))
        return room

    async def visited(self, method: str, path: str, reads: bool, steps: int) -> Visit:
        """What somebody was told whose secret ended so many steps after they asked."""
        await self.reseat(self.token)
        visit = Visit(method, path.format(table=self.id), self.token, reads)
        asking = asyncio.create_task(self.app(visit.scope, visit.receive, visit.send))
        for _ in range(steps):
            await asyncio.sleep(0)
        room = await self.reseat("new")
        visit.lost.set()
        room.wake()  # so that there is something to be told
        await asyncio.wait_for(asking, PATIENCE)
        assert not room.readers
        return visit


@contextlib.asynccontextmanager
async def laid(db: Path) -> AsyncIterator[Table]:
    app = create_app(SqliteStore(str(db)), QUICK)
    lobby: Lobby = app.state.lobby
    try:
        people = [Person("Ana", here=True), Person("Bob", here=True)]
        opened = await lobby.create("ramen", people, {"first_player": "chosen"})
        await lobby.room(opened.table)
        yield Table(app, opened)
    finally:
        await lobby.close()


@pytest.fixture(autouse=True)
def _slow_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that thinks for some steps of the loop."""

    async def advise(self: object, table_id: str, match: Match, seat: int, bot: str) -> Any:
        for _ in range(10):
            await asyncio.sleep(0)
        return (match.legal(seat)[0], [], None), 0.0

    monkeypatch.setattr("tablee.server.thinkers.Thinkers.advise", advise)


@pytest.mark.parametrize("reads", [True, False], ids=["reads", "does not read"])
@pytest.mark.parametrize(("method", "path"), [*WITH_TOKEN, SOCKET])
def test_nothing_is_told_to_old_secrets_at_whichever_step_they_end(
    db: Path, method: str, path: str, reads: bool
) -> None:
    async def all_steps() -> tuple[list[int], list[int]]:
        async with laid(db) as table:
            visits = [await table.visited(method, path, reads, steps) for steps in range(STEPS)]
        early = [at for at, visit in enumerate(visits) if told(visit.before)]
        late = [at for at, visit in enumerate(visits) if told(visit.after)]
        return early, late

    early, late = asyncio.run(all_steps())
    assert late == []
    if reads and (method, path) in TELLING:
        assert early  # the last of these steps come after an answer


def test_what_another_server_changed_meanwhile_is_asked_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have given the seat new secrets: its room here is gone, and so is the answer."""
    ana, bob = sit_down(client, "Ana", "Bob")
    who = (ana, bob)[ana.look()["acting"][0]]
    lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
    advise = lobby.thinkers.advise

    async def overtaken(*asked: Any) -> Any:
        found = await advise(*asked)
        lobby.heard(ana.table)
        return found

    monkeypatch.setattr(lobby.thinkers, "advise", overtaken)
    assert who.post("hint").status_code == 503
    monkeypatch.undo()
    assert who.post("hint").status_code == 200
