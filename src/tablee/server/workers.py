"""Processes for whatever takes long, so that the server's loop holds up nobody.

Every job has a deadline: a worker that is not done by then is ended, and another started. The
server holds one end of a pipe, every worker the other: when the server is gone in whatever way,
the workers end too, in the middle of a job if need be.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any, Final, ParamSpec, TypeVar, cast

from tablee.kernel import BadInput, BadRecord, TableeError
from tablee.server.failures import Stale, TooMuch
from tablee.server.metrics import metrics
from tablee.server.queues import Lines
from tablee.server.quotas import Bill, payer

P = ParamSpec("P")
T = TypeVar("T")
SPAWN: Final = multiprocessing.get_context("spawn")
LOG: Final = logging.getLogger("tablee.server")
STOPPING: Final = "the server is about to stop; ask again in a moment"
MOVED_ON: Final = "the table moved on meanwhile"
STARTING: Final = 20.0  # seconds that a new worker may take to import everything


class Overdue(Exception):
    """The deadline is over; whoever asked does without."""


class Died(Exception):
    """The worker is gone; another one is asked."""


@dataclass(frozen=True, eq=False)
class Job:
    work: Callable[..., Any]
    args: tuple[Any, ...]
    done: asyncio.Future[Any]
    bill: Bill
    urgent: bool = False  # somebody's table stands still until it is done


class Worker:
    """One process and the thread that waits for it."""

    def __init__(self, number: int, seconds: float, most: int, ends: Connection) -> None:
        self.seconds = seconds
        self.ends = ends
        self.line: Lines[Job] = Lines(most)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix=f"tablee-worker-{number}")
        self.process: multiprocessing.process.BaseProcess | None = None
        self.pipe: Connection | None = None
        self.busy: asyncio.Task[None] | None = None
        self.lives = 0  # how many processes there have been: one that is new remembers nothing
        self.job: Job | None = None  # the one it is at
        self.leaving = False

    def put(self, table: str, job: Job) -> None:
        if self.leaving:
            refuse(job, STOPPING)
            return
        out = self.line.put(payer.get(), table, job, job.urgent)
        if out is not None:
            metrics.count("tablee_refused_total", label='{limit="jobs"}')
            refuse(out, "too much is being thought about; ask again in a moment")
        if self.busy is None or self.busy.done():
            self.busy = asyncio.create_task(self._serve())

    async def _serve(self) -> None:
        loop = asyncio.get_running_loop()
        while (job := self.line.next()) is not None:
            if job.done.done():
                continue  # whoever asked has left
            if not job.bill.wanted():
                job.done.set_result(Stale(MOVED_ON))
                continue
            self.job = job
            began = time.monotonic()
            try:
                answer = await loop.run_in_executor(self.thread, self._ask, job)
            except (Overdue, Died, OSError) as error:
                metrics.count("tablee_jobs_total", label=f'{{outcome="{type(error).__name__}"}}')
                LOG.warning("worker", extra={"detail": f"{job.work.__name__}: {error!r}"})
                # A new one: the old one knows where it was raised, which is here.
                answer = Overdue(str(error)) if isinstance(error, Overdue) else Died()
            else:
                metrics.count("tablee_jobs_total", label='{outcome="done"}')
            job.bill.seconds += time.monotonic() - began
            if not job.done.done():
                job.done.set_result(answer)
            del answer
            self.job = None

    def _ask(self, job: Job) -> Any:
        """In the thread: send, wait, and end whoever does not answer in time."""
        try:
            if self.process is None or not self.process.is_alive():
                self._start()
            assert self.pipe is not None
            self.pipe.send((job.work, job.args))
            if not self.pipe.poll(self.seconds):
                self.kill()
                raise Overdue(f"not done after {self.seconds:g} s")
            return self.pipe.recv()
        except (EOFError, BrokenPipeError, ConnectionError) as error:
            self.kill()
            raise Died from error

    def _start(self) -> None:
        self.kill()
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=serve, args=(theirs, self.ends), daemon=True)
        with deaf_to_ctrl_c():
            self.process.start()
        theirs.close()
        self.lives += 1
        if not self.pipe.poll(STARTING):
            self.kill()
            raise Died
        self.pipe.recv()

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None

    def leave(self) -> None:
        """Nobody waits any more: whoever did is told that the server stops."""
        self.leaving = True
        jobs = [self.job] if self.job is not None else []
        while (job := self.line.next()) is not None:
            jobs.append(job)
        for job in jobs:
            refuse(job, STOPPING)

    def close(self) -> None:
        if self.busy is not None:
            self.busy.cancel()
        self.thread.shutdown(wait=False, cancel_futures=True)


@contextlib.contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """What this thread starts meanwhile does not hear Ctrl-C, which a terminal says to all of them:
    a process that is still importing would answer with a traceback."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    resource_tracker.ensure_running()  # which opens its thread's ears again when it is started
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def refuse(job: Job, why: str) -> None:
    if not job.done.done():
        job.done.set_result(TooMuch(why))


