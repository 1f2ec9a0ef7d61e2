"""What is said of moves, questions, news and cards: with what they are about just now."""

from __future__ import annotations

from typing import cast

import pytest

from tablee.bots import Ask
from tablee.games.rivals.rules.town import Town
from tablee.games.rivals.show import RivalsShow
from tablee.games.rivals.tests.table import GAME, Table, greedy
from tablee.games.rivals.tests.test_show import NAMES, market, shown
from tablee.i18n import Speaker
from tablee.kernel import SPECTATOR, legal, play
from tablee.kernel.engine import idle, pass_time
from tablee.kernel.log import Log, read_by

MODES: list[tuple[int, dict[str, str]]] = [
    (3, {}),
    (2, {"mode": "kitchen_squad"}),
    (2, {"mode": "two_many_cooks", "deluxe_cards": "yes"}),
    (4, {"from_leftovers": "yes", "free_recipe_discard": "yes"}),
    (3, {"schedule": "clock"}),
]
PURCHASES = ("buy", "shelf", "foodshido", "upgrade", "buy-card", "bundle", "dump", "rats")


def speaker(table: Table, language: str = "en") -> Speaker:
    return Speaker(language, GAME, NAMES, range(table.s.seats), strict=True)


def label(table: Table, text: str, language: str = "en") -> str:
    """The label of a move of whoever acts."""
    assert text in table.legal()
    return called(shown(table.s, table.s.seat, language), GAME.catalogue.parse(text))


def called(show: RivalsShow, move: int) -> str:
    return show.label(move) or show.speaker.move(move)


def question(table: Table) -> str:
    return asked(shown(table.s, table.s.seat))


def asked(show: RivalsShow) -> str:
    return show.question() or show.speaker.ask(show.view.phase, show.view.seat)


def told(table: Table, seat: int = 2) -> list[str]:
    return RivalsShow.news(speaker(table), read_by(table.log.events, seat - 1))


# --- labels ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effects", "price"),
    [((), 200), (("taxed",), 300), (("discount",), 100), (("taxed", "doubled"), 500)],
)
def test_a_purchase_names_the_ingredient_and_today_s_price(
    effects: tuple[str, ...], price: int
) -> None:
    table = market()
    for effect in effects:
        owner = table.s.figures[0] if effect == "taxed" else table.s.restaurants[0]
        setattr(owner, effect, True)
    assert label(table, "buy chop_shop-1") == f"Buy Beef for ${price}"
    assert label(table, "shelf chop_shop").endswith(f"for ${price}")


def test_the_price_of_a_label_is_the_price_paid() -> None:
    table = market()
    table.s.figures[0].taxed = table.s.restaurants[0].discount = True
    said = label(table, "buy chop_shop-1")
    table.play("1 buy chop_shop-1")
    assert said == f"Buy Beef for ${table.told('bought')[0][2]}"


@pytest.mark.parametrize(("taxed", "price"), [(0, 200), (1, 200), (2, 300)])
def test_a_purchase_from_afar_has_the_price_of_who_makes_it(taxed: int, price: int) -> None:
    table = Table(
        2,
        {"mode": "two_many_cooks"},
        chefs=["gohan_sushido pork_knuckles", "kim_chi biff_brobeque"],
        places=["chop_shop dairy_king", "island carbtastic"],
        money=[500, 500],
        step="market",
    )
    table.s.figures[taxed - 1].taxed = True  # his first figure, or his second
    said = label(table, "buy-card")
    table.play("1 buy-card")
    assert said == f"Buy an action card for ${price}"
    assert table.told("bought-card") == [(0, price)]


