"""What a server can be told, with its defaults. A file of limits may set any number here."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields, replace
from pathlib import Path

from tablee.kernel import BadInput

RECORD_CHARS = 64 * 1024  # of a record from outside: three times the longest real game
NEVER = 0  # days after which something ends that is kept for good
MOST = 10**9  # of anything: what is meant to be no limit is a number too
MOST_DAYS = 36_500  # a hundred years
NEEDED = (  # without which nobody is served at all: a server is stopped in another way
    *("burst", "work_burst", "turn_seconds", "client_connections", "connections"),
    *("rooms", "client_rooms", "store_seconds", "jobs", "job_seconds"),
    *("header_seconds", "body_seconds", "unread_seconds", "body_limit"),
)


@dataclass(frozen=True)
class Config:
    host: str = "127.0.0.1"
    port: int = 8000
    db: str = "tablee.db"
    hosts: tuple[str, ...] = ()  # names it answers to, beside localhost, this machine's and numbers
    metrics_from: tuple[str, ...] = ()  # networks that may read /metrics, beside this machine
    bot_pace: float = 0.7  # seconds a bot seems to think, so that people can follow
    bot_workers: int = 1  # processes for thoughts and hints; one more has records from outside
    away_seconds: float = 120.0  # after so long a bot plays for somebody who left
    idle_seconds: float = 600.0  # a room nobody looks at is put away, its log stays
    unwatched_seconds: float = 60.0  # bots of a table that nobody looks at stop thinking
    # one client, which is an address, or 64 bits of an IPv6 address
    burst: int = 200  # requests at once ...
    per_second: float = 50.0  # ... and then so many a second
    table_burst: int = 60  # new tables, claims and recovery tries, which cost more
    table_per_second: float = 2.0
    work_burst: float = 10.0  # seconds of a processor for tables; as many for hints and records ...
    work_per_second: float = 0.2  # ... and then such a share of it
    thought_burst: float = 60.0  # seconds of a worker for bots at tables that it had laid ...
    thought_per_second: float = 0.5  # ... beyond which they think when others' do not
    turn_seconds: float = 0.002  # of each turn of the loop; what it asks beyond that waits
    client_connections: int = 200  # open at a time, whatever they are for
    client_readers: int = 100  # open sockets and streams
    client_rooms: int = 500  # tables in memory that it had laid; a long one counts as several
    # one table
    own_guesses: int = 5  # recovery codes tried by one client, whatever others try ...
    own_guesses_per_second: float = 1 / 600
    table_guesses: int = 1_000  # ... as many for each beginning of a code, so many by all ...
    table_guesses_per_second: float = 3.0  # (more than `table_per_second`: see claims.py)
    guess_burst: int = 10  # ... and whatever is beyond that, by all of them together
    guess_per_second: float = 1 / 30
    spectators: int = 200
    # the server
    rooms: int = 5_000  # tables in memory; a long one counts as several
    connections: int = 25_000  # open at a time
    readers: int = 20_000  # open sockets and streams
    store_seconds: float = 3.0  # for the database to answer; later it counts as out of reach
    jobs: int = 64  # thoughts, hints and replays in line
    job_seconds: float = 10.0  # a worker that is not done by then is ended
    # what comes in
    body_limit: int = 160 * 1024  # bytes of a request; the longest record fits
    record_entries: int = 5_000  # of a record from outside: three times the longest real game
    header_seconds: float = 10.0  # to send the head of a request
    body_seconds: float = 20.0  # to send the rest of it
    unread_seconds: float = 20.0  # to read some of an answer, however slowly
    # on disk
    most_megabytes: float = 4_000.0  # of all tables; then no new ones are laid; 0: no bound
    # how everything ends; 0 days: never
    keep_days: float = 90.0  # after its last line a table is archived and deleted
    keep_empty_days: float = 7.0  # one at which nobody ever played
    archive: str = ""  # folder for the records of tables that end; "": they are not kept
    archive_days: float = 365.0  # after which they are deleted there


SET_OTHERWISE = ("host", "port", "db")  # by the command line alone


def with_limits(config: Config, path: Path) -> Config:
    """The same with what a TOML file sets; what it does not know is refused."""
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadInput(f"the limits in {path} cannot be read: {error}") from None
    known = {field.name: getattr(config, field.name) for field in fields(config)}
    for name, value in found.items():
        if name not in known or name in SET_OTHERWISE:
            raise BadInput(f"{path}: there is no limit {name!r}")
        usual = known[name]
        if isinstance(usual, tuple):
            ok = isinstance(value, list) and all(isinstance(one, str) for one in value)
        elif isinstance(usual, str):
            ok = isinstance(value, str)
        else:
            ok = isinstance(value, int | float) and not isinstance(value, bool)
            ok = ok and (isinstance(usual, float) or isinstance(value, int))
        if not ok:
            raise BadInput(f"{path}: {name} = {value!r} is nothing like {usual!r}")
        if isinstance(value, int | float):
            check_number(path, name, value)
        found[name] = tuple(value) if isinstance(value, list) else value
    return replace(config, **found)


def check_number(path: Path, name: str, value: float) -> None:
    """Whatever is reckoned from it is a number of seconds, bytes or milliseconds that exists."""
    days = name.endswith("_days")
    most = MOST_DAYS if days else MOST
    if not 0 <= value <= most:  # nor is what is no number at all
        never = f" (for ever is {NEVER})" if days else ""
        raise BadInput(f"{path}: {name} = {value!r} is not between 0 and {most:,}{never}")
    if not value and name in NEEDED:
        raise BadInput(f"{path}: with {name} = {value!r} nobody would be served")


def shown(config: Config) -> str:
    """All limits as such a file."""
    lines = []
    for field in fields(config):
        value = getattr(config, field.name)
        if field.name not in SET_OTHERWISE:
            lines.append(f"{field.name} = {written(value)}")
    return "\n".join(lines) + "\n"


def written(value: object) -> str:
    if isinstance(value, tuple):
        return "[" + ", ".join(written(one) for one in value) + "]"
    return f'"{value}"' if isinstance(value, str) else repr(value)
