"""Bots of two fingerprints that have made the same moves: `figures/same.csv`, by `same`.

A line is of one table and those who sit at it. Lines lead on: who is like somebody who is like a
third is like the third.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

SAME = "same"
FILE = f"{SAME}.csv"
WORDS = ("old", "new", "table", "bots")
NUMBERS = ("games", "decisions")


@dataclass(frozen=True)
class Likeness:
    """So many whole games of a table, with so many decisions, were the same."""

    old: str
    new: str
    table: str
    bots: str
    games: int
    decisions: int

    @property
    def between(self) -> tuple[str, str, str, str]:
        return self.old, self.new, self.table, self.bots


def seated(names: Iterable[str]) -> str:
    """Who sits at a table, in whatever seats and numbers."""
    return " ".join(sorted({name for name in names if name}))


def read(path: Path) -> list[Likeness]:
    """The newest last; none where there is no file yet."""
    if not path.is_file():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return [of(line) for line in csv.DictReader(file)]


def of(line: dict[str, str]) -> Likeness:
    old, new, table, bots = (line[key] for key in WORDS)
    games, decisions = (int(line[key]) for key in NUMBERS)
    return Likeness(old, new, table, bots, games, decisions)


def keep(path: Path, found: Likeness) -> None:
    """One more line, in the place of an older one between the same; the whole file or none."""
    lines = [line for line in read(path) if line.between != found.between]
    fresh = path.with_suffix(".new")
    with fresh.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, [*WORDS, *NUMBERS], lineterminator="\n")
        writer.writeheader()
        writer.writerows(asdict(line) for line in [*lines, found])
    fresh.replace(path)


def leads(
    lines: Sequence[Likeness], fingerprint: str, table: str, bots: str
) -> dict[str, list[Likeness]]:
    """By fingerprint: the fewest lines that lead there, none to itself."""
    mine = [line for line in lines if (line.table, line.bots) == (table, bots)]
    found: dict[str, list[Likeness]] = {fingerprint: []}
    waiting = [fingerprint]
    for here in waiting:
        for line in mine:
            if line.old == here and line.new not in found:
                found[line.new] = [*found[here], line]
                waiting.append(line.new)
    return found


def newest(lines: Sequence[Likeness], fingerprint: str, table: str, bots: str) -> list[Likeness]:
    """What leads to where the newest line does."""
    found = leads(lines, fingerprint, table, bots)
    for line in reversed(lines):
        if (line.table, line.bots) == (table, bots) and line.new in found:
            return found[line.new]
    return []
