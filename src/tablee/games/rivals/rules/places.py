"""R6.6, R6.7, R6.10: where figures stand, and the powers that hold a place.

Lovehandles, Antoine and Señor Fuego act on whoever shares their place: their owner hits or spares
each chef there (D5), those hit may answer, then the power works. A chef who is moved leaves his
space, meets the powers of the new place, and is placed at once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules import moves as m
from tablee.games.rivals.rules.attack import attack
from tablee.games.rivals.rules.board import Figure
from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.questions import Question
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log
from tablee.kernel.state import Step

# --- powers over a place --------------------------------------------------------------------------


CHOOSES: Final = 1  # the stages of such a power
WORKS: Final = 2


class PlacePower(Step[Town]):
    """A power over a place. It is used if it works where its chef is; then, in stages, its owner
    hits or spares (`a`: chefs still to be asked about), and it works (`a`: all it could reach)."""

    def __init__(self, chef: i64) -> None:
        self.chef = chef

    def safe(self, figure: Figure) -> bool:
        """Hit or spared already, or protected for the day (R9.10)."""
        return False

    def spare(self, figure: Figure) -> None:
        """The owner lets this chef be."""

    def work(self, s: Town, figure: Figure, stopped: bool, log: Log) -> None:
        """On one chef who was hit; `stopped`: his Clam-Voyance counts."""
        raise NotImplementedError

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        if b == CHOOSES:
            self.hit_or_spare(s, a)
        elif b == WORKS:
            for figure in s.figures:
                if s.effect.targets >> figure.number & 1:
                    self.work(s, figure, not s.effect.hit >> figure.seat & 1, log)
                elif a >> figure.number & 1:
                    self.spare(figure)
            s.resolved()
        else:
            self.begin(s)

    def begin(self, s: Town) -> None:
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
            s.then(self, foes, WORKS)
            s.then(self, 0 if figure.npc else foes, CHOOSES)

    def hit_or_spare(self, s: Town, foes: i64) -> None:
        """The next chef, from the left; after the last one, those hit may answer."""
        for seat in s.to_the_left(s.effect.user):
            for figure in s.restaurants[seat].figures:
                if foes >> figure.number & 1:
                    s.then(self, foes & ~(1 << figure.number), CHOOSES)
                    SPARING.ask(s, s.effect.user, figure.number)
                    return
        if s.effect.targets:
            attack(s, s.seats_of(s.effect.targets))


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


# --- moving ---------------------------------------------------------------------------------------


def let_go(s: Town, chef: i64) -> None:
    """A chef leaves, or is replaced: what he held others to ends."""
    for other in s.figures:
        if chef == ids.LOVEHANDLES:
            other.barred = False
            other.spared = False
        if chef == ids.ANTOINE:
            other.taxed = False


def leave(s: Town, figure: Figure, place: i64) -> None:
    """R6.10: a figure leaves its space; powers over the place let go of it, and it of others."""
    figure.space = ids.ON_SHELF
    figure.barred = False
    figure.spared = False
    figure.taxed = False
    figure.place = place
    let_go(s, figure.chef)


def relocate(s: Town, figure: Figure, place: i64, log: Log) -> None:
    leave(s, figure, place)
    log.all("went", figure.seat, figure.chef, place)


class Fleeing(Question):
    """D9: a chef sent away chooses any other of the seven locations (Q49: not home)."""

    key = "flee"
    rule = "R10.5:same-place"

    def legal(self, s: Town, seat: i64) -> list[int]:
        here = s.figures[s.about].place
        return [m.GO + place for place in range(m.PLACES) if place != here]

    def fallback(self, s: Town, seat: i64) -> int:
        moves = self.legal(s, seat)
        return m.GO + ids.ISLAND if m.GO + ids.ISLAND in moves else moves[0]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        relocate(s, s.figures[about], move - m.GO, log)


# --- placing --------------------------------------------------------------------------------------


def standing_places(s: Town, figure: Figure) -> list[int]:
    """R6.7: the filled spaces of its market that are open to a figure, and the shelf."""
    market = figure.place
    found: list[int] = [m.STAND_SHELF + market]
    if figure.barred or s.markets[market].infested(figure.seat):
        return found
    return found + [m.STAND + at for at in s.spaces_of(market) if s.spaces[at].card != NONE]


def why_not_stand(s: Town, figure: Figure, move: i64) -> str:
    """R6.7, R7.18: why this figure may not stand there."""
    if not m.STAND <= move < m.STAND_SHELF + m.MARKETS:
        return "R6.7:place"
    market = move - m.STAND_SHELF if move >= m.STAND_SHELF else s.box.spaces[move - m.STAND]
    if figure.place != market:
        return "R7.13:not-there"
    if figure.barred:
        return "R10.8:blocked"
    return "R9.22:rats" if s.markets[market].infested(figure.seat) else "R6.7:empty"


def stand(figure: Figure, move: i64, log: Log) -> None:
    figure.unplaced = False
    if move < m.STAND_SHELF:
        figure.space = move - m.STAND
        log.all("stands", figure.seat, figure.chef, figure.space)
    else:
        figure.space = ids.ON_SHELF
        log.all("stands-shelf", figure.seat, figure.chef, figure.place)


class Placing(Question):
    """D6, alone and open: a chef who was moved chooses his space."""

    key = "place"
    rule = "R6.10"

    def due(self, s: Town, seat: i64) -> bool:
        """R6.10: unless he was moved again and placed meanwhile."""
        figure = s.figures[s.about]
        return figure.unplaced and figure.place < ids.ISLAND

    def legal(self, s: Town, seat: i64) -> list[int]:
        return standing_places(s, s.figures[s.about])

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        return why_not_stand(s, s.figures[s.about], move)

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        stand(s.figures[about], move, log)


SPARING: Final = Sparing()
FLEEING: Final = Fleeing()
PLACING: Final = Placing()
