"""The numbers of a guide: tables of whole numbers by the name of their feature, out of a file.

Whole numbers, in thousandths of a point: every build and platform agrees on them.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from tablee.kernel.errors import BadInput

BY_HAND = "guide.toml"  # the weights that a game's author chose: `greedy` and `search`
TUNED = "master.toml"  # those that self-play has found: `master`
SEARCH = ("playouts", "breadth", "horizon", "caution", "with_people")
MORE_SEATS = "more_seats"
FEW = 3  # seats from which on `more_seats` says how many playouts
BREADTH = 24
LINE = 96


class Weights:
    """Feature by feature, in the order of the file; a single number is a table of one."""

    def __init__(
        self,
        tables: dict[str, list[int]],
        search: dict[str, int] | None = None,
        about: str = "",
        where: str = "",
    ) -> None:
        known = search or {}
        self.tables = tables
        self.playouts = known.get("playouts", 0)  # what a decision is worth to a searcher
        self.breadth = known.get("breadth", BREADTH)  # it looks at so many plans at most
        self.horizon = known.get("horizon", 0)  # quiet points of a playout; 0: it goes to the end
        self.more_seats: list[int] = []  # playouts with three seats, four...; none: as with two
        self.caution = known.get("caution", 100)  # percent of a searcher's usual one
        self.with_people = known.get("with_people", 1)  # times the playouts, if time is left
        self.about = about
        self.where = where
        self.sections: dict[str, Weights] = {}  # for tables of a kind, such as `[solo]`

    @staticmethod
    def read(path: Path) -> Weights:
        """Out of a file such as `guide.toml`; nested lists are read row by row."""
        try:
            content = tomllib.loads(path.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise BadInput(f"{path.name}: {error}") from error
        about = content.pop("about", "")
        if not isinstance(about, str):
            raise BadInput(f"{path.name}: about is a text")
        named = {name: value for name, value in content.items() if isinstance(value, dict)}
        shared = {name: value for name, value in content.items() if name not in named}
        weights = Weights.made(shared, about, path.name)
        for name, section in named.items():
            weights.sections[name] = Weights.made({**shared, **section}, about, path.name)
        return weights

    @staticmethod
    def made(content: dict[str, object], about: str, file: str) -> Weights:
        """What a file, or a section over the rest of it, says."""
        search = {key: number for key in SEARCH if type(number := content.get(key)) is int}
        if len(search) < sum(key in content for key in SEARCH):
            raise BadInput(f"{file}: {', '.join(SEARCH)} are numbers")
        tables = {
            name: flat(file, name, value) for name, value in content.items() if name not in SEARCH
        }
        more = tables.pop(MORE_SEATS, [])
        weights = Weights(tables, search, about, file)
        weights.more_seats = more
        return weights

    def playouts_for(self, seats: int) -> int:
        """Where more people play, a playout takes longer: what a decision is worth there."""
        if seats < FEW or not self.more_seats:
            return self.playouts
        return self.more_seats[min(seats - FEW, len(self.more_seats) - 1)]

    def of(self, name: str, size: int = 1) -> list[int]:
        """The table of a feature, which must have this size."""
        table = self.tables.get(name, [])
        if len(table) != size:
            raise BadInput(f"{self.where}: {name} has {len(table)} numbers, not {size}")
        return table

    def one(self, name: str) -> int:
        """The single number of a feature."""
        return self.of(name)[0]

    # for tuning

    def numbers(self) -> list[int]:
        """All tables after each other."""
        return [number for table in self.tables.values() for number in table]

    def replaced(self, numbers: list[int]) -> Weights:
        """The same features with other numbers."""
        tables: dict[str, list[int]] = {}
        at = 0
        for name, table in self.tables.items():
            tables[name] = numbers[at : at + len(table)]
            at += len(table)
        weights = Weights(tables, self.search(), self.about, self.where)
        weights.more_seats = self.more_seats
        return weights

    def search(self) -> dict[str, int]:
        """How a searcher uses the guide, as the file says it."""
        return {
            "playouts": self.playouts,
            "breadth": self.breadth,
            "horizon": self.horizon,
            "caution": self.caution,
            "with_people": self.with_people,
        }

    def to_text(self) -> str:
        """As a file: a feature each, long tables in lines."""
        lines = [f'about = """{self.about}"""', *self.lines()]
        shared = set(self.lines())
        for name, section in self.sections.items():
            lines += ["", f"[{name}]", *(line for line in section.lines() if line not in shared)]
        return "\n".join(lines) + "\n"

    def lines(self) -> list[str]:
        found = [f"{key} = {number}" for key, number in self.search().items()]
        if self.more_seats:
            found.insert(1, f"{MORE_SEATS} = {self.more_seats}")
        for name, table in self.tables.items():
            found.append(f"{name} = {table[0]}" if len(table) == 1 else f"{name} = {rows(table)}")
        return found


def flat(file: str, name: str, value: object) -> list[int]:
    """A number, a list of them, or lists of lists."""
    if type(value) is int:
        return [value]
    if isinstance(value, list):
        return [number for part in value for number in flat(file, name, part)]
    raise BadInput(f"{file}: {name} is made of whole numbers, not of {value!r}")


def rows(table: list[int]) -> str:
    lines = [""]
    for number in table:
        if len(lines[-1]) + len(f" {number},") > LINE:
            lines.append("")
        lines[-1] += f" {number},"
    return "[\n" + "\n".join(f"   {line}" for line in lines) + "\n]"
