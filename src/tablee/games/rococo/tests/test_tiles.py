"""Every table bonus tile, special tile, starred card and promo card, one case each."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.tests.table import GAME, coins, play, position, prestige, state
from tablee.kernel import Match

HONEY, EGG, NUT, PLAIN, CHEF = "nonnette", "ladyfinger", "praline", "sable", "nougat"
ALL = {"promo_1": "on", "promo_2": "on", "promo_3": "on"}


def presented(tile: str, pastry: str, topping: str = "-", **table: Any) -> Match:
    """A pastry on the first space of the top table, which bears the tile."""
    others = [other.key for other in GAME.box.contents.table_tiles if other.key != tile][:4]
    match = position(
        2,
        ALL,
        step="action",
        played="start_chef_counter",
        racks_1=pastry,
        toppings_1=topping,
        table_tiles=" ".join([tile, *others]),
        **{"coins": [0, 0], "staples_1": [0, 0, 0], "tile_bag": "nut_nut_plain_1", **table},
    )
    play(match, "action deliver", "deliver top", "present", "space top 1")
    return match


@pytest.mark.rule("R8.6.3", "R3.10", "Q10", "Q32")
@pytest.mark.parametrize(
    ("tile", "good", "bad", "gain"),
    [
        ("tb_honey", (HONEY, "-"), (PLAIN, "-"), "coins 3"),
        ("tb_egg", (EGG, "-"), (PLAIN, "-"), "sugar"),
        ("tb_nut", (NUT, "-"), (PLAIN, "-"), "butter"),
        ("tb_no_egg", (PLAIN, "-"), (EGG, "-"), "coins 2"),
        ("tb_no_honey", (PLAIN, "-"), (HONEY, "-"), "flour"),
        ("tb_no_nut", (PLAIN, "-"), (NUT, "-"), "coins 2"),
        ("tb_flower", (PLAIN, "egg_flower_1"), (PLAIN, "egg_gold_1"), "display"),
        ("tb_fruit", (PLAIN, "egg_flower_fruit_1"), (PLAIN, "egg_gold_1"), "row"),
        ("tb_gold", (PLAIN, "egg_gold_1"), (PLAIN, "-"), "prestige"),
        ("tb_chef", (CHEF, "-"), (PLAIN, "-"), "draw"),
        ("tb_not_chef", (PLAIN, "-"), (CHEF, "-"), "flour"),
        ("tb_promo_undecorated", (PLAIN, "-"), (PLAIN, "egg_gold_1"), "coins 2"),
        ("tb_promo_five", ("puits_d_amour", "-"), (PLAIN, "-"), "flour"),
        ("tb_promo_five", ("puits_d_amour", "-"), ("piece_montee", "-"), "flour"),
    ],
)
def test_each_table_bonus(
    tile: str, good: tuple[str, str], bad: tuple[str, str], gain: str
) -> None:
    match = presented(tile, *good)
    s = state(match)
    found = {
        f"coins {s.coins[0]}": s.coins[0] > 0,
        "flour": s.staples[0][0] == 1,
        "sugar": s.staples[0][1] == 1,
        "butter": s.staples[0][2] == 1,
        "prestige": prestige(match) == 1,
        "draw": len(s.tiles[0]) == 1,
        "display": match.view(0).phase == "gift-tile",
        "row": match.view(0).phase == "gift-recipe",
    }
    assert [name for name, there in found.items() if there] == [gain]
    assert not any(word.startswith("table-bonus") for word in play_again(tile, *bad))


def play_again(tile: str, pastry: str, topping: str) -> list[str]:
    match = presented(tile, pastry, topping)
    return [event.key for event in match.events]


@pytest.mark.rule("R15.4", "R15.2")
def test_coins_for_connected_servants() -> None:
    match = presented(
        "tb_promo_servants", PLAIN, servants="top_left.left:1 top_centre.right:1 bottom_left.left:1"
    )
    assert coins(match) == 2


@pytest.mark.rule("R10.1", "R10.3", "R15.2", "Q9")
@pytest.mark.parametrize(
    ("tile", "table", "points"),
    [
        ("sp_decorations", {"decorations_1": "egg_flower_1 egg_flower_2 egg_gold_1"}, 5),
        ("sp_servants", {"servants": "top_left.left:1 top_right.left:1 top_centre.right:1"}, 5),
        ("sp_honey", {"table_top": "1:nonnette 1:oublie 1:gaufre"}, 5),
        ("sp_promo_nuts", {"table_top": "1:praline 1:croquant 1:macaron"}, 5),
        ("sp_promo_small", {"table_top": "1:praline 1:croquant 1:macaron 1:sable"}, 5),
        (
            "sp_all_tables",
            {
                f"table_{name}": f"1:{recipe}"
                for name, recipe in zip(
                    ["top", "left", "centre", "right", "bottom"],
                    ["sable", "palmier", "meringue", "oublie", "nonnette"],
                    strict=True,
                )
            },
            6,
        ),
        ("sp_chef_pastries", {"table_top": "1:nougat 1:dariole 1:canele"}, 6),
        ("sp_court", {"servants": "top_left.left:1 top_right.left:1", "hosts": "1:1 2:1"}, 6),
        ("sp_promo_grand", {"table_top": "1:baba 1:croquembouche 1:gateau_royal"}, 6),
    ],
)
def test_each_special_tile(tile: str, table: dict[str, object], points: int) -> None:
    special = next(special for special in GAME.box.contents.special_tiles if special.key == tile)
    both = f"{tile} sp_court" if special.green else f"sp_decorations {tile}"
    match = position(2, ALL, round=2, special_tiles=both, **table)
    at = 0 if special.green else 3
    assert state(match).claims[at] == 0
    assert special.spaces[0] == points
    fewer = {key: " ".join(str(value).split()[:-1]) for key, value in table.items()}
    assert state(position(2, ALL, round=2, special_tiles=both, **fewer)).claims[at] == -1


@pytest.mark.rule("R8.7.3", "R15.2", "Q29", "Q30", "Q46", "Q63")
@pytest.mark.parametrize(
    ("star", "enough", "too_little"),
    [
        (
            "star_spice_merchant",
            {"tiles_1": "egg_flower_1 egg_flower_2 egg_gold_1 egg_gold_2 nut_gold_1"},
            {"tiles_1": "egg_flower_1"},
        ),
        ("star_miller", {"staples_1": [4, 3, 2]}, {"staples_1": [4, 3, 1]}),
        (
            "star_head_waiter",
            {"servants": "top_left.left:1 top_right.left:1 top_centre.left:1"},
            {},
        ),
        ("star_court_confidant", {"hosts": "1:1 2:1"}, {"hosts": "1:1"}),
        ("star_sugar_artist", {"decorations_1": "egg_flower_1 egg_flower_2 egg_gold_1"}, {}),
        (
            "star_garden_herald",
            {
                "table_top": "1:sable",
                "table_left": "1:palmier",
                "table_right": "1:oublie",
                "table_bottom": "1:nonnette",
            },
            {"table_top": "1:sable"},
        ),
        (
            "star_favourite",
            {"table_top": "1:sable 1:palmier 1:oublie"},
            {"table_top": "1:sable 1:palmier"},
        ),
        ("star_banker", {"coins": [25, 0]}, {"coins": [24, 0]}),
        ("star_promo_renown", {"prestige": [5, 0]}, {"prestige": [4, 0]}),
        (
            "star_promo_purist",
            {"table_top": "1:sable 1:palmier 1:kipferl"},
            {"table_top": "1:sable 1:palmier 1:oublie"},
        ),
        (
            "star_promo_frugal",
            {"staples_1": [0, 0, 0]},
            {"staples_1": [0, 0, 0], "tiles_1": "nut_gold_1"},
        ),
    ],
)
def test_each_starred_card(
    star: str, enough: dict[str, object], too_little: dict[str, object]
) -> None:
    table = {"step": "action", "played": "start_chef_counter", "stars": star}
    match = position(2, ALL, **table, **enough)
    before = prestige(match)
    play(match, "action recruit", f"recruit {star}")
    assert star in [GAME.kinds[face] for face in match.view(0).zones["hand_1"]]
    kind = GAME.kinds.index(star)
    assert state(match).house.staff[kind].terms.amount in (2, 3)
    assert prestige(match) == before
    poor = position(2, ALL, recruits="i_adelaide", **table, **too_little)
    assert f"recruit {star}" not in poor.legal_texts(0)
    play(poor, "action recruit")
    assert f"recruit {star}" not in poor.legal_texts(0)


@pytest.mark.rule("R15.1", "R15.2", "Q36")
def test_without_the_packs_their_tiles_stay_in_the_box() -> None:
    seen: set[str] = set()
    for seed in range(40):
        s = GAME.new(2, GAME.settle(2, {}), str(seed))
        seen |= {str(tile) for tile in s.facts(0)["table_tiles"] + s.facts(0)["special_tiles"]}  # type: ignore[operator]
        seen |= {GAME.kinds[GAME.faces[card]] for card in state_of(s).stars}
    assert not any("promo" in name for name in seen)
    with_packs: set[str] = set()
    for seed in range(40):
        s = GAME.new(2, GAME.settle(2, ALL), str(seed))
        with_packs |= {str(t) for t in s.facts(0)["table_tiles"] + s.facts(0)["special_tiles"]}  # type: ignore[operator]
        with_packs |= {GAME.kinds[GAME.faces[card]] for card in state_of(s).stars}
    assert sum("promo" in name for name in with_packs) == 9


def state_of(s: object) -> Salon:
    assert isinstance(s, Salon)
    return s
