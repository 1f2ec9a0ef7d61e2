"""`random`: every legal move equally likely. The yardstick of all other bots."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tablee.bots.base import Advice, Ask, Bot


@mypyc_attr(allow_interpreted_subclasses=True)
class UniformBot(Bot):
    """Plays by lot."""

    def advise(self, ask: Ask) -> Advice:
        return Advice(self.choose(ask), [])

    def choose(self, ask: Ask) -> int:
        return ask.moves[self.rng.below(len(ask.moves))]
