"""Scenario files: TOML in, a checked scenario out, or one precise complaint."""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tablee import games
from tablee.kernel import (
    CLOCK,
    EXPIRE,
    KERNEL_RULES,
    BadData,
    BadInput,
    BadScenario,
    Fields,
    Game,
    TableeError,
)
from tablee.kernel.fields import dotted
from tablee.kernel.rulebook import read_toml
from tablee.scenario import alarm_names
from tablee.scenario.checks import Check
from tablee.scenario.expectations import Expectations

SUFFIX = ".toml"


@dataclass(frozen=True)
class Decision:
    """A move, or the clock running out; `refused` cites the rule that must forbid it."""

    place: str
    seat: int
    move: str
    refused: str = ""


@dataclass(frozen=True)
class Step:
    """One decision or several, and what must be true after them."""

    decisions: list[Decision]
    checks: list[Check]


@dataclass(frozen=True)
class Scenario:
    """A file that has been read and makes sense; `table` is what stands in it."""

    file: str
    table: dict[str, Any]
    game: Game
    title: str
    cites: list[str]
    seats: int
    options: dict[str, str]
    seed: str
    position: dict[str, object] | None
    steps: list[Step]
    checks: list[Check]


def find(paths: Iterable[Path]) -> list[Path]:
    """The files meant: a folder stands for every *.toml file in it and below, in order."""
    files: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob(f"*{SUFFIX}")) if path.is_dir() else [path]
        if not inside:
            raise BadScenario(str(path), "", f"no scenario (*{SUFFIX}) in this folder")
        files += inside
    return files


def load(path: Path, data: Path | None = None) -> Scenario:
    """One file; `data` is a box owner's folder, as for every command. Raises BadScenario."""
    if not path.is_file():
        raise BadScenario(str(path), "", "there is no such file")
    try:
        table = read_unmarked(path)
    except BadData as error:
        raise BadScenario(str(path), "", str(error).partition(": ")[2]) from None
    return build(str(path), table, data)


def read_unmarked(path: Path) -> dict[str, Any]:
    """What stands in a file; without the byte-order mark that some editors begin it with, which is
    no TOML."""
    try:
        content = path.read_bytes()
    except OSError:
        return read_toml(path)  # it says why not
    if not content.startswith(BOM_UTF8):
        return read_toml(path)
    with TemporaryDirectory() as folder:
        clean = Path(folder, path.name)
        clean.write_bytes(content.removeprefix(BOM_UTF8))
        return read_toml(clean)


def top_of(file: str, table: dict[str, Any]) -> Fields:
    """What stands in a scenario's file; its mistakes are BadScenario."""

    def fault(place: str, field: str, reason: str) -> TableeError:
        return BadScenario(file, dotted(place, field), reason)

    return Fields(table, "", fault, lone=True)


def build(file: str, table: dict[str, Any], data: Path | None) -> Scenario:
    """A scenario from what stands in its file."""
    part = top_of(file, table)
    try:
        game = games.load(part.text("game"), data)
    except BadInput as error:
        raise part.bad("game", str(error)) from None
    seats = part.number("seats", 1, 30)
    reader = Reader(part, game, seats)
    scenario = Scenario(
        file=file,
        table=table,
        game=game,
        title=part.text("title"),
        cites=reader.cites(),
        seats=seats,
        options=reader.options(),
        seed=part.text("seed", "1"),
        position=part.table("position").fields if part.has("position") else None,
        steps=reader.steps(),
        checks=Expectations(part.table("expect"), game, seats, reader.options()).checks(),
    )
    part.done()
    if not scenario.checks and not any(map(demands, scenario.steps)):
        raise part.bad("expect", "nothing is expected anywhere, so nothing could fail")
    return scenario


def demands(step: Step) -> bool:
    return bool(step.checks) or any(decision.refused for decision in step.decisions)


class Reader:
    """The parts of a file that need the game to be understood."""

    def __init__(self, part: Fields, game: Game, seats: int) -> None:
        self.part = part
        self.game = game
        self.seats = seats

    def cites(self) -> list[str]:
        cited = self.part.texts("cites") if self.part.has("cites") else []
        for number in cited:
            self.rule(self.part, "cites", number)
        return cited

    def rule(self, part: Fields, field: str, cited: str) -> str:
        if not self.game.rulebook.knows(cited) and not KERNEL_RULES.knows(cited):
            raise part.bad(field, f"neither {self.game.key} nor the kernel has the rule {cited!r}")
        return cited

    def options(self) -> dict[str, str]:
        given = self.part.table("options")
        try:
            return self.game.settle(self.seats, {key: given.text(key) for key in given.fields})
        except BadInput as error:
            place = "seats" if self.seats not in self.game.seat_counts() else "options"
            raise self.part.bad(place, str(error)) from None

    def steps(self) -> list[Step]:
        steps = [Step(self.lines(self.part), [])] if self.part.has("play") else []
        return steps + [self.step(part) for part in self.part.tables("step")]

    def step(self, part: Fields) -> Step:
        """`seat` and `move`, perhaps `refused`; or `play`; perhaps `expect`."""
        decisions = self.lines(part) if part.has("play") else [self.one(part)]
        checks = Expectations(part.table("expect"), self.game, self.seats, self.options()).checks()
        part.done()
        return Step(decisions, checks)

    def one(self, part: Fields) -> Decision:
        refused = part.text("refused") if part.has("refused") else ""
        if refused:
            self.rule(part, "refused", refused)
        seat = part.number("seat", 0, self.seats) - 1
        move = self.move(part, "move", seat, part.text("move"), refused)
        return Decision(part.place, seat, move, refused)

    def lines(self, part: Fields) -> list[Decision]:
        """`play = ["1 me3@1", "2 +ne4"]`: a seat and a move, as in a record."""
        decisions = []
        for number, line in enumerate(part.texts("play"), start=1):
            field = f"play {number}"
            word, _, text = line.strip().partition(" ")
            if not word.isdecimal() or len(word) > 3 or int(word) > self.seats or not text.strip():
                raise part.bad(field, f"{line!r}: write a seat from 1 to {self.seats} and a move")
            seat = int(word) - 1
            decisions.append(Decision(part.at(field), seat, self.move(part, field, seat, text)))
        if not decisions:
            raise part.bad("play", "no move")
        return decisions

    def move(self, part: Fields, field: str, seat: int, text: str, refused: str = "") -> str:
        """A move of the catalogue, or `expire` and perhaps an alarm's name by the clock.

        K3 refuses what is no move at all.
        """
        move = " ".join(text.split())
        if (seat == CLOCK) != (move.partition(" ")[0] == EXPIRE):
            raise part.bad(field, f"only the clock, seat 0, plays {EXPIRE!r}, and nothing else")
        if seat == CLOCK:
            return self.alarm(part, field, move.removeprefix(EXPIRE).strip())
        try:
            if refused != "K3":
                self.game.catalogue.parse(move)
        except BadInput as error:
            raise part.bad(field, str(error)) from None
        return move

    def alarm(self, part: Fields, field: str, name: str) -> str:
        """One that this game can have, as a record writes it; without a name the phase's own."""
        found = alarm_names.recorded(self.game, name) if name else ""
        if name and not found:
            known = ", ".join(alarm_names.forms(self.game)) or "none"
            raise part.bad(field, f"{self.game.key} has no alarm {name[:60]!r}; it has {known}")
        return f"{EXPIRE} {found}".strip()
