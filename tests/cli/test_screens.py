"""The screens, as text files for people to read: `screens/`.

When a screen changes on purpose, read the difference and write the files anew:
TABLEE_WRITE_SCREENS=1 pytest tests/cli/test_screens.py
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tablee.cli.movelist import MoveList
from tablee.cli.tabletop import Tabletop
from tablee.games import load
from tablee.kernel import REFEREE, SPECTATOR, Match
from tablee.show import show_of

SCREENS = Path(__file__).parent / "screens"
GAME = load("ramen")
NAMES = ["Ana", "bot:greedy", "", "bot:greedy"]


def played(mode: str, decisions: int, options: dict[str, str] | None = None) -> Match:
    """A game in which everybody takes the first move of their list."""
    seats = GAME.seats_of(mode)
    match = Match(GAME, seats, {"mode": mode, **(options or {})}, "7", NAMES[:seats])
    for _ in range(decisions):
        seat = match.acting[0]
        match.play(seat, min(match.legal(seat)))
    return match


def screen(match: Match, language: str, eyes: int) -> str:
    table = Tabletop(match, language)
    lines = table.lines(eyes)
    for seat in match.acting:
        if seat == eyes:
            moves = MoveList(table.speaker, match.legal(seat))
            lines += ["", table.question(seat), *moves.items()]
    if match.over:
        lines += ["", *table.show(eyes).ending()]
    return "\n".join(lines).rstrip() + "\n"


CASES = {
    "solo-start.en": (played("solo", 0), "en", 0),
    "solo-late.fr": (played("solo", 73), "fr", 0),
    "solo-end.fr": (played("solo", 78), "fr", 0),
    "duel-take.fr": (played("duel", 20), "fr", 0),
    "duel-second-take.en": (played("duel", 69, {"endgame_draw": "fridge"}), "en", 0),
    "duel-watched.en": (played("duel", 20), "en", SPECTATOR),
    "duel-all-eyes.en": (played("duel", 20), "en", REFEREE),
    "duel-end.en": (played("duel", 82), "en", 1),
    "trio-play.en": (played("trio", 18), "en", 0),
    "teams-play.fr": (played("teams", 26), "fr", 0),
}


@pytest.mark.parametrize("name", CASES)
def test_screens_are_as_stored(name: str) -> None:
    path = SCREENS / f"{name}.txt"
    now = screen(*CASES[name])
    if os.environ.get("TABLEE_WRITE_SCREENS"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(now, "utf-8")
    assert now == path.read_text("utf-8")


@pytest.mark.parametrize("name", CASES)
def test_screens_fit_a_narrow_terminal(name: str) -> None:
    widest = max(screen(*CASES[name]).splitlines(), key=len)
    assert len(widest) <= 80, widest


def test_every_card_in_sight_is_named_by_the_code_one_types() -> None:
    match = played("duel", 20)
    text = screen(match, "en", 0)
    view = match.view(0)
    for zone in ("fridge", "hand_1", "bowl_1", "bowl_2", "bowl_3"):
        assert all(GAME.kinds[face] in text for face in view.zones[zone]), zone


def test_colours_only_decorate() -> None:
    styles = show_of(GAME).styles(GAME)
    assert len(styles) == 7
    assert len(set(styles.values())) == 7
