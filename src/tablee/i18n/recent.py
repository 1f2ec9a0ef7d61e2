"""A cache that keeps what is asked for: sentences have no end, and tables repeat only some."""

from __future__ import annotations

from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """Holds at most twice `most` things. Whenever so many are new, those that nobody has asked for
    since the last time are forgotten; the others stay, however many come and go beside them.

    `repeated`: only what is there to be kept for a second time is. What is said once and never
    again then takes a byte, which others may write over."""

    __slots__ = ("met", "most", "new", "old", "repeated")

    def __init__(self, most: int, repeated: bool = False) -> None:
        self.most = most
        self.repeated = repeated
        self.met = bytearray(4 * most if repeated else 0)  # a mark of what was there, by its hash
        self.new: dict[K, V] = {}
        self.old: dict[K, V] = {}

    def get(self, key: K) -> V | None:
        found = self.new.get(key)
        if found is None:
            found = self.old.get(key)
            if found is not None:
                self[key] = found
        return found

    def __setitem__(self, key: K, value: V) -> None:
        if self.repeated and key not in self.old and self._meets(hash(key)):
            return
        if len(self.new) >= self.most:
            self.old, self.new = self.new, {}
        self.new[key] = value

    def _meets(self, mark: int) -> bool:
        """Whether it comes for the first time, as far as anybody remembers."""
        place, mark = mark % len(self.met), mark >> 24 & 255
        if self.met[place] == mark:
            return False
        self.met[place] = mark
        return True
