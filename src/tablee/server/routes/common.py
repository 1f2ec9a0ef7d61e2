"""Who asks, and about which table: the parameters most addresses share.

Coroutines all: a plain function would go to a thread, which costs more than what they do.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from fastapi import Depends, Header, HTTPException, Query
from fastapi import Path as UrlPath
from pydantic import BaseModel, Field
from starlette.requests import HTTPConnection, Request

from tablee.kernel import SPECTATOR
from tablee.server import seats
from tablee.server.lobby import Lobby, Ticket
from tablee.server.rooms import Room

TABLE_ID = "^[a-z0-9]{1,20}$"
Language = Annotated[str, Query(pattern="^(en|fr)$", description="en or fr")]
TableId = Annotated[str, UrlPath(pattern=TABLE_ID)]
After = Annotated[int, Query(ge=0, le=1_000_000, description="the last line already seen")]


class Person(BaseModel):
    """Somebody at a new table: a name, or the name of a bot."""

    name: str = Field("", max_length=40)
    bot: str = Field("", max_length=40, description="empty for a person")


People = Annotated[list[Person], Field(min_length=1, max_length=12)]


class NewSeat(BaseModel):
    """What a person needs to sit down: shown once, kept hashed."""

    seat: int
    name: str
    token: str
    code: str


class Opened(BaseModel):
    """A new table and its people's secrets."""

    table: str
    seats: list[NewSeat]


def opened(table: str, tickets: list[Ticket]) -> Opened:
    new = [NewSeat(seat=t.seat, name=t.name, token=t.token, code=t.code) for t in tickets]
    return Opened(table=table, seats=new)


async def the_lobby(connection: HTTPConnection) -> Lobby:
    lobby: Lobby = connection.app.state.lobby
    return lobby


InLobby = Annotated[Lobby, Depends(the_lobby)]


async def box_owners_data(lobby: InLobby) -> Path | None:
    return lobby.data


OwnData = Annotated[Path | None, Depends(box_owners_data)]


async def seated(
    lobby: InLobby, table: TableId, authorization: Annotated[str, Header()] = ""
) -> tuple[Room, int]:
    """The room, and the seat that the token opens; without a token one watches."""
    room = await lobby.room(table)
    seat = await lobby.sit(room, seats.bearer(authorization))
    if seat is None:
        raise HTTPException(401, "this token opens no seat at this table")
    return room, seat


Seated = Annotated[tuple[Room, int], Depends(seated)]


async def playing(place: Seated) -> tuple[Room, int]:
    if place[1] == SPECTATOR:
        raise HTTPException(401, "this needs a seat's token")
    return place


Playing = Annotated[tuple[Room, int], Depends(playing)]


async def slowly(request: Request) -> None:
    """For what costs more: new tables, and guesses at a recovery code."""
    client = request.client.host if request.client else ""
    if not request.app.state.slow.take(client):
        raise HTTPException(429, "too many; wait a moment")


SLOWLY = [Depends(slowly)]
