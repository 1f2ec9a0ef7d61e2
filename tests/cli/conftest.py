"""The command, run as a person would, with what it writes and how it ends."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tablee.cli.main import main

Tablee = Callable[..., "Ran"]


@dataclass(frozen=True)
class Ran:
    """What a command wrote, and its exit code."""

    code: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def _surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A gap in the texts raises; games that end early are kept away from the tester's own; hints
    are thought about for a moment only."""
    monkeypatch.setenv("TABLEE_STRICT", "1")
    monkeypatch.setattr("tablee.bots.review.THOUGHT", 0.1)
    monkeypatch.setenv("TABLEE_SAVES", str(tmp_path / "saves"))
    for name in ("TABLEE_LANG", "LC_ALL", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def tablee(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Tablee:
    """`tablee("play", "ramen", typed="1\\n2\\n")`: in a pipe, as a program would call it."""

    def run(*words: str | Path, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = 0
        try:
            main([str(word) for word in words])
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 1
        said = capsys.readouterr()
        return Ran(code, said.out, said.err)

    return run
