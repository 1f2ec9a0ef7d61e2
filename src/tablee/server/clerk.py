"""The one thread that speaks to the store: one thing after the other.

It is a daemon: a store that never answers does not keep a server from ending.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable

Work = Callable[[], None]


class Clerk:
    """Begins when it is first given something."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._work: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._since: float | None = None  # when it began what it is doing

    def give(self, work: Work) -> None:
        """In its turn; whatever goes wrong in it is the work's own business."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name=self.name, daemon=True)
            self._thread.start()
        self._work.put(work)

    def busy_for(self) -> float:
        """Seconds that it has been at the same thing; 0 while it does nothing."""
        since = self._since
        return 0.0 if since is None else time.monotonic() - since

    def end(self) -> None:
        """After what it was given."""
        self._work.put(None)

    def _run(self) -> None:
        while (work := self._work.get()) is not None:
            self._since = time.monotonic()
            work()
            self._since = None
            del work  # not to be held until the next one comes
