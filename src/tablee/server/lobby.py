"""All rooms of a server: made when somebody comes, put away when nobody is there."""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import ParamSpec, TypeVar

from tablee import bots
from tablee.kernel import (
    CLOCK,
    EXPIRE,
    SPECTATOR,
    BadInput,
    BadRecord,
    Entry,
    Game,
    Match,
    Record,
    Refused,
    TableeError,
)
from tablee.kernel.match import check_version
from tablee.kernel.names import BOT, check_name
from tablee.server import boxes, seats
from tablee.server.config import Config
from tablee.server.failures import NoTable, NotWritten, OtherRelease, TooMuch, not_written
from tablee.server.fair_gate import FairGate
from tablee.server.history import History
from tablee.server.messages import Invitation, NewSeat, Opened, Person
from tablee.server.metrics import metrics
from tablee.server.neighbours import Elsewhere, Neighbours
from tablee.server.players import Players
from tablee.server.quotas import Buckets, Prepaid, payer
from tablee.server.rooms import Room, laid
from tablee.server.space import Space
from tablee.server.store import Chair, Lease, Line, Offer, Old, Store, TableRow, Trouble
from tablee.server.thinkers import Thinkers
from tablee.server.turns import Turns
from tablee.server.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no 0 and O, no 1, i and l: ids get read aloud
SLICE = 0.004  # seconds of the loop that a table being laid takes at a time
HASHERS = (
    2  # codes hashed at a time: each takes four megabytes, which its thread does not give back
)
TRIES = 2  # to lay a table that changes while it is laid
SETTLED = 5.0  # seconds after which a room that nobody reads may make way for another


@dataclass(frozen=True)
class Follows:
    """Which table a new one follows, and by how many seats its people move on.

    Its people are not invited: the secrets of their old seats bring them to the new ones.
    """

    table_id: str
    turn: int
    same_deal: bool

    def offers(self, table: TableRow) -> list[Offer]:
        count = len(table.chairs)
        return [
            Offer(self.table_id, (seat + self.turn) % count, table.id, seat, self.same_deal)
            for seat, chair in enumerate(table.chairs)
            if not chair.bot
        ]


