"""The games: one folder each, found by looking. Nothing here needs editing for a new one."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from tablee.kernel import BadInput, Data, Game

GROUP = "tablee.games"  # entry points of games in other distributions


@cache
def found() -> dict[str, type[Game]]:
    """Every game's class by key: the folders here, then those other packages announce."""
    classes = [
        importlib.import_module(f"{__name__}.{module.name}").GAME
        for module in pkgutil.iter_modules(__path__)
        if module.ispkg
    ]
    classes += [point.load() for point in entry_points(group=GROUP)]
    return {game.key: game for game in classes}


def keys(examples: bool = False) -> list[str]:
    """The games people play; with `examples`, those that teach how to write one too."""
    return sorted(key for key, game in found().items() if examples or not game.example)


def find(name: str) -> type[Game]:
    """A game by its key or another of its names; blanks, - and _ are the same."""
    wanted = name.strip().lower().replace("-", "_").replace(" ", "_")
    for key, game in found().items():
        if wanted in (key, *game.aliases):
            return game
    raise BadInput(f"there is no game {name!r}; there are {', '.join(keys())}")


def load(name: str, data: Path | None = None) -> Game:
    """A game ready to play; `data` is a box owner's folder laid over the game's own files."""
    game = find(name)
    return _standard(game.key) if data is None else build(game, data)


@cache
def _standard(key: str) -> Game:
    return build(found()[key], None)


def build(game: type[Game], over: Path | None) -> Game:
    return game.load(Data(game.folder() / "data", over))
