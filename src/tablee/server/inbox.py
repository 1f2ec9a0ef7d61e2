"""What every open socket has of its own, as small as can be: there are thousands of them.

An `asyncio.Event` and an `asyncio.Queue` hold five double-ended lists between them, of which an
empty one takes 760 bytes.
"""

from __future__ import annotations

import asyncio
from typing import Any


class Gate:
    """What uvicorn asks of an `asyncio.Event`."""

    __slots__ = ("_open", "_waiting")

    def __init__(self) -> None:
        self._open = True
        self._waiting: tuple[asyncio.Future[None], ...] = ()

    def is_set(self) -> bool:
        return self._open

    def clear(self) -> None:
        self._open = False

    def set(self) -> None:
        self._open = True
        waiting, self._waiting = self._waiting, ()
        for one in waiting:
            if not one.done():
                one.set_result(None)

    async def wait(self) -> None:
        while not self._open:
            opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting += (opened,)
            await opened


class Inbox:
    """What uvicorn asks of an `asyncio.Queue`; one at a time waits for what comes."""

    __slots__ = ("_came", "_messages")

    def __init__(self) -> None:
        self._messages: tuple[Any, ...] = ()
        self._came: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        self._messages += (message,)
        if self._came is not None and not self._came.done():
            self._came.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._came = asyncio.get_running_loop().create_future()
            try:
                await self._came
            finally:
                self._came = None
        first, *rest = self._messages
        self._messages = tuple(rest)
        return first
