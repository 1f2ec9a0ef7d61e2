"""The attacks, each as fast as one address can, for some seconds; all on the loopback, all bounded.

An attack is a coroutine that asks until the time is over. It counts what it was answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import sys
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Final

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from benchmarks.siege.records import long_record

HOST: Final = "127.0.0.1"
LONG: Final = 4_900  # entries: just below what a server takes
PEOPLE: Final = 8


@dataclass
class Front:
    """The attacker's side: where the server is, until when, and what it said."""

    port: int
    until: float
    answers: Counter[str] = field(default_factory=Counter)

    @property
    def going(self) -> bool:
        return asyncio.get_running_loop().time() < self.until

    async def ask(self, method: str, path: str, body: object = None, **headers: str) -> Any:
        """One request on a connection of its own; the answer's JSON, None if it was no 200."""
        content = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}", "Connection: close"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        lines += ["Content-Type: application/json", f"Content-Length: {len(content)}", "", ""]
        try:
            reader, writer = await asyncio.open_connection(HOST, self.port)
            writer.write("\r\n".join(lines).encode() + content)
            raw = await reader.read()
            writer.close()
        except OSError:
            self.answers["refused"] += 1
            return None
        status = raw[9:12].decode() or "closed"
        self.answers[status] += 1
        if status != "200":
            await asyncio.sleep(0.005)
            return None
        return json.loads(raw.partition(b"\r\n\r\n")[2])

    async def branch(self, people: list[dict[str, object]], entries: int = LONG) -> Any:
        body = {"record": long_record(entries), "step": entries, "people": people}
        return await self.ask("POST", "/api/branch", body)


Attack = Callable[[Front], Coroutine[None, None, None]]


async def branches(front: Front) -> None:
    people: list[dict[str, object]] = [{"name": f"P{seat}"} for seat in range(PEOPLE)]
    while front.going:
        opened = await front.branch(people)
        if opened:  # and have it laid
            await front.ask("GET", f"/api/tables/{opened['table']}")


async def replays(front: Front) -> None:
    body = {"record": long_record(LONG), "step": LONG, "seat": 0}
    while front.going:
        await front.ask("POST", "/api/replay", body)


async def undos(front: Front) -> None:
    """A long table of one's own, taken back again and again."""
    people: list[dict[str, object]] = [{"name": "P0"}]
    people += [{"bot": "random"} for _ in range(PEOPLE - 1)]
    opened = None
    while front.going and not opened:
        opened = await front.branch(people, 2_000)
    while front.going and opened:
        token = opened["seats"][0]["token"]
        path = f"/api/tables/{opened['table']}/undo"
        await front.ask("POST", path, {}, Authorization=f"Bearer {token}")


async def bots(front: Front) -> None:
    """Long tables at which eight bots think, and somebody watches."""
    people: list[dict[str, object]] = [{"bot": "random"} for _ in range(PEOPLE)]
    while front.going:
        opened = await front.branch(people, 2_000)
        if opened:
            await listened(front, opened["table"])


async def listened(front: Front, table: str, talk: bool = False) -> None:
    address = f"ws://{HOST}:{front.port}/api/tables/{table}/socket"
    try:
        async with connect(address, compression=None) as talker:
            await talker.send("{}")
            while front.going:
                if talk:
                    await talker.send("x" * 1000)
                    front.answers["said"] += 1
                else:
                    await asyncio.wait_for(talker.recv(), 1)
                    front.answers["heard"] += 1
    except (OSError, WebSocketException, TimeoutError):
        front.answers["closed"] += 1


async def opened(front: Front) -> Any:
    people = [{"name": "Ana", "here": True}, {"name": "Bob", "here": True}]
    return await front.ask("POST", "/api/tables", {"game": "ramen", "people": people})


async def talks(front: Front) -> None:
    table = None
    while front.going and not table:
        table = await opened(front)
    while front.going and table:
        await listened(front, table["table"], talk=True)


async def tables(front: Front) -> None:
    while front.going:
        found = await opened(front)
        if found:
            await front.ask("GET", f"/api/tables/{found['table']}")


async def hints(front: Front) -> None:
    table = await opened(front)
    while front.going and table:
        token = table["seats"][0]["token"]
        path = f"/api/tables/{table['table']}/hint"
        await front.ask("POST", path, {}, Authorization=f"Bearer {token}")


async def guesses(front: Front) -> None:
    table = await opened(front)
    while front.going and table:
        await front.ask("POST", f"/api/tables/{table['table']}/recover", {"code": "sel poivre"})


async def crowds(front: Front) -> None:
    """As many spectators as are let in, at a table where somebody talks all the time."""
    table = await opened(front)
    if not table:
        return
    readers = [asyncio.create_task(listened(front, table["table"])) for _ in range(40)]
    token = table["seats"][0]["token"]
    while front.going:
        path = f"/api/tables/{table['table']}/words"
        await front.ask("POST", path, {"text": "hm"}, Authorization=f"Bearer {token}")
    await asyncio.gather(*readers)


