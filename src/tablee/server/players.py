"""Bots at the tables of a server, and bots that stand in for people who left."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import partial

from tablee import bots
from tablee.kernel import Refused
from tablee.server.config import Config
from tablee.server.failures import NotWritten, Stale, TooMuch
from tablee.server.quotas import payer
from tablee.server.rooms import Room
from tablee.server.thinkers import Thinkers
from tablee.server.turns import Turns
from tablee.server.workers import Overdue

Errand = Callable[[], Coroutine[None, None, None]]
LEFT = 0  # no decision has this number: somebody is waited for
LATER = 2.0  # seconds before a bot is asked again that found no worker free


class Players:
    """Sets bots to think when a table waits for one of them and somebody watches."""

    def __init__(self, config: Config, thinkers: Thinkers, turns: Turns) -> None:
        self.config = config
        self.thinkers = thinkers
        self.turns = turns
        self.errands: set[asyncio.Task[None]] = set()
        self.closing = False

    def look(self, room: Room) -> None:
        """After every change: whichever seat the table waits for, if a bot's, is set to think."""
        if room.match.over or not self.watched(room):
            return
        for seat in room.match.awaited:
            bot = self.player_of(room, seat)
            mark = (seat, room.ask(seat))
            if bot and mark not in room.asked:
                room.asked.add(mark)
                self._start(room, partial(self._think, room, bot, mark))

    def watched(self, room: Room) -> bool:
        """Whether anybody would see what a bot does: a reader, or somebody who asked just now."""
        recently = time.monotonic() - room.looked < self.config.unwatched_seconds
        return bool(room.readers) or recently

    def player_of(self, room: Room, seat: int) -> str:
        """The bot that decides for a seat now; "" for a person who is there or may come back."""
        chair = room.table.chairs[seat]
        if chair.bot:
            return chair.bot
        left = room.left.get(seat)
        if left is None:
            return ""
        remaining = self.config.away_seconds - (time.monotonic() - left)
        if remaining > 0:
            if (seat, LEFT) not in room.asked:
                room.asked.add((seat, LEFT))
                self._start(room, partial(self._look_later, room, seat, remaining))
            return ""
        return bots.names(room.game)[:2][-1]  # one that answers at once

    async def _look_later(self, room: Room, seat: int, seconds: float) -> None:
        await asyncio.sleep(seconds + 0.05)
        room.asked.discard((seat, LEFT))
        if seat in room.left and not room.broken:
            self.look(room)

    async def _think(self, room: Room, bot: str, mark: tuple[int, int]) -> None:
        """A bot's answer to one decision. If what it may do has changed, it thinks again."""
        missed = False
        try:
            await asyncio.sleep(self.config.bot_pace)
            if asked(room, mark):
                missed = not await self._answer(room, bot, mark)
        except (Stale, Refused):  # the table moved on: there is something else to decide
            missed = True
        except TooMuch:  # the workers are busy: in a moment again
            await asyncio.sleep(LATER)
            missed = True
        except NotWritten:  # the table is laid again
            pass
        finally:
            room.asked.discard(mark)
        if missed and not room.broken:
            self.look(room)

    async def _answer(self, room: Room, bot: str, mark: tuple[int, int]) -> bool:
        seat, ask = mark
        moves = room.match.legal(seat)
        try:
            text = await self.thinkers.choose(room.table.id, room.match, seat, bot)
        except Overdue:  # the table is not to wait for ever: the first move that comes to mind
            text = room.game.catalogue.texts[moves[0]]
        if room.match.legal(seat) != moves:
            return False
        if asked(room, mark):
            await room.bot_move(seat, text, ask, room.n)
        return True

    def _start(self, room: Room, errand: Errand) -> None:
        if self.closing:
            return
        task = asyncio.create_task(self._run(room.laid_for, errand))
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    async def _run(self, client: str, errand: Errand) -> None:
        """In the turns of whoever had the table laid, whoever moved or looked."""
        payer.set(client)
        await self.turns.steps(client, errand())

    def close(self) -> None:
        self.closing = True
        for errand in self.errands:
            errand.cancel()


def asked(room: Room, mark: tuple[int, int]) -> bool:
    """Whether that decision is still to be made, and not by somebody who is there."""
    seat, ask = mark
    away = room.table.chairs[seat].bot or seat in room.left
    return bool(away) and not room.broken and room.ask(seat) == ask and seat in room.match.awaited
