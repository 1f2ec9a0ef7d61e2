"""All rooms of a server: made when somebody comes, put away when nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import ParamSpec, TypeVar

from tablee import bots
from tablee.kernel import CLOCK, EXPIRE, SPECTATOR, BadInput, BadRecord, Game, Record, Refused
from tablee.kernel.names import BOT, check_name
from tablee.server import seats, shelf
from tablee.server.config import Config
from tablee.server.messages import NextTable
from tablee.server.rooms import NotWritten, Room, Stale
from tablee.server.store import Chair, Line, Offer, Store, TableRow
from tablee.server.thinking import Thinkers
from tablee.server.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no 0 and O, no 1, i and l: ids get read aloud


@dataclass(frozen=True)
class Person:
    """Somebody who is to sit at a new table, in the order in which they sit clockwise."""

    name: str = ""
    bot: str = ""


@dataclass(frozen=True)
class Ticket:
    """What a person needs to sit down: shown once, kept hashed."""

    seat: int
    name: str
    token: str
    code: str


@dataclass(frozen=True)
class Follows:
    """Which table a new one follows, and by how many seats its people move on."""

    table_id: str
    turn: int
    same_deal: bool

    def offers(self, table: TableRow, tickets: list[Ticket]) -> list[Offer]:
        seats = len(table.chairs)
        return [
            Offer(self.table_id, (t.seat + self.turn) % seats, table.id, t.seat, self.same_deal)
            for t in tickets
        ]


class Lobby:
    def __init__(self, store: Store, config: Config, data: Path | None = None) -> None:
        self.config = config
        self.data = data
        self.store = store
        self.writer = Writer(store)
        self.thinkers = Thinkers(config.bot_workers, data)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.errands: set[asyncio.Task[None]] = set()
        self.closing = False

    # tables

    async def create(
        self,
        game_name: str,
        people: list[Person],
        options: Mapping[str, str],
        seed: str = "",
        record: Record | None = None,
        follows: Follows | None = None,
    ) -> tuple[str, list[Ticket]]:
        """A new table; with `record`, one that starts where that record ends."""
        game = shelf.load(game_name, self.data)
        settled = game.settle(len(people), options)
        seed = seed or secrets.token_hex(6)
        for person in people:
            check_bot(game, person.bot)
            if person.name:
                check_name(person.name)
        seated = people if record else game.seating(settled, seed, people)
        tickets = [
            Ticket(seat, person.name, seats.new_token(), seats.new_code())
            for seat, person in enumerate(seated)
            if not person.bot
        ]
        secret = {ticket.seat: ticket for ticket in tickets}
        chairs = [
            Chair(
                person.name or (BOT + person.bot if person.bot else ""),
                person.bot,
                seats.hashed(secret[seat].token) if seat in secret else "",
                seats.hashed_code(secret[seat].code) if seat in secret else "",
            )
            for seat, person in enumerate(seated)
        ]
        table_id = "".join(secrets.choice(ALPHABET) for _ in range(10))
        now = int(time.time() * 1000)
        table = TableRow(table_id, game.key, game.rules, game.data.hash, settled, seed, now, chairs)
        lines = lines_of(record, now) if record else []
        offers = follows.offers(table, tickets) if follows else []
        await self._on_disk(self._create, table, lines, offers)
        return table_id, tickets

    def _create(self, table: TableRow, lines: list[Line], offers: list[Offer]) -> None:
        self.store.create(table, offers)
        if lines:
            self.store.append([(table.id, line) for line in lines])

    async def room(self, table_id: str) -> Room:
        """The room of a table, rebuilt from its log if nobody was there."""
        room = self.rooms.get(table_id)
        if room is not None and not room.broken:
            return room
        if self.closing:
            raise NotWritten("the server is about to stop; come back in a moment")
        if table_id not in self.loading:
            self.loading[table_id] = asyncio.create_task(self._open(table_id))
        try:
            return await asyncio.shield(self.loading[table_id])
        finally:
            self.loading.pop(table_id, None)

    async def _open(self, table_id: str) -> Room:
        stored, offers, untaken = await self._on_disk(self._load, table_id)
        if stored is None:
            raise BadInput(f"there is no table {table_id!r}")
        table, lines = stored
        game = shelf.load(table.game, self.data)
        if table.rules != game.rules or table.data != game.data.hash:
            raise BadRecord("this table was played by other rules or other card data")
        room = Room(game, table, lines, self.writer)
        room.listeners.append(self.look)
        room.untaken = untaken
        for offer in offers:
            room.offers[offer.seat] = offer
            if not offer.taken:
                with contextlib.suppress(BadRecord):  # nobody can play there any more
                    await self._renew(room, offer)
        self.rooms[table_id] = room
        room.wake()
        return room

    def _load(
        self, table_id: str
    ) -> tuple[tuple[TableRow, list[Line]] | None, list[Offer], set[int]]:
        """A table, where its people play again, and which of its seats wait for somebody."""
        store = self.store
        return store.load(table_id), store.offers(table_id), store.untaken(table_id)

    async def _on_disk(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A store's method, on the thread that owns the file."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.writer.thread, partial(work, *args, **kwargs))
        except Exception as error:  # whatever kind of store it is
            raise NotWritten(f"the tables cannot be reached ({error})") from error

    def seat_of(self, room: Room, token: str) -> int | None:
        """Whose token this is: a seat, SPECTATOR without a token, None for a wrong one."""
        if not token:
            return SPECTATOR
        digest = seats.hashed(token)
        for seat, chair in enumerate(room.table.chairs):
            if seats.matches(digest, chair.token_hash):
                return seat
        return None

    async def sit(self, room: Room, token: str) -> int | None:
        """Whose token this is; a seat that was offered is taken from now on."""
        seat = self.seat_of(room, token)
        if seat in room.untaken:
            await self._on_disk(self.store.take, room.table.id, seat)
            room.untaken.discard(seat)
        return seat

    async def reseat(self, room: Room, seat: int, code: str = "") -> str:
        """A new secret for a seat, and a new code if given; whoever held the old one is out."""
        token = seats.new_token()
        chair = replace(room.table.chairs[seat], token_hash=seats.hashed(token))
        if code:
            chair = replace(chair, code_hash=seats.hashed_code(code))
        await self._on_disk(
            self.store.reseat, room.table.id, seat, chair.token_hash, chair.code_hash
        )
        room.table.chairs[seat] = chair
        return token

    # playing again

    async def again(self, room: Room, seat: int, same_deal: bool) -> NextTable:
        """Another game for the people of a room; everybody is told of their own new seat."""
        async with room.turnstile:  # two who ask at once get the same table
            if seat not in room.offers:
                await self._lay_again(room, same_deal)
            elif seat not in room.again:
                await self._renew(room, room.offers[seat])
            mine = room.again[seat]
            await self._on_disk(self.store.take, mine.table, mine.seat)
        return mine

    async def _lay_again(self, room: Room, same_deal: bool) -> None:
        chairs = room.table.chairs
        people = [Person("" if chair.bot else chair.name, chair.bot) for chair in chairs]
        options = dict(room.table.options)
        if room.game.lot:
            options[room.game.lot] = "chosen"
        turn = 0 if same_deal else 1
        seed = room.table.seed if same_deal else ""
        follows = Follows(room.table.id, turn, same_deal)
        _, tickets = await self.create(
            room.game.key, [*people[turn:], *people[:turn]], options, seed, follows=follows
        )
        secret = {ticket.seat: ticket for ticket in tickets}
        for offer in await self._on_disk(self.store.offers, room.table.id):
            room.offers[offer.seat] = offer
            room.again[offer.seat] = next_table(offer, secret[offer.next_seat])
        room.wake()

    async def _renew(self, room: Room, offer: Offer) -> None:
        """Secrets are not kept: whoever has not sat down yet gets new ones after a restart."""
        next_room = await self.room(offer.next_id)
        name, code = room.table.chairs[offer.seat].name, seats.new_code()
        token = await self.reseat(next_room, offer.next_seat, code)
        room.again[offer.seat] = next_table(offer, Ticket(offer.next_seat, name, token, code))

    # bots, and those who stand in for people who left

    def look(self, room: Room) -> None:
        """After every change: whichever seat the table waits for, if a bot's, is set to think."""
        if room.match.over:
            return
        for seat in room.match.awaited:
            bot = self.player_of(room, seat)
            mark = (seat, room.ask(seat))
            if bot and mark not in room.asked:
                room.asked.add(mark)
                self._start(self._think(room, bot, mark))

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
            self._start(self._look_later(room, seat, remaining))
            return ""
        return bots.usual(room.game)

    async def _look_later(self, room: Room, seat: int, seconds: float) -> None:
        await asyncio.sleep(seconds + 0.05)
        if seat in room.left and self.rooms.get(room.table.id) is room:
            self.look(room)

    async def _think(self, room: Room, bot: str, mark: tuple[int, int]) -> None:
        """A bot's answer to one decision. If what it may do has changed, it thinks again."""
        seat, ask = mark

        def asked() -> bool:
            away = room.table.chairs[seat].bot or seat in room.left
            return bool(away) and room.ask(seat) == ask and seat in room.match.awaited

        missed = False
        try:
            await asyncio.sleep(self.config.bot_pace)
            if asked():
                moves, record = room.match.moves(seat), room.match.record()
                text = await self.thinkers.choose(room.table.id, record, seat, bot)
                missed = room.match.moves(seat) != moves
                if asked() and not missed:
                    await room.bot_move(seat, text, ask, room.n)
        except (Stale, Refused):  # the table moved on: there is something else to decide
            missed = True
        except NotWritten:  # the table is laid again
            pass
        finally:
            room.asked.discard(mark)
        if missed and not room.broken:
            self.look(room)

    def _start(self, errand: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    # housekeeping

    def put_away_idle(self) -> int:
        """Rooms nobody looks at leave the memory; their logs bring them back."""
        now = time.monotonic()
        idle = [
            table_id
            for table_id, room in self.rooms.items()
            if not room.bells and now - room.touched > self.config.idle_seconds
        ]
        for table_id in idle:
            self.rooms.pop(table_id).close()
        return len(idle)

    async def finish(self) -> None:
        """Whatever was begun is finished, nothing new is; readers are let go."""
        self.closing = True
        for errand in self.errands:
            errand.cancel()
        for room in self.rooms.values():
            async with room.turnstile:
                room.close()

    async def close(self) -> None:
        await self.finish()
        self.thinkers.close()
        await self.writer.close()


def next_table(offer: Offer, ticket: Ticket) -> NextTable:
    return NextTable(
        offer.next_id, ticket.seat, ticket.name, ticket.token, ticket.code, offer.same_deal
    )


def check_bot(game: Game, name: str) -> None:
    """Bots by name only: one out of a file would be anybody's code on this machine."""
    known = bots.names(game)
    if name and name not in known:
        raise BadInput(f"{game.key} has no bot {name!r}; it has {', '.join(known)}")


def lines_of(record: Record, now: int) -> list[Line]:
    """A record's entries as the log of a new table."""
    return [
        Line(n, now, CLOCK, "expire", entry.text.removeprefix(EXPIRE).strip())
        if entry.seat == CLOCK
        else Line(n, now, entry.seat, "move", entry.text)
        for n, entry in enumerate(record.entries, start=1)
    ]
