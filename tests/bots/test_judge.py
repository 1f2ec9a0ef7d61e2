"""What tables come to at their quiet points: what is noted of real games, and what is found."""

from __future__ import annotations

import pytest

from tablee import games
from tablee.bots.weights import Weights
from tablee.games.rivals.guide.dawn import NUMBERS, STAGES
from tablee.games.rivals.rules.town import Town
from tablee.tuning.evolution import Task, Trial, widths
from tablee.tuning.judge import DOUBT, judged, played


def trial() -> Trial:
    return Trial("rivals", [(2, games.load("rivals").settle(2, {}))], "guide.toml")


def test_quiet_points_are_noted_once_a_day() -> None:
    made = trial()
    points, scores = played(made, made.guide, 0, "once", 0)
    days = [s.day for s in points if isinstance(s, Town)]
    assert days == list(range(1, len(points) + 1))
    assert len(days) > 5
    assert len(scores) == 2


def test_weights_that_were_wrong_are_put_right(monkeypatch: pytest.MonkeyPatch) -> None:
    """Popularity counts as it is; a judge that halves it is told so, stage by stage."""
    made = trial()
    monkeypatch.setattr("tablee.tuning.judge.TRIAL", [made])
    weights = made.guide.weights
    halved = halving(weights)
    spread = tuple(widths(weights, 0.15, {"dawn"}))
    _, sums = judged(Task(0, tuple(halved.numbers()), spread, 8, "halved"))
    stages = len(STAGES) + 1
    assert sums.size == NUMBERS * stages
    for at in range(sums.size):
        others = [other for other in range(sums.size) if other // NUMBERS != at // NUMBERS]
        assert not any(sums.rows[at].get(other) for other in others), "a day is in one stage"
    last = sums.solved([DOUBT] * sums.size)[-NUMBERS]
    assert 25 < last < 75, "per cent of a point, from 50"


def halving(weights: Weights) -> Weights:
    table = weights.tables["dawn"]
    half = [number // 2 if at % NUMBERS == 0 else number for at, number in enumerate(table)]
    found = weights.replaced(weights.numbers())
    found.tables["dawn"] = half
    return found
