"""Who sits where: people, bots, and the match between them."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from tablee import bots
from tablee.bots import files
from tablee.bots.seated import ask_of
from tablee.i18n import Speaker
from tablee.kernel import BadInput, Event, Game, Match, Rng, read_by
from tablee.kernel.names import BOT, check_name


@dataclass
class Wish:
    """What somebody asked for on the command line; None and empty where they did not say."""

    seats: int | None = None
    mode: str | None = None
    bots: list[str] | None = None
    names: list[str] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    seed: str | None = None


class Table:
    """A match with people and bots around it. The match's names say who is a bot.

    `typed` are the bots named on this very command line: only they may come out of files. The
    names of a match may come from anywhere.
    """

    def __init__(self, match: Match, language: str, typed: Sequence[str] = ()) -> None:
        self.match = match
        self.typed = typed
        self.game = match.game
        names = match.names or [""] * match.seats
        self.people = [seat for seat, name in enumerate(names) if not name.startswith(BOT)]
        self.speaker = Speaker(language, match.game, names, match.sides())
        self.seat_bots()

    @property
    def alone(self) -> bool:
        """Nobody else at the table could mind a move taken back."""
        return len(self.people) <= 1

    def seat_bots(self) -> None:
        """Fresh bots who have heard all that their seats may know; also after a step back."""
        self.bots = {
            seat: self.new_bot(name.removeprefix(BOT), seat)
            for seat, name in enumerate(self.match.names)
            if name.startswith(BOT)
        }

    def new_bot(self, name: str, seat: int) -> bots.Bot:
        search = bots.find_or_load if name in self.typed else bots.find
        maker = search(self.game, name)
        with blaming(name, seat):
            bot = maker(self.game, seat, self.lot(seat))
            if bot.watches():
                for event in read_by(self.match.events, seat):
                    bot.hear(event)
        return bot

    def bot_name(self, seat: int) -> str:
        return self.match.names[seat].removeprefix(BOT)

    def next_seat(self) -> int:
        """The next one clockwise after whoever acted last, so that nobody is forgotten."""
        entries = self.match.entries
        last = entries[-1].seat if entries else -1
        acting = self.match.awaited or self.match.acting
        return next((seat for seat in acting if seat > last), acting[0])

    def play(self, seat: int, move: int) -> None:
        self.tell(self.match.play(seat, move))

    def let_time_pass(self) -> bool:
        """Where everybody is done and something is still open, only a clock can go on."""
        heard = len(self.match.events)
        passed = not self.match.awaited and self.match.pass_time()
        self.tell(self.match.events[heard:])
        return passed

    def tell(self, events: list[Event]) -> None:
        for other, bot in self.bots.items():
            with blaming(self.bot_name(other), other):
                if bot.watches():
                    for event in read_by(events, other):
                        bot.hear(event)

    def let_bot_play(self, seat: int) -> None:
        bot = self.bots[seat]
        ask = ask_of(self.match, seat)
        with blaming(self.bot_name(seat), seat):
            bot.rng = self.lot(seat)
            move = bot.choose(ask)
            if move not in ask.moves:
                raise BadInput(f"it answered {move!r}, which is none of its legal moves")
        self.play(seat, move)

    def lot(self, seat: int) -> Rng:
        """A bot's chance at this step: the same after an undo, and in a game taken up again."""
        match = self.match
        return Rng.seeded(f"{self.game.key}/{match.seed}/bot/{seat}/{len(match.entries)}")

    def again(self) -> Table:
        """The same deal with everybody in the same place."""
        match = self.match
        fresh = Match(match.game, match.seats, match.options, match.seed, match.names)
        return Table(fresh, self.speaker.language, self.typed)

    def rematch(self) -> Table:
        """A new deal; the next one clockwise starts, so everybody moves up by one seat."""
        match = self.match
        names = [*match.names[1:], *match.names[:1]]
        fresh = Match(match.game, match.seats, match.options, new_seed(), names)
        return Table(fresh, self.speaker.language, self.typed)


@contextmanager
def blaming(name: str, seat: int) -> Iterator[None]:
    """A bot out of a file that fails is its author's affair: one sentence, and where."""
    try:
        yield
    except Exception as error:
        if not files.is_file(name):
            raise
        why = files.said(error, files.parts(name)[0])
        raise BadInput(f"the bot {name} failed in seat {seat + 1}: {why}") from error


def new_seed() -> str:
    return str(secrets.randbelow(10**6))


def open_match(game: Game, wish: Wish) -> Match:
    """A match as wished: people first, then bots, then turned by lot where the game draws one."""
    seats = seat_count(game, wish)
    given = dict(wish.options)
    if wish.mode is not None:
        given["mode"] = wish.mode
    options = game.settle(seats, given)
    seed = new_seed() if wish.seed is None else wish.seed
    names = game.seating(options, seed, sitters(game, wish, seats))
    return Match(game, seats, options, seed, names)


def seat_count(game: Game, wish: Wish) -> int:
    """The seats asked for; else as many as the mode, the bots or the names need; else two."""
    if wish.seats is not None:
        return wish.seats
    mode = wish.mode or wish.options.get("mode")
    if mode is not None:
        return game.seats_of(mode)
    if wish.bots is not None:
        return max(1, len(wish.names)) + len(wish.bots)
    if len(wish.names) > 1:
        return len(wish.names)
    counts = game.seat_counts()
    return 2 if 2 in counts else counts[0]


def sitters(game: Game, wish: Wish, seats: int) -> list[str]:
    """One name a seat: people's own, "" for people without one, "bot:NAME" for bots."""
    if wish.bots is None:
        people = min(seats, max(1, len(wish.names)))
        wanted = [bots.names(game)[-1]] * (seats - people)
    else:
        wanted = wish.bots
        people = seats - len(wanted)
    for name in wanted:
        bots.find_or_load(game, name)
    if people < 0:
        raise BadInput(f"{len(wanted)} bots do not fit at a table of {seats} seats")
    if len(wish.names) > people:
        raise BadInput(f"{len(wish.names)} names, but people take {people} of the {seats} seats")
    for name in wish.names:
        check_name(name)
    unnamed = [""] * (people - len(wish.names))
    return [*wish.names, *unnamed, *(BOT + name for name in wanted)]


def read_options(words: Sequence[str]) -> dict[str, str]:
    """`key=value`, several of them."""
    options: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not key or not value:
            raise BadInput(f"an option is written key=value, not {word!r}")
        options[key.strip()] = value.strip()
    return options


def describe(speaker: Speaker, options: Mapping[str, str]) -> list[str]:
    """The agreed options, one a line, as people read them."""
    return [
        speaker.pair(speaker.option(key), speaker.option(key, value))
        for key, value in options.items()
    ]
