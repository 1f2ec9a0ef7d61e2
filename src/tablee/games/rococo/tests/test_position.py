"""Positions that cannot be are refused with their reason."""

from __future__ import annotations

import pytest

from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.tests.table import GAME, position
from tablee.games.rococo.winnings import most_prestige
from tablee.kernel import BadInput, Rng

DEALT = "start_chef_market start_chef_counter start_assistant_pantry start_assistant_till"
ONE = "start_chef_market"
SIX = "egg_flower_1 egg_flower_2 egg_gold_1 egg_gold_2 nut_gold_1 egg_fruit_1"


@pytest.mark.parametrize(
    ("table", "why"),
    [
        ({"recipes_1": "cake"}, "there is no card 'cake'"),
        ({"recipes_1": "sable", "row": "sable"}, "lies somewhere else already"),
        ({"recipes_1": "i_adelaide"}, "only recipes lie here, not 'i_adelaide'"),
        ({"recipes_1": "sable palmier oublie nonnette"}, "4 for 3 places"),
        ({"staples_1": [6, 5, 5]}, "more than the tracks hold"),
        ({"staples_1": [1, 2]}, "write three numbers"),
        ({"toppings_1": "egg_flower_1"}, "no pastry to decorate"),
        (
            {"decorations_1": SIX},
            "at most five",
        ),
        ({"recruits": "i_adelaide i_ambroise i_apolline i_augustin i_barnabe"}, "four slots"),
        ({"servants": "top_left.left:1 top_left.right:2"}, "cannot be taken"),
        ({"servants": "somewhere:1"}, "write top_left.left:1"),
        ({"hosts": "5:1"}, "write 3:1"),
        ({"hosts": "1:1 1:2"}, "taken twice"),
        ({"table_left": "1:sable - - - 1:palmier"}, "4 spaces, no more"),
        ({"table_left": "9:sable"}, "none of 1, 2"),
        ({"special_tiles": "sp_court sp_honey"}, "first a green tile"),
        ({"table_tiles": "tb_honey"}, "write 5 different ones"),
        ({"step": "remove"}, "6 cards, not 4"),
        ({"step": "action", "played": "i_adelaide"}, "neither in hand nor used"),
        ({"played": "start_chef_market"}, "at the steps action and bonus only"),
        (
            {"step": "action", "played": "start_chef_counter", "coins": [0, 0], "row": "-"},
            "no possible action",
        ),
        ({"step": "draft", "prestige": [5, 0]}, "prestige: nobody has acted yet"),
        ({"prestige": [999, 0]}, "prestige: nobody has acted yet"),
        ({"prestige": [900, 0], "hand_1": DEALT}, "prestige: nobody has acted yet"),
        ({"prestige": [9, 0], "removed_1": "", "used_2": ""}, "prestige: nobody has acted yet"),
        ({"prestige": [999, 0], "hand_1": ONE}, "prestige: player 1 can have won 64 at most"),
        ({"prestige": [0, 60], "hand_1": ONE}, "prestige: player 2 can have won 40 at most"),
        ({"table_left": "1:sable"}, "table_left: nobody has acted yet"),
        ({"hosts": "1:1"}, "hosts: nobody has acted yet"),
        ({"step": "hand", "table_left": "1:sable"}, "table_left: nobody has acted yet"),
        ({"step": "round", "servants": "top_left.left:1"}, "servants: nobody has acted yet"),
        ({"step": "hand", "hosts": "1:1"}, "hosts: nobody has acted yet"),
        ({"step": "hand", "racks_2": "sable"}, "racks_2: nobody has acted yet"),
        ({"step": "hand", "decorations_1": "egg_flower_1"}, "decorations_1: nobody has acted yet"),
        ({"oven": "hot"}, "unknown"),
        ({"claims": "sp_nothing:1"}, "none of"),
        ({"row": 3}, "3 is not a text in quotes"),
        (
            {"special_tiles": "sp_honey sp_court", "claims": "sp_court:2 sp_court:2"},
            "claims sp_court twice",
        ),
        ({"used_1": "star_miller star_banker"}, "two starred cards"),
        ({"starred": "1 1"}, "named twice"),
        (
            {"racks_1": "sable", "toppings_1": "egg_egg_plain_1"},
            "a tile without a garnish decorates nothing",
        ),
        ({"decorations_1": "egg_egg_plain_1"}, "a tile without a garnish decorates nothing"),
        ({"step": "income", "hand_1": "start_chef_market"}, "at income nobody holds a card"),
        ({"hosts": "9:1"}, "hosts 1 to 4"),
        ({"hand_1": "", "hand_2": "start_chef_market"}, "holds no card"),
    ],
)
def test_what_cannot_be(table: dict[str, object], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        position(**table)


def test_whoever_has_a_starred_card_has_recruited_one() -> None:
    """R8.7.3: one per player and game."""
    state = position(used_1="star_miller")._state
    assert isinstance(state, Salon)
    assert state.starred == 1


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_no_game_wins_more_prestige_than_a_position_may_have(seats: int) -> None:
    """Those who play by lot win little; whoever takes what brings prestige comes near it."""
    options = GAME.settle(seats, {})
    for seed in range(2):
        s = GAME.new(seats, options, f"winnings/{seed}")
        assert isinstance(s, Salon)
        rng = Rng.seeded(f"winnings/{seed}")
        while s.acting:
            players = range(s.house.players)
            assert all(s.prestige[p] <= most_prestige(s, p) for p in players)
            s.step(prestige_first(s, rng))


def prestige_first(s: Salon, rng: Rng) -> int:
    """The move that brings its player most prestige at once; by lot among equals."""
    moves = s.legal()
    rng.shuffle(moves)
    return max(moves, key=lambda move: won_by(s, move))


def won_by(s: Salon, move: int) -> int:
    then = s.clone()
    then.step(move)
    return then.prestige[s.seat] if then.acting else 0
