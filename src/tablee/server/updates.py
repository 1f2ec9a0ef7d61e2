"""A room's table as one viewer is told it."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from tablee.bots.cooks import cook_named
from tablee.kernel import SPECTATOR, BadInput, Match
from tablee.server.messages import NextTable, Saying, Update
from tablee.server.store import Chair, Offer
from tablee.show import Presenter, Sitter
from tablee.show.viewer_log import ViewerLog

if TYPE_CHECKING:
    from tablee.server.rooms import Room


def update_of(room: Room, viewer: int, language: str, seen: str) -> Update:
    """The present table, with what is new in the log since the bookmark `seen`.

    "", or a bookmark of a story that an undo has changed since: the whole log.
    """
    presenter = room.presenter
    presenter.sitters = sitters_of(room)
    log = presenter.log(viewer)
    lines = presenter.lines(viewer, language, seen)
    reset = not seen or lines is None
    if lines is None:
        lines = presenter.lines(viewer, language) or []
    return Update(
        **presenter.parts(viewer, language),
        n=log.decisions,
        seen=log.bookmark,
        reset=reset,
        ask=room.ask(viewer) if viewer < SPECTATOR else 0,
        log=lines,
        clocks=room.clock.left_ms(),
        words=words_of(room, log),
        moments=moments_of(log) if room.match.over else [],
        rematch=next_table(room.offers.get(viewer), room.table.chairs),
        seeded=room.table.seeded,
        commitment=room.commitment,
    )


def sitters_of(room: Room) -> list[Sitter]:
    return [
        Sitter(
            chair.name,
            chair.bot,
            bool(room.here.get(seat)),
            "" if chair.bot else chair.held or "open",
            cook_called(chair.name) if chair.bot else "",
        )
        for seat, chair in enumerate(room.table.chairs)
    ]


def words_of(room: Room, log: ViewerLog) -> list[Saying]:
    """What was said last, after which of the decisions that this viewer noticed."""
    history = room.history
    first = history.said - len(history.words)
    return [
        Saying(first + at, noticed(log, word.entry), word.seat, word.text, word.kind)
        for at, word in enumerate(history.words)
    ]


def next_table(offer: Offer | None, chairs: list[Chair]) -> NextTable | None:
    """Where a seat plays again, until somebody sits there."""
    if offer is None or offer.taken:
        return None
    return NextTable(offer.next_id, offer.next_seat, chairs[offer.seat].name, offer.same_deal)


def moments_of(log: ViewerLog) -> list[int]:
    """The true number of each entry that a viewer noticed; nothing is secret any more."""
    by_number = dict(zip(log.noticed, log.entries, strict=True))
    return [0, *[by_number[n] for n in sorted(by_number) if n]]


def noticed(log: ViewerLog, entry: int) -> int:
    """An entry of the match as this viewer counts the decisions they noticed."""
    at = bisect_right(log.entries, entry)
    return log.noticed[at - 1] if at else 0


def cook_called(name: str) -> str:
    """The key of the cook of that name; "" where it is nobody's."""
    cook = cook_named(name)
    return cook.key if cook else ""


def replay_update(match: Match, seat: int | None, language: str, decisions: int) -> Update:
    """The table of a replayed match through a seat's eyes, or a spectator's; `decisions`: how many
    its record has. Of a cook a record has the name alone."""
    if seat is not None and seat >= match.seats:
        raise BadInput(f"this match has {match.seats} seats")
    viewer = SPECTATOR if seat is None else seat
    sitters = [Sitter(name, cook=cook_called(name)) for name in match.names]
    presenter = Presenter(match, sitters, counted=True)
    log = presenter.log(viewer)
    return Update(
        **presenter.parts(viewer, language),
        n=log.decisions,
        seen=log.bookmark,
        reset=True,
        ask=0,
        log=presenter.lines(viewer, language) or [],
        clocks={},
        words=[],
        decisions=decisions,
    )
