"""A request for a table that another server owns goes there, and its answer comes back.

With a proxy that sends a table's requests to one server this is rare; without, it still works. A
server that does not answer is waited for as long as it is heard of in the database: then whoever
asked is told to ask again, and the table is another's.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
from collections.abc import AsyncIterator
from typing import Final

import httptools
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.frames import CloseCode

from tablee.server.endpoints import of_error, of_http
from tablee.server.failures import NotWritten
from tablee.server.guard import DRESS
from tablee.server.lobby import Lobby
from tablee.server.messages import Closing
from tablee.server.metrics import metrics
from tablee.server.neighbours import Elsewhere

TABLE: Final = re.compile("/api/tables/([a-z0-9]{1,20})(/.*)?")
CROSSED: Final = b"x-tablee-crossed"  # one server hands on, none hands on again
# What is said between two who are connected, and to nobody behind them.
HOP: Final = {b"connection", b"expect", b"keep-alive", b"proxy-connection", b"te", b"trailer"}
HOP.update({b"transfer-encoding", b"upgrade", CROSSED})
# What an answer gets anew from the server that hands it on.
WORN: Final = {name for worn in DRESS.values() for name, _ in worn} | {b"date", b"server"}
SECONDS: Final = 3.0  # to reach another server
# A network that drops everything without a word is noticed within seconds.
LIVELY: Final = {"TCP_KEEPIDLE": 1, "TCP_KEEPINTVL": 1, "TCP_KEEPCNT": 2, "TCP_USER_TIMEOUT": 3000}
UNSAID: Final = (CloseCode.NO_STATUS_RCVD, CloseCode.ABNORMAL_CLOSURE)  # codes that are never sent
AGAIN: Final = "this table is just changing servers; send this again"
CUT: Final = (OSError, TimeoutError, EOFError)


class Forwarding:
    def __init__(self, app: ASGIApp, lobby: Lobby) -> None:
        self.app = app
        self.lobby = lobby

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        web = scope["type"] in ("http", "websocket")
        table = TABLE.fullmatch(scope["path"]) if web else None
        try:
            there = await self.lobby.whereabouts(table[1]) if table else ""
            if table and there:
                await self.hand_on(table[1], there, scope, receive, send)
                return
        except NotWritten as error:
            await refuse(error, scope, receive, send)
            return
        except HTTPException as error:  # a body that is too long
            await of_http(error)(scope, receive, send)
            return
        await self.app(scope, receive, send)

    async def hand_on(
        self, table_id: str, there: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        metrics.count("tablee_forwarded_total")
        crossed = any(name == CROSSED for name, _ in scope["headers"])
        cross = self.request if scope["type"] == "http" else self.socket
        try:
            if crossed or there == Elsewhere.NOWHERE:
                raise ConnectionError
            await cross(table_id, there, scope, receive, send)
        except CUT:
            self.lobby.neighbours.forget(table_id)
            raise NotWritten(AGAIN) from None

    async def request(
        self, table_id: str, there: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        """The request as it came. An answer comes whole; one without an end piece by piece."""
        body = b"".join([part async for part in body_of(receive)])
        reader, writer = await asyncio.wait_for(open_to(there), SECONDS)
        gone = asyncio.create_task(disconnected(receive))
        answer = Answer(scope["method"] == "HEAD")
        try:
            writer.write(head_of(scope, len(body)) + body)
            async with self.lobby.neighbours.crossing(table_id, there):
                while not answer.complete and (data := await piece(reader, gone)):
                    answer.feed(data)
                    for message in answer.messages():
                        await send(message)
        except CUT:
            if not answer.begun:
                raise
            await send({"type": "http.response.body", "body": b""})  # to be asked for again
        finally:
            gone.cancel()
            writer.close()

    async def socket(
        self, table_id: str, there: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        await receive()  # the wish to connect
        far = await reached(there, scope)
        await send({"type": "websocket.accept"})
        out = asyncio.create_task(carry_out(receive, far))
        try:
            async with self.lobby.neighbours.crossing(table_id, there):
                async for text in far:
                    await send({"type": "websocket.send", "text": str(text)})
        except ConnectionClosed:
            pass
        finally:
            left = out.done()
            out.cancel()
            far.transport.abort()
        if not left:
            said = far.close_code not in (None, *UNSAID)
            code = far.close_code if said else Closing.RESTART
            reason = far.close_reason or ""
            await send({"type": "websocket.close", "code": code, "reason": reason})


class Answer:
    """An HTTP answer, read as it comes, as messages of ours."""

    def __init__(self, bodiless: bool) -> None:
        self.parser = httptools.HttpResponseParser(self)
        self.bodiless = bodiless
        self.headers: list[tuple[bytes, bytes]] = []
        self.waiting: list[Message] = []
        self.final = False  # what is being read is no "100 Continue"
        self.endless = False
        self.begun = False
        self.complete = False

    def feed(self, data: bytes) -> None:
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserError as error:
            raise ConnectionError from error

    def messages(self) -> list[Message]:
        """What can be sent now: an answer that says how long it is waits until all is there, so
        that whoever asked gets it, or a refusal, and never half of it."""
        if not self.complete and not self.endless:
            return []
        found, self.waiting = self.waiting, []
        self.begun = self.begun or bool(found)
        return found

    def on_header(self, name: bytes, value: bytes) -> None:
        if name.lower() not in HOP | WORN:
            self.headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        status = self.parser.get_status_code()
        self.final = status >= 200
        headers, self.headers = self.headers, []
        if self.final:
            self.waiting.append(
                {"type": "http.response.start", "status": status, "headers": headers}
            )
            self.endless = all(name != b"content-length" for name, _ in headers)
            if self.bodiless:
                self.on_message_complete()

    def on_body(self, body: bytes) -> None:
        self.waiting.append({"type": "http.response.body", "body": body, "more_body": True})

    def on_message_complete(self) -> None:
        if self.final and not self.complete:
            self.complete = True
            self.waiting.append({"type": "http.response.body", "body": b""})


async def piece(reader: asyncio.StreamReader, gone: asyncio.Task[None]) -> bytes:
    """What another server says next; nothing when whoever asked has gone."""
    read = asyncio.ensure_future(reader.read(65536))
    try:
        await asyncio.wait({read, gone}, return_when=asyncio.FIRST_COMPLETED)
        if gone.done():
            return b""
        if not read.result():
            raise EOFError
        return read.result()
    finally:
        read.cancel()


async def reached(there: str, scope: Scope) -> ClientConnection:
    """A socket at another server, by the name that the browser knows: its Origin must fit it."""
    headers = [
        (name.decode("latin-1"), value.decode("latin-1"))
        for name, value in forwarded(scope)
        if not name.startswith(b"sec-websocket") and name != b"host"
    ]
    host, port = host_and_port(there)
    try:
        far = await connect(
            f"ws://{host_in(scope) or there}{path_in(scope).decode('latin-1')}",
            host=host,
            port=port,
            proxy=None,
            additional_headers=headers,
            open_timeout=SECONDS,
            compression=None,
            max_size=None,  # a table is as long as it is
        )
    except (InvalidHandshake, InvalidURI, ValueError) as error:
        raise ConnectionError from error
    make_lively(far.transport)
    return far


async def open_to(there: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection(*host_and_port(there))
    make_lively(writer.transport)
    return reader, writer


def make_lively(transport: asyncio.BaseTransport) -> None:
    wire = transport.get_extra_info("socket")
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in LIVELY.items():
        if hasattr(socket, name):  # not everywhere
            wire.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


def host_and_port(there: str) -> tuple[str, int]:
    host, _, port = there.rpartition(":")
    return host.strip("[]"), int(port)


def host_in(scope: Scope) -> str:
    """What the browser calls this server, as the guard has read it: of two, the last."""
    host: bytes = dict(scope["headers"]).get(b"host", b"")
    return host.decode("latin-1")


def path_in(scope: Scope) -> bytes:
    """As it came: what was quoted stays so."""
    path: bytes = scope.get("raw_path") or scope["path"].encode()
    return path


def forwarded(scope: Scope) -> list[tuple[bytes, bytes]]:
    """The headers as they came, and from whom."""
    client = scope["client"][0] if scope.get("client") else ""
    skipped = HOP | {b"x-forwarded-for", b"content-length"}
    kept = [(name, value) for name, value in scope["headers"] if name not in skipped]
    return [*kept, (b"x-forwarded-for", client.encode("latin-1")), (CROSSED, b"1")]


def head_of(scope: Scope, length: int) -> bytes:
    query = b"?" + scope["query_string"] if scope["query_string"] else b""
    lines = [b"%s %s%s HTTP/1.1" % (scope["method"].encode(), path_in(scope), query)]
    lines += [name + b": " + value for name, value in forwarded(scope)]
    lines += [b"content-length: %d" % length, b"connection: close"]
    return b"\r\n".join(lines) + b"\r\n\r\n"


async def body_of(receive: Receive) -> AsyncIterator[bytes]:
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ConnectionError
        yield message.get("body", b"")
        if not message.get("more_body", False):
            return


async def disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def carry_out(receive: Receive, far: ClientConnection) -> None:
    """What the browser says, until it leaves."""
    with contextlib.suppress(ConnectionClosed):
        while (message := await receive())["type"] != "websocket.disconnect":
            text = message.get("text")
            await far.send(text if text is not None else message.get("bytes") or b"")
        await far.close()


async def refuse(error: NotWritten, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await of_error(error)(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": Closing.RESTART, "reason": str(error)})