def test_in_a_war_passing_is_waiting_and_bids_name_the_ingredient() -> None:
    table = market(places=["chop_shop", "chop_shop"], spaces=["chop_shop-1", "chop_shop-1"])
    assert question(table) == "Bidding war for Beef: nobody has bid."
    assert label(table, "pass") == "Wait"
    assert label(table, "bid $300") == "Bid $300 for Beef"
    assert label(table, "bid drop") == "Drop out of the war for Beef"
    table.play("1 bid $500")
    assert question(table) == "Bidding war for Beef: the highest bid is $500."
    assert label(table, "bid all+2") == "Bid $500 and 2 garbage for Beef"
    assert label(table, "bid all+1", "fr") == "Miser 500 $ et 1 ordure (Bœuf)"


def test_a_long_row_of_bids_is_cut_but_a_short_list_is_whole() -> None:
    table = market(places=["chop_shop", "chop_shop"], spaces=["chop_shop-1", "chop_shop-1"])
    table.play("1 bid $500")
    hidden = {GAME.catalogue.texts[move] for move in shown(table.s, 1).seldom()}
    assert hidden == {f"bid all+{n}" for n in range(5, 21)}


def test_upgrades_for_others_need_not_be_listed() -> None:
    table = market(money=[500, 900])
    table.play("1 pass")
    hidden = {GAME.catalogue.texts[move] for move in shown(table.s, 1).seldom()}
    assert "upgrade double_burner 1" in hidden
    assert "upgrade double_burner 2" not in hidden
    assert label(table, "upgrade double_burner 2") == "Buy Double Burner for $300"
    assert label(table, "upgrade double_burner 1") == "Buy Double Burner for Ana, $300"


def test_the_island_names_its_prices() -> None:
    table = market(money=[500, 500], garbage=[0, 1], pantry_2="chocolate")
    table.play("1 pass")
    assert label(table, "dump") == "Throw out a piece of garbage for $100"
    assert label(table, "buy-card") == "Buy an action card for $200"
    assert label(table, "sell-chocolate") == "Sell a chocolate for $500"


def test_an_offer_names_recipes_and_entries() -> None:
    table = market(
        recipes_1="bruschetta lasagna", recipes_2="onigiri chirashi_bowling", pantry_1="rice"
    )
    table.play("1 offer 2", "1 give")
    assert label(table, "swap 1-1") == "Swap Bruschetta for Tuna Onigiri"
    table.play("1 give rice", "1 give", "1 swap 1-1")
    assert label(table, "strike 1") == "Strike: Give Rice"
    assert label(table, "strike 2") == "Strike: Swap Bruschetta for Tuna Onigiri"
    table.play("1 send")
    assert told(table)[0] == "Ana offers Bob: Rice, Bruschetta for Tuna Onigiri."


def test_cooking_names_dishes_and_what_is_to_be_filled() -> None:
    pantry = "bread tomato garlic alien_goo alien_goo"
    table = market(recipes_1="bruschetta lasagna", pantry_1=pantry)
    table.close_market()
    assert question(table) == "What do you cook?"
    assert label(table, "cook 1") == "Cook Bruschetta, +2"
    table.play("1 cook 1")
    assert question(table) == "Bruschetta: what is used for Bread?"
    table.play("1 use alien_goo")
    assert question(table) == "Bruschetta: what is used for Tomato?"


def test_an_extra_is_named() -> None:
    table = market(recipes_1="bruschetta lasagna", pantry_1="bread tomato garlic secret_sauce wine")
    table.close_market()
    table.play("1 cook 1")
    assert question(table) == "An extra for one more popularity?"
    assert label(table, "extra") == "With Secret Sauce: one more popularity"


# --- questions ------------------------------------------------------------------------------------


def test_an_attack_says_who_and_what() -> None:
    table = market(hand_1="armed_robbery", hand_2="clam_voyance")
    table.play("1 play armed_robbery", "1 target 2")
    assert question(table) == "Ana uses Armed Robbery on you."


def test_a_standing_pass_ends_with_the_day_and_with_another_bid() -> None:
    table = market(places=["chop_shop", "chop_shop"], spaces=["chop_shop-1", "chop_shop-1"])

    def concerns(seat: int) -> object:
        return shown(table.s, seat - 1).concerns()

    before = concerns(1)
    table.play("1 pass")
    assert concerns(1) == before
    table.play("2 bid $200")
    assert concerns(1) != before


