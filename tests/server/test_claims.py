"""Seats are claimed once, by whoever comes, with secrets that nobody else has seen."""

from __future__ import annotations

import hashlib
import math
import sqlite3
import threading
import time
import uuid
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed

from tablee.server import seats
from tablee.server.app import create_app
from tablee.server.config import Config
from tablee.server.lobby import HASHERS
from tablee.server.messages import Closing
from tablee.server.store import SqliteStore
from tests.server.conftest import QUICK, listening
from tests.server.people import Player, Socket, play_on, sit_down, socket_of


def invited(client: httpx2.Client, **more: object) -> tuple[Player, dict[str, Any]]:
    """A table that Ana opens for herself and Bob: her seat, and his invitation."""
    people = [{"name": "Ana"}, {"name": "Bob"}]
    options = {"first_player": "chosen"}
    body = {"game": "ramen", "people": people, "options": options, **more}
    opened = client.post("/api/tables", json=body).json()
    (mine,), (theirs,) = opened["seats"], opened["invitations"]
    assert (mine["name"], theirs["name"]) == ("Ana", "Bob")
    return Player(client, opened["table"], mine["seat"], mine["token"]), theirs


def claim(
    client: httpx2.Client, table: str, invite: str, token: str = "", name: str = ""
) -> httpx2.Response:
    body = {"invite": invite, "token": token, "name": name}
    answer: httpx2.Response = client.post(f"/api/tables/{table}/claim", json=body)
    return answer


@pytest.mark.parametrize(
    ("name", "called"),
    [("Ana", "Ana 2"), ("ana", "ana 2"), ("Ａna", "Ａna 2"), ("Bob", "Bob"), ("Anaïs", "Anaïs")],
)
def test_nobody_sits_down_under_the_name_of_another(
    client: TestClient, name: str, called: str
) -> None:
    ana, theirs = invited(client)
    assert claim(client, ana.table, theirs["invite"], name=name).json()["name"] == called
    assert [seat["name"] for seat in ana.look()["seats"]] == ["Ana", called]


def test_a_numbered_name_is_no_longer_than_names_are(client: TestClient) -> None:
    people = [{"name": "a" * 40}, {"name": "Bob"}]
    body = {"game": "ramen", "people": people, "options": {"first_player": "chosen"}}
    opened = client.post("/api/tables", json=body).json()
    invite = opened["invitations"][0]["invite"]
    mine = claim(client, opened["table"], invite, name="a" * 40).json()
    assert mine["name"] == "a" * 37 + " 2"


def test_whoever_opens_a_table_holds_no_key_of_the_others(client: TestClient) -> None:
    ana, theirs = invited(client)
    assert set(theirs) == {"seat", "name", "invite"}
    guess = Player(client, ana.table, theirs["seat"], theirs["invite"])
    assert client.get(f"/api/tables/{ana.table}", headers=guess.headers).status_code == 401
    assert ana.post("recover", code=theirs["invite"]).status_code == 401
    assert [seat["held"] for seat in ana.look()["seats"]] == ["host", "open"]
    mine = claim(client, ana.table, theirs["invite"]).json()
    bob = Player(client, ana.table, mine["seat"], mine["token"])
    assert bob.look()["you"] == theirs["seat"]
    assert [seat["held"] for seat in ana.look()["seats"]] == ["host", "guest"]
    play_on([ana, bob])


def test_an_invitation_holds_once_and_everybody_is_told(client: TestClient) -> None:
    ana, theirs = invited(client)
    assert claim(client, ana.table, "nonsense").status_code == 401
    first = claim(client, ana.table, theirs["invite"])
    assert first.status_code == 200
    again = claim(client, ana.table, theirs["invite"])
    assert (again.status_code, again.json()["error"]) == (409, "stale")
    assert first.json()["token"] not in again.text
    (word,) = ana.look()["words"]
    assert (word["seat"], word["kind"]) == (theirs["seat"], "claimed")


