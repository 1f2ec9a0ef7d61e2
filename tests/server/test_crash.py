"""Crash safety: the server is killed again and again; whatever was acknowledged is there."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2

from tablee.games import load
from tablee.kernel import Match, Record
from tablee.server.rooms import Room
from tablee.server.store import SqliteStore, Store
from tablee.server.writer import Writer

PATIENCE = 300.0  # seconds, for a busy machine
KILLS = 100
TABLES = 8


@contextmanager
def reserved_port() -> Iterator[int]:
    """A port that a server may listen on, again and again; nobody else is given it meanwhile."""
    with socket.socket() as holder:
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        holder.bind(("127.0.0.1", 0))
        port: int = holder.getsockname()[1]
        yield port


class Nursery:
    """Where servers come from, each the moment the last one is dead."""

    def __init__(self, db: Path, port: int) -> None:
        script = Path(__file__).with_name("bare_server.py")
        self.process = subprocess.Popen(
            [sys.executable, str(script), str(db), str(port)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def start(self) -> int:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write("next\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        self.process.communicate()


class Visitor(threading.Thread):
    """Two people at one table who play on whatever happens, and note what was acknowledged."""

    def __init__(self, address: str, end: threading.Event) -> None:
        super().__init__(daemon=True)
        self.address = address
        self.end = end
        self.tables: list[str] = []
        self.acknowledged: dict[str, dict[int, tuple[int, str]]] = {}

    def run(self) -> None:
        with httpx2.Client(base_url=self.address, timeout=5) as client:
            while not self.end.is_set():
                try:
                    self.play_a_game(client)
                except httpx2.HTTPError:
                    time.sleep(0.02)

    def play_a_game(self, client: httpx2.Client) -> None:
        people = [{"name": "Ana", "here": True}, {"name": "Bob", "here": True}]
        answer = client.post("/api/tables", json={"game": "ramen", "people": people})
        if answer.status_code != 200:
            return
        opened = answer.json()
        table = opened["table"]
        tokens = {seat["seat"]: seat["token"] for seat in opened["seats"]}
        self.tables.append(table)
        self.acknowledged[table] = {}
        while not self.end.is_set():
            try:
                if not self.play_a_move(client, table, tokens):
                    return
            except httpx2.HTTPError:
                time.sleep(0.02)  # the server is gone: it will be back, and so are we

    def play_a_move(self, client: httpx2.Client, table: str, tokens: dict[int, str]) -> bool:
        answer = client.get(f"/api/tables/{table}")
        if answer.status_code == 503:  # it is just changing servers
            time.sleep(0.05)
            return True
        now = answer.json()
        if now["over"]:
            return False
        seat = now["acting"][0]
        headers = {"Authorization": f"Bearer {tokens[seat]}"}
        mine = client.get(f"/api/tables/{table}", headers=headers).json()
        if not mine.get("moves"):
            return True
        text = mine["moves"][0]["text"]
        body = {"text": text, "ask": mine["ask"], "key": f"{seat}-{mine['ask']}"}
        answer = client.post(f"/api/tables/{table}/moves", json=body, headers=headers)
        if answer.status_code == 200:
            self.acknowledged[table][answer.json()["n"]] = (seat, text)
        return True


def test_a_hundred_kills_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    db = tmp_path / "tablee.db"
    with reserved_port() as port:
        visitors = visited_while_killing(db, port)
    store = SqliteStore(str(db))
    assert check(store, visitors) > KILLS
    store.close()


def visited_while_killing(db: Path, port: int) -> list[Visitor]:
    end = threading.Event()
    visitors = [Visitor(f"http://127.0.0.1:{port}", end) for _ in range(TABLES)]
    nursery = Nursery(db, port)
    server = nursery.start()
    for visitor in visitors:
        visitor.start()
    for _ in range(KILLS):
        seen = sum(len(moves) for v in visitors for moves in list(v.acknowledged.values()))
        wait_for_moves(visitors, seen + 5)
        os.kill(server, signal.SIGKILL)
        server = nursery.start()
    wait_for_moves(visitors, 1 + sum(len(m) for v in visitors for m in v.acknowledged.values()))
    end.set()
    for visitor in visitors:
        visitor.join()
    os.kill(server, signal.SIGTERM)
    nursery.close()
    return visitors


def wait_for_moves(visitors: list[Visitor], wanted: int) -> None:
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        if sum(len(m) for v in visitors for m in list(v.acknowledged.values())) >= wanted:
            return
        time.sleep(0.005)
    raise AssertionError("the visitors did not come back to their tables")


def check(store: Store, visitors: list[Visitor]) -> int:
    """Every acknowledged move is in its place, and every match replays; how many there were."""
    moves = 0
    for visitor in visitors:
        for table in visitor.tables:
            stored = store.load(table)
            assert stored is not None, table
            row, lines = stored
            kept = {line.n: (line.seat, line.text) for line in lines}
            for n, move in visitor.acknowledged[table].items():
                assert kept.get(n) == move
                moves += 1
            room = Room(load("ramen"), row, lines, Writer(store))
            record = Record.from_text(room.match.record().to_text())
            assert Match.replay(load("ramen"), record).entries == room.match.entries
    return moves
