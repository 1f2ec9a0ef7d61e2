"""A sampled mutation run: `python -m tests.mutation PART [--sample N] [--seed S] [--jobs J]`.

Changes one operator, number or condition of a part at a time, in a copy of the tree, and runs that
part's own tests: a change that they do not notice is a test that is missing, or code that says
nothing. The mutants are cosmic-ray's (`pip install cosmic-ray`); which of them are tried is drawn
by lot, so that an evening is enough. Survivors are printed with their change, and after each
mutant the count so far, so that a run that is cut off still says its share. A survivor whose line
stands in `alike.txt` is known to mean the same, and counts as alike.
"""

from __future__ import annotations

import argparse
import ast
import queue
import random
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
# A mutant that never ends is stopped by the time it computes, for the machine may be busy; one
# that hoards, by the memory it takes.
SCRIPT = """\
cd {tree}
ulimit -t 60
ulimit -v 4000000
export PYTHONDONTWRITEBYTECODE=1
run="{python} -m pytest -x -q --assert=plain -p no:cacheprovider"
if [ -e "$1" ]; then (ulimit -t 20; $run "$1") || exit 1; fi
exec $run {tests}
"""
ALIKE_FILE = Path(__file__).with_name("alike.txt")  # "module: the line as it then is", one each
# Modules are compiled once, and known again by what they say: the time of a file would not do.
COMPILE = "-m compileall -q -j 1 --invalidation-mode checked-hash src tests"
FOREVER = 1e9
LEFT_OUT = (".*", "node_modules", "build", "static", "__pycache__")
PASSED_OVER = (
    # what no test could tell apart: small numbers and keys that are equal are the same object
    *("ComparisonOperator_Eq_Is", "ComparisonOperator_NotEq_IsNot"),
    # `final`, `cache` and what else decorates here say nothing about what is computed
    "RemoveDecorator",
)
# Changes that mean the same at what stands there, each as operator and code.
ALIKE = (
    # the first moves of a catalogue have the number 0, however it is taken away
    (r"Sub_(Add|BitOr|BitXor|LShift|RShift)$", r"- (PUT|SERVE)\b"),
    # these stand for none and are -1, and none of what they are compared with is less
    (
        r"(Eq_LtE|NotEq_Gt)$",
        r"[!=]= (ids\.)?(NO_(BOWL|CARD|KIND|MENTOR|SEAT|WINNER)|NONE|ACTIVE)\b",
    ),
    # and no viewer has a greater number than the referee
    (r"(Eq_GtE|NotEq_Lt)$", r"[!=]= REFEREE\b"),
)
Part = tuple[list[str], str]  # its modules, and the arguments of the tests that have to notice


def parts() -> dict[str, Part]:
    """By name. To a game's tests belong those that are kept as files: why moves are refused; its
    scenarios; all that is told, seen and allowed in whole games (golden); the numbers of lines of
    play (perft). The quickest come first, for the first that fails is enough. How well bots play
    is left out: it takes half of the time, and a rule that only they notice has no test.
    """
    promise = "'tests/test_conformance.py::test_the_game_keeps_the_promise[{}-{}]'"
    small = [promise.format(game, "golden") for game in ("plat_du_jour", "ramen", "mamma_mia")]
    few = "'tests/refusals/test_refusals.py::test_moves_are_refused_for_the_reasons_they_were[{}]'"
    small += [few.format(game) for game in ("plat_du_jour", "ramen", "mamma_mia")]
    own = ["tests/kernel", "tests/bots/test_world.py", "tests/testing/test_planted_bugs.py", *small]
    found = {"kernel": (["src/tablee/kernel"], " ".join(own))}
    for folder in sorted((ROOT / "src" / "tablee" / "games").iterdir()):
        if (folder / "rules").is_dir():
            inside = folder.relative_to(ROOT).as_posix()
            golden, perft = (promise.format(folder.name, check) for check in ("golden", "perft"))
            quick = "tests/refusals tests/scenario/test_every_scenario.py"
            tests = f"-k '{folder.name} and not test_bots' {quick} {golden} {inside} {perft}"
            found[folder.name] = ([f"{inside}/rules"], tests)
    return found


