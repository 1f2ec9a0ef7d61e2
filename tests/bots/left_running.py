"""Which processes of a program are still there."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SLACK = 30.0  # seconds; a busy machine is not a process that stays


def running(path: Path) -> list[int]:
    """The processes whose command names this file, and their keepers."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes()
            alive = " Z " not in (folder / "stat").read_text()
        except OSError:
            continue
        if alive and str(path).encode() in words:
            found.append(int(folder.name))
    return found


@contextmanager
def nothing_left(path: Path) -> Iterator[None]:
    """Afterwards no process of a program is there; what is killed is gone a moment later."""
    yield
    until = time.monotonic() + SLACK
    while running(path) and time.monotonic() < until:
        time.sleep(0.05)
    stayed = running(path)
    for pid in stayed:
        os.kill(pid, signal.SIGKILL)
    assert not stayed
