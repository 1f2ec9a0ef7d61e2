"""Our `search` on Leduc poker: a guide that plays by lot, so that playouts are random rollouts."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from benchmarks import leduc
from tablee.bots.guide import Guide
from tablee.bots.search import SearchBot
from tablee.kernel.ask import Ask
from tablee.kernel.game import Game
from tablee.kernel.rng import Rng
from tablee.kernel.state import State


@final
class LotGuide(Guide[State]):
    """Knows nothing of poker: what OpenSpiel's random rollouts know."""

    def rate(self, s: State, seat: i64, moves: list[int]) -> list[int]:
        return [0] * len(moves)

    def choose(self, s: State, seat: i64, moves: list[int], rng: Rng) -> i64:
        return moves[rng.below(len(moves))]


class LeducGame(Game):
    """As much of a game as a guide keeps."""

    key = "leduc"

    def __init__(self) -> None:
        """Nothing to read: the benchmark's tables are made without a box."""


def decided(bot: SearchBot, table: leduc.Table) -> int:
    """One decision by search, worlds dealt again for it; the playouts it took."""
    ask = Ask(table, table.seat, table.phase.legal(table, table.seat))
    playouts: i64 = 0
    for candidate in bot.ranked(ask):
        playouts += candidate.playouts
    return int(playouts)
