"""What every action card has to say."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules.questions import Question, attack
from tablee.games.rivals.rules.town import Town
from tablee.kernel import Log, Step

ALL: Final[i64] = -1  # targets that a card has: everybody it can hit; else so many at most


class Card(Question):
    """One kind of action card, with the question it leads to when it works, if there is one.

    The data say when it may be played (`windows`) and how many players its user may choose
    (`most_targets`, R9.5).
    """

    def __init__(self, kind: i64) -> None:
        super().__init__()
        self.kind = kind
        self.works = Works(self)

    def useful(self, s: Town, seat: i64) -> bool:
        """R9.4: a real gain for the user, or somebody it can hit."""
        return self.targets(s, seat) != 0

    def targets(self, s: Town, seat: i64) -> i64:
        """R9.4: the mask of other players (of a Road Block: of their figures) that it can hit."""
        mask: i64 = 0
        for other in range(s.seats):
            if other != seat and self.can_hit(s, other):
                mask |= 1 << other
        return mask

    def can_hit(self, s: Town, seat: i64) -> bool:
        return True

    def strike(self, s: Town, seats: i64) -> None:
        """The targets are chosen: they may answer, then the card works."""
        s.then(self.works)
        attack(s, seats)

    def work(self, s: Town, log: Log) -> None:
        """R5.6: the effect, one player at a time from the user's left."""
        for seat in s.to_the_left(s.effect.user):
            if s.effect.hit >> seat & 1:
                self.hit(s, seat, log)

    def last_first(self, s: Town) -> list[int]:
        """Those it hits, in the order in which steps for them are put before each other."""
        return [seat for seat in reversed(s.to_the_left(s.effect.user)) if s.effect.hit >> seat & 1]

    def hit(self, s: Town, seat: i64, log: Log) -> None:
        """What it does to one player who did not stop it."""
        raise NotImplementedError


class Choice(Card):
    """A card whose user decides something when it works, and which is useless where nothing is."""

    def useful(self, s: Town, seat: i64) -> bool:
        return self.due(s, seat)

    def work(self, s: Town, log: Log) -> None:
        self.ask(s, s.effect.user)


class Works(Step[Town]):
    """A card works, on whoever did not stop it."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        self.card.work(s, log)
