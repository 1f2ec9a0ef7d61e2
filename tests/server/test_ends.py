"""How everything ends: tables by age, or because their people say so; their records too."""

from __future__ import annotations

import errno
import gzip
import os
import time
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tablee.games import load
from tablee.kernel import Match, Record
from tablee.server import housekeeping, rooms
from tablee.server.app import create_app
from tablee.server.housekeeping import (
    DAY_MS,
    end_old_records,
    end_old_tables,
    what_is_old,
    write,
)
from tablee.server.lobby import Lobby
from tablee.server.readers import Reader
from tablee.server.store import Old, SqliteStore, Trouble
from tests.server.conftest import QUICK
from tests.server.people import Player, play_on, sit_down

ALL = Old(2**62, 2**62)
AT_ONCE = 1e-9  # days


def hall(client: TestClient) -> Lobby:
    lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
    return lobby


def status(player: Player) -> int:
    return int(player.client.get(f"/api/tables/{player.table}").status_code)


def test_tables_end_by_age_and_are_archived(db: Path, tmp_path: Path) -> None:
    folder = tmp_path / "archive"
    config = replace(QUICK, keep_days=AT_ONCE, keep_empty_days=AT_ONCE, archive=str(folder))
    with TestClient(create_app(SqliteStore(str(db)), config)) as client:
        ana, bob = sit_down(client, "Ana", "Bob")
        play_on([ana, bob])
        promised = ana.look()["commitment"]
        empty = sit_down(client, "Cleo", "Dan")[0]
        lobby = hall(client)
        time.sleep(0.01)
        assert client.portal is not None
        lobby.put_away(-1, 9)
        assert client.portal.call(end_old_tables, lobby) == 2
        for player in (ana, empty):
            assert client.get(f"/api/tables/{player.table}").status_code == 404
        (file,) = folder.iterdir()
        record = Record.from_text(gzip.decompress(file.read_bytes()).decode())
        assert Match.replay(load("ramen"), record).over
        assert record.commitment == promised


def test_its_people_can_have_a_table_forgotten_together(client: TestClient) -> None:
    ana, bob = sit_down(client, "Ana", "Bob")
    assert Player(client, ana.table, -1, "").post("forget").status_code == 401
    assert ana.post("forget").json() == {"gone": False}
    assert ana.post("forget").json() == {"gone": False}
    assert bob.post("forget").json() == {"gone": True}
    assert client.get(f"/api/tables/{ana.table}").status_code == 404


def test_a_table_that_somebody_reads_stays(db: Path) -> None:
    config = replace(QUICK, keep_days=AT_ONCE, keep_empty_days=AT_ONCE)
    with TestClient(create_app(SqliteStore(str(db)), config)) as client:
        ana = sit_down(client, "Ana", "Bob")[0]
        cleo = sit_down(client, "Cleo", "Dan")[0]
        ana.look()
        cleo.look()
        assert client.portal is not None
        with client.websocket_connect(f"/api/tables/{ana.table}/socket") as socket:
            socket.send_json({"token": ana.token})
            socket.receive_json()
            time.sleep(0.01)
            assert client.portal.call(end_old_tables, hall(client)) == 1
            assert ana.look()["n"] == 0
        assert client.get(f"/api/tables/{cleo.table}").status_code == 404


