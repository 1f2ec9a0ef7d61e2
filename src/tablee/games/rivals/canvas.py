"""What every drawing in the terminal starts from: the view, and how its things are named."""

from __future__ import annotations

import shutil
import textwrap
from typing import TYPE_CHECKING, Any, cast

from tablee.games.rivals.game import Rivals
from tablee.games.rivals.rules.ids import (
    COOK_WINDOW,
    MARKET_WINDOW,
    NONE,
)
from tablee.games.rivals.rules.moves import KINDS, MARKETS
from tablee.games.rivals.wits.sight import Player
from tablee.games.rivals.wits.worth import gain_of
from tablee.kernel import View

if TYPE_CHECKING:
    from tablee.i18n import Speaker

NARROW, WIDE = 80, 120  # columns: a drawing is never wider, nor folded where a line has room
MOVING, TRADING, COOKING = range(3)
AFTER_MARKET = (
    *("spree", "ransom", "gardena", "free-meat", "keepsake", "rewards"),
    *("read", "sort", "pick-cards", "free-shelf", "smile"),
)
HARD_BLANK = "\N{NO-BREAK SPACE}"  # inside a name, where a line must not end


class Canvas:
    """One drawing: the view, and how its things are named."""

    def __init__(self, speaker: Speaker, game: Rivals, view: View) -> None:
        self.speaker = speaker
        self.say = speaker.texts
        self.game = game
        self.tables = game.box.tables
        self.view = view
        self.facts = cast("dict[str, Any]", view.facts)
        self.players = [
            Player(self.tables, self.facts, seat, view.zones) for seat in range(view.seats)
        ]

    @property
    def step(self) -> int:
        """R5.1: which of the day's three phases this is."""
        if self.view.phase in AFTER_MARKET or self.facts["window"] == COOK_WINDOW:
            return COOKING
        return TRADING if self.facts["window"] == MARKET_WINDOW else MOVING

    @property
    def me(self) -> Player | None:
        """The viewer's own restaurant; None for who only watches."""
        return self.players[self.view.seat] if self.view.seat < self.view.seats else None

    def name(self, kind: str, value: int) -> str:
        return self.speaker.noun(kind, value).replace(" ", HARD_BLANK)

    def seat(self, seat: int) -> str:
        return self.speaker.seat(seat).replace(" ", HARD_BLANK)

    def cuisine(self, cuisine: int) -> str:
        """As an adjective, which French writes without a capital."""
        name = self.name("cuisine", cuisine)
        return name.lower() if self.speaker.language == "fr" else name

    @property
    def squad(self) -> bool:
        return bool(self.facts["mode"] == "kitchen_squad")

    def text(self, face: int) -> str:
        """What a card says."""
        return self.game.box.texts[self.game.kinds[face]][self.speaker.language]

    def own(self, zone: str) -> list[int]:
        """The faces of one of the viewer's own zones; none for who only watches."""
        name = f"{zone}_{self.view.seat + 1}"
        return sorted(self.view.zones[name]) if name in self.view.mine else []

    def on_space(self, space: int) -> int:
        """The kind of ingredient on a counter space, or NONE."""
        market = self.tables.spaces[space]
        kind = self.facts["counters"][market][space - self.tables.first_space[market]]
        return NONE if kind is None else int(kind)

    def lacking(self) -> set[int]:
        """The kinds the viewer's recipes still ask for."""
        p = self.me
        if p is None:
            return set()
        needs = [kind for at in p.recipes if at != NONE for kind in self.tables.needs[at]]
        return {kind for kind in needs if p.have[kind] < needs.count(kind)}

    def gain(self, p: Player, slot: int) -> int:
        """R8.6: what a recipe would bring this restaurant now, extras left out."""
        return gain_of(self.tables, p, slot, [0] * KINDS, p.garbage)

    def price(self, p: Player, figure: int, base: int, market: bool, items: int = 1) -> int:
        """R7.17: what one of a player's figures pays today for something of this base price."""
        amount = base * 2 if market and p.doubled else base
        if figure < len(p.taxed) and p.taxed[figure]:
            amount += self.tables.surcharge * items
        if figure == 1 and self.squad:
            amount += self.tables.surcharge * items
        if p.discount:
            amount = max(self.tables.minimum, (amount // 2 + 99) // 100 * 100)
        return amount

    def cheapest(self, p: Player, place: int, base: int) -> int:
        """Q67: the price for whichever of a player's figures at a place pays least."""
        here = [at for at, where in enumerate(p.places) if where == place] or [0]
        return min(self.price(p, figure, base, place < MARKETS) for figure in here)


def width() -> int:
    """As wide as the terminal, within limits; a pipe counts as narrow."""
    return min(WIDE, max(NARROW, shutil.get_terminal_size((NARROW, 24)).columns))


def fold(text: str, indent: int, below: int = 0) -> list[str]:
    """A long line goes on below, a little to the right."""
    return textwrap.wrap(
        text.replace(" $", HARD_BLANK + "$"),
        width(),
        initial_indent=" " * indent,
        subsequent_indent=" " * (below or indent + 2),
        break_long_words=False,
        break_on_hyphens=False,
    )


def times(name: str, number: int) -> str:
    return name if number == 1 else f"{name}{HARD_BLANK}x{HARD_BLANK}{number}"
