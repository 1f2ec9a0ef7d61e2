"""Backup and restore, as the guide for hosts says: a copy made under play goes on by itself."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from starlette.testclient import TestClient

from tablee.server.app import create_app
from tablee.server.store import SqliteStore, Store
from tests.server.conftest import QUICK
from tests.server.people import Player, play_on, sit_down
from tests.server.postgres import database, programs

if TYPE_CHECKING:
    from collections.abc import Callable


def played(store: Store, copy: Callable[[], None]) -> tuple[list[Player], int]:
    """Four moves, a copy while the server runs, two more that the copy does not have."""
    with TestClient(create_app(store, QUICK)) as client:
        people = sit_down(client, "Ana", "Bob", seed="backup")
        for at in range(6):
            if at == 4:
                copy()
            acting = people[0].look()["acting"][0]
            assert people[acting].play().status_code == 200
    return people, 4


def check_restored(store: Store, people: list[Player], moves: int) -> None:
    """Everything up to the copy is there, the same people hold their seats, the game goes on."""
    with TestClient(create_app(store, QUICK)) as client:
        for player in people:
            player.client = client
        assert people[0].look()["n"] == moves
        play_on(people)
        assert people[0].look()["over"]


def test_a_file_copied_by_sqlite_while_the_server_runs(db: Path, tmp_path: Path) -> None:
    program = shutil.which("sqlite3")
    if program is None:
        pytest.skip("NO sqlite3 PROGRAM: the command for backups is NOT tried")
    target = tmp_path / "copy.db"
    words = [program, str(db), f".backup '{target}'"]
    people, moves = played(SqliteStore(str(db)), lambda: run(words))
    check_restored(SqliteStore(str(target)), people, moves)


def test_a_dump_of_postgresql_while_the_server_runs(postgres: str, pg: str, tmp_path: Path) -> None:
    pytest.importorskip("psycopg")
    from tablee.server.store.postgres import PostgresStore

    found = programs()
    assert found is not None
    dump = tmp_path / "tablee.dump"
    words = [str(found / "pg_dump"), "--format=custom", f"--file={dump}", pg]
    people, moves = played(PostgresStore(pg), lambda: run(words))
    with database(postgres, "restored") as again:
        run([str(found / "pg_restore"), f"--dbname={again}", str(dump)])
        store = PostgresStore(again)
        store.db.execute("UPDATE nodes SET seen = seen - interval '1 minute'")  # a while ago
        check_restored(store, people, moves)


def run(words: list[str]) -> None:
    subprocess.run(words, check=True, capture_output=True, timeout=60)
