"""The table as it is shown: what a person must be able to read from it, in both languages."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablee import bots
from tablee.bots import Ask, Sitting
from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules.prices import cost
from tablee.games.rivals.rules.town import Town
from tablee.games.rivals.show import RivalsShow
from tablee.games.rivals.tests.table import GAME, Table, greedy
from tablee.i18n import Speaker
from tablee.kernel import SILENT, SPECTATOR, Log, Match, Rng, State, determinize, legal, play
from tablee.show import Chip, Site, describe

NAMES = ["Ana", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"]
COUNTER = "beef - fish pork"
ENOUGH = 4  # drawings of each phase


def shown(s: State, seat: int, language: str = "en", world: str = "any") -> RivalsShow:
    """The table through the eyes of a seat, who counts from 0 here."""
    assert isinstance(s, Town)
    speaker = Speaker(language, GAME, NAMES, range(s.seats), strict=True)
    moves = legal(s, seat) if seat < s.seats else []

    def deal() -> State:
        return determinize(s, seat, Rng.seeded(world))

    return RivalsShow(GAME, speaker, GAME.view(s, seat), moves, deal)


def market(**where: Any) -> Table:
    """Two players in Buy and Barter, at the first beat."""
    facts: dict[str, Any] = {
        "money": [500, 500],
        "chefs": ["pork_knuckles", "mortimer_sleazburger"],
        "restaurants": ["pho_realz", "rising_sun"],
        "counter_chop_shop": COUNTER,
        "places": ["chop_shop", "island"],
        "spaces": ["chop_shop-1", "shelf"],
        "step": "market",
    }
    return Table(2, **{**facts, **where})


def row(table: Table, place: int, seat: int = 0) -> list[tuple[str, list[Chip]]]:
    (site,) = [site for site in shown(table.s, seat).sites() if site.id == "town"]
    return [(spot.text, spot.chips) for spot in site.spots if spot.row == place]


def lines(table: Table, key: str, seat: int = 0) -> list[str]:
    found = [notice for notice in shown(table.s, seat).notices() if notice.key == key]
    return [line for notice in found for line in [notice.title, *notice.lines]]


def test_a_market_shows_price_counters_standers_and_the_shelf() -> None:
    table = market()
    name, shelf, *counters = row(table, 3)
    assert (name[0], name[1][0].text) == ("Chop Shop", "$200")
    assert shelf[0] == str(len(table.s.markets[3].shelf))
    assert [text for text, _ in counters] == ["Beef", "", "Fish", "Pork"]
    assert [(chip.text, chip.seat) for chip in counters[0][1]][-1] == ("first", 0)
    assert [chip.seat for chip in row(table, 6)[1][1]][-1] == 1, "Bob is on the Island"


@pytest.mark.rule("R8.30")
def test_what_leaves_tonight_lies_in_the_last_column() -> None:
    """Under that title: the browser draws a moon on what lies there."""
    home: dict[str, Any] = {"places": ["home", "home"], "spaces": ["shelf", "shelf"]}
    table = market(step="cook", counter_dairy_king="cheese milk -", **home)
    (site,) = [site for site in shown(table.s, 0).sites() if site.id == "town"]
    last = len(site.columns) - 1
    tonight = [spot.face for spot in site.spots if spot.column == last and not spot.empty]
    table.play("1 cook none", "2 cook none")
    left = [face for at in table.s.markets for face in table.names(at.tray)]
    assert site.columns[last] == "Leaves tonight"
    assert len(left) > 3
    assert tonight == left


@pytest.mark.rule("R7.17", "R11.2")
def test_a_shelf_has_a_price_of_its_own() -> None:
    table = market(restaurants=["rising_sun", "pho_realz"], popularity=[7, 0])
    name, shelf = row(table, 3)[:2]
    assert (name[1][0].text, shelf[1][0].text) == ("$200", "$100")


@pytest.mark.rule("R7.17")
def test_an_upgrade_has_one_price_everywhere() -> None:
    table = market(places=["island", "chop_shop"], spaces=["shelf", "shelf"], money=[900, 0])
    table.s.restaurants[0].discount = True
    show = shown(table.s, 0)
    burner = show.sites()[2].spots[2]
    move = GAME.catalogue.parse("upgrade double_burner 1")
    assert burner.chips[0].text in show.label(move)


@pytest.mark.rule("R8.4", "R10.10")
def test_a_recipe_lacks_what_the_rules_say() -> None:
    where: dict[str, Any] = {"recipes_1": "bulgogi lasagna"}
    where["pantry_1"] = "sweet_fruit garlic onion pork"
    for chef, tone in (("pork_knuckles", "lack"), ("phyllis_grubman", "have")):
        table = market(chefs=[chef, "mortimer_sleazburger"], **where)
        view = shown(table.s, 0)
        face = GAME.kinds.index("bulgogi")
        needs = view.zone(view.view.places["recipes_1"], [face]).things[face].chips
        assert [chip.tone for chip in needs if chip.text == "Beef"] == [tone]


@pytest.mark.rule("R7.17")
def test_a_market_shows_the_price_one_pays_today() -> None:
    table = market()
    table.s.figures[0].taxed = True
    assert row(table, 3)[0][1][0].text == "$300"
    assert row(table, 3, SPECTATOR)[0][1][0].text == "$200"


@pytest.mark.rule("R7.17", "R10.2")
@pytest.mark.parametrize("money", [0, 500])
def test_of_two_chefs_at_a_market_the_price_is_that_of_the_one_who_pays_less(money: int) -> None:
    """On the board, and for who thinks of a purchase, whether anybody can buy or not."""
    where: dict[str, Any] = {"places": ["chop_shop chop_shop", ""], "money": [money, 0]}
    table = Table(2, {"mode": "two_many_cooks"}, step="market", **where)
    s = table.s
    s.figures[0].taxed, s.figures[1].taxed = True, False
    assert row(table, 3)[0][1][0].text == "$200"
    assert cost(s, s.restaurants[0], GAME.catalogue.parse("buy chop_shop-1")) == 200
    assert cost(s, s.restaurants[0], GAME.catalogue.parse("shelf chop_shop")) == 200


@pytest.mark.rule("R7.17", "R7.31", "R10.2")
def test_a_sign_says_what_whoever_is_free_to_buy_pays() -> None:
    """The first chef is in a war; Antoine takes more of the second."""
    where: dict[str, Any] = {"places": ["chop_shop chop_shop", "chop_shop"], "money": [900, 0]}
    spaces = ["chop_shop-1", "chop_shop-1"]
    table = Table(2, {"mode": "two_many_cooks"}, step="market", spaces=spaces, **where)
    s = table.s
    s.figures[0].war, s.figures[1].taxed = s.figures[0].space, True
    assert [signs(spot) for spot in row(table, 3)] == [[300]] * 6
    assert shown(s, 0).label(GAME.catalogue.parse("buy chop_shop-2")).endswith("for $300")
    table.play("1 buy chop_shop-2")
    assert s.restaurants[0].money == 600


@pytest.mark.rule("R7.17", "R10.2", "R10.8")
def test_where_prices_differ_there_is_none_over_the_door() -> None:
    """Of two chefs one pays more, and the other may buy from the shelf only."""
    places = ["chop_shop chop_shop", ""]
    table = Table(2, {"mode": "two_many_cooks"}, step="market", places=places)
    s = table.s
    s.figures[0].taxed, s.figures[1].barred = True, True
    assert [signs(spot) for spot in row(table, 3)] == [[300], [200], [300], [300], [300], [300]]
    s.spaces[s.spaces_of(3)[0]].locked = True
    assert [signs(spot) for spot in row(table, 3)][:4] == [[], [200], [200], [300]]


def signs(spot: tuple[str, list[Chip]]) -> list[int]:
    return [chip.n for chip in spot[1] if chip.key == "price"]


@pytest.mark.rule("R7.20")
def test_where_garbage_goes_says_what_it_costs_from_where_one_is() -> None:
    for place, price in (("island", 100), ("chop_shop", 200)):
        where: dict[str, Any] = {"popularity": [12, 0], "garbage": [1, 0], "places": [place, ""]}
        table = market(day=2, restaurants=["el_luchador_picante", ""], spaces=["", ""], **where)
        (bin_,) = [spot for spot in shown(table.s, 0).sites()[-1].spots if spot.face == "garbage"]
        assert [chip.n for chip in bin_.chips] == [price]
        assert shown(table.s, 0).label(GAME.catalogue.parse("dump")).endswith(f"${price}")


@pytest.mark.rule("R7.32")
def test_a_war_shows_the_bids() -> None:
    """To whoever is in it as a ladder with the bids that can be made, to others as a notice."""
    table = market(places=["chop_shop", "chop_shop"], spaces=["chop_shop-1", "chop_shop-1"])
    table.play("1 bid $300")
    assert lines(table, "war", SPECTATOR)[1:] == ["Ana: $300", "Bob: no bid yet"]
    ladder = shown(table.s, 1).sites()[0]
    assert [spot.label for spot in ladder.spots][-2:] == ["$300: Ana", "no bid yet: Bob"]
    touched = {ref for spot in ladder.spots for ref in spot.names}
    assert touched == {f"amount_{move[5:]}" for move in table.legal(2) if move.startswith("bid $")}


@pytest.mark.rule("R8.6", "R11.1")
def test_a_recipe_shows_what_it_brings_and_what_is_missing() -> None:
    table = market(recipes_2="onigiri chirashi_bowling", garbage=[0, 2], pantry_2="rice")
    show = shown(table.s, 1)
    faces = show.view.zones["recipes_2"]
    thing = show.zone(show.view.places["recipes_2"], faces).things[faces[1]]
    gain = [chip.n for chip in thing.chips if chip.icon == "heart"]
    assert gain == [5], "6, and 1 for the cuisine, less 2 for the garbage"
    tones = {chip.text: chip.tone for chip in thing.chips}
    assert tones["Rice"] == "have"
    assert "lack" in tones.values()


@pytest.mark.rule("R3.10")
def test_a_pantry_says_what_is_in_storage() -> None:
    table = market(recipes_1="cheeseburger lasagna", pantry_1="bread tomato tomato tomato")
    show = shown(table.s, 1)
    about = show.zone(show.view.places["pantry_1"], show.view.zones["pantry_1"])
    assert about.note == "in storage: Tomato", "two of the three are beside recipes"


def test_a_restaurant_shows_its_numbers_and_what_holds_today() -> None:
    table = market(garbage=[2, 0], popularity=[4, 0], hand_1="taxes")
    table.s.restaurants[0].discount = True
    stats = {stat.key: stat.value for stat in shown(table.s, 1).stats(0)}
    assert (stats["money"], stats["garbage"], stats["level"], stats["cards"]) == (
        "$500",
        "2",
        "2",
        "1",
    )
    assert "discount" in stats


def test_the_trade_desk_shows_the_draft_and_then_the_offer() -> None:
    table = market(pantry_1="rice rice", pantry_2="egg", recipes_1="bruschetta lasagna")
    table.play("1 offer 2", "1 give", "1 give rice", "1 give", "1 give rice", "1 ask", "1 ask egg")
    assert lines(table, "draft")[1:] == ["1. Give Rice x 2", "2. Ask for Egg"]
    assert not lines(table, "draft", 1), "a draft is its writer's alone"
    table.play("1 send")
    offer = " ".join(lines(table, "offer", 1))
    assert "Rice x 2" in offer
    assert "Egg" in offer


def test_the_cooking_panel_shows_what_fills_what() -> None:
    table = market(
        recipes_1="bruschetta lasagna", pantry_1="bread tomato garlic alien_goo alien_goo"
    )
    table.close_market()
    table.play("1 cook 1", "1 use alien_goo")
    assert lines(table, "cook")[1:] == [
        "Bruschetta (basic, Italian, brings 2, garbage 0)",
        "Alien Goo for Bread, Tomato …, Garlic …",
    ]
    assert not lines(table, "cook", 1)


def scene(show: RivalsShow) -> object:
    """Everything a show says."""
    zones = {
        name: show.zone(show.view.places[name], faces) for name, faces in show.view.zones.items()
    }
    sites: list[Site] = show.sites()
    labels = [(show.label(move), show.touches(move)) for move in show.moves]
    stats = [show.stats(seat) for seat in range(show.view.seats)]
    said = (show.heading(), show.steps(), show.step(), show.question(), show.concerns())
    return zones, sites, labels, stats, said, show.notices(), show.seldom()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"schedule": "clock"}),
        (2, {"mode": "kitchen_squad"}),
        (2, {"mode": "two_many_cooks", "deluxe_cards": "yes"}),
        (8, {"mode": "deluxe"}),
        (4, {"from_leftovers": "yes"}),
    ],
)
def test_two_worlds_of_one_viewer_give_one_scene(
    language: str, seats: int, options: dict[str, str]
) -> None:
    """Nor is any text missing, for whoever looks."""
    s = GAME.new(seats, GAME.settle(seats, {**options, "max_days": "2"}), "screen")
    bots = [greedy(seat, str(seat)) for seat in range(seats)]
    drawings: Counter[str] = Counter()
    while s.acting:
        drawings[s.phase.key] += 1
        if drawings[s.phase.key] <= ENOUGH:
            for viewer in (s.seat, (s.seat + 1) % seats, SPECTATOR):
                first = scene(shown(s, viewer, language, "one"))
                assert first == scene(shown(s, viewer, language, "two"))
        play(s, s.seat, bots[s.seat].choose(Ask(s, s.seat, s.legal())), SILENT)
    assert {"wheels", "cook"} <= set(drawings)


@pytest.mark.rule("R8.6")
def test_what_is_told_of_popularity_adds_up_to_it() -> None:
    """The final count lists dish by dish what the log told."""
    s = GAME.new(2, GAME.settle(2, {"max_days": "20"}), "count")
    bots = [greedy(seat, str(seat)) for seat in range(2)]
    log = Log()
    while s.acting:
        play(s, s.seat, bots[s.seat].choose(Ask(s, s.seat, s.legal())), log)
    assert isinstance(s, Town)
    told = [0, 0]
    for event in log.events:
        if event.key in ("popularity", "lost-popularity"):
            told[event.args[0]] += event.args[1] if event.key == "popularity" else -event.args[1]
    assert told == [one.popularity for one in s.restaurants]
    assert max(told) > 0


def test_an_offer_has_pictures_with_what_one_lacks_marked() -> None:
    table = market()
    table.play("1 offer 2", "1 give", "1 give $100", "1 send")
    (notice,) = [one for one in shown(table.s, 1).notices() if one.key == "offer"]
    assert notice.seat == 0, "the giver"
    assert len(notice.things) == len(notice.lines)
    assert [(chip.text, chip.icon) for chip in notice.things[0]] == [("$100", "coin")]
    assert notice.things[1] == []


def test_a_restaurant_to_choose_names_the_recipes_at_home_there() -> None:
    """R11.1: one more popularity for each recipe of its cuisine."""
    s = GAME.new(4, GAME.settle(4, {}), "home")
    assert isinstance(s, Town)
    homely = 0
    for seat in range(4):
        show = shown(s, seat)
        own, box = [s.restaurants[seat].number(one) for one in s.restaurants[seat].there()], s.box
        for face in show.own("look"):
            told = show.zone(show.view.places[f"look_{seat + 1}"], [face]).things[face].chips
            at = face - ids.RESTAURANT_FACE
            there = [dish for dish in own if box.cuisine[dish] == box.home_cuisine[at]]
            assert [chip.text for chip in told[: len(there)]] == [
                f"{show.name('recipe', dish)} would bring 1 more popularity here" for dish in there
            ]
            assert len(told) == len(there) + 3
            homely += len(there)
    assert homely, "else nothing was looked at"


@pytest.mark.rule("R8.10", "R12.1")
@pytest.mark.parametrize("seed", ["1", "5"])
def test_what_was_won_adds_up_to_the_popularity_of_everybody(seed: str) -> None:
    """Dish by dish, with bonuses and what was lost; what differs from the card says so."""
    match = Match(GAME, 2, {}, seed, NAMES[:2])
    Sitting(match, [bots.find(GAME, "greedy")] * 2).run()
    scene = describe(match, SPECTATOR, "en")
    counted = [sum(item.chips[0].n for item in items) for items in scene.won]
    assert counted == match.view(SPECTATOR).facts["popularity"]
    assert sum(map(len, scene.won)) > 2
    for item in [item for items in scene.won for item in items if item.face]:
        printed = GAME.box.points[GAME.kinds.index(item.face) - ids.RECIPE_FACE]
        assert bool(item.text) == (item.chips[0].n != printed)
    assert not describe(match.branch(1), SPECTATOR, "en").won, "nothing is told before its time"


@pytest.mark.rule("R8.10", "R8.11")
def test_a_level_bonus_is_no_part_of_the_dish_that_reached_it() -> None:
    table = market()
    face = GAME.kinds.index("bruschetta")
    log = Log()
    log.all("cooked", 0, face)
    log.all("popularity", 0, 3, 3)
    log.all("level", 0, 2)
    log.all("popularity", 0, 1, 4)
    log.all("lost-popularity", 0, 2)
    items, nothing = shown(table.s, 1).won(log.events)
    assert [(item.label, item.text, item.chips[0].text) for item in items] == [
        ("Bruschetta", "2 on the card, more for its cuisine or extras", "3"),
        ("Level bonus", "", "1"),
        ("Popularity lost", "", "−2"),
    ]
    assert not nothing
