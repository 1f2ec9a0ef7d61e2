"""Several servers on one database: one owner a table, and nothing acknowledged is ever lost."""

from __future__ import annotations

import json
import queue
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from websockets.sync.client import connect

from tablee.server.store import ANY_FENCE, Append, Chair, Old, Trouble
from tests.server.cluster import Cluster, Proxy, cluster_of
from tests.server.people import PATIENCE, client_of, play_on, sit_down, socket_of
from tests.server.test_crash import Visitor, check, wait_for_moves
from tests.server.test_hanging import IN_TIME, until_closed, wait_for
from tests.server.test_store import TABLE, line

pytest.importorskip("psycopg")
import psycopg

from tablee.server.store import postgres
from tablee.server.store.postgres import MIGRATIONS, PostgresStore

AN_HOUR = 3600.0


def asleep(store: PostgresStore, node: str) -> None:
    """Its last beat was a little too long ago, as the database counts."""
    seen = "clock_timestamp() - interval '5 seconds'"
    store.db.execute(f"UPDATE nodes SET seen = {seen} WHERE %s IN (id, address)", (node,))


def awake(store: PostgresStore) -> None:
    """Nobody falls asleep while this machine stands still."""
    store.db.execute("UPDATE nodes SET seen = clock_timestamp() + interval '1 hour'")


@pytest.fixture
def two(pg: str) -> Iterator[tuple[PostgresStore, PostgresStore]]:
    first, second = PostgresStore(pg, "a:1"), PostgresStore(pg, "b:2")
    awake(first)
    yield first, second
    second.close()
    first.close()


def test_a_table_has_one_owner_whom_the_others_can_find(
    two: tuple[PostgresStore, PostgresStore],
) -> None:
    first, second = two
    first.create(TABLE)
    mine, theirs = first.lease("abc"), second.lease("abc")
    assert mine is not None
    assert theirs is not None
    assert (mine.address, theirs.address) == ("", "a:1")
    assert second.append([Append("abc", line(1), mine.fence)]) == [False]  # not its own to write
    assert first.append([Append("abc", line(1), mine.fence)]) == [True]


def test_a_listener_goes_on_whatever_goes_wrong(
    two: tuple[PostgresStore, PostgresStore], caplog: pytest.LogCaptureFixture
) -> None:
    first, second = two
    heard: list[str] = []
    anew = threading.Event()

    def hear(table_id: str, taken: bool) -> None:
        heard.append(table_id)
        if table_id == "abc":
            raise ValueError("no error of a database")

    second.listen(hear, anew.set)
    first.create(TABLE)
    first.delete("abc")
    assert anew.wait(PATIENCE)  # it is back, and says that it may have missed something
    first.create(replace(TABLE, id="xyz"))
    wait_for(lambda: first.delete("xyz") and "xyz" in heard)
    assert heard[0] == "abc"
    assert "no error of a database" in caplog.text


