"""`tablee sim`: its table, its JSON, its complaints, and Ctrl-C."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import tablee
from tablee.cli.main import main

# what a bot out of a file says if the machine stands still for longer than it may think
FORFEITS = r"tablee: .* forfeits a decision to random: no answer within 5 s\n"
KEYS = {"games", "decisions", "decisions_per_second", "score_mean", "win_share"}
STALLING = """
import time
from pathlib import Path
from tablee.bots import UniformBot

class Stalling(UniformBot):  # leaves a letter for each game; after {games} it takes its time
    def __init__(self, game, seat, rng):
        super().__init__(game, seat, rng)
        with Path({file!r}).open("a") as file:
            file.write("x")
        if Path({file!r}).stat().st_size > {games}:
            time.sleep(0.5)
"""


def sim(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as stop:
        main(["sim", "ramen", *args])
    out, err = capsys.readouterr()
    return int(stop.value.code or 0), out, err


def test_json_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = sim(
        capsys, "--mode", "duel", "--bots", "greedy,random", "--games", "20", "--json"
    )
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert set(found) >= KEYS
    assert len(found["score_mean"]) == len(found["win_share"]) == found["seats"] == 2
    assert found["games"] == 20
    assert found["win_share"][0] > 0.5


def test_table(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = sim(capsys, "--seats", "2", "--games", "20", "--lang", "en")
    lines = out.splitlines()
    assert code == 0
    assert lines[0] == "Ramen! Ramen!, duel: 20 games, seed 1"
    assert "1,640 decisions" in lines[1]
    assert lines[4].split()[:2] == ["Seat", "Bot"]
    assert [line.split()[:2] for line in lines[5:7]] == [["1", "random"], ["2", "random"]]


FAILING = """
from tablee import Bot

class Failing(Bot):
    def choose(self, ask):
        raise ValueError("today not")
"""


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "78 decisions were played by random in its place."),
        ("fr", "78 décisions ont été prises à sa place par random."),
    ],
)
def test_the_table_says_whose_decisions_were_forfeited(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, told: str
) -> None:
    """Else what `random` won would stand under the name of a bot that never played."""
    (tmp_path / "bot.py").write_text(FAILING)
    words = ["--mode", "solo", "--bots", f"{tmp_path}/bot.py", "--games", "1", "--lang", lang]
    _, out, _ = sim(capsys, *words)
    assert out.splitlines()[-1].endswith(told)


def test_table_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = sim(capsys, "--mode", "solo", "--games", "1", "--lang", "fr")
    assert code == 0
    assert "solo : 1 partie," in out
    assert "personne ne gagne" in out


@pytest.mark.parametrize(
    "args",
    [
        ("--bots", "random,random,random", "--seats", "2"),
        ("--bots", "clever"),
        ("--bots", "./nowhere.py:Bot"),
        ("--seats", "9"),
        ("--option", "memory"),
        ("--option", "memory=none"),
        ("--data", "nowhere"),
        ("--lang", "xx"),
    ],
)
def test_bad_input(capsys: pytest.CaptureFixture[str], args: tuple[str, ...]) -> None:
    code, out, err = sim(capsys, *args)
    assert (code, out) == (2, "")
    assert err.startswith("tablee: ")
    assert err.count("\n") == 1


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent as a POSIX signal")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupt_reports_what_was_played(tmp_path: Path, jobs: str) -> None:
    """Ctrl-C reaches the whole process group, as in a terminal; no worker stays behind."""
    played = tmp_path / "played"
    bot = tmp_path / "stalling.py"
    bot.write_text(STALLING.format(file=str(played), games=60))
    process = start_sim("--bots", str(bot), "--games", "100000000", "--jobs", jobs, "--json")
    try:
        wait_for(lambda: process.poll() is not None or size(played) > 60)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=300)
        wait_for(lambda: not alive(process.pid))
    finally:
        if alive(process.pid):  # whatever went wrong, nothing of it runs on
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert re.sub(FORFEITS, "", err) == ""
    found = json.loads(out)
    assert found["partial"] is True
    assert 0 < found["games"] < found["games_asked"] == 100000000


def start_sim(*args: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tablee", "sim", "ramen", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(Path(tablee.__path__[0]).parent)},
        text=True,
    )


def size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def wait_for(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 300
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.02)
