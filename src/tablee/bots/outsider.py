"""Bots that live outside: in a process of their own, which is told of the match."""

from __future__ import annotations

from tablee.bots.base import Advice, Ask, Bot
from tablee.bots.forfeits import Forfeit, tell_of
from tablee.bots.process import mute
from tablee.kernel import Entry, Game, Match, Rng


class Outsider(Bot):
    """Plays at a `Sitting` only; what it fails to decide is decided by lot."""

    def __init__(self, game: Game, seat: int, rng: Rng, name: str) -> None:
        super().__init__(game, seat, rng)
        self.name = name
        self.match: Match | None = None
        self.known = 0  # so many entries of the match the process has heard of
        self.last: Entry | None = None  # of them
        self.missed: Forfeit | None = None  # why it has not decided, until somebody says so

    def follow(self, match: Match) -> None:
        """The match at which the bot sits: an ask alone says nothing of what was played."""
        self.match = match

    def followed(self) -> Match:
        if self.match is None:
            raise TypeError("a bot in a process of its own plays at a Sitting only")
        return self.match

    def part(self) -> None:
        """The match is over."""

    def answer(self, ask: Ask) -> int:
        """One of the moves, or a Forfeit."""
        raise NotImplementedError

    def advise(self, ask: Ask) -> Advice:
        return Advice(self.choose(ask), [])

    def choose(self, ask: Ask) -> int:
        try:
            return self.answer(ask)
        except Forfeit as why:
            self.forfeits += 1
            self.missed = why
            tell_of(self.name, why)
            mute(self.name)
        return ask.moves[self.rng.below(len(ask.moves))]

    def up_to_date(self) -> bool:
        """Whether all that the process has heard of has stayed: nothing was taken back."""
        entries, known = self.followed().entries, self.known
        return not known or (known <= len(entries) and entries[known - 1] is self.last)

    def keep_up(self) -> None:
        """The process now hears of everything there is."""
        entries = self.followed().entries
        self.known, self.last = len(entries), entries[-1] if entries else None
