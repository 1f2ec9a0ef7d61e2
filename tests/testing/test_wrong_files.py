"""The checks of files can fail: texts, rulebook, perft counts, stored playthroughs."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from tablee.kernel import (
    Game,
    Mode,
)
from tablee.testing import Broken, run_check
from tests.testing.canteen.game import FOLDER, CanteenGame, canteen


def found_in(game: Game, check: str, message: str) -> Broken:
    failure = run_check(game, check).failure
    assert failure is not None, f"{check} finds nothing wrong"
    assert message in failure.message
    assert failure.__cause__ is None or "Broken" not in repr(failure.__cause__)
    return failure


def changed(tmp_path: Path, file: str, old: str, new: str) -> Game:
    """The canteen from a copy of its folder in which one thing is written otherwise."""
    folder = tmp_path / "canteen"
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")

    class Moved(CanteenGame):
        @classmethod
        def folder(cls) -> Path:
            return folder

    return canteen(Moved)


FILE_BUGS = [
    ("languages", "fr.ftl", "event-rang = { $seat } sonne.\n", "", "fr.ftl has no event-rang"),
    (
        "languages",
        "en.ftl",
        "event-rang = { $seat } rings.\n",
        "event-rang = { $seat } rings.\n    .cook = You ring.\n",
        "en.ftl: event-rang has a form .cook; its people are seat",
    ),
    (
        "languages",
        "en.ftl",
        "ask-market = { $seat } shops.\n",
        "ask-market = { $seat } shops.\n    .you = What do you buy?\n",
        "en.ftl: ask-market has a form .you; its people are seat",
    ),
    (
        "languages",
        "en.ftl",
        "event-rang = { $seat } rings.\n",
        "event-rang = { $seat } rings.\n    .seat = You ring.\n",
        "event-rang has the forms ['seat'] in en.ftl, [] in fr.ftl",
    ),
    ("languages", "fr.ftl", "{ $n }", "beaucoup", "event-stirred uses ['n', 'seat'] in en"),
    ("languages", "en.ftl", "{ $card }", "{ $dish }", "event-served uses $dish"),
    ("languages", "en.ftl", "zone-bin", "zone-dustbin", "en.ftl has no zone-bin"),
    (
        "languages",
        "en.ftl",
        "zone-bin",
        "zone-bin-own = Mine\nzone-bin",
        "nothing uses zone-bin-own",
    ),
    ("languages", "en.ftl", "zone-hand = Hand", "zone-hand = Hand of { $seat }", "uses $seat"),
    ("languages", "en.ftl", "why-habit", "why-not = No.\nwhy-habit", "nothing uses why-not"),
    (
        "languages",
        "fr.ftl",
        "zone-bin = Corbeille",
        "zone-bin = {",
        "fr.ftl:41: this is not Fluent",
    ),
    ("languages", "fr.ftl", "Corbeille", "{ -bac }", "refers to -bac"),
    (
        "languages",
        "fr.ftl",
        "zone-bin = Cor",
        "zone-pile = B\nzone-bin = Cor",
        "zone-pile twice",
    ),
    ("rulebook", "rules.py", "C1.3: the", "C7.3: the", " cites C7.3"),
    ("rulebook", "rules.py", "C1.2:empty", "C1.2", "no code refuses a move with C1.2:empty"),
    ("rulebook", "game.py", '"C1.2"', '"C2.2"', " cites C2.2"),
    ("perft", "golden/perft.txt", "paths=", "paths=9", "now"),
    ("perft", "golden/perft.txt", "depth=", "deep=", "cannot be read"),
    ("golden", "golden/duo.txt", "serve", "steal", "golden/duo.txt, line"),
    ("golden", "golden/duo.txt", "seed=golden", "seed=silver", "golden/duo.txt, line"),
    ("golden", "golden/duo.txt", "table mode", "mode", "does not say what it plays"),
]


@pytest.mark.parametrize(("check", "file", "old", "new", "message"), FILE_BUGS)
def test_a_wrong_file_is_found(
    tmp_path: Path, check: str, file: str, old: str, new: str, message: str
) -> None:
    found_in(changed(tmp_path, file, old, new), check, message)


@pytest.mark.parametrize(
    ("check", "file", "message"),
    [
        ("perft", "perft.txt", "there is no golden/perft.txt"),
        ("golden", "duo.txt", "no playthrough of the mode duo"),
    ],
)
def test_a_missing_file_is_found(tmp_path: Path, check: str, file: str, message: str) -> None:
    game = changed(tmp_path, "en.ftl", "Table", "Table")
    (game.folder() / "golden" / file).unlink()
    found_in(game, check, message)


def test_a_table_without_a_perft_line_is_found() -> None:
    class Larger(CanteenGame):
        modes = (*CanteenGame.modes, Mode("trio", (3,)))

    found_in(canteen(Larger), "perft", "has no line for trio, seats=3")


def test_names_in_one_language_only_are_found() -> None:
    class Monolingual(CanteenGame):
        def __init__(self, data: Any) -> None:
            super().__init__(data)
            self.nouns["card"][0] = type(self.nouns["card"][0])("a", {"en": "a"})

    found_in(canteen(Monolingual), "languages", "the card a has no fr name")
