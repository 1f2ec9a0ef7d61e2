"""Bots: `random` plays every game; a game's own are in its folder, in `bots.py`."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable

from tablee.bots import files
from tablee.bots.base import Advice, Ask, Bot, Reason
from tablee.bots.uniform import UniformBot
from tablee.kernel import BadInput, Game, Rng

__all__ = ["Advice", "Ask", "Bot", "Maker", "Reason", "UniformBot", "find", "find_or_load", "names"]

Maker = Callable[[Game, int, Rng], Bot]  # a game, a seat, a stream of chance -> a bot


def makers(game: Game) -> dict[str, Maker]:
    """Every bot that can sit at this game, weakest first: `random`, then the game's `BOTS`."""
    found: dict[str, Maker] = {"random": UniformBot}
    package = type(game).__module__.rpartition(".")[0]
    if importlib.util.find_spec(f"{package}.bots"):
        found.update(importlib.import_module(f"{package}.bots").BOTS)
    return found


def names(game: Game) -> list[str]:
    return list(makers(game))


def find(game: Game, name: str) -> Maker:
    """One of the game's own bots. Names out of records and requests are looked up here only."""
    known = makers(game)
    if name not in known:
        raise BadInput(f"{game.key} has no bot {name!r}; it has {', '.join(known)}")
    return known[name]


def find_or_load(game: Game, name: str) -> Maker:
    """The same, or a class out of a Python file: runs it, so for words typed by this user only."""
    if files.is_file(name):
        return files.bot_class(name)
    known = makers(game)
    if name not in known:
        listed = ", ".join(known)
        raise BadInput(f"{game.key} has no bot {name!r}; it has {listed}, or ./FILE.py:CLASS")
    return known[name]
