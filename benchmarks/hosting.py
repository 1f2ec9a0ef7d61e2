"""A server to be measured, on a core of its own: `python -m benchmarks.hosting DB [--limits]`.

The one that `tablee serve` runs; without the limits per client, where one client is everybody. DB
is a file, `postgresql://...`, or an application that does nothing: `empty` of the same framework,
`fastapi` of the one by which the cost of a move was first measured.
`--core N` says which core, by the system's number. It prints its port and ends when its standard
input does.
"""

from __future__ import annotations

import argparse
import importlib
import os
import socket
import sys
import threading
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablee.server.config import Config
    from tablee.server.store import Store


def cores() -> list[int]:
    """The cores this process may use; empty where nobody can say."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


def pin(core: int) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


def end_with_the_driver() -> None:
    sys.stdin.read()
    os._exit(0)


def without_limits(db: str) -> Config:
    from tablee.server.config import Config

    endless = 10**9
    return Config(
        db=db,
        burst=endless,
        per_second=endless,
        table_burst=endless,
        table_per_second=endless,
        work_burst=endless,
        turn_seconds=endless,
        client_connections=endless,
        client_readers=endless,
        client_rooms=endless,
        connections=endless,
        readers=endless,
        rooms=endless,
    )


def opened(db: str, port: int) -> Store:
    if db.startswith("postgresql://"):
        from tablee.server.store.postgres import PostgresStore

        return PostgresStore(db, f"127.0.0.1:{port}")
    from tablee.server.store import SqliteStore

    return SqliteStore(db)


def run_empty(listener: socket.socket) -> None:
    """What the framework and the wire cost when nothing is done."""
    import uvicorn
    from starlette.applications import Starlette
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.routing import Route

    async def nothing(request: Request) -> Response:
        await request.body()
        return Response(b'{"n":1}', media_type="application/json")

    app = Starlette(routes=[Route("/empty", nothing, methods=["POST"])])
    config = uvicorn.Config(app, log_level="warning", access_log=False)
    uvicorn.Server(config).run(sockets=[listener])


def run_fastapi(listener: socket.socket) -> None:
    """The same with FastAPI, as its own guide writes it; in an environment that has it."""
    import uvicorn

    fastapi, pydantic = map(importlib.import_module, ("fastapi", "pydantic"))
    body = pydantic.create_model("Body", text=(str, ...))
    done = pydantic.create_model("Done", n=(int, ...))

    async def nothing(said: Any) -> Any:
        return done(n=1)

    nothing.__annotations__ = {"said": body, "return": done}
    app = fastapi.FastAPI()
    app.post("/empty")(nothing)
    config = uvicorn.Config(app, log_level="warning", access_log=False)
    uvicorn.Server(config).run(sockets=[listener])


def run_ours(listener: socket.socket, db: str, limited: bool) -> None:
    from tablee.server.app import create_app
    from tablee.server.config import Config
    from tablee.server.serve import run

    config = Config(db=db) if limited else without_limits(db)
    store = opened(db, listener.getsockname()[1])
    run(create_app(store, config), listener, config)


def main(db: str, limited: bool, core: int) -> None:
    if core >= 0:
        pin(core)
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen()
    threading.Thread(target=end_with_the_driver, daemon=True).start()
    print(listener.getsockname()[1], flush=True)
    if db == "empty":
        run_empty(listener)
    elif db == "fastapi":
        run_fastapi(listener)
    else:
        run_ours(listener, db, limited)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.hosting", description=__doc__)
    parser.add_argument("db")
    parser.add_argument("--limits", action="store_true")
    parser.add_argument("--core", type=int, default=-1)
    wanted = parser.parse_args()
    main(wanted.db, wanted.limits, wanted.core)
