"""What happens at tables is found at once, by method and path; the framework sees only the rest.

Moves and sockets are nearly all of a server's traffic: none of them goes through layers that have
nothing to do for it, and an open socket keeps none of them alive.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.server.endpoints import Endpoint, of_http
from tablee.server.sockets import Socket

TABLES: Final = "/api/tables/"
OF_A_TABLE: Final = TABLES + "{table}"
Answerer = Callable[[Request], Awaitable[Response]]


class Dispatch:
    """Answers requests about one table; hands on whatever else there is."""

    def __init__(
        self,
        rest: ASGIApp,
        endpoints: Iterable[Endpoint],
        sockets: dict[str, Callable[[Socket], Awaitable[None]]],
    ) -> None:
        self.rest = rest
        self.answerers: dict[tuple[str, str], Answerer] = {
            (endpoint.method, endpoint.path.removeprefix(OF_A_TABLE)): endpoint.answerer()
            for endpoint in endpoints
            if endpoint.path.startswith(OF_A_TABLE)
        }
        self.sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if not path.startswith(TABLES):
            await self.rest(scope, receive, send)
            return
        table, slash, what = path[len(TABLES) :].partition("/")
        if scope["type"] == "websocket" and slash + what in self.sockets:
            scope["path_params"] = {"table": table}
            await self.sockets[slash + what](Socket(scope, receive, send))
            return
        answerer = self.answerers.get((scope.get("method", ""), slash + what))
        if answerer is None or not table:
            await self.rest(scope, receive, send)
            return
        scope["path_params"] = {"table": table}
        await answered(answerer, scope, receive, send)


async def answered(answerer: Answerer, scope: Scope, receive: Receive, send: Send) -> None:
    """A fault of ours is a plain 500; the server logs it."""
    request = Request(scope, receive)
    try:
        response = await answerer(request)
    except HTTPException as error:
        response = await of_http(request, error)
    except Exception:
        await PlainTextResponse("Internal Server Error", 500)(scope, receive, send)
        raise
    await response(scope, receive, send)
