"""Programs that play, at the terminal and in many games: what people are told, what is left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.bots import forfeits
from tests.bots.left_running import SLACK, nothing_left, running
from tests.cli.conftest import Tablee

SOURCES = str(Path(forfeits.__file__).parents[2])
QUITS = "import sys\nsys.exit(3)\n"
# deaf to whatever can be ignored, with a child in a session of its own
STAYS = """
import os, signal, time
if not os.fork():
    os.setsid()
for one in {*range(1, 32)} - {signal.SIGKILL, signal.SIGSTOP, signal.SIGCHLD}:
    signal.signal(one, signal.SIG_IGN)
time.sleep(3600)
"""
MANIFEST = """
deals = 9
[[table]]
game = "ramen"
mode = "duel"
bots = ["{bot}", "random"]
"""


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(forfeits, "TOLD", set())
    path = tmp_path / "program.py"
    with nothing_left(path):
        yield path


def name(path: Path, text: str) -> str:
    path.write_text(text)
    return f"{sys.executable} {path}!"


@pytest.mark.parametrize(
    ("lang", "told", "shown"),
    [
        (
            "en",
            "forfeits a decision to random: it ended without an answer (exit code 3)",
            "did not decide, so the move was drawn by lot: it ended without an answer",
        ),
        (
            "fr",
            "laisse une décision à random : il s’est arrêté sans répondre (code de sortie 3)",
            "n’a pas décidé, et le coup a été tiré au sort : il s’est arrêté sans répondre",
        ),
    ],
)
def test_people_are_told_on_the_screen_too(
    tablee: Tablee, path: Path, lang: str, told: str, shown: str
) -> None:
    words = ["play", "ramen", "--mode", "duel", "--seed", "7", "--option", "first_player=chosen"]
    ran = tablee(*words, "--bots", name(path, QUITS), "--lang", lang, typed="1\n" * 9)
    assert ran.code == 0
    assert ran.err.count("\n") == 1
    assert told in ran.err
    assert ran.out.count(shown) >= 2  # every time


def started(*words: str, folder: Path) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, "-m", "tablee", *words],
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": SOURCES, "XDG_STATE_HOME": str(folder)},
    )


def test_workers_tell_it_in_the_same_language(path: Path, tmp_path: Path) -> None:
    words = ["sim", "ramen", "--bots", name(path, QUITS), "--seats", "1", "--games", "2"]
    ran = started(*words, "--jobs", "2", "--lang", "fr", folder=tmp_path)
    _, err = ran.communicate()
    assert ran.returncode == 0
    assert "laisse une décision à random" in err


COMMANDS = {
    "sim": "sim ramen --mode duel --bots BOT,random",
    "sim, two workers": "sim ramen --mode duel --bots BOT,random --jobs 2",
    "arena": "arena MANIFEST",
    "arena, two workers": "arena MANIFEST --jobs 2",
    "play": "play ramen --mode duel --bots BOT --seed 7 --option first_player=chosen",
}


def words_of(command: str, bot: str, tmp_path: Path) -> list[str]:
    manifest = tmp_path / "m.toml"
    manifest.write_text(MANIFEST.format(bot=bot))
    words = COMMANDS[command].split()
    return [word.replace("BOT", bot).replace("MANIFEST", str(manifest)) for word in words]


def of_program(path: Path) -> list[int]:
    """Without the command that names it."""
    found = [(pid, Path(f"/proc/{pid}/cmdline").read_bytes()) for pid in running(path)]
    return [pid for pid, words in found if b"-m\0tablee" not in words]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems cannot do all of it")
@pytest.mark.parametrize("how", ["SIGINT", "SIGTERM", "SIGKILL"])
@pytest.mark.parametrize("command", COMMANDS)
def test_nothing_of_a_program_is_left(path: Path, tmp_path: Path, command: str, how: str) -> None:
    """Ctrl-C, an end by others, an end by force: in the middle of a question."""
    ran = started(*words_of(command, name(path, STAYS), tmp_path), folder=tmp_path)
    assert ran.stdin is not None
    ran.stdin.write("1\n" * 9)
    ran.stdin.flush()
    until = time.monotonic() + SLACK
    while len(of_program(path)) < 3 and time.monotonic() < until:  # keeper, program, its child
        time.sleep(0.05)
    assert len(of_program(path)) >= 3
    if how == "SIGINT":
        os.killpg(ran.pid, signal.SIGINT)
    else:
        ran.send_signal(getattr(signal, how))
    ran.communicate(timeout=SLACK)
