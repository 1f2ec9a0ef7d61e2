"""What other servers on the same PostgreSQL have done, as it comes."""

from __future__ import annotations

import logging
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import psycopg

CHANNEL: Final = "tablee_tables"
LOG: Final = logging.getLogger("tablee.server")
AGAIN: Final = 0.5  # seconds, after a connection was lost ...
AT_MOST: Final = 2.0  # ... and twice as many each time, until something is heard again


class Listener(threading.Thread):
    """A connection of its own. Its server beats on the same channel: so it knows that it hears."""

    def __init__(
        self,
        connected: Callable[[], psycopg.Connection],
        node: str,
        heard: Callable[[str, bool], None],
        anew: Callable[[], None],
    ) -> None:
        super().__init__(name="tablee-listener", daemon=True)
        self.connected = connected
        self.node = node
        self.heard = heard
        self.anew = anew
        self.db: psycopg.Connection | None = None
        self.listening = threading.Event()
        self.sure = time.monotonic()  # when something was last heard
        self.ended = threading.Event()
        self.again = AGAIN

    def run(self) -> None:
        """Whatever goes wrong: a server whose listener is gone for good would lose its tables."""
        while not self.ended.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                if self.again == AGAIN:  # said once, however long it lasts
                    LOG.warning("listener", extra={"detail": " ".join(str(error).split())})
            except Exception as error:
                LOG.exception("listener", extra={"detail": repr(error)})
            self.ended.wait(self.again)
            self.again = min(2 * self.again, AT_MOST)

    def _listen(self) -> None:
        with self.connected() as self.db:
            self.db.execute(f"LISTEN {CHANNEL}")
            self.sure = time.monotonic()
            if self.listening.is_set():  # nobody told us what happened meanwhile
                self.anew()
            self.listening.set()
            while not self.ended.is_set():
                self._hear(self.db)
                self.again = AGAIN

    def _hear(self, db: psycopg.Connection) -> None:
        for note in db.notifies(timeout=0.5):
            self.sure = time.monotonic()
            node, _, said = note.payload.partition(" ")
            table_id, _, taken = said.partition(" ")
            if table_id and node != self.node:
                self.heard(table_id, bool(taken))

    def deaf_for(self) -> float:
        return time.monotonic() - self.sure

    def interrupt(self) -> None:
        """What hears nothing is cut, and another one opened."""
        if self.db is not None:
            cut(self.db)

    def close(self) -> None:
        self.ended.set()
        self.join(timeout=1)


def cut(db: psycopg.Connection) -> None:
    """From another thread: whoever waits for this connection hears at once that it is gone."""
    with (
        suppress(psycopg.Error, OSError),
        socket.fromfd(db.fileno(), socket.AF_INET, socket.SOCK_STREAM) as wire,
    ):
        wire.shutdown(socket.SHUT_RDWR)
