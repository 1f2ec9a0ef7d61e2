"""What lies on the table: the market, the decks, the boards, and everybody's restaurant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from tablee.games.ristorante.rules import moves as do
from tablee.games.ristorante.rules.bonus import ONCE, PANTRY, Bonus
from tablee.games.ristorante.rules.house import House
from tablee.kernel.log import NOBODY, REFEREE, Log
from tablee.kernel.rng import Rng
from tablee.kernel.state import State, Step, Turn
from tablee.kernel.zone import Zone

WINE_DECK: Final[i64] = 4  # the deck of wines stands after those of the four courses
SO_MANY: Final = ["", "", "-two", "-three"]  # events that tell of several things
SEATED: Final = ["1", "2", "3", "4", "5"]
NO_CARD: Final = -1
NO_NUMBERS: Final[list[int]] = []
NO_PILES: Final[list[list[int]]] = []


@final
class Town(State):
    """The top card of a pile is the last of its list. Numbers by seat stand in seat order."""

    def __init__(self, house: House, rng: Rng, knows: list[int]) -> None:
        """Nothing lies anywhere: `empty_town` and `clone` lay everything out."""
        super().__init__(house.seats, rng, knows, house.cards.backs, house.cards.faces)
        self.house = house
        self.crates = NO_PILES  # by shop
        self.stalls = NO_PILES
        self.bins = NO_PILES
        self.decks = NO_PILES  # of the four courses, then the wines
        self.discards = NO_PILES
        self.bonus_deck = NO_NUMBERS  # R3.7: deck 1 lies on deck 2
        self.bonus_board = NO_NUMBERS
        self.bonus_discard = NO_NUMBERS
        self.hands = NO_PILES
        self.menus = NO_PILES
        self.cellars = NO_PILES
        self.shelves = NO_PILES
        self.bonuses = NO_PILES
        self.cash = NO_NUMBERS
        self.cubes = NO_NUMBERS
        self.ratings = NO_NUMBERS
        self.stars = NO_NUMBERS  # the printed one included
        self.spoons = NO_NUMBERS
        self.themes = NO_NUMBERS  # masks of categories, then specialities
        self.vips = NO_NUMBERS  # masks of seasons
        self.rooms = NO_NUMBERS  # ROOMS * seat + room
        self.stock = NO_NUMBERS  # rooms still to be built
        self.order = NO_NUMBERS  # R4.3: the seats in the turn order of the season
        self.tally = NO_NUMBERS  # the score of each seat in the phase that is being judged
        self.dinners = NO_PILES  # R11.2: the recipes presented, by course
        self.drawn = NO_NUMBERS  # cards drawn and not yet chosen from
        self.counter = NO_NUMBERS  # the tile on its way to a shelf
        self.fresh = NO_NUMBERS  # R8.5: the recipes played this season
        self.ranked = NO_NUMBERS  # R12: the seats of a ranking, best first
        self.icons = NO_NUMBERS  # R16.11: seat, speciality and recipe, one after the other
        self.box_cubes: i64 = house.numbers.cubes
        self.nothing_under_way()

    def nothing_under_way(self) -> None:
        """How far the season is, and what the present decision stands on."""
        self.season: i64 = 1
        self.part: i64 = 0  # the action phase of the season, 0 outside
        self.actions: i64 = 0  # left in this turn
        self.pot: i64 = 0  # cubes in the pot
        self.cookbooks: i64 = 0  # R3.9: those that lie face up
        self.spent: i64 = 0  # R15.3: a mask of the bonus cards that lie face down
        self.prowled: i64 = 0  # R16.9: a mask of the seats whose cat was out in this action phase
        self.took = False  # whether an ingredient was taken in this action
        self.errand: i64 = 0  # what a visit to the market is for, see `market.py`
        self.bought: i64 = 0  # purchases made in this visit
        self.restocked = False  # in this visit
        self.wines_left: i64 = 0  # of those drawn, so many may still be bought
        self.judged: i64 = 0  # a mask of the seats that take part in what is judged
        self.passed: i64 = 0  # R14.4: a mask of those who have passed since the last cube
        self.tie_at: i64 = 0  # R16.8: the place to be given next
        self.tie_end: i64 = 0  # and where the tie ends
        self.icon_for: i64 = 0  # R16.11: the speciality that is being lent
        self.presenting = False  # R11.2: the dinners of this game have begun
        self.cups_open = False  # R11.6

    def clone(self) -> Town:
        twin = Town(self.house, self.rng.clone(), self.knows[:])
        twin.crates = [pile[:] for pile in self.crates]
        twin.stalls = [pile[:] for pile in self.stalls]
        twin.bins = [pile[:] for pile in self.bins]
        twin.decks = [pile[:] for pile in self.decks]
        twin.discards = [pile[:] for pile in self.discards]
        twin.hands = [pile[:] for pile in self.hands]
        twin.menus = [pile[:] for pile in self.menus]
        twin.cellars = [pile[:] for pile in self.cellars]
        twin.shelves = [pile[:] for pile in self.shelves]
        twin.bonuses = [pile[:] for pile in self.bonuses]
        twin.bonus_deck = self.bonus_deck[:]
        twin.bonus_board = self.bonus_board[:]
        twin.bonus_discard = self.bonus_discard[:]
        twin.cash = self.cash[:]
        twin.cubes = self.cubes[:]
        twin.ratings = self.ratings[:]
        twin.stars = self.stars[:]
        twin.spoons = self.spoons[:]
        twin.themes = self.themes[:]
        twin.vips = self.vips[:]
        twin.rooms = self.rooms[:]
        twin.stock = self.stock[:]
        twin.order = self.order  # never changed, only replaced
        twin.tally = self.tally[:]
        # before the Guide begins they are shared: the Guide lays out plates of its own
        twin.dinners = [meal[:] for meal in self.dinners] if self.presenting else self.dinners
        self.copy_rest(twin)
        self.copy_frame(twin)
        return twin

    def copy_rest(self, twin: Town) -> None:
        twin.drawn = self.drawn[:]
        twin.counter = self.counter[:]
        twin.fresh = self.fresh[:]
        twin.ranked = self.ranked[:]
        twin.icons = self.icons[:]
        twin.season = self.season
        twin.part = self.part
        twin.actions = self.actions
        twin.pot = self.pot
        twin.box_cubes = self.box_cubes
        twin.cookbooks = self.cookbooks
        twin.spent = self.spent
        twin.prowled = self.prowled
        twin.took = self.took
        twin.errand = self.errand
        twin.bought = self.bought
        twin.restocked = self.restocked
        twin.wines_left = self.wines_left
        twin.judged = self.judged
        twin.passed = self.passed
        twin.tie_at = self.tie_at
        twin.tie_end = self.tie_end
        twin.icon_for = self.icon_for
        twin.presenting = self.presenting
        twin.cups_open = self.cups_open

    # --- who may look where (R21) -----------------------------------------------------------------

    def zones(self) -> list[Zone]:
        """R21: hands are their owners', the piles nobody's, everything else lies open."""
        house = self.house
        asked = 1 << self.seat if self.acting else NOBODY
        zones = [Zone("drawn", self.drawn, eyes=asked, ordered=False)]
        zones.append(Zone("counter", self.counter))
        for shop in range(do.SHOPS):
            name = house.shops[shop]
            zones.append(Zone("stall", self.stalls[shop], ordered=False, of=name))
            zones.append(Zone("bin", self.bins[shop], ordered=False, of=name))
            zones.append(Zone("crate", self.crates[shop], eyes=NOBODY, of=name))
        for deck in range(do.COURSES + 1):
            name = house.courses[deck] if deck < do.COURSES else "wine"
            zones.append(Zone("deck", self.decks[deck], eyes=NOBODY, of=name))
            zones.append(Zone("discard", self.discards[deck], ordered=False, of=name))
        if house.advanced:
            zones.append(Zone("bonus_board", self.bonus_board, ordered=False))
            zones.append(Zone("bonus_deck", self.bonus_deck, eyes=NOBODY))
            zones.append(Zone("bonus_discard", self.bonus_discard, ordered=False))
        else:
            zones.append(Zone("box", self.bonus_deck, eyes=NOBODY, counted=False))
        for seat in range(self.seats):
            mine = 1 << seat
            zones.append(Zone("hand", self.hands[seat], seat, mine, ordered=False))
            zones.append(Zone("menu", self.menus[seat], seat, ordered=False))
            zones.append(Zone("cellar", self.cellars[seat], seat, ordered=False))
            zones.append(Zone("shelf", self.shelves[seat], seat, ordered=False))
            if house.advanced:
                zones.append(Zone("bonus", self.bonuses[seat], seat))
        return zones

    def facts(self, viewer: i64) -> dict[str, object]:
        """R21: everything public by name; purses and cubes only one's own before the cups open."""
        house = self.house
        facts: dict[str, object] = {
            "season": self.season,
            "part": self.part,
            "actions": self.actions,
            "order": self.order[:],
            "ratings": self.ratings[:],
            "stars": self.stars[:],
            "spoons": self.spoons[:],
            "vips": [named(mask, house.vips) for mask in self.vips],
            "themes": [named(mask, house.themes) for mask in self.themes],
            "new": [house.faces[card] for card in sorted(self.fresh)],
            "cash": self.cups(self.cash, viewer),
        }
        if house.advanced:
            facts["cubes"] = self.cups(self.cubes, viewer)
            facts["pot"] = self.pot
            facts["cookbooks"] = self.cookbooks
            facts["stock"] = {house.rooms[room]: self.stock[room] for room in range(do.ROOMS)}
            facts["rooms"] = [self.rooms_by_name(seat) for seat in range(self.seats)]
            facts["spent"] = named(self.spent, house.faces[do.FIRST_BONUS : do.FIRST_TILE])
        self.facts_of_the_moment(facts)
        return facts

    def facts_of_the_moment(self, facts: dict[str, object]) -> None:
        """What only some phases have: scores, dinners, a tie to be ordered."""
        house = self.house
        key = self.phase.key
        if self.judged and self.acting:
            party = [seat for seat in range(self.seats) if self.judged >> seat & 1]
            facts["judged"] = {SEATED[seat]: self.tally[seat] for seat in party}
        if any(self.dinners):
            facts["dinners"] = [[house.faces[card] for card in meal] for meal in self.dinners]
        if key == "tied":
            facts["tied"] = sorted(self.ranked[self.tie_at : self.tie_end])
        if key == "market":
            facts["bought"] = self.bought
            facts["restocked"] = self.restocked

    def cups(self, cups: list[int], viewer: i64) -> list[int | None]:
        """R11.6, R21.2: cups are open to their owners; to everybody from the Thrift Prize on."""
        openly = self.cups_open or viewer == REFEREE
        return [cups[seat] if openly or seat == viewer else None for seat in range(self.seats)]

    def rooms_by_name(self, seat: i64) -> dict[str, int]:
        rooms = self.rooms[do.ROOMS * seat : do.ROOMS * (seat + 1)]
        return {self.house.rooms[room]: n for room, n in enumerate(rooms) if n}

    def rank_keys(self) -> list[list[int]]:
        """R11.11: ranked to the last place, ties by R12."""
        return [[self.scores[seat], -self.ranked.index(seat)] for seat in range(self.seats)]

    # --- how far the game is ----------------------------------------------------------------------

    def incomes_left(self) -> i64:
        """R4.1, R4.2: income phases still to come, this season's included; none in the last."""
        return self.house.numbers.seasons - self.season

    def last_season(self) -> bool:
        """R4.2."""
        return self.season == self.house.numbers.seasons

    # --- questions about a restaurant -------------------------------------------------------------

    def toques(self, seat: i64) -> i64:
        """R2.8: the chef level."""
        return self.house.numbers.toques[self.ratings[seat]]

    def rating_after(self, seat: i64, steps: i64) -> i64:
        """R2.7: so many spaces up the rating scale, never past its end."""
        return min(self.house.numbers.top, self.ratings[seat] + steps)

    def shelf_slots(self, seat: i64) -> i64:
        """R2.6, R16.6: 0 where the shelf has no limit."""
        return 0 if self.power(seat, PANTRY) else self.house.numbers.shelf

    def shelf_full(self, seat: i64) -> bool:
        """R7.3, R16.6."""
        return len(self.shelves[seat]) >= self.house.numbers.shelf and not self.power(seat, PANTRY)

    def cellar_full(self, seat: i64) -> bool:
        """R6.8."""
        return len(self.cellars[seat]) >= self.house.numbers.cellar

    def rooms_full(self, seat: i64) -> bool:
        """R17.3."""
        return self.rooms_of(seat) >= self.house.numbers.room_slots

    def bonuses_full(self, seat: i64) -> bool:
        """R15.2."""
        return len(self.bonuses[seat]) >= self.house.numbers.bonus_slots

    def menu_points(self, seat: i64) -> i64:
        """R12.1, R12.2: the points of the recipes on the menu, no wines."""
        return total(self.house.cards.points, self.menus[seat])

    def menu_income(self, seat: i64) -> i64:
        """R12.1, R12.2: the income of the recipes on the menu."""
        return total(self.house.cards.income, self.menus[seat])

    def income(self, seat: i64) -> i64:
        """R10.1: what an income phase brings: recipes, wines and rooms."""
        coins = self.menu_income(seat) + total(self.house.cards.income, self.cellars[seat])
        for room in range(do.ROOMS):
            coins += self.rooms[do.ROOMS * seat + room] * self.house.numbers.room_income[room]
        return coins

    def rooms_of(self, seat: i64) -> i64:
        at = do.ROOMS * seat
        return self.rooms[at] + self.rooms[at + 1] + self.rooms[at + 2]

    def lacks(self, seat: i64, recipe: i64) -> list[int]:
        """R8.2: the kinds a recipe asks for that are not on the shelf."""
        shelf = [self.house.kind(tile) for tile in self.shelves[seat]]
        missing: list[int] = []
        for kind in self.house.cards.needs[recipe]:
            if kind in shelf:
                shelf.remove(kind)
            else:
                missing.append(kind)
        return missing

    # --- bonus cards ------------------------------------------------------------------------------

    def bonus(self, card: i64) -> Bonus:
        return self.house.cards.bonuses[card - do.FIRST_BONUS]

    def power(self, seat: i64, effect: i64) -> i64:
        """The most of this that one of the seat's cards gives; those that do so are never turned
        down."""
        most: i64 = 0
        for card in self.bonuses[seat]:
            most = max(most, self.bonus(card).gives[effect])
        return most

    def face_down(self, card: i64) -> bool:
        """R15.3: a single-use card that was used."""
        return (self.spent >> (card - do.FIRST_BONUS) & 1) != 0

    def turn_down(self, card: i64) -> None:
        """R15.3, R15.4."""
        if self.bonus(card).icon == ONCE:
            self.spent |= 1 << (card - do.FIRST_BONUS)

    # --- what changes -----------------------------------------------------------------------------

    def pay(self, seat: i64, coins: i64) -> None:
        """R2.9: to the bank."""
        self.cash[seat] -= coins

    def climb(self, seat: i64, steps: i64) -> None:
        self.ratings[seat] = self.rating_after(seat, steps)


