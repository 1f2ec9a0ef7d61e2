"""The table as it is shown: prices, signs, nine actions with their reasons, the Mentor."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablee import show
from tablee.games.rococo.rules import ids
from tablee.games.rococo.tests.table import GAME, position, solo
from tablee.i18n import Speaker
from tablee.kernel import SPECTATOR, Match
from tablee.show.scene import Scene, Site, Spot
from tablee.show.text import table_lines


def site(scene: Scene, key: str) -> Site:
    return next(site for site in scene.sites if site.id == key)


def test_nine_actions_each_possible_or_saying_why_not() -> None:
    match = position(step="action", played="start_chef_counter", racks_1="sable")
    spots = site(show.describe(match, 0, "fr"), "actions").spots
    assert len(spots) == 9
    said = {spot.text: spot.chips[0].text for spot in spots}
    assert said["Livrer"] == "possible"
    assert said["Denrées"] == "Réservé aux assistants."
    assert said["Cuisiner"] == "Vous n’avez pas de recette."
    assert next(spot.refs for spot in spots if not spot.empty) == ["action_recipes"]
    others = site(show.describe(match, 1, "fr"), "actions")
    assert not any(spot.refs or spot.chips for spot in others.spots)


def test_before_a_card_is_played_each_action_says_who_could_take_it() -> None:
    match = position(racks_1="sable", hand_1="start_chef_counter start_assistant_till")
    spots = site(show.describe(match, 0, "en"), "actions").spots
    able = {spot.face: [chip.face for chip in spot.chips[1:]] for spot in spots}
    assert able["recipes"] == able["deliver"] == ["chef", "assistant"]
    assert (able["staples"], able["decorate"], able["bake"]) == (["assistant"], [], [])
    said = {spot.face: spot.chips[0].text for spot in spots}
    assert said["bake"] == "You have no recipe."
    assert not any(spot.refs for spot in spots)


def test_what_an_action_is_about_leads_to_it() -> None:
    """R7.3: the recipes of the row ring their bell; one's own people ring none."""
    match = position(
        step="action",
        played="start_chef_counter",
        row="meringue sable",
        coins=[9, 9],
        hand_1="start_chef_counter start_assistant_till",
        racks_1="oublie",
    )
    leads = {move.text: move.leads for move in show.describe(match, 0, "en").moves}
    assert {"card:meringue", "card:sable"} == set(leads["action recipes"])
    assert "rack_top" in leads["action deliver"]
    assert not any("card:start_assistant_till" in refs for refs in leads.values())
    match.submit(0, "action deliver")
    match.submit(0, match.legal_texts(0)[0])
    leads = {move.text: move.leads for move in show.describe(match, 0, "en").moves}
    assert "space_centre 2" in leads["present"]
    assert leads["sell"] == []


def test_lines_about_the_mentor_are_told_on_his_site() -> None:
    match = solo()
    while not match.over and len(match.events) < 400:
        match.submit(0, match.legal_texts(0)[0])
    lines = show.Presenter(match).lines(0, "en") or []
    tones = {line.key: line.tone for line in lines if line.site == "mentor"}
    assert (tones["mentor-card"], tones["mentor-cannot"]) == ("", "lack")
    assert not [line.key for line in lines if line.key in tones and line.site != "mentor"]


def test_a_tray_says_which_it_is() -> None:
    zones = {zone.id: zone for zone in show.describe(Match(GAME, 2, {}, "1"), 0, "en").zones}
    assert [(zones[name].base, zones[name].of) for name in ("tray_a", "tray_b")] == [
        ("tray", "a"),
        ("tray", "b"),
    ]


def test_whoever_has_begun_an_action_is_not_asked_whether_they_are_sure() -> None:
    """R7.3: to give the action up is another matter."""
    match = position(step="action", played="start_chef_counter", racks_1="sable")
    assert not any(move.routine for move in show.describe(match, 0, "en").moves)
    match.submit(0, "action recipes")
    assert all(move.routine for move in show.describe(match, 0, "en").moves)