def never(work: object) -> bool:
    return False


class Workers:
    """Started when the first of them is asked; a table always asks the same one.

    Whatever belongs to no table (records from outside) has a worker of its own: no table waits for
    that. `urgent`: whether a table waits for such work now, and is to be served first.
    """

    def __init__(
        self, count: int, seconds: float, most: int, urgent: Callable[[object], bool] = never
    ) -> None:
        self.ends, self.life = SPAWN.Pipe(duplex=False)
        self.urgent = urgent
        self.all = [Worker(number, seconds, most, self.ends) for number in range(max(1, count))]
        self.elsewhere = Worker(len(self.all), seconds, most, self.ends)

    def of(self, table: str) -> Worker:
        return self.all[hash(table) % len(self.all)] if table else self.elsewhere

    async def run(self, table: str, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        return await self.billed(Bill(), table, work, *args, **named)

    async def billed(
        self, bill: Bill, table: str, work: Callable[P, T], *args: P.args, **named: P.kwargs
    ) -> T:
        """The answer, its seconds on the bill; a worker that died is asked once more. `Stale` where
        nobody wants it any more when a worker is free."""
        assert not named
        for _ in range(2):
            done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            self.of(table).put(table, Job(work, args, done, bill, self.urgent(work)))
            answer = await done
            if not isinstance(answer, Died):
                break
        if not isinstance(answer, Exception):
            return cast(T, answer)
        try:
            if isinstance(answer, Overdue | TableeError):
                raise answer
            raise TooMuch("this cannot be done now")
        finally:
            del answer, done  # an error knows where it was raised: it must not be known there

    def waiting(self) -> int:
        return sum(worker.line.total for worker in (*self.all, self.elsewhere))

    def leave(self) -> None:
        for worker in (*self.all, self.elsewhere):
            worker.leave()

    def close(self) -> None:
        self.life.close()  # the processes end by it
        for worker in (*self.all, self.elsewhere):
            worker.close()
        self.ends.close()


# in a worker


def serve(pipe: Connection, server: Connection) -> None:
    """One job after the other. Ctrl-C is for the server; when it ends, so does this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_after, args=(server,), daemon=True).start()
    import tablee.server.jobs  # noqa: F401 - so that the first job does not pay for it

    pipe.send("ready")
    while True:
        try:
            work, args = pipe.recv()
        except (EOFError, OSError):
            return
        pipe.send(outcome(work, args))


def outcome(work: Callable[..., object], args: tuple[object, ...]) -> object:
    """The answer or the error, as something that can be sent."""
    try:
        return work(*args)
    except BadRecord as error:
        return BadRecord(str(error))
    except TableeError as error:
        return BadInput(str(error))
    except Exception as error:
        return RuntimeError(repr(error))


def end_after(server: Connection) -> None:
    with contextlib.suppress(EOFError, OSError):
        server.recv_bytes()  # nothing is ever sent: it returns when the other end is closed
    os._exit(0)
