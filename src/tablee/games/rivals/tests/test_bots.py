"""The greedy player: it wins, it ends games, it keeps to what its seat sees, and it says why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import mean
from typing import Any

import pytest

from tablee.arena.loop import play_out
from tablee.bots import Advice, Ask, Bot, Weights, chance_of, find, guide_of
from tablee.games.rivals.guide.mind import Taste
from tablee.games.rivals.guide.shopping import Shopper
from tablee.games.rivals.rules import moves as m
from tablee.games.rivals.rules.cooking import plate_so_far
from tablee.games.rivals.rules.town import Town
from tablee.games.rivals.tests.table import GAME, KINDS, Table, greedy
from tablee.i18n import Speaker
from tablee.kernel import SILENT, Log, Rng, determinize, play, ranking
from tablee.kernel.game import typed

QUIET = ["pork_knuckles", "mortimer_sleazburger"]
SIGNS = ["pho_realz", "leaning_tower_of_eatsa"]
MODES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (2, {"mode": "kitchen_squad", "chef_draft": "yes"}),
    (3, {"mode": "two_many_cooks"}),
    (8, {"mode": "deluxe", "dinner_and_a_show": "honour"}),
    (4, {"from_leftovers": "yes", "amateur_chef": "yes"}),
    (5, {"free_recipe_discard": "yes"}),
]


def seated(names: Sequence[str], seed: str) -> list[Bot]:
    return [
        find(GAME, name)(GAME, seat, Rng.seeded(f"{seed}/{seat}"))
        for seat, name in enumerate(names)
    ]


def played(names: Sequence[str], seed: str, options: Mapping[str, str]) -> Town:
    log = Log()
    s = GAME.new(len(names), GAME.settle(len(names), options), seed, log)
    chances = [chance_of(GAME, seed, seat) for seat in range(len(names))]
    play_out(s, seated(names, seed), chances, log)
    assert isinstance(s, Town)
    return s


def town(**where: Any) -> Table:
    """Two players at the market with nothing but what the test says."""
    facts: dict[str, Any] = {"chefs": QUIET, "restaurants": SIGNS, "step": "market"}
    return Table(2, **{**facts, **where})


def filled(recipes: str, pantry: str, dish: str, need: str) -> str:
    """What Biff's owner fills a requirement with, when it is asked about."""
    biff = ["biff_brobeque", "mortimer_sleazburger"]
    where: dict[str, Any] = {"recipes_1": recipes, "pantry_1": pantry, "chefs": biff, "day": 2}
    table = town(step="cook", upgrades=["double_burner", ""], **where).play(f"1 {dish}")
    while asked_about(table) != need:
        table.play(f"1 {table.legal(1)[0]}")
    return GAME.catalogue.texts[advice(table, 1).move]


def asked_about(table: Table) -> str:
    plate = plate_so_far(table.s, 0)
    return KINDS[plate.needs[len(plate.fills)]]


@pytest.mark.rule("R10.3", "R8.22")
def test_what_a_dish_brings_besides_is_asked_of_the_rules() -> None:
    """Meats are counted dish by dish, Alien Goo among them, and Tofu only as a meat."""
    goods = "flour leafy_greens pork rice carrot beef egg fish"
    assert filled("jiaozi bibimbap", goods, "cook both", "carrot") == "use fish"
    assert filled("jiaozi bibimbap", goods, "cook 2", "carrot") == "use fish"
    goo = "flour leafy_greens alien_goo fish"
    assert filled("jiaozi tiramisu", goo, "cook 1", "leafy_greens") == "use fish"
    soup = "potato garlic fish seafood egg tofu"
    assert filled("jiaozi buddha_jumps", soup, "cook 2", "fish") == "use fish"
    hot = "noodles leafy_greens scallions beef tofu alien_goo"
    assert filled("jiaozi sukiyaki", hot, "cook 2", "tofu") == "use tofu"


def advice(table: Table, seat: int = 0) -> Advice:
    at = seat - 1 if seat else table.s.seat
    moves = table.s.phase.legal(table.s, at)
    return greedy(at, "bot").advise(Ask(table.s, at, moves))