def test_a_table_is_read_as_it_was_at_one_moment(
    two: tuple[PostgresStore, PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its owner writes between the look at who sits where and the look at the log."""
    first, second = two
    first.create(TABLE)
    lease = first.lease("abc")
    assert lease is not None
    written: list[bool] = []

    def sits(*chair: str) -> Chair:
        if not written:
            written.extend(first.append([Append("abc", line(1), lease.fence)]))
        return Chair(*chair)

    monkeypatch.setattr(postgres, "Chair", sits)
    assert second.load("abc") == (TABLE, [])
    assert written == [True]
    assert second.load("abc") == (TABLE, [line(1)])


def test_old_tables_are_ended_by_whoever_has_them(
    two: tuple[PostgresStore, PostgresStore],
) -> None:
    """Somebody may watch one at the server that has it, and nobody at one that is gone."""
    first, second = two
    first.create(TABLE)
    second.create(replace(TABLE, id="xyz"))
    over = Old(2**62, 2**62)
    assert (first.old(over), second.old(over)) == (["abc"], ["xyz"])
    assert not second.delete("abc", over)
    assert first.load("abc") is not None
    asleep(second, first.node)
    assert sorted(second.old(over)) == ["abc", "xyz"]
    assert second.delete("abc", over)
    assert first.load("abc") is None


def test_whoever_was_thought_dead_writes_nothing_more(
    two: tuple[PostgresStore, PostgresStore],
) -> None:
    first, second = two
    first.create(TABLE)
    first.create(replace(TABLE, id="xyz"))
    old = first.lease("abc")
    other = first.lease("xyz")
    assert old is not None
    assert other is not None
    asleep(second, first.node)
    new = second.lease("abc")
    assert new is not None
    assert new.address == ""
    assert new.fence > old.fence
    lines = [Append("abc", line(1), old.fence), Append("xyz", line(1), other.fence)]
    assert first.append(lines) == [False, True]  # what nobody took is still its own
    assert second.append([Append("abc", line(1, "+ne7"), new.fence)]) == [True]
    first.beat()
    again = first.lease("abc")
    assert again is not None
    assert again.address == "b:2"


def test_whoever_was_thought_dead_gives_no_seat_away_either(
    two: tuple[PostgresStore, PostgresStore],
) -> None:
    first, second = two
    first.create(TABLE)
    lease = first.lease("abc")
    assert lease is not None
    asleep(second, first.node)
    assert second.lease("abc") is not None
    was, now = TABLE.chairs[0], replace(TABLE.chairs[0], token_hash="b", code_hash="b")
    assert not first.reseat("abc", 0, was, now, Append("abc", line(1), lease.fence))
    assert second.load("abc") == (TABLE, [])


def test_a_line_for_whoever_has_the_table_is_written_all_the_same(
    two: tuple[PostgresStore, PostgresStore],
) -> None:
    """Its owner hears of it, and what it was about to write there is a conflict."""
    first, second = two
    heard: queue.Queue[str] = queue.Queue()
    first.listen(lambda table_id, taken: heard.put(table_id), lambda: None)
    first.create(TABLE)
    lease = first.lease("abc")
    assert lease is not None
    was, now = TABLE.chairs[0], replace(TABLE.chairs[0], token_hash="b", code_hash="b")
    assert second.reseat("abc", 0, was, now, Append("abc", line(1), ANY_FENCE))
    while heard.get(timeout=PATIENCE) != "abc":
        pass
    assert first.append([Append("abc", line(1), lease.fence)]) == [False]
    assert first.append([Append("abc", line(2), lease.fence)]) == [True]
    third = replace(now, token_hash="c", code_hash="c")
    assert not second.reseat("abc", 0, now, third, Append("abc", line(2, "other"), ANY_FENCE))
    chairs = [now, *TABLE.chairs[1:]]
    assert second.load("abc") == (replace(TABLE, chairs=chairs), [line(1), line(2)])


@pytest.mark.parametrize(("usual", "ours"), [("off", "on"), ("local", "local"), ("on", "on")])
def test_what_is_acknowledged_is_synced_whatever_the_database_does_usually(
    pg: str, usual: str, ours: str
) -> None:
    with psycopg.connect(pg, autocommit=True) as db:
        name = db.info.dbname
        db.execute(f"ALTER DATABASE {name} SET synchronous_commit = {usual}".encode())
    store = PostgresStore(pg)
    for _ in range(2):  # also on the next connection
        assert store.db.execute("SHOW synchronous_commit").fetchone() == (ours,)
        store.interrupt()
        with pytest.raises(Trouble):
            store.ping()
    store.close()


def test_a_connection_that_cannot_be_told_to_sync_is_not_kept(
    pg: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = PostgresStore(pg)
    store.interrupt()
    with pytest.raises(Trouble):
        store.ping()
    monkeypatch.setattr(postgres, "SYNCED", "SELECT 1 / 0")
    for _ in range(2):
        with pytest.raises(Trouble, match="division"):
            store.ping()
    monkeypatch.undo()
    store.ping()
    store.close()


def test_a_database_of_the_first_version_is_brought_up_to_date(pg: str) -> None:
    with psycopg.connect(pg, autocommit=True) as old:
        script = next(MIGRATIONS.glob("0001*.sql")).read_text("utf-8")
        old.execute("CREATE TABLE tablee_version (version INTEGER NOT NULL)")
        old.execute("INSERT INTO tablee_version VALUES (1)")
        old.execute(script.encode())
        headers = "'abc', 'ramen', 1, 'sha256-0', '{}', '1', 0, false"
        old.execute(f"INSERT INTO tables VALUES ({headers})".encode())
        old.execute("INSERT INTO seats VALUES ('abc', 0, 'Ana', '', 't', 'c', '', 'host')")
    for _ in range(2):
        store = PostgresStore(pg)
        stored = store.load("abc")
        assert stored is not None
        assert stored[0].chairs == [Chair("Ana", "", "t", "c", held="host")]
        store.close()


def test_a_server_that_stops_frees_its_tables_at_once(pg: str) -> None:
    first, second = PostgresStore(pg, "a:1"), PostgresStore(pg, "b:2")
    first.create(TABLE)
    first.close()
    lease = second.lease("abc")
    assert lease is not None
    assert lease.address == ""
    second.close()


def test_others_hear_of_what_changed_hands(two: tuple[PostgresStore, PostgresStore]) -> None:
    first, second = two
    heard: queue.Queue[tuple[str, bool]] = queue.Queue()
    first.listen(lambda table_id, taken: heard.put((table_id, taken)), lambda: None)
    first.create(TABLE)
    asleep(second, first.node)
    second.lease("abc")
    assert heard.get(timeout=PATIENCE) == ("abc", True)


def test_a_lost_connection_is_opened_again(pg: str) -> None:
    store = PostgresStore(pg)
    store.create(TABLE)
    other = PostgresStore(pg)
    other.db.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE pid <> pg_backend_pid() AND datname = current_database()"
    )
    with pytest.raises(Exception, match="gone"):
        store.load("abc")
    assert store.load("abc") == (TABLE, [])
    store.close()
    other.close()


def test_a_game_is_played_at_any_of_three_servers(pg: str) -> None:
    """Each request goes to another one, sockets too; a killed owner is followed by another."""
    with cluster_of(pg, 3, AN_HOUR) as cluster:
        played_at_three(cluster, pg)


def played_at_three(cluster: Cluster, pg: str) -> None:
    clients = [client_of(f"http://127.0.0.1:{port}") for port in cluster.ports]
    ana, bob = sit_down(clients[0], "Ana", "Bob")
    bob.client = clients[1]
    address = f"ws://127.0.0.1:{cluster.ports[2]}/api/tables/{ana.table}/socket"
    with connect(address) as socket:
        socket.send(json.dumps({"token": bob.token}))
        assert json.loads(socket.recv(timeout=PATIENCE))["you"] == 1
        ana.play()
        while json.loads(socket.recv(timeout=PATIENCE))["n"] < 1:
            pass
    wrong = clients[1].get(f"/api/tables/{ana.table}", headers={"Authorization": "Bearer no"})
    assert wrong.status_code == 401
    before = bob.look()
    cluster.kill(0)
    store = PostgresStore(pg)
    store.db.execute("DELETE FROM nodes WHERE address = %s", (f"127.0.0.1:{cluster.ports[0]}",))
    store.close()
    end = time.monotonic() + PATIENCE
    for client in clients[1:]:  # each hears for itself that the table has a new owner
        while client.get(f"/api/tables/{ana.table}").status_code == 503:
            assert time.monotonic() < end
            time.sleep(0.1)
    assert bob.look()["n"] == before["n"]
    ana.client = clients[2]
    play_on([ana, bob])
    again = ana.post("rematch").json()["table"]
    assert bob.post("rematch").json()["table"] == again
    for client in clients:
        client.close()


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost"])
def test_a_page_at_a_server_that_does_not_own_the_table(pg: str, name: str) -> None:
    """Every kind of request, with what a browser sends along: where its page came from."""
    with cluster_of(pg, 2, AN_HOUR) as cluster:
        owner, other = cluster.ports
        with client_of(f"http://127.0.0.1:{owner}") as first:
            ana, _ = sit_down(first, "Ana", "Bob")
        page = {"Origin": f"http://{name}:{other}"}
        with client_of(page["Origin"]) as client:
            client.headers.update(page)
            ana.client = client
            with socket_of(client, ana.table, **page) as socket:
                assert socket.hello(token=ana.token)["you"] == 0
                assert ana.play().status_code == 200
                assert socket.update()["n"] == 1
            stream = f"/api/tables/{ana.table}/stream"
            with client.stream("GET", stream, headers=ana.headers) as answer:
                assert answer.status_code == 200
                assert next(answer.iter_lines())
            assert ana.post("hint").status_code == 200
            assert ana.post("undo").status_code in (200, 422)
            evil = {"Origin": "http://evil.example"}
            assert client.get(f"/api/tables/{ana.table}", headers=evil).status_code == 403


def test_an_owner_that_hangs_is_waited_for_by_nobody(pg: str) -> None:
    """Requests that were handed on are answered, sockets and streams end, the table goes on."""
    with cluster_of(pg, 2) as cluster:
        clients = [client_of(f"http://127.0.0.1:{port}") for port in cluster.ports]
        ana, bob = sit_down(clients[0], "Ana", "Bob")
        text = ana.look()["moves"][0]["text"]
        ana.client = bob.client = clients[1]
        stream = clients[1].stream("GET", f"/api/tables/{ana.table}/stream")
        with socket_of(clients[1], ana.table) as socket, stream as answer:
            told = answer.iter_lines()
            assert next(told)
            socket.hello(token=bob.token)
            cluster.stop(0)
            began = time.monotonic()
            again = ana.post("moves", text=text, ask=1, key="k")
            assert time.monotonic() - began < IN_TIME
            assert (again.status_code, again.headers["retry-after"]) == (503, "1")
            until_closed(socket)
            for _ in told:  # it ends as a stream does
                pass
            assert time.monotonic() - began < 2 * IN_TIME
        wait_for(lambda: ana.post("moves", text=text, ask=1, key="k").status_code == 200)
        cluster.go_on(0)
        late = clients[0].get(f"/api/tables/{ana.table}", headers=ana.headers)
        assert late.status_code == 503 or late.json()["n"] == 1  # it does not tell what was
        ana.client = clients[0]
        wait_for(lambda: ana.post("moves", text=text, ask=1, key="k").status_code == 200)
        assert (ana.look()["n"], bob.look()["n"]) == (1, 1)
        for client in clients:
            client.close()


Harm = Callable[[Cluster, int], None]


def stop_and_go_on(cluster: Cluster, which: int) -> None:
    cluster.go_on(which)
    cluster.ready(cluster.ports[which])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("harm", "mend"),
    [(Cluster.kill, Cluster.restart), (Cluster.stop, stop_and_go_on)],
    ids=["killed", "stopped"],
)
def test_servers_killed_in_turn_lose_nothing_that_was_acknowledged(
    pg: str, harm: Harm, mend: Harm
) -> None:
    """Nobody tells the others: every table goes on because its owner is not heard of any more."""
    with cluster_of(pg) as cluster:
        visitors = visited_while_harmed(cluster, harm, mend)
    store = PostgresStore(pg)
    assert check(store, visitors) > 3 * 66
    store.close()


def visited_while_harmed(cluster: Cluster, harm: Harm, mend: Harm) -> list[Visitor]:
    proxy, end = Proxy(cluster.ports), threading.Event()
    visitors = [Visitor(f"http://127.0.0.1:{proxy.port}", end) for _ in range(6)]
    for visitor in visitors:
        visitor.start()
    for which in range(3):
        acknowledged = sum(len(m) for v in visitors for m in list(v.acknowledged.values()))
        wait_for_moves(visitors, acknowledged + 60)
        harm(cluster, which)
        for visitor in visitors:  # each at their own table, at the other two servers
            acknowledged = sum(len(m) for m in list(visitor.acknowledged.values()))
            wait_for_moves([visitor], acknowledged + 1)
        mend(cluster, which)
    end.set()
    for visitor in visitors:
        visitor.join()
    proxy.close()
    return visitors
