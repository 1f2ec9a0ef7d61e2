"""What the board is made of: markets, counter spaces, restaurants, chefs, effects, offers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids, moves as m
from tablee.games.rivals.rules.house import Plan
from tablee.games.rivals.rules.ids import NONE
from tablee.kernel.zone import Zone

NO_KINDS: Final[list[int]] = []
NO_CARDS: Final[list[int]] = []

# Things are made as a copy of one (`like`), or as they are before the game begins. What is marked +
# is public and never changed, only replaced: copies share it.


@final
class Market:
    """A shelf, its discard pile, and perhaps rats. The counters are spaces of the town."""

    def __init__(self, like: Market | None) -> None:
        self.shelf: list[int] = like.shelf[:] if like else []  # the top card last
        self.tray: list[int] = like.tray if like else NO_CARDS  # +
        self.rats: i64 = like.rats if like else NONE  # R9.22: the card that lies here
        self.rats_owner: i64 = like.rats_owner if like else NONE
        self.rats_day: i64 = like.rats_day if like else 0

    def infested(self, seat: i64) -> bool:
        """R9.22: somebody else's rats are here."""
        return self.rats != NONE and self.rats_owner != seat


@final
class Space:
    """A counter space: its card, and what wars and claims say about it today."""

    def __init__(self, like: Space | None) -> None:
        self.card: i64 = like.card if like else NONE
        self.claim: i64 = like.claim if like else NONE  # R7.21: the seat that has the first right
        self.dropped: i64 = like.dropped if like else 0  # R7.34: a mask of those who left its war
        self.locked: bool = like.locked if like else False  # R7.36
        self.moved: bool = like.moved if like else False  # its war saw a bid or a drop in this tick
        # bids, drops and claims so far: a new number, a new alarm
        self.stirs: i64 = like.stirs if like else 0


@final
class Figure:
    """A chef on the board. In some modes a player has a second one; in a squad that is his NPC."""

    def __init__(self, number: i64, plan: Plan, like: Figure | None) -> None:
        self.number = number  # its place in `Town.figures`
        self.seat: i64 = like.seat if like else number // plan.figures
        self.index: i64 = like.index if like else number % plan.figures  # 1: a player's second one
        self.npc: bool = like.npc if like else plan.squad and self.index == 1
        self.chef: i64 = like.chef if like else NONE
        self.place: i64 = like.place if like else ids.HOME
        self.space: i64 = like.space if like else ids.ON_SHELF  # the counter space
        self.war: i64 = like.war if like else NONE  # the space it bids for
        self.bid_money: i64 = like.bid_money if like else 0
        self.bid_garbage: i64 = like.bid_garbage if like else 0
        # until the day ends, or until it moves
        self.blocked: bool = like.blocked if like else False  # R9.22: sent home by Road Block
        self.barred: bool = like.barred if like else False  # R10.8: by Lovehandles, from counters
        self.spared: bool = like.spared if like else False  # R10.8: let through by him
        self.shielded: bool = like.shielded if like else False  # R9.10: he cannot bar it today
        self.taxed: bool = like.taxed if like else False  # R10.2: pays Antoine's surcharge
        self.untaxed: bool = like.untaxed if like else False  # R9.10: he cannot tax it today
        self.unplaced: bool = like.unplaced if like else False  # R6.10: moved, chooses a space yet

    def go(self, place: i64) -> None:
        """R6.10: it leaves its space; powers over the place let go of it."""
        self.place = place
        self.space = ids.ON_SHELF
        self.barred = self.spared = self.taxed = False

    def surcharges(self) -> i64:
        """R10.2, R13.5: how often it pays more than others, Antoine's and that of an NPC."""
        return (1 if self.taxed else 0) + (1 if self.npc else 0)

    def bid(self) -> i64:
        """R7.32: a number that is higher for a higher bid; money first."""
        return self.bid_money << 8 | self.bid_garbage

    def bid_facts(self) -> dict[str, int]:
        return {"seat": self.seat, "money": self.bid_money, "garbage": self.bid_garbage}

    def leave_war(self) -> None:
        self.war = NONE
        self.bid_money = self.bid_garbage = 0


