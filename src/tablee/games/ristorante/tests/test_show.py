"""The table as it is shown: shopping list, bids, cups, the bill; the same in every world."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import show
from tablee.games.ristorante.tests.table import FISH, GAME, MODES, Table, advanced
from tablee.i18n import Texts
from tablee.kernel import SPECTATOR, Match, Rng
from tablee.show.scene import Scene
from tablee.show.text import table_lines


def scene(table: Table, viewer: int = 0, language: str = "en") -> Scene:
    return show.describe(table.match, viewer, language)


def test_the_shopping_list_says_what_is_missing_and_where() -> None:
    table = Table(
        2,
        hand_1="tagliatelle_al_ragu arrosto_di_vitello",
        shelf_1="veal",
        stall_butcher="beef ham*5",
        stall_grocer="rice*3 eggs*3",
    )
    notice = next(n for n in scene(table).notices if n.key == "shopping")
    beef = "beef (5 coins on the stall)"
    assert notice.lines == [
        f"Tagliatelle with meat sauce: missing {beef}, pasta (1 coin, in the crate)",
        "Roast veal: everything is there.",
    ]
    assert not [n for n in scene(table, 1).notices if n.key == "shopping"]
    french = next(n for n in scene(table, 0, "fr").notices if n.key == "shopping")
    assert french.title == "Liste de courses"


def test_what_lies_at_the_market_leads_there() -> None:
    """R7.1: as far as it can be paid; and only the tile at the stall, not its like on the shelf."""
    table = Table(2, cash=[4, 4], stall_butcher="beef ham", shelf_1="ham")
    market = next(move for move in scene(table).moves if move.text == "market")
    assert "stall_butcher/card:ham" in market.leads
    assert "shop_butcher" in market.leads
    assert not [ref for ref in market.leads if "beef" in ref or ref.startswith("shelf")]
    assert set(market.leads) <= set(market.refs)


def test_what_a_recipe_lacks_is_bought_without_a_second_question() -> None:
    """R7.4: a new stall cannot be taken back, nor what nobody needs: those are thought over."""
    table = Table(2, hand_1="tagliatelle_al_ragu", stall_butcher="beef ham*5")
    table.play("market")
    plain = {move.text: move.routine for move in scene(table).moves}
    assert (plain["buy beef"], plain["buy ham"], plain["restock butcher"]) == (True, False, False)


@pytest.mark.rule("R8.3")
def test_the_shopping_list_counts_a_tile_once() -> None:
    """Each recipe uses its own tiles: one flour is not enough for two of them."""
    table = Table(2, hand_1="torta_di_noci gnocchi_di_patate", shelf_1="flour nuts potato")
    notice = next(n for n in scene(table).notices if n.key == "shopping")
    assert [line.endswith("everything is there.") for line in notice.lines] == [True, True, False]
    assert notice.lines[-1] == "To cook all of these you also need: flour"
    table = Table(
        2,
        hand_1="torta_di_noci gnocchi_di_patate",
        shelf_1="flour nuts potato",
        stall_grocer="flour",
    )
    flour = next(i for z in scene(table).zones for i in z.items if i.face == "flour")
    assert "on your list" in [chip.text for chip in flour.chips]  # the stall says so too
    first, second = (
        [(chip.key, chip.tone, chip.n) for chip in item.chips if chip.key in ("need", "ready")]
        for zone in scene(table).zones
        if zone.id == "hand_1"
        for item in zone.items
    )
    assert sorted([first[-1], second[-1]]) == [("ready", "later", 0), ("ready", "want", 0)]
    assert [("need", "later", 1) in one for one in (first, second)] == [
        one[-1] == ("ready", "later", 0) for one in (first, second)
    ]  # and what another flour costs
    table.play("market")
    assert label(table, "buy flour").startswith("Buy flour (1 coin, for ")


@pytest.mark.rule("R6.1", "R6.4", "R6.5", "R16.14")
def test_a_draw_says_among_how_many_cards_one_chooses() -> None:
    table = advanced(2, season=3, bonus_1="cantina")
    assert label(table, "draw starter").endswith("(choose among 5)")
    assert label(table, "draw wine").endswith("(choose among 10)")
    starters = [
        GAME.kinds[card] for card, course in enumerate(GAME.box.cards.course) if course == 0
    ]
    short = Table(2, hand_2=" ".join(starters[3:]), discard_starter=starters[0])
    assert label(short, "draw starter").endswith("(choose among 3)")
    short.play("draw starter")
    assert len(short.zone("drawn")) == 3


@pytest.mark.rule("R11.2")
def test_what_of_a_menu_has_been_served_says_so() -> None:
    menu = {"menu_1": FISH + " minestrone", "hand_2": "crostata_di_fragole"}
    table = Table(2, season=4, step="cook", seat=2, **menu)
    table.play("done")
    table.play("serve risotto_al_nero_di_seppia")
    for viewer in (0, 1, SPECTATOR):
        zone = next(zone for zone in scene(table, viewer).zones if zone.id == "menu_1")
        served = {item.face for item in zone.items for chip in item.chips if chip.key == "served"}
        assert served == set(FISH.split())


@pytest.mark.rule("R16.9")
def test_the_shopping_list_knows_the_cat() -> None:
    table = advanced(
        2,
        season=2,
        bonus_1="gatto",
        hand_1="arrosto_di_vitello",
        bin_butcher="veal*5",
        cash=[9, 9],
    )
    notice = next(n for n in scene(table).notices if n.key == "shopping")
    assert "veal (free: your cat fetches it from the bin)" in notice.lines[0]


@pytest.mark.rule("R21.2")
def test_cups_of_others_are_question_marks_until_the_thrift_prize() -> None:
    table = advanced(3, season=3, cash=[7, 8, 9], cubes=[1, 2, 3])
    for viewer in (0, SPECTATOR):
        for seat in scene(table, viewer).seats:
            cup = {stat.key: stat.value for stat in seat.stats}
            mine = seat.seat == viewer
            assert cup["cup"] == (str(7 + seat.seat) if mine else "?")
            assert cup["cubes"] == (str(1 + seat.seat) if mine else "?")
            hidden = {stat.key for stat in seat.stats if stat.hidden}
            assert hidden == (set() if mine else {"cup", "cubes"})
    after = advanced(
        3, season=4, step="contest", cash=[7, 8, 9], cubes=[1, 0, 0], menu_1="minestrone"
    )
    assert {stat.key: stat.value for stat in scene(after).seats[1].stats}["cup"] == "8"
    assert not any(stat.hidden for stat in scene(after).seats[1].stats)


def test_the_bill_line_by_line_at_the_end() -> None:
    table = Table(2, season=4, step="final", ratings=[16, 10], menu_1="saute_di_funghi")
    site = next(site for site in scene(table).sites if site.id == "bill")
    assert [spot.text for spot in site.spots if spot.heading][-1] == "Total"
    assert [spot.text for spot in site.spots if spot.row == 7] == ["Total", "29", "20"]
    assert site.columns[0] == ""


def test_recipes_say_what_they_lack() -> None:
    table = Table(2, hand_1="carciofi_ai_funghi", shelf_1="cheese")
    hand = next(zone for zone in scene(table).zones if zone.id == "hand_1")
    tones = {chip.text: chip.tone for chip in hand.items[0].chips}
    assert tones["cheese"] == "have"
    assert tones["artichoke"] == "lack"
    assert tones["needs 2 toques"] == "later"


@pytest.mark.rule("R4.2")
def test_no_card_brings_coins_in_the_last_season() -> None:
    for season, brings in ((3, True), (4, False)):
        table = Table(2, season=season, hand_1="carciofi_ai_funghi", cellar_1="chianti")
        zones = {zone.id: zone for zone in scene(table).zones}
        for name in ("hand_1", "cellar_1"):
            keys = [chip.key for chip in zones[name].items[0].chips]
            assert ("income" in keys) == brings, (season, name)


def test_wines_match_in_the_restaurant_where_they_lie() -> None:
    where: dict[str, Any] = {"season": 2, "menu_1": "saute_di_funghi"}
    table = Table(2, cellar_2="castel_del_monte_rosato", **where)
    other = Table(2, cellar_1="castel_del_monte_rosato", **where)
    for one, matches in ((table, False), (other, True)):
        for viewer in (0, 1, SPECTATOR):
            menu = next(zone for zone in scene(one, viewer).zones if zone.id == "menu_1")
            wine = {chip.key: chip for chip in menu.items[0].chips}["wine-type"]
            said = ["have", "wine: Rosé, match +3"] if matches else ["note", "wine: Rosé"]
            assert [wine.face, wine.tone, wine.text] == ["rose", *said]


def label(table: Table, move: str) -> str:
    return next(shown.label for shown in scene(table).moves if shown.text == move)


def test_moves_say_what_they_cost_and_for_what() -> None:
    table = Table(2, hand_1="minestrone", stall_greengrocer="courgette tomato*5")
    table.play("market")
    assert label(table, "buy courgette") == "Buy courgette (2 coins, for Minestrone)"
    assert label(table, "buy tomato") == "Buy tomato (1 coin)"
    hoped = "Restock: Greengrocer (free; on your list, in the crate: potato)"
    assert label(table, "restock greengrocer") == hoped
    table = advanced(2, bonus_1="corso_di_recupero", season=3)
    assert label(table, "catch up").endswith("(10 coins)")
    assert label(table, "cooking class").endswith("(10 coins)")
    assert label(table, "build standard").endswith("(8 coins)")


@pytest.mark.rule("R16.5")
def test_a_recipe_that_needs_the_chef_says_so() -> None:
    where = {"hand_1": "carciofi_ai_funghi", "shelf_1": "artichoke mushroom cheese"}
    table = advanced(2, step="cook", bonus_1="chef", **where)
    assert label(table, "play carciofi_ai_funghi").endswith("Family cooking, with your card Chef)")
    able = advanced(2, step="cook", bonus_1="chef", ratings=[12, 10], **where)
    assert "Chef" not in label(able, "play carciofi_ai_funghi")


def test_cards_can_be_looked_up() -> None:
    lines = show.Presenter(Table(2).match).show_for(0, "en").explain("Shopping bag")
    assert [line.partition(":")[0] for line in lines] == ["Shopping bag"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("penne_al_tonno", "1 toque, wine: Rosé, income +3, needs tuna, tomato"),
        ("Barolo", "4 pts, Red, costs 10 coins, income +3"),
        ("Cat", "of a purchase. Costs 10 coins. A: to be used again and again."),
        ("president’s photo", "Costs 5 coins."),
        ("sea bass", "Fishmonger, costs 5 coins"),
    ],
)
def test_whatever_is_looked_up_says_all_that_is_printed_on_it(words: str, said: str) -> None:
    (line,) = show.Presenter(advanced().match).show_for(1, "en").explain(words)
    assert line.endswith(said)


@pytest.mark.rule("R21.1")
def test_hands_of_others_are_counted_by_course() -> None:
    table = Table(2, hand_1="minestrone tagliatelle_al_ragu crostata_di_fragole")
    for viewer, held in ((0, ""), (1, "2 × First course, 1 × Dessert")):
        hand = next(zone for zone in scene(table, viewer).zones if zone.id == "hand_1")
        assert hand.note.replace("\N{NO-BREAK SPACE}", " ") == held


@pytest.mark.rule("R3.8")
def test_rooms_that_are_sold_out_keep_their_names() -> None:
    table = advanced(season=3, stock="standard*2 super_luxury")
    lines = "\n".join(table_lines(show.Presenter(table.match), 0, "en"))
    assert "Luxury room [13 coins, +4 coins, 6 pts, none left]" in " ".join(lines.split())
    poor = advanced(season=3, stock="standard*2 super_luxury", cash=[1, 9])
    lines = "\n".join(table_lines(show.Presenter(poor.match), 0, "fr"))
    rooms = " ".join(lines.split())
    assert "Salle de luxe [13 pièces, +4 pièces, 6 pts, il n’en reste plus]" in rooms
    assert "Salle super-luxe [17 pièces, trop cher, +5 pièces, 10 pts, reste 1]" in rooms


def test_who_stops_cooking_reads_what_could_still_be_cooked() -> None:
    table = Table(2, step="cook", hand_1="minestrone", shelf_1="courgette potato tomato")
    assert label(table, "done") == "Done (you could still cook 1 recipe)"
    assert label(Table(2, step="cook", hand_1="minestrone"), "done") == "Done"


def test_the_market_says_what_is_left_to_do_there() -> None:
    table = Table(2, shelf_1="eggs*5", stall_butcher="veal ham*5")
    table.play("market")
    assert "Buy, restock, or both" in scene(table).status
    assert "Your shelf is full" in scene(table).status
    table.play("buy veal;drop eggs")
    assert scene(table).status == "You may still restock, or be done."
    table = Table(2, stall_butcher="veal ham*5")
    table.play("market;restock grocer")
    assert scene(table).status == "You may still buy an ingredient, or be done."


@pytest.mark.rule("R16.3")
def test_the_market_says_how_many_purchases_the_bag_allows() -> None:
    stalls = {"stall_butcher": "veal*2 ham*4", "cash": [30, 9], "season": 2}
    table = advanced(2, bonus_1="borsone_della_spesa", **stalls)
    table.play("market")
    assert "Buy up to 2, or buy one and restock" in scene(table).status
    table.play("buy veal")
    assert "Buy another or restock" in scene(table).status
    new = advanced(2, bonus_board="borsone_della_spesa", **stalls)
    new.play("acquire borsone_della_spesa")
    assert "you may buy up to 2 ingredients, or be done" in scene(new).status
    new.play("buy veal")
    assert "you may still buy 1 ingredient, or be done" in scene(new).status


@pytest.mark.rule("R12.1")
def test_cubes_and_the_scale_say_who_wins_a_tie() -> None:
    table = advanced(2, step="cook", ratings=[10, 12], cubes=[1, 0], hand_1="minestrone")
    assert "At a tie the first of these wins: Seat 2, you" in scene(table).sites[0].note
    able = {"hand_1": "minestrone", "shelf_1": "courgette potato tomato"}
    table = advanced(2, step="cook", ratings=[10, 12], cubes=[1, 0], **able)
    table.play("play minestrone")
    while table.phase != "cubes":
        table.play("done")
    notice = next(n for n in scene(table).notices if n.key == "scores")
    assert notice.lines[-1].endswith("Seat 2, you")


@pytest.mark.rule("R15.2")
def test_bonus_cards_say_that_no_slot_is_left() -> None:
    table = advanced(2, season=2, cash=[0, 9], bonus_1="gatto chef barman orto")
    for viewer, said in ((0, True), (1, False)):
        board = next(zone for zone in scene(table, viewer).zones if zone.id == "bonus_board")
        assert board.items
        for item in board.items:
            texts = [chip.text for chip in item.chips]
            assert ("no slot left" in texts) == said
            assert not said or item.chips[0].tone == ""


@pytest.mark.rule("R11.4")
def test_themes_that_no_dinner_has_together_are_told_apart() -> None:
    rest = " minestrone frittata_di_patate mele_al_forno"

    def themes(starters: str, **where: str) -> list[str]:
        table = advanced(2, season=3, menu_1=starters + rest, **where)
        menu = next(zone for zone in scene(table).zones if zone.id == "menu_1")
        return [meter.text for meter in menu.meters if meter.goal]

    both = ["Vegetable 4/4 (+10)", "Family cooking 4/4 (+15)"]
    apart = [both[0], f"or, with another dinner, {both[1]}"]
    assert themes("saute_di_funghi") == both
    assert themes("insalata_caprese polpettine_di_tacchino") == apart
    assert themes("insalata_caprese polpettine_di_tacchino", bonus_1="massaia") == both


def test_the_terminal_names_what_lies_in_bins_and_discards() -> None:
    table = Table(2, bin_butcher="ham*2", discard_first="minestrone")
    for language, ham in (("en", "2 × cured ham"), ("fr", "2 × jambon cru")):
        lines = "\n".join(table_lines(show.Presenter(table.match), 0, language))
        assert [ham in lines, "Minestrone" in lines, "prosciutto" in lines] == [True, True, False]
        tiles = {"en": "tiles in random order", "fr": "tuiles sans ordre connu"}[language]
        assert lines.count(tiles) == 5, "one for each crate"


@pytest.mark.rule("R21.2", "R16.18")
def test_crates_show_what_they_hold_and_the_sommelier_the_pile() -> None:
    table = advanced(2, season=3, stall_butcher="veal*5 turkey", bonus_board="sommelier")
    crate = next(zone for zone in scene(table, 1).zones if zone.id == "crate_butcher")
    note = crate.note.replace("\N{NO-BREAK SPACE}", " ")
    assert note.startswith("5 × pork, 2 × turkey, 4 × beef")
    table.play("acquire sommelier")
    for viewer, seen in ((0, True), (1, False)):
        piles = [site for site in scene(table, viewer).sites if site.id == "choices"]
        assert ("Barolo" in [spot.text for site in piles for spot in site.spots]) == seen


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_question_has_words(language: str) -> None:
    words = Texts(language, GAME.folder())
    for phase in GAME.phases:
        if phase != "action":
            assert words.has(f"table-ask-{phase}")


def test_steps_and_headings() -> None:
    shown = scene(Table(2, season=2, part=2))
    assert shown.heading == "Season 2 of 4"
    assert shown.steps[shown.step] == "Action 2"
    last = scene(Table(2, season=4, step="bid"), 0, "fr")
    assert last.steps[last.step] == "VIP"
    assert last.steps[-1] == "Concours"


@pytest.mark.rule("R16.8")
@pytest.mark.parametrize(
    ("where", "moves", "step"),
    [
        ({"step": "cook", "hand_2": "minestrone"}, "done", "Critics"),
        ({"step": "bid"}, "bid 3;bid 3", "VIP"),
        ({"step": "season"}, "", "Income"),
        ({"season": 4, "step": "cook", "hand_2": "minestrone"}, "done", "Food Guide"),
        ({"season": 4, "step": "thrift"}, "", "Thrift Prize"),
        ({"season": 4, "step": "contest", "cash": [1, 2]}, "", "Contest"),
    ],
)
def test_a_tie_is_shown_in_its_own_phase(where: dict[str, Any], moves: str, step: str) -> None:
    """The photo decides ties of every phase; the ribbon shows the one that is being judged."""
    equal = "calamari_fritti spaghetti_alla_carbonara salsicce_e_patate fichi_alle_noci"
    menus = {"menu_1": FISH, "menu_2": equal} if step == "Food Guide" else {}
    table = advanced(2, bonus_1="foto_del_presidente", **menus, **where)
    if moves:
        table.play(moves)
    assert table.phase == "tied"
    shown = scene(table)
    assert shown.steps[shown.step] == step


def test_what_cards_are_is_told_by_id() -> None:
    """A page draws bottles, forks and fish without reading words."""
    table = advanced(2, hand_1="carciofi_ai_funghi", cellar_1="chianti", cash=[1, 4])
    zones = {zone.id: zone for zone in scene(table, 0, "fr").zones}
    told = {chip.key: chip for chip in zones["hand_1"].items[0].chips}
    sorts = [told[key].face for key in ("course", "category", "speciality", "wine-type")]
    assert sorts == ["second", "vegetable", "family", "white"]
    assert [told["toques"].n, told["income"].n] == [2, 6]
    wine = zones["cellar_1"].items[0]
    assert [wine.chips[0].key, wine.chips[0].face, wine.mark] == ["wine-type", "red", "1"]
    dear = [chip.tone for item in zones["bonus_board"].items for chip in item.chips[:1]]
    costs = [item.chips[0].n for item in zones["bonus_board"].items]
    assert dear == ["lack" if cost > 1 else "" for cost in costs]
    assert [chip.text for chip in wine.chips[1:]] == ["revenu +5"], (
        "what is paid has no price any more"
    )
    assert zones["deck_wine"].refs == ["draw-wine"]
    full = {name: [meter.text for meter in zone.meters] for name, zone in zones.items()}
    assert [full["cellar_1"], full["bonus_1"], full["bonus_board"]] == [["1/4"], ["0/4"], []]
    assert "draw-wine" in next(m for m in scene(table).moves if m.text == "draw wine").refs


@pytest.mark.rule("R11.4")
def test_a_dinner_says_what_it_is_worth_so_far() -> None:
    menu = {"menu_1": FISH + " minestrone", "hand_2": "crostata_di_fragole"}
    table = Table(2, season=4, step="cook", seat=2, **menu)
    table.play("done")
    assert [table.phase, table.seat] == ["dinner", 1]

    def meters() -> list[str]:
        menu = next(zone for zone in scene(table).zones if zone.id == "menu_1")
        return [meter.text for meter in menu.meters if meter.key != "matches"]

    assert meters() == ["dinner: 5 points", "Fish 1/4 (+10)", "Fine cuisine 1/4 (+15)"]
    assert "Vegetable" in label(table, "serve minestrone")
    table.play("serve risotto_al_nero_di_seppia")
    assert meters()[:2] == ["dinner: 21 points", "Fish 4/4 (+10)"]


@pytest.mark.rule("R11.4", "R16.11")
def test_a_dinner_names_the_theme_that_a_given_icon_completes() -> None:
    where = {"hand_1": "saute_di_funghi", "menu_1": FISH, "bonus_1": "aiuto_chef"}
    for move, fine in (("icon tonno_alla_livornese", ["Fine cuisine 4/4 (+15)"]), ("decline", [])):
        table = advanced(2, season=4, step="cook", **where)
        table.play("done")
        to = "the golden fork to Tuna"
        assert label(table, "icon tonno_alla_livornese").startswith(f"Give {to}")
        table.play(move)
        menu = next(zone for zone in scene(table).zones if zone.id == "menu_1")
        themes = [meter.text for meter in menu.meters if meter.goal]
        assert themes == ["Fish 4/4 (+10)", *fine]


def test_the_best_of_a_line_of_the_bill_has_a_bare_mark() -> None:
    table = Table(2, season=4, step="final", ratings=[16, 10])
    lines = table_lines(show.Presenter(table.match), 0, "fr")
    assert any(line.split() == ["cote", "16", "[✓]", "10"] for line in lines)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_moment_of_a_game_can_be_shown(mode: str, language: str) -> None:
    match = Match(GAME, 3, {"mode": mode}, f"shown {mode}")
    rng = Rng.seeded(mode)
    looked = 0
    while not match.over:
        if looked % 12 == 0:
            for viewer in (match.awaited[0], SPECTATOR):
                assert show.describe(match, viewer, language).heading
        seat = match.awaited[0]
        moves = match.legal(seat)
        match.play(seat, moves[rng.below(len(moves))])
        looked += 1
    assert show.describe(match, 0, language).sites[-1].id == "bill"
