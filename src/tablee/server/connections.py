"""Connections that are not waited for and not worked for beyond measure.

One whose head or body does not come to its end in time is closed, and so is one that says very many
very small things, or does not read what it asked for (`wires.py`). What comes in one piece, a
quarter of a megabyte at most, is taken apart in one go, and everybody waits meanwhile: what counts
is how many things are in it, however short.
"""

from __future__ import annotations

import asyncio
import struct
import time
from functools import lru_cache
from http import HTTPStatus
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from tablee.server.config import Config
from tablee.server.endpoints import AT_ONCE
from tablee.server.forwarding import CROSSED
from tablee.server.inbox import Gate, Inbox
from tablee.server.metrics import metrics
from tablee.server.quotas import HOLDING, Holding, Openings, client_of
from tablee.server.wires import Wire

LAST: Final = "http.response.body"
LAST_WORDS: Final = 4  # messages that may have been on the way when a socket was closed
TARGET: Final = 2 * 1024  # bytes of what a request asks for; none of ours has two hundred
HEAD_BYTES: Final = 32 * 1024  # a request line and its headers
HEADERS: Final = 100  # of a request
WAY: Final = b"x-forwarded-for"  # by which machines it came: taken apart before all limits
STATIONS: Final = 1024  # bytes of them
# What a request for a socket is about; whatever else it has would be read a second time.
ABOUT_SOCKETS: Final = {
    *(b"host", b"origin", b"connection", b"upgrade", b"x-forwarded-proto", CROSSED),
    *(b"sec-websocket-" + what for what in (b"key", b"version", b"protocol", b"extensions")),
}
PIECES: Final = 1_000  # of a body
AHEAD: Final = 8  # requests on one connection before the first is answered; browsers send none
# Bytes that a socket may say at once, and then in a second. Its hello is a few hundred; after that
# there are only pings and pongs, of which nobody sends more than one in some seconds.
SAID_AT_ONCE: Final = 8 * 1024
SAID_A_SECOND: Final = 100
IN_LINES: Final = 256  # headers in lines: lengths, dates, and what all answers have in common
WHOLE_TEXT: Final = 0x81  # of a frame
SHORT: Final = 126  # lengths from here on follow in two or in eight bytes
IN_ONE: Final[dict[str, dict[object, object]]] = {
    AT_ONCE: {}
}  # what this server offers beyond its protocol


class TooMany(Exception):
    """More of something than anybody sends who wants an answer; the connection is gone already."""


class Cycle(RequestResponseCycle):
    """A request and its answer, which is written in one piece where it comes in one. Where it ends
    the connection before the request came to its end, that one is heard out."""

    transport: Wire

    async def send(self, message: Any) -> None:
        """Most answers are a line of JSON that is there already, with headers of our own: nothing
        about them has to be looked at again."""
        if self.transport.is_closing():  # nobody is there to be answered
            self.disconnected = True
            return
        body = message.get(AT_ONCE)
        last = message["type"] == LAST and not message.get("more_body", False)
        if self.more_body and not self.keep_alive and (last or body is not None):
            self.transport.hear_out()
        plain = self.scope["method"] != "HEAD" and not self.response_started
        if body is None or not plain or self.disconnected or self.flow.write_paused:
            await super().send(message)
            if body is not None:
                await super().send({"type": LAST, "body": body})
            return
        own, *usual = message["headers"]  # how long it is, and what answers have in common
        content = (
            STATUS_LINE[message["status"]],
            in_lines(tuple(self.default_headers)),
            in_lines((own,)),
            in_lines(tuple(usual)),
            b"\r\n" if self.keep_alive else b"connection: close\r\n\r\n",
            body,
        )
        self.transport.write(b"".join(content))
        self.waiting_for_100_continue = False
        self.response_started = self.response_complete = True
        self.message_event.set()
        if not self.keep_alive:
            self.transport.close()
        self.on_response()


def no_more() -> None:
    """What follows an answer that nobody gets."""


def endless(path: str) -> bool:
    return path.endswith("/stream")


@lru_cache(IN_LINES)
def in_lines(headers: tuple[tuple[bytes, bytes], ...]) -> bytes:
    """Headers as they are written; most answers have the same."""
    return b"".join([name + b": " + value + b"\r\n" for name, value in headers])


