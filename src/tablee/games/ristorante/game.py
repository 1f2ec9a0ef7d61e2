"""Ristorante Italia as the kernel sees it: options, events, names, and how a game starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tablee.games.ristorante.box import SEATS, Box, open_box
from tablee.games.ristorante.cards import BACKS
from tablee.games.ristorante.position import town_from
from tablee.games.ristorante.rules.house import House
from tablee.games.ristorante.rules.moves import FIRST_TILE, catalogue
from tablee.games.ristorante.rules.seasons import deal, empty_town
from tablee.games.ristorante.rules.town import Town
from tablee.kernel import Data, Game, Log, Mode, Noun, Option, Rng

SWITCH = ("off", "on")
LINES = [  # R11.9: the lines of the final scoring
    Noun("rating", {"en": "rating", "fr": "cote"}),
    Noun("menu", {"en": "menu and wines", "fr": "menu et vins"}),
    Noun("stars", {"en": "stars", "fr": "étoiles"}),
    Noun("spoons", {"en": "golden spoons", "fr": "cuillères en or"}),
    Noun("category", {"en": "food theme", "fr": "thème d’aliments"}),
    Noun("speciality", {"en": "cooking theme", "fr": "thème de cuisine"}),
    Noun("wines", {"en": "wine matches", "fr": "accords mets et vins"}),
    Noun("rooms", {"en": "rooms", "fr": "salles"}),
    Noun("cards", {"en": "bonus cards", "fr": "cartes Bonus"}),
]


class RistoranteItalia(Game):
    """Two to five hosts, four seasons."""

    key = "ristorante"
    aliases = ("ristorante_italia",)
    rules = 1
    modes = (Mode("base", SEATS), Mode("advanced", SEATS))
    options = (
        Option("balanced_turn_order", SWITCH, "off", "R19.1"),
        Option("apprentice", SWITCH, "off", "R19.2"),
        Option("wine_restriction", SWITCH, "off", "R19.3"),
        Option("first_player", ("random", "chosen"), "random", "R3.5"),
    )
    lot = "first_player"
    phases = (
        *("action", "keep", "wine", "cellar", "market", "shelf", "crate", "restock", "room"),
        *("accountant", "sommelier", "cook", "menu", "course", "cubes", "bid", "dinner", "icon"),
        "tied",
    )
    facts: ClassVar = dict.fromkeys(
        (
            *("season", "part", "actions", "order", "ratings", "stars", "spoons", "vips"),
            *("themes", "new", "cash", "cubes", "pot", "cookbooks", "stock", "rooms", "spent"),
            *("judged", "dinners", "tied", "bought", "restocked"),
        ),
        "n",
    )
    # R14.3: cubes are not taken back; R20.3: nor is a card that lets one search a pile
    lasting = frozenset({"touched", "acquired", "took-bonus"})
    events: ClassVar = {
        "season": "n seat",
        "actions": "n",
        "ended": "seat",
        "declined": "seat",
        "drew": "seat n course",
        "drew-wine": "seat n",
        "saw": "card",
        "saw-two": "card second:card",
        "saw-three": "card second:card third:card",
        "kept": "seat card course",
        "kept-hidden": "seat course",
        "rejected": "card",
        "rejected-four": "card second:card third:card fourth:card",
        "renewed": "course",
        "renewed-wine": "",
        "wine": "seat card n",
        "discarded": "seat card",
        "market": "seat",
        "bought": "seat kind n shop",
        "searched": "seat kind n shop",
        "prowled": "seat kind shop",
        "dropped": "seat kind shop",
        "restocked": "seat shop",
        "stall": "shop kind",
        "stall-two": "shop kind second:kind",
        "stall-three": "shop kind second:kind third:kind",
        "bin-emptied": "shop",
        "apprentice": "seat",
        "took-cube": "seat",
        "acquired": "seat card n",
        "took-bonus": "seat card",
        "offered": "card",
        "prepared": "books:n cubes:n",
        "got-coins": "seat n",
        "got-cubes": "seat n",
        "built": "seat room n",
        "tore-down": "seat room",
        "studied": "seat n rating:n",
        "caught-up": "seat n rating:n",
        "critic": "",
        "cooked": "seat",
        "played": "seat card",
        "chef": "seat card",
        "touched": "seat n score:n",
        "passed": "seat",
        "critic-score": "seat n",
        "climbed": "seat n rating:n",
        "vip": "vip",
        "bid": "seat n",
        "vip-won": "seat vip n",
        "no-vip": "vip",
        "paid-share": "seat n",
        "income-phase": "",
        "income": "seat n",
        "guide": "",
        "no-dinner": "seat",
        "served": "seat card",
        "icon": "seat card icon",
        "guide-score": "seat n",
        "theme": "seat theme",
        "no-guide": "",
        "spoons": "seat n",
        "thrift": "",
        "cup": "seat n cubes:n",
        "thrift-won": "seat",
        "contest": "",
        "competes": "seat card n",
        "contest-score": "seat n",
        "no-contest": "",
        "ranked": "seat other:seat",
        "scored": "seat line n",
        "result": "seat n",
        "winner": "seat",
    }
    hints: ClassVar = {
        "few-recipes": "n course",
        "keeps": "card n",
        "cooks": "card n income:n",
        "wine-pays": "n",
        "wine": "card n income:n",
        "wanted": "kind card",
        "shopping": "",
        "fresh-stall": "",
        "bid": "n share:n points:n",
        "bonus": "card",
        "cubes-win": "n",
        "room": "points:n n",
        "climbs": "n",
        "enough": "",
        "cube": "",
        "apprentice": "kind card",
        "least-room": "",
        "least": "card",
        "spare": "kind",
        "dinner": "card",
        "icon": "",
        "tie": "",
    }

    def __init__(self, data: Data, box: Box) -> None:
        names = {what: [noun.key for noun in nouns] for what, nouns in box.nouns.items()}
        cards = names["card"][:FIRST_TILE]
        moves = catalogue(names["course"], names["shop"], names["room"], cards, names["kind"])
        super().__init__(data, moves, names["card"])
        self.box = box
        self.names = names
        self.faces = box.cards.faces
        self.backs = BACKS
        self.nouns = {**box.nouns, "line": LINES}

    @classmethod
    def load(cls, data: Data) -> RistoranteItalia:
        return cls(data, open_box(data, cls.options))

    def house(self, seats: int, options: Mapping[str, str]) -> House:
        return House(seats, options, self.box.numbers[seats], self.box.cards, self.names)

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng, log: Log) -> Town:
        s = empty_town(self.house(seats, options), rng)
        deal(s, log)
        return s

    def position(
        self, seats: int, options: Mapping[str, str], rng: Rng, table: dict[str, object]
    ) -> Town:
        return town_from(self.house(seats, options), self.kinds, rng, table)
