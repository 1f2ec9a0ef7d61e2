"""The cooks: named characters with a face, a temper and a level, out of `cooks.toml`.

A cook sits at every game under its own name (`--bots prudence,max`), played by the game's bot of
its level. Tempers differ where a cook searches: how sure it wants to be of a change of mind. Where
programs start with `random`, people meet somebody who knows the game and slips.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tablee.bots.levels import Level
from tablee.bots.sitting import Maker

FILE = Path(__file__).parent / "cooks.toml"
GUIDED = "greedy"
LEVELS = ("random", "greedy", "search", "master")


@dataclass(frozen=True)
class Cook:
    """Somebody who plays along, in both languages."""

    key: str
    name: str
    face: str  # a picture of the client
    level: int  # 1 to 4
    temper: str
    sure: float  # standard errors, see `tablee.bots.search`
    title: dict[str, str]  # by language
    line: dict[str, str]
    slips: int = 0  # in so many decisions of a hundred

    def bot(self, known: list[str]) -> str:
        """Of a game's bots, the one of this level, or the next below that the game has; whoever
        slips plays the game's guide, where it has one."""
        if self.slips and GUIDED in known:
            return GUIDED
        return next(name for name in reversed(LEVELS[: self.level]) if name in known)

    def seated(self, makers: dict[str, Maker]) -> Maker:
        """The same bot, with the cook's temper where it searches, and with its slips."""
        maker = makers[self.bot(list(makers))]
        if not isinstance(maker, Level):
            return maker
        return maker.slipping(self.slips) if self.slips else maker.tempered(self.sure)


@cache
def cast() -> dict[str, Cook]:
    """Everybody, from the first level to the last, by key."""
    content = tomllib.loads(FILE.read_text(encoding="utf-8"))
    cooks = [Cook(**entry) for entry in content["cook"]]
    return {cook.key: cook for cook in cooks}


def cook_named(name: str) -> Cook | None:
    """By key or as people write the name: Prudence is prudence."""
    return cast().get(name.lower())
