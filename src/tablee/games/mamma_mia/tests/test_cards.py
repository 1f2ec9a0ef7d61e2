"""Chapters 1 and 3: the game in short, and the cards."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.mamma_mia.rules.moves import INGREDIENTS, KINDS, PER_COLOUR
from tablee.games.mamma_mia.rules.orders import ANY
from tablee.games.mamma_mia.tests.table import GAME, SEATS, Table, start
from tablee.i18n import Speaker
from tablee.kernel import BadInput, Rng, play, playout

KIND_NAMES = ["pineapple", "pepper", "mushroom", "olive", "chorizo", "shrimp"]


@pytest.mark.rule("R1.1", "R1.6")
def test_two_to_six_players_no_solo_no_teams() -> None:
    assert GAME.seat_counts() == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(BadInput, match="is for 2, 3, 4, 5, 6 seats"):
            GAME.settle(seats, {})
    assert [mode.key for mode in GAME.modes] == ["standard"]
    assert GAME.sides(4, GAME.settle(4, {})) == [0, 1, 2, 3]


@pytest.mark.rule("R1.2", "R1.3", "R1.4")
@pytest.mark.parametrize("seats", SEATS)
def test_a_whole_game_fills_and_unloads_one_oven_and_most_pizzas_win(seats: int) -> None:
    s = start(seats)
    services = set()
    rng = Rng.seeded("whole")
    while s.acting:
        services.add(int(s.service))
        moves = s.legal()
        play(s, s.seat, moves[rng.below(len(moves))])
    assert services == set(range(1, 5 if seats == 2 else 4))
    best = max(s.scores)
    winners = [key for key in s.rank_keys() if key == max(s.rank_keys())]
    assert all(key[0] == best for key in winners)


@pytest.mark.rule("R1.5")
@pytest.mark.parametrize("seats", SEATS)
def test_a_game_takes_some_hundred_turns(seats: int) -> None:
    turns = []
    for seed in range(5):
        s = start(seats, str(seed))
        rng, count = Rng.seeded(str(seed)), 0
        while s.acting:
            count += s.phase.key == "put"
            moves = s.legal()
            s.step(moves[rng.below(len(moves))])
        turns.append(count)
    assert 40 <= sum(turns) / len(turns) <= 160


@pytest.mark.rule("R3.1", "R3.2")
def test_fifteen_ingredients_of_six_kinds_in_canonical_order() -> None:
    faces = Counter(GAME.kinds[face] for face in GAME.faces[:INGREDIENTS])
    assert list(faces.items()) == [(kind, 15) for kind in KIND_NAMES]
    assert [noun.key for noun in GAME.nouns["kind"]] == KIND_NAMES


@pytest.mark.rule("R3.3", "R3.6")
def test_fifteen_different_orders_in_each_of_six_colours() -> None:
    orders = GAME.box.orders["one_plus_six"]
    assert len(orders) == 90
    for colour in range(6):
        mine = orders[PER_COLOUR * colour : PER_COLOUR * (colour + 1)]
        assert {order.colour for order in mine} == {colour}
        assert len({(order.slots, order.forbidden) for order in mine}) == 15
        types = Counter(order.type for order in mine)
        assert types.pop("normale") == 7
        assert types.pop("mamma_mia") == 2
        singles = "bombastica monotoni ghiottona monotoni_junior minipizza minimale"
        assert types == Counter(singles.split())


@pytest.mark.rule("R3.4", "Q3")
def test_favourites() -> None:
    names = [noun.key for noun in GAME.box.colours]
    favourites = dict(zip(names, [KIND_NAMES[k] for k in GAME.box.favourites], strict=True))
    assert favourites == {
        "yellow": "pineapple",
        "green": "pepper",
        "brown": "mushroom",
        "purple": "olive",
        "red": "chorizo",
        "pink": "shrimp",
    }


@pytest.mark.rule("R3.3", "R3.5")
def test_the_orders_of_a_colour_are_those_of_the_next_turned_by_one() -> None:
    """No colour is favoured: turning the cycle of ingredients turns one set into the next."""
    orders = GAME.box.orders["one_plus_six"]

    def meaning(colour: int, turn: int) -> set[object]:
        return {
            (
                tuple(sorted((s.slot, s.count, moved(s.kinds, turn)) for s in order.slots)),
                moved(order.forbidden, turn),
            )
            for order in orders[PER_COLOUR * colour : PER_COLOUR * (colour + 1)]
        }

    def moved(kinds: tuple[int, ...], turn: int) -> tuple[int, ...]:
        return tuple(sorted((kind + turn) % KINDS for kind in kinds))

    for colour in range(1, 6):
        assert meaning(0, colour) == meaning(colour, 0)


@pytest.mark.rule("R3.5")
def test_the_arithmetic_of_the_orders() -> None:
    carte = GAME.box.cartes["one_plus_six"]
    jokers = [
        sum(slot.slot == "joker" for slot in o.slots) for o in GAME.box.orders["one_plus_six"]
    ]
    named = [0] * KINDS
    for order in range(90):
        for kind in range(KINDS):
            named[kind] += carte.shown[order][kind]
    assert named == [46] * KINDS
    smallest = [
        sum(carte.shown[order]) + carte.chosen[order] * max(1, jokers[order]) for order in range(90)
    ]
    assert [sum(smallest[PER_COLOUR * c : PER_COLOUR * (c + 1)]) for c in range(6)] == [96] * 6
    assert [sum(carte.shown[order][ANY] == 15 for order in range(90))] == [6]


@pytest.mark.rule("R3.7", "Q18")
def test_everybody_sees_how_many_ingredients_and_orders_somebody_holds() -> None:
    table = Table(hand_1="olive*2 shrimp", orders_1="green_minimale green_bombastica")
    assert table.cards("hand_1", 1) == ["?ingredient"] * 3
    assert table.cards("orders_1", 1) == ["?green"] * 2
    assert set(table.cards("waiter_3", 0)) == {"?red"}


@pytest.mark.rule("Q1", "R9.5")
def test_the_names_of_orders_say_what_they_need() -> None:
    english, french = Speaker("en", GAME), Speaker("fr", GAME)
    numbers = {noun.key: number for number, noun in enumerate(GAME.nouns["card"])}

    def said(speaker: Speaker, key: str) -> str:
        return speaker.noun("card", numbers[key])

    assert said(english, "green_normale_olive") == "Pizza Normale (1 pepper + 4 olives)"
    assert said(french, "green_normale_olive") == "Pizza Normale (1 piment + 4 olives)"
    assert said(english, "green_normale_mista") == "Pizza Normale (1 of each)"
    assert said(french, "green_normale_mista") == "Pizza Normale (1 de chaque)"
    either = "Pizza Mamma Mia (1 chorizo + 5 pineapples or 5 peppers)"
    assert said(english, "red_mamma_mia_a") == either
    two = "Pizza Ghiottona (1 mushroom + 5 of one kind + 5 of another)"
    assert said(english, "brown_ghiottona") == two
    assert said(french, "green_minipizza") == "Minipizza (3 piments, sans crevette)"
    assert said(english, "pink_minimale") == "Pizza Minimale (1 shrimp + 4 of the rarest)"
    assert said(english, "pink_bombastica") == "Pizza Bombastica (15 or more)"
    assert said(english, "pink_monotoni") == "Pizza Monotoni", "how it reads is an option"
    bare = Speaker("en", GAME, bare=True)
    assert said(bare, "green_normale_olive") == "Pizza Normale"
    assert said(english, "green_normale_olive") != said(bare, "green_normale_olive"), "each its own"


@pytest.mark.rule("Q27")
def test_the_engine_knows_requests_and_answers_only() -> None:
    verbs = {form["verb"] for form in GAME.catalogue.forms}
    assert {"ask", "help", "refuse"} <= verbs
    assert not verbs & {"talk", "promise", "offer", "trade"}


def test_random_playouts_agree_with_themselves() -> None:
    one, two = start(4), start(4)
    assert playout(one, Rng.seeded("x")) == playout(two, Rng.seeded("x"))
    assert one.scores == two.scores