class Connection(HttpToolsProtocol):
    """Closed when what it waits for does not come."""

    limits = Config()
    transport: Wire
    late: asyncio.TimerHandle | None = None
    waits = ""  # for what: a head, a body, or nothing
    head = 0  # bytes of it so far ...
    came = 0  # ... and with whatever came last
    pieces = 0  # of the present body
    coming = False  # it is on the way, whether it was answered already or not
    openings = Openings(limits.client_connections, limits.connections)
    running: RequestResponseCycle | None = None  # what is being answered; the newest may be behind
    held: tuple[RequestResponseCycle, Any] | None = None  # to be begun when there is room

    def connection_made(self, transport: Any) -> None:
        wire = Wire(transport, self.limits.unread_seconds, Holding(self.openings))
        super().connection_made(wire)
        self.wait_for("head")
        there = self.client[0] if self.client else ""
        proxy = there in getattr(self.app, "trusted_hosts", ())  # its requests say whose they are
        if not proxy and not wire.holding.taken_by(client_of(there)):
            self.give_up("connections")

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            self.transport.heard(len(data))
            return
        self.came = self.head + len(data)
        body = self.coming
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it is a socket now
            self.wait_for("")
            del self.parser  # which leads back here: so this is freed at once
        elif self.transport.is_closing():
            self.wait_for("")
        elif self.coming or self.busy():
            self.head = 0
            self.wait_for("body" if self.coming else "")
        else:
            self.head = 0 if body else self.came
            self.wait_for("head")
            if self.head > HEAD_BYTES:
                self.give_up()

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= HEADERS:
            self.too_many()
        super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        self.pieces += 1
        if self.pieces > PIECES:
            self.too_many()
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.coming = False
        super().on_message_complete()

    def too_many(self) -> None:
        """Raised inside the parser, which then leaves the rest as it is."""
        self.give_up("pieces")
        raise TooMany

    def check_head(self) -> None:
        """A head that came at once is as long as one may be, and before it is taken apart."""
        if len(self.url) > TARGET:
            self.refuse(HTTPStatus.REQUEST_URI_TOO_LONG)
        way = sum([len(value) for name, value in self.headers if name == WAY])
        if way > STATIONS or sum([len(n) + len(v) for n, v in self.headers]) > HEAD_BYTES:
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def refuse(self, status: HTTPStatus) -> None:
        """Answered before anything of it is looked at; behind another request it is not."""
        if self.busy():
            self.too_many()
        metrics.count("tablee_refused_total", label=f'{{limit="{status.value}"}}')
        ending = b"content-length: 0\r\nconnection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[status] + ending)
        self.wait_for("")
        self.transport.hear_out()
        self.transport.close()
        raise TooMany

    def handle_websocket_upgrade(self) -> None:
        """The library takes the request apart again, line by line: of it what it is about."""
        about = {name: value for name, value in self.headers if name in ABOUT_SOCKETS}
        way = [value for name, value in self.headers if name == WAY]
        if way:
            about[WAY] = b", ".join(way)
        self.scope["headers"] = list(about.items())
        super().handle_websocket_upgrade()

    def on_headers_complete(self) -> None:
        """Its cycle is made by name; none of it has run yet."""
        self.pieces = 0
        self.coming = True
        if self.came > STATIONS:  # most are shorter than anything that counts
            self.check_head()
        if len(self.pipeline) >= AHEAD or self.streaming():
            self.too_many()
        super().on_headers_complete()
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and cycle.scope is self.scope:
            self.scope["extensions"] = IN_ONE
            cast("dict[str, Any]", self.scope)[HOLDING] = self.transport.holding
            cycle.__class__ = Cycle

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """Whoever has not read the last answer is not worked for."""
        if self.flow.write_paused:
            self.held = cycle, app
        else:
            self.running = cycle
            super()._start_asgi_task(cycle, app)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.transport.enough()
        held, self.held = self.held, None
        if held is not None and not self.transport.is_closing():
            self._start_asgi_task(*held)

    def eof_received(self) -> bool:  # type: ignore[override]  # as asyncio has it
        """Closed by us and not by the loop, which would wait for ever until all is read."""
        self.transport.heard_all()
        self.transport.close()
        return True

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def busy(self) -> bool:
        """Whether a request is being answered, or its body is on the way."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def streaming(self) -> bool:
        """Whether what is being answered has no end. Nobody honest asks behind it, and whoever does
        is not read from any more: that they leave would not be noticed."""
        one = self.running
        return one is not None and not one.response_complete and endless(one.scope["path"])

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.wait_for("")
        self.transport.lost()
        unbegun = [*self.pipeline, *([self.held] if self.held else [])]
        for cycle, _ in unbegun:  # they lead back here: so this is freed at once
            cycle.on_response = no_more
        self.held = None
        self.pipeline.clear()
        if self.running is not None:  # the library tells the newest alone
            self.running.disconnected = not self.running.response_complete
            self.running.message_event.set()

    def wait_for(self, what: str) -> None:
        if what == self.waits:
            return
        self.waits = what
        if self.late is not None:
            self.late.cancel()
            self.late = None
        if what:
            limits = self.limits
            seconds = limits.header_seconds if what == "head" else limits.body_seconds
            self.late = self.loop.call_later(seconds, self.give_up)

    def give_up(self, limit: str = "patience") -> None:
        metrics.count("tablee_refused_total", label=f'{{limit="{limit}"}}')
        self.wait_for("")
        self.transport.abort()


class Quiet(WebSocketsSansIOProtocol):
    """A socket that talks, pings or is closed and goes on talking is cut off."""

    transport: Wire
    ignored = 0
    budget = float(SAID_AT_ONCE)
    heard = 0.0  # when something was last said

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue, self.writable = Inbox(), Gate()  # type: ignore[assignment]
        self.offered: dict[str, Any] = {}  # to the application, beyond the protocol

    def data_received(self, data: bytes) -> None:
        """The request comes first, as the other protocol has read it; then whatever is said."""
        if self.transport.is_closing():
            return
        now = time.monotonic()
        if self.handshake_initiated:
            filled = min(float(SAID_AT_ONCE), self.budget + (now - self.heard) * SAID_A_SECOND)
            self.budget = filled - len(data)
        self.heard = now
        if self.budget >= 0:
            super().data_received(data)
        if self.budget < 0 or not self.handshake_initiated:  # a request that is none
            metrics.count("tablee_refused_total", label='{limit="pieces"}')
            self.transport.abort()

    def handle_connect(self, event: Any) -> None:
        """Offers its application, which has not run yet, to be told texts as they are."""
        super().handle_connect(event)
        if not self.close_sent:
            self.offered = cast("dict[str, Any]", self.scope["extensions"])
            self.offered[AT_ONCE] = self.tell
            cast("dict[str, Any]", self.scope)[HOLDING] = self.transport.holding

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.offered.clear()  # it leads back here: so this is freed at once
        self.transport.lost()

    async def tell(self, content: bytes) -> None:
        """What everybody is sent all the time, a text on an open socket, is written as one frame;
        the library's own way, for whatever else there is, takes several times as long."""
        over = self.disconnected or self.transport.is_closing()
        if over or self.conn.state is not OPEN or not self.writable.is_set():
            await self.send({"type": "websocket.send", "text": content.decode()})
        else:
            self.transport.write(frame_head(len(content)) + content)

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept" and self.handshake_complete:
            self.forget_request()
        if self.close_timer is not None:  # for a farewell that nobody answers
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.transport.enough()

    def eof_received(self) -> bool:  # type: ignore[override]
        self.transport.close()
        return True

    def shutdown(self) -> None:
        if not self.transport.is_closing():  # else it has had its farewell
            super().shutdown()

    def keepalive_timeout(self) -> None:
        """Whoever answers no ping reads no farewell either: closed politely, with what they never
        read before it, such a socket would be held open for as long as they like."""
        self.transport.abort()

    def forget_request(self) -> None:
        """Some thousand bytes that nobody asks for again, for as long as a table is watched: the
        library's own reader still holds the request, so its headers are emptied."""
        self.request.headers.clear()
        self.scope["headers"] = []
        del self.request, self.response

    def send_receive_event_to_app(self) -> None:
        super().send_receive_event_to_app()
        if self.close_sent:
            self.ignored += 1
            if self.ignored > LAST_WORDS:
                self.transport.abort()


def frame_head(length: int) -> bytes:
    """The beginning of a text that is sent whole and unmasked, as servers send it."""
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, SHORT, length)
    return struct.pack("!BBQ", WHOLE_TEXT, SHORT + 1, length)


def connections(limits: Config) -> type[HttpToolsProtocol]:
    """The protocol of a server with these limits."""
    openings = Openings(limits.client_connections, limits.connections)
    metrics.gauges["tablee_connections"] = lambda: openings.total
    return type("Connection", (Connection,), {"limits": limits, "openings": openings})
