"""Names of people and bots. A name is something to show; it never leads to anything else."""

from __future__ import annotations

import unicodedata

from tablee.kernel.errors import BadInput

BOT = "bot:"  # a record names a seat played by a bot so: "bot:greedy"
LONGEST = 40
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # controls, direction overrides, half letters
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # fillers of Hangul, an empty cell of Braille


def check_name(name: str) -> None:
    """A person's name as the terminal and the server take it."""
    if not name.strip() or printable(name) != name or name.lstrip().lower().startswith(BOT):
        raise BadInput(f"{name!r} is no name: visible letters, not beginning with {BOT!r}")
    if len(name) > LONGEST:
        raise BadInput(f"{name[:LONGEST]!r}... is no name: up to {LONGEST} letters")


def bot_in(name: str) -> str:
    """The bot that a seat's name in a record stands for; "" where a person sits."""
    return name.removeprefix(BOT) if name.startswith(BOT) else ""


def printable(text: str) -> str:
    """The text without what a terminal would obey instead of showing it."""
    return "".join(c for c in text if unicodedata.category(c) not in UNSEEN and c not in BLANK)
