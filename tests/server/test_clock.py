"""The server counts; the kernel decides what the end of time means, and when time stands still."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tablee import games
from tablee.server.app import create_app
from tablee.server.clock import OWN, RoomClock
from tablee.server.rooms import Room
from tablee.server.store import Chair, SqliteStore, TableRow
from tablee.server.writer import Writer
from tests.server.conftest import QUICK
from tests.server.people import sit_down


class Bell:
    """What a loop's call_later returns."""

    def __init__(self, at: float, ring: Callable[[], None]) -> None:
        self.at = at
        self.ring = ring
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class FakeTime:
    """A loop and a watch that move only when told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        self.bells: list[Bell] = []
        monkeypatch.setattr("tablee.server.clock.time.monotonic", lambda: self.now)
        monkeypatch.setattr("tablee.server.clock.asyncio.get_running_loop", lambda: self)

    def call_later(self, delay: float, work: Callable[..., None], *args: Any) -> Bell:
        bell = Bell(self.now + delay, lambda: work(*args))
        self.bells.append(bell)
        return bell

    def pass_by(self, seconds: float) -> None:
        self.now += seconds
        due = [bell for bell in self.bells if bell.at <= self.now and not bell.cancelled]
        self.bells = [bell for bell in self.bells if bell not in due]
        for bell in due:
            bell.ring()


@pytest.fixture
def clock_time(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    return FakeTime(monkeypatch)


def test_a_clock_fires_once_for_its_frame(clock_time: FakeTime) -> None:
    rung: list[int] = []
    clock = RoomClock(lambda frame, name: rung.append(frame))
    clock.show(1, {OWN: 30})
    clock_time.pass_by(29)
    assert rung == []
    clock.show(1, {OWN: 30})  # the same frame goes on, whatever else happened
    clock_time.pass_by(1)
    assert rung == [1]
    clock_time.pass_by(100)
    assert rung == [1]


def test_a_frame_set_aside_keeps_the_rest_of_its_time(clock_time: FakeTime) -> None:
    rung: list[int] = []
    clock = RoomClock(lambda frame, name: rung.append(frame))
    clock.show(1, {OWN: 60})
    clock_time.pass_by(20)
    clock.show(2, {OWN: 10})  # pushed over it
    clock_time.pass_by(9)
    assert clock.left_ms() == {OWN: 1000}
    clock.show(1, {OWN: 60})
    assert clock.left_ms() == {OWN: 40_000}
    clock_time.pass_by(39)
    assert rung == []
    clock_time.pass_by(1)
    assert rung == [1]


def test_under_a_frame_without_a_clock_time_stands_still(clock_time: FakeTime) -> None:
    rung: list[int] = []
    clock = RoomClock(lambda frame, name: rung.append(frame))
    clock.show(1, {OWN: 30})
    clock_time.pass_by(10)
    clock.show(2, {})
    assert clock.left_ms() == {}
    clock_time.pass_by(1000)
    clock.show(1, {OWN: 30})
    clock_time.pass_by(19.5)
    assert rung == []
    clock_time.pass_by(0.5)
    assert rung == [1]


def test_alarms_run_beside_the_clock_and_end_with_their_name(clock_time: FakeTime) -> None:
    rung: list[tuple[int, str]] = []
    clock = RoomClock(lambda frame, name: rung.append((frame, name)))
    clock.show(1, {OWN: 60, "war-1": 10})
    clock_time.pass_by(6)
    clock.show(1, {OWN: 60, "war-2": 10})  # stirred: another name is another clock
    assert clock.left_ms() == {OWN: 54_000, "war-2": 10_000}
    clock_time.pass_by(6)
    assert rung == []
    clock.show(2, {})  # pushed over both
    clock_time.pass_by(100)
    clock.show(1, {OWN: 60, "war-2": 10})
    assert clock.left_ms() == {OWN: 48_000, "war-2": 4000}
    clock_time.pass_by(4)
    assert rung == [(1, "war-2")]
    assert clock.left_ms() == {OWN: 44_000, "war-2": 0}


def plat_du_jour(tmp_path: Path) -> Room:
    game = games.load("plat_du_jour")
    options = game.settle(2, {})
    chairs = [Chair("Ana"), Chair("Bob")]
    table = TableRow("t", game.key, game.rules, game.data.hash, options, "1", 0, chairs)
    store = SqliteStore(str(tmp_path / "tablee.db"))
    store.create(table)
    return Room(game, table, [], Writer(store))


def test_when_time_is_up_the_kernel_chooses_for_whoever_has_not(tmp_path: Path) -> None:
    async def scene() -> None:
        room = plat_du_jour(tmp_path)
        frame = room.match.frame
        assert room.match.seconds == 30
        await room.move(0, room.match.legal_texts(0)[0], 1, "")
        assert room.match.acting == [1]
        assert await room.expire(frame)
        assert room.match.frame != frame
        assert [entry.seat for entry in room.match.entries] == [0, -1]
        assert not await room.expire(frame), "the frame is closed: its clock means nothing now"
        assert room.n == 2
        assert room.writer
        await room.writer.close()
        kept = SqliteStore(str(tmp_path / "tablee.db"))
        stored = kept.load("t")
        assert stored is not None
        assert [line.kind for line in stored[1]] == ["move", "expire"]
        kept.close()

    asyncio.run(scene())


def test_a_move_that_comes_first_stops_the_clock_of_its_frame(tmp_path: Path) -> None:
    async def scene() -> None:
        room = plat_du_jour(tmp_path)
        room.wake()
        assert OWN in room.clock.left_ms()
        frame = room.match.frame
        for seat in (0, 1):
            await room.move(seat, room.match.legal_texts(seat)[0], 1, "")
        assert room.match.frame != frame
        assert not await room.expire(frame)
        room.close()
        assert room.clock.left_ms() == {}
        assert room.writer
        await room.writer.close()

    asyncio.run(scene())


def test_a_real_second_runs_out(db: Path, tmp_path: Path) -> None:
    hurried = tmp_path / "boxes" / "plat_du_jour"
    hurried.mkdir(parents=True)
    source = games.find("plat_du_jour").folder() / "data" / "dishes.toml"
    shutil.copy(source, hurried)
    file = hurried / "dishes.toml"
    file.write_text(file.read_text("utf-8").replace("seconds = 30", "seconds = 1"), "utf-8")
    with TestClient(create_app(SqliteStore(str(db)), QUICK, hurried.parent)) as client:
        ana, _ = sit_down(client, "Ana", "Bob", game="plat_du_jour")
        while (now := ana.look())["n"] == 0:
            assert 0 <= now["clocks"][OWN] <= 1000