@pytest.mark.parametrize(
    ("tiles", "alike"),
    [("egg_flower_1 honey_flower_1", True), ("egg_flower_1 egg_fruit_1 honey_flower_1", False)],
)
def test_which_tile_first_is_no_question_where_all_are_needed(tiles: str, alike: bool) -> None:
    """R8.4.4: one of each is needed here, so that a second egg is a choice."""
    recipe = next(
        GAME.kinds[ids.KIND_RECIPE + at]
        for at, recipe in enumerate(GAME.box.contents.recipes)
        if list(recipe.needs[3:]) == [1, 1, 0]
    )
    match = position(
        step="action",
        played="start_chef_counter",
        recipes_1=recipe,
        tiles_1=tiles,
        staples_1=[6, 5, 4],
    )
    match.submit(0, "action bake")
    if len(match.legal_texts(0)) == 1 and match.legal_texts(0)[0].startswith("bake"):
        match.submit(0, match.legal_texts(0)[0])
    scene = show.describe(match, 0, "en")
    assert (scene.phase, scene.alike) == ("tile", alike)
    assert not show.describe(match, 1, "en").alike
    recipes = next(zone for zone in scene.zones if zone.id == "recipes_1")
    needs = [chip.tone for chip in recipes.items[0].chips if chip.n]
    assert set(needs) == {"have"}  # its staples are spent, not missing


def delivering() -> Match:
    """Sell or present? One pastry of somebody lies on a table already; a coin more is a point."""
    start = {"step": "action", "played": "start_chef_counter", "racks_1": "sable"}
    coins = GAME.box.contents.numbers.conversion - 1
    match = position(3, **start, table_left="2:palmier", coins=[coins, 0, 0])
    match.submit(0, "action deliver")
    match.submit(0, "deliver top")
    return match


def test_each_free_space_says_how_the_score_would_stand() -> None:
    """As it does stand once the pastry is there, where nothing is drawn or chosen then."""
    scene = show.describe(delivering(), 0, "en")
    spots = {ref: spot for spot in site(scene, "salon").spots for ref in spot.refs}
    told = {
        ref: meters["would"] for ref, spot in spots.items() if "would" in (meters := numbers(spot))
    }
    assert "space_left 1" not in told
    sure = [ref for ref in told if spots[ref].face in ("", "coins", "flour", "sugar", "butter")]
    for ref in sure[::3]:
        then = delivering()
        then.submit(0, "present")
        then.submit(0, ref.replace("_", " "))
        stats = show.describe(then, 0, "en").seats[0].stats
        assert next(int(stat.value) for stat in stats if stat.key == "projected") == told[ref]
    others = site(show.describe(delivering(), 1, "en"), "salon").spots
    assert not any("would" in numbers(spot) for spot in others)


def test_every_price_that_can_be_paid_is_a_move() -> None:
    match = position(step="action", played="start_assistant_till")
    match.submit(0, "action staples")
    scene = show.describe(match, 0, "en")
    prices = {ref for spot in site(scene, "pantry").spots for ref in spot.refs}
    bought = [ref for move in scene.moves if move.verb == "buy" for ref in move.refs]
    assert "price_flour_1" in bought
    assert set(bought) <= prices
    assert len(bought) == len(set(bought))


def test_presenting_is_touching_a_free_plate() -> None:
    scene = show.describe(delivering(), 0, "en")
    refs = next(move.refs for move in scene.moves if move.text == "present")
    assert "space_top 1" in refs
    assert "space_left 1" not in refs


def numbers(spot: Spot) -> dict[str, int]:
    return {meter.key: meter.value for meter in spot.meters}


def test_the_bonus_is_answered_beside_its_words() -> None:
    match = position(step="bonus", played="start_chef_counter")
    (notice,) = show.describe(match, 0, "en").notices
    assert notice.answers == {"bonus": "Use the bonus", "bonus none": "Leave the bonus"}
    assert set(notice.answers) == set(match.legal_texts(0))


