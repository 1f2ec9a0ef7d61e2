"""No bot of ours looks at what its seat cannot see, and one that does is caught."""

from __future__ import annotations

import random
from itertools import chain
from typing import ClassVar

import pytest

from tablee import bots, games
from tablee.bots import Ask, Bot
from tablee.bots.registry import is_slow
from tablee.bots.search import Candidate, SearchBot
from tablee.kernel import Game, Rng
from tablee.testing.peeking import beside_notes, caught, slip_at, spots

KEYS = [*games.keys(), "plat_du_jour"]
SEALED = ["rivals", "ristorante", "rococo", "plat_du_jour"]  # games with secret choices


def quick(name: str, key: str) -> str:
    """Searchers with a few playouts: fewer, and the guide alone would decide."""
    return f"{name}@24" if is_slow(bots.find(games.load(key), name)) else name


@pytest.mark.parametrize(
    ("key", "name"), [(key, name) for key in KEYS for name in bots.names(games.load(key))]
)
def test_no_bot_peeks(key: str, name: str) -> None:
    game = games.load(key)
    maker = bots.find(game, quick(name, key))
    searches = "@" in quick(name, key)
    for mode in game.modes:
        seats = mode.seats[0] if searches else mode.seats[-1]
        options = game.settle(seats, {**game.trial, "mode": mode.key})
        every, most = (11, 4) if searches else (7, 12)
        assert caught(maker, game, spots(game, seats, options, "honest", every, most)) == []


@pytest.mark.parametrize(
    ("key", "name"), [(key, name) for key in SEALED for name in ("greedy", "search", "master")]
)
def test_no_bot_reads_what_others_have_chosen_in_secret(key: str, name: str) -> None:
    game = games.load(key)
    seats, options = secretive(game)
    maker = bots.find(game, quick(name, key))
    tried = spots(game, seats, options, "sealed", 1, 4, beside_notes)
    assert caught(maker, game, tried) == []


def secretive(game: Game) -> tuple[int, dict[str, str]]:
    """The smallest table at which several choose in secret."""
    mode = next(mode for mode in game.modes if mode.seats[0] > 1)
    return mode.seats[0], game.settle(mode.seats[0], {**game.trial, "mode": mode.key})


class Reader(Bot):
    """Reads what the others have noted down in secret."""

    def choose(self, ask: Ask) -> int:
        notes = [move for moves in ask._state.notes for move in moves]
        return ask.moves[sum(notes) % len(ask.moves)]


@pytest.mark.parametrize("key", SEALED)
def test_a_bot_that_reads_secret_choices_is_caught(key: str) -> None:
    game = games.load(key)
    seats, options = secretive(game)
    assert caught(Reader, game, spots(game, seats, options, "sealed", 1, 12, beside_notes))


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
    assert caught(Peeker, game, spots(game, seats, options, "honest", 3, 12))


class Knowing(SearchBot):
    """Searches as ours do, but in the world as it is."""

    def try_all(self, ask: Ask, left: list[Candidate], worlds: int, until: float) -> int:
        for _ in range(worlds):
            chance = self.rng.fork()
            values, prizes = [], []
            for candidate in left:
                s = ask._state.clone()
                values.append(self.play(s, ask.seat, candidate.plan, chance.clone()))
                prizes.append(self.guide.prize)
                candidate.add(values[-1], values[0], prizes[-1] - prizes[0])
        return worlds * len(left)


@pytest.mark.parametrize("key", KEYS)
def test_a_search_in_the_true_world_is_caught(key: str) -> None:
    """With the playouts that are given to ours: a check of searchers that hardly search finds
    nothing."""
    game = games.load(key)

    def knowing(game: Game, seat: int, rng: Rng) -> Bot:
        ours = bots.find(game, quick("search", key))(game, seat, rng)
        assert isinstance(ours, SearchBot)
        return Knowing(game, seat, rng, ours.guide, ours.playouts)

    mode = next(mode for mode in game.modes if mode.seats[0] > 1)
    options = game.settle(mode.seats[0], {**game.trial, "mode": mode.key})
    tried = spots(game, mode.seats[0], options, "honest", 3, 40)
    assert any(slip_at(knowing, game, spot) for spot in tried)


class Coin(Bot):
    """Answers twice the same by chance, half of the time."""

    toss: ClassVar[random.Random] = random.Random("a coin")

    def choose(self, ask: Ask) -> int:
        return ask.moves[self.toss.randrange(2)]


def test_a_bot_that_tosses_coins_is_not_called_one_that_peeks() -> None:
    game = games.load("plat_du_jour")
    tried = chain.from_iterable(
        spots(game, 2, game.settle(2, {}), f"coins {at}", every=1, most=60) for at in range(20)
    )
    slips = [slip for spot in tried if (slip := slip_at(Coin, game, spot)) is not None]
    assert len(slips) > 20
    assert not any(slip.peeks for slip in slips)
