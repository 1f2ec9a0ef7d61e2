"""What lies on the table: the six markets, the Island, the restaurants."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules.moves import KINDS, MARKETS, SPACES
from tablee.games.rivals.rules.offers import Offer, side_facts
from tablee.games.rivals.rules.plan import CHEF_FACE, NONE, RECIPE_FACE, RESTAURANT_FACE, Plan
from tablee.kernel.log import NOBODY
from tablee.kernel.rng import Rng
from tablee.kernel.state import State
from tablee.kernel.zone import NO_SEAT, Zone

EMPTY: Final[list[int]] = []
EMPTIES: Final[list[list[int]]] = []
NO_OFFERS: Final[list[Offer]] = []


@final
class Town(State):
    """Seats have areas; a seat's figures are 2 seat and 2 seat + 1 (its NPC or second chef).

    Lists by seat, by figure (twice as many), by market, by counter space or, for recipe slots, by
    2 seat + slot. Masks of seats or figures are ints. Amounts are in dollars.
    """

    agenda: list[int] = EMPTY  # see agenda.py
    # the board
    shelves: list[list[int]] = EMPTIES  # by market, the top card last
    counters: list[int] = EMPTY  # by space: a card or NONE
    trays: list[list[int]] = EMPTIES  # by market: the discard piles
    deck: list[int] = EMPTY  # of action cards
    discards: list[int] = EMPTY  # of action cards
    decks: list[list[int]] = EMPTIES  # of basic and of gourmet recipes
    unused: list[int] = EMPTY  # chefs
    gone: list[int] = EMPTY  # restaurants, chefs and cards that left the game
    rats: list[int] = EMPTY  # by market: the card that lies there, or NONE
    rats_owner: list[int] = EMPTY
    rats_day: list[int] = EMPTY
    # the areas of the players
    looks: list[list[int]] = EMPTIES  # cards that a seat looks at now, to choose among them
    hands: list[list[int]] = EMPTIES
    pantries: list[list[int]] = EMPTIES
    have: list[int] = EMPTY  # by KINDS seat + kind: how many the pantry holds
    chefs: list[list[int]] = EMPTIES  # chef cards
    restaurants: list[int] = EMPTY  # by seat: the restaurant, or NONE
    signs: list[list[int]] = EMPTIES  # by seat: the restaurant's card
    mastered: list[list[int]] = EMPTIES  # recipe cards, while they are not shuffled back
    recipes: list[int] = EMPTY  # by slot: a card or NONE
    reviews: list[int] = EMPTY  # by slot: the 5 Star Review attached to it, or NONE
    cooked: list[int] = EMPTY  # by slot: how many basic (0) and gourmet (1) recipes were mastered
    money: list[int] = EMPTY
    garbage: list[int] = EMPTY
    popularity: list[int] = EMPTY
    level: list[int] = EMPTY  # bonuses reached: 0 to 3
    upgrades: list[int] = EMPTY  # masks
    # the figures
    chef: list[int] = EMPTY  # by figure: a chef or NONE
    place: list[int] = EMPTY
    space: list[int] = EMPTY  # the counter space, or ON_SHELF
    # bidding wars and claims
    war_at: list[int] = EMPTY  # by figure: the space it bids for, or NONE
    bid_money: list[int] = EMPTY
    bid_garbage: list[int] = EMPTY
    claims: list[int] = EMPTY  # by space: the seat that has the first right, or NONE
    dropped: list[int] = EMPTY  # by space: the mask of seats that left its war today
    locked: i64 = 0  # mask of spaces
    moved: i64 = 0  # mask of spaces whose war saw a bid or a drop in this tick
    # today
    day: i64 = 0
    blocked: i64 = 0  # figures sent home by Road Block
    barred: i64 = 0  # figures kept from the counters by Lovehandles
    spared: i64 = 0  # figures he spared
    shielded: i64 = 0  # figures he cannot bar today
    taxed: i64 = 0  # figures that pay Antoine's surcharge
    untaxed: i64 = 0  # figures that he cannot tax today
    unplaced: i64 = 0  # figures that were moved and have yet to choose a space
    discount: i64 = 0  # seats
    doubled: i64 = 0  # seats hit by Fake Sale
    card_used: i64 = 0  # seats that played their card of the day
    powers_used: i64 = 0  # chefs
    closed: i64 = 0  # seats hit by It's Just Business
    closed_by: i64 = NONE
    tossed: i64 = 0  # recipe slots replaced today, R8.8
    show_by: i64 = NONE  # who plays Dinner and a Show on his honour
    mortimer_target: i64 = NONE
    mortimer_day: i64 = 0
    kim_target: i64 = NONE
    kim_day: i64 = 0
    # the running step
    window: i64 = 0  # the window that is open, or 0
    passes: i64 = 0  # seats that passed in a row in a window, or in this tick: a mask
    tick: i64 = 0
    beat: i64 = 0
    user: i64 = NONE  # who played the card or used the power now resolved
    card: i64 = NONE
    power: i64 = NONE  # the chef whose power is being resolved
    picked: i64 = 0  # the seats or figures chosen so far
    asked: i64 = 0  # the seats or figures still to be asked about
    hit: i64 = 0  # the seats that the effect touches
    clams: i64 = 0  # Clam-Voyance cards played in the chain
    rival: i64 = NONE  # whom the chain is about, or the player something is taken from
    named: i64 = NONE  # the kind, market or figure the card names
    left: i64 = 0  # how many more of whatever is being chosen
    # barter
    offers: list[Offer] = NO_OFFERS
    offers_sent: list[int] = EMPTY
    chain: list[int] = EMPTY  # by seat: the counter-offers that led to the draft being written
    accepting: list[int] = EMPTY  # by seat: whose offer it accepted and owes cards for, or NONE
    stirs: list[int] = EMPTY  # by space: bids, drops and claims so far; a new number, a new alarm
    refused: list[list[int]] = EMPTIES  # the contents of the offers declined today
    # cooking
    plates: list[list[int]] = EMPTIES  # by seat: the moves of the declaration, after the reveal
    penalty: list[int] = EMPTY  # by seat: the garbage when Cook and Counter began
    worth: list[int] = EMPTY  # by slot: what today's dish is worth before bonus and penalty
    scored: list[int] = EMPTY  # by slot: popularity gained with it today
    slops: list[int] = EMPTY  # by slot: the garbage of today's dish, before El Luchador's bonus
    served: list[list[int]] = EMPTIES  # by slot: kinds used today; never changed
    cooking: i64 = 0  # slots declared for cooking and not yet mastered
    draws: i64 = 0  # slots of the seat being resolved that need a new recipe
    gourmets: i64 = 0  # those of them that get a gourmet recipe
    bonuses: i64 = 0  # one-time level bonuses still to be used

    def __init__(self, plan: Plan, rng: Rng, knows: list[int]) -> None:
        super().__init__(plan.seats, rng, knows, plan.box.backs, plan.box.faces)
        self.plan = plan

    def clone(self) -> Town:
        twin = Town(self.plan, self.rng.clone(), self.knows[:])
        self.copy_board(twin)
        self.copy_areas(twin)
        self.copy_today(twin)
        self.copy_step(twin)
        self.copy_frame(twin)
        return twin

    def copy_board(self, twin: Town) -> None:
        twin.agenda = self.agenda[:]
        twin.shelves = [cards[:] for cards in self.shelves]
        twin.counters = self.counters[:]
        twin.trays = [cards[:] for cards in self.trays]
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.decks = [cards[:] for cards in self.decks]
        twin.unused = self.unused[:]
        twin.gone = self.gone[:]
        twin.rats = self.rats[:]
        twin.rats_owner = self.rats_owner[:]
        twin.rats_day = self.rats_day[:]
        twin.war_at = self.war_at[:]
        twin.bid_money = self.bid_money[:]
        twin.bid_garbage = self.bid_garbage[:]
        twin.claims = self.claims[:]
        twin.dropped = self.dropped[:]
        twin.locked = self.locked
        twin.moved = self.moved

    def copy_areas(self, twin: Town) -> None:
        twin.looks = [cards[:] for cards in self.looks]
        twin.hands = [cards[:] for cards in self.hands]
        twin.pantries = [cards[:] for cards in self.pantries]
        twin.have = self.have[:]
        twin.chefs = [cards[:] for cards in self.chefs]
        twin.restaurants = self.restaurants[:]
        twin.signs = [cards[:] for cards in self.signs]
        twin.mastered = [cards[:] for cards in self.mastered]
        twin.recipes = self.recipes[:]
        twin.reviews = self.reviews[:]
        twin.cooked = self.cooked[:]
        twin.money = self.money[:]
        twin.garbage = self.garbage[:]
        twin.popularity = self.popularity[:]
        twin.level = self.level[:]
        twin.upgrades = self.upgrades[:]
        twin.chef = self.chef[:]
        twin.place = self.place[:]
        twin.space = self.space[:]
        twin.offers = self.offers[:]
        twin.offers_sent = self.offers_sent[:]
        twin.chain = self.chain[:]
        twin.accepting = self.accepting[:]
        twin.stirs = self.stirs[:]
        twin.refused = self.refused[:]
        twin.plates = self.plates[:]
        twin.penalty = self.penalty[:]
        twin.worth = self.worth[:]
        twin.scored = self.scored[:]
        twin.slops = self.slops[:]
        twin.served = self.served[:]

    def copy_today(self, twin: Town) -> None:
        twin.day = self.day
        twin.blocked = self.blocked
        twin.barred = self.barred
        twin.spared = self.spared
        twin.shielded = self.shielded
        twin.taxed = self.taxed
        twin.untaxed = self.untaxed
        twin.unplaced = self.unplaced
        twin.discount = self.discount
        twin.doubled = self.doubled
        twin.card_used = self.card_used
        twin.powers_used = self.powers_used
        twin.closed = self.closed
        twin.closed_by = self.closed_by
        twin.tossed = self.tossed
        twin.show_by = self.show_by
        twin.mortimer_target = self.mortimer_target
        twin.mortimer_day = self.mortimer_day
        twin.kim_target = self.kim_target
        twin.kim_day = self.kim_day

    def copy_step(self, twin: Town) -> None:
        twin.window = self.window
        twin.passes = self.passes
        twin.tick = self.tick
        twin.beat = self.beat
        twin.user = self.user
        twin.card = self.card
        twin.power = self.power
        twin.picked = self.picked
        twin.asked = self.asked
        twin.hit = self.hit
        twin.clams = self.clams
        twin.rival = self.rival
        twin.named = self.named
        twin.left = self.left
        twin.cooking = self.cooking
        twin.draws = self.draws
        twin.gourmets = self.gourmets
        twin.bonuses = self.bonuses

    def zones(self) -> list[Zone]:
        """Section 15: who sees a card is in `knows`; a stolen or given card stays known."""
        places = self.plan.box.places
        zones: list[Zone] = []
        for market in range(MARKETS):
            zones.append(Zone(f"shelf_{places[market]}", self.shelves[market]))
            counter = [card for card in self.on_counter(market) if card != NONE]
            zones.append(Zone(f"counter_{places[market]}", counter))
            zones.append(Zone(f"tray_{places[market]}", self.trays[market], ordered=False))
        zones.append(Zone("action_deck", self.deck))
        zones.append(Zone("action_discard", self.discards, ordered=False))
        zones.append(Zone("basic_deck", self.decks[0]))
        zones.append(Zone("gourmet_deck", self.decks[1]))
        zones.append(Zone("unused_chefs", self.unused))
        zones.append(Zone("gone", self.gone, NO_SEAT, NOBODY, ordered=False, counted=False))
        zones.append(Zone("rats", [card for card in self.rats if card != NONE]))
        for seat in range(self.seats):
            zones += self.area(seat)
        return zones

    def area(self, seat: i64) -> list[Zone]:
        number = seat + 1
        slots = self.recipes[2 * seat : 2 * seat + 2]
        reviews = [card for card in self.reviews[2 * seat : 2 * seat + 2] if card != NONE]
        return [
            Zone(f"hand_{number}", self.hands[seat], seat, ordered=False),
            Zone(f"look_{number}", self.looks[seat], seat, ordered=False),
            Zone(f"pantry_{number}", self.pantries[seat], seat, ordered=False),
            Zone(f"recipes_{number}", [card for card in slots if card != NONE], seat),
            Zone(f"reviews_{number}", reviews, seat),
            Zone(f"mastered_{number}", self.mastered[seat], seat, ordered=False),
            Zone(f"chefs_{number}", self.chefs[seat], seat),
            Zone(f"restaurant_{number}", self.signs[seat], seat),
        ]

    def on_counter(self, market: i64) -> list[int]:
        first = self.plan.box.first_space
        return self.counters[first[market] : first[market + 1]]

    def facts(self, viewer: i64) -> dict[str, object]:
        """Everything public that is not a card, and the offers as this viewer may read them."""
        facts = self.market_facts()
        facts.update(self.player_facts())
        facts.update(self.figure_facts())
        facts["offers"] = [self.offer_facts(offer, viewer) for offer in self.offers]
        return facts

    def market_facts(self) -> dict[str, object]:
        faces = self.plan.box.faces
        wars: list[object] = []
        for space in range(SPACES):
            bidders = [f for f in range(2 * self.seats) if self.war_at[f] == space]
            if bidders:
                bids = [[f // 2, self.bid_money[f], self.bid_garbage[f]] for f in bidders]
                wars.append({"space": space, "bids": bids})
        return {
            "mode": self.plan.mode,
            "day": self.day,
            "tick": self.tick,
            "window": self.window,
            "counters": [
                [faces[card] if card != NONE else None for card in self.on_counter(market)]
                for market in range(MARKETS)
            ],
            "wars": wars,
            "claims": [[at, self.claims[at]] for at in range(SPACES) if self.claims[at] != NONE],
            "locked": [space for space in range(SPACES) if self.locked >> space & 1],
            "rats": [
                [market, self.rats_owner[market], self.rats_day[market]]
                for market in range(MARKETS)
                if self.rats[market] != NONE
            ],
            "user": self.user,
            "card": self.card,
            "power": self.power,
            "picked": self.picked,
            "asked": self.asked,
            "hit": self.hit,
            "named": self.named,
        }

    def player_facts(self) -> dict[str, object]:
        """By seat; recipes and the like by slot within it."""
        seats = range(self.seats)
        return {
            "restaurants": self.restaurants[:],
            "money": self.money[:],
            "garbage": self.garbage[:],
            "popularity": self.popularity[:],
            "levels": [level + 1 for level in self.level],
            "upgrades": [
                [bit for bit in range(5) if self.upgrades[seat] >> bit & 1] for seat in seats
            ],
            "cooked": [self.cooked[2 * seat : 2 * seat + 2] for seat in seats],
            "reviews": [
                [card != NONE for card in self.reviews[2 * seat : 2 * seat + 2]] for seat in seats
            ],
            "discount": self.discount,
            "doubled": self.doubled,
            "card_used": self.card_used,
            "closed": self.closed,
            "offers_sent": self.offers_sent[:],
            "plates": [plate[:] for plate in self.plates],
        }

    def figure_facts(self) -> dict[str, object]:
        """By figure: two for each seat, NONE where a seat has no second one."""
        return {
            "chefs": self.chef[:],
            "places": self.place[:],
            "spaces": self.space[:],
            "blocked": self.blocked,
            "barred": self.barred,
            "taxed": self.taxed,
        }

    def offer_facts(self, offer: Offer, viewer: i64) -> dict[str, object]:
        """R7.51: a card shown in an offer is named to the partner and the giver only."""
        hand = self.hands[offer.giver]
        shown: list[object] = []
        for at in range(len(offer.slots)):
            card = hand[offer.slots[at]]
            partner = viewer == offer.partner and (offer.shown >> at & 1) != 0
            if viewer == offer.giver or partner:
                shown.append(self.plan.box.names[self.plan.box.faces[card]])
        return {
            "giver": offer.giver,
            "partner": offer.partner,
            "gives": side_facts(offer.gives),
            "asks": side_facts(offer.asks),
            "swaps": [code for code in range(4) if offer.swaps >> code & 1],
            "counters": offer.counters,
            "cards": shown,
        }

    def rank_keys(self) -> list[list[int]]:
        """R12.2, R12.3: popularity, then recipes (or gourmet recipes), then money."""
        keys = []
        for seat in range(self.seats):
            basic = self.cooked[2 * seat]
            gourmet = self.cooked[2 * seat + 1]
            dishes = gourmet if self.plan.gourmet_tiebreak else basic + gourmet
            keys.append([self.popularity[seat], dishes, self.money[seat]])
        return keys


def empty_town(plan: Plan, rng: Rng) -> Town:
    """A table before anything is laid out: every card is still in the box."""
    seats = plan.seats
    s = Town(plan, rng, [NOBODY] * len(plan.box.faces))
    s.agenda = []
    s.shelves = [[] for market in range(MARKETS)]
    s.counters = [NONE] * SPACES
    s.trays = [[] for market in range(MARKETS)]
    s.deck = []
    s.discards = []
    s.decks = [[], []]
    s.unused = []
    s.gone = []
    s.rats = [NONE] * MARKETS
    s.rats_owner = [NONE] * MARKETS
    s.rats_day = [0] * MARKETS
    s.claims = [NONE] * SPACES
    s.dropped = [0] * SPACES
    s.stirs = [0] * SPACES
    s.offers = []
    s.refused = []
    lay_areas(s, seats)
    return s.clone()  # whose every field is its own, not the class's default


def lay_areas(s: Town, seats: i64) -> None:
    """What belongs to seats, figures and recipe slots."""
    s.looks = [[] for seat in range(seats)]
    s.hands = [[] for seat in range(seats)]
    s.pantries = [[] for seat in range(seats)]
    s.have = [0] * (KINDS * seats)
    s.chefs = [[] for seat in range(seats)]
    s.restaurants = [NONE] * seats
    s.signs = [[] for seat in range(seats)]
    s.mastered = [[] for seat in range(seats)]
    s.recipes = [NONE] * (2 * seats)
    s.reviews = [NONE] * (2 * seats)
    s.cooked = [0] * (2 * seats)
    s.money = [0] * seats
    s.garbage = [0] * seats
    s.popularity = [0] * seats
    s.level = [0] * seats
    s.upgrades = [0] * seats
    s.chef = [NONE] * (2 * seats)
    s.place = [7] * (2 * seats)
    s.space = [NONE] * (2 * seats)
    s.war_at = [NONE] * (2 * seats)
    s.bid_money = [0] * (2 * seats)
    s.bid_garbage = [0] * (2 * seats)
    s.offers_sent = [0] * seats
    s.chain = [0] * seats
    s.accepting = [NONE] * seats
    s.plates = [[] for seat in range(seats)]
    s.penalty = [0] * seats
    s.worth = [0] * (2 * seats)
    s.scored = [0] * (2 * seats)
    s.slops = [0] * (2 * seats)
    s.served = [[] for slot in range(2 * seats)]


def chef_of(s: Town, card: i64) -> i64:
    return s.plan.box.faces[card] - CHEF_FACE


def recipe_of(s: Town, slot: i64) -> i64:
    """The recipe in a slot."""
    return s.plan.box.faces[s.recipes[slot]] - RECIPE_FACE


def restaurant_of(s: Town, card: i64) -> i64:
    return s.plan.box.faces[card] - RESTAURANT_FACE
