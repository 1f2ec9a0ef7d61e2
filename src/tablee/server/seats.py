"""Who may act for a seat: a secret link, or eight words to come back with. No accounts."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from pathlib import Path

COST = 2**12  # 4 MiB and some milliseconds a guess
CODE_WORDS = 8
SLOW = "scrypt-"  # how a slow hash begins
WORDS = Path(__file__).with_name("words.txt").read_text("utf-8").split()


def new_token() -> str:
    """A seat's secret: 192 random bits, safe in a link."""
    return secrets.token_urlsafe(24)


def new_code() -> str:
    """A recovery code that can be read out: kitchen words, about 55 bits, hashed slowly.

    A server that did nothing else for ninety days would hash a billion guesses and a half: one in
    two million to find a code of a full table. So there is no need to keep people from trying
    theirs because strangers have tried many.
    """
    return " ".join(secrets.choice(WORDS) for _ in range(CODE_WORDS))


def new_seed() -> str:
    """128 bits from the system, so that nobody finds the cards by trying seeds."""
    return secrets.token_hex(16)


def bearer(authorization: str) -> str:
    """The secret in a request's `Authorization` header."""
    return authorization.removeprefix("Bearer ").strip()


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def plain(code: str) -> str:
    """Accents, case and extra blanks do not matter when a code is typed."""
    letters = unicodedata.normalize("NFKD", code).encode("ascii", "ignore").decode().lower()
    return " ".join(letters.replace("-", " ").split())


KNOWN = frozenset(map(plain, WORDS))


def beginning(code: str) -> str:
    """By which two words a code begins, hashed; "" where no code of ours does."""
    first = plain(code).split()[:2]
    return hashed(" ".join(first))[:16] if len(first) == 2 and KNOWN.issuperset(first) else ""


def hashed_code(code: str, table_id: str) -> str:
    """Slow on purpose, and another for every table: a stolen backup opens no seat."""
    digest = hashlib.scrypt(
        plain(code).encode(), salt=f"tablee {table_id}".encode(), n=COST, r=8, p=1
    )
    return f"{SLOW}{digest.hex()}"


def code_opens(code: str, table_id: str, stored: list[str]) -> int | None:
    """The seat whose code this is, by what is stored of all of them."""
    digest = hashed_code(code, table_id)
    quick = hashed(plain(code))  # as the first versions kept it
    for seat, one in enumerate(stored):
        if matches(digest if one.startswith(SLOW) else quick, one):
            return seat
    return None


def matches(secret_hash: str, stored: str) -> bool:
    return bool(stored) and hmac.compare_digest(secret_hash, stored)
