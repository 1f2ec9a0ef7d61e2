"""What lies on the table: markets and their counter spaces, restaurants, chefs on the board, and
the effect being resolved."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids, moves as m
from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.tables import Tables
from tablee.kernel.zone import Zone

NO_KINDS: Final[list[int]] = []


@final
class Market:
    """A shelf, its discard pile, and perhaps rats. The counters are spaces of the town."""

    def __init__(self, shelf: list[int], tray: list[int]) -> None:
        self.shelf = shelf  # the top card last
        self.tray = tray
        self.rats: i64 = NONE  # R9.22: the card that lies here
        self.rats_owner: i64 = NONE
        self.rats_day: i64 = 0

    def clone(self) -> Market:
        twin = Market(self.shelf[:], self.tray[:])
        twin.rats, twin.rats_owner, twin.rats_day = self.rats, self.rats_owner, self.rats_day
        return twin

    def infested(self, seat: i64) -> bool:
        """R9.22: somebody else's rats are here."""
        return self.rats != NONE and self.rats_owner != seat


@final
class Space:
    """A counter space: its card, and what wars and claims say about it today."""

    def __init__(self, card: i64) -> None:
        self.card = card  # or NONE
        self.claim: i64 = NONE  # R7.21: the seat that has the first right
        self.dropped: i64 = 0  # R7.34: the mask of seats that left its war
        self.locked = False  # R7.36
        self.moved = False  # its war saw a bid or a drop in this tick
        self.stirs: i64 = 0  # bids, drops and claims so far: a new number, a new alarm

    def clone(self) -> Space:
        twin = Space(self.card)
        twin.claim, twin.dropped, twin.locked = self.claim, self.dropped, self.locked
        twin.moved, twin.stirs = self.moved, self.stirs
        return twin


@final
class Figure:
    """A chef on the board. In some modes a player has a second one; in a squad that is his NPC."""

    def __init__(self, number: i64, seat: i64, index: i64, npc: bool) -> None:
        self.number = number  # its place in `Town.figures`
        self.seat = seat
        self.index = index  # 0, or 1 for the second figure of a player
        self.npc = npc
        self.chef: i64 = NONE
        self.place: i64 = ids.HOME
        self.space: i64 = ids.ON_SHELF  # the counter space
        self.war: i64 = NONE  # the space it bids for
        self.bid_money: i64 = 0
        self.bid_garbage: i64 = 0
        # until the day ends, or until it moves
        self.blocked = False  # R9.22: sent home by Road Block
        self.barred = False  # R10.8: kept from the counters by Lovehandles
        self.spared = False  # R10.8: let through by him
        self.shielded = False  # R9.10: he cannot bar it today
        self.taxed = False  # R10.2: pays Antoine's surcharge
        self.untaxed = False  # R9.10: he cannot tax it today
        self.unplaced = False  # R6.10: was moved and has yet to choose a space

    def clone(self) -> Figure:
        twin = Figure(self.number, self.seat, self.index, self.npc)
        twin.chef, twin.place, twin.space = self.chef, self.place, self.space
        twin.war, twin.bid_money, twin.bid_garbage = self.war, self.bid_money, self.bid_garbage
        twin.blocked, twin.barred, twin.spared = self.blocked, self.barred, self.spared
        twin.shielded, twin.unplaced = self.shielded, self.unplaced
        twin.taxed, twin.untaxed = self.taxed, self.untaxed
        return twin

    def go(self, place: i64) -> None:
        """R6.10: it leaves its space; powers over the place let go of it."""
        self.place = place
        self.space = ids.ON_SHELF
        self.barred = self.spared = self.taxed = False

    def bid(self) -> i64:
        """R7.32: a number that is higher for a higher bid; money first."""
        return self.bid_money << 8 | self.bid_garbage

    def leave_war(self) -> None:
        self.war = NONE
        self.bid_money = self.bid_garbage = 0


@final
class Recipe:
    """A place for a face-up recipe, and what became of it today."""

    def __init__(self, card: i64, review: i64) -> None:
        self.card = card  # or NONE
        self.review = review  # the 5 Star Review attached to it, or NONE
        self.cooking = False  # declared today and not yet mastered
        self.worth: i64 = 0  # of today's dish, before restaurant bonus and penalty
        self.scored: i64 = 0  # popularity gained with it today
        self.waste: i64 = 0  # the garbage of today's dish, before El Luchador's bonus
        self.used: list[int] = NO_KINDS  # kinds used for today's dish; never changed

    def clone(self) -> Recipe:
        twin = Recipe(self.card, self.review)
        twin.cooking, twin.used = self.cooking, self.used
        twin.worth, twin.scored, twin.waste = self.worth, self.scored, self.waste
        return twin


NO_RECIPES: Final[list[Recipe]] = []


