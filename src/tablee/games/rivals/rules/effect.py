"""What is being resolved: a card or a chef's power, whose, on whom."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules.ids import NONE


@final
class Effect:
    """`user` plays `card` or uses the `power` of a chef. It never changes, so clones share it.

    `targets` are the seats (of a Road Block or a power over a place: the figures) chosen, `hit`
    the seats it touches, `named` the kind of ingredient it names; `below` is what it interrupts.
    """

    def __init__(
        self,
        user: i64,
        card: i64,
        power: i64,
        below: Effect | None,
        targets: i64 = 0,
        hit: i64 = 0,
        named: i64 = NONE,
    ) -> None:
        self.user = user
        self.card = card
        self.power = power
        self.below = below
        self.targets = targets
        self.hit = hit
        self.named = named

    def aimed(self, targets: i64, named: i64 = NONE) -> Effect:
        return Effect(self.user, self.card, self.power, self.below, targets, 0, named)

    def struck(self, hit: i64) -> Effect:
        """The same, touching these seats."""
        return Effect(self.user, self.card, self.power, self.below, self.targets, hit, self.named)


NOTHING: Final = Effect(NONE, NONE, NONE, None)
