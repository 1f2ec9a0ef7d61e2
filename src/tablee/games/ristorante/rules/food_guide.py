"""R11.1 to R11.4: the Food Guide: dinners, themes and a golden spoon."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.ristorante.rules import moves as do, town
from tablee.games.ristorante.rules.bonus import LENDS
from tablee.games.ristorante.rules.cooking import of_course, recipe_steps
from tablee.games.ristorante.rules.extras import cube_round
from tablee.games.ristorante.rules.scoring import contestants
from tablee.games.ristorante.rules.ties import rank
from tablee.games.ristorante.rules.town import Ask, Deed, Happening, Offer, Question, Town
from tablee.kernel.log import Log

CATEGORIES: Final[i64] = 3  # the first bits of `Town.themes`; the specialities follow
SPECIALITIES: Final[i64] = 2


def invite_guide(s: Town, log: Log) -> None:
    """R4.2, R11.1, R11.2: all cook, then all present their dinners, then the Guide judges."""
    log.all("guide")
    cook_for_guide(s, 0)


def cook_for_guide(s: Town, first: i64) -> None:
    s.presenting = True
    s.dinners = town.lists(s.seats)  # empty plates for everybody, shared with no other state
    s.then(JUDGE_DINNERS)
    for at in range(s.seats - 1, -1, -1):
        s.then(PRESENT, s.order[at])
    recipe_steps(s, first)


# --- dinners --------------------------------------------------------------------------------------


def present(s: Town, seat: i64, _: i64, log: Log) -> None:
    """R11.2, Q24: compulsory for whoever has all four courses; the others take no part."""
    for course in range(do.COURSES):
        if not of_course(s, seat, course):
            log.all("no-dinner", seat)
            return
    s.then(NAME_ICONS, seat)
    for _ in range(do.COURSES):
        s.then(NEXT_COURSE, seat)


def next_course(s: Town, seat: i64, _: i64, log: Log) -> None:
    """R11.2: starter, first, second, dessert; asked only where there are two."""
    recipes = of_course(s, seat, len(s.dinners[seat]))
    if len(recipes) == 1:
        serve(s, seat, recipes[0], log)
    else:
        s.turn(DINNER, seat)


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


def name_icons(s: Town, seat: i64, at: i64, log: Log) -> None:
    """R16.11: the assistant chef first, then the home cook; `at` counts the cards looked at."""
    cards = sorted(s.bonuses[seat])
    if at == len(cards):
        return
    s.then(NAME_ICONS, seat, at + 1)
    speciality = s.bonus(cards[at]).of(LENDS)
    if speciality:
        s.icon_for = speciality - 1
        s.then(LEND_ICON, seat)


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
    """R11.4: a mask of the themes that all recipes of a dinner keep."""
    mask: i64 = (1 << (CATEGORIES + SPECIALITIES)) - 1
    for card in dinner:
        kept: i64 = 1 << s.house.cards.category[card]
        for speciality in range(SPECIALITIES):
            if counts_as(s, seat, card, speciality):
                kept |= 1 << (CATEGORIES + speciality)
        mask &= kept
    return mask


# --- the judgement --------------------------------------------------------------------------------


def judge_dinners(s: Town, log: Log) -> None:
    """R11.3: the points of the four recipes; R14.2: whoever presents may add cubes."""
    s.judged = 0
    for seat in range(s.seats):
        s.tally[seat] = town.total(s.house.cards.points, s.dinners[seat])
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
    party = contestants(s)
    s.judged = 0
    if party:
        rank(s, s.tally, party, 1, GUIDE_SPOON, log)
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
PRESENT: Final = Deed(present)
NEXT_COURSE: Final = Deed(next_course)
DINNER: Final = Dinner()
NAME_ICONS: Final = Deed(name_icons)
LEND_ICON: Final = Ask(Icons())
JUDGE_DINNERS: Final = Happening(judge_dinners)
GUIDE_SCORES: Final = Happening(tell_guide_scores)
GUIDE_SPOON: Final = Happening(award_guide_spoon, "guide")
