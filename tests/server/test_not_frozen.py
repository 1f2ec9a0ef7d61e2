"""Whatever one visitor asks for, everybody else is served: limits of work, fair turns, ends."""

from __future__ import annotations

import random
import socket
import threading
import time
from dataclasses import replace
from pathlib import Path

import httpx2
import pytest
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed

from tablee import games
from tablee.games import load
from tablee.kernel import Match
from tablee.kernel.match import SPAN, Sampler
from tablee.server import quotas, whynot
from tablee.server.app import create_app
from tablee.server.lobby import Lobby
from tablee.server.quotas import Buckets, Openings, client_of
from tablee.server.store import SqliteStore
from tablee.show import Presenter
from tests.server.conftest import QUICK, listening
from tests.server.people import PATIENCE, Player, sit_down, socket_of
from tests.server.test_claims import hear


def hall(client: TestClient) -> Lobby:
    lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
    return lobby


# who is who, and how much each may ask for


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_of_ipv6_addresses_is_one_client(address: str, client: str) -> None:
    assert client_of(address) == client


def test_what_something_cost_is_paid_afterwards() -> None:
    work = Buckets(2.0, 0.0001)
    work.charge("a", 5.0)
    assert work.level("a") < 0
    assert not work.take("a")
    assert work.level("b") == 2.0


def test_a_multitude_is_not_all_kept_in_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "CROWD", 10)
    monkeypatch.setattr(quotas, "MULTITUDE", 30)
    work = Buckets(2.0, 0.0)
    most = 0
    for at in range(1000):
        work.charge(f"client {at}", 1.0)
        most = max(most, len(work.levels))
    assert most <= 61
    assert work.level("client 999") == 1.0  # of late


def test_open_connections_are_counted_by_client_and_together() -> None:
    openings = Openings(2, 3)
    assert [openings.enter(who) for who in "aaabb"] == [True, True, False, True, False]
    openings.leave("a")
    assert openings.enter("b")
    for who in "abb":
        openings.leave(who)
    assert (openings.total, openings.open) == (0, {})


# records from outside


def long_record(entries: int) -> str:
    match = Match(load("ramen"), 2, {}, "1", ["a", "b"])
    record = match.record()
    lines = "".join("1 no4@2\n" for _ in range(entries))
    return record.to_text() + lines


def test_records_are_bounded(client: TestClient) -> None:
    for text in (long_record(QUICK.record_entries + 1), "x" * 70_000):
        for address, more in (("replay", {}), ("branch", {"people": [{"name": "a"}]})):
            answer = client.post(f"/api/{address}", json={"record": text, "step": 1, **more})
            assert answer.status_code in (400, 422), answer.text


def test_replays_are_paid_for(db: Path) -> None:
    with TestClient(create_app(SqliteStore(str(db)), replace(QUICK, work_burst=0.5))) as client:
        match = Match(load("ramen"), 2, {}, "1", ["a", "b"])
        body = {"record": match.record().to_text(), "step": 0}
        assert client.post("/api/replay", json=body).status_code == 200
        hall(client).errands.buckets.charge("testclient", 5)
        answer = client.post("/api/replay", json=body)
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) > 0


def test_a_record_that_turns_out_to_be_none_is_paid_for_too(db: Path) -> None:
    poor = replace(QUICK, work_burst=50.0, work_per_second=0.0)  # or it fills while one looks
    with TestClient(create_app(SqliteStore(str(db)), poor)) as client:
        body = {"record": long_record(100), "step": 100}
        level = hall(client).errands.buckets.level
        assert client.post("/api/replay", json=body).status_code == 400
        after = level("testclient")
        assert after < 50.0
        assert client.post("/api/replay", json=body).status_code == 400
        assert level("testclient") < after


def test_nobody_owes_more_than_a_full_bucket() -> None:
    work = Buckets(2.0, 0.5)
    work.charge("a", 1e9)
    assert -2.0 <= work.level("a") < -1.9
    assert work.wait_for("a", 1.0) in (6, 5)


