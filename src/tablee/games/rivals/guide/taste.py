"""What the guide's features are worth: the numbers of `guide.toml`, by name."""

from __future__ import annotations

from typing import final

from tablee.bots.weights import Weights
from tablee.games.rivals.rules import moves as m


@final
class Taste:
    """Dollars, but for times (tenths of a day), shares (per cent) and the ranks of chefs."""

    def __init__(self, weights: Weights) -> None:
        self.point = weights.one("point")
        self.promise = weights.one("promise")
        self.waste = weights.one("waste")
        self.litter = weights.one("litter")
        self.trip = weights.one("trip")
        self.item = weights.one("item")
        self.rare = weights.one("rare")
        self.later = weights.one("later")
        self.day = weights.one("day")
        self.errand = weights.one("errand")
        self.spare = weights.one("spare")
        self.mystery = weights.of("mystery", 5)
        self.tomorrow = weights.one("tomorrow")
        self.cleaning = weights.one("cleaning")
        self.hope = weights.one("hope")
        self.deck = weights.one("deck")
        self.upgrade = weights.of("upgrade", m.UPGRADES)
        self.least = weights.one("least")
        self.accepts = weights.one("accepts")
        self.traded_card = weights.one("traded_card")
        self.traded_upgrade = weights.one("traded_upgrade")
        self.enough = weights.one("enough")
        self.kept = weights.of("kept", m.CARDS)
        self.blow = weights.of("blow", m.CARDS)
        self.power = weights.of("power", m.CHEFS)
        self.chef = weights.of("chef", m.CHEFS)
        self.restaurant = weights.of("restaurant", m.RESTAURANTS)
        self.home_dish = weights.one("home_dish")
