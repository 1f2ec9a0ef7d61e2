"""R9.4, R9.5: what every action card has to say, and how its targets are chosen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import goods, moves as m
from tablee.games.rivals.rules.questions import Do, Question, attack
from tablee.games.rivals.rules.town import Town
from tablee.kernel import Log

ALL: Final[i64] = -1  # targets that a card has: everybody it can hit; else so many at most


class Card(Question):
    """One kind of action card, with the question it leads to when it works, if there is one.

    The data say when it may be played (`windows`) and how many players its user may choose
    (`most_targets`, R9.5).
    """

    def __init__(self, kind: i64) -> None:
        super().__init__()
        self.kind = kind
        self.aiming = Aiming(self)
        self.gathering: Aiming = Gathering(self)
        self.works = Do(self.take_effect)

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

    def leave_hand(self, s: Town, seat: i64) -> None:
        goods.spend_card(s, seat, self.kind)

    def begin(self, s: Town, seat: i64, log: Log) -> None:
        """R9.5: targets are chosen and answer, then it works."""
        most = s.box.most_targets[self.kind]
        if most > 0:
            (self.aiming if most == 1 else self.gathering).ask(s, seat)
            return
        self.strike(s, self.targets(s, seat) if most == ALL else 0)
        s.go_on(log)

    def strike(self, s: Town, seats: i64) -> None:
        """The targets are chosen: they may answer, then the card works."""
        s.then(self.works)
        attack(s, seats)

    def take_effect(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        self.work(s, log)

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


class Aiming(Question):
    """D11: one other player; D12: targets one by one, at least one, as many as the card allows."""

    key = "aim"
    rule = "R9.4:no-target"

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card = card

    def legal(self, s: Town, seat: i64) -> list[int]:
        found = self.names(s, self.card.targets(s, seat) & ~s.effect.targets)
        return [m.FINISH, *found] if s.effect.targets else found

    def names(self, s: Town, mask: i64) -> list[int]:
        return [m.TARGET + other for other in range(s.seats) if mask >> other & 1]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        if move != m.FINISH:
            self.add(s, seat, move, log)
            chosen = int(s.effect.targets).bit_count()
            more = self.card.targets(s, seat) & ~s.effect.targets
            if more and chosen < s.box.most_targets[self.card.kind]:
                s.then(self.later, seat)
                return
        self.card.strike(s, self.seats(s))

    def add(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        s.aim(s.effect.targets | 1 << (move - m.TARGET))
        log.all("aimed", seat, move - m.TARGET)

    def seats(self, s: Town) -> i64:
        return s.effect.targets


class Gathering(Aiming):
    key = "gather"
