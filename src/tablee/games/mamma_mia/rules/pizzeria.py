"""R3, R4: what lies on the table, and what was agreed before the game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.mamma_mia.rules.moves import (
    CARDS,
    COLOURS,
    INGREDIENTS,
    KINDS,
    PER_COLOUR,
    PER_KIND,
)
from tablee.games.mamma_mia.rules.orders import NOTHING, Carte
from tablee.kernel.log import EVERYONE, NOBODY
from tablee.kernel.rng import Rng
from tablee.kernel.state import State
from tablee.kernel.zone import NO_SEAT, Zone

# R3.7: one back for ingredients, one for each colour; 0 is a card in a pile, seen from afar
BACKS: Final = [1] * INGREDIENTS + [
    2 + order // PER_COLOUR for order in range(COLOURS * PER_COLOUR)
]
FACES: Final = [card // PER_KIND for card in range(INGREDIENTS)] + [
    KINDS + card - INGREDIENTS for card in range(INGREDIENTS, CARDS)
]


@final
class House:
    """What stays the same through a game: the table, its options, the numbers of the data files."""

    def __init__(
        self,
        seats: i64,
        services: i64,
        helping_hand: bool,
        monotoni: str,
        oven_open: bool,
        score_open: bool,
        left_per_kind: i64,
        start_ingredients: i64,
        start_orders: i64,
        refill_to: i64,
        max_draw: i64,
        pass_draw: i64,
        carte: Carte,
        kinds: list[str],
        colours: list[str],
    ) -> None:
        self.seats = seats
        self.services = services  # R11.1
        self.helping_hand = helping_hand  # R12.1
        self.monotoni = monotoni  # R12.4: the reading, which `carte` follows
        self.oven_open = oven_open  # R12.5
        self.score_open = score_open  # R12.6
        self.left_per_kind = left_per_kind  # R4.1
        self.start_ingredients = start_ingredients  # R4.4
        self.start_orders = start_orders  # R4.5
        self.refill_to = refill_to  # R6.6
        self.max_draw = max_draw  # R6.6
        self.pass_draw = pass_draw  # R6.3
        self.carte = carte
        self.kinds = kinds
        self.colours = colours


@final
class Pizzeria(State):
    """Kitchen, oven and waiters; the top card of a pile is the last of its list.

    In a hand the cards that everybody knows come first: equal cards leave from the front, so that
    what remains betrays nothing (R13.2).
    """

    def __init__(
        self,
        house: House,
        rng: Rng,
        knows: list[int],
        colours: list[int],
        owners: list[int],
        box: list[int],
        kitchen: list[int],
        hands: list[list[int]],
        orders: list[list[int]],
        waiters: list[list[int]],
        oven: list[int],
        table: list[int],
        used: list[int],
        served: list[int],
        revealed: list[int],
        offer: list[int],
    ) -> None:
        super().__init__(house.seats, rng, knows, BACKS, FACES)
        self.house = house
        self.colours = colours  # R4.3: of each seat; shared, it never changes
        self.owners = owners  # the seat of each colour, or NO_SEAT; shared, it never changes
        self.removed = box  # R4.1, R4.3: cards not in this game; shared, it never changes
        self.kitchen = kitchen
        self.hands = hands  # the ingredients in hand
        self.orders = orders  # the orders in hand, in the order of their numbers
        self.waiters = waiters
        self.oven = oven  # R7.1: turned over for unloading, so that its oldest card is the last
        self.table = table
        self.used = used
        self.served = served
        self.revealed = revealed  # the order being settled, if any
        self.offer = offer  # what hands have added to it so far
        self.service: i64 = 1
        self.turns: i64 = 0  # how many turns have begun, over all services
        self.unloader: i64 = 0  # R6.11: who opened the last oven
        self.unloading = False
        self.need = NOTHING  # of the order being settled; never changed, only replaced
        self.missing = NOTHING  # what is still to be added to it; never changed, only replaced
        self.own: i64 = 0  # so many cards of the offer are the owner's own share

    def clone(self) -> Pizzeria:
        twin = Pizzeria(
            self.house,
            self.rng.clone(),
            self.knows[:],
            self.colours,
            self.owners,
            self.removed,
            self.kitchen[:],
            [hand[:] for hand in self.hands],
            [orders[:] for orders in self.orders],
            [waiter[:] for waiter in self.waiters],
            self.oven[:],
            self.table[:],
            self.used[:],
            self.served[:],
            self.revealed[:],
            self.offer[:],
        )
        twin.service = self.service
        twin.turns = self.turns
        twin.unloader = self.unloader
        twin.unloading = self.unloading
        twin.need = self.need
        twin.missing = self.missing
        twin.own = self.own
        self.copy_frame(twin)
        return twin

    def zones(self) -> list[Zone]:
        """R13.2: who may look where."""
        over = not self.acting
        look = EVERYONE if self.house.oven_open else NOBODY
        top = 0 if self.unloading else 1
        zones = [
            Zone("kitchen", self.kitchen, eyes=NOBODY),
            Zone("oven", self.oven, eyes=look, top=top, backs=False),
            Zone("table", self.table, ordered=False),
            Zone("used", self.used, ordered=False),
            Zone("revealed", self.revealed),
            Zone("offer", self.offer, ordered=False),
            Zone("served", self.served, eyes=EVERYONE if over else NOBODY, backs=False),
        ]
        for seat in range(self.seats):
            mine = 1 << seat
            zones.append(Zone("hand", self.hands[seat], seat, mine, ordered=False))
            zones.append(Zone("orders", self.orders[seat], seat, mine, ordered=False))
            zones.append(Zone("waiter", self.waiters[seat], seat, NOBODY))
        zones.append(Zone("box", self.removed, eyes=NOBODY, counted=False))
        return zones

    def facts(self, viewer: i64) -> dict[str, object]:
        house = self.house
        facts: dict[str, object] = {
            "service": self.service,
            "services": house.services,
            "turn": self.turns,
            "helping_hand": house.helping_hand,
            "monotoni": house.monotoni,
            "colours": [house.colours[colour] for colour in self.colours],
            "unloading": self.unloading,
        }
        if self.unloading:
            facts["unloader"] = self.unloader
        if self.revealed:
            facts["owner"] = self.owner_of(self.revealed[0])
            facts["need"] = named(self.need, house.kinds)
            facts["missing"] = named(self.missing, house.kinds)
        if self.acting >> viewer & 1 and self.phase.key in ("own", "pay", "give"):
            facts["kind"] = house.kinds[len(self.notes[viewer])]
        if house.score_open or not self.acting:
            facts["pizzas"] = self.pizzas()
        return facts

    def put_right(self, truth: State, seat: i64, rng: Rng) -> None:
        """R13.1: whoever names a share or picks cards has not decided, for all that others see."""
        if self.phase.outside and not self.acting >> seat & 1:
            from tablee.games.mamma_mia.rules.helping import GIFT, HELPING
            from tablee.games.mamma_mia.rules.unloading import COMPLETION

            self.phase = HELPING if self.phase is GIFT else COMPLETION

    def rank_keys(self) -> list[list[int]]:
        """R11.3, R11.5: most pizzas, then most ingredients left in hand."""
        pizzas = self.pizzas()
        return [[pizzas[seat], len(self.hands[seat])] for seat in range(self.seats)]

    def pizzas(self) -> list[int]:
        """R11.2: each seat's orders in the served pile, helper rewards included."""
        counts = [0] * self.seats
        for card in self.served:
            counts[self.owner_of(card)] += 1
        return counts

    def owner_of(self, order: i64) -> i64:
        """The seat that plays the colour of an order card."""
        return self.owners[colour_of(order)]

    def hand_size(self, seat: i64) -> i64:
        return len(self.hands[seat]) + len(self.orders[seat])


