"""Whatever goes wrong in one part of the housekeeping, the others go on, and so does that one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tablee.kernel import BadInput
from tablee.server import housekeeping
from tablee.server.housekeeping import keep_house
from tablee.server.lobby import Lobby
from tablee.server.store import SqliteStore, Trouble
from tests.server.conftest import QUICK
from tests.server.people import PATIENCE
from tests.server.test_hanging import lines

PARTS = ("measure", "weigh", "tidy", "sweep", "beat", "watch")
Scene = Callable[[Lobby], Awaitable[None]]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "BEAT", 0.001)
    monkeypatch.setattr(housekeeping, "SWEEP", 0.001)


def with_lobby(db: Path, scene: Scene) -> None:
    async def run() -> None:
        lobby = Lobby(SqliteStore(str(db)), QUICK)
        lobby.alone = False  # as one of several, so that every part is there
        try:
            await asyncio.wait_for(scene(lobby), PATIENCE)
        finally:
            await lobby.close()

    asyncio.run(run())


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.001)


@pytest.mark.parametrize("name", PARTS)
@pytest.mark.parametrize("error", [BadInput("odd"), OSError("no room"), ValueError("unheard of")])
def test_no_part_ends_with_another(
    db: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    name: str,
    error: Exception,
) -> None:
    begun = dict.fromkeys(PARTS, 0)

    def part(one: str) -> Callable[[Lobby], Awaitable[None]]:
        async def goes_on(lobby: Lobby) -> None:
            begun[one] += 1
            if one == name and begun[one] < 3:
                raise error
            await asyncio.Event().wait()

        goes_on.__name__ = one
        return goes_on

    for one in PARTS:
        monkeypatch.setattr(housekeeping, one, part(one))

    async def scene(lobby: Lobby) -> None:
        house = asyncio.create_task(keep_house(lobby))
        await until(lambda: begun[name] == 3)
        assert begun == {**dict.fromkeys(PARTS, 1), name: 3}
        house.cancel()
        await asyncio.gather(house, return_exceptions=True)

    with_lobby(db, scene)
    told = lines(caplog, "housekeeping")
    assert [vars(line)["part"] for line in told] == [name, name]
    assert {line.levelno >= logging.ERROR for line in told} == {isinstance(error, ValueError)}
    assert all(str(error) in vars(line)["detail"] for line in told)


def test_rooms_are_put_away_while_the_store_does_nothing(
    db: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither measuring what all tables take nor ending old ones holds that up."""

    def gone(*asked: object) -> None:
        raise Trouble("gone", "no way there")

    async def scene(lobby: Lobby) -> None:
        put_away = 0

        def counted() -> int:
            nonlocal put_away
            put_away += 1
            return 0

        for method in ("size", "old"):
            monkeypatch.setattr(lobby.store, method, gone)
        monkeypatch.setattr(lobby, "put_away_idle", counted)
        house = asyncio.create_task(keep_house(lobby))
        await until(lambda: put_away > 3 and {"weigh", "sweep"} <= parts())
        house.cancel()
        await asyncio.gather(house, return_exceptions=True)

    def parts() -> set[str]:
        return {str(vars(line)["part"]) for line in lines(caplog, "housekeeping")}

    with_lobby(db, scene)


def test_what_all_tables_take_is_measured_from_the_start(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "SWEEP", PATIENCE)

    async def scene(lobby: Lobby) -> None:
        house = asyncio.create_task(keep_house(lobby))
        await until(lambda: lobby.space.bytes > 0)
        house.cancel()
        await asyncio.gather(house, return_exceptions=True)

    with_lobby(db, scene)
