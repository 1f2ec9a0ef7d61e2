"""R4.13, R13.2: nobody imagines a chef in a hand into which the rules cannot have dealt him."""

from __future__ import annotations

import pytest

from tablee.games import load
from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules.town import Town
from tablee.kernel import SPECTATOR, Match, Rng, determinize

GAME = load("rivals")


def chefs_in(s: Town, seat: int) -> int:
    """A mask of the chefs that a seat looks at."""
    mask = 0
    for card in s.restaurants[seat].look:
        mask |= 1 << (s.box.faces[card] - ids.CHEF_FACE)
    return mask


@pytest.mark.parametrize(
    ("options", "among"),
    [({"mode": "kitchen_squad"}, "npcs"), ({"beginner_chefs_only": "yes"}, "beginners")],
)
def test_chefs_are_imagined_where_they_can_be(options: dict[str, str], among: str) -> None:
    match = Match(GAME, 2, options, "worlds")
    while "keep" not in match.legal_texts(match.next_seat)[0]:
        match.submit(match.next_seat, match.legal_texts(match.next_seat)[0])
    truth = match._state
    assert isinstance(truth, Town)
    allowed = int(getattr(truth.box, among))
    seen = set()
    for lot in range(40):
        world = determinize(truth, 0, Rng.seeded(f"{lot}"))
        assert isinstance(world, Town)
        assert chefs_in(world, 1) & ~allowed == 0, "R13.2: only those are dealt now"
        assert chefs_in(world, 0) == chefs_in(truth, 0), "one's own are known"
        seen.add(chefs_in(world, 1))
    # all four NPCs are dealt: whoever sees two of them knows the others
    assert (len(seen) == 1) == (among == "npcs"), "which beginners, nobody knows"


def test_a_world_of_the_second_deal_can_be_played_on() -> None:
    """R13.2: a squad of three is chosen from others than NPCs; there must be enough of them."""
    for lot in range(20):
        match = Match(GAME, 2, {"mode": "kitchen_squad"}, f"{lot}")
        while "keep" not in match.legal_texts(match.next_seat)[0]:
            match.submit(match.next_seat, match.legal_texts(match.next_seat)[0])
        world = determinize(match._state, SPECTATOR if lot % 2 else 0, Rng.seeded(f"{lot}"))
        rng = Rng.seeded("on")
        for _ in range(12):
            moves = world.legal()
            assert moves, "somebody has nothing to choose"
            world.step(moves[rng.below(len(moves))])
