"""Coverage of the rulebook: what proves a rule, found without running anything."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tablee import games
from tablee.cli.check import folder_with_tests
from tablee.kernel import BadInput, BadScenario, Game
from tablee.testing import rule_coverage, untested
from tablee.testing.citations import cited_in
from tablee.testing.perft import stripped
from tablee.testing.report import Report, run_check
from tablee.testing.rules_coverage import strangers
from tests.testing.canteen.game import FOLDER, CanteenGame, canteen

TESTS = """
import pytest

pytestmark = pytest.mark.rule("C1.4")


@pytest.mark.rule("C1.1", "C1.2")
def test_two(): ...


@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("C1.3"))])
def test_param(n): ...


@pytest.mark.rule("C9.9")
class TestStranger: ...
"""


@pytest.fixture
def covered(tmp_path: Path) -> Game:
    folder = tmp_path / "canteen"
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "tests").mkdir()
    (folder / "tests/test_rules.py").write_text(TESTS, "utf-8")
    (folder / "scenarios").mkdir()
    (folder / "scenarios/serve.toml").write_text('cites = ["C1.1"]\n', "utf-8")

    class Moved(CanteenGame):
        @classmethod
        def folder(cls) -> Path:
            return folder

    return canteen(Moved)


def test_marks_scenarios_refusals_and_docstrings_are_found(covered: Game) -> None:
    rows = {row.number: row for row in rule_coverage(covered)}
    assert list(rows) == ["C1.1", "C1.2", "C1.3", "C1.4"]
    first = rows["C1.1"]
    assert first.tests == ["test_rules.py::test_two"]
    assert first.scenarios == ["serve.toml"]
    assert [place.split()[1] for place in first.refusals] == ["C1.1", "C1.1:not-in-hand"]
    assert len(first.code) == 1  # the docstring of Service
    assert rows["C1.3"].tests == ["test_rules.py::test_param"]
    assert rows["C1.4"].tests == ["test_rules.py"]
    assert untested(list(rows.values())) == []


def test_two_refusals_on_one_line_are_both_found(covered: Game) -> None:
    line = 'WHY = ["C1.2", "C1.3"]  # and C1.4\n'
    (covered.folder() / "more.py").write_text(line, "utf-8")
    rows = {row.number: row for row in rule_coverage(covered)}
    assert "more.py:1 C1.2" in rows["C1.2"].refusals
    assert "more.py:1 C1.3" in rows["C1.3"].refusals
    assert "more.py:1" in rows["C1.4"].code
    assert "more.py:1" not in rows["C1.2"].code


def test_what_no_test_cites_is_listed() -> None:
    assert untested(rule_coverage(canteen())) == ["C1.1", "C1.2", "C1.3", "C1.4"]


def test_rules_that_only_tests_know_are_named(covered: Game) -> None:
    assert strangers(covered) == [("test_rules.py::TestStranger", "C9.9")]


def test_an_unreadable_scenario_is_named(covered: Game) -> None:
    (covered.folder() / "scenarios/bad.toml").write_text("cites = [", "utf-8")
    with pytest.raises(BadScenario, match=r"bad\.toml"):
        rule_coverage(covered)


def test_a_scenario_may_begin_with_a_byte_order_mark(covered: Game) -> None:
    (covered.folder() / "scenarios/marked.toml").write_text('cites = ["C9.8"]', "utf-8-sig")
    assert ("marked.toml", "C9.8") in strangers(covered)


def test_citations_are_told_from_other_words() -> None:
    assert cited_in("R3.1, R6.5a and R3.2:same-bowl; xR1.1 I2 R_x R2", {"R"}) == [
        "R3.1",
        "R6.5a",
        "R3.2:same-bowl",
        "R2",
    ]


def test_an_installed_game_has_its_tests_in_the_source_tree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The wheel has no tests: in the source tree they are found, elsewhere a sentence says so."""
    game = games.load("plat_du_jour")
    installed = tmp_path / "plat_du_jour"
    installed.mkdir()
    source = game.folder()
    monkeypatch.setattr(type(game), "folder", classmethod(lambda cls: installed))
    monkeypatch.setattr("tablee.games.plat_du_jour.__path__", [str(installed)])
    assert stripped(game)
    monkeypatch.chdir(source.parents[3])
    assert folder_with_tests(game).resolve() == source
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadInput, match="the tests of plat_du_jour are not installed"):
        folder_with_tests(game)
    unread = Report(game.key, [run_check(game, name) for name in ("perft", "golden")])
    assert [line.split(maxsplit=2)[2] for line in unread.lines()] == [
        "not installed, not checked"
    ] * 2
