"""What is kept on disk: tables, seats, and a log that only grows."""

from tablee.server.store.contract import (
    ANY_FENCE,
    Append,
    BadStore,
    Chair,
    Lease,
    Line,
    Offer,
    Old,
    Store,
    TableRow,
    Trouble,
)
from tablee.server.store.sqlite import SqliteStore

__all__ = [
    "ANY_FENCE",
    "Append",
    "BadStore",
    "Chair",
    "Lease",
    "Line",
    "Offer",
    "Old",
    "SqliteStore",
    "Store",
    "TableRow",
    "Trouble",
]
