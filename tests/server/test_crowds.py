"""Many readers of one table, and people who talk or step back without end: others play on."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tablee.kernel import SPECTATOR
from tablee.server import rooms
from tablee.server.app import create_app
from tablee.server.changes import Told
from tablee.server.readers import CROWD, Reader, ring_all
from tablee.server.rooms import Room
from tablee.server.store import Line, SqliteStore
from tablee.server.updates import update_of
from tests.server.conftest import QUICK
from tests.server.people import play_on, sit_down
from tests.server.test_numbers import room_of


def test_a_crowd_is_rung_a_few_at_a_time_and_others_are_served_between() -> None:
    async def scene() -> list[int]:
        readers = [Reader([SPECTATOR]) for _ in range(3 * CROWD + 1)]
        for reader in readers:
            await reader.rung()  # once for having come
        ring_all(readers)
        counts = [0]
        while counts[-1] < len(readers):
            counts.append(sum(reader._rung for reader in readers))
            await asyncio.sleep(0)  # somebody else's turn
        return counts

    counts = asyncio.run(scene())
    assert counts == [0, CROWD, 2 * CROWD, 3 * CROWD, 3 * CROWD + 1]


def test_what_a_crowd_sees_is_described_once_for_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    described: list[tuple[Any, ...]] = []

    def counted(room: Room, *eyes: Any) -> Any:
        described.append(eyes)
        return update_of(room, *eyes)

    monkeypatch.setattr(rooms, "update_of", counted)

    async def scene() -> None:
        room = room_of("ramen")
        eyes = [*[(SPECTATOR, "en")] * 20, *[(SPECTATOR, "fr")] * 20, (0, "en"), (1, "en")]
        room.readers = {Reader([viewer]) for viewer, _ in eyes}
        told = [Told() for _ in eyes]
        for _ in range(3):
            described.clear()
            heard = [
                room.news(one, viewer, language)
                for one, (viewer, language) in zip(told, eyes, strict=True)
            ]
            assert len(described) == len(set(eyes))
            for message, (viewer, language) in zip(heard, eyes, strict=True):
                assert message is not None
                found, plain = json.loads(message), update_of(room, viewer, language, "")
                assert (found["n"], found["seen"]) == (plain.n, plain.seen)
            assert heard[0] != heard[20]
            assert heard[0] == heard[19]
            for said in ("one", "two"):  # the log is as it was: what was described is out of date
                room.history.add(Line(room.n + 1, 0, 0, "say", said))
                room.wake()
                for one, (viewer, language) in zip(told, eyes, strict=True):
                    message = room.news(one, viewer, language)
                    assert message is not None
                    assert json.loads(message)["words"][-1]["text"] == said
            seat = room.match.awaited[0]
            room.presenter.grow(room.match.play(seat, room.match.legal(seat)[0]))
            room.wake()

    asyncio.run(scene())


def test_whoever_talks_without_end_stops_nobody_from_playing(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "TALK", 5)
    ana, bob = sit_down(client, "Ana", "Bob")
    codes = [bob.post("words", text="hm").status_code for _ in range(8)]
    assert codes == [200] * 5 + [503] * 3
    play_on([ana, bob])


def test_whoever_steps_back_and_forth_stops_nobody_from_playing(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "STEPS", 6)
    ana, bob = sit_down(client, "Ana", "Bob")
    codes = []
    for _ in range(5):
        assert ana.play().status_code == 200
        codes.append(ana.post("undo").status_code)
        if codes[-1] != 200:
            break
    assert codes == [200, 200, 200, 503]
    play_on([ana, bob])


def test_whoever_takes_the_same_seat_again_and_again_fills_no_log(db: Path) -> None:
    """Each time everybody at the next table is told so, in a line of its log."""
    config = replace(QUICK, own_guesses=1, guess_burst=2, guess_per_second=0.0001)
    with TestClient(create_app(SqliteStore(str(db)), config)) as client:
        ana, bob = sit_down(client, "Ana", "Bob")
        codes = [ana.post("rematch").status_code for _ in range(6)]
        assert codes == [200] * 4 + [429] * 2
        assert bob.post("rematch").status_code == 200  # who has not sat down yet is let in
