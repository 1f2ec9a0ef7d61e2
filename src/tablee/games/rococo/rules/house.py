"""R3: what lies in the box and what was agreed before the game. Nothing here ever changes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

NO_MENTOR: Final = -1

# icons of ingredients, as bits
EGG: Final = 0
HONEY: Final = 1
NUT: Final = 2

# R3.10: what a space, a service slot or a table bonus tile gives
NOTHING: Final = 0
COINS: Final = 1
STAPLE: Final = 2
DRAW_TILE: Final = 3
ROW_RECIPE: Final = 4
DISPLAY_TILE: Final = 5
PRESTIGE_GAIN: Final = 6
COINS_PER_SERVANT: Final = 7


@final
class Gift:
    """R3.10: a kind, how much of it, and for staples which."""

    def __init__(self, kind: i64, amount: i64, staple: i64) -> None:
        self.kind = kind
        self.amount = amount
        self.staple = staple


@final
class Goods:
    """Recipes and ingredient tiles, by their number."""

    def __init__(
        self,
        value: list[int],
        chef: list[bool],
        needs: list[list[int]],
        icons: list[int],
        holds: list[list[int]],
        garnishes: list[int],
        alike: list[int],
    ) -> None:
        self.value = value  # of a recipe, 2 to 6
        self.chef = chef  # R8.4.5: only a chef bakes it
        self.needs = needs  # flour, sugar, butter, egg, honey, nut
        self.icons = icons  # bits of egg, honey, nut on the pastry (R8.4.7)
        self.holds = holds  # of a tile: eggs, honey, nuts
        self.garnishes = garnishes  # of a tile: bits of flower, fruit, gold
        self.alike = alike  # of a tile: the first tile that is the same on both sides


@final
class Terms:
    """The numbers of a staff bonus: those of `staff_bonuses.toml`, or the card's own."""

    def __init__(self) -> None:
        self.amount: i64 = 0
        self.fee: i64 = 0
        self.each: i64 = 0
        self.limit: i64 = 0
        self.prestige: i64 = 0
        self.discount: i64 = 0
        self.staple: i64 = 0
        self.steps: list[list[int]] = []  # tiers: from, to, gain
        self.rows: list[int] = [0, 0, 0]  # of three icons or staples: the reward
        self.costs: list[int] = [0, 0, 0]  # of three staples: how many

    def tier(self, count: i64) -> i64:
        """The gain for a count; 0 below the first tier."""
        for step in self.steps:
            if step[0] <= count <= step[1]:
                return step[2]
        return 0


@final
class Staff:
    """Staff cards by kind: starting, levels I to IV, starred."""

    def __init__(
        self,
        chef: list[bool],
        worth: list[int],
        bonus: list[int],
        terms: list[Terms],
        level: list[int],
    ) -> None:
        self.chef = chef
        self.worth = worth  # R8.8.1: coins when dismissed
        self.bonus = bonus  # number of its bonus, see bonuses.py
        self.terms = terms
        self.level = level  # 0 for starting and starred cards


@final
class Demand:
    """R3.10: a condition on a pastry (table bonus) or on what a player has (the others)."""

    def __init__(self, kind: i64, n: i64, icon: i64, low: i64, high: i64) -> None:
        self.kind = kind
        self.n = n
        self.icon = icon
        self.low = low
        self.high = high


@final
class Board:
    """R3.1: one side of the main board."""

    def __init__(
        self,
        rows: i64,
        upper: i64,
        upper_price: list[int],
        lower_price: list[int],
        prices: list[int],
        expiring: i64,
        refill: i64,
        sizes: list[int],
        first: list[int],
        second: list[int],
        spaces: list[Gift],
        connects: list[list[int]],
        costs: list[int],
        points: list[int],
        gifts: list[Gift],
        single: bool,
        host_costs: list[int],
        host_points: list[int],
    ) -> None:
        self.rows = rows
        self.upper = upper  # so many of them are the upper part
        self.upper_price = upper_price  # by tiles in the row, from 1
        self.lower_price = lower_price
        self.prices = prices  # of the recipe slots
        self.expiring = expiring  # so many slots at the right expire
        self.refill = refill  # R7.6
        self.sizes = sizes  # spaces of each table
        self.first = first  # majority
        self.second = second
        self.spaces = spaces  # placement bonus, 8 per table
        self.connects = connects  # of a service table: two tables
        self.costs = costs  # of the slots
        self.points = points
        self.gifts = gifts
        self.single = single  # R8.9.2: one slot of a service table only
        self.host_costs = host_costs
        self.host_points = host_points


