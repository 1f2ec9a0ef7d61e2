"""What may be typed besides moves: words in either language, whatever language is spoken."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee.i18n import Texts
from tablee.kernel import LANGUAGES

if TYPE_CHECKING:
    from tablee.cli.session import Session

ORDERS = ("undo", "skip", "hint", "why", "info", "log", "rules", "save", "help", "quit")


class Orders:
    """Finds the order in a typed line. An order answers whether the position changed."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.words = {
            word: order
            for order in ORDERS
            for language in LANGUAGES
            for word in Texts(language)(f"words-{order}").split()
        }

    def means(self, typed: str, order: str) -> bool:
        return self.words.get(typed.strip().casefold()) == order

    def find(self, typed: str) -> Callable[[int], bool] | None:
        if typed.startswith("?"):
            typed = f"why {typed[1:]}" if typed[1:].strip() else "help"
        word, _, rest = typed.partition(" ")
        order = self.words.get(word.casefold())
        if order is None:
            return None
        return lambda seat: self._carry_out(order, seat, rest.strip())

    def _carry_out(self, order: str, seat: int, rest: str) -> bool:
        session = self.session
        if order == "undo":
            return session.undo(seat)
        if order == "skip":
            return session.skip(seat)
        if order == "hint":
            session.terminal.lines(session.hints.next(seat), "green")
        elif order == "why":
            session.why_not(seat, rest)
        elif order == "info":
            session.tell_about(seat, rest)
        elif order == "log":
            session.show_log(seat)
        elif order == "rules":
            session.read_rule(rest)
        elif order == "save":
            session.save(rest)
        elif order == "help":
            session.help(seat)
        else:
            session.quit()
        return False
