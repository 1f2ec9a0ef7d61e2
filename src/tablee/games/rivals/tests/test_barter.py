"""Section 7.4: offers, answers, exchanges."""

from __future__ import annotations

import pytest

from tablee.games.rivals.rules.offers import fits, island_cost
from tablee.games.rivals.rules.pieces import Figure
from tablee.games.rivals.tests.table import GAME, Table
from tablee.kernel import SPECTATOR, determinize, read_by, view
from tablee.kernel.rng import Rng
from tablee.testing import PlayedPosition


def desk(**more: object) -> Table:
    """Two restaurants with something to trade."""
    return Table(
        3,
        **{
            "step": "market",
            "chefs": ["gardena_eden", "biff_brobeque", "phyllis_grubman"],
            "places": ["island", "chop_shop", "chop_shop"],
            "money": [500, 300, 0],
            "garbage": [2, 0, 0],
            "pantry_1": "beef beef",
            "pantry_2": "cheese wine",
            "hand_1": "taxes discount",
            "hand_2": "jackpot monopoly",
            **more,
        },
    )


@pytest.mark.rule("R7.50", "R7.51", "R7.53", "R7.55", "R7.57")
def test_money_garbage_and_ingredients_change_hands_at_once() -> None:
    table = desk()
    table.play("1 offer 2", "1 give", "1 give $200", "1 give", "1 give garbage")
    table.play("1 give", "1 give beef", "1 ask", "1 ask cheese", "1 send")
    assert (table.phase, table.seat) == ("weigh", 2)
    table.play("2 accept 1")
    assert table.each("money") == [300, 500, 0]
    assert table.each("garbage") == [1, 1, 0]
    assert (table.pantry(1), table.pantry(2)) == ("beef cheese", "beef wine")
    assert (table.phase, table.seat) == ("beat", 2)


@pytest.mark.rule("R7.54", "R7.56")
def test_a_declined_offer_is_not_repeated_that_day() -> None:
    table = desk()
    table.play("1 offer 2", "1 give", "1 give beef", "1 send", "2 decline 1")
    table.play("2 pass", "3 pass", "2 pass", "3 pass")
    table.play("1 offer 2", "1 give", "1 give beef")
    assert table.refusal("1 send") == "R7.56:repeated"
    table.play("1 give", "1 give beef")
    assert "send" in table.legal()


@pytest.mark.rule("R7.52")
def test_an_empty_offer_cannot_be_sent_and_six_entries_are_the_most() -> None:
    table = desk(pantry_1="beef fish pork milk egg rice bread")
    table.play("1 offer 2")
    assert table.refusal("1 send") == "R7.52:empty"
    for kind in ["beef", "fish", "pork", "milk", "egg", "rice"]:
        table.play("1 give", f"1 give {kind}")
    assert "give" not in table.legal()
    assert table.refusal("1 give") == "R7.52:full"
    table.play("1 strike 3", "1 give")
    assert "bread" in table.starting("give")
    assert "pork" in table.starting("give")


@pytest.mark.rule("R7.52")
def test_what_a_full_side_refuses_is_refused_for_being_full() -> None:
    """Each given card is an entry; more of what is there is none."""
    table = desk(pantry_1="beef beef fish pork milk rice", hand_1="taxes clam_voyance")
    table.play("1 offer 2", "1 give", "1 give covered clam_voyance")
    for kind in ["beef", "fish", "pork", "milk", "rice"]:
        table.play("1 give", f"1 give {kind}")
    table.play("1 give")
    assert table.legal() == ["give beef"]
    assert table.refusal("1 give covered taxes") == "R7.52:full"
    assert table.refusal("1 give $100") == "R7.52:full"
    assert table.refusal("1 give egg") == "R7.51:not-theirs"


@pytest.mark.rule("R7.53")
def test_an_entry_is_said_in_two_steps() -> None:
    table = desk()
    table.play("1 offer 2")
    assert table.refusal("1 give beef") == "R7.53"
    assert table.refusal("1 strike 1") == "R7.53"
    table.play("1 give")
    assert table.refusal("1 send") == "R7.53"


