"""The games that a server offers, each with its box owner's values or with its own.

`--data DIR` holds a folder for every game whose values differ, named after it: `DIR/ramen/...`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tablee import games
from tablee.games import one_line
from tablee.kernel import BadInput, Game, TableeError


def load(name: str, data: Path | None) -> Game:
    """A game by its name; one that cannot be used is refused with a sentence."""
    kind = games.find(name)
    folder = boxes(data).get(kind.key) if data else None
    try:
        return games.load(kind.key) if folder is None else with_box(kind.key, folder)
    except TableeError:
        raise
    except Exception as error:  # somebody else's game: a fault in it is not one of ours
        raise BadInput(f"the game {kind.key!r} cannot be used: {one_line(error)}") from None


def load_as(name: str, rules: int, cards: str, data: Path | None) -> Game:
    """The game by the rules and card data (their hash) that a table began with; else as it is."""
    return games.with_data(load(name, data), cards).under(rules)


@cache
def with_box(key: str, folder: Path) -> Game:
    try:
        return games.build(games.found()[key], folder)
    except TableeError as error:
        where = "" if str(error).startswith(str(folder)) else f"{folder}: "
        raise BadInput(f"{where}{error}") from None


@cache
def boxes(data: Path) -> dict[str, Path]:
    """The folders of box owners' values, by game."""
    if not data.is_dir():
        raise BadInput(f"{data} is not a folder of box owners' values")
    folders = [
        path for path in sorted(data.iterdir()) if path.is_dir() and path.name[0] not in "._"
    ]
    if not folders or any(data.glob("*.toml")):
        raise BadInput(
            f"{data}: a server offers all games, so the values of each are in a folder of its own, "
            f"as in {data / games.keys()[0]}"
        )
    found: dict[str, Path] = {}
    for folder in folders:
        try:
            found[games.find(folder.name).key] = folder
        except BadInput as error:
            raise BadInput(f"{folder}: {error}") from None
    return found


def check(data: Path | None) -> list[str]:
    """Everything once, before anybody plays. Refuses values that cannot be used.

    A game that fails with its own values is left out: a sentence for each.
    """
    for key in boxes(data) if data else ():
        load(key, data)
    sentences = list(games.left_out().values())
    for key in games.keys():  # noqa: SIM118 - a function
        try:
            load(key, data)
        except TableeError as error:
            sentences.append(f"the game {key!r} is left out: {error}")
    return sentences
