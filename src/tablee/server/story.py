"""The log of a match as one viewer is shown it, kept up as it grows."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache

from tablee.kernel import Event, Game, Match, read_by

KEPT = 10_000  # faded events: there are as many as a game has things to forget


class Story:
    """Knows which of its lines have changed since when, so that a reader gets only those.

    A line changes when it comes, fades, vanishes or comes back. What was shown before the story
    began (`since`) it cannot know: such readers start anew.
    """

    def __init__(self, match: Match, viewer: int, n: int) -> None:
        self.match = match
        self.viewer = viewer
        self.since = n
        numbered = match.read(viewer)
        self.entries = [entry for entry, _ in numbered]
        self.events = [event for _, event in numbered]
        self.changes: list[tuple[int, int]] = []  # (line of the table, line of the story)
        self.faded = self._fading()

    def _fading(self) -> set[int]:
        match = self.match
        return set() if match.over else match.game.faded(self.viewer, match.options, self.events)

    def grow(self, n: int, news: list[Event]) -> None:
        """Line `n` of the table has happened and caused `news`."""
        for event in read_by(news, self.viewer):
            self.changes.append((n, len(self.events)))
            self.events.append(event)
            self.entries.append(len(self.match.entries))
        faded = self._fading()
        if faded != self.faded:
            self.changes += [(n, at) for at in faded ^ self.faded]
            self.faded = faded

    def first(self, at: int) -> bool:
        """Whether a line is the first that its entry has caused."""
        return at == 0 or self.entries[at - 1] != self.entries[at]

    def shown(self, at: int) -> Event | None:
        """A line as it now stands; None if it has left the log."""
        event, game = self.events[at], self.match.game
        if at not in self.faded:
            return event
        return None if event.key in game.vanishing else without_details(game, event)

    def news(self, after: int | None) -> list[int]:
        """The lines that somebody who has seen everything up to `after` does not know yet."""
        if after is None:
            return [at for at in range(len(self.events)) if self.shown(at)]
        first = bisect_left(self.changes, (after + 1, 0))
        return sorted({at for _, at in self.changes[first:]})


@lru_cache(KEPT)
def without_details(game: Game, event: Event) -> Event:
    return game.faded_event(event)
