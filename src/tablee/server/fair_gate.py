"""So many at a time come through; clients take turns, and who asks for much waits for it alone."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairGate:
    def __init__(self, wide: int) -> None:
        self.free = wide
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # the next client stands first

    @asynccontextmanager
    async def passing(self, client: str) -> AsyncIterator[None]:
        await self._enter(client)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, client: str) -> None:
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(client, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # its place is somebody else's
                self._leave()
            raise

    def _leave(self) -> None:
        """The place goes to the next who is still there."""
        while self.waiting:
            client = next(iter(self.waiting))
            turns = self.waiting.pop(client)
            turn = turns.popleft()
            if turns:  # whoever was let in goes to the end of the line
                self.waiting[client] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
