"""One server a file: a lock beside it that ends with the process, however it ends."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from tablee.server.store.contract import BadStore

if sys.platform == "win32":
    import msvcrt

    def seize(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def seize(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Held from its making to `release`."""

    def __init__(self, path: str) -> None:
        if Path(path).stat().st_nlink > 1:  # under each name SQLite would keep another log of it
            raise BadStore(f"the file {path} has another name (a hard link); a database has one")
        try:
            self.file = open(f"{Path(path).resolve()}.lock", "a", encoding="ascii")  # noqa: PTH123, SIM115 - kept
        except OSError as error:
            raise BadStore(f"the database {path} cannot be used: {error.strerror}") from None
        try:
            seize(self.file)
        except OSError:
            self.file.close()
            raise BadStore(
                f"another server uses the database {path}; stop it, or name another file with --db"
            ) from None

    def release(self) -> None:
        self.file.close()
