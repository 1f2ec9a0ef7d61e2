"""R15: a bonus card as every chapter of the rules asks it. The cards are in `bonus_cards.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from tablee.games.ristorante.rules.town import Town
    from tablee.kernel.log import Log

NO_SHOP: Final[i64] = -1
NO_SPECIALITY: Final[i64] = -1
STANDING: Final[i64] = 0  # R15.3: no icon
ALWAYS: Final[i64] = 1  # A
ONCE: Final[i64] = 2  # 1X


class Bonus:
    """One card. What a card does not change keeps the value it has here."""

    def __init__(self, card: i64, cost: i64, deck: i64, icon: i64, n: i64, m: i64) -> None:
        """`n` and `m` are the numbers printed in its text, 0 where there are none."""
        self.card = card
        self.cost = cost
        self.deck = deck
        self.icon = icon
        self.n = n
        self.m = m
        self.crate = NO_SHOP  # R16.2: purchases may come from this shop's crate
        self.purchases: i64 = 1  # R16.3: so many in a market action
        self.toques: i64 = 0  # R16.5: so many more for one recipe
        self.pantry = False  # R16.6: no limit on the shelf
        self.sauce: i64 = 0  # R16.7: added for the critics and at the contest
        self.ties = False  # R16.8: decides its owner's ties
        self.cat = False  # R16.9: takes from the bins
        self.trusted = False  # R16.10: restocks after an action
        self.icon_of = NO_SPECIALITY  # R16.11: given to one recipe of the dinner
        self.per_room: i64 = 0  # R16.12
        self.spoon: i64 = 0  # R16.13: a spoon's worth
        self.star: i64 = 0  # R16.13: a star's worth
        self.wines_drawn: i64 = 0  # R16.14
        self.wines_bought: i64 = 1  # R16.14
        self.course: i64 = 0  # R16.16: the price of a step up the scale
        self.points: i64 = 0  # R16.1

    def acquired(self, s: Town, seat: i64, log: Log) -> None:
        """R15.3, R15.4, R15.6: what it does as soon as somebody has it. Nothing, for most."""
