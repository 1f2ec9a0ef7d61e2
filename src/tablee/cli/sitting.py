"""A sitting at the terminal: people, bots, and the language that is spoken with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tablee import bots
from tablee.bots import Maker, Sitting
from tablee.cli.arguments import new_seed
from tablee.i18n import Speaker
from tablee.kernel import Match
from tablee.kernel.names import BOT, bot_in


class SpokenSitting(Sitting):
    """Who plays what is said by the match's names.

    `typed` are the bots named on this very command line: only they may come out of files. The
    names of a match may come from anywhere.
    """

    def __init__(self, match: Match, language: str, typed: Sequence[str] = ()) -> None:
        names = match.names or [""] * match.seats
        self.typed = typed
        self.speaker = Speaker(language, match.game, said_names(match), match.sides())
        super().__init__(match, [self.maker(match, bot_in(name)) for name in names])

    def maker(self, match: Match, bot: str) -> Maker | None:
        if not bot:
            return None
        search = bots.find_or_load if bot in self.typed else bots.find
        return search(match.game, bot)

    def again(self) -> SpokenSitting:
        """The same deal with everybody in the same place."""
        match = self.match
        fresh = Match(match.game, match.seats, match.options, match.seed, match.names)
        return SpokenSitting(fresh, self.speaker.language, self.typed)

    def rematch(self) -> SpokenSitting:
        """A new deal; the next one clockwise starts, so everybody moves up by one seat."""
        match = self.match
        names = [*match.names[1:], *match.names[:1]]
        fresh = Match(match.game, match.seats, match.options, new_seed(), names)
        return SpokenSitting(fresh, self.speaker.language, self.typed)


def said_names(match: Match) -> list[str]:
    """Everybody's name as it is said at the table, seat by seat."""
    return [spoken(name) for name in match.names or [""] * match.seats]


def spoken(name: str) -> str:
    """A seat's name as it is said: a cook's as it is written on the apron."""
    cook = bots.cook_named(bot_in(name))
    return name if cook is None else BOT + cook.name


def describe(speaker: Speaker, options: Mapping[str, str]) -> list[str]:
    """The agreed options, one a line, as people read them."""
    return [
        speaker.pair(speaker.option(key), speaker.option(key, value))
        for key, value in options.items()
    ]
