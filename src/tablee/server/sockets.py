"""The browser's socket: one hello in, then the table out whenever it changes."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.server.messages import Hello
from tablee.server.rooms import Room

HELLO_SECONDS = 10
REASON_LENGTH = 100  # a close reason must fit its frame


async def greeted(websocket: WebSocket) -> Hello | None:
    """The first message, or None when it does not come or is not one."""
    try:
        text = await asyncio.wait_for(websocket.receive_text(), HELLO_SECONDS)
        hello = msgspec.json.decode(text, type=Hello)
    except (TimeoutError, WebSocketDisconnect, KeyError, msgspec.DecodeError):
        await close(websocket, 4400, "say hello first: token, lang, after")
        return None
    return hello


async def close(websocket: WebSocket, code: int, reason: str) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # gone already
        await websocket.close(code, reason[:REASON_LENGTH])


async def send_updates(
    websocket: WebSocket, room: Room, seat: int, hello: Hello, beside: list[int]
) -> None:
    """Updates out until either side is gone; whatever else the browser says is not listened to."""
    tasks = {
        asyncio.create_task(until_gone(websocket)),
        asyncio.create_task(send_all(websocket, room, seat, hello, beside)),
    }
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def until_gone(websocket: WebSocket) -> None:
    """After its hello a browser has nothing to say: one that does is not listened to."""
    if (await websocket.receive())["type"] != "websocket.disconnect":
        await close(websocket, 1008, "after the hello nothing is to be said here")


async def send_all(
    websocket: WebSocket, room: Room, seat: int, hello: Hello, beside: list[int]
) -> None:
    told = room.updates(seat, hello.lang, hello.after, beside)
    async with contextlib.aclosing(told) as updates:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            async for update in updates:
                await websocket.send_text(update.decode())
                del update  # not to be held until the next one comes
