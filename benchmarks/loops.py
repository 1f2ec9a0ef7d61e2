"""The loops that are timed inside: compiled together with the kernel and the games."""

from __future__ import annotations

from benchmarks import connect_four, leduc
from tablee.kernel.engine import playout
from tablee.kernel.hidden import determinize, view
from tablee.kernel.rng import Rng
from tablee.kernel.state import State


def connect_four_games(games: int, rng: Rng) -> int:
    """Whole random games, setting up paid; decisions."""
    decisions = 0
    for _ in range(games):
        decisions += playout(connect_four.setup(rng), rng)
    return decisions


def leduc_games(games: int, rng: Rng) -> int:
    """Whole random games, dealing paid; decisions."""
    decisions = 0
    for _ in range(games):
        decisions += playout(leduc.setup(rng), rng)
    return decisions


def rollouts(roots: list[State], rng: Rng) -> int:
    """From a copy of each root to the end, chance drawn afresh; decisions."""
    decisions = 0
    for root in roots:
        twin = root.clone()
        twin.rng = rng
        decisions += playout(twin, rng)
    return decisions


def clones(s: State, times: int) -> int:
    for _ in range(times):
        s.clone()
    return times


def redeals(s: State, times: int, rng: Rng) -> int:
    for _ in range(times):
        determinize(s, 0, rng)
    return times


def views(s: State, times: int) -> int:
    for _ in range(times):
        view(s, 0)
    return times
