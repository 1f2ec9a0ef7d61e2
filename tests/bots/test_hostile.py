"""Whatever a program does costs at most its cap: it forfeits, the game goes on, nothing stays."""

from __future__ import annotations

import subprocess
import sys
import time
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee import games
from tablee.bots import Sitting, forfeits, process
from tablee.bots.program_bot import ProgramBot
from tablee.kernel import Game, Match, Rng
from tests.bots.left_running import SLACK, nothing_left, running

RAMEN = games.load("ramen")
CAP = 1.0  # seconds, of those that use them up
AMPLE = 60.0  # of those that fail before: a busy machine is not a program that stalls
LATE, LONG, ENDED = "no answer within 1 s", "more than 64 KiB", "it ended without an answer"
GARBLED = 'is no JSON object such as {"n": 1, "move": "pass"}'

ESCAPE = """
keeper = os.getppid()
if os.fork(): time.sleep(3600)
os.setsid()
if os.fork(): os._exit(0)
os.kill(keeper, signal.SIGKILL)
"""
ESCAPES_AND_PLAYS = ESCAPE + "while True: play(ask())"

# name: (program, how long it may take, why it forfeits)
HOSTILE: dict[str, tuple[str, float, str]] = {
    "never reads": ("time.sleep(3600)", CAP, LATE),
    "never reads, always talks": ("while True: say({'move': 'no4@2'})", AMPLE, GARBLED),
    "floods a line": ("while True: sys.stdout.write('a' * 65536)", AMPLE, LONG),
    "floods lines": ("ask()\nwhile True: say({'n': 0})", AMPLE, LONG),
    "floods blank lines": ("ask()\nwhile True: print()", AMPLE, GARBLED),
    "keeps stdout in a child": ("if os.fork():\n    ask()\ntime.sleep(3600)", CAP, LATE),
    "leaves stdout to a child": ("if not os.fork():\n    time.sleep(3600)", AMPLE, ENDED),
    "leaves a daemon": (
        "if not os.fork():\n    os.setsid()\n    if not os.fork():\n        time.sleep(3600)",
        AMPLE,
        ENDED,
    ),
    "closes stdout": ("ask()\nos.close(1)\ntime.sleep(3600)", AMPLE, ENDED),
    "nests deeply": ("ask()\nprint('[' * 60000)", AMPLE, GARBLED),
    "nests its move deeply": (
        'ask()\nprint(\'{"n": 1, "move": \' + "[" * 900 + "]" * 900 + "}")\nask()',
        AMPLE,
        "'list' is none of its legal moves",
    ),
    "answers a huge number": ("ask()\nprint('9' * 60000)", AMPLE, GARBLED),
    "has a huge number": ('ask()\nprint(\'{"n": 1, "move": \' + "9" * 9000 + "}")', AMPLE, GARBLED),
    "answers NaN": ("ask()\nprint('NaN')", AMPLE, GARBLED),
    "numbers by NaN": ('ask()\nprint(\'{"n": NaN, "move": "no4@2"}\')', AMPLE, GARBLED),
    "moves to infinity": (
        "say({'n': ask(), 'move': float('inf')})\nask()",
        AMPLE,
        "'float' is none of its legal moves",
    ),
    "answers lone surrogates": (
        "say({'n': ask(), 'move': '\\ud800'})\nask()",
        AMPLE,
        r"'\ud800' is none of its legal moves",
    ),
    "commands the terminal": (
        "say({'n': ask(), 'move': '\\x1b[2J'})\nask()",
        AMPLE,
        r"'\x1b[2J' is none of its legal moves",
    ),
    "answers at length": (
        "say({'n': ask(), 'move': 'x' * 60000})\nask()",
        AMPLE,
        f"'{'x' * (forfeits.SHOWN - 1)}… is none of its legal moves",
    ),
    "answers binary garbage": ("ask()\nos.write(1, bytes(range(256)) * 9)", AMPLE, GARBLED),
    "answers no object": ("ask()\nprint('[1]')", AMPLE, GARBLED),
    "answers without the number": ("ask()\nsay({'move': 'no4@2'})", AMPLE, GARBLED),
    "answers the question after": ("say({'n': ask() + 1, 'move': 'no4@2'})", AMPLE, GARBLED),
    "answers before it is asked": (
        "say({'n': 1, 'move': 'no9@9'})\nask()",
        AMPLE,
        "'no9@9' is none of its legal moves",
    ),
    "answers nothing": ("say({'n': ask()})\nask()", AMPLE, "'NoneType' is none of its legal"),
    "exits after the hello": ("sys.stdin.readline()", AMPLE, f"{ENDED} (exit code 0)"),
    "exits with a code": ("ask()\nsys.exit(3)", AMPLE, f"{ENDED} (exit code 3)"),
    "is killed": ("os.kill(os.getpid(), signal.SIGSEGV)", AMPLE, f"{ENDED} (exit code 139)"),
    "ignores SIGTERM": (
        "for one in {*range(1, 32)} - {9, 19}: signal.signal(one, 1)\ntime.sleep(3600)",
        CAP,
        LATE,
    ),
    "ends its group": ("os.killpg(0, signal.SIGTERM)\ntime.sleep(3600)", AMPLE, ENDED),
    "stops its keeper": ("os.kill(os.getppid(), signal.SIGSTOP)\ntime.sleep(3600)", CAP, LATE),
    "kills its keeper": (
        "if os.fork():\n    os.kill(os.getppid(), signal.SIGKILL)\ntime.sleep(3600)",
        CAP,
        LATE,
    ),
    "escapes its keeper": (f"{ESCAPE}\ntime.sleep(3600)", CAP, LATE),
    "takes memory": ("heap = bytearray(4 << 30)", AMPLE, f"{ENDED} (exit code 1)"),
    "takes memory in children": (
        "os.fork(), os.fork()\nheap = bytearray(b'a' * (100 << 20))\ntime.sleep(3600)",
        AMPLE,
        "it took more than 250 MiB of memory",
    ),
    "is too many": (
        "for _ in range(100):\n    if not os.fork(): break\ntime.sleep(3600)",
        AMPLE,
        "or far too many processes",
    ),
    "complains without end": ("while True: os.write(2, b'a' * 65536)", CAP, LATE),
}

