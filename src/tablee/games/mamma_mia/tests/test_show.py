"""How it looks: hands by kind, orders as formulas, the oven as its option allows."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tablee.games.mamma_mia.tests.table import GAME, Table, unloading
from tablee.kernel import SPECTATOR, Match
from tablee.show import Notice, Presenter, Scene, Sitter
from tablee.show.text import Printer

OPEN = ("table", "offer", "revealed")  # while the oven is unloaded
SHY = ("complete give_up", "order none", "help no")
SITTERS = [Sitter("Alberto"), Sitter("Beata"), Sitter("Claudio")]


def scene(table: Table, viewer: int = 0, language: str = "en") -> Scene:
    return Presenter(table.match, SITTERS[: table.match.seats]).scene(viewer, language)


def screen(table: Table, viewer: int = 0, language: str = "en") -> str:
    texts = Presenter(table.match, SITTERS[: table.match.seats]).speaker(language).texts
    return " ".join("\n".join(Printer(texts).lines(scene(table, viewer, language))).split())


def a_turn(options: dict[str, str] | None = None) -> Table:
    return Table(
        3,
        options or {},
        oven="shrimp*2 red_minipizza olive",
        hand_1="olive*3 pepper shrimp",
        orders_1="green_normale_olive green_monotoni green_minipizza",
    )


def test_a_hand_is_counted_and_orders_say_what_they_ask_for() -> None:
    text = screen(a_turn())
    assert "Service 1 of 3: [ingredients] > order > draw" in text
    assert "* Ingredients: Alberto: pepper, 3 × olive, shrimp" in text
    assert "(Pizza Normale), 1 pepper + 4 olives" in text
    assert "(Pizza Monotoni), 1 pepper + 6 cards of one kind of one’s choice (not pepper)" in text
    assert "(Minipizza), 3 peppers; fails if this is on the table: shrimp" in text


def test_the_same_in_french() -> None:
    text = screen(a_turn(), language="fr")
    assert "Service 1 sur 3 : [ingrédients] > commande > pioche" in text
    assert "pepper (piment), 3 × olive, shrimp (crevette)" in text
    assert "(Pizza Normale), 1 piment + 4 olives" in text
    assert "Alberto : Couleur : Vert, Préféré : piment" in text


def test_the_formula_of_the_monotoni_follows_the_reading() -> None:
    assert "6 peppers + 1 card of a kind of one’s choice" in screen(
        a_turn({"monotoni_reading": "six_plus_one"})
    )


@pytest.mark.rule("R12.5")
def test_the_oven_shows_its_top_or_all_of_it() -> None:
    assert "Oven: olive, 3 hidden cards" in screen(a_turn())
    text = screen(a_turn({"oven_view": "open"}))
    assert "Oven: 2 × shrimp, red_minipizza (Minipizza (3 chorizos, no mushroom)), olive" in text


@pytest.mark.rule("R12.6")
def test_pizzas_are_counted_if_the_score_is_open() -> None:
    assert "Pizzas: 0" not in screen(a_turn())
    assert "Pizzas: 0" in screen(a_turn({"score_view": "open"}))


@pytest.mark.rule("R6.6")
def test_a_draw_is_shown_with_its_numbers() -> None:
    table = Table(seat=1, step="draw", hand_1="olive*3", orders_1="", waiter_1=3, kitchen=20)
    labels = [move.label for move in scene(table).moves]
    assert labels == ["Draw 5 ingredients", "Draw 3 orders"]


@pytest.mark.rule("R6.10")
def test_the_draw_that_opens_the_oven_says_so() -> None:
    table = Table(seat=1, step="draw", hand_1="olive*3", orders_1="", waiter_1=3, kitchen=5)
    labels = [move.label for move in scene(table).moves]
    assert labels == ["Draw the last 5: the oven opens!", "Draw 3 orders"]
    table = Table(seat=1, step="draw", hand_1="olive*3", orders_1="", waiter_1=3, kitchen=1)
    assert scene(table, 0, "fr").moves[0].label.startswith("Piocher le dernier")


@pytest.mark.rule("R7.6", "R8.6", "R9.4")
def test_a_question_names_the_kind_that_is_asked_for() -> None:
    oven = "pepper green_bombastica"
    table = unloading(oven, hand_1="olive*2 shrimp", hand_2="", hand_3="mushroom*9")
    table.play("complete ask")
    assert scene(table).status == "How many olives do you add yourself first?"
    assert scene(table, 0, "fr").status.startswith("Vos olives : combien")
    table.play("own olive 1")
    assert scene(table).status == "How many shrimps do you add yourself first?"
    table = unloading("pepper green_ghiottona", hand_1="olive*2", hand_2="", hand_3="")
    assert scene(table).status == "Choose the two ingredients of your order."
    assert scene(table, 1).status.startswith("Alberto must choose")
    table = unloading("pepper green_monotoni", hand_1="olive*2", hand_2="", hand_3="")
    assert scene(table).status == "Choose the ingredient of your order."


@pytest.mark.rule("R7.3", "R8.5", "R8.6", "R8.7")
def test_a_button_says_which_cards_a_pizza_takes_and_what_helping_brings() -> None:
    oven = "pepper olive*2 green_normale_olive"
    table = unloading(oven, hand_1="olive*2", hand_2="", hand_3="olive*2")
    assert scene(table).moves[0].label == "Complete it from your hand: 2 olives"
    table.play("complete ask; own olive 1; help no")
    labels = [move.label for move in scene(table, 2).moves]
    assert labels == [
        "Help Alberto: 1 olive",
        "Do not help",
    ]
    table = unloading(oven, hand_1="olive", hand_2="", hand_3="shrimp*2")
    table.play("complete ask; own olive 0")
    asked = scene(table, 2)
    assert [move.label for move in asked.moves] == ["You cannot help"]
    assert asked.status == "A request goes round: you do not hold what it takes."
    assert scene(table, 1).status == "A request goes round: Claudio may help."


@pytest.mark.parametrize(("language", "none"), [("en", "No olives"), ("fr", "Sans olive")])
def test_adding_nothing_is_said_as_people_say_it(language: str, none: str) -> None:
    table = unloading("pepper olive*2 green_normale_olive", hand_1="olive*2", hand_3="olive*2")
    table.play("complete ask")
    assert scene(table, 0, language).moves[0].label == none


def test_an_order_out_of_the_oven_is_shown_with_what_it_lacks() -> None:
    table = unloading("pepper mushroom*2 green_normale_olive", hand_1="olive*2", hand_3="olive*4")
    text = screen(table)
    assert "Service 1 of 3: Beata unloads the oven" in text
    assert "Service 1 of 3: you unload the oven" in screen(table, viewer=1)
    assert "On the table: pepper, 2 × mushroom" in text
    assert "Your order Pizza Normale (1 pepper + 4 olives) Missing: 4 olives" in text
    assert "Order of Alberto Pizza Normale" in screen(table, viewer=1)
    table = unloading("pepper green_bombastica", hand_1="olive*2", hand_3="olive*4")
    assert "Missing: 14 ingredients of any kind" in screen(table)


def test_others_see_no_hand_and_the_end_shows_the_pizzas() -> None:
    assert "3 × olive" not in screen(a_turn(), viewer=1)
    assert "* " not in screen(a_turn(), viewer=SPECTATOR)
    over = Table(step="over", served="green_minimale red_minimale", hand_1="olive")
    assert [stat.value for stat in scene(over).seats[0].stats] == ["Green", "pepper", "1"]


@pytest.mark.rule("R11.5")
def test_a_tie_says_what_breaks_it() -> None:
    served = "green_minimale red_minimale"
    over = Table(step="over", served=served, hand_1="olive*2", hand_2="", hand_3="olive")
    (line,) = scene(over).ending
    assert line == "Tied on pizzas: the ingredients left in hand decide (2 for first place)."
    over = Table(step="over", served=served, hand_1="olive", hand_2="", hand_3="olive")
    assert "the win is shared" in scene(over).ending[0]
    over = Table(step="over", served="green_minimale", hand_1="", hand_2="", hand_3="olive")
    assert scene(over).ending == [
        "Tied on pizzas, whoever has more ingredients left in hand comes first."
    ]
    over = Table(step="over", served="green_minimale", hand_1="", hand_2="olive", hand_3="olive")
    assert scene(over).ending == []


def test_an_unloading_is_told_card_by_card() -> None:
    table = unloading("pepper mushroom*2 green_normale_olive", hand_1="olive*2", hand_3="olive*4")
    lines = Presenter(table.match).lines(SPECTATOR, "en")
    assert lines is not None
    moved = [line.motion for line in lines if line.motion is not None][1:]  # after the last draw
    assert [(one.face, one.n, one.source, one.target) for one in moved] == [
        ("pepper", 1, "oven", "table"),
        ("mushroom", 2, "oven", "table"),
        ("green_normale_olive", 1, "oven", "revealed"),
    ]


def told(match: Match) -> list[Counter[str]]:
    """The places of an unloading, as what its lines moved leaves them."""
    lines = Presenter(match).lines(SPECTATOR, "en")
    assert lines is not None
    places: dict[str, Counter[str]] = {}
    for line in lines:
        if line.key == "opened":
            places = {}
        for one in line.motions or ([line.motion] if line.motion else []):
            places.setdefault(one.source, Counter())[one.face] -= one.n
            places.setdefault(one.target, Counter())[one.face] += one.n
    return [+places.get(name, Counter()) for name in OPEN]


@pytest.mark.rule("R7.4", "R8.7", "R9.3")
@pytest.mark.parametrize("seed", ["1", "2"])
def test_what_the_lines_moved_leaves_the_table_as_it_is(seed: str) -> None:
    """Whatever pizzas took, and whatever was added, pledged, given and taken back."""
    match, rng, looked = Match(GAME, 3, {}, seed), Random(seed), 0
    while not match.over and looked < 30:
        (seat,) = match.awaited
        texts = match.legal_texts(seat)
        match.submit(seat, rng.choice([one for one in texts if one not in SHY] or texts))
        seen = match.view(SPECTATOR)
        if seen.facts["unloading"]:
            true = [Counter(GAME.kinds[face] for face in seen.zones[name]) for name in OPEN]
            assert told(match) == true
            looked += 1
    assert looked == 30


@pytest.mark.rule("R7.4", "R7.5", "R8.8")
@pytest.mark.parametrize("moves", ["complete hand", "complete ask; own olive 1; help no; help no"])
def test_the_same_in_a_match_that_begins_in_the_middle_of_an_unloading(moves: str) -> None:
    """What a line moved is said by the line: nothing before it has to have been read."""
    lay = {"table": "pepper shrimp*2 olive*2", "oven": "green_normale_olive yellow_monotoni"}
    table = Table(step="unload", hand_1="olive*2", hand_2="olive*2", hand_3="olive*2", **lay)
    places = {name: Counter(table.cards(name)) for name in (*OPEN, "hand_1")}
    table.play(moves)
    for line in Presenter(table.match).lines(SPECTATOR, "en") or []:
        for one in line.motions or ([line.motion] if line.motion else []):
            places.setdefault(one.source, Counter())[one.face] -= one.n
            places.setdefault(one.target, Counter())[one.face] += one.n
    for name in (*OPEN, "hand_1"):
        assert +places[name] == Counter(table.cards(name)), name


def test_a_line_names_an_order_and_says_its_formula_aside() -> None:
    table = unloading("pepper mushroom*2 green_normale_olive", hand_1="olive*2", hand_3="olive*4")
    lines = Presenter(table.match, SITTERS).lines(SPECTATOR, "en") or []
    (order,) = [line for line in lines if line.key == "order-out"]
    assert order.text == "Out of the oven: an order. Alberto, Pizza Normale."
    assert order.aside == "1 pepper + 4 olives"
    assert [line.aside for line in lines if line.key == "out"] == ["", ""]


def test_an_order_shows_what_it_asks_for_when_it_comes_out() -> None:
    table = unloading("pepper mushroom*2 green_normale_olive", hand_1="olive*2", hand_3="olive*4")
    lines = Presenter(table.match).lines(SPECTATOR, "en") or []
    (order,) = [line for line in lines if line.key == "order-out"]
    chips = order.motions[0].chips
    assert [(chip.face, chip.seat, chip.n) for chip in chips if chip.key == "pizza"] == [
        ("normale", 0, 5)
    ]
    asked = [("pepper", 1), ("olive", 4)]
    for key in ("need", "place"):
        assert [(chip.face, chip.n) for chip in chips if chip.key == key] == asked
        assert not any(chip.tone for chip in chips if chip.key == key)


def on_pizza(table: Table, place: str, viewer: int = 0, key: str = "place") -> list[str]:
    """The places of the only order there, or what it needs, as the viewer is told them."""
    (zone,) = [zone for zone in scene(table, viewer).zones if zone.id == place]
    (item,) = zone.items
    return [f"{chip.n} {chip.face} {chip.tone}".strip() for chip in item.chips if chip.key == key]


@pytest.mark.rule("R9.1", "R9.3", "R9.9")
@pytest.mark.parametrize(
    ("card", "hand", "places"),
    [
        (
            "green_normale_olive",
            "pepper olive*3",
            ["1 pepper have", "3 olive have", "1 olive lack"],
        ),
        ("green_monotoni", "olive*6", ["1 pepper lack", "6 joker"]),
        ("green_ghiottona", "pepper", ["1 pepper have", "5 joker", "5 other-joker"]),
        (
            "green_mamma_mia_a",
            "olive*5 chorizo*3",
            ["1 pepper lack", "1 olive have", "2 chorizo lack", "1 olive have"],
        ),
        ("green_bombastica", "olive*5", []),
    ],
)
def test_an_order_in_hand_says_which_of_its_places_the_hand_fills(
    card: str, hand: str, places: list[str]
) -> None:
    table = Table(hand_1=hand + " shrimp", orders_1=card)
    assert on_pizza(table, "orders_1") == places
    table = Table(hand_1="shrimp*2", oven=card)
    assert not any("have" in one or "lack" in one for one in on_pizza(table, "oven"))


@pytest.mark.rule("R9.1", "R9.9")
def test_what_an_order_needs_is_marked_where_the_hand_has_all_of_it() -> None:
    table = Table(hand_1="pepper olive*4", orders_1="green_normale_olive")
    assert on_pizza(table, "orders_1", key="need") == ["1 pepper have", "4 olive have"]
    table = Table(hand_1="olive*5 chorizo*4", orders_1="green_mamma_mia_a")
    assert on_pizza(table, "orders_1", key="need") == ["1 pepper", "5 olive have"]
    assert on_pizza(table, "orders_1", key="or") == ["5 chorizo"]


@pytest.mark.rule("R7.3", "R8.5")
def test_the_pizza_that_is_out_says_what_whoever_is_asked_could_add() -> None:
    hands = {"hand_1": "olive*2", "hand_3": "olive*4"}
    table = unloading("pepper mushroom*2 olive green_normale_olive red_monotoni", **hands)
    mine = ["1 pepper have", "1 olive have", "2 olive want", "1 olive lack"]
    lacking = ["1 pepper have", "1 olive have", "3 olive lack"]
    seen = [on_pizza(table, "revealed", viewer) for viewer in (0, 1, 2, SPECTATOR)]
    assert seen == [mine, lacking, lacking, lacking]
    table.play("complete ask; own olive 1")
    asked = ["1 pepper have", "2 olive have", "2 olive want"]
    lacking = ["1 pepper have", "2 olive have", "2 olive lack"]
    assert [on_pizza(table, "revealed", viewer) for viewer in (0, 1, 2)] == [
        lacking,
        lacking,
        asked,
    ]


@pytest.mark.rule("R7.2", "R9.3", "R9.4")
def test_the_pizza_that_is_out_shows_what_was_chosen_and_whatever_lies_there() -> None:
    table = unloading("pepper olive*3 green_monotoni red_monotoni", hand_1="olive shrimp*5")
    assert on_pizza(table, "revealed") == ["1 pepper have", "6 joker"]
    table.play("choose olive")
    chosen = ["1 pepper have", "3 olive have", "1 olive want", "2 olive lack"]
    assert on_pizza(table, "revealed") == chosen
    table = unloading("pepper*2 olive*3 green_bombastica red_monotoni", hand_1="olive shrimp*5")
    assert on_pizza(table, "revealed") == ["2 pepper have", "3 olive have"]
    (zone,) = [zone for zone in scene(table).zones if zone.id == "revealed"]
    assert [chip.text for chip in zone.items[0].chips if chip.key == "count"] == ["5/15"]


@pytest.mark.rule("R7.2")
def test_every_kind_has_a_name_and_those_to_choose_from_can_be_touched() -> None:
    table = unloading("pepper olive*3 green_monotoni red_monotoni", hand_1="olive shrimp*5")
    (kinds,) = scene(table).sites
    assert [spot.label for spot in kinds.spots][:2] == ["pineapple", "pepper"]
    assert [spot.face for spot in kinds.spots if not spot.refs] == ["pepper"]
    assert not any(spot.refs for spot in scene(table, 1).sites[0].spots)


SAID = {
    "green_normale_mista": "1 of each kind",
    "green_bombastica": "the whole table, at least 15 cards",
    "green_ghiottona": "1 pepper + 5 cards each of two kinds of one’s choice (not pepper)",
    "green_minimale": "1 pepper + 4 cards of the kind with the fewest cards on the table"
    " (not pepper)",
    "green_mamma_mia_a": "1 pepper + either 5 olives or 5 chorizos",
}


@pytest.mark.rule("R9.3", "R9.4")
@pytest.mark.parametrize(("card", "said"), SAID.items())
def test_an_order_says_in_words_what_it_asks_for(card: str, said: str) -> None:
    table = Table(hand_1="olive*2", orders_1=card)
    (zone,) = [zone for zone in scene(table).zones if zone.id == "orders_1"]
    assert [item.text for item in zone.items] == [said]


def test_of_two_orders_called_the_same_a_move_says_which() -> None:
    orders = "green_normale_olive green_normale_mista green_minipizza"
    table = Table(seat=1, step="order", hand_1="olive", orders_1=orders)
    assert [move.label for move in scene(table).moves if move.verb == "order"] == [
        "Pizza Normale: 1 pepper + 4 olives",
        "Pizza Normale: 1 of each kind",
        "Minipizza",
    ]


@pytest.mark.rule("R7.3", "R8.5", "R8.6")
def test_answers_stand_beside_the_order_for_whom_it_asks() -> None:
    oven = "pepper olive*2 green_normale_olive"
    table = unloading(oven, hand_1="olive*2", hand_2="", hand_3="olive*2")
    (notice,) = scene(table).notices
    assert list(notice.answers.values()) == [
        "Add 2 olives",
        "Ask for a helping hand",
        "Never mind, let it burn",
    ]
    assert "Whoever helps you serves a pizza" in notice.lines[-1]
    assert scene(table).moves[0].refs == ["hand_1/card:olive"]
    assert all(not seen.answers for seat in (1, 2) for seen in scene(table, seat).notices)
    table.play("complete ask; own olive 1; help no")
    (notice,) = scene(table, 2).notices
    assert list(notice.answers.values()) == ["Give 1 olive", "Do not help"]
    assert "a pizza for you" in notice.lines[-1]


def test_the_two_piles_are_called_what_the_moves_that_draw_from_them_are() -> None:
    table = Table(step="draw", hand_1="olive*3")
    drawn = scene(table)
    called = {zone.id: zone.refs for zone in drawn.zones if zone.refs}
    assert called == {"kitchen": ["draw-kitchen"], "waiter_1": ["draw-waiter"]}
    assert {ref for move in drawn.moves for ref in move.refs} == {"draw-kitchen", "draw-waiter"}


def lacks(notice: Notice) -> dict[str, dict[str, int]]:
    """What each line that speaks of things lacking says, and which."""
    return {
        line: {chip.face: chip.n for chip in chips if chip.tone == "lack"}
        for line, chips in zip(notice.lines, notice.things, strict=False)
    }


@pytest.mark.rule("R7.3", "R9.3")
def test_a_line_about_an_order_says_of_which_things_it_speaks() -> None:
    table = unloading("pepper olive*2 green_normale_olive", hand_1="olive*2")
    (notice,) = scene(table).notices
    assert list(lacks(notice).items())[1:] == [("Missing: 2 olives", {"olive": 2})]
    assert [chip.face for chip in notice.things[0]] == ["green_normale_olive"]
    assert len(notice.lines) > len(notice.things), "what an answer brings speaks of none"
    any_kind = unloading("pepper olive*2 yellow_bombastica", hand_1="olive*2")
    (notice,) = scene(any_kind).notices
    assert list(lacks(notice).values()) == [{}, {"all_any": 12}]
