"""The log of a match as one viewer is shown it, kept up as it grows.

Lines, decisions and bookmarks are numbered by what this viewer has read: what others did in secret
leaves no trace in any number.
"""

from __future__ import annotations

from array import array
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
        "marks",
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
        self.marks = array("I", [0])  # a checksum of the log up to each of its lines
        self._mark(self.events)
        self.faded = self._fading(self.events)
        self.bookmark = self._bookmark()
        self.before = (self.bookmark, len(self.events), self.faded)  # as it was a decision ago

    def _count(self) -> None:
        for at in range(len(self.noticed), len(self.events)):
            last = self.noticed[-1] if at else 0
            self.noticed.append(last + 1 if self.entries[at] and self.first(at) else last)

    def _mark(self, read: list[Event]) -> None:
        """Of what was read: declared arguments only, nobody is told the others."""
        game = self.match.game
        for event in read:
            args = event.args[: len(game.arguments(event.key))]
            self.marks.append(crc32(f"{event.key}{args}".encode(), self.marks[-1]))

    def _fading(self, events: list[Event]) -> Fading:
        match = self.match
        return range(0) if match.over else match.game.faded(self.viewer, match.options, events)

    def grow(self, news: list[Event]) -> None:
        """The last entry of the match has caused `news`."""
        self.before = (self.bookmark, len(self.events), self.faded)
        read = read_by(news, self.viewer)
        if not read:
            return
        self.events += read
        self.entries.extend([len(self.match.entries)] * len(read))
        self._count()
        self._mark(read)
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
        return f"{len(self.events)}-{self.marks[-1]:08x}"

    def lacking(self, bookmark: str) -> list[int] | None:
        """The lines that have come, faded or gone since; None: that is no bookmark of this log."""
        n = self._length_at(bookmark)
        if n is None:
            return None
        _, length, faded = self.before
        then = faded if n == length else self.faded
        if n not in (length, len(self.events)):
            then = self.match.game.faded(self.viewer, self.match.options, self.events[:n])
        changed = () if then == self.faded else set(then) ^ set(self.faded)
        other = sorted(at for at in changed if at < n and self._fades(at))
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
        return n if mark == f"{self.marks[n]:08x}" else None

    def all(self) -> list[int]:
        return [at for at in range(len(self.events)) if self.shown(at)]


@lru_cache(KEPT)
def without_details(game: Game, event: Event) -> Event:
    return game.faded_event(event)
