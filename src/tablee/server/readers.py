"""Those who listen to a table: rung when there may be news for them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Final

CROWD: Final = 8  # readers that are rung in one go


class Reader:
    """A bell for one connection, and with whose eyes it reads; without eyes it reads no further.

    There is one for every open socket, so it is as small as can be.
    """

    __slots__ = ("_rung", "_waiting", "eyes")

    def __init__(self, eyes: Iterable[int]) -> None:
        self.eyes = frozenset(eyes)
        self._rung = True  # whoever comes is told at once
        self._waiting: asyncio.Future[None] | None = None

    def ring(self) -> None:
        """Rung twice before it is heard is rung once: whoever is behind hears all of it at once."""
        self._rung = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def stop(self) -> None:
        self.eyes = frozenset()
        self.ring()

    async def rung(self) -> bool:
        """True when there may be news since the last time, False when it reads no further."""
        if not self._rung:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        self._rung = False
        return bool(self.eyes)


def ring_all(readers: Sequence[Reader]) -> None:
    """A few at a time: a table may be long to tell, and everybody else is served between."""
    for reader in readers[:CROWD]:
        reader.ring()
    if len(readers) > CROWD:
        asyncio.get_running_loop().call_soon(ring_all, readers[CROWD:])
