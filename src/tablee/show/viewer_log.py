"""The log of a match as one viewer is shown it, kept up as it grows.

Lines, decisions and bookmarks are numbered by what this viewer has read: what others did in secret
leaves no trace in any number.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from functools import lru_cache
from zlib import crc32

from tablee.kernel import Event, Game, Match, read_by
from tablee.kernel.game import Fading

KEPT = 10_000  # faded events: there are as many as a game has things to forget


class ViewerLog:
    """Knows which of its lines somebody lacks who has seen it up to a bookmark."""

    __slots__ = (
        "before",
        "bookmark",
        "entries",
        "events",
        "faded",
        "idle",
        "mark",
        "match",
        "noticed",
        "viewer",
    )

    def __init__(self, match: Match, viewer: int) -> None:
        self.match = match
        self.viewer = viewer
        self.idle = 0  # for so many entries nobody has asked for it
        numbered = match.read(viewer)
        self.entries = array("I", [entry for entry, _ in numbered])  # true numbers, never shown
        self.events = [event for _, event in numbered]
        self.noticed = array("I")  # the entries as this viewer counts them
        self._count()
        self.mark = self._marked(0, self.events)  # a checksum of the log
        self.faded = self._fading(self.events)
        self.bookmark = self._bookmark()
        self.before = (self.bookmark, len(self.events), self.faded)  # as it was a decision ago

    def _count(self) -> None:
        noticed, entries = self.noticed, self.entries
        for at in range(len(noticed), len(entries)):
            last = noticed[-1] if at else 0
            noticed.append(last + 1 if entries[at] and self.first(at) else last)

    def _marked(self, mark: int, read: list[Event]) -> int:
        """A checksum that goes on with what was read."""
        game = self.match.game
        for event in read:
            mark = crc32(written(game, event), mark)
        return mark

    def _fading(self, events: list[Event]) -> Fading:
        """What has faded after these; what came last must have been read once."""
        match = self.match
        fading = range(0) if match.over else match.game.faded(self.viewer, match.options, events)
        if not fading:
            return fading
        entries, read = self.entries, len(events) - 1
        while read and entries[read - 1] == entries[read]:
            read -= 1  # to the last entry's first line
        if isinstance(fading, range):
            return fading if fading[-1] < read else fading[: bisect_left(fading, read)]
        return {at for at in fading if at < read}

    def grow(self, news: list[Event], texts: dict[int, bytes]) -> None:
        """The last entry of the match has caused `news`; `texts`: each as it is `written`, by its
        id, once for all who read it."""
        self.before = (self.bookmark, len(self.events), self.faded)
        read = read_by(news, self.viewer)
        if not read:
            return
        self.events += read
        self.entries.extend([len(self.match.entries)] * len(read))
        self._count()
        for event in read:
            self.mark = crc32(texts[id(event)], self.mark)
        self.faded = self._fading(self.events)
        self.bookmark = self._bookmark()

    @property
    def decisions(self) -> int:
        """How many decisions this viewer has noticed."""
        return self.noticed[-1] if self.noticed else 0

    def first(self, at: int) -> bool:
        """Whether a line is the first that its entry has caused."""
        return at == 0 or self.entries[at - 1] != self.entries[at]

    def rule(self, at: int) -> str:
        """The rule by which it came to this, on the first line of a decision."""
        return self.match.cited[self.entries[at]] if self.first(at) else ""

    def shown(self, at: int) -> Event | None:
        """A line as it now stands; None if it has left the log."""
        event, game = self.events[at], self.match.game
        if at not in self.faded:
            return event
        return None if event.key in game.vanishing else without_details(game, event)

    # bookmarks

    def _bookmark(self) -> str:
        """How far the log goes, and a mark by which it is known again after an undo."""
        return f"{len(self.events)}-{eight(self.mark)}"

    def lacking(self, bookmark: str) -> list[int] | None:
        """The lines that have come, faded or gone since; None: that is no bookmark of this log."""
        n = self._length_at(bookmark)
        if n is None:
            return None
        _, length, faded = self.before
        then = faded if n == length else self.faded
        if n not in (length, len(self.events)):
            then = self._fading(self.events[:n])
        other = sorted([at for at in differing(then, self.faded) if at < n and self._fades(at)])
        return [*other, *range(n, len(self.events))]

    def _fades(self, at: int) -> bool:
        """Whether a line would read differently in its faded form."""
        event, game = self.events[at], self.match.game
        return event.key in game.vanishing or without_details(game, event) is not event

    def _length_at(self, bookmark: str) -> int | None:
        if bookmark == self.bookmark:
            return len(self.events)
        if bookmark == self.before[0]:
            return self.before[1]
        number, _, mark = bookmark.partition("-")
        if not number.isdecimal() or len(number) > 9 or int(number) > len(self.events):
            return None
        n = int(number)
        return n if mark == eight(self._marked(0, self.events[:n])) else None

    def all(self) -> list[int]:
        return [at for at in range(len(self.events)) if self.shown(at)]


def written(game: Game, event: Event) -> bytes:
    """An event for a checksum: declared arguments only, nobody is told the others."""
    args = event.args[: len(game.arguments(event.key))]
    return f"{event.key}{args}".encode()


def eight(mark: int) -> str:
    """A checksum in eight digits; `f"{mark:08x}"` would take five times as long."""
    return "%08x" % mark  # noqa: UP031


def differing(then: Fading, now: Fading) -> Fading:
    """What is in one of them only: as a rule all that is older than something has faded."""
    if then == now:
        return range(0)
    if isinstance(then, range) and isinstance(now, range) and begin_alike(then, now):
        return range(min(then.stop, now.stop), max(then.stop, now.stop))
    return set(then) ^ set(now)


def begin_alike(one: range, other: range) -> bool:
    return one.start == other.start and one.step == other.step == 1


@lru_cache(KEPT)
def without_details(game: Game, event: Event) -> Event:
    return game.faded_event(event)
