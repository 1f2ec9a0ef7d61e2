"""The browser's socket: one hello in, then the table out whenever it changes."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.server.changes import Told
from tablee.server.claims import seat_of
from tablee.server.endpoints import AT_ONCE, WRONG
from tablee.server.messages import Closing, Hello
from tablee.server.quotas import payer
from tablee.server.readers import Reader
from tablee.server.rooms import Room
from tablee.server.turns import Turns

Write = Callable[[bytes], Awaitable[None]]
HELLO_SECONDS = 10
REASON_LENGTH = 100  # a close reason must fit its frame


async def greeted(websocket: WebSocket) -> Hello | None:
    """The first message, or None when it does not come or is not one."""
    try:
        text = await asyncio.wait_for(websocket.receive_text(), HELLO_SECONDS)
        hello = msgspec.json.decode(text, type=Hello)
    except (TimeoutError, WebSocketDisconnect, KeyError, msgspec.DecodeError):
        await close(websocket, Closing.BAD, "say hello first: token, lang, after")
        return None
    return hello


async def close(websocket: WebSocket, code: Closing, reason: str) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # gone already
        await websocket.close(code, reason[:REASON_LENGTH])


async def send_updates(
    websocket: WebSocket, room: Room, turns: Turns, seat: int, hello: Hello, beside: list[int]
) -> None:
    """Updates out until either side is gone; whatever else the browser says is not listened to.

    What tells is a task of its own: one that is rung begins where it stopped, while this one would
    be woken through all the layers of the application, eighteen of them, for every message.
    """
    reader = Reader([seat, *beside])
    with room.read_by(reader):
        telling = asyncio.create_task(tell(websocket, room, turns, reader, seat, hello))
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(None) as stay:
                    telling.add_done_callback(partial(leave, stay))
                    await until_gone(websocket)
        finally:
            telling.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await telling
    if not reader.eyes:
        await dismiss(websocket, room, seat, hello.token)


async def dismiss(websocket: WebSocket, room: Room, seat: int, token: str) -> None:
    """A seat that it read for has other secrets. Whoever shares a screen with that seat and still
    has their own comes back; a browser whose own secret has ended would come back for ever."""
    if seat_of(room, token) == seat:
        await close(websocket, Closing.RESTART, "a seat on this screen has new secrets; come back")
    else:
        await close(websocket, Closing.WRONG_SECRET, WRONG)


def leave(stay: asyncio.Timeout, _: object) -> None:
    """There is nothing more to tell, so nobody waits for the browser to go."""
    with contextlib.suppress(RuntimeError):  # it has gone
        stay.reschedule(0.0)


async def tell(
    websocket: WebSocket, room: Room, turns: Turns, reader: Reader, seat: int, hello: Hello
) -> None:
    """The table as it is, then what has changed, until there is nothing more to say."""
    told, write, client = Told(hello.after), writer_of(websocket), payer.get()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while await reader.rung() and not room.broken:
            if turns.over(client):
                await turns.mine(client)
                if not reader.eyes or room.broken:  # as of now: it was asked before the wait
                    break
            began = time.monotonic()
            message = room.news(told, seat, hello.lang)
            turns.use(client, time.monotonic() - began)
            if message is not None:
                await write(message)
            del message  # not to be held until the next one comes


def writer_of(websocket: WebSocket) -> Write:
    """How texts get to a browser: past all layers, where the server offers that."""
    offered: Write | None = websocket.scope.get("extensions", {}).get(AT_ONCE)
    return offered or partial(send_text, websocket)


async def send_text(websocket: WebSocket, message: bytes) -> None:
    await websocket.send_text(message.decode())


async def until_gone(websocket: WebSocket) -> None:
    """After its hello a browser has nothing to say: one that does is not listened to."""
    if (await websocket.receive())["type"] != "websocket.disconnect":
        await close(websocket, Closing.SILENCED, "after the hello nothing is to be said here")
