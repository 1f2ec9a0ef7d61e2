"""`tablee check` and `tablee scenario`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablee.games import load
from tablee.testing import CHECKS, Broken, Report, Result
from tests.cli.conftest import Tablee

SCENARIO = """\
game = "ramen"
title = "Sixteen is enough"
seats = 2

[position]
bowl_1 = "aj6 no5"
hand_1 = "me5 ne4 ch0 sh0"

[[step]]
seat = 1
move = "me5@1"

[[step]]
seat = 1
move = "ne4@1"
refused = "R3.2"

[[step]]
seat = 1
move = "ch0@2"

[expect]
events = ["served side=1 bowl=1 n=3"]
"""


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """The kit itself is tested elsewhere; here, what the command makes of a report."""
    asked: list[bool] = []

    def report(game: object, *, thorough: bool, progress: object = None) -> Report:
        asked.append(thorough)
        failed = Result("undo", "What is undone.", 1, 2, Broken("undo", "it is not"))
        good = Result("cards", "Every card once.", 1, 7)
        return Report("ramen", [good, failed] if thorough else [good])

    monkeypatch.setattr("tablee.testing.conformance", report)
    return asked


def test_check_reports_and_ends_with_0(tablee: Tablee, quick: list[bool]) -> None:
    ran = tablee("check", "ramen")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("ok     cards ")
    assert quick == [False]


def test_a_broken_promise_ends_with_1(tablee: Tablee, quick: list[bool]) -> None:
    ran = tablee("check", "ramen", "--thorough")
    assert ran.code == 1
    assert "BROKEN undo" in ran.out
    assert "undo: it is not" in ran.out


def test_the_report_as_json(tablee: Tablee, quick: list[bool]) -> None:
    assert json.loads(tablee("check", "ramen", "--json").out)["ok"] is True


@pytest.mark.slow
def test_ramen_keeps_its_promises(tablee: Tablee) -> None:
    ran = tablee("check", "ramen")
    assert ran.code == 0, ran.out
    assert all(f" {check} " in ran.out for check in CHECKS)


@pytest.mark.parametrize(("language", "sentence"), [("en", "rules are cited"), ("fr", "citées")])
def test_rules_with_what_proves_them(tablee: Tablee, language: str, sentence: str) -> None:
    ran = tablee("check", "ramen", "--rules", "--lang", language)
    assert ran.code == 0
    book = load("ramen").rulebook
    for number, rule in book.rules.items():
        assert f"{number}  {rule.text[language]}\n" in ran.out
    assert "turn.py" in ran.out
    assert sentence in ran.out


@pytest.fixture
def scenarios(tmp_path: Path) -> Path:
    folder = tmp_path / "scenarios"
    folder.mkdir()
    (folder / "good.toml").write_text(SCENARIO, "utf-8")
    return folder


def test_a_scenario_that_holds(tablee: Tablee, scenarios: Path) -> None:
    ran = tablee("scenario", scenarios / "good.toml")
    assert (ran.code, ran.err) == (0, "")
    assert "good.toml: Sixteen is enough" in ran.out
    assert "1 passed, 0 failed, 0 not readable" in ran.out


def test_a_scenario_that_does_not_hold(tablee: Tablee, scenarios: Path) -> None:
    (scenarios / "bad.toml").write_text(SCENARIO.replace("n=3", "n=4"), "utf-8")
    ran = tablee("scenario", scenarios, "--lang", "fr")
    assert ran.code == 1
    assert "ÉCHEC" in ran.out
    assert "attendu served side=1 bowl=1 n=4" in ran.out
    assert "1 réussis, 1 en échec, 0 illisibles" in ran.out


def test_a_scenario_that_cannot_be_run(tablee: Tablee, scenarios: Path) -> None:
    (scenarios / "broken.toml").write_text(SCENARIO.replace('"ramen"', '"chess"'), "utf-8")
    ran = tablee("scenario", scenarios)
    assert ran.code == 2
    assert "broken.toml, game: there is no game 'chess'" in ran.err
    assert "1 passed, 0 failed, 1 not readable" in ran.out
