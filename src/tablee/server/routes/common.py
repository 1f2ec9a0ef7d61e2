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
from tablee.server import lobby, seats
from tablee.server.claims import Claims, seat_of
from tablee.server.lobby import Lobby, NewTable
from tablee.server.quotas import payer
from tablee.server.rooms import Room

TABLE_ID = "^[a-z0-9]{1,20}$"
Language = Annotated[str, Query(pattern="^(en|fr)$", description="en or fr")]
TableId = Annotated[str, UrlPath(pattern=TABLE_ID)]
After = Annotated[int, Query(ge=0, le=1_000_000, description="the last line already seen")]


class Person(BaseModel):
    """Somebody at a new table: a name, or the name of a bot.

    `here`: at the browser that opens the table, which gets the secrets of the seat; everybody else
    is invited. Where nobody says so, the first person is here.
    """

    name: str = Field("", max_length=40)
    bot: str = Field("", max_length=40, description="empty for a person")
    here: bool | None = None


People = Annotated[list[Person], Field(min_length=1, max_length=12)]


class NewSeat(BaseModel):
    """What a person needs to sit down: shown once, kept hashed."""

    seat: int
    name: str
    token: str
    code: str


class Invited(BaseModel):
    """A seat that whoever brings `invite` first may claim."""

    seat: int
    name: str
    invite: str


class Opened(BaseModel):
    """A new table: the secrets of those who are here, and invitations for all others."""

    table: str
    seats: list[NewSeat]
    invitations: list[Invited] = []


def opened(table: NewTable) -> Opened:
    new = [NewSeat(**vars(ticket)) for ticket in table.tickets]
    invited = [Invited(**vars(invitation)) for invitation in table.invitations]
    return Opened(table=table.id, seats=new, invitations=invited)


def gathered(people: list[Person]) -> list[lobby.Person]:
    """Who is to sit down, and who of them is here."""
    said = any(person.here is not None for person in people)
    first = next((at for at, person in enumerate(people) if not person.bot), 0)
    return [
        lobby.Person(person.name, person.bot, bool(person.here) if said else at == first)
        for at, person in enumerate(people)
    ]


async def the_lobby(connection: HTTPConnection) -> Lobby:
    hall: Lobby = connection.app.state.lobby
    return hall


InLobby = Annotated[Lobby, Depends(the_lobby)]


async def the_claims(connection: HTTPConnection) -> Claims:
    claims: Claims = connection.app.state.claims
    return claims


InClaims = Annotated[Claims, Depends(the_claims)]


async def box_owners_data(hall: InLobby) -> Path | None:
    return hall.data


OwnData = Annotated[Path | None, Depends(box_owners_data)]


async def seated(
    hall: InLobby, table: TableId, authorization: Annotated[str, Header()] = ""
) -> tuple[Room, int]:
    """The room, and the seat that the token opens; without a token one watches."""
    room = await hall.room(table)
    seat = seat_of(room, seats.bearer(authorization))
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
    if not request.app.state.slow.take(payer.get()):
        raise HTTPException(429, "too many; wait a moment")


SLOWLY = [Depends(slowly)]
