"""A request for a table that another server owns goes there, and its answer comes back.

With a proxy that sends a table's requests to one server this is rare; without, it still works.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from typing import Final

import httptools
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from tablee.server.lobby import Elsewhere, Lobby
from tablee.server.metrics import metrics

TABLE: Final = re.compile("/api/tables/([a-z0-9]{1,20})(/.*)?")
CROSSED: Final = b"x-tablee-crossed"  # one server hands on, none hands on again
HOP: Final = {b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", CROSSED}
SECONDS: Final = 5.0  # to reach another server
AGAIN: Final = "this table is just changing servers; send this again"


class Forwarding:
    def __init__(self, app: ASGIApp, lobby: Lobby) -> None:
        self.app = app
        self.lobby = lobby

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        there = ""
        if scope["type"] in ("http", "websocket"):
            table = TABLE.fullmatch(scope["path"])
            there = await self.lobby.whereabouts(table[1]) if table else ""
        if not there:
            await self.app(scope, receive, send)
            return
        metrics.count("tablee_forwarded_total")
        crossed = any(name == CROSSED for name, _ in scope["headers"])
        try:
            if crossed or there == Elsewhere.NOWHERE:
                raise ConnectionError
            if scope["type"] == "http":
                await self.hand_on(there, scope, receive, send)
            else:
                await self.hand_on_socket(there, scope, receive, send)
        except (OSError, TimeoutError, EOFError):
            self.lobby.elsewhere.pop(table[1] if table else "", None)
            await refuse(scope, receive, send)

    async def hand_on(self, there: str, scope: Scope, receive: Receive, send: Send) -> None:
        """The request as it came; the answer as it comes, piece by piece."""
        body = b"".join([part async for part in body_of(receive)])
        reader, writer = await asyncio.wait_for(open_to(there), SECONDS)
        gone = asyncio.create_task(disconnected(receive))
        try:
            writer.write(head_of(scope, len(body)) + body)
            answer = Answer()
            while not answer.complete:
                read = asyncio.ensure_future(reader.read(65536))
                await asyncio.wait({read, gone}, return_when=asyncio.FIRST_COMPLETED)
                if gone.done():
                    read.cancel()
                    return
                answer.feed(read.result())
                for message in answer.messages():
                    await send(message)
        finally:
            gone.cancel()
            writer.close()

    async def hand_on_socket(self, there: str, scope: Scope, receive: Receive, send: Send) -> None:
        headers = [
            (name.decode("latin-1"), value.decode("latin-1"))
            for name, value in forwarded(scope)
            if not name.startswith(b"sec-websocket") and name != b"host"
        ]
        await receive()  # the wish to connect
        try:
            host, port = place_of(there)
            far = await connect(  # by the name that the browser knows: its Origin must fit it
                f"ws://{host_in(scope) or there}{path_in(scope).decode('latin-1')}",
                host=host,
                port=port,
                proxy=None,
                additional_headers=headers,
                open_timeout=SECONDS,
                compression=None,
            )
        except (InvalidHandshake, InvalidURI, ValueError) as error:
            raise ConnectionError from error
        await send({"type": "websocket.accept"})
        async with contextlib.AsyncExitStack() as stack:
            stack.push_async_callback(far.close)
            out = asyncio.create_task(carry_out(receive, far))
            try:
                async for text in far:
                    await send({"type": "websocket.send", "text": str(text)})
            except ConnectionClosed:
                pass
            finally:
                out.cancel()
            if not out.done() or out.cancelled():
                code = far.close_code or 1012
                code = 1012 if code in (1005, 1006) else code
                reason = far.close_reason or ""
                await send({"type": "websocket.close", "code": code, "reason": reason})


class Answer:
    """An HTTP answer, read as it comes, as messages of ours."""

    def __init__(self) -> None:
        self.parser = httptools.HttpResponseParser(self)
        self.headers: list[tuple[bytes, bytes]] = []
        self.waiting: list[Message] = []
        self.complete = False

    def feed(self, data: bytes) -> None:
        if not data and not self.complete:
            raise EOFError
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserError as error:
            raise ConnectionError from error

    def messages(self) -> list[Message]:
        found, self.waiting = self.waiting, []
        return found

    def on_header(self, name: bytes, value: bytes) -> None:
        if name.lower() not in HOP:
            self.headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        status = self.parser.get_status_code()
        self.waiting.append(
            {"type": "http.response.start", "status": status, "headers": self.headers}
        )

    def on_body(self, body: bytes) -> None:
        self.waiting.append({"type": "http.response.body", "body": body, "more_body": True})

    def on_message_complete(self) -> None:
        self.complete = True
        self.waiting.append({"type": "http.response.body", "body": b""})


async def open_to(there: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection(*place_of(there))


def place_of(there: str) -> tuple[str, int]:
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
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            await far.close()
            return
        text = message.get("text")
        await far.send(text if text is not None else message.get("bytes") or b"")


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        answer = JSONResponse({"error": "again", "detail": AGAIN}, 503, {"Retry-After": "1"})
        with contextlib.suppress(RuntimeError):  # the answer had begun: it ends here
            await answer(scope, receive, send)
    else:
        with contextlib.suppress(RuntimeError):
            await send({"type": "websocket.close", "code": 1012, "reason": AGAIN})
