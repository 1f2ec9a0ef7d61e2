"""What a move and a table cost a server: processor time and memory, against an empty request."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from benchmarks.against_empty import EMPTY_REQUESTS
from benchmarks.serving import HURRY_SECONDS, Row, Server, say, serving
from benchmarks.visitors import Http, Lost, Table, lines


@dataclass(frozen=True)
class Kept:
    """Tables that stay open: how much memory each takes after so many moves.

    Of `people`, `watching` have a socket; the others ask for the table when they want to know.
    """

    game: str
    people: int
    watching: int
    share: int  # of the tables of the load: one in so many
    most: float = 0.0  # KiB; 0: no bar

    @property
    def what(self) -> str:
        watched = "all" if self.watching == self.people else f"{self.watching} of them"
        return f"{self.game} of {self.people}, {watched} watching, {KEPT_MOVES} moves"


KEPT: Final = (
    Kept("ramen", 2, 2, 5, 128.0),
    Kept("rivals", 8, 2, 25, 192.0),
    Kept("rivals", 8, 8, 25),
)
KEPT_MOVES: Final = 60
COUNTED: Final = 0.05  # seconds of a processor at least: the system counts hundredths
# Tables before those that count: what is loaded once belongs to none of them, nor do sentences that
# all tables share, of which so many tables say nearly all that are ever kept.
FIRST: Final = 60


async def costs(tables: int, all_kept: Sequence[Kept] = KEPT) -> list[Row]:
    """Processor time of a move against an empty request, and memory of tables in the middle."""
    found = []
    for kept in all_kept:
        count = max(2, tables // kept.share)
        say(f"memory: {count} tables of {kept.what}")
        with serving() as server:  # a new one: in memory that others gave back tables take none
            first, _ = await in_the_middle(server, kept, min(FIRST, tables // 4))
            before = server.kib()
            counted, spent = await in_the_middle(server, kept, count)
            kib = (server.kib() - before) / count
            for table in [*first, *counted]:
                table.close()
                table.http.close()
        bar = f"<= {kept.most:g}" if kept.most else ""
        found.append(Row(kept.what, kib, "KiB", bar, kib <= kept.most if kept.most else None))
        if kept.game == "ramen":
            empty = await empty_request(KEPT_MOVES * count)
            found.append(one_by_one(spent, empty))
    return found


def one_by_one(spent: float, empty: float) -> Row:
    note = f"{spent * 1e6:.0f} us of its core against {empty * 1e6:.0f} us"
    ratio = spent / empty
    bar, met = f"<= {EMPTY_REQUESTS:g}", ratio <= EMPTY_REQUESTS
    return Row("ten tables, empty POSTs one by one", ratio, "", bar, met, note)


async def in_the_middle(server: Server, kept: Kept, count: int) -> tuple[list[Table], float]:
    """Tables that stay open, and the seconds of the server's core that a move took."""
    clock = time.perf_counter
    tables = [Table(server.port, clock, kept.game, kept.people) for _ in range(count)]
    for table in tables:
        await table.open()
        await table.connect(kept.watching)
    while any(table.greeted < kept.watching for table in tables):  # coming in is no part of a move
        await asyncio.sleep(0.01)
    moves_at = dict.fromkeys([table.name for table in tables], 0)
    cpu = server.cpu()

    async def sixty(table: Table) -> None:
        end = clock() + HURRY_SECONDS
        while moves_at[table.name] < KEPT_MOVES and not table.over and clock() < end:
            await asyncio.sleep(0.002)  # what others did in secret is waited for by nobody
            await table.look_around()
            seat = next((one for one in table.seats if one.seen and one.seen.moves), None)
            if seat is None:
                continue
            with suppress(Lost):  # the table has moved on meanwhile
                n = await table.move(seat)
                moves_at[table.name] += 1
                while lines(seat) < n and clock() < end and seat.watching:
                    await asyncio.sleep(0.002)

    for at in range(0, count, 10):  # a few at a time: all at once would only queue
        await asyncio.gather(*(sixty(table) for table in tables[at : at + 10]))
    return tables, (server.cpu() - cpu) / max(1, sum(moves_at.values()))


async def empty_request(times: int) -> float:
    """Seconds of a core for a request of the same framework that does nothing."""
    with serving(db="empty") as empty:
        http = Http(empty.port)
        for _ in range(50):
            await http.ask("POST", "/empty", body={"text": "x"})
        cpu, asked = empty.cpu(), 0
        while asked < times or empty.cpu() - cpu < COUNTED:
            await http.ask("POST", "/empty", body={"text": "x"})
            asked += 1
        http.close()
        return (empty.cpu() - cpu) / asked
