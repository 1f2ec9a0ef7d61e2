"""What can go wrong at a server, in words for whoever asked; the details are for its log."""

from __future__ import annotations

import logging
from typing import Final

from tablee.kernel import TableeError
from tablee.server.store import Trouble
from tablee.server.writer import Conflict

LOG: Final = logging.getLogger("tablee.server")
WORDS: Final = {
    "locked": "the tables are busy; send this again in a moment",
    "full": "there is no room to write this down; the operator has to make some",
    "damaged": "the tables cannot be read; the operator has to restore them",
    "gone": "the tables cannot be reached; send this again in a moment",
}


class Stale(TableeError):
    """An answer to a question that is no longer asked, or not yet."""


class NotWritten(TableeError):
    """Nothing is known to have happened; the same message with the same key may be sent again."""

    def __init__(self, words: str, kind: str = "again") -> None:
        self.kind = kind
        super().__init__(words)


class TooMuch(TableeError):
    """Too much at once, from everybody together or from one; later there is room again."""

    def __init__(self, words: str, seconds: int = 5, status: int = 503) -> None:
        self.seconds = seconds
        self.status = status
        super().__init__(words)


class WrongSecret(TableeError):
    """This token, code or invitation opens no seat."""


class NoTable(TableeError):
    """There is no such table, or not any more."""


def not_written(error: Exception) -> NotWritten:
    """What a client hears when the store said no; the log hears why."""
    if isinstance(error, Conflict):
        LOG.warning("conflict", extra={"detail": str(error)})
        return NotWritten("somebody else wrote at this table; send this again")
    kind = error.kind if isinstance(error, Trouble) else "gone"
    LOG.error("storage", extra={"kind": kind, "detail": str(error)})
    return NotWritten(WORDS[kind], "damaged" if kind == "damaged" else "again")
