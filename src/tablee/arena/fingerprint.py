"""Which bots played a game: a hash of everything that decides their moves.

The engine, the rules, the data, the guide and its weights, and what a bot's name stands for. Where
two games have the same fingerprint, the same seed gives the same moves; what only reads otherwise
(comments, texts, a weight file's `about`) changes nothing.
"""

from __future__ import annotations

import ast
import hashlib
import json
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import tablee
from tablee import bots, games
from tablee.arena.lineup import Lineup
from tablee.bots.files import is_file, path_of
from tablee.bots.levels import Level
from tablee.bots.program_bot import MARK, words_of
from tablee.kernel import Game

DIGITS = 12
SILENT = {"tests", "client", "show", "review"}  # on these folders and files no move depends
# What starts, watches and ends the programs of others: our own bots do not know of it.
SILENT |= {"file_bot", "file_host", "keeper", "mark", "process", "program_bot"}


def fingerprint(lineup: Lineup) -> str:
    """Of a table and those who sit at it, in whatever seats."""
    return taken(lineup.game, lineup.data, tuple(sorted(set(lineup.names))))


@cache
def taken(key: str, data: Path | None, names: tuple[str, ...]) -> str:
    game = games.load(key, data)
    parts = [code_of(game), game.data.hash, *(told(game, name) for name in names)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:DIGITS]


def code_of(game: Game) -> str:
    """The engine, the bots, and the game with its guide."""
    package = Path(tablee.__file__).parent
    folders = (package / "kernel", package / "bots", game.folder())
    return hashlib.sha256("".join(map(code_in, folders)).encode()).hexdigest()


@cache
def code_in(folder: Path) -> str:
    """What the code of a folder does, however it is laid out and explained."""
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        if parts[0] not in SILENT:
            digest.update("/".join(parts).encode())
            digest.update(plain(path.read_text(encoding="utf-8")).encode())
    return digest.hexdigest()


def plain(source: str) -> str:
    """Code without comments and docstrings."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node
        ):
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)


def told(game: Game, name: str) -> str:
    """What a bot's name stands for."""
    maker = bots.find_or_load(game, name)
    if isinstance(maker, Level):
        numbers = {key: value for key, value in vars(maker).items() if key != "guide"}
        return json.dumps([numbers, weights(game.folder() / maker.guide.weights.where)])
    return name + "".join(files_in(name))


def weights(path: Path) -> dict[str, object]:
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    return {key: value for key, value in content.items() if key != "about"}


def files_in(name: str) -> Iterator[str]:
    """Of `python3 bot.py!` or `./mine.py:Mine`: the contents of the files."""
    if name.endswith(MARK):
        paths = [Path(word) for word in words_of(name.removesuffix(MARK))]
    else:
        paths = [path_of(name)] if is_file(name) else []
    for path in paths:
        if path.is_file():
            yield hashlib.sha256(path.read_bytes()).hexdigest()
