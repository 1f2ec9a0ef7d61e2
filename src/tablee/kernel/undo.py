"""What can be undone (K5): the last thing one did, unless taking it back would tell or undo more.

Never across the end of one's turn, a throw of chance, something new that anybody has seen, or what
somebody else did; nor where others may have acted upon it in secret, since the answer would tell.
"""

from __future__ import annotations

from tablee.kernel.engine import CLOCK, LEGAL
from tablee.kernel.game import Game
from tablee.kernel.hidden import same_view
from tablee.kernel.log import Event, read_by
from tablee.kernel.state import State

TURN_OVER = "K5:turn-over"


def lock_of(game: Game, seat: int, before: State, after: State, news: list[Event]) -> str:
    """Why an entry cannot be undone, or LEGAL: the one answer for matches, previews and checks."""
    if any(event.key in game.closing for event in news):
        return TURN_OVER
    if any(event.key in game.lasting for event in news):
        return "K5:lasting"
    lock = crossed(seat, before, after)
    return lock or answered_in_secret(seat, after, unnoticed(seat, before, after, news))


def crossed(seat: int, before: State, after: State) -> str:
    """Which never an entry crosses by what it does: turn over, chance met, something new seen.

    Showing a card one knew oneself may be undone; seeing something new, or making somebody else
    decide, may not.
    """
    if seat == CLOCK or before.acting != after.acting:
        return TURN_OVER
    if before.rng.words() != after.rng.words():
        return "K5:chance"
    if before.opened != after.opened and others_wrote(before, seat):
        return "K5:revealed"
    for known, now_known in zip(before.knows, after.knows, strict=True):
        if known != now_known and not known >> seat & 1:
            return "K5:revealed"
    return LEGAL


def answered_in_secret(seat: int, s: State, unseen: int) -> str:
    """Final at once where others may act upon it unnoticed: its undo would tell if they did."""
    upon = s.acting & ~(1 << seat) & ~unseen
    hidden = s.notes or any(lane and lane[-1].outside for lane in s.lanes)
    return "K5:answered" if upon and hidden else LEGAL


def unnoticed(actor: int, before: State, after: State, news: list[Event]) -> int:
    """The mask of the seats that read nothing of an entry and see nothing of it."""
    unread = [at for at in range(after.seats) if at != actor and not read_by(news, at)]
    return sum(1 << seat for seat in same_view(before, after, unread))


def others_wrote(s: State, seat: int) -> bool:
    """Whether secret choices of anybody else lie in the open frame."""
    return any(sheet for other, sheet in enumerate(s.notes) if other != seat)
