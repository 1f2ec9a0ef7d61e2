"""C1: the rules of the canteen."""

from __future__ import annotations

from typing import Any

from tablee.kernel import (
    EVERYONE,
    NO_SEAT,
    NOBODY,
    Catalogue,
    Lanes,
    Log,
    Rng,
    Sealed,
    State,
    Turn,
    Zone,
)

DISHES = 12  # three of each of four kinds, then two each of two spices
FACES = [card // 3 for card in range(DISHES)] + [4, 4, 5, 5]
BACKS = [0] * DISHES + [1] * 4
SERVE, DROP, WISH, SHOP, ANSWER = 0, 4, 8, 12, 17
DRAW, PEEK, STIR, RING, LEAVE = range(SHOP, SHOP + 5)
NOD, SHAKE = ANSWER, ANSWER + 1


def catalogue(dishes: list[str]) -> Catalogue:
    moves = Catalogue()
    moves.add("serve", "serve {card}", card=dishes)
    moves.add("drop", "drop {card}", card=dishes)
    moves.add("wish", "wish {card}", card=dishes)
    moves.add("shop", "{what}", what=["draw", "peek", "stir", "ring", "leave"])
    moves.add("answer", "{what}", what=["nod", "shake"])
    return moves


class Book:
    """The phases, so that a test can put a wrong one in."""

    def __init__(self) -> None:
        self.service: Sealed[Canteen] = Service()
        self.market: Lanes[Canteen] = Market()
        self.stall: Turn[Canteen] = Stall()
        self.drop: Turn[Canteen] = Drop()
        self.answer: Turn[Canteen] = Answer()
        self.wishing: Sealed[Canteen] = Wishing()


class Canteen(State):
    """What lies on the tables."""

    def __init__(
        self,
        book: Book,
        rounds: int,
        seats: int,
        rng: Rng,
        knows: list[int],
        pile: list[int],
        rack: list[int],
        hands: list[list[int]],
        table: list[int],
        trash: list[int],
        stirs: list[int],
        points: list[int],
        rung: bool,
    ) -> None:
        super().__init__(seats, rng, knows, BACKS, FACES)
        self.book = book
        self.rounds = rounds  # still to be played
        self.pile = pile
        self.rack = rack
        self.hands = hands
        self.table = table
        self.trash = trash
        self.stirs = stirs
        self.points = points
        self.rung = rung

    def parts(self) -> tuple[Any, ...]:
        return (
            self.book,
            self.rounds,
            self.seats,
            self.rng.clone(),
            self.knows[:],
            self.pile[:],
            self.rack[:],
            [hand[:] for hand in self.hands],
            self.table[:],
            self.trash[:],
            self.stirs[:],
            self.points[:],
            self.rung,
        )

    def clone(self) -> Canteen:
        twin = type(self)(*self.parts())
        self.copy_frame(twin)
        return twin

    def zones(self) -> list[Zone]:
        hands = [
            Zone("hand", hand, seat, 1 << seat, ordered=False)
            for seat, hand in enumerate(self.hands)
        ]
        covered = Zone("pile", self.pile, NO_SEAT, NOBODY)
        trash = Zone("bin", self.trash, NO_SEAT, NOBODY, ordered=False)
        return [covered, *hands, Zone("table", self.table), trash, Zone("rack", self.rack)]

    def facts(self, viewer: int) -> dict[str, object]:
        return {"rounds": self.rounds, "stirs": self.stirs[:], "points": self.points[:]}


def open_canteen(book: Book, kind: type[Canteen], rounds: int, seats: int, rng: Rng) -> Canteen:
    pile, rack = list(range(DISHES)), list(range(DISHES, len(FACES)))
    rng.shuffle(pile)
    rng.shuffle(rack)
    hands: list[list[int]] = [[] for _ in range(seats)]
    stirs, points = [0] * seats, [0] * seats
    s = kind(
        book, rounds, seats, rng, [0] * len(FACES), pile, rack, hands, [], [], stirs, points, False
    )
    for seat in range(seats):
        for _ in range(2):
            s.draw(s.pile, s.hands[seat], 1 << seat)
    s.seal(book.service, (1 << seats) - 1)
    return s


def held(s: Canteen, seat: int, face: int) -> int:
    return next(card for card in s.hands[seat] if FACES[card] == face)


class Service(Sealed[Canteen]):
    """C1.1."""

    key = "service"
    rule = "C1.1"

    def legal(self, s: Canteen, seat: int) -> list[int]:
        return sorted({SERVE + FACES[card] for card in s.hands[seat]})

    def explain(self, s: Canteen, seat: int, move: int) -> str:
        return "C1.1:not-in-hand" if move < DROP else self.rule

    def seconds(self, s: Canteen) -> int:
        return 30

    def fallback(self, s: Canteen, seat: int) -> int:
        return SERVE + min(FACES[card] for card in s.hands[seat])

    def reveal(self, s: Canteen, notes: list[list[int]], log: Log) -> None:
        choices = [sheet[0] for sheet in notes]
        for seat, move in enumerate(choices):
            s.move(held(s, seat, move - SERVE), s.hands[seat], s.table, EVERYONE)
            log.all("served", seat, move - SERVE)
            s.points[seat] += choices.count(move) == 1
        s.rung = False
        s.open_lanes(s.book.market, (1 << s.seats) - 1, s.book.stall)


class Market(Lanes[Canteen]):
    """C1.2."""

    key = "market"
    rule = "C1.2"

    def seconds(self, s: Canteen) -> int:
        return 60

    def close(self, s: Canteen, log: Log) -> None:
        s.rounds -= 1
        if s.rounds:
            s.seal(s.book.service, (1 << s.seats) - 1)
        else:
            s.seal(s.book.wishing, (1 << s.seats) - 1)


class Stall(Turn[Canteen]):
    """C1.2: one's own shopping."""

    key = "stall"
    rule = "C1.2"

    def legal(self, s: Canteen, seat: int) -> list[int]:
        moves = [DRAW] if s.pile else []
        if not s.knows[s.rack[-1]] >> seat & 1:
            moves.append(PEEK)
        if s.stirs[seat] < 2:
            moves.append(STIR)
        if not s.rung:
            moves.append(RING)
        return [*moves, LEAVE]

    def explain(self, s: Canteen, seat: int, move: int) -> str:
        return "C1.2:empty" if move == DRAW else self.rule

    def apply(self, s: Canteen, seat: int, move: int, log: Log) -> None:
        if move == DRAW:
            card = s.draw(s.pile, s.hands[seat], 1 << seat)
            log.tell(1 << seat, "drew", seat, FACES[card])
            s.lanes[seat].append(s.book.drop)
        elif move == PEEK:
            s.show(s.rack[-1], 1 << seat)
            log.tell(1 << seat, "peeked", seat, FACES[s.rack[-1]])
        elif move == STIR:
            s.stirs[seat] += 1
            log.all("stirred", seat, s.stirs[seat])
        elif move == RING:
            s.rung = True
            log.all("rang", seat)
            s.push()
            s.turn(s.book.answer, (seat + 1) % s.seats)
        else:
            s.lanes[seat].clear()


class Drop(Turn[Canteen]):
    """C1.2: a dish goes back, covered."""

    key = "drop"
    rule = "C1.2"

    def legal(self, s: Canteen, seat: int) -> list[int]:
        return sorted({DROP + FACES[card] for card in s.hands[seat]})

    def apply(self, s: Canteen, seat: int, move: int, log: Log) -> None:
        s.move(held(s, seat, move - DROP), s.hands[seat], s.trash, 1 << seat)
        log.all("dropped", seat)
        s.lanes[seat].clear()


class Answer(Turn[Canteen]):
    """C1.3: the market's clock stands still meanwhile."""

    key = "answer"
    rule = "C1.3"

    def legal(self, s: Canteen, seat: int) -> list[int]:
        return [NOD, SHAKE]

    def apply(self, s: Canteen, seat: int, move: int, log: Log) -> None:
        log.all("answered", seat, 1 if move == NOD else 0)
        s.done(log)


class Wishing(Sealed[Canteen]):
    """C1.4."""

    key = "wishing"
    rule = "C1.4"

    def legal(self, s: Canteen, seat: int) -> list[int]:
        return [WISH + face for face in range(4) if WISH + face not in s.notes[seat]]

    def more(self, s: Canteen, seat: int) -> bool:
        return len(s.notes[seat]) < 2

    def reveal(self, s: Canteen, notes: list[list[int]], log: Log) -> None:
        for seat, wishes in enumerate(notes):
            for move in wishes:
                log.all("wished", seat, move - WISH)
        for card in [*s.rack, *s.pile, *s.trash]:
            s.show(card, EVERYONE)
        log.all("spice", FACES[s.rack[0]])
        lucky = FACES[s.rack[0]] - 4
        s.finish(
            [
                points + sum(move - WISH == lucky for move in wishes)
                for points, wishes in zip(s.points, notes, strict=True)
            ]
        )
