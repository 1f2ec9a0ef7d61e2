"""Many games, in this process or in several; the same tally for any number of them."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache

from tablee.arena.lineup import Arena, Lineup
from tablee.arena.statistics import Interval, Scores, scores, wilson
from tablee.arena.tally import Tally
from tablee.bots import name_of
from tablee.bots.forfeits import SPOKEN, spoken
from tablee.kernel import BadInput, TableeError

CHUNK_SECONDS = 0.25  # so long a worker plays before it reports
LARGEST_CHUNK = 20_000
AHEAD = 2  # chunks waiting for each worker, so that none is idle

Told = Callable[[int], None]  # hears how many games have been played


@dataclass(frozen=True)
class Run:
    """What was played, of how many games asked for, in how many seconds."""

    lineup: Lineup
    tally: Tally
    asked: int
    jobs: int
    seconds: float

    @property
    def partial(self) -> bool:
        return self.tally.games < self.asked

    @property
    def scores(self) -> list[Scores]:
        """By seat: mean, spread, interval, quantiles."""
        return [scores(counted) for counted in self.tally.scores]

    @property
    def win_share(self) -> list[float | None]:
        """By seat; None where the game knows no winner: alone, one neither wins nor loses."""
        tally = self.tally
        if not tally.contested:
            return [None] * tally.seats
        return [tally.wins_of(seat) / tally.games for seat in range(tally.seats)]

    @property
    def win_interval(self) -> list[Interval | None]:
        """By seat: Wilson's 95 % interval of the share."""
        tally = self.tally
        if not tally.contested:
            return [None] * tally.seats
        return [wilson(tally.wins_of(seat), tally.games) for seat in range(tally.seats)]

    def __repr__(self) -> str:
        names = ", ".join(self.lineup.names)
        return f"<Run {self.lineup.game}, {names}: {self.tally.games} games>"

    def __str__(self) -> str:
        """A line for each seat."""
        if not self.tally.games:
            return "no game was played to its end"
        lines = [f"{self.lineup.game}, {self.tally.games} games, seed {self.lineup.seed!r}"]
        for seat, name in enumerate(self.lineup.names):
            share, interval = self.win_share[seat], self.win_interval[seat]
            line = f"seat {seat} {name:12} {self.scores[seat].mean:8.2f} points"
            if share is not None and interval is not None:
                line += f"  wins {share:6.1%} ({interval.low:.1%} to {interval.high:.1%})"
            if self.tally.forfeits[seat]:
                line += f"  {self.tally.forfeits[seat]} decisions forfeited"
            lines.append(line)
        return "\n".join(lines)


@dataclass(frozen=True)
class Chunk:
    tally: Tally
    seconds: float


def simulate(lineup: Lineup, games: int, jobs: int = 1, told: Told | None = None) -> Run:
    """Play games number 1 to `games`. Ctrl-C ends it early: the run is then marked partial.

    With several jobs, worker processes import the main module anew: a script that calls this
    needs the usual `if __name__ == "__main__":`.
    """
    if games < 1 or jobs < 1:
        raise BadInput("at least one game and one job")
    total = Tally(lineup.seats)
    started = time.perf_counter()
    chunks = in_workers(lineup, games, jobs) if jobs > 1 else in_place(lineup, games)
    try:
        for chunk in chunks:
            total.add(chunk.tally)
            if told is not None:
                told(total.games)
    except KeyboardInterrupt:
        pass
    finally:
        chunks.close()
    return Run(lineup, total, games, jobs, time.perf_counter() - started)


class Pace:
    """Cuts the games into chunks of about CHUNK_SECONDS, learning from those played."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.next = 1
        self.size = 1

    @property
    def left(self) -> bool:
        return self.next <= self.games

    def cut(self) -> tuple[int, int]:
        """The numbers of the next games: the first, and the one after the last."""
        first = self.next
        self.next = min(first + self.size, self.games + 1)
        return first, self.next

    def learn(self, chunk: Chunk) -> None:
        wanted = int(chunk.tally.games * CHUNK_SECONDS / max(chunk.seconds, 1e-6))
        self.size = max(1, min(wanted, 4 * self.size, LARGEST_CHUNK))


def in_place(lineup: Lineup, games: int) -> Generator[Chunk, None, None]:
    pace = Pace(games)
    while pace.left:
        chunk = play_chunk(lineup, *pace.cut())
        pace.learn(chunk)
        yield chunk


def in_workers(lineup: Lineup, games: int, jobs: int) -> Generator[Chunk, None, None]:
    """Chunks in the order of their games, so that a partial run is the first games of the whole."""
    check_portable(lineup)
    pace = Pace(games)
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, initializer=begin_work, initargs=(spoken(),))
    waiting: deque[Future[Chunk]] = deque()
    finished = False
    try:
        while pace.left or waiting:
            while pace.left and len(waiting) < AHEAD * jobs:
                with interrupts_held():
                    waiting.append(pool.submit(play_chunk, lineup, *pace.cut()))
            chunk = waiting.popleft().result()
            pace.learn(chunk)
            yield chunk
        finished = True
    except BrokenProcessPool:
        raise TableeError("a worker process ended unexpectedly; is there enough memory?") from None
    finally:
        if not finished:  # what the workers are at is of no use any more
            for worker in set(multiprocessing.active_children()) - others:
                worker.terminate()
        pool.shutdown(cancel_futures=True)


def check_portable(lineup: Lineup) -> None:
    """Workers find a class by its name in its module: it must have one."""
    try:
        pickle.dumps(lineup)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise BadInput(
            "with several jobs a bot class must stand at the top of a module, where worker "
            f"processes find it ({error})"
        ) from None
    if hasattr(sys.modules.get("__main__"), "__file__"):
        return
    typed = [name_of(bot) for bot in lineup.bots if getattr(bot, "__module__", "") == "__main__"]
    if typed:
        raise BadInput(
            f"worker processes cannot find {typed[0]}: with several jobs put it into a file and "
            "import it"
        )


def play_chunk(lineup: Lineup, first: int, end: int) -> Chunk:
    started = time.perf_counter()
    arena = arena_of(lineup)
    tally = Tally(lineup.seats)
    for number in range(first, end):
        tally.count(arena.play(number))
    return Chunk(tally, time.perf_counter() - started)


@cache
def arena_of(lineup: Lineup) -> Arena:
    return Arena(lineup)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """A worker started meanwhile never hears Ctrl-C, not even before it can say so itself."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin_work(language: str) -> None:
    """In a worker: Ctrl-C is for the main process, which then ends the workers."""
    SPOKEN.append(language)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A main process that is killed can end nobody: its workers would wait for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
