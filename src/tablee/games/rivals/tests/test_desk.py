"""The trade desk as it is described: each thing goes into its basket by the moves it is told with,
and the baskets hold what was written."""

from __future__ import annotations

import pytest

from tablee.games.rivals.rules.offers import additions, read_draft
from tablee.games.rivals.rules.pieces import Offer
from tablee.games.rivals.show import RivalsShow
from tablee.games.rivals.tests.table import GAME, Table
from tablee.games.rivals.tests.test_barter import desk as traders
from tablee.games.rivals.tests.test_show import shown
from tablee.kernel import SPECTATOR
from tablee.show import Basket, Desk

GIVE, ASK = 0, 1
RICH = {
    "upgrades": ["double_burner", "social_media_ads", ""],
    "recipes_1": "onigiri lasagna",
    "recipes_2": "guacamole ceviche",
}


def desk_of(table: Table, partner: int = 2, seat: int = 1, language: str = "en") -> Desk | None:
    """Seats count from 1 here."""
    return shown(table.s, seat - 1, language).desk(partner - 1)


def opened(table: Table) -> Desk:
    found = desk_of(table)
    assert found is not None
    return found


def laid(table: Table, *moves: str) -> Desk:
    """The desk with these in the baskets, as a page asks for it."""
    found = shown(table.s, 0).desk(1, moves)
    assert found is not None
    return found


def put(table: Table, desk: Desk, basket: int, label: str, way: int = 0) -> Desk:
    """The first thing of this name goes into its basket in one of its ways."""
    ware = next(ware for ware in desk.baskets[basket].wares if ware.label == label)
    ware.now = way
    return laid(table, *inside(desk))


def inside(desk: Desk) -> list[str]:
    """The moves of what lies in the baskets."""
    wares = [ware for basket in desk.baskets for ware in basket.wares if ware.now >= 0]
    return [text for ware in wares for text in ware.ways[ware.now].moves]


def takes(basket: Basket) -> list[str]:
    """What could still be put in."""
    return sorted({ware.label for ware in basket.wares if ware.ways and ware.now < 0})


def lying(basket: Basket) -> list[str]:
    return [ware.ways[ware.now].label for ware in basket.wares if ware.now >= 0]


def play(table: Table, *texts: str) -> None:
    table.play(*[f"1 {text}" for text in texts])


@pytest.mark.rule("R7.51", "R7.53")
def test_every_thing_on_the_desk_goes_into_its_basket_by_its_moves() -> None:
    tried: list[str] = []
    for basket in (GIVE, ASK):
        for at in range(len(opened(traders(**RICH)).baskets[basket].wares)):
            for way in range(len(opened(traders(**RICH)).baskets[basket].wares[at].ways)):
                table = traders(**RICH)
                desk = opened(table)
                put = desk.baskets[basket].wares[at].ways[way]
                play(table, *desk.begin, *put.moves)
                assert lying(opened(table).baskets[basket]) == [put.label]
                tried += put.moves[1:]
    assert len(set(tried)) == len(all_entries(traders(**RICH))), "nothing is missing"


def all_entries(table: Table) -> list[int]:
    offer = Offer(0, 1, 0)
    return [move for asks in (False, True) for move in additions(table.s, offer, asks)]


@pytest.mark.rule("R7.51", "R7.52")
def test_the_baskets_hold_what_is_written_and_can_be_emptied() -> None:
    table = traders()
    play(table, "offer 2", "give", "give beef", "give", "give beef", "give", "give $200")
    play(table, "give", "give covered taxes", "ask", "ask card")
    gives, asks = opened(table).baskets
    assert lying(gives) == ["Beef", "Beef", "Taxes (covered)", "$200"]
    assert lying(asks) == ["An action card of their choice"]
    assert (gives.seat, asks.seat) == (0, 1)
    play(table, *opened(table).begin)
    assert not read_draft(table.s.notes[0]).keys
    play(table, *opened(table).leave)
    assert not table.s.notes[0]


@pytest.mark.rule("R7.52")
def test_a_full_basket_takes_no_more_than_the_rules() -> None:
    """Five ingredients and a card are six entries; a second card would be the seventh."""
    table = traders(pantry_1="beef beef fish pork milk rice", hand_1="clam_voyance clam_voyance")
    desk = opened(table)
    for label in ("Beef", "Fish", "Pork", "Milk", "Rice", "Clam-Voyance"):
        assert desk.baskets[GIVE].wares[-1].ways, "the purse takes part until it is full"
        desk = put(table, desk, GIVE, label)
    gives = desk.baskets[GIVE]
    assert takes(gives) == ["Beef"], "of which there is some already"
    assert not gives.wares[-1].ways, "no money either"
    clams = [ware for ware in gives.wares if ware.label == "Clam-Voyance"]
    assert [len(ware.ways) for ware in clams] == [2, 0], "the first may still be covered"
    covered = put(table, desk, GIVE, "Clam-Voyance", 1)
    assert lying(covered.baskets[GIVE])[-1] == "Clam-Voyance (covered)"
    play(table, *covered.begin, *inside(covered), *covered.send)
    assert table.phase == "weigh"


