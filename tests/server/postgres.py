"""A real PostgreSQL, started for the tests that need one, if this machine has it.

`python tests/server/postgres.py` installs Debian's where there is none and one may; it ends with
code 3 when none is to be had.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin")
FRESH = ("-U", "tablee", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
MISSING = "NO POSTGRESQL to be had: several servers on one database are NOT tested"


@cache
def programs() -> Path | None:
    """The folder with initdb and postgres: the newest of the usual places, or on the path."""
    found = [
        folder
        for place in PLACES
        for folder in Path("/").glob(place.lstrip("/"))
        if (folder / "initdb").exists()
    ]
    if found:
        return max(found, key=lambda folder: [int(p) for p in folder.parts if p.isdigit()])
    on_path = shutil.which("initdb")
    return Path(on_path).parent if on_path else None


def user() -> list[str]:
    """PostgreSQL does not run as root: somebody else starts it there."""
    if os.name == "posix" and os.geteuid() == 0:
        return ["setpriv", "--reuid", "postgres", "--regid", "postgres", "--clear-groups"]
    return []


@contextmanager
def running() -> Iterator[str]:
    """A database cluster of its own, on a socket of its own; its address."""
    try:
        import psycopg
    except ImportError:
        pytest.skip("NO PSYCOPG: the store on PostgreSQL is NOT tested")
    bin_ = programs()
    if bin_ is None:
        pytest.skip(MISSING)
    folder = Path(tempfile.mkdtemp(prefix="tablee-pg-"))
    folder.chmod(0o755)
    data, sockets = folder / "data", folder / "s"
    for path in (data, sockets):
        path.mkdir()
        if user():
            shutil.chown(path, "postgres", "postgres")
    try:
        subprocess.run(
            [*user(), str(bin_ / "initdb"), "-D", str(data), *FRESH],
            check=True,
            capture_output=True,
            cwd="/",
        )
    except (OSError, subprocess.CalledProcessError) as error:
        shutil.rmtree(folder, ignore_errors=True)
        pytest.skip(f"{MISSING} ({error})")
    server = subprocess.Popen(
        [*user(), bin_ / "postgres", "-D", data, "-k", sockets, "-h", "", "-N", "100"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd="/",
    )
    try:
        address = f"postgresql://tablee@/postgres?host={sockets}"
        wait_for(address, psycopg)
        yield address
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(address: str, psycopg: object) -> None:
    end = time.monotonic() + 120
    while time.monotonic() < end:
        try:
            psycopg.connect(address).close()  # type: ignore[attr-defined]
        except Exception:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("PostgreSQL did not start")


@contextmanager
def database(server: str, name: str) -> Iterator[str]:
    """A fresh database of a running server; its address."""
    import psycopg

    with psycopg.connect(server, autocommit=True) as db:
        db.execute(f"CREATE DATABASE {name}".encode())
    try:
        yield server.replace("/postgres?", f"/{name}?")
    finally:
        with psycopg.connect(server, autocommit=True) as db:
            db.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


def install() -> None:
    """Debian's package, as root; nothing where that is not possible."""
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update", "-qq"], ["install", "-y", "-qq", "postgresql"]):
        subprocess.run(["apt-get", *words], env=quiet, capture_output=True, check=False)
    programs.cache_clear()


def main() -> None:
    if programs() is None:
        install()
    if programs() is None:
        sys.exit(3)


if __name__ == "__main__":
    main()
