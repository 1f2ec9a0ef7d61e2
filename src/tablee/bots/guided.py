"""`greedy`: plays the move that the game's guide rates best."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tablee.bots.base import Advice, Ask, Bot
from tablee.bots.guide import Guide
from tablee.kernel.game import Game
from tablee.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class GuidedBot(Bot):
    """One look at the table; by lot among moves that are equally good."""

    def __init__(self, game: Game, seat: int, rng: Rng, guide: Guide) -> None:
        super().__init__(game, seat, rng)
        self.guide = guide

    def choose(self, ask: Ask) -> int:
        if len(ask.moves) == 1:
            return ask.moves[0]
        world = ask.world(self.rng).state
        return self.guide.at(world).choose(world, ask.seat, ask.moves, self.rng)

    def advise(self, ask: Ask) -> Advice:
        world = ask.world(self.rng).state
        guide = self.guide.at(world)
        move = guide.choose(world, ask.seat, ask.moves, self.rng)
        return Advice(move, guide.reasons(world, ask.seat, move))
