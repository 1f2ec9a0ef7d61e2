"""One table: what was measured, against what, the bar, and whether it is met."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from benchmarks.measure import Findings, Reading, Subject

LOOP_SECOND: Final = 18.5e6  # so many iterations of the calibrating loop count as one second
COSTS: Final = ("clone", "copy", "determinize", "view")  # shown as time, the others as decisions/s
WHAT: Final = {
    "games": "whole games inside",
    "inside": "rollouts inside",
    "driven": "driven from Python",
    "tight": "driven, tightest loop",
    "search": "search, playouts",
    "clone": "clone",
    "copy": "clone from Python",
    "determinize": "determinize",
    "view": "view",
}

# figure of ours, figure of the peer, how many times the peer it must be (0: no bar). Our whole
# games stand the test against rollouts whose dealing is not paid: the harder comparison.
AGAINST_PEERS: Final = (
    ("driven", "driven", 3.0),
    ("driven", "tight", 0.0),
    ("games", "inside", 1.0),
    ("inside", "inside", 0.0),
    ("search", "search", 1.0),
    ("copy", "copy", 0.0),
)


@dataclass(frozen=True)
class Bars:
    """What a game of ours must reach; 0 where nothing is asked."""

    over_interpreted: float = 0.0
    per_iteration: float = 0.0  # decisions of whole games per iteration of the calibrating loop
    clone_iterations: float = 0.0


GAME_BARS: Final = {
    "ramen duel": Bars(6.0, 0.16, 18.5),
    "mamma_mia standard": Bars(6.0, 0.054),  # a million decisions a second, as equivalents go
}


@dataclass(frozen=True)
class Row:
    subject: str
    what: str
    ours: str
    other: str
    ratio: str
    bar: str = ""
    met: bool | None = None


@dataclass
class Run:
    """Everything that was found; `loop` is the calibrating loop when nothing disturbed it."""

    compiled: Findings | None
    interpreted: Findings
    peers: Findings | None

    @property
    def loop(self) -> float:
        return max(reading.loop for reading in self.readings())

    def readings(self) -> Iterator[Reading]:
        for findings in (self.compiled, self.interpreted, self.peers):
            if findings:
                for subject in findings.subjects.values():
                    yield from subject.figures.values()

    def rows(self) -> Iterator[Row]:
        """Bars are for the compiled engine: without it, nothing is judged."""
        ours = self.compiled or self.interpreted
        for name, subject in ours.subjects.items():
            rows = list(self.against_ourselves(name, subject))
            if self.peers and name in self.peers.subjects:
                rows = [*self.against_peer(name, subject, self.peers.subjects[name]), *rows]
            for row in rows:
                yield row if self.compiled else replace(row, bar="", met=None)

    def against_peer(self, name: str, subject: Subject, peer: Subject) -> Iterator[Row]:
        for mine, theirs, least in AGAINST_PEERS:
            if mine not in subject.figures or theirs not in peer.figures:
                continue
            ours, other = subject.figures[mine], peer.figures[theirs]
            times = ours.rate / other.rate
            against = f"OpenSpiel, {WHAT[theirs]}: {self.shown(theirs, other)}"
            bar = judged(times, least, f">= {least:g}x")
            yield Row(name, WHAT[mine], self.shown(mine, ours), against, f"{times:.2f}x", *bar)

    def against_ourselves(self, name: str, subject: Subject) -> Iterator[Row]:
        bars = GAME_BARS.get(name, Bars())
        games = subject.figures["games"]
        slow = self.interpreted.subjects[name].figures["games"]
        times = games.rate / slow.rate
        against = f"interpreted: {self.shown('games', slow)}"
        bar = judged(times, bars.over_interpreted, f">= {bars.over_interpreted:g}x")
        yield Row(name, WHAT["games"], self.shown("games", games), against, f"{times:.2f}x", *bar)
        if bars.per_iteration:
            density = games.rate / self.loop
            bar = judged(density, bars.per_iteration, f">= {bars.per_iteration:g}")
            yield Row(name, WHAT["games"], f"{density:.3f} per iteration", "", "", *bar)
        for figure in ("inside", "driven"):
            if not (self.peers and name in self.peers.subjects):
                yield Row(name, WHAT[figure], self.shown(figure, subject.figures[figure]), "", "")
        for figure in ("clone", "determinize", "view"):
            if figure in subject.figures:
                yield self.cost(name, figure, subject, bars)

    def cost(self, name: str, figure: str, subject: Subject, bars: Bars) -> Row:
        reading = subject.figures[figure]
        slow = self.interpreted.subjects[name].figures[figure]
        most = bars.clone_iterations if figure == "clone" else 0.0
        return Row(
            name,
            WHAT[figure],
            self.shown(figure, reading),
            f"interpreted: {self.shown(figure, slow)}",
            f"{reading.rate / slow.rate:.2f}x",
            *judged(-self.loop / reading.rate, -most, f"<= {most / LOOP_SECOND * 1e9:.0f} ns"),
        )

    def differences(self) -> list[str]:
        """A line for every game that the two builds do not play alike."""
        if not self.compiled:
            return []
        return [
            f"NOT THE SAME GAME compiled and interpreted: {name}; its figures mean nothing"
            for name, subject in self.compiled.subjects.items()
            if subject.digest != self.interpreted.subjects[name].digest
        ]

    def legend(self) -> str:
        engines = [f"Tablée {'compiled' if self.compiled else 'INTERPRETED'}"]
        if self.peers:
            engines.append(self.peers.engine)
        worst = min(reading.loop for reading in self.readings())
        return (
            f"{', '.join(engines)}. M/s: million decisions a second; ns: nanoseconds; both as if\n"
            f"the calibrating loop made {LOOP_SECOND / 1e6:g} M iterations/s. It made"
            f" {self.loop / 1e6:.1f} M, beside some figures only {worst / 1e6:.1f} M."
        )

    def shown(self, figure: str, reading: Reading) -> str:
        """In equivalents, so that machines can be compared."""
        equivalent = reading.rate / self.loop * LOOP_SECOND
        if figure in COSTS:
            return f"{1e9 / equivalent:.0f} ns"
        return f"{equivalent / 1e6:.3f} M/s"


def judged(value: float, bar: float, words: str) -> tuple[str, bool] | tuple[()]:
    return (words, value >= bar) if bar else ()


def table(rows: list[Row]) -> str:
    cells = [("game", "figure", "ours", "against", "ratio", "bar", "met")]
    for row in rows:
        met = "" if row.met is None else "yes" if row.met else "NO"
        cells.append((row.subject, row.what, row.ours, row.other, row.ratio, row.bar, met))
    widths = [max(len(line[column]) for line in cells) for column in range(len(cells[0]))]
    lines = [
        "  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip()
        for line in cells
    ]
    return "\n".join([lines[0], "-" * len(lines[0]), *lines[1:]])


def shortfalls(rows: list[Row]) -> list[str]:
    """A line for every bar that is missed."""
    return [
        f"short of the bar: {row.subject}, {row.what}: {row.ours}"
        + (f", {row.ratio} ({row.other})" if row.other else "")
        + f", where {row.bar} is asked"
        for row in rows
        if row.met is False
    ]
