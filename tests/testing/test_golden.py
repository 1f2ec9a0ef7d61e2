"""Golden playthroughs: readable, repeatable, discreet, and written by one command."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tablee.kernel import Game
from tablee.testing import playthrough, run_check, table_of
from tablee.testing.golden import covered, first_change, write_all
from tests.testing.canteen.game import FOLDER, CanteenGame, canteen


@pytest.fixture
def empty(tmp_path: Path) -> Game:
    """A canteen in a folder of its own, without golden files."""
    folder = tmp_path / "canteen"
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("golden", "__pycache__"))

    class Moved(CanteenGame):
        @classmethod
        def folder(cls) -> Path:
            return folder

    return canteen(Moved)


def test_one_command_writes_what_the_checks_ask_for(empty: Game) -> None:
    written = [path.name for path in write_all(empty)]
    assert written == ["plain-2.txt", "duo.txt", "perft.txt"]
    assert run_check(empty, "golden").ok
    assert run_check(empty, "perft").ok


def test_tables_that_were_added_are_kept(empty: Game) -> None:
    write_all(empty, table_of(empty, 3, {"mode": "plain", "rounds": "1"}))
    kept = [path.name for path in write_all(empty)]
    assert sorted(kept) == ["duo.txt", "perft.txt", "plain-2.txt", "plain-3-rounds-1.txt"]


def test_the_text_says_what_happened_who_was_told_and_what_may_follow() -> None:
    game = canteen()
    text = playthrough(game, table_of(game, 2, {"mode": "duo"}))
    assert "table mode=duo seats=2 seed=golden data=sha256-" in text
    assert "--- 0: the deal" in text
    assert "\nmay  1 service: serve " in text
    assert "\nscores [" in text
    assert text == playthrough(game, table_of(game, 2, {"mode": "duo"}))


def test_secrets_are_told_to_their_owner_alone() -> None:
    game = canteen()
    lines = playthrough(game, table_of(game, 2, {"mode": "duo"}), "5").splitlines()
    hands = [line for line in lines if " hand_1: " in line and "?" not in line]
    assert hands
    assert all(line.startswith("sees 1 ") or line.endswith(": -") for line in hands)
    drawn = [line for line in lines if line.startswith("told") and " drew " in line]
    assert drawn
    assert all(line[:7] == f"told {line.split('seat=')[1][0]} " for line in drawn)


def test_the_first_change_is_shown() -> None:
    assert first_change("a\nb", "a\nb") == ""
    assert first_change("a\nb", "a\nc") == "line 2: stored 'b', now 'c'"
    assert first_change("a", "a\nc") == "stored 1 lines, now 2"


def test_runs_of_covered_cards_are_counted() -> None:
    assert covered(["a", "?", "?", "b", "b", "?spice"]) == "a ?x2 b b ?spice"
    assert covered([]) == "-"