@pytest.mark.rule("R7.51")
def test_a_recipe_is_swapped_once() -> None:
    recipes = {"recipes_1": "onigiri guacamole", "recipes_2": "bruschetta yakisoba"}
    table = Table(2, {"from_leftovers": "yes"}, step="market", **recipes)
    mine = opened(table).baskets[GIVE].wares
    assert [len(ware.ways) for ware in mine] == [2, 2]
    first, second = laid(table, *mine[0].ways[0].moves).baskets[GIVE].wares
    assert (len(first.ways), first.now) == (2, 0), "it may still be swapped for the other"
    assert [way.moves for way in second.ways] == [["give", "swap 2-2"]]


@pytest.mark.rule("Q68")
def test_a_basket_takes_as_much_as_a_draft() -> None:
    table = traders(garbage=[30, 0, 0])
    many = laid(table, *["give", "give garbage"] * 30)
    assert len(lying(many.baskets[GIVE])) == 20, "forty steps, then it is sent"
    assert not takes(many.baskets[GIVE])
    assert not takes(many.baskets[ASK])
    play(table, *many.begin, *["give", "give garbage"] * 20, *many.send)


@pytest.mark.rule("R7.52", "R7.56")
def test_a_desk_says_why_an_offer_cannot_be_sent() -> None:
    table = traders()
    assert (opened(table).send, opened(table).why) == ([], "The offer is still empty.")
    gift = laid(table, "give", "give beef")
    assert (gift.send, gift.why) == (["send"], "")
    play(table, *gift.begin, "give", "give beef", *gift.send)
    table.play("2 decline 1", "2 pass", "3 pass", "2 pass", "3 pass")
    assert laid(table, "give", "give beef").why == "This offer was declined today already."


def test_what_is_gone_meanwhile_does_not_lie_in_a_basket() -> None:
    table = traders()
    desk = laid(table, "give", "give milk", "ask", "ask wine", "send", "give")
    assert [lying(basket) for basket in desk.baskets] == [[], ["Wine"]]


@pytest.mark.parametrize("entry", ["give", "ask"])
def test_an_entry_that_was_begun_is_ended_before_the_offer_is_written_anew(entry: str) -> None:
    for leave in (False, True):
        table = traders()
        play(table, "offer 2", "give", "give beef", entry)
        desk = opened(table)
        play(table, *(desk.leave if leave else desk.begin))
        assert not table.s.notes[0] or not read_draft(table.s.notes[0]).keys


@pytest.mark.rule("R7.54")
def test_an_answer_is_written_below_what_it_answers() -> None:
    table = traders()
    play(table, "offer 2", "give", "give beef", "ask", "ask wine", "send")
    table.play("2 counter 1")
    found = desk_of(table, partner=1, seat=2)
    assert found is not None
    assert found.lines == ["You get: Beef", "You give: Wine"]
    table.play(*[f"2 {text}" for text in found.leave])
    assert not opened(traders()).lines


def test_who_lacks_a_thing_stands_on_it() -> None:
    table = traders(pantry_1="tomato", pantry_2="bread", recipes_2="bruschetta lasagna")
    tomato = opened(table).baskets[GIVE].wares[0]
    assert [chip.text for chip in tomato.chips] == ["Bruschetta", "Lasagna"]
    bread = opened(table).baskets[ASK].wares[0]
    assert not bread.chips, "the first seat has no recipe that asks for bread"


def test_a_desk_is_its_writers_alone_and_only_for_whom_one_may_write_to() -> None:
    table = traders()
    assert desk_of(table, partner=1) is None
    assert desk_of(table, seat=2) is None, "it is not their turn"
    assert shown(table.s, SPECTATOR).desk(1) is None
    play(table, "offer 2")
    assert desk_of(table, partner=3) is None, "another offer is being written"
    french = desk_of(table, language="fr")
    assert french is not None
    assert french.title == "Échanger avec Bob"
    assert all(
        GAME.catalogue.parse(text) >= 0 for text in [*french.begin, *french.send, *french.leave]
    )


@pytest.mark.rule("R7.55")
def test_a_trade_tells_what_changed_hands() -> None:
    table = traders(**RICH)
    play(table, "offer 2", "give", "give beef", "give", "give beef", "give", "give $200")
    play(table, "give", "swap 1-1", "ask", "ask cheese", "send")
    table.play("2 accept 1")
    events = table.log.events
    (at,) = [n for n, event in enumerate(events) if event.key == "traded"]
    moved = RivalsShow.moved(GAME, table.options, events, at)
    assert [(one.source, one.target, one.face, one.n) for one in moved] == [
        ("pantry_1", "pantry_2", "beef", 2),
        ("", "", "", 1),
        ("pantry_2", "pantry_1", "cheese", 1),
        ("recipes_1", "recipes_2", "onigiri", 1),
        ("recipes_2", "recipes_1", "guacamole", 1),
    ]
    (money,) = moved[1].chips
    assert (money.seat, money.icon, money.n) == (0, "coin", 200)
    assert [one.chips[0].seat for one in moved] == [0, 0, 1, 0, 1]
