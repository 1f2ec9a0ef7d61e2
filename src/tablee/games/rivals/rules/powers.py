"""R6.9, R9.6, R10.1: how the powers of chefs are used that act on others, who may answer.

An aimed power names one player or chef. A power over a place acts on whoever shares it: its owner
hits or spares each chef there (D5), those hit may answer, then it works.
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
        if move >= m.TARGET:
            log.all("aimed", seat, move - m.TARGET)
            self.strike(s, seat, move - m.TARGET, NONE)
        else:
            figure = s.figure_of(move - m.CHEF)
            assert figure is not None
            log.all("aimed-chef", seat, figure.chef)
            self.strike(s, seat, figure.seat, figure.number)

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
