"""The data files: what a box owner may change, and how mistakes are reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee import games
from tablee.games.mamma_mia.tests.table import GAME
from tablee.kernel import BadData, Match, Rng, playout

ORDER = '[[order]]\nid = "green_normale_olive"\n'
FIXED = "{ slot = 'fixed', ingredient = 'pepper', count = 1 }"
JOKER = "{ slot = 'joker', group = 'a', count = 5 }"
PLAYERS = """\
[[players]]
count = 2
removed_per_ingredient = 7
ingredient_cards = 48
kitchen = 32
helping_hand_allowed = false
"""
MISTAKES = [
    # files, tables and fields that do not exist
    ("pizzas", "a = 1", "pizzas.toml: this game has no such file; it has colours.toml, "),
    ("orders", "order = [", "orders.toml: not readable as TOML"),
    ("setup", "[hands]\nrefill_to = 9", "setup.toml, hands: unknown; here one"),
    ("setup", "[hand]\nrefil_to = 9", "setup.toml, hand, refil_to: unknown; here one"),
    ("orders", ORDER + "needs = []", "orders.toml, order green_normale_olive, needs: unknown"),
    ("orders", "[[order]]\ntype = 'normale'", "orders.toml, order 1, id: say which entry this"),
    # counts (R3.1, R3.3, R3.6)
    (
        "orders",
        ORDER.replace("normale_olive", "extra"),
        "orders.toml, order green_extra, id: 91 orders, not 90; every order is there already",
    ),
    ("orders", ORDER + "colour = 'red'", "order green_normale_olive, colour: here stands order 3"),
    ("orders", ORDER + "number = 4", "order green_normale_olive, number: 4 is not a whole number"),
    (
        "orders",
        ORDER + "type = 'minimale'",
        "orders.toml, order green_mamma_mia_b, type: green has 6 orders of type normale, not 7",
    ),
    (
        "order_types",
        "[[order_type]]\nid = 'normale'\nper_colour = 8",
        "order_types.toml, per_colour: the types add up to 16 orders, not 15 (R3.6)",
    ),
    (
        "ingredients",
        "[[ingredient]]\nid = 'olive'\ncards = 14",
        "ingredients.toml, ingredient olive, cards: 14 is not a whole number from 15 to 15",
    ),
    ("ingredients", "[[ingredient]]\nid = 'ham'", "ingredient ham, id: the entries are pineapple"),
    ("ingredients", "total_cards = 91", "ingredients.toml, total_cards: 91 is not"),
    # needs (R3.5, R9)
    ("orders", ORDER + "need = []", "order green_normale_olive, need: an order needs something"),
    ("orders", ORDER + "need = 4", "order green_normale_olive, need: 4 is not a list of tables"),
    (
        "orders",
        ORDER + "need = [{ slot = 'wild', count = 1 }]",
        "orders.toml, order green_normale_olive.need 1, slot: 'wild' is none of fixed, joker",
    ),
    (
        "orders",
        ORDER + "need = [{ slot = 'fixed', ingredient = 'ham', count = 1 }]",
        "order green_normale_olive.need 1, ingredient: 'ham' is none of pineapple, pepper",
    ),
    (
        "orders",
        ORDER + f"need = [{FIXED}, {{ slot = 'fixed', ingredient = 'olive', count = 0 }}]",
        "order green_normale_olive.need 2, count: 0 is not a whole number from 1 to 15",
    ),
    (
        "orders",
        ORDER + "need = [{ slot = 'fewest', ingredient = 'olive', count = 4 }]",
        "order green_normale_olive.need 1, ingredient: unknown; here one",
    ),
    (
        "orders",
        ORDER + "need = [{ slot = 'either', options = ['olive', 'olive'], count = 5 }]",
        "need 1, options: an either-or names two different ingredients (R9.9)",
    ),
    (
        "orders",
        ORDER + f"need = [{FIXED}, {{ slot = 'all_any', count = 9 }}]",
        "order green_normale_olive, need: all_any stands alone",
    ),
    (
        "orders",
        ORDER + f"need = [{JOKER}, {{ slot = 'fewest', count = 4 }}]",
        "order green_normale_olive, need: an order leaves one choice",
    ),
    (
        "orders",
        ORDER + f"need = [{JOKER}, {{ slot = 'joker', group = 'b', count = 3 }}]",
        "order green_normale_olive, need: an order leaves one choice",
    ),
    (
        "orders",
        ORDER + f"need = [{JOKER}, {JOKER}]",
        "order green_normale_olive, need: two jokers share a group",
    ),
    (
        "orders",
        ORDER + f"need = [{FIXED}, {{ slot = 'fixed', ingredient = 'mushroom', count = 4 }}]",
        "order green_normale_olive, need: the same as green_normale_mushroom",
    ),
    ("orders", ORDER + "forbidden = ['ham']", "green_normale_olive, forbidden: 'ham' is none of"),
    (
        "orders",
        ORDER
        + f"need = [{JOKER}]\n"
        + "forbidden = ['pineapple', 'mushroom', 'olive', 'chorizo', 'shrimp']",
        "order green_normale_olive, forbidden: no ingredient is left for the joker (R9.4)",
    ),
    # colours, numbers and options
    (
        "colours",
        "[[colour]]\nid = 'red'\nfavourite = 'olive'",
        "colours.toml, colour red, favourite: ingredients.toml: olive is purple's (R3.4)",
    ),
    ("setup", "[hand]\nrefill_to = 10", "setup.toml, hand, refill_to: 10 is not a whole number"),
    (
        "setup",
        "[hand]\nstart_ingredients = 7",
        "setup.toml, players 1, kitchen: the deal leaves 34",
    ),
    ("setup", "[services]\nwith_helping_hand = 0", "setup.toml, services, with_helping_hand: 0 is"),
    (
        "setup",
        PLAYERS.replace("removed_per_ingredient = 7", "removed_per_ingredient = 6"),
        "setup.toml, players 1, ingredient_cards: the cards left in the game are 54 (R4.1)",
    ),
    (
        "setup",
        PLAYERS.replace("allowed = false", "allowed = true"),
        "setup.toml, players 1, helping_hand_allowed: two players never use it (R12.3)",
    ),
    ("setup", PLAYERS, "setup.toml, players: the entry for 3 players is missing"),
    ("setup", PLAYERS + PLAYERS, "setup.toml, players 2, count: 2 players stand here twice"),
    ("setup", "[[option]]\nid = 'helping_hand'\ndefault = 'off'", "option helping_hand, default"),
    ("setup", "[[option]]\nid = 'oven_view'\nvalues = ['x']", "option oven_view, values: the game"),
    ("setup", "[game]\nmax_players = 7", "setup.toml, game, max_players: 7 is not"),
]


def folder(path: Path, file: str, text: str) -> Path:
    (path / f"{file}.toml").write_text(text, "utf-8")
    return path


@pytest.mark.parametrize(("file", "text", "complaint"), MISTAKES)
def test_a_mistake_is_reported_with_file_entry_field_and_reason(
    tmp_path: Path, file: str, text: str, complaint: str
) -> None:
    with pytest.raises(BadData) as caught:
        games.load("mamma_mia", folder(tmp_path, file, text))
    assert complaint in str(caught.value)
    assert str(caught.value).startswith(f"{file}.toml")


CHANGED = """\
[[order]]
id = "green_normale_olive"
need = [
  { slot = "fixed", ingredient = "pepper", count = 2 },
  { slot = "fixed", ingredient = "shrimp", count = 2 },
]

