"""Somebody at a table, as a program sees it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx2
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0  # seconds, for a busy machine: nothing is timed with it


class Player:
    """One seat's token, and what one does with it."""

    def __init__(self, client: httpx2.Client, table: str, seat: int, token: str) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.token = token

    def look(self, lang: str = "en", after: str = "") -> dict[str, Any]:
        answer = self.client.get(
            f"/api/tables/{self.table}", params={"lang": lang, "after": after}, headers=self.headers
        )
        assert answer.status_code == 200, answer.text
        update: dict[str, Any] = answer.json()
        return update

    def post(self, what: str, **body: object) -> Any:
        return self.client.post(f"/api/tables/{self.table}/{what}", json=body, headers=self.headers)

    def play(self, text: str | None = None, key: str = "") -> Any:
        """A move, by default the first legal one."""
        now = self.look()
        text = text or now["moves"][0]["text"]
        return self.post("moves", text=text, ask=now["ask"], key=key)


class Socket:
    """A browser's socket, spoken to in JSON."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def hello(self, **words: object) -> dict[str, Any]:
        self.connection.send(json.dumps(words))
        return self.update()

    def update(self) -> dict[str, Any]:
        update: dict[str, Any] = json.loads(self.connection.recv(timeout=PATIENCE))
        return update


def client_of(address: str) -> httpx2.Client:
    """One that lets go of a connection before the server does, whatever stood still meanwhile."""
    return httpx2.Client(
        base_url=address, timeout=PATIENCE, limits=httpx2.Limits(keepalive_expiry=1.0)
    )


@contextmanager
def socket_of(client: httpx2.Client, table: str, **headers: str) -> Iterator[Socket]:
    address = str(client.base_url).rstrip("/").replace("http", "ws", 1)
    with connect(f"{address}/api/tables/{table}/socket", additional_headers=headers) as connection:
        yield Socket(connection)


def sit_down(
    client: httpx2.Client, *people: str, game: str = "ramen", seed: str = "", **options: str
) -> list[Player]:
    """A table of these people ("bot:NAME" for a bot) at one browser; the players in seat order."""
    chairs = [
        {"bot": name.removeprefix("bot:")}
        if name.startswith("bot:")
        else {"name": name, "here": True}
        for name in people
    ]
    if game == "ramen":
        options = {"first_player": "chosen", **options}  # who sits first is not drawn by lot
    body = {"game": game, "people": chairs, "options": options, "seed": seed}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 200, answer.text
    opened = answer.json()
    return [Player(client, opened["table"], s["seat"], s["token"]) for s in opened["seats"]]


def play_on(players: list[Player]) -> dict[str, Any]:
    """Everybody plays their first legal move until the game is over; the last look."""
    while True:
        now = players[0].look()
        if now["over"]:
            return now
        for seat in now["acting"]:
            for player in players:
                if player.seat == seat:
                    assert player.play().status_code == 200
