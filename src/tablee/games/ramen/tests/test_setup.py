"""Chapters 1 and 2: the box and the setup."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.ramen.rules.shop import Shop
from tablee.games.ramen.rules.turn import deal
from tablee.games.ramen.tests.table import GAME, MODES, Table, start
from tablee.kernel import REFEREE, SILENT, SPECTATOR, Rng


def codes(cards: list[int]) -> list[str]:
    return [GAME.kinds[card] for card in cards]


@pytest.mark.rule("R1.1")
def test_each_of_seven_ingredients_comes_once_in_each_value_from_0_to_7() -> None:
    rows = GAME.data.rows("cards", "card")
    pairs = Counter((row.text("ingredient"), row.number("value", 0, 7)) for row in rows)
    assert len(pairs) == 56
    assert set(pairs.values()) == {1}
    assert Counter(name for name, _ in pairs) == dict.fromkeys(
        ["ajitama", "nori", "chashu", "shiitake", "kamaboko", "menma", "negi"], 8
    )
    assert sum(value for _, value in pairs) == 196


@pytest.mark.rule("R1.1", "R1.4")
@pytest.mark.parametrize("seats", MODES.values())
def test_every_game_is_played_with_all_56_cards(seats: int) -> None:
    zones = start(seats, {}, "1").zones()
    assert sorted(card for zone in zones for card in zone.cards) == list(range(56))


@pytest.mark.rule("R1.2", "R1.3")
def test_bowl_and_reference_cards_are_in_the_box_and_in_no_zone() -> None:
    box = {
        row.text("id"): row.number("count", 0, 9)
        for row in GAME.data.rows("components", "component")
    }
    assert box == {"bowl_card": 3, "reference_card": 4}
    assert len(GAME.kinds) == 56  # nothing else can lie anywhere


@pytest.mark.rule("R1.4")
def test_a_card_is_written_as_two_letters_and_its_value() -> None:
    letters = ["aj", "no", "ch", "sh", "ka", "me", "ne"]
    assert GAME.kinds == [f"{letter}{value}" for letter in letters for value in range(8)]
    nori_4 = GAME.nouns["card"][GAME.kinds.index("no4")]
    assert nori_4.names == {"en": "Nori 4", "fr": "Nori 4"}


@pytest.mark.rule("R1.5", "Q9")
def test_there_are_three_places_and_two_bowls_may_be_started_in_one_turn() -> None:
    table = Table(hand_1="aj0 aj1 aj2 aj3")
    assert table.refusal("aj0@4") == "K3"
    table.play("aj0@1 aj1@3")
    assert [table.zone(f"bowl_{n}") for n in range(1, 5)] == ["aj0", "", "aj1", "none"]


@pytest.mark.rule("R2.1", "Q18")
def test_the_first_player_is_drawn_by_lot_and_the_others_follow_clockwise() -> None:
    people = ["Ana", "Bo", "Cy", "Di"]
    options = GAME.settle(4, {})
    turned = [[*people[n:], *people[:n]] for n in range(4)]
    drawn = [GAME.seating(options, str(seed), people) for seed in range(200)]
    assert all(seating in turned for seating in drawn)
    assert all(30 < drawn.count(seating) < 70 for seating in turned)
    assert GAME.seating(options, "7", people) == GAME.seating(options, "7", people)


@pytest.mark.rule("R2.1", "R14.3", "Q18")
def test_a_chosen_first_player_stays_in_the_first_seat() -> None:
    options = GAME.settle(3, {"first_player": "chosen"})
    for seed in range(20):
        assert GAME.seating(options, str(seed), ["Ana", "Bo", "Cy"]) == ["Ana", "Bo", "Cy"]


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize("seats", MODES.values())
def test_seat_1_starts(seats: int) -> None:
    assert start(seats, {}, "1").seat == 0


@pytest.mark.rule("R2.2")
def test_the_cards_are_shuffled() -> None:
    decks = []
    for seed in range(300):
        shop = start(2, {}, str(seed))
        decks.append([*shop.hands[0], *shop.hands[1], *shop.fridge, *shop.pile])
    assert len({tuple(deck) for deck in decks}) == 300
    first = Counter(deck[0] for deck in decks)
    assert len(first) > 50  # of 56: any card may come first
    assert max(first.values()) < 20


def scripted(mode: str) -> Shop:
    """A deal from a deck in order: aj0 on top, ne7 at the bottom."""
    options = GAME.settle(MODES[mode], {})
    return deal(GAME.menu(options), Rng.seeded("1"), list(range(55, -1, -1)), SILENT)


@pytest.mark.rule("R2.3", "Q25")
def test_solo_sets_the_top_four_cards_aside_before_the_deal() -> None:
    shop = scripted("solo")
    assert codes(shop.removed) == ["aj0", "aj1", "aj2", "aj3"]
    assert codes(shop.hands[0]) == ["aj4", "aj5", "aj6", "aj7"]
    assert all(not scripted(mode).removed for mode in ("duel", "trio", "teams"))


@pytest.mark.rule("R2.3")
def test_nobody_sees_the_cards_set_aside() -> None:
    shop = start(1, {}, "1")
    for viewer in (0, SPECTATOR):
        assert GAME.view(shop, viewer).zones["removed"] == [-1, -1, -1, -1]
    assert GAME.view(shop, REFEREE).zones["removed"] == shop.removed


@pytest.mark.rule("R2.4", "R2.5", "Q19")
def test_hands_are_dealt_in_blocks_of_four_then_the_fridge_from_the_left() -> None:
    shop = scripted("trio")
    hands = [" ".join(codes(hand)) for hand in shop.hands]
    assert hands == ["aj0 aj1 aj2 aj3", "aj4 aj5 aj6 aj7", "no0 no1 no2 no3"]
    assert codes(shop.fridge) == ["no4", "no5", "no6", "no7"]
    assert shop.slots == [1, 2, 3, 4]
    assert codes(shop.pile[::-1])[:2] == ["ch0", "ch1"]


@pytest.mark.rule("R2.6", "R2.4", "R2.5")
@pytest.mark.parametrize(
    ("mode", "pile"), [("solo", 44), ("duel", 44), ("trio", 40), ("teams", 36)]
)
def test_the_rest_is_the_draw_pile(mode: str, pile: int) -> None:
    shop = start(MODES[mode], {}, "1")
    assert len(shop.pile) == pile
    assert [len(hand) for hand in shop.hands] == [4] * MODES[mode]
    assert len(shop.fridge) == 4
    assert all(shop.knows[card] == 0 for card in shop.pile)


@pytest.mark.rule("R2.7")
@pytest.mark.parametrize("seats", MODES.values())
def test_the_bowls_start_empty_and_lie_open(seats: int) -> None:
    assert start(seats, {}, "1").bowls == [[], [], []]
    table = Table(seats, bowl_1="aj0 no1", bowl_3="ka7")
    for viewer in [*range(seats), SPECTATOR]:
        assert [table.zone(f"bowl_{n}", viewer) for n in (1, 2, 3)] == ["aj0 no1", "", "ka7"]