def told(found: Advice) -> tuple[str, str]:
    return GAME.catalogue.texts[found.move], found.reasons[0].key


# --- strength and length --------------------------------------------------------------------------


@pytest.mark.slow
def test_one_greedy_beats_three_random() -> None:
    """Twelve games, every seat in turn; 90 % is the bar, and it wins practically all of them."""
    wins = 0
    for game in range(12):
        names = ["random"] * 4
        names[game % 4] = "greedy"
        s = played(names, f"bar {game}", {"max_days": "60"})
        wins += ranking(s)[game % 4] == 1
    assert wins >= 11


@pytest.mark.slow
def test_four_greedy_players_need_eight_to_fifteen_days() -> None:
    deals = [f"days {game}" for game in range(8)]
    days = [int(played(["greedy"] * 4, deal, {"max_days": "60"}).day) for deal in deals]
    assert 8 <= mean(days) <= 15
    assert max(days) < 60


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_it_plays_every_mode(seats: int, options: dict[str, str]) -> None:
    s = played(["greedy"] * seats, "modes", {**options, "max_days": "2"})
    assert not s.acting


# --- honesty --------------------------------------------------------------------------------------


def test_it_decides_by_what_its_seat_sees() -> None:
    """In any world the seat cannot tell from the true one it does the same."""
    options = GAME.settle(3, {"max_days": "2"})
    s = GAME.new(3, options, "honest")
    asked = 0
    while s.acting:
        seat, moves = s.seat, s.legal()
        choices = set()
        for world in (
            s,
            determinize(s, seat, Rng.seeded("a")),
            determinize(s, seat, Rng.seeded("b")),
        ):
            bot = greedy(seat, "same")
            choices.add(bot.choose(Ask(world, seat, moves[:])))
        assert len(choices) == 1, s.phase.key
        asked += len(moves) > 1
        play(s, seat, choices.pop(), SILENT)
    assert asked > 20


def test_every_reason_is_declared_and_can_be_said_in_both_languages() -> None:
    speakers = [Speaker(tongue, GAME, strict=True) for tongue in ("en", "fr")]
    heard = set()
    for seats, options in [(4, {}), (4, {"mode": "deluxe"}), (2, {"mode": "kitchen_squad"})]:
        s = GAME.new(seats, GAME.settle(seats, {**options, "max_days": "2"}), "words")
        bots = seated(["greedy"] * seats, "words")
        while s.acting:
            found = bots[s.seat].advise(Ask(s, s.seat, s.legal()))
            assert found.reasons, "every hint gives its reason"
            for reason in found.reasons:
                assert len(reason.args) == len(typed(GAME.hints.get(reason.key, ""))), reason
                heard.add(reason.key)
                assert all(speaker.reason(reason) for speaker in speakers)
            play(s, s.seat, found.move, SILENT)
    assert {"market", "needs", "completes", "cook", "deal-buys", "nothing-better"} <= heard


# --- sense ----------------------------------------------------------------------------------------


def test_it_buys_what_completes_a_recipe() -> None:
    table = town(
        money=[200, 0],
        places=["fruit_stand", "island"],
        counter_fruit_stand="beans tomato avocado",
        recipes_1="bruschetta lasagna",
        pantry_1="bread garlic",
    )
    assert told(advice(table)) == ("buy fruit_stand-2", "completes")


def test_it_goes_where_its_recipes_are_sold() -> None:
    table = town(
        step="wheels",
        money=[300, 300],
        recipes_1="bruschetta mapo_tofu",
        pantry_1="bread tomato",
        counter_veggie_land="garlic carrot carrot onion",
    )
    assert told(advice(table, 1)) == ("go veggie_land", "market")


def test_it_bids_for_what_it_needs_and_drops_what_it_does_not() -> None:
    where: dict[str, Any] = {
        "money": [600, 600],
        "places": ["chop_shop", "chop_shop"],
        "spaces": ["chop_shop-1", "chop_shop-1"],
        "counter_chop_shop": "beef fish fish fish",
        "recipes_2": "onigiri coq_au_vin",
    }
    needed = town(recipes_1="bulgogi lasagna", pantry_1="sweet_fruit garlic onion", **where)
    assert told(advice(needed)) == ("bid $200", "bid")
    useless = town(recipes_1="bruschetta mapo_tofu", **where)
    assert told(advice(useless)) == ("bid drop", "too-dear")


