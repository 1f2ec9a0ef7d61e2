"""Names of people and bots. A name is something to show; it never leads to anything else."""

from __future__ import annotations

import unicodedata

from tablee.kernel.errors import BadInput

BOT = "bot:"  # a record names a seat played by a bot so: "bot:greedy"
LONGEST = 40
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # controls, direction overrides, half letters
MARKS = ("Mn", "Me")  # what is written over or under a letter; alone it is next to nothing
SEEN = ("L", "N", "S")  # letters, digits, symbols: a name has one of them
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # fillers of Hangul, an empty cell of Braille


def check_name(name: str) -> None:
    """A person's name as the terminal and the server take it."""
    if printable(name) != name or not seen_in(name) or seen_in(name).startswith(BOT):
        raise BadInput(f"{name!r} is no name: visible letters, not beginning with {BOT!r}")
    if len(name) > LONGEST:
        raise BadInput(f"{name[:LONGEST]!r}... is no name: up to {LONGEST} letters")


def seen_in(name: str) -> str:
    """What is left of a name for whoever reads it: wide letters and narrow ones are the same, and
    marks are nothing by themselves. Nothing where no letter, digit or symbol is left."""
    plain = printable(unicodedata.normalize("NFKC", name)).lower()
    left = "".join(c for c in plain if unicodedata.category(c) not in MARKS).strip()
    return left if any(unicodedata.category(c)[0] in SEEN for c in left) else ""


def bot_in(name: str) -> str:
    """The bot that a seat's name in a record stands for; "" where a person sits."""
    return name.removeprefix(BOT) if name.startswith(BOT) else ""


def printable(text: str) -> str:
    """The text without what a terminal would obey instead of showing it."""
    return "".join(c for c in text if unicodedata.category(c) not in UNSEEN and c not in BLANK)
