"""A room: one match, one inbox, one message at a time.

A move is checked, written to disk, carried out, and only then told to anybody. Readers are woken
and fetch the table as they may see it; nobody is ever sent more than that.
"""

from __future__ import annotations

import asyncio
import time
import weakref
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

import msgspec

from tablee.kernel import CLOCK, SPECTATOR, BadInput, Game, Match
from tablee.kernel.match import Checked
from tablee.kernel.names import printable
from tablee.kernel.seeds import commitment
from tablee.server.changes import Told
from tablee.server.clock import OWN, RoomClock
from tablee.server.failures import NotWritten, Stale, TooMuch, not_written
from tablee.server.history import History
from tablee.server.messages import Update
from tablee.server.quotas import payer
from tablee.server.readers import CROWD, Reader, ring_all
from tablee.server.store import Append, Chair, Line, Offer, TableRow
from tablee.server.updates import sitters_of, update_of
from tablee.server.writer import Writer
from tablee.show import Presenter

T = TypeVar("T")
Reseat = Callable[[Append | None], Awaitable[bool]]  # how new secrets get to the disk
Allowed = Callable[[], None]  # raises where whoever asked may not do it any more
ENCODER = msgspec.json.Encoder()
MOST = 20_000  # lines of a table
# Fewer are left to what is no move: whoever is about to lose does not fill the log, by talking or
# by stepping back and forth, until nobody can play on.
STEPS = 10_000  # lines before which one can step back
TALK = 4_000  # words
LINES_A_TABLE = 250  # which take about as much memory as a table before its first move
SHARED_SECONDS = 0.05  # clocks are counted down on both sides: so little is no news


