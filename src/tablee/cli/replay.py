"""`tablee replay`: a stored game again, step by step, through whichever eyes you like."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from tablee.cli.terminal import Terminal
    from tablee.i18n import Texts
    from tablee.kernel import Match, Record


def register(app: typer.Typer) -> None:
    app.command()(replay)


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `tablee play` saves them.")],
    seat: Annotated[int | None, typer.Option(help="Through the eyes of this seat.")] = None,
    spectator: Annotated[
        bool, typer.Option("--spectator", help="Through the eyes of somebody who only watches.")
    ] = False,
    all_eyes: Annotated[
        bool, typer.Option("--all-eyes", help="The whole truth; for finished games.")
    ] = False,
    data: Annotated[
        Path | None, typer.Option(help="The folder of values that the game was played with.")
    ] = None,
    lang: Annotated[str | None, typer.Option(help="Language: en or fr.")] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Plain lines: for screen readers and pipes.")
    ] = False,
) -> None:
    """Watch a stored game: forward, back, or to any step.

    Nothing is shown that the chosen eyes could not see at that moment. In a pipe, the whole game
    is printed as text.
    """
    from tablee.cli.records import read_record, replayed
    from tablee.cli.terminal import Terminal
    from tablee.games import load_for
    from tablee.i18n import choose_language
    from tablee.show import show_of

    record = read_record(file)
    match = replayed(file, load_for(record, data), record)
    eyes = choose_eyes(match, seat, spectator, all_eyes)
    show = Replay(
        match, choose_language(lang), eyes, Terminal(plain, show_of(match.game).styles(match.game))
    )
    if show.terminal.interactive:
        show.step_through()
    else:
        show.print_all()


def choose_eyes(match: Match, seat: int | None, spectator: bool, all_eyes: bool) -> int:
    """One viewer; everything at once only when there is nothing left to spoil."""
    from tablee.kernel import REFEREE, SPECTATOR, BadInput

    if (seat is not None) + spectator + all_eyes > 1:
        raise BadInput("choose one of --seat, --spectator and --all-eyes")
    if all_eyes and not match.over:
        raise BadInput("this game is not over: --all-eyes is for finished games")
    if seat is not None and not 1 <= seat <= match.seats:
        raise BadInput(f"this game has the seats 1 to {match.seats}, not {seat}")
    if seat is not None:
        return seat - 1
    return REFEREE if all_eyes else SPECTATOR


class Replay:
    """A finished or stored match, cut after any number of its entries."""

    def __init__(self, match: Match, language: str, eyes: int, terminal: Terminal) -> None:
        from tablee.cli.sitting import said_names
        from tablee.i18n import Speaker

        self.match = match
        self.record: Record = match.record()
        self.eyes = eyes
        self.terminal = terminal
        self.speaker = Speaker(language, match.game, said_names(match), match.sides())
        self.texts: Texts = self.speaker.texts
        self.total = len(match.entries)

    def cut(self, step: int) -> Match:
        return self.match.branch(step) if step < self.total else self.match

    def eyes_name(self) -> str:
        from tablee.kernel import REFEREE, SPECTATOR

        if self.eyes in (REFEREE, SPECTATOR):
            return self.texts("eyes-all" if self.eyes == REFEREE else "eyes-spectator")
        return self.speaker.seat(self.eyes)

    def news(self, match: Match, before: int) -> list[str]:
        """What the eyes read from the event numbered `before` on."""
        from tablee.kernel import read_by

        events = read_by(match.events[before:], self.eyes)
        speaker = self.speaker.to(self.eyes)
        return [speaker.event(event) for event in events]

    def draw(self, match: Match) -> None:
        from tablee.cli.tabletop import Tabletop

        tabletop = Tabletop(match, self.speaker.language)
        self.terminal.lines(tabletop.lines(self.eyes))
        if match.over:
            self.terminal.say()
            self.terminal.lines(tabletop.show(self.eyes).ending(), "bold")

    # all at once

    def print_all(self) -> None:
        """The whole game as text: the table at the start, what happened, the table at the end."""
        say = self.terminal.say
        say(self.texts("game-name"))
        say(self.texts("replay-title", total=self.total, eyes=self.eyes_name()))
        say()
        self.draw(self.cut(0))
        say()
        self.terminal.lines(self.news(self.match, 0))
        say()
        self.draw(self.match)

    # step by step

    def step_through(self) -> None:
        step = 0
        while True:
            self.show(step)
            try:
                typed = self.terminal.ask(self.texts("replay-ask") + " > ").casefold()
            except (EOFError, KeyboardInterrupt):
                self.terminal.say()
                return
            wanted = self.target(step, typed)
            if wanted is None:
                return
            step = max(0, min(wanted, self.total))

    def target(self, step: int, typed: str) -> int | None:
        """The step meant; None: enough."""
        if typed.isdecimal():
            return int(typed)
        if typed in self.texts("replay-back").split():
            return step - 1
        if typed in self.texts("replay-end").split():
            return self.total
        if typed in self.texts("replay-quit").split():
            return None
        forward = not typed or typed in self.texts("replay-forward").split()
        return step + 1 if forward else step

    def show(self, step: int) -> None:
        match = self.cut(step)
        self.terminal.wipe()
        title = self.texts("replay-step", n=step, total=self.total, eyes=self.eyes_name())
        self.terminal.say(title, "bold")
        self.terminal.say()
        before = len(self.cut(step - 1).events) if step else 0
        self.terminal.lines(self.news(match, before), "dim")
        self.terminal.say()
        self.draw(match)
        self.terminal.say()
