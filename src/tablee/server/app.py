"""The application: commands by POST, tables by WebSocket or as lines of JSON.

A seat proves itself with `Authorization: Bearer TOKEN`; without it one watches. Nothing a client
says is trusted beyond that: a move is a text the engine knows, or it is refused with its rule.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.server.addresses import Addresses
from tablee.server.claims import Claims
from tablee.server.config import Config
from tablee.server.endpoints import JSON, House, of_http
from tablee.server.forwarding import Forwarding
from tablee.server.guard import Guard
from tablee.server.housekeeping import beat_once, keep_house
from tablee.server.lobby import Lobby
from tablee.server.openapi import document
from tablee.server.operator import Operator
from tablee.server.pages import Pages
from tablee.server.quotas import Buckets
from tablee.server.routes.play import play, socket
from tablee.server.routes.replays import replays
from tablee.server.routes.tables import tables
from tablee.server.store import Store

STATIC = Path(__file__).parent / "static"
ENDPOINTS = [*play.all, *tables.all, *replays.all]


class Application(Starlette):
    """The addresses behind our own desk and guard."""

    def open(self, lobby: Lobby) -> None:
        self.state.lobby = lobby
        slow = Buckets(lobby.config.table_burst, lobby.config.table_per_second)
        house = House(lobby, Claims(lobby, lobby.config), slow)
        inner: ASGIApp = Addresses(Operator(super().__call__, lobby), ENDPOINTS, house)
        if not lobby.alone:
            inner = Forwarding(inner, lobby)
        self.front = Guard(inner, lobby.config, lobby.turns, self.state.files)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["app"] = self
        await self.front(scope, receive, send)


def create_app(store: Store, config: Config, data: Path | None = None) -> Application:
    routes: list[BaseRoute] = [
        WebSocketRoute(play.prefix + "/socket", socket),
        Route("/openapi.json", openapi),
    ]
    files: frozenset[str] = frozenset()
    if STATIC.is_dir():
        pages = Pages(STATIC)
        files = pages.addresses
        routes += [Route("/t/{table}", the_page), Route("/replay", the_page)]
        routes.append(Mount("/", pages, name="client"))
    app = Application(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: no_page})
    app.state.files = files
    app.open(Lobby(store, config, data))
    return app


@cache
def described() -> bytes:
    return msgspec.json.encode(document(ENDPOINTS, __doc__ or ""))


async def openapi(request: Request) -> Response:
    """The protocol for programs."""
    return Response(described(), media_type=JSON)


async def the_page(request: Request) -> FileResponse:
    """The client is one page; it reads its address itself."""
    return FileResponse(STATIC / "index.html")


async def no_page(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return of_http(error)


@contextlib.asynccontextmanager
async def lifespan(app: Any) -> AsyncIterator[None]:
    """While the server runs, rooms nobody looks at are put away; at the end all is finished."""
    if not app.state.lobby.alone:
        await beat_once(app.state.lobby)
    house = asyncio.create_task(keep_house(app.state.lobby))
    yield
    house.cancel()
    await app.state.lobby.close()
