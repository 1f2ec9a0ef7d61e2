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
from tablee.kernel import Data, Game, Log, Mode, Noun, Option, Rng, by_arguments

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
REASONS = [  # R12.1: what decides a tie
    Noun("rating", {"en": "higher rating", "fr": "meilleure cote"}),
    Noun("points", {"en": "more points on the menu", "fr": "plus de points au menu"}),
    Noun("income", {"en": "more income on the menu", "fr": "plus de revenus au menu"}),
    Noun("order", {"en": "earlier in the turn order", "fr": "plus tôt dans l’ordre du tour"}),
]

FACTS = {
    "n": (
        "season part actions ratings stars spoons vips themes new cash cubes pot cookbooks stock "
        "rooms spent judged dinners bought restocked"
    ),
    "seat": "order tied",
}
# events by what they name; those that name more stand in the class
ABOUT_ALL = "renewed-wine critic income-phase guide no-guide thrift contest no-contest"
ABOUT_ONE = "ended declined market apprentice took-cube cooked passed no-dinner thrift-won winner"
WITH_A_NUMBER = (
    "drew-wine got-coins got-cubes critic-score bid paid-share income guide-score spoons "
    "contest-score result"
)
WITH_A_CARD = "discarded took-bonus played chef served"
PLAIN_HINTS = "shopping enough cube least-room icon tie"


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
    facts: ClassVar = by_arguments(FACTS)
    # R14.3: cubes are not taken back; R20.3: nor is a card that lets one search a pile
    lasting = frozenset({"touched", "acquired", "took-bonus"})
    events: ClassVar = {
        **dict.fromkeys(ABOUT_ALL.split(), ""),
        **dict.fromkeys(ABOUT_ONE.split(), "seat"),
        **dict.fromkeys(WITH_A_NUMBER.split(), "seat n"),
        **dict.fromkeys(WITH_A_CARD.split(), "seat card"),
        "season": "n seat",
        "actions": "n",
        "drew": "seat n course",
        **dict.fromkeys(("saw", "rejected", "offered"), "card"),
        "saw-two": "card second:card",
        "saw-three": "card second:card third:card",
        "kept": "seat card course",
        "kept-hidden": "seat course",
        "rejected-four": "card second:card third:card fourth:card",
        "renewed": "course",
        **dict.fromkeys(("wine", "acquired", "competes"), "seat card n"),
        **dict.fromkeys(("bought", "searched"), "seat kind n shop"),
        **dict.fromkeys(("prowled", "dropped"), "seat kind shop"),
        "restocked": "seat shop",
        "stall": "shop kind",
        "stall-two": "shop kind second:kind",
        "stall-three": "shop kind second:kind third:kind",
        "bin-emptied": "shop",
        "prepared": "books:n cubes:n",
        "built": "seat room n",
        "tore-down": "seat room",
        **dict.fromkeys(("studied", "caught-up", "climbed"), "seat n rating:n"),
        "touched": "seat n score:n",
        **dict.fromkeys(("vip", "no-vip"), "vip"),
        "vip-won": "seat vip n",
        "icon": "seat card icon",
        "theme": "seat theme",
        "cup": "seat n cubes:n",
        "ranked": "seat other:seat",
        "ahead": "seat other:seat reason",
        "scored": "seat line n",
    }
    hints: ClassVar = {
        **dict.fromkeys(PLAIN_HINTS.split(), ""),
        "few-recipes": "n course",
        "new-course": "course",
        **dict.fromkeys(("keeps", "wine-match"), "card n"),
        **dict.fromkeys(("cooks", "wine"), "card n income:n"),
        "wine-income": "card income:n",
        **dict.fromkeys(("wine-pays", "lacks-wine", "cubes-win"), "n"),
        "climbs": "n points:n toque:n",
        **dict.fromkeys(("wanted", "in-crate", "fresh-stall"), "kind card"),
        "bid": "n share:n points:n",
        **dict.fromkeys(("bonus", "most", "least", "dinner"), "card"),
        "room": "points:n income:n n",
        "spare": "kind",
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
        self.nouns = {**box.nouns, "line": LINES, "reason": REASONS}

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
