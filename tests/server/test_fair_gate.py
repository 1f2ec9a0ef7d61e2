"""Whoever has much hashed waits for it alone."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx2
import pytest

from tablee.server import seats
from tablee.server.fair_gate import FairGate
from tests.server.conftest import QUICK, listening
from tests.server.people import PATIENCE

BODY = {"game": "ramen", "people": [{"name": "Ana", "here": True}, {"name": "Bob"}]}


class Line:
    """Some who want through one gate, and the order in which they came."""

    def __init__(self, wide: int = 1) -> None:
        self.gate = FairGate(wide)
        self.order: list[str] = []
        self.inside = 0
        self.most = 0

    async def come(self, client: str, name: str) -> None:
        async with self.gate.passing(client):
            self.order.append(name)
            self.inside += 1
            self.most = max(self.most, self.inside)
            await asyncio.sleep(0)
            self.inside -= 1

    def start(self, client: str, name: str) -> asyncio.Task[None]:
        return asyncio.create_task(self.come(client, name))


def test_clients_take_turns() -> None:
    async def scene() -> list[str]:
        line = Line()
        greedy = [line.start("greedy", f"g{at}") for at in range(4)]
        await asyncio.gather(*greedy, line.start("modest", "m0"), line.start("modest", "m1"))
        assert not line.gate.waiting
        return line.order

    assert asyncio.run(scene()) == ["g0", "g1", "m0", "g2", "m1", "g3"]


@pytest.mark.parametrize("wide", [1, 2, 5])
def test_so_many_are_inside_and_no_more(wide: int) -> None:
    async def scene() -> None:
        line = Line(wide)
        await asyncio.gather(*[line.start(f"c{at % 3}", f"{at}") for at in range(20)])
        assert (line.most, len(line.order), line.gate.free) == (wide, 20, wide)

    asyncio.run(scene())


@pytest.mark.parametrize("called", [False, True])
def test_whoever_leaves_the_line_takes_no_place_with_them(called: bool) -> None:
    """Also when it is their turn already, and they have not heard."""

    async def scene() -> list[str]:
        line = Line()
        async with line.gate.passing("a"):
            leaving = line.start("b", "b0")
            await asyncio.sleep(0)
            if not called:
                leaving.cancel()
        leaving.cancel()
        await asyncio.wait_for(line.come("c", "c0"), PATIENCE)
        await asyncio.gather(leaving, return_exceptions=True)
        assert (line.gate.free, line.gate.waiting) == (1, {})
        return line.order

    assert asyncio.run(scene()) == ["c0"]


def test_many_tables_of_one_client_keep_no_other_from_theirs(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty codes stand in line when somebody else wants one: theirs is next."""
    gate, came, plain = threading.Event(), threading.Semaphore(0), seats.hashed_code
    count, enter = 40, FairGate._enter

    def slow(code: str, table_id: str) -> str:
        gate.wait(PATIENCE)
        return plain(code, table_id)

    async def counted(gate: FairGate, client: str) -> None:
        came.release()
        await enter(gate, client)

    monkeypatch.setattr(seats, "hashed_code", slow)
    monkeypatch.setattr(FairGate, "_enter", counted)
    done: list[str] = []

    with listening(db, QUICK) as live, ThreadPoolExecutor(count + 1) as crowd:

        def open_one(address: str) -> None:
            # One connection each: as a proxy on this machine would say whom it is for.
            with httpx2.Client(base_url=live.base_url, timeout=PATIENCE) as client:
                proxied = {"X-Forwarded-For": address}
                assert client.post("/api/tables", json=BODY, headers=proxied).status_code == 200
            done.append(address)

        greedy = [crowd.submit(open_one, "203.0.113.7") for _ in range(count)]
        for _ in greedy:
            assert came.acquire(timeout=PATIENCE)
        modest = crowd.submit(open_one, "203.0.113.8")
        assert came.acquire(timeout=PATIENCE)
        gate.set()
        for one in (*greedy, modest):
            one.result(PATIENCE)
    assert done.index("203.0.113.8") < count / 2
