"""How often each rule refuses a move: the whole catalogue, tried at positions of games by lot.

What is told, seen and allowed is kept with a game, step by step (`golden`); this is what is kept of
the other answer, "no, because". A number that changes is a reason that is given where another was.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tablee.kernel import Game, State, actors, explain
from tablee.kernel.hidden import asked_of
from tablee.testing.walks import Walk, table_of

FOLDER = Path(__file__).parent
LOOKS = 8  # positions of each question in a game, spread over it
SEED = "refusals"
HEADER = """\
# {key}: how often each rule refuses a move of the catalogue, by table and by what is asked.
# Written by `python -m tests.refusals {key}`.
"""


def counted(game: Game) -> str:
    """Every mode at its largest table; a line for each question, and what is refused to whoever
    is asked it, and once to somebody who is not."""
    lines = [HEADER.format(key=game.key)]
    for mode in game.modes:
        table = table_of(game, mode.seats[-1], {**game.trial, "mode": mode.key})
        walk = Walk(game, table, SEED)
        lines.append(f"table {table.name}")
        for phase, positions in sorted(by_phase(walk.states).items()):
            counts: Counter[str] = Counter()
            for s, seat in chosen(positions):
                counts.update(explain(s, seat, move) or "legal" for move in range(len(game.moves)))
                counts.update(explain(s, other, 0) for other in range(s.seats) if other != seat)
            lines += [f"  {phase} {cited} {n}" for cited, n in sorted(counts.items())]
    return "\n".join(lines) + "\n"


def by_phase(states: list[State]) -> dict[str, list[tuple[State, int]]]:
    """The positions of a game and a seat that is asked there, by what it is asked."""
    found: dict[str, list[tuple[State, int]]] = {}
    for s in states:
        for seat in actors(s):
            found.setdefault(asked_of(s, seat)[1], []).append((s, seat))
    return found


def chosen(positions: list[tuple[State, int]]) -> list[tuple[State, int]]:
    stride = max(1, len(positions) // LOOKS)
    return positions[::stride][:LOOKS]
