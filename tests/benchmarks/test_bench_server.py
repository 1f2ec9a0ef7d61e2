"""The load driver speaks the real protocol: a few tables, a second or two, every figure there."""

from __future__ import annotations

import asyncio
import os
import sys

import pytest

from benchmarks import against_empty as against
from benchmarks.costs import KEPT, costs
from benchmarks.environment import NoPeers
from benchmarks.server import Size, measure, shown
from benchmarks.serving import Row, serving

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")


def test_a_small_load_is_measured_from_end_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    with serving() as server:
        rows = list(asyncio.run(measure(server, Size(4, 2, 3, 1))))
    spent = asyncio.run(costs(20, KEPT[:2]))
    assert [row.unit for row in rows] == ["KiB", "KiB", *["ms"] * 4, "moves/s", "moves", "moves"]
    for row in rows[2:]:
        assert row.value > 0, row.what
    assert sum(row.met is not None for row in rows) == 3
    assert [row.unit for row in spent] == ["KiB", "", "KiB"]
    assert spent[1].value > 0


def test_a_move_is_measured_in_empty_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(what: str) -> None:
        raise NoPeers(f"no {what} here")

    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    monkeypatch.setattr(against, "python_of_the_peers", nowhere)
    monkeypatch.setattr(against, "CROWD", 3)
    monkeypatch.setattr(against, "TURNS", 1)
    move, ratio = asyncio.run(against.against_empty(0.5))
    assert (move.unit, ratio.what) == ("us", "in empty POSTs of Starlette")
    assert move.value > 0
    assert ratio.value > 1


def test_what_is_missed_is_said_and_why() -> None:
    rows = [
        Row("fine", 1.0, "ms", "< 100", True, "never shown"),
        Row("slow", 2.0, "moves/s", ">= 2000", False, "others used the core"),
        Row("also", 3.0, "KiB"),
    ]
    text = shown(rows)
    assert "NOT MET" in text
    assert "slow: others used the core." in text
    assert "never shown" not in text