@pytest.mark.rule("R7.51", "R7.55")
def test_only_what_a_side_owns_can_be_named() -> None:
    table = desk()
    table.play("1 offer 2", "1 ask")
    assert table.starting("ask") == [
        "$100",
        "$200",
        "$300",
        "cheese",
        "wine",
        "card",
    ]
    assert table.refusal("1 ask milk") == "R7.51:not-theirs"


@pytest.mark.rule("R7.54")
def test_three_counter_offers_and_then_yes_or_no() -> None:
    table = desk()
    table.play("1 offer 2", "1 give", "1 give beef", "1 send")
    for number, (seat, other) in enumerate([(2, 1), (1, 2), (2, 1)]):
        table.play(f"{seat} counter {other}", f"{seat} give", f"{seat} give $100")
        if number:
            table.play(f"{seat} ask", f"{seat} ask {'beef' if seat == 2 else 'wine'}")
        table.play(f"{seat} send")
    assert table.seat == 1
    assert table.refusal("1 counter 2") == "R7.54:counters"
    assert sorted(table.legal()) == ["accept 2", "decline 2"]
    table.play("1 accept 2")
    assert table.each("money") == [600, 200, 0]
    assert table.pantry(2) == "beef cheese wine"


@pytest.mark.rule("R7.56")
def test_ten_offers_a_day() -> None:
    """A counter-offer is one of them."""
    table = desk()
    table.s.restaurants[0].offers_sent = 9
    table.s.restaurants[1].offers_sent = 10
    table.play("1 offer 2", "1 give", "1 give beef", "1 send")
    assert table.refusal("2 counter 1") == "R7.56:too-many"
    assert table.legal() == ["decline 1", "accept 1"]
    table.play("2 decline 1", "2 pass", "3 pass", "2 pass", "3 pass")
    assert table.refusal("1 offer 2") == "R7.56:too-many"
    assert not table.starting("offer")


@pytest.mark.rule("R7.51", "R7.56", "R4.12")
def test_an_offer_goes_to_another_player_at_the_table() -> None:
    table = desk()
    assert table.starting("offer") == ["2", "3"]
    assert table.refusal("1 offer 1") == "R7.51:yourself"
    assert table.refusal("1 offer 4") == "R4.12:no-seat"
    for answer in ("accept", "decline", "counter", "withdraw"):
        assert table.refusal(f"1 {answer} 2") == "R7.56:no-offer"
    table.play("1 offer 2", "1 give", "1 give beef", "1 send")
    assert table.refusal("2 counter 3") == "R7.56:no-offer"
    assert table.refusal("2 withdraw 1") == "R7.56:no-offer"


@pytest.mark.rule("R7.51", "R7.52")
def test_what_is_in_the_offer_is_refused_for_being_there() -> None:
    table = desk(upgrades=["social_media_ads", "", ""])
    table.play("1 offer 2", "1 give", "1 give $100", "1 give", "1 give social_media_ads")
    table.play("1 give", "1 swap 1-1", "1 give", "1 give covered taxes", "1 give")
    taken = ["give $200", "give social_media_ads", "swap 1-1", "give covered taxes"]
    assert {table.refusal(f"1 {entry}") for entry in taken} == {"R7.52:there"}
    assert table.refusal("1 give island social_media_ads") == "R7.52:there"
    assert table.refusal("1 give egg") == "R7.51:not-theirs"
    assert table.refusal("1 give $600") == "R7.51:not-theirs"


@pytest.mark.rule("R7.51", "R7.52")
def test_where_all_is_in_the_offer_nothing_is_left_to_add() -> None:
    table = desk(pantry_2="", hand_2="")
    table.play("1 offer 2", "1 ask", "1 ask $300")
    assert table.refusal("1 ask") == "R7.51:nothing"


@pytest.mark.rule("R7.51", "R9.14")
def test_recipes_swap_with_the_review_attached_to_them() -> None:
    """E17."""
    table = desk(recipes_1="onigiri lasagna", recipes_2="guacamole ceviche")
    table.s.restaurants[0].recipes[1].review = 7
    table.play("1 offer 2", "1 give")
    assert [text for text in table.legal() if text.startswith("swap")] == ["swap 1-1", "swap 2-2"]
    table.play("1 swap 2-2", "1 send", "2 accept 1")
    assert table.recipes(1) == "onigiri ceviche"
    assert table.recipes(2) == "guacamole lasagna"
    assert table.reviews() == [-1, -1, -1, 7, -1, -1]


