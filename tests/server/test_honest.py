"""What goes wrong is said, in words that are meant for whoever reads them."""

from __future__ import annotations

import json
import logging
import socket
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import httpx2
import pytest
from starlette.testclient import TestClient

from tablee.kernel import BadInput
from tablee.server.app import STATIC, create_app
from tablee.server.config import NEEDED, SET_OTHERWISE, Config, shown, with_limits
from tablee.server.housekeeping import end_old_records, what_is_old
from tablee.server.operator import Lines
from tablee.server.store import Append, Line, Offer, SqliteStore, TableRow
from tests.server.conftest import QUICK, listening, listening_to
from tests.server.people import PATIENCE, Player, play_on, sit_down, socket_of

ODD = [
    "NaN",
    "-Infinity",
    "1e999",
    "9" * 4000,
    '"\\ud800"',
    '"a\\u0000b"',
    "[" * 2000 + "]" * 2000,
    '{"a":' * 2000 + "1" + "}" * 2000,
    "null",
    '"\\u202e"',
]
ADDRESSES = {
    "/api/tables": ["game", "people", "options", "seed"],
    "/api/replay": ["record", "step", "seat"],
    "/api/branch": ["record", "step", "people"],
    "moves": ["text", "ask", "key"],
    "words": ["text"],
    "why": ["text", "refs"],
    "preview": ["text"],
    "desk": ["seat", "moves"],
    "claim": ["invite", "token"],
    "recover": ["code"],
    "rematch": ["same_deal"],
    "hint": ["x"],
}
GOOD = {
    "game": '"ramen"',
    "people": '[{"name": "Ana"}]',
    "record": '"x"',
    "text": '"no4@2"',
    "ask": "1",
    "invite": '"x"',
    "code": '"x"',
}


@pytest.mark.parametrize("address", ADDRESSES)
def test_no_odd_value_in_any_field_is_an_error_of_ours(client: TestClient, address: str) -> None:
    ana, _ = sit_down(client, "Ana", "Bob")
    path = address if address.startswith("/") else f"/api/tables/{ana.table}/{address}"
    fields = ADDRESSES[address]
    for field in fields:
        for value in (*ODD, '[{"name": "\\ud800"}]', '{"memory": NaN}', '["\\ud800"]'):
            body = {**{name: GOOD[name] for name in fields if name in GOOD}, field: value}
            text = "{" + ", ".join(f'"{name}": {one}' for name, one in body.items()) + "}"
            headers = {**ana.headers, "Content-Type": "application/json"}
            answer = client.post(path, content=text.encode(), headers=headers)
            fine = answer.status_code < 500 or answer.json()["error"] == "busy"
            assert fine, (field, value, answer.text)
            assert "Traceback" not in answer.text


@pytest.mark.parametrize("address", ADDRESSES)
def test_bytes_that_are_no_text_are_an_error_of_whoever_sent_them(
    client: TestClient, address: str
) -> None:
    ana, _ = sit_down(client, "Ana", "Bob")
    path = address if address.startswith("/") else f"/api/tables/{ana.table}/{address}"
    for field in ADDRESSES[address]:
        for value in (b'"\xff\xfe"', b'[{"name": "\xff"}]', b'{"\xff": "\xff"}'):
            body = b'{"%s": %s}' % (field.encode(), value)
            headers = {**ana.headers, "Content-Type": "application/json"}
            answer = client.post(path, content=body, headers=headers)
            assert answer.status_code < 500, (field, value, answer.text)


