"""The rules of Plat du jour, one by one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee import games
from tablee.games.plat_du_jour.game import PlatDuJour
from tablee.games.plat_du_jour.rules.kitchen import Kitchen
from tablee.games.plat_du_jour.rules.moves import COINS, SERVE
from tablee.games.plat_du_jour.rules.service import NO_WINNER, best_alone
from tablee.kernel import (
    REFEREE,
    SPECTATOR,
    UNKNOWN,
    BadData,
    BadInput,
    Data,
    Match,
    Refused,
    Rng,
    playout,
)

GAME = games.load("plat_du_jour")
FOLDER = GAME.folder()


def position(seats: int, *, rounds: int = 5, **table: object) -> Match:
    options = GAME.settle(seats, {"hand": str(rounds)})
    state = GAME.position(seats, options, Rng.seeded("position"), table)
    return Match(GAME, seats, options, state=state)


def names(match: Match, zone: str, viewer: int = REFEREE) -> list[str]:
    return [GAME.face_name(face) for face in match.view(viewer).zones[zone]]


def facts(match: Match) -> dict[str, object]:
    return match.view(SPECTATOR).facts


# --- the box and the deal -------------------------------------------------------------------------


@pytest.mark.rule("R1.1")
def test_thirty_cards_three_of_each() -> None:
    match = position(2)
    everywhere = [face for faces in match.view(REFEREE).zones.values() for face in faces]
    assert sorted(everywhere) == [dish for dish in range(10) for _ in range(3)]


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("hand", ["3", "4", "5", "6"])
def test_every_cook_gets_the_same_number(seats: int, hand: str) -> None:
    match = Match(GAME, seats, {"hand": hand})
    zones = match.view(SPECTATOR).zones
    assert [len(zones[f"hand_{seat + 1}"]) for seat in range(seats)] == [int(hand)] * seats
    assert len(zones["pantry"]) == 30 - seats * int(hand)


@pytest.mark.rule("R2.2")
def test_the_pantry_never_changes() -> None:
    s = GAME.new(3, GAME.settle(3, {}), "pantry")
    assert isinstance(s, Kitchen)
    pantry = s.pantry[:]
    playout(s, Rng.seeded("pantry"))
    assert s.pantry == pantry


# --- serving --------------------------------------------------------------------------------------


@pytest.mark.rule("R3.1")
def test_equal_dishes_are_one_choice() -> None:
    match = position(2, hand_1="soupe soupe homard quiche soupe")
    assert match.legal_texts(0) == ["serve soupe", "serve quiche", "serve homard"]


@pytest.mark.rule("R3.1")
def test_only_one_of_several_equal_dishes_is_served() -> None:
    match = position(2, hand_1="soupe soupe homard quiche soupe")
    match.submit(0, "serve soupe")
    match.submit(1, match.legal_texts(1)[-1])
    assert names(match, "hand_1").count("soupe") == 2


@pytest.mark.rule("R3.2")
def test_thirty_seconds_then_the_cheapest() -> None:
    match = position(2, hand_1="gratin homard salade quiche risotto")
    assert match.seconds == 30
    match.expire()
    assert names(match, "served")[0] == "salade"


@pytest.mark.rule("R3.2")
def test_no_clock_runs_for_the_reward() -> None:
    match = position(2, hand_1="homard " * 3 + "soupe soupe")
    match.submit(0, "serve homard")
    match.submit(1, match.legal_texts(1)[0])
    assert match.acting == [0]
    assert match.seconds == 0
    with pytest.raises(Refused, match="K4"):
        match.expire()


# --- the guest and the reward ---------------------------------------------------------------------


@pytest.mark.rule("R4.1", "R4.2")
@pytest.mark.parametrize(
    ("dishes", "winner"),
    [([0, 9], 1), ([9, 9, 0], 2), ([9, 9, 3, 5], 3), ([4, 4], NO_WINNER), ([9, 9, 1, 1, 0], 4)],
)
def test_the_best_dish_nobody_matched(dishes: list[int], winner: int) -> None:
    assert best_alone([SERVE + dish for dish in dishes]) == winner


@pytest.mark.rule("R1.2", "R5.1")
@pytest.mark.parametrize(
    ("move", "coins", "stars"), [("keep coins", [0, 3], [0, 0]), ("keep star", [0, 0], [0, 1])]
)
def test_the_winner_chooses(move: str, coins: list[int], stars: list[int]) -> None:
    match = position(2, served="soupe quiche", step="reward", seat=2)
    match.submit(1, move)
    assert facts(match) == {"round": 2, "rounds": 5, "coins": coins, "stars": stars}


# --- the end --------------------------------------------------------------------------------------


@pytest.mark.rule("R6.1")
@pytest.mark.parametrize("hand", ["3", "6"])
def test_as_many_rounds_as_dishes_in_hand(hand: str) -> None:
    match = Match(GAME, 4, {"hand": hand})
    while not match.over:
        seat = match.acting[0]
        match.submit(seat, match.legal_texts(seat)[0])
    rounds = [event for event in match.events if event.key == "round"]
    assert len(rounds) == int(hand)


@pytest.mark.rule("R6.2", "R6.3")
def test_level_cooks_share_the_victory() -> None:
    served = "soupe quiche " * 3 + "gratin risotto " * 3
    match = position(2, rounds=6, served=served, coins=[6, 0], stars=[0, 3], step="reward", seat=1)
    match.submit(0, "keep coins")
    assert match.scores == [9, 9]
    assert match.ranking() == [1, 1]
    assert [event.key for event in match.events].count("shared") == 2


# --- what is hidden -------------------------------------------------------------------------------


@pytest.mark.rule("R7.1", "R7.2")
def test_who_sees_what() -> None:
    match = position(2, served="soupe homard", coins=[0, 3])
    assert min(match.view(0).zones["hand_1"]) >= 0
    assert match.view(0).zones["hand_2"] == [UNKNOWN] * 4
    assert match.view(1).zones["pantry"] == [UNKNOWN] * 20
    assert names(match, "served", SPECTATOR) == ["soupe", "homard"]
    assert facts(match)["coins"] == [0, 3]


# --- positions and data ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "complaint"),
    [
        ({"served": "soupe"}, "position.served: 1 dishes are no whole number of rounds"),
        ({"hand_1": "soupe"}, "position.hand_1: 1 dishes, but 5 rounds are to come"),
        ({"hand_1": "soupe " * 5}, "the card 'soupe' is there 3 times"),
        ({"hand_1": "pizza " * 5}, "there is no card 'pizza'"),
        ({"stars": [99, 0]}, "position.stars: guests won so far: 0 at most"),
        ({"coins": [3, 0]}, "position.coins: guests won so far: 0 at most"),
        ({"coins": [2, 0], "served": "soupe homard"}, "position.coins: a guest brings 3 of them"),
        (
            {"stars": [1, 0], "served": "soupe homard", "step": "reward"},
            "position.stars: guests won so far: 0 at most",
        ),
        ({"coins": [1]}, "position.coins: write one number for each of the 2 seats"),
        ({"stars": [1, True]}, "position.stars: entry 2 is True, not a whole number"),
        ({"step": "reward"}, "nobody has served yet"),
        ({"served": "soupe quiche " * 2 + "gratin risotto " * 3}, "nothing to serve"),
        ({"step": "dessert"}, "position.step: 'dessert' is none of service, reward"),
        ({"wine": "red"}, "position.wine: unknown; here one can write"),
    ],
)
def test_impossible_positions_are_refused(table: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        GAME.position(2, GAME.settle(2, {}), Rng.seeded("position"), table)


def over(tmp_path: Path, text: str) -> PlatDuJour:
    (tmp_path / "dishes.toml").write_text(text, "utf-8")
    return PlatDuJour.load(Data(FOLDER / "data", tmp_path))


def test_a_box_owner_may_change_numbers(tmp_path: Path) -> None:
    game = over(tmp_path, 'coins = 5\n[[dish]]\nid = "soupe"\ncopies = 5\n')
    match = Match(game, 2)
    assert len(match.view(SPECTATOR).zones["pantry"]) == 22
    options = game.settle(2, {})
    rich = game.position(2, options, Rng.seeded("x"), {"served": "soupe quiche", "step": "reward"})
    rich.step(COINS)
    assert rich.facts(0)["coins"] == [5, 0]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("seconds = 0", "dishes.toml, seconds: 0 is not a whole number from 1 to 999"),
        ('[[dish]]\nid = "soupe"\nvalue = 7\n', "dish salade, value: the dishes stand cheapest"),
        ('[[dish]]\nid = "soupe"\ncopies = 2\n', "29 cards; five cooks may need 30"),
        (
            '[[dish]]\nid = "ortolan"\nvalue = 50\ncopies = 1\nname_en = "x"\nname_fr = "x"',
            "dish: 11 dishes, not 10",
        ),
        ("wine = 3", "dishes.toml, wine: unknown; here one"),
    ],
)
def test_impossible_boxes_are_refused(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        over(tmp_path, text)
