"""Whose turn it is on the loop: every client has a little of each turn of it.

What is done for somebody is done in steps, each from one thing that is waited for to the next, and
everybody waits while one is done. Of many requests that come at once all would be begun before the
loop looks up again; so whoever has used up their part of a turn waits for the next one, and others
are served between. A step that is long stays so: each is to be short by what it does.
"""

from __future__ import annotations

import asyncio
import time
import types
from collections.abc import Coroutine, Generator
from itertools import islice
from typing import Any, Final, TypeVar

T = TypeVar("T")
CROWD: Final = 10_000  # clients in mind
AT_ONCE: Final = 16  # that are let on in one turn, as far as their client's part of it goes


class Turns:
    def __init__(self, seconds: float) -> None:
        self.seconds = seconds  # of a turn of the loop that are one client's
        self.used: dict[str, float] = {}  # since somebody last had to wait: so in no turn more
        self.lines: dict[str, dict[int, asyncio.Future[None]]] = {}  # by ticket: who came first
        self.tickets = 0
        self.ending = False  # somebody will say when this turn is over

    def over(self, client: str) -> bool:
        """Whether a client has had its part, or has some in line already."""
        return client in self.lines or self.used.get(client, 0.0) >= self.seconds

    def use(self, client: str, seconds: float) -> None:
        """So much was done for a client just now."""
        self.used[client] = self.used.get(client, 0.0) + seconds
        if len(self.used) > CROWD:
            self.used.clear()

    async def mine(self, client: str) -> None:
        """Returns when something of a turn is the client's, in the order in which they came."""
        if not self.over(client):
            return
        line = self.lines.setdefault(client, {})
        self.tickets += 1
        ticket = self.tickets
        if not self.ending:
            self._end_soon()
        try:
            while True:
                line[ticket] = asyncio.get_running_loop().create_future()
                await line[ticket]
                if self.used.get(client, 0.0) < self.seconds:
                    return
        finally:
            del line[ticket]
            if not line:
                del self.lines[client]

    @types.coroutine
    def steps(self, client: str, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
        """Something that is done for a client, each step of it in its turn."""
        thrown: BaseException | None = None
        while True:
            try:
                if thrown is None and self.over(client):
                    yield from self.mine(client).__await__()
            except BaseException as error:
                thrown = error
            began = time.monotonic()
            try:
                awaited = work.send(None) if thrown is None else work.throw(thrown)
            except StopIteration as done:
                found: T = done.value
                return found
            finally:
                thrown = None
                self.use(client, time.monotonic() - began)
            try:
                yield awaited
            except BaseException as error:  # such as that nobody waits for it any more
                thrown = error

    def _end_soon(self) -> None:
        self.ending = True
        asyncio.get_running_loop().call_soon(self._end)

    def _end(self) -> None:
        self.ending = False
        self.used.clear()
        for line in self.lines.values():
            for waiting in islice(line.values(), AT_ONCE):
                if not waiting.done():
                    waiting.set_result(None)
        if self.lines:
            self._end_soon()