def test_whoever_leaves_in_the_middle_of_a_request_is_no_error(
    live: httpx2.Client, caplog: pytest.LogCaptureFixture
) -> None:
    address = live.base_url
    for _ in range(3):
        with socket.create_connection((address.host, address.port or 80)) as one:
            head = f"POST /api/tables HTTP/1.1\r\nHost: {address.host}\r\nContent-Length: 99"
            one.sendall(head.encode() + b'\r\n\r\n{"game": ')
            time.sleep(0.1)
    time.sleep(0.3)
    assert live.get("/api/games").status_code == 200
    assert "Exception" not in caplog.text


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "\xff", "http://a:b:c", "null"])
def test_a_broken_origin_is_refused_with_all_headers(client: TestClient, origin: str) -> None:
    answer = client.get("/api/games", headers={b"Origin": origin.encode("latin-1")})
    assert answer.status_code == 403
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_only_names_of_this_server_are_answered(client: TestClient) -> None:
    """A page of another site whose name leads to this machine gets nothing."""
    for host in ("evil.example", "evil.example:8000", "localhost.evil.example", "[evil", ""):
        assert client.get("/api/games", headers={"Host": host}).status_code == 421, host
    odd = (
        "localhost:80/x",
        "localhost:80@evil",
        "[::1]:x",
        "localhost:99999",
        "[localhost]",
        "[::1",
    )
    for host in (*odd, "[localhost", "::1", "[fe80::1%a b]", "a@localhost"):
        assert client.get("/api/games", headers={"Host": host}).status_code == 421, host
    for host in ("localhost", "LOCALHOST:80", "127.0.0.1:8000", "[::1]:8000", "192.168.1.7"):
        assert client.get("/api/games", headers={"Host": host}).status_code == 200, host


def test_nothing_of_a_table_is_kept_on_the_way(client: TestClient) -> None:
    assert client.get("/api/games").headers["cache-control"] == "no-store"
    assert client.get("/openapi.json").headers["cache-control"] == "no-cache"
    assert client.get("/assets/nothere.js").headers["cache-control"] == "no-store"


def test_assets_with_a_hash_in_their_name_are_kept_for_ever(client: TestClient) -> None:
    assets = sorted((STATIC / "assets").glob("*.js")) if (STATIC / "assets").is_dir() else []
    if not assets:
        pytest.skip("the browser client is not built")
    answer = client.get(f"/assets/{assets[0].name}")
    assert "immutable" in answer.headers["cache-control"]