@cache
def unspoken(path: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """The places of a module that compute nothing: annotations, decorators, and assertions.

    What an assertion says is true: changed, it fails at once or says less, and neither is about
    the tests.
    """
    spans = []
    for node in ast.walk(ast.parse((ROOT / path).read_text("utf-8"))):
        quiet: list[ast.AST | None] = [node] if isinstance(node, ast.Assert) else []
        if isinstance(node, ast.AnnAssign | ast.arg):
            quiet.append(node.annotation)
        if isinstance(node, ast.FunctionDef):
            quiet.append(node.returns)
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            quiet += node.decorator_list
        for part in quiet:
            if isinstance(part, ast.expr | ast.stmt):
                end = (part.end_lineno or part.lineno, part.end_col_offset or 0)
                spans.append(((part.lineno, part.col_offset), end))
    return spans


def worth_a_run(mutation: Any) -> bool:
    if any(word in mutation.operator_name for word in PASSED_OVER):
        return False
    path, (row, column) = str(mutation.module_path), mutation.start_pos
    code = lines(path)[row - 1][column:]
    for operator, there in ALIKE:
        if re.search(operator, mutation.operator_name) and re.match(there, code):
            return False
    return not any(start <= (row, column) < end for start, end in unspoken(path))


@cache
def lines(path: str) -> list[str]:
    return (ROOT / path).read_text("utf-8").splitlines()


def drawn(modules: list[str], count: int, seed: str) -> list[Any]:
    """So many mutants, drawn by lot: the same ones from the same seed."""
    from cosmic_ray.commands import init
    from cosmic_ray.work_db import use_db

    paths = [
        path.relative_to(ROOT)
        for module in modules
        for path in sorted((ROOT / module).rglob("*.py"))
    ]
    with tempfile.TemporaryDirectory() as folder, use_db(f"{folder}/all.sqlite") as database:
        init(paths, database, {})
        known = [item.mutations[0] for item in database.work_items]
    known = [mutation for mutation in known if worth_a_run(mutation)]
    known.sort(key=lambda one: (str(one.module_path), one.operator_name, one.occurrence))
    print(f"{min(count, len(known))} of {len(known)} mutants", flush=True)
    return random.Random(seed).sample(known, min(count, len(known)))


class Bench:
    """Copies of the tree, in which mutants are tried side by side."""

    def __init__(self, python: str, tests: str, mutants: list[Any], seconds: float) -> None:
        self.python = python
        self.tests = tests
        self.until = time.monotonic() + seconds
        self.failed = False  # without any mutant
        self.alike = set(ALIKE_FILE.read_text("utf-8").splitlines())
        self.counts = dict.fromkeys(("noticed", "alike", "missed"), 0)
        self.lock = threading.Lock()
        self.left: queue.SimpleQueue[Any] = queue.SimpleQueue()
        for mutant in mutants:
            self.left.put(mutant)

    def work(self, folder: Path) -> None:
        """Try mutants in a copy of its own, until none or no time is left."""
        tree, script = folder / "tree", folder / "notice.sh"
        shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*LEFT_OUT))
        subprocess.run([self.python, *COMPILE.split()], cwd=tree, check=True)
        script.write_text(SCRIPT.format(tree=tree, python=self.python, tests=self.tests))
        if folder.name == "0" and not sound(script):
            self.until = 0.0
            self.failed = True
        while time.monotonic() < self.until and not self.left.empty():
            self.count(*self.outcome(self.left.get(), tree, script))

    def outcome(self, mutant: Any, tree: Path, script: Path) -> tuple[str, str]:
        """What became of a mutant, and what there is to print about it."""
        from cosmic_ray.mutating import mutate_and_test
        from cosmic_ray.work_item import MutationSpec, TestOutcome

        there = MutationSpec(
            tree / mutant.module_path,
            mutant.operator_name,
            mutant.occurrence,
            mutant.start_pos,
            mutant.end_pos,
            mutant.operator_args,
        )
        path = Path(mutant.module_path)
        first = f"tests/{path.parent.name}/test_{path.name}"  # the likeliest to notice
        result = mutate_and_test([there], f"sh {script} {first}", 3600)
        if result.test_outcome != TestOutcome.SURVIVED:
            return "noticed", ""
        change = result.diff.splitlines()[3:]
        known = {f"{path.as_posix()}: {line[1:].strip()}" for line in change if line[:1] == "+"}
        fate = "alike" if known & self.alike else "missed"
        text = "\n".join(change) if fate == "missed" else ""
        return fate, f"\n{fate}: {path.as_posix()}:{mutant.start_pos[0]}\n{text}\n"

    def count(self, fate: str, text: str) -> None:
        """One more; the count so far is printed at once, for a run may be cut off."""
        with self.lock:
            self.counts[fate] += 1
            left = f", {self.until - time.monotonic():.0f} s left" if self.until < FOREVER else ""
            print(f"{text}{self.share()}{left}", flush=True)

    def share(self) -> str:
        noticed, alike, missed = self.counts.values()
        tried, share = noticed + alike + missed, 100 * noticed / max(1, noticed + missed)
        each = f"{noticed} noticed, {alike} alike, {missed} missed"
        return f"{tried} tried: {each}; {share:.1f} % of those not alike"


def sound(script: Path) -> bool:
    """Whether the tests pass on the tree as it is: else they would notice everything."""
    done = subprocess.run(["sh", script], check=False, capture_output=True, text=True)
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:])
    return done.returncode == 0


def main() -> None:
    known = parts()
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("part", choices=list(known))
    parser.add_argument("--sample", type=int, default=60, help="how many mutants to try")
    parser.add_argument("--seed", default="tablee", help="which ones")
    parser.add_argument("--jobs", type=int, default=1, help="so many at a time")
    parser.add_argument("--seconds", type=float, default=FOREVER, help="start none after so long")
    parser.add_argument("--python", default=sys.executable, help="runs the tests")
    wanted = parser.parse_args()
    modules, tests = known[wanted.part]
    mutants = drawn(modules, wanted.sample, wanted.seed)
    bench = Bench(wanted.python, tests, mutants, wanted.seconds)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(wanted.jobs) as pool:
        folders = [Path(folder) / str(job) for job in range(wanted.jobs)]
        list(pool.map(bench.work, folders))
    if bench.failed:
        sys.exit("these tests fail without any mutant")
    print(f"\n{bench.share()}")
    sys.exit(1 if bench.counts["missed"] else 0)


if __name__ == "__main__":
    main()