@pytest.mark.rule("R7.58", "R7.55")
def test_nobody_ever_has_two_of_an_upgrade() -> None:
    table = desk(upgrades=["double_burner social_media_ads", "double_burner", ""])
    table.play("1 offer 2", "1 give")
    assert "social_media_ads" in table.starting("give")
    assert "double_burner" not in table.starting("give")
    assert "island double_burner" not in table.starting("give")
    table.play("1 give social_media_ads", "1 send", "2 accept 1")
    assert table.each("upgrades") == [4, 12, 0]


@pytest.mark.rule("R7.22", "R7.51", "R7.55")
def test_an_upgrade_of_the_island_is_bought_on_acceptance() -> None:
    table = desk(money=[100, 300, 0])
    table.play("1 offer 2", "1 give", "1 give island double_burner")
    assert table.refusal("1 send") == "R7.55"
    table.play("1 ask", "1 ask $200", "1 send", "2 accept 1")
    assert table.each("money") == [0, 100, 0]
    assert table.each("upgrades") == [0, 4, 0]


@pytest.mark.rule("R7.17", "R7.22")
def test_each_upgrade_of_the_island_is_bought_by_whoever_pays_least_for_it() -> None:
    """At half price a surcharge is lost in the rounding of some and not of others."""
    table = desk()
    one = table.s.restaurants[0]
    one.discount, one.figures[0].taxed = True, True
    alone = island_cost(table.s, one, 0b1000)
    one.figures.append(Figure(3, table.s.plan, one.figures[0]))
    one.figures[1].taxed = False
    assert (alone, island_cost(table.s, one, 0b1000)) == (300, 200)


@pytest.mark.rule("R7.51", "R9.3")
def test_cards_are_given_by_name_and_asked_by_number() -> None:
    table = desk()
    table.play("1 offer 2", "1 give", "1 give covered taxes", "1 ask", "1 ask card", "1 send")
    for seat in (1, 2):
        assert view(table.s, seat).facts["offers"] == [
            {
                "giver": 0,
                "partner": 1,
                "gives": {"cards": 1},
                "asks": {"cards": 1},
                "swaps": [],
                "counters": 0,
                "cards": [],
            }
        ]
    table.play("2 accept 1")
    assert table.legal() == ["hand jackpot", "hand monopoly"]
    table.play("2 hand monopoly")
    assert (table.hand(1), table.hand(2)) == ("discount monopoly", "jackpot taxes")
    assert table.told("gave-card-hidden") == [(0, 1), (1, 0)]


@pytest.mark.rule("R7.51")
def test_a_shown_card_is_named_to_the_partner_only() -> None:
    table = desk()
    table.play("1 offer 2", "1 give", "1 give shown taxes", "1 send")
    offers = [view(table.s, seat).facts["offers"] for seat in range(3)]
    cards = [offer["cards"] for row in offers if isinstance(row, list) for offer in row]
    assert cards == [["taxes"], ["taxes"], []]


@pytest.mark.rule("R7.53")
def test_a_draft_is_its_writers_alone() -> None:
    table = desk()
    before = view(table.s, 1).facts
    table.play("1 offer 2", "1 give", "1 give shown taxes")
    assert view(table.s, 1).facts == before
    assert not view(table.s, 1).notes
    assert len(view(table.s, 0).notes) == 3
    twin = determinize(table.s, 1, Rng.seeded("other"))
    assert twin.notes == [[], [], []]
    assert len(determinize(table.s, 0, Rng.seeded("other")).notes[0]) == 3


@pytest.mark.rule("R7.55")
def test_an_exchange_that_became_impossible_does_not_fit() -> None:
    """E16, at a serial table nothing can come between; the check is the same."""
    table = desk(money=[200, 0, 0])
    table.play("1 offer 2", "1 give", "1 give $200", "1 ask", "1 ask cheese", "1 send")
    assert fits(table.s, table.s.offers[0])
    table.s.restaurants[0].money = 100
    assert not fits(table.s, table.s.offers[0])
    assert table.legal() == ["decline 1", "counter 1"]


