"""Cards that change hands: who still knows which is which."""

from __future__ import annotations

import pytest

from tablee.kernel import EVERYONE, NOBODY, Rng, State, Zone

KNOWS_ALL = 0b111
GIVER, TAKER, OTHER = 0, 1, 2  # OTHER has once seen some of the giver's cards


class Hands(State):
    """Six cards: kinds 0 0 1 1 2 2; backs 0 but for the last, which has another."""

    def __init__(self, knows: list[int], backs: list[int], faces: list[int]) -> None:
        super().__init__(3, Rng.seeded("hands"), knows, backs, faces)
        self.hands: list[list[int]] = [[], [], []]

    def clone(self) -> Hands:
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        return []

    def facts(self, viewer: int) -> dict[str, object]:
        return {}


def given(
    hand: list[int],
    seen_by_other: list[int],
    card: int,
    backs: list[int] | None = None,
    faces: list[int] | None = None,
) -> set[int]:
    """The cards that OTHER knows after the giver has handed `card`, covered, to the taker."""
    knows = [1 << GIVER if at in hand else NOBODY for at in range(6)]
    for at in seen_by_other:
        knows[at] |= 1 << OTHER
    s = Hands(knows, backs or [], [0, 0, 1, 1, 2, 2] if faces is None else faces)
    s.hands[GIVER] = hand[:]
    s.move(card, s.hands[GIVER], s.hands[TAKER], 1 << GIVER | 1 << TAKER)
    assert s.hands == [[other for other in hand if other != card], [card], []]
    assert all(s.knows[at] >> GIVER & 1 for at in hand), "the giver knows what was given"
    assert s.knows[card] >> TAKER & 1
    return {at for at in range(6) if s.knows[at] >> OTHER & 1}


def test_two_cards_seen_one_given_covered_neither_is_known() -> None:
    assert given([0, 2], [0, 2], 0) == set()
    assert given([0, 2], [0, 2], 2) == set()


def test_a_known_card_among_unknown_ones_is_lost_too() -> None:
    assert given([0, 2, 4], [2], 2) == set()
    assert given([0, 2, 4], [2], 0) == set(), "it could have been the one"


def test_what_is_certain_stays_known() -> None:
    assert given([2], [2], 2) == {2}, "only one candidate"
    assert given([2, 3], [2, 3], 2) == {2, 3}, "all alike"
    assert given([2, 3], [2], 2) == set(), "alike, but OTHER does not know that"
    assert given([0, 1, 2], [0, 1, 2], 0) == set()


def test_where_every_card_is_its_own_none_are_alike() -> None:
    assert given([2, 3], [2, 3], 2, faces=[]) == set()


def test_the_back_tells_which_cards_it_could_be() -> None:
    backs = [0, 0, 0, 0, 0, 1]
    assert given([0, 2, 5], [0, 2, 5], 0, backs) == {5}, "another back stayed"
    assert given([0, 2, 5], [0, 2, 5], 5, backs) == {0, 2, 5}, "the only one with its back"


def test_a_giver_of_yesterday_loses_track_today() -> None:
    """One's own former card: known in the other's hand, until that one gives a card away."""
    s = Hands([0b010] * 6, [], [0, 0, 1, 1, 2, 2])
    s.hands[GIVER], s.hands[TAKER] = [0], [2, 4]
    s.knows[0] = 1 << GIVER
    s.move(0, s.hands[GIVER], s.hands[TAKER], 1 << GIVER | 1 << TAKER)
    assert s.knows[0] >> GIVER & 1
    s.move(2, s.hands[TAKER], s.hands[OTHER], 1 << TAKER | 1 << OTHER)
    assert not s.knows[0] >> GIVER & 1, "it may have been that one"


@pytest.mark.parametrize("card", [0, 2])
def test_an_open_move_costs_nobody_anything(card: int) -> None:
    s = Hands([0b101] * 6, [], [0, 0, 1, 1, 2, 2])
    s.hands[GIVER] = [0, 2]
    s.move(card, s.hands[GIVER], s.hands[TAKER], EVERYONE)
    assert s.knows[card] == EVERYONE
    assert s.knows[2 - card] == 0b101


def test_the_top_of_a_pile_is_no_secret_choice() -> None:
    s = Hands([0b001] * 6, [], [0, 0, 1, 1, 2, 2])
    pile = [0, 2, 4]
    assert s.draw(pile, s.hands[TAKER], 1 << TAKER) == 4
    assert s.knows[4] == 0b011, "whoever had looked at the top still knows it"
    assert s.knows[0] == 0b001


def test_only_who_knew_something_loses_anything() -> None:
    """Nobody among the others knew a card: there is nothing to lose, for no seat at all."""
    s = Hands([0b010] * 6, [], [0, 0, 1, 1, 2, 2])
    s.hands[TAKER] = [2, 4]
    s.move(2, s.hands[TAKER], s.hands[OTHER], 1 << OTHER)
    assert s.knows == [0b010, 0b010, 0b100, 0b010, 0b000, 0b010]


def test_all_alike_counts_for_those_alone_who_know_all() -> None:
    s = Hands([0] * 6, [], [0, 0, 1, 1, 2, 2])
    s.hands[GIVER] = [2, 3]
    s.knows[2], s.knows[3] = 0b111, 0b101  # OTHER knows both, TAKER one of them
    s.move(2, s.hands[GIVER], [], 1 << GIVER)
    assert (s.knows[2], s.knows[3]) == (0b101, 0b101)
