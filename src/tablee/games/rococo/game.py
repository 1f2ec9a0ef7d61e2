"""La Pâtisserie Rococo as the kernel sees it: options, events, names, and how a game starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tablee.games.rococo.box import Box, open_box
from tablee.games.rococo.box.solo import LEVELS
from tablee.games.rococo.box.words import Words
from tablee.games.rococo.events import EVENTS, FACTS, HINTS
from tablee.games.rococo.position import salon_from
from tablee.games.rococo.rules import ids, mentor, people, rounds, scoring
from tablee.games.rococo.rules.house import House
from tablee.games.rococo.rules.salon import Salon
from tablee.kernel import LANGUAGES, Data, Game, Log, Mode, Noun, Option, Rng

QUESTIONS = ["recipe", "column", "space", "place"]


class Rococo(Game):
    """One to five pastry shops at Versailles."""

    key = "rococo"
    aliases = ("patisserie_rococo", "la_patisserie_rococo")
    rules = 1
    modes = (Mode("standard", (2, 3, 4, 5)), Mode("solo", (1,)), Mode("mentor", (2,)))
    options = (
        Option("level", tuple(LEVELS), LEVELS[0], "R13.2"),
        Option("staff", ("trays", "dealt"), "trays", "R16.1"),
        Option("promo_1", ("off", "on"), "off", "R15.2"),
        Option("promo_2", ("off", "on"), "off", "R15.2"),
        Option("promo_3", ("off", "on"), "off", "R15.2"),
        Option("promo_4", ("off", "on"), "off", "R15.3"),
    )
    phases = (
        *("hand", "starters", "draft", "remove", "play", "action", "bonus"),
        *("recipe", "discard", "gift-recipe", "ingredient", "gift-tile", "keep", "staple"),
        *("bake", "bake-second", "less", "tile", "rack", "decorate", "garnish"),
        *("deliver", "mode", "space", "tip", "move", "move-to"),
        *("recruit", "dismiss", "place", "table", "copy", "prestige", "trade", "give"),
    )
    events: ClassVar = EVENTS
    hints: ClassVar = HINTS
    facts: ClassVar = FACTS

    def __init__(self, data: Data, box: Box) -> None:
        kinds = box.words.keys("card")
        super().__init__(data, ids.catalogue(kinds, box.words.keys("service")), kinds)
        self.box = box
        self.faces = ids.FACES
        self.backs = ["staff", "recipe", "ingredient", "solo"]
        self.nouns = {
            **box.words.nouns,
            "space": spaces_of(box.words),
            "slot": slots_of(box.words),
            "action": in_texts(ids.ACTIONS),
            "rack": in_texts(ids.RACKS),
            "lack": in_texts(mentor.WHYS),
            "source": in_texts(scoring.SOURCES),
            "question": in_texts(QUESTIONS),
            "tray": in_texts(["a", "b"]),
            "pile": in_texts(people.PILES),
        }

    @classmethod
    def load(cls, data: Data) -> Rococo:
        return cls(data, open_box(data))

    def house(self, seats: int, options: Mapping[str, str]) -> House:
        packs = [options[f"promo_{pack}"] == "on" for pack in range(1, 5)]
        mentor = options["mode"] != "standard"
        return self.box.house(seats, mentor, options["level"], options["staff"] == "trays", packs)

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng, log: Log) -> Salon:
        return rounds.begin(self.house(seats, options), rng, log)

    def position(
        self, seats: int, options: Mapping[str, str], rng: Rng, table: dict[str, object]
    ) -> Salon:
        services = self.box.words.keys("service")
        return salon_from(self.house(seats, options), services, rng, table)


def in_texts(keys: list[str]) -> list[Noun]:
    """Things that only the texts name, as `TYPE-KEY`."""
    return [Noun(key, dict.fromkeys(LANGUAGES, key)) for key in keys]


def spaces_of(words: Words) -> list[Noun]:
    """The spaces of the tables, as moves name them."""
    said = {"en": "space", "fr": "emplacement"}
    return [
        of_table(table, str(n), {language: f"{said[language]} {n}" for language in LANGUAGES})
        for table in words.nouns["table"]
        for n in range(1, ids.LONGEST + 1)
    ]


def slots_of(words: Words) -> list[Noun]:
    """The slots of the service tables, as moves name them."""
    sides = {"left": dict.fromkeys(LANGUAGES, "points"), "right": dict.fromkeys(LANGUAGES, "bonus")}
    services = words.nouns["service"]
    return [of_table(service, *side) for service in services for side in sides.items()]


def of_table(table: Noun, key: str, said: Mapping[str, str]) -> Noun:
    names = {language: f"{table.names[language]}, {said[language]}" for language in LANGUAGES}
    return Noun(f"{table.key} {key}", names)
