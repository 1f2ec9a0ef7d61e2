"""Whatever move a reason is given for, it says what is so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tablee.bots import guide_of
from tablee.bots.guide import Guide
from tablee.bots.weights import BY_HAND, TUNED
from tablee.games.ramen.rules.bowls import points_of, ready, variety
from tablee.games.ramen.rules.moves import BOWLS, CARDS, PUT, TAKE, VALUES
from tablee.games.ramen.rules.shop import ACTIVE, Shop
from tablee.games.ramen.tests.table import GAME, MODES
from tablee.i18n import Speaker
from tablee.kernel import Rng, determinize, play


class Case:
    """A reason, and the table at which it is given for a move."""

    def __init__(
        self, guide: Guide[Any], s: Shop, seat: int, move: int, args: tuple[int, ...]
    ) -> None:
        self.guide, self.s, self.seat, self.move, self.args = guide, s, seat, move, args
        self.side = s.menu.sides[seat]

    def before(self) -> list[int]:
        """The bowl that the reason names, or that gets the card."""
        return self.s.bowls[self.bowl()]

    def bowl(self) -> int:
        return (self.move - PUT) % BOWLS if self.move < TAKE else self.args[1] - 1

    def after(self) -> list[int]:
        """The bowl with the card in it: now, or in the next turn the one that is taken."""
        card = (self.move - PUT) // BOWLS if self.move < TAKE else self.move - TAKE
        return [*self.before(), card]

    def receiver(self) -> int:
        side = self.s.menu.receivers[self.bowl()]
        return self.side if side == ACTIVE else side


def served(case: Case) -> bool:
    """R4.2: at the end of the turn the bowl is a stack of the side that gets it."""
    s = case.s.clone()
    play(s, case.seat, case.move)
    if s.phase.key == "second-card":
        play(s, case.seat, s.legal()[0])
    stack = sorted(case.after())
    gone = sorted(stack) in [sorted(one) for one in s.served[case.receiver()]]
    return gone and case.args[:2] == (case.bowl() + 1, points_of((stack,), s.menu.points))


def open_to_one_card(case: Case) -> bool:
    """Whether any card in the world completes the bowl as the move leaves it."""
    ready_sum = case.s.menu.ready_sum
    return any(ready([*case.after(), card], ready_sum) for card in range(CARDS))


def says_sum(case: Case) -> bool:
    total = sum(card % VALUES for card in case.after())
    return case.args[0] == case.bowl() + 1 and case.args[-1] == total


def builds(case: Case) -> bool:
    kinds = variety(case.after())
    return kinds == variety(case.before()) + 1 and case.args == (case.bowl() + 1, kinds)


def keeps_low(case: Case) -> bool:
    low = case.args[1] == case.after()[-1] % VALUES <= 2
    return low and says_sum(case) and variety(case.after()) <= 5 and not open_to_one_card(case)


def spoils(case: Case) -> bool:
    theirs = case.args == (case.bowl() + 1, case.receiver()) and case.receiver() != case.side
    fuller = case.after()[-1] % VALUES > 0
    return theirs and fuller and variety(case.after()) == variety(case.before())


def out_of_reach(case: Case) -> bool:
    shared = case.s.menu.receivers[case.bowl()] == ACTIVE and not case.s.menu.solo
    return shared and says_sum(case) and not open_to_one_card(case)


def best_together(case: Case) -> bool:
    """Both are of the turn that the guide thinks best."""
    moves = case.s.phase.legal(case.s, case.seat)
    rates = dict(zip(moves, case.guide.rate(case.s, case.seat, moves), strict=True))
    partner = PUT + BOWLS * case.args[0] + case.args[1] - 1
    best = max(rates.values())
    return rates[case.move] == rates[partner] == best and partner != case.move


def to_take(case: Case) -> bool:
    """The card that is taken, for a bowl that is one's own if one completes it."""
    return case.args[0] == case.move - TAKE and case.receiver() == case.side


def completes_next(case: Case) -> bool:
    points = points_of((case.after(),), case.s.menu.points)
    return to_take(case) and ready(case.after(), case.s.menu.ready_sum) and case.args[2] == points


SO: dict[str, Callable[[Case], bool]] = {
    "serves": lambda case: case.receiver() == case.side and served(case),
    "serves-other": lambda case: case.args[2] == case.receiver() != case.side and served(case),
    "builds": builds,
    "keeps-low": keeps_low,
    "spoils": spoils,
    "out-of-reach": out_of_reach,
    "pair": best_together,
    "takes-new": lambda case: to_take(case) and variety(case.after()) == variety(case.before()) + 1,
    "takes-serve": completes_next,
}


def told(guide: Guide[Any], s: Shop, rng: Rng) -> set[str]:
    """The reasons for every move of a decision, each checked at the table and in both languages."""
    seat, given = s.seat, set()
    world = determinize(s, seat, rng)
    assert isinstance(world, Shop)
    for move in s.legal():
        for reason in guide.reasons(world, seat, move):
            text = GAME.catalogue.texts[move]
            assert SO[reason.key](Case(guide, s, seat, move, reason.args)), (s, text, reason)
            given.add(reason.key)
            for language in ("en", "fr"):
                speaker = Speaker(language, GAME, [], s.menu.sides, strict=True)
                assert not speaker.reason(reason)[0].islower()
    return given


@pytest.mark.parametrize("file", [BY_HAND, TUNED])
def test_every_reason_for_any_move_is_so(file: str) -> None:
    guide = guide_of(GAME, file)
    assert guide is not None
    given: set[str] = set()
    for deal in range(24):
        mode = list(MODES)[deal % 4]
        rng = Rng.seeded(f"reasons {deal}")
        s = GAME.new(MODES[mode], GAME.settle(MODES[mode], {"mode": mode}), f"reasons {deal}")
        assert isinstance(s, Shop)
        while s.acting:
            moves = s.legal()
            if rng.below(3) == 0:
                given |= told(guide.at(s), s, rng)
            wise = guide.at(s).choose(s, s.seat, moves, rng)
            play(s, s.seat, wise if rng.below(4) else moves[rng.below(len(moves))])
    assert given == set(GAME.hints)
