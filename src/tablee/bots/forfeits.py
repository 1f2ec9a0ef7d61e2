"""A decision that a bot in a process of its own has not made: why, in both languages.

It is made by level 1, `random`, from the bot's own chance, and the game goes on.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from tablee.kernel import LANGUAGES
from tablee.kernel.names import printable

SHOWN = 80  # characters of an answer
SPOKEN = [LANGUAGES[0]]  # what is told at once is told in the last one
TOLD: set[str] = set()  # whose forfeits have been told of


class Forfeit(Exception):
    """`key` names a sentence of `forfeits.toml`, `words` stand in it."""

    def __init__(self, key: str, **words: object) -> None:
        super().__init__(key)
        self.key = key
        self.words = words

    def sentence(self, language: str) -> str:
        words = {key: one_line(str(word)) for key, word in self.words.items()}
        return sentences()[self.key][language].format(**words)

    def __str__(self) -> str:
        return self.sentence(spoken())


@cache
def sentences() -> dict[str, dict[str, str]]:
    with Path(__file__).with_name("forfeits.toml").open("rb") as file:
        return tomllib.load(file)


def spoken() -> str:
    return SPOKEN[-1]


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """What is told meanwhile is told in this language."""
    SPOKEN.append(language)
    try:
        yield
    finally:
        SPOKEN.pop()


def tell_of(name: str, why: Forfeit) -> None:
    """To whoever has started this; once for each name, or it would be said in every game."""
    if name not in TOLD:
        TOLD.add(name)
        print(f"tablee: {Forfeit('told', name=name, why=why)}", file=sys.stderr)


def one_line(words: str) -> str:
    """What somebody else's code says: on one line, and without what a terminal would obey."""
    return printable(" ".join(words.expandtabs(1).splitlines()))


def short(answer: str) -> str:
    """An answer to show to its author: on one line, not too long, nothing that no screen can."""
    text = repr(answer)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