@final
class Recipe:
    """A place for a face-up recipe, and what became of it today."""

    def __init__(self, like: Recipe | None) -> None:
        self.card: i64 = like.card if like else NONE
        self.review: i64 = like.review if like else NONE  # the 5 Star Review attached to it
        self.cooking: bool = like.cooking if like else False  # declared today, not yet mastered
        # of today's dish: its worth before restaurant bonus and penalty, the popularity gained with
        # it, its garbage before El Luchador's bonus, the kinds used for it (+)
        self.worth: i64 = like.worth if like else 0
        self.scored: i64 = like.scored if like else 0
        self.waste: i64 = like.waste if like else 0
        self.used: list[int] = like.used if like else NO_KINDS


NEW_RECIPES: Final = [Recipe(None), Recipe(None)]


@final
class Restaurant:
    """Everything in front of a player; its figures are among these, those of all."""

    def __init__(
        self, seat: i64, plan: Plan, figures: list[Figure], like: Restaurant | None
    ) -> None:
        first = plan.figures * seat
        self.seat = seat
        self.box = plan.box
        self.figures = figures[first : first + plan.figures]  # its chefs on the board
        self.recipes: list[Recipe] = [Recipe(it) for it in (like.recipes if like else NEW_RECIPES)]
        self.have: list[int] = like.have[:] if like else [0] * m.KINDS  # by kind: in the pantry
        self.hand: list[int] = like.hand[:] if like else []  # action cards
        self.look: list[int] = like.look[:] if like else []  # to look at now, and choose among
        self.pantry: list[int] = like.pantry if like else NO_CARDS  # + ingredients
        self.chefs: list[int] = like.chefs if like else NO_CARDS  # + chef cards
        self.mastered: list[int] = like.mastered if like else NO_CARDS  # + recipes, while not drawn
        self.sign: i64 = like.sign if like else NONE  # the restaurant's card
        self.name: i64 = like.name if like else NONE  # which of the eight it is
        self.money: i64 = like.money if like else 0
        self.garbage: i64 = like.garbage if like else 0
        self.popularity: i64 = like.popularity if like else 0
        self.level: i64 = like.level if like else 0  # bonuses reached: 0 to 3
        self.upgrades: i64 = like.upgrades if like else 0  # a mask
        self.basics: i64 = like.basics if like else 0  # recipes mastered
        self.gourmets: i64 = like.gourmets if like else 0
        # today
        self.discount: bool = like.discount if like else False
        self.doubled: bool = like.doubled if like else False  # R9.30: hit by Fake Sale
        self.card_used: bool = like.card_used if like else False  # R9.2
        self.closed: bool = like.closed if like else False  # R9.20: hit by It's Just Business
        self.closed_by: i64 = like.closed_by if like else NONE  # whose card that was
        self.tossed: i64 = like.tossed if like else 0  # R8.8: kinds of recipes thrown away, a mask
        self.offers_sent: i64 = like.offers_sent if like else 0
        self.counters: i64 = like.counters if like else 0  # counter-offers that led to the draft
        self.accepting: i64 = like.accepting if like else NONE  # whose offer, while cards are owed
        self.plate: list[int] = like.plate if like else NO_KINDS  # + the declaration, revealed
        self.penalty: i64 = like.penalty if like else 0  # R8.6: the garbage when cooking began
        self.draws: i64 = like.draws if like else 0  # R8.7 (6): recipe places to be filled, a mask
        self.finer: i64 = like.finer if like else 0  # those of them that get a gourmet recipe
        self.bonuses: i64 = like.bonuses if like else 0  # one-time level bonuses to use, a mask

    def zones(self) -> list[Zone]:
        """Section 15. What lies open to all needs no list of its own."""
        seat = self.seat
        recipes = [recipe.card for recipe in self.there()]
        reviews = [recipe.review for recipe in self.recipes if recipe.review != NONE]
        sign = [self.sign] if self.sign != NONE else []
        return [
            Zone("hand", self.hand, seat, ordered=False),
            Zone("look", self.look, seat, ordered=False),
            Zone("pantry", self.pantry, seat, ordered=False),
            Zone("recipes", recipes, seat),
            Zone("reviews", reviews, seat),
            Zone("mastered", self.mastered, seat, ordered=False),
            Zone("chefs", self.chefs, seat),
            Zone("restaurant", sign, seat),
        ]

    def owned(self) -> list[int]:
        return [kind for kind in range(m.KINDS) if self.have[kind]]

    def stocked(self) -> list[int]:
        """The same without the Mystery Mart's."""
        return [kind for kind in range(ids.GOO) if self.have[kind]]

    def storage(self, kind: i64) -> i64:
        """R3.10: how many cards of a kind are in storage rather than beside a recipe."""
        wanted = sum([kind in self.needs(recipe) for recipe in self.there()])
        return max(0, self.have[kind] - wanted)

    def there(self) -> list[Recipe]:
        return [recipe for recipe in self.recipes if recipe.card != NONE]

    def number(self, recipe: Recipe) -> i64:
        return self.box.faces[recipe.card] - ids.RECIPE_FACE

    def needs(self, recipe: Recipe) -> list[int]:
        """What a recipe requires, in printed order."""
        return self.box.needs[self.box.faces[recipe.card] - ids.RECIPE_FACE]

    def gourmet(self, recipe: Recipe) -> bool:
        return self.box.faces[recipe.card] >= ids.GOURMET_FACE

    def sort(self, recipe: Recipe) -> i64:
        """0 for a basic recipe, 1 for a gourmet one."""
        return 1 if self.gourmet(recipe) else 0

    def holds(self, kind: i64, taken: list[int] = NO_CARDS) -> i64:
        """Where in the hand the first card of this kind is, not at the places taken; or NONE."""
        faces = self.box.faces
        for at in range(len(self.hand)):
            if faces[self.hand[at]] == ids.CARD_FACE + kind and at not in taken:
                return at
        return NONE

    def hand_kinds(self) -> list[int]:
        """The kinds of action cards in the hand, each once, in order."""
        return sorted({self.box.faces[card] - ids.CARD_FACE for card in self.hand})

    def held(self, kind: i64) -> int:
        faces = [self.box.faces[card] for card in self.hand]
        return faces.count(ids.CARD_FACE + kind)

    def bonus_total(self, kind: i64, subject: i64 = 0) -> i64:
        """R11.2: what the permanent bonuses of a kind add up to; for points, of one sort."""
        box = self.box
        total: i64 = 0
        first = 3 * self.name
        for bonus in range(first, first + self.level):
            if box.bonus[bonus] == kind:
                if kind != ids.RECIPE_POINTS:
                    total += box.bonus_a[bonus]
                elif box.bonus_a[bonus] == subject:
                    total += box.bonus_b[bonus]
        return total

    def shelf_base(self, market: i64) -> i64:
        """R7.17: a market's price for its shelf, or Rising Sun's where it is lower."""
        box = self.box
        base: i64 = box.prices[market]
        first = 3 * self.name
        for bonus in range(first, first + self.level):
            if box.bonus[bonus] == ids.SHELF_PRICE and box.bonus_a[bonus] == market:
                base = min(base, box.bonus_b[bonus])
        return base

    def figure_of(self, chef: i64) -> Figure:
        """The figure that is this chef; else the first."""
        for figure in self.figures:
            if figure.chef == chef:
                return figure
        return self.figures[0]

    def bound(self) -> i64:
        """R7.19: the money in standing bids."""
        total: i64 = 0
        for figure in self.figures:
            total += figure.bid_money  # none without a war
        return total

    def spendable(self) -> i64:
        return self.money - self.bound()

    def free_figures(self) -> list[Figure]:
        """The figures that are not in a war (R7.31)."""
        return [figure for figure in self.figures if figure.chef != NONE and figure.war == NONE]

    def on_island(self) -> bool:
        return any(one.place == ids.ISLAND and one.war == NONE for one in self.figures)


