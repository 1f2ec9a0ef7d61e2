"""What is kept of a game besides its playthroughs: why moves are refused, what is told and seen.

What is told, seen and allowed in a few games is kept step by step, to be read (`golden`). This is
what is kept of the other answer, "no, because": the whole catalogue is tried wherever a question
is asked, and counted by rule. A number that changes is a reason that is given where another was.
And of many more games a line each, with a hash of all that was told.
"""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from pathlib import Path

from tablee.kernel import Game, State, explain, legal, view
from tablee.testing.source_folder import source_folder
from tablee.testing.walks import viewers
from tests.refusals.gathering import Gathered

REFUSALS = """\
# {key}: how often each rule refuses a move of the catalogue, by what is asked, in a few positions
# of games by lot, of games played well, of scenarios. Written by `python -m tests.refusals {key}`.
"""
STORIES = """\
# {key}: games played well (tests/played) and games by lot, by number: how each ends, and a hash of
# what was told and could be done; then, by question, of what everybody sees in the positions of
# refusals.txt. A game differs: `python -m tests.refusals {key}`, and read what golden says.
"""


def refusals_of(game: Game) -> Path:
    """Where the counts lie: with the game's own tests."""
    return source_folder(game) / "tests" / "refusals.txt"


def stories_of(game: Game) -> Path:
    return source_folder(game) / "tests" / "stories.txt"


def gathered_anew(game: Game) -> Gathered:
    """Among many games by lot, those that show what few show."""
    found = Gathered(game)
    found.search()
    return found


def gathered_as_kept(game: Game) -> Gathered:
    """The same games again."""
    found = Gathered(game)
    for line in stories_of(game).read_text("utf-8").splitlines():
        number = line.partition(" ")[0]
        if number.isdecimal():
            found.by_lot(int(number))
    return found


def refusals(found: Gathered) -> str:
    lines = [REFUSALS.format(key=found.game.key)]
    for question, positions in sorted(found.positions.items()):
        counts: Counter[str] = Counter()
        for s, seat in positions:
            counts.update(answers(found.game, s, seat))
        lines += [f"{question} {cited} {n}" for cited, n in sorted(counts.items())]
    return "\n".join(lines) + "\n"


def answers(game: Game, s: State, seat: int) -> list[str]:
    """To every move of whoever is asked, and to one of each of the others."""
    allowed = set(legal(s, seat))
    own = [
        "legal" if move in allowed else s.phase.explain(s, seat, move)
        for move in range(len(game.catalogue))
    ]
    return own + [explain(s, other, 0) or "legal" for other in range(s.seats) if other != seat]


def stories(found: Gathered) -> str:
    lines = [STORIES.format(key=found.game.key), *found.stories, ""]
    for question, positions in sorted(found.positions.items()):
        seen = [view(s, viewer).parts() for s, _ in positions for viewer in viewers(s)]
        lines.append(f"{question} seen {blake2b(repr(seen).encode(), digest_size=6).hexdigest()}")
    return "\n".join(lines) + "\n"
