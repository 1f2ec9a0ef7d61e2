"""Events: what happened, as a key and small ints, with the mask of those who may read it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

NOBODY: Final = 0
EVERYONE: Final = -1
SPECTATOR: Final = 30  # seats are 0 to 29: masks then fit the 32-bit shift that mypyc emits
REFEREE: Final = 31  # sees the cards themselves; never handed to a player before the end


class Event:
    """One thing that happened. `args` are declared, with their types, in `Game.events`."""

    def __init__(self, key: str, args: tuple[int, ...], seen: int) -> None:
        self.key = key
        self.args = args
        self.seen = seen

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.key == other.key
            and self.args == other.args
            and self.seen == other.seen
        )

    def __hash__(self) -> int:
        return hash((self.key, self.args, self.seen))

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.args!r}, {self.seen})"


@final
class Log:
    """Collects events. The silent log costs one call and one test."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.events: list[Event] = []

    def all(self, key: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Everybody reads `key`. Arguments beyond those the game declares are dropped later."""
        if self.on:
            self.events.append(Event(key, (a, b, c, d), EVERYONE))

    def tell(self, readers: i64, key: str, seat: i64, secret: i64, a: i64 = 0, b: i64 = 0) -> None:
        """The mask `readers` reads `key`; all others read `key-hidden`, without the secret."""
        if self.on:
            mask: int = readers
            self.events.append(Event(key, (seat, secret, a, b), mask))
            self.events.append(Event(key + "-hidden", (seat, a, b), ~mask))

    def whisper(self, readers: i64, key: str, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """The mask `readers` reads `key`; the others nothing, for they have been told enough."""
        if self.on:
            mask: int = readers
            self.events.append(Event(key, (a, b, c), mask))


SILENT: Final = Log(on=False)


def read_by(events: list[Event], seat: int) -> list[Event]:
    """The events that a seat, the spectator or the referee may read."""
    if seat == REFEREE:
        return [event for event in events if not event.key.endswith("-hidden")]
    bit = 1 << seat
    return [event for event in events if event.seen & bit]
