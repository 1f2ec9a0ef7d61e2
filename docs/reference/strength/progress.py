"""How far a comparison is, on the screen that does not go into files."""

from __future__ import annotations

import sys
import time

SILENCE = 10.0  # seconds, after which a long table says how far it is


class Progress:
    def __init__(self, tables: int, games: int) -> None:
        self.tables = tables
        self.left = games
        self.done = 0  # tables
        self.played = 0  # games, by each
        self.here = 0  # of the present table
        self.started = self.said = time.monotonic()

    def game(self, text: str) -> None:
        """One is done of a table that `text` names."""
        self.played += 1
        self.left -= 1
        self.here += 1
        if time.monotonic() - self.said > SILENCE:
            self.say(f"{text}: game {self.here}")

    def table(self, games: int, text: str) -> None:
        """One is done, also where not all of its games were played."""
        self.left -= games - self.here
        self.here = 0
        self.done += 1
        self.say(text)

    def say(self, text: str) -> None:
        self.said = time.monotonic()
        spent = self.said - self.started
        left = f"; {duration(spent / self.played * self.left)} left" if self.played else ""
        say(f"[{self.done} of {self.tables}] {text}{left}")


def duration(seconds: float) -> str:
    return f"about {seconds / 60:.0f} min" if seconds >= 90 else f"about {seconds:.0f} s"


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
