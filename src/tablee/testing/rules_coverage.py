"""Coverage of the rulebook: for every numbered rule, what proves it and what refuses by it."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tablee.kernel import BadScenario, Game
from tablee.testing.citations import cited_in, refusals_in, sources
from tablee.testing.source_folder import source_folder


@dataclass
class RuleRow:
    """One rule: where it is tested, where it refuses moves, where the code names it."""

    number: str
    text: dict[str, str]
    tests: list[str] = field(default_factory=list)  # "test_turn.py::test_two_bowls"
    scenarios: list[str] = field(default_factory=list)  # "r3_same_bowl.toml"
    refusals: list[str] = field(default_factory=list)  # "turn.py:54 R3.1:take-too-early"
    code: list[str] = field(default_factory=list)  # "turn.py:12"

    @property
    def tested(self) -> bool:
        return bool(self.tests or self.scenarios)


def rule_coverage(game: Game, sources_in: Path | None = None) -> list[RuleRow]:
    """A row per rule and ruling, in the order of the rulebook; `sources_in`: another folder."""
    rows = {rule.number: RuleRow(rule.number, rule.text) for rule in game.rulebook.in_order()}
    folder = sources_in or source_folder(game)
    for place, number in [*marked_tests(folder), *citing_scenarios(folder)]:
        if number in rows:
            row = rows[number]
            (row.scenarios if place.endswith(".toml") else row.tests).append(place)
    prefixes = {number.rstrip("0123456789.abcdefghijklmnopqrstuvwxyz") for number in rows}
    for path in sources(folder):
        _read_source(path, path.relative_to(folder).as_posix(), prefixes, rows)
    return list(rows.values())


def untested(rows: list[RuleRow]) -> list[str]:
    """The numbers of the rules that no test and no scenario cites."""
    return [row.number for row in rows if not row.tested]


def strangers(game: Game) -> list[tuple[str, str]]:
    """Tests and scenarios that cite a rule the rulebook does not have."""
    folder = source_folder(game)
    cited = [*marked_tests(folder), *citing_scenarios(folder)]
    return [(place, number) for place, number in cited if number not in game.rulebook.rules]


def _read_source(path: Path, name: str, prefixes: set[str], rows: dict[str, RuleRow]) -> None:
    refusing = refusals_in(path, prefixes)
    for line, cited in refusing:
        number = cited.partition(":")[0]
        if number in rows:
            rows[number].refusals.append(f"{name}:{line} {cited}")
    for line, text in enumerate(path.read_text("utf-8").splitlines(), start=1):
        for cited in cited_in(text, prefixes):
            if cited in rows and (line, cited) not in refusing:
                rows[cited].code.append(f"{name}:{line}")


# --- tests and scenarios --------------------------------------------------------------------------


def marked_tests(folder: Path) -> Iterator[tuple[str, str]]:
    """(test, rule) for every `@pytest.mark.rule(...)` in the game's tests; runs none of them."""
    for path in sorted((folder / "tests").rglob("*.py")):
        module = ast.parse(path.read_text("utf-8"))
        for line in module.body:
            if isinstance(line, ast.Assign) and "pytestmark" in map(ast.unparse, line.targets):
                yield from ((path.name, number) for number in numbers_in([line.value]))
        for node in ast.walk(module):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                place = f"{path.name}::{node.name}"
                yield from ((place, number) for number in numbers_in(node.decorator_list))


def numbers_in(expressions: list[ast.expr]) -> list[str]:
    """The rules named by marks in decorators, inside `pytest.param(..., marks=...)` too."""
    return [
        argument.value
        for expression in expressions
        for node in ast.walk(expression)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "rule"
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def citing_scenarios(folder: Path) -> Iterator[tuple[str, str]]:
    """(file, rule) for every scenario whose `cites` lists it."""
    for path in sorted((folder / "scenarios").rglob("*.toml")):
        try:
            cites = tomllib.loads(path.read_text("utf-8-sig")).get("cites", [])
        except tomllib.TOMLDecodeError as error:
            raise BadScenario(path.name, "", f"not readable as TOML: {error}") from None
        yield from ((path.name, str(number)) for number in cites)
