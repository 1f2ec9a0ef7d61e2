"""The small things of an open socket do what the large ones of asyncio do."""

from __future__ import annotations

import asyncio
from collections import deque

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from tablee.server.connections import Quiet
from tablee.server.inbox import Gate, Inbox


def test_a_gate_lets_all_through_when_it_opens() -> None:
    async def scene() -> None:
        gate, passed = Gate(), 0

        async def pass_by() -> None:
            nonlocal passed
            await gate.wait()
            passed += 1

        await pass_by()
        gate.clear()
        assert not gate.is_set()
        waiting = [asyncio.create_task(pass_by()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        assert passed == 1
        gate.set()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert gate.is_set()
        assert passed == 3

    asyncio.run(scene())


def test_a_gate_that_closes_again_at_once_lets_nobody_through() -> None:
    async def scene() -> None:
        gate = Gate()
        gate.clear()
        waiting = asyncio.create_task(gate.wait())
        await asyncio.sleep(0)
        gate.set()
        gate.clear()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not waiting.done()
        gate.set()
        await waiting

    asyncio.run(scene())


def test_an_inbox_gives_in_order_and_waits_for_what_comes() -> None:
    async def scene() -> None:
        inbox = Inbox()
        assert inbox.empty()
        inbox.put_nowait(1)
        inbox.put_nowait(2)
        assert [await inbox.get(), await inbox.get()] == [1, 2]
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(3)
        inbox.put_nowait(4)
        assert await waiting == 3
        assert not inbox.empty()
        assert await inbox.get() == 4

    asyncio.run(scene())


def test_what_comes_for_somebody_who_has_left_is_kept() -> None:
    async def scene() -> None:
        inbox = Inbox()
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        waiting.cancel()
        inbox.put_nowait(1)
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert await inbox.get() == 1

    asyncio.run(scene())


def test_a_socket_holds_no_list_that_is_large_when_it_is_empty() -> None:
    async def scene() -> None:
        one = Quiet(Config(app=lambda *_: None), ServerState(), {})
        held = [one, *vars(one).values()]
        inside = [getattr(thing, name, None) for thing in held for name in slots_of(thing)]
        parts = [*held, *inside, *[part for thing in held for part in vars_of(thing).values()]]
        assert not [part for part in parts if isinstance(part, deque | asyncio.Event)]

    asyncio.run(scene())


def slots_of(thing: object) -> tuple[str, ...]:
    return getattr(type(thing), "__slots__", ()) if type(thing).__module__.count("tablee") else ()


def vars_of(thing: object) -> dict[str, object]:
    return dict(vars(thing)) if isinstance(thing, asyncio.Event | asyncio.Queue) else {}
