"""Whatever a person gets wrong: one clear sentence, exit code 2, no traceback, nothing lost."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tablee as package
from tablee.cli.records import read_record
from tests.cli.conftest import Tablee

SOLO = ["play", "ramen", "--mode", "solo", "--seed", "7"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play chess", "there is no game 'chess'; there are"),
        ("rules chess", "there is no game 'chess'"),
        ("check chess", "there is no game 'chess'"),
        ("rules ramen R99", "there is no rule 'R99'; a rule is written R1.1"),
        ("rules ramen --lang de", "there is no language 'de'; there are en, fr"),
        ("play ramen --seats 5", "ramen is for 1, 2, 3, 4 seats, not 5"),
        ("play ramen --seats 0", "ramen is for 1, 2, 3, 4 seats, not 0"),
        (
            "play ramen --mode quartet",
            "ramen has no mode 'quartet'; it has solo, duel, trio, teams",
        ),
        ("play ramen --mode solo --seats 2", "the mode solo is for 1 seat, not 2"),
        ("play ramen --mode duel --seats 3", "the mode duel is for 2 seats, not 3"),
        ("play ramen --bots boss", "ramen has no bot 'boss'; it has random"),
        ("play ramen --seats 2 --bots random,random,random", "3 bots do not fit at a table of 2"),
        ("play ramen --seats 1 --name Ana --name Ben", "2 names, but people take 1 of the 1 seats"),
        ("play ramen --name bot:me", "'bot:me' is no name"),
        ("play ramen --option memory", "an option is written key=value, not 'memory'"),
        ("play ramen --option memory=none", "the option memory is one of strict, open, not 'none'"),
        ("play ramen --option speed=fast", "ramen has no option 'speed'; it has mode"),
        ("play ramen --data nowhere", "nowhere: not a folder of data files"),
        ("play ramen --seed \udcff", "stored as UTF-8, not '\\udcff'"),
        ("sim ramen --seed \udcff", "stored as UTF-8, not '\\udcff'"),
        ("play --load nowhere.tablee", "cannot read nowhere.tablee: No such file"),
        ("play --load .", "cannot read .: Is a directory"),
        ("replay nowhere.tablee", "cannot read nowhere.tablee"),
        ("scenario nowhere.toml", "nowhere.toml: there is no such file"),
    ],
)
def test_one_sentence_and_exit_code_2(tablee: Tablee, words: str, sentence: str) -> None:
    ran = tablee(*words.split())
    assert ran.code == 2
    assert sentence in ran.err
    assert len(ran.err.strip().splitlines()) == 1
    assert "Traceback" not in ran.err + ran.out


def in_a_shell(command: str, tmp_path: Path) -> subprocess.CompletedProcess[str]:
    """The command as a shell runs it, with its streams redirected."""
    tablee = f"{sys.executable} -m tablee"
    source = str(Path(package.__path__[0]).parent)
    return subprocess.run(
        ["/bin/sh", "-c", command.replace("tablee ", f"{tablee} ", 1)],
        env={**os.environ, "PYTHONPATH": source, "TABLEE_SAVES": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.skipif(os.name != "posix", reason="redirections of a POSIX shell")
@pytest.mark.parametrize(
    ("command", "code", "said"),
    [
        ("tablee play ramen --mode solo <&-", 0, ""),
        ("tablee play <&-", 2, "tablee: no game chosen; there are"),
        ("tablee games >&-", 0, ""),
        ("tablee games 2>&-", 0, ""),
        ("tablee games >/dev/full", 2, "tablee: No space left on device\n"),
        ("tablee rules ramen >/dev/full", 2, "tablee: No space left on device\n"),
        ("tablee sim ramen --games 3 --json >/dev/full", 2, "tablee: No space left on device\n"),
    ],
)
def test_streams_that_are_closed_or_full(
    tmp_path: Path, command: str, code: int, said: str
) -> None:
    if "/dev/full" in command and not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    ran = in_a_shell(command, tmp_path)
    assert ran.returncode == code
    assert ran.stderr.startswith(said)
    assert len(ran.stderr.splitlines()) <= 1


@pytest.mark.parametrize("words", ["play --seats two", "play --nonsense", "nonsense", "rules"])
def test_wrong_use_ends_with_2(tablee: Tablee, words: str) -> None:
    ran = tablee(*words.split())
    assert ran.code == 2
    assert "Error: " in ran.err
    assert "Traceback" not in ran.err


@pytest.fixture
def record(tablee: Tablee, tmp_path: Path) -> Path:
    file = tmp_path / "game.tablee"
    tablee(*SOLO, "--save", file, typed="1\n" * 6)
    return file


@pytest.mark.parametrize("command", ["replay", "play --load"])
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('[Game "ramen"]', '[Game "chess"]', "there is no game 'chess'"),
        ('[Game "ramen"]', "", 'no header [Game "..."]'),
        ('[Rules "1"]', '[Rules "9"]', "played by rules version 9"),
        ('[Data "sha256', '[Data "sha999', "played with the card data sha999"),
        ('[Seats "1"]', '[Seats "x"]', "the header Seats is not a number: 'x'"),
        ("memory=strict", "memory=weak", "the option memory is one of"),
        ("1 no1@1", "1 no2@1", "move 1, 'no2@1' by seat 1, is refused (R3.2"),
        ("1 no1@1", "nonsense", "line 9: not a move: 'nonsense'"),
        ("1 no1@1", "\x00\x01", "line 9: not a move"),
    ],
)
def test_a_corrupt_record(
    tablee: Tablee, record: Path, command: str, old: str, new: str, sentence: str
) -> None:
    text = record.read_text("utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), "utf-8")
    damaged = record.read_bytes()
    ran = tablee(*command.split(), record)
    assert ran.code == 2
    assert sentence in ran.err
    assert len(ran.err.strip().splitlines()) == 1
    assert record.read_bytes() == damaged


def test_a_record_that_is_no_text(tablee: Tablee, tmp_path: Path) -> None:
    file = tmp_path / "picture.tablee"
    file.write_bytes(b"\xff\xfe\x00PNG")
    ran = tablee("replay", file)
    assert (ran.code, len(ran.err.splitlines())) == (2, 1)
    assert "this is not a text file" in ran.err


@pytest.mark.parametrize("command", ["replay", "verify", "review", "play --load"])
def test_a_record_longer_than_any_match(tablee: Tablee, record: Path, command: str) -> None:
    """Refused before it is read move by move."""
    record.write_text(record.read_text("utf-8") + "1 no1@1\n" * 6_000, "utf-8")
    ran = tablee(*command.split(), record)
    assert (ran.code, len(ran.err.splitlines())) == (2, 1)
    assert "more than 6000 lines: no match is as long as that" in ran.err


def test_a_wrong_data_file_names_file_entry_and_field(tablee: Tablee, tmp_path: Path) -> None:
    (tmp_path / "scoring.toml").write_text("[ready]\nmin_sum = 1\nall_ingredients = 7\n", "utf-8")
    ran = tablee("play", "ramen", "--data", tmp_path)
    assert ran.code == 2
    assert "scoring.toml, ready, min_sum: 1 is not a whole number from 8 to 99" in ran.err
    (tmp_path / "scoring.toml").write_text("[ready\n", "utf-8")
    ran = tablee("play", "ramen", "--data", tmp_path)
    assert (ran.code, len(ran.err.splitlines())) == (2, 1)
    assert "scoring.toml: not readable as TOML" in ran.err


def test_a_loaded_game_keeps_its_table(tablee: Tablee, record: Path) -> None:
    for more in (["--seats", "2"], ["--seed", "1"], ["--name", "Ana"]):
        ran = tablee("play", "--load", record, *more)
        assert ran.code == 2
        assert "leave them out" in ran.err
    ran = tablee("play", "--load", record, "--bots", "random")
    assert (ran.code, "no seat of" in ran.err) == (2, True)


def test_an_existing_file_is_not_overwritten(tablee: Tablee, record: Path) -> None:
    before = record.read_bytes()
    ran = tablee(*SOLO, "--save", record, typed="1\n")
    assert ran.code == 2
    assert "exists already: continue it with --load" in ran.err
    assert record.read_bytes() == before


def test_a_folder_is_no_file_to_save_to(tablee: Tablee, tmp_path: Path) -> None:
    ran = tablee(*SOLO, "--save", tmp_path)
    assert ran.code == 2
    assert "is a folder" in ran.err


BOTS = """
from tablee.bots import Bot

