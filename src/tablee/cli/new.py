"""`tablee new`: the folder of a new game, tiny but playable, to be replaced file by file."""

from __future__ import annotations

import importlib.util
import keyword
import re
from pathlib import Path
from typing import Annotated

import typer

from tablee.kernel import BadInput

SKELETON = Path(__file__).with_name("skeleton")
SUFFIX = ".txt"  # so that nothing takes a template for a module
NAME = re.compile(r"[a-z][a-z0-9_]*")
CHECKOUT = Path("src", "tablee", "games")


def register(app: typer.Typer) -> None:
    app.command()(new)


def new(
    game: Annotated[str, typer.Argument(help="The game's name, such as bistro.")],
    folder: Annotated[
        Path, typer.Option("--dir", help="Where to write it; a checkout of Tablée is recognised.")
    ] = Path(),
) -> None:
    """Start a new game: a folder with a tiny game that runs, to be replaced file by file.

    In a checkout of Tablée it becomes src/tablee/games/GAME. Elsewhere it becomes a package of
    its own, which Tablée finds once it is installed.
    """
    key = key_of(game)
    if (folder / CHECKOUT).is_dir():
        written = write(SKELETON / "game", folder / CHECKOUT / key, key, f"tablee.games.{key}")
        steps = []
    else:
        refuse_taken_module(key)
        written = write(SKELETON, folder / key, key, key)
        steps = [f"pip install --editable {written}"]
    print(f"Written: {written}")
    print("Next:")
    for step in [*steps, f"tablee check {key}", f"tablee play {key}"]:
        print(f"  {step}")


def key_of(name: str) -> str:
    """The key of a new game from what was typed, or a sentence about what is wrong with it."""
    from tablee.games import find

    key = name.strip().lower().replace("-", "_").replace(" ", "_")
    if not NAME.fullmatch(key) or keyword.iskeyword(key):
        raise BadInput(
            f"{name!r} cannot name a game: use letters a to z, digits and _, a letter first"
        )
    try:
        known = find(key)
    except BadInput:
        return key
    raise BadInput(f"there is a game {known.key!r} already: choose another name")


def refuse_taken_module(key: str) -> None:
    if importlib.util.find_spec(key):
        raise BadInput(f"a Python package is called {key!r} already: choose another name")


def write(source: Path, target: Path, key: str, package: str) -> Path:
    """Every template of the skeleton into `target`, its markers replaced; nothing if it exists."""
    title = key.replace("_", " ").capitalize()
    markers = {
        "GAME_PACKAGE": package,
        "GAME_KEY": key,
        "GAME_TITLE": title,
        "GameClass": title.title().replace(" ", ""),
    }
    if target.exists():
        raise BadInput(f"{target} exists already: choose another name or another --dir")
    try:
        for template in sorted(source.rglob(f"*{SUFFIX}")):
            inside = template.relative_to(source).as_posix().removesuffix(SUFFIX)
            path = target / re.sub("^game/", f"{key}/", inside)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(filled(template.read_text("utf-8"), markers), "utf-8")
    except OSError as error:
        raise BadInput(f"{target} cannot be written: {error.strerror}") from None
    return target


def filled(text: str, markers: dict[str, str]) -> str:
    for marker, value in markers.items():
        text = text.replace(marker, value)
    return text