def test_a_locked_store_answers_soon_and_leaves_a_line(
    client: TestClient, db: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store: SqliteStore = client.app.state.lobby.store  # type: ignore[attr-defined]
    assert store.db.execute("PRAGMA busy_timeout").fetchone() == (1000,)  # that is how soon
    ana, _ = sit_down(client, "Ana", "Bob")
    text = ana.look()["moves"][0]["text"]
    other = sqlite3.connect(db, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with caplog.at_level(logging.ERROR, "tablee.server"):
        answer = ana.post("moves", text=text, ask=1, key="k")
    assert answer.status_code == 503
    assert answer.headers["retry-after"] == "1"
    assert "database" not in answer.text
    assert [getattr(line, "kind", "") for line in caplog.records] == ["locked"]
    assert client.get("/ready").status_code == 503
    other.close()
    end = time.monotonic() + PATIENCE
    while client.get("/ready").status_code == 503:  # what was found out holds for a moment
        assert time.monotonic() < end
        time.sleep(0.05)
    assert ana.post("moves", text=text, ask=1, key="k").json() == {"n": 1}


class Counting(SqliteStore):
    """Counts what is begun, each of which waits a second for the lock."""

    begun = 0

    def append(self, lines: Sequence[Append]) -> list[bool]:
        self.begun += 1
        return super().append(lines)

    def create(
        self, table: TableRow, offers: Sequence[Offer] = (), lines: Sequence[Line] = ()
    ) -> None:
        self.begun += 1
        super().create(table, offers, lines)


def test_many_who_wait_for_a_locked_store_do_not_wait_in_line(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.server.writer.PATIENCE", 2.0)
    store, crowd = Counting(str(db)), 12
    with listening_to(store, QUICK) as live:
        people = [sit_down(live, "Ana", "Bob")[0] for _ in range(crowd)]
        texts = [player.look()["moves"][0]["text"] for player in people]
        other = sqlite3.connect(db, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        store.begun = 0

        def tried(place: tuple[Player, str]) -> set[int]:
            answer = place[0].post("moves", text=place[1], ask=1)
            opened = live.post("/api/tables", json={"game": "ramen", "people": [{"name": "A"}]})
            return {answer.status_code, opened.status_code}

        with ThreadPoolExecutor(crowd) as threads:
            found = list(threads.map(tried, zip(people, texts, strict=True)))
        other.close()
        assert set.union(*found) == {503}
        assert store.begun < crowd  # moves share a try; who has waited long is not begun any more


def test_a_damaged_store_says_so_and_not_to_try_again(tmp_path: Path) -> None:
    db = tmp_path / "tablee.db"
    with TestClient(create_app(SqliteStore(str(db)), QUICK)) as client:
        tables = [sit_down(client, "Ana", "Bob")[0] for _ in range(40)]
    raw = bytearray(db.read_bytes())
    raw[4096:] = b"\xa5" * (len(raw) - 4096)
    db.write_bytes(raw)
    with TestClient(create_app(SqliteStore(str(db)), QUICK)) as client:
        answer = client.get(f"/api/tables/{tables[0].table}")
        assert answer.status_code == 503
        assert answer.json()["error"] == "damaged"
        assert "retry-after" not in answer.headers
        assert "malformed" not in answer.text


def test_half_a_request_is_not_waited_for(db: Path) -> None:
    config = replace(QUICK, header_seconds=0.3, body_seconds=0.3)
    with listening(db, config) as live:
        host, port = live.base_url.host, live.base_url.port
        head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n"
        for start in (b"", b"GET /api/ga", b"GET / HTTP/1.1\r\nHost: x", head, head + b'{"game"'):
            with socket.create_connection((host, port), timeout=PATIENCE) as half:
                half.sendall(start)
                try:
                    left = half.recv(1000)
                except ConnectionResetError:
                    left = b""
                assert left == b"", left
        with (
            socket.create_connection((host, port), timeout=PATIENCE) as endless,
            pytest.raises(OSError, match=r"reset|Broken|pipe"),
        ):
            send_for_ever(endless)
        while not served(live):  # a request that was held up itself is not waited for either
            pass


def served(live: httpx2.Client) -> bool:
    try:
        return bool(live.get("/api/games").status_code == 200)
    except httpx2.HTTPError:
        return False


def send_for_ever(endless: socket.socket) -> None:
    endless.sendall(b"GET / HTTP/1.1\r\n")
    for _ in range(200):
        endless.sendall(b"X: " + b"y" * 4096 + b"\r\n")
        time.sleep(0.001)


def test_a_slow_answer_is_none_of_that(db: Path) -> None:
    """Streams and sockets stay open for longer than a head may take."""
    with listening(db, replace(QUICK, header_seconds=1.0, body_seconds=1.0)) as live:
        ana, _ = sit_down(live, "Ana", "Bob")
        with socket_of(live, ana.table) as reader:
            reader.hello(token=ana.token)
            time.sleep(1.5)
            ana.play()
            assert reader.update()["n"] == 1


def test_the_operator_is_told_how_it_is(client: TestClient) -> None:
    assert client.get("/health").text == "alive\n"
    assert client.get("/ready").text == "ready\n"
    ana, _ = sit_down(client, "Ana", "Bob")
    ana.play()
    assert client.get("/metrics").status_code == 404  # whoever asks is no neighbour


def test_a_neighbour_reads_the_numbers(live: httpx2.Client) -> None:
    ana, _ = sit_down(live, "Ana", "Bob")
    ana.play()
    text = live.get("/metrics").text
    for name in ("tablee_rooms", "tablee_lines_written_total", "tablee_write_seconds_bucket"):
        assert name in text
    assert 'tablee_answers_total{status="200"}' in text
    assert ana.token not in text
    assert ana.table not in text


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("127.0.0.1", 200),
        ("::1", 200),
        ("10.1.2.9", 200),
        ("fd00:1::9", 200),
        ("10.1.3.9", 404),  # players in the same network are neighbours too
        ("192.168.0.9", 404),
        ("203.0.113.9", 404),
        ("nowhere", 404),
    ],
)
def test_numbers_are_for_this_machine_and_whom_the_operator_names(
    db: Path, address: str, status: int
) -> None:
    config = replace(QUICK, metrics_from=("10.1.2.0/24", "fd00:1::/64"))
    with listening(db, config) as live:
        answer = live.get("/metrics", headers={"X-Forwarded-For": address})
        assert answer.status_code == status


def test_a_network_that_is_none_is_one_sentence(db: Path) -> None:
    with closing(SqliteStore(str(db))) as store, pytest.raises(BadInput, match="metrics_from"):
        create_app(store, replace(QUICK, metrics_from=("my cellar",)))


def test_a_line_of_the_log_is_one_object() -> None:
    record = logging.LogRecord("x", logging.ERROR, "f", 1, "storage", (), None)
    record.kind, record.detail = "full", 'a "b"\nc'
    found = json.loads(Lines().format(record))
    assert "\n" not in Lines().format(record)
    assert (found["level"], found["what"], found["kind"]) == ("error", "storage", "full")


def test_limits_come_from_a_file_and_all_can_be_seen(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text('rooms = 7\nkeep_days = 1.5\nhosts = ["table.example"]\n')
    config = with_limits(Config(), file)
    assert (config.rooms, config.keep_days, config.hosts) == (7, 1.5, ("table.example",))
    file.write_text(shown(config))
    assert with_limits(Config(), file) == config
    for wrong in ("rooms = -1", "rooms = 1.5", 'rooms = "7"', "db = 'x'", "nothing = 1", "rooms"):
        file.write_text(wrong)
        with pytest.raises(Exception, match=r"limits\.toml"):
            with_limits(Config(), file)


@pytest.mark.parametrize("name", ["keep_days", "archive_days", "idle_seconds", "per_second"])
@pytest.mark.parametrize("value", ["inf", "nan", "-0.1", "1e300", f"{2**70}"])
def test_a_limit_is_a_number_that_one_can_reckon_with(
    tmp_path: Path, name: str, value: str
) -> None:
    """A server that began with one of these failed at it later, when it looked what is old."""
    file = tmp_path / "limits.toml"
    file.write_text(f"{name} = {value}\n")
    with pytest.raises(BadInput, match=rf"limits\.toml: {name} = .* is not between 0 and") as told:
        with_limits(Config(), file)
    assert ("for ever is 0" in str(told.value)) == name.endswith("_days")


def test_no_limit_may_be_so_small_that_nobody_is_served(tmp_path: Path, db: Path) -> None:
    """`turn_seconds` 0 began a server that answered nothing, `jobs` 0 one whose hints were 500."""
    file = tmp_path / "limits.toml"
    numbers = [name for name, one in vars(Config()).items() if isinstance(one, int | float)]
    for name in NEEDED:
        file.write_text(f"{name} = 0\n")
        with pytest.raises(BadInput, match=rf"limits\.toml: with {name} = 0 nobody would be"):
            with_limits(Config(), file)
    file.write_text("\n".join(f"{name} = 0" for name in numbers if may_be_none(name)))
    config = replace(with_limits(QUICK, file), table_burst=2, hosts=QUICK.hosts)
    with TestClient(create_app(SqliteStore(str(db)), config)) as client:
        ana = sit_down(client, "Ana", "bot:random")[0]
        assert ana.play().status_code == 200
        assert ana.post("hint").status_code in (200, 400)  # its bot's turn, perhaps


def may_be_none(name: str) -> bool:
    return name not in (*NEEDED, *SET_OTHERWISE)


def test_the_most_of_everything_can_be_reckoned_with(tmp_path: Path, db: Path) -> None:
    file = tmp_path / "limits.toml"
    numbers = [name for name, one in vars(Config()).items() if isinstance(one, int | float)]
    most = {name: 36_500 if name.endswith("_days") else 10**9 for name in numbers}
    but = {"port", "bot_workers"}  # no limit, and no number of processes that anybody starts
    file.write_text("\n".join(f"{name} = {most[name]}" for name in numbers if name not in but))
    config = with_limits(replace(QUICK, archive=str(tmp_path)), file)
    what_is_old(config)
    end_old_records(config)
    with TestClient(create_app(SqliteStore(str(db)), config)) as client:
        ana, bob = sit_down(client, "Ana", "Bob")
        play_on([ana, bob])