[[order]]
id = "green_monotoni_junior"
forbidden = ["shrimp"]

[[order]]
id = "green_mamma_mia_a"
need = [{ slot = "either", options = ["shrimp", "pepper"], count = 4 }]
"""


@pytest.mark.rule("R3.5", "Q19")
def test_changed_orders_load_and_play(tmp_path: Path) -> None:
    game = games.load("mamma_mia", folder(tmp_path, "orders", CHANGED))
    assert game.data.hash != GAME.data.hash
    formulas = {noun.key: noun.asides.get("en") for noun in game.nouns["card"]}
    assert formulas["green_normale_olive"] == "2 peppers + 2 shrimps"
    position: dict[str, object] = {
        "colours": "green yellow red",
        "seat": 2,
        "step": "draw",
        "kitchen": "olive",
        "oven": "pepper*2 green_monotoni_junior shrimp*2 green_normale_olive green_mamma_mia_a",
        "hand_1": "shrimp*2",
    }
    options = game.settle(3, {})
    state = game.position(3, options, Rng.seeded("1"), position)
    match = Match(game, 3, options, state=state)
    match.submit(1, "draw kitchen")
    assert match.legal_texts(0) == [
        f"choose {kind}" for kind in ("pineapple", "mushroom", "olive", "chorizo")
    ]
    match.submit(0, "choose olive")
    match.submit(0, "complete give_up")
    assert "succeeded" in [event.key for event in match.events], "two peppers and two shrimps do"
    assert match.legal_texts(0) == ["choose pepper", "choose shrimp"]


def test_whole_games_with_changed_orders(tmp_path: Path) -> None:
    game = games.load("mamma_mia", folder(tmp_path, "orders", CHANGED))
    for seats in (2, 4):
        s = game.new(seats, game.settle(seats, {"colours": "in_order"}), "changed")
        assert playout(s, Rng.seeded("changed")) > 100


def test_a_copy_of_the_own_files_changes_nothing() -> None:
    game = games.load("mamma_mia", GAME.folder() / "data")
    assert game.data.hash == GAME.data.hash


def test_a_record_tells_other_cards_apart(tmp_path: Path) -> None:
    game = games.load("mamma_mia", folder(tmp_path, "orders", CHANGED))
    assert Match(game, 2).record().data != Match(GAME, 2).record().data
