"""Who may act for a seat: a secret link, or four words to come back with. No accounts."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from pathlib import Path

WORDS = Path(__file__).with_name("words.txt").read_text("utf-8").split()


def new_token() -> str:
    """A seat's secret: 192 random bits, safe in a link."""
    return secrets.token_urlsafe(24)


def new_code() -> str:
    """A recovery code that can be read out: five kitchen words, about 35 bits, rate limited."""
    return " ".join(secrets.choice(WORDS) for _ in range(5))


def bearer(authorization: str) -> str:
    """The secret in a request's `Authorization` header."""
    return authorization.removeprefix("Bearer ").strip()


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def hashed_code(code: str) -> str:
    """Accents, case and extra blanks do not matter when a code is typed."""
    plain = unicodedata.normalize("NFKD", code).encode("ascii", "ignore").decode().lower()
    return hashed(" ".join(plain.replace("-", " ").split()))


def matches(secret_hash: str, stored: str) -> bool:
    return bool(stored) and hmac.compare_digest(secret_hash, stored)
