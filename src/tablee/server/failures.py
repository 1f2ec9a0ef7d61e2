"""What can go wrong at a server, in words for whoever asked; the details are for its log."""

from __future__ import annotations

import logging
from typing import Final

from tablee.kernel import Missing, Refused, TableeError
from tablee.server.messages import Closing
from tablee.server.store import Trouble
from tablee.server.writer import Conflict

LOG: Final = logging.getLogger("tablee.server")
WORDS: Final = {
    "locked": "the tables are busy; send this again in a moment",
    "full": "there is no room to write this down; the operator has to make some",
    "damaged": "the tables cannot be read; the operator has to restore them",
    "gone": "the tables cannot be reached; send this again in a moment",
    "hangs": "the tables do not answer; send this again in a moment",
}


class Failure(TableeError):
    """Carries its answer's status, a word for programs, and for how long to stay away."""

    status = 400
    kind = "bad"
    seconds = 0


class Stale(Failure):
    """An answer to a question that is no longer asked, or not yet."""

    status = 409
    kind = "stale"


class NotWritten(Failure):
    """Nothing is known to have happened; the same message with the same key may be sent again."""

    status = 503

    def __init__(self, words: str, kind: str = "again") -> None:
        self.kind = kind
        self.seconds = 1 if kind == "again" else 0
        super().__init__(words)


class TooMuch(Failure):
    """Too much at once, from everybody together or from one; later there is room again."""

    kind = "busy"

    def __init__(self, words: str, seconds: int = 5, status: int = 503) -> None:
        self.seconds = seconds
        self.status = status
        super().__init__(words)


class NoSpace(Failure):
    """The tables take as much room as the operator gives them; those that are there go on."""

    status = 507
    kind = "full"
    seconds = 3600


class WrongSecret(Failure):
    """This token, code or invitation opens no seat."""

    status = 401


class NoTable(Failure):
    """There is no such table, or not any more."""

    status = 404


class OtherRelease(Failure):
    """The table was left by a release with other rules or other card data."""

    status = 409
    kind = "release"


def status_of(error: TableeError) -> tuple[int, str, int]:
    """An error's status, its word for programs, and the seconds after which to come back."""
    if isinstance(error, Failure):
        return error.status, error.kind, error.seconds
    if isinstance(error, Refused):
        return 422, "refused", 0
    return 404 if isinstance(error, Missing) else 400, "bad", 0


def closing_of(error: TableeError) -> Closing:
    """How a socket is closed where a request would be answered with that status."""
    status, _, _ = status_of(error)
    return Closing.LATER if status in (429, 503) else Closing(4000 + status)


def not_written(error: Exception) -> NotWritten:
    """What a client hears when the store said no; the log hears why."""
    if isinstance(error, Conflict):
        LOG.warning("conflict", extra={"detail": str(error)})
        return NotWritten("somebody else wrote at this table; send this again")
    kind = error.kind if isinstance(error, Trouble) else "gone"
    if kind != "hangs":  # which is said once, however many hear of it
        LOG.error("storage", extra={"kind": kind, "detail": str(error)})
    return NotWritten(WORDS[kind], "damaged" if kind == "damaged" else "again")