@final
class Effect:
    """`user` plays `card` or uses the `power` of a chef. It never changes, so clones share it.

    `targets` are the seats (of a Road Block or a power over a place: the figures) chosen, `hit`
    the seats it touches, `named` the kind of ingredient it names; `below` is what it interrupts.
    """

    def __init__(self, user: i64, card: i64, power: i64, below: Effect | None) -> None:
        self.user = user
        self.card = card
        self.power = power
        self.below = below
        self.targets: i64 = 0
        self.hit: i64 = 0
        self.named: i64 = NONE

    def on(self, targets: i64, hit: i64, named: i64) -> Effect:
        twin = Effect(self.user, self.card, self.power, self.below)
        twin.targets, twin.hit, twin.named = targets, hit, named
        return twin


NOTHING: Final = Effect(NONE, NONE, NONE, None)

# R7.51: a side of an offer: how many of each kind of ingredient, then these
Side = list[int]
MONEY: Final = 29
GARBAGE: Final = 30
CARDS: Final = 31
UPGRADES: Final = 32  # a mask
ISLAND: Final = 33  # a mask
SIZE: Final = 34
PLACES: Final = {  # by sort of entry, where there are several things of it
    "money": MONEY,
    "garbage": GARBAGE,
    "shown": CARDS,
    "covered": CARDS,
    "card": CARDS,
    "upgrade": UPGRADES,
    "island": ISLAND,
}


