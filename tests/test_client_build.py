"""The page is built again when something has changed that it is made of, and only then."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

BUILD = Path(__file__).parents[1] / "client/build.py"


def test_what_python_leaves_behind_builds_nothing_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tests import what lies beside the page: after `make test`, `make play` built all again."""
    spec = importlib.util.spec_from_file_location("build", BUILD)
    assert spec is not None
    assert spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    monkeypatch.setattr(build, "CLIENT", tmp_path / "client")
    monkeypatch.setattr(build, "GAMES", tmp_path / "games")
    page = tmp_path / "client/src/main.ts"
    page.parent.mkdir(parents=True)
    page.write_text("1")
    before = build.sources()
    for folder in ("__pycache__", "node_modules", "tests"):
        (tmp_path / "client" / folder).mkdir()
        (tmp_path / "client" / folder / "file").write_text("")
    assert build.sources() == before
    page.write_text("2")
    assert build.sources() != before
