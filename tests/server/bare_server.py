"""Servers without a page, one after the other: `bare_server.py DB PORT`. For tests only.

Everything is imported once; each line on standard input then forks a server and prints its number,
so that a server killed is back at once.
"""

from __future__ import annotations

import os
import sys

import uvicorn

from tablee.games import load
from tablee.server.app import create_app
from tablee.server.config import Config
from tablee.server.store import SqliteStore

CONFIG = Config(bot_pace=0.0, burst=10**6, per_second=10**6, table_burst=10**6, work_burst=10.0**6)


def serve(db: str, port: int) -> None:
    app = create_app(SqliteStore(db), CONFIG)
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="error", ws="websockets-sansio")


def main(db: str, port: int) -> None:
    load("ramen")
    child = 0
    for _ in sys.stdin:
        if child:
            os.waitpid(child, 0)
        child = os.fork()
        if not child:
            serve(db, port)
            return
        print(child, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
