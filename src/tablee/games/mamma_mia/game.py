"""Mamma Mia! Grande as the kernel sees it: options, events, names, and how a game starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tablee.games.mamma_mia.box import SEATS, Box, open_box
from tablee.games.mamma_mia.carte import READINGS
from tablee.games.mamma_mia.position import pizzeria_from
from tablee.games.mamma_mia.rules.moves import COLOURS, PAIRS, catalogue
from tablee.games.mamma_mia.rules.pizzeria import FACES, House, Pizzeria, empty_pizzeria
from tablee.games.mamma_mia.rules.services import deal
from tablee.kernel import LANGUAGES, Data, Event, Game, Log, Mode, Noun, Option, Rng, by_arguments

TURNS = ("put", "passed")  # with these a turn begins
OVEN = frozenset({"put", "order"})
LEFT = "left"  # what starts the next oven
PLAIN_HINTS = "waits asks gives-up cannot-help costs-later own-share"
UNLOADING = frozenset(
    {"opened", "out", "order-out", "spoiled", "no-candidate", "short", "chose", "chose-two"}
    | {"added", "pledged", "asked", "asked-any", "no-help", "gave", "honoured", "used", "succeeded"}
    | {"reward", "returned", "failed"}
)


class MammaMia(Game):
    """Two to six pizza cooks, one oven."""

    key = "mamma_mia"
    aliases = ("mamma_mia_grande",)
    rules = 1
    modes = (Mode("standard", SEATS),)
    options = (
        Option("helping_hand", ("on", "off"), "on", "R12.1"),
        Option("monotoni_reading", READINGS, READINGS[0], "R12.4"),
        Option("oven_view", ("memory", "open"), "memory", "R12.5"),
        Option("score_view", ("hidden", "open"), "hidden", "R12.6"),
        Option("colours", ("random", "in_order"), "random", "R4.3"),
        Option("first_player", ("random", "chosen"), "random", "R4.7"),
    )
    lot = "first_player"
    phases = ("put", "order", "draw", "choose", "complete", "own", "pay", "help", "give")
    facts: ClassVar = by_arguments(
        {
            "n": (
                "service services turn helping_hand monotoni colours unloading need missing kind "
                "pizzas"
            ),
            "seat": "unloader owner",
        }
    )
    events: ClassVar = {
        "colour": "seat colour",
        "service": "n seat",
        "put": "seat n kind",
        "order": "seat card",
        "passed": "seat n",
        "full": "seat",
        "drew-kitchen": "seat n",
        "drew-waiter": "seat n",
        "got": "seat n kind",
        "got-order": "seat card",
        "opened": "seat",
        "out": "n kind",
        "order-out": "seat card",
        "spoiled": "seat ingredient",
        "no-candidate": "seat",
        "short": "seat n",
        "chose": "seat ingredient",
        "chose-two": "seat first:ingredient second:ingredient",
        "added": "seat n kind",
        "pledged": "seat n kind",
        "asked": "seat n kind",
        "asked-any": "seat n",
        "no-help": "seat",
        "gave": "seat n kind",
        "honoured": "seat n kind",
        "used": "n kind",
        "succeeded": "seat card",
        "reward": "seat",
        "returned": "seat n kind",
        "failed": "seat card",
        "left": "n kind",
        "refilled": "n",
        "counted": "seat card",
        "result": "seat pizzas:n cards:n",
        "winner": "seat",
        "shared": "seat",
    }
    hints: ClassVar = {
        **dict.fromkeys(("completes", "relies"), "card"),
        **dict.fromkeys(("hopes", "hopes-to-draw", "hopes-for-help"), "card n"),
        "changes": "n kind",
        **dict.fromkeys(("few-orders", "few-ingredients", "least-missing"), "n"),
        **dict.fromkeys(("pays", "help-pays", "needed", "hardly-needed"), "n"),
        **dict.fromkeys(PLAIN_HINTS.split(), ""),
    }
    vanishing = OVEN | UNLOADING | {LEFT}

    def __init__(self, data: Data, box: Box) -> None:
        kinds = [noun.key for noun in box.kinds]
        orders = [noun.key for noun in box.names]
        super().__init__(data, catalogue(kinds, orders), kinds + orders)
        self.box = box
        self.faces = FACES
        self.backs = ["", "ingredient", *[noun.key for noun in box.colours]]
        pairs = [
            Noun(
                f"{kinds[a]}+{kinds[b]}",
                {
                    language: f"{box.kinds[a].names[language]} + {box.kinds[b].names[language]}"
                    for language in LANGUAGES
                },
            )
            for a, b in PAIRS
        ]
        self.nouns = {
            "card": [*box.kinds, *box.names],
            "ingredient": box.kinds,
            "kind": box.kinds,
            "pair": pairs,
            "colour": box.colours,
        }

    @classmethod
    def load(cls, data: Data) -> MammaMia:
        return cls(data, open_box(data, cls.options))

    def house(self, seats: int, options: Mapping[str, str]) -> House:
        numbers = self.box.numbers
        helping = numbers.helping_hand[seats] and options["helping_hand"] == "on"
        return House(
            seats,
            numbers.services[helping],
            helping,
            options["monotoni_reading"],
            options["oven_view"] == "open",
            options["score_view"] == "open",
            numbers.left_per_kind[seats],
            numbers.start_ingredients,
            numbers.start_orders,
            numbers.refill_to,
            numbers.max_draw,
            numbers.pass_draw,
            self.box.cartes[options["monotoni_reading"]],
            [noun.key for noun in self.box.kinds],
            [noun.key for noun in self.box.colours],
        )

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng, log: Log) -> Pizzeria:
        s = empty_pizzeria(self.house(seats, options), rng, colours_for(seats, options, rng))
        deal(s, log)
        return s

    def position(
        self, seats: int, options: Mapping[str, str], rng: Rng, table: dict[str, object]
    ) -> Pizzeria:
        colours = colours_for(seats, options, rng)
        return pizzeria_from(self.house(seats, options), self.kinds, colours, rng, table)

    def faded(self, seat: int, options: Mapping[str, str], events: list[Event]) -> set[int]:
        """R13.3: lines about the running oven, and about ovens unloaded, that leave the screen."""
        gone: set[int] = set()
        starts = [0, 0, *[at for at, event in enumerate(events) if event.key == "service"]]
        turns = [at for at, event in enumerate(events) if event.key in TURNS]
        preparing = all(event.key != "opened" for event in events[starts[-1] :])
        if options["oven_view"] == "memory" and preparing:
            latest = turns[-1] if turns else 0
            gone.update(at for at in range(starts[-1], latest) if events[at].key in OVEN)
            if latest > starts[-1]:  # the first turn covers the leftovers
                gone.update(at for at in range(*starts[-2:]) if events[at].key == LEFT)
        if options["score_view"] == "hidden":
            just_over = not any(at > starts[-1] for at in turns)
            end = starts[-2] if just_over else starts[-1]
            gone.update(at for at in range(end) if events[at].key in UNLOADING)
        return gone


def colours_for(seats: int, options: Mapping[str, str], rng: Rng) -> list[int]:
    """R4.3: the colours of the seats, by lot or in the order of the box."""
    colours = list(range(COLOURS))
    if options["colours"] == "random":
        rng.shuffle(colours)
    return colours[:seats]
