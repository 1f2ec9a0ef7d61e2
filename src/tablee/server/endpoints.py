"""Addresses of the protocol: each a function whose types say what comes in and what goes out.

    @play.post("/moves")
    async def move(call: Call, body: Decision) -> Done: ...

The body is decoded and checked as its type says, the answer encoded, and both are documented from
the same types. An error carries its status; it is answered with a `Refusal`.
"""

from __future__ import annotations

import re
import typing
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, cast
from urllib.parse import parse_qsl

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tablee.kernel import SPECTATOR, Refused, TableeError
from tablee.server import seats
from tablee.server.claims import Claims, seat_of
from tablee.server.failures import NoTable, NotWritten, TooMuch, WrongSecret, status_of
from tablee.server.lobby import Lobby
from tablee.server.messages import Language, Refusal, sentence
from tablee.server.quotas import Buckets, payer
from tablee.server.rooms import Room

ENCODER: Final = msgspec.json.Encoder()
JSON: Final = "application/json"
JSON_HEADER: Final = (b"content-type", JSON.encode())
AT_ONCE: Final = "tablee.at_once"  # a server that takes an answer's body together with its head
Handler = Callable[..., Awaitable[Any]]
Answerer = Callable[["Call"], Awaitable[Response]]
Query = Literal["lang", "after"]
FIELDS: Final = 8  # of a query, which has two that mean something
BOOKMARK: Final = 40
WRONG: Final = "this token opens no seat at this table"
TABLE_ID: Final = re.compile("[a-z0-9]{1,20}")


class House(NamedTuple):
    """What every address works with."""

    lobby: Lobby
    claims: Claims
    slow: Buckets


class Call:
    """A request: who asks, about which table, in which language."""

    __slots__ = ("asked", "claims", "lobby", "names", "opened", "receive", "scope", "slow")

    def __init__(self, scope: Scope, receive: Receive, names: dict[str, str], house: House) -> None:
        """`names`: the parts of its path that name something."""
        self.scope = scope
        self.receive = receive
        self.names = names
        self.lobby, self.claims, self.slow = house
        self.asked: dict[str, str] | None = None  # behind the question mark, once it was read
        self.opened: tuple[Room, int, str] | None = None  # seat, and the secret's hash

    @property
    def data(self) -> Path | None:
        """Box owners' values."""
        return self.lobby.data

    def path(self, name: str) -> str:
        return self.names[name]

    def query(self, name: Query, default: str) -> str:
        """What stands behind the question mark; of several the last."""
        if self.asked is None:
            self.asked = fields_in(self.scope["query_string"].decode("latin-1"))
        return self.asked.get(name, default)

    @property
    def language(self) -> Language:
        asked = self.query("lang", "en")
        if asked not in typing.get_args(Language):
            raise msgspec.ValidationError(f"lang is one of {', '.join(typing.get_args(Language))}")
        return cast("Language", asked)

    @property
    def after(self) -> str:
        return self.query("after", "")[:BOOKMARK]

    @property
    def token(self) -> str:
        """The secret that a request brings, "" where it brings none."""
        for name, value in self.scope["headers"]:
            if name == b"authorization":
                return seats.bearer(value.decode("latin-1"))
        return ""

    async def body(self) -> bytes:
        """All of it, however it comes; as a rule at once."""
        parts: list[bytes] = []
        while True:
            message = await self.receive()
            if message["type"] == "http.disconnect":
                raise ClientDisconnect
            parts.append(message.get("body", b""))
            if not message.get("more_body", False):
                return parts[0] if len(parts) == 1 else b"".join(parts)

    async def room(self) -> Room:
        return await room_of(self.lobby, self.path("table"))

    async def seated(self) -> tuple[Room, int]:
        """The room, and the seat that the token opens; without a token one watches."""
        room = await self.room()
        seat = seat_of(room, self.token)
        if seat is None:
            raise WrongSecret(WRONG)
        if seat != SPECTATOR:
            self.opened = room, seat, room.table.chairs[seat].token_hash
        return room, seat

    def check_again(self) -> None:
        """A seat may have got new secrets while something was waited for: what was asked with the
        old ones is not answered any more."""
        if self.opened is None:
            return
        room, seat, token_hash = self.opened
        if room.table.chairs[seat].token_hash != token_hash:
            raise WrongSecret(WRONG)
        if self.lobby.rooms.get(room.table.id) is not room:  # another server may have changed it
            raise NotWritten("this table has been laid anew meanwhile; send this again")

    async def playing(self) -> tuple[Room, int]:
        room, seat = await self.seated()
        if seat == SPECTATOR:
            raise WrongSecret("this needs a seat's token")
        return room, seat


