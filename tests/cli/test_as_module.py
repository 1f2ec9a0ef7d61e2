"""`python -m tablee`: the command itself, also where it starts processes of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import tablee

SOURCES = str(Path(tablee.__path__[0]).parent)


def ran(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tablee", *words],
        env={**os.environ, "PYTHONPATH": SOURCES, "TABLEE_LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_is_the_command() -> None:
    assert ran("--version").stdout == f"tablee {tablee.__version__}\n"
    assert "Usage: tablee [OPTIONS] COMMAND" in ran("--help").stdout
    wrong = ran("rules", "chess")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr.startswith("tablee: ")


def test_workers_do_not_run_the_command_again() -> None:
    played = ran("sim", "plat_du_jour", "--games", "3", "--jobs", "2", "--json")
    assert (played.returncode, played.stderr) == (0, "")
    assert json.loads(played.stdout)["games"] == 3
