"""`greedy`: plays the move that the game's guide rates best; some are less exact, and some slip."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tablee.bots.base import Advice, Ask, Bot
from tablee.bots.guide import Guide, best_first
from tablee.kernel.game import Game
from tablee.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class GuidedBot(Bot):
    """One look at the table; by lot among moves that are equally good."""

    def __init__(self, game: Game, seat: int, rng: Rng, guide: Guide[Any]) -> None:
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
        return Advice(move, guide.why(world, ask.seat, move))


@mypyc_attr(allow_interpreted_subclasses=True)
class Easygoing(GuidedBot):
    """Does not count twice: by lot among moves that are nearly as good as the best, so many
    hundredths of `Guide.slip` behind it at most."""

    def __init__(self, game: Game, seat: int, rng: Rng, guide: Guide[Any], ease: int) -> None:
        super().__init__(game, seat, rng, guide)
        self.ease = ease

    def choose(self, ask: Ask) -> int:
        if len(ask.moves) == 1:
            return ask.moves[0]
        world = ask.world(self.rng).state
        guide = self.guide.at(world)
        near = self.near(guide, ask.moves, guide.rate(world, ask.seat, ask.moves))
        return near[self.rng.below(len(near))]

    def near(self, guide: Guide[Any], moves: list[int], rates: list[int]) -> list[int]:
        least = max(rates) - guide.slip * self.ease // 100
        return [move for move, rate in zip(moves, rates, strict=True) if rate >= least]


NOTHING: Final = ("pass", "no", "decline")  # verbs of doing nothing, where a game has any
TEMPTING: Final = 3  # a slip is one of so many ideas, the best among them


@mypyc_attr(allow_interpreted_subclasses=True)
class Apprentice(GuidedBot):
    """Errs like a person who has just learnt the game: in so many decisions of a hundred it plays
    its second or third idea, never one that the guide thinks bad: worse than doing nothing, or
    worse than the best by more than `Guide.slip`."""

    def __init__(self, game: Game, seat: int, rng: Rng, guide: Guide[Any], slips: int) -> None:
        super().__init__(game, seat, rng, guide)
        self.slips = slips

    def choose(self, ask: Ask) -> int:
        if len(ask.moves) == 1 or self.rng.below(100) >= self.slips:
            return super().choose(ask)
        world = ask.world(self.rng).state
        guide = self.guide.at(world)
        ideas = self.ideas(guide, ask.moves, guide.rate(world, ask.seat, ask.moves))
        return ideas[self.rng.below(len(ideas))]

    def ideas(self, guide: Guide[Any], moves: list[int], rates: list[int]) -> list[int]:
        """The best and what might be taken for it, each rate once."""
        forms = self.game.catalogue.forms
        least = max(rates) - guide.slip
        for move, rate in zip(moves, rates, strict=True):
            if forms[move]["verb"] in NOTHING:
                least = max(least, rate)
        found: list[int] = []
        seen: list[int] = []
        for at in best_first(rates):
            if rates[at] >= least and rates[at] not in seen and len(found) < TEMPTING:
                found.append(moves[at])
                seen.append(rates[at])
        return found[1:] or found
