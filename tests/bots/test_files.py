"""Bots out of files: found by path and class, and a sentence for whatever is wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee import bots
from tablee.bots import Sitting, UniformBot
from tablee.bots.file_bot import FileMaker
from tablee.games import load
from tablee.kernel import BadInput, Match

RAMEN = load("ramen")
HEAD = "from tablee.bots import Ask, Bot, UniformBot\n"
FIRST = "class First(Bot):\n    def choose(self, ask):\n        return ask.moves[0]\n"


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is not a bot that never answers."""
    for name in ("SECONDS", "LOADING"):
        monkeypatch.setattr(f"tablee.bots.file_bot.{name}", 300.0)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mine.py"


def test_finds_a_class_by_name(file: Path) -> None:
    file.write_text(HEAD + FIRST + FIRST.replace("First", "Other").replace("moves[0]", "moves[1]"))
    match = Match(RAMEN, 1, seed="files")
    second = match.legal(0)[1]
    Sitting(match, [bots.find_or_load(RAMEN, f"{file}:Other")]).advance()
    assert match.entries[0].text == RAMEN.catalogue.texts[second]


def test_the_only_class_needs_no_name(file: Path) -> None:
    """What the file imports is not its own: UniformBot does not count."""
    file.write_text(HEAD + FIRST)
    assert isinstance(bots.find_or_load(RAMEN, str(file)), FileMaker)


def test_a_file_is_run_once(file: Path) -> None:
    file.write_text(HEAD + FIRST)
    assert bots.find_or_load(RAMEN, str(file)) is bots.find_or_load(RAMEN, str(file))


SHARES = """
import os
SEEN = set()

class Shares(Bot):
    def choose(self, ask):
        SEEN.add(self.seat)
        print(self.seat, os.getpid(), sorted(SEEN))
        return ask.moves[0]
"""


def test_what_a_file_remembers_is_one_seats(file: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Its globals have seen one hand; over several games, where seats change, too."""
    file.write_text(HEAD + SHARES)
    maker = FileMaker(str(file))
    makers: list[list[bots.Maker]] = [[maker, UniformBot], [UniformBot, maker], [maker, maker]]
    for at, seated in enumerate(makers):
        Sitting(Match(RAMEN, 2, {"mode": "duel"}, f"files/{at // 2}"), seated).run()
    maker.stop()
    told = [line.split(maxsplit=2) for line in capfd.readouterr().err.splitlines()]
    assert {seat: seen for seat, _, seen in told} == {"0": "[0]", "1": "[1]"}
    assert len({pid for _, pid, _ in told}) == 2, "a process a seat, not one a game"


def test_a_step_back_is_told(file: Path) -> None:
    """The table in the other process follows an undo, here and by a sitting's fresh bots."""
    file.write_text(HEAD + FIRST)
    match = Match(RAMEN, 1, seed="files")
    sitting = Sitting(match, [bots.find_or_load(RAMEN, str(file))])
    for _ in range(6):
        sitting.advance()
    again = [entry.text for entry in match.entries[2:]]
    while len(match.entries) > 2:
        match.take_back(0)
    while len(match.entries) < 6:
        sitting.advance()
    assert [entry.text for entry in match.entries[2:]] == again


def test_a_match_from_a_position_has_no_moves_to_tell(file: Path) -> None:
    file.write_text(HEAD + FIRST)
    match = Match(RAMEN, 1, seed="files", state=RAMEN.new(1, RAMEN.settle(1, {}), "files"))
    with pytest.raises(BadInput, match="starts from a position"):
        Sitting(match, [bots.find_or_load(RAMEN, str(file))]).run()


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
        (r"raise ValueError('one\x1b[2J\ntwo')", "", r"ValueError: one\[2J two \(mine.py"),
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
