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
from collections.abc import AsyncIterator, Sequence
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
from tablee.server.store import Append, SqliteStore
from tests.server.conftest import QUICK
from tests.server.people import PATIENCE, sit_down

CLIENT = "203.0.113.7"
NEWS = 25  # steps after which there is news for whoever reads by then
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
WRITING = 12  # steps of the loop that new secrets take to get to the disk
WRITING_POSTS = ["words", "moves", "undo", "forget", "rematch"]
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
    body: dict[str, object] | None = None

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
            "client": (CLIENT, 1),
            "server": ("localhost", 80),
            "subprotocols": [],
        }

    async def receive(self) -> Message:
        self.asked += 1
        if self.path.endswith("/socket"):
            hello = {"type": "websocket.receive", "text": json.dumps({"token": self.token})}
            coming: list[Message] = [{"type": "websocket.connect"}, hello]
        else:
            said = BODIES.get(self.path.rpartition("/")[2], {}) if self.body is None else self.body
            body = json.dumps(said).encode()
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

    async def visited(
        self, method: str, path: str, reads: bool, steps: int, busy: bool = False
    ) -> Visit:
        """What somebody was told whose secret ended so many steps after they asked; `busy`: they
        have had their part of every turn of the loop, so that whatever they ask waits."""
        await self.reseat(self.token)
        visit = Visit(method, path.format(table=self.id), self.token, reads)
        asking = asyncio.create_task(self.app(visit.scope, visit.receive, visit.send))
        room = await self.lobby.room(self.id)
        for step in range(steps):
            if busy:
                self.lobby.turns.use(CLIENT, 1.0)
                if step == NEWS:  # which finds them over their turn
                    room.wake()
            await asyncio.sleep(0)
        await self.reseat("new")
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

    async def advise(
        self: object, table_id: str, match: Match, seat: int, bot: str, bill: object
    ) -> Any:
        for _ in range(10):
            await asyncio.sleep(0)
        return match.legal(seat)[0], [], None

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


class Ledger(SqliteStore):
    """Says what was written, in which order."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.writes: list[tuple[str, str]] = []

    def create(self, table: Any, *more: Any) -> None:
        super().create(table, *more)
        self.writes.append(("create", table.id))

    def append(self, lines: Sequence[Append]) -> list[bool]:
        self.writes += [("line", one.table_id) for one in lines]
        return super().append(lines)

    def reseat(self, table_id: str, *more: Any) -> bool:
        self.writes.append(("reseat", table_id))
        return super().reseat(table_id, *more)

    def delete(self, table_id: str, *more: Any) -> bool:
        self.writes.append(("delete", table_id))
        return super().delete(table_id, *more)


async def ready_to_write(lobby: Lobby) -> tuple[str, str, Room]:
    """A table at which the first seat can move, take back, and have the table forgotten."""
    people = [Person("Ana", here=True), Person("Bob", here=True)]
    opened = await lobby.create("ramen", people, {"first_player": "chosen"})
    room = await lobby.room(opened.table)
    await room.forget(1)
    texts = room.game.catalogue.texts
    for at in (0, 1):  # so that there is something to take back, and to go on with
        while room.match.acting == [at] and room.match.why_no_undo(0) is not None:
            await room.move(at, texts[room.match.legal(at)[0]], room.ask(at), "")
    assert 0 in room.match.acting
    assert room.match.why_no_undo(0) is None
    return opened.table, next(one.token for one in opened.seats if one.seat == 0), room


async def change(room: Room, lobby: Lobby) -> None:
    """New secrets for the first seat, as a recovery gives them; the disk takes some steps."""
    was = room.table.chairs[0]
    now = replace(was, token_hash=seats.hashed("new"))

    async def write(told: Append | None) -> bool:
        for _ in range(WRITING):
            await asyncio.sleep(0)
        return await lobby.on_disk(lobby.store.reseat, room.table.id, 0, was, now, told)

    await room.change_secrets(0, now, "moved", write)


async def written_after(app: Application, store: Ledger, what: str, steps: int) -> tuple[bool, int]:
    """Whether anything was written before secrets changed, and how much after it. The secrets begin
    to change so many steps before something is asked with the old ones, or after it."""
    lobby: Lobby = app.state.lobby
    table, token, room = await ready_to_write(lobby)
    seat_moves = {"text": room.game.catalogue.texts[room.match.legal(0)[0]], "ask": room.ask(0)}
    visit = Visit("POST", f"/api/tables/{table}/{what}", token, True)
    visit.body = seat_moves if what == "moves" else BODIES.get(what, {})
    store.writes.clear()

    async def ask() -> None:
        await app(visit.scope, visit.receive, visit.send)

    async def lose() -> None:
        await change(room, lobby)

    one, other = (ask, lose) if steps < 0 else (lose, ask)
    first = asyncio.create_task(one())
    for _ in range(abs(steps)):
        await asyncio.sleep(0)
    second = asyncio.create_task(other())
    both = asyncio.gather(first, second, return_exceptions=True)
    failed = [error for error in await asyncio.wait_for(both, PATIENCE) if error is not None]
    if ("reseat", table) not in store.writes:  # there are no secrets of a table that is no more
        assert ("delete", table) in store.writes
        return True, 0
    assert failed == []
    at = store.writes.index(("reseat", table))
    return at > 0, len(store.writes) - at - 1


@pytest.mark.parametrize("what", WRITING_POSTS)
def test_nothing_is_written_for_old_secrets_once_they_have_changed(
    db: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """Whoever comes while the secrets change waits behind that, with the old ones in hand."""
    monkeypatch.setattr(seats, "COST", 2)

    async def all_steps() -> list[tuple[bool, int]]:
        store = Ledger(str(db))
        app = create_app(store, QUICK)
        try:
            steps = range(-WRITING, WRITING)
            return [await written_after(app, store, what, at) for at in steps]
        finally:
            await app.state.lobby.close()

    found = asyncio.run(all_steps())
    assert [late for _, late in found] == [0] * len(found)
    assert any(early for early, _ in found)  # or nothing could have been written at all


@pytest.mark.parametrize(("method", "path"), TELLING)
def test_nor_to_a_client_who_waits_for_its_turn(db: Path, method: str, path: str) -> None:
    """Between the look at a reader and what it is told there is a wait, for whoever asks much."""

    async def all_steps() -> list[int]:
        async with laid(db) as table:
            visits = [
                await table.visited(method, path, True, steps, busy=True) for steps in range(STEPS)
            ]
        return [at for at, visit in enumerate(visits) if told(visit.after)]

    assert asyncio.run(all_steps()) == []


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