class Lobby:
    def __init__(self, store: Store, config: Config, data: Path | None = None) -> None:
        self.config = config
        self.data = data
        self.store = store
        self.writer = Writer(store, config.store_seconds)
        self.space = Space(store, self.writer, config.most_megabytes)
        self.turns = Turns(config.turn_seconds)
        self.thinkers = Thinkers(config, data)
        self.players = Players(config, self.thinkers, self.turns)
        self.work = Buckets(config.work_burst, config.work_per_second)
        # Apart: hints and records of one keep nobody at the same address from their table.
        self.errands = Prepaid(Buckets(config.work_burst, config.work_per_second))
        self.hashers = ThreadPoolExecutor(HASHERS, thread_name_prefix="tablee-hash")
        self.to_hash = FairGate(HASHERS)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.overtaken: set[str] = set()  # tables that changed while they were being laid
        self.neighbours = Neighbours(store.alive)
        self.slices = asyncio.Lock()  # one table is laid at a time, all of them in turn
        self.closing = False
        self.alone = math.isinf(store.alive)
        metrics.gauges["tablee_rooms"] = lambda: len(self.rooms)
        metrics.gauges["tablee_writes_waiting"] = self.writer.in_line
        metrics.gauges["tablee_jobs_waiting"] = self.thinkers.waiting

    # tables

    async def create(
        self,
        game_name: str,
        people: list[Person],
        options: Mapping[str, str],
        seed: str = "",
        record: Record | None = None,
        follows: Follows | None = None,
    ) -> Opened:
        """A new table; with `record`, one that starts where that record ends, and goes on by the
        rules and cards of that record."""
        await self.space.check()
        if record is None:
            game = boxes.load(game_name, self.data)
        else:
            game = boxes.load_as(game_name, record.rules, record.data, self.data)
        settled = game.settle(len(people), options)
        if not seed.isprintable():
            raise BadInput("a seed is made of visible characters")
        seeded, seed = bool(seed), seed or seats.new_seed()
        check_people(game, people)
        seated = people if record else game.seating(settled, seed, people)
        table_id = "".join(secrets.choice(ALPHABET) for _ in range(10))
        opened = Opened(table_id, [], [])
        chairs = [
            await self._chair(opened, seat, person, follows is None)
            for seat, person in enumerate(seated)
        ]
        now = int(time.time() * 1000)
        table = TableRow(
            table_id, game.key, game.version, game.data.hash, settled, seed, now, chairs, seeded
        )
        lines = lines_of(record, now) if record else []
        offers = follows.offers(table) if follows else []
        await self.on_disk(self.store.create, table, offers, lines)
        self.writer.wrote()
        return opened

    async def _chair(self, opened: Opened, seat: int, person: Person, invited: bool) -> Chair:
        if person.bot:
            return Chair(person.name or BOT + person.bot, person.bot)
        if person.here:
            new, chair = await self.new_seat(opened.table, seat, Chair(person.name, held="host"))
            opened.seats.append(new)
            return chair
        if not invited:
            return Chair(person.name)
        invitation = Invitation(seat, person.name, seats.new_token())
        opened.invitations.append(invitation)
        return Chair(person.name, invite_hash=seats.hashed(invitation.invite))

    async def new_seat(
        self, table_id: str, seat: int, chair: Chair, token: str = ""
    ) -> tuple[NewSeat, Chair]:
        """New secrets for a chair; hashing a code takes a while, off the loop, and is paid for."""
        new = NewSeat(seat, chair.name, token or seats.new_token(), seats.new_code())
        code_hash = await self.hashing(seats.hashed_code, new.code, table_id)
        hashes = {"token_hash": seats.hashed(new.token), "code_hash": code_hash}
        return new, replace(chair, **hashes)

    async def hashing(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Something slow on purpose, off the loop: whoever asked pays what it took."""

        def timed() -> tuple[T, float]:
            began = time.thread_time()
            return work(*args, **kwargs), time.thread_time() - began

        self.afford()
        loop, client = asyncio.get_running_loop(), payer.get()
        async with self.to_hash.passing(client):  # 60 tables of one keep no other from theirs
            found, seconds = await loop.run_in_executor(self.hashers, timed)
        self.work.charge(client, seconds)
        return found

    async def room(self, table_id: str) -> Room:
        """The room of a table, rebuilt from its log if nobody was there."""
        room = self._here(table_id)
        if room is None:
            room = await self._laid(table_id)
        asleep = not self.players.watched(room)
        room.looked = time.monotonic()
        if asleep:
            self.players.look(room)
        return room

    def _here(self, table_id: str) -> Room | None:
        """A room in which nothing can have happened without us."""
        if self.neighbours.lapsed():
            self.lost()
        room = self.rooms.get(table_id)
        return None if room is None or room.broken else room

    async def whereabouts(self, table_id: str) -> str:
        """The address of the server whose table this is; "" for our own, and for none at all.
        Raises `NotWritten` where it cannot be found out."""
        if self.alone or self._here(table_id) is not None:
            return ""
        address = self.neighbours.owner_of(table_id)
        if address:
            return address
        try:
            await self.room(table_id)
        except Elsewhere as error:
            return error.address
        except NotWritten:
            raise
        except TableeError:  # whoever answers the request says what is wrong
            return ""
        return ""

    def heard(self, table_id: str, taken: bool = True) -> None:
        """Another server has changed a table, or taken it: what we know of it is out of date."""
        if taken:
            self.neighbours.moved(table_id)
        if table_id in self.loading:
            self.overtaken.add(table_id)
        room = self.rooms.pop(table_id, None)
        if room is not None:
            room.close()

    def lost(self) -> None:
        """We could not say that we are alive, or not hear what others did: they may have our tables
        by now, and have given their seats other secrets."""
        for table_id in [*self.rooms, *self.loading]:
            self.heard(table_id)

    async def _laid(self, table_id: str) -> Room:
        if self.closing:
            raise NotWritten("the server is about to stop; come back in a moment")
        if table_id not in self.loading:
            self.loading[table_id] = asyncio.create_task(self._open(table_id))
            self.loading[table_id].add_done_callback(partial(self._loaded, table_id))
        return await asyncio.shield(self.loading[table_id])

    def _loaded(self, table_id: str, task: asyncio.Task[Room]) -> None:
        del self.loading[table_id]
        self.overtaken.discard(table_id)
        if not task.cancelled():
            task.exception()  # whoever waited has heard of it

    async def _open(self, table_id: str) -> Room:
        self._make_way()
        self.afford()
        for _ in range(TRIES):
            room = await self._lay(table_id)
            if table_id not in self.overtaken:
                self._held_by_one(room)
                self.rooms[table_id] = room
                room.wake()
                return room
            self.overtaken.discard(table_id)
        raise NotWritten("this table is just changing; send this again")

    async def _lay(self, table_id: str) -> Room:
        lease = await self._lease(table_id)
        stored = await self.on_disk(self.store.load, table_id)
        if stored is None:
            raise NoTable(f"there is no table {table_id!r}")
        offers = await self.on_disk(self.store.offers, table_id)
        table, lines = stored
        game = boxes.load_as(table.game, table.rules, table.data, self.data)
        try:
            check_version(game, table.rules, table.data)
        except BadRecord as error:
            raise OtherRelease(str(error)) from None
        match = await self._replayed(game, table, History(len(table.chairs), lines))
        room = Room(game, table, lines, self.writer, match, lease.fence)
        room.listeners.append(self.players.look)
        room.offers = {offer.seat: offer for offer in offers}
        return room

    async def _lease(self, table_id: str) -> Lease:
        """Ours, if nobody alive has that table."""
        if self.neighbours.lapsed():  # what we took now, another could take from us at once
            raise not_written(Trouble("hangs", "no beat"))
        lease = await self.on_disk(self.store.lease, table_id)
        if lease is None:
            raise NoTable(f"there is no table {table_id!r}")
        if lease.address:
            self.neighbours.owned_by(table_id, lease.address)
            raise Elsewhere(lease.address)
        self.neighbours.moved(table_id)
        return lease

    async def _replayed(self, game: Game, table: TableRow, history: History) -> Match:
        """In slices, between which everybody else is served."""
        spent, entries = 0.0, iter(history.entries)
        match: Match | None = None
        entry = None
        while match is None or entry is not None:
            async with self.slices:
                began = time.thread_time()
                if match is None:
                    match = laid(game, table, history)
                    entry = next(entries, None)
                while entry is not None and time.thread_time() - began < SLICE:
                    try:
                        match.enter(entry)
                    except Refused as refused:
                        raise refused_now(len(match.entries) + 1, entry, refused) from None
                    entry = next(entries, None)
                spent += time.thread_time() - began
            await asyncio.sleep(0)
        metrics.time("tablee_load_seconds", spent)
        self.work.charge(payer.get(), spent)
        return match

    def afford(self) -> None:
        """Whoever has used up their share of the processor has to wait."""
        if self.work.level(payer.get()) <= 0:
            raise TooMuch("that is a lot of work for one; wait a moment", status=429)

    @contextmanager
    def paid(self) -> Iterator[None]:
        """What is done here and now, while everybody waits, is paid for by whoever asked."""
        self.afford()
        began = time.thread_time()  # a machine that others keep busy costs nobody more
        try:
            yield
        finally:
            self.work.charge(payer.get(), time.thread_time() - began)

    async def on_disk(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A store's method, on the thread that owns the file."""
        try:
            return await self.writer.run(work, *args, **kwargs)
        except Exception as error:  # whatever kind of store it is
            raise not_written(error) from error

    # housekeeping

    async def forget(self, table_id: str, limits: Old | None = None) -> bool:
        """A table, its words and its log are gone for good; with limits only if it is old still."""
        room = self.rooms.pop(table_id, None)
        if room is not None:
            room.close()
        gone = await self.on_disk(self.store.delete, table_id, limits)
        if gone:  # whoever came meanwhile, and was laid a table that is no more, goes
            self.heard(table_id)
        metrics.count("tablee_tables_ended_total", int(gone))
        return gone

    def watched(self, table_id: str) -> bool:
        room = self.rooms.get(table_id)
        return table_id in self.loading or (room is not None and bool(room.readers))

    def admit(self, room: Room, seat: int) -> None:
        """Whether one more may watch; whoever plays is always let in."""
        if seat == SPECTATOR and room.here.get(SPECTATOR, 0) >= self.config.spectators:
            raise TooMuch("this table has as many spectators as it can seat", seconds=60)

    def _make_way(self) -> None:
        """A room for one more; those go first that nobody reads."""
        taken = sum([room.weight for room in self.rooms.values()])
        if taken + len(self.loading) <= self.config.rooms:
            return
        if not self.put_away(SETTLED, self.config.rooms // 10 or 1):
            raise TooMuch("all tables are taken; come back in a while", seconds=30)

    def _held_by_one(self, room: Room) -> None:
        """Nobody fills the memory with long tables by looking at each now and then: those that a
        client had laid and nobody reads make way for its next one."""
        own = [one for one in self.rooms.values() if one.laid_for == room.laid_for]
        over = room.weight + sum([one.weight for one in own]) - self.config.client_rooms
        for one in sorted(own, key=lambda one: max(one.touched, one.looked)):
            if over > 0 and not one.readers and not one.turnstile.locked():
                self.rooms.pop(one.table.id).close()
                over -= one.weight
        if over > 0:
            raise TooMuch("you have as many long tables open as one may have", 60, 429)

    def put_away_overgrown(self) -> int:
        """Tables grow while they are held open. A client that has too much in memory by now loses
        its longest ones; whoever comes back to one has it laid anew, as one of their own."""
        held: dict[str, list[Room]] = {}
        for room in self.rooms.values():
            held.setdefault(room.laid_for, []).append(room)
        gone = 0
        for rooms in held.values():
            over = sum([room.weight for room in rooms]) - self.config.client_rooms
            for room in sorted(rooms, key=lambda room: -room.weight):
                if over > 0 and not room.turnstile.locked():
                    self.rooms.pop(room.table.id).close()
                    over -= room.weight
                    gone += 1
        return gone

    def put_away_idle(self) -> int:
        """Rooms nobody looks at leave the memory; their logs bring them back."""
        return self.put_away(self.config.idle_seconds, len(self.rooms))

    def put_away(self, seconds: float, most: int) -> int:
        now = time.monotonic()
        idle = [
            (max(room.touched, room.looked), table_id)
            for table_id, room in self.rooms.items()
            if not room.readers and now - max(room.touched, room.looked) > seconds
        ]
        for _, table_id in sorted(idle)[:most]:
            self.rooms.pop(table_id).close()
        return len(idle)

    async def finish(self) -> None:
        """Whatever was begun is finished, nothing new is; readers are let go."""
        self.closing = True
        self.players.close()
        self.thinkers.leave()
        for room in list(self.rooms.values()):
            async with room.turnstile:
                room.close()

    async def close(self) -> None:
        await self.finish()
        self.hashers.shutdown(wait=False)
        self.thinkers.close()
        await self.writer.close()


def check_people(game: Game, people: list[Person]) -> None:
    """Bots by name only: one out of a file would be anybody's code on this machine."""
    known = [*bots.names(game), *bots.cast()]
    for person in people:
        if person.bot and person.bot not in known:
            raise BadInput(f"{game.key} has no bot {person.bot!r}; it has {', '.join(known)}")
        if person.name:
            check_name(person.name)


def refused_now(number: int, entry: Entry, refused: Refused) -> OtherRelease:
    """It was legal when it was stored: whoever looks at the table has done nothing wrong."""
    move = f"move {number}, {entry.text!r} by seat {entry.seat + 1}"
    return OtherRelease(f"another release played this table: here {move}, is refused ({refused})")


def lines_of(record: Record, now: int) -> list[Line]:
    """A record's entries as the log of a new table."""
    return [
        Line(n, now, CLOCK, "expire", entry.text.removeprefix(EXPIRE).strip())
        if entry.seat == CLOCK
        else Line(n, now, entry.seat, "move", entry.text)
        for n, entry in enumerate(record.entries, start=1)
    ]
