"""At a real terminal: screens are cleared, colours are decoration, and more games are offered."""

from __future__ import annotations

import contextlib
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import tablee as package
from tablee.cli.records import read_record
from tablee.cli.terminal import CLEAR
from tests.cli.people import first_moves

SOURCES = str(Path(package.__path__[0]).parent)
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
# The whole of a last line, or its end: a part of a screen that is still being written is no prompt.
PROMPT = re.compile(rb"([\r\n]|\x1b\[\?2004h)> $|the screen( to \w+)?\. $|leave( >|:) $")


def at_a_terminal(tmp_path: Path, words: list[str], typed: list[str], **env: str) -> str:
    """Everything a person sees who types these lines."""
    keyboard, screen = pty.openpty()
    surroundings = {
        **os.environ,
        "PYTHONPATH": SOURCES,
        "TABLEE_SAVES": str(tmp_path / "saves"),
        "TABLEE_STRICT": "1",
        "TERM": "xterm-256color",
        "COLUMNS": "100",
        "LINES": "50",
        "TABLEE_LANG": "en",
        **env,
    }
    command = [sys.executable, "-m", "tablee", *words]
    with subprocess.Popen(command, stdin=screen, stdout=screen, stderr=screen, env=surroundings):
        os.close(screen)
        seen = b""
        waiting = list(typed)
        while True:
            try:
                part = os.read(keyboard, 65536)
            except OSError:  # the other side is closed
                break
            if not part:
                break
            seen += part
            if waiting and PROMPT.search(seen):
                os.write(keyboard, waiting.pop(0).encode() + b"\n")
    os.close(keyboard)
    return seen.decode()


DUEL = ["play", "ramen", "--seed", "7", "--option", "first_player=chosen"]


def test_colours_decorate_and_can_be_left_out(tmp_path: Path) -> None:
    words = [*DUEL, "--name", "Ana", "--bots", "greedy"]
    colourful = at_a_terminal(tmp_path, words, ["quit"])
    grey = at_a_terminal(tmp_path, words, ["quit"], NO_COLOR="1")
    assert COLOUR.search(colourful)
    assert not re.search(r"\x1b\[[0-9;]*38;", grey)
    assert COLOUR.sub("", colourful) == COLOUR.sub("", grey)


def test_plain_draws_nothing(tmp_path: Path) -> None:
    words = [*DUEL, "--name", "Ana", "--bots", "greedy", "--plain"]
    seen = at_a_terminal(tmp_path, words, ["quit"])
    assert "\x1b" not in seen.replace("\x1b[?2004h", "").replace("\x1b[?2004l", "")
    assert "* Hand: " in seen


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_the_curtain_clears_the_screen(tmp_path: Path, plain: list[str]) -> None:
    words = [*DUEL, "--name", "Ana", "--name", "Ben", *plain]
    seen = at_a_terminal(tmp_path, words, ["", "1", "1", "1", "", "", "quit", "n"])
    handed_over = seen.index("pass the screen to Ben")
    bens_curtain = seen.index("Ben, it is your turn")
    assert CLEAR in seen[handed_over:bens_curtain]


def test_after_the_game_save_again_and_new(tmp_path: Path) -> None:
    ones = ["1"] * len([line for line in first_moves(1, "7", "solo")[0] if line])
    words = ["play", "ramen", "--mode", "solo", "--seed", "7", "--name", "Ana"]
    file = tmp_path / "over.tablee"
    seen = at_a_terminal(tmp_path, words, [*ones, f"s {file}", "d", "quit"])
    assert read_record(file).result
    assert seen.count("Deal: 7 ") == 3  # before and after the first game, before the second
    seen = at_a_terminal(tmp_path, words, [*ones, "n", "quit"])
    assert seen.count("Ramen! Ramen!") == 2
    assert seen.count("Deal: 7 ") == 2


def test_replay_steps_at_a_terminal(tmp_path: Path) -> None:
    ones = ["1"] * 4
    words = ["play", "ramen", "--mode", "solo", "--seed", "7", "--save", str(tmp_path / "r.tablee")]
    at_a_terminal(tmp_path, words, [*ones, "quit", "y"])
    seen = at_a_terminal(tmp_path, ["replay", str(tmp_path / "r.tablee")], ["", "", "b", "q"])
    assert re.findall(r"Step (\d) of 4", seen) == ["0", "1", "2", "1"]


def close(process: subprocess.Popen[str], ending: signal.Signals) -> None:
    """Its input stays open: the end of input would be another way to leave.

    Python does not notice a signal that comes just before it begins to wait for input; the next
    one wakes it.
    """
    for _ in range(6):
        process.send_signal(ending)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(10)
            return


@pytest.mark.parametrize("ending", [signal.SIGHUP, signal.SIGTERM, signal.SIGINT])
def test_a_closed_window_keeps_the_game(tmp_path: Path, ending: signal.Signals) -> None:
    env = {**os.environ, "PYTHONPATH": SOURCES, "TABLEE_SAVES": str(tmp_path)}
    command = [sys.executable, "-m", "tablee", *DUEL, "--name", "Ana", "--bots", "greedy"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        while "A card into another bowl." not in process.stdout.readline():
            assert process.poll() is None
        close(process, ending)
    assert process.returncode == 130
    assert len(read_record(tmp_path / "ramen-7.tablee").entries) == 1
