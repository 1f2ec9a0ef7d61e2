"""A server to be measured, on a core of its own: `python -m benchmarks.hosting DB`.

The one that `tablee serve` runs, without the limits per client: here one client is everybody. It
prints its port and ends when its standard input does.
"""

from __future__ import annotations

import os
import socket
import sys
import threading
from pathlib import Path


def cores() -> list[int]:
    """The cores this process may use; empty where nobody can say."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


def pin(core: int) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


def end_with_the_driver() -> None:
    sys.stdin.read()
    os._exit(0)


def main(db: Path) -> None:
    from tablee.server.app import create_app
    from tablee.server.config import Config
    from tablee.server.serve import run
    from tablee.server.store import SqliteStore

    if cores():
        pin(cores()[0])
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen()
    endless = 10**9
    config = Config(
        db=str(db),
        burst=endless,
        per_second=endless,
        table_burst=endless,
        table_per_second=endless,
        work_burst=endless,
        client_readers=endless,
        readers=endless,
        rooms=endless,
    )
    threading.Thread(target=end_with_the_driver, daemon=True).start()
    print(listener.getsockname()[1], flush=True)
    run(create_app(SqliteStore(str(db)), config), listener, config)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