class Wild(Bot):
    def choose(self, ask):
        return 999

class Broken(Bot):
    def choose(self, ask):
        return 1 // 0

class Deaf(Bot):
    def watches(self):
        return True

    def hear(self, event):
        if event.key == "took":
            raise ValueError("too loud")

class Unmade(Bot):
    def __init__(self, *given):
        raise ValueError("not today")
"""


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Wild", "Wild in seat 2 answered 999, which is none of its legal moves"),
        ("Broken", "ZeroDivisionError: integer division or modulo by zero (mybot.py, line 10)"),
        ("Deaf", "ValueError: too loud (mybot.py, line 18)"),
        ("Unmade", "ValueError: not today (mybot.py, line 22)"),
    ],
)
def test_a_bot_that_fails_forfeits_and_the_game_goes_on(
    tablee: Tablee, tmp_path: Path, name: str, why: str
) -> None:
    bot = tmp_path / "mybot.py"
    bot.write_text(BOTS, "utf-8")
    words = ["play", "ramen", "--mode", "duel", "--seed", "7", "--option", "first_player=chosen"]
    ran = tablee(*words, "--bots", f"{bot}:{name}", typed="1\n" * 9)
    assert (ran.code, ran.err) == (
        0,
        f"tablee: {bot}:{name} forfeits a decision to random: {why}\n",
    )
    [record] = (tmp_path / "saves").glob("*")
    assert sum(entry.seat == 1 for entry in read_record(record).entries) >= 2


def test_other_errors_are_not_swallowed(tablee: Tablee, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("tablee.games.load", broken)
    with pytest.raises(ZeroDivisionError):
        tablee("rules", "ramen")


def test_a_save_that_cannot_be_written_leaves_the_old_one(
    tablee: Tablee, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    ran = tablee("play", "--load", record, typed=f"1\nsave {record}\nquit\nn\n")
    assert "No space left on device" in ran.out
    assert len(read_record(record).entries) == 6
    assert [path.name for path in record.parent.glob("game*")] == ["game.tablee"]


def test_a_reader_who_goes_away_is_no_error(tmp_path: Path) -> None:
    source = str(Path(package.__path__[0]).parent)
    env = {**os.environ, "PYTHONPATH": source, "TABLEE_SAVES": str(tmp_path)}
    command = [sys.executable, "-m", "tablee", "rules", "ramen"]
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as gone:
        ran = subprocess.run(command, stdout=gone, stderr=subprocess.PIPE, env=env, check=False)
    assert ran.stderr == b""
    assert ran.returncode == 1
