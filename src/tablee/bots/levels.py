"""The four levels: `random`, `greedy`, `search`, `master`, made from a game's guide.

A game's `guide.py` names its `GUIDE`; `guide.toml` beside it holds the weights chosen by hand,
`master.toml` those found by self-play. A searcher's budget may follow its name: `search@500`
(playouts a decision) or `master@2s` (seconds; the moves then depend on the machine).
"""

from __future__ import annotations

import importlib
import importlib.util
import re
from functools import lru_cache
from typing import Any

from tablee.bots.base import Bot
from tablee.bots.guide import Guide
from tablee.bots.guided import Apprentice, Easygoing, GuidedBot
from tablee.bots.search import CAUTION, SearchBot
from tablee.bots.sitting import Maker
from tablee.bots.weights import BY_HAND, TUNED, Weights
from tablee.kernel import BadInput, Game, Rng

MOST_SECONDS = 600
BUDGET = re.compile(r"([1-9][0-9]{0,6})(s?)")


class Level:
    """A maker of bots: a guide, and how much it searches."""

    def __init__(
        self,
        guide: Guide[Any],
        playouts: int,
        seconds: float,
        searches: bool,
        caution: float = CAUTION,
        usual: bool = False,
        slips: int = 0,
        ease: int = 0,
    ) -> None:
        self.guide = guide
        self.playouts = playouts
        self.seconds = seconds
        self.searches = searches
        self.caution = caution
        self.usual = usual  # as many playouts as the file says for the table
        self.slips = slips  # of a hundred decisions
        self.ease = ease  # hundredths of `Guide.slip`

    def __call__(self, game: Game, seat: int, rng: Rng) -> Bot:
        if self.slips:
            return Apprentice(game, seat, rng, self.guide, self.slips)
        if self.ease and not self.searches:
            return Easygoing(game, seat, rng, self.guide, self.ease)
        if not self.searches:
            return GuidedBot(game, seat, rng, self.guide)
        bot = SearchBot(game, seat, rng, self.guide, self.playouts, self.seconds, self.caution)
        bot.usual = self.usual
        return bot

    def tempered(self, caution: float) -> Level:
        """The same level, more or less sure of a change of mind."""
        return Level(self.guide, self.playouts, self.seconds, self.searches, caution, self.usual)

    def easygoing(self, ease: int) -> Level:
        """The guide alone, to whom what is nearly as good is the same."""
        return Level(self.guide, 0, 0.0, False, self.caution, ease=ease)

    def slipping(self, slips: int) -> Level:
        """The guide alone, which slips in so many decisions of a hundred."""
        return Level(self.guide, 0, 0.0, False, self.caution, slips=slips)


def guide_of(game: Game, file: str = BY_HAND) -> Guide[Any] | None:
    """The game's guide with the weights of a file; None where the game has none."""
    package = type(game).__module__.rpartition(".")[0]
    if not package or not importlib.util.find_spec(f"{package}.guide"):
        return None
    path = game.folder() / file
    if not path.is_file():
        return None
    made: type[Guide[Any]] = importlib.import_module(f"{package}.guide").GUIDE
    return made(game, Weights.read(path))


@lru_cache(maxsize=64)
def levels(game: Game) -> dict[str, Maker]:
    """The levels that the game's guide gives, weakest first; none without a guide."""
    guide = guide_of(game)
    if guide is None:
        return {}
    found: dict[str, Maker] = {
        "greedy": Level(guide, 0, 0.0, False),
        "search": searching(guide),
    }
    tuned = guide_of(game, TUNED)
    if tuned is not None:
        found["master"] = searching(tuned)
    return found


def searching(guide: Guide[Any]) -> Level:
    """With as many playouts as the weights say."""
    return Level(guide, int(guide.playouts(2)), 0.0, True, usual=True)


def in_seconds(name: str) -> bool:
    """Whether a bot of this name thinks for seconds, so that its moves depend on the machine."""
    matched = BUDGET.fullmatch(name.partition("@")[2])
    return bool(matched and matched[2])


def with_budget(name: str, maker: Maker, budget: str) -> Maker:
    """`search@500`, `master@2s`: the same level with another budget."""
    matched = BUDGET.fullmatch(budget)
    if not isinstance(maker, Level) or not maker.searches:
        raise BadInput(f"{name} does not search: it takes no budget")
    if matched is None or (matched[2] and int(matched[1]) > MOST_SECONDS):
        raise BadInput(f"{budget!r} is no budget: {name}@500 for playouts, {name}@2s for seconds")
    number = int(matched[1])
    if matched[2]:
        return Level(maker.guide, 0, float(number), True, maker.caution)
    return Level(maker.guide, number, 0.0, True, maker.caution)
