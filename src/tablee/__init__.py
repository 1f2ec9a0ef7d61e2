"""Tablée: kitchen board games to play, to study and to teach, on one exact engine.

What a program needs is here, and loaded when it is first used:

>>> import tablee
>>> tablee.games()[:2]
['mamma_mia', 'ramen']
>>> match = tablee.Match("ramen", seats=2, seed="7")
>>> match.run(["greedy", "random"])
<Match ramen, 2 seats, seed '7': 82 moves, over>

`docs/tutorial/2-in-python.md` is an introduction, `docs/guides/for-researchers.md` compares this
with python-chess, OpenSpiel and Pgx.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

__all__ = [
    "SPECTATOR",
    "Advice",
    "Ask",
    "BadData",
    "BadInput",
    "BadRecord",
    "Bot",
    "Game",
    "Match",
    "Record",
    "Refused",
    "Rng",
    "Run",
    "TableeError",
    "View",
    "World",
    "games",
    "load",
    "replay",
    "simulate",
]

if TYPE_CHECKING:
    from tablee.api import Match, load, replay, simulate
    from tablee.arena import Run
    from tablee.bots import Advice, Ask, Bot, World
    from tablee.games import Games
    from tablee.kernel import (
        SPECTATOR,
        BadData,
        BadInput,
        BadRecord,
        Game,
        Record,
        Refused,
        Rng,
        TableeError,
        View,
    )

    games: Games

HOMES = {
    "tablee.api": ("Match", "load", "replay", "simulate"),
    "tablee.arena": ("Run",),
    "tablee.bots": ("Advice", "Ask", "Bot", "World"),
    "tablee.kernel": (
        *("SPECTATOR", "BadData", "BadInput", "BadRecord", "Game", "Record", "Refused", "Rng"),
        *("TableeError", "View"),
    ),
}
HOME_OF = {name: home for home, names in HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    """Everything above at its first use, so that `import tablee` itself costs nothing."""
    if name == "games":
        return importlib.import_module("tablee.games")
    if name not in HOME_OF:
        raise AttributeError(f"module 'tablee' has no attribute {name!r}")
    value = getattr(importlib.import_module(HOME_OF[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