@final
class Restaurant:
    """Everything in front of a player. Only a clone has lists of its own."""

    def __init__(self, seat: i64, box: Tables, figures: list[Figure]) -> None:
        self.seat = seat
        self.box = box
        self.figures = figures  # its chefs on the board
        self.recipes = NO_RECIPES  # two places
        self.have = NO_KINDS  # by kind: how many the pantry holds
        self.hand = NO_KINDS  # action cards
        self.look = NO_KINDS  # cards the player looks at now, to choose among them
        self.pantry = NO_KINDS  # ingredients
        self.chefs = NO_KINDS  # chef cards
        self.mastered = NO_KINDS  # recipes, while they are not shuffled back
        self.sign: i64 = NONE  # the restaurant's card
        self.name: i64 = NONE  # which of the eight it is
        self.money: i64 = 0
        self.garbage: i64 = 0
        self.popularity: i64 = 0
        self.level: i64 = 0  # bonuses reached: 0 to 3
        self.upgrades: i64 = 0  # a mask
        self.basics: i64 = 0  # recipes mastered
        self.gourmets: i64 = 0
        # today
        self.discount = False
        self.doubled = False  # R9.30: hit by Fake Sale
        self.card_used = False  # R9.2
        self.closed = False  # R9.20: hit by It's Just Business
        self.tossed: i64 = 0  # R8.8: kinds of recipes thrown away, a mask
        self.offers_sent: i64 = 0
        self.counters: i64 = 0  # the counter-offers that led to the draft being written
        self.accepting: i64 = NONE  # whose offer was accepted, while cards are owed for it
        self.plate: list[int] = NO_KINDS  # the declaration, after the reveal; never changed
        self.penalty: i64 = 0  # R8.6: the garbage when Cook and Counter began
        self.draws: i64 = 0  # R8.7 (6): recipe places to be filled, a mask
        self.finer: i64 = 0  # those of them that get a gourmet recipe
        self.bonuses: i64 = 0  # one-time level bonuses to be used, a mask

    def clone(self, figures: list[Figure]) -> Restaurant:
        twin = Restaurant(self.seat, self.box, figures)
        twin.recipes = [recipe.clone() for recipe in self.recipes]
        twin.have, twin.hand, twin.look = self.have[:], self.hand[:], self.look[:]
        twin.pantry, twin.chefs = self.pantry[:], self.chefs[:]
        twin.mastered, twin.sign, twin.name = self.mastered[:], self.sign, self.name
        twin.money, twin.garbage, twin.upgrades = self.money, self.garbage, self.upgrades
        twin.popularity, twin.level = self.popularity, self.level
        twin.basics, twin.gourmets = self.basics, self.gourmets
        twin.discount, twin.doubled = self.discount, self.doubled
        twin.card_used, twin.closed, twin.tossed = self.card_used, self.closed, self.tossed
        twin.offers_sent, twin.counters = self.offers_sent, self.counters
        twin.accepting, twin.plate, twin.penalty = self.accepting, self.plate, self.penalty
        twin.draws, twin.finer, twin.bonuses = self.draws, self.finer, self.bonuses
        return twin

    def zones(self) -> list[Zone]:
        """Section 15. What lies open to all needs no list of its own."""
        seat = self.seat
        number = seat + 1
        recipes = [recipe.card for recipe in self.recipes if recipe.card != NONE]
        reviews = [recipe.review for recipe in self.recipes if recipe.review != NONE]
        sign = [self.sign] if self.sign != NONE else []
        return [
            Zone(f"hand_{number}", self.hand, seat, ordered=False),
            Zone(f"look_{number}", self.look, seat, ordered=False),
            Zone(f"pantry_{number}", self.pantry, seat, ordered=False),
            Zone(f"recipes_{number}", recipes, seat),
            Zone(f"reviews_{number}", reviews, seat),
            Zone(f"mastered_{number}", self.mastered, seat, ordered=False),
            Zone(f"chefs_{number}", self.chefs, seat),
            Zone(f"restaurant_{number}", sign, seat),
        ]

    # ingredients

    def owned(self) -> list[int]:
        """The kinds of ingredients here."""
        return [kind for kind in range(m.KINDS) if self.have[kind]]

    def stocked(self) -> list[int]:
        """The same without the Mystery Mart's."""
        return [kind for kind in range(ids.GOO) if self.have[kind]]

    def storage(self, kind: i64) -> i64:
        """R3.10: how many cards of a kind are in storage rather than beside a recipe."""
        wanted: i64 = 0
        for recipe in self.recipes:
            if recipe.card != NONE and kind in self.needs(recipe):
                wanted += 1
        return max(0, self.have[kind] - wanted)

    # recipes

    def number(self, recipe: Recipe) -> i64:
        """Which recipe it is."""
        return self.box.faces[recipe.card] - ids.RECIPE_FACE

    def needs(self, recipe: Recipe) -> list[int]:
        """What a recipe requires, in printed order."""
        return self.box.needs[self.box.faces[recipe.card] - ids.RECIPE_FACE]

    def gourmet(self, recipe: Recipe) -> bool:
        return self.box.faces[recipe.card] >= ids.GOURMET_FACE

    # action cards

    def holds(self, kind: i64) -> i64:
        """Where in the hand the first card of this kind is, or NONE."""
        faces = self.box.faces
        for at in range(len(self.hand)):
            if faces[self.hand[at]] == ids.CARD_FACE + kind:
                return at
        return NONE

    def hand_kinds(self) -> list[int]:
        """The kinds of action cards in the hand, each once, in order."""
        faces = self.box.faces
        kinds: list[int] = []
        for card in self.hand:
            kind = faces[card] - ids.CARD_FACE
            if kind not in kinds:
                kinds.append(kind)
        kinds.sort()
        return kinds

    def held(self, kind: i64) -> int:
        """How many cards of a kind the hand holds."""
        faces = [self.box.faces[card] for card in self.hand]
        return faces.count(ids.CARD_FACE + kind)

    # level bonuses

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

    # money

    def bound(self) -> i64:
        """R7.19: the money in standing bids."""
        total: i64 = 0
        for figure in self.figures:
            if figure.war != NONE:
                total += figure.bid_money
        return total

    def spendable(self) -> i64:
        return self.money - self.bound()

    def free_figures(self) -> list[Figure]:
        """The figures that are not in a war (R7.31)."""
        return [figure for figure in self.figures if figure.chef != NONE and figure.war == NONE]

    def on_island(self) -> bool:
        """Whether one of them is on the Island, free to shop there."""
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
        """The same, on these."""
        twin = Effect(self.user, self.card, self.power, self.below)
        twin.targets, twin.hit, twin.named = targets, hit, named
        return twin


NOTHING: Final = Effect(NONE, NONE, NONE, None)
