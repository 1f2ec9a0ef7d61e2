"""Chapter 21: what is open, what is hidden, above all the cups."""

from __future__ import annotations

import pytest

from tablee.games.ristorante.rules.town import Town
from tablee.games.ristorante.tests.table import GAME, MODES, Table, advanced
from tablee.kernel import REFEREE, SPECTATOR, Log, Match, Rng, determinize, view
from tablee.testing.leaks import parting

COINS = {  # events that move coins: who, how many, and in which direction
    "wine": -1,
    "bought": -1,
    "searched": -1,
    "acquired": -1,
    "built": -1,
    "studied": -1,
    "caught-up": -1,
    "paid-share": -1,
    "got-coins": 1,
    "income": 1,
}


@pytest.mark.rule("R21.1")
def test_a_hand_shows_its_courses_only() -> None:
    table = Table(2, hand_1="saute_di_funghi arrosto_di_vitello")
    assert table.zone("hand_1", 0) == ["saute_di_funghi", "arrosto_di_vitello"]
    for viewer in (1, SPECTATOR):
        assert sorted(table.zone("hand_1", viewer)) == ["?second", "?starter"]


@pytest.mark.rule("R21.1")
def test_drawn_cards_are_seen_by_the_drawer_alone() -> None:
    table = Table(2)
    table.play("draw first")
    assert all(not name.startswith("?") for name in table.zone("drawn", 0))
    assert table.zone("drawn", 1) == ["?first"] * 5
    assert [key.split()[0] for key in table.events(0)] == ["drew", "saw-three", "saw-two"]
    assert table.events(1) == ["drew seat=1 n=5 course=first"]


@pytest.mark.rule("R21.2")
@pytest.mark.parametrize("mode", MODES)
def test_no_view_shows_the_cup_of_another_seat(mode: str) -> None:
    match = Match(GAME, 3, {"mode": mode}, "cups")
    rng = Rng.seeded("cups")
    while not match.over:
        keys = {event.key for event in match.events}
        for viewer in (0, 1, 2, SPECTATOR):
            facts = match.view(viewer).facts
            for name in ("cash", "cubes") if mode == "advanced" else ("cash",):
                cups = facts[name]
                assert isinstance(cups, list)
                others = [cup for seat, cup in enumerate(cups) if seat != viewer]
                assert ("thrift" in keys) != (others == [None] * len(others))
        seat = match.awaited[0]
        moves = match.legal(seat)
        match.play(seat, moves[rng.below(len(moves))])


@pytest.mark.rule("R21.2", "Q29")
@pytest.mark.parametrize("mode", MODES)
def test_whoever_listens_can_count_every_cup(mode: str) -> None:
    """Coins and cubes move by public events only: nothing about a cup needs a secret."""
    match = Match(GAME, 4, {"mode": mode, "apprentice": "on"}, "count")
    rng = Rng.seeded("count")
    while "thrift" not in {event.key for event in match.events}:
        seat = match.awaited[0]
        moves = match.legal(seat)
        match.play(seat, moves[rng.below(len(moves))])
    coins, cubes = [25] * 4, [0] * 4
    for event in match.events:
        if event.key == "cup":
            assert [coins[event.args[0]], cubes[event.args[0]]] == list(event.args[1:3])
        names = [name for name, _ in GAME.arguments(event.key)]
        args = dict(zip(names, event.args, strict=False))
        if event.key in COINS:
            coins[args["seat"]] += COINS[event.key] * args["n"]
        elif event.key == "vip-won":
            coins[args["seat"]] -= args["n"]
        elif event.key == "took-cube":
            cubes[args["seat"]] += 1
        elif event.key == "got-cubes":
            cubes[args["seat"]] += args["n"]
        elif event.key == "touched":
            cubes[args["seat"]] -= args["n"]
        if event.key in {*COINS, "vip-won", "took-cube", "got-cubes", "touched", "cup"}:
            assert event.seen == -1


@pytest.mark.rule("R21.2", "R9.1")
def test_a_cup_changes_nothing_that_others_see() -> None:
    """Two tables that differ in one cup look the same to everybody else, whatever is asked."""
    for mode in MODES:
        for step in ("action", "bid", "cook"):
            where = {"step": step, "hand_1": "saute_di_funghi", "hand_2": "arrosto_di_vitello"}
            rich = Table(3, mode, cash=[40, 25, 25], **where)
            poor = Table(3, mode, cash=[0, 25, 25], **where)
            for viewer in (1, 2, SPECTATOR):
                assert rich.match.view(viewer) == poor.match.view(viewer)
                assert rich.match.legal(viewer) == poor.match.legal(viewer)
            for move in range(0, len(GAME.catalogue), 7):
                text = GAME.catalogue.texts[move]
                ours, theirs = rich.match.explain(1, text), poor.match.explain(1, text)
                assert (ours and ours.cited) == (theirs and theirs.cited)


@pytest.mark.rule("R21.2")
def test_a_sealed_bid_is_its_writers_own() -> None:
    one = Table(3, step="bid")
    other = Table(3, step="bid")
    one.play("bid 3")
    other.play("bid 25")
    for viewer in (1, 2, SPECTATOR):
        assert one.match.view(viewer) == other.match.view(viewer)
        assert one.events(viewer) == other.events(viewer)
    assert one.match.view(0) != other.match.view(0)


@pytest.mark.rule("R21.2")
def test_crates_are_hidden_in_order_not_in_contents() -> None:
    table = Table(2)
    s = table.s
    assert table.zone("crate_butcher", 0) == ["?butcher"] * 18
    for seed in range(5):
        world = determinize(s, 0, Rng.seeded(str(seed)))
        assert isinstance(world, Town)
        for shop in range(5):
            assert sorted(world.crates[shop]) == sorted(s.crates[shop])
        assert sorted(world.decks[0]) == sorted(s.decks[0])


@pytest.mark.rule("R21.1", "R21.2")
def test_bins_lie_open_and_bonus_decks_closed() -> None:
    table = advanced(2, bin_butcher="lamb ham")
    assert table.zone("bin_butcher", 1) == ["ham", "lamb"]
    assert table.zone("bonus_deck", 1) == ["?bonus_2"] * 14 + ["?bonus_1"] * 7


@pytest.mark.rule("R21.1")
def test_every_world_of_a_seat_offers_it_the_same() -> None:
    seed = "worlds"
    s = GAME.new(3, GAME.settle(3, {"mode": "advanced"}), seed, Log())
    rng = Rng.seeded(seed)
    looked = 0
    while s.acting:
        if looked % 9 == 0:
            world = determinize(s, s.seat, Rng.seeded(str(looked)))
            assert not parting(GAME, s, world, s.seat)  # in it the others bid anew
        moves = s.legal()
        s.step(moves[rng.below(len(moves))])
        looked += 1
    assert view(s, REFEREE).scores == s.scores
