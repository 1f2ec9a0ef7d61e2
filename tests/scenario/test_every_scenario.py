"""Every scenario that comes with a game, one test each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee import games, scenario
from tablee.kernel import BadScenario


def shipped() -> Iterator[object]:
    for key in games.keys(examples=True):
        folder = games.find(key).folder() / "scenarios"
        for path in sorted(folder.rglob("*.toml")):
            yield pytest.param(
                path,
                marks=pytest.mark.rule(*cites(path)),
                id=f"{key}/{path.relative_to(folder).with_suffix('')}",
            )


def cites(path: Path) -> list[str]:
    try:
        return scenario.load(path).cites
    except BadScenario:
        return []  # the test itself will say what is wrong


@pytest.mark.parametrize("path", list(shipped()))
def test_scenario(path: Path) -> None:
    outcome = scenario.run(scenario.load(path))
    assert outcome.checked
    assert outcome.passed, "\n".join(map(str, outcome.failures))