# These are only strange.
HARMLESS: dict[str, str] = {
    "answers twice": "while True:\n    n = ask()\n    play(n)\n    play(n)",
    "answers an old question first": "while True:\n    n = ask()\n    play(n - 1)\n    play(n)",
    "answers in pieces": (
        "while True:\n"
        "    for one in json.dumps({'n': ask(), 'move': asked['moves'][0]}) + '\\n':\n"
        "        sys.stdout.write(one)\n"
        "        sys.stdout.flush()"
    ),
    "talks on stderr": "while True:\n    os.write(2, b'a' * 200000)\n    play(ask())",
}

HEAD = """
import json, os, signal, sys, time
sys.stdout.reconfigure(line_buffering=True)
asked = {}
def say(answer):
    print(json.dumps(answer))
def play(n):
    say({"n": n, "move": asked["moves"][0]})
def ask():
    for line in sys.stdin:
        asked.update(json.loads(line))
        if asked["t"] == "ask":
            return asked["n"]
    sys.exit()
"""


@pytest.fixture(autouse=True)
def _fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forfeits, "TOLD", set())
    monkeypatch.setattr(process, "MEGABYTES", 250)


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "hostile.py"
    with nothing_left(path):
        yield path


def sat(path: Path, text: str, seconds: float) -> Sitting:
    path.write_text(HEAD + text)

    def maker(game: Game, seat: int, rng: Rng) -> ProgramBot:
        return ProgramBot(game, seat, rng, [sys.executable, str(path)], seconds)

    return Sitting(Match(RAMEN, 1, {"mode": "solo"}, "hostile"), [maker])


def stopped(sitting: Sitting) -> int:
    """How many decisions its bot has forfeited, once it is gone."""
    bot = sitting.bots[0]
    assert isinstance(bot, ProgramBot)
    bot.program.stop()
    return bot.forfeits


