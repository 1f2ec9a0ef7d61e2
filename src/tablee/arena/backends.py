"""Where tournaments are played: processes of this machine, or a Ray cluster."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from tablee.arena.manifest import Pairing
from tablee.arena.runner import begin_work, interrupts_held
from tablee.arena.tournament import Played, played
from tablee.bots.forfeits import spoken
from tablee.kernel import BadInput, TableeError

AHEAD = 2  # games waiting for each worker, so that none is idle
TRIES = 5  # a game whose worker ends so often is not to be played

Task = TypeVar("Task")
Done = TypeVar("Done")


class Processes:
    """Workers on this machine; one that is killed is replaced, and its games are played again."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, pairings: Iterable[Pairing]) -> Generator[Played, None, None]:
        yield from self.each(played, pairings)

    def each(
        self, work: Callable[[Task], Done], tasks: Iterable[Task]
    ) -> Generator[Done, None, None]:
        """What a function makes of every task, in any order; each is asked for when its turn
        comes."""
        if self.jobs == 1:
            yield from map(work, tasks)
            return
        coming = enumerate(tasks)
        begun: dict[int, Task] = {}
        broken = 0
        while True:
            try:
                for number, result in self.pooled(work, noted(coming, begun)):
                    del begun[number]
                    broken = 0
                    yield result
                return
            except BrokenProcessPool:
                broken += 1
                if broken == TRIES:
                    raise TableeError("worker processes keep ending; is there memory?") from None

    def pooled(
        self, work: Callable[[Task], Done], coming: Iterator[tuple[int, Task]]
    ) -> Iterator[tuple[int, Done]]:
        context = multiprocessing.get_context("spawn")
        others = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(self.jobs, context, initializer=begin_work, initargs=(spoken(),))
        waiting: dict[Future[Done], int] = {}
        finished = False
        try:
            while True:
                while len(waiting) < AHEAD * self.jobs and (task := next(coming, None)):
                    with interrupts_held():
                        waiting[pool.submit(work, task[1])] = task[0]
                if not waiting:
                    break
                ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in ready:
                    yield waiting.pop(future), future.result()
            finished = True
        finally:
            if not finished:
                for worker in set(multiprocessing.active_children()) - others:
                    worker.terminate()
            pool.shutdown(cancel_futures=True)


def noted(coming: Iterator[tuple[int, Task]], begun: dict[int, Task]) -> Iterator[tuple[int, Task]]:
    """What was begun and got lost, then what comes; all of it noted until it is done."""
    yield from list(begun.items())
    for number, task in coming:
        begun[number] = task
        yield number, task


class Ray:
    """A Ray cluster, this machine's or another's (`pip install tablee[cluster]`)."""

    def __init__(self, address: str | None = None) -> None:
        try:
            import ray
        except ImportError:
            raise BadInput('the backend ray needs more: pip install "tablee[cluster]"') from None
        self.ray: Any = ray
        self.address = address

    def play(self, pairings: Iterable[Pairing]) -> Generator[Played, None, None]:
        ray = self.ray
        if not ray.is_initialized():
            ray.init(address=self.address, log_to_driver=False)
        remote = ray.remote(max_retries=TRIES, num_cpus=1)(played)
        slots = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        coming = iter(pairings)
        waiting: list[Any] = []
        while True:
            while len(waiting) < slots and (pairing := next(coming, None)):
                waiting.append(remote.remote(pairing))
            if not waiting:
                return
            ready, waiting = ray.wait(waiting, num_returns=1)
            yield ray.get(ready[0])