@pytest.mark.rule("Q68")
def test_a_draft_takes_forty_steps_at_most() -> None:
    table = desk()
    table.play("1 offer 2")
    while "give" in table.legal():
        table.play("1 give", "1 give beef", "1 strike 1")
    assert table.legal() == ["cancel"]
    assert table.refusal("1 give") == "R7.53:long"
    assert table.refusal("1 strike 1") == "R7.53:long"


@pytest.mark.rule("R7.53")
def test_a_draft_that_is_given_up_looks_like_a_pass() -> None:
    table = Table(2, step="market", money=[500, 500])
    writing, other = table.seat, 3 - table.seat
    before = GAME.view(table.s, other - 1)
    table.play(f"{writing} offer {other}", f"{writing} give")
    assert GAME.view(table.s, other - 1) == before
    table.play(f"{writing} give $100", f"{writing} cancel")
    assert table.told("passed") == [(writing - 1,)]


@pytest.mark.rule("Q74", "R7.11", "R7.53")
@pytest.mark.parametrize("rules", [2, 1])
def test_a_draft_that_is_given_up_is_a_pass(rules: int) -> None:
    """By rules version 1 the market told, by staying open, that somebody had begun an offer."""
    where: dict[str, object] = {"step": "market", "day": 3, "money": [500, 500]}
    table = PlayedPosition(GAME.under(rules), 2, {}, where)
    table.submit(["offer 2", "give", "give $100", "cancel", "pass"])
    assert (table.phase == "beat") == (rules == 1)


@pytest.mark.rule("Q74", "R7.10", "R7.11")
@pytest.mark.parametrize("rules", [1, 2])
def test_a_counter_offer_that_is_given_up_is_no_pass(rules: int) -> None:
    """Both have made an offer: neither has passed, whatever became of the answers. By version 1 it
    only reads like a pass."""
    where: dict[str, object] = {"step": "market", "day": 3, "money": [500, 500]}
    table = PlayedPosition(GAME.under(rules), 2, {}, where)
    for seat, other in ((1, 2), (2, 1)):
        told = table.submit([f"offer {other}", "give", "give $100", "send", f"counter {seat}"])
        assert told[-1].split()[0] == "countered"
        heard = f"passed seat={other}" if rules == 1 else f"declined seat={other} target={seat}"
        assert table.submit(["cancel"]) == [heard]
    assert table.phase == "beat"
    table.submit(["pass", "pass"])
    assert table.phase != "beat"


@pytest.mark.rule("Q73", "R7.51", "R7.56")
@pytest.mark.parametrize("way", ["covered", "shown"])
def test_whether_an_open_offer_stays_betrays_no_covered_card(way: str) -> None:
    """Which of two cards went face down to seat 3 is all that differs: nobody else can tell."""
    one, two = [two_offers(way, card) for card in ("taxes", "discount")]
    for viewer in (1, SPECTATOR):
        assert read_by(one.log.events, viewer) == read_by(two.log.events, viewer)
        assert view(one.s, viewer) == view(two.s, viewer)
        worlds = [determinize(one.s, viewer, Rng.seeded(str(seed))) for seed in range(20)]
        assert all(view(world, viewer) == view(one.s, viewer) for world in worlds)
    assert one.legal(2) == two.legal(2)
    assert not one.s.offers


def two_offers(way: str, second: str) -> Table:
    """Seat 1 offers Taxes to seat 2; then one of its cards, covered, to seat 3, who accepts."""
    table = Table(
        3,
        {"schedule": "clock"},
        step="market",
        chefs=["gardena_eden", "biff_brobeque", "phyllis_grubman"],
        places=["island", "chop_shop", "chop_shop"],
        money=[500, 300, 300],
        hand_1="taxes discount",
        hand_2="jackpot",
        hand_3="monopoly",
    )
    for partner, card in ((2, f"{way} taxes"), (3, f"covered {second}")):
        table.play(f"1 offer {partner}", "1 give", f"1 give {card}", "1 ask", "1 ask $100")
        table.play("1 send")
    return table.play("3 accept 1")