def colour_of(card: i64) -> i64:
    return (card - INGREDIENTS) // PER_COLOUR


def named(counts: list[int], kinds: list[str]) -> dict[str, int]:
    """Numbers per kind by name; "any" where the kind does not matter (R9.3)."""
    names = [*kinds, "any"]
    return {names[kind]: counts[kind] for kind in range(len(counts)) if counts[kind]}


def hand_over(s: Pizzeria, source: list[int], kind: i64, n: i64, target: list[int]) -> None:
    """n cards of a kind change place for all to see; those everybody knew leave first."""
    left: i64 = n
    at: i64 = 0
    while left:
        card: i64 = source[at]
        if card // PER_KIND == kind:
            target.append(source.pop(at))
            s.knows[card] = EVERYONE
            left -= 1
        else:
            at += 1


def empty_pizzeria(house: House, rng: Rng, colours: list[int]) -> Pizzeria:
    """R4.1 to R4.3, R4.6: the cards not needed in the box, nothing else on the table yet."""
    owners = [NO_SEAT] * COLOURS
    for seat in range(house.seats):
        owners[colours[seat]] = seat
    box = [card for card in range(INGREDIENTS) if card % PER_KIND >= house.left_per_kind]
    box += [card for card in range(INGREDIENTS, CARDS) if owners[colour_of(card)] == NO_SEAT]
    knows = [NOBODY] * CARDS
    for card in box:
        knows[card] = EVERYONE
    return Pizzeria(
        house,
        rng,
        knows,
        colours,
        owners,
        box,
        [],
        [[] for seat in range(house.seats)],
        [[] for seat in range(house.seats)],
        [[] for seat in range(house.seats)],
        [],
        [],
        [],
        [],
        [],
        [],
    )
