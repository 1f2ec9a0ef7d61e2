"""No bot of ours looks at what its seat cannot see, and one that does is caught."""

from __future__ import annotations

import pytest

from tablee import bots, games
from tablee.bots import Ask, Bot
from tablee.bots.registry import is_slow
from tablee.testing.peeking import caught

KEYS = games.keys()


def quick(name: str, key: str) -> str:
    """Searchers with a handful of playouts: how they choose is the same."""
    return f"{name}@2" if is_slow(bots.find(games.load(key), name)) else name


@pytest.mark.parametrize(
    ("key", "name"), [(key, name) for key in KEYS for name in bots.names(games.load(key))]
)
def test_no_bot_peeks(key: str, name: str) -> None:
    game = games.load(key)
    maker = bots.find(game, quick(name, key))
    searches = "@" in quick(name, key)
    for mode in game.modes[:1] if searches else game.modes:
        seats = mode.seats[0] if searches else mode.seats[-1]
        options = game.settle(seats, {**game.trial, "mode": mode.key})
        every, most = (29, 2) if searches else (7, 12)
        assert caught(maker, game, seats, options, "honest", every, most) == []


class Peeker(Bot):
    """Looks at the true state, which an ask keeps to itself: here at the card to be drawn next."""

    def choose(self, ask: Ask) -> int:
        cards = [card for zone in ask._state.zones() for card in zone.cards]
        return ask.moves[sum(at * card for at, card in enumerate(cards)) % len(ask.moves)]


@pytest.mark.parametrize("key", KEYS)
def test_a_bot_that_peeks_is_caught(key: str) -> None:
    game = games.load(key)
    seats = game.modes[-1].seats[-1]
    options = game.settle(seats, {**game.trial, "mode": game.modes[-1].key})
    assert caught(Peeker, game, seats, options, "honest", 3, 12)
