"""R3: what lies in the box and what was agreed before the game. Nothing here ever changes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from mypy_extensions import i64

from tablee.games.rococo.rules.gift import Gift

NO_MENTOR: Final = -1
ROUNDS: Final = 4  # R1.3


@final
@dataclass(frozen=True)
class Recipe:
    value: i64  # 2 to 6
    chef: bool  # R8.4.5: only a chef bakes it
    needs: list[int]  # flour, sugar, butter, egg, honey, nut
    icons: i64  # bits of egg, honey, nut on the pastry (R8.4.7)


@final
@dataclass(frozen=True)
class Tile:
    """An ingredient tile."""

    holds: list[int]  # eggs, honey, nuts
    garnishes: i64  # bits of flower, fruit, gold on its back
    alike: i64  # the first tile that is the same on both sides


@final
@dataclass
class Terms:
    """The numbers of a staff bonus: those of `staff_bonuses.toml`, or the card's own."""

    amount: i64 = 0
    fee: i64 = 0
    each: i64 = 0
    limit: i64 = 0
    times: i64 = 1
    draw: i64 = 0
    prestige: i64 = 0
    discount: i64 = 0
    less: bool = False  # R9.2 bake_one: a flour or a honey less
    staple: i64 = 0
    steps: list[list[int]] = field(default_factory=list)  # tiers: from, to, gain
    rows: list[int] = field(default_factory=lambda: [0, 0, 0])  # of three things: the reward
    costs: list[int] = field(default_factory=lambda: [0, 0, 0])  # of three staples: how many

    def gain(self, count: i64) -> i64:
        """So much for each, or by tiers; 0 below the first tier."""
        if not self.steps:
            return self.each * count
        for step in self.steps:
            if step[0] <= count <= step[1]:
                return step[2]
        return 0


@final
@dataclass(frozen=True)
class StaffCard:
    chef: bool
    worth: i64  # R8.8.1: coins when dismissed
    bonus: i64  # number of its bonus, see bonuses.py
    terms: Terms
    level: i64  # 0 for starting and starred cards


@final
@dataclass(frozen=True)
class Demand:
    """R3.10: a condition on a pastry (table bonus) or on what a player has (the others)."""

    kind: i64
    n: i64
    icon: i64
    low: i64
    high: i64


@final
@dataclass(frozen=True)
class TableTile:
    """R4.3: a table bonus tile."""

    key: str
    demand: Demand
    gift: Gift


@final
@dataclass(frozen=True)
class SpecialTile:
    """R4.6: a special bonus tile."""

    key: str
    green: bool
    demand: Demand
    spaces: list[int]  # points, the best first


@final
@dataclass(frozen=True)
class Board:
    """R3.1: one side of the main board."""

    rows: i64
    upper: i64  # so many of them are the upper part
    tile_prices: list[list[int]]  # of the upper, of the lower part: by tiles in the row, from 1
    prices: list[int]  # of the recipe slots
    expiring: i64  # so many slots at the right expire
    refill: i64  # R7.6
    sizes: list[int]  # spaces of each table
    first: list[int]  # majority
    second: list[int]
    spaces: list[Gift]  # placement bonus, 8 per table
    connects: list[list[int]]  # of a service table: two tables
    costs: list[int]  # of the places at court: the slots, then the hosts
    points: list[int]
    gifts: list[Gift]
    single: bool  # R8.9.2: one slot of a service table only


@final
@dataclass(frozen=True)
class SoloCard:
    """R13: what the Mentor does, and what he decides with it."""

    actions: list[int]
    bake_order: list[int]
    racks: list[int]
    from_top: bool
    leftwards: bool  # the search starts at the right end
    slot: i64
    column: i64
    table: i64
    far_end: bool  # from the end away from the bonus tile
    place: i64  # at court


@final
@dataclass(frozen=True)
class Numbers:
    """The numbers of `player_board.toml` and of `solo.toml` that are not lists of things."""

    start: list[int]
    most: list[int]
    prices: list[list[int]]  # of a staple: the total for 1, 2, ...
    income: i64
    per_host: i64
    slot_coins: list[int]
    slot_prestige: list[int]
    recruit: list[int]  # by cards present, from 1
    roster: i64  # R8.8.2: nobody goes below
    sale: i64
    tip: i64
    tip_prestige: i64
    conversion: i64
    first_coins: i64
    coins_step: i64
    rounds: i64
    extra_stars: i64
    deck: list[list[int]]  # by players: how many of levels I to IV
    consolation: i64  # R13.6: prestige of a Mentor who can do nothing
    mentor_recipes: i64
    divisor: i64
    ranks: list[int]  # R13.21


@final
@dataclass(frozen=True)
class House:
    """Everything that stays the same through a game."""

    seats: i64  # people
    mentor: i64  # R13: the Mentor's number, after the people; or NO_MENTOR
    players: i64  # the people, and the Mentor where he plays
    groups: list[int]  # R13.2: the sizes of the Mentor's four groups
    trays: bool  # R16: the draft, or cards dealt
    packs: list[bool]  # R15
    board: Board
    numbers: Numbers
    recipes: list[Recipe]
    tiles: list[Tile]
    staff: list[StaffCard]  # by kind: starting, levels I to IV, starred
    stars: list[Demand]  # requirements of the starred cards
    table_tiles: list[TableTile]  # here and below: the promo ones last
    special_tiles: list[SpecialTile]
    solo: list[SoloCard]
    kinds: list[str]  # names, for views
