"""The guide keeps sums instead of cards, for speed: it must agree with the rules all the same."""

from __future__ import annotations

import pytest

from tablee.bots import guide_of
from tablee.games.ramen.guide import SUMS, Bowl, Counter, RamenGuide
from tablee.games.ramen.rules.moves import BOWLS, VALUES
from tablee.games.ramen.rules.shop import Shop
from tablee.games.ramen.tests.table import GAME, MODES, start
from tablee.kernel import Rng, play


def gain_by_the_rules(guide: RamenGuide, counter: Counter, card: int, at: int) -> int:
    """R4.1, R8.1: what a card in a bowl changes, of the cards themselves."""
    bowl = counter.bowls[at]
    if counter.serves(card, at):
        return counter.points_with(card, at) * bowl.sign + bowl.fresh - bowl.worth
    after = Bowl([*counter.shop.bowls[at], card])
    missing = bowl.missing
    if after.kinds != bowl.kinds:
        missing -= counter.unseen[card // VALUES]
    return guide.open_worth(counter, bowl, after.kinds, after.total, missing) - bowl.worth


def compared(guide: RamenGuide, shop: Shop) -> list[bool]:
    """Every card in hand in every bowl that takes one now: whether it serves, asked both ways."""
    counter = guide.look(shop, shop.seat)
    served = []
    for card in shop.hands[shop.seat]:
        for at in range(BOWLS):
            if at != shop.used:
                assert guide.gain(counter, card, at, 0) == gain_by_the_rules(
                    guide, counter, card, at
                )
                served.append(counter.serves(card, at))
    return served


@pytest.mark.rule("R4.1", "R8.1")
@pytest.mark.parametrize("mode", MODES)
def test_the_guide_and_the_rules_agree_when_a_bowl_is_ready(mode: str) -> None:
    guide = guide_of(GAME)
    assert isinstance(guide, RamenGuide)
    served: list[bool] = []
    for deal in ("a", "b", "c"):
        shop, rng = start(MODES[mode], {"mode": mode}, deal), Rng.seeded(deal)
        assert shop.menu.ready_sum == SUMS, "a promise for every sum of an open bowl"
        while shop.acting:
            served += compared(guide, shop)
            moves = shop.legal()
            play(shop, shop.seat, moves[rng.below(len(moves))])
    assert set(served) == {True, False}
