"""Chapters 15 and 16: every bonus card."""

from __future__ import annotations

import pytest

from tablee.games.ristorante.rules.finale import bill
from tablee.games.ristorante.rules.food_guide import counts_as
from tablee.games.ristorante.tests.table import FISH, GAME, MIXED, Table, advanced

DAISY, FORK = 0, 1
SUPPLIERS = {
    "allevatore": ("butcher", "lamb", "pork*3 veal*3"),
    "orto": ("greengrocer", "truffle", "tomato*3 potato*3"),
    "frutteto": ("fruit_seller", "fig", "lemon*3 apple*3"),
    "pescatore": ("fishmonger", "cod", "tuna*3 squid*3"),
    "squattero": ("grocer", "nuts", "pasta*3 eggs*3"),
}


# --- in general -----------------------------------------------------------------------------------


@pytest.mark.rule("R15.1", "R15.2")
def test_buying_a_card() -> None:
    table = advanced(2, bonus_board="chef foto_del_presidente", cash=[4, 25])
    assert table.refusal("acquire foto_del_presidente") == "R15.1:too-dear"
    assert table.refusal("acquire maitre") == "R15.1:not-shown"
    assert "acquired seat=1 card=chef n=4" in table.play("acquire chef")
    assert table.zone("bonus_1") == ["chef"]
    assert len(table.zone("bonus_board")) == 6
    assert table.fact("cash") == [0, 25]


@pytest.mark.rule("R15.2")
def test_four_cards_at_most_used_ones_included() -> None:
    owned = "barman chef dispensa acquario"
    table = advanced(2, season=2, bonus_1=owned, bonus_board="gatto", cash=[50, 25])
    assert table.refusal("acquire gatto") == "R15.2"
    assert not [move for move in table.legal() if move.startswith("acquire")]


@pytest.mark.rule("R15.3", "R15.4", "Q30")
def test_icons() -> None:
    icons = {0: 0, 1: 0, 2: 0}
    for bonus in GAME.box.cards.bonuses:
        icons[bonus.icon] += 1
    assert icons == {0: 11, 1: 10, 2: 7}
    table = advanced(2, bonus_board="barman")
    table.play("acquire barman")
    assert table.fact("spent") == ["barman"]
    assert advanced(2, bonus_1="chef barman").fact("spent") == ["barman"]


@pytest.mark.rule("R15.6", "R16.15", "Q36")
def test_a_card_taken_by_the_accountant_is_acquired() -> None:
    table = advanced(2, season=3, bonus_board="commercialista", bonus_discard="barman frutteto")
    table.play("acquire commercialista")
    assert table.phase == "accountant"
    assert {"take barman", "take frutteto", "decline"} <= set(table.legal())
    assert table.refusal("done") == "R16.15"
    assert "got-coins seat=1 n=15" in table.play("take barman")
    assert table.fact("cash") == [25 - 6 + 15, 25]
    assert table.fact("spent") == ["barman", "commercialista"]
    other = advanced(2, season=3, bonus_board="commercialista", bonus_discard="frutteto")
    other.play("acquire commercialista;take frutteto")
    assert other.phase == "crate"


# --- one by one -----------------------------------------------------------------------------------


@pytest.mark.rule("R16.1")
@pytest.mark.parametrize(
    ("card", "points"), [("acquario", 4), ("parco_giochi", 6), ("piano_bar", 5)]
)
def test_points_at_the_end(card: str, points: int) -> None:
    assert bill(advanced(2, season=3, bonus_1=card).s, 0)[8] == points


@pytest.mark.rule("R16.2", "R20.4")
@pytest.mark.parametrize("card", SUPPLIERS)
def test_suppliers_open_a_crate(card: str) -> None:
    shop, kind, stall = SUPPLIERS[card]
    table = advanced(2, bonus_board=card, **{f"stall_{shop}": stall})
    table.play(f"acquire {card}")
    assert table.phase == "crate"
    assert table.refusal("done") == "R7.7"
    table.play(f"crate {kind}")
    assert table.zone("shelf_1") == [kind]
    assert sorted(table.zone(f"stall_{shop}")) == sorted(stall.replace("*3", " ").split() * 3)
    table.play("market")
    others = [other for other, _, _ in SUPPLIERS.values() if other != shop]
    offers = [move.split()[1] for move in table.legal() if move.startswith("crate")]
    shops = GAME.box.cards.shop
    names = [noun.key for noun in GAME.box.deck.nouns[176:]]
    assert {GAME.names["shop"][shops[names.index(offer)]] for offer in offers} == {shop}
    assert shop not in others