def three_at_the_market() -> Table:
    return Table(
        3,
        chefs=["kim_chi", "biff_brobeque", "pork_knuckles"],
        places=["chop_shop", "island", "dairy_king"],
        money=[500, 500, 500],
        step="market",
    )


def stands(table: Table, seat: int) -> tuple[tuple[int, str] | None, object]:
    show = shown(table.s, seat - 1)
    return show.standing(), show.concerns()


def test_whoever_is_done_for_today_stays_so_whatever_others_do_among_themselves() -> None:
    table = three_at_the_market()
    before = stands(table, 1)
    assert before[0] == (GAME.catalogue.parse("pass"), "Done for today")
    table.play("1 pass", "2 buy-card", "3 pass", "2 pass", "3 pass")
    assert table.s.tick == 2
    assert stands(table, 1) == before
    assert stands(table, SPECTATOR + 1)[0] is None


def test_what_is_taken_from_them_wakes_them() -> None:
    table = three_at_the_market()
    before = stands(table, 1)
    table.s.restaurants[0].money -= 100
    assert stands(table, 1) != before


def test_nobody_is_done_in_a_war_nor_at_a_clock_nor_after_the_market() -> None:
    war = market(places=["chop_shop", "chop_shop"], spaces=["chop_shop-1", "chop_shop-1"])
    assert stands(war, 1)[0] is None
    clock = Table(2, {"schedule": "clock"}, money=[500, 500], step="market")
    assert stands(clock, 1)[0] is None
    table = three_at_the_market()
    table.play("1 pass", "2 pass", "3 pass")
    assert table.s.phase.key != "beat"
    assert stands(table, 1)[0] is None


def test_a_market_that_goes_round_again_says_so() -> None:
    """R7.12; whether it would close now is not told: a draft given up reads like a pass."""
    table = three_at_the_market()
    assert question(table) == "Ana may buy, barter or pass."
    table.play("1 pass", "2 buy-card", "3 pass")
    assert question(table) == "The market goes round again: buy, trade, or pass."
    table.play("2 pass", "3 pass")
    assert question(table) == "The market goes round again: buy, trade, or pass."


# --- news -----------------------------------------------------------------------------------------


def test_what_belongs_together_is_one_sentence() -> None:
    log = Log()
    s = GAME.new(2, GAME.settle(2, {}), "news", log)
    lines = RivalsShow.news(Speaker("en", GAME, NAMES, strict=True), read_by(log.events, 0))
    assert len([line for line in lines if line.startswith("Ana takes ")]) == 1
    assert s.seats == 2


def test_an_upgrade_for_oneself_and_for_somebody_else() -> None:
    table = market(places=["island", "island"], spaces=["shelf"] * 2, money=[900, 900])
    table.play("1 upgrade double_burner 1", "2 upgrade double_burner 2")
    table.play("2 upgrade basic_recipe_book 1")
    assert told(table)[0] == "Ana buys Double Burner for $300."
    assert told(table)[2] == "Bob pays $200 for Basic Recipe Book; it goes to Ana."


def test_news_speak_to_who_reads_them() -> None:
    table = market(places=["island", "island"], spaces=["shelf"] * 2, money=[900, 900])
    table.play("1 upgrade double_burner 1", "2 upgrade basic_recipe_book 1")

    def read(seat: int) -> list[str]:
        return RivalsShow.news(speaker(table).to(seat), read_by(table.log.events, seat))

    assert read(0)[0] == "You buy Double Burner for $300."
    assert read(0)[1] == "Bob pays $200 for Basic Recipe Book; it is yours."
    assert read(1)[0] == "Ana buys Double Burner for $300."


