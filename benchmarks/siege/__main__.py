"""`python -m benchmarks.siege`: each attack from one address, and what a bystander notices of it.

The bystander, at another address, looks at a table fifty times a second and, at a table of its own,
plays against a bot. Everything is on this machine and ends by itself; every attack gets a server of
its own with the limits that `tablee serve` has.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from benchmarks.hosting import cores, pin
from benchmarks.server import percentile
from benchmarks.serving import ROOT, Server, serving
from benchmarks.siege.attacks import ATTACKS, LONG
from benchmarks.siege.records import long_record
from benchmarks.visitors import Http, Lost

ELSEWHERE: Final = "203.0.113.9"  # the bystander's address: a proxy on this machine is believed
P99_MS: Final = 100.0
EVERY: Final = 0.02


@dataclass(frozen=True)
class Report:
    attack: str
    asked: dict[str, int]
    p50: float
    p99: float
    longest: float
    bot: float  # seconds until the bystander's bot had answered; the longest of all
    mib: float
    tcp: float  # MiB that the system held for connections; the most at any time
    met: bool


class Bystander:
    """Somebody at another address who wants to play in peace."""

    def __init__(self, port: int) -> None:
        self.http = Http(port, ELSEWHERE)
        self.play = Http(port, ELSEWHERE)
        self.waits: list[float] = []
        self.bots: list[float] = []

    async def opened(self, http: Http, people: list[dict[str, object]]) -> dict[str, Any]:
        body = {"game": "ramen", "people": people, "options": {"first_player": "chosen"}}
        found: dict[str, Any] = json.loads(await http.ask("POST", "/api/tables", body=body))
        return found

    async def look(self, until: float) -> None:
        table = await self.opened(self.http, [{"name": "Ana", "here": True}, {"name": "Bob"}])
        path, token = f"/api/tables/{table['table']}", table["seats"][0]["token"]
        while time.perf_counter() < until:
            began = time.perf_counter()
            await self.http.ask("GET", path, token)
            self.waits.append(time.perf_counter() - began)
            await asyncio.sleep(max(0.0, EVERY - (time.perf_counter() - began)))

    async def duel(self, until: float) -> None:
        """Plays against a bot and notes how long it took to answer."""
        while time.perf_counter() < until:
            table = await self.opened(self.play, [{"name": "Ana"}, {"bot": "greedy"}])
            path, token = f"/api/tables/{table['table']}", table["seats"][0]["token"]
            waiting = 0.0
            while time.perf_counter() < until:
                now = json.loads(await self.play.ask("GET", path, token))
                if now["over"]:
                    break
                if now["moves"]:
                    if waiting:
                        self.bots.append(time.perf_counter() - waiting)
                    body = {"text": now["moves"][0]["text"], "ask": now["ask"]}
                    await self.play.ask("POST", f"{path}/moves", token, body)
                    waiting = time.perf_counter()
                else:
                    await asyncio.sleep(0.1)
            if waiting:
                self.bots.append(time.perf_counter() - waiting)


def tcp_mib() -> float:
    """What the system holds of all connections of this machine; 0 where it does not say."""
    file = Path("/proc/net/sockstat")
    words = file.read_text().partition("TCP:")[2].split("\n")[0].split() if file.is_file() else []
    pages = int(words[words.index("mem") + 1]) if words else 0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


async def watch_system(seen: list[float]) -> None:
    while True:
        seen.append(tcp_mib())
        await asyncio.sleep(0.2)


async def stand(server: Server, name: str, seconds: float) -> Report:
    """The attackers have a process of their own, so that only the server can keep us waiting."""
    bystander = Bystander(server.port)
    until = time.perf_counter() + seconds
    watching = [asyncio.create_task(one(until)) for one in (bystander.look, bystander.duel)]
    words = ["-m", "benchmarks.siege.attacks", str(server.port), name, str(seconds - 1)]
    enemy, held = None, [tcp_mib()]
    system = asyncio.create_task(watch_system(held))
    if name:
        enemy = await asyncio.create_subprocess_exec(
            sys.executable, *words, cwd=ROOT, stdout=asyncio.subprocess.PIPE
        )
    await asyncio.gather(*watching)
    system.cancel()
    told = (await enemy.communicate())[0] if enemy else b""
    waits = bystander.waits
    p99 = percentile(waits, 0.99)
    return Report(
        name or "nobody attacks",
        json.loads(told or b"{}"),
        percentile(waits, 0.5),
        p99,
        max(waits) * 1000,
        max(bystander.bots, default=0.0),
        server.kib() / 1024,
        max(held),
        p99 < P99_MS,
    )


def shown(reports: list[Report]) -> str:
    heads = f"{'p50 ms':>8}{'p99 ms':>9}{'max ms':>9}{'bot s':>7}{'MiB':>6}{'TCP':>6}"
    lines = [f"{'attack':26}{heads}  answers"]
    for one in reports:
        answers = ", ".join(f"{count} × {what}" for what, count in one.asked.items())
        verdict = "" if one.met else "  NOT MET"
        lines.append(
            f"{one.attack:26}{one.p50:8.1f}{one.p99:9.1f}{one.longest:9.1f}{one.bot:7.1f}"
            f"{one.mib:6.0f}{one.tcp:6.0f}  {answers}{verdict}"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.siege", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each attack")
    parser.add_argument("--only", default="", help="part of the name of an attack")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    for entries in (LONG, 2_000):
        long_record(entries)
    if len(cores()) > 1:
        pin(cores()[1])
    reports = []
    for name in ["", *(name for name in ATTACKS if wanted.only in name)]:
        print(name or "peace", file=sys.stderr, flush=True)
        with serving("--limits") as server:
            try:
                reports.append(asyncio.run(stand(server, name, wanted.seconds)))
            except (Lost, OSError) as error:
                sys.exit(f"{name}: the bystander was turned away: {error}")
    print(json.dumps([asdict(one) for one in reports]) if wanted.json else shown(reports))


if __name__ == "__main__":
    main()
