"""The log of a match as one viewer is shown it, kept up as it grows.

Lines, decisions and bookmarks are numbered by what this viewer has read: what others did in secret
leaves no trace in any number.
"""

from __future__ import annotations

from functools import lru_cache
from zlib import crc32

from tablee.kernel import Event, Game, Match, read_by

KEPT = 10_000  # faded events: there are as many as a game has things to forget


class ViewerLog:
    """Knows which of its lines somebody lacks who has seen it up to a bookmark."""

    def __init__(self, match: Match, viewer: int) -> None:
        self.match = match
        self.viewer = viewer
        numbered = match.read(viewer)
        self.entries = [entry for entry, _ in numbered]  # the true numbers, never shown
        self.events = [event for _, event in numbered]
        self.noticed: list[int] = []  # the entries as this viewer counts them
        self._count()
        self.mark = marked(self.match.game, self.events)
        self.faded = self._fading(self.events)
        self.before = (len(self.events), self.faded)  # as it was a decision ago

    def _count(self) -> None:
        for at in range(len(self.noticed), len(self.events)):
            last = self.noticed[-1] if at else 0
            self.noticed.append(last + 1 if self.entries[at] and self.first(at) else last)

    def _fading(self, events: list[Event]) -> set[int]:
        match = self.match
        return set() if match.over else match.game.faded(self.viewer, match.options, events)

    def grow(self, news: list[Event]) -> None:
        """The last entry of the match has caused `news`."""
        self.before = (len(self.events), self.faded)
        read = read_by(news, self.viewer)
        if not read:
            return
        self.events += read
        self.entries += [len(self.match.entries)] * len(read)
        self._count()
        self.mark = marked(self.match.game, read, self.mark)
        self.faded = self._fading(self.events)

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

    @property
    def bookmark(self) -> str:
        """How far the log goes, and a mark by which it is known again after an undo."""
        return f"{len(self.events)}-{self.mark:08x}"

    def lacking(self, bookmark: str) -> list[int] | None:
        """The lines that have come, faded or gone since; None: that is no bookmark of this log."""
        n = self._length_at(bookmark)
        if n is None:
            return None
        then = self.before[1] if n == self.before[0] else self.faded
        if n not in (self.before[0], len(self.events)):
            then = self.match.game.faded(self.viewer, self.match.options, self.events[:n])
        return [*sorted(at for at in then ^ self.faded if at < n), *range(n, len(self.events))]

    def _length_at(self, bookmark: str) -> int | None:
        if bookmark == self.bookmark:
            return len(self.events)
        number, _, mark = bookmark.partition("-")
        if not number.isdecimal() or len(number) > 9 or int(number) > len(self.events):
            return None
        known = marked(self.match.game, self.events[: int(number)])
        return int(number) if mark == f"{known:08x}" else None

    def all(self) -> list[int]:
        return [at for at in range(len(self.events)) if self.shown(at)]


def marked(game: Game, events: list[Event], mark: int = 0) -> int:
    """A checksum of what was read: declared arguments only, the others are dropped."""
    for event in events:
        args = event.args[: len(game.arguments(event.key))]
        mark = crc32(f"{event.key}{args}".encode(), mark)
    return mark


@lru_cache(KEPT)
def without_details(game: Game, event: Event) -> Event:
    return game.faded_event(event)
