"""R6.9, R9.6: the powers that a chef's owner aims at somebody, who may answer."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rivals.rules import moves as m
from tablee.games.rivals.rules.attack import attack
from tablee.games.rivals.rules.board import Figure
from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.questions import Question
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log
from tablee.kernel.state import Step


class AimedPower(Question):
    """D8: in its step (`use`) its owner names a player or a chef, or nobody; it works (`works`)
    unless it is stopped."""

    def __init__(self, chef: i64) -> None:
        super().__init__()
        self.chef = chef
        self.use = Use(self)
        self.works = Works(self)

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


class Use(Step[Town]):
    """The power's owner is asked, if there is anybody to name."""

    def __init__(self, power: AimedPower) -> None:
        self.power = power

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        figure = s.power_of(self.power.chef)
        if figure is not None and self.power.targets(s, figure):
            s.resolve(figure.seat, NONE, self.power.chef)
            self.power.ask(s, figure.seat, figure.number)


class Works(Step[Town]):
    """On player `a`, by his figure `b`."""

    def __init__(self, power: AimedPower) -> None:
        self.power = power

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        user = s.effect.user
        hit = s.effect.hit >> a & 1
        s.resolved()
        if hit:
            self.power.work(s, user, a, b, log)
