"""What the server says: the table through one viewer's eyes, in one viewer's language."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.i18n.scene import Chip, Notice, Spot, Stat


class Item(msgspec.Struct, omit_defaults=True):
    """A thing in a zone. `id` stays the same while the thing stays visible; "" face: face down.

    `family` is its colour and pattern, `mark` what is written large on it, `text` and `chips` what
    is written below its name.
    """

    id: str
    face: str = ""
    label: str = ""
    mark: str = ""
    family: int = 0
    text: str = ""
    chips: list[Chip] = []


class Meter(msgspec.Struct):
    """A number people would work out themselves; `goal` 0 where there is none."""

    key: str
    text: str
    value: int
    goal: int


class Place(msgspec.Struct, omit_defaults=True):
    """A zone: its layout is one of ten, its items are real buttons; `refs` are its other names.

    A place that is no zone has spots instead of items, in columns and rows.
    """

    id: str
    label: str
    layout: str
    items: list[Item]
    meters: list[Meter] = []
    private: bool = False
    owner: int | None = None
    refs: list[str] = []
    columns: list[str] = []
    spots: list[Spot] = []
    note: str = ""


class Choice(msgspec.Struct):
    """A legal move. `refs` are the items and zones that stand for it: touching them filters."""

    text: str
    label: str
    verb: str
    refs: list[str]


class LogLine(msgspec.Struct):
    """One thing that happened; `entry` is the decision that caused it, 0 the setup.

    `seats` are the people and `refs` the items and zones that the line itself names; `rule` is the
    rule by which that decision was made, on the first line that it caused, where everybody may know
    it. A line without a text has left the log.
    """

    i: int
    entry: int
    key: str = ""
    text: str = ""
    seats: list[int] = []
    refs: list[str] = []
    rule: str = ""


class Fact(msgspec.Struct):
    """Something public that is no card: one value, or one per seat."""

    key: str
    label: str
    values: list[str]
    by_seat: bool


class NextTable(msgspec.Struct):
    """Somebody wants to play again: this viewer's own seat at the new table, nobody else's.

    There is no secret in it: `POST .../rematch` with the token of the old seat gives those.
    """

    table: str
    seat: int
    name: str
    same_deal: bool


class SeatInfo(msgspec.Struct):
    """`held`: "" for a bot, "open" until somebody claims the seat, then "host" or "guest".

    A host's seat was taken in the browser that opened the table.
    """

    seat: int
    name: str
    bot: str
    side: int
    present: bool
    held: str = ""


class ClockInfo(msgspec.Struct):
    """The running clock: which frame it belongs to and how long it had when this was sent."""

    frame: int
    remaining_ms: int


class Undo(msgspec.Struct):
    """Whether one's last move may be taken back; otherwise the rule and the reason."""

    allowed: bool
    rule: str = ""
    reason: str = ""


class Saying(msgspec.Struct):
    """What somebody said at the table, after which entry: a promise, a favour. It binds nobody.

    With `kind` it is the table that speaks: the seat was "claimed", or it has "moved": somebody
    plays it from another browser now.
    """

    n: int
    entry: int
    seat: int
    text: str
    kind: str = ""


class Update(msgspec.Struct, tag_field="t", tag="update"):
    """The whole table now, and what is new or has changed in its log since the last update.

    `reset`: forget the log so far. `ask` numbers this seat's decisions: a move answers one ask.
    `chosen` are those who have made their secret choice while others still think; `alarms` the
    clocks that run beside the phase's own, by name, with the milliseconds they have left.
    `steps` are the parts of the turn or day in `heading`, `step` the present one; `stats` numbers
    of each seat; `notices` what is to be read now; `words` what people said last. `seeded`: a seed
    was chosen, so somebody may know the cards; else `commitment` is its hash, to be compared with
    the record after the end.
    """

    n: int
    game: str
    reset: bool
    you: int | None
    ask: int
    phase: str
    status: str
    acting: list[int]
    chosen: list[int]
    over: bool
    seats: list[SeatInfo]
    zones: list[Place]
    facts: dict[str, Any]
    ledger: list[Fact]
    moves: list[Choice]
    sealed: str | None
    undo: Undo
    log: list[LogLine]
    scores: list[int]
    places: list[int]
    clock: ClockInfo | None
    rematch: NextTable | None = None
    alarms: dict[str, int] = {}
    heading: str = ""
    steps: list[str] = []
    step: int = 0
    stats: list[list[Stat]] = []
    notices: list[Notice] = []
    words: list[Saying] = []
    seeded: bool = False
    commitment: str = ""
