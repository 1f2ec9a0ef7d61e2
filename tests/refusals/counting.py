"""How often each rule refuses a move: the whole catalogue, tried wherever a question is asked.

What is told, seen and allowed is kept with a game, step by step (`golden`); this is what is kept of
the other answer, "no, because". A number that changes is a reason that is given where another was.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tablee import scenario
from tablee.kernel import Game, State, actors, explain
from tablee.kernel.hidden import asked_of
from tablee.scenario.reader import Decision
from tablee.scenario.runner import Run
from tablee.testing.matches import truth
from tablee.testing.walks import Walk, table_of

FOLDER = Path(__file__).parent
LOOKS = 6  # positions of each question, spread over a game
SEED = "refusals"
HEADER = """\
# {key}: how often each rule refuses a move of the catalogue, by what is asked: in a game by lot at
# the largest table of each mode, and in the scenarios, for what is seldom asked.
# Written by `python -m tests.refusals {key}`.
"""
Positions = dict[str, list[tuple[State, int]]]  # by what is asked: a state, and a seat that is


def counted(game: Game) -> str:
    lines = [HEADER.format(key=game.key)]
    for name, states in tables(game):
        lines.append(name)
        for phase, positions in sorted(by_question(states).items()):
            counts = tried(game, positions[:: max(1, len(positions) // LOOKS)][:LOOKS])
            lines += [f"  {phase} {cited} {n}" for cited, n in sorted(counts.items())]
    return "\n".join(lines) + "\n"


def tables(game: Game) -> Iterator[tuple[str, list[State]]]:
    for mode in game.modes:
        table = table_of(game, mode.seats[-1], {**game.trial, "mode": mode.key})
        yield table.name, Walk(game, table, SEED).states
    paths = sorted((game.folder() / "scenarios").rglob("*.toml"))
    yield "scenarios", [state for path in paths for state in Watched(scenario.load(path)).states()]


class Watched(Run):
    """A scenario, and the states in which it decides something."""

    def states(self) -> list[State]:
        self.seen: list[State] = []
        self.outcome()
        return [*self.seen, truth(self.match)]

    def decide(self, decision: Decision) -> bool:
        self.seen.append(truth(self.match).clone())
        return super().decide(decision)


def by_question(states: list[State]) -> Positions:
    found: Positions = {}
    for s in states:
        for seat in actors(s):
            found.setdefault(asked_of(s, seat)[1], []).append((s, seat))
    return found


def tried(game: Game, positions: list[tuple[State, int]]) -> Counter[str]:
    """Every move by whoever is asked, and one by each of the others."""
    counts: Counter[str] = Counter()
    for s, seat in positions:
        counts.update(explain(s, seat, move) or "legal" for move in range(len(game.moves)))
        counts.update(explain(s, other, 0) or "legal" for other in range(s.seats) if other != seat)
    return counts
