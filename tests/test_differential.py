"""Interpreted and compiled rules are the same rules: thousands of games, one hash.

The same script plays the same seeds twice, once from the sources and once from the installed
package, and hashes every legal list, every choice and every score.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tablee import games

SOURCES = Path(__file__).parent.parent / "src"
GAMES = 1000  # in all, shared among the tables of a game
LONG_GAMES = 180  # where a game is long enough to have trial options
WHERE = "import tablee.kernel.rng as module; print(module.__file__)"


def python(arguments: list[str], folder: Path, *, sources: bool) -> str:
    """What Python prints, with `tablee` from the sources or from where it is installed."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if sources:
        env["PYTHONPATH"] = str(SOURCES)
    command = [sys.executable, "-P" if sources else "-I", *arguments]
    done = subprocess.run(
        command, cwd=folder, env=env, check=False, capture_output=True, text=True, encoding="utf-8"
    )
    assert not done.returncode, done.stderr
    return done.stdout


@pytest.fixture
def compiled(tmp_path: Path) -> None:
    """Only with a compiled package installed beside the sources."""
    probe = f"import importlib.util as u; u.find_spec('tablee') and exec({WHERE!r})"
    found = python(["-c", probe], tmp_path, sources=False).strip()
    if not found.endswith((".so", ".pyd")):
        what = f"interpreted ({Path(found).name})" if found else "missing"
        pytest.skip(f"NOT COMPARED: the installed tablee is {what}; `make test` compiles it")


def digests(key: str, count: int, folder: Path, *, sources: bool) -> list[dict[str, Any]]:
    """The digest of every table of a game."""
    command = ["-m", "tablee.testing", "digest", key, "--games", str(count)]
    return [json.loads(line) for line in python(command, folder, sources=sources).splitlines()]


@pytest.mark.slow
@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("key", sorted(games.found()))
def test_both_builds_play_the_same_games(key: str, tmp_path: Path) -> None:
    game = games.load(key)
    tables = sum(len(mode.seats) for mode in game.modes)
    count = (LONG_GAMES if game.trial else GAMES) // tables
    interpreted = digests(key, count, tmp_path, sources=True)
    assert len(interpreted) == tables
    assert interpreted == digests(key, count, tmp_path, sources=False)


def test_the_sources_run_interpreted(tmp_path: Path) -> None:
    """Otherwise the comparison would compare a build with itself."""
    assert python(["-c", WHERE], tmp_path, sources=True).strip().endswith(".py")


@pytest.mark.parametrize("key", sorted(games.found()))
def test_games_do_not_depend_on_the_order_of_sets(key: str, tmp_path: Path) -> None:
    """Python's own hashes change from run to run; no game may notice."""
    with pytest.MonkeyPatch.context() as patch:
        runs = []
        for seed in ("1", "2"):
            patch.setenv("PYTHONHASHSEED", seed)
            runs.append(digests(key, 5, tmp_path, sources=True))
    assert runs[0] == runs[1]
