"""A hint is asked while others decide: what they do in secret neither stops nor changes it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tablee import games
from tablee.kernel import Match, Rng, read_by
from tablee.server.app import create_app
from tablee.server.failures import TooMuch
from tablee.server.jobs import Advice
from tablee.server.lobby import Lobby
from tablee.server.quotas import Bill, payer
from tablee.server.routes.play import advised
from tablee.server.store import SqliteStore
from tablee.server.workers import Job
from tests.server.conftest import QUICK
from tests.server.people import Player, sit_down

Advise = Callable[[str, Match, int, str, Bill], Awaitable[Advice]]


def before_a_secret() -> tuple[Match, int, int, str]:
    """Rivals up to a decision that the others do not notice: its asker, whoever decides, what."""
    match, rng = Match(games.load("rivals"), 2, {}, "hint"), Rng.seeded("hint")
    while not match.over:
        seat = match.awaited[rng.below(len(match.awaited))]
        legal = match.legal(seat)
        move = legal[rng.below(len(legal))]
        text, waiting = match.game.catalogue.texts[move], set(match.acting)
        news = match.play(seat, move)
        (other,) = {0, 1} - {seat}
        if {0, 1} <= waiting and {0, 1} <= set(match.acting) and not read_by(news, other):
            match.take_back(seat)
            return match, other, seat, text
    raise AssertionError("nobody decided anything in secret")


@pytest.mark.parametrize("decided", [False, True])
def test_a_hint_does_not_tell_that_somebody_decided(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, decided: bool
) -> None:
    match, asker, other, text = before_a_secret()
    people = [{"name": name, "here": True} for name in ("Ana", "Bob")]
    body = {"record": match.record().to_text(), "step": len(match.entries), "people": people}
    opened = client.post("/api/branch", json=body).json()
    ana, bob = (
        Player(client, opened["table"], seat, opened["seats"][seat]["token"])
        for seat in (asker, other)
    )
    bob_ask = bob.look()["ask"]
    assert isinstance(client.app, Starlette)
    lobby: Lobby = client.app.state.lobby
    advise: Advise = lobby.thinkers.advise

    async def meanwhile(table: str, match: Match, seat: int, bot: str, bill: Bill) -> Advice:
        found = await advise(table, match, seat, "greedy", bill)
        if decided:
            await (await lobby.room(table)).move(other, text, bob_ask, "")
        return found

    monkeypatch.setattr(lobby.thinkers, "advise", meanwhile)
    before = ana.look()
    answer = ana.post("hint")
    assert (answer.status_code, ana.look()) == (200, before)
    assert (bob.look()["ask"] != bob_ask) == decided


def test_a_hint_costs_what_the_worker_did(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not the wait for a worker that is at others' questions."""
    ana = sit_down(client, "Ana", "Bob")[0]
    assert isinstance(client.app, Starlette)
    lobby: Lobby = client.app.state.lobby
    billed: Any = lobby.thinkers.workers.billed
    worked: list[float] = []
    charged: list[float] = []

    async def queued(bill: Bill, *asked: Any) -> Any:
        await asyncio.sleep(1.0)
        before, began = bill.seconds, time.monotonic()
        answer = await billed(bill, *asked)
        worked.append(bill.seconds - before)
        assert worked[-1] <= time.monotonic() - began
        return answer

    monkeypatch.setattr(lobby.thinkers.workers, "billed", queued)
    errands = lobby.errands
    monkeypatch.setattr(errands.buckets, "charge", lambda client, much: charged.append(much))
    assert ana.post("hint").status_code == 200
    assert charged == [sum(worked) - errands.deposit]  # which was paid when it was asked


def test_hints_in_line_are_paid_for_before_and_keep_nobody_from_their_table(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that one address asks for at once: it owes no more than it had, and for hints alone."""
    config = replace(QUICK, work_burst=10.0, work_per_second=0.2)
    with TestClient(create_app(SqliteStore(str(db)), config)) as client:
        ana = sit_down(client, "Ana", "Bob")[0]
        lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
        let, begun = asyncio.Event(), 0

        async def slow(table: str, match: Match, seat: int, bot: str, bill: Bill) -> Advice:
            nonlocal begun
            begun += 1
            await let.wait()
            bill.seconds = 9.0
            return 0, [], None

        monkeypatch.setattr(lobby.thinkers, "advise", slow)

        async def all_at_once() -> list[Any]:
            payer.set("a school")
            room = await lobby.room(ana.table)
            hints = [advised(lobby, room, ana.seat, "greedy") for _ in range(24)]
            together = asyncio.gather(*hints, return_exceptions=True)
            for _ in range(5):
                await asyncio.sleep(0)
            let.set()
            return list(await together)

        assert client.portal is not None
        found = client.portal.call(all_at_once)
        refused = [one for one in found if isinstance(one, TooMuch)]
        assert (begun, len(refused)) == (5, 19)
        assert {one.status for one in refused} == {429}
        assert (
            -config.work_burst <= lobby.errands.buckets.level("a school") < 0
        )  # 45 seconds were worked
        lobby.errands.buckets.charge("testclient", 10**6)
        assert ana.post("hint").status_code == 429
        assert int(ana.post("hint").headers["retry-after"]) > 20
        text = ana.look()["moves"][0]["text"]
        assert ana.post("preview", text=text).status_code == 200
        assert sit_down(client, "Cleo", "Dan")[0].look()["n"] == 0


def test_a_hint_that_nobody_wants_any_more_is_not_begun_and_costs_nothing(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table moves on while it waits in line."""
    ana = sit_down(client, "Ana", "Bob")[0]
    lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
    worker = lobby.thinkers.workers.of(ana.table)
    put, asked = worker.put, []

    def late(table: str, job: Job) -> None:
        room = lobby.rooms[table]
        text = room.game.catalogue.texts[room.match.legal(ana.seat)[0]]

        async def first() -> None:
            await room.move(ana.seat, text, room.ask(ana.seat), "")
            put(table, job)

        asked.append(asyncio.create_task(first()))

    monkeypatch.setattr(worker, "put", late)
    monkeypatch.setattr(worker, "_ask", lambda job: pytest.fail("it was begun"))
    ana.look()
    full = lobby.errands.buckets.level("testclient")
    assert ana.post("hint").status_code == 409
    assert lobby.errands.buckets.level("testclient") == full
