"""The state: the salon with its tables, the market, and what every player has."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.house import House
from tablee.games.rococo.rules.ids import FACES
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
    0
    if card < ids.FIRST_RECIPE
    else 1
    if card < ids.FIRST_TILE
    else 2
    if card < ids.FIRST_SOLO
    else 3
    for card in range(ids.CARDS)
]


@final
class Salon(State):
    """People first, then the Mentor where he plays: both are `players`.

    What is marked + is never changed, only replaced: clones share it. That must be public, or dealt
    anew by `redeal_staff`: a world is a clone whose covered cards are changed in place.
    """

    def __init__(self, house: House, rng: Rng, like: Salon | None) -> None:  # noqa: PLR0915 - fields
        """A copy of a table. Without one: boards, staples and markers are there (R4.7, R4.8), but
        no card or tile has its place yet."""
        knows = [NOBODY] * ids.CARDS if like is None else like.knows[:]
        super().__init__(house.seats, rng, knows, BACKS, FACES)
        self.house = house
        if like is None:
            n = house.players
            self.tiles_on: list[int] = []  # + five table bonus tiles, a green and a gold special
            self.box: list[int] = []  # + not in this game
            self.deck: list[int] = []  # general staff deck, top last
            self.trays: list[list[int]] = []  # A and B, while they travel
            self.recruits: list[int] = []  # slots 1 to 4, those that are left
            self.stars: list[int] = []  # + starred cards under the board
            self.gone: list[int] = []  # + left the game face up: dismissed, or never recruited
            self.hands: list[list[int]] = [[] for p in range(n)]  # the Mentor's: the next one last
            self.unused: list[list[int]] = [[] for p in range(n)]  # the Mentor's: his roster
            self.used: list[list[int]] = [[] for p in range(n)]  # the Mentor's: solo cards
            self.removed: list[list[int]] = [[] for p in range(n)]  # R6.9, face down
            self.recipe_bag: list[int] = []
            self.recipe_discard: list[int] = []  # +
            self.tile_bag: list[int] = []
            self.tile_discard: list[int] = []  # +
            self.row = [EMPTY] * len(house.board.prices)  # by slot, or EMPTY
            self.display = [EMPTY] * (3 * house.board.rows)  # by cell, or EMPTY
            self.drawn: list[int] = []  # + R9.2: drawn from a bag, one of them to keep
            self.recipes = [[EMPTY] * 3 for p in range(n)]  # + three slots of each player
            self.racks = [[EMPTY] * 2 for p in range(n)]  # + two of each player
            self.toppings = [[EMPTY] * 2 for p in range(n)]  # + the garnish tile above each rack
            self.tiles: list[list[int]] = [[] for p in range(n)]  # unused ingredient tiles
            self.decorations: list[list[int]] = [[] for p in range(n)]  # + successful, top first
            self.spaces = [EMPTY] * ids.SPACES  # + the pastry on each space
            self.owners = [FREE] * ids.SPACES  # + and whose marker is on it
            self.court = [FREE] * ids.PLACES  # + whose servant on each slot, then whose hosts
            self.claims = [FREE] * 6  # + R10: three spaces of the green tile, three of the gold one
            self.coins = [0] * n
            self.prestige = [0] * n
            self.staples = [house.numbers.start for p in range(n)]  # + three of each player
            self.batch: list[int] = []  # + recipes being baked
            self.needs: list[int] = []  # + open needs of them
            self.groups: list[int] = []  # + R13.2: the Mentor's groups to come, top last
            self.decisions: list[int] = []  # R13.7, top last
            self.decided: list[int] = []  # +
            self.ages = [0, 1, 2]  # + the Mentor's recipe slots, oldest first
            # how far the round and the turn are
            self.round: i64 = 0
            self.first: i64 = 0  # who has the first player token
            self.starred: i64 = 0  # R8.7.3: the mask of those who have recruited a starred card
            self.player: i64 = 0  # whose turn it is
            self.playing: bool = False  # in phase 3
            self.card: i64 = 0  # the staff card played
            self.lent: i64 = 0  # R9.2: the kind of card whose bonus is used, or copied
            self.skilled: bool = False  # R7.5: as a chef, for recipes with the chef symbol
            self.holder_a: i64 = EMPTY  # R6.7: who chooses from tray A now
            self.holder_b: i64 = EMPTY
            self.more: i64 = 0  # so many more things of the open action may follow the present one
            self.again: bool = False  # one was done already, so that `done` is possible
            self.reducing: bool = False  # R9.2 bake_one: a unit less
            self.pick: i64 = EMPTY  # the tile or pastry being dealt with
            self.price: i64 = 0  # of it
            self.discount: i64 = 0  # R9.2 place_discount
            self.renewed: i64 = 0  # R13.7: the mask of solo cards in a decision deck made anew
            self.traded: i64 = 0  # R9.2: rows of trade_staples used
        else:
            self.tiles_on = like.tiles_on
            self.box = like.box
            self.deck = like.deck[:]
            self.trays = [tray[:] for tray in like.trays]
            self.recruits = like.recruits[:]
            self.stars = like.stars
            self.gone = like.gone
            self.hands = [hand[:] for hand in like.hands]
            self.unused = [pile[:] for pile in like.unused]
            self.used = [pile[:] for pile in like.used]
            self.removed = [pile[:] for pile in like.removed]
            self.recipe_bag = like.recipe_bag[:]
            self.recipe_discard = like.recipe_discard
            self.tile_bag = like.tile_bag[:]
            self.tile_discard = like.tile_discard
            self.row = like.row[:]
            self.display = like.display[:]
            self.drawn = like.drawn
            self.recipes = like.recipes[:]
            self.racks = like.racks[:]
            self.toppings = like.toppings[:]
            self.tiles = [tiles[:] for tiles in like.tiles]
            self.decorations = like.decorations[:]
            self.spaces = like.spaces
            self.owners = like.owners
            self.court = like.court
            self.claims = like.claims
            self.coins = like.coins[:]
            self.prestige = like.prestige[:]
            self.staples = like.staples[:]
            self.batch = like.batch
            self.needs = like.needs
            self.groups = like.groups
            self.decisions = like.decisions[:]
            self.decided = like.decided
            self.ages = like.ages
            self.round = like.round
            self.first = like.first
            self.starred = like.starred
            self.player = like.player
            self.playing = like.playing
            self.card = like.card
            self.lent = like.lent
            self.skilled = like.skilled
            self.holder_a = like.holder_a
            self.holder_b = like.holder_b
            self.more = like.more
            self.again = like.again
            self.reducing = like.reducing
            self.pick = like.pick
            self.price = like.price
            self.discount = like.discount
            self.renewed = like.renewed
            self.traded = like.traded

    def clone(self) -> Salon:
        twin = Salon(self.house, self.rng.clone(), self)
        self.copy_frame(twin)
        return twin

    def zones(self) -> list[Zone]:
        return zones_of(self)

    def facts(self, viewer: i64) -> dict[str, object]:
        return facts_of(self, viewer)

    def put_right(self, truth: State, seat: i64, rng: Rng) -> None:
        assert isinstance(truth, Salon)
        redeal_staff(self, truth, seat, rng)

    def known_class(self, card: i64) -> i64:
        """R18: of staff and solo cards; recipes and tiles tell nothing from behind."""
        return 0 if ids.FIRST_RECIPE <= card < ids.FIRST_SOLO else class_of(self, card)

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
        return self.court[: ids.SLOTS].count(p)

    def noble_hosts(self, p: i64) -> i64:
        return self.court[ids.SLOTS :].count(p)

    def pastries(self, p: i64) -> i64:
        """R10.3: those on the tables with the player's marker."""
        return self.owners.count(p)

    def on_table(self, p: i64, table: i64) -> i64:
        count: i64 = 0
        first = table * ids.LONGEST
        for at in range(first, first + self.house.board.sizes[table]):
            if self.owners[at] == p:
                count += 1
        return count

    def tables(self, p: i64) -> i64:
        """Tables with at least one own pastry."""
        count: i64 = 0
        for table in range(len(ids.TABLES)):
            if self.on_table(p, table):
                count += 1
        return count

    def best_table(self, p: i64) -> i64:
        """The most own pastries on a single table."""
        most: i64 = 0
        for table in range(len(ids.TABLES)):
            most = max(most, self.on_table(p, table))
        return most

    def connected(self, p: i64, table: i64) -> i64:
        """R3.2: own servants on service tables that touch the table."""
        count: i64 = 0
        connects = self.house.board.connects
        for slot in range(ids.SLOTS):
            if self.court[slot] == p and table in connects[slot // 2]:
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
        first = table * ids.LONGEST
        return [
            at
            for at in range(first, first + self.house.board.sizes[table])
            if self.spaces[at] == EMPTY
        ]

    def any_space(self) -> bool:
        """R8.6.4."""
        for table in range(len(ids.TABLES)):
            first = table * ids.LONGEST
            for at in range(first, first + self.house.board.sizes[table]):
                if self.spaces[at] == EMPTY:
                    return True
        return False


def replaced(places: list[int], at: i64, what: i64) -> list[int]:
    """What changes rarely is never changed in place: clones share it."""
    changed = places[:]
    changed[at] = what
    return changed