def test_the_row_shows_prices_and_what_is_missing() -> None:
    match = position(row="meringue", staples_1=[0, 2, 0])
    spot = site(show.describe(match, 0, "en"), "row").spots[0]
    assert [(chip.text, chip.tone, chip.n) for chip in spot.chips] == [
        ("4 coins", "", 0),
        ("2 sugar", "have", 2),
        ("1 egg", "lack", 1),
    ]
    assert site(show.describe(match, SPECTATOR, "en"), "row").spots[0].chips[1].tone == ""


def test_the_sign_says_who_holds_a_table_now() -> None:
    match = position(3, round=2, table_left="2:sable 1:palmier 1:oublie")
    spots = site(show.describe(match, 0, "en"), "salon").spots
    sign = next(spot for spot in spots if spot.refs == ["table_left"])
    assert [(chip.text, chip.seat, chip.n) for chip in sign.chips if chip.key == "whose"] == [
        ("+4", 0, 4),
        ("+2", 1, 2),
    ]
    assert sign.label.endswith(" Seat 1 +4, Seat 2 +2")
    lines = " ".join(" ".join(table_lines(show.Presenter(match), 0, "en")).split())
    assert "Seat 1 +4, Seat 2 +2]" in lines
    assert "Palmier (2) [Seat 1]" in lines


def test_a_place_names_what_lies_there_and_its_numbers() -> None:
    match = position(3, round=2, table_left="2:sable", staples_1=[3, 0, 0])
    scene = show.describe(match, 0, "en")
    spots = {ref: spot for place in scene.sites for spot in place.spots for ref in spot.refs}
    taken, free = spots["space_left 1"], spots["space_top 3"]
    assert (taken.face, taken.meters[0].value) == ("sable", 2)
    assert [(chip.key, chip.face, chip.n) for chip in free.chips] == [("gives", "flour", 1)]
    slot = spots["slot_top_left right"]
    assert (slot.chips[0].face, slot.meters[0].value) == ("bag", 7)
    flour = [spot for spot in site(scene, "pantry").spots if spot.face == "flour"]
    assert [spot.text for spot in flour] == ["3/6 flour", "+1: free", "+2: 1 coin", "+3: 3 coins"]
    assert "pantry" not in [place.id for place in show.describe(match, SPECTATOR, "en").sites]


def test_the_sign_names_what_its_tile_asks_for_and_gives() -> None:
    """As the data says it, for every tile of a game."""
    match = position(3)
    scene = show.describe(match, SPECTATOR, "en")
    signs = [spot for spot in site(scene, "salon").spots if spot.heading]
    asked = {spot.text.split(": ", 1)[1]: (spot.chips[0], spot.chips[1].face) for spot in signs}
    told = {text: (chip.tone, chip.face, gift) for text, (chip, gift) in asked.items()}
    known = {
        "Pastry with honey: gain 3 coins.": ("want", "honey", "coins"),
        "Pastry without egg: gain 2 coins.": ("warn", "egg", "coins"),
        "Pastry with egg: gain 1 sugar.": ("want", "egg", "sugar"),
        "Pastry with nut: gain 1 butter.": ("want", "nut", "butter"),
        "Pastry without honey: gain 1 flour.": ("warn", "honey", "flour"),
    }
    assert {text: known[text] for text in told if text in known} == {
        text: said for text, said in told.items() if text in known
    }
    assert all((chip.face or chip.n) and gift for chip, gift in asked.values())


def test_labels_say_prices_and_gains() -> None:
    match = position(
        step="action", played="start_assistant_till", display="egg_flower_1 egg_fruit_1"
    )
    match.submit(0, "action ingredients")
    assert show.describe(match, 0, "en").moves[0].label == "Egg / candied flower (2 coins)"
    match = position(step="action", played="start_chef_counter", coins=[7, 0])
    match.submit(0, "action place")
    labels = [move.label for move in show.describe(match, 0, "en").moves]
    assert "Service table top-left (7 coins): +tile from the bag" in labels


