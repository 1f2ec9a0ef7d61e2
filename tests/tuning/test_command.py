"""`python -m tablee.tuning`: the same command finds the same weights, and the file says which."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tablee import games
from tablee.bots.weights import Weights
from tablee.tuning.__main__ import main
from tablee.tuning.about import FOUND, written

QUICK = ["--pairs", "4", "--deals", "1", "--table", "kitchen:2"]


def tune(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    monkeypatch.setattr("sys.argv", ["tuning", *words])
    main()


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("way", [[], ["--coarse"]], ids=["fine", "coarse"])
def test_the_same_command_finds_the_same_weights(
    monkeypatch: pytest.MonkeyPatch, way: list[str]
) -> None:
    """However many work on it."""
    quick = [*QUICK, *way, "--generations", "3"]
    tune(monkeypatch, "plat_du_jour", *quick, "--jobs", "1", "--out", "one.toml")
    tune(monkeypatch, "plat_du_jour", *quick, "--jobs", "2", "--out", "two.toml")
    assert Path("one.toml").read_bytes() == Path("two.toml").read_bytes()


def test_a_file_says_how_to_find_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut short by the clock, too: the command that it names has generations."""
    tune(monkeypatch, "plat_du_jour", *QUICK, "--seconds", "2", "--jobs", "1", "--seed", "a b")
    first = Weights.read(Path("master.toml"))
    found = re.fullmatch(
        rf"{FOUND}python -m tablee.tuning (.*) \(from guide.toml (\w+), code (\w+)\)", first.about
    )
    assert found
    assert "--seed 'a b'" in found[1]
    assert "--share 0.15" in found[1], "settings that nobody named may be others one day"
    tune(monkeypatch, *shlex.split(found[1]), "--jobs", "1", "--out", "again.toml")
    assert Path("again.toml").read_bytes() == Path("master.toml").read_bytes()


def test_nothing_is_written_into_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    installed = games.load("plat_du_jour").folder() / "master.toml"
    before = installed.read_bytes()
    tune(monkeypatch, "plat_du_jour", *QUICK, "--generations", "1", "--jobs", "1")
    assert Path("master.toml").is_file()
    assert installed.read_bytes() == before


def test_it_goes_on_from_a_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    quick = [*QUICK, "--generations", "1", "--jobs", "1"]
    tune(monkeypatch, "plat_du_jour", *quick)
    tune(monkeypatch, "plat_du_jour", *quick, "--start", "master.toml", "--out", "next.toml")
    assert "from master.toml" in Weights.read(Path("next.toml")).about
    with pytest.raises(SystemExit) as stopped:
        tune(monkeypatch, "plat_du_jour", *quick, "--start", "nowhere.toml")
    assert stopped.value.code == 2
    assert "there are no weights" in capsys.readouterr().err


def test_every_section_has_its_line() -> None:
    first = written("By hand, in an evening.", "", FOUND + "one")
    both = written(first, "solo", FOUND + "two")
    assert both == f"{FOUND}one\n[solo] {FOUND}two"
    assert written(both, "", FOUND + "three") == f"{FOUND}three\n[solo] {FOUND}two"
    assert written(both, "solo", FOUND + "four") == f"{FOUND}one\n[solo] {FOUND}four"
