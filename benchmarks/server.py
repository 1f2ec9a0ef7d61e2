"""Measure the server through its real protocol, on this machine: `python -m benchmarks.server`.

Two people at every table of Ramen! Ramen!, each with a WebSocket open; moves go by POST. The
server has one core, the people another. Three things are measured: memory of a table nobody
plays at, how long a move takes at one move per table and second, and how many moves a second the
server acknowledges when everybody moves as soon as they can. Nothing fails when a bar is missed:
the table says so, and a line below it says why as far as it can be told from here. The last row
is what a whole core would do on a machine that others leave alone: the calibrating loop of
`python -m benchmarks`, measured just after, tells how fast this one counted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import uvloop

from benchmarks.costs import costs
from benchmarks.hosting import cores, pin
from benchmarks.measure import calibrating_loop
from benchmarks.report import LOOP_SECOND
from benchmarks.serving import HURRY_SECONDS, Row, Server, say, serving
from benchmarks.visitors import Lost, Table

P99_MS: Final = 100.0
MOVES_A_SECOND: Final = 2000.0
KIB_PER_TABLE: Final = 256.0
TICK: Final = 0.01  # seconds: the system does not count less


@dataclass(frozen=True)
class Size:
    """How much is measured."""

    tables: int
    paced_seconds: float
    busy_tables: int
    busy_seconds: float


FULL: Final = Size(1000, 20, 200, 10)
QUICK: Final = Size(100, 5, 50, 4)


async def opened(ports: list[int], count: int) -> list[Table]:
    """Tables, one server after the other."""
    tables = [Table(ports[at % len(ports)], time.perf_counter) for at in range(count)]
    for table in tables:
        await table.open()
    return tables


async def warmed_up(port: int) -> None:
    """One whole game first: what is loaded once belongs to no table."""
    table = Table(port, time.perf_counter)
    await table.open()
    await table.connect()
    await play_on(table, time.perf_counter() + HURRY_SECONDS, lambda: None)
    table.close()
    table.http.close()


async def play_on(table: Table, end: float, acknowledged: Callable[[], None]) -> None:
    """Move as soon as both people know that they can, until the game or the time is over."""
    while time.perf_counter() < end and not table.over:
        seat = table.player()
        if seat is None:
            table.changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(table.changed.wait(), max(0, end - time.perf_counter()))
            continue
        n = await table.move(seat)
        acknowledged()
        while table.behind() < n and time.perf_counter() < end:
            table.changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(table.changed.wait(), max(0, end - time.perf_counter()))


class Paced:
    """One move per table and second, at times that were fixed beforehand."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.heard: list[float] = []
        self.missed = 0

    async def play(self, table: Table, start: float, seconds: float) -> None:
        at = start
        while at < start + seconds:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            seat = table.player()
            if seat is None:
                self.missed += not table.over
            else:
                n = await table.move(seat)
                self.acknowledged.append(time.perf_counter() - at)
                while n not in table.heard:
                    table.changed.clear()
                    await asyncio.wait_for(table.changed.wait(), HURRY_SECONDS)
                self.heard.append(table.heard[n] - at)
            at += 1.0


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000


async def measure(server: Server, size: Size) -> Iterator[Row]:
    for port in server.ports:
        await warmed_up(port)
    before = server.kib()
    say(f"memory: {size.tables} tables, each looked at once by both people")
    tables = await opened(server.ports, size.tables)
    idle = (server.kib() - before) / size.tables
    say(f"sockets: {2 * size.tables}, one for each person")
    for table in tables:
        await table.connect()
    await asyncio.sleep(1)
    paced, busy = await paced_phase(server, tables, size)
    live = (server.kib() - before) / size.tables
    for table in tables:
        table.close()
        table.http.close()
    await asyncio.sleep(1)
    rates = await saturated(server, size)
    return rows(idle, live, paced, busy, rates)


async def paced_phase(server: Server, tables: list[Table], size: Size) -> tuple[Paced, float]:
    say(f"latency: one move per table and second for {size.paced_seconds:g} s")
    paced = Paced()
    began, cpu = time.perf_counter(), server.cpu()
    step = 1.0 / len(tables)
    await asyncio.gather(
        *(
            paced.play(table, began + 0.5 + at * step, size.paced_seconds)
            for at, table in enumerate(tables)
        )
    )
    return paced, (server.cpu() - cpu) / (time.perf_counter() - began)


@dataclass(frozen=True)
class Rates:
    moves: int
    seconds: float
    cpu: float
    loop: float  # iterations of the calibrating loop per second of processor time, just after


