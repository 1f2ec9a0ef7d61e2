"""What may be typed besides moves: words in either language, whatever language is spoken."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee.i18n import Texts
from tablee.kernel import LANGUAGES

if TYPE_CHECKING:
    from tablee.cli.session import Session

COMMANDS = ("undo", "skip", "hint", "why", "info", "log", "rules", "save", "help", "quit")


class Commands:
    """Finds the command in a typed line. It answers whether the position changed."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.words = {
            word: command
            for command in COMMANDS
            for language in LANGUAGES
            for word in Texts(language)(f"words-{command}").split()
        }

    def means(self, typed: str, command: str) -> bool:
        return self.words.get(typed.strip().casefold()) == command

    def find(self, typed: str) -> Callable[[int], bool] | None:
        if typed.startswith("?"):
            typed = f"why {typed[1:]}" if typed[1:].strip() else "help"
        word, _, rest = typed.partition(" ")
        command = self.words.get(word.casefold())
        if command is None:
            return None
        return lambda seat: self._carry_out(command, seat, rest.strip())

    def _carry_out(self, command: str, seat: int, rest: str) -> bool:
        session = self.session
        if command == "undo":
            return session.undo(seat)
        if command == "skip":
            return session.skip(seat)
        if command == "hint":
            session.terminal.lines(session.hints.next(seat), "green")
        elif command == "why":
            session.why_not(seat, rest)
        elif command == "info":
            session.tell_about(seat, rest)
        elif command == "log":
            session.show_log(seat)
        elif command == "rules":
            session.read_rule(rest)
        elif command == "save":
            session.save(rest)
        elif command == "help":
            session.help(seat)
        else:
            session.quit()
        return False
