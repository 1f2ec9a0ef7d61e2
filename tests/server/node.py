"""Servers on one database: `node.py POSTGRES_ADDRESS [SECONDS]`. For tests only.

Everything is imported once; each port on standard input then forks a server there and prints its
number, so that one that was killed is back at once. Whoever has not been heard of for SECONDS is
thought dead, and the database is waited for a sixtieth of that; without, as it is outside tests.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
from dataclasses import replace

from tablee.games import load
from tablee.server.app import create_app
from tablee.server.config import Config
from tablee.server.serve import run
from tablee.server.store.postgres import ALIVE, PostgresStore

CONFIG = Config(
    bot_pace=0.0,
    burst=10**6,
    per_second=10**6,
    table_burst=10**6,
    table_per_second=10**6,
    work_burst=10.0**6,
    client_readers=10**6,
)


def serve(address: str, port: int, alive: float) -> None:
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(("127.0.0.1", port))
    listener.listen()
    store = PostgresStore(address, f"127.0.0.1:{port}", alive)
    config = replace(CONFIG, store_seconds=max(CONFIG.store_seconds, alive / 60))
    run(create_app(store, config), listener, config)


def main(address: str, alive: str = str(ALIVE)) -> None:
    load("ramen")
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever is killed is gone
    for line in sys.stdin:
        child = os.fork()
        if not child:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(address, int(line), float(alive))
            return
        print(child, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
