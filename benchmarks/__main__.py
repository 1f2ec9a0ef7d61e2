"""Measure the engine against OpenSpiel and against its own bars: `python -m benchmarks`.

Peers, our compiled engine and our interpreted one take turns, a round at a time, each in a process
of its own on one core; the best of the rounds counts. Figures are equivalents: 18.5 million
iterations of the loop `x += i*i % 7`, measured beside them, are one second. Nothing fails when a
bar is missed: the table says so, and a line below it.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from dataclasses import asdict
from pathlib import Path

from benchmarks import build
from benchmarks.environment import NoPeers, python_of_the_peers
from benchmarks.measure import Findings
from benchmarks.report import Run, shortfalls, table


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def child(python: Path | str, module: str, folder: Path, seconds: float) -> Findings:
    """What a measuring process finds; it imports from `folder` and nowhere else before."""
    environment = {name: value for name, value in os.environ.items() if name[:6] != "PYTHON"}
    done = subprocess.run(
        [str(python), "-m", module, str(seconds)],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{module} failed in {folder.relative_to(build.ROOT.parent)}, see above")
    return Findings.read(done.stdout)


def peers_python() -> Path | None:
    say("peers: looking for OpenSpiel (installed once, into .venv-bench)")
    try:
        return python_of_the_peers()
    except NoPeers as reason:
        say(f"OpenSpiel is not measured: {reason}")
        return None


def compiled_folder() -> Path | None:
    say("build: copying and compiling what has changed (a minute or two)")
    try:
        build.prepare()
    except build.BuildFailed as reason:
        say(f"the compiled engine is not measured: {reason}")
        return None
    return build.COMPILED


def measure_all(rounds: int, seconds: float) -> Run:
    contestants = {}
    if (compiled := compiled_folder()) is not None:
        contestants["Tablée compiled"] = (sys.executable, "benchmarks.ours", compiled)
    contestants["Tablée interpreted"] = (sys.executable, "benchmarks.ours", build.INTERPRETED)
    if (python := peers_python()) is not None:
        contestants["OpenSpiel"] = (str(python), "benchmarks.peers", build.ROOT)
    best: dict[str, Findings] = {}
    for at in range(rounds):
        for name, (interpreter, module, folder) in contestants.items():
            start = time.monotonic()
            found = child(interpreter, module, folder, seconds)
            best[name] = best[name].best_with(found) if name in best else found
            say(f"round {at + 1} of {rounds}: {name}, {time.monotonic() - start:.0f} s")
    return Run(best.get("Tablée compiled"), best["Tablée interpreted"], best.get("OpenSpiel"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure the speed.")
    parser.add_argument("--quick", action="store_true", help="one short round: rough figures")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    wanted = parser.parse_args()
    run = measure_all(1, 0.15) if wanted.quick else measure_all(3, 1.0)
    rows = list(run.rows())
    if wanted.json:
        print(json.dumps({"loop": run.loop, "rows": [asdict(row) for row in rows], **asdict(run)}))
        return
    print(f"\n{table(rows)}\n\n{run.legend()}")
    for line in [*run.differences(), *shortfalls(rows)]:
        print(line)


if __name__ == "__main__":
    main()
