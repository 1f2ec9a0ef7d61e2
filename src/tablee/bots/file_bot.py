"""A bot out of a Python file, at arm's length: its class lives in a process of its own.

That process (`file_host`) has the same table, told move by move, and the bot at it; here sits
somebody who passes questions and answers on. A file has a process for each seat, which serves all
games there: what it keeps in its globals has not seen another seat's hand. A bot that raises,
stalls, answers nonsense or takes all memory forfeits that decision to `random`.
"""

from __future__ import annotations

import itertools
import json
import sys
from functools import cache

from tablee.bots import files
from tablee.bots.base import Ask
from tablee.bots.forfeits import Forfeit, one_line
from tablee.bots.outsider import Outsider
from tablee.bots.process import SECONDS, Program
from tablee.kernel import BadInput, Game, Match, Rng

LOADING = 30.0  # seconds that a file may take to be loaded
HOST = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]); "
    "from tablee.bots.file_host import main; main(sys.argv[2])"
)
NUMBERS = itertools.count(1)


class FileMaker:
    """A maker of such bots, and the processes they live in, one for each seat."""

    def __init__(self, name: str) -> None:
        files.path_of(name)
        self.name = name
        self.programs: dict[int, Program] = {}  # by seat
        self.loaded: list[Program] = [self.program()]  # the first one, until a seat wants it
        self.load(self.loaded[0])

    def __call__(self, game: Game, seat: int, rng: Rng) -> FileBot:
        return FileBot(game, seat, rng, self)

    def program(self) -> Program:
        python = [sys.executable, "-P", "-c", HOST]
        return Program([*python, json.dumps(sys.path), self.name], self.name)

    def load(self, program: Program) -> None:
        """Start a process; BadInput where the file cannot be loaded, or has no such class."""
        try:
            program.start()
            failed = program.ask({}, LOADING).get("failed")
        except Forfeit as why:
            failed = f"{self.name} cannot be loaded: {why}"
        if failed:
            program.stop()
            raise BadInput(one_line(str(failed)))

    def ask(self, seat: int, question: dict[str, object]) -> dict[str, object]:
        if seat not in self.programs:
            self.programs[seat] = self.loaded.pop() if self.loaded else self.program()
        program = self.programs[seat]
        if not program.running:
            try:
                self.load(program)
            except BadInput as error:
                raise Forfeit("raised", error=error) from None
        return program.ask(question, SECONDS)

    def stop(self) -> None:
        for program in [*self.loaded, *self.programs.values()]:
            program.stop()


@cache
def maker_of(name: str) -> FileMaker:
    return FileMaker(name)


class FileBot(Outsider):
    """Passes each question on, with what was played since the one before."""

    def __init__(self, game: Game, seat: int, rng: Rng, maker: FileMaker) -> None:
        super().__init__(game, seat, rng, maker.name)
        self.maker = maker
        self.number = next(NUMBERS)
        self.hurried = False

    def hurry(self, seconds: float) -> None:
        self.hurried = True

    def answer(self, ask: Ask) -> int:
        try:
            answer = self.maker.ask(self.seat, self.question())
            if answer.get("forgotten"):  # the process is a new one, or has seen many games since
                self.known = 0
                answer = self.maker.ask(self.seat, self.question())
        except Forfeit:
            self.known = 0
            raise
        move = answer.get("move")
        if isinstance(move, int) and move in ask.moves:
            return move
        self.known = 0
        raise Forfeit("raised", error=answer.get("failed"))

    def question(self) -> dict[str, object]:
        """New entries; to who knows nothing of the match, or of one now taken back, the whole."""
        match = self.followed()
        if not self.up_to_date():
            self.known = 0
        news = [(entry.seat, entry.text) for entry in match.entries[self.known :]]
        question: dict[str, object] = {"bot": self.number, "seat": self.seat, "news": news}
        if not self.known:
            question["table"] = table(match)
            question["hurried"] = self.hurried
        self.keep_up()
        return question


def table(match: Match) -> dict[str, object]:
    """What the process needs to lay the same table; its entries are sent as news."""
    game = match.game
    record = match.record()
    record.entries, record.result = [], ""
    return {
        "module": type(game).__module__,
        "class": type(game).__qualname__,
        "folder": str(game.data.folder.resolve()),
        "over": str(game.data.over.resolve()) if game.data.over else "",
        "record": record.to_text(),
    }
