"""What lies on the table, and what was agreed before the game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.ramen.rules.bowls import points_of, total, variety
from tablee.games.ramen.rules.moves import BOWLS, CARDS
from tablee.kernel.log import EVERYONE, NOBODY
from tablee.kernel.rng import Rng
from tablee.kernel.state import ONE_BACK, State
from tablee.kernel.zone import Zone

NO_BOWL: Final = -1
THE_COOK: Final = 1  # the mask of the one player of a solo game
ACTIVE: Final = -1  # R10.2: the receiver of a common bowl is the side of the active player


@final
class Menu:
    """What stays the same through a game: mode, options and the numbers of the data files."""

    def __init__(
        self,
        mode: str,
        seats: i64,
        sides: list[int],
        receivers: list[int],
        set_aside: i64,
        hand: i64,
        fridge: i64,
        ready_sum: i64,
        points: list[int],
        lines: list[int],
        stars: list[int],
        second_pick: bool,
    ) -> None:
        self.mode = mode
        self.seats = seats
        self.sides = sides  # the side of each seat
        self.receivers = receivers  # the side that receives each bowl, or ACTIVE
        self.set_aside = set_aside  # R2.3
        self.hand = hand  # R2.4
        self.fridge = fridge  # R2.5
        self.ready_sum = ready_sum  # R4.1
        self.points = points  # R8.1, by number of different ingredients
        self.lines = lines  # R13.6: the line of the critics' table for each score
        self.stars = stars  # R13.6: half stars, by line
        self.second_pick = second_pick  # R6.5: endgame_draw = "fridge"
        self.solo = seats == 1
        self.side_count: i64 = 1 + max(sides)

    def receiver(self, bowl: i64, seat: i64) -> i64:
        """R10.2, R11 to R13: the side that gets a bowl which a seat completes."""
        side: i64 = self.receivers[bowl]
        return self.sides[seat] if side == ACTIVE else side


@final
class Shop(State):
    """The ramen shop: a draw pile, a fridge, hands, three bowls, the stacks served."""

    def __init__(
        self,
        menu: Menu,
        rng: Rng,
        knows: list[int],
        pile: list[int],
        removed: list[int],
        fridge: list[int],
        slots: list[int],
        hands: list[list[int]],
        bowls: list[list[int]],
        served: list[tuple[list[int], ...]],
        used: i64,
        turns: i64,
    ) -> None:
        super().__init__(menu.seats, rng, knows, ONE_BACK)
        self.menu = menu
        self.pile = pile  # the top card is the last
        self.removed = removed  # R2.3: set aside face down, solo only
        self.fridge = fridge
        self.slots = slots  # Q28: the slot of each fridge card; never changed, only replaced
        self.hands = hands
        self.bowls = bowls
        self.served = served  # by side; a stack never changes once served, so clones share it
        self.used = used  # the bowl that got the first card of this turn
        self.turns = turns  # the number of the turn being played, from 1

    def clone(self) -> Shop:
        twin = Shop(
            self.menu,
            self.rng.clone(),
            self.knows[:],
            self.pile[:],
            self.removed[:],
            self.fridge[:],
            self.slots,
            [hand[:] for hand in self.hands],
            [bowl[:] for bowl in self.bowls],
            self.served[:],
            self.used,
            self.turns,
        )
        self.copy_frame(twin)
        return twin

    def zones(self) -> list[Zone]:
        """R16: who may look where. A hand is its owner's; served stacks are covered until the end,
        their size too (Q14), but for the solo player (R13.5)."""
        over = not self.acting
        zones = [Zone("pile", self.pile), Zone("fridge", self.fridge)]
        for seat in range(self.seats):
            eyes = EVERYONE if over else 1 << seat
            zones.append(Zone("hand", self.hands[seat], seat, eyes, ordered=False))
        zones += [Zone("bowl", self.bowls[bowl], number=bowl + 1) for bowl in range(BOWLS)]
        covered = THE_COOK if self.menu.solo else NOBODY
        for side in range(self.menu.side_count):
            stacks = self.served[side]
            for at in range(len(stacks)):
                eyes = EVERYONE if over else covered
                stack, n = stacks[at], at + 1
                zones.append(
                    Zone("served", stack, eyes=eyes, counted=over, number=side + 1, part=n)
                )
        if self.removed:
            zones.append(Zone("removed", self.removed))
        return zones

    def facts(self, viewer: i64) -> dict[str, object]:
        """R16.2: how many bowls each side has served is open, their points are not (R16.4)."""
        menu = self.menu
        facts: dict[str, object] = {
            "mode": menu.mode,
            "turn": self.turns,
            "bowls": [
                {"sum": total(bowl), "kinds": variety(bowl), "worth": menu.points[variety(bowl)]}
                for bowl in self.bowls
            ],
            "used": self.used + 1 if self.used != NO_BOWL else 0,
            "served": [len(stacks) for stacks in self.served],
            "slots": self.slots[:],
        }
        if not self.acting or (menu.solo and viewer == 0):
            facts["points"] = [points_of(stacks, menu.points) for stacks in self.served]
        if not self.acting:
            facts["cards"] = [cards_in(stacks) for stacks in self.served]
        if menu.solo and not self.acting:
            facts["half_stars"] = half_stars(menu, points_of(self.served[0], menu.points))
        return facts

    def rank_keys(self) -> list[list[int]]:
        """R9.1 to R9.3: points, then bowls, then fewest cards. R13.7: nobody wins alone."""
        if self.menu.solo:
            return []
        keys = [
            [points_of(stacks, self.menu.points), len(stacks), -cards_in(stacks)]
            for stacks in self.served
        ]
        return [keys[side] for side in self.menu.sides]


def cards_in(stacks: tuple[list[int], ...]) -> int:
    """R9.3: all cards of a side's served stacks together."""
    return sum([len(stack) for stack in stacks])


def verdict(menu: Menu, points: int) -> int:
    """R13.6: the line of the critics' table; the last one has no upper bound."""
    return menu.lines[min(points, len(menu.lines) - 1)]


def half_stars(menu: Menu, points: int) -> int:
    """R13.6: the critics' verdict, in half stars."""
    return menu.stars[verdict(menu, points)]


def empty_shop(menu: Menu, rng: Rng, pile: list[int]) -> Shop:
    """R2.7: all bowls start empty. The pile holds every card, its top card last."""
    return Shop(
        menu,
        rng,
        [NOBODY] * CARDS,
        pile,
        [],
        [],
        list(range(1, menu.fridge + 1)),
        [[] for seat in range(menu.seats)],
        [[] for bowl in range(BOWLS)],
        [() for side in range(menu.side_count)],
        NO_BOWL,
        0,
    )