@pytest.mark.rule("R16.2", "R20.2", "Q64")
def test_a_supplier_that_offers_nothing_one_can_pay_is_not_asked() -> None:
    table = advanced(2, bonus_board="allevatore", cash=[5, 25])
    table.play("acquire allevatore")
    assert [table.phase, table.seat, table.s.cash[0]] == ["action", 1, 0]
    table = advanced(2, bonus_board="allevatore", cash=[12, 25], stall_butcher="veal*5 beef")
    table.play("acquire allevatore;decline")
    assert table.phase == "action"


@pytest.mark.rule("R16.3", "Q39", "Q58", "R20.4")
def test_the_shopping_bag() -> None:
    stalls = {"stall_butcher": "ham*5 turkey", "stall_grocer": "eggs*3 pasta*3"}
    table = advanced(2, bonus_1="borsone_della_spesa", **stalls)
    table.play("market;buy ham")
    assert "restock grocer" in table.legal()
    table.play("buy eggs")
    assert table.phase == "action"  # two purchases exclude the restock: nothing is left to do
    assert sorted(table.zone("shelf_1")) == ["eggs", "ham"]
    table.play("market;restock grocer;buy ham")
    assert table.seat == 2  # after a restock there is no second purchase
    first = advanced(2, bonus_1="borsone_della_spesa", **stalls)
    first.play("market;buy ham;restock grocer")
    assert first.phase == "action"
    new = advanced(2, bonus_board="borsone_della_spesa", bonus_1="frutteto", **stalls)
    new.play("acquire borsone_della_spesa")
    assert new.refusal("restock grocer") == "R20.4:no-restock"
    assert {"done", "buy ham"} <= set(new.legal())
    assert [move for move in new.legal() if move.startswith("crate")]
    new.play("buy ham;done")
    assert [new.phase, new.fact("actions")] == ["action", 1]


@pytest.mark.rule("R16.3")
def test_the_bag_and_the_order_of_steps() -> None:
    table = advanced(2, bonus_1="borsone_della_spesa", stall_butcher="ham*5 turkey", actions=2)
    table.play("market;restock grocer")
    assert table.refusal("restock grocer") == "R7.1:one-restock"
    s = table.s
    s.bought = 1
    assert table.refusal("buy ham") == "R16.3:no-second"
    s.bought, s.restocked = 2, False
    assert table.refusal("restock grocer") == "R16.3:no-restock"


@pytest.mark.rule("R16.4")
@pytest.mark.parametrize(("card", "season", "coins"), [("barman", 1, 15), ("maitre", 3, 25)])
def test_coins_at_once(card: str, season: int, coins: int) -> None:
    table = advanced(2, season=season, bonus_board=card, cash=[20, 20])
    assert f"got-coins seat=1 n={coins}" in table.play(f"acquire {card}")
    assert table.fact("spent") == [card]


@pytest.mark.rule("R16.5", "Q31")
def test_the_chef_lends_a_toque_once() -> None:
    table = advanced(
        2,
        step="cook",
        bonus_1="chef",
        hand_1="carciofi_ai_funghi saute_di_funghi tonno_alla_livornese",
        shelf_1="artichoke mushroom*2 cheese tuna tomato".replace(" tomato", ""),
    )
    assert {"play carciofi_ai_funghi", "play saute_di_funghi"} <= set(table.legal())
    events = table.play("play saute_di_funghi")
    assert table.fact("spent") == []  # used only when needed
    events = table.play("play carciofi_ai_funghi")
    assert events[0] == "chef seat=1 card=chef"
    assert table.fact("spent") == ["chef"]
    assert table.refusal("play tonno_alla_livornese") == "R8.2:toques"
    assert advanced(
        2,
        step="cook",
        bonus_1="chef",
        spent="chef",
        hand_1="carciofi_ai_funghi",
        shelf_1="artichoke mushroom cheese",
    ).legal() == ["done"]


@pytest.mark.rule("R15.3", "R16.5")
@pytest.mark.parametrize("other", ["commercialista", "maitre"])
def test_a_card_used_turns_no_other_down(other: str) -> None:
    table = advanced(
        2,
        season=3,
        step="cook",
        bonus_1=f"chef {other}",
        spent=other,
        hand_1="carciofi_ai_funghi",
        shelf_1="artichoke mushroom cheese",
    )
    assert [table.s.face_down(card) for card in sorted(table.s.bonuses[0])].count(True) == 1
    assert "play carciofi_ai_funghi" in table.legal()


