"""The reference pages: their examples run, and they leave nothing out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee import games, scenario
from tablee.kernel import BadInput, BadScenario, Rng

DOCS = Path(__file__).parents[2] / "docs" / "reference"
PAGES = [DOCS / "scenarios.md", *sorted((DOCS / "positions").glob("*.md"))]
EXAMPLES = [
    pytest.param(example, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, example in enumerate(
        re.findall(r"^```toml\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE),
        start=1,
    )
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs_as_it_stands(example: str, tmp_path: Path) -> None:
    file = tmp_path / "example.toml"
    file.write_text(example, "utf-8")
    outcome = scenario.run(scenario.load(file))
    assert outcome.checked
    assert outcome.passed, "\n".join(map(str, outcome.failures))


def known_keys(file: Path, text: str) -> list[str]:
    """What a complaint about an unknown key offers instead."""
    file.write_text(text, "utf-8")
    with pytest.raises(BadScenario, match="here one can write ") as caught:
        scenario.load(file)
    return str(caught.value).rpartition("here one can write ")[2].split(", ")


@pytest.mark.parametrize(
    ("tail", "least"),
    [
        ("typo = 1\n", 9),
        ("[expect]\ntypo = 1\n", 16),
        ("[[step]]\nseat = 1\nmove = '+aj0'\ntypo = 1", 5),
    ],
)
def test_every_key_is_described(tmp_path: Path, tail: str, least: int) -> None:
    head = 'game = "ramen"\ntitle = "t"\nseats = 2\n'
    keys = known_keys(tmp_path / "a.toml", head + tail)
    page = PAGES[0].read_text("utf-8")
    assert len(keys) >= least
    for key in keys:
        assert (
            f"`{key}`" in page
            or f"`[{key}]`" in page
            or f"`[[{key}]]`" in page
            or f".{key}]`" in page
        )


@pytest.mark.parametrize("page", PAGES[1:], ids=lambda page: page.stem)
def test_every_key_of_a_position_is_described(page: Path) -> None:
    game = games.load(page.stem)
    text = page.read_text("utf-8")
    for seats in game.seat_counts():
        with pytest.raises(BadInput, match="here one can write ") as caught:
            game.position(seats, game.settle(seats, {}), Rng.seeded("1"), {"typo": 1})
        keys = str(caught.value).rpartition("here one can write ")[2].split(", ")
        for key in keys:
            first = re.sub(r"_(\d+|mentor)$", "_1", key)  # hand_1 … hand_4 are one entry
            assert f"`{key}`" in text or f"`{first}` …" in text
