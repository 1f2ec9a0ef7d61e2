"""The messages of every table and of the arena: the same ids and variables in every language, all
of them used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tablee
from tablee.i18n import Texts
from tablee.kernel import LANGUAGES
from tablee.testing.languages import read_words

PACKAGE = Path(tablee.__path__[0])
ARENA = PACKAGE / "arena"
WORDS = {
    language: {
        key: words
        for folder in (PACKAGE / "i18n", ARENA)
        for key, words in read_words(folder / f"{language}.ftl").items()
    }
    for language in LANGUAGES
}
CALLED = re.compile(r'"([a-z]+(?:-[a-z]+)+|[a-z]+)"')
MADE = re.compile(r'f"([a-z-]+-)\{')  # ids that code puts together
FOR_GAMES = (
    "why-estimate",
    "event-sealed",
    "ask-over",
    "ask-clock",
)  # said by a game's keys, unless the game says it itself


def test_every_language_has_the_same_messages() -> None:
    assert set(WORDS["en"]) == set(WORDS["fr"])


@pytest.mark.parametrize("key", WORDS["en"])
def test_every_language_uses_the_same_variables(key: str) -> None:
    assert WORDS["en"][key].variables == WORDS["fr"][key].variables


TEXTS = [*PACKAGE.rglob("fr.ftl"), *PACKAGE.rglob("rulebook.toml")]


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_french_has_curly_apostrophes_and_a_space_before_double_signs(path: Path) -> None:
    """Titles such as Ramen! keep the sign as their publisher writes it."""
    lines = path.read_text("utf-8").splitlines()
    french = [line for line in lines if path.suffix == ".ftl" or "fr =" in line]
    text = "\n".join(line.partition("fr = ")[2] or line for line in french if line[:1] != "#")
    assert not re.findall(r"\w'\w", text)
    assert set(re.findall(r"(\w+)[;!?»](?!\w)", text)) <= {"Ramen", "Mia"}


def test_one_game_of_a_deal_is_said_in_the_singular() -> None:
    words = Texts("fr", ARENA)
    one, more = [words("report-begun", games=games) for games in (1, 3)]
    assert one.startswith("1 partie d’une donne")
    assert one.endswith(": gardée, pas comptée.")
    assert more.startswith("3 parties de donnes")
    assert more.endswith(": gardées, pas comptées.")


def test_every_message_is_used_somewhere() -> None:
    code = "\n".join(
        path.read_text("utf-8")
        for folder in ("arena", "cli", "i18n", "server", "show")
        for path in (PACKAGE / folder).glob("*.py")
    )
    words = (PACKAGE / "i18n" / "en.ftl").read_text("utf-8")
    named = {*CALLED.findall(code), *re.findall(r"\{ ([a-z][a-z-]*) \}", words), *FOR_GAMES}
    made = tuple(prefix for prefix in MADE.findall(code) if prefix not in ("event-", "ask-"))
    unused = [key for key in WORDS["en"] if key not in named and not key.startswith(made)]
    assert unused == []
