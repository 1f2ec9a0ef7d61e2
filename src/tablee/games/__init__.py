"""The games: one folder each, found by looking. Nothing here needs editing for a new one."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from tablee.kernel import BadInput, Data, Game, Missing, Record

GROUP = "tablee.games"  # entry points of games in other distributions


def found() -> dict[str, type[Game]]:
    """Every game's class by key: the folders here, then those other packages announce."""
    return _look()[0]


def left_out() -> dict[str, str]:
    """What calls itself a game but cannot be one, by name, with a sentence that says why."""
    return _look()[1]


@cache
def _look() -> tuple[dict[str, type[Game]], dict[str, str]]:
    """One game that does not import, or takes a name that is taken, leaves the others in peace."""
    games: dict[str, type[Game]] = {}
    refused: dict[str, str] = {}
    taken: dict[str, type[Game]] = {}
    for name, where, bring in _announced():
        try:
            game = _checked(bring())
        except (Exception, SystemExit) as error:
            refused[name] = f"{where} cannot be used: {one_line(error)}"
            continue
        names = (game.key, *game.aliases)
        clash = next((word for word in names if taken.get(word, game) is not game), None)
        if clash is not None:
            refused[name] = f"{where} is left out: there is a game {clash!r} already"
            continue
        games[game.key] = game
        taken |= dict.fromkeys(names, game)
    return games, refused


def _announced() -> Iterator[tuple[str, str, Callable[[], object]]]:
    """(name, where it comes from, how to bring it in) of everything that may be a game."""
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg:
            name = f"{__name__}.{module.name}"
            yield module.name, f"the game folder {name}", partial(_game_of, name)
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        yield point.name, f"the game {point.name!r} ({point.value})", point.load


def _game_of(module: str) -> object:
    return importlib.import_module(module).GAME


def _checked(game: object) -> type[Game]:
    if not isinstance(game, type) or not issubclass(game, Game):
        raise TypeError(f"{game!r} is not a class derived from tablee.kernel.Game")
    if not isinstance(getattr(game, "key", None), str):
        raise TypeError(f"{game.__name__} has no key")
    return game


def one_line(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())


def keys(examples: bool = False) -> list[str]:
    """The games people play; with `examples`, those that teach how to write one too."""
    return sorted(key for key, game in found().items() if examples or not game.example)


def find(name: str) -> type[Game]:
    """A game by its key or another of its names; blanks, - and _ are the same."""
    wanted = _plain(name)
    for key, game in found().items():
        if wanted in (key, *game.aliases):
            return game
    for other, why in left_out().items():
        if wanted == _plain(other):
            raise BadInput(why)
    raise Missing(f"there is no game {name!r}; there are {', '.join(keys(examples=True))}")


def _plain(name: str) -> str:
    return name.strip().lower().replace("-", "_").replace(" ", "_")


def load(name: str, data: Path | None = None) -> Game:
    """A game ready to play; `data` is a box owner's folder laid over the game's own files."""
    game = find(name)
    return _standard(game.key) if data is None else build(game, data)


def load_for(record: Record, data: Path | None = None) -> Game:
    """The game of a record, with the data it was played with where they are known by their hash.

    Shipped data that a later release has changed lie in the game's folder `earlier`, a folder
    for each release; `data`, a box owner's own folder, goes before them.
    """
    game = load(record.game, data)
    return game if data is not None else with_data(game, record.data)


def with_data(game: Game, data: str) -> Game:
    """The game with the shipped data that have this hash, of whichever release; else as it is."""
    return game if data == game.data.hash else _earlier(game.key).get(data, game)


@cache
def _earlier(key: str) -> dict[str, Game]:
    """The game with the data of every earlier release, by their hash."""
    game = found()[key]
    folders = sorted(path for path in (game.folder() / "earlier").glob("*") if path.is_dir())
    return {old.data.hash: old for old in (game.load(Data(folder)) for folder in folders)}


@cache
def _standard(key: str) -> Game:
    return build(found()[key], None)


def build(game: type[Game], over: Path | None) -> Game:
    return game.load(Data(game.folder() / "data", over))


class Games(ModuleType):
    """This package itself, which can be asked: `tablee.games()` lists the games."""

    def __call__(self, examples: bool = False) -> list[str]:
        return keys(examples)

    if TYPE_CHECKING:  # what the package holds anyway, for those who have it from `tablee`

        def keys(self, examples: bool = False) -> list[str]: ...
        def load(self, name: str, data: Path | None = None) -> Game: ...
        def build(self, game: type[Game], over: Path | None) -> Game: ...
        def load_for(self, record: Record, data: Path | None = None) -> Game: ...
        def with_data(self, game: Game, data: str) -> Game: ...
        def find(self, name: str) -> type[Game]: ...
        def found(self) -> dict[str, type[Game]]: ...
        def left_out(self) -> dict[str, str]: ...


sys.modules[__name__].__class__ = Games
