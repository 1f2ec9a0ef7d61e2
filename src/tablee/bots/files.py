"""Bots of one's own: a class in a Python file, named as `./mybot.py:MyBot`."""

from __future__ import annotations

import importlib.util
import sys
import traceback
from functools import cache
from pathlib import Path
from types import ModuleType

from tablee.bots.base import Bot
from tablee.kernel import BadInput

LONGEST = 500  # characters of what is said of an error


def is_file(name: str) -> bool:
    """Whether a bot's name leads to a file rather than to one of the game's own bots."""
    path, _ = parts(name)
    return path.suffix == ".py"


def parts(name: str) -> tuple[Path, str]:
    """The file and the class; "" for the class where the name leaves it out."""
    path, colon, wanted = name.rpartition(":")
    if not colon or wanted.endswith(".py"):  # no class, or the colon of a drive letter
        return Path(name), ""
    return Path(path), wanted


def path_of(name: str) -> Path:
    """The file itself, which must be there."""
    path = parts(name)[0].expanduser().resolve()
    if not path.is_file():
        raise BadInput(f"there is no bot file {parts(name)[0]}")
    return path


def bot_class(name: str) -> type[Bot]:
    """The class a name leads to; one sentence says what is wrong where there is none."""
    path, wanted = path_of(name), parts(name)[1]
    known = classes(module_of(path))
    if wanted in known:
        return known[wanted]
    listed = ", ".join(known) or "none"
    if wanted:
        raise BadInput(f"{path.name} has no bot class {wanted!r} (a subclass of Bot): {listed}")
    if len(known) != 1:
        raise BadInput(f"write {name}:CLASS; bot classes (subclasses of Bot) in it: {listed}")
    return next(iter(known.values()))


def classes(module: ModuleType) -> dict[str, type[Bot]]:
    """The bots that a module defines itself; what it imports does not count."""
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, Bot)
        and value.__module__ == module.__name__
    }


@cache
def module_of(path: Path) -> ModuleType:
    """The file, run once a process."""
    name = f"tablee_bot_{path.stem}_{abs(hash(path))}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise BadInput(f"{path} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise BadInput(f"{path.name} cannot be loaded: {said(error, path)}") from error
    return module


def said(error: BaseException, path: Path) -> str:
    """An exception in a line, with the last line of the file that it went through."""
    text = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    if isinstance(error, BadInput):
        text = str(error)
    text = text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
    line = line_in(error, path)
    return f"{text} ({path.name}, line {line})" if line else text


def line_in(error: BaseException, path: Path) -> int:
    """The last line of a file that an exception went through; 0 if it did not."""
    frames = traceback.extract_tb(error.__traceback__)
    lines = [frame.lineno for frame in frames if Path(frame.filename).resolve() == path]
    return (lines[-1] or 0) if lines else 0
