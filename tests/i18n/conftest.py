"""Here a gap in the texts is an error, not an English sentence."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_STRICT", "1")
