"""A small game with every shape of decision: sealed dishes, tips, an open market, sealed bids.

A day: all seal a dish; the best is tipped; the market opens, everybody at their own pace, with
haggling (a sub-decision in a lane) and shouting (an interruption of all lanes). After the last
day all seal a bid, and the winner of the bidding keeps a last tip.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from tablee.kernel import (
    EVERYONE,
    NO_SEAT,
    NOBODY,
    ONE_BACK,
    Catalogue,
    Data,
    Event,
    Game,
    Lanes,
    Log,
    Mode,
    Noun,
    Option,
    Rng,
    Sealed,
    State,
    Turn,
    Zone,
)

FOLDER = Path(__file__).parent
HAND = 3
KINDS = 7
COPIES = 2
FACES = [card // COPIES for card in range(KINDS * COPIES)]

SERVE = 0
KEEP = KINDS
MARKET_MOVES = KEEP + 2
BUY, HAGGLE, SHOUT, LEAVE, YES, NO = range(MARKET_MOVES, MARKET_MOVES + 6)
PEEK, ROLL, DAWDLE = range(MARKET_MOVES + 6, MARKET_MOVES + 9)
BID = MARKET_MOVES + 9


def catalogue(dishes: list[str]) -> Catalogue:
    moves = Catalogue()
    moves.add("serve", "serve {card}", card=dishes)
    moves.add("keep", "keep {tip}", tip=["coins", "star"])
    moves.add("market", "{what}", what=["buy", "haggle", "shout", "leave", "yes", "no"])
    moves.add("idle", "{what}", what=["peek", "roll", "dawdle"])
    moves.add("bid", "bid {n}", n=["0", "1", "2"])
    return moves


class Bistro(State):
    def __init__(
        self,
        seats: int,
        rng: Rng,
        knows: list[int],
        pantry: list[int],
        hands: list[list[int]],
        table: list[int],
        coins: list[int],
    ) -> None:
        super().__init__(seats, rng, knows, ONE_BACK, FACES)
        self.pantry = pantry
        self.hands = hands
        self.table = table
        self.coins = coins

    def clone(self) -> Bistro:
        twin = Bistro(
            self.seats,
            self.rng.clone(),
            self.knows[:],
            self.pantry[:],
            [hand[:] for hand in self.hands],
            self.table[:],
            self.coins[:],
        )
        self.copy_frame(twin)
        return twin

    def zones(self) -> list[Zone]:
        hands = [
            Zone("hand", hand, seat, 1 << seat, ordered=False)
            for seat, hand in enumerate(self.hands)
        ]
        pantry = Zone("pantry", self.pantry, eyes=NOBODY)
        return [pantry, *hands, Zone("table", self.table, NO_SEAT)]

    def facts(self, viewer: int) -> dict[str, object]:
        return {"coins": self.coins[:]}

    @property
    def everyone(self) -> int:
        return (1 << self.seats) - 1


class Service(Sealed[Bistro]):
    """B1."""

    key = "service"
    rule = "B1"

    def legal(self, s: Bistro, seat: int) -> list[int]:
        return sorted({SERVE + card // COPIES for card in s.hands[seat]})

    def explain(self, s: Bistro, seat: int, move: int) -> str:
        return "B1:not-in-hand" if move < KEEP else self.rule

    def seconds(self, s: Bistro) -> int:
        return 30

    def fallback(self, s: Bistro, seat: int) -> int:
        return SERVE + min(s.hands[seat]) // COPIES

    def reveal(self, s: Bistro, notes: list[list[int]], log: Log) -> None:
        choices = [sheet[0] for sheet in notes]
        best = 0
        for seat in range(s.seats):
            card = next(card for card in s.hands[seat] if SERVE + card // COPIES == choices[seat])
            s.move(card, s.hands[seat], s.table, EVERYONE)
            log.all("served", seat, card // COPIES)
            if choices[seat] > choices[best]:
                best = seat
        s.open_lanes(MARKET, s.everyone, STALL)
        s.push()
        s.turn(TIPPING, best)  # B2: the tip comes before the market


class Tipping(Turn[Bistro]):
    """B2, with idle moves that stay within the turn."""

    key = "tip"
    rule = "B2"

    def legal(self, s: Bistro, seat: int) -> list[int]:
        return [KEEP, KEEP + 1, *([PEEK] if s.pantry else []), ROLL, DAWDLE]

    def seconds(self, s: Bistro) -> int:
        return 10

    def fallback(self, s: Bistro, seat: int) -> int:
        return KEEP + 1

    def apply(self, s: Bistro, seat: int, move: int, log: Log) -> None:
        if move == PEEK:
            s.show(s.pantry[-1], 1 << seat)
            log.tell(1 << seat, "peeked", seat, s.pantry[-1] // COPIES)
        elif move == ROLL:
            eyes = s.rng.below(6) + 1
            log.all("rolled", seat, eyes)
            if eyes == 6:
                log.all("rolled-six", seat)
        elif move != DAWDLE:
            s.coins[seat] += 3 if move == KEEP else 1
            s.done(log)


class LastTip(Tipping):
    """B5: the winner of the bidding; nothing comes after."""

    key = "last-tip"
    rule = "B5"

    def apply(self, s: Bistro, seat: int, move: int, log: Log) -> None:
        s.coins[seat] += 3 if move == KEEP else 1
        s.finish(s.coins[:])


class Market(Lanes[Bistro]):
    """B3."""

    key = "market"
    rule = "B3"

    def seconds(self, s: Bistro) -> int:
        return 60

    def close(self, s: Bistro, log: Log) -> None:
        if s.hands[0]:
            s.seal(SERVICE, s.everyone)
        else:
            s.seal(BIDDING, s.everyone)


class Stall(Turn[Bistro]):
    """B3, B4: one seat's lane of the market."""

    rule = "B3"

    def legal(self, s: Bistro, seat: int) -> list[int]:
        return [BUY, HAGGLE, SHOUT, LEAVE] if s.coins[seat] > 0 else [SHOUT, LEAVE]

    def apply(self, s: Bistro, seat: int, move: int, log: Log) -> None:
        if move == BUY:
            s.coins[seat] -= 1
        elif move == HAGGLE:
            s.lanes[seat].append(HAGGLING)
        else:
            s.lanes[seat].pop()
        if move == SHOUT:
            s.push()
            s.turn(ANSWER, (seat + 1) % s.seats)


