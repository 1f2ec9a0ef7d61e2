"""The data files: what a box owner may change, and how mistakes are reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee import games
from tablee.games.ramen.game import Ramen
from tablee.games.ramen.rules.shop import half_stars
from tablee.games.ramen.tests.table import GAME
from tablee.kernel import BadData, Match, Rng

CARD = '[[card]]\nid = "nori_4"\n'
MODE = '[[mode]]\nid = "duel"\n'
VERDICTS = "[[verdict]]\nmin = 0\nmax = {}\nstars = {}\ntext_en = 'a'\ntext_fr = 'b'\n"
MORE = "[[verdict]]\nmin = {}\nmax = -1\nstars = 5.0\ntext_en = 'a'\ntext_fr = 'b'\n"
MISTAKES = [
    # a table, a field or a file that does not exist
    ("soup", "a = 1", "soup.toml: this game has no such file; it has cards.toml, "),
    ("scoring", "[point]\nby_types = [0]", "scoring.toml, point: unknown; here one"),
    ("cards", CARD + "colour = 'red'", "cards.toml, card nori_4, colour: unknown; here one"),
    ("modes", "[common]\nhand_sise = 4", "modes.toml, common, hand_sise: unknown; here one"),
    ("modes", MODE + "piles = 2", "modes.toml, mode duel, piles: unknown; here one"),
    ("cards", "[[card]]\ncode = 'x'", "cards.toml, card 1, id: say which entry this replaces"),
    ("cards", "cards = [", "cards.toml: not readable as TOML"),
    # ingredients and cards (R1.1, R15.4)
    (
        "ingredients",
        "[[ingredient]]\nid = 'nori'\norder = 3",
        "ingredients.toml, ingredient nori, order: the ingredients stand in order: expected 2",
    ),
    ("cards", CARD + "value = 8", "cards.toml, card nori_4, value: 8 is not a whole number"),
    ("cards", CARD + "value = 5", "cards.toml, card nori_4, value: card 13 is nori 4"),
    ("cards", CARD + "value = '4'", "cards.toml, card nori_4, value: '4' is not a whole number"),
    ("cards", CARD + "code = 'no3'", "cards.toml, card nori_4, code: 'no3': a code is letters"),
    ("cards", CARD + "code = 'no 4'", "cards.toml, card nori_4, code: 'no 4': a code is letters"),
    ("cards", CARD + "name_fr = 4", "cards.toml, card nori_4, name_fr: 4 is not a text in quotes"),
    ("cards", "[[card]]\nid = 'salt_1'", "cards.toml, card salt_1, ingredient: missing"),
    # the rest of the box (R1.2, R1.3)
    ("components", "[totals]\nbowl_cards = 4", "components.toml, totals, bowl_cards: 4 is not"),
    ("components", "[totals]\nall_cards = 64", "components.toml, totals, all_cards: 64 is not"),
    (
        "components",
        "[[component]]\nid = 'bowl_card'\ncount = 2",
        "components.toml, component bowl_card, count: 2 is not",
    ),
    # scoring (R4.1, R8.1, R9, R13.6)
    ("scoring", "[ready]\nmin_sum = 7", "scoring.toml, ready, min_sum: 7 is not a whole number"),
    ("scoring", "[ready]\nall_ingredients = 6", "scoring.toml, ready, all_ingredients: 6 is not"),
    ("scoring", "[points]\nby_types = [0, 1]", "scoring.toml, points, by_types: 2 numbers, not"),
    ("scoring", "[points]\nby_types = [-1]", "scoring.toml, points, by_types: -1 is not a whole"),
    ("scoring", "[points]\nby_types = 7", "scoring.toml, points, by_types: 7 is not a list"),
    (
        "scoring",
        "[[tie_break]]\norder = 1\nkey = 'cards'\nbetter = 'fewer'",
        "scoring.toml, tie_break 1, key: 'cards' is none of bowls",
    ),
    ("scoring", VERDICTS.format(37, 0.3) + MORE.format(38), "verdict 1, stars: stars go from 0.0"),
    ("scoring", VERDICTS.format(37, 0) + MORE.format(38), "verdict 1, stars: 0 is not a number"),
    ("scoring", VERDICTS.format(37, 0.0) + MORE.format(40), "verdict 2, min: the lines follow one"),
    ("scoring", VERDICTS.format(37, 0.0), "scoring.toml, verdict: the last line has no upper"),
    ("scoring", VERDICTS.format(-1, 0.0) + MORE.format(0), "verdict 2, min: the line before has"),
    # modes and options (R2, R10 to R14)
    ("modes", "[common]\nhand_size = 5", "modes.toml, mode solo, draw_pile: the other numbers"),
    ("modes", "[common]\nbowls = 4", "modes.toml, common, bowls: 4 is not a whole number from 3"),
    ("modes", MODE + "draw_pile = 42", "modes.toml, mode duel, draw_pile: the other numbers leave"),
    ("modes", MODE + "players = 3", "modes.toml, mode duel, players: 3 is not a whole number"),
    ("modes", MODE + "verdict_table = true", "mode duel, verdict_table: must be false in duel"),
    ("modes", "[[mode]]\nid = 'party'", "mode party, id: 'party' is none of solo, duel, trio"),
    ("modes", MODE + "bowl = []", "modes.toml, mode duel, bowl: 0 bowls, not 3 (R1.5)"),
    (
        "modes",
        MODE + "sides = [{ id = 'a', seats = ['seat_1'] }]",
        "modes.toml, mode duel, sides: seat_2 is on no side",
    ),
    (
        "modes",
        MODE + "sides = [{ id = 'a', seats = ['seat_1', 'seat_1'] }]",
        "modes.toml, mode duel.sides a, seats: 'seat_1' is not a seat of this mode, or sits twice",
    ),
    (
        "modes",
        MODE + "bowl = [{ receiver = 'cat' }, { receiver = 'active' }, { receiver = 'active' }]",
        "modes.toml, mode duel.bowl 1, receiver: 'cat' is none of active, seat_1, seat_2",
    ),
    (
        "modes",
        "[[option]]\nid = 'memory'\ndefault = 'open'",
        "modes.toml, option memory, default: 'open' is none of strict",
    ),
]


@pytest.mark.parametrize(("file", "text", "reason"), MISTAKES)
def test_a_mistake_is_reported_with_file_entry_field_and_reason(
    tmp_path: Path, file: str, text: str, reason: str
) -> None:
    (tmp_path / f"{file}.toml").write_text(text, "utf-8")
    with pytest.raises(BadData) as caught:
        games.load("ramen", tmp_path)
    assert reason in str(caught.value)
    assert str(caught.value).startswith(f"{file}.toml")


def own_box(folder: Path, **files: str) -> Ramen:
    for file, text in files.items():
        (folder / f"{file}.toml").write_text(text, "utf-8")
    game = games.load("ramen", folder)
    assert isinstance(game, Ramen)
    assert game.data.hash != GAME.data.hash
    return game


@pytest.mark.rule("R8.1")
def test_another_table_of_points_is_played_by(tmp_path: Path) -> None:
    game = own_box(tmp_path, scoring="[points]\nby_types = [0, 9, 1, 2, 3, 5, 7, 10]")
    options = game.settle(2, {})
    where: dict[str, object] = dict.fromkeys(["hand_1", "fridge"], "")
    where |= {"seat": 2, "pile": 0, "hand_2": "ka1 no1", "bowl_1": "ka7 ka4 ka2"}
    state = game.position(2, options, Rng.seeded("1"), where)
    match = Match(game, 2, options, state=state)
    match.submit(1, "ka1@1")
    match.submit(1, "no1@2")
    assert match.scores[1] == 9


@pytest.mark.rule("R4.1")
def test_another_sum_is_played_by(tmp_path: Path) -> None:
    game = own_box(tmp_path, scoring="[ready]\nmin_sum = 20")
    options = game.settle(2, {})
    where: dict[str, object] = {"bowl_1": "aj7 no7", "hand_1": "ch5 ch6 ka0 ka1"}
    match = Match(game, 2, options, state=game.position(2, options, Rng.seeded("1"), where))
    match.submit(0, "ch5@1")
    assert not [event for event in match.submit(0, "ka0@2") if event.key == "served"]


@pytest.mark.rule("R13.6")
def test_other_verdicts_are_given(tmp_path: Path) -> None:
    game = own_box(tmp_path, scoring=VERDICTS.format(9, 0.5) + MORE.format(10))
    menu = game.menu(game.settle(1, {}))
    assert [half_stars(menu, points) for points in (0, 9, 10, 99)] == [1, 1, 10, 10]


@pytest.mark.rule("R1.4")
def test_names_and_codes_are_the_owners(tmp_path: Path) -> None:
    game = own_box(tmp_path, cards=CARD + "code = 'algue4'\nname_fr = 'Algue 4'")
    assert game.catalogue.parse("algue4@2") == 37
    assert game.nouns["card"][12].names == {"en": "Nori 4", "fr": "Algue 4"}


@pytest.mark.rule("R2.4", "R6.1", "Q2")
def test_a_house_deck_with_an_odd_pile_refills_once_more_and_draws_no_card(tmp_path: Path) -> None:
    """Three hands of five leave 37 cards: the last one goes into the fridge (Q2)."""
    piles = {"solo": 43, "duel": 42, "trio": 37, "teams": 32}
    modes = "".join(f"[[mode]]\nid = '{mode}'\ndraw_pile = {n}\n" for mode, n in piles.items())
    game = own_box(tmp_path, modes="[common]\nhand_size = 5\n" + modes)
    match = Match(game, 3, seed="1")
    while match.view(0).zones["pile"]:
        before = len(match.events)
        match.submit(match.acting[0], match.legal_texts(match.acting[0])[0])
        last = [event.key for event in match.events[before:]]
    assert "refilled" in last
    assert "drew" not in last
    while not match.over:
        match.submit(match.acting[0], match.legal_texts(match.acting[0])[0])
    assert [event.key for event in match.events].count("played") == 56