@pytest.mark.rule("R16.6", "R15.5")
def test_the_pantry_has_no_limit_for_its_owner_alone() -> None:
    shelves = {"shelf_1": "eggs*5", "shelf_2": "flour*5", "stall_butcher": "ham*5 turkey"}
    table = advanced(2, bonus_1="dispensa", **shelves)
    table.play("market;buy ham;done")
    assert len(table.zone("shelf_1")) == 6
    table.play("end turn;market;buy turkey")
    assert [table.seat, table.phase] == [2, "shelf"]


@pytest.mark.rule("R16.7", "R8.8", "Q26")
def test_the_sauce_expert() -> None:
    table = advanced(2, step="cook", hand_1="arrosto_di_vitello", bonus_2="esperto_di_salse")
    assert "critic-score seat=2 n=1" in table.play("done")
    fresh = "saute_di_funghi"  # 3 points
    table = advanced(
        2,
        step="cook",
        hand_1="arrosto_di_vitello",
        menu_2=fresh,
        new=fresh,
        bonus_2="esperto_di_salse",
    )
    assert "critic-score seat=2 n=4" in table.play("done")
    guide = advanced(
        2,
        season=4,
        step="cook",
        hand_1="arrosto_di_vitello",
        menu_1=FISH,
        bonus_1="esperto_di_salse",
    )
    assert "guide-score seat=1 n=21" in guide.play("done")


@pytest.mark.rule("R16.8")
def test_the_photo_before_the_critics() -> None:
    table = advanced(
        3, step="cook", seat=3, hand_3="saute_di_funghi", bonus_3="foto_del_presidente"
    )
    table.play("done")
    assert [table.phase, table.seat] == ["tied", 3]
    table.play("rank 3;rank 2")
    assert table.fact("ratings") == [11, 12, 13]


@pytest.mark.rule("R16.8", "R11.11")
def test_the_photo_wins_the_final_tie() -> None:
    table = advanced(2, season=4, step="final", bonus_2="foto_del_presidente")
    assert table.phase == "tied"
    table.play("rank 2")
    assert table.match.ranking() == [2, 1]


@pytest.mark.rule("R16.9", "Q37", "R20.4")
def test_the_cat() -> None:
    table = advanced(2, bonus_1="gatto", bin_butcher="lamb ham", cash=[0, 25])
    table.play("market")
    assert {"bin lamb", "bin ham"} <= set(table.legal())
    assert table.refusal("bin pork") == "R16.9:nothing-there"
    assert "prowled seat=1 kind=lamb shop=butcher" in table.play("bin lamb")
    assert "restock grocer" in table.legal()
    table.play("restock grocer;market")
    assert table.refusal("bin ham") == "R16.9:no-cat"
    new = advanced(2, bonus_board="gatto", bin_butcher="lamb ham")
    new.play("acquire gatto")
    assert new.legal() == ["bin ham", "bin lamb", "done"]
    assert new.refusal("buy pork") == "R20.4:cat-alone"
    new.play("bin lamb;market")
    assert new.refusal("bin ham") == "R16.9:no-cat"  # that was the use of this phase


@pytest.mark.rule("R16.9")
def test_the_cat_comes_back_in_the_next_action_phase() -> None:
    table = advanced(2, bonus_1="gatto", bin_butcher="lamb ham")
    table.play("market;bin lamb;done;end turn;end turn;market")
    assert "bin ham" in table.legal()


@pytest.mark.rule("R16.10", "Q38", "Q59")
def test_the_trusted_shop() -> None:
    table = advanced(2, bonus_board="negozio_di_fiducia")
    table.play("acquire negozio_di_fiducia")
    assert table.phase == "restock"
    assert table.legal() == [
        "restock butcher",
        "restock greengrocer",
        "restock fruit_seller",
        "restock fishmonger",
        "restock grocer",
        "decline",
    ]
    assert table.refusal("done") == "R16.10"
    table.play("restock grocer")
    assert table.fact("actions") == 1
    table.play("market;restock butcher;done")
    assert table.phase == "restock"  # a second one
    table.play("decline")
    assert table.seat == 2
    buying = advanced(2, bonus_1="negozio_di_fiducia", stall_butcher="ham*5 turkey")
    buying.play("market;buy ham;done")
    assert buying.phase == "action"