def test_tables_that_are_watched_hide_no_others(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More of them than are looked at in one go, and all older."""
    monkeypatch.setattr(housekeeping, "what_is_old", lambda config: replace(ALL, most=3))
    with TestClient(create_app(SqliteStore(str(db)), QUICK)) as client, ExitStack() as watching:
        old = [sit_down(client, "Ana", "Bob")[0] for _ in range(9)]
        lobby = hall(client)
        for player in old[:4]:
            player.look()
            watching.enter_context(lobby.rooms[player.table].read_by(Reader([-1])))
        assert client.portal is not None
        assert client.portal.call(end_old_tables, lobby) == 5
        assert [status(player) for player in old] == [200] * 4 + [404] * 5


def test_a_table_that_cannot_be_archived_stays_and_keeps_no_other(
    db: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "what_is_old", lambda config: replace(ALL, most=1))
    config = replace(QUICK, archive=str(tmp_path / "archive"))
    with TestClient(create_app(SqliteStore(str(db)), config)) as client:
        damaged, whole = (sit_down(client, "Ana", "Bob")[0] for _ in range(2))
        lobby = hall(client)
        load = lobby.store.load

        def read(table_id: str) -> Any:
            if table_id == damaged.table:
                raise Trouble("damaged", "a page of it")
            return load(table_id)

        monkeypatch.setattr(lobby.store, "load", read)
        assert client.portal is not None
        assert client.portal.call(end_old_tables, lobby) == 1
        monkeypatch.undo()
        assert (status(damaged), status(whole)) == (200, 404)


def test_whoever_comes_while_a_table_ends_is_not_left_at_one_that_is_gone(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestClient(create_app(SqliteStore(str(db)), QUICK)) as client:
        ana = sit_down(client, "Ana", "Bob")[0]
        lobby = hall(client)
        on_disk = lobby.on_disk

        async def first(work: Any, *args: Any) -> Any:
            if work == lobby.store.delete:
                await lobby.room(ana.table)
            return await on_disk(work, *args)

        monkeypatch.setattr(lobby, "on_disk", first)
        assert client.portal is not None
        assert client.portal.call(lobby.forget, ana.table, ALL)
        assert status(ana) == 404


def test_a_table_that_comes_to_life_meanwhile_is_not_deleted(db: Path) -> None:
    """Between the look at what is old and its end somebody plays, here or at another server."""
    with TestClient(create_app(SqliteStore(str(db)), QUICK)) as client:
        ana = sit_down(client, "Ana", "Bob")[0]
        lobby = hall(client)
        limits = Old(0, int(time.time() * 1000) + 1)
        assert client.portal is not None
        assert client.portal.call(lobby.on_disk, lobby.store.old, limits) == [ana.table]
        assert ana.play().status_code == 200
        assert not client.portal.call(lobby.forget, ana.table, limits)
        assert ana.look()["n"] == 1


def test_one_that_nobody_played_at_is_kept_no_longer_than_others() -> None:
    old = what_is_old(replace(QUICK, keep_days=10.0, keep_empty_days=30.0))
    assert old.empty_ms == old.idle_ms
    old = what_is_old(replace(QUICK, keep_days=30.0, keep_empty_days=10.0))
    assert old.empty_ms == old.idle_ms + 20 * DAY_MS


def test_no_days_are_for_ever(db: Path) -> None:
    old = what_is_old(replace(QUICK, keep_days=0.0, keep_empty_days=0.0))
    assert (old.idle_ms, old.empty_ms) == (0, 0)
    old = what_is_old(replace(QUICK, keep_days=30.0, keep_empty_days=0.0))
    assert old.empty_ms == old.idle_ms > 0
    config = replace(QUICK, keep_days=0.0, keep_empty_days=0.0)
    with TestClient(create_app(SqliteStore(str(db)), config)) as client:
        sit_down(client, "Ana", "Bob")
        time.sleep(0.01)
        assert client.portal is not None
        assert client.portal.call(end_old_tables, hall(client)) == 0


def test_a_record_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its table is deleted next: it is on disk by then, and its name too."""
    file, synced = tmp_path / "archive" / "one.tablee.gz", 0
    fsync = os.fsync

    def counted(opened: int) -> None:
        nonlocal synced
        synced += 1
        fsync(opened)

    def full(opened: int) -> None:
        raise OSError(errno.ENOSPC, "no space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        write(file, b"half of")
    assert list(file.parent.iterdir()) == []
    monkeypatch.setattr(os, "fsync", counted)
    write(file, b"all of it")
    assert [one.read_bytes() for one in file.parent.iterdir()] == [b"all of it"]
    assert synced == (2 if os.name == "posix" else 1)


def test_archived_records_end_too(tmp_path: Path) -> None:
    kept = [("new.tablee.gz", 9), ("new.tablee.gz.part", 9), ("old.txt", 11)]
    for name, days in (*kept, ("old.tablee.gz", 11), ("old.tablee.gz.part", 11)):
        (tmp_path / name).write_bytes(b"")
        then = time.time() - days * DAY_MS / 1000
        os.utime(tmp_path / name, (then, then))
    config = replace(QUICK, archive=str(tmp_path), archive_days=10.0)
    assert end_old_records(replace(config, archive_days=0.0)) == 0
    assert end_old_records(replace(config, archive="")) == 0
    assert end_old_records(config) == 2
    assert sorted(file.name for file in tmp_path.iterdir()) == [name for name, _ in kept]


def test_a_full_table_can_be_forgotten_and_is_filled_no_further(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bob = sit_down(client, "Ana", "Bob")
    assert ana.play().status_code == 200
    for limit in ("MOST", "STEPS", "TALK"):
        monkeypatch.setattr(rooms, limit, 0)
    assert bob.post("words", text="hm").status_code == 503
    for _ in range(5):
        assert ana.post("forget").json() == {"gone": False}
    assert hall(client).rooms[ana.table].n == 2
    assert bob.post("forget").json() == {"gone": True}
