"""What one connection has been told, so that it is sent only what has changed since.

A Rivals table is twenty thousand characters to its viewer, and a move changes two or three of
them. Only a hash is kept of each part: the parts themselves would be most of a table's memory.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from operator import attrgetter
from typing import Final

import msgspec

from tablee.server.messages import ALWAYS, LISTS, Update
from tablee.show import Site, Zone

ENCODER: Final = msgspec.json.Encoder()
OFTEN: Final = ("phase", "status", "acting", "step", "seats", "facts", "moves", "undo", "ask")
SELDOM: Final = tuple(  # looked at together: as a rule none of them has changed
    field.name
    for field in msgspec.structs.fields(Update)
    if field.name not in (*ALWAYS, *LISTS, *OFTEN, "clocks")
)
SLACK_MS: Final = 50  # clocks are counted down on both sides: so little is no news


class Parts:
    """Some fields of the last message, by their hashes."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.values = attrgetter(*names)
        self.marks = array("q", bytes(8 * len(names)))

    def changed(self, update: Update) -> dict[str, object]:
        parts = list(map(ENCODER.encode, self.values(update)))
        marks, was = array("q", map(hash, parts)), self.marks
        self.marks = marks
        return {
            self.names[at]: msgspec.Raw(part)
            for at, part in enumerate(parts)
            if marks[at] != was[at]
        }


class Places:
    """The zones or sites of the last message, by their hashes."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.marks = array("q")

    def changed(self, places: Sequence[Zone | Site]) -> tuple[list[msgspec.Raw], bool]:
        """Those that are new or different; whether there are others now, or in another order."""
        if not places and not self.ids:
            return [], False
        parts = list(map(ENCODER.encode, places))
        marks = array("q", map(hash, parts))
        ids = [place.id for place in places]
        others = ids != self.ids
        if not others and marks == self.marks:
            return [], False
        known = dict(zip(self.ids, self.marks, strict=True))
        self.ids, self.marks = ids, marks
        new = zip(ids, marks, parts, strict=True)
        return [msgspec.Raw(part) for key, mark, part in new if known.get(key) != mark], others


class Told:
    """The last message, part by part."""

    def __init__(self, bookmark: str = "", whole: bool = False) -> None:
        """`bookmark`: how far the log was read before; `whole`: always send all of the table."""
        self.bookmark = bookmark
        self.whole = whole
        self.often = Parts(OFTEN)
        self.seldom = Parts(SELDOM)
        self.together = 0  # of all that changes seldom
        self.places = {name: Places() for name in LISTS}
        self.first = True
        self.ends: dict[str, float] = {}  # when each clock runs out

    def message(self, update: Update, now_ms: float) -> bytes | None:
        """The update for the first time, then what has changed; None if nothing has."""
        changed = self._changed(update)
        clocks = {name: now_ms + left for name, left in update.clocks.items()}
        if self.first or self._moved(clocks):
            self.ends = clocks
            changed["clocks"] = update.clocks
        if not changed and not update.reset and update.seen == self.bookmark:
            return None
        self.bookmark = update.seen
        if self.first or self.whole:
            self.first = False
            return ENCODER.encode(update)
        head = {"t": "changes", "n": update.n, "seen": update.seen, "reset": update.reset}
        return ENCODER.encode({**head, "log": update.log, **changed})

    def _changed(self, update: Update) -> dict[str, object]:
        found = self.often.changed(update)
        together = hash(ENCODER.encode(self.seldom.values(update)))
        if together != self.together:
            self.together = together
            found.update(self.seldom.changed(update))
        order: dict[str, list[str]] = {}
        for name, places in self.places.items():
            new, others = places.changed(getattr(update, name))
            if new:
                found[name] = new
            if others:
                order[name] = places.ids
        if order:
            found["order"] = order
        return found

    def _moved(self, ends: dict[str, float]) -> bool:
        """Whether other clocks run, or one of them differently."""
        if ends.keys() != self.ends.keys():
            return True
        return any(abs(ends[name] - self.ends[name]) > SLACK_MS for name in ends)
