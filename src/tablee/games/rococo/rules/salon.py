"""The state: the salon with its tables, the market, and what every player has."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rococo.rules.house import House
from tablee.games.rococo.rules.moves import (
    CARDS,
    FACES,
    FIRST_RECIPE,
    FIRST_SOLO,
    FIRST_TILE,
    HOSTS,
    LONGEST,
    SLOTS,
    SPACES,
    TABLES,
)
from tablee.games.rococo.rules.sight import facts_of, zones_of
from tablee.games.rococo.rules.worlds import class_of, redeal_staff
from tablee.kernel.log import NOBODY
from tablee.kernel.rng import Rng
from tablee.kernel.state import State
from tablee.kernel.zone import Zone

EMPTY: Final = -1  # no tile, no marker, nobody
FREE: Final = -1

# R3.6: what shows on a back. All staff alike (R18: others see only the number), tiles by kind
BACKS: Final = [
    0 if card < FIRST_RECIPE else 1 if card < FIRST_TILE else 2 if card < FIRST_SOLO else 3
    for card in range(CARDS)
]


@final
class Salon(State):
    """People first, then the Mentor where he plays: both are `players`."""

    # how far the round and the turn are
    round: i64
    first: i64  # who has the first player token
    starred: i64  # R8.7.3: the mask of those who have recruited a starred card
    player: i64  # whose turn it is
    playing: bool  # in phase 3
    card: i64  # the staff card played
    lent: i64  # R9.2: the kind of card whose bonus is used, another one when copied
    skilled: bool  # R7.5: as a chef, for recipes with the chef symbol
    holder_a: i64  # R6.7: who chooses from tray A now
    holder_b: i64
    more: i64  # so many more things of the open action may follow the present one
    again: bool  # one was done already, so that `done` is possible
    reducing: bool  # R9.2 bake_one: a unit less
    pick: i64  # the tile or pastry being dealt with
    price: i64  # of it
    discount: i64  # R9.2 place_discount
    batch: list[int]  # recipes being baked; never changed, only replaced
    needs: list[int]  # open needs of them; never changed, only replaced
    ages: list[int]  # the Mentor's recipe slots, oldest first; replaced only
    renewed: i64  # R13.7: the mask of the solo cards that were shuffled into a new decision deck
    traded: i64  # R9.2: rows of trade_staples used, tiles of trade_ingredients given

    def __init__(
        self,
        house: House,
        rng: Rng,
        knows: list[int],
        tiles_on: list[int],
        box: list[int],
        deck: list[int],
        trays: list[list[int]],
        recruits: list[int],
        stars: list[int],
        gone: list[int],
        hands: list[list[int]],
        unused: list[list[int]],
        used: list[list[int]],
        removed: list[list[int]],
        recipe_bag: list[int],
        recipe_discard: list[int],
        tile_bag: list[int],
        tile_discard: list[int],
        row: list[int],
        display: list[int],
        drawn: list[int],
        recipes: list[list[int]],
        racks: list[list[int]],
        toppings: list[list[int]],
        tiles: list[list[int]],
        decorations: list[list[int]],
        spaces: list[int],
        owners: list[int],
        slots: list[int],
        hosts: list[int],
        claims: list[int],
        coins: list[int],
        prestige: list[int],
        staples: list[list[int]],
        groups: list[int],
        decisions: list[int],
        decided: list[int],
    ) -> None:
        super().__init__(house.seats, rng, knows, BACKS, FACES)
        self.house = house
        self.tiles_on = tiles_on  # five table bonus tiles, then a green and a gold special tile
        self.box = box  # not in this game
        self.deck = deck  # general staff deck, top last
        self.trays = trays  # A and B
        self.recruits = recruits  # slots 1 to 4, those that are left
        self.stars = stars  # starred cards under the board; replaced only
        self.gone = gone  # left the game face up: dismissed, or never recruited
        self.hands = hands  # the Mentor's: solo cards, the next one last
        self.unused = unused  # the Mentor's: his roster (R13.1), top last
        self.used = used  # the Mentor's: solo cards
        self.removed = removed  # R6.9, face down
        self.recipe_bag = recipe_bag
        self.recipe_discard = recipe_discard
        self.tile_bag = tile_bag
        self.tile_discard = tile_discard
        self.row = row  # by slot, or EMPTY
        self.display = display  # by cell, or EMPTY
        self.drawn = drawn  # R9.2: drawn from a bag, one of them to keep
        self.recipes = recipes  # three slots of each player; here and below: replaced only
        self.racks = racks  # two of each player
        self.toppings = toppings  # the garnish tile above each rack
        self.tiles = tiles  # unused ingredient tiles, top of the Mentor's column first
        self.decorations = decorations  # successful ones, top first
        self.spaces = spaces  # the pastry on each space; from here to the claims: replaced only
        self.owners = owners  # and whose marker is on it
        self.slots = slots  # of service tables: whose servant
        self.hosts = hosts
        self.claims = claims  # R10: three spaces of the green tile, three of the gold one
        self.coins = coins
        self.prestige = prestige
        self.staples = staples  # three of each player; replaced only
        self.groups = groups  # R13.2: the Mentor's groups to come, top last
        self.decisions = decisions  # R13.7, top last
        self.decided = decided
        self.before_the_first_round()

    def before_the_first_round(self) -> None:
        self.round = 0
        self.first = 0
        self.starred = 0
        self.player = 0
        self.playing = False
        self.card = 0
        self.lent = 0
        self.skilled = False
        self.holder_a = EMPTY
        self.holder_b = EMPTY
        self.more = 0
        self.again = False
        self.reducing = False
        self.pick = EMPTY
        self.price = 0
        self.discount = 0
        self.batch = []
        self.needs = []
        self.ages = [0, 1, 2]
        self.renewed = 0
        self.traded = 0

    def clone(self) -> Salon:
        twin = Salon(
            self.house,
            self.rng.clone(),
            self.knows[:],
            self.tiles_on,
            self.box[:],
            self.deck[:],
            [tray[:] for tray in self.trays],
            self.recruits[:],
            self.stars,
            self.gone[:],
            [hand[:] for hand in self.hands],
            [pile[:] for pile in self.unused],
            [pile[:] for pile in self.used],
            [pile[:] for pile in self.removed],
            self.recipe_bag[:],
            self.recipe_discard[:],
            self.tile_bag[:],
            self.tile_discard[:],
            self.row[:],
            self.display[:],
            self.drawn[:],
            self.recipes[:],
            self.racks[:],
            self.toppings[:],
            [tiles[:] for tiles in self.tiles],
            [tiles[:] for tiles in self.decorations],
            self.spaces,
            self.owners,
            self.slots,
            self.hosts,
            self.claims,
            self.coins[:],
            self.prestige[:],
            self.staples[:],
            self.groups[:],
            self.decisions[:],
            self.decided[:],
        )
        self.copy_turn(twin)
        self.copy_frame(twin)
        return twin

    def copy_turn(self, twin: Salon) -> None:
        """For `clone`: how far the round and the turn are."""
        twin.round = self.round
        twin.first = self.first
        twin.starred = self.starred
        twin.player = self.player
        twin.playing = self.playing
        twin.card = self.card
        twin.lent = self.lent
        twin.skilled = self.skilled
        twin.holder_a = self.holder_a
        twin.holder_b = self.holder_b
        twin.more = self.more
        twin.again = self.again
        twin.reducing = self.reducing
        twin.pick = self.pick
        twin.price = self.price
        twin.discount = self.discount
        twin.batch = self.batch
        twin.needs = self.needs
        twin.ages = self.ages
        twin.renewed = self.renewed
        twin.traded = self.traded

    def zones(self) -> list[Zone]:
        return zones_of(self)

    def facts(self, viewer: i64) -> dict[str, object]:
        return facts_of(self, viewer)

    def put_right(self, truth: State, seat: i64, rng: Rng) -> None:
        assert isinstance(truth, Salon)
        redeal_staff(self, truth, seat, rng)

    def known_class(self, card: i64) -> i64:
        """R18: of staff and solo cards; recipes and tiles tell nothing from behind."""
        return 0 if FIRST_RECIPE <= card < FIRST_SOLO else class_of(self, card)

    def rank_keys(self) -> list[list[int]]:
        """R12.6: prestige, coins left, nearness to the token. R14.3: the Mentor wins ties."""
        n = self.house.players
        return [
            [
                self.prestige[p],
                int(p == self.house.mentor),
                self.coins[p],
                n - (p + n - self.first) % n,
            ]
            for p in range(n)
        ]

    # what a player has

    def roster(self, p: i64) -> i64:
        """R4.10: hand, unused and used staff. R13.1: the Mentor's holds no solo cards."""
        if p == self.house.mentor:
            return len(self.unused[p])
        return len(self.hands[p]) + len(self.unused[p]) + len(self.used[p])

    def servants(self, p: i64) -> i64:
        return self.slots.count(p)

    def noble_hosts(self, p: i64) -> i64:
        return self.hosts.count(p)

    def pastries(self, p: i64) -> i64:
        """R10.3: those on the tables with the player's marker."""
        return self.owners.count(p)

    def on_table(self, p: i64, table: i64) -> i64:
        count: i64 = 0
        first = table * LONGEST
        for at in range(first, first + self.house.board.sizes[table]):
            if self.owners[at] == p:
                count += 1
        return count

    def tables(self, p: i64) -> i64:
        """Tables with at least one own pastry."""
        count: i64 = 0
        for table in range(len(TABLES)):
            if self.on_table(p, table):
                count += 1
        return count

    def best_table(self, p: i64) -> i64:
        """The most own pastries on a single table."""
        most: i64 = 0
        for table in range(len(TABLES)):
            most = max(most, self.on_table(p, table))
        return most

    def connected(self, p: i64, table: i64) -> i64:
        """R3.2: own servants on service tables that touch the table."""
        count: i64 = 0
        connects = self.house.board.connects
        for slot in range(SLOTS):
            if self.slots[slot] == p and table in connects[slot // 2]:
                count += 1
        return count

    def stock(self, p: i64) -> i64:
        """The sum of the three staples."""
        staples = self.staples[p]
        return staples[0] + staples[1] + staples[2]

    # where there is room

    def free_recipe_slot(self, p: i64) -> i64:
        for slot in range(3):
            if self.recipes[p][slot] == EMPTY:
                return slot
        return EMPTY

    def stored(self, p: i64) -> i64:
        return 3 - self.recipes[p].count(EMPTY)

    def free_racks(self, p: i64) -> i64:
        return self.racks[p].count(EMPTY)

    def free_spaces(self, table: i64) -> list[int]:
        """The empty spaces of a table, nearest the bonus tile first."""
        first = table * LONGEST
        return [
            at
            for at in range(first, first + self.house.board.sizes[table])
            if self.spaces[at] == EMPTY
        ]

    def any_space(self) -> bool:
        """R8.6.4."""
        for table in range(len(TABLES)):
            first = table * LONGEST
            for at in range(first, first + self.house.board.sizes[table]):
                if self.spaces[at] == EMPTY:
                    return True
        return False


def replaced(places: list[int], at: i64, what: i64) -> list[int]:
    """What changes rarely is never changed in place: clones share it."""
    changed = places[:]
    changed[at] = what
    return changed


def empty_salon(house: House, rng: Rng) -> Salon:
    """R4.7, R4.8: boards, staples and markers are there; no card or tile has its place yet."""
    n = house.players
    board = house.board
    return Salon(
        house,
        rng,
        [NOBODY] * CARDS,
        [],
        [],
        [],
        [[], []],
        [],
        [],
        [],
        [[] for p in range(n)],
        [[] for p in range(n)],
        [[] for p in range(n)],
        [[] for p in range(n)],
        [],
        [],
        [],
        [],
        [EMPTY] * len(board.prices),
        [EMPTY] * (3 * board.rows),
        [],
        [[EMPTY] * 3 for p in range(n)],
        [[EMPTY] * 2 for p in range(n)],
        [[EMPTY] * 2 for p in range(n)],
        [[] for p in range(n)],
        [[] for p in range(n)],
        [EMPTY] * SPACES,
        [FREE] * SPACES,
        [FREE] * SLOTS,
        [FREE] * HOSTS,
        [FREE] * 6,
        [0] * n,
        [0] * n,
        [house.numbers.start for p in range(n)],
        [],
        [],
        [],
    )
