"""Rival Restaurants as the kernel sees it: options, events, names, and how a game starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tablee.games.rivals.box import BACKS, FACES, Reader, words
from tablee.games.rivals.position import Builder
from tablee.games.rivals.rules.house import Plan
from tablee.games.rivals.rules.moves import catalogue
from tablee.games.rivals.rules.setup import deal
from tablee.games.rivals.rules.town import Town
from tablee.kernel import BadInput, Data, Game, Log, Mode, Option, Rng, by_arguments


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
    alarms: ClassVar = by_arguments({"space n": "claim war"})
    facts: ClassVar = by_arguments(
        {
            "n": (
                "mode day tick window wars claims rats money garbage popularity levels cooked "
                "reviews offers_sent offers"
            ),
            "seat": "user picked hit discount doubled card_used closed",
            "chef": "power picked_chefs chefs blocked barred taxed",
            "restaurant": "restaurants",
            "place": "places",
            "space": "locked spaces",
            "kind": "counters",
            "upgrade": "upgrades",
            "card": "card",
            "move": "plates",
        }
    )
    parts: ClassVar = by_arguments(
        {
            "space seat": "wars claims",
            "place seat": "rats",
            "giver:seat partner:seat kind upgrades:upgrade island:upgrade": "offers",
        }
    )
    events: ClassVar = by_arguments(
        {
            "seat restaurant": "restaurant",
            "seat chef": "chef banned active aimed-chef spared power blocked barred taxed",
            "n": "day",
            "seat n": (
                "income lost-popularity garbage toll paid took-money recycled bought-card "
                "dumped sold-chocolate level bonus threw-out looks"
            ),
            "seat chef place": "went stands-shelf",
            "seat chef space": "stands",
            "seat card": "played discarded-card sees drew reviewed cooked new-recipe",
            "seat target:seat": (
                "aimed stole-card-hidden looked-at-hand offered showed-card-hidden declined "
                "withdrew offer-failed countered traded gave-card-hidden"
            ),
            "seat kind": "named discarded took",
            "seat": "clam stopped closed drew-hidden passed winner shared-win",
            "seat target:seat n": "robbed smiled ransom",
            "seat target:seat kind": "stole shared",
            "seat card target:seat": "stole-card showed-card gave-card",
            "seat kind n": "surrendered",
            "kind": "revealed",
            "seat place": "infested rats-gone searched",
            "seat kind space": "took-counter",
            "seat old:chef chef": "hired",
            "": "market market-closed",
            "space n kind": "war",
            "seat space money:n garbage:n": "bid",
            "seat space": "dropped claim",
            "space": "sold tie no-sale",
            "seat kind money:n garbage:n": "won",
            "seat kind n space": "bought",
            "seat place kind n": "bought-shelf",
            "seat upgrade n owner:seat": "bought-upgrade",
            "seat old:card card": "tossed",
            "seat way:n kind n": "offer-kind",
            "seat way:n n": "offer-money offer-garbage offer-cards",
            "seat way:n upgrade": "offer-upgrade offer-island",
            "seat mine:card other:card code:n": "offer-swap",
            "seat n total:n": "popularity",
            "seat upgrade": "free-upgrade",
            "kind space": "restocked",
            "seat n dishes:n money:n": "result",
        }
    )

    hints: ClassVar = by_arguments(
        {
            "kind recipe": "needs completes",
            "kind": "useful too-dear cannot-bid missed least",
            "place n": "market",
            "": (
                "shelf bundle keep lets hit all saves stars extra strong recipes-first "
                "bonus-first serious gives-up nothing-better"
            ),
            "place": "hope crowd",
            "n": "litter rich cash dear wait ransom",
            "upgrade": "upgrade",
            "card": "weak-card strong-card",
            "card n": "card swaps",
            "target:seat": "comrade unfair little-gain leader hurts",
            "kind n": "bid",
            "target:seat n": "gain",
            "give:kind take:kind target:seat n": "deal-kinds",
            "money:n take:kind target:seat n": "deal-buys",
            "give:kind money:n target:seat n": "deal-sells",
            "give:recipe take:recipe target:seat n": "deal-recipes",
            "garbage:n money:n target:seat n": "deal-garbage",
            "recipe n": "cook fits",
            "recipe second:recipe n": "cook-both",
        }
    )

    def __init__(self, data: Data, reader: Reader) -> None:
        super().__init__(data, catalogue(reader.names), reader.box.names)
        self.box = reader.box
        self.ids = reader.names  # by sort
        self.printed = reader.texts  # on cards, in each language
        self.faces = reader.box.faces
        self.backs = list(BACKS)
        faces = [noun for sort in FACES for noun in reader.nouns[sort]]
        self.nouns = {**reader.nouns, "card": faces}

    @classmethod
    def load(cls, data: Data) -> Rivals:
        return cls(data, Reader(data))

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
        return deal(Plan(self.box, seats, options, self.version), rng, log)

    def position(
        self, seats: int, options: Mapping[str, str], rng: Rng, table: dict[str, object]
    ) -> Town:
        return Builder(Plan(self.box, seats, options, self.version), rng, table).build()
