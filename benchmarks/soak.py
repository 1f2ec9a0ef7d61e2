"""Game after game in one process, as a server plays them: `python -m benchmarks.soak [GAMES]`.

Each table is opened, looked at by both people, played to its end, written down and put away; some
are played side by side, so that one's moves are written while another's are made. The memory
after all of them may be a fifth more than after the first thousand, or part of them.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from tablee.server.config import Config
from tablee.server.failures import NotWritten
from tablee.server.lobby import Lobby
from tablee.server.messages import Person
from tablee.server.serve import GARBAGE
from tablee.server.store import SqliteStore

GAMES: Final = 20_000
SIDE_BY_SIDE: Final = 16
LEFT: Final = 5.0  # seconds after which a table nobody touches is put away
MORE: Final = 1.2
LIMITS: Final = Config(idle_seconds=0.0, work_burst=1e9)


def mib() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


async def one_game(lobby: Lobby, dice: random.Random) -> int:
    people = [Person("Ana"), Person("Bob")]
    opened = await lobby.create("ramen", people, {})
    room = await lobby.room(opened.table)
    while not room.match.over:
        seat = room.match.awaited[0]
        text = dice.choice(room.match.legal_texts(seat))
        try:
            await room.move(seat, text, room.ask(seat), f"k{room.n}")
        except NotWritten:  # as people do: once more, in a moment
            await asyncio.sleep(0.1)
            continue
        for viewer in (0, 1):
            room.update(viewer, "en", "")
    return len(room.match.entries)


async def soak(games: int, folder: str) -> bool:
    lobby = Lobby(SqliteStore(str(Path(folder, "soak.db"))), LIMITS)
    dice = random.Random(1)
    first, began, moves, ended = 0.0, time.monotonic(), 0, 0
    step = max(1, games // 20)

    async def play(number: int) -> None:
        nonlocal first, moves, ended
        for _ in range(number):
            made = await one_game(lobby, dice)
            moves += made
            lobby.put_away(LEFT, len(lobby.rooms))
            ended += 1
            if ended == step:
                first = mib()
            if ended % step == 0:
                rate = moves / (time.monotonic() - began)
                print(f"{ended:7,} games  {mib():7.1f} MiB  {rate:7,.0f} moves/s", flush=True)

    shares = [len(range(at, games, SIDE_BY_SIDE)) for at in range(SIDE_BY_SIDE)]
    await asyncio.gather(*(play(share) for share in shares))
    last = mib()
    await lobby.close()
    print(f"{last / first:.2f} times what it was after {step:,} games (at most {MORE})")
    return last <= first * MORE


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    with tempfile.TemporaryDirectory(prefix="tablee-") as folder:
        sys.exit(not asyncio.run(soak(games, folder)))


if __name__ == "__main__":
    main()
