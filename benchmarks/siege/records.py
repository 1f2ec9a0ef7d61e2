"""Legal records as long as one likes: nobody at the table knows what they want."""

from __future__ import annotations

import random
from functools import cache

from tablee.games import load
from tablee.kernel import Match


@cache
def long_record(entries: int, seats: int = 8) -> str:
    """A match of Rivals on a clock, played at random, in which nobody gets anywhere."""
    options = {"schedule": "clock", "max_days": "60"}
    match = Match(load("rivals"), seats, options, "siege", [f"P{seat}" for seat in range(seats)])
    dice = random.Random(1)
    while len(match.entries) < entries and not match.over:
        if not match.awaited:
            match.pass_time()
            continue
        seat = dice.choice(match.awaited)
        match.play(seat, dice.choice(match.moves(seat)))
    return match.record().to_text()
