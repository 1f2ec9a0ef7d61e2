"""A cache that keeps what is asked for: sentences have no end, and tables repeat only some."""

from __future__ import annotations

from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """Holds at most twice `most` things. Whenever so many are new, those that nobody has asked for
    since the last time are forgotten; the others stay, however many come and go beside them."""

    __slots__ = ("most", "new", "old")

    def __init__(self, most: int) -> None:
        self.most = most
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
        if len(self.new) >= self.most:
            self.old, self.new = self.new, {}
        self.new[key] = value
