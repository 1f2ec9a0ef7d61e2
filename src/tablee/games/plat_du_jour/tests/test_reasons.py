"""Whatever move a reason is given for, it says what is so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee import games
from tablee.bots import guide_of
from tablee.bots.guide import Guide
from tablee.games.plat_du_jour.rules.kitchen import Kitchen
from tablee.games.plat_du_jour.rules.moves import COINS, SERVE, STAR
from tablee.kernel import Rng, determinize, play

GAME = games.load("plat_du_jour")


def plat_du_jour_guide() -> Guide[Kitchen]:
    guide = guide_of(GAME)
    assert guide is not None
    return guide


GUIDE = plat_du_jour_guide()
Case = tuple[Kitchen, int, int, tuple[int, ...]]  # the true table, the seat, the move, the reason's


def worth_of(case: Case, move: int) -> int:
    """R6.2: the points that a reward adds."""
    s, seat = case[0].clone(), case[1]
    play(s, seat, move)
    return s.points(seat) - case[0].points(seat)


def others_of(case: Case) -> list[int]:
    """The other cards of the dish that is served, by where they lie: in the open or not."""
    s, seat, move, _ = case
    cards = [card for card in range(len(s.menu.dish)) if s.menu.dish[card] == move - SERVE]
    return [card for card in cards if card not in s.served and card not in s.hands[seat]]


def nobody_else_can(case: Case) -> bool:
    s, seat = case[:2]
    others = [card for other in range(s.seats) if other != seat for card in s.hands[other]]
    return not others_of(case) and case[2] - SERVE not in [s.menu.dish[card] for card in others]


def best_here(case: Case) -> bool:
    s, seat, move, _ = case
    moves = s.phase.legal(s, seat)
    rates = GUIDE.rate(s, seat, moves)
    return rates[moves.index(move)] == max(rates)


def adds_most(case: Case) -> bool:
    star, coins = worth_of(case, STAR), worth_of(case, COINS)
    return case[3] == (star, coins) and star >= coins


def time_for_more(case: Case) -> bool:
    """A star now, another after it: that one adds more; there are rounds to win it in."""
    s, seat = case[0].clone(), case[1]
    s.stars[seat] += 1
    rounds = {len(hand) for hand in s.hands}
    return rounds == {case[3][0]} != {0} and s.next_star(seat) > worth_of(case, STAR)


def coins_add_more(case: Case) -> bool:
    star, coins = worth_of(case, STAR), worth_of(case, COINS)
    return case[3] == (coins, star) and coins > star


SO: dict[str, Callable[[Case], bool]] = {
    "alone": lambda case: case[3][0] == case[2] - SERVE and nobody_else_can(case),
    "risky": lambda case: best_here(case) and case[3] == (case[2] - SERVE, len(others_of(case))),
    "star-grows": adds_most,
    "star-early": time_for_more,
    "coins-now": coins_add_more,
}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_reason_for_any_move_is_so(seats: int) -> None:
    given: set[str] = set()
    for deal in range(40):
        s = GAME.new(seats, GAME.settle(seats, {"hand": str(3 + deal % 4)}), f"reasons {deal}")
        rng = Rng.seeded(f"reasons {deal}")
        assert isinstance(s, Kitchen)
        while s.acting:
            seat, moves = s.seat, s.legal()
            world = determinize(s, seat, rng)
            assert isinstance(world, Kitchen)
            for move in moves:
                for reason in GUIDE.reasons(world, seat, move):
                    told = (s, seat, move, reason.args)
                    assert SO[reason.key](told), (deal, GAME.catalogue.texts[move], reason)
                    given.add(reason.key)
            play(s, seat, moves[rng.below(len(moves))])
    assert given == set(GAME.hints)
