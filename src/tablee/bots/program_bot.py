"""Bots in any language: a program that reads questions and writes answers, a JSON object a line.

Named as `./mybot.exe!`: the exclamation mark says "run this", words and quotes are as in a shell.
For words typed by this user only.
It is told what its seat may know, the view and the events, and nothing else.
"""

from __future__ import annotations

import shlex
import shutil

from tablee.bots.base import Ask, Bot
from tablee.bots.forfeits import Forfeit, short
from tablee.bots.outsider import Outsider
from tablee.bots.process import SECONDS, Message, Program
from tablee.kernel import BadInput, Event, Game, Match, Rng, read_by

MARK = "!"
PROTOCOL = 1


def is_program(name: str) -> bool:
    return name.endswith(MARK)


class ProgramBot(Outsider):
    """One game of one seat: its program starts with the first question and ends with the game."""

    def __init__(self, game: Game, seat: int, rng: Rng, command: list[str], seconds: float) -> None:
        super().__init__(game, seat, rng, shlex.join(command))
        self.program = Program(command, self.name)
        self.seconds = seconds
        self.read = 0  # so many events of the match it has been told, as far as it may know them

    def answer(self, ask: Ask) -> int:
        if not self.up_to_date():
            self.program.stop()
        before = [] if self.program.running else [self.started()]
        question = asked(ask, self.game, self.news())
        move = self.program.ask(question, self.seconds, before).get("move")
        found = [known for known in ask.moves if self.game.catalogue.texts[known] == move]
        if not found:
            said = move if isinstance(move, str) else type(move).__name__
            raise Forfeit("illegal", move=short(said))
        return found[0]

    def started(self) -> Message:
        """The program anew, and what it is told first; all events are news to it."""
        self.read = 0
        self.program.start()
        return introduction(self.followed(), self.seat, self.seconds)

    def news(self) -> list[Event]:
        """The events since the last question that the seat may read."""
        events = self.followed().events
        found = read_by(events[self.read :], self.seat)
        self.read = len(events)
        self.keep_up()
        return found

    def part(self) -> None:
        self.program.part(result(self.followed(), self.news()))


def introduction(match: Match, seat: int, seconds: float) -> Message:
    return {
        "t": "start",
        "protocol": PROTOCOL,
        "game": match.game.key,
        "rules": match.game.version,
        "seat": seat,
        "seats": match.seats,
        "sides": match.sides(),
        "options": match.options,
        "seconds": seconds,
    }


def asked(ask: Ask, game: Game, events: list[Event]) -> Message:
    return {
        "t": "ask",
        "events": [game.event_json(event) for event in events],
        "view": game.view_json(ask.view()),
        "moves": [game.catalogue.texts[move] for move in ask.moves],
    }


def result(match: Match, events: list[Event]) -> Message:
    return {
        "t": "end",
        "events": [match.game.event_json(event) for event in events],
        "scores": match.scores,
        "places": match.ranking(),
    }


class ProgramMaker:
    """A maker of such bots."""

    def __init__(self, name: str) -> None:
        self.command = words_of(name.removesuffix(MARK))
        if not self.command:
            raise BadInput("name a program before the !")
        if shutil.which(self.command[0]) is None:
            quoted = " (put a path that has spaces in quotes)" if len(self.command) > 1 else ""
            raise BadInput(f"there is no program {self.command[0]} to run{quoted}")

    def __call__(self, game: Game, seat: int, rng: Rng) -> Bot:
        return ProgramBot(game, seat, rng, self.command, SECONDS)


def words_of(command: str) -> list[str]:
    """As a shell takes a line apart: what is in quotes is one word."""
    try:
        return shlex.split(command)
    except ValueError as error:
        raise BadInput(f"{command} is no command: {error}") from None
