"""What a restaurant may expect to have at the end, judged at dawn: where a playout is cut off.

Dishes and money are not all there is: a card in hand, an upgrade, a chef bring something later. How
much, was asked of the ends of thousands of games (`python -m tablee.tuning rivals --judge`).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.bots.weights import Weights
from tablee.games.rivals.rules import moves as m
from tablee.games.rivals.rules.pieces import Restaurant
from tablee.games.rivals.rules.town import Town

STAGES: Final = [5, 9, 13, 17]  # the leader's popularity at which the next stage begins
NUMBERS: Final = 4  # of a stage


@final
class Dawn:
    """Thousandths of a point; what lasts the whole game counts for the days that are left."""

    def __init__(self, weights: Weights) -> None:
        self.stages = weights.of("dawn", NUMBERS * (len(STAGES) + 1))
        self.upgrade = weights.of("dawn_upgrade", m.UPGRADES)
        self.chef = weights.of("dawn_chef", m.CHEFS)
        self.restaurant = weights.of("dawn_restaurant", m.RESTAURANTS)

    def worth(self, s: Town, one: Restaurant, promised: i64) -> i64:
        """`promised`: what its dishes and its money promise."""
        leader = max([rival.popularity for rival in s.restaurants])
        first = NUMBERS * len([1 for popularity in STAGES if leader >= popularity])
        stage = self.stages[first : first + NUMBERS]
        now = 10 * stage[0] * one.popularity + stage[1] * promised // 100
        kept = stage[2] * one.money // 100 + stage[3] * len(one.hand)
        left = max(0, s.box.win - leader)
        return now + kept + self.lasting(one) * left // s.box.win

    def lasting(self, one: Restaurant) -> i64:
        """What is owned for the whole game."""
        found = self.restaurant[one.name]
        for figure in one.figures:
            found += self.chef[figure.chef]
        for upgrade in range(m.UPGRADES):
            if one.upgrades >> upgrade & 1:
                found += self.upgrade[upgrade]
        return found
