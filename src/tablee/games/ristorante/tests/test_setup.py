"""Chapters 1 to 4: the box, the set-up, the seasons."""

from __future__ import annotations

import pytest

from tablee.games.ristorante.rules.house import Numbers
from tablee.games.ristorante.tests.table import (
    FISH,
    GAME,
    MIXED,
    MODES,
    SEATS,
    Table,
    advanced,
    start,
)
from tablee.kernel import BadInput, Data, Rng, playout

BOX = GAME.box
CARDS = BOX.cards


@pytest.mark.rule("R1.1", "R1.5", "R1.7", "R3.6")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", SEATS)
def test_two_modes_for_two_to_five(mode: str, seats: int) -> None:
    s = start(seats, mode=mode)
    assert s.seats == seats
    assert s.house.advanced == (mode == "advanced")
    assert s.order == list(range(seats))


@pytest.mark.rule("R1.1", "R1.7")
@pytest.mark.parametrize("seats", [1, 6])
def test_nobody_plays_alone_or_with_six(seats: int) -> None:
    for mode in MODES:
        with pytest.raises(BadInput):
            GAME.settle(seats, {"mode": mode})
    assert [mode.key for mode in GAME.modes] == list(MODES)


@pytest.mark.rule("R1.6")
def test_variants_are_off_and_combine() -> None:
    assert not start(2).house.apprentice
    s = start(2, apprentice="on", balanced_turn_order="on", wine_restriction="on")
    assert s.house.apprentice
    assert s.house.balanced
    assert s.house.wine_restriction


@pytest.mark.rule("R2.1", "R2.2", "R2.3", "R2.5")
def test_what_the_box_holds() -> None:
    assert [CARDS.course.count(course) for course in range(4)] == [18, 30, 30, 30]
    assert len(CARDS.faces) == 108 + 40 + 28 + 147
    shops = [CARDS.shop[CARDS.faces[tile] - 176] for tile in range(176, 323)]
    assert [shops.count(shop) for shop in range(5)] == [24, 33, 24, 24, 42]
    assert [CARDS.wine[108:].count(kind) for kind in range(5)] == [8] * 5
    columns = (CARDS.course, CARDS.needs, CARDS.wine, CARDS.level, CARDS.income, CARDS.points)
    assert len({str([column[card] for column in columns]) for card in range(108)}) == 108
    assert CARDS.cost[176 + [noun.key for noun in BOX.deck.nouns[176:]].index("pork")] == 4


@pytest.mark.rule("R2.4", "Q14", "Q15", "Q16")
def test_every_recipe_has_one_category_and_one_speciality() -> None:
    assert set(CARDS.category) == {0, 1, 2}
    assert set(CARDS.speciality) == {0, 1}
    assert len(CARDS.category) == len(CARDS.speciality) == 108
    assert [noun.names["en"] for noun in BOX.nouns["icon"]] == ["daisy", "golden fork"]


@pytest.mark.rule("R2.6", "Q10")
def test_places_in_a_restaurant() -> None:
    numbers = BOX.numbers[3]
    places = [numbers.per_course, numbers.cellar, numbers.shelf]
    assert places == [2, 4, 5]
    assert [numbers.room_slots, numbers.bonus_slots, numbers.printed_stars] == [3, 4, 1]


@pytest.mark.rule("R2.7", "Q9", "Q52")
def test_a_pawn_never_passes_thirty() -> None:
    s = start(2)
    s.climb(0, 40)
    assert s.ratings == [30, 10]


