"""A game as a whole: options, seats, names, JSON forms; and how games are found."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tablee import games, kernel
from tablee.kernel import (
    EVERYONE,
    REFEREE,
    SPECTATOR,
    UNKNOWN,
    BadInput,
    Event,
    Game,
    Match,
    Mode,
    Rng,
)
from tablee.kernel.naming import Naming
from tests.kernel.bistro import FOLDER, BistroGame, load_bistro

GAME = load_bistro()


# --- options and seats ------------------------------------------------------------------------


def test_what_is_not_given_takes_its_default() -> None:
    assert GAME.settle(3, {}) == {"mode": "small", "memory": "open", "first": "chosen"}
    assert GAME.settle(3, {"mode": "large", "memory": "strict"}) == {
        "mode": "large",
        "memory": "strict",
        "first": "chosen",
    }
    assert GAME.settle(4, {})["mode"] == "large", "the first mode for so many"
    assert GAME.seat_counts() == [2, 3, 4]
    assert GAME.seats_of("large") == 3


@pytest.mark.parametrize(
    ("seats", "given", "complaint"),
    [
        (5, {}, "bistro is for 2, 3, 4 seats, not 5"),
        (3, {"mode": "giant"}, "bistro has no mode 'giant'; it has small, large"),
        (4, {"mode": "small"}, "the mode small is for 2, 3 seats, not 4"),
        (3, {"memory": "weak"}, "the option memory is one of strict, open, not 'weak'"),
        (3, {"music": "on"}, "bistro has no option 'music'; it has mode, memory, first"),
    ],
)
def test_impossible_tables_are_refused(seats: int, given: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        GAME.settle(seats, given)


class Modes(BistroGame):
    modes = (Mode("m", (2,)), Mode("a", (1,)), Mode("z", (3, 4)))  # type: ignore[assignment]

    @classmethod
    def folder(cls) -> Path:
        return FOLDER


def test_each_mode_has_its_own_seats() -> None:
    game = Modes.load(GAME.data)
    assert [game.seats_of(mode) for mode in ("m", "a", "z")] == [2, 1, 3]
    for mode, seats, complaint in (
        ("m", 1, "the mode m is for 2 seats, not 1"),
        ("a", 2, "the mode a is for 1 seat, not 2"),
        ("z", 2, "the mode z is for 3, 4 seats, not 2"),
    ):
        with pytest.raises(BadInput) as caught:
            game.settle(seats, {"mode": mode})
        assert str(caught.value) == complaint


def test_nobody_is_drawn_where_the_table_has_chosen_otherwise() -> None:
    people = ["Ana", "Bo", "Cleo"]
    for seed in range(9):
        for options in ({}, {"first": "chosen"}, {"first": "winner"}):
            assert GAME.seating(options, str(seed), people) == people


def test_unknown_modes_are_named() -> None:
    with pytest.raises(BadInput, match="it has small, large"):
        GAME.seats_of("giant")


def test_the_lot_turns_the_table_without_changing_the_order() -> None:
    people = ["Ana", "Bo", "Cleo"]
    chosen, drawn = GAME.settle(3, {}), GAME.settle(3, {"first": "random"})
    assert GAME.seating(chosen, "x", people) == people
    seatings = {tuple(GAME.seating(drawn, str(seed), people)) for seed in range(40)}
    assert seatings == {("Ana", "Bo", "Cleo"), ("Bo", "Cleo", "Ana"), ("Cleo", "Ana", "Bo")}
    assert GAME.seating(drawn, "7", people) == GAME.seating(drawn, "7", people)


def test_the_same_seed_deals_the_same_cards() -> None:
    options = GAME.settle(3, {})
    deals = {repr(GAME.view(GAME.new(3, options, str(seed)), REFEREE).parts()) for seed in range(9)}
    assert len(deals) == 9
    again = GAME.view(GAME.new(3, options, "3"), REFEREE)
    assert repr(again.parts()) in deals


def test_a_game_without_positions_says_so() -> None:
    with pytest.raises(BadInput, match="bistro cannot be set up from a position"):
        GAME.position(3, GAME.settle(3, {}), Rng.seeded("x"), {})


# --- names ------------------------------------------------------------------------------------


def test_arguments_are_name_and_type() -> None:
    assert GAME.arguments("rolled") == (("seat", "seat"), ("eyes", "n"))
    assert GAME.arguments("sealed") == (("seat", "seat"),), "the kernel's own event"
    with pytest.raises(KeyError):
        GAME.arguments("unheard-of")


def test_a_faded_event_keeps_what_its_faded_form_has() -> None:
    event = Event("served", (2, 5, 0, 0), EVERYONE)
    assert GAME.faded_event(event) == Event("served-faded", (2,), EVERYONE)
    lasting = Event("rolled", (2, 5, 0, 0), EVERYONE)
    assert GAME.faded_event(lasting) is lasting


def test_events_in_names() -> None:
    event = Event("served", (2, 3, 0, 0), EVERYONE)
    assert GAME.event_json(event) == {"key": "served", "args": {"seat": 2, "card": "stew"}}
    rolled = GAME.event_json(Event("rolled", (1, 6, 0, 0), EVERYONE))
    assert rolled == {"key": "rolled", "args": {"seat": 1, "eyes": 6}}


def test_what_has_no_names_is_a_number() -> None:
    for kind in ("apron", "card", "dish", "seat"):
        assert GAME.thing(kind, 3) == ("stew" if kind == "card" else 3)


def test_views_in_names() -> None:
    match = Match(GAME, 2, seed="json")
    text = match.legal_texts(0)[0]
    match.submit(0, text)
    shown = GAME.view_json(match.view(0))
    assert json.loads(json.dumps(shown)) == shown
    assert shown["notes"] == [text]
    assert shown["seat"] == 0
    zones = shown["zones"]
    assert isinstance(zones, dict)
    assert zones["hand_2"] == ["?", "?", "?"]
    assert set(zones["hand_1"]) <= set(GAME.kinds)
    assert GAME.view_json(match.view(1))["notes"] == []
    assert GAME.view_json(match.view(SPECTATOR))["seat"] == "spectator"
    assert GAME.view_json(match.referee())["seat"] == "referee"


def test_facts_in_names() -> None:
    """Seats and sides from 1, below 0 nobody, things by their keys; the rest as it is."""
    named = GAME.naming.named
    for kind in ("seat", "side"):
        assert [named(kind, value) for value in (-2, -1, 0, 1, 2)] == [None, None, 1, 2, 3]
    assert [named("card", value) for value in (-1, 0, 3)] == [None, "bread", "stew"]
    assert [named("n", value) for value in (-1, 0, 2)] == [-1, 0, 2]
    assert named("seat", {"a": (0, 2), "b": [[-1], "x", True, None]}) == {
        "a": [1, 3],
        "b": [[None], "x", True, None],
    }
    assert [named("move", value) for value in (-1, 0)] == [None, GAME.catalogue.texts[0]]


def test_parts_of_facts_in_names() -> None:
    """By entry; where one has no type of its own it is of the fact's."""
    told: dict[str, object] = {
        "trades": [{"giver": 0, "dish": 3, "n": [2]}],
        "turn": {"giver": 1, "n": 1},
        "bids": [{"giver": 0, "n": 5}],
        "day": -1,
        "new": 2,
    }
    types = {"trades": "n", "turn": "seat", "bids": "n", "day": "n"}
    parts = {"trades": {"giver": "seat", "dish": "card"}, "turn": {"n": "n"}}
    assert Naming(types, parts, {"card": GAME.kinds}).facts(told) == {
        "trades": [{"giver": 1, "dish": "stew", "n": [2]}],
        "turn": {"giver": 2, "n": 1},
        "bids": [{"giver": 0, "n": 5}],
        "day": -1,
        "new": 2,
    }


