"""The cooks: named characters with a face, a temper and a level, out of `cooks.toml`.

A cook sits at every game under its own name (`--bots prudence,max`), played by the game's bot of
its level. Tempers differ: how sure a cook who searches wants to be of a change of mind, how exactly
one who does not goes by the guide. Where programs start with `random`, people meet somebody who
knows the game and slips.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tablee.bots.levels import Level
from tablee.bots.search import CAUTION
from tablee.bots.sitting import Maker

FILE = Path(__file__).parent / "cooks.toml"
GUIDED = "greedy"
LEVELS = ("random", "greedy", "search", "master")


def bot_at(level: int, known: list[str]) -> str:
    """Of a game's bots, the one of a level, from 1 on, or the next below that the game has."""
    return next(name for name in reversed(LEVELS[:level]) if name in known)


@dataclass(frozen=True)
class Cook:
    """Somebody who plays along, in both languages."""

    key: str
    name: str
    level: int  # 1 to 4
    temper: str
    title: dict[str, str]  # by language
    line: dict[str, str]
    sure: float = CAUTION  # of a searcher, in standard errors: see `tablee.bots.search`
    ease: int = 0  # of one who does not search: see `tablee.bots.guided`
    slips: int = 0  # in so many decisions of a hundred

    def bot(self, known: list[str]) -> str:
        """Of a game's bots, the one of this level; whoever slips plays the game's guide, where it
        has one."""
        if self.slips and GUIDED in known:
            return GUIDED
        return bot_at(self.level, known)

    def seated(self, makers: dict[str, Maker]) -> Maker:
        """The same bot, with the cook's temper and slips."""
        maker = makers[self.bot(list(makers))]
        if not isinstance(maker, Level):
            return maker
        if self.slips:
            return maker.slipping(self.slips)
        if self.ease and not maker.searches:
            return maker.easygoing(self.ease)
        return maker.tempered(self.sure)


@cache
def cast() -> dict[str, Cook]:
    """Everybody, from the first level to the last, by key."""
    content = tomllib.loads(FILE.read_text(encoding="utf-8"))
    cooks = [Cook(**entry) for entry in content["cook"]]
    return {cook.key: cook for cook in cooks}


def cook_named(name: str) -> Cook | None:
    """By key or as people write the name: Prudence is prudence."""
    return cast().get(name.lower())
