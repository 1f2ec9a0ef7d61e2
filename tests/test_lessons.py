"""What a game's browser table says by phase and by rule is about phases and rules that it has."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee import bots, games
from tablee.bots.sitting import Sitting
from tablee.kernel import Match, Rng
from tablee.show import describe

GAMES = Path(tablee.__file__ or "").parent / "games"
LANGUAGES = {"en", "fr"}
PUPIL = 0


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
        assert step.get("move", "") in ("", *game.catalogue.texts), step["title"]["en"]
        assert game.rulebook.knows(step["rule"]), step["rule"]
        assert set(step["title"]) == set(step["text"]) == LANGUAGES


def first_game(key: str) -> Iterator[tuple[str, list[str]]]:
    """The browser's lesson, played through: each question's phase and its answers."""
    game = games.load(key)
    seats = max(2, game.seat_counts()[0])
    options = {game.lot: "chosen"} if game.lot else {}
    makers = [bots.find(game, "greedy"), *[bots.find(game, "nino")] * (seats - 1)]
    sitting = Sitting(Match(game, seats, options, "lesson"), makers)
    match = sitting.match
    while not match.over:
        if PUPIL in match.acting:
            yield match.view(PUPIL).phase, match.legal_texts(PUPIL)
        assert sitting.advance()


def speaks(step: dict[str, Any], phase: str, legal: list[str]) -> bool:
    """As in `Coach.svelte`: one answer answers itself before anybody has read of it."""
    return len(legal) > 1 and phase == step["phase"] and step.get("move", legal[0]) in legal


@pytest.mark.parametrize("key", games.keys())
def test_every_step_of_a_lesson_is_told_in_a_game(key: str) -> None:
    left = [step for step in told(key, "lesson") if step.get("phase")]
    for phase, legal in first_game(key):
        if left and speaks(left[0], phase, legal):
            left.pop(0)
    assert not left, f"{left[0]['title']['en']!r} is never told"


def test_the_oven_is_spoken_of_before_anything_is_baked() -> None:
    """With one recipe to bake, ringing the bell is all that one decides."""
    (oven,) = [step for step in told("rococo", "lesson") if step["rule"] == "R8.4.1"]
    game = games.load("rococo")
    options = game.settle(2, {})
    table = {"step": "action", "played": "start_chef_counter", "coins": [9, 9]}
    for stored in ({}, {"recipes_1": "sable", "staples_1": [6, 5, 4]}):
        state = game.position(2, options, Rng.seeded("1"), {**table, **stored})
        match = Match(game, 2, options, state=state)
        assert speaks(oven, match.view(PUPIL).phase, match.legal_texts(PUPIL)) == bool(stored)
    match.submit(PUPIL, "action bake")
    assert match.legal_texts(PUPIL) == ["bake sable"]


def test_no_step_waits_for_a_question_that_a_gesture_answers() -> None:
    """Touching a plate says that one presents, and where: nobody is asked for the space."""
    game = games.load("rococo")
    options = game.settle(2, {})
    table: dict[str, object] = {
        "step": "action",
        "played": "start_chef_counter",
        "racks_1": "oublie",
    }
    state = game.position(2, options, Rng.seeded("1"), table)
    match = Match(game, 2, options, state=state)
    match.submit(PUPIL, "action deliver")
    match.submit(PUPIL, match.legal_texts(PUPIL)[0])
    (present,) = [m for m in describe(match, PUPIL, "en").moves if m.text == "present"]
    match.submit(PUPIL, present.text)
    asked = match.view(PUPIL).phase
    answers = {ref for m in describe(match, PUPIL, "en").moves for ref in m.refs}
    assert answers & set(present.leads)
    assert asked not in [step.get("phase") for step in told("rococo", "lesson")]


@pytest.mark.parametrize("key", games.keys())
def test_the_illustrated_rulebook_has_no_hole(key: str) -> None:
    """Chapters are counted on without one left out; each has rules, or at least pictures."""
    book, pictures = games.load(key).rulebook, told(key, "book")
    assert list(book.chapters) == [str(number + 1) for number in range(len(book.chapters))]
    written = {rule.chapter for rule in book.rules.values() if not rule.is_ruling}
    assert set(book.chapters) == written | set(pictures)
    for figure in [one for figures in pictures.values() for one in figures]:
        assert set(figure) >= LANGUAGES
        assert not figure.get("rule") or book.knows(figure["rule"]), figure["en"]
