"""What the tests of Ramen! Ramen! share: a table set up by name and played by text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tablee import games
from tablee.games.ramen.game import Ramen
from tablee.games.ramen.rules.shop import Shop
from tablee.kernel import REFEREE, SPECTATOR, Log, Match, Rng, play
from tablee.scenario.event_pattern import written

MODES: Final = {"solo": 1, "duel": 2, "trio": 3, "teams": 4}


def ramen() -> Ramen:
    game = games.load("ramen")
    assert isinstance(game, Ramen)
    return game


GAME: Final = ramen()


class Table:
    """A match from a position; seats count from 1, as people do."""

    def __init__(
        self, seats: int = 2, options: dict[str, str] | None = None, /, **where: object
    ) -> None:
        self.options = GAME.settle(seats, options or {})
        state = GAME.position(seats, self.options, Rng.seeded("1"), where)
        self.match = Match(GAME, seats, self.options, state=state)

    def play(self, moves: str) -> list[str]:
        """These moves, each by whoever is asked; what everybody could read about them."""
        before = len(self.match.events)
        for move in moves.split():
            self.match.submit(self.match.acting[0], move)
        return self.events(SPECTATOR, before)

    def events(self, viewer: int = REFEREE, since: int = 0) -> list[str]:
        """What a viewer read, as scenarios write it."""
        bit = 1 << viewer
        return [
            written(GAME, event)
            for event in self.match.events[since:]
            if (viewer == REFEREE and not event.key.endswith("-hidden"))
            or (viewer != REFEREE and event.seen & bit)
        ]

    def refusal(self, move: str, seat: int = 0) -> str:
        """What forbids a move to a seat, or to whoever is asked; "" if nothing does."""
        refused = self.match.explain(seat - 1 if seat else self.match.acting[0], move)
        return refused.cited if refused else ""

    def legal(self) -> list[str]:
        return self.match.legal(self.match.acting[0])

    def zone(self, name: str, viewer: int = REFEREE) -> str:
        """A zone as the viewer sees it; `none` where the viewer's table does not have it."""
        view = self.match.referee() if viewer == REFEREE else self.match.view(viewer)
        if name not in view.zones:
            return "none"
        return " ".join(GAME.face_name(face) for face in view.zones[name])

    def fact(self, name: str, viewer: int = SPECTATOR) -> object:
        return self.match.view(viewer).facts.get(name)

    @property
    def phase(self) -> str:
        return self.match.view(SPECTATOR).phase

    @property
    def active(self) -> list[int]:
        return [seat + 1 for seat in self.match.acting]


@dataclass
class Turn:
    """A turn of a random game: the table before it, and what was played."""

    number: int
    seat: int
    hand: int
    fridge: int
    pile: int
    cards: int = 0  # played into bowls
    taken: int = 0


def random_game(seats: int, options: dict[str, str], seed: str) -> tuple[Shop, list[Turn], Log]:
    """A whole game at random: its end, its turns, and its events."""
    shop, log = start(seats, options, seed), Log()
    return shop, list(every_turn(shop, Rng.seeded(seed), log)), log


def start(seats: int, options: dict[str, str], seed: str) -> Shop:
    shop = GAME.new(seats, GAME.settle(seats, options), seed)
    assert isinstance(shop, Shop)
    return shop


def every_turn(shop: Shop, rng: Rng, log: Log) -> Iterator[Turn]:
    """Plays on at random and gives each turn once it is complete."""
    while shop.acting:
        seat = shop.seat
        turn = Turn(shop.turns, seat + 1, len(shop.hands[seat]), len(shop.fridge), len(shop.pile))
        while shop.acting and shop.turns == turn.number:
            moves = shop.options()
            move = moves[rng.below(len(moves))]
            turn.cards += move < 168
            turn.taken += move >= 168
            play(shop, shop.seat, move, log)
        yield turn
