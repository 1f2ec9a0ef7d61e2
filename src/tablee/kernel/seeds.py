"""The promise that a deal was fixed before anybody played."""

from __future__ import annotations

import hashlib


def commitment(seed: str) -> str:
    """What may be shown of a drawn seed before the end: it binds, and tells nothing.

    A seed that somebody chose could be guessed from it; of such a one nothing is shown.
    """
    return hashlib.sha256(f"tablee seed {seed}".encode()).hexdigest()
