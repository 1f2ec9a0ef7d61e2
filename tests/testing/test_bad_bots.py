"""The check of bots can fail: each bad habit is found, and named."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import ClassVar

import pytest

from tablee.bots import Advice, Ask, Bot, Maker
from tablee.kernel import (
    REFEREE,
    Rng,
    World,
    determinize,
)
from tablee.testing import Broken, tables
from tablee.testing.players import check_bots
from tablee.testing.walks import QUICK
from tests.testing.canteen.game import canteen


class Cheat(Bot):
    """Looks where it may not."""

    def advise(self, ask: Ask) -> Advice:
        hidden = self.game.view(ask._state, REFEREE).zones["pile"]
        return Advice(ask.moves[sum(hidden) % len(ask.moves)], [])


class Vandal(Bot):
    """Moves the cards while thinking."""

    def advise(self, ask: Ask) -> Advice:
        ask._state.rng.below(2)
        return Advice(ask.moves[0], [])


class Outlaw(Bot):
    def advise(self, ask: Ask) -> Advice:
        return Advice(next(move for move in range(99) if move not in ask.moves), [])


class Whim(Bot):
    """Wants something else each time."""

    asked: ClassVar[Iterator[int]] = itertools.count()

    def advise(self, ask: Ask) -> Advice:
        return Advice(ask.moves[next(self.asked) % len(ask.moves)], [])


class Mumbler(Bot):
    def advise(self, ask: Ask) -> Advice:
        return Advice(ask.moves[0], [])

    def choose(self, ask: Ask) -> int:
        return ask.moves[-1]


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (Cheat, "it sees them"),
        (Vandal, "changes the state"),
        (Outlaw, "which is not legal"),
        (Whim, "asked twice with one seed"),
        (Mumbler, "but advises"),
    ],
)
def test_a_bad_bot_is_found(make: Maker, message: str) -> None:
    game = canteen()
    with pytest.raises(Broken, match=message):
        check_bots(game, tables(game)[0], QUICK, {"bad": make})


class Slow(Bot):
    """Fails while it thinks."""

    def advise(self, ask: Ask) -> Advice:
        raise ZeroDivisionError("no time")


def test_a_bot_that_fails_is_named() -> None:
    game = canteen()
    with pytest.raises(Broken, match="bad in seat 1 fails: ZeroDivisionError: no time"):
        check_bots(game, tables(game)[0], QUICK, {"bad": Slow})


def test_a_world_that_moves_somebody_else_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where several act, the state asks first somebody else than the seat that was asked."""

    def world(self: Ask, rng: Rng) -> World:
        twin = determinize(self._state, self.seat, rng)
        return World(twin, twin.seat)

    monkeypatch.setattr(Ask, "world", world)
    game = canteen()
    with pytest.raises(Broken, match="a world is played by the seat that was asked"):
        check_bots(game, tables(game)[0], QUICK)
