"""What lies on the table, and what was agreed before the game."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from tablee.kernel.log import NOBODY
from tablee.kernel.rng import Rng
from tablee.kernel.state import ONE_BACK, State
from tablee.kernel.zone import Zone


@final
class Menu:
    """What stays the same through a game: seats, options and the numbers of the data file."""

    def __init__(self, seats: i64, hand: i64, seconds: i64, coins: i64, dish: list[int]) -> None:
        self.seats = seats
        self.hand = hand  # R2.1
        self.seconds = seconds  # R3.2
        self.coins = coins  # R5.1
        self.dish = dish  # of each card, cheapest first


@final
class Kitchen(State):
    """A pantry, hands, the dishes served so far, and what the cooks have won."""

    def __init__(
        self,
        menu: Menu,
        rng: Rng,
        knows: list[int],
        pantry: list[int],
        hands: list[list[int]],
        served: list[int],
        coins: list[int],
        stars: list[int],
        rounds: i64,
    ) -> None:
        super().__init__(menu.seats, rng, knows, ONE_BACK, menu.dish)
        self.menu = menu
        self.pantry = pantry
        self.hands = hands
        self.served = served
        self.coins = coins
        self.stars = stars
        self.rounds = rounds  # begun so far

    def clone(self) -> Kitchen:
        twin = Kitchen(
            self.menu,
            self.rng.clone(),
            self.knows[:],
            self.pantry[:],
            [hand[:] for hand in self.hands],
            self.served[:],
            self.coins[:],
            self.stars[:],
            self.rounds,
        )
        self.copy_frame(twin)
        return twin

    def zones(self) -> list[Zone]:
        """R7: a hand is its cook's, the pantry nobody's, the served dishes are everybody's."""
        hands = [
            Zone("hand", self.hands[seat], seat, 1 << seat, ordered=False)
            for seat in range(self.seats)
        ]
        return [Zone("pantry", self.pantry, eyes=NOBODY), *hands, Zone("served", self.served)]

    def facts(self, viewer: i64) -> dict[str, object]:
        """R7.2: coins and stars are open to all."""
        return {
            "round": self.rounds,
            "rounds": self.menu.hand,
            "coins": self.coins[:],
            "stars": self.stars[:],
        }

    def rounds_left(self) -> i64:
        """R6.1: after this one."""
        return self.menu.hand - self.rounds

    def points(self, seat: i64) -> int:
        """R6.2: coins, and the square of the stars."""
        return self.coins[seat] + of_stars(self.stars[seat])

    def next_star(self, seat: i64) -> int:
        """R6.2: what one star more adds to the points."""
        return of_stars(self.stars[seat] + 1) - of_stars(self.stars[seat])


def of_stars(stars: i64) -> i64:
    return stars * stars


def empty_kitchen(menu: Menu, rng: Rng) -> Kitchen:
    """R2.2: nothing is dealt, every card lies in the pantry."""
    deck = list(range(len(menu.dish)))
    hands: list[list[int]] = [[] for seat in range(menu.seats)]
    nothing = [0] * menu.seats
    return Kitchen(menu, rng, [NOBODY] * len(deck), deck, hands, [], nothing, nothing[:], 0)
