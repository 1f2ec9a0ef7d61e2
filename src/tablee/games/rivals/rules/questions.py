"""What decisions have in common: on a clock table a limit, and an answer when it is over."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rivals.rules.town import Town
from tablee.kernel.state import Sealed, Turn


class Question(Turn[Town]):
    """R7.7: a nested decision: on a clock table it has its own limit; then the first answer."""

    rule = "R9.5"

    def seconds(self, s: Town) -> int:
        return s.box.nested_seconds if s.plan.clock else 0

    def fallback(self, s: Town, seat: i64) -> int:
        return self.legal(s, seat)[0]


class Secret(Sealed[Town]):
    """The same for a decision that several take in secret."""

    def seconds(self, s: Town) -> int:
        return s.box.nested_seconds if s.plan.clock else 0

    def fallback(self, s: Town, seat: i64) -> int:
        return self.legal(s, seat)[0]
