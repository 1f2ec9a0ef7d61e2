"""What a server can be told, with its defaults."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Config:
    host: str = "127.0.0.1"
    port: int = 8000
    db: str = "tablee.db"
    bot_pace: float = 0.7  # seconds a bot seems to think, so that people can follow
    bot_workers: int = 1
    away_seconds: float = 120.0  # after so long a bot plays for somebody who left
    idle_seconds: float = 600.0  # a room nobody looks at is put away, its log stays
    body_limit: int = 256 * 1024  # bytes of a request; a long record fits
    burst: int = 200  # requests a client may make at once ...
    per_second: float = 50.0  # ... and then so many a second
    table_burst: int = 60  # new tables and recovery tries, which cost more
    table_per_second: float = 2.0
