"""`python cage.py MEGABYTES PROGRAM...`: become the program, with a cap on memory."""

from __future__ import annotations

import os
import sys


def main() -> None:
    megabytes, program = int(sys.argv[1]), sys.argv[2:]
    try:
        import resource
    except ImportError:  # not on every platform; time is capped everywhere
        pass
    else:
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    os.execvp(program[0], program)


if __name__ == "__main__":
    main()
