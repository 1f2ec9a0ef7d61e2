"""A server to be measured, on a core of its own: `python -m benchmarks.hosting DB [--limits]`.

The one that `tablee serve` runs; without the limits per client, where one client is everybody. It
prints its port and ends when its standard input does.
"""

from __future__ import annotations

import os
import socket
import sys
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablee.server.config import Config


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
        client_readers=endless,
        readers=endless,
        rooms=endless,
    )


def main(db: str, limited: bool) -> None:
    from tablee.server.app import create_app
    from tablee.server.config import Config
    from tablee.server.serve import run
    from tablee.server.store import SqliteStore

    if cores():
        pin(cores()[0])
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen()
    config = Config(db=db) if limited else without_limits(db)
    threading.Thread(target=end_with_the_driver, daemon=True).start()
    print(listener.getsockname()[1], flush=True)
    run(create_app(SqliteStore(db), config), listener, config)


if __name__ == "__main__":
    main(sys.argv[1], "--limits" in sys.argv[2:])
