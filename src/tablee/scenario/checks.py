"""Expectations: what a scenario may demand of a table, one small class for each kind.

A check is built, and refused if it makes no sense, before any move is played.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tablee.kernel import SPECTATOR, Event, Game, Match, read_by
from tablee.scenario.event_pattern import Pattern, written
from tablee.scenario.view_path import NOT_THERE, alike, look_up, shown


@dataclass(frozen=True)
class Played:
    """What a check looks at: the match, and the events it is about."""

    match: Match
    events: list[Event]


@dataclass(frozen=True)
class Gap:
    """What was expected, and what was found instead."""

    expected: str
    found: str


class Check:
    """One expectation and its place in the file."""

    place: str

    def gap(self, played: Played) -> Gap | None:
        """Nothing, if the table is as expected."""
        raise NotImplementedError


def winners(match: Match) -> list[int]:
    return [seat + 1 for seat, place in enumerate(match.ranking()) if place == 1]


SAYINGS: Final[dict[str, Callable[[Match], object]]] = {
    "over": lambda match: match.over,
    "phase": lambda match: match.referee().phase,
    "acting": lambda match: [seat + 1 for seat in match.acting],
    "scores": lambda match: match.scores,
    "places": lambda match: match.ranking(),
    "winner": winners,
}


@dataclass(frozen=True)
class Said(Check):
    """What everybody at the table can say: who acts, whether it is over, who won."""

    place: str
    what: str
    wanted: object

    def gap(self, played: Played) -> Gap | None:
        found = SAYINGS[self.what](played.match)
        return None if found == self.wanted else Gap(shown(self.wanted), shown(found))


@dataclass(frozen=True)
class Legal(Check):
    """Moves a seat must have, must not have, or has and no others; `seat` -1: whoever acts."""

    place: str
    kind: str
    seat: int
    moves: list[str]

    def gap(self, played: Played) -> Gap | None:
        seat = asked(played.match, self.seat)
        if seat < 0:
            return nobody_asked(played.match)
        legal = played.match.legal_texts(seat)
        missing = [move for move in self.moves if move not in legal]
        present = [move for move in self.moves if move in legal]
        if self.kind == "not_legal":
            return Gap(f"not legal: {', '.join(present)}", "legal") if present else None
        more = [move for move in legal if move not in self.moves]
        if self.kind == "legal":
            more = []
        if missing or more:
            return Gap(f"legal: {', '.join(self.moves)}", ", ".join(legal) or "no legal move")
        return None


@dataclass(frozen=True)
class LegalCount(Check):
    """How many moves a seat has; `seat` -1: whoever acts."""

    place: str
    seat: int
    count: int

    def gap(self, played: Played) -> Gap | None:
        seat = asked(played.match, self.seat)
        if seat < 0:
            return nobody_asked(played.match)
        legal = played.match.legal_texts(seat)
        if len(legal) == self.count:
            return None
        return Gap(f"{self.count} legal moves", f"{len(legal)}: {', '.join(legal)}")


def asked(match: Match, seat: int) -> int:
    """The seat meant: the one named, or the only one that acts."""
    return seat if seat >= 0 or len(match.acting) != 1 else match.acting[0]


def nobody_asked(match: Match) -> Gap:
    seats = ", ".join(str(seat + 1) for seat in match.acting) or "nobody"
    return Gap("one seat to act, or a seat named (seat_1 = ...)", f"{seats} may act")


@dataclass(frozen=True)
class Action(Check):
    """The fixed number of a move, by which learning agents know it."""

    place: str
    move: str
    number: int

    def gap(self, played: Played) -> Gap | None:
        found = played.match.game.catalogue.numbers[self.move]
        return None if found == self.number else Gap(str(self.number), str(found))


@dataclass(frozen=True)
class Seen(Check):
    """A value at a path of somebody's view; NOT_THERE: the view must not have the path at all."""

    place: str
    viewer: int
    path: list[str]
    wanted: object

    def gap(self, played: Played) -> Gap | None:
        match = played.match
        view = match.referee() if self.viewer > SPECTATOR else match.view(self.viewer)
        found = look_up(match.game.view_json(view), self.path)
        loose = self.path[0] == "zones" and self.path[-1] in match.unordered()
        if self.wanted is NOT_THERE and found is NOT_THERE and not self.somebody_sees(match):
            return Gap("a path that somebody sees", f"nobody sees {'.'.join(self.path)}")
        if alike(self.wanted, found, loose):
            return None
        if isinstance(self.wanted, int) and isinstance(found, list):
            found = len(found)
        return Gap(shown(self.wanted), shown(found))

    def somebody_sees(self, match: Match) -> bool:
        """Whether it means anything that the viewer does not: what nobody sees may be misspelt. A
        game's facts are known by their names; some are told in certain phases only."""
        if self.path[0] == "facts" and len(self.path) == 2:
            return True
        eyes = [match.view(viewer) for viewer in (*range(match.seats), SPECTATOR)]
        views = [*eyes, match.referee()]
        return any(
            look_up(match.game.view_json(view), self.path) is not NOT_THERE for view in views
        )


@dataclass(frozen=True)
class Happened(Check):
    """An event that somebody has read, or must not have; `faded`: as their log shows it now."""

    place: str
    viewer: int
    pattern: Pattern
    text: str
    wanted: bool
    faded: bool

    def gap(self, played: Played) -> Gap | None:
        match = played.match
        events = match.log(self.viewer) if self.faded else read_by(played.events, self.viewer)
        if any(self.pattern.fits(event) for event in events) == self.wanted:
            return None
        if not self.wanted:
            return Gap(f"no {self.text}", "it is there")
        return Gap(self.text, same_kind(match.game, events, self.pattern.key))


@dataclass(frozen=True)
class InOrder(Check):
    """Events that somebody has read one after the other, others perhaps between them."""

    place: str
    viewer: int
    patterns: list[Pattern]
    texts: list[str]

    def gap(self, played: Played) -> Gap | None:
        events = read_by(played.events, self.viewer)
        following = iter(events)
        for pattern, text in zip(self.patterns, self.texts, strict=True):
            if not any(pattern.fits(event) for event in following):
                keys = {other.key for other in self.patterns}
                near = [event for event in events if event.key in keys] or events
                found = "; ".join(written(played.match.game, event) for event in near)
                return Gap(f"{text} after what stands before it", found or "no event")
        return None


def same_kind(game: Game, events: list[Event], key: str) -> str:
    """What a reader of a failed expectation wants to see: the events of that key, or all."""
    near = [event for event in events if event.key == key] or events
    return "; ".join(written(game, event) for event in near) or "no event"
