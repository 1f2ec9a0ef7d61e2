"""Ramen! Ramen! as the kernel sees it: options, events, names, and how a game starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tablee.games.ramen.box import OPTIONS, Box, open_box
from tablee.games.ramen.position import shop_from
from tablee.games.ramen.rules.memory import forgotten
from tablee.games.ramen.rules.moves import CARDS, catalogue
from tablee.games.ramen.rules.shop import Menu, Shop
from tablee.games.ramen.rules.turn import deal
from tablee.kernel import Data, Event, Game, Log, Mode, Rng


class Ramen(Game):
    """One to four cooks, three bowls."""

    key = "ramen"
    aliases = ("ramen_ramen",)
    rules = 1
    modes = (Mode("solo", (1,)), Mode("duel", (2,)), Mode("trio", (3,)), Mode("teams", (4,)))
    options = OPTIONS
    lot = "first_player"
    closing = frozenset({"turn"})  # R15.5, also where the next turn is the same player's
    phases = ("first-card", "second-card", "take", "second-take")
    facts: ClassVar = dict.fromkeys(
        ["mode", "turn", "bowls", "used", "served", "slots", "points", "cards", "half_stars"], "n"
    )
    events: ClassVar = {
        "turn": "n seat",
        "played": "seat card bowl:n",
        "played-faded": "seat bowl:n",
        "served": "side bowl:n n",
        "served-faded": "side bowl:n",
        "took": "seat card",
        "took-faded": "seat",
        "refilled": "card",
        "refilled-faded": "",
        "drew": "seat card",
        "drew-hidden": "seat",
        "drew-faded": "seat",
        "scored": "side n kinds:n points:n",
        "unserved": "bowl:n n",
        "revealed": "card",
        "result": "side points:n bowls:n cards:n",
        "verdict": "points:n stars:half",
        "winner": "side",
        "shared": "side",
    }
    hints: ClassVar = {
        "serves": "bowl:n points:n",
        "serves-other": "bowl:n points:n side",
        "builds": "bowl:n kinds:n",
        "keeps-low": "bowl:n value:n sum:n",
        "spoils": "bowl:n side",
        "out-of-reach": "bowl:n sum:n",
        "pair": "card bowl:n",
        "takes-new": "card bowl:n",
        "takes-serve": "card bowl:n points:n",
    }

    def __init__(self, data: Data, box: Box) -> None:
        super().__init__(data, catalogue(box.codes), box.codes)
        self.box = box
        self.nouns = {"card": box.cards, "ingredient": box.ingredients}

    @classmethod
    def load(cls, data: Data) -> Ramen:
        return cls(data, open_box(data))

    def menu(self, options: Mapping[str, str]) -> Menu:
        picks = options["endgame_draw"] == "fridge"
        menus = self.box.pick_menus if picks else self.box.menus
        return menus[options["mode"]]

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng, log: Log) -> Shop:
        """R2.2: shuffle, then deal."""
        pile = list(range(CARDS))
        rng.shuffle(pile)
        return deal(self.menu(options), rng, pile, log)

    def position(
        self, seats: int, options: Mapping[str, str], rng: Rng, table: dict[str, object]
    ) -> Shop:
        return shop_from(self.menu(options), self.kinds, rng, table)

    def sides(self, seats: int, options: Mapping[str, str]) -> list[int]:
        return self.menu(options).sides

    def faded(self, seat: int, options: Mapping[str, str], events: list[Event]) -> range:
        """R16.6: with strict memory, card names last from one's own previous turn on.

        A turn that is running is not the previous one. Spectators have no turn of their own: they
        remember one round of the table. Nothing fades before so much has been played.
        """
        if options["memory"] == "open" or options["mode"] == "solo":
            return range(0)
        return range(forgotten(events, seat, len(self.menu(options).sides)))
