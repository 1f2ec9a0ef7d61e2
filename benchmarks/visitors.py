"""People at tables, as cheap as can be: the load driver must not be what is measured.

Plain sockets, just enough HTTP and WebSocket to speak the real protocol with our own server.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import struct
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import cast

import msgspec

HOST = "127.0.0.1"
SMALL, MEDIUM = 126, 127  # lengths that say: the true length follows in two, in eight bytes
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASKED = 0x80


class Choice(msgspec.Struct):
    text: str


class Seen(msgspec.Struct):
    """What a player needs of a table; a message of changes leaves out what is as before."""

    t: str = "update"
    n: int | None = None
    ask: int | None = None
    over: bool | None = None
    moves: list[Choice] | None = None

    def after(self, before: Seen | None) -> Seen:
        """The table after this message; a whole update leaves out what is nothing."""
        if self.t == "update" or before is None:
            return Seen("update", self.n or 0, self.ask or 0, bool(self.over), self.moves or [])
        return Seen(
            "update",
            before.n if self.n is None else self.n,
            before.ask if self.ask is None else self.ask,
            before.over if self.over is None else self.over,
            before.moves if self.moves is None else self.moves,
        )


SEEN = msgspec.json.Decoder(Seen)


class Lost(Exception):
    """The server let go of a connection, or said something unexpected."""


class Closed(Lost):
    """The server closed a connection that it thought idle: one asks again."""


class Http(asyncio.Protocol):
    """One connection, opened again when the server has closed it; one request at a time."""

    def __init__(self, port: int, address: str = "") -> None:
        """`address`: from where, as a proxy on this machine would say."""
        self.port = port
        self.via = f"X-Forwarded-For: {address}\r\n" if address else ""
        self.buffer = b""
        self.answer: asyncio.Future[bytes] | None = None
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        head, found, body = self.buffer.partition(b"\r\n\r\n")
        length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
        if not found or len(body) < int(length or 0):
            return
        self.buffer = b""
        if self.answer is not None and not self.answer.done():
            if b" 200 " in head[:20]:
                self.answer.set_result(body)
            else:
                self.answer.set_exception(Lost(f"{head[:40]!r} {body[:200]!r}"))

    def connection_lost(self, exc: Exception | None) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(Closed("the server closed a connection"))

    async def ask(self, method: str, path: str, token: str = "", body: object = None) -> bytes:
        try:
            return await self._ask(method, path, token, body)
        except Closed:
            return await self._ask(method, path, token, body)

    async def _ask(self, method: str, path: str, token: str, body: object) -> bytes:
        loop = asyncio.get_running_loop()
        if self.transport is None or self.transport.is_closing():
            await loop.create_connection(lambda: self, HOST, self.port)
        assert self.transport is not None
        self.answer = loop.create_future()
        content = b"" if body is None else msgspec.json.encode(body)
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        kind = "Content-Type: application/json\r\n" if content else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\n{self.via}{bearer}{kind}"
        self.transport.write(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
        return await self.answer

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


class Socket(asyncio.Protocol):
    """A seat's WebSocket: says hello, then hands on every update."""

    def __init__(self, table: str, token: str, hear: Callable[[bytes], None]) -> None:
        self.table = table
        self.hello = json.dumps({"token": token}).encode()
        self.hear = hear
        self.buffer = bytearray()
        self.open = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(
            f"GET /api/tables/{self.table}/socket HTTP/1.1\r\nHost: {HOST}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            del self.buffer[: end + 4]
            self.open = True
            if self.transport is not None:
                self.transport.write(frame(TEXT, self.hello))
        while (size := self._one_frame()) > 0:
            del self.buffer[:size]

    def _one_frame(self) -> int:
        """Deal with the first frame if it is all there; how long it was, else 0."""
        start, length = 2, self.buffer[1] if len(self.buffer) > 1 else MEDIUM
        if length == SMALL and len(self.buffer) >= 4:
            start, length = 4, struct.unpack_from("!H", self.buffer, 2)[0]
        elif length == MEDIUM and len(self.buffer) >= 10:
            start, length = 10, struct.unpack_from("!Q", self.buffer, 2)[0]
        elif length >= SMALL:
            return 0
        if len(self.buffer) < start + length:
            return 0
        kind, content = self.buffer[0] & 15, bytes(self.buffer[start : start + length])
        if kind == TEXT:
            self.hear(content)
        elif kind == PING and self.transport is not None:
            self.transport.write(frame(PONG, content))
        return start + length

    def close(self) -> None:
        if self.transport is not None:
            self.transport.write(frame(CLOSE, b""))
            self.transport.close()


def frame(kind: int, content: bytes) -> bytes:
    """A frame of a client: short, and masked with zeros."""
    assert len(content) < SMALL
    return bytes([0x80 | kind, MASKED | len(content), 0, 0, 0, 0]) + content


class Seat:
    """Somebody at a table: the last thing they saw."""

    def __init__(self, number: int, token: str) -> None:
        self.number = number
        self.token = token
        self.watching = False
        self.seen: Seen | None = None


class Table:
    """People at one table: a WebSocket each, and one connection for their moves."""

    def __init__(
        self, port: int, clock: Callable[[], float], game: str = "ramen", people: int = 2
    ) -> None:
        self.port = port
        self.game = game
        self.people = people
        self.clock = clock
        self.http = Http(port)
        self.sockets: list[Socket] = []
        self.seats: list[Seat] = []
        self.name = ""
        self.dice = random.Random(os.urandom(8))
        self.changed = asyncio.Event()
        self.heard: dict[int, float] = {}  # line -> when the last of the seats saw it
        self.greeted = 0  # sockets that have been told the whole table

    async def open(self) -> None:
        """A table, and a first look at it, which makes the server lay it out."""
        names = ("Ana", "Bob", "Eva", "Luc", "Mia", "Noé", "Zoé", "Max")[: self.people]
        people = [{"name": f"{name} {self.dice.random()}", "here": True} for name in names]
        body = {"game": self.game, "people": people}
        opened = json.loads(await self.http.ask("POST", "/api/tables", body=body))
        self.name = opened["table"]
        self.seats = [Seat(one["seat"], one["token"]) for one in opened["seats"]]
        for seat in self.seats:
            raw = await self.http.ask("GET", f"/api/tables/{self.name}", seat.token)
            seat.seen = SEEN.decode(raw).after(None)

    async def connect(self, watching: int = 99) -> None:
        """A WebSocket for each of the first so many seats."""
        loop = asyncio.get_running_loop()
        for seat in self.seats[:watching]:
            seat.watching = True
            socket = partial(Socket, self.name, seat.token, partial(self._hear, seat))
            _, connected = await loop.create_connection(socket, HOST, self.port)
            self.sockets.append(connected)

    async def look_around(self) -> None:
        """Whoever has no WebSocket asks, one after the other, until it is somebody's turn."""
        if any(seat.seen and seat.seen.moves for seat in self.seats if seat.watching):
            return
        for seat in self.seats:
            if not seat.watching:
                raw = await self.http.ask("GET", f"/api/tables/{self.name}", seat.token)
                seat.seen = SEEN.decode(raw).after(None)
                if seat.seen.moves:
                    return

    def _hear(self, seat: Seat, raw: bytes) -> None:
        seen = SEEN.decode(raw)
        self.greeted += seen.t == "update"
        seat.seen = seen.after(seat.seen)
        n = lines(seat)
        if self.behind() == n:
            self.heard.setdefault(n, self.clock())
            self.changed.set()

    def behind(self) -> int:
        """The line that both have seen."""
        return min(lines(seat) for seat in self.seats)

    def player(self) -> Seat | None:
        """Whoever is to move, once both know it; None while the table is in motion or over."""
        if self.behind() != max(lines(seat) for seat in self.seats):
            return None
        return next((seat for seat in self.seats if seat.seen and seat.seen.moves), None)

    @property
    def over(self) -> bool:
        return any(seat.seen is not None and bool(seat.seen.over) for seat in self.seats)

    async def move(self, seat: Seat) -> int:
        """Any legal move; the number of its line when the server has acknowledged it."""
        assert seat.seen is not None
        text = self.dice.choice(seat.seen.moves or []).text
        body = {"text": text, "ask": seat.seen.ask, "key": f"{seat.number}-{seat.seen.ask}"}
        answer = await self.http.ask("POST", f"/api/tables/{self.name}/moves", seat.token, body)
        n: int = json.loads(answer)["n"]
        if not seat.watching:
            seat.seen = None  # what they saw is old, and nobody tells them
        return n

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()
        self.sockets.clear()
        self.heard.clear()


def lines(seat: Seat) -> int:
    """So many decisions has a player noticed; -1 before the first look."""
    return (seat.seen.n or 0) if seat.seen else -1


async def play_on(table: Table, end: float, acknowledged: Callable[[], None]) -> None:
    """Move as soon as both people know that they can, until the game or the time is over."""
    while time.perf_counter() < end and not table.over:
        seat = table.player()
        if seat is None:
            table.changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(table.changed.wait(), max(0, end - time.perf_counter()))
            continue
        n = await table.move(seat)
        acknowledged()
        while table.behind() < n and time.perf_counter() < end:
            table.changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(table.changed.wait(), max(0, end - time.perf_counter()))
