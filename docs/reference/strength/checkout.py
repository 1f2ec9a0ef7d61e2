"""The engine and the bots of a checkout, this one or another: asked in a process of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from benchmarks import build
from benchmarks.turns import OTHERS_OWN
from docs.reference.strength.progress import say

ASKED = Path(__file__).with_name("asked.py")

Question = dict[str, object]
Answer = dict[str, Any]


class NoAnswer(Exception):
    """A checkout cannot be asked; the sentence says why."""


def environment() -> dict[str, str]:
    """Nobody is to find another checkout's code first."""
    return {name: value for name, value in os.environ.items() if name[:6] != "PYTHON"}


def last_line(text: str, otherwise: str) -> str:
    return (text.strip().splitlines() or [otherwise])[-1]


class Checkout:
    """`code` is the folder that holds the package `tablee` to be asked."""

    def __init__(self, folder: Path, code: Path) -> None:
        self.folder = folder
        self.errors = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115
        self.process = subprocess.Popen(
            [sys.executable, "-P", str(ASKED)],
            env={**environment(), "PYTHONPATH": str(code.resolve())},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            encoding="utf-8",
            start_new_session=True,  # Ctrl-C is for the one who asks
        )
        try:
            self.answer()
        except NoAnswer:
            self.close()
            raise

    def put(self, question: Question) -> None:
        """The answer is fetched later."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(question) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # and there will be no answer

    def answer(self) -> Answer:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.errors.seek(0)
            why = last_line(self.errors.read(), "their process ended")
            raise NoAnswer(f"the bots of {self.folder} cannot be asked: {why}")
        found: Answer = json.loads(line)
        return found

    def close(self) -> None:
        self.process.terminate()
        self.process.communicate()
        self.errors.close()


class Pair:
    """The other checkout and this one, asked the same; for the `with` statement."""

    def __init__(self, folders: tuple[Path, Path], codes: tuple[Path, Path]) -> None:
        self.folders = folders
        self.codes = codes
        self.both: list[Checkout] = []

    def __enter__(self) -> Pair:
        try:
            for folder, code in zip(self.folders, self.codes, strict=True):
                self.both.append(Checkout(folder, code))
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        for one in self.both:
            one.close()

    def ask(self, question: Question) -> tuple[Answer, Answer]:
        """They think at the same time."""
        for one in self.both:
            one.put(question)
        there, here = (one.answer() for one in self.both)
        return there, here


def source(folder: Path) -> Path:
    """Where a checkout's code lies; a sentence where it is none, or this one."""
    code = folder / "src"
    if not (code / "tablee").is_dir():
        raise NoAnswer(
            f"{folder} is no checkout of Tablée: it has no src/tablee "
            "(git worktree add FOLDER COMMIT makes one)"
        )
    if folder.resolve() == build.ROOT:
        raise NoAnswer(f"{folder} is this very checkout: name one of the commit that was measured")
    return code


def compiled(folder: Path) -> Path | None:
    """A checkout's compiled copy, made if it is not there yet; None where that cannot be."""
    done = subprocess.run(
        [sys.executable, "-c", OTHERS_OWN],
        cwd=folder,
        env=environment(),
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        say(f"{folder} is played interpreted: {last_line(done.stderr, 'compiling failed')}")
        return None
    return folder / build.COMPILED.relative_to(build.ROOT)
