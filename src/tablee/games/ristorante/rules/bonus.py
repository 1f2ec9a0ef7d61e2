"""R15: a bonus card as every chapter of the rules asks it. The cards are in `bonus_cards.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

if TYPE_CHECKING:
    from tablee.games.ristorante.rules.town import Town
    from tablee.kernel.log import Log

STANDING: Final[i64] = 0  # R15.3: no icon
ALWAYS: Final[i64] = 1  # A
ONCE: Final[i64] = 2  # 1X

# What a card may give: `Bonus.of` says how much, 0 where it does not.
COINS: Final[i64] = 0  # R16.4
CUBES: Final[i64] = 1  # R16.17
CRATE: Final[i64] = 2  # R16.2: purchases from the crate of a shop, counted from 1
PURCHASES: Final[i64] = 3  # R16.3: so many in a market action
TOQUES: Final[i64] = 4  # R16.5: so many more for one recipe
PANTRY: Final[i64] = 5  # R16.6: no limit on the shelf
SAUCE: Final[i64] = 6  # R16.7: added for the critics, at the contest
TIES: Final[i64] = 7  # R16.8: decides its owner's ties
CAT: Final[i64] = 8  # R16.9: takes from the bins
TRUSTED: Final[i64] = 9  # R16.10: restocks after an action
LENDS: Final[i64] = 10  # R16.11: the icon of a speciality, counted from 1, to one recipe
PER_ROOM: Final[i64] = 11  # R16.12: points
SPOON: Final[i64] = 12  # R16.13: a spoon's worth
STAR: Final[i64] = 13  # R16.13: a star's worth
WINES_DRAWN: Final[i64] = 14  # R16.14
WINES_BOUGHT: Final[i64] = 15  # R16.14
COURSE: Final[i64] = 16  # R16.16: the price of a step up the scale
POINTS: Final[i64] = 17  # R16.1
EFFECTS: Final[i64] = 18

AtOnce = Callable[["Town", int, "Bonus", "Log"], None]  # what a card does when it is acquired


def nothing(s: Town, seat: i64, bonus: Bonus, log: Log) -> None:
    """Most cards do nothing at once."""


@final
class Entry:
    """What the rules say of a card: its effect's name in the data, its icon, what lasts and what
    happens at once. `gives`: effects, and the parameter in the data that each takes its number
    from; "" where the card merely has the effect."""

    def __init__(
        self, effect: str, icon: i64, gives: dict[i64, str], at_once: AtOnce = nothing
    ) -> None:
        self.effect = effect
        self.icon = icon
        self.gives = gives
        self.at_once = at_once


@final
class Bonus:
    """One card."""

    def __init__(self, card: i64, cost: i64, deck: i64, entry: Entry, gives: list[int]) -> None:
        self.card = card
        self.cost = cost
        self.deck = deck
        self.icon = entry.icon
        self.at_once = entry.at_once  # R15.3, R15.4, R15.6
        self.gives = gives  # by effect

    def of(self, effect: i64) -> i64:
        return self.gives[effect]
