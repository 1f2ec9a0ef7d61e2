"""Weights from what positions came to: the sums, and what a survey of a real game notes."""

from __future__ import annotations

import random

import pytest

from tablee import games
from tablee.tuning.evolution import Task, Trial, widths
from tablee.tuning.outlook import CONSTANTS, Row, Sums, surveyed

STEPS = [3.0, -2.0, 0.5, 40.0]


def rows(number: int) -> list[tuple[Row, float]]:
    """Positions that depend on some of three weights and on a constant, without any luck."""
    lot = random.Random(number)
    found = []
    for _ in range(60):
        row: Row = {at: lot.uniform(-1, 1) for at in range(3) if lot.random() < 0.7}
        row[3] = 1.0
        found.append((row, sum(STEPS[at] * much for at, much in row.items())))
    return found


def test_steps_are_found_and_workers_add_up() -> None:
    whole, parts = Sums(4), [Sums(4), Sums(4)]
    for number, part in enumerate(parts):
        for row, side in rows(number):
            whole.add(row, side)
            part.add(row, side)
    parts[0].join(parts[1])
    for sums in (whole, parts[0]):
        assert sums.solved([1e-9] * 4) == pytest.approx(STEPS, abs=1e-6)


def test_what_is_never_seen_stays_and_doubt_holds_back() -> None:
    sums = Sums(3)
    for _ in range(10):
        sums.add({0: 1.0, 2: 0.0}, 5.0)
    sure, never, nothing = sums.solved([1e-9, 1.0, 1.0])
    assert sure == pytest.approx(5.0)
    assert (never, nothing) == (0.0, 0.0)
    assert sums.solved([10.0, 1.0, 1.0])[0] == pytest.approx(2.5)


def test_a_survey_notes_the_round_it_is_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worth of a table depends on this round's weights for a turn, on no other's."""
    options = games.load("rococo").settle(1, {"mode": "solo", "level": "crunchy"})
    trial = Trial("rococo", [(1, options)], "master.toml")
    alone = trial.guide.weights.sections["solo"]
    monkeypatch.setattr("tablee.tuning.outlook.TRIAL", [trial])
    spread = tuple(widths(alone, 0.5, {"turn"}))
    _, sums = surveyed(Task(0, tuple(alone.numbers()), spread, 1, "survey"))
    assert sums.size == 4 + CONSTANTS
    for at in range(4):
        assert not any(sums.rows[at].get(other) for other in range(4) if other != at)
    assert any(sums.rows[at].get(at, 0.0) > 0 for at in range(4))