def loop_rate() -> float:
    """How fast a core of this machine counts while others use it too."""
    start = time.process_time()
    iterations = 0
    while time.process_time() < start + 0.5:
        iterations += calibrating_loop()
    return iterations / (time.process_time() - start)


async def saturated(server: Server, size: Size) -> Rates:
    say(f"saturation: {size.busy_tables} tables as fast as they can for {size.busy_seconds:g} s")
    moves = 0

    def acknowledged() -> None:
        nonlocal moves
        moves += 1

    async def keep_playing(table: Table, end: float) -> None:
        while time.perf_counter() < end:
            await table.connect()
            await play_on(table, end, acknowledged)
            table.close()
            if time.perf_counter() < end:
                await table.open()

    tables = await opened(server.ports, size.busy_tables)
    began, cpu = time.perf_counter(), server.cpu()
    await asyncio.gather(*(keep_playing(table, began + size.busy_seconds) for table in tables))
    took = time.perf_counter() - began
    found = Rates(moves, took, server.cpu() - cpu, loop_rate())
    for table in tables:
        table.http.close()
    return found


def rows(idle: float, live: float, paced: Paced, busy: float, rates: Rates) -> Iterator[Row]:
    wall = rates.moves / rates.seconds
    per_core = rates.moves / max(rates.cpu, TICK)
    share = rates.cpu / rates.seconds
    p99 = percentile(paced.heard, 0.99)
    bar = f"<= {KIB_PER_TABLE:g}"
    yield Row("memory per idle table", idle, "KiB", bar, idle <= KIB_PER_TABLE)
    yield Row("memory per live table, two sockets", live, "KiB")
    yield Row("acknowledged after, p50", percentile(paced.acknowledged, 0.5), "ms")
    yield Row("acknowledged after, p99", percentile(paced.acknowledged, 0.99), "ms")
    yield Row("seen by both after, p50", percentile(paced.heard, 0.5), "ms")
    late = f"the server's core was busy {busy:.0%} of the time; {paced.missed} moves were missed"
    yield Row("seen by both after, p99", p99, "ms", f"< {P99_MS:g}", p99 < P99_MS, late)
    equal = per_core * LOOP_SECOND / rates.loop
    why = (
        f"the server had {share:.0%} of its core, which counted at {rates.loop / 1e6:.1f} million/s"
    )
    bar = f">= {MOVES_A_SECOND:g}"
    yield Row("acknowledged at saturation", wall, "moves/s", bar, wall >= MOVES_A_SECOND, why)
    yield Row("per second of its core", per_core, "moves")
    yield Row(f"the same at {LOOP_SECOND / 1e6:g} million loops/s", equal, "moves")


def shown(found: list[Row]) -> str:
    verdicts = {None: "", True: "met", False: "NOT MET"}
    lines = [f"{'':36}{'measured':>12} {'':9}{'bar':>10}"]
    lines += [
        f"{row.what:36}{row.value:12,.1f} {row.unit:9}{row.bar:>10}  {verdicts[row.met]}"
        for row in found
    ]
    reasons = [f"{row.what}: {row.note}." for row in found if row.met is False and row.note]
    return "\n".join([*lines, *([""] if reasons else []), *reasons])


async def all_of(server: Server, size: Size) -> list[Row]:
    """The load, and what a move and a table cost a server that has a file for itself."""
    found = list(await measure(server, size))
    if len(server.ports) == 1:
        found += await costs(size.tables)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few tables, seconds: rough figures")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    parser.add_argument("--db", default="", help="postgresql://..., instead of a new SQLite file")
    parser.add_argument("--nodes", type=int, default=1, help="servers on that database")
    wanted = parser.parse_args()
    if not Path("/proc/self/statm").exists():
        sys.exit("the server's memory and processor time are read from /proc: Linux only")
    if wanted.nodes > 1 and not wanted.db:
        sys.exit("several servers need a database that they can share: --db postgresql://...")
    allowed = cores()
    with serving(db=wanted.db, nodes=wanted.nodes) as server:
        if len(allowed) > wanted.nodes:
            pin(allowed[wanted.nodes])
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as people:  # as cheap as can be
                found = people.run(all_of(server, QUICK if wanted.quick else FULL))
        except (Lost, OSError) as error:
            sys.exit(f"the measurement broke off: {error}")
    if wanted.json:
        print(json.dumps([asdict(row) for row in found]))
    else:
        print(f"\n{shown(found)}")


if __name__ == "__main__":
    main()
