"""R6.9, R9.4 to R9.6, R10.1: how action cards and the powers of chefs are aimed, and then work.

A card's user names players, none to many. An aimed power names one player or chef. A power over a
place acts on whoever shares it: its owner hits or spares each chef there (D5). They may answer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import moves as m
from tablee.games.rivals.rules.board import Figure
from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.questions import Do, Question, attack
from tablee.games.rivals.rules.town import Town
from tablee.kernel import Log

ALL: Final[i64] = -1  # targets that a card has: everybody it can hit; else so many at most


def named(s: Town, seat: i64, move: i64, log: Log) -> i64:
    """The seat, or the number of the figure, that a move names as a target."""
    if move >= m.TARGET:
        log.all("aimed", seat, move - m.TARGET)
        return move - m.TARGET
    figure = s.figure_of(move - m.CHEF)
    assert figure is not None
    log.all("aimed-chef", seat, figure.chef)
    return figure.number


# --- cards ----------------------------------------------------------------------------------------


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

    def names(self, s: Town, mask: i64) -> list[int]:
        """The moves that name these targets."""
        return [m.TARGET + other for other in range(s.seats) if mask >> other & 1]

    def leave_hand(self, s: Town, seat: i64) -> None:
        s.spend_card(seat, self.kind)

    def begin(self, s: Town, seat: i64, log: Log) -> None:
        """R9.5: targets are chosen and answer, then it works."""
        most = s.box.most_targets[self.kind]
        if most > 0:
            (self.aiming if most == 1 else self.gathering).ask(s, seat)
            return
        self.strike(s, self.targets(s, seat) if most == ALL else 0)
        s.go_on(log)

    def strike(self, s: Town, targets: i64) -> None:
        """The targets are chosen: they may answer, then the card works."""
        s.then(self.works)
        attack(s, targets)

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
        found = self.card.names(s, self.card.targets(s, seat) & ~s.effect.targets)
        return [m.FINISH, *found] if s.effect.targets else found

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        if move != m.FINISH:
            s.aim(s.effect.targets | 1 << named(s, seat, move, log))
            chosen = int(s.effect.targets).bit_count()
            more = self.card.targets(s, seat) & ~s.effect.targets
            if more and chosen < s.box.most_targets[self.card.kind]:
                s.then(self.later, seat)
                return
        self.card.strike(s, s.effect.targets)


class Gathering(Aiming):
    key = "gather"


# --- powers ---------------------------------------------------------------------------------------


class AimedPower(Question):
    """D8: in its step (`use`) its owner names a player or a chef, or nobody; it works (`works`)
    unless it is stopped."""

    def __init__(self, chef: i64) -> None:
        super().__init__()
        self.chef = chef
        self.use = Do(self.ask_owner)
        self.works = Do(self.take_effect)

    def targets(self, s: Town, figure: Figure) -> list[int]:
        """Whom the power of this figure can hit now, as moves."""
        raise NotImplementedError

    def work(self, s: Town, user: i64, victim: i64, figure: i64, log: Log) -> None:
        """On a player who did not stop it; `figure`: his, if a chef was named."""
        raise NotImplementedError

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.NO, *self.targets(s, s.figures[s.about])]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        if move == m.NO:
            s.resolved()
            return
        log.all("power", seat, self.chef)
        at = named(s, seat, move, log)
        if move >= m.TARGET:
            self.strike(s, seat, at, NONE)
        else:
            self.strike(s, seat, s.figures[at].seat, at)

    def strike(self, s: Town, user: i64, victim: i64, figure: i64) -> None:
        s.then(self.works, victim, figure)
        attack(s, 1 << victim)

    def ask_owner(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        """The power's owner is asked, if there is anybody to name."""
        figure = s.power_of(self.chef)
        if figure is not None and self.targets(s, figure):
            s.resolve(figure.seat, NONE, self.chef)
            self.ask(s, figure.seat, figure.number)

    def take_effect(self, s: Town, victim: i64, figure: i64, c: i64, log: Log) -> None:
        """On whoever was named, unless it was stopped."""
        user = s.effect.user
        hit = s.effect.hit >> victim & 1
        s.resolved()
        if hit:
            self.work(s, user, victim, figure, log)


class PlacePower:
    """A power over a place. It is used (`use`) if it works where its chef is: its owner hits or
    spares each chef there, those hit may answer, then it works."""

    def __init__(self, chef: i64) -> None:
        self.chef = chef
        self.use = Do(self.begin)
        self.choosing = Do(self.hit_or_spare)
        self.works = Do(self.take_effect)

    def safe(self, figure: Figure) -> bool:
        """Hit or spared already, or protected for the day (R9.10)."""
        return False

    def spare(self, figure: Figure) -> None:
        """The owner lets this chef be."""

    def work(self, s: Town, figure: Figure, stopped: bool, log: Log) -> None:
        """On one chef who was hit; `stopped`: his Clam-Voyance counts."""
        raise NotImplementedError

    def begin(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        """D5: the owner hits or spares each chef there; an NPC spares nobody (R13.5)."""
        figure = s.npc_power(self.chef) or s.power_of(self.chef)
        if figure is None:
            return
        foes = s.foes_of(figure)
        for other in s.figures:
            if self.safe(other):
                foes &= ~(1 << other.number)
        if foes:
            s.resolve(figure.seat, NONE, self.chef)
            s.aim(foes if figure.npc else 0)
            s.then(self.works, foes)
            s.then(self.choosing, 0 if figure.npc else foes)

    def hit_or_spare(self, s: Town, foes: i64, b: i64, c: i64, log: Log) -> None:
        """The next chef, from the left; after the last one, those hit may answer."""
        for seat in s.to_the_left(s.effect.user):
            for figure in s.restaurants[seat].figures:
                if foes >> figure.number & 1:
                    s.then(self.choosing, foes & ~(1 << figure.number))
                    SPARING.ask(s, s.effect.user, figure.number)
                    return
        if s.effect.targets:
            attack(s, s.seats_of(s.effect.targets))

    def take_effect(self, s: Town, foes: i64, b: i64, c: i64, log: Log) -> None:
        """On those hit of all that it could reach."""
        for figure in s.figures:
            if s.effect.targets >> figure.number & 1:
                self.work(s, figure, not s.effect.hit >> figure.seat & 1, log)
            elif foes >> figure.number & 1:
                self.spare(figure)
        s.resolved()


class Sparing(Question):
    """D5, D8: hit this chef, or spare him."""

    key = "spare"
    rule = "R10.1"

    def legal(self, s: Town, seat: i64) -> list[int]:
        chef = s.figures[s.about].chef
        return [m.HIT + chef, m.SPARE + chef]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        if move < m.SPARE:
            s.aim(s.effect.targets | 1 << about)
            log.all("aimed-chef", seat, move - m.HIT)
        else:
            log.all("spared", seat, move - m.SPARE)


SPARING: Final = Sparing()