class Haggling(Turn[Bistro]):
    rule = "B3"

    def legal(self, s: Bistro, seat: int) -> list[int]:
        return [YES, NO]

    def apply(self, s: Bistro, seat: int, move: int, log: Log) -> None:
        s.coins[seat] -= int(move == YES)
        s.lanes[seat].pop()


class Answer(Turn[Bistro]):
    """B4: no clock runs for it."""

    key = "answer"
    rule = "B4"
    waiting = "B4"

    def legal(self, s: Bistro, seat: int) -> list[int]:
        return [YES, NO]

    def apply(self, s: Bistro, seat: int, move: int, log: Log) -> None:
        s.done(log)


class Bidding(Sealed[Bistro]):
    """B5."""

    key = "bidding"
    rule = "B5"

    def legal(self, s: Bistro, seat: int) -> list[int]:
        return [BID, BID + 1, BID + 2]

    def reveal(self, s: Bistro, notes: list[list[int]], log: Log) -> None:
        for seat in range(s.seats):
            for bid in notes[seat]:
                log.all("bid", seat, bid - BID)
        s.turn(LAST_TIP, notes.index(max(notes)))


SERVICE = Service()
TIPPING = Tipping()
LAST_TIP = LastTip()
MARKET = Market()
STALL = Stall()
HAGGLING = Haggling()
ANSWER = Answer()
BIDDING = Bidding()


class BistroGame(Game):
    key = "bistro"
    aliases = ("le_bistro",)
    rules = 2
    modes = (Mode("small", (2, 3)), Mode("large", (3, 4)))
    options = (
        Option("memory", ("strict", "open"), "open", "B1"),
        Option("first", ("chosen", "random"), "chosen"),
    )
    lot = "first"
    closing = frozenset({"rolled-six"})
    vanishing = frozenset({"rolled"})
    phases = ("service", "tip", "last-tip", "market", "answer", "bidding")
    events: ClassVar = {
        "served": "seat card",
        "served-faded": "seat",
        "peeked": "seat card",
        "peeked-hidden": "seat",
        "rolled": "seat eyes:n",
        "rolled-six": "seat",
        "bid": "seat n",
    }

    def __init__(self, data: Data, names: list[Noun]) -> None:
        kinds = [noun.key for noun in names]
        super().__init__(data, catalogue(kinds), kinds)
        self.faces = FACES
        self.nouns = {"card": names}

    @classmethod
    def load(cls, data: Data) -> BistroGame:
        names = []
        for row in data.rows("dishes", "dish"):
            name = row.row("name")
            names.append(Noun(row.text("id"), {"en": name.text("en"), "fr": name.text("fr")}))
        return cls(data, names)

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng, log: Log) -> Bistro:
        return bistro(seats, rng)

    def sides(self, seats: int, options: Mapping[str, str]) -> list[int]:
        """Four play in two teams, across the table."""
        return [0, 1, 0, 1] if seats == 4 else list(range(seats))

    def faded(self, seat: int, options: Mapping[str, str], events: list[Event]) -> set[int]:
        return set(range(len(events) - 2)) if options["memory"] == "strict" else set()


def bistro(seats: int, rng: Rng) -> Bistro:
    """The first decision of a game: hands dealt, dishes to be sealed."""
    pantry = list(range(KINDS * COPIES))
    rng.shuffle(pantry)
    s = Bistro(
        seats, rng, [NOBODY] * len(pantry), pantry, [[] for _ in range(seats)], [], [0] * seats
    )
    for seat in range(seats):
        for _ in range(HAND):
            s.draw(s.pantry, s.hands[seat], 1 << seat)
    s.seal(SERVICE, s.everyone)
    return s


def load_bistro() -> BistroGame:
    return BistroGame.load(Data(FOLDER / "data"))
