"""R11.1 to R11.4: the Food Guide: dinners, themes and a golden spoon."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.ristorante.rules import moves as do
from tablee.games.ristorante.rules.bonus import LENDS
from tablee.games.ristorante.rules.cooking import of_course, recipe_steps
from tablee.games.ristorante.rules.ties import rank
from tablee.games.ristorante.rules.touches import cube_round
from tablee.games.ristorante.rules.town import Ask, Happening, Offer, Question, Town, lists, total
from tablee.kernel.log import Log
from tablee.kernel.state import Step

CATEGORIES: Final[i64] = 3  # the first bits of `Town.themes`; the specialities follow
SPECIALITIES: Final[i64] = 2


def invite_guide(s: Town, log: Log) -> None:
    """R4.2, R11.1, R11.2: all cook, then all present their dinners, then the Guide judges."""
    log.all("guide")
    cook_for_guide(s, 0)


def cook_for_guide(s: Town, first: i64) -> None:
    s.presenting = True
    s.dinners = lists(s.seats)  # empty plates for everybody, shared with no other state
    s.then(JUDGE_DINNERS)
    for at in range(s.seats - 1, -1, -1):
        s.then(PRESENT, s.order[at])
    recipe_steps(s, first)


# --- dinners --------------------------------------------------------------------------------------


@final
class Present(Step[Town]):
    """R11.2, Q24: compulsory for whoever has all four courses; the others take no part."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        for course in range(do.COURSES):
            if not of_course(s, a, course):
                log.all("no-dinner", a)
                return
        s.then(NAME_ICONS, a)
        for _ in range(do.COURSES):
            s.then(NEXT_COURSE, a)


@final
class NextCourse(Step[Town]):
    """R11.2: starter, first, second, dessert; asked only where there are two."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        recipes = of_course(s, a, len(s.dinners[a]))
        if len(recipes) == 1:
            serve(s, a, recipes[0], log)
        else:
            s.turn(DINNER, a)


def serve(s: Town, seat: i64, card: i64, log: Log) -> None:
    s.dinners[seat].append(card)
    log.all("served", seat, card)


@final
class Dinner(Question):
    """R11.2: which of the recipes of a course is part of the dinner."""

    key = "dinner"
    rule = "R11.2"
    waiting = "R11.2:in-turn-order"

    def legal(self, s: Town, seat: i64) -> list[int]:
        recipes = of_course(s, seat, len(s.dinners[seat]))
        return [do.SERVE + card for card in sorted(recipes)]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        serve(s, seat, move - do.SERVE, log)
        s.go_on(log)

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        return "R11.2:this-course" if do.SERVE <= move < do.SERVE + do.FIRST_WINE else self.rule


@final
class NameIcons(Step[Town]):
    """R16.11: the assistant chef first, then the home cook; `b` counts the cards looked at."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        cards = sorted(s.bonuses[a])
        if b == len(cards):
            return
        s.then(NAME_ICONS, a, b + 1)
        speciality = s.bonus(cards[b]).of(LENDS)
        if speciality:
            s.icon_for = speciality - 1
            s.then(LEND_ICON, a)


@final
class Icons(Offer):
    """R16.11: one recipe of the dinner without the icon counts as if it had it."""

    key = "icon"
    rule = "R16.11"
    waiting = "R11.2:in-turn-order"

    def legal(self, s: Town, seat: i64) -> list[int]:
        specialities = s.house.cards.speciality
        moves = [
            do.ICON + card for card in sorted(s.dinners[seat]) if specialities[card] != s.icon_for
        ]
        moves.append(do.DECLINE)
        return moves

    def accept(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        s.icons += [int(seat), int(s.icon_for), int(move - do.ICON)]
        log.all("icon", seat, move - do.ICON, s.icon_for)


def counts_as(s: Town, seat: i64, card: i64, speciality: i64) -> bool:
    """R11.4, R16.11: by its own icon or by one that a card lends it."""
    if s.house.cards.speciality[card] == speciality:
        return True
    for at in range(0, len(s.icons), 3):
        if s.icons[at] == seat and s.icons[at + 1] == speciality and s.icons[at + 2] == card:
            return True
    return False


def themes_of(s: Town, seat: i64, dinner: list[int]) -> i64:
    """R11.4: a mask of the themes a dinner of four keeps."""
    mask: i64 = 0
    for category in range(CATEGORIES):
        mask |= 1 << category
        for card in dinner:
            if s.house.cards.category[card] != category:
                mask &= ~(1 << category)
    for speciality in range(SPECIALITIES):
        bit: i64 = 1 << (CATEGORIES + speciality)
        mask |= bit
        for card in dinner:
            if not counts_as(s, seat, card, speciality):
                mask &= ~bit
    return mask


# --- the judgement --------------------------------------------------------------------------------


def judge_dinners(s: Town, log: Log) -> None:
    """R11.3: the points of the four recipes; R14.2: whoever presents may add cubes."""
    s.judged = 0
    for seat in range(s.seats):
        s.tally[seat] = total(s.house.cards.points, s.dinners[seat])
        if s.dinners[seat]:
            s.judged |= 1 << seat
    s.then(GUIDE_SCORES)
    cube_round(s)


def tell_guide_scores(s: Town, log: Log) -> None:
    """R11.3, R11.4: the best dinner wins a spoon; every theme wins its token (Q25)."""
    for seat in s.order:
        if s.dinners[seat]:
            log.all("guide-score", seat, s.tally[seat])
    for seat in s.order:
        if s.dinners[seat]:
            s.themes[seat] = themes_of(s, seat, s.dinners[seat])
            for theme in range(CATEGORIES + SPECIALITIES):
                if s.themes[seat] >> theme & 1:
                    log.all("theme", seat, theme)
    party = s.judged
    s.judged = 0
    if party:
        rank(s, s.tally, party, 1, GUIDE_SPOON)
    else:
        log.all("no-guide")


def award_guide_spoon(s: Town, log: Log) -> None:
    """R11.3."""
    award_spoons(s, s.ranked[0], s.house.numbers.guide_spoons, log)
    s.ranked = []


def award_spoons(s: Town, seat: i64, n: i64, log: Log) -> None:
    s.spoons[seat] += n
    log.all("spoons", seat, n)


GUIDE: Final = Happening(invite_guide)
PRESENT: Final = Present()
NEXT_COURSE: Final = NextCourse()
DINNER: Final = Dinner()
NAME_ICONS: Final = NameIcons()
LEND_ICON: Final = Ask(Icons())
JUDGE_DINNERS: Final = Happening(judge_dinners)
GUIDE_SCORES: Final = Happening(tell_guide_scores)
GUIDE_SPOON: Final = Happening(award_guide_spoon)
