"""`python keeper.py PARENT MEGABYTES CODE PROGRAM...`: run a program, and be its keeper.

No process of it takes more memory than it may, nor all of them together (the exit code is then
CODE). When the program ends, when the keeper is told to (SIGTERM) or when the parent is gone, all
that was started is ended, also what has left the session: orphans become the keeper's children.
Only Linux can do all of this; elsewhere it is one process's memory, and the process group.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import resource
import signal
import sys
from pathlib import Path

TICK = 0.25  # seconds between two looks at the memory
CROWD = 64  # more processes than this are too much, too
SUBREAPER, DEATH_SIGNAL = 36, 1  # of prctl
# Linux counts what can be written to: others reserve more than they will ever use, as Java does.
CAPPED = resource.RLIMIT_DATA if sys.platform == "linux" else resource.RLIMIT_AS
WAKE = {signal.SIGCHLD, signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGALRM}


def main() -> None:
    (parent, megabytes, too_much), program = map(int, sys.argv[1:4]), sys.argv[4:]
    before = signal.pthread_sigmask(signal.SIG_BLOCK, WAKE)
    control(SUBREAPER, 1)
    child = os.fork()
    if not child:
        become(program, megabytes << 20, before)
    for stream in range(3):  # they are the program's alone: who reads them notices when it ends
        os.close(stream)
    signal.setitimer(signal.ITIMER_REAL, TICK, TICK)
    code = keep(child, parent, megabytes << 20, too_much)
    end_all()
    os._exit(code)


def control(what: int, value: int) -> None:
    """What only Linux knows, and only by this name."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(what, value, 0, 0, 0)


def become(program: list[str], memory: int, mask: set[int | signal.Signals]) -> None:
    control(DEATH_SIGNAL, signal.SIGKILL)  # the keeper's death is its own
    signal.pthread_sigmask(signal.SIG_SETMASK, mask)
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # Python ignores it; other programs do not
    with contextlib.suppress(ValueError, OSError):  # not every system can
        resource.setrlimit(CAPPED, (memory, memory))
    try:
        os.execvp(program[0], program)
    except OSError as error:
        os.write(2, f"{program[0]}: {error.strerror}\n".encode())
        os._exit(127)


def keep(child: int, parent: int, memory: int, too_much: int) -> int:
    """Until the program has ended or has to; the exit code that says how."""
    while True:
        told = signal.sigwait(WAKE)
        code = ended(child)
        if code is not None:
            return code
        if told in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT) or os.getppid() != parent:
            return 128 + signal.SIGTERM
        if told == signal.SIGALRM and greedy(memory):
            return too_much


def ended(child: int) -> int | None:
    """The program's exit code, 128 and the signal where one has ended it; None while it runs."""
    with contextlib.suppress(ChildProcessError):
        while (found := os.waitpid(-1, os.WNOHANG))[0]:
            if found[0] == child:
                code = os.waitstatus_to_exitcode(found[1])
                return code if code >= 0 else 128 - code
    return None


def greedy(memory: int) -> bool:
    """Whether all its processes together take too much; what they share counts once."""
    family = descendants(os.getpid())
    if len(family) > CROWD:
        return True
    return sum(map(resident, family)) > memory and sum(map(own_share, family)) > memory


def descendants(pid: int) -> list[int]:
    found = []
    for child in children(pid):
        found += [child, *descendants(child)]
    return found


def children(pid: int) -> list[int]:
    found = ""
    with contextlib.suppress(OSError):  # ended meanwhile, or not on Linux
        for task in Path(f"/proc/{pid}/task").iterdir():
            found += read(f"{task}/children") + " "
    return [int(child) for child in found.split()]


def resident(pid: int) -> int:
    """Bytes; what several processes share is counted for each."""
    pages = read(f"/proc/{pid}/statm").split()
    return int(pages[1]) * resource.getpagesize() if pages else 0


def own_share(pid: int) -> int:
    """Bytes; of what several processes share, a part for each. Takes longer to find out."""
    for line in read(f"/proc/{pid}/smaps_rollup").splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) << 10
    return 0


def read(path: str) -> str:
    with contextlib.suppress(OSError):
        return Path(path).read_text()
    return ""


def end_all() -> None:
    """Whoever of them loses its parent becomes a child of the keeper: until there is none."""
    if sys.platform != "linux":
        os.killpg(0, signal.SIGKILL)
    while True:
        for pid in descendants(os.getpid()):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        try:
            os.waitpid(-1, 0)
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass  # all that are dead, before the living are looked for again: they may be many
        except ChildProcessError:
            return


if __name__ == "__main__":
    main()
