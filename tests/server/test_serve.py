"""`tablee serve` from outside: what it says when it cannot start, how it starts, how it ends."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import httpx2
import pytest

import tablee
from tablee.cli import serve
from tablee.server.app import STATIC
from tests.server.people import Player, socket_of

PAGE = "<!doctype html><title>Tablée</title>"
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc, sends signals")
PATIENCE = 60.0  # for a busy machine: nothing here is timed with it


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with a page to serve, whether or not the client is built here."""
    folder = tmp_path_factory.mktemp("package")
    source = Path(tablee.__path__[0])
    ignored = shutil.ignore_patterns("__pycache__", "static", "tests", ".mypy_cache")
    shutil.copytree(source, folder / "tablee", ignore=ignored)
    static = folder / "tablee" / STATIC.relative_to(source)
    static.mkdir()
    (static / "index.html").write_text(PAGE, "utf-8")
    return folder


def command(package: Path, *words: str, **environ: str) -> subprocess.Popen[str]:
    """Started as a terminal starts it: Ctrl-C goes to it and to whatever it has started."""
    return subprocess.Popen(
        [sys.executable, "-m", "tablee", "serve", *words],
        env={**os.environ, "PYTHONPATH": str(package), **environ},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def refused(package: Path, *words: str) -> str:
    """The one sentence with which the command gives up."""
    out, err = (process := command(package, *words)).communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert out == ""
    assert err.startswith("tablee: ")
    assert len(err.strip().splitlines()) == 1, err
    return err


@contextmanager
def served(
    package: Path, db: Path, *words: str, **environ: str
) -> Iterator[tuple[subprocess.Popen[str], httpx2.Client]]:
    process = command(package, "--port", "0", "--db", str(db), "--bot-pace", "0", *words, **environ)
    try:
        assert process.stdout
        line = process.stdout.readline()
        assert line.startswith("Tablée: http://127.0.0.1:"), line
        assert str(db) in line
        with httpx2.Client(base_url=line.split()[1], timeout=PATIENCE) as client:
            yield process, client
    finally:
        process.kill()
        process.communicate()


def test_a_port_in_use_is_one_sentence(package: Path, tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        said = refused(package, "--port", port, "--db", str(tmp_path / "a.db"), "--no-open")
    assert f"127.0.0.1:{port}" in said
    assert "--port" in said
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_cannot_be_written_is_one_sentence(package: Path, tmp_path: Path) -> None:
    said = refused(package, "--port", "0", "--db", str(tmp_path / "no" / "a.db"), "--no-open")
    assert str(tmp_path / "no" / "a.db") in said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("node", ["10.0.0.1", "http://10.0.0.1:8000", "a:0", "a:99999", "::1:80"])
def test_a_node_that_nobody_reaches_is_one_sentence(package: Path, node: str) -> None:
    """Other servers answered 500 to whatever they were to hand on to it."""
    nowhere = "postgresql://127.0.0.1:1/tablee"
    said = refused(package, "--port", "0", "--db", nowhere, "--node", node, "--no-open")
    assert f"--node {node!r} is no HOST:PORT" in said


@pytest.mark.parametrize("node", ["", "10.0.0.1:8000", "[fd00::1]:8000", "one:8000"])
def test_a_node_is_a_host_and_a_port(node: str) -> None:
    serve.check_node(node)


def test_a_newer_database_is_one_sentence_and_stays_as_it_is(package: Path, tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    newer = sqlite3.connect(file)
    newer.executescript("CREATE TABLE later (x); PRAGMA user_version = 99;")
    newer.close()
    before = file.read_bytes()
    said = refused(package, "--port", "0", "--db", str(file), "--no-open")
    assert "newer" in said
    assert "--db" in said
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_a_missing_client_is_one_sentence(package: Path, tmp_path: Path) -> None:
    bare = tmp_path / "bare"
    shutil.copytree(package, bare, ignore=shutil.ignore_patterns("static", "__pycache__"))
    said = refused(bare, "--port", "0", "--db", str(tmp_path / "a.db"), "--no-open")
    assert "make play" in said
    assert not (tmp_path / "a.db").exists()


def test_a_box_owners_mistake_is_one_sentence(package: Path, tmp_path: Path) -> None:
    box = tmp_path / "boxes" / "plat_du_jour"
    box.mkdir(parents=True)
    (box / "dishes.toml").write_text('[[dish]]\nid = "soupe"\ncopies = 0\n', "utf-8")
    db = tmp_path / "a.db"
    said = refused(package, "--data", str(box.parent), "--port", "0", "--db", str(db), "--no-open")
    assert f"{box}: dishes.toml, dish soupe, copies: 0 is not a whole number" in said
    assert not db.exists()


def test_it_serves_the_page_and_the_games(package: Path, tmp_path: Path) -> None:
    with served(package, tmp_path / "a.db", "--no-open") as (_, client):
        for path in ("/", "/t/abc", "/replay"):
            assert client.get(path).text == PAGE
        assert "ramen" in [game["key"] for game in client.get("/api/games").json()]


@pytest.mark.parametrize("words", [(), ("--no-open",)])
def test_it_opens_a_browser_unless_told_not_to(
    package: Path, tmp_path: Path, words: tuple[str, ...]
) -> None:
    script, note = tmp_path / "browser", tmp_path / "opened"
    script.write_text(f'#!/bin/sh\necho "$1" > {note}.part && mv {note}.part {note}\n')
    script.chmod(0o755)
    with served(package, tmp_path / "a.db", *words, BROWSER=str(script)) as (_, client):
        if not words:
            wait_for(note.exists)
            assert note.read_text().strip().rstrip("/") == str(client.base_url).rstrip("/")
        else:
            for _ in range(20):
                client.get("/api/games")
                time.sleep(0.1)
            assert not note.exists()


def test_ctrl_c_during_play_keeps_whatever_was_acknowledged(package: Path, tmp_path: Path) -> None:
    db = tmp_path / "a.db"
    with served(package, db, "--no-open") as (process, client):
        ana = opened(client)
        moves: list[str] = []
        with socket_of(client, ana.table) as ours:
            ours.hello(token=ana.token)
            ana.post("hint")  # a worker runs
            for _ in range(2):
                text = ana.look()["moves"][0]["text"]
                assert ana.post("moves", text=text, ask=len(moves) + 1).status_code == 200
                moves.append(text)
            workers = children(process.pid)
            assert workers
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode in (0, 130)
    assert "Traceback" not in out + err
    wait_for(lambda: not any(map(alive, workers)))
    kept = sqlite3.connect(db)
    rows = kept.execute("SELECT text FROM log WHERE seat = 0 ORDER BY n").fetchall()
    kept.close()
    assert [text for (text,) in rows] == moves


def test_whoever_waits_for_a_hint_when_the_server_stops_is_told(
    package: Path, tmp_path: Path
) -> None:
    with served(package, tmp_path / "a.db", "--no-open") as (process, client):
        ana = opened(client)
        with ThreadPoolExecutor(1) as other:
            waiting = other.submit(ana.post, "hint")
            wait_for(lambda: bool(children(process.pid)))  # the worker that is to think is started
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=PATIENCE)
            answer = waiting.result()
    assert answer.status_code == 503
    assert "about to stop" in answer.text
    assert "Traceback" not in out + err


@pytest.mark.parametrize("part", [0.1, 0.4, 0.8])
def test_ctrl_c_in_a_terminal_while_a_worker_starts_leaves_no_traceback(
    package: Path, tmp_path: Path, part: float
) -> None:
    """At some parts of the time that a worker takes to start, on this machine as it is now."""
    with served(package, tmp_path / "a.db", "--no-open") as (process, client):
        ana = opened(client)
        with ThreadPoolExecutor(1) as other:
            waiting = other.submit(ana.post, "hint")
            wait_for(lambda: len(children(process.pid)) > 1)  # a tracker, and the worker
            time.sleep(part * seconds_to_start(package))
            os.killpg(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=PATIENCE)  # until all of them have ended
            assert waiting.result().status_code == 503
    assert "Traceback" not in out + err


@cache
def seconds_to_start(package: Path) -> float:
    began = time.monotonic()
    words = [sys.executable, "-c", "import tablee.server.jobs"]
    subprocess.run(words, env={**os.environ, "PYTHONPATH": str(package)}, check=True)
    return time.monotonic() - began


def test_workers_end_with_a_server_that_was_killed(package: Path, tmp_path: Path) -> None:
    with served(package, tmp_path / "a.db", "--no-open") as (process, client):
        opened(client).post("hint")
        workers = children(process.pid)
        assert workers
        process.kill()
        process.communicate(timeout=PATIENCE)
    wait_for(lambda: not any(map(alive, workers)))


def opened(client: httpx2.Client) -> Player:
    people = [{"name": "Ana"}, {"bot": "random"}]
    body = {"game": "ramen", "people": people, "options": {"first_player": "chosen"}}
    answer = client.post("/api/tables", json=body).json()
    return Player(client, answer["table"], 0, answer["seats"][0]["token"])


def children(pid: int) -> list[int]:
    """The processes that a process has started (workers, and what watches over them)."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:  # gone meanwhile
            continue
        if int(fields[1]) == pid:
            found.append(int(path.parent.name))
    return found


def alive(pid: int) -> bool:
    """Running, and not only waiting to be counted as dead."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)


def test_with_friends_in_the_network_links_are_made_for_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "address_here", lambda: "192.168.1.7")
    assert serve.announced(serve.EVERYWHERE, 8000, "a.db") == "http://192.168.1.7:8000"
    assert "For the others in your network: http://192.168.1.7:8000" in capsys.readouterr().out
    assert serve.announced("127.0.0.1", 8000, "a.db") == "http://127.0.0.1:8000"
    assert "others" not in capsys.readouterr().out
