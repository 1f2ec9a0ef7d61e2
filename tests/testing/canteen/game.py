"""The canteen as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from tablee.games import build
from tablee.kernel import Data, Game, Log, Mode, Noun, Option, Rng
from tests.testing.canteen.rules import FACES, Book, Canteen, catalogue, open_canteen

FOLDER = Path(__file__).parent


class CanteenGame(Game):
    key = "canteen"
    rules = 1
    modes: ClassVar[tuple[Mode, ...]] = (Mode("plain", (2, 3)), Mode("duo", (2,)))
    options = (Option("rounds", ("1", "2"), "2", "C1.2"),)
    phases: ClassVar[tuple[str, ...]] = ("service", "market", "answer", "wishing")
    hints: ClassVar[Mapping[str, str]] = {"habit": "seat"}
    alarms: ClassVar[Mapping[str, str]] = {"kettle": ""}
    events: ClassVar[Mapping[str, str]] = {
        "served": "seat card",
        "drew": "seat card",
        "drew-hidden": "seat",
        "dropped": "seat",
        "peeked": "seat card",
        "peeked-hidden": "seat",
        "stirred": "seat n",
        "rang": "seat",
        "answered": "seat n",
        "wished": "seat wish",
        "spice": "card",
    }
    kind: ClassVar[type[Canteen]] = Canteen
    book: ClassVar[type[Book]] = Book

    def __init__(self, data: Data) -> None:
        row = data.row("canteen")
        kinds = [*row.texts("dishes"), *row.texts("spices")]
        super().__init__(data, catalogue(kinds[:4]), kinds)
        self.faces = FACES
        self.backs = ["", "spice"]
        nouns = [Noun(kind, {"en": kind, "fr": kind}) for kind in kinds]
        self.nouns = {"card": nouns, "wish": nouns[:4]}

    @classmethod
    def folder(cls) -> Path:
        return FOLDER

    @classmethod
    def load(cls, data: Data) -> Game:
        return cls(data)

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng, log: Log) -> Canteen:
        return open_canteen(self.book(), self.kind, int(options["rounds"]), seats, rng)


def canteen(kind: type[CanteenGame] = CanteenGame) -> Game:
    return build(kind, None)
