"""Bots out of files: found by path and class, and a sentence for whatever is wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee import bots
from tablee.bots import Bot, UniformBot
from tablee.games import load
from tablee.kernel import BadInput, Rng

RAMEN = load("ramen")
HEAD = "from tablee.bots import Ask, Bot, UniformBot\n"
FIRST = "class First(Bot):\n    def choose(self, ask):\n        return ask.moves[0]\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mine.py"


def test_finds_a_class_by_name(file: Path) -> None:
    file.write_text(HEAD + FIRST + FIRST.replace("First", "Other"))
    found = bots.find_or_load(RAMEN, f"{file}:Other")
    assert isinstance(found, type)
    assert found.__name__ == "Other"
    assert isinstance(found(RAMEN, 0, Rng.seeded("1")), Bot)


def test_the_only_class_needs_no_name(file: Path) -> None:
    """What the file imports is not its own: UniformBot does not count."""
    file.write_text(HEAD + FIRST)
    found = bots.find_or_load(RAMEN, str(file))
    assert isinstance(found, type)
    assert found.__name__ == "First"


def test_a_file_is_run_once(file: Path) -> None:
    file.write_text(HEAD + FIRST)
    assert bots.find_or_load(RAMEN, str(file)) is bots.find_or_load(RAMEN, f"{file}:First")


@pytest.mark.parametrize(
    ("content", "name", "complaint"),
    [
        (None, "", "there is no bot file"),
        (HEAD + FIRST, ":Last", "has no bot class 'Last' .*: First"),
        (HEAD, "", "bot classes .*: none"),
        (HEAD + FIRST + FIRST.replace("First", "Other"), "", ":CLASS; .*: First, Other"),
        ("class First:\n    pass\n", ":First", "has no bot class 'First'"),
        ("def broken(:\n", "", "cannot be loaded: SyntaxError"),
        ("x = 1\ny = x / 0\n", "", r"ZeroDivisionError: division by zero \(mine.py, line 2\)"),
    ],
)
def test_says_what_is_wrong(file: Path, content: str | None, name: str, complaint: str) -> None:
    if content is not None:
        file.write_text(content)
    with pytest.raises(BadInput, match=complaint):
        bots.find_or_load(RAMEN, f"{file}{name}")


def test_an_unknown_name_lists_the_known() -> None:
    assert bots.find_or_load(RAMEN, "random") is UniformBot
    with pytest.raises(BadInput, match=r"no bot 'clever'; it has random, greedy, search, master"):
        bots.find_or_load(RAMEN, "clever")