async def rewound(front: Front) -> None:
    """A long table that is taken back again and again, and a crowd that is told all of it."""
    people: list[dict[str, object]] = [{"name": "P0"}]
    people += [{"bot": "random"} for _ in range(PEOPLE - 1)]
    opened = None
    while front.going and not opened:
        opened = await front.branch(people, 2_000)
    if not opened:
        return
    readers = [asyncio.create_task(listened(front, opened["table"])) for _ in range(90)]
    path, token = f"/api/tables/{opened['table']}/undo", opened["seats"][0]["token"]
    while front.going:
        await front.ask("POST", path, {}, Authorization=f"Bearer {token}")
    await asyncio.gather(*readers)


async def halves(front: Front) -> None:
    """Half a request on as many connections as can be had."""
    held = []
    try:
        while front.going:
            _, writer = await asyncio.open_connection(HOST, front.port)
            writer.write(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX: ")
            held.append(writer)
            front.answers["held"] += 1
            if len(held) > 150:
                held.pop(0).close()
            await asyncio.sleep(0.005)
    except OSError:
        front.answers["refused"] += 1
    finally:
        for writer in held:
            writer.close()


async def unread(front: Front, requests: int = 5, *last: str) -> None:
    """A long table asked for again and again, on connections from which nothing is read."""
    people: list[dict[str, object]] = [{"name": f"P{seat}"} for seat in range(PEOPLE)]
    opened = None
    while front.going and not opened:
        opened = await front.branch(people, 2_000)
    if not opened:
        return
    lines = [f"GET /api/tables/{opened['table']} HTTP/1.1", f"Host: {HOST}", *last, "", ""]
    request = "\r\n".join(lines).encode() * requests
    loop = asyncio.get_running_loop()
    with contextlib.ExitStack() as held:
        while front.going:
            one = held.enter_context(socket.socket())
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            one.setblocking(False)
            try:
                await loop.sock_connect(one, (HOST, front.port))
                await loop.sock_sendall(one, request)
                front.answers["held"] += 1
            except OSError:
                front.answers["refused"] += 1
            await asyncio.sleep(0.02)


async def orphans(front: Front) -> None:
    """The same with a farewell: whatever closes them politely leaves them to the system."""
    await unread(front, 1, "Connection: close")


async def pings(front: Front) -> None:
    """A socket that sends nothing but pings, which its protocol answers by itself."""
    table = await opened(front)
    while front.going and table:
        address = f"ws://{HOST}:{front.port}/api/tables/{table['table']}/socket"
        try:
            async with connect(address, compression=None) as talker:
                await talker.send("{}")
                while not talker.transport.is_closing() and front.going:
                    talker.transport.write(bytes([0x89, 0x80, 0, 0, 0, 0]) * 5_000)
                    front.answers["pinged"] += 5_000
                    await asyncio.sleep(0)
                    await talker.drain()
        except (OSError, WebSocketException):
            front.answers["closed"] += 1


async def crumbs(front: Front) -> None:
    """Requests one behind the other on a connection, in as few bytes as can be."""
    request = f"GET /api/x HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode() * 3_000
    while front.going:
        try:
            _, writer = await asyncio.open_connection(HOST, front.port)
            writer.write(request)
            await writer.drain()
            front.answers["sent"] += 1
            writer.close()
            await writer.wait_closed()
        except OSError:
            front.answers["closed"] += 1
        await asyncio.sleep(0.005)


ATTACKS: Final[dict[str, tuple[Attack, int]]] = {  # and how many at once
    "long records branched": (branches, 8),
    "long records replayed": (replays, 8),
    "undos in a long match": (undos, 4),
    "long tables of bots": (bots, 25),
    "sockets that talk": (talks, 8),
    "sockets that ping": (pings, 8),
    "requests in crumbs": (crumbs, 8),
    "new tables": (tables, 8),
    "hints": (hints, 8),
    "recovery codes guessed": (guesses, 8),
    "a crowd at one table": (crowds, 2),
    "a crowd at a long table": (rewound, 1),
    "half requests": (halves, 8),
    "answers left unread": (unread, 1),
    "answers left behind": (orphans, 1),
}


async def attack(port: int, name: str, seconds: float) -> Counter[str]:
    """Many at once, until the time is over; what they were answered."""
    what, crowd = ATTACKS[name]
    front = Front(port, asyncio.get_running_loop().time() + seconds)
    enemies = [asyncio.create_task(what(front)) for _ in range(crowd)]
    await asyncio.wait(enemies, timeout=seconds + 1)
    for enemy in enemies:
        enemy.cancel()
    await asyncio.gather(*enemies, return_exceptions=True)
    return front.answers


if __name__ == "__main__":
    found = asyncio.run(attack(int(sys.argv[1]), sys.argv[2], float(sys.argv[3])))
    print(json.dumps(found))
