"""Strict memory (R16.6): how much of the log has lost its card names."""

from __future__ import annotations

from tablee.kernel.log import SPECTATOR, Event


def forgotten(events: list[Event], seat: int, seats: int) -> int:
    """So many of the first events: what came before one's own previous turn, not counting the one
    that is running; for spectators, before the last round of the table."""
    turns = -1  # the one that is running is none of them
    for at in range(len(events) - 1, -1, -1):
        event = events[at]
        if event.key != "turn":
            continue
        turns += 1
        if turns and (turns == seats - 1 if seat == SPECTATOR else event.args[1] == seat):
            return at
    return 0
