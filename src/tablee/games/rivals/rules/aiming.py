"""R6.9, R9.4 to R9.6, R10.1: how action cards and the powers of chefs are aimed, and then work.

A card's user names players, none to many. An aimed power names one player or chef. A power over a
place acts on whoever shares it: its owner hits or spares each chef there (D5). They may answer.
Other powers are commands of the market, or let their chef cook with something else.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids, moves as m
from tablee.games.rivals.rules.pieces import Figure, Restaurant
from tablee.games.rivals.rules.questions import ATTACK, Do, Question
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


class Card(Question):
    """One kind of action card, with the question it leads to when it works, if there is one. The
    data say when it may be played and how many players its user may choose (R9.5)."""

    def __init__(self, kind: i64) -> None:
        super().__init__()
        self.kind = kind
        self.aiming = Aiming(self)
        self.gathering: Aiming = Gathering(self)
        self.works = Do(self.work)

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
        s.then(ATTACK, targets)

    def work(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
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

    def work(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
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


class Power(Question):
    """A chef's power over others: it is used (`use`) in its part of the day, then it works
    (`works`) on those who did not stop it."""

    when: ClassVar[str] = ""  # the part of the day (see `day.py`); "" where another rule uses it

    def __init__(self, chef: i64) -> None:
        super().__init__()
        self.chef = chef
        self.use = Do(self.begin)
        self.works = Do(self.take_effect)

    def begin(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        raise NotImplementedError

    def take_effect(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        raise NotImplementedError

    def over(self, s: Town) -> None:
        """R6.10: its chef leaves his place, or the game: what he held others to ends."""

    def change(self, s: Town) -> None:
        """R9.31: a Sous Chef brings its chef, or takes his place."""


class AimedPower(Power):
    """D8: its owner names a player or a chef, or nobody."""

    def targets(self, s: Town, figure: Figure) -> list[int]:
        """Whom the power of this figure can hit now, as moves."""
        raise NotImplementedError

    def work(self, s: Town, user: i64, victim: i64, figure: i64, log: Log) -> None:
        """On a player who did not stop it; `figure`: his, if a chef was named."""
        raise NotImplementedError

    def begin(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        """The power's owner is asked, if there is anybody to name."""
        figure = s.power_of(self.chef)
        if figure is not None and self.targets(s, figure):
            s.resolve(figure.seat, ids.NONE, self.chef)
            self.ask(s, figure.seat, figure.number)

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.NO, *self.targets(s, s.figures[s.about])]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        if move == m.NO:
            s.resolved()
            return
        log.all("power", seat, self.chef)
        at = named(s, seat, move, log)
        if move >= m.TARGET:
            self.strike(s, seat, at, ids.NONE)
        else:
            self.strike(s, seat, s.figures[at].seat, at)

    def strike(self, s: Town, user: i64, victim: i64, figure: i64) -> None:
        s.then(self.works, victim, figure)
        s.then(ATTACK, 1 << victim)

    def take_effect(self, s: Town, victim: i64, figure: i64, c: i64, log: Log) -> None:
        user, hit = s.effect.user, s.effect.hit >> victim & 1
        s.resolved()
        if hit:
            self.work(s, user, victim, figure, log)


class PlacePower(Power):
    """D5, D8: over whoever shares the chef's place: its owner hits or spares each of them."""

    key = "spare"
    rule = "R10.1"

    def __init__(self, chef: i64) -> None:
        super().__init__(chef)
        self.choosing = Do(self.ask_next)

    def safe(self, figure: Figure) -> bool:
        """Hit or spared already, or protected for the day (R9.10)."""
        return False

    def spare(self, figure: Figure) -> None:
        """The owner lets this chef be."""

    def work(self, s: Town, figure: Figure, stopped: bool, log: Log) -> None:
        """On one chef who was hit; `stopped`: his Clam-Voyance counts."""
        raise NotImplementedError

    def begin(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        """Where it works there may be chefs to hit; an NPC spares nobody (R13.5)."""
        figure = s.power_of(self.chef, npc=True) or s.power_of(self.chef)
        if figure is None:
            return
        foes = s.foes_of(figure) & ~ids.mask_of([f.number for f in s.figures if self.safe(f)])
        if foes:
            s.resolve(figure.seat, ids.NONE, self.chef)
            s.aim(foes if figure.npc else 0)
            s.then(self.works, foes)
            s.then(self.choosing, 0 if figure.npc else foes)

    def ask_next(self, s: Town, foes: i64, b: i64, c: i64, log: Log) -> None:
        """About the next chef, from the left; after the last one, those hit may answer."""
        for seat in s.to_the_left(s.effect.user):
            for figure in s.restaurants[seat].figures:
                if foes >> figure.number & 1:
                    s.then(self.choosing, foes & ~(1 << figure.number))
                    self.ask(s, s.effect.user, figure.number)
                    return
        if s.effect.targets:
            s.then(ATTACK, s.seats_of(s.effect.targets))

    def legal(self, s: Town, seat: i64) -> list[int]:
        chef = s.figures[s.about].chef
        return [m.HIT + chef, m.SPARE + chef]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        if move < m.SPARE:
            s.aim(s.effect.targets | 1 << about)
            log.all("aimed-chef", seat, move - m.HIT)
        else:
            log.all("spared", seat, move - m.SPARE)

    def take_effect(self, s: Town, foes: i64, b: i64, c: i64, log: Log) -> None:
        for figure in s.figures:
            if s.effect.targets >> figure.number & 1:
                self.work(s, figure, not s.effect.hit >> figure.seat & 1, log)
            elif foes >> figure.number & 1:
                self.spare(figure)
        s.resolved()


class Command(Question):
    """A power that is a command of Buy and Barter, once a day (D10)."""

    refused: ClassVar[str] = ""  # the rule cited against it

    def __init__(self, chef: i64, first: i64, size: i64) -> None:
        super().__init__()
        self.chef = chef
        self.first = first  # of its moves
        self.size = size

    def commands(self, s: Town, one: Restaurant) -> list[int]:
        raise NotImplementedError

    def cost(self, s: Town, one: Restaurant, what: i64) -> i64:
        """R7.17: see `prices.py`."""
        raise NotImplementedError

    def carry_out(self, s: Town, one: Restaurant, what: i64, log: Log) -> None:
        raise NotImplementedError


class Cook:
    """A chef, or who plays Go Vegan, may use other ingredients than a recipe says (R8.4 d to g)."""

    def __init__(self, chef: i64) -> None:
        self.chef = chef

    def fills(self, need: i64, market: i64, left: list[int]) -> list[int]:
        """The moves that fill a requirement, sold at this market, besides the exact card."""
        raise NotImplementedError
