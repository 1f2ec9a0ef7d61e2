"""R11.6 to R11.11: the Thrift Prize, the National Cooking Contest, the final scoring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.ristorante.rules.bonus import PER_ROOM, POINTS, SAUCE, SPOON, STAR
from tablee.games.ristorante.rules.cooking import ASK_COURSE
from tablee.games.ristorante.rules.extras import cube_round
from tablee.games.ristorante.rules.food_guide import CATEGORIES, SPECIALITIES, award_spoons
from tablee.games.ristorante.rules.moves import ROOMS
from tablee.games.ristorante.rules.scoring import contestants, prize
from tablee.games.ristorante.rules.ties import rank
from tablee.games.ristorante.rules.town import NO_CARD, Happening, Town, total
from tablee.kernel.log import Log

LINES: Final[i64] = 9  # R11.9: the lines of the final scoring
BASE_LINES: Final[i64] = 7  # R1.5: without rooms and bonus cards


def empty_cups(s: Town, log: Log) -> None:
    """R11.6: the cups are emptied on the table, cubes and all (Q62)."""
    s.cups_open = True
    log.all("thrift")
    for seat in s.order:
        log.all("cup", seat, s.cash[seat], s.cubes[seat])
    rank(s, s.cash, (1 << s.seats) - 1, 1, THRIFT_STAR, log)


def award_thrift_star(s: Town, log: Log) -> None:
    winner = s.ranked[0]
    s.ranked = []
    s.stars[winner] += s.house.numbers.thrift_stars
    log.all("thrift-won", winner)


# --- the contest ----------------------------------------------------------------------------------


def open_contest(s: Town, log: Log) -> None:
    """R16.16: first the last steps up the scale; then everybody's best recipe."""
    log.all("contest")
    s.then(JUDGE_BEST)
    for at in range(s.seats - 1, -1, -1):
        s.then(ASK_COURSE, s.order[at])


def best_recipe(s: Town, seat: i64) -> i64:
    """R11.7, Q47: the one with the most points; among equals the choice has no effect."""
    points = s.house.cards.points
    return max(s.menus[seat], key=points.__getitem__, default=NO_CARD)


def judge_best(s: Town, log: Log) -> None:
    """R11.7, R11.8, R14.2: whoever has a recipe takes part."""
    s.judged = 0
    for seat in s.order:
        s.tally[seat] = 0
        card = best_recipe(s, seat)
        if card != NO_CARD:
            s.judged |= 1 << seat
            s.tally[seat] = s.house.cards.points[card] + s.power(seat, SAUCE)
            log.all("competes", seat, card, s.tally[seat])
    s.then(CONTEST_SCORES)
    cube_round(s)


def tell_contest_scores(s: Town, log: Log) -> None:
    party = contestants(s)
    s.judged = 0
    for seat in s.order:
        if party >> seat & 1:
            log.all("contest-score", seat, s.tally[seat])
    if party:
        rank(s, s.tally, party, 2, CONTEST_SPOONS, log)
    else:
        log.all("no-contest")


def award_contest_spoons(s: Town, log: Log) -> None:
    """R11.8: two spoons and one; with one participant there is no second prize."""
    for place, seat in enumerate(s.ranked[:2]):
        award_spoons(s, seat, prize(s, place), log)
    s.ranked = []


# --- the final scoring ----------------------------------------------------------------------------


def star_worth(s: Town, seat: i64) -> i64:
    """R16.13: what a star counts in this restaurant."""
    return max(s.house.numbers.star, s.power(seat, STAR))


def vip_worth(s: Town, seat: i64) -> i64:
    """R9.2: what a VIP's visit counts in this restaurant."""
    return s.house.numbers.vip_stars * star_worth(s, seat)


def theme_points(s: Town, themes: i64) -> list[int]:
    """R11.9 (5), (6): of a category, of a speciality among a mask of themes."""
    numbers = s.house.numbers
    category = themes & ((1 << CATEGORIES) - 1)
    speciality = themes >> CATEGORIES & ((1 << SPECIALITIES) - 1)
    return [
        int(numbers.category_theme) if category else 0,
        int(numbers.speciality_theme) if speciality else 0,
    ]


def bill(s: Town, seat: i64) -> list[int]:
    """R11.9: the nine lines, as they would count now. R11.10: nothing else counts."""
    numbers = s.house.numbers
    menu = s.menu_points(seat) + total(s.house.cards.points, s.cellars[seat])
    spoon = max(numbers.spoon, s.power(seat, SPOON))
    extra: i64 = s.power(seat, PER_ROOM) * s.rooms_of(seat)
    for card in s.bonuses[seat]:
        extra += s.bonus(card).of(POINTS)  # Q46: none of these is ever turned down
    rooms: i64 = 0
    for room in range(ROOMS):
        rooms += s.rooms[ROOMS * seat + room] * numbers.room_points[room]
    return [
        int(s.ratings[seat]),
        int(menu),
        int(star_worth(s, seat) * s.stars[seat]),
        int(spoon * s.spoons[seat]),
        *theme_points(s, s.themes[seat]),
        int(wine_points(s, len(matched(s, seat)))),
        int(rooms),
        int(extra),
    ]


def wine_points(s: Town, matches: i64) -> i64:
    """R11.9 (7): of so many recipes with their ideal wine."""
    return matches * s.house.numbers.wine_match


def matched(s: Town, seat: i64) -> list[int]:
    """R11.9 (7), Q17: recipes whose ideal type of wine is in the cellar."""
    ideal = s.house.cards.wine
    return [card for card in s.menus[seat] if has_wine(s, seat, ideal[card])]


def newly_matched(s: Town, seat: i64, wine: i64) -> list[int]:
    """The recipes on the menu whose ideal wine a card would be the first of."""
    ideal = s.house.cards.wine
    if has_wine(s, seat, ideal[wine]):
        return []
    return [card for card in s.menus[seat] if ideal[card] == ideal[wine]]


def has_wine(s: Town, seat: i64, wine_type: i64) -> bool:
    return any(s.house.cards.wine[card] == wine_type for card in s.cellars[seat])


def count_points(s: Town, log: Log) -> None:
    """R11.9, R11.11: the bill of every restaurant; ties by R12 once more."""
    for seat in range(s.seats):
        lines = bill(s, seat)
        s.tally[seat] = sum(lines)
        for line in range(LINES):
            if lines[line]:
                log.all("scored", seat, line, lines[line])
        log.all("result", seat, s.tally[seat])
    rank(s, s.tally, (1 << s.seats) - 1, 1, FINISH, log)


def end_game(s: Town, log: Log) -> None:
    log.all("winner", s.ranked[0])
    s.finish(s.tally[:])


THRIFT: Final = Happening(empty_cups)
THRIFT_STAR: Final = Happening(award_thrift_star, "thrift")
CONTEST: Final = Happening(open_contest)
JUDGE_BEST: Final = Happening(judge_best)
CONTEST_SCORES: Final = Happening(tell_contest_scores)
CONTEST_SPOONS: Final = Happening(award_contest_spoons, "contest")
FINAL_SCORING: Final = Happening(count_points)
FINISH: Final = Happening(end_game, "contest")
