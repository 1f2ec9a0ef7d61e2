"""Servers under measurement, each a process of its own, and the rows that are reported of them."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from benchmarks.hosting import cores, pin

ROOT: Final = Path(__file__).parent.parent
CORES: Final = cores()  # before this process keeps to one of them
HURRY_SECONDS: Final = 60.0  # nothing that is waited for takes longer


@dataclass(frozen=True)
class Row:
    what: str
    value: float
    unit: str
    bar: str = ""
    met: bool | None = None
    note: str = ""


class Server:
    """The processes under test, as the system sees them."""

    def __init__(self, processes: list[subprocess.Popen[str]], ports: list[int]) -> None:
        self.processes = processes
        self.ports = ports

    @property
    def port(self) -> int:
        return self.ports[0]

    def kib(self) -> float:
        """Resident memory."""
        files = [Path(f"/proc/{process.pid}/statm") for process in self.processes]
        pages = sum(int(file.read_text().split()[1]) for file in files)
        return pages * os.sysconf("SC_PAGE_SIZE") / 1024

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        files = [Path(f"/proc/{process.pid}/stat") for process in self.processes]
        fields = [file.read_text().rpartition(")")[2].split() for file in files]
        return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(
    *more: str, db: str = "", nodes: int = 1, python: str = sys.executable
) -> Iterator[Server]:
    """Servers on one database, a new file if none is named."""
    with tempfile.TemporaryDirectory(prefix="tablee-") as folder:
        words = ["-m", "benchmarks.hosting", db or str(Path(folder, "tablee.db")), *more]
        processes = [
            subprocess.Popen(
                [python, *words, *on_core(node)],
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            for node in range(nodes)
        ]
        try:
            ports = [process.stdout.readline().strip() for process in processes if process.stdout]
            if not all(ports):
                sys.exit("the server did not start, see above")
            yield Server(processes, [int(port) for port in ports])
        finally:
            for process in processes:
                process.terminate()
                process.communicate()


def stand_aside(nodes: int) -> None:
    """This process leaves the servers their cores, where there are enough; else all share all."""
    if len(CORES) > nodes:
        pin(CORES[nodes])
    elif CORES:
        os.sched_setaffinity(0, CORES)


def on_core(node: int) -> list[str]:
    """A core for each server, as far as there are some."""
    return ["--core", str(CORES[node % len(CORES)])] if CORES else []


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
