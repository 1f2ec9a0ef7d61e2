"""A sampled mutation run: `python -m tests.mutation PART [--sample N] [--seed S]`.

Changes one operator, number or condition of a part at a time, in a copy of the tree, and runs that
part's own tests: a change that they do not notice is a test that is missing, or code that says
nothing. The mutants are cosmic-ray's (`pip install cosmic-ray`); which of them are tried is drawn
by lot, so that an evening is enough. Survivors are printed with their change.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
CONFIG = """
[cosmic-ray]
module-path = {modules}
timeout = 3600.0
excluded-modules = []
test-command = "{test}"
[cosmic-ray.distributor]
name = "local"
"""
CPU_SECONDS, KIBIBYTES = 240, 4_000_000
LEFT_OUT = (".git", ".venv*", "node_modules", "build", "static", ".mypy_cache", ".hypothesis")
# Not worth a run: they change annotations, or what no test could tell apart: small numbers that
# are equal are the same object.
PASSED_OVER = (
    *("BinaryOperator_BitOr", "ZeroIterationForLoop", "RemoveDecorator"),
    *("ComparisonOperator_Eq_Is", "ComparisonOperator_NotEq_IsNot"),
)


def parts() -> dict[str, tuple[list[str], str]]:
    """A part's modules, and the tests that have to notice."""
    found = {"kernel": (["src/tablee/kernel"], "tests/kernel tests/testing/test_planted_bugs.py")}
    for folder in sorted((ROOT / "src" / "tablee" / "games").iterdir()):
        if (folder / "rules").is_dir():
            inside = folder.relative_to(ROOT).as_posix()
            found[folder.name] = ([f"{inside}/rules"], inside)
    return found


def sampled(copy: Path, session: Path, count: int, seed: str) -> None:
    """All mutants but `count`, drawn by lot, are marked as skipped."""
    from cosmic_ray.work_db import use_db
    from cosmic_ray.work_item import WorkerOutcome, WorkResult

    with use_db(str(session)) as database:
        jobs = [
            item.job_id
            for item in database.work_items
            if not any(word in item.mutations[0].operator_name for word in PASSED_OVER)
        ]
        kept = set(random.Random(seed).sample(sorted(jobs), min(count, len(jobs))))
        for item in list(database.work_items):
            if item.job_id not in kept:
                result = WorkResult(worker_outcome=WorkerOutcome.SKIPPED)
                database.set_result(item.job_id, result)
    print(f"{len(kept)} of {len(jobs)} mutants in {copy}")


def report(session: Path) -> int:
    from cosmic_ray.work_db import use_db
    from cosmic_ray.work_item import TestOutcome

    survivors = tried = 0
    with use_db(str(session)) as database:
        for item, result in database.completed_work_items:
            if result.test_outcome is None:
                continue
            tried += 1
            if result.test_outcome == TestOutcome.SURVIVED:
                survivors += 1
                place = f"{item.mutations[0].module_path}:{item.mutations[0].start_pos[0]}"
                print(f"\nsurvived: {place}\n{result.diff}")
    killed = tried - survivors
    share = 100 * killed / tried if tried else 0
    print(f"\n{killed} of {tried} mutants were noticed ({share:.0f} %)")
    return survivors


def main() -> None:
    known = parts()
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("part", choices=list(known))
    parser.add_argument("--sample", type=int, default=60, help="how many mutants to try")
    parser.add_argument("--seed", default="tablee", help="which ones")
    parser.add_argument("--seconds", type=float, help="stop after so long; what was tried counts")
    parser.add_argument("--python", default=sys.executable, help="runs the tests")
    wanted = parser.parse_args()
    modules, tests = known[wanted.part]
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "tree"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*LEFT_OUT))
        config, session = Path(folder) / "config.toml", Path(folder) / "session.sqlite"
        # a mutant that never ends is stopped by the time it computes (the machine may be busy),
        # one that gathers more and more by what it holds
        limits = f"ulimit -t {CPU_SECONDS}; ulimit -v {KIBIBYTES}"
        test = f"sh -c '{limits}; {wanted.python} -m pytest -x -q {tests}'"
        config.write_text(CONFIG.format(modules=modules, test=test))
        ray = [sys.executable, "-m", "cosmic_ray.cli"]
        subprocess.run([*ray, "init", str(config), str(session)], cwd=copy, check=True)
        sampled(copy, session, wanted.sample, wanted.seed)
        with contextlib.suppress(subprocess.TimeoutExpired):
            subprocess.run(
                [*ray, "exec", str(config), str(session)],
                cwd=copy,
                check=True,
                timeout=wanted.seconds,
            )
        sys.exit(1 if report(session) else 0)


if __name__ == "__main__":
    main()
