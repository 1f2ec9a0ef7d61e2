"""One thread speaks to the store; whatever waits when it gets to work shares one synced commit.

Nobody waits for long: what has stood in line for `PATIENCE` seconds is not begun any more, and
when too much stands there nothing else is taken in. A store that does not answer at all is waited
for no longer than `seconds`: then everybody hears so, and whoever comes hears it at once, until it
answers again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from tablee.server.clerk import Clerk
from tablee.server.metrics import metrics
from tablee.server.store import Append, Line, Store, Trouble

P = ParamSpec("P")
T = TypeVar("T")
LOG: Final = logging.getLogger("tablee.server")
PATIENCE: Final = 2.0  # seconds
# Seconds from one commit to the next, for each line of the last ones: a move after a pause is
# written at once; where many are played they share a sync, which costs a processor more than most
# of what is done for a move, and what follows is done for all of them together.
PACE: Final = 0.004
LONGEST: Final = 0.012
SMOOTH: Final = 4  # commits: one with a single line says nothing of how many are playing
FULL: Final = 60.0  # seconds for which a full disk is remembered, if nothing is written meanwhile
MOST: Final = 4096  # moves and errands in line
SECONDS: Final = 3.0  # in which a store answers; whoever asked is answered within five


class Conflict(Exception):
    """Somebody else has written this line, or the table is not ours any more."""


class Writer:
    """Group commit: `append` returns when the line is on disk, or raises if it is not."""

    def __init__(self, store: Store, seconds: float = SECONDS) -> None:
        self.store = store
        self.seconds = seconds
        self.clerk = Clerk("tablee-store")
        self.waiting: list[tuple[Append, float, asyncio.Future[None]]] = []
        self.at_work: list[asyncio.Future[None]] = []  # whose lines are being written
        self.errands: set[asyncio.Future[Any]] = set()
        self.busy: asyncio.Future[None] | None = None  # done when nothing is left to be written
        self.watch: asyncio.TimerHandle | None = None
        self.closed = False
        self.next = 0.0  # when the next commit may begin
        self.usual = 0.0  # lines of a commit, of late
        self.full = -math.inf  # when there was last no room to write something
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

    def in_line(self) -> int:
        """Moves and errands that wait for the store, or that it is at."""
        return len(self.waiting) + len(self.at_work) + len(self.errands)

    def _room_for_more(self) -> None:
        if self.closed:
            refuse(Trouble("gone", "the store is closed"))
        if self.clerk.busy_for() > self.seconds:
            refuse(self._silence())
        if self.in_line() >= MOST:
            refuse(Trouble("locked", f"{MOST} writes are waiting"))

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
        give_up(late, Trouble("locked", "waited too long to be written"))
        batch = [one for one in batch if now - one[1] <= PATIENCE]
        if not batch:
            finished(busy)
            return
        lines, waiting = [one for one, _, _ in batch], [one[2] for one in batch]
        self.at_work = waiting

        def commit() -> None:
            written: Sequence[bool] | Exception
            try:
                if all(one.done() for one in waiting):  # they were told that it is not written
                    raise self._silence()
                written = self.store.append(lines)
            except Exception as error:  # whoever waits must hear that nothing was written
                written = error
            tell(loop, partial(done, written))

        def done(written: Sequence[bool] | Exception) -> None:
            metrics.time("tablee_write_seconds", time.monotonic() - now)
            if isinstance(written, Exception):
                self.not_wrote(written)
            elif any(written):
                self.wrote()
            if self.at_work is waiting:
                self.at_work = []
            hear(lines, written, waiting)
            if self.waiting and not busy.done():
                self._soon(loop, busy)
            else:
                finished(busy)

        self._give(loop, commit)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Another errand of the store, in its turn."""
        self._room_for_more()
        since = time.monotonic()

        def in_time() -> T:
            if time.monotonic() - since > PATIENCE:
                raise Trouble("locked", "waited too long for the store")
            return work(*args, **kwargs)

        try:
            return await self._errand(in_time)
        except Exception as error:
            failed()
            self.not_wrote(error)
            raise

    # a disk that is full

    def wrote(self) -> None:
        """Something is on disk."""
        self.full = -math.inf

    def not_wrote(self, error: Exception) -> None:
        if isinstance(error, Trouble) and error.kind == "full":
            self.full = time.monotonic()

    def is_full(self) -> bool:
        """Whether the last that was to be written found no room. After a while that is not known
        any more: a server that gets no requests because of it would never find out."""
        return time.monotonic() - self.full < FULL

    # errands

    async def _errand(self, work: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        asked: asyncio.Future[T] = loop.create_future()

        def errand() -> None:
            if asked.done():  # whoever asked has left, or has been told that it is not done
                return
            try:
                found = work()
            except Exception as error:  # they hear of it
                tell(loop, partial(settle, [asked], error))
            else:
                tell(loop, partial(settle, [asked], None, found))

        self.errands.add(asked)
        self._give(loop, errand)
        try:
            return await asked
        finally:
            self.errands.discard(asked)

    # a store that does not answer

    def _give(self, loop: asyncio.AbstractEventLoop, work: Callable[[], None]) -> None:
        self.clerk.give(work)
        if self.watch is None:
            self.watch = loop.call_later(self.seconds, self._look, loop)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        """Whether the thread has been at one thing for too long; as long as anybody waits."""
        self.watch = None
        left = self.seconds - self.clerk.busy_for()
        if self.in_line() and left > 0:
            self.watch = loop.call_later(left, self._look, loop)
        elif self.in_line():
            self._let_go()

    def _let_go(self) -> None:
        """Nobody waits any longer. What was begun may be done all the same: the disk decides."""
        LOG.error("storage", extra={"kind": "hangs", "detail": str(self._silence())})
        moves = [*self.at_work, *[written for _, _, written in self.waiting]]
        self.waiting, self.at_work = [], []
        give_up(moves, self._silence())
        settle(list(self.errands), self._silence())
        if self.busy is not None:
            finished(self.busy)
        self.store.interrupt()

    def _silence(self) -> Trouble:
        return Trouble("hangs", f"the store has not answered for {self.seconds:g} s")

    async def close(self) -> None:
        """Finish what was promised, then let go of the file; one that hangs is left as it is."""
        if self.busy is not None:
            await self.busy
        if self.closed:
            return
        self.closed = True
        if self.clerk.busy_for() <= self.seconds:
            with contextlib.suppress(Trouble):
                await self._errand(self.store.close)
        self.clerk.end()


def tell(loop: asyncio.AbstractEventLoop, news: Callable[[], None]) -> None:
    """From the thread; the loop may have ended before the store answered."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(news)


def hear(
    lines: list[Append], written: Sequence[bool] | Exception, waiting: list[asyncio.Future[None]]
) -> None:
    """Everybody of a batch hears what has become of their line."""
    if isinstance(written, Exception):
        give_up(waiting, written)
        return
    metrics.count("tablee_lines_written_total", len(lines))
    for one, done, future in zip(lines, written, waiting, strict=True):
        settle([future], None if done else Conflict(f"line {one.line.n} of table {one.table_id}"))


def failed(much: int = 1) -> None:
    """So many moves or errands did not reach the store, or not in time."""
    metrics.count("tablee_write_failures_total", much)


def refuse(trouble: Trouble) -> None:
    failed()
    raise trouble


def give_up(waiting: list[asyncio.Future[None]], error: Exception) -> None:
    """Whoever still waits hears that it failed, and it counts as failed."""
    failed(len([one for one in waiting if not one.done()]))
    settle(waiting, error)


def settle(
    waiting: Sequence[asyncio.Future[Any]], error: Exception | None, found: object = None
) -> None:
    for one in waiting:
        if one.done():
            continue
        if error is None:
            one.set_result(found)
        else:
            one.set_exception(error)


def finished(busy: asyncio.Future[None]) -> None:
    if not busy.done():
        busy.set_result(None)