def fields_in(query: str) -> dict[str, str]:
    if not query:
        return {}
    try:
        return dict(parse_qsl(query, keep_blank_values=True, max_num_fields=FIELDS))
    except ValueError:
        raise msgspec.ValidationError(f"a query has at most {FIELDS} fields") from None


async def room_of(lobby: Lobby, table: str) -> Room:
    if not TABLE_ID.fullmatch(table):
        raise NoTable("there is no such table")
    return await lobby.room(table)


@dataclass(frozen=True)
class Endpoint:
    """An address as it is served and documented."""

    method: str
    path: str
    tag: str
    handler: Handler
    query: tuple[Query, ...]
    slow: bool  # for what costs more: new tables, and guesses at secrets

    @property
    def types(self) -> dict[str, Any]:
        """What comes in as `body` and goes out as `return`."""
        return typing.get_type_hints(self.handler, include_extras=True)

    def answerer(self) -> Answerer:
        types, handler, slow = self.types, self.handler, self.slow
        decode = msgspec.json.Decoder(types["body"]).decode if "body" in types else None

        async def answer(call: Call) -> Response:
            try:
                if slow and not call.slow.take(payer.get()):
                    raise TooMuch("too many; wait a moment", 5, 429)
                if decode is None:
                    found = await handler(call)
                else:
                    found = await handler(call, decode(await call.body()))
                call.check_again()
            except msgspec.DecodeError as error:
                return refused(422, Refusal("bad", str(error)))
            except UnicodeDecodeError:  # a string inside it, which the decoder does not name
                return refused(422, Refusal("bad", "JSON is UTF-8"))
            except ClientDisconnect:  # in the middle of a body: nobody is there to be answered
                return Response(status_code=400)
            except TableeError as error:
                return of_error(error)
            except HTTPException as error:  # a body that is too long
                return of_http(error)
            if isinstance(found, Response):
                return found
            return Answer(ENCODER.encode(found))

        return answer


class Answer(Response):
    """JSON that is there already: nothing about it has to be found out."""

    def __init__(self, body: bytes) -> None:
        self.status_code = 200
        self.background = None
        self.body = body
        self.raw_headers = [(b"content-length", b"%d" % len(body)), JSON_HEADER]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if AT_ONCE not in scope.get("extensions", ()):
            await super().__call__(scope, receive, send)
            return
        head = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        await send({**head, AT_ONCE: self.body})


class Endpoints:
    """The addresses of one chapter of the protocol."""

    def __init__(self, tag: str, prefix: str) -> None:
        self.tag = tag
        self.prefix = prefix
        self.all: list[Endpoint] = []

    def get(self, path: str, *query: Query) -> Callable[[Handler], Handler]:
        return self._add("GET", path, query, slow=False)

    def post(self, path: str, *query: Query, slow: bool = False) -> Callable[[Handler], Handler]:
        return self._add("POST", path, query, slow)

    def _add(
        self, method: str, path: str, query: tuple[Query, ...], slow: bool
    ) -> Callable[[Handler], Handler]:
        def keep(handler: Handler) -> Handler:
            endpoint = Endpoint(method, self.prefix + path, self.tag, handler, query, slow)
            self.all.append(endpoint)
            return handler

        return keep


def refused(status: int, refusal: Refusal, headers: dict[str, str] | None = None) -> Response:
    return Response(ENCODER.encode(refusal), status, headers, JSON)


def of_error(error: TableeError) -> Response:
    """Every error of the engine is an answer, never a traceback."""
    status, kind, wait = status_of(error)
    headers = {"Retry-After": str(wait)} if wait else None
    if isinstance(error, Refused):
        reasons = sentence(error.reasons)
        return refused(status, Refusal(kind, "", error.rule, error.why, reasons), headers)
    return refused(status, Refusal(kind, str(error)), headers)


def of_http(error: HTTPException) -> Response:
    """What a layer before or behind the addresses refuses: too long, no such address."""
    headers = dict(error.headers) if error.headers else None
    return refused(error.status_code, Refusal("bad", error.detail), headers)
