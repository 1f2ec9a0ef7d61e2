"""What was found last, kept for as long as the same things are looked at."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64


@final
class Kept:
    """Numbers found from lists that are never changed, only replaced, and three small ints.

    It never changes either: what is found next stands in a new one.
    """

    def __init__(
        self, first: list[int], second: list[int], a: i64, b: i64, c: i64, found: list[int]
    ) -> None:
        self.first = first
        self.second = second
        self.a = a
        self.b = b
        self.c = c
        self.found = found

    def still(self, first: list[int], second: list[int], a: i64, b: i64, c: i64) -> bool:
        """Whether these are the very same lists and numbers."""
        same = self.first is first and self.second is second
        return same and self.a == a and self.b == b and self.c == c


NOTHING_YET: Final = Kept([], [], 0, 0, 0, [])
