"""Games, new tables, coming back, once more, and records to keep."""

from __future__ import annotations

from dataclasses import replace

from starlette.responses import FileResponse, PlainTextResponse

from tablee import games
from tablee.kernel import Missing
from tablee.kernel.rulebook import KERNEL_RULES
from tablee.server import boxes
from tablee.server.endpoints import Call, Endpoints
from tablee.server.failures import Stale
from tablee.server.game_list import all_games
from tablee.server.messages import (
    Chapter,
    Code,
    Forgotten,
    GameInfo,
    Invite,
    NewSeat,
    NewTable,
    NumberedRule,
    Opened,
    Person,
    Rematch,
    RuleText,
    sentence,
)

tables = Endpoints("tables", "/api")


@tables.get("/games", "lang")
async def list_games(call: Call) -> list[GameInfo]:
    """Every game found: players, modes, options in plain words with rule numbers, bots."""
    return all_games(call.language, call.data)


@tables.get("/games/{game}/rules", "lang")
async def rulebook(call: Call) -> list[Chapter]:
    """The whole rulebook, chapter by chapter, in our words."""
    book = boxes.load(call.path("game"), call.data).rulebook
    ordered = sorted(book.rules.values(), key=lambda rule: (rule.is_ruling, *rule.order()))
    return [
        Chapter(
            number,
            title[call.language],
            [
                NumberedRule(rule.number, rule.text[call.language])
                for rule in ordered
                if rule.chapter == number
            ],
        )
        for number, title in book.chapters.items()
    ]


@tables.get("/games/{game}/rules/{number}")
async def rule(call: Call) -> RuleText:
    """One numbered rule, in both languages: what a citation means."""
    number = call.path("number")
    book = boxes.load(call.path("game"), call.data).rulebook
    found = book if book.knows(number) else KERNEL_RULES
    if ":" in number or not found.knows(number):
        raise Missing(f"there is no rule {number!r}")
    return RuleText(number, sentence(found.reasons(number)))


@tables.get("/games/{game}/emblem.svg")
async def emblem(call: Call) -> FileResponse:
    """The game's own picture, from its folder."""
    path = games.find(call.path("game")).folder() / "emblem.svg"
    if not path.is_file():
        raise Missing("this game has no picture")
    return FileResponse(path, media_type="image/svg+xml")


@tables.post("/tables", slow=True)
async def new_table(call: Call, body: NewTable) -> Opened:
    """Open a table. The answer holds the secrets of those who are here; the others are invited."""
    people = gathered(body.people)
    return await call.lobby.create(body.game, people, body.options, body.seed)


@tables.post("/tables/{table}/claim", slow=True)
async def claim(call: Call, body: Invite) -> NewSeat:
    """Sit down with an invitation. It holds once: afterwards the seat has secrets of its own."""
    room = await call.room()
    return await call.claims.claim(room, body.invite, body.token, body.name)


@tables.post("/tables/{table}/rematch", slow=True)
async def rematch(call: Call, body: Rematch) -> Opened:
    """The same people again, the next seat first; or, after the end, the very same deal.

    The answer holds the asker's seat alone. The others are told in `rematch` of their next update;
    whoever asks after them sits down at the same new table.
    """
    room, seat = await call.playing()
    table, mine = await call.claims.again(room, seat, body.same_deal, call.check_again)
    return Opened(table, [mine], [])


@tables.post("/tables/{table}/recover", slow=True)
async def recover(call: Call, body: Code) -> NewSeat:
    """Come back with the recovery code: a new token and a new code for its seat; the old ones end,
    and so does whatever they opened."""
    room = await call.room()
    return await call.claims.recover(room, body.code, body.token)


@tables.post("/tables/{table}/forget", slow=True)
async def forget(call: Call) -> Forgotten:
    """This table, its words and its record are to be deleted: done when all its people say so."""
    room, seat = await call.playing()
    await room.forget(seat, call.check_again)
    people = {at for at, chair in enumerate(room.table.chairs) if chair.token_hash}
    gone = people <= room.history.forget
    if gone:
        await call.lobby.forget(room.table.id)
        call.opened = None  # nobody has secrets of it any more
    return Forgotten(gone)


@tables.get("/tables/{table}/record")
async def record(call: Call) -> PlainTextResponse:
    """The record of a finished match, to keep: it replays exactly, for ever."""
    room, _ = await call.seated()
    if not room.match.over:
        raise Stale("a record tells everything: it is given when the game is over")
    with call.lobby.paid():
        found = replace(room.match.record(), commitment=room.commitment)
        return PlainTextResponse(found.to_text())


def gathered(people: list[Person]) -> list[Person]:
    """Who is to sit down, and who of them is here."""
    said = any(person.here is not None for person in people)
    first = next((at for at, person in enumerate(people) if not person.bot), 0)
    return [
        Person(person.name, person.bot, bool(person.here) if said else at == first)
        for at, person in enumerate(people)
    ]
