"""Puts an update together, from a view, the legal moves and the log as that viewer is shown it.

Nothing else is looked at: the browser gets no rules and nothing to hide.
"""

from __future__ import annotations

from collections.abc import Mapping

from tablee.kernel import Game, Match, View
from tablee.server.messages import Fact, LogLine, Place, SeatInfo, Undo
from tablee.server.store import Chair
from tablee.server.story import Story
from tablee.server.wording import Wording


def layout_of(game: Game, zone: str) -> str:
    """A zone's layout: as the game declares for its name without the numbers, else a row."""
    return game.layouts.get(zone.rstrip("0123456789_"), "row")


def places_of(game: Game, view: View, wording: Wording, owners: Mapping[str, int]) -> list[Place]:
    meters = game.meters(view)
    return [
        Place(
            id=name,
            label=wording.zone(name),
            layout=layout_of(game, name),
            items=wording.common.items_of(name, tuple(faces)),
            meters=[wording.common.meter(*meter) for meter in meters.get(name, ())],
            private=name in view.mine,
            owner=owners.get(name),
        )
        for name, faces in view.zones.items()
    ]


def seats_of(
    chairs: list[Chair], sides: list[int], wording: Wording, here: set[int]
) -> list[SeatInfo]:
    return [
        SeatInfo(seat, wording.names[seat], chair.bot, sides[seat], bool(chair.bot) or seat in here)
        for seat, chair in enumerate(chairs)
    ]


def lines_of(story: Story, wording: Wording, after: int | None) -> list[LogLine]:
    """What is new in the log since line `after`; a line that has left it comes without words."""
    lines = []
    for at in story.news(after):
        event = story.shown(at)
        entry = story.entries[at]
        lines.append(wording.line(at, entry, event) if event else LogLine(at, entry))
    return lines


def ledger_of(view: View, wording: Wording) -> list[Fact]:
    """The facts for which the game has words, in its order."""
    facts = []
    for key, value in view.facts.items():
        label = wording.common.fact(key)
        if label:
            values = [str(one) for one in (value if isinstance(value, list) else [value])]
            by_seat = isinstance(value, list) and len(value) == view.seats
            facts.append(Fact(key, label, values, by_seat))
    return facts


def chosen_of(match: Match) -> list[int]:
    """Who has sealed a choice that is not revealed yet: everybody has read so in the log."""
    chosen: list[int] = []
    for event in reversed(match.events):
        if event.key != "sealed" or match.over:
            break
        chosen.insert(0, event.args[0])
    return [seat for seat in chosen if seat not in match.acting]


def undo_of(match: Match, viewer: int, language: str) -> Undo:
    refused = match.why_no_undo(viewer)
    if refused is None:
        return Undo(allowed=True)
    return Undo(allowed=False, rule=refused.rule, reason=refused.reason(language))


def status_of(match: Match, view: View, wording: Wording) -> str:
    """Who must do what, now."""
    if match.over:
        return wording.speaker.texts("ask-over")
    return " ".join(wording.ask(view.phase, seat) for seat in view.acting)