def test_the_mentor_has_his_own_place() -> None:
    match = solo(mentor_used="solo_24", prestige=[3, 9])
    scene = show.describe(match, 0, "en")
    assert site(scene, "mentor").spots[0].text == "Prestige: 9"
    notice = next(notice for notice in scene.notices if notice.key == "mentor")
    assert notice.lines == ["Decorate → Deliver → Recruit"]


@pytest.mark.parametrize(("seats", "mode"), [(2, "standard"), (5, "standard"), (1, "solo")])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_moment_of_a_game_can_be_shown(seats: int, mode: str, language: str) -> None:
    match = Match(GAME, seats, {"mode": mode}, "show")
    while not match.over:
        seat = match.acting[0]
        if len(match.entries) % 9 == 0:
            for viewer in (seat, SPECTATOR):
                assert show.describe(match, viewer, language).heading
        moves = match.legal(seat)
        match.play(seat, moves[len(match.entries) % len(moves)])
    assert show.describe(match, 0, language).over


def test_nothing_leaves_at_a_preparation_that_does_not_come() -> None:
    for number, leaving in ((3, 2), (4, 0)):
        spots = site(show.describe(position(round=number), 0, "en"), "row").spots
        assert sum(chip.tone == "warn" for spot in spots for chip in spot.chips) == leaving


def test_solo_cards_can_be_read() -> None:
    match = solo(mentor_used="solo_24")
    zones = show.describe(match, 0, "en").zones
    item = next(zone for zone in zones if zone.id == "mentor_used").items[0]
    assert item.text == "Decorate → Deliver → Recruit"
    assert [chip.text.partition(" ")[0] for chip in item.chips] == [
        "decorates",
        "recruits",
        "decides:",
    ]


@pytest.mark.rule("R13.19")
def test_what_the_mentor_has_left_over_counts_in_his_projection() -> None:
    match = solo(tiles_mentor="egg_flower_1 egg_fruit_1", recipes_mentor="sable", coins=[0, 0])
    spots = site(show.describe(match, 0, "en"), "mentor").spots
    assert spots[2].text == "If it ended now: 3"  # half of two tiles, a recipe and four staples


def test_a_baked_pastry_shows_what_is_on_it_not_what_it_needs() -> None:
    """R8.4.7: egg, honey and nut stay visible; flour, sugar and butter are gone."""
    match = position(round=2, racks_1="brioche", staples_1=[0, 0, 0])
    zones = {zone.id: zone for zone in show.describe(match, 0, "fr").zones}
    item = zones["racks_1"].items[0]
    assert [(chip.text, chip.tone) for chip in item.chips] == [
        ("2 œufs", ""),
        ("volette du haut", "note"),
    ]


def test_servants_say_what_they_cost_and_bring() -> None:
    match = position(
        racks_1="sable", servants="top_left.left:1", step="action", played="start_chef_counter"
    )
    for move in ("action deliver", "deliver top", "present", "space top 1"):
        match.submit(0, move)
    labels = [move.label for move in show.describe(match, 0, "en").moves]
    assert "Pay for 1 servant (3 coins): +1 prestige" in labels


def test_the_question_says_how_many_cards_are_still_to_choose() -> None:
    """R6.3: the one unused card is in hand already; what is chosen counts before it is shown."""
    used = "start_chef_market start_chef_counter start_assistant_pantry i_ambroise i_apolline"
    match = position(step="hand", round=3, unused_1="i_adelaide", used_1=used)
    assert show.describe(match, 0, "en").status == "Choose three more cards for your hand."
    match.submit(0, "take i_ambroise")
    assert show.describe(match, 0, "fr").status == "Choisissez encore deux cartes pour votre main."


