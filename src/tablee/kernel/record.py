"""The stored truth of a match: a few headers and the moves, one a line, as plain text.

    [Game "ramen"]
    [Rules "1"]
    [Data "sha256-0123456789abcdef"]
    [Seats "2"]
    [Options "mode=duel endgame_draw=skip"]
    [Seed "4711"]
    [Name1 "Ana"]

    1 no4@2
    2 +ne7
    0 expire
    0 expire war-2-5

Seats count from 1 as at the table; seat 0 is the clock. Alone, `expire` is the open phase's own
clock; with a name after it, one of the alarms beside it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from tablee.kernel.engine import CLOCK
from tablee.kernel.errors import BadRecord

EXPIRE = "expire"
HEADER = re.compile(r'^\[(\w+) "((?:[^"\\]|\\.)*)"\]$')
ESCAPES = {"\\": "\\", '"': '"', "\n": "n", "\r": "r"}  # the backslash first
PLAIN = {written: plain for plain, written in ESCAPES.items()}
ESCAPED = re.compile(r"\\(.)")
NEEDED = ("Game", "Rules", "Data", "Seats", "Seed")


@dataclass(frozen=True)
class Entry:
    """One decision, or the clock running out."""

    seat: int
    text: str


@dataclass
class Record:
    """Everything needed to play a match again, exactly."""

    game: str
    rules: int
    data: str
    seats: int
    options: dict[str, str]
    seed: str
    names: list[str] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    takebacks: int = 0
    result: str = ""
    commitment: str = ""  # of a drawn seed, as the table showed it at its start

    def to_text(self) -> str:
        lines = [
            header("Game", self.game),
            header("Rules", str(self.rules)),
            header("Data", self.data),
            header("Seats", str(self.seats)),
            header("Options", " ".join(f"{key}={value}" for key, value in self.options.items())),
            header("Seed", self.seed),
        ]
        lines += [header(f"Name{at + 1}", name) for at, name in enumerate(self.names)]
        if self.takebacks:
            lines.append(header("Takebacks", str(self.takebacks)))
        if self.result:
            lines.append(header("Result", self.result))
        if self.commitment:
            lines.append(header("Commitment", self.commitment))
        lines.append("")
        lines += [f"{entry.seat + 1} {entry.text}" for entry in self.entries]
        return "\n".join(lines) + "\n"

    def __str__(self) -> str:
        return self.to_text()

    @staticmethod
    def from_text(text: str) -> Record:
        headers: dict[str, str] = {}
        entries: list[Entry] = []
        for number, raw in enumerate(text.split("\n"), start=1):
            line = raw.strip()
            if not line or line.startswith("#"):
                continue
            match = HEADER.match(line)
            if match and match[1] in headers:
                raise BadRecord(f"a second header {match[1]}: a file holds one record", number)
            if match:
                headers[match[1]] = ESCAPED.sub(unescaped, match[2])
            else:
                entries.append(entry_of(line, number))
        for name in NEEDED:
            if name not in headers:
                raise BadRecord(f'no header [{name} "..."]: this is not a record of a match')
        seats = count(headers, "Seats")
        names = [headers.get(f"Name{seat + 1}", "") for seat in range(seats)]
        options = {}
        for word in headers.get("Options", "").split():
            key, equals, value = word.partition("=")
            if not equals:
                raise BadRecord(f"the option {word!r} is not written key=value")
            options[key] = value
        return Record(
            game=headers["Game"],
            rules=count(headers, "Rules"),
            data=headers["Data"],
            seats=seats,
            options=options,
            seed=headers["Seed"],
            names=names if any(names) else [],
            entries=entries,
            takebacks=count(headers, "Takebacks") if "Takebacks" in headers else 0,
            result=headers.get("Result", ""),
            commitment=headers.get("Commitment", ""),
        )


def header(name: str, value: str) -> str:
    for plain, written in ESCAPES.items():
        value = value.replace(plain, f"\\{written}")
    return f'[{name} "{value}"]'


def unescaped(match: re.Match[str]) -> str:
    return PLAIN.get(match[1], match[1])


def count(headers: dict[str, str], name: str) -> int:
    if not headers[name].isdecimal() or len(headers[name]) > 6:
        raise BadRecord(f"the header {name} is not a number: {headers[name]!r}")
    return int(headers[name])


def entry_of(line: str, number: int) -> Entry:
    seat, _, text = line.partition(" ")
    if not seat.isdecimal() or len(seat) > 3 or not text.strip():
        raise BadRecord(f"not a move: {line[:60]!r}; a move is written '1 no4@2'", number)
    entry = Entry(int(seat) - 1, text.strip())
    if (entry.seat == CLOCK) != (entry.text.split()[0] == EXPIRE):
        raise BadRecord("only the clock, seat 0, writes 'expire'", number)
    return entry
