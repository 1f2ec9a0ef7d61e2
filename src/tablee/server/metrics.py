"""Numbers for the operator, in the text format that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Final

BOUNDS: Final = (0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0)  # seconds
HELP: Final = {
    "tablee_answers_total": "Answers by status code.",
    "tablee_lines_written_total": "Lines of all logs that were acknowledged.",
    "tablee_write_failures_total": "Moves and errands of the store that failed.",
    "tablee_write_seconds": "How long a commit took.",
    "tablee_loop_lag_seconds": "How late the server's loop was.",
    "tablee_load_seconds": "How long it took to lay a table from its log.",
    "tablee_rooms": "Tables in memory.",
    "tablee_connections": "Open connections.",
    "tablee_database_bytes": "What all tables take on disk, as last measured.",
    "tablee_readers": "Open sockets and streams.",
    "tablee_writes_waiting": "Moves and errands in line for the store.",
    "tablee_jobs_waiting": "Thoughts, hints and replays in line for a worker.",
    "tablee_jobs_total": "What workers were asked, by outcome.",
    "tablee_tables_ended_total": "Tables deleted because their time was over or by their people.",
    "tablee_forwarded_total": "Requests handed on to another server.",
    "tablee_refused_total": "Requests refused by a limit, by which.",
}


class Spread:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds


class Metrics:
    """Counted since the start of the process; gauges are asked for when somebody reads."""

    def __init__(self) -> None:
        self.counts: dict[tuple[str, str], float] = {}
        self.spreads: dict[str, Spread] = {}
        self.gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, much: float = 1, label: str = "") -> None:
        self.counts[name, label] = self.counts.get((name, label), 0) + much

    def time(self, name: str, seconds: float) -> None:
        if name not in self.spreads:
            self.spreads[name] = Spread()
        self.spreads[name].note(seconds)

    def text(self) -> str:
        lines: list[str] = []
        for name in sorted({name for name, _ in self.counts}):
            lines += heading(name, "counter")
            lines += [
                f"{name}{label} {much:g}"
                for (known, label), much in sorted(self.counts.items())
                if known == name
            ]
        for name, gauge in sorted(self.gauges.items()):
            lines += [*heading(name, "gauge"), f"{name} {gauge():g}"]
        for name, spread in sorted(self.spreads.items()):
            lines += heading(name, "histogram")
            total = 0
            for bound, much in zip([*BOUNDS, "+Inf"], spread.counts, strict=True):
                total += much
                lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
            lines += [f"{name}_sum {spread.sum:g}", f"{name}_count {total}"]
        return "\n".join(lines) + "\n"


def heading(name: str, kind: str) -> list[str]:
    return [f"# HELP {name} {HELP.get(name, name)}", f"# TYPE {name} {kind}"]


metrics: Final = Metrics()