@pytest.mark.rule("R2.8", "Q8")
def test_toques_by_rating() -> None:
    numbers: Numbers = BOX.numbers[2]
    ratings = [10, 11, 12, 14, 15, 17, 18, 30]
    assert [numbers.toques[rating] for rating in ratings] == [1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("R2.9", "Q45")
def test_cubes_are_always_enough() -> None:
    most = 4 * max(BOX.numbers[seats].pot for seats in SEATS) + 3 + 2
    assert BOX.numbers[5].cubes == most == 17


@pytest.mark.rule("R2.9")
def test_the_bank_pays_more_coins_than_the_box_holds() -> None:
    table = Table(2, step="income", cash=[87, 87], menu_1="tagliatelle_al_ragu")
    assert table.fact("cash") == [87 + 4, 87]


@pytest.mark.rule("R2.9", "Q2")
def test_four_spoons_are_won_with_three_tokens() -> None:
    table = Table(2, season=4, step="cook", menu_1=FISH, menu_2=MIXED, hand_1="tiramisu")
    table.play("done;bid 0;bid 0")
    assert sorted(table.s.spoons) == [1, 3]


@pytest.mark.rule("R2.9", "Q3")
def test_a_fourth_dinner_of_a_theme_gets_its_token_too() -> None:
    """The box has three tokens of a kind."""
    family = [card for card in range(108) if CARDS.speciality[card] == 0]
    of_family = [[card for card in family if CARDS.course[card] == at] for at in range(4)]
    menus = [" ".join(GAME.kinds[cards[seat]] for cards in of_family) for seat in range(4)]
    where = {f"menu_{seat}": menu for seat, menu in enumerate(menus, start=1)}
    table = Table(4, season=4, step="cook", seat=4, hand_4="risotto_al_tartufo", **where)
    events = table.play("done")
    assert sum("theme=theme_family" in event for event in events) == 4


@pytest.mark.rule("R3.1", "R3.3", "R3.4")
@pytest.mark.parametrize("seats", SEATS)
def test_the_table_at_the_start(seats: int) -> None:
    s = start(seats)
    assert [len(stall) for stall in s.stalls] == [6] * 5
    assert not any(s.bins)
    assert [len(deck) for deck in s.decks] == [18, 30, 30, 30, 40]
    assert s.cash == [25] * seats
    assert s.ratings == [10] * seats
    assert s.stars == [1] * seats
    assert not any(s.hands + s.menus + s.cellars + s.shelves)


@pytest.mark.rule("R3.1", "R3.3", "R3.7")
def test_everything_is_shuffled() -> None:
    one, other = start(2, "1", mode="advanced"), start(2, "2", mode="advanced")
    for a, b in zip(
        [*one.crates, *one.decks, one.bonus_deck],
        [*other.crates, *other.decks, other.bonus_deck],
        strict=True,
    ):
        assert a != b


@pytest.mark.rule("R3.2")
def test_a_vip_for_each_season() -> None:
    came = []
    for season in range(1, 5):
        table = Table(2, season=season, step="bid")
        events = table.play("bid 1;bid 0")
        came += [event.split("vip=")[1].split()[0] for event in events if "vip-won" in event]
    assert came == [noun.key for noun in BOX.nouns["vip"]]
    assert len(set(came)) == 4


@pytest.mark.rule("R3.5", "Q49")
def test_the_first_player_is_drawn_or_named() -> None:
    people = ["a", "b", "c"]
    drawn = {GAME.seating({"first_player": "random"}, str(n), people)[0] for n in range(30)}
    assert drawn == set(people)
    assert GAME.seating({"first_player": "chosen"}, "7", people) == people


@pytest.mark.rule("R3.7", "Q44")
def test_seven_cards_of_deck_one_are_shown() -> None:
    s = start(3, mode="advanced")
    assert len(s.bonus_board) == 7
    assert {s.bonus(card).deck for card in s.bonus_board} == {1}
    assert [s.bonus(card).deck for card in s.bonus_deck] == [2] * 14 + [1] * 7


@pytest.mark.rule("R3.8", "R3.9")
@pytest.mark.parametrize(
    ("seats", "stock", "pot", "books"),
    [(2, [2, 1, 1], 2, 1), (3, [3, 2, 2], 2, 2), (4, [4, 2, 2], 2, 2), (5, [5, 3, 3], 3, 3)],
)
def test_rooms_cubes_and_cookbooks(seats: int, stock: list[int], pot: int, books: int) -> None:
    s = start(seats, mode="advanced")
    assert s.stock == stock
    assert [s.pot, s.cookbooks, s.box_cubes] == [pot, books, 17 - pot]
    assert s.cubes == [0] * seats


@pytest.mark.rule("R1.2", "R1.3", "R4.1", "R4.2", "R1.4")
def test_the_phases_of_a_game_in_order() -> None:
    from tablee.kernel import Log

    log = Log()
    s = GAME.new(2, GAME.settle(2, {}), "order", log)
    rng = Rng.seeded("order")
    while s.acting:
        moves = s.legal()
        s.phase.apply(s, s.seat, moves[rng.below(len(moves))], log)
    marks = {"season", "actions", "critic", "vip", "income-phase", "guide", "thrift", "contest"}
    keys = [event.key for event in log.events if event.key in marks]
    early = ["season", "actions", "actions", "actions", "critic", "vip", "income-phase"]
    late = ["season", "actions", "actions", "actions", "guide", "vip", "thrift", "contest"]
    assert keys == [*early * 3, *late]
    assert log.events[-1].key == "winner"
    assert s.scores[log.events[-1].args[0]] == max(s.scores)


@pytest.mark.rule("R4.3")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = Table(4, first=3)
    asked = []
    for _ in range(4):
        asked.append(table.seat)
        table.play("end turn")
    assert asked == [3, 4, 1, 2]


@pytest.mark.rule("R4.4", "Q7", "R10.3")
def test_the_lowest_rating_begins_the_next_season() -> None:
    table = Table(3, season=2, step="income", ratings=[14, 12, 13])
    assert table.seat == 2
    assert table.fact("order") == [2, 3, 1]
    tied = Table(3, season=2, step="income", ratings=[14, 12, 12], menu_3="saute_di_funghi")
    assert tied.seat == 3


@pytest.mark.rule("R4.5", "Q4")
def test_nothing_is_lost_between_seasons() -> None:
    table = Table(
        2,
        step="income",
        cash=[3, 3],
        hand_1="saute_di_funghi",
        menu_1="prosciutto_e_fichi",
        cellar_1="chianti",
        shelf_1="eggs",
        new="prosciutto_e_fichi",
    )
    assert table.zone("hand_1") == ["saute_di_funghi"]
    assert table.zone("menu_1") == ["prosciutto_e_fichi"]
    assert table.zone("cellar_1") == ["chianti"]
    assert table.zone("shelf_1") == ["eggs"]
    assert table.fact("new") == []
    assert table.fact("cash") == [3 + 2 + 5, 3]


@pytest.mark.rule("R10.2", "Q44")
def test_the_bonus_board_over_four_seasons() -> None:
    s = start(2, "seasons", mode="advanced")
    rng = Rng.seeded("seasons")
    decks: dict[int, set[int]] = {}
    while s.acting:
        decks.setdefault(int(s.season), {int(s.bonus(card).deck) for card in s.bonus_board})
        moves = s.legal()
        s.step(moves[rng.below(len(moves))])
    assert decks == {1: {1}, 2: {1}, 3: {2}, 4: {2}}
    assert not s.bonus_deck


@pytest.mark.rule("R10.2")
def test_cookbooks_and_pot_are_filled_for_the_new_season() -> None:
    table = advanced(4, step="income", cookbooks=0, pot=0, cubes=[1, 1, 0, 0], bonus_1="chef")
    assert [table.fact("cookbooks"), table.fact("pot")] == [2, 2]
    assert len(table.zone("bonus_discard")) == 6
    assert table.s.box_cubes == 17 - 2 - 2


def test_games_of_both_modes_end() -> None:
    for mode in MODES:
        s = start(5, "end", mode=mode)
        assert playout(s, Rng.seeded("end")) > 100
        assert len(s.scores) == 5


def test_the_data_can_be_read_again() -> None:
    assert GAME.load(Data(GAME.folder() / "data")).catalogue.texts == GAME.catalogue.texts
