"""One thread writes; whatever is waiting when it gets to work shares one synced commit."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from tablee.server.store import Line, Store


class Writer:
    """Group commit: `append` returns when the line is on disk, or raises if it is not."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="tablee-store")
        self.waiting: list[tuple[str, Line, asyncio.Future[None]]] = []
        self.busy: asyncio.Task[None] | None = None

    async def append(self, table_id: str, line: Line) -> None:
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((table_id, line, written))
        if self.busy is None or self.busy.done():
            self.busy = asyncio.create_task(self._write())
        await written

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self.waiting:
            batch, self.waiting = self.waiting, []
            lines = [(table_id, line) for table_id, line, _ in batch]
            try:
                await loop.run_in_executor(self.thread, self.store.append, lines)
            except Exception as error:  # whoever waits must hear that nothing was written
                for _, _, written in batch:
                    if not written.done():
                        written.set_exception(error)
            else:
                for _, _, written in batch:
                    if not written.done():
                        written.set_result(None)

    async def close(self) -> None:
        """Finish what was promised, then let go of the file."""
        if self.busy is not None:
            await self.busy
        self.thread.shutdown(wait=True)
        self.store.close()
