"""What a box owner's own data change in the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee.games.rivals.game import Rivals
from tablee.games.rivals.rules import chefs, ids, moves as m
from tablee.games.rivals.tests.table import GAME
from tablee.kernel import BadData, Data, Log, Rng, legal, play

CHEFS = ["angus_khan", "gardena_eden", "pork_knuckles"]


def game_with(tmp_path: Path, file: str, text: str) -> Rivals:
    (tmp_path / f"{file}.toml").write_text(text, "utf-8")
    return Rivals.load(Data(Rivals.folder() / "data", tmp_path))


def asked(game: Rivals, moves: str, **where: object) -> tuple[str, list[str]]:
    """The phase and the legal moves after these, of who is asked first."""
    options = game.settle(3, {"deluxe_cards": "yes"})
    s = game.position(
        3, options, Rng.seeded("1"), {"day": 4, "chefs": CHEFS, "money": [900] * 3, **where}
    )
    for move in filter(None, moves.split(", ")):
        play(s, s.seat, game.catalogue.parse(move))
    return s.phase.key, [game.catalogue.texts[move] for move in legal(s, s.seat)]


@pytest.mark.rule("R9.5")
def test_a_card_has_as_many_targets_as_its_data_say(tmp_path: Path) -> None:
    text = '[[action]]\nid = "armed_robbery"\ntargets = "up_to_2"\n'
    game = game_with(tmp_path, "action_cards", text)
    hand = {"hand_1": "armed_robbery"}
    assert asked(game, "play armed_robbery, target 2", **hand) == ("gather", ["finish", "target 3"])
    usual = Rivals.load(Data(Rivals.folder() / "data"))
    assert asked(usual, "play armed_robbery", **hand) == ("aim", ["target 2", "target 3"])


@pytest.mark.rule("R10.5")
def test_a_power_works_where_its_data_say(tmp_path: Path) -> None:
    there = {"step": "powers", "places": ["carbtastic", "carbtastic", "island"]}
    usual = Rivals.load(Data(Rivals.folder() / "data"))
    assert asked(usual, "", **there)[0] == "ban"
    text = '[[chef]]\nid = "angus_khan"\nworks_at = ["mystery"]\n'
    assert asked(game_with(tmp_path, "chefs", text), "", **there)[0] == "beat"


@pytest.mark.rule("R10.11")
def test_how_often_a_power_works_is_in_its_data(tmp_path: Path) -> None:
    there = {"step": "market", "places": ["island", "island", "carbtastic"]}
    moves = "pass, pass, buy-card, pass, buy-card, pass"
    text = '[[chef]]\nid = "pork_knuckles"\nonce_per_day = false\n'
    game = game_with(tmp_path, "chefs", text)
    assert "buy-card" in asked(game, moves, **there)[1]


@pytest.mark.rule("R9.33")
@pytest.mark.parametrize(("chance", "smiles"), [("0.0", 0), ("1.0", 2)])
def test_how_likely_a_smile_is_is_in_its_data(tmp_path: Path, chance: str, smiles: int) -> None:
    text = f'[[action]]\nid = "dinner_and_a_show"\nsmile_chance = {chance}\n'
    game = game_with(tmp_path, "action_cards", text)
    where: dict[str, object] = {"chefs": CHEFS, "hand_1": "dinner_and_a_show"}
    s = game.position(3, game.settle(3, {"deluxe_cards": "yes"}), Rng.seeded("1"), where)
    log = Log()
    play(s, 0, game.catalogue.parse("play dinner_and_a_show"), log)
    assert [event.key for event in log.events].count("smiled") == smiles


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("chefs", '[[chef]]\nid = "kim_chi"\ntargets = "none"\n', "targets"),
        ("chefs", '[[chef]]\nid = "kim_chi"\nworks_at = ["moon"]\n', "moon"),
        ("action_cards", '[[action]]\nid = "taxes"\ntargets = "most"\n', "targets"),
    ],
)
def test_bad_data_is_refused_with_its_place(
    tmp_path: Path, file: str, text: str, complaint: str
) -> None:
    with pytest.raises(BadData, match=complaint):
        game_with(tmp_path, file, text)


def test_every_chef_has_an_entry_and_is_named_nowhere_else_in_the_rules() -> None:
    entries = {power.chef for power in [*chefs.POWERS, chefs.SAVE_THE_ANIMALS]}
    entries |= {power.chef for power in chefs.COMMANDS} | {cook.chef for cook in chefs.COOKS}
    assert entries == set(range(m.CHEFS))
    rules = Rivals.folder() / "rules"
    told = (rules / "chefs.py").read_text("utf-8")
    places = [told.index(f", {noun.names['en']}") for noun in GAME.nouns["chef"]]
    assert places == sorted(places), "in the order of their cards"
    numbers = [name for name in vars(ids) if any(name.lower() in key for key in GAME.ids["chef"])]
    named = re.compile(rf"ids\.({'|'.join(numbers)})\b")
    for file in rules.glob("**/*.py"):
        assert file.name == "chefs.py" or not named.search(file.read_text("utf-8")), file
