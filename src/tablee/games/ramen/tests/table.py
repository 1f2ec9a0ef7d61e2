"""What the tests of Ramen! Ramen! share: a table set up by name and played by text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tablee import games
from tablee.games.ramen.game import Ramen
from tablee.games.ramen.rules.shop import Shop
from tablee.kernel import REFEREE, Log, Rng, play
from tablee.testing import PlayedPosition

MODES: Final = {"solo": 1, "duel": 2, "trio": 3, "teams": 4}


def ramen() -> Ramen:
    game = games.load("ramen")
    assert isinstance(game, Ramen)
    return game


GAME: Final = ramen()


class Table(PlayedPosition):
    """A match from a position of Ramen! Ramen!."""

    def __init__(
        self, seats: int = 2, options: dict[str, str] | None = None, /, **where: object
    ) -> None:
        super().__init__(GAME, seats, options or {}, where)

    def play(self, moves: str) -> list[str]:
        return self.submit(moves.split())

    def events(self, viewer: int = REFEREE, since: int = 0) -> list[str]:
        """What a viewer read; for the referee without the covered form of what stands in full."""
        found = super().events(viewer, since)
        return [text for text in found if viewer != REFEREE or "-hidden" not in text]

    def zone(self, name: str, viewer: int = REFEREE) -> str:
        """A zone as the viewer sees it; `none` where the viewer's table does not have it."""
        faces = self.view(viewer).zones.get(name)
        return "none" if faces is None else " ".join(GAME.face_name(face) for face in faces)


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
            moves = shop.legal()
            move = moves[rng.below(len(moves))]
            turn.cards += move < 168
            turn.taken += move >= 168
            play(shop, shop.seat, move, log)
        yield turn