def test_another_pastry_is_no_duty() -> None:
    match = position(step="action", played="start_chef_counter", racks_1="sable palmier")
    for move, asked in (
        ("action deliver", "Which pastry do you deliver?"),
        ("deliver top", "Sell it, or present it in the salon?"),
        ("sell", "Do you deliver another pastry?"),
    ):
        match.submit(0, move)
        assert show.describe(match, 0, "en").status == asked
    assert show.describe(match, 1, "en").status == "Seat 1 chooses a pastry to deliver."


@pytest.mark.parametrize(
    ("spent", "said"),
    [((0, 0, 0), "aucune denrée"), ((0, 1, 0), "1 sucre"), ((2, 0, 3), "2 farines, 3 beurres")],
)
def test_what_is_not_spent_is_not_named(spent: tuple[int, int, int], said: str) -> None:
    flour, sugar, butter = spent
    texts = Speaker("fr", GAME).texts
    told = texts("event-spent", seat="Ana", flour=flour, sugar=sugar, butter=butter)
    assert told == f"Ana dépense {said}."


def test_a_dismissal_says_what_it_brings() -> None:
    match = position(step="action", played="start_chef_counter", unused_1="i_adelaide")
    match.submit(0, "action dismiss")
    labels = {move.text: move.label for move in show.describe(match, 0, "en").moves}
    assert labels["dismiss start_assistant_pantry"] == "Dismiss Pantry assistant: +4 coins"


@pytest.mark.rule("R9.2")
def test_a_place_at_court_shows_what_it_costs_with_the_discount() -> None:
    match = position(step="bonus", played="i_felix", hand_1="i_felix", coins=[9, 0])
    slots = [site(show.describe(match, 0, "en"), "services").spots[1].text]
    match.submit(0, "bonus")
    slots.append(site(show.describe(match, 0, "en"), "services").spots[1].text)
    assert slots == ["8 coins: 3 final prestige", "4 coins: 3 final prestige"]


@pytest.mark.rule("R12.1", "R12.2", "R12.3", "R12.5")
def test_the_count_says_where_everybodys_prestige_came_from() -> None:
    match = solo(
        round=4,
        hand_1="start_chef_counter",
        mentor_hand="",
        table_top="1:sable",
        servants="top_left.left:1",
        racks_1="palmier",
        coins=[15, 9],
        prestige=[7, 30],
    )
    for move in ("play start_chef_counter", "action none", "bonus none"):
        match.submit(0, move)
    bill = site(show.describe(match, 0, "en"), "bill")
    rows = {spot.row: spot.text for spot in bill.spots if spot.heading}
    mine = {rows[spot.row]: spot.text for spot in bill.spots if spot.column == 1}
    his = {rows[spot.row]: spot.text for spot in bill.spots if spot.column == 2}
    assert bill.columns == ["", "Seat 1", "The Mentor"]
    assert mine == {
        "on the track": "7",
        "coins": "3",
        "majorities": "5",
        "hosts facing opponents’ servants": "0",
        "pastries": "2",
        "servants": "3",
        "noble hosts": "0",
        "special bonus tiles": "0",
        "Total": str(match.scores[0]),
    }
    assert his["on the track"] == "32"  # R13.19: half of his four staples
    assert his["Total"] == "33"
    sums = [spot.face for spot in bill.spots if rows[spot.row] == "Total" and not spot.heading]
    assert sums == ["", "mentor"], "he sits nowhere: his sum has his picture"


def test_everybody_has_one_face_in_the_browser() -> None:
    looks = json.loads((Path(__file__).parents[1] / "client/looks.json").read_text("utf-8"))
    people = sorted(name for names in looks["people"].values() for name in names)
    assert people == sorted(GAME.kinds[face] for face in range(ids.KIND_RECIPE))
    tiles = sorted(name for names in looks["tiles"].values() for name in names)
    assert tiles == sorted(GAME.kinds[ids.KIND_TILE : ids.KIND_SOLO])


