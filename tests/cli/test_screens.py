"""The screens, as text files for people to read: `screens/`.

When a screen changes on purpose, read the difference and write the files anew:
TABLEE_WRITE_SCREENS=1 pytest tests/cli/test_screens.py
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tablee.cli import tabletop
from tablee.cli.movelist import MoveList
from tablee.games import load
from tablee.i18n import Speaker
from tablee.kernel import REFEREE, SPECTATOR, Match

SCREENS = Path(__file__).parent / "screens"
GAME = load("ramen")
NAMES = ["Ana", "bot:greedy", "", "bot:greedy"]


def played(mode: str, decisions: int, options: dict[str, str] | None = None) -> Match:
    """A game in which everybody takes the first move of their list."""
    seats = GAME.seats_of(mode)
    match = Match(GAME, seats, {"mode": mode, **(options or {})}, "7", NAMES[:seats])
    for _ in range(decisions):
        seat = match.acting[0]
        match.play(seat, min(match.moves(seat)))
    return match


def screen(match: Match, language: str, eyes: int) -> str:
    speaker = Speaker(language, GAME, match.names, match.sides())
    view = match.referee() if eyes == REFEREE else match.view(eyes)
    drawing = tabletop.table(speaker, view)
    assert isinstance(drawing, list)
    lines = [str(line) for line in drawing]
    for seat in match.acting:
        if seat == eyes:
            moves = MoveList(speaker, match.moves(seat))
            lines += ["", speaker.ask(view.phase, seat), *moves.items()]
    if match.over:
        lines += ["", *tabletop.epilogue(speaker, view)]
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
    styles = tabletop.styles(GAME)
    assert len(styles) == 7
    assert len(set(styles.values())) == 7


def test_a_game_without_a_screen_is_drawn_from_its_view() -> None:
    match = played("duel", 7)
    speaker = Speaker("en", GAME, match.names, match.sides())
    lines = tabletop.generic(speaker, match.view(0))
    text = "\n".join(lines)
    assert "* Hand: Ana: " in text
    assert "  Hand: greedy (bot): 4 hidden cards" in text
    assert "turn: 3" in text
    assert "Empty: Bowl 3" in text
    assert "mode: Two players: three common bowls" in text
    for face in match.view(0).zones["hand_1"]:
        assert f"{GAME.kinds[face]} (" in text


def test_facts_are_said_in_words_where_there_are_some() -> None:
    speaker = Speaker("fr", GAME)
    assert tabletop.fact(speaker, "hot_oven", True) == "hot oven : oui"
    assert tabletop.fact(speaker, "memory", "open").startswith("memory : Ouverte")
    assert tabletop.fact(speaker, "counts", [1, {"sum": 2, "kinds": []}]) == (
        "counts : 1 | sum 2, kinds -"
    )
