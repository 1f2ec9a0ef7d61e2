"""This checkout against another one, by turns: `python -m benchmarks.turns FOLDER`.

FOLDER is a checkout of another commit (`git worktree add FOLDER COMMIT`). Both engines are compiled
by the same mypyc, and measured a round at a time in processes of their own; the best of the rounds
counts. What only one of them measures is left out.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from benchmarks import build
from benchmarks.__main__ import child
from benchmarks.measure import Findings

OTHERS_OWN = "from benchmarks import build; build.prepare()"


def rounds(folders: list[Path], number: int, seconds: float) -> list[Findings]:
    """The best of each folder's rounds."""
    best = [child(sys.executable, "benchmarks.ours", folder, seconds) for folder in folders]
    for _ in range(number - 1):
        for at, folder in enumerate(folders):
            best[at].best_with(child(sys.executable, "benchmarks.ours", folder, seconds))
    return best


def table(before: Findings, now: Findings) -> list[str]:
    """A row for each figure that both have: a second's work then and now, and the ratio."""
    rows = ["| game | figure | before | now | now of before |", "|---|---|---:|---:|---:|"]
    for name, subject in before.subjects.items():
        found = now.subjects[name].figures if name in now.subjects else {}
        for figure, reading in subject.figures.items():
            if figure in found:
                rate = found[figure].rate
                ratio = rate / reading.rate
                rows.append(
                    f"| {name} | {figure} | {reading.rate:,.0f} | {rate:,.0f} | {ratio:.2f} |"
                )
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.turns", description="this checkout against another, by turns"
    )
    parser.add_argument("folder", type=Path, help="a checkout of another commit")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.6, help="a figure and round")
    asked = parser.parse_args()
    print("compiling both (some minutes the first time)", file=sys.stderr, flush=True)
    subprocess.run([sys.executable, "-c", OTHERS_OWN], cwd=asked.folder, check=True)
    build.prepare()
    folders = [asked.folder.resolve() / "build" / "bench" / "compiled", build.COMPILED]
    print("\n".join(table(*rounds(folders, asked.rounds, asked.seconds))))


if __name__ == "__main__":
    main()
