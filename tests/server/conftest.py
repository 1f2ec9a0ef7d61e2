"""A server in this process: called directly, or listening on a real port for sockets."""

from __future__ import annotations

import secrets
import socket
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import httpx2
import pytest
from starlette.testclient import TestClient

from tablee.server.app import create_app
from tablee.server.config import Config
from tablee.server.serve import Server
from tablee.server.store import SqliteStore, Store
from tests.server.people import PATIENCE, client_of
from tests.server.postgres import database, running

QUICK = Config(
    hosts=("testserver",),
    bot_pace=0.0,
    burst=100_000,
    per_second=100_000,
    table_burst=10_000,
    work_burst=10_000.0,
    guess_burst=1_000,
    store_seconds=PATIENCE,
)


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that stands still for some seconds is no store that does not answer."""
    monkeypatch.setattr("tablee.server.writer.PATIENCE", PATIENCE)


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "tablee.db"


@pytest.fixture
def client(db: Path) -> Iterator[TestClient]:
    with TestClient(create_app(SqliteStore(str(db)), QUICK)) as client:
        yield client


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL that runs as long as the tests do."""
    with running() as address:
        yield address


@pytest.fixture
def pg(postgres: str) -> Iterator[str]:
    """A database of one's own."""
    with database(postgres, f"t{secrets.token_hex(6)}") as address:
        yield address


@contextmanager
def listening_to(
    store: Store, config: Config, listener: socket.socket | None = None
) -> Iterator[httpx2.Client]:
    """The server on a port of its own, in a thread; a client of it."""
    if listener is None:
        listener = socket.socket()
        listener.bind(("127.0.0.1", 0))
    listener.listen()
    server = Server(create_app(store, config), config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        with client_of(address) as client:
            yield client
    finally:
        server.should_exit = True
        thread.join()


def listening(db: Path, config: Config) -> AbstractContextManager[httpx2.Client]:
    return listening_to(SqliteStore(str(db)), config)


@pytest.fixture
def live(db: Path) -> Iterator[httpx2.Client]:
    with listening(db, QUICK) as client:
        yield client
