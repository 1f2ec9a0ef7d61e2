"""What a file of tuned weights says about itself: how to find the same again.

A line for the file, and one for each section that was tuned for itself: the whole command with
every setting, so many generations, and the hash of the file it began with.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import shlex
from pathlib import Path

from tablee.arena.fingerprint import code_of
from tablee.kernel import Game

FOUND = "Found by self-play: "
DIGITS = 12
PROGRAM = "python -m tablee.tuning"
PASSING = {"game", "seconds", "generations", "jobs", "every", "out"}  # said, or of no consequence
LINE = re.compile(r"(?:\[(\w+)\] )?" + FOUND)


def command(asked: argparse.Namespace, generation: int) -> str:
    """The same again, with every setting, also those that nobody named."""
    words = [f"{PROGRAM} {asked.game} --generations {generation}"]
    for key, value in vars(asked).items():
        if key not in PASSING and value is not False and value not in ("", []):
            each = value if isinstance(value, list) else [value]
            words += [
                f"--{key}" if one is True else f"--{key} {shlex.quote(f'{one}')}" for one in each
            ]
    return " ".join(words)


def parent_of(game: Game, start: Path) -> str:
    """The weights it began with, and the code they were played by."""
    weights = hashlib.sha256(start.read_bytes()).hexdigest()[:DIGITS]
    return f"from {start.name} {weights}, code {code_of(game)[:DIGITS]}"


def written(before: str, section: str, line: str) -> str:
    """The file's `about` after a run: its line in the place of the one before."""
    lines = {match[1] or "": text for text in before.splitlines() if (match := LINE.match(text))}
    lines[section] = f"[{section}] {line}" if section else line
    return "\n".join(lines.values())
