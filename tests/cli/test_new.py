"""`tablee new`: the skeleton runs, says what is missing, and bad names are one sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tablee.cli.main import main

PACKAGE = Path(tablee.__path__[0]).parent


def tablee_new(*args: str) -> int:
    with pytest.raises(SystemExit) as left:
        main(["new", *args])
    return left.value.code if isinstance(left.value.code, int) else 0


def python(*args: str, path: Path) -> subprocess.CompletedProcess[str]:
    """Another Python, which finds Tablée and what lies in `path`."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), str(PACKAGE)])}
    return subprocess.run(
        [sys.executable, *args], env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
def test_a_package_of_its_own_is_installed_found_and_checked(tmp_path: Path) -> None:
    assert tablee_new("Le Coin", "--dir", str(tmp_path)) == 0
    site = tmp_path / "site"
    options = ["--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--target", str(site)]
    done = python("-m", "pip", "install", *options, str(tmp_path / "le_coin"), path=tmp_path)
    assert done.returncode == 0, done.stderr

    done = python("-m", "tablee", "check", "le_coin", path=site)
    assert done.returncode == 1, done.stderr
    broken = [line for line in done.stdout.splitlines() if line.startswith("BROKEN")]
    assert [line.split()[1] for line in broken] == ["perft", "golden"], done.stdout
    assert "python -m tablee.testing golden le_coin" in done.stdout

    done = python("-m", "tablee.testing", "golden", "le_coin", path=site)
    assert done.returncode == 0, done.stderr
    done = python("-m", "tablee", "check", "le_coin", path=site)
    assert done.returncode == 0, done.stdout

    done = python("-m", "tablee", "check", "le_coin", "--rules", path=site)
    assert "Cited by none: R2.2, R3.1" in done.stdout
    done = python("-m", "tablee", "scenario", f"{site}/le_coin/scenarios", path=site)
    assert done.returncode == 0, done.stdout
    tests = ["-m", "pytest", "-q", "-c", str(tmp_path / "le_coin" / "pyproject.toml")]
    done = python(*tests, str(site / "le_coin"), path=site)
    assert done.returncode == 0, done.stdout


@pytest.mark.slow
def test_in_a_checkout_the_game_joins_the_others(tmp_path: Path) -> None:
    games = tmp_path / "src" / "tablee" / "games"
    games.mkdir(parents=True)
    assert tablee_new("bistro", "--dir", str(tmp_path)) == 0
    assert sorted(path.name for path in games.iterdir()) == ["bistro"]
    code = (
        "import tablee.games\n"
        f"tablee.games.__path__.append({str(games)!r})\n"
        "from tablee.testing import conformance\n"
        "report = conformance(tablee.games.load('bistro'))\n"
        "print(*[result.check for result in report.results if not result.ok])\n"
    )
    done = python("-c", code, path=tmp_path)
    assert done.stdout.split() == ["perft", "golden"], done.stderr


def test_no_marker_is_left_over(tmp_path: Path) -> None:
    tablee_new("bistro", "--dir", str(tmp_path))
    for path in tmp_path.rglob("*.*"):
        if path.is_file():
            text = path.read_text("utf-8")
            assert "GAME_" not in text
            assert "GameClass" not in text
    package = tmp_path / "bistro" / "bistro"
    assert "class Bistro(Game):" in (package / "game.py").read_text("utf-8")
    assert (package / "rules" / "__init__.py").is_file()


def test_what_to_do_next_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tablee_new("bistro", "--dir", str(tmp_path))
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        f"Written: {tmp_path / 'bistro'}",
        "Next:",
        f"  pip install --editable {tmp_path / 'bistro'}",
        "  tablee check bistro",
        "  tablee play bistro",
    ]


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("7wonders", "'7wonders' cannot name a game: use letters a to z"),
        ("pâtisserie", "cannot name a game"),
        ("a/b", "cannot name a game"),
        ("", "cannot name a game"),
        ("class", "cannot name a game"),
        ("ramen", "there is a game 'ramen' already"),
        ("Ramen Ramen", "there is a game 'ramen' already"),
        ("plat-du-jour", "there is a game 'plat_du_jour' already"),
        ("json", "a Python package is called 'json' already"),
    ],
)
def test_bad_names_are_one_sentence(
    name: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tablee_new(name, "--dir", str(tmp_path)) == 2
    told = capsys.readouterr().err.strip().splitlines()
    assert len(told) == 1
    assert complaint in told[0]
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bistro").mkdir()
    (tmp_path / "bistro" / "mine.txt").write_text("mine")
    assert tablee_new("bistro", "--dir", str(tmp_path)) == 2
    assert "exists already" in capsys.readouterr().err
    assert [path.name for path in (tmp_path / "bistro").iterdir()] == ["mine.txt"]


def test_a_place_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("in the way")
    assert tablee_new("bistro", "--dir", str(tmp_path / "file")) == 2
    assert "cannot be written" in capsys.readouterr().err
