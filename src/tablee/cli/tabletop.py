"""The table in the terminal: printed from its scene, or drawn by the game where it wants to."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.cli.sitting import said_names
from tablee.kernel import Event, Match
from tablee.show import AnyShow, Presenter, Sitter
from tablee.show.text import table_lines


class Tabletop:
    """One match at one terminal, in one language."""

    def __init__(self, match: Match, language: str) -> None:
        self.presenter = Presenter(match, [Sitter(name) for name in said_names(match)])
        self.language = language
        self.speaker = self.presenter.speaker(language)

    def show(self, viewer: int) -> AnyShow:
        """The game's own words for what this viewer sees."""
        return self.presenter.show_for(viewer, self.language)

    def lines(self, viewer: int) -> list[str]:
        """The table as this viewer sees it."""
        return table_lines(self.presenter, viewer, self.language)

    def question(self, seat: int) -> str:
        """What a seat is asked, said to whoever sits there."""
        show = self.show(seat)
        question = show.question() or self.speaker.question(show.view.phase)
        if not question:
            return self.speaker.ask(show.view.phase, seat)
        return self.speaker.texts("to-you", question=question)

    def label(self, seat: int, move: int) -> str:
        return self.presenter.label(seat, move, self.language)

    def news(self, events: Sequence[Event], reader: int) -> list[str]:
        return self.presenter.show.news(self.speaker.to(reader), events)
