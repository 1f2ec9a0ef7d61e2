"""The state: the salon with its tables, the market, and what every player has."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rococo.rules import ids, redeal, view
from tablee.games.rococo.rules.house import House
from tablee.kernel.log import NOBODY
from tablee.kernel.rng import Rng
from tablee.kernel.state import State
from tablee.kernel.zone import Zone

EMPTY: Final = -1  # no tile, no marker, nobody
FREE: Final = -1

# R3.6: what shows on a back: staff (R18: others see only the number), recipes, tiles, solo cards
BACKS: Final = [
    sum(card >= first for first in (ids.FIRST_RECIPE, ids.FIRST_TILE, ids.FIRST_SOLO))
    for card in range(ids.CARDS)
]


Pile = list[int]
Piles = list[list[int]]


def copied(piles: Piles) -> Piles:
    return [pile[:] for pile in piles]


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
        super().__init__(house.seats, rng, knows, BACKS, ids.FACES)
        self.house = house
        n = house.players
        # the box and the market
        self.tiles_on: Pile = like.tiles_on if like else []  # + of the five tables; green, gold
        self.box: Pile = like.box if like else []  # + not in this game
        self.deck: Pile = like.deck[:] if like else []  # general staff deck, top last
        self.trays: Piles = copied(like.trays) if like else []  # A and B, while they travel
        self.recruits: Pile = like.recruits[:] if like else []  # slots 1 to 4, those that are left
        self.stars: Pile = like.stars if like else []  # + starred cards under the board
        self.gone: Pile = like.gone if like else []  # + dismissed, or never recruited: face up
        self.recipe_bag: Pile = like.recipe_bag[:] if like else []
        self.recipe_discard: Pile = like.recipe_discard if like else []  # +
        self.tile_bag: Pile = like.tile_bag[:] if like else []
        self.tile_discard: Pile = like.tile_discard if like else []  # +
        self.row: Pile = like.row[:] if like else [EMPTY] * len(house.board.prices)  # by slot
        self.display: Pile = like.display[:] if like else [EMPTY] * (3 * house.board.rows)
        self.drawn: Pile = like.drawn if like else []  # + R9.2: from a bag, one of them to keep
        # the tables
        self.spaces: Pile = like.spaces if like else [EMPTY] * ids.SPACES  # + the pastry on each
        self.owners: Pile = like.owners if like else [FREE] * ids.SPACES  # + whose marker is on it
        self.court: Pile = like.court if like else [FREE] * ids.PLACES  # + whose servants, hosts
        self.claims: Pile = like.claims if like else [FREE] * 6  # + R10: of green, of gold
        # of each player; the Mentor's unused cards are his roster, his hand and used cards are solo
        # cards, the next one last
        self.hands: Piles = copied(like.hands) if like else [[] for p in range(n)]
        self.unused: Piles = copied(like.unused) if like else [[] for p in range(n)]
        self.used: Piles = copied(like.used) if like else [[] for p in range(n)]
        self.removed: Piles = copied(like.removed) if like else [[] for p in range(n)]  # R6.9
        self.tiles: Piles = copied(like.tiles) if like else [[] for p in range(n)]  # not used yet
        self.recipes: Piles = like.recipes[:] if like else [[EMPTY] * 3 for p in range(n)]  # +
        self.racks: Piles = like.racks[:] if like else [[EMPTY] * 2 for p in range(n)]  # +
        self.toppings: Piles = like.toppings[:] if like else [[EMPTY] * 2 for p in range(n)]  # +
        self.decorations: Piles = like.decorations[:] if like else [[] for p in range(n)]  # +
        self.staples: Piles = like.staples[:] if like else [house.numbers.start] * n  # +
        self.coins: Pile = like.coins[:] if like else [0] * n
        self.prestige: Pile = like.prestige[:] if like else [0] * n
        self.cashed: Pile = like.cashed if like else [0] * n  # + R12.2: prestige out of coins
        # the Mentor's
        self.groups: Pile = like.groups if like else []  # + R13.2: to come, top last
        self.decisions: Pile = like.decisions[:] if like else []  # R13.7, top last
        self.decided: Pile = like.decided if like else []  # +
        self.renewed: i64 = like.renewed if like else 0  # the mask of those in a deck made anew
        self.ages: Pile = like.ages if like else [0, 1, 2]  # + his recipe slots, oldest first
        # how far the round is
        self.round: i64 = like.round if like else 0
        self.first: i64 = like.first if like else 0  # who has the first player token
        self.starred: i64 = like.starred if like else 0  # R8.7.3: a mask of those who have one
        self.holder_a: i64 = like.holder_a if like else EMPTY  # R6.7: who chooses from tray A now
        self.holder_b: i64 = like.holder_b if like else EMPTY
        # how far the turn is
        self.playing: bool = like.playing if like else False  # in phase 3
        self.player: i64 = like.player if like else 0  # whose turn it is
        self.card: i64 = like.card if like else 0  # the staff card played
        self.lent: i64 = like.lent if like else 0  # R9.2: the kind whose bonus is used, or copied
        self.skilled: bool = like.skilled if like else False  # R7.5: as a chef, for chef recipes
        self.more: i64 = like.more if like else 0  # so many more things of the action may follow
        self.again: bool = like.again if like else False  # one was done: `done` is possible
        self.pick: i64 = like.pick if like else EMPTY  # the tile or pastry being dealt with
        self.price: i64 = like.price if like else 0  # of it
        self.batch: Pile = like.batch if like else []  # + recipes being baked
        self.needs: Pile = like.needs if like else []  # + open needs of them
        self.reducing: bool = like.reducing if like else False  # R9.2 bake_one: a unit less
        self.discount: i64 = like.discount if like else 0  # R9.2 place_discount
        self.traded: i64 = like.traded if like else 0  # R9.2: rows of trade_staples used

    def clone(self) -> Salon:
        twin = Salon(self.house, self.rng.clone(), self)
        self.copy_frame(twin)
        return twin

    def zones(self) -> list[Zone]:
        return view.zones_of(self)

    def facts(self, viewer: i64) -> dict[str, object]:
        return view.facts_of(self, viewer)

    def put_right(self, truth: State, seat: i64, rng: Rng) -> None:
        assert isinstance(truth, Salon)
        redeal.redeal_staff(self, truth, seat, rng)

    def known_class(self, card: i64) -> i64:
        """R18: of staff and solo cards; recipes and tiles tell nothing from behind."""
        return 0 if ids.FIRST_RECIPE <= card < ids.FIRST_SOLO else redeal.class_of(self, card)

    def rank_keys(self) -> list[list[int]]:
        """R12.6: prestige, coins left, nearness to the token. R14.3: the Mentor wins ties."""
        n = self.house.players
        mentor = self.house.mentor
        return [
            [self.prestige[p], int(p == mentor), self.coins[p], n - (p + n - self.first) % n]
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
        first = table * ids.LONGEST
        return self.owners[first : first + ids.LONGEST].count(p)

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
        return sum(self.staples[p])

    # where there is room

    def free_recipe_slot(self, p: i64) -> i64:
        slots = self.recipes[p]
        return slots.index(EMPTY) if EMPTY in slots else EMPTY

    def stored(self, p: i64) -> i64:
        return 3 - self.recipes[p].count(EMPTY)

    def free_racks(self, p: i64) -> i64:
        return self.racks[p].count(EMPTY)

    def free_spaces(self, table: i64) -> list[int]:
        """The empty spaces of a table, nearest the bonus tile first."""
        first = table * ids.LONGEST
        end = first + self.house.board.sizes[table]
        return [at for at in range(first, end) if self.spaces[at] == EMPTY]

    def any_space(self) -> bool:
        """R8.6.4."""
        return self.spaces.count(EMPTY) > ids.SPACES - sum(self.house.board.sizes)


def replaced(places: list[int], at: i64, what: i64) -> list[int]:
    """What changes rarely is never changed in place: clones share it."""
    changed = places[:]
    changed[at] = what
    return changed
