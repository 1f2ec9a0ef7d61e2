"""One thread speaks to the store; whatever waits when it gets to work shares one synced commit.

Nobody waits for long: what has stood in line for `PATIENCE` seconds is not begun any more, and
when too much stands there nothing else is taken in.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

from tablee.server.metrics import metrics
from tablee.server.store import Append, Line, Store, Trouble

P = ParamSpec("P")
T = TypeVar("T")
PATIENCE: Final = 2.0  # seconds
# Seconds from one commit to the next, for each line of the last ones: a move after a pause is
# written at once; where many are played they share a sync, which costs a processor more than most
# of what is done for a move, and what follows is done for all of them together.
PACE: Final = 0.004
LONGEST: Final = 0.012
SMOOTH: Final = 4  # commits: one with a single line says nothing of how many are playing
MOST: Final = 4096  # moves and errands in line


class Conflict(Exception):
    """Somebody else has written this line, or the table is not ours any more."""


class Writer:
    """Group commit: `append` returns when the line is on disk, or raises if it is not."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="tablee-store")
        self.waiting: list[tuple[Append, float, asyncio.Future[None]]] = []
        self.busy: asyncio.Future[None] | None = None  # done when nothing is left to be written
        self.errands = 0
        self.next = 0.0  # when the next commit may begin
        self.usual = 0.0  # lines of a commit, of late
        failed(0)  # a number that an alarm can be set to is there from the start

    async def append(self, table_id: str, line: Line, fence: int = 0) -> None:
        self._room_for_more()
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((Append(table_id, line, fence), time.monotonic(), written))
        if self.busy is None or self.busy.done():
            loop = asyncio.get_running_loop()
            self.busy = loop.create_future()
            self._soon(loop, self.busy)
        await written

    def _room_for_more(self) -> None:
        if len(self.waiting) + self.errands >= MOST:
            failed()
            raise Trouble("locked", f"{MOST} writes are waiting")

    def _soon(self, loop: asyncio.AbstractEventLoop, busy: asyncio.Future[None]) -> None:
        wait = self.next - time.monotonic()
        if wait > 0:
            loop.call_later(wait, self._begin, loop, busy)
        else:
            loop.call_soon(self._begin, loop, busy)

    def _begin(self, loop: asyncio.AbstractEventLoop, busy: asyncio.Future[None]) -> None:
        """Hand whatever waits to the thread; without a task or a future of its own, for every move
        that is played waits for this."""
        now = time.monotonic()
        batch, self.waiting = self.waiting, []
        self.usual += (len(batch) - self.usual) / SMOOTH
        self.next = now + min(PACE * max(self.usual, 1.0), LONGEST)
        late = [written for _, since, written in batch if now - since > PATIENCE]
        failed(len(late))
        settle(late, Trouble("locked", "waited too long to be written"))
        batch = [one for one in batch if now - one[1] <= PATIENCE]
        if not batch:
            busy.set_result(None)
            return
        lines, waiting = [one for one, _, _ in batch], [one[2] for one in batch]

        def commit() -> None:
            written: list[bool] | Exception
            try:
                written = self.store.append(lines)
            except Exception as error:  # whoever waits must hear that nothing was written
                written = error
            loop.call_soon_threadsafe(done, written)

        def done(written: list[bool] | Exception) -> None:
            metrics.time("tablee_write_seconds", time.monotonic() - now)
            tell(lines, written, waiting)
            if self.waiting:
                self._soon(loop, busy)
            else:
                busy.set_result(None)

        try:
            self.thread.submit(commit)
        except RuntimeError as error:  # it was closed meanwhile
            done(error)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Another errand of the store, in its turn."""
        self._room_for_more()
        since = time.monotonic()

        def in_time() -> T:
            if time.monotonic() - since > PATIENCE:
                raise Trouble("locked", "waited too long for the store")
            return work(*args, **kwargs)

        self.errands += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, partial(in_time))
        except Exception:
            failed()
            raise
        finally:
            self.errands -= 1

    async def close(self) -> None:
        """Finish what was promised, then let go of the file."""
        if self.busy is not None:
            await self.busy
        self.thread.shutdown(wait=True)
        self.store.close()


def tell(
    lines: list[Append], written: list[bool] | Exception, waiting: list[asyncio.Future[None]]
) -> None:
    """Everybody of a batch hears what has become of their line."""
    if isinstance(written, Exception):
        failed(len(waiting))
        settle(waiting, written)
        return
    metrics.count("tablee_lines_written_total", len(lines))
    for one, done, future in zip(lines, written, waiting, strict=True):
        settle([future], None if done else Conflict(f"line {one.line.n} of table {one.table_id}"))


def failed(much: int = 1) -> None:
    """So many moves or errands did not reach the store, or not in time."""
    metrics.count("tablee_write_failures_total", much)


def settle(waiting: list[asyncio.Future[None]], error: Exception | None) -> None:
    for written in waiting:
        if written.done():
            continue
        if error is None:
            written.set_result(None)
        else:
            written.set_exception(error)