def lending(cards: str) -> Table:
    """A menu of fish in the last season, and cards that lend an icon to a recipe."""
    return advanced(2, season=4, step="cook", hand_1="saute_di_funghi", menu_1=FISH, bonus_1=cards)


@pytest.mark.rule("R16.11")
@pytest.mark.parametrize(("card", "theme"), [("aiuto_chef", "theme_fine"), ("massaia", None)])
def test_a_lent_icon(card: str, theme: str | None) -> None:
    table = lending(card)
    table.play("done")
    assert table.phase == "icon"
    assert table.refusal("pass") == "R16.11"
    events = table.play(table.legal()[0])
    themes = [event for event in events if event.startswith("theme")]
    wanted = ["theme seat=1 theme=theme_fish"]
    assert themes == [*wanted, *([f"theme seat=1 theme={theme}"] if theme else [])]


@pytest.mark.rule("R16.11")
def test_assistant_before_home_cook_and_either_may_be_declined() -> None:
    table = lending("massaia aiuto_chef")
    table.play("done")
    assert table.legal() == ["icon tonno_alla_livornese", "decline"]  # the fork first
    table.play("decline")
    assert len(table.legal()) == 4  # three fine recipes without a daisy
    table.play("decline")
    assert table.phase == "bid"


@pytest.mark.rule("R16.11", "R11.4")
def test_both_lend_an_icon_each_to_a_recipe_of_its_own() -> None:
    table = lending("massaia aiuto_chef")
    table.play("done;icon tonno_alla_livornese")
    lent = table.legal()[1]
    table.play(lent)
    s, cards = table.s, [GAME.kinds.index(name) for name in FISH.split()]
    tuna, other = (
        GAME.kinds.index(text.split()[1]) for text in ("icon tonno_alla_livornese", lent)
    )
    assert [card for card in cards if counts_as(s, 0, card, FORK)] == cards
    assert {card for card in cards if counts_as(s, 0, card, DAISY)} == {tuna, other}
    assert not counts_as(s, 1, other, DAISY), "lent to the first seat alone"


@pytest.mark.rule("R16.12", "R17.1")
def test_chic_furnishings() -> None:
    table = advanced(2, season=4, bonus_1="arredamento_chic", rooms=["standard luxury", ""])
    assert bill(table.s, 0)[7:] == [9, 6]
    won = {"season": 4, "step": "final", "stars": [3, 1], "spoons": [2, 0], "menu_1": "minestrone"}
    rooms = ["standard luxury", ""]
    assert bill(advanced(2, bonus_1="arredamento_chic", rooms=rooms, **won).s, 0)[2:4] == [30, 20]
    assert bill(advanced(2, bonus_1="bacheca insegna", rooms=rooms, **won).s, 0)[8] == 0


@pytest.mark.rule("R16.13", "Q1", "Q50")
def test_display_case_and_shop_sign() -> None:
    where = {"season": 4, "step": "final", "stars": [3, 1], "spoons": [2, 0]}
    table = advanced(2, bonus_1="bacheca insegna", menu_1="minestrone", **where)
    assert bill(table.s, 0)[2:4] == [36, 30]


@pytest.mark.rule("R16.14", "Q57", "R20.4")
def test_the_wine_cellar() -> None:
    table = advanced(2, season=3, bonus_board="cantina", cash=[40, 25], deck_wine="chianti barolo")
    assert "drew-wine seat=1 n=10" in table.play("acquire cantina")
    table.play("wine chianti")
    assert "wine barolo" in table.legal()
    told = [event for event in table.play("wine barolo") if event.startswith("rejected")]
    shown = [word.partition("=")[2] for event in told for word in event.split()[1:]]
    assert sorted(shown) == sorted(table.zone("discard_wine"))
    assert table.zone("cellar_1") == ["chianti", "barolo"]
    assert [table.phase, table.fact("actions"), len(table.zone("discard_wine"))] == ["action", 1, 8]
    table.play("draw wine;decline")
    assert table.seat == 2  # the second is not asked


@pytest.mark.rule("R16.14", "R6.8")
def test_a_wine_of_this_draw_may_make_room() -> None:
    table = advanced(
        2,
        season=3,
        bonus_1="cantina",
        cash=[40, 25],
        deck_wine="chianti barolo",
        cellar_1="dolcetto_d_alba montepulciano_d_abruzzo vin_santo_del_chianti",
    )
    table.play("draw wine;wine chianti;wine barolo")
    assert "discard chianti" in table.legal()


