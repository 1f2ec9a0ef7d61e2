"""What a move costs where everybody moves at once, in empty requests of two frameworks.

By turns in one run, so that whatever else the machine does happens to all of them: the server under
a load of moves, then applications that do nothing under as many requests at once. FastAPI's was the
measure when the bar was set (it was the server's framework then), Starlette's is the server's now.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack
from statistics import median
from typing import Final

from benchmarks.environment import NoPeers, python_of_the_peers
from benchmarks.serving import Row, Server, say, serving
from benchmarks.visitors import Http, Table, play_on

EMPTY_REQUESTS: Final = 2.5  # that a move with two listeners may cost
TURNS: Final = 5
CROWD: Final = 60  # tables, and empty requests at once
NAMES: Final = {"fastapi": "FastAPI", "empty": "Starlette"}


async def against_empty(seconds: float) -> list[Row]:
    """`seconds`: of each turn."""
    with ExitStack() as servers:
        ours = servers.enter_context(serving())
        idle = {"empty": servers.enter_context(serving(db="empty"))}
        try:
            python = str(python_of_the_peers("fastapi"))
            idle["fastapi"] = servers.enter_context(serving(db="fastapi", python=python))
        except NoPeers as error:
            say(f"FastAPI is NOT measured: {error}")
        say(f"cost: {CROWD} tables as fast as they can, {TURNS} turns of {seconds:g} s")
        await moving(ours, seconds)  # sentences that all tables share are made
        moves, empty = [], {name: list[float]() for name in idle}
        for _ in range(TURNS):
            moves.append(await moving(ours, seconds))
            for name, server in idle.items():
                empty[name].append(await asking(server, seconds / 2))
    found = [Row(f"a move, {CROWD} tables at once", median(moves) * 1e6, "us")]
    for name, costs in sorted(empty.items(), reverse=True):
        note = f"{median(moves) * 1e6:.0f} us of its core against {median(costs) * 1e6:.0f} us"
        ratio = median([move / cost for move, cost in zip(moves, costs, strict=True)])
        bar, met = f"<= {EMPTY_REQUESTS:g}", ratio <= EMPTY_REQUESTS
        found.append(Row(f"in empty POSTs of {NAMES[name]}", ratio, "", bar, met, note))
    return found


async def moving(server: Server, seconds: float) -> float:
    """Seconds of the server's core for a move with two listeners."""
    tables = [Table(server.port, time.perf_counter) for _ in range(CROWD)]
    for table in tables:
        await table.open()
        await table.connect()
    while any(table.greeted < 2 for table in tables):  # coming in is no part of a move
        await asyncio.sleep(0.01)
    moves, cpu, end = 0, server.cpu(), time.perf_counter() + seconds

    def acknowledged() -> None:
        nonlocal moves
        moves += 1

    await asyncio.gather(*[play_on(table, end, acknowledged) for table in tables])
    spent = server.cpu() - cpu
    for table in tables:
        table.close()
        table.http.close()
    return spent / max(1, moves)


async def asking(server: Server, seconds: float) -> float:
    """Seconds of the server's core for a request that does nothing, with as many at once."""
    visitors = [Http(server.port) for _ in range(CROWD)]
    asked, end = 0, 0.0

    async def ask(http: Http) -> None:
        nonlocal asked
        while True:
            await http.ask("POST", "/empty", body={"text": "x"})
            asked += 1
            if time.perf_counter() > end:
                return

    await asyncio.gather(*map(ask, visitors))  # which connects them
    asked, cpu, end = 0, server.cpu(), time.perf_counter() + seconds
    await asyncio.gather(*map(ask, visitors))
    spent = server.cpu() - cpu
    for http in visitors:
        http.close()
    return spent / asked