def test_steps_back_and_previews_are_paid_for(db: Path) -> None:
    poor = replace(QUICK, work_burst=5.0, work_per_second=0.0)  # or it fills while one looks
    with TestClient(create_app(SqliteStore(str(db)), poor)) as client:
        ana = sit_down(client, "Ana", "Bob")[0]
        text = ana.look()["moves"][0]["text"]
        table, headers = f"/api/tables/{ana.table}", dict(ana.headers)
        level = hall(client).work.level("testclient")
        assert client.post(f"{table}/preview", json={"text": text}, headers=headers).is_success
        assert hall(client).work.level("testclient") < level
        hall(client).work.charge("testclient", 5)
        for what, body in [("preview", {"text": text}), ("undo", None)]:
            answer = client.post(f"{table}/{what}", json=body, headers=headers)
            assert answer.status_code == 429, what


@pytest.mark.parametrize("key", games.keys())
def test_a_step_back_and_a_preview_do_so_much_and_no_more(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are done on the loop: whatever the game, they never play more than this."""
    replays, worlds = counted(monkeypatch, Match, "_apply"), counted(monkeypatch, Sampler, "draw")
    game, dice = load(key), random.Random(3)
    match = Match(game, game.seat_counts()[0], seed="back")
    speaker = Presenter(match).speaker("en")
    for move in range(SPAN + 12):
        if not match.awaited:
            if match.over or not match.pass_time():
                break
            continue
        seat = match.awaited[0]
        text = dice.choice(match.legal_texts(seat))
        if move % 8 == 0:
            worlds.clear()
            whynot.preview(match, seat, text, speaker)
            assert len(worlds) <= whynot.WORLDS
        match.submit(seat, text)
        if move > SPAN - 8 and match.why_no_undo(seat) is None:
            replays.clear()
            match.undo(seat)
            assert len(replays) <= SPAN
            match.submit(seat, text)


def counted(monkeypatch: pytest.MonkeyPatch, kind: type, name: str) -> list[object]:
    """Grows whenever that is called."""
    calls: list[object] = []
    plain = getattr(kind, name)

    def also(self: object, *given: object) -> object:
        calls.append(given)
        return plain(self, *given)

    monkeypatch.setattr(kind, name, also)
    return calls


# tables that nobody watches, sockets that talk


def test_bots_of_a_table_that_nobody_watches_stop_until_somebody_comes(db: Path) -> None:
    config = replace(QUICK, unwatched_seconds=0.3)
    with TestClient(create_app(SqliteStore(str(db)), config)) as client:
        body = {"game": "ramen", "people": [{"bot": "random"}, {"bot": "random"}]}
        config_slow = replace(config, bot_pace=0.2)
        hall(client).players.config = config_slow
        table = client.post("/api/tables", json=body).json()["table"]
        watcher = Player(client, table, -1, "")
        played(watcher, 1)
        room = hall(client).rooms[table]
        end = time.monotonic() + PATIENCE
        while room.asked:  # a bot is at it; nobody looks
            assert time.monotonic() < end
            time.sleep(0.05)
        stood = len(room.match.entries)
        assert not room.match.over
        time.sleep(1.0)
        assert len(room.match.entries) == stood
        played(watcher, stood + 1)


def played(watcher: Player, n: int) -> None:
    """Looks until so many lines are there."""
    end = time.monotonic() + PATIENCE
    while watcher.look()["n"] < n:
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_socket_that_speaks_after_its_hello_is_closed(live: httpx2.Client) -> None:
    ana, _ = sit_down(live, "Ana", "Bob")
    with socket_of(live, ana.table) as reader:
        reader.hello(token=ana.token)
        reader.connection.send("and another thing")
        with pytest.raises(ConnectionClosed) as found:
            hear(reader, 99)
        assert found.value.rcvd is not None
        assert found.value.rcvd.code == 1008


def test_one_that_is_closed_and_goes_on_is_cut_off(live: httpx2.Client) -> None:
    """It does not listen to the close either: plain bytes, as fast as they go."""
    ana, _ = sit_down(live, "Ana", "Bob")
    head = (
        f"GET /api/tables/{ana.table}/socket HTTP/1.1\r\nHost: localhost\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    address = (live.base_url.host, live.base_url.port)
    with socket.create_connection(address, timeout=PATIENCE) as plain:
        plain.sendall(head.encode())
        plain.sendall(bytes([0x81, 0x82, 0, 0, 0, 0]) + b"{}")
        assert b"101" in plain.recv(1000)
        with pytest.raises(OSError, match=r"reset|Broken|pipe|timed out"):
            talk(plain)
        assert live.get("/health").status_code == 200


def talk(plain: socket.socket) -> None:
    """A kilobyte after the other, all read before a server ends the wait for a close itself."""
    frame = bytes([0x81, 0xFE, 0x03, 0xE8, 0, 0, 0, 0]) + b"x" * 1000
    for _ in range(50_000):
        plain.sendall(frame)


def test_readers_and_spectators_are_so_many(db: Path) -> None:
    config = replace(QUICK, client_readers=3, spectators=1)
    with listening(db, config) as live:
        ana, bob = sit_down(live, "Ana", "Bob")
        with socket_of(live, ana.table) as first, socket_of(live, ana.table) as second:
            first.hello()
            second.connection.send("{}")
            with pytest.raises(ConnectionClosed) as full:
                second.update()
            assert full.value.rcvd is not None
            assert full.value.rcvd.code == 1013
            with socket_of(live, ana.table) as third, socket_of(live, ana.table) as fourth:
                assert third.hello(token=ana.token)["you"] == 0  # who plays is let in
                assert fourth.hello(token=bob.token)["you"] == 1
                with (
                    pytest.raises(Exception, match=r"1013|403|503"),
                    socket_of(live, ana.table) as fifth,
                ):
                    fifth.hello(token=ana.token)


def test_rooms_make_way_or_there_is_none_left(db: Path) -> None:
    with listening(db, replace(QUICK, rooms=2)) as live:
        tables = [sit_down(live, "Ana", "Bob")[0] for _ in range(4)]
        tables[0].look()
        tables[1].look()
        answer = live.get(f"/api/tables/{tables[2].table}")
        assert answer.status_code in (200, 503)
        codes = [live.get(f"/api/tables/{player.table}").status_code for player in tables]
        assert 503 in codes
        assert tables[0].client.get("/health").status_code == 200


# a long table is laid in slices


def test_others_are_served_while_a_long_table_is_laid(db: Path) -> None:
    match = Match(load("rivals"), 4, {"schedule": "clock", "max_days": "20"}, "1", list("abcd"))
    dice = random.Random(1)
    while len(match.entries) < 400:
        if not match.awaited:
            match.pass_time()
            continue
        seat = dice.choice(match.awaited)
        match.play(seat, dice.choice(match.legal(seat)))
    with listening(db, QUICK) as live:
        ana, _ = sit_down(live, "Ana", "Bob")
        ana.look()
        people = [{"name": name} for name in "abcd"]
        body = {"record": match.record().to_text(), "step": 400, "people": people}
        opened = live.post("/api/branch", json=body).json()
        looks: list[tuple[float, float]] = []
        end = threading.Event()

        def look() -> None:
            while not end.is_set():
                began = time.monotonic()
                ana.look()
                looks.append((began, time.monotonic()))

        watcher = threading.Thread(target=look)
        watcher.start()
        began = time.monotonic()
        assert live.get(f"/api/tables/{opened['table']}").status_code == 200
        laid = time.monotonic()
        end.set()
        watcher.join()
        between = [one for one in looks if began < one[0] and one[1] < laid]
        assert len(between) > 2  # the first of them may have come before it


# how everything ends
