"""For whoever runs the server: is it alive, is it ready, how is it."""

from __future__ import annotations

import ipaddress
import json
import logging
import sys
import time
from collections.abc import Iterable
from typing import Final

from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.kernel import BadInput
from tablee.server.failures import WORDS, NotWritten
from tablee.server.lobby import Lobby
from tablee.server.metrics import metrics

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
QUESTIONS: Final = ("/health", "/ready", "/metrics")
FRESH: Final = 1.0  # seconds for which the store's last answer holds
# What the web server says of requests that are none: whoever likes can bring these about all day.
NONSENSE: Final = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
)
PLAIN: Final = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class Operator:
    """Answers the operator's questions, which are limited as all are; everybody else passes by."""

    def __init__(self, app: ASGIApp, lobby: Lobby) -> None:
        self.app = app
        self.lobby = lobby
        self.neighbours = networks(lobby.config.metrics_from)
        self.asked = 0.0
        self.trouble = ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = scope["type"] == "http" and scope["path"] in QUESTIONS
        app = await self.answer(scope["path"], scope) if asked else self.app
        await app(scope, receive, send)

    async def answer(self, path: str, scope: Scope) -> Response:
        if path == "/health":
            return PlainTextResponse("alive\n")
        if path == "/ready":
            trouble = await self.not_ready()
            return PlainTextResponse(f"{trouble or 'ready'}\n", 503 if trouble else 200)
        if not self.may_read(scope["client"][0] if scope.get("client") else ""):
            return PlainTextResponse("there is nothing here\n", 404)
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    def may_read(self, address: str) -> bool:
        """This machine, and whom the operator named. Nobody who may play: numbers of all lines grow
        by secret moves too."""
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return found.is_loopback or any(found in one for one in self.neighbours)

    async def not_ready(self) -> str:
        """Why it should get no requests now, or nothing."""
        if self.lobby.closing:
            return "stopping"
        if self.lobby.neighbours.lapsed():
            return "the database does not answer"
        if time.monotonic() - self.asked > FRESH:
            self.asked = time.monotonic()
            try:
                await self.lobby.on_disk(self.lobby.store.ping)
                self.trouble = ""
            except NotWritten as error:
                self.trouble = str(error)
        return self.trouble or (WORDS["full"] if self.lobby.writer.is_full() else "")


def networks(named: Iterable[str]) -> list[Network]:
    """The networks that somebody named, an address being a small one."""
    try:
        return [ipaddress.ip_network(one, strict=False) for one in named]
    except ValueError as error:
        raise BadInput(f"metrics_from: {error}") from None


class Lines(logging.Formatter):
    """One JSON object a line: when, how bad, what, and whatever belongs to it."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        said |= {key: value for key, value in vars(record).items() if key not in PLAIN}
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, default=str, ensure_ascii=False)


def worth_a_line(record: logging.LogRecord) -> bool:
    """Nonsense is counted: a log that visitors can fill is read by nobody, and fills the disk."""
    if record.msg in NONSENSE:
        metrics.count("tablee_refused_total", label='{limit="nonsense"}')
        return False
    return True


def write_logs(level: int = logging.INFO) -> None:
    """Everything that is worth a line goes to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(worth_a_line)
    for name in ("tablee.server", "uvicorn.error"):
        log = logging.getLogger(name)
        log.handlers, log.propagate = [handler], False
        log.setLevel(level if name == "tablee.server" else logging.WARNING)
