"""Whatever a bot out of a file does costs at most its cap, and nothing of it stays."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee import games
from tablee.bots import Sitting, forfeits, process
from tablee.bots.file_bot import FileMaker
from tablee.kernel import Match
from tests.bots.left_running import SLACK, nothing_left

RAMEN = games.load("ramen")
CAP = 1.0  # seconds, of those that use them up
AMPLE = 300.0  # of those that fail before: a busy machine is not a bot that stalls
HEAD = """
import os, signal, sys, time
from tablee import Bot

class Evil(Exception):
    def __str__(self):
        raise ValueError("no words")

class Mine(Bot):
    def choose(self, ask):
"""

# name: (what it does, how long it may take, why it forfeits)
HOSTILE: dict[str, tuple[str, float, str]] = {
    "never ends": ("while True: pass", CAP, "no answer within 1 s"),
    "keeps a child": ("os.fork()\nwhile True: time.sleep(9)", CAP, "no answer within 1 s"),
    "leaves a child": (
        "if not os.fork():\n    os.setsid(), time.sleep(3600)\nos._exit(3)",
        AMPLE,
        "it ended without an answer (exit code 3)",
    ),
    "takes memory": ("bytearray(4 << 30)", AMPLE, "MemoryError (mine.py, line 11)"),
    "takes memory in children": (
        "os.fork(), os.fork()\nheap = bytearray(b'a' * (100 << 20))\ntime.sleep(3600)",
        AMPLE,
        "it took more than 300 MiB of memory",
    ),
    "recurses": ("return self.choose(ask)", AMPLE, "RecursionError: maximum recursion depth"),
    "is interrupted": ("raise KeyboardInterrupt", AMPLE, "it ended without an answer"),
    "raises what has no words": ("raise Evil", AMPLE, "no words"),
    "raises what a terminal obeys": (
        r"raise ValueError('\x1b]0;mine\x07\x1b[2J\r\nlost\u202e')",
        AMPLE,
        "ValueError: ]0;mine[2J lost (mine.py",
    ),
    "raises at length": ("raise ValueError('x' * 10**6)", AMPLE, f"ValueError: {'x' * 400}"),
    "answers nonsense": ("return 10**5000", AMPLE, "answered a number of too many digits"),
    "answers a float": ("return float('nan')", AMPLE, "which is none of its legal moves"),
    "writes where answers go": (
        "for one in range(3, 9):\n    try: os.write(one, b'[' * 99999)\n    except OSError: pass",
        AMPLE,
        "it wrote more than 64 KiB",
    ),
    "prints without end": ("while True: print('a' * 999)", CAP, "no answer within 1 s"),
    "ends its group": (
        "os.killpg(0, signal.SIGTERM)\ntime.sleep(3600)",
        AMPLE,
        "it ended without an answer",
    ),
}


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(forfeits, "TOLD", set())
    monkeypatch.setattr(process, "MEGABYTES", 300)
    monkeypatch.setattr("tablee.bots.file_bot.LOADING", AMPLE)
    path = tmp_path / "mine.py"
    with nothing_left(path):
        yield path


@pytest.mark.skipif(sys.platform != "linux", reason="other systems cannot do all of it")
@pytest.mark.parametrize("how", HOSTILE)
def test_hostile_files_forfeit_and_the_game_goes_on(
    path: Path, how: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text, seconds, why = HOSTILE[how]
    path.write_text(HEAD + "".join(f"        {line}\n" for line in text.splitlines()))
    monkeypatch.setattr("tablee.bots.file_bot.SECONDS", seconds)
    maker = FileMaker(str(path) + ":Mine")
    sitting = Sitting(Match(RAMEN, 1, {"mode": "solo"}, "hostile"), [maker])
    began = time.monotonic()
    assert sitting.advance()
    assert time.monotonic() - began < (CAP + SLACK if seconds == CAP else AMPLE)
    said = capsys.readouterr().err
    assert "forfeits a decision to random: " in said
    assert why in said
    assert all(one.isprintable() or one == "\n" for one in said)
    assert len(said) < 2 * process.AUDIBLE
    assert sitting.advance()
    maker.stop()
    assert sitting.bots[0].forfeits == 2
