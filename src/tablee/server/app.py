"""The application: commands by POST, tables by WebSocket or as lines of JSON. See /docs.

A seat proves itself with `Authorization: Bearer TOKEN`; without it one watches. Nothing a client
says is trusted beyond that: a move is a text the engine knows, or it is refused with its rule.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from tablee import __version__
from tablee.server import answers, manual
from tablee.server.claims import Claims
from tablee.server.config import Config
from tablee.server.desk import Desk
from tablee.server.door import Door
from tablee.server.guard import Guard
from tablee.server.housekeeping import keep_house
from tablee.server.lobby import Lobby
from tablee.server.messages import Update
from tablee.server.quotas import Buckets
from tablee.server.routes import play, replays, tables
from tablee.server.sockets import Hello
from tablee.server.store import Store

STATIC = Path(__file__).parent / "static"


class Application(FastAPI):
    """FastAPI behind our own guard and door; its page documents the messages too."""

    def open(self, lobby: Lobby) -> None:
        self.state.lobby = lobby
        self.state.claims = Claims(lobby, lobby.config)
        self.front = Desk(Guard(Door(super().__call__, lobby), lobby.config), lobby)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.front(scope, receive, send)

    def openapi(self) -> dict[str, Any]:
        schema = super().openapi()
        _, messages = msgspec.json.schema_components(
            [Update, Hello], ref_template="#/components/schemas/{name}"
        )
        schema["components"]["schemas"].update(messages)
        return schema


def create_app(store: Store, config: Config, data: Path | None = None) -> FastAPI:
    app = Application(
        title="Tablée",
        version=__version__,
        description=__doc__,
        lifespan=lifespan,
        docs_url=None,  # FastAPI's own pages load scripts from elsewhere
        redoc_url=None,
    )
    app.open(Lobby(store, config, data))
    app.state.slow = Buckets(config.table_burst, config.table_per_second)
    answers.add_errors(app)
    for part in (play, tables, replays):  # the busiest first: addresses are tried in turn
        app.include_router(part.router)
    app.get("/docs", include_in_schema=False)(the_manual)
    app.get("/docs.css", include_in_schema=False)(the_manuals_style)
    if STATIC.is_dir():
        app.get("/t/{table}", include_in_schema=False)(the_page)
        app.get("/replay", include_in_schema=False)(the_page)
        app.mount("/", StaticFiles(directory=STATIC, html=True), name="client")
    return app


def the_page() -> FileResponse:
    """The client is one page; it reads its address itself."""
    return FileResponse(STATIC / "index.html")


def the_manual(request: Request) -> HTMLResponse:
    return HTMLResponse(manual.page(request.app.openapi()))


def the_manuals_style() -> Response:
    return Response(manual.STYLE, media_type="text/css")


@contextlib.asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """While the server runs, rooms nobody looks at are put away; at the end all is finished."""
    house = asyncio.create_task(keep_house(app.state.lobby))
    yield
    house.cancel()
    await app.state.lobby.close()