def test_what_the_ticket_leaves_out_are_events() -> None:
    looks = json.loads((Path(__file__).parents[1] / "client/looks.json").read_text("utf-8"))
    assert set(looks["unticketed"]) <= set(GAME.events)
    assert set(looks["beats"]) <= set(GAME.events)


def test_the_question_says_whose_bonus_it_is() -> None:
    match = position(step="bonus", played="start_chef_counter")
    assert show.describe(match, 0, "en").status == "Counter chef: do you use the bonus?"
    assert show.describe(match, 0, "fr").status.startswith("Pâtissière du comptoir")


def test_racks_are_called_what_moves_call_them() -> None:
    match = position(step="action", played="start_chef_counter", racks_1="- sable")
    scene = show.describe(match, 0, "en")
    racks = {spot.face: spot for spot in site(scene, "racks").spots}
    assert {key: spot.refs for key, spot in racks.items()} == {
        "top": ["rack_top"],
        "bottom": ["rack_bottom"],
    }
    zone = next(zone for zone in scene.zones if zone.id == "racks_1")
    chip = next(chip for item in zone.items for chip in item.chips if chip.key == "rack")
    assert chip.face == "bottom"
    match.submit(0, "action deliver")
    named = [move.refs for move in show.describe(match, 0, "en").moves]
    assert racks[chip.face].refs in named


@pytest.mark.rule("R8.4.2")
def test_a_recipe_says_that_all_it_takes_is_there() -> None:
    for flour, ready in ((3, True), (0, False)):
        match = position(recipes_1="sable", staples_1=[flour, 3, 3], tiles_1="egg_egg_plain_1")
        for viewer in (0, 1):
            zones = {zone.id: zone for zone in show.describe(match, viewer, "en").zones}
            said = {chip.key: chip for chip in zones["recipes_1"].items[0].chips}
            lacks = [c for c in zones["recipes_1"].items[0].chips if c.tone == "lack"]
            assert ("ready" in said) == (not lacks)
            assert viewer or ("ready" in said) == ready
    watched = show.describe(match, SPECTATOR, "en")
    (recipes,) = [zone for zone in watched.zones if zone.id == "recipes_1"]
    assert "ready" not in [chip.key for chip in recipes.items[0].chips]


@pytest.mark.rule("R4.6")
def test_of_two_special_tiles_each_says_its_colour() -> None:
    heads = [
        spot for spot in site(show.describe(position(), 0, "en"), "specials").spots if spot.heading
    ]
    colours = [chip.face for spot in heads for chip in spot.chips if chip.key == "colour"]
    assert sorted(colours) == ["gold", "green"]


def test_the_nine_actions_have_names_whoever_plays() -> None:
    match = position()
    for viewer in (0, 1, SPECTATOR):
        spots = site(show.describe(match, viewer, "en"), "actions").spots
        assert [spot.text for spot in spots][:3] == ["Recipes", "Ingredients", "Staples"]
    lines = table_lines(show.Presenter(match), 1, "en")
    assert not [line for line in lines if "Dismiss" in line], "nothing to choose from"


def test_staples_are_numbers_of_their_own() -> None:
    stats = show.describe(position(staples_1=[1, 2, 3]), 1, "fr").seats[0].stats
    found = [(stat.face, stat.label, stat.value) for stat in stats if stat.key == "staple"]
    assert found == [("flour", "farine", "1"), ("sugar", "sucre", "2"), ("butter", "beurre", "3")]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("sable", "Sablé: worth 2, 1 flour, 1 sugar, 1 butter"),
        ("Royal cake", "chefs only"),
        ("ii_gilberte", "Gilberte: chef, level II. "),
        ("star_miller", "assistant. You own at least 9 staples in total. Gain 3 prestige."),
    ],
)
def test_a_card_that_is_looked_up_says_what_is_printed_on_it(words: str, said: str) -> None:
    (line,) = show.Presenter(position()).show_for(0, "en").explain(words)
    assert said in line