def test_guests_name_themselves_and_the_record_knows_it(client: TestClient) -> None:
    ana, theirs = invited(client)
    for wrong in ("bot:greedy", " ", "a\u202eb"):
        assert claim(client, ana.table, theirs["invite"], name=wrong).status_code == 400
    mine = claim(client, ana.table, theirs["invite"], name="Zoé").json()
    assert mine["name"] == "Zoé"
    zoe = Player(client, ana.table, mine["seat"], mine["token"])
    assert [seat["name"] for seat in ana.look()["seats"]] == ["Ana", "Zoé"]
    play_on([ana, zoe])
    assert any("Zoé" in line["text"] for line in ana.look()["log"])
    assert not any("Bob" in line["text"] for line in ana.look()["log"])
    assert '[Name2 "Zoé"]' in client.get(f"/api/tables/{ana.table}/record").text


def test_an_answer_that_was_lost_can_be_asked_again_by_whoever_chose_the_token(
    client: TestClient,
) -> None:
    ana, theirs = invited(client)
    token = "b" * 40
    assert claim(client, ana.table, theirs["invite"], "short").status_code == 400
    found = [claim(client, ana.table, theirs["invite"], token).json() for _ in range(2)]
    assert [one["token"] for one in found] == [token, token]
    assert found[0]["code"] != found[1]["code"]
    assert claim(client, ana.table, theirs["invite"], "c" * 40).status_code == 409
    assert Player(client, ana.table, theirs["seat"], token).look()["you"] == theirs["seat"]


@pytest.mark.parametrize(
    "token",
    [
        "b" * 31,
        "b" * 81,
        "b" * 40 + " ",
        "b b" * 14,
        "é" * 40,
        "b" * 40 + "\n",
        "b" * 40 + "\0",
        "=" * 40,
    ],
)
def test_a_token_that_no_header_carries_is_refused_and_uses_nothing_up(
    client: TestClient, token: str
) -> None:
    ana, theirs = invited(client)
    refused = claim(client, ana.table, theirs["invite"], token)
    assert refused.status_code in (400, 422)
    seat = claim(client, ana.table, theirs["invite"]).json()
    bob = Player(client, ana.table, seat["seat"], seat["token"])
    assert bob.post("recover", code=seat["code"], token=token).status_code in (400, 422)
    two = f"{uuid.uuid4()}{uuid.uuid4()}"  # as browsers do
    assert bob.post("recover", code=seat["code"], token=two).json()["token"] == two
    assert Player(client, ana.table, seat["seat"], two).look()["you"] == seat["seat"]


def test_no_token_opens_two_seats_or_outlives_a_recovery(client: TestClient) -> None:
    ana, theirs = invited(client)
    refused = claim(client, ana.table, theirs["invite"], ana.token)
    assert refused.status_code == 400
    assert "choose another" in refused.json()["detail"]
    seat = claim(client, ana.table, theirs["invite"]).json()
    bob = Player(client, ana.table, seat["seat"], seat["token"])
    for token in (ana.token, bob.token):
        assert bob.post("recover", code=seat["code"], token=token).status_code == 400
    assert bob.post("recover", code=seat["code"]).status_code == 200
    assert ana.look()["you"] == ana.seat


def test_of_many_who_bring_the_same_invitation_one_sits_down(live: httpx2.Client) -> None:
    ana, theirs = invited(live)
    with ThreadPoolExecutor(8) as crowd:
        found = list(crowd.map(lambda _: claim(live, ana.table, theirs["invite"]), range(8)))
    assert sorted(answer.status_code for answer in found) == [200] + [409] * 7


def test_who_asks_again_and_again_closes_no_room(live: httpx2.Client) -> None:
    """A room that is laid again starts its clocks anew: nobody may bring that about."""
    ana, theirs = invited(live)
    token = "b" * 40
    claim(live, ana.table, theirs["invite"], token)
    with socket_of(live, ana.table) as watching:
        watching.hello(token=ana.token)
        with ThreadPoolExecutor(8) as crowd:
            found = [
                answer.status_code
                for answer in crowd.map(
                    lambda _: claim(live, ana.table, theirs["invite"], token), range(8)
                )
            ]
        assert found == [200] * 8
        ana.play()
        now = ana.look()["n"]
        while watching.update()["n"] < now:  # nobody was sent away
            pass


