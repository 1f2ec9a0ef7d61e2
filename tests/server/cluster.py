"""Three servers on one database, and a proxy that sends every connection to the next of them."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import httpx2
import pytest

from tests.server.test_crash import PATIENCE, reserved_port

pytest.importorskip("psycopg")
from tablee.server.store.postgres import ALIVE

NODE = Path(__file__).with_name("node.py")


class Cluster:
    def __init__(self, database: str, size: int = 3, alive: float = ALIVE) -> None:
        self.nursery = subprocess.Popen(
            [sys.executable, str(NODE), database, str(alive)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.held = contextlib.ExitStack()
        self.ports = [self.held.enter_context(reserved_port()) for _ in range(size)]
        self.nodes = [self.started(port) for port in self.ports]
        for port in self.ports:
            self.ready(port)

    def started(self, port: int) -> int:
        assert self.nursery.stdin
        assert self.nursery.stdout
        self.nursery.stdin.write(f"{port}\n")
        self.nursery.stdin.flush()
        return int(self.nursery.stdout.readline())

    @staticmethod
    def ready(port: int) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(httpx2.HTTPError):
                if httpx2.get(f"http://127.0.0.1:{port}/ready", timeout=5).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError("a server did not start")

    def kill(self, which: int) -> None:
        os.kill(self.nodes[which], signal.SIGKILL)

    def stop(self, which: int) -> None:
        """It answers nothing, and nobody is told: connections to it stay as they are."""
        os.kill(self.nodes[which], signal.SIGSTOP)

    def go_on(self, which: int) -> None:
        os.kill(self.nodes[which], signal.SIGCONT)

    def restart(self, which: int) -> None:
        self.nodes[which] = self.started(self.ports[which])
        self.ready(self.ports[which])

    def close(self) -> None:
        for node in self.nodes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(node, signal.SIGTERM)
                os.kill(node, signal.SIGCONT)
        self.nursery.communicate()
        self.held.close()


@contextmanager
def cluster_of(database: str, size: int = 3, alive: float = ALIVE) -> Iterator[Cluster]:
    cluster = Cluster(database, size, alive)
    try:
        yield cluster
    finally:
        cluster.close()


class Proxy:
    """The next server that answers gets the connection; it knows nothing of tables."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.turn = count()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                threading.Thread(target=self.carry, args=(near,), daemon=True).start()

    def carry(self, near: socket.socket) -> None:
        with near, contextlib.suppress(OSError):
            far = self.next_one()
            if far is None:
                return
            with far:
                while True:
                    readable, _, _ = select.select([near, far], [], [], 60)
                    for one in readable:
                        data = one.recv(65536)
                        if not data:
                            return
                        (far if one is near else near).sendall(data)

    def next_one(self) -> socket.socket | None:
        for _ in self.ports:
            port = self.ports[next(self.turn) % len(self.ports)]
            with contextlib.suppress(OSError):
                return socket.create_connection(("127.0.0.1", port), timeout=5)
        return None

    def close(self) -> None:
        self.listener.close()
