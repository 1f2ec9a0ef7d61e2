"""What a game's browser table says by phase and by rule is about phases and rules that it has."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee import games

GAMES = Path(tablee.__file__ or "").parent / "games"
LANGUAGES = {"en", "fr"}


def told(game: str, name: str) -> Any:
    file = GAMES / game / "client" / f"{name}.json"
    return json.loads(file.read_text("utf-8")) if file.is_file() else None


@pytest.mark.parametrize("key", games.keys())
def test_a_lesson_follows_phases_and_cites_rules_of_its_game(key: str) -> None:
    game = games.load(key)
    steps = told(key, "lesson")
    assert steps, "every game is taught"
    for step in steps:
        assert step.get("phase", "") in ("", *game.phases), step["title"]["en"]
        assert game.rulebook.knows(step["rule"]), step["rule"]
        assert set(step["title"]) == set(step["text"]) == LANGUAGES


@pytest.mark.parametrize("key", games.keys())
def test_a_question_to_you_belongs_to_a_phase(key: str) -> None:
    asks = told(key, "asks") or {}
    assert set(asks) <= set(games.load(key).phases)
    assert all(set(words) == LANGUAGES for words in asks.values())