def test_it_throws_out_garbage_on_the_island() -> None:
    table = town(money=[500, 0], places=["island", "chop_shop"], garbage=[2, 0])
    assert told(advice(table)) == ("dump", "litter")


@pytest.mark.rule("R7.20", "R11.2")
@pytest.mark.parametrize(
    ("sign", "place", "bill"),
    [
        ("el_luchador_picante", "chop_shop", 200),
        ("el_luchador_picante", "island", 100),
        ("uncle_sams", "chop_shop", 100 + 250),  # and an errand to the Island
    ],
)
def test_it_reckons_with_what_the_rules_ask_for_garbage(sign: str, place: str, bill: int) -> None:
    table = town(
        restaurants=[sign, "pho_realz"],
        popularity=[12, 0],
        money=[900, 0],
        garbage=[1, 0],
        places=[place, "fruit_stand"],
        recipes_1="bruschetta lasagna",
        pantry_1="bread tomato garlic",
    )
    taste = Taste(Weights.read(GAME.folder() / "guide.toml"))
    mind = Shopper(table.s, 0, [], taste)
    me = mind.me
    assert mind.standing(me) == mind.outlook(me, me.have, 900 - bill, 0)
    if "dump" in table.legal():
        assert mind.dump_worth() > 0, "what it has reckoned with it also does"


def test_it_offers_a_trade_that_both_gain_by_and_the_other_accepts() -> None:
    table = town(
        places=["island", "island"],
        recipes_1="bruschetta lasagna",
        pantry_1="bread garlic milk",
        recipes_2="mac_and_cheese mapo_tofu",
        pantry_2="noodles cheese tomato",
    )
    offer = advice(table)
    assert told(offer) == ("offer 2", "deal-kinds")
    guide = guide_of(GAME)
    assert guide is not None
    planned = guide.line(table.s, 0, table.s.legal(), Rng.seeded("line"))
    writer = greedy(0, "bot")
    written = [offer.move]
    play(table.s, 0, offer.move, SILENT)
    while table.phase == "draft":
        written.append(writer.choose(Ask(table.s, 0, table.s.legal())))
        play(table.s, 0, written[-1], SILENT)
    assert planned == written  # a playout writes in one go what a player writes step by step
    assert table.phase == "weigh"
    assert told(advice(table)) == ("accept 1", "gain")
    play(table.s, 1, advice(table).move, SILENT)
    assert "tomato" in table.pantry(1)
    assert "milk" in table.pantry(2)


def test_it_declines_to_give_what_it_needs() -> None:
    table = town(
        money=[300, 0],
        places=["island", "island"],
        recipes_2="bruschetta lasagna",
        pantry_2="bread tomato garlic",
    )
    table.play("1 offer 2", "1 give", "1 give $100", "1 ask", "1 ask garlic", "1 send")
    assert told(advice(table)) == ("decline 1", "unfair")


def test_it_asks_for_nothing_that_the_other_needs_more() -> None:
    table = town(
        money=[100, 0],
        places=["island", "island"],
        recipes_1="bruschetta mapo_tofu",
        pantry_1="bread garlic",
        recipes_2="guacamole lasagna",
        pantry_2="avocado tomato onion noodles",
    )
    assert not told(advice(table))[0].startswith("offer")


def test_it_does_not_write_an_offer_that_it_made_today() -> None:
    """R7.56: such a draft could only be given up."""
    table = town(
        places=["island", "island"],
        recipes_1="bruschetta lasagna",
        pantry_1="bread garlic milk",
        recipes_2="mac_and_cheese mapo_tofu",
        pantry_2="noodles cheese tomato",
    )
    written: list[str] = []
    while table.s.acting and table.s.day == 3:
        move = table.s.legal()[0]  # pass, decline, cook nothing
        if table.s.seat == 0 and table.phase in ("beat", "draft"):
            move = greedy(0, "bot").choose(Ask(table.s, 0, table.s.legal()))
            written.append(GAME.catalogue.texts[move])
        play(table.s, table.s.seat, move, table.log)
    assert "send" in written
    assert "cancel" not in written