def test_backs_have_names() -> None:
    game = load_bistro()
    game.backs = ["red", "blue", "green", "black"]
    named = [game.face_name(UNKNOWN - back) for back in range(4)]
    assert named == ["?red", "?blue", "?green", "?black"]
    assert game.face_name(0) == "bread"


def test_citations_are_the_games_or_the_kernels() -> None:
    assert GAME.reasons("B1:not-in-hand")["en"] == "You do not hold this dish."
    assert GAME.reasons("K2")["fr"].startswith("La partie est terminée")


def test_a_games_folder_is_where_its_class_is_written() -> None:
    assert BistroGame.folder() == FOLDER


# --- finding games ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["ramen", "Ramen", " ramen ", "ramen-ramen", "Ramen Ramen"])
def test_games_are_found_by_any_of_their_names(name: str) -> None:
    assert games.find(name).key == "ramen"


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(BadInput, match=r"there is no game 'chess'; there are .*ramen"):
        games.find("chess")


def test_whatever_can_be_loaded_is_among_those_there_are() -> None:
    with pytest.raises(BadInput) as caught:
        games.load("nogame")
    there = str(caught.value).partition("there are ")[2].split(", ")
    assert there == games.keys(examples=True)
    assert "plat_du_jour" in there
    assert all(games.load(name).key == name for name in there)


def test_examples_stay_out_of_the_list_but_can_be_played() -> None:
    listed = games.keys()
    examples = set(games.keys(examples=True)) - set(listed)
    assert all(games.found()[key].example for key in examples)
    assert not any(games.found()[key].example for key in listed)


def test_a_game_is_loaded_once() -> None:
    assert games.load("ramen") is games.load("ramen-ramen")


def test_with_a_box_owners_folder_a_game_is_built_anew() -> None:
    mine = games.find("ramen").folder() / "data"
    game = games.load("ramen", mine)
    assert game is not games.load("ramen")
    assert game.data.hash == games.load("ramen").data.hash


