"""Reasons are sentences that tell something."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from tablee import games
from tablee.kernel import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", games.keys())
def test_a_reason_answers_and_does_not_ask(key: str, language: str) -> None:
    game = games.load(key)
    text = (game.folder() / f"{language}.ftl").read_text("utf-8")
    reasons = {f"why-{hint}" for hint in game.hints}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.id.name in reasons:
            assert "?" not in FluentSerializer().serialize_entry(entry)
