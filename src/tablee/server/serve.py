"""Runs the application until somebody stops it."""

from __future__ import annotations

import gc
import socket
from typing import get_args

import uvicorn

from tablee.server.app import Application
from tablee.server.config import Config
from tablee.server.connections import SAID_AT_ONCE, Quiet, connections
from tablee.server.game_list import all_games
from tablee.server.messages import Language
from tablee.server.operator import write_logs
from tablee.server.wires import SENT_AHEAD

STOP_SECONDS = 1  # open pages are told to come back; nothing acknowledged is waited for
# How often cycles are looked for. Everybody waits meanwhile: milliseconds for the newest objects,
# tenths of a second for those of a thousand tables, which are hardly ever garbage.
GARBAGE = (10_000, 1_000, 10)


class Server(uvicorn.Server):
    """Lets its readers go before it closes their connections, so that all of them end well."""

    def __init__(self, app: Application, config: Config) -> None:
        self.lobby = app.state.lobby
        super().__init__(
            uvicorn.Config(
                app.front,
                interface="asgi3",  # it is no coroutine function, but returns what one does
                log_level="warning",
                access_log=False,  # at this level nothing of it would be shown
                log_config=None,  # ours, one object a line
                http=connections(config),
                ws=Quiet,
                ws_max_size=min(config.body_limit, SAID_AT_ONCE),
                ws_per_message_deflate=False,  # what changed is small, and a window costs memory
                timeout_graceful_shutdown=STOP_SECONDS,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        for listener in sockets or ():  # whatever is accepted has it from there
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENT_AHEAD)
        await super().startup(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.lobby.finish()
        await super().shutdown(sockets)


def run(app: Application, listener: socket.socket, config: Config) -> None:
    """Until Ctrl-C or SIGTERM. What is loaded by now stays: it is kept out of every collection."""
    for language in get_args(Language):  # so that nobody waits while the first guest looks around
        all_games(language, app.state.lobby.data)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    allow_many_files()
    write_logs()
    Server(app, config).run(sockets=[listener])


def allow_many_files() -> None:
    """Every reader is a file: as many as the system gives us without asking."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
