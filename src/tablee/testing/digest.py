"""A hash of thousands of games: every legal list, every choice, every score.

Two builds of the same rules, on any machine, must print the same. `tests/test_differential.py`
compares the interpreted rules with the compiled ones.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from tablee.kernel import CLOCK, Game, Rng, State, actors, legal
from tablee.testing.walks import LIMIT, Table, choose, possible, table_of, take

SHARED = "digest"


@dataclass(frozen=True)
class Digest:
    """What `games` games at a table hash to."""

    table: str
    games: int
    decisions: int
    hash: str


def digest(game: Game, games: int) -> list[Digest]:
    """Every mode with every number of seats, `games` games each, each from a seed of its own."""
    plain = [
        table_of(game, seats, {**game.trial, "mode": mode.key})
        for mode in game.modes
        for seats in mode.seats
    ]
    return [digest_of(game, table, games) for table in plain]


def digest_of(game: Game, table: Table, games: int) -> Digest:
    """Options take turns from one game to the next, so that all their values are played.

    Where options meet that leave bartering without an end, a game is left after LIMIT entries.
    """
    total = hashlib.sha256()
    decisions = 0
    for number in range(games):
        options = dict(table.options)
        for place, option in enumerate(game.options):
            value = option.values[(number >> place) % len(option.values)]
            given = {**options, option.key: value}
            if option.key not in game.trial and possible(game, table.seats, given):
                options = given
        s = game.new(table.seats, options, f"{SHARED}/{number}")
        rng = Rng.seeded(f"{SHARED}/{number}")
        for _ in range(LIMIT):
            if not s.acting:
                break
            total.update(lists(s))
            act = choose(s, rng)
            total.update(f"{act.seat}:{act.move}{act.alarm};".encode())
            take(s, act)
            decisions += act.seat != CLOCK
        total.update(f"{s.scores}".encode())
    return Digest(table.name, games, decisions, total.hexdigest())


def lists(s: State) -> bytes:
    return ";".join(f"{seat}{legal(s, seat)}" for seat in actors(s)).encode()
