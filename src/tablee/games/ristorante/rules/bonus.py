"""R15: a bonus card as every chapter of the rules asks it. The cards are in `bonus_cards.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

if TYPE_CHECKING:
    from tablee.games.ristorante.rules.town import Town
    from tablee.kernel.log import Log

NO_SHOP: Final[i64] = -1
NO_SPECIALITY: Final[i64] = -1
STANDING: Final[i64] = 0  # R15.3: no icon
ALWAYS: Final[i64] = 1  # A
ONCE: Final[i64] = 2  # 1X

AtOnce = Callable[["Town", int, "Bonus", "Log"], None]  # what a card does when it is acquired


def nothing(s: Town, seat: i64, bonus: Bonus, log: Log) -> None:
    """Most cards do nothing at once."""


@final
class Entry:
    """What the rules say of a card: its effect's name in the data, its icon, what lasts and what
    happens at once. `lasting`: fields of `Bonus`, and the parameter in the data that each takes
    its number from; "" where the card merely has the effect."""

    def __init__(
        self, effect: str, icon: i64, lasting: dict[str, str], at_once: AtOnce = nothing
    ) -> None:
        self.effect = effect
        self.icon = icon
        self.lasting = lasting
        self.at_once = at_once


@final
class Bonus:
    """One card. What a card does not change keeps the value it has here."""

    def __init__(
        self, card: i64, cost: i64, deck: i64, entry: Entry, numbers: dict[str, int]
    ) -> None:
        self.card = card
        self.cost = cost
        self.deck = deck
        self.icon = entry.icon
        self.at_once = entry.at_once  # R15.3, R15.4, R15.6
        self.coins: i64 = numbers.get("coins", 0)  # R16.4
        self.cubes: i64 = numbers.get("cubes", 0)  # R16.17
        self.crate: i64 = numbers.get("crate", NO_SHOP)  # R16.2: purchases from its crate
        self.purchases: i64 = numbers.get("purchases", 1)  # R16.3: so many in a market action
        self.toques: i64 = numbers.get("toques", 0)  # R16.5: so many more for one recipe
        self.pantry = "pantry" in numbers  # R16.6: no limit on the shelf
        self.sauce: i64 = numbers.get("sauce", 0)  # R16.7: added for the critics, at the contest
        self.ties = "ties" in numbers  # R16.8: decides its owner's ties
        self.cat = "cat" in numbers  # R16.9: takes from the bins
        self.trusted = "trusted" in numbers  # R16.10: restocks after an action
        self.icon_of: i64 = numbers.get("icon_of", NO_SPECIALITY)  # R16.11: lent to one recipe
        self.per_room: i64 = numbers.get("per_room", 0)  # R16.12
        self.spoon: i64 = numbers.get("spoon", 0)  # R16.13: a spoon's worth
        self.star: i64 = numbers.get("star", 0)  # R16.13: a star's worth
        self.wines_drawn: i64 = numbers.get("wines_drawn", 0)  # R16.14
        self.wines_bought: i64 = numbers.get("wines_bought", 1)  # R16.14
        self.course: i64 = numbers.get("course", 0)  # R16.16: the price of a step up the scale
        self.points: i64 = numbers.get("points", 0)  # R16.1