@final
class Solo:
    """R13: solo cards by number, and the sizes of the Mentor's four groups."""

    def __init__(
        self,
        actions: list[list[int]],
        bake_order: list[list[int]],
        racks: list[list[int]],
        from_top: list[bool],
        leftwards: list[bool],
        slot: list[int],
        column: list[int],
        table: list[int],
        far_end: list[bool],
        place: list[int],
        groups: list[int],
    ) -> None:
        self.actions = actions
        self.bake_order = bake_order
        self.racks = racks
        self.from_top = from_top
        self.leftwards = leftwards  # the search starts at the right end
        self.slot = slot
        self.column = column
        self.table = table
        self.far_end = far_end  # from the end away from the bonus tile
        self.place = place  # a service table, or 8 + a host
        self.groups = groups


@final
class Numbers:
    """The numbers of `player_board.toml` and of `solo.toml` that are not lists of things."""

    def __init__(
        self,
        start: list[int],
        most: list[int],
        prices: list[list[int]],
        income: i64,
        per_host: i64,
        slot_coins: list[int],
        slot_prestige: list[int],
        recruit: list[int],
        roster: i64,
        sale: i64,
        tip: i64,
        tip_prestige: i64,
        conversion: i64,
        first_coins: i64,
        coins_step: i64,
        rounds: i64,
        extra_stars: i64,
        deck: list[list[int]],
        consolation: i64,
        mentor_recipes: i64,
        divisor: i64,
        ranks: list[int],
    ) -> None:
        self.start = start
        self.most = most
        self.prices = prices  # of a staple: the total for 1, 2, ...
        self.income = income
        self.per_host = per_host
        self.slot_coins = slot_coins
        self.slot_prestige = slot_prestige
        self.recruit = recruit  # by cards present, from 1
        self.roster = roster  # R8.8.2: nobody goes below
        self.sale = sale
        self.tip = tip
        self.tip_prestige = tip_prestige
        self.conversion = conversion
        self.first_coins = first_coins
        self.coins_step = coins_step
        self.rounds = rounds
        self.extra_stars = extra_stars
        self.deck = deck  # by players: how many of levels I to IV
        self.consolation = consolation  # R13.6: prestige of a Mentor who can do nothing
        self.mentor_recipes = mentor_recipes
        self.divisor = divisor
        self.ranks = ranks  # R13.21


@final
class House:
    """Everything that stays the same through a game."""

    def __init__(
        self,
        seats: i64,
        mentor: i64,
        trays: bool,
        packs: list[bool],
        board: Board,
        goods: Goods,
        staff: Staff,
        solo: Solo,
        numbers: Numbers,
        stars: list[Demand],
        table_demands: list[Demand],
        table_gifts: list[Gift],
        special_demands: list[Demand],
        special_spaces: list[list[int]],
        special_green: list[bool],
        kinds: list[str],
        table_keys: list[str],
        special_keys: list[str],
    ) -> None:
        self.seats = seats  # people
        self.mentor = mentor  # R13: the Mentor's number, after the people; or NO_MENTOR
        self.players = seats if mentor == NO_MENTOR else seats + 1
        self.trays = trays  # R16: the draft, or cards dealt
        self.packs = packs  # R15
        self.board = board
        self.goods = goods
        self.staff = staff
        self.solo = solo
        self.numbers = numbers
        self.stars = stars  # requirements of the starred cards
        self.table_demands = table_demands
        self.table_gifts = table_gifts
        self.special_demands = special_demands
        self.special_spaces = special_spaces
        self.special_green = special_green
        self.kinds = kinds  # names, for views
        self.table_keys = table_keys
        self.special_keys = special_keys