@final
class Entry:
    """D20: what a move that adds to an offer names: `what` of a sort, asked or given; `at`: its
    place in a side. Sorts are called as in the verbs of the moves: `give-kind`, `ask-kind`."""

    def __init__(self, verb: str, what: i64) -> None:
        self.asks = verb.startswith("ask")
        self.sort = verb.rpartition("-")[2]
        self.what = what
        self.at: i64 = PLACES.get(self.sort, what)


ENTRIES: Final = [
    Entry(verb, what)
    for first, verb, size, _, _ in m.FAMILIES
    for what in range(size)
    if m.GIVE_MONEY <= first < m.STRIKE
]


def entry_of(move: i64) -> Entry:
    return ENTRIES[move - m.GIVE_MONEY]


@final
class Offer:
    """What `giver` gives and asks, as it lies on the table. It never changes there, so clones share
    it. `slots` are the places of the given cards in the giver's hand: which card lies there is a
    secret, and secrets stay in the hand."""

    def __init__(self, giver: i64, partner: i64, counters: i64) -> None:
        self.giver = giver
        self.partner = partner
        self.counters = counters  # R7.54: so many counter-offers led to this one
        self.gives: Side = [0] * SIZE
        self.asks: Side = [0] * SIZE
        self.slots: list[int] = []
        self.shown: i64 = 0  # which of the given cards the partner sees, as a mask of `slots`
        self.swaps: i64 = 0  # R7.51: recipe swaps, as a mask of 2 own slot + the partner's slot

    def empty(self) -> bool:
        return not (any(self.gives) or any(self.asks) or self.swaps)

    def swapped(self) -> list[int]:
        return [code for code in range(4) if self.swaps >> code & 1]

    def entries(self, asks: bool) -> i64:
        """R7.52: how many there are on this side; each given card is an entry."""
        goods = self.asks if asks else self.gives
        found: i64 = 0
        for at in range(CARDS):
            if goods[at]:
                found += 1
        cards: i64 = goods[CARDS]
        found += min(cards, 1) if asks else cards
        masks: int = goods[UPGRADES] | goods[ISLAND] << 5
        if not asks:
            masks |= self.swaps << 10
        return found + masks.bit_count()

    def content(self) -> list[int]:
        """R7.56: what makes two offers the same; which action cards is not part of it."""
        return [self.giver, self.partner, self.swaps, *self.gives, *self.asks]

    def moved(self, slot: i64) -> Offer | None:
        """The same offer after the giver's hand lost the card at `slot`; None if it was that."""
        if slot in self.slots:
            return None
        twin = Offer(self.giver, self.partner, self.counters)
        twin.gives, twin.asks = self.gives, self.asks
        twin.shown, twin.swaps = self.shown, self.swaps
        twin.slots = [at - 1 if at > slot else at for at in self.slots]
        return twin


def listed(side: Side) -> list[tuple[str, int, int]]:
    """One side, entry by entry: its sort, then the kind or upgrade, then how much of it."""
    found = [("kind", kind, side[kind]) for kind in range(m.KINDS) if side[kind]]
    for name, at in (("money", MONEY), ("garbage", GARBAGE), ("cards", CARDS)):
        if side[at]:
            found.append((name, side[at], 0))
    for bit in range(m.UPGRADES):
        for name, at in (("upgrade", UPGRADES), ("island", ISLAND)):
            if side[at] >> bit & 1:
                found.append((name, bit, 0))
    return found


def side_facts(side: Side) -> dict[str, object]:
    """One side in plain terms, only what is there."""
    facts: dict[str, object] = {
        "ingredients": [
            {"kind": kind, "number": side[kind]} for kind in range(m.KINDS) if side[kind]
        ],
        "money": side[MONEY],
        "garbage": side[GARBAGE],
        "cards": side[CARDS],
        "upgrades": [bit for bit in range(m.UPGRADES) if side[UPGRADES] >> bit & 1],
        "island": [bit for bit in range(m.UPGRADES) if side[ISLAND] >> bit & 1],
    }
    return {name: told for name, told in facts.items() if told}
