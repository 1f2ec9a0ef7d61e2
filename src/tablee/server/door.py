"""The address with the traffic, answered before the layers that all the others pass.

`POST .../moves` is documented and served like every address, by `routes.play`. What is well formed
and comes with a seat's token need not get that far: it is answered here, for a third of the time.
Everything else goes on to the route, body and all, so that there is one place for complaints.
"""

from __future__ import annotations

import re
from typing import Annotated, Final

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.kernel import SPECTATOR, TableeError
from tablee.server import answers, seats
from tablee.server.claims import seat_of
from tablee.server.lobby import Lobby

MOVES: Final = re.compile("/api/tables/([^/]+)/moves")
TEXT_LENGTH: Final = 200
KEY_LENGTH: Final = 60


class Move(msgspec.Struct):
    """The same message as the route's own, which says what its fields mean."""

    text: Annotated[str, msgspec.Meta(max_length=TEXT_LENGTH)]
    ask: Annotated[int, msgspec.Meta(ge=0)]
    key: Annotated[str, msgspec.Meta(max_length=KEY_LENGTH)] = ""


DECODER: Final = msgspec.json.Decoder(Move)


class Door:
    """Stands behind the guard: whoever gets here has kept the limits."""

    def __init__(self, behind: ASGIApp, lobby: Lobby) -> None:
        self.behind = behind
        self.lobby = lobby

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        posted = scope["type"] == "http" and scope["method"] == "POST"
        moves = MOVES.fullmatch(scope["path"]) if posted else None
        headers = dict(scope["headers"]) if moves else {}
        if moves is None or b"content-length" not in headers:
            await self.behind(scope, receive, send)
            return
        messages = await all_of(receive)
        body = b"".join(message.get("body", b"") for message in messages)
        secret = headers.get(b"authorization", b"").decode("latin-1")
        try:
            n = await self.played(moves[1], secret, body)
        except TableeError as error:
            await answers.of_error(error)(scope, receive, send)
            return
        if n is None:
            await self.behind(scope, again(messages, receive), send)
        else:
            await acknowledge(n, send)

    async def played(self, table: str, authorization: str, body: bytes) -> int | None:
        """The number of the move's line; None if this is not for us to judge."""
        try:
            move = DECODER.decode(body)
        except msgspec.DecodeError:
            return None
        room = await self.lobby.room(table)
        seat = seat_of(room, seats.bearer(authorization))
        if seat is None or seat == SPECTATOR:
            return None
        return await room.move(seat, move.text, move.ask, move.key)


async def all_of(receive: Receive) -> list[Message]:
    """A request's body to its end, or until its sender is gone."""
    messages = [await receive()]
    while messages[-1].get("more_body", False):
        messages.append(await receive())
    return messages


def again(messages: list[Message], receive: Receive) -> Receive:
    """The messages that were read already, once more, then those to come."""
    read = iter(messages)

    async def next_one() -> Message:
        return next(read, None) or await receive()

    return next_one


async def acknowledge(n: int, send: Send) -> None:
    body = b'{"n":%d}' % n
    headers = [
        (b"content-length", b"%d" % len(body)),
        (b"content-type", b"application/json"),
    ]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})