@final
class Deed(Step[Town]):
    """What happens to the seat `a`: one function; `b` says more."""

    def __init__(self, what: Callable[[Town, int, int, Log], None]) -> None:
        self.what = what

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        self.what(s, a, b, log)


@final
class Happening(Step[Town]):
    """What happens to the whole table: one function; `phase`: the one that a tie belongs to."""

    def __init__(self, what: Callable[[Town, Log], None], phase: str = "") -> None:
        self.what = what
        self.phase = phase

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        self.what(s, log)


class Question(Turn[Town]):
    """Something a seat is asked: as a rule in its turn (R5.1), and only where it may matter."""

    waiting = "R5.1:not-your-turn"

    def due(self, s: Town, seat: i64) -> bool:
        """R20.2: whether there is anything to choose."""
        return True


class Offer(Question):
    """A question that may be declined, and is not asked where nothing else can be said (R20.2)."""

    def due(self, s: Town, seat: i64) -> bool:
        return self.legal(s, seat)[0] != do.DECLINE

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move == do.DECLINE:
            log.all("declined", seat)
        else:
            self.accept(s, seat, move, log)
        s.go_on(log)

    def accept(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        raise NotImplementedError


@final
class Ask(Step[Town]):
    """The seat `a` is asked, if the question is due."""

    def __init__(self, question: Question) -> None:
        self.question = question

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        if self.question.due(s, a):
            s.turn(self.question, a)


def total(worths: list[int], cards: list[int]) -> i64:
    """Points or income of these cards."""
    total: i64 = 0
    for card in cards:
        total += worths[card]
    return total


def named(mask: i64, names: list[str]) -> list[str]:
    return [names[bit] for bit in range(len(names)) if mask >> bit & 1]


def in_threes(things: list[int]) -> list[list[int]]:
    """As many as a line of the log may tell of."""
    return [things[at : at + 3] for at in range(0, len(things), 3)]


def lists(n: i64) -> list[list[int]]:
    return [[] for _ in range(n)]


def deck_of(house: House, card: i64) -> i64:
    """Which deck a recipe or a wine belongs to."""
    return house.cards.course[card] if card < do.FIRST_WINE else WINE_DECK
