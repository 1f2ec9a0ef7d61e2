"""What every request passes first: size, rate, origin; and what every answer carries."""

from __future__ import annotations

import time
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.server.config import Config

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


class Buckets:
    """A token bucket per client."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.levels: dict[str, tuple[float, float]] = {}

    def take(self, client: str) -> bool:
        now = time.monotonic()
        level, since = self.levels.get(client, (self.burst, now))
        level = min(self.burst, level + (now - since) * self.per_second)
        if len(self.levels) > 10_000:  # full buckets need no memory
            self.levels = {
                who: (old, at)
                for who, (old, at) in self.levels.items()
                if old + (now - at) * self.per_second < self.burst
            }
        self.levels[client] = (level - 1 if level >= 1 else level, now)
        return level >= 1


class Guard:
    """Outermost layer of the application."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.limit = config.body_limit
        self.too_long = f"a request may have at most {self.limit} bytes"
        self.buckets = Buckets(config.burst, config.per_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self.refusal(scope, dict(scope["headers"]))
        if scope["type"] == "http":
            app = PlainTextResponse(refusal[1], refusal[0]) if refusal else self.app
            await app(scope, self.limited(receive), self.dressed(send))
        elif refusal is None:
            await self.app(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": refusal[1]})

    def refusal(self, scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, str] | None:
        client = scope["client"][0] if scope.get("client") else ""
        if not self.buckets.take(client):
            return 429, "too many requests; wait a moment"
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self.limit:
            return 413, self.too_long
        origin = headers.get(b"origin")
        if origin is not None and urlsplit(origin).netloc != headers.get(b"host"):
            return 403, "this page belongs to another site"
        return None

    def limited(self, receive: Receive) -> Receive:
        """A body without a declared length is counted as it comes."""
        total = 0

        async def counted() -> Message:
            nonlocal total
            message = await receive()
            if message["type"] == "http.request":
                total += len(message.get("body", b""))
                if total > self.limit:
                    raise HTTPException(413, self.too_long)
            return message

        return counted

    def dressed(self, send: Send) -> Send:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        return with_headers
