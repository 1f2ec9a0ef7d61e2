"""Plat du jour as the kernel sees it: options, events, names, and how a game starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tablee.games.plat_du_jour.box import Box, open_box
from tablee.games.plat_du_jour.position import kitchen_from
from tablee.games.plat_du_jour.rules.kitchen import Kitchen, Menu
from tablee.games.plat_du_jour.rules.moves import catalogue
from tablee.games.plat_du_jour.rules.service import deal
from tablee.kernel import Data, Game, Log, Mode, Option, Rng


class PlatDuJour(Game):
    """Two to five cooks, one guest a round."""

    key = "plat_du_jour"
    rules = 1
    example = True
    modes = (Mode("kitchen", (2, 3, 4, 5)),)
    options = (Option("hand", ("3", "4", "5", "6"), "5", "R2.1"),)
    phases = ("service", "reward")
    facts: ClassVar = {"round": "n", "rounds": "n", "coins": "n", "stars": "n"}
    events: ClassVar = {
        "round": "n",
        "served": "seat card",
        "won": "seat card",
        "nobody": "",
        "kept-coins": "seat n",
        "kept-star": "seat",
        "result": "seat points:n coins:n stars:n",
        "winner": "seat",
        "shared": "seat",
    }
    hints: ClassVar = {
        "alone": "card",
        "risky": "card n",
        "star-grows": "points:n n",
        "star-early": "n",
        "coins-now": "n points:n",
    }

    def __init__(self, data: Data, box: Box) -> None:
        codes = [dish.key for dish in box.dishes]
        super().__init__(data, catalogue(codes), codes)
        self.box = box
        self.faces = box.dish
        self.nouns = {"card": box.dishes}

    @classmethod
    def load(cls, data: Data) -> PlatDuJour:
        return cls(data, open_box(data))

    def menu(self, seats: int, options: Mapping[str, str]) -> Menu:
        return self.box.menu(seats, int(options["hand"]))

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng, log: Log) -> Kitchen:
        return deal(self.menu(seats, options), rng, log)

    def position(
        self, seats: int, options: Mapping[str, str], rng: Rng, table: dict[str, object]
    ) -> Kitchen:
        return kitchen_from(self.menu(seats, options), self.kinds, rng, table)
