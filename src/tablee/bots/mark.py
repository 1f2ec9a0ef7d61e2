"""The mark in the environment of a program, by which whoever outlives its keeper is found.

A program runs as we do: it can kill its keeper, and then nobody is the parent of what it has left.
A mark in the environment goes on to all children that are not kept from it. It finds what was left,
not what hides: whoever starts something with an empty environment is not found. Linux only.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from pathlib import Path

NAME = "TABLEE_PROGRAM"
SURE = 2  # looks in which nobody is found: somebody may be born while one is taken
LONGEST = 2.0  # seconds; some cannot be ended at once


def new_mark() -> str:
    """Of one start of one program; nobody else's."""
    return os.urandom(16).hex()


def environment(mark: str) -> dict[str, str]:
    """Ours, and the mark."""
    return {**os.environ, NAME: mark}


def end_escaped(mark: str) -> None:
    """End all who bear the mark, and whom they start meanwhile."""
    until = time.monotonic() + LONGEST
    quiet = 0
    while quiet < SURE and time.monotonic() < until:
        found = bearers(mark)
        quiet = 0 if found else quiet + 1
        for pid in found:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)


def bearers(mark: str) -> list[int]:
    """The processes that have it in their environment; those that have ended have none."""
    if sys.platform != "linux":
        return []
    line = f"{NAME}={mark}".encode()
    processes = Path("/proc").glob("[0-9]*")
    return [int(process.name) for process in processes if line in given(process)]


def given(process: Path) -> list[bytes]:
    """The environment that a process was started with; of other users' nothing is known."""
    with contextlib.suppress(OSError):
        return (process / "environ").read_bytes().split(b"\0")
    return []
