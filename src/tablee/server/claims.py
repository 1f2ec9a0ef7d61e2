"""Who may act for a seat: claimed once, recovered with a code, taken along to the next table."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from tablee.kernel import SPECTATOR, BadInput
from tablee.kernel.names import LONGEST, bot_in, check_name, seen_in
from tablee.server import seats
from tablee.server.config import Config
from tablee.server.failures import NoTable, NotWritten, Stale, TooMuch, WrongSecret
from tablee.server.lobby import Follows, Lobby
from tablee.server.messages import NewSeat, Person
from tablee.server.neighbours import Elsewhere
from tablee.server.quotas import Buckets, payer
from tablee.server.rooms import Allowed, Room
from tablee.server.store import ANY_FENCE, Append, Chair, Line, Offer

TOKEN = re.compile("[A-Za-z0-9_-]{32,80}")  # that a browser may choose: it fits in any header
TRIES = 5  # to write a line at a table where another server writes too


def seat_of(room: Room, token: str) -> int | None:
    """Whose token this is: a seat, SPECTATOR without a token, None for a wrong one."""
    if not token:
        return SPECTATOR
    digest = seats.hashed(token)
    for seat, chair in enumerate(room.table.chairs):
        if seats.matches(digest, chair.token_hash):
            return seat
    return None


def check_token(token: str) -> None:
    """One that a browser has chosen, if any."""
    if token and not TOKEN.fullmatch(token):
        raise BadInput("a token has 32 to 80 characters: A to Z, a to z, 0 to 9, _ and -")


def unlike_others(name: str, seat: int, chairs: Sequence[Chair]) -> str:
    """Whoever comes under the name of somebody who sits there is numbered: Ana 2."""
    taken = {seen_in(chair.name) for other, chair in enumerate(chairs) if other != seat}
    numbered, number = name, 1
    while name and seen_in(numbered) in taken:
        number += 1
        numbered = f"{name[: LONGEST - 3]} {number}"
    return numbered


def opens(token: str, chair: Chair) -> bool:
    return bool(token) and seats.matches(seats.hashed(token), chair.token_hash)


class Claims:
    """New secrets for seats, and the next table."""

    def __init__(self, lobby: Lobby, config: Config) -> None:
        self.lobby = lobby
        self.own = Buckets(config.own_guesses, config.own_guesses_per_second)
        self.together = Buckets(config.table_guesses, config.table_guesses_per_second)
        self.guesses = Buckets(config.guess_burst, config.guess_per_second)

    async def claim(self, room: Room, invite: str, token: str = "", name: str = "") -> NewSeat:
        """Sit down with an invitation, under a name of one's own if one likes: the first who brings
        it, and nobody after them.

        Whoever chose the token may ask again if the answer was lost.
        """
        if name:
            check_name(name)
        check_token(token)
        digest = seats.hashed(invite)
        async with room.door:
            for seat, chair in enumerate(room.table.chairs):
                if not seats.matches(digest, chair.invite_hash):
                    continue
                if not chair.token_hash:
                    free = unlike_others(name, seat, room.table.chairs)
                    return await self._reseat(room, seat, "claimed", token, free)
                if opens(token, chair):
                    return await self._reseat(room, seat, "", token)
                raise Stale("this invitation has been taken; its seat has a recovery code")
        raise WrongSecret("this invitation opens no seat at this table")

    async def recover(self, room: Room, code: str, token: str = "") -> NewSeat:
        """Come back with the code: new secrets, and whoever reads with the old ones is out.

        Whoever chose the token may ask again with the same code if the answer was lost.
        """
        check_token(token)
        if not self.may_try(room.table.id, payer.get(), seats.beginning(code)):
            raise TooMuch("too many codes were tried at this table; wait a while", 30, 429)
        chairs = room.table.chairs
        kept = [chair.code_hash for chair in chairs] + [chair.used_hash for chair in chairs]
        found = await self.lobby.hashing(seats.code_opens, code, room.table.id, kept)
        if found is None:
            raise WrongSecret("this code opens no seat at this table")
        seat, code_hash = found % len(chairs), kept[found]
        async with room.door:
            chair = room.table.chairs[seat]
            if chair.code_hash == code_hash:
                return await self._reseat(room, seat, "moved", token, used_hash=code_hash)
            if chair.used_hash == code_hash and opens(token, chair):
                return await self._reseat(room, seat, "", token)
        raise WrongSecret("this code has been used: there is a new one")

    def may_try(self, table_id: str, client: str, beginning: str) -> bool:
        """A few tries are every client's own: strangers who use up the table's keep nobody out.

        A few more are for each beginning of a code, which a stranger behind the same address does
        not know of mine. There are many beginnings, and anybody can name them: so all these
        together have a bound for the table, generous enough that one client, who is slower,
        never uses it up, and two take a while. Whatever is left is everybody's.
        """
        if self.own.take(f"{table_id} {client}"):
            return True
        behind = f"{table_id} {client} {beginning}"
        if beginning and self.own.level(behind) >= 1 and self.together.take(table_id):
            return self.own.take(behind)
        return self.guesses.take(table_id)

    async def _reseat(
        self,
        room: Room,
        seat: int,
        told: str,
        token: str = "",
        name: str = "",
        used_hash: str = "",
        held: str = "guest",
    ) -> NewSeat:
        """New secrets for a seat, at the room's door; everybody is told."""
        was = room.table.chairs[seat]
        if told and token and seat_of(room, token) is not None:  # else one secret for two seats
            raise BadInput("this token opens a seat at this table already; choose another")
        chair = replace(
            was,
            held=was.held or held,
            name=name or was.name,
            used_hash=used_hash or was.used_hash,
        )
        ticket, now = await self.lobby.new_seat(room.table.id, seat, chair, token)
        reseat = self.lobby.store.reseat
        write = partial(self.lobby.on_disk, reseat, room.table.id, seat, was, now)
        await room.change_secrets(seat, now, told, write)
        return ticket

    # playing again

    async def again(
        self, room: Room, seat: int, same_deal: bool, allowed: Allowed | None = None
    ) -> tuple[str, NewSeat]:
        """Another game for the people of a room: the next table, and the asker's seat there.

        Everybody else is told that there is one, and comes by the same way.
        """
        if same_deal and not room.match.over:
            raise Stale("the same cards again would show what is covered: when the game is over")
        # In turn: two who ask at once get the same table.
        asked = partial(self._next_seat, room, seat, same_deal)
        next_id, mine = await room.in_turn(asked, allowed)
        room.wake()
        return next_id, mine

    async def _next_seat(self, room: Room, seat: int, same_deal: bool) -> tuple[str, NewSeat]:
        try:
            offer, mine = await self._seated_there(room, seat, same_deal)
        except NotWritten:
            room.close()  # the disk decides whether there is a next table
            raise
        room.offers[seat] = replace(offer, taken=True)
        return offer.next_id, mine

    async def _seated_there(self, room: Room, seat: int, same_deal: bool) -> tuple[Offer, NewSeat]:
        if seat not in room.offers:
            await self._lay_again(room, same_deal)
        offer = room.offers[seat]
        if same_deal and not offer.same_deal:
            raise Stale("somebody has laid the next table already, with a new deal")
        held = room.table.chairs[seat].held or "guest"  # the screen is the same
        try:
            there = await self.lobby.room(offer.next_id)
        except Elsewhere:
            return offer, await self._reseat_there(offer, held)
        taken = self._taken_before(there.table.chairs[offer.next_seat], offer)
        async with there.door:
            told = "moved" if taken else "claimed"
            return offer, await self._reseat(there, offer.next_seat, told, held=held)

    def _taken_before(self, chair: Chair, offer: Offer) -> bool:
        """Whoever takes a seat again may do so a few times: each is a line there, or a room that
        another server closes. The tries are their own, nobody else can use them up."""
        taken = bool(chair.token_hash)
        own = f"{offer.next_id} from seat {offer.seat}"
        if taken and not (self.own.take(own) or self.guesses.take(offer.next_id)):
            raise TooMuch("this seat has been taken many times; wait a while", 30, 429)
        return taken

    async def _reseat_there(self, offer: Offer, held: str) -> NewSeat:
        """The same at a table of another server, which is told by the store: so is everybody there,
        by the same line. Its number may be taken meanwhile, by a move: then it is the next one."""
        store, seat = self.lobby.store, offer.next_seat
        was, n = await self._stands(offer)
        told = "moved" if self._taken_before(was, offer) else "claimed"
        chair = replace(was, held=was.held or held)
        ticket, now = await self.lobby.new_seat(offer.next_id, seat, chair)
        for _ in range(TRIES):
            line = Line(n + 1, int(time.time() * 1000), seat, "seat", told)
            note = Append(offer.next_id, line, ANY_FENCE)
            if await self.lobby.on_disk(store.reseat, offer.next_id, seat, was, now, note):
                return ticket
            before = was
            was, n = await self._stands(offer)
            if was != before:
                raise Stale("this seat has just been taken")
        raise NotWritten("much is going on at the next table; send this again")

    async def _stands(self, offer: Offer) -> tuple[Chair, int]:
        """An offered seat as it is on disk now, and the number of its table's last line."""
        stored = await self.lobby.on_disk(self.lobby.store.load, offer.next_id)
        if stored is None:
            raise NoTable("the next table is gone")
        table, lines = stored
        return table.chairs[offer.next_seat], lines[-1].n if lines else 0

    async def _lay_again(self, room: Room, same_deal: bool) -> None:
        chairs = room.table.chairs
        people = [Person("" if bot_in(chair.name) else chair.name, chair.bot) for chair in chairs]
        options = dict(room.table.options)
        if room.game.lot:
            options[room.game.lot] = "chosen"
        turn = 0 if same_deal else 1
        seed = room.table.seed if same_deal else ""
        follows = Follows(room.table.id, turn, same_deal)
        await self.lobby.create(
            room.game.key, [*people[turn:], *people[:turn]], options, seed, follows=follows
        )
        for offer in await self.lobby.on_disk(self.lobby.store.offers, room.table.id):
            room.offers[offer.seat] = offer
