"""Rival Restaurants as the kernel sees it: options, events, names, and how a game starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tablee.games.rivals.box import BACKS, FACES, Box, open_box, words
from tablee.games.rivals.position import town_from
from tablee.games.rivals.rules.moves import catalogue
from tablee.games.rivals.rules.setup import deal
from tablee.games.rivals.rules.tables import Plan
from tablee.games.rivals.rules.town import Town
from tablee.kernel import BadInput, Data, Game, Log, Mode, Option, Rng


def switch(key: str, rule: str) -> Option:
    return Option(key, ("no", "yes"), "no", rule)


class Rivals(Game):
    """Two to six restaurants (eight with the Deluxe edition), one market, one minute."""

    key = "rivals"
    aliases = ("rival_restaurants", "rival")
    rules = 2  # since 2 nothing is asked about a requirement that one filling is left for (Q72)
    kept = (1,)
    modes = (
        Mode("base", (2, 3, 4, 5, 6)),
        Mode("kitchen_squad", (2,)),
        Mode("two_many_cooks", (2, 3, 4, 5, 6)),
        Mode("deluxe", (2, 3, 4, 5, 6, 7, 8)),
    )
    options = (
        Option("schedule", ("serial", "clock"), "serial", "R7.4"),
        switch("deluxe_cards", "R13.50"),
        switch("amateur_chef", "R13.31"),
        switch("from_leftovers", "R13.40"),
        switch("chef_draft", "R13.12"),
        switch("beginner_chefs_only", "R4.13"),
        switch("free_recipe_discard", "R8.8"),
        Option("tiebreak", ("recipes", "gourmet"), "recipes", "R12.3"),
        Option("celebrity_income", ("100", "200"), "100", "Q2"),
        Option("dinner_and_a_show", ("chance", "honour"), "chance", "R9.33"),
        Option("max_days", ("none", "2", "20", "60"), "none", "R12.4"),
        Option("ticks", ("60", "20", "4"), "60", "R7.10"),
    )
    trial: ClassVar = {"max_days": "2", "ticks": "4"}
    phases = words(
        "restaurant chefs chef-draft window wheels placement place spare answer reply flee deed "
        "drama drama-cost ban beat stalls bundle comrade draft weigh hand-over aim gather "
        "road-block name raid contaminated recall market-choice search order recycle farm replace "
        "hire spree ransom cook gardena free-meat keepsake rewards read sort pick-cards "
        "free-shelf smile"
    )
    facts: ClassVar = {
        **dict.fromkeys(
            words(
                "mode day tick window counters wars claims locked rats card picked hit money "
                "garbage popularity levels upgrades cooked reviews discount doubled card_used "
                "closed offers_sent plates spaces blocked barred taxed offers"
            ),
            "n",
        ),
        "user": "seat",
        "power": "chef",
        "restaurants": "restaurant",
        "chefs": "chef",
        "places": "place",
    }
    events: ClassVar = {
        "restaurant": "seat restaurant",
        "chef": "seat chef",
        "banned": "seat chef",
        "day": "n",
        "income": "seat n",
        "active": "seat chef",
        "went": "seat chef place",
        "stands": "seat chef space",
        "stands-shelf": "seat chef place",
        "played": "seat card",
        "aimed": "seat target:seat",
        "aimed-chef": "seat chef",
        "named": "seat kind",
        "spared": "seat chef",
        "power": "seat chef",
        "clam": "seat",
        "stopped": "seat",
        "robbed": "seat target:seat n",
        "stole": "seat target:seat kind",
        "stole-card": "seat card target:seat",
        "stole-card-hidden": "seat target:seat",
        "looked-at-hand": "seat target:seat",
        "surrendered": "seat kind n",
        "lost-popularity": "seat n",
        "garbage": "seat n",
        "discarded": "seat kind",
        "discarded-card": "seat card",
        "closed": "seat",
        "blocked": "seat chef",
        "barred": "seat chef",
        "taxed": "seat chef",
        "toll": "seat n",
        "paid": "seat n",
        "took-money": "seat n",
        "smiled": "seat target:seat n",
        "revealed": "kind",
        "infested": "seat place",
        "rats-gone": "seat place",
        "searched": "seat place",
        "took": "seat kind",
        "took-counter": "seat kind space",
        "recycled": "seat n",
        "hired": "seat old:chef chef",
        "sees": "seat card",
        "drew": "seat card",
        "drew-hidden": "seat",
        "market": "",
        "passed": "seat",
        "market-closed": "",
        "war": "space n kind",
        "bid": "seat space money:n garbage:n",
        "dropped": "seat space",
        "sold": "space",
        "won": "seat kind money:n garbage:n",
        "tie": "space",
        "no-sale": "space",
        "claim": "seat space",
        "bought": "seat kind n space",
        "bought-shelf": "seat place kind n",
        "bought-card": "seat n",
        "bought-upgrade": "seat upgrade n owner:seat",
        "dumped": "seat n",
        "sold-chocolate": "seat n",
        "shared": "seat target:seat kind",
        "tossed": "seat old:card card",
        "offered": "seat target:seat",
        "offer-kind": "seat way:n kind n",
        "offer-money": "seat way:n n",
        "offer-garbage": "seat way:n n",
        "offer-cards": "seat way:n n",
        "offer-upgrade": "seat way:n upgrade",
        "offer-island": "seat way:n upgrade",
        "offer-swap": "seat mine:card other:card code:n",
        "showed-card": "seat card target:seat",
        "showed-card-hidden": "seat target:seat",
        "declined": "seat target:seat",
        "withdrew": "seat target:seat",
        "offer-failed": "seat target:seat",
        "countered": "seat target:seat",
        "traded": "seat target:seat",
        "gave-card": "seat card target:seat",
        "gave-card-hidden": "seat target:seat",
        "ransom": "seat target:seat n",
        "reviewed": "seat card",
        "cooked": "seat card",
        "popularity": "seat n total:n",
        "level": "seat n",
        "bonus": "seat n",
        "free-upgrade": "seat upgrade",
        "threw-out": "seat n",
        "looks": "seat n",
        "new-recipe": "seat card",
        "restocked": "kind space",
        "result": "seat n dishes:n money:n",
        "winner": "seat",
        "shared-win": "seat",
    }

    hints: ClassVar = {
        "needs": "kind recipe",
        "completes": "kind recipe",
        "useful": "kind",
        "market": "place n",
        "shelf": "",
        "hope": "place",
        "litter": "n",
        "upgrade": "upgrade",
        "rich": "n",
        "bundle": "",
        "cash": "n",
        "card": "card",
        "keep": "",
        "weak-card": "card",
        "comrade": "target:seat",
        "bid": "kind n",
        "too-dear": "kind",
        "deal": "target:seat n",
        "gain": "target:seat n",
        "unfair": "target:seat",
        "leader": "target:seat",
        "hurts": "target:seat",
        "hit": "",
        "all": "",
        "crowd": "place",
        "missed": "kind",
        "saves": "",
        "least": "kind",
        "cook": "recipe n",
        "wait": "n",
        "stars": "",
        "extra": "",
        "ransom": "n",
        "fits": "recipe n",
        "strong": "",
        "recipes-first": "",
        "bonus-first": "",
        "serious": "",
        "nothing-better": "",
    }

    def __init__(self, data: Data, box: Box) -> None:
        super().__init__(data, catalogue(box.names), box.tables.names)
        self.box = box
        self.faces = box.tables.faces
        self.backs = list(BACKS)
        faces = [noun for sort in FACES for noun in box.nouns[sort]]
        self.nouns = {**box.nouns, "card": faces}

    @classmethod
    def load(cls, data: Data) -> Rivals:
        return cls(data, open_box(data))

    def settle(self, seats: int, given: Mapping[str, str]) -> dict[str, str]:
        """R13.60, R4.13: the options that do not go together."""
        settled = super().settle(seats, given)
        mode = settled["mode"]
        if settled["chef_draft"] == "yes" and mode != "kitchen_squad":
            raise BadInput("the option chef_draft is for the mode kitchen_squad only (R13.60)")
        if settled["beginner_chefs_only"] == "yes":
            if mode in ("kitchen_squad", "two_many_cooks"):
                raise BadInput(f"the option beginner_chefs_only is not for the mode {mode} (R4.13)")
            if seats > 7:
                raise BadInput("the option beginner_chefs_only is for 7 players at most (R4.13)")
        return settled

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng, log: Log) -> Town:
        return deal(Plan(self.box.tables, seats, options, self.version), rng, log)

    def position(
        self, seats: int, options: Mapping[str, str], rng: Rng, table: dict[str, object]
    ) -> Town:
        return town_from(Plan(self.box.tables, seats, options, self.version), rng, table)
