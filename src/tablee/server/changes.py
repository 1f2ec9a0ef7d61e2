"""What one connection has been told, so that it is sent only what has changed since.

A Rivals table is twenty thousand characters to its viewer, and a move changes two or three of
them. Zones are kept by their table and told apart as the objects they are; short parts are kept and
compared as they are; of everything else only a hash is kept: the parts themselves would be most of
a table's memory.
"""

from __future__ import annotations

from array import array
from operator import attrgetter
from typing import Final

import msgspec

from tablee.server.messages import ALWAYS, LISTS, Update
from tablee.show import Seat, Site, Zone

ENCODER: Final = msgspec.json.Encoder()
# Kept as they are:
BRIEF: Final = ("phase", "status", "acting", "heading", "step", "undo", "ask")
LONG: Final = ("moves",)  # kept as a hash
APART: Final = {*ALWAYS, *LISTS, *BRIEF, *LONG, "facts", "seats", "clocks"}
SELDOM: Final = tuple(  # one hash of all of them: as a rule none has changed
    [field.name for field in msgspec.structs.fields(Update) if field.name not in APART]
)
# Of the facts of a game; the same for all tables, which would else keep one for each who listens.
KEYS: Final[dict[tuple[str, ...], tuple[str, ...]]] = {}
SLACK_MS: Final = 50  # clocks are counted down on both sides: so little is no news
briefly: Final = attrgetter(*BRIEF)
seldom: Final = attrgetter(*SELDOM)


class Hashed:
    """Fields of the last message, by their hashes."""

    __slots__ = ("marks", "names")

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.marks = array("q", bytes(8 * len(names)))

    def changed(self, update: Update) -> dict[str, object]:
        found: dict[str, object] = {}
        marks = self.marks
        for at, name in enumerate(self.names):
            part = ENCODER.encode(getattr(update, name))
            mark = hash(part)
            if mark != marks[at]:
                marks[at] = mark
                found[name] = msgspec.Raw(part)
        return found


class Facts:
    """The facts of the last message, each by its hash."""

    __slots__ = ("keys", "marks")

    def __init__(self) -> None:
        self.keys: tuple[str, ...] = ()
        self.marks = array("q")

    def changed(self, facts: dict[str, object]) -> dict[str, object]:
        """Those that are new or different; null for one that is told no more."""
        keys, marks = tuple(facts), self.marks
        if keys != self.keys:
            return self._others(facts, keys)
        found: dict[str, object] = {}
        for at, key in enumerate(keys):
            part = ENCODER.encode(facts[key])
            mark = hash(part)
            if mark != marks[at]:
                marks[at] = mark
                found[key] = msgspec.Raw(part)
        return found

    def _others(self, facts: dict[str, object], keys: tuple[str, ...]) -> dict[str, object]:
        """The same where others are told than before."""
        known = dict(zip(self.keys, self.marks, strict=True))
        self.keys, self.marks = KEYS.setdefault(keys, keys), array("q")
        found: dict[str, object] = dict.fromkeys(known.keys() - facts.keys())
        for key, value in facts.items():
            part = ENCODER.encode(value)
            self.marks.append(hash(part))
            if known.get(key) != self.marks[-1]:
                found[key] = msgspec.Raw(part)
        return found


class Zones:
    """The zones of the last message: the table keeps them anyway, and most are the very same."""

    __slots__ = ("last",)

    def __init__(self) -> None:
        self.last: list[Zone] = []

    @property
    def ids(self) -> list[str]:
        return [zone.id for zone in self.last]

    def changed(self, zones: list[Zone]) -> tuple[list[Zone], bool]:
        """Those that are new or different; whether there are others now, or in another order."""
        last, self.last = self.last, zones
        if len(last) == len(zones):
            moved = [at for at, zone in enumerate(zones) if zone is not last[at]]
            if all(zones[at].id == last[at].id for at in moved):
                return [zones[at] for at in moved if zones[at] != last[at]], False
        known = {zone.id: zone for zone in last}
        return [zone for zone in zones if known.get(zone.id) != zone], True


class Sites:
    """The sites of the last message, by their hashes."""

    __slots__ = ("ids", "marks")

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.marks = array("q")

    def changed(self, sites: list[Site]) -> tuple[list[msgspec.Raw], bool]:
        """The same for places that nobody keeps."""
        if not sites and not self.ids:
            return [], False
        parts = [ENCODER.encode(site) for site in sites]
        marks = array("q", [hash(part) for part in parts])
        ids = [site.id for site in sites]
        others = ids != self.ids
        if not others and marks == self.marks:
            return [], False
        known = dict(zip(self.ids, self.marks, strict=True))
        self.ids, self.marks = ids, marks
        new = zip(ids, marks, parts, strict=True)
        return [msgspec.Raw(part) for key, mark, part in new if known.get(key) != mark], others


class Told:
    """The last message, part by part."""

    __slots__ = (
        "bookmark",
        "brief",
        "ends",
        "facts",
        "first",
        "long",
        "seats",
        "seldom",
        "sites",
        "together",
        "whole",
        "zones",
    )

    def __init__(self, bookmark: str = "", whole: bool = False) -> None:
        """`bookmark`: how far the log was read before; `whole`: always send all of the table."""
        self.bookmark = bookmark
        self.whole = whole
        self.brief: tuple[object, ...] = (None,) * len(BRIEF)
        self.long = Hashed(LONG)
        self.facts = Facts()
        self.seldom = Hashed(SELDOM)
        self.together = 0  # of all that changes seldom
        self.zones = Zones()
        self.sites = Sites()
        self.seats: list[Seat] = []
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
        found = self.long.changed(update)
        facts = self.facts.changed(update.facts)
        if facts:
            found["facts"] = facts
        was, self.brief = self.brief, briefly(update)
        for at, now in enumerate(self.brief):
            if now != was[at]:
                found[BRIEF[at]] = now
        together = hash(ENCODER.encode(seldom(update)))
        if together != self.together:
            self.together = together
            found.update(self.seldom.changed(update))
        seated, self.seats = self.seats, update.seats
        seats = [seat for seat in update.seats if seat not in seated]
        if seats:
            found["seats"] = seats
        zones, other_zones = self.zones.changed(update.zones)
        sites, other_sites = self.sites.changed(update.sites)
        if zones:
            found["zones"] = zones
        if sites:
            found["sites"] = sites
        if other_zones or other_sites:
            order = {"zones": self.zones.ids} if other_zones else {}
            found["order"] = {**order, "sites": self.sites.ids} if other_sites else order
        return found

    def _moved(self, ends: dict[str, float]) -> bool:
        """Whether other clocks run, or one of them differently."""
        if ends.keys() != self.ends.keys():
            return True
        return any(abs(ends[name] - self.ends[name]) > SLACK_MS for name in ends)