@pytest.mark.skipif(sys.platform != "linux", reason="other systems cannot do all of it")
@pytest.mark.parametrize("how", HOSTILE)
def test_hostile_programs_forfeit_and_the_game_goes_on(
    path: Path, how: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text, seconds, why = HOSTILE[how]
    sitting = sat(path, text, seconds)
    began = time.monotonic()
    tracemalloc.start()
    assert sitting.advance()
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 4 << 20  # whatever it writes
    assert time.monotonic() - began < (CAP + SLACK if seconds == CAP else AMPLE)
    said = capsys.readouterr().err
    assert f"forfeits a decision to random: {why}" in said or why in said.splitlines()[-1]
    assert len(said) < 2 * process.AUDIBLE
    assert sitting.advance()
    assert stopped(sitting) == 2
    assert capsys.readouterr().err == ""  # told once


@pytest.mark.parametrize("how", HARMLESS)
def test_strange_programs_play(path: Path, how: str) -> None:
    """Answers belong to questions: none is taken for the answer to another."""
    sitting = sat(path, HARMLESS[how], AMPLE)
    for _ in range(4):
        first = sitting.match.legal_texts(0)[0]
        assert sitting.advance()
        assert sitting.match.entries[-1].text == first
    assert stopped(sitting) == 0


@pytest.mark.skipif(sys.platform != "linux", reason="other systems cannot do all of it")
def test_who_plays_on_without_a_keeper_ends_with_the_game(path: Path) -> None:
    sitting = sat(path, ESCAPES_AND_PLAYS, AMPLE)
    assert sitting.advance()
    bot = sitting.bots[0]
    assert isinstance(bot, ProgramBot)
    assert bot.forfeits == 0
    assert running(path)
    bot.part()
    with nothing_left(path):
        pass


@pytest.mark.skipif(sys.platform != "linux", reason="other systems cannot do all of it")
def test_only_who_bears_the_mark_is_ended(path: Path) -> None:
    """Programs beside it, of the same file, go on."""
    escaped, beside = (
        sat(path, ESCAPES_AND_PLAYS, AMPLE),
        sat(path, "while True: play(ask())", AMPLE),
    )
    assert beside.advance()
    path.write_text(HEAD + ESCAPES_AND_PLAYS)
    assert escaped.advance()
    stopped(escaped)
    other = beside.bots[0]
    assert isinstance(other, ProgramBot)
    assert other.program.running
    assert beside.advance()
    assert stopped(beside) == 0


def test_every_reason_is_said_in_both_languages(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for key, said in forfeits.sentences().items():
        assert set(said) == {"en", "fr"}, key
    with forfeits.speaking("fr"):
        sitting = sat(path, "sys.exit(3)", AMPLE)
        sitting.advance()
    stopped(sitting)
    assert capsys.readouterr().err == (
        f"tablee: {sys.executable} {path} laisse une décision à random : "
        "il s’est arrêté sans répondre (code de sortie 3)\n"
    )


CROWDED = """
import os, sys, time
sys.path.insert(0, os.path.dirname(sys.argv[1]))
import keeper

looked, find = [], keeper.descendants
keeper.descendants = lambda pid: [looked.append(pid), find(pid)][1]
for _ in range(60):
    if not os.fork():
        time.sleep(3600)
keeper.end_all()
print(looked.count(os.getpid()))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems cannot do all of it")
def test_many_are_not_looked_for_once_for_each() -> None:
    """Whoever ends them has a second, or nobody learns that they were too many."""
    command = [sys.executable, "-c", CROWDED, process.KEEPER]
    found = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert int(found.stdout) < 40


BUSY = """
import os, signal, sys, time
signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
for stream in range(3):
    os.close(stream)
time.sleep(1.5)
os._exit(int(sys.argv[3]))
"""


def test_a_keeper_that_is_long_in_ending_is_still_believed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "busy.py").write_text(BUSY)
    monkeypatch.setattr(process, "KEEPER", str(tmp_path / "busy.py"))
    program = process.Program(["anything"], "busy")
    program.start()
    with pytest.raises(forfeits.Forfeit) as failed:
        program.ask({"t": "ask"}, AMPLE)
    assert "far too many processes" in str(failed.value)
