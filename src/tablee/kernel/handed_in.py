"""What programs hand in at the kernel's own doors, as it is meant; else a sentence says what is
wrong.

Bots are written without types, and bring what their libraries have: moves out of numpy, chance of
another kind. Compiled code would say of it only what C does.
"""

from __future__ import annotations

import sys
from operator import index

from tablee.kernel.errors import BadInput


def quoted(value: object) -> str:
    """A value as its own sentence can quote it: not the whole of what may be a large thing."""
    try:
        text = repr(value)
    except ValueError:  # Python does not write the longest numbers
        return "a number of too many digits"
    return text if len(text) <= 60 else f"{text[:60]}..."


def integer(value: object) -> int | None:
    """An integer, numpy's too. True is none: it would be seat 1, or one game."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        return None


def whole(what: str, value: object) -> int:
    """A whole number; else the sentence says what it should have been."""
    number = integer(value)
    if number is None:
        verb = "are" if what in ("seats", "games", "jobs") else "is"
        raise BadInput(f"{what} {verb} a whole number, not {quoted(value)}")
    return number


def seed_of(value: object) -> str:
    """Seeds are words of any kind; a number is the word that it is written with."""
    if isinstance(value, str):
        if not writable(value):
            raise BadInput(f"a seed is text that can be stored as UTF-8, not {quoted(value)}")
        return value
    number = integer(value)
    if number is None:
        raise BadInput(f"a seed is a string or a whole number, not {quoted(value)}")
    try:
        return str(number)
    except ValueError:
        most = f"{sys.get_int_max_str_digits():,}"
        raise BadInput(f"a seed that is a number has {most} digits at most") from None


def writable(text: str) -> bool:
    """Half of a surrogate pair is in no text, and yet in some strings."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
