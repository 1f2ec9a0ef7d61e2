"""Measure the server through its real protocol, on this machine: `python -m benchmarks.server`.

Two people at every table of Ramen! Ramen!, each with a WebSocket open; moves go by POST. A server
has one core, the people another. In one run of five minutes or so, each part printed when it is
done:

1. one process on SQLite: memory of a table that nobody plays at, how long a move takes at one move
   per table and second (p50, p99), how many moves a second are acknowledged when everybody moves as
   soon as they can, and how many a second of its core;
2. one process on PostgreSQL, three processes on PostgreSQL: the same, where one can be started;
3. what a move with two listeners costs in empty POSTs of FastAPI and of Starlette, by turns;
4. what a table takes in the middle of a game, and a move where few play.

Nothing fails when a bar is missed: the table says so, and a line below it says why as far as it can
be told from here. The last row of a load is what a whole core would do on a machine that others
leave alone: the calibrating loop of `python -m benchmarks`, measured just after, tells how fast
this one counted.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import json
import sys
import time
from collections.abc import Coroutine, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, TypeVar

import uvloop

from benchmarks.against_empty import against_empty
from benchmarks.costs import costs
from benchmarks.measure import calibrating_loop
from benchmarks.report import LOOP_SECOND
from benchmarks.serving import HURRY_SECONDS, Row, Server, say, serving, stand_aside
from benchmarks.visitors import Lost, Table, play_on

T = TypeVar("T")
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
SHARED: Final = Size(200, 10, 100, 6)  # where the database has to do with a core of the servers'
QUICK: Final = Size(100, 5, 50, 4)
TURN: Final = 4.0  # seconds, in which a system that counts hundredths counts well
QUICK_TURN: Final = 1.0


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


class Report:
    """Parts of a run, each shown as soon as it is there."""

    def __init__(self, as_json: bool) -> None:
        self.as_json = as_json
        self.parts: dict[str, list[Row]] = {}

    def add(self, title: str, found: list[Row]) -> None:
        self.parts[title] = found
        if not self.as_json:
            print(f"\n== {title}\n{shown(found)}", flush=True)

    def end(self) -> None:
        if self.as_json:
            parts = {title: [asdict(row) for row in rows] for title, rows in self.parts.items()}
            print(json.dumps(parts))


def in_loop(work: Coroutine[None, None, T]) -> T:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as people:  # as cheap as can be
        return people.run(work)


def load(report: Report, title: str, size: Size, db: str = "", nodes: int = 1) -> None:
    say(f"{title}:")
    stand_aside(nodes)
    with serving(db=db, nodes=nodes) as server:
        report.add(title, list(in_loop(measure(server, size))))


def loads_on_postgres(report: Report, size: Size) -> None:
    """On a PostgreSQL of our own, as tests start it; a loud line where there is none."""
    try:
        from tests.server import postgres

        importlib.import_module("psycopg")
    except ImportError as error:
        say(f"NO POSTGRESQL: NOT measured ({error}; `make env-test` installs what is missing)")
        return
    if postgres.programs() is None:
        say("NO POSTGRESQL: NOT measured (`python tests/server/postgres.py` installs Debian's)")
        return
    with postgres.running() as cluster:
        for title, nodes in (("one process", 1), ("three processes", 3)):
            with postgres.database(cluster, f"bench_{nodes}") as db:
                load(report, f"{title} on PostgreSQL", size, db, nodes)


def everything(report: Report, quick: bool) -> None:
    size = QUICK if quick else FULL
    load(report, "one process on SQLite", size)
    loads_on_postgres(report, QUICK if quick else SHARED)
    stand_aside(1)
    turns = in_loop(against_empty(QUICK_TURN if quick else TURN))
    report.add("what a move with two listeners costs", turns)
    report.add("tables in the middle of a game", in_loop(costs(size.tables)))


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.server",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--quick", action="store_true", help="few tables, seconds: rough figures")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the tables")
    parser.add_argument("--db", default="", help="postgresql://...: a load on that alone")
    parser.add_argument("--nodes", type=int, default=1, help="servers on that database")
    wanted = parser.parse_args()
    if not Path("/proc/self/statm").exists():
        sys.exit("the server's memory and processor time are read from /proc: Linux only")
    if wanted.nodes > 1 and not wanted.db:
        sys.exit("several servers need a database that they can share: --db postgresql://...")
    report, began = Report(wanted.json), time.perf_counter()
    try:
        if wanted.db:
            size = QUICK if wanted.quick else FULL
            load(report, wanted.db, size, wanted.db, wanted.nodes)
        else:
            everything(report, wanted.quick)
    except (Lost, OSError) as error:
        sys.exit(f"the measurement broke off: {error}")
    report.end()
    say(f"done in {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
