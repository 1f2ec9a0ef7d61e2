"""Legal records as long as one likes: nobody at the table knows what they want."""

from __future__ import annotations

import random
import tempfile
from functools import cache
from pathlib import Path

from tablee.games import load
from tablee.kernel import Match


@cache
def long_record(entries: int, seats: int = 8) -> str:
    """A match of Rivals on a clock, played at random, in which nobody gets anywhere."""
    game, options = load("rivals"), {"schedule": "clock", "max_days": "60"}
    name = f"tablee-siege-{game.rules}-{game.data.hash}-{entries}-{seats}.tablee"
    kept = Path(tempfile.gettempdir(), name)
    if kept.is_file():  # made by this process's parent: it takes a while
        return kept.read_text("utf-8")
    match = Match(game, seats, options, "siege", [f"P{seat}" for seat in range(seats)])
    dice = random.Random(1)
    while len(match.entries) < entries and not match.over:
        if not match.awaited:
            match.pass_time()
            continue
        seat = dice.choice(match.awaited)
        match.play(seat, dice.choice(match.legal(seat)))
    text = match.record().to_text()
    kept.write_text(text, "utf-8")
    return text
