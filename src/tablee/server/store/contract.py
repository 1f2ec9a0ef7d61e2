"""What is kept of a table, and what anything that keeps tables promises.

Every line of a log is on disk, synced, before anybody hears of it; a table is made again from its
log after a restart. Nothing else is the truth: whatever else is kept can be thrown away.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from tablee.kernel import TableeError


class BadStore(TableeError):
    """A database that cannot be used: which one, and why."""


class Trouble(Exception):
    """The storage said no. `kind` is locked, full, damaged, gone or, where it says nothing at all,
    hangs; the rest is for the log."""

    def __init__(self, kind: str, detail: str) -> None:
        self.kind = kind
        super().__init__(f"{kind}: {detail}")


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a table's log. `kind`: move, expire, undo, take_back, say or seat.

    `key` is the sender's idempotency key: the same line sent twice is one line.
    """

    n: int
    at_ms: int
    seat: int
    kind: str
    text: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits where. A bot has a `bot` name and no secrets; all secrets are kept hashed.

    A person's chair without a token is free: whoever has its invitation claims it, once. `held`
    says how it was taken: host (in the browser that opened the table) or guest. A code is good for
    one time; `used_hash` is of the last one that was used.
    """

    name: str
    bot: str = ""
    token_hash: str = ""
    code_hash: str = ""
    invite_hash: str = ""
    held: str = ""
    used_hash: str = ""


@dataclass(frozen=True, slots=True)
class TableRow:
    """The headers of a table: with its log, the record of a match.

    `seeded`: somebody chose the seed, so somebody may know the cards.
    """

    id: str
    game: str
    rules: int
    data: str
    options: dict[str, str]
    seed: str
    created_ms: int
    chairs: list[Chair]
    seeded: bool = False


@dataclass(frozen=True, slots=True)
class Offer:
    """A seat's place at the table where its people play again; `taken`: somebody sat down there."""

    table_id: str
    seat: int
    next_id: str
    next_seat: int
    same_deal: bool
    taken: bool = False


@dataclass(frozen=True)
class Lease:
    """Who may write a table's log. `fence` grows whenever that changes; old ones write nothing.

    `address` is where the owner is to be found; "" for the asker's own lease.
    """

    fence: int = 0
    address: str = ""


ANY_FENCE: Final = -1  # of a line that is written whoever has the table


@dataclass(frozen=True, slots=True)
class Append:
    """A line for a table's log, by whoever held the lease with this fence."""

    table_id: str
    line: Line
    fence: int = 0


@dataclass(frozen=True)
class Old:
    """What the operator keeps: tables not touched since `idle_ms`, or never played at and made
    before `empty_ms`, which is no earlier."""

    idle_ms: int
    empty_ms: int
    most: int = field(default=200)  # looked at in one go

    def over(self, created_ms: int, last_ms: int | None) -> bool:
        """Whether the time of a table with this last line is over."""
        return created_ms < self.empty_ms if last_ms is None else last_ms < self.idle_ms

    def bookmarks(self) -> list[tuple[bool, int]]:
        """Before which moment a bookmark is to be looked at: of tables at which nobody is known to
        have played, and of the others."""
        return [(False, max(self.empty_ms, self.idle_ms)), (True, self.idle_ms)]

    def told_apart(
        self, rows: Iterable[tuple[str, int, int | None]], but: Collection[str]
    ) -> tuple[list[str], list[tuple[int, str]]]:
        """Of tables, each with when it was made and its last line: those whose time is over, but
        for some; and the others, each behind that line."""
        found: list[str] = []
        alive: list[tuple[int, str]] = []
        for table_id, created_ms, last_ms in rows:
            if self.over(created_ms, last_ms):
                if table_id not in but:
                    found.append(table_id)
            elif last_ms is not None:
                alive.append((last_ms, table_id))
        return found, alive


class Store(Protocol):
    """Where tables live. Calls come from one thread at a time; failures are `Trouble`.

    `alive`: seconds after its last beat in which a server's tables are its own; for ever, where
    there is one server.
    """

    alive: float

    def create(
        self, table: TableRow, offers: Sequence[Offer] = (), lines: Sequence[Line] = ()
    ) -> None:
        """A new table, with its first lines and the offers that lead to it: all, or nothing."""

    def load(self, table_id: str) -> tuple[TableRow, list[Line]] | None: ...

    def lease(self, table_id: str) -> Lease | None:
        """Take the table if nobody alive has it, else say who has; None: no such table."""

    def append(self, lines: Sequence[Append]) -> list[bool]:
        """Lines of any number of tables in one synced transaction.

        Which were written: a line whose number is taken, whose table is gone or whose fence is
        old is left out, and does its neighbours no harm.
        """

    def reseat(
        self, table_id: str, seat: int, was: Chair, now: Chair, told: Append | None = None
    ) -> bool:
        """Other secrets for a seat, if it still has the old ones, and the line that tells of it:
        both, or neither. An offer of the seat is taken.

        With `ANY_FENCE` it may be another server's table: that one hears of it, and what it was
        about to write with the same number is a conflict there.
        """

    def offers(self, table_id: str) -> list[Offer]:
        """Where the seats of a table play again."""

    def delete(self, table_id: str, limits: Old | None = None) -> bool:
        """The table, its seats, its log and the offers from and to it are gone for good. With
        limits only if its time is over still, by its last line at that very moment, and no other
        server that is alive has it: somebody may watch it there."""

    def old(self, limits: Old, but: Collection[str] = ()) -> list[str]:
        """Some tables whose time is over, but for these and for those of another server that is
        alive; none only if there are none among those that may be."""

    def ping(self) -> None:
        """Raises `Trouble` if nothing could be written now: something is, that nobody sees."""

    def size(self) -> int:
        """Bytes that all tables take; what was deleted is not counted for long."""

    def beat(self) -> frozenset[str]:
        """This server is alive, and keeps its tables; the addresses of all that were heard of."""

    def listen(self, heard: Callable[[str, bool], None], anew: Callable[[], None]) -> None:
        """From now on `heard` is called, from another thread, with tables that another server has
        changed, and whether it has taken them; `anew` when something may have been missed."""

    def interrupt(self) -> None:
        """From another thread: what is waited for fails now, where that can be brought about."""

    def close(self) -> None: ...