def test_it_cooks_what_it_can_and_adds_the_extra() -> None:
    table = town(recipes_1="bruschetta lasagna", pantry_1="bread tomato garlic secret_sauce")
    table.close_market()
    assert told(advice(table, 1)) == ("cook 1", "cook")
    table.play("1 cook 1")
    assert told(advice(table, 1)) == ("extra", "extra")


def test_it_keeps_goo_when_it_has_the_card_itself() -> None:
    table = town(recipes_1="bruschetta lasagna", pantry_1="bread tomato garlic alien_goo")
    table.close_market()
    table.play("1 cook 1")
    assert told(advice(table, 1)) == ("use bread", "least")


def test_it_stops_a_costly_attack_and_lets_a_small_one_pass() -> None:
    for money, answer in ((1000, "clam"), (200, "let")):
        table = town(hand_1="armed_robbery", hand_2="clam_voyance", money=[0, money])
        table.play("1 play armed_robbery", "1 target 2")
        assert told(advice(table, 2))[0] == answer


def test_it_aims_at_whoever_has_most_to_lose() -> None:
    table = Table(
        3, step="market", hand_1="armed_robbery", money=[0, 300, 900], chefs=[*QUIET, "kim_chi"]
    )
    table.play("1 play armed_robbery")
    assert told(advice(table)) == ("target 3", "hurts")


def test_mortimer_gives_his_garbage_to_the_leader() -> None:
    table = Table(
        3,
        step="powers",
        chefs=["mortimer_sleazburger", "biff_brobeque", "gardena_eden"],
        garbage=[1, 0, 0],
        popularity=[0, 4, 9],
    )
    assert told(advice(table, 1)) == ("target 3", "leader")


@pytest.mark.rule("Q2", "R6.1")
@pytest.mark.parametrize("income", [100, 200])
def test_a_bot_counts_the_income_that_the_rules_pay(income: int) -> None:
    table = Table(2, {"celebrity_income": str(income)}, upgrades=["celebrity_endorsement", ""])
    taste = Taste(Weights.read(GAME.folder() / "guide.toml"))
    mind = Shopper(table.s, 1, [], taste)
    assert mind.upgrade_worth(4) == income * (mind.days_left() - 2)
    assert Shopper(table.s, 0, [], taste).upgrade_worth(4) == 0, "nobody has two"
    waits = [mind.saved_in(one, 1200) for one in table.s.restaurants]
    assert waits == [12000 // (300 + income), 40], "tenths of days until there is so much money"


def test_at_dawn_a_card_and_an_upgrade_are_worth_something_to_the_master() -> None:
    """Search would not buy what its judge does not see."""

    def expected(popularity: int, file: str, **more: Any) -> int:
        table = Table(2, step="wheels", popularity=[popularity, 0], **more)
        guide = guide_of(GAME, file)
        assert guide is not None
        return int(guide.worth(table.s, 0))

    for more in ({"hand_1": "jackpot"}, {"upgrades": ["social_media_ads", ""]}):
        plain, early = expected(0, "master.toml"), expected(0, "master.toml", **more)
        assert early > plain + 300, "thousandths of a point"
        late = expected(18, "master.toml", **more) - expected(18, "master.toml")
        assert late < early - plain, "the less, the nearer the end"
    assert expected(0, "guide.toml", hand_1="jackpot") == expected(0, "guide.toml")


@pytest.mark.rule("R7.17")
def test_an_action_card_is_weighed_at_its_price() -> None:
    s = town(places=["island", "chop_shop"], money=[1000, 0]).s
    taste = Taste(Weights.read(GAME.folder() / "guide.toml"))
    for discount, price in ((False, 200), (True, 100)):
        s.restaurants[0].discount = discount
        mind = Shopper(s, 0, [], taste)
        assert mind.service(m.BUY_CARD).worth == taste.deck - mind.spending(price)
