"""R12: who comes before whom, and R16.8: the president's photo."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.ristorante.rules.bonus import TIES
from tablee.games.ristorante.rules.moves import RANK
from tablee.games.ristorante.rules.town import Ask, Question, Town
from tablee.kernel.log import Log
from tablee.kernel.state import Step
from tablee.kernel.zone import NO_SEAT


def rank(s: Town, keys: list[int], party: i64, places: i64, award: Step[Town], log: Log) -> None:
    """Rank the seats of a mask by their keys, ties by R12 or by the photo; then `award` happens.

    `places`: so many first places count (R16.8). `s.ranked` holds the seats, best first.
    """
    s.ranked = in_order(s, keys, party)
    s.then(award)
    owner = photo_owner(s)
    if owner in s.ranked:
        tied = [seat for seat in s.ranked if keys[seat] == keys[owner]]
        s.tie_at = s.ranked.index(tied[0])
        s.tie_end = s.tie_at + len(tied)
        if len(tied) > 1 and s.tie_at < places:
            s.then(ORDER_TIED, owner)
    for at in range(min(places, len(s.ranked) - 1) if log.on else 0):
        ahead, behind = s.ranked[at], s.ranked[at + 1]
        if keys[ahead] == keys[behind] and (owner not in s.ranked or keys[ahead] != keys[owner]):
            log.all("ahead", ahead, behind, reason(s, ahead, behind))


def in_order(s: Town, keys: list[int], party: i64) -> list[int]:
    """R12.1, R12.3: greatest key first, then by the list of the rule."""
    ranked: list[int] = []
    for seat in s.order:  # R12.1 (4): earlier in the turn order, unless something else decides
        if party >> seat & 1:
            at = len(ranked)
            while at > 0 and before(s, keys, seat, ranked[at - 1]):
                at -= 1
            ranked.insert(at, seat)
    return ranked


def likely_place(s: Town, keys: list[int], party: i64, seat: i64) -> i64:
    """R12, R16.8: the place of a seat, counted from 0; the owner of the photo decides ties of their
    own for themselves, and would leave the others in order."""
    ranked = in_order(s, keys, party)
    owner = photo_owner(s)
    if owner in ranked:
        first = 0
        while keys[ranked[first]] > keys[owner]:
            first += 1
        ranked.remove(owner)
        ranked.insert(first, owner)
    return ranked.index(seat)


def before(s: Town, keys: list[int], seat: i64, other: i64) -> bool:
    """R12.1 (1) to (3): rating, points on the menu, income on the menu."""
    if keys[seat] != keys[other]:
        return keys[seat] > keys[other]
    if s.ratings[seat] != s.ratings[other]:
        return s.ratings[seat] > s.ratings[other]
    points = s.menu_points(seat) - s.menu_points(other)
    if points:
        return points > 0
    return s.menu_income(seat) > s.menu_income(other)


def reason(s: Town, ahead: i64, behind: i64) -> i64:
    """R12.1: by which line of the list one of two tied seats comes before the other."""
    if s.ratings[ahead] != s.ratings[behind]:
        return 0
    if s.menu_points(ahead) != s.menu_points(behind):
        return 1
    return 2 if s.menu_income(ahead) != s.menu_income(behind) else 3


def photo_owner(s: Town) -> i64:
    """R16.8: whose restaurant shows the president's photo."""
    for seat in range(s.seats):
        for card in s.bonuses[seat]:
            if s.bonus(card).of(TIES):
                return seat
    return NO_SEAT


@final
class Tied(Question):
    """R16.8: who comes first among the tied; again, until one is left, who comes last."""

    key = "tied"
    rule = "R16.8"
    waiting = "R16.8:owner-decides"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [RANK + other for other in sorted(s.ranked[s.tie_at : s.tie_end])]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        chosen = move - RANK
        log.all("ranked", seat, chosen)
        s.ranked.remove(chosen)
        s.ranked.insert(s.tie_at, chosen)
        s.tie_at += 1
        if s.tie_end - s.tie_at == 1:
            s.go_on(log)

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        return "R16.8:not-tied" if RANK <= move < RANK + s.seats else self.rule


ORDER_TIED: Final = Ask(Tied())
