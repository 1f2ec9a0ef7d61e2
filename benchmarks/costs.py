"""What a move and a table cost a server: processor time and memory, against an empty request."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from benchmarks.serving import HURRY_SECONDS, Row, Server, say, serving
from benchmarks.visitors import Http, Lost, Table, lines

EMPTY_REQUESTS: Final = 2.5  # that a move may cost


@dataclass(frozen=True)
class Kept:
    """Tables that stay open: how much memory each takes after so many moves."""

    game: str
    people: int
    share: int  # of the tables of the load: one in so many
    most: float  # KiB


KEPT: Final = (Kept("ramen", 2, 5, 128.0), Kept("rivals", 8, 25, 192.0))
KEPT_MOVES: Final = 60


async def costs(server: Server, tables: int) -> list[Row]:
    """Processor time of a move against an empty request, and memory of tables in the middle."""
    found = []
    for kept in KEPT:
        count = max(2, tables // kept.share)
        say(f"memory: {count} tables of {kept.game}, {KEPT_MOVES} moves each, all of them watched")
        kib, cpu = await kept_open(server, kept, count)
        what = f"{kept.game} of {kept.people} after {KEPT_MOVES} moves"
        found.append(Row(what, kib, "KiB", f"<= {kept.most:g}", kib <= kept.most))
        if kept.game == "ramen":
            empty = await empty_request(KEPT_MOVES * count)
            ratio = cpu / empty
            what = "a move with two listeners"
            note = f"{cpu * 1e6:.0f} us of its core against {empty * 1e6:.0f} us"
            met = ratio <= EMPTY_REQUESTS
            bar = f"<= {EMPTY_REQUESTS:g}"
            found.append(Row(what, ratio, "empty POST", bar, met, note))
    return found


async def kept_open(server: Server, kept: Kept, count: int) -> tuple[float, float]:
    """KiB per table, and seconds of the server's core per move."""
    before = server.kib()
    clock = time.perf_counter
    tables = [Table(server.port, clock, kept.game, kept.people) for _ in range(count)]
    for table in tables:
        await table.open()
        await table.connect()
    moves_at = dict.fromkeys([table.name for table in tables], 0)
    cpu = server.cpu()

    async def sixty(table: Table) -> None:
        end = clock() + HURRY_SECONDS
        while moves_at[table.name] < KEPT_MOVES and not table.over and clock() < end:
            await asyncio.sleep(0.002)  # what others did in secret is waited for by nobody
            seat = next((one for one in table.seats if one.seen and one.seen.moves), None)
            if seat is None:
                continue
            with suppress(Lost):  # the table has moved on meanwhile
                n = await table.move(seat)
                moves_at[table.name] += 1
                while lines(seat) < n and clock() < end:
                    await asyncio.sleep(0.002)

    for at in range(0, count, 10):  # a few at a time: all at once would only queue
        await asyncio.gather(*(sixty(table) for table in tables[at : at + 10]))
    spent = (server.cpu() - cpu) / max(1, sum(moves_at.values()))
    kib = (server.kib() - before) / count
    for table in tables:
        table.close()
        table.http.close()
    return kib, spent


async def empty_request(times: int) -> float:
    """Seconds of a core for a request of the same framework that does nothing."""
    with serving(db="empty") as empty:
        http = Http(empty.port)
        for _ in range(50):
            await http.ask("POST", "/empty", body={"text": "x"})
        cpu = empty.cpu()
        for _ in range(times):
            await http.ask("POST", "/empty", body={"text": "x"})
        http.close()
        return (empty.cpu() - cpu) / times
