"""Positions of a game by what is asked there, and what was told on the way to them.

They come from games by lot at all tables, from games that bots have played well (kept as records,
for by lot nobody serves a dinner of four courses), and from scenarios.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from tablee import api, scenario
from tablee.kernel import Event, Game, Match, Record, Refused, Rng, State, actors, legal
from tablee.kernel.hidden import asked_of
from tablee.scenario.reader import Decision
from tablee.scenario.runner import Run
from tablee.testing.matches import truth
from tablee.testing.source_folder import source_folder
from tablee.testing.walks import choose, tables, take

LOOKS = 8  # positions of each question, two of a game at most
RARE = 2  # a way through the rules that so few games took is worth another
FAR = 600  # games by lot, at all tables in turn: so many are searched for them


def played(game: Game) -> list[Path]:
    """The games played well: one of each mode at its smallest table, and one with all seats."""
    return sorted((source_folder(game) / "tests" / "played").glob("*.tablee"))


def play_well(game: Game) -> None:
    """Have the bots play them again."""
    folder = game.folder() / "tests" / "played"
    folder.mkdir(exist_ok=True)
    for old in played(game):
        old.unlink()
    wanted = {(mode.key, mode.seats[0]) for mode in game.modes}
    wanted.add((game.modes[0].key, game.modes[0].seats[-1]))
    for mode, seats in wanted:
        match = api.Match(game, seats, {"mode": mode}, "played").run(["greedy"])
        (folder / f"{mode}-{seats}.tablee").write_text(match.record().to_text(), "utf-8")


class Gathered:
    """`stories`: a line on each game, with a hash of what was told and could be done in it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tables = tables(game)
        self.positions: dict[str, list[tuple[State, int]]] = {}
        self.stories: list[str] = []
        for path in played(game):
            self.replay(path)
        for path in sorted((game.folder() / "scenarios").rglob("*.toml")):
            for s in Watched(scenario.load(path)).states():
                self.look(s, Counter())

    def by_lot(self, number: int) -> None:
        """One of the games that everybody can play again by its number."""
        table = self.tables[number % len(self.tables)]
        s = self.game.new(table.seats, table.options, f"refusals {number}")
        rng = Rng.seeded(f"refusals {number}")
        story = Story()
        while s.acting:
            self.look(s, story.looks)
            story.goes_on(s, take(s, choose(s, rng)))
        self.stories.append(f"{number} {story.line(s)}")

    def replay(self, path: Path) -> None:
        record = Record.from_text(path.read_text("utf-8"))
        match = Match(self.game, record.seats, record.options, record.seed)
        story = Story()
        for entry in record.entries:
            self.look(truth(match), story.looks)
            events = match.enter(entry)
            story.goes_on(truth(match), events)
            story.add(*(refused and refused.cited for refused in undone(match)))
        self.stories.append(f"{path.stem} {story.line(truth(match))}")

    def look(self, s: State, here: Counter[str]) -> None:
        """`here`: how many positions of each question this game has given so far."""
        for seat in actors(s):
            question = asked_of(s, seat)[1]
            known = self.positions.setdefault(question, [])
            if len(known) < LOOKS and here[question] < 2:
                here[question] += 1
                known.append((s.clone(), seat))

    def search(self) -> None:
        """Go on by lot, and keep the games in which the rules take a turn they seldom take."""
        paths = Paths(self.game)
        for number in range(FAR):
            positions, lines = {q: list(at) for q, at in self.positions.items()}, len(self.stories)
            with paths:
                self.by_lot(number)
            if not paths.rare():
                self.positions = positions
                del self.stories[lines:]


class Paths:
    """Which line of the rules led to which, in how many of the games that were kept."""

    def __init__(self, game: Game) -> None:
        self.rules = str(game.folder() / "rules")
        self.games: Counter[tuple[CodeType, int, int]] = Counter()
        self.taken: set[tuple[CodeType, int, int]] = set()
        self.last: dict[FrameType, int] = {}

    def __enter__(self) -> None:
        self.taken = set()
        self.last = {}
        sys.settrace(self.enters)

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def enters(self, frame: FrameType, event: str, _: object) -> Callable[..., Any] | None:
        return self.goes if frame.f_code.co_filename.startswith(self.rules) else None

    def goes(self, frame: FrameType, event: str, _: object) -> Callable[..., Any]:
        if event == "line":
            self.taken.add((frame.f_code, self.last.get(frame, 0), frame.f_lineno))
            self.last[frame] = frame.f_lineno
        else:
            self.last.pop(frame, None)
        return self.goes

    def rare(self) -> bool:
        """Whether the last game went where few went before; it is counted if so."""
        found = any(self.games[step] < RARE for step in self.taken)
        if found:
            self.games.update(self.taken)
        return found


class Story:
    """What is told in one game, and in how many ways it could have gone on."""

    def __init__(self) -> None:
        self.looks: Counter[str] = Counter()
        self.length = 0
        self.hash = blake2b(digest_size=6)

    def goes_on(self, s: State, events: list[Event]) -> None:
        self.length += 1
        ways = [len(legal(s, seat)) for seat in actors(s)]
        self.add(events, ways)

    def add(self, *known: object) -> None:
        self.hash.update(repr(known).encode())

    def line(self, s: State) -> str:
        scores = " ".join(map(str, s.scores))
        return f"ends after {self.length} with {scores}, told {self.hash.hexdigest()}"


def undone(match: Match) -> list[Refused | None]:
    """Why each seat cannot take its last move back, if it cannot."""
    return [match.why_no_undo(seat) for seat in range(match.seats)]


class Watched(Run):
    """A scenario, and the states in which it decides something."""

    def states(self) -> list[State]:
        self.seen: list[State] = []
        self.outcome()
        return [*self.seen, truth(self.match)]

    def decide(self, decision: Decision) -> bool:
        self.seen.append(truth(self.match).clone())
        return super().decide(decision)