def test_of_many_who_bring_one_code_one_comes_back(live: httpx2.Client) -> None:
    ana, theirs = invited(live)
    code = claim(live, ana.table, theirs["invite"]).json()["code"]
    with ThreadPoolExecutor(8) as crowd:
        found = crowd.map(
            lambda _: live.post(f"/api/tables/{ana.table}/recover", json={"code": code}), range(8)
        )
        codes = sorted(answer.status_code for answer in found)
    assert (codes[0], set(codes[1:]) <= {401, 409}) == (200, True), codes


def test_secrets_that_are_hashed_slowly_are_paid_for(db: Path) -> None:
    poor = replace(QUICK, work_burst=0.02, work_per_second=0.0001)
    with TestClient(create_app(SqliteStore(str(db)), poor)) as client:
        people = [{"name": name, "here": True} for name in ("Ana", "Bob")]
        body = {"game": "ramen", "people": people}
        found = [client.post("/api/tables", json=body).status_code]
        while found[-1] == 200 and len(found) < 1000:  # however fast this machine hashes
            found.append(client.post("/api/tables", json=body).status_code)
    assert (found[0], found[-1]) == (200, 429)


def test_only_so_many_codes_are_hashed_at_a_time(
    live: httpx2.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each takes four megabytes for as long as it lasts, and whoever likes can have some hashed."""
    at_once, most, gate = 0, 0, threading.Lock()
    plain = seats.hashed_code

    def counted(code: str, table_id: str) -> str:
        nonlocal at_once, most
        with gate:
            at_once += 1
            most = max(most, at_once)
        time.sleep(0.02)
        with gate:
            at_once -= 1
        return plain(code, table_id)

    monkeypatch.setattr(seats, "hashed_code", counted)
    with ThreadPoolExecutor(8) as crowd:
        list(crowd.map(lambda _: sit_down(live, "Ana", "Bob"), range(8)))
    assert 0 < most <= HASHERS


def test_who_shares_the_openers_screen_is_plain_to_see(client: TestClient) -> None:
    ana, bob = sit_down(client, "Ana", "Bob")
    spectator = Player(client, ana.table, -1, "")
    for viewer in (ana, bob, spectator):
        assert [seat["held"] for seat in viewer.look()["seats"]] == ["host", "host"]


def test_a_chosen_seed_is_said_and_a_drawn_one_is_committed_to(client: TestClient) -> None:
    chosen, _ = invited(client, seed="42")
    now = chosen.look()
    assert (now["seeded"], now["commitment"]) == (True, "")  # from a hash one could guess it
    ana, bob = sit_down(client, "Ana", "Bob")
    seen = {(p.look()["seeded"], p.look()["commitment"]) for p in (ana, bob)}
    assert len(seen) == 1
    seeded, commitment = seen.pop()
    assert not seeded
    play_on([ana, bob])
    record = client.get(f"/api/tables/{ana.table}/record").text
    seed = record.partition('[Seed "')[2].partition('"')[0]
    assert len(bytes.fromhex(seed)) * 8 == 128
    assert hashlib.sha256(f"tablee seed {seed}".encode()).hexdigest() == commitment
    assert f'[Commitment "{commitment}"]' in record


def test_recovery_gives_new_secrets_and_ends_what_the_old_ones_opened(live: httpx2.Client) -> None:
    ana, theirs = invited(live)
    bob = claim(live, ana.table, theirs["invite"]).json()
    with socket_of(live, ana.table) as thief:
        assert thief.hello(token=bob["token"])["you"] == bob["seat"]
        back = live.post(f"/api/tables/{ana.table}/recover", json={"code": bob["code"]}).json()
        ana.play()
        with pytest.raises(ConnectionClosed) as gone:
            hear(thief, ana.look()["n"])
    assert gone.value.rcvd
    assert gone.value.rcvd.code == Closing.WRONG_SECRET
    assert back["seat"] == bob["seat"]
    assert back["token"] != bob["token"]
    assert back["code"] != bob["code"]
    again = live.post(f"/api/tables/{ana.table}/recover", json={"code": bob["code"]})
    assert again.status_code == 401
    assert [word["kind"] for word in ana.look()["words"]] == ["claimed", "moved"]


def hear(socket: Socket, n: int) -> None:
    """Whatever still comes is older than what happened after the recovery."""
    while True:
        assert socket.update()["n"] < n


def test_a_reader_who_shares_the_screen_of_a_recovered_seat_is_out_too(live: httpx2.Client) -> None:
    people = [{"name": "Ana", "here": True}, {"name": "Bob", "here": True}]
    body = {"game": "ramen", "people": people, "options": {"first_player": "chosen"}}
    opened = live.post("/api/tables", json=body).json()
    ana, bob = opened["seats"]
    with socket_of(live, opened["table"]) as screen:
        screen.hello(token=ana["token"], beside=[bob["token"]])
        live.post(f"/api/tables/{opened['table']}/recover", json={"code": bob["code"]})
        with pytest.raises(ConnectionClosed) as gone:
            hear(screen, 99)
    assert gone.value.rcvd
    assert gone.value.rcvd.code == Closing.RESTART  # the other seat's secret still opens it


def test_seeds_have_128_bits_and_differ() -> None:
    found = {seats.new_seed() for _ in range(100)}
    assert len(found) == 100
    assert {len(bytes.fromhex(seed)) for seed in found} == {16}


def test_codes_are_hashed_slowly_and_with_salt(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[int] = []  # bytes, which are what makes trying many at once dear
    plain = hashlib.scrypt

    def scrypt(code: bytes, *, salt: bytes, n: int, r: int, p: int) -> bytes:
        taken.append(128 * n * r * p)
        return plain(code, salt=salt, n=n, r=r, p=p)

    monkeypatch.setattr("tablee.server.seats.hashlib.scrypt", scrypt)
    code = seats.new_code()
    first, second = seats.hashed_code(code, "table1"), seats.hashed_code(code, "table2")
    assert first != second
    assert taken == [4 << 20] * 2
    assert math.log2(len(set(seats.WORDS))) * len(code.split()) > 54  # bits
    assert seats.code_opens(f" {code.upper()} ", "table1", ["", first]) == 1
    assert seats.code_opens(code, "table2", ["", first]) is None
    assert seats.code_opens("", "table1", ["", ""]) is None


def test_codes_of_the_first_versions_still_open_their_seats(client: TestClient, db: Path) -> None:
    ana, _ = sit_down(client, "Ana", "Bob")
    old = hashlib.sha256(b"sel poivre riz lait miel").hexdigest()
    file = sqlite3.connect(db)
    file.execute("UPDATE seats SET code_hash = ? WHERE seat = 0", (old,))
    file.commit()
    file.close()
    client.app.state.lobby.put_away(-1, 9)  # type: ignore[attr-defined]
    back = ana.post("recover", code="Sel poivre riz lait miel").json()
    assert back["seat"] == 0
    assert len(back["code"].split()) == seats.CODE_WORDS


def test_guesses_are_limited_per_table_whoever_makes_them(db: Path) -> None:
    config = replace(QUICK, own_guesses=2, guess_burst=3, guess_per_second=0.0001)
    with TestClient(create_app(SqliteStore(str(db)), config)) as client:
        ana = sit_down(client, "Ana", "Bob")[0]
        codes = [ana.post("recover", code=f"sel {at}").status_code for at in range(8)]
        assert codes == [401] * 5 + [429] * 3
        other = sit_down(client, "Cleo", "Dan")[0]
        assert other.post("recover", code="sel").status_code == 401


def test_strangers_who_use_up_a_tables_guesses_keep_nobody_out(db: Path) -> None:
    config = replace(QUICK, own_guesses=2, guess_burst=3, guess_per_second=0.0001)
    with listening(db, config) as live:
        ana, theirs = invited(live)
        code = claim(live, ana.table, theirs["invite"]).json()["code"]

        def tried(code: str, address: str) -> int:
            came = {"X-Forwarded-For": address}  # as a proxy on this machine would say
            body = {"code": code}
            return live.post(
                f"/api/tables/{ana.table}/recover", json=body, headers=came
            ).status_code

        one = [tried(f"sel {at}", "203.0.113.7") for at in range(7)]
        assert one == [401] * 5 + [429] * 2
        another = [tried(f"sel {at}", "203.0.113.8") for at in range(3)]
        assert another == [401] * 2 + [429]
        neighbours = [tried("sel", f"2001:db8::{at}") for at in range(3)]
        assert neighbours == [401] * 2 + [429]  # 64 bits of an address are one client
        assert tried("sel", "203.0.113.9") == 401
        assert tried(code, "203.0.113.9") == 200


def test_whoever_guesses_behind_the_same_address_keeps_nobody_out(db: Path) -> None:
    """Their own tries are for other codes than mine, and they do not know how mine begins."""
    config = replace(QUICK, own_guesses=2, guess_burst=3, guess_per_second=0.0001)
    with TestClient(create_app(SqliteStore(str(db)), config)) as client:
        ana, theirs = invited(client)
        code = claim(client, ana.table, theirs["invite"]).json()["code"]
        first, second, *_ = code.split()
        others = [word for word in seats.WORDS if word not in (first, second)]
        for word in (*others[:3], "0", "é"):
            guesses = [ana.post("recover", code=f"{word} {at}") for at in ("sel", word, "0") * 3]
            assert {guess.status_code for guess in guesses} <= {401, 429}
        assert guesses[-1].status_code == 429
        mistyped = ana.post("recover", code=f"{first} {second}")
        assert mistyped.status_code == 401
        assert ana.post("recover", code=code).status_code == 200


def test_whoever_names_many_beginnings_gets_no_more_tries_than_the_table_has(db: Path) -> None:
    """There are 13,689 beginnings, and anybody can name them all."""
    config = replace(
        QUICK,
        own_guesses=2,
        table_guesses=4,
        guess_burst=3,
        guess_per_second=0.0001,
        table_guesses_per_second=0.0001,
    )
    with listening(db, config) as live:
        ana, theirs = invited(live)
        code = claim(live, ana.table, theirs["invite"]).json()["code"]
        first = code.split()[0]

        def tried(code: str, address: str) -> int:
            came, body = {"X-Forwarded-For": address}, {"code": code}
            answer = live.post(f"/api/tables/{ana.table}/recover", json=body, headers=came)
            return answer.status_code

        others = [word for word in seats.WORDS if word != first][:20]
        found = [tried(f"{word} {word}", "203.0.113.7") for word in others]
        assert found == [401] * (2 + 4 + 3) + [429] * 11
        crowd = [tried(f"{word} {word}", f"203.0.113.{at}") for at, word in enumerate(others, 100)]
        assert crowd == [401] * 20  # the tries that are each client's own ...
        assert tried("sel sel", "203.0.113.9") == 401
        assert tried(code, "203.0.113.9") == 200  # ... which nobody uses up


def test_one_client_alone_never_uses_up_what_all_beginnings_have() -> None:
    """Whoever guesses is slower than that; else it would keep out whoever has the code."""
    assert Config().table_guesses_per_second > Config().table_per_second
    assert Config().table_guesses > Config().table_burst


def test_a_code_is_known_by_its_beginning() -> None:
    code = seats.new_code()
    first, second, *rest = code.split()
    again = f" {first.upper()}-{second}  {' '.join(reversed(rest))}"
    assert seats.beginning(code) == seats.beginning(again) != ""
    assert seats.beginning(f"{second}x {first}") == seats.beginning(first) == ""
    assert first not in seats.beginning(code)


def test_strangers_keep_nobody_from_the_next_table_either(db: Path) -> None:
    """Whoever comes again to a seat there takes tries of the table's: not those of strangers."""
    config = replace(QUICK, own_guesses=1, guess_burst=2, guess_per_second=0.0001)
    with TestClient(create_app(SqliteStore(str(db)), config)) as client:
        ana, bob = sit_down(client, "Ana", "Bob")
        table = ana.post("rematch").json()["table"]
        stranger = Player(client, table, -1, "")
        assert [stranger.post("recover", code="sel").status_code for _ in range(4)][-1] == 429
        assert ana.post("rematch").status_code == 200
        assert ana.post("rematch").status_code == 429
        assert [bob.post("rematch").status_code for _ in range(2)] == [200, 200]
