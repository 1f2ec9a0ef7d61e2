"""How often each rule refuses a move: the whole catalogue, tried wherever a question is asked.

What is told, seen and allowed is kept with a game, step by step (`golden`); this is what is kept of
the other answer, "no, because". A number that changes is a reason that is given where another was.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tablee import scenario
from tablee.kernel import Game, Rng, State, actors, explain, legal
from tablee.kernel.hidden import asked_of
from tablee.scenario.reader import Decision
from tablee.scenario.runner import Run
from tablee.testing.home import home
from tablee.testing.matches import truth
from tablee.testing.walks import choose, tables, take

GAMES = 60  # by lot, at all tables in turn
LOOKS = 8  # positions of each question, two of a game at most
HEADER = """\
# {key}: how often each rule refuses a move of the catalogue, by what is asked, in a few positions
# of games by lot and of scenarios. Written by `python -m tests.refusals {key}`.
"""


def kept(game: Game) -> Path:
    """Where the counts lie: with the game's own tests."""
    return home(game) / "tests" / "refusals.txt"


def counted(game: Game) -> str:
    lines = [HEADER.format(key=game.key)]
    for question, positions in sorted(Gathered(game).positions.items()):
        counts: Counter[str] = Counter()
        for s, seat in positions:
            counts.update(answers(game, s, seat))
        lines += [f"{question} {cited} {n}" for cited, n in sorted(counts.items())]
    return "\n".join(lines) + "\n"


def answers(game: Game, s: State, seat: int) -> list[str]:
    """To every move of whoever is asked, and to one of each of the others."""
    allowed = set(legal(s, seat))
    own = [
        "legal" if move in allowed else s.phase.explain(s, seat, move)
        for move in range(len(game.moves))
    ]
    return own + [explain(s, other, 0) or "legal" for other in range(s.seats) if other != seat]


class Gathered:
    """Positions by what is asked there, with a seat that is asked it."""

    def __init__(self, game: Game) -> None:
        self.positions: dict[str, list[tuple[State, int]]] = {}
        ways = tables(game)
        for number in range(GAMES):
            table = ways[number % len(ways)]
            s = game.new(table.seats, table.options, f"refusals {number}")
            self.play(s, Rng.seeded(f"refusals {number}"))
        for path in sorted((game.folder() / "scenarios").rglob("*.toml")):
            for s in Watched(scenario.load(path)).states():
                self.look(s, Counter())

    def play(self, s: State, rng: Rng) -> None:
        here: Counter[str] = Counter()
        while s.acting:
            self.look(s, here)
            take(s, choose(s, rng))

    def look(self, s: State, here: Counter[str]) -> None:
        """`here`: how many positions of each question this game has given so far."""
        for seat in actors(s):
            question = asked_of(s, seat)[1]
            known = self.positions.setdefault(question, [])
            if len(known) < LOOKS and here[question] < 2:
                here[question] += 1
                known.append((s.clone(), seat))


class Watched(Run):
    """A scenario, and the states in which it decides something."""

    def states(self) -> list[State]:
        self.seen: list[State] = []
        self.outcome()
        return [*self.seen, truth(self.match)]

    def decide(self, decision: Decision) -> bool:
        self.seen.append(truth(self.match).clone())
        return super().decide(decision)
