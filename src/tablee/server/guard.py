"""What every request passes first: name, rate, size, origin; and what every answer carries."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from collections.abc import Awaitable, Container
from functools import cache, lru_cache
from typing import Final
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.server.config import Config
from tablee.server.messages import Closing
from tablee.server.metrics import metrics
from tablee.server.operator import QUESTIONS
from tablee.server.quotas import HOLDING, Buckets, Holding, Openings, client_of, payer
from tablee.server.turns import Turns

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
ANSWERS: Final = "/api"
ASSETS: Final = "/assets/"
A_FILE: Final = 0.1  # of a request: a page has some thirty, and a class of pupils one address
DRESS: Final = {  # by how a path begins: answers are for one person, assets have their hash
    ANSWERS: [*HEADERS, (b"cache-control", b"no-store")],
    ASSETS: [*HEADERS, (b"cache-control", b"public, max-age=31536000, immutable")],
    "": [*HEADERS, (b"cache-control", b"no-cache")],
}
TOO_MANY: Final = 429
TOO_LONG: Final = 413
ENOUGH: Final = {"Connection": "close"}  # the rest is not waited for
LATER: Final = (TOO_MANY, 503)  # what may be asked again after a while
BESIDE: Final = {TOO_LONG: ENOUGH, **{status: {"Retry-After": "5"} for status in LATER}}
PAUSE: Final = 0.2  # seconds before it is said: a flood of requests is answered as slowly
BUSY: Final = "too many connections; come back in a moment"
NAMES: Final = 1000  # that one server is called by, and a few it is not
NAME: Final = 255 + len(":65535")  # bytes of the longest that there can be
HOST: Final = re.compile(
    r"(?:\[(?P<number>[0-9a-f:.]+)\]|(?P<name>[^\[\]:/?#@\s]*))(?::(?P<port>[0-9]{0,5}))?"
)
MOST_PORTS: Final = 65535
Refusal = tuple[int, str]


class Guard:
    """Outermost layer of the application."""

    def __init__(
        self, app: ASGIApp, config: Config, turns: Turns, files: Container[str] = ()
    ) -> None:
        """`files`: the paths that cost little, for a page has many of them."""
        self.app = app
        self.turns = turns
        self.files = files
        self.limit = config.body_limit
        self.too_long = f"a request may have at most {self.limit} bytes"
        self.buckets = Buckets(config.burst, config.per_second)
        self.readers = Openings(config.client_readers, config.readers)
        self.names = {"localhost", socket.gethostname().lower(), *map(str.lower, config.hosts)}
        metrics.gauges["tablee_readers"] = lambda: self.readers.total

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """What is to be waited for: a layer of its own would be woken for every answer."""
        if scope["type"] not in ("http", "websocket"):
            return self.app(scope, receive, send)
        client = client_of(scope["client"][0] if scope.get("client") else "")
        payer.set(client)
        served = self.serve(client, scope, receive, send)
        return self.turns.steps(client, served) if scope["type"] == "http" else served

    async def serve(self, client: str, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        refusal = self.refusal(client, scope["path"], headers)
        if b"transfer-encoding" in headers:  # any other body is as long as it says
            receive = self.limited(receive)
        holding: Holding | None = scope.get(HOLDING)
        if refusal is None and holding is not None and not holding.taken_by(client):
            refusal = 503, BUSY
        reads = scope["type"] == "websocket" or scope["path"].endswith("/stream")
        if refusal is None and reads and not self.readers.enter(client):
            reads, refusal = False, (503, BUSY)
        elif refusal is not None:
            reads = False
        try:
            await self.answer(refusal, scope, receive, send)
        finally:
            if reads:
                self.readers.leave(client)

    async def answer(
        self, refusal: Refusal | None, scope: Scope, receive: Receive, send: Send
    ) -> None:
        if refusal and refusal[0] == TOO_MANY:
            await asyncio.sleep(PAUSE)
        if scope["type"] == "http":
            app = self.app
            if refusal:
                metrics.count("tablee_refused_total", label=f'{{limit="{refusal[0]}"}}')
                app = PlainTextResponse(refusal[1], refusal[0], BESIDE.get(refusal[0]))
            await app(scope, receive, self.dressed(scope["path"], send))
        elif refusal is None:
            await self.app(scope, receive, send)
        else:
            await receive()
            code = Closing.LATER if refusal[0] in LATER else Closing.SILENCED
            await send({"type": "websocket.close", "code": code, "reason": refusal[1]})

    def refusal(self, client: str, path: str, headers: dict[bytes, bytes]) -> Refusal | None:
        if not self.buckets.take(client, A_FILE if path in self.files else 1.0):
            return TOO_MANY, "too many requests; wait a moment"
        if path in QUESTIONS:  # an operator's machines may call it by any name
            return None
        host = headers.get(b"host", b"")
        if not self.known(host):
            return 421, "this server does not go by that name"
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length[:20]) > self.limit:
            return TOO_LONG, self.too_long
        origin = headers.get(b"origin")
        if origin is not None and host_of_origin(origin) != host.lower():
            return 403, "this page belongs to another site"
        return None

    def known(self, host: bytes) -> bool:
        """Numbers lead here and nowhere else; a name may be anybody's, so it must be ours."""
        if len(host) > NAME:  # not to be kept in mind
            return False
        name = name_in(host)
        return name in self.names or is_number(name)

    def limited(self, receive: Receive) -> Receive:
        """A body that does not say how long it is: counted as it comes."""
        total = 0

        async def counted() -> Message:
            nonlocal total
            message = await receive()
            if message["type"] == "http.request":
                total += len(message.get("body", b""))
                if total > self.limit:
                    raise HTTPException(TOO_LONG, self.too_long, ENOUGH)
            return message

        return counted

    def dressed(self, path: str, send: Send) -> Send:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                status = message["status"]
                metrics.count("tablee_answers_total", label=status_label(status))
                worn = DRESS[ANSWERS] if status >= 400 else dress_of(path)
                message["headers"] = [*message["headers"], *worn]
            await send(message)

        return with_headers


def dress_of(path: str) -> list[tuple[bytes, bytes]]:
    if ".." in path:  # it may lead anywhere
        path = ""
    return next(value for start, value in DRESS.items() if path.startswith(start))


@cache
def status_label(status: int) -> str:
    return f'{{status="{status}"}}'


@lru_cache(NAMES)
def name_in(host: bytes) -> str:
    """A `Host` without its port; nothing where it is no such thing."""
    found = HOST.fullmatch(host.decode("latin-1").lower())
    if found is None or int(found["port"] or 0) > MOST_PORTS:
        return ""
    return found["number"] or found["name"]


@lru_cache(NAMES)
def is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def host_of_origin(origin: bytes) -> bytes:
    """Host and port of an origin; nothing where it is none."""
    try:
        return urlsplit(origin.lower()).netloc
    except ValueError:
        return b""
