"""R8.6 to R8.8: the critics judge the new recipes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.ristorante.rules.cooking import recipe_steps
from tablee.games.ristorante.rules.ties import rank
from tablee.games.ristorante.rules.touches import cube_round, sauce
from tablee.games.ristorante.rules.town import Happening, Town, total
from tablee.kernel.log import Log


def invite_critics(s: Town, log: Log) -> None:
    """R4.1: everybody may cook, then the critics come."""
    log.all("critic")
    cook_for_critics(s, 0)


def cook_for_critics(s: Town, first: i64) -> None:
    s.then(JUDGE_NEW)
    recipe_steps(s, first)


def judge_new(s: Town, log: Log) -> None:
    """R8.5, R8.6, R8.8: the points of the new recipes; R14.2: whoever has one may add cubes."""
    s.judged = 0
    for seat in range(s.seats):
        s.tally[seat] = critic_score(s, seat)
        if new_recipes(s, seat):
            s.judged |= 1 << seat
    s.then(CRITIC_SCORES)
    cube_round(s)


def new_recipes(s: Town, seat: i64) -> list[int]:
    """R8.5: played this season and still on the menu."""
    return [card for card in s.menus[seat] if card in s.fresh]


def critic_score(s: Town, seat: i64) -> i64:
    """R8.6: without cubes."""
    return sauce(s, seat) + total(s.house.cards.points, new_recipes(s, seat))


def tell_critic_scores(s: Town, log: Log) -> None:
    """R8.7: everybody is ranked, with the ratings as they are before the pawns move."""
    for seat in s.order:
        log.all("critic-score", seat, s.tally[seat])
    s.judged = 0
    rank(s, s.tally, (1 << s.seats) - 1, 2, CRITIC_MOVES)


def move_pawns(s: Town, log: Log) -> None:
    """R8.7, R8.8: three spaces, two spaces, one space."""
    numbers = s.house.numbers
    for place in range(s.seats):
        seat = s.ranked[place]
        steps = numbers.critic_others
        if place == 0:
            steps = numbers.critic_first
        elif place == 1:
            steps = numbers.critic_second
        before = s.ratings[seat]
        s.climb(seat, steps)
        log.all("climbed", seat, s.ratings[seat] - before, s.ratings[seat])
    s.ranked = []


CRITIC: Final = Happening(invite_critics)
JUDGE_NEW: Final = Happening(judge_new)
CRITIC_SCORES: Final = Happening(tell_critic_scores)
CRITIC_MOVES: Final = Happening(move_pawns)
