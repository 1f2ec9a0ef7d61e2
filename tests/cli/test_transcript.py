"""`docs/reference/a-game-in-the-terminal.md` shows a game exactly as the command plays it.

When the screens or the bots change on purpose, write it anew:
TABLEE_WRITE_SCREENS=1 pytest tests/cli/test_transcript.py
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tablee import bots
from tablee.cli.arguments import Arguments, open_match
from tablee.cli.hints import Hints
from tablee.cli.sitting import SpokenSitting
from tablee.games import load
from tests.cli.conftest import Tablee

FOLDER = Path(__file__).parents[2] / "docs" / "reference"
PAGE = FOLDER / "a-game-in-the-terminal.md"
TYPED = FOLDER / "a-game-in-the-terminal.txt"
SEED, BOT = "2026", "greedy"
WORLDS = 1000
WORDS = ["play", "ramen", "--seed", SEED, "--name", "Ana", "--bots", BOT, "--lang", "fr", "--plain"]
CURIOUS = ["?", "indice", "indice", "indice", "pourquoi +no4", "règles R3.2"]
TEXT = """\
# A game in the terminal

One whole game of *Ramen! Ramen!* in French, in plain mode: Ana against a bot. In a pipe or with
`--plain` every screen is a few lines of text; at a terminal the same lines have colours. What Ana
types stands after `>`: first she asks for help, for three hints, for the reason why a move is
refused and for a rule; then she plays, takes a card back, and goes on to the end. Hints think for
two seconds: how often they try a move out depends on the machine, here it was {worlds:,} times.

The game was printed by

```sh
{command}
```

```text
{game}```
"""


def what_ana_types() -> list[str]:
    """Her questions, then the moves that a second bot of the same kind would make."""
    match = open_match(load("ramen"), Arguments(names=["Ana"], bots=[BOT], seed=SEED))
    table = SpokenSitting(match, "fr")
    seat = table.people[0]
    typed = list(CURIOUS)
    while not match.over:
        if match.acting == [seat]:
            move = table.advice(seat, bots.find(match.game, BOT)).move
            text = match.game.catalogue.texts[move]
            if len(match.legal(seat)) > 1:  # else she is not asked
                typed += [text, "annuler", text] if len(typed) == len(CURIOUS) else [text]
            table.play(seat, move)
        else:
            table.advance()
    return typed


def test_the_transcript_is_what_the_command_prints(
    tablee: Tablee, monkeypatch: pytest.MonkeyPatch
) -> None:
    for patience in ("review.THOUGHT", "sitting.PATIENCE"):
        monkeypatch.setattr(f"tablee.bots.{patience}", 600.0)
    monkeypatch.setattr(Hints, "bot", f"master@{WORLDS}")
    if os.environ.get("TABLEE_WRITE_SCREENS"):
        TYPED.write_text("\n".join(what_ana_types()) + "\n", "utf-8")
    ran = tablee(*WORDS, typed=TYPED.read_text("utf-8"))
    assert (ran.code, ran.err) == (0, "")
    command = f"tablee {' '.join(WORDS)} < docs/reference/{TYPED.name}"
    page = TEXT.format(command=command, game=ran.out, worlds=WORLDS)
    if os.environ.get("TABLEE_WRITE_SCREENS"):
        PAGE.write_text(page, "utf-8")
    assert PAGE.read_text("utf-8") == page
    assert "remporte la partie !" in page
