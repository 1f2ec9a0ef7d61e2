"""What one connection has been told, so that it is sent only what has changed since.

A Rivals table is twenty thousand characters to its viewer, and a move changes two or three of
them. Only a hash is kept of each part: the parts themselves would be most of a table's memory.
"""

from __future__ import annotations

import msgspec

from tablee.server.messages import ALWAYS, LISTS, Update

ENCODER = msgspec.json.Encoder()
SINGLE = tuple(
    field.name
    for field in msgspec.structs.fields(Update)
    if field.name not in (*ALWAYS, *LISTS, "clocks")
)
SLACK_MS = 50  # clocks are counted down on both sides: so little is no news


class Told:
    """The last message, part by part."""

    def __init__(self) -> None:
        self.parts: dict[str, int] = {}
        self.ids: dict[str, list[str]] = {name: [] for name in LISTS}
        self.seen: str | None = None
        self.ends: dict[str, float] = {}  # when each clock runs out

    def message(self, update: Update, now_ms: float) -> bytes | None:
        """The update for the first time, then what has changed; None if nothing has."""
        first = self.seen is None
        changed = self._changed(update)
        clocks = {name: now_ms + left for name, left in update.clocks.items()}
        if first or self._moved(clocks):
            self.ends = clocks
            changed["clocks"] = update.clocks
        if not changed and not update.reset and update.seen == self.seen:
            return None
        self.seen = update.seen
        if first:
            return ENCODER.encode(update)
        head = {"t": "changes", "n": update.n, "seen": update.seen, "reset": update.reset}
        return ENCODER.encode({**head, "log": update.log, **changed})

    def _changed(self, update: Update) -> dict[str, object]:
        found: dict[str, object] = {}
        for name in SINGLE:
            part = ENCODER.encode(getattr(update, name))
            if self._is_new(name, part):
                found[name] = msgspec.Raw(part)
        order: dict[str, list[str]] = {}
        for name in LISTS:
            places = getattr(update, name)
            parts = [(place.id, ENCODER.encode(place)) for place in places]
            new = [msgspec.Raw(part) for key, part in parts if self._is_new(f"{name}:{key}", part)]
            if new:
                found[name] = new
            ids = [key for key, _ in parts]
            if ids != self.ids[name]:
                for gone in set(self.ids[name]) - set(ids):
                    del self.parts[f"{name}:{gone}"]
                self.ids[name] = order[name] = ids
        if order:
            found["order"] = order
        return found

    def _is_new(self, key: str, part: bytes) -> bool:
        mark = hash(part)
        if self.parts.get(key) == mark:
            return False
        self.parts[key] = mark
        return True

    def _moved(self, ends: dict[str, float]) -> bool:
        """Whether other clocks run, or one of them differently."""
        if ends.keys() != self.ends.keys():
            return True
        return any(abs(ends[name] - self.ends[name]) > SLACK_MS for name in ends)