class Room:
    """The live side of a table. Made from its log, thrown away when idle or when a write fails.

    Nothing that a room holds leads back to it: it is freed the moment it is put away.
    """

    def __init__(
        self,
        game: Game,
        table: TableRow,
        lines: Sequence[Line],
        writer: Writer | None,
        match: Match | None = None,
        fence: int = 0,
    ) -> None:
        """`match`: what is left of the log, played already. Without a writer one only looks."""
        self.game = game
        self.table = table
        self.writer = writer
        self.fence = fence
        self.laid_for = payer.get()  # the client whose request brought it into the memory
        self.commitment = "" if table.seeded else commitment(table.seed)
        self.history = History(len(table.chairs), lines)
        self.match = match or replayed(game, table, self.history)
        self.presenter = Presenter(self.match)
        self.here: dict[int, int] = {}  # seat -> open connections
        self.readers: set[Reader] = set()
        self.turnstile = asyncio.Lock()  # the inbox: who comes first is served first
        self.door = asyncio.Lock()  # one seat gets new secrets at a time
        self.tasks: set[asyncio.Task[bool]] = set()  # kept, so that none is lost on the way
        self.listeners: list[Callable[[Room], None]] = []  # clock and bots, told after each line
        self.broken = False
        self.asked: set[tuple[int, int]] = set()  # seat and decision that a bot thinks about
        self.left: dict[int, float] = {}  # seat -> when its last connection closed
        self.offers: dict[int, Offer] = {}  # seat -> where it plays again
        self.rewinding = 0.0  # seconds of a processor for the last step back
        self.shared: dict[tuple[int, str, str], Update] = {}  # what a crowd is being told
        self.touched = time.monotonic()
        self.looked = time.monotonic()  # when somebody last asked for anything
        self.clock = RoomClock(ringing(self))

    # one message at a time

    async def move(
        self, seat: int, text: str, ask: int, key: str, allowed: Allowed | None = None
    ) -> int:
        """A seat's move; the number of its line. The same key twice is the same move."""
        return await self.in_turn(lambda: self._move(seat, text, ask, key), allowed)

    async def _move(self, seat: int, text: str, ask: int, key: str) -> int:
        known = self.history.keys[seat].get(key) if key else None
        if known is not None:
            if (known.ask, known.text) == (ask, self._written(text)):
                return known.n
            raise Stale("this key belongs to another move")
        if not key.isprintable():
            raise BadInput("a key is made of visible characters")
        if ask != self.ask(seat):
            raise Stale(f"this seat is at its decision {self.ask(seat)}, not {ask}")
        checked = self.match.check(seat, text)
        return await self._write(
            seat, "move", self.game.catalogue.texts[checked.move], key, checked
        )

    def _written(self, text: str) -> str:
        """A move as its game writes it; what is none stays as it came."""
        try:
            return self.game.catalogue.texts[self.game.catalogue.parse(text)]
        except BadInput:
            return " ".join(text.split())

    async def bot_move(self, seat: int, text: str, ask: int, n: int) -> int:
        """A bot's move, thought out at line `n`: worth nothing if anything happened since."""
        return await self.in_turn(lambda: self._bot_move(seat, text, ask, n))

    async def _bot_move(self, seat: int, text: str, ask: int, n: int) -> int:
        if n != self.n:
            raise Stale(f"this table is at its line {self.n}, not {n}")
        return await self._move(seat, text, ask, "")

    async def expire(self, frame: int, name: str = OWN) -> bool:
        """A clock of a frame ran out; nothing happens if it does not run any more."""
        return await self.in_turn(lambda: self._expire(frame, name))

    async def _expire(self, frame: int, name: str) -> bool:
        if self.match.frame != frame or name not in self._clocks():
            return False
        await self._write(CLOCK, "expire", name, "")
        return True

    def _clocks(self) -> dict[str, int]:
        """What runs now: the phase's own clock, and alarms beside it."""
        own = {OWN: self.match.seconds} if self.match.seconds else {}
        return {**own, **self.match.alarms}

    async def undo(self, seat: int, allowed: Allowed | None = None) -> int:
        """Take back one's last move within the limits; alone or among bots, also beyond them."""
        return await self.in_turn(lambda: self._undo(seat), allowed)

    async def _undo(self, seat: int) -> int:
        kind, refused = "undo", self.match.why_no_undo(seat)
        if refused is not None:
            kind = "take_back"
            people = [at for at, chair in enumerate(self.table.chairs) if not chair.bot]
            if people != [seat] or not any(e.seat == seat for e in self.match.entries):
                raise refused
            left = self.history.before(seat, kind)
        else:
            left = self.match.last_noticed(seat)
        return await self._write(seat, kind, str(left), "")

    async def say(self, seat: int, text: str, allowed: Allowed | None = None) -> int:
        """A favour or a promise, for all to read: kept beside the moves, known to no rule."""
        said = printable(" ".join(text.split())).strip()
        if not said:
            raise BadInput("there are no words in it")
        return await self.in_turn(lambda: self._write(seat, "say", said, ""), allowed)

    async def note(self, seat: int, kind: str, text: str = "") -> int:
        """Something about a seat that is no move, such as who plays it."""
        return await self.in_turn(lambda: self._write(seat, kind, text, ""))

    async def change_secrets(self, seat: int, now: Chair, told: str, write: Reseat) -> None:
        """Other secrets for a seat; `told`, if anything, is told to everybody. Never too much for
        a full table: whoever brings a secret is to have their seat."""
        await self.in_turn(lambda: self._change_secrets(seat, now, told, write))

    async def _change_secrets(self, seat: int, now: Chair, told: str, write: Reseat) -> None:
        line = Line(self.n + 1, int(time.time() * 1000), seat, "seat", told)
        try:
            done = await write(Append(self.table.id, line, self.fence) if told else None)
        except BaseException:
            self.close()  # the disk decides which secrets hold: whoever comes next asks it
            raise
        if not done:
            self.close()  # another server changed it: what is on disk holds
            raise Stale("this seat has just been taken")
        self.reseat(seat, now)
        if told:
            self._carry_out(line, None)
            self.wake()

    async def forget(self, seat: int, allowed: Allowed | None = None) -> None:
        """A seat wants the table gone; that is said once."""
        await self.in_turn(lambda: self._forget(seat), allowed)

    async def _forget(self, seat: int) -> None:
        if seat not in self.history.forget:
            await self._write(seat, "forget", "", "")

    async def in_turn(self, work: Callable[[], Awaitable[T]], allowed: Allowed | None = None) -> T:
        """Behind whoever came before. Those may have given the seat new secrets: so whether
        somebody is `allowed` to do it is asked when it is their turn, not when they come."""
        async with self.turnstile:
            if self.broken:
                raise NotWritten("the table is being laid again; send this again")
            if allowed is not None:
                allowed()
            return await work()

    async def _write(
        self, seat: int, kind: str, text: str, key: str, checked: Checked | None = None
    ) -> int:
        line = Line(self.n + 1, int(time.time() * 1000), seat, kind, text, key)
        assert self.writer is not None
        if self._full(kind):
            raise TooMuch("this table is full: its log has as many lines as one may have", 3600)
        try:
            await self.writer.append(self.table.id, line, self.fence)
        except BaseException as error:
            self.close()  # the disk decides what happened: whoever comes next asks it
            if isinstance(error, Exception):
                raise not_written(error) from error
            raise
        self._carry_out(line, checked)
        self.wake()
        return line.n

    def _full(self, kind: str) -> bool:
        match kind:
            case "say":
                return self.history.said >= TALK
            case "undo" | "take_back":
                return self.n >= STEPS
            case "forget":  # one of each seat, and nobody is kept from having it deleted
                return False
            case _:
                return self.n >= MOST

    def _carry_out(self, line: Line, checked: Checked | None) -> None:
        self.history.add(line)
        match line.kind:
            case "move" if checked is not None:
                self.presenter.grow(self.match.carry_out(checked))
                self.history.entries[-1] = self.match.entries[-1]  # one of them is enough
            case "expire":
                name = line.text
                self.presenter.grow(self.match.ring(name) if name else self.match.expire())
            case "undo":
                self._step_back(self.match.undo, line.seat)
            case "take_back":
                self._step_back(self.match.take_back, line.seat)

    def _step_back(self, step: Callable[[int], None], seat: int) -> None:
        began = time.thread_time()
        step(seat)
        self.presenter.rewound()
        self.rewinding = time.thread_time() - began

    @property
    def n(self) -> int:
        """The number of the last line."""
        return self.history.n

    @property
    def weight(self) -> int:
        """How many short tables take as much memory."""
        return 1 + self.n // LINES_A_TABLE

    # what readers get

    def ask(self, seat: int) -> int:
        """The number of the decision a seat is at, from 1; never used again."""
        return self.history.asks[seat]

    def close(self) -> None:
        """Nothing happens in this room any more: readers are let go, to come back to another."""
        self.broken = True
        self.clock.stop()
        for reader in self.readers:
            reader.ring()

    def reseat(self, seat: int, chair: Chair) -> None:
        """New secrets for a seat, in one go: the old ones open nothing any more, and whoever reads
        with them reads no further."""
        was, self.table.chairs[seat] = self.table.chairs[seat], chair
        if chair.name != was.name:
            self._rename(seat, chair.name)
        if chair.token_hash != was.token_hash:
            for reader in self.readers:
                if seat in reader.eyes:
                    reader.stop()

    def _rename(self, seat: int, name: str) -> None:
        """Whoever sits there is called so from now on, in the record too."""
        self.match.names[seat] = name
        self.presenter.renamed(sitters_of(self))

    def wake(self) -> None:
        """Something changed: whoever reads is rung, the clock follows the open frame."""
        self.touched = time.monotonic()
        self.shared.clear()
        if self.broken:
            return
        self.clock.show(self.match.frame, self._clocks())
        ring_all(list(self.readers))
        for listener in self.listeners:
            listener(self)

    def ring(self, frame: int, name: str) -> None:
        """A clock ran out: it comes in by the same door as everybody else."""
        task = asyncio.create_task(self.expire(frame, name))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    @contextmanager
    def read_by(self, reader: Reader) -> Iterator[None]:
        """Somebody listens, for so long: from the moment in which their secret was looked at, or
        new ones would not end what the old ones opened. The reader's other eyes share the viewer's
        screen, so they are here as long as it is."""
        here = reader.eyes  # as they are now: whoever is stopped has none
        self.readers.add(reader)
        self._arrive(here)
        try:
            yield
        finally:
            self.readers.discard(reader)
            self._leave(here)

    async def updates(
        self, reader: Reader, viewer: int, language: str, seen: str, whole: bool = False
    ) -> AsyncGenerator[bytes, None]:
        """The table as it is, then what has changed for this viewer whenever something has, until
        the reader, who listens already, is stopped or the room closed; `whole`: all of it."""
        told = Told(seen, whole)
        while await reader.rung() and not self.broken:
            message = self.news(told, viewer, language)
            if message is not None:
                yield message
            del message  # a table is large, readers are many: nothing is held while one waits

    def news(self, told: Told, viewer: int, language: str) -> bytes | None:
        """What a reader is to be told now, if anything."""
        update = self._update(viewer, language, told.bookmark)
        return told.message(update, time.monotonic() * 1000)

    def _update(self, viewer: int, language: str, seen: str) -> Update:
        """A crowd has few eyes among them: what these see is described once for all of it."""
        if len(self.readers) <= CROWD:
            return update_of(self, viewer, language, seen)
        eyes = viewer, language, seen
        found = self.shared.get(eyes)
        if found is None:
            found = self.shared[eyes] = update_of(self, viewer, language, seen)
            asyncio.get_running_loop().call_later(SHARED_SECONDS, self.shared.clear)
        return found

    def _arrive(self, viewers: frozenset[int]) -> None:
        for viewer in viewers:
            self.here[viewer] = self.here.get(viewer, 0) + 1
            self.left.pop(viewer, None)
        if viewers != {SPECTATOR}:
            self.wake()

    def _leave(self, viewers: frozenset[int]) -> None:
        for viewer in viewers:
            self.here[viewer] -= 1
            if viewer != SPECTATOR and not self.here[viewer]:
                self.left[viewer] = time.monotonic()
        if viewers != {SPECTATOR}:
            self.wake()

    def update(self, viewer: int, language: str, seen: str = "") -> bytes:
        """The present table for one viewer, with what is new in the log since a bookmark."""
        return ENCODER.encode(update_of(self, viewer, language, seen))

    def noticed(self, viewer: int) -> int:
        """How many decisions a viewer has noticed: the only number of them that anybody is told."""
        return self.presenter.log(viewer).decisions


def replayed(game: Game, table: TableRow, history: History) -> Match:
    """The match of a table, in one go; the lobby plays a long one in slices instead."""
    match = laid(game, table, history)
    for entry in history.entries:
        match.enter(entry)
    return match


def laid(game: Game, table: TableRow, history: History) -> Match:
    """A table's match before its first entry."""
    names = [chair.name for chair in table.chairs]
    match = Match(game, len(table.chairs), table.options, table.seed, names)
    match.takebacks = history.takebacks
    return match


def ringing(room: Room) -> Callable[[int, str], None]:
    """What a room's clock calls; it does not keep the room alive."""
    there = weakref.ref(room)

    def ring(frame: int, name: str) -> None:
        found = there()
        if found is not None:
            found.ring(frame, name)

    return ring
