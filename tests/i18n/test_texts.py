"""Messages by id: gaps raise in tests and never leave a player without a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.i18n import MissingText, Texts
from tablee.i18n.texts import bundle


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    english = "greeting = Hello { $name }\nonly-english = Only here\nseat = Chair { $n }\n"
    (tmp_path / "en.ftl").write_text(english, "utf-8")
    (tmp_path / "fr.ftl").write_text("greeting = Bonjour { $name }\n", "utf-8")
    return tmp_path


def test_a_message_in_each_language(folder: Path) -> None:
    assert Texts("en", folder)("greeting", name="Ana") == "Hello Ana"
    assert Texts("fr", folder)("greeting", name="Ana") == "Bonjour Ana"


def test_a_game_may_say_it_in_its_own_words(folder: Path) -> None:
    assert Texts("en", folder)("seat", n=2) == "Chair 2"
    assert Texts("fr", folder)("seat", n=2) == "Place 2"


def test_a_gap_raises_where_tests_run(folder: Path) -> None:
    with pytest.raises(MissingText, match="fr: only-english"):
        Texts("fr", folder)("only-english")
    with pytest.raises(MissingText, match="name"):
        Texts("fr", folder)("greeting")


def test_a_gap_shows_a_player_english_and_the_id(folder: Path) -> None:
    texts = Texts("fr", folder, strict=False)
    assert texts("only-english") == "Only here [only-english]"
    assert texts("nowhere") == "[nowhere]"


def test_strictness_comes_from_the_environment(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TABLEE_STRICT")
    assert Texts("fr", folder)("only-english") == "Only here [only-english]"


def test_what_is_no_message_raises_where_tests_run(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("this is { not Fluent\n", "utf-8")
    with pytest.raises(MissingText, match=r"en\.ftl: not a message"):
        bundle("en", tmp_path)
