"""`tablee games`, `tablee rules`, `tablee --version` and `tablee --help`."""

from __future__ import annotations

import re

import pytest

from tablee import __version__, games
from tablee.games import found, keys, load
from tablee.kernel import LANGUAGES, Game
from tests.cli.conftest import Tablee


def test_version(tablee: Tablee) -> None:
    assert tablee("--version").out == f"tablee {__version__}\n"


@pytest.mark.parametrize("command", ["", "games", "rules", "play", "replay", "check", "scenario"])
def test_help_teaches_every_command(tablee: Tablee, command: str) -> None:
    ran = tablee(*command.split(), "--help")
    assert ran.code == 0
    assert f"tablee {command}".strip() in ran.out


def test_games_are_listed_with_what_one_wants_to_know(tablee: Tablee) -> None:
    out = tablee("games").out
    assert "ramen: Ramen! Ramen!" in out
    assert "Players: 1-4" in out
    assert "Minutes: 15-25" in out
    assert "Modes (seats): solo (1), duel (2), trio (3), teams (4)" in out
    assert "Bots: random, greedy" in out
    assert "Prudence, the careful one (greedy)" in out


def test_games_in_french(tablee: Tablee) -> None:
    out = tablee("games", "--lang", "fr").out
    assert "Trois Bols, sept ingrédients" in out
    assert "Robots : random" in out


def test_teaching_games_are_listed_on_request_only(tablee: Tablee) -> None:
    shown = re.findall(r"^(\w+): ", tablee("games").out, re.MULTILINE)
    everything = re.findall(r"^(\w+): ", tablee("games", "--all").out, re.MULTILINE)
    assert shown == keys()
    assert sorted(everything) == sorted(found())


def test_games_that_cannot_be_used_are_told_and_the_others_listed(
    tablee: Tablee, monkeypatch: pytest.MonkeyPatch
) -> None:
    def load_some(key: str) -> Game:
        if key == "plat_du_jour":
            raise ValueError("no dishes\ntoday")
        return load(key)

    monkeypatch.setattr(games, "load", load_some)
    monkeypatch.setattr(games, "left_out", lambda: {"corner": "the game 'corner' is left out"})
    ran = tablee("games", "--all")
    assert ran.code == 0
    assert "ramen: Ramen! Ramen!" in ran.out
    assert ran.err.splitlines() == [
        "tablee: the game 'plat_du_jour' cannot be used: ValueError: no dishes today",
        "tablee: the game 'corner' is left out",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_rulebook_has_every_rule_once(tablee: Tablee, language: str) -> None:
    book = load("ramen").rulebook
    lines = tablee("rules", "ramen", "--lang", language).out.splitlines()
    numbers = [line.split()[0] for line in lines if re.match(r"[A-Z]\d", line)]
    assert sorted(numbers) == sorted(book.rules)
    assert f"3. {book.chapters['3'][language]}" in lines


def test_one_rule_comes_with_its_rulings_and_refusals(tablee: Tablee) -> None:
    out = tablee("rules", "ramen", "r3.2", "--lang", "fr").out
    book = load("ramen").rulebook
    assert out.startswith("R3.2  ")
    assert book.rules["Q4"].text["fr"] in out
    for reason in book.rules["R3.2"].reasons.values():
        assert f"Refusé, R3.2 : {reason['fr']}" in out


def test_a_chapter_a_ruling_and_a_rule_of_every_table(tablee: Tablee) -> None:
    assert len(tablee("rules", "ramen", "R3").out.splitlines()) == 7
    ruling = tablee("rules", "ramen", "q4").out
    assert ruling.startswith("Q4  ")
    assert "On: R3.2, R3.5" in ruling
    assert tablee("rules", "ramen", "K5").out.startswith("K5  ")


def test_the_language_of_the_environment_is_spoken(
    tablee: Tablee, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_LANG", "fr")
    assert "Joueurs : 1-4" in tablee("games").out
    assert "Players: 1-4" in tablee("games", "--lang", "en").out
