"""A table's log read without playing it: what is left of it after every undo.

So a table is laid with one replay of what is left, whatever happened before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tablee.kernel import CLOCK, EXPIRE, Entry
from tablee.server.store import Line

KEYS = 2  # a seat's last keys; whoever repeats an older move hears that it is out of date
WORDS = 30  # so many of the last things said are shown


class Answered(NamedTuple):
    """What a key stood for: the decision, the text, and the number of the line."""

    ask: int
    text: str
    n: int


class Word(NamedTuple):
    """Something said or announced at the table, after which entry; `kind` "": said."""

    n: int
    entry: int
    seat: int
    text: str
    kind: str


class History:
    """Grows line by line, as the log does."""

    def __init__(self, seats: int, lines: Sequence[Line] = ()) -> None:
        self.n = 0
        self.entries: list[Entry] = []
        self.takebacks = 0
        self.asks = [1] * seats  # each seat's present decision; a number is never used twice
        self.keys: list[dict[str, Answered]] = [{} for _ in range(seats)]
        self.words: list[Word] = []
        self.said = 0  # how many there were in all
        self.forget: set[int] = set()  # the seats that want the table gone
        self.at_ms = 0
        for line in lines:
            self.add(line)

    def add(self, line: Line) -> None:
        self.n = line.n
        self.at_ms = line.at_ms
        match line.kind:
            case "move":
                self.entries.append(Entry(line.seat, line.text))
                self._answered(line)
            case "expire":
                self.entries.append(Entry(CLOCK, f"{EXPIRE} {line.text}".strip()))
            case "undo" | "take_back":
                self._cut(line)
            case "say":
                self._said(line, line.text, "")
            case "seat":
                self._said(line, "", line.text)
            case "forget":
                self.forget.add(line.seat)

    def _answered(self, line: Line) -> None:
        if line.key:
            known = self.keys[line.seat]
            known[line.key] = Answered(self.asks[line.seat], line.text, line.n)
            if len(known) > KEYS:
                del known[next(iter(known))]
        self.asks[line.seat] += 1

    def _cut(self, line: Line) -> None:
        """Whoever loses a decision is asked anew, under a number of its own."""
        left = int(line.text) if line.text else self.before(line.seat, line.kind)
        end = left + 1 if line.kind == "undo" else len(self.entries)  # what others noted stays
        cut = {entry.seat for entry in self.entries[left:end] if entry.seat != CLOCK}
        for seat in cut | {line.seat}:
            self.asks[seat] += 1
        del self.entries[left:end]
        self.takebacks += line.kind == "take_back"

    def before(self, seat: int, kind: str) -> int:
        """How many entries are left when a seat takes its last one back."""
        if kind == "undo":
            return len(self.entries) - 1
        return max(at for at, entry in enumerate(self.entries) if entry.seat == seat)

    def _said(self, line: Line, text: str, kind: str) -> None:
        self.words.append(Word(line.n, len(self.entries), line.seat, text, kind))
        self.said += 1
        del self.words[:-WORDS]
