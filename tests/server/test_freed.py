"""Rooms that are put away leave the memory at once, without the collector's help."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Iterator

import httpx2
import pytest
from starlette.testclient import TestClient
from websockets.datastructures import Headers

from tablee.server.lobby import Lobby
from tests.server.people import PATIENCE, play_on, sit_down
from tests.server.test_floods import TEXT, frame, listener


@pytest.fixture
def by_counting_alone() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("by_counting_alone")
@pytest.mark.parametrize("key", ["ramen", "rivals", "mamma_mia"])
def test_a_room_that_is_put_away_is_freed(client: TestClient, key: str) -> None:
    people = sit_down(client, "Ana", "Bob", game=key)
    for _ in range(6):
        now = people[0].look("fr")
        people[now["acting"][0]].play()
    assert freed(client, people[0].table)


@pytest.mark.usefixtures("by_counting_alone")
def test_so_are_finished_and_undone_ones(client: TestClient) -> None:
    ana, bob = sit_down(client, "Ana", "Bob")
    ana.play()
    ana.post("undo")
    ana.post("why", text="no4@2")
    ana.post("preview", text=ana.look()["moves"][0]["text"])
    assert ana.post("hint").status_code == 200
    play_on([ana, bob])
    ana.post("rematch", same_deal=True)
    assert freed(client, ana.table)


@pytest.mark.usefixtures("by_counting_alone")
def test_so_is_one_that_broke(client: TestClient) -> None:
    ana, _ = sit_down(client, "Ana", "Bob")
    ana.play()
    lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
    lobby.rooms[ana.table].close()
    assert freed(client, ana.table)


def freed(client: TestClient, table: str) -> bool:
    lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
    room = weakref.ref(lobby.rooms[table])
    match = weakref.ref(lobby.rooms[table].match)
    assert lobby.put_away(-1, 99) > 0
    end = time.monotonic() + PATIENCE
    while room() is not None or match() is not None:  # the server's thread may just let go of it
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


@pytest.mark.usefixtures("by_counting_alone")
def test_of_a_request_for_a_socket_nothing_is_kept(live: httpx2.Client) -> None:
    """A browser's headers are a few thousand bytes, and a table is watched for an hour."""
    with listener(live, "X-Mark: here") as one:
        assert one.recv(12) == b"HTTP/1.1 101"
        one.sendall(frame(TEXT, b"{}"))
        while b'"t":"update"' not in one.recv(65536):
            pass
        held = gc.get_objects()
        assert not [it for it in held if isinstance(it, Headers) and "X-Mark" in it]
        assert not [it for it in held if type(it) is tuple and it[:1] == (b"x-mark",)]