@pytest.mark.rule("R16.15", "Q35", "Q34")
def test_the_accountant_without_slot_or_pile() -> None:
    full = advanced(2, season=3, bonus_1="chef acquario dispensa", bonus_board="commercialista")
    full.play("acquire commercialista")
    assert full.phase == "action"
    table = advanced(2, season=3, bonus_board="commercialista")
    table.play("acquire commercialista;decline")
    assert table.zone("bonus_1") == ["commercialista"]


@pytest.mark.rule("R16.16", "Q32", "Q33", "Q53")
def test_the_catch_up_course_and_its_windows() -> None:
    table = advanced(2, season=3, bonus_board="corso_di_recupero", cash=[36, 25])
    table.play("acquire corso_di_recupero")
    assert table.legal() == ["catch up", "decline"]
    table.play("catch up")
    assert table.phase == "action"  # once on acquisition
    assert "catch up" in table.legal()
    table.play("catch up;catch up")
    assert table.refusal("catch up") == "R16.16:too-dear"
    assert table.fact("ratings") == [13, 10]
    assert advanced(2).refusal("catch up") == "R16.16:no-card"
    top = advanced(2, season=3, bonus_1="corso_di_recupero", ratings=[30, 10])
    assert top.refusal("catch up") == "R16.16:at-the-top"


@pytest.mark.rule("R16.16", "R8.1")
def test_catching_up_between_recipes() -> None:
    table = advanced(
        2,
        season=3,
        step="cook",
        bonus_1="corso_di_recupero",
        cash=[10, 0],
        ratings=[11, 10],
        hand_1="carciofi_ai_funghi",
        shelf_1="artichoke mushroom cheese",
    )
    assert table.legal() == ["catch up", "done"]
    table.play("catch up")
    assert table.legal() == ["play carciofi_ai_funghi", "done"]


@pytest.mark.rule("R16.16", "Q33")
def test_catching_up_at_the_contest_until_refused() -> None:
    table = advanced(
        2,
        season=4,
        step="contest",
        bonus_2="corso_di_recupero",
        cash=[0, 35],
        menu_1="saute_di_funghi",
    )
    assert [table.phase, table.seat] == ["course", 2]
    assert table.refusal("done") == "R16.16"
    assert table.refusal("catch up", seat=1) == "R16.16:owner-decides"
    table.play("catch up;catch up;decline")
    assert table.match.over
    assert table.fact("ratings") == [10, 12]


@pytest.mark.rule("R16.17")
@pytest.mark.parametrize(("card", "cubes"), [("cucina_professionale", 3), ("droghiere", 2)])
def test_cubes_at_once(card: str, cubes: int) -> None:
    table = advanced(2, season=3, bonus_board=card)
    assert f"got-cubes seat=1 n={cubes}" in table.play(f"acquire {card}")
    assert table.fact("cubes", 0) == [cubes, None]
    assert table.fact("pot") == 2  # from the box, not from the pot


@pytest.mark.rule("R16.18", "Q34")
def test_the_sommelier() -> None:
    table = advanced(2, season=3, bonus_board="sommelier", cash=[10, 25], cellar_2="barolo")
    before = table.s.decks[4][:]
    table.play("acquire sommelier")
    assert table.phase == "sommelier"
    assert "wine chianti" in table.legal()
    assert table.refusal("wine barolo") == "R16.18:not-there"
    assert table.refusal("done") == "R16.18"
    table.play("wine chianti")
    assert table.zone("cellar_1") == ["chianti"]
    assert sorted(table.s.decks[4]) == sorted(set(before) - set(table.s.cellars[0]))
    assert table.s.decks[4] != [card for card in before if card in table.s.decks[4]]
    poor = advanced(2, season=3, bonus_board="sommelier", cash=[4, 25])
    poor.play("acquire sommelier")
    assert poor.legal() == ["decline"]  # R20.2: the pile is seen all the same
    assert poor.refusal("wine barolo") == "R6.6:too-dear"


@pytest.mark.rule("R16.18")
def test_the_sommelier_renews_an_empty_pile() -> None:
    table = advanced(2, season=3, bonus_board="sommelier", deck_wine=0)
    assert "renewed-wine" in table.play("acquire sommelier")


def test_the_other_mode_has_none_of_this() -> None:
    zones = Table(2).match.view(0).zones
    assert not [name for name in zones if name.startswith("bonus")]
    assert MIXED