def test_an_offer_is_told_to_both_of_its_people() -> None:
    table = three_at_the_market()
    table.play("1 offer 2", "1 give", "1 give $100", "1 send")
    offered = [RivalsShow.news(speaker(table).to(seat), table.log.events)[-1] for seat in range(3)]
    assert offered[0].startswith("You offer Bob: ")
    assert offered[1].startswith("Ana offers you: ")
    assert offered[2].startswith("Ana offers Bob: ")


def test_a_bought_card_is_told_once_to_the_others() -> None:
    table = market(places=["island", "island"], spaces=["shelf"] * 2)
    table.play("1 buy-card")
    assert told(table, 2) == ["Ana buys an action card for $200."]
    assert len(told(table, 1)) == 2, "the buyer also reads which"


# --- cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("words", "found"), [("fuego", "Señor Fuego"), ("secret", "R8.23"), ("eatsa", "3")]
)
def test_things_are_explained_by_any_part_of_their_name(
    language: str, words: str, found: str
) -> None:
    table = market()
    lines = shown(table.s, 0, language).explain(words)
    text = " ".join(" ".join(lines).split())
    rule = GAME.rulebook.rules.get(found)
    assert (rule.text[language] if rule else found) in text


@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_while_npcs_are_chosen_every_chef_is_explained(seat: int) -> None:
    """Only four of the twelve have a power as an NPC; the others say their own."""
    settled = GAME.settle(2, {"mode": "kitchen_squad"})
    s = GAME.new(2, settled, "npcs")
    while s.phase.key != "chefs":
        play(s, s.seat, legal(s, s.seat)[0])
    for key in ("gohan_sushido", "angus_khan-npc"):
        name = key.split("_")[0]
        assert GAME.printed[key]["en"] in " ".join(shown(s, seat).explain(name))


# --- everywhere -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_every_price_said_is_the_price_paid(seats: int, options: dict[str, str]) -> None:
    """R7.17 is asked of the rules about another world; they charge in the true one."""
    settled = GAME.settle(seats, {**options, "deluxe_cards": "yes", "max_days": "20"})
    s = cast("Town", GAME.new(seats, settled, "prices"))
    bots = [greedy(seat, str(seat)) for seat in range(seats)]
    prices: set[int] = set()
    while s.acting:
        moves = s.legal()
        show = shown(s, s.seat)
        for move in moves if show.view.phase in ("beat", "stalls", "spree") else []:
            if GAME.catalogue.forms[move]["verb"] in PURCHASES:
                twin = s.clone()
                play(twin, s.seat, move, Log())
                paid = s.restaurants[s.seat].money - twin.restaurants[s.seat].money
                assert f"${paid}" in called(show, move).split()
                prices.add(paid)
        if idle(s):
            pass_time(s)
            continue
        log = Log()
        play(s, s.seat, bots[s.seat].choose(Ask(s, s.seat, moves)), log)
        for bot in bots:
            for event in read_by(log.events, bot.seat):
                bot.hear(event)
    assert {100, 200, 300} <= prices


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_every_move_question_and_event_of_a_game_has_its_words(
    language: str, seats: int, options: dict[str, str]
) -> None:
    """Strict texts: an argument or a message that is missing fails; French has no bare plural."""
    s = GAME.new(seats, GAME.settle(seats, {**options, "max_days": "2"}), "telling")
    bots = [greedy(seat, str(seat)) for seat in range(seats)]
    phases: dict[str, int] = {}
    while s.acting:
        show = shown(s, s.seat, language)
        moves = s.legal()
        phases[show.view.phase] = phases.get(show.view.phase, 0) + 1
        if phases[show.view.phase] <= 12:
            assert asked(show)
            assert all(called(show, move) for move in moves)
            assert len(show.seldom()) < len(moves)
        log = Log()
        play(s, s.seat, bots[s.seat].choose(Ask(s, s.seat, moves)), log)
        assert all(RivalsShow.news(show.speaker, read_by(log.events, 0)))
    assert {"wheels", "stalls" if options.get("schedule") else "beat", "cook"} <= set(phases)
