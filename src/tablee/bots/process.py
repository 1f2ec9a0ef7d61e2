"""Bots in any language: a program that reads questions and writes answers, a JSON object a line.

Named as `./mybot.exe!`: the exclamation mark says "run this". For words typed by this user only.
The program runs in a process of its own with caps on time and memory. One that crashes, stalls or
answers nonsense forfeits that decision to `random`, says so once, and the game goes on.
"""

from __future__ import annotations

import contextlib
import json
import queue
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO

from tablee.bots.base import Ask, Bot
from tablee.kernel import BadInput, Game, Rng

SECONDS = 5.0  # a decision
MEGABYTES = 1024
MARK = "!"
CAGE = str(Path(__file__).with_name("cage.py"))


def wrong_with(error: Exception) -> str:
    """What an answer lacks, in a few words for its author."""
    if isinstance(error, queue.Empty):
        return "no answer in time"
    if isinstance(error, BadInput):
        return str(error)
    if isinstance(error, OSError):
        return f"the program failed ({error})"
    return 'its answer is no JSON object such as {"move": "pass"}'


def is_program(name: str) -> bool:
    return name.endswith(MARK)


class ProgramBot(Bot):
    """Speaks to a program: `{"view": ..., "moves": [...]}` -> `{"move": "no4@2"}`."""

    def __init__(
        self, game: Game, seat: int, rng: Rng, command: list[str], seconds: float = SECONDS
    ) -> None:
        super().__init__(game, seat, rng)
        self.command = command
        self.seconds = seconds
        self.forfeits = 0
        self.answers: queue.Queue[str] = queue.Queue()
        self.program: subprocess.Popen[str] | None = None

    def choose(self, ask: Ask) -> int:
        texts = self.game.moves.texts
        question = {
            "game": self.game.key,
            "seat": self.seat + 1,
            "view": self.game.view_json(ask.view()),
            "moves": [texts[move] for move in ask.moves],
        }
        try:
            answer = json.loads(self.ask_program(json.dumps(question, ensure_ascii=False)))
            move = self.game.moves.parse(str(answer["move"]))
            if move in ask.moves:
                return move
            why = f"{answer['move']!r} is none of its legal moves"
        except (OSError, ValueError, KeyError, TypeError, BadInput, queue.Empty) as error:
            why = wrong_with(error)
            self.stop()
        self.forfeit(why)
        return ask.moves[self.rng.below(len(ask.moves))]

    def ask_program(self, line: str) -> str:
        if self.program is None or self.program.poll() is not None:
            self.start()
        assert self.program is not None
        assert self.program.stdin is not None
        self.program.stdin.write(line + "\n")
        self.program.stdin.flush()
        answer = self.answers.get(timeout=self.seconds)
        if not answer:
            raise OSError("it ended without an answer")
        return answer

    def start(self) -> None:
        self.answers = queue.Queue()
        self.program = subprocess.Popen(
            [sys.executable, "-I", CAGE, str(MEGABYTES), *self.command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
        )
        assert self.program.stdout is not None
        reader = threading.Thread(
            target=listen, args=(self.program.stdout, self.answers), daemon=True
        )
        reader.start()

    def forfeit(self, why: str) -> None:
        self.forfeits += 1
        if self.forfeits == 1:
            name = " ".join(self.command)
            print(f"tablee: {name} forfeits a decision to random: {why}", file=sys.stderr)

    def stop(self) -> None:
        """End the program; the next question starts it again."""
        if self.program is not None:
            self.program.kill()
            self.program.wait()
            for stream in (self.program.stdin, self.program.stdout):
                if stream is not None:
                    close(stream)
            self.program = None

    def __del__(self) -> None:
        self.stop()


def close(stream: IO[str]) -> None:
    with contextlib.suppress(OSError):  # what was still to be written has no reader any more
        stream.close()


def listen(lines: IO[str], answers: queue.Queue[str]) -> None:
    with contextlib.suppress(ValueError):  # closed meanwhile
        for line in lines:
            answers.put(line)
    answers.put("")  # whoever waits need not wait longer


class Program:
    """A maker of such bots."""

    def __init__(self, name: str) -> None:
        self.command = name.removesuffix(MARK).split()
        if not self.command:
            raise BadInput("name a program before the !")

    def __call__(self, game: Game, seat: int, rng: Rng) -> Bot:
        return ProgramBot(game, seat, rng, self.command)