def announce(folder: Path, name: str, source: str) -> None:
    """A distribution that is only a folder: its entry point is found like an installed one's."""
    metadata = folder / f"{name}_bistro-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-bistro\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text(f"[tablee.games]\n{name} = {name}_bistro:GAME\n")
    (folder / f"{name}_bistro.py").write_text(f"from tablee.kernel import Game\n{source}\n")


def with_announced(folder: Path, code: str) -> list[str]:
    """What Python prints that finds the distributions of a folder."""
    head = f"import sys; sys.path[:0] = {[str(folder), *sys.path]!r}\nfrom tablee import games\n"
    done = subprocess.run(
        [sys.executable, "-c", head + code], capture_output=True, text=True, check=True, cwd=folder
    )
    return done.stdout.splitlines()


def test_other_packages_announce_their_games(tmp_path: Path) -> None:
    announce(tmp_path, "corner", "class GAME(Game): key = 'corner'; aliases = ('le_coin',)")
    code = "print(games.find('le coin').key, {'corner', 'ramen'} <= set(games.keys()))"
    assert with_announced(tmp_path, code) == ["corner True"]


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("GAME = (", "SyntaxError: '(' was never closed"),
        ("raise SystemExit('bye')", "SystemExit: bye"),
        ("raise RuntimeError('two\\nlines')", "RuntimeError: two lines"),
        ("PLAY = Game", "AttributeError: "),
        ("GAME = 7", "TypeError: 7 is not a class derived from tablee.kernel.Game"),
        ("class GAME(Game): pass", "TypeError: GAME has no key"),
    ],
)
def test_a_game_that_does_not_import_leaves_the_others_in_peace(
    tmp_path: Path, source: str, why: str
) -> None:
    announce(tmp_path, "corner", source)
    announce(tmp_path, "other", "class GAME(Game): key = 'other'")
    code = (
        "print({'ramen', 'other'} <= set(games.found()), 'corner' in games.found())\n"
        "try: games.find('Corner')\n"
        "except games.BadInput as error: print(error)"
    )
    rest, sentence = with_announced(tmp_path, code)
    assert rest == "True False"
    assert sentence.startswith("the game 'corner' (corner_bistro:GAME) cannot be used: ")
    assert why in sentence


@pytest.mark.parametrize("names", ["key = 'ramen'", "key = 'corner'; aliases = ('ramen_ramen',)"])
def test_a_name_that_is_taken_stays_with_who_has_it(tmp_path: Path, names: str) -> None:
    announce(tmp_path, "corner", f"class GAME(Game): {names}")
    code = (
        "print(games.find('ramen_ramen').__module__, games.find('ramen').__module__)\n"
        "print(*games.left_out().values())"
    )
    kept, sentence = with_announced(tmp_path, code)
    assert kept == "tablee.games.ramen.game tablee.games.ramen.game"
    assert re.fullmatch(
        r"the game 'corner' \(corner_bistro:GAME\) is left out: there is a game 'ramen\w*' already",
        sentence,
    )


def test_a_game_announced_twice_is_one_game(tmp_path: Path) -> None:
    announce(tmp_path, "corner", "class GAME(Game): key = 'corner'")
    announce(tmp_path, "again", "from corner_bistro import GAME")
    assert with_announced(tmp_path, "print(games.find('corner').key, games.left_out())") == [
        "corner {}"
    ]


def test_every_game_of_the_house_can_be_used() -> None:
    assert games.left_out() == {}


# --- the kernel's doors -----------------------------------------------------------------------


def test_the_list_of_public_names_is_sorted_and_complete() -> None:
    public = kernel.__all__
    assert len(set(public)) == len(public)
    assert all(hasattr(kernel, name) for name in public)
    imported = {name for name in vars(kernel) if name[0].isupper() or name in public}
    assert imported == set(public)


def test_the_engine_imports_the_standard_library_only() -> None:
    code = (
        "import sys; before = set(sys.modules)\n"
        f"sys.path[:0] = {sys.path!r}\n"
        "import tablee.kernel, tablee.games.ramen\n"
        "new = {name.partition('.')[0] for name in set(sys.modules) - before}\n"
        "print(*sorted(new - set(sys.stdlib_module_names)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    foreign = [name for name in done.stdout.split() if "__mypyc" not in name]
    assert foreign == ["mypy_extensions", "tablee"]


def test_a_game_must_say_how_it_is_built_and_set_up() -> None:
    assert Game.sides(GAME, 4, {}) == [0, 1, 2, 3]
    assert Game.faded(GAME, 0, {}, []) == range(0)
    with pytest.raises(NotImplementedError):
        Game.setup(GAME, 3, {}, Rng.seeded("x"), kernel.Log())
    with pytest.raises(NotImplementedError):
        Game.load(GAME.data)
