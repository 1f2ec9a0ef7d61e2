"""Chapter 13: what is open, what is hidden, and what the log still shows."""

from __future__ import annotations

import pytest

from tablee.games.mamma_mia.tests.table import GAME, Table, start, unloading
from tablee.kernel import SPECTATOR, Match, Rng, determinize, playout, view

VIEWERS = (0, 1, 2, SPECTATOR)


def with_two_turns(options: dict[str, str]) -> Table:
    table = Table(3, options, hand_1="olive*4", hand_2="shrimp*4", orders_1="green_minimale")
    table.play("put olive 2; order green_minimale; draw waiter; put shrimp 1; order none")
    return table


@pytest.mark.rule("R13.2")
def test_hands_kitchen_and_waiters_are_hidden() -> None:
    s = start(3)
    for viewer in VIEWERS:
        zones = view(s, viewer).zones
        assert all(face < 0 for face in zones["kitchen"])
        for seat in range(3):
            own = viewer == seat
            assert all((face >= 0) == own for face in zones[f"hand_{seat + 1}"])
            assert all((face >= 0) == own for face in zones[f"orders_{seat + 1}"])
            assert all(face < 0 for face in zones[f"waiter_{seat + 1}"])
        assert "box" not in zones


@pytest.mark.rule("R13.2", "R12.5")
def test_bots_may_count_the_oven_that_screens_do_not_show() -> None:
    table = with_two_turns({})
    oven = table.cards("oven")
    world = table.match.sampler(2).draw(Rng.seeded("world"))
    zone = next(zone for zone in world.zones() if zone.name == "oven")
    assert [GAME.kinds[GAME.faces[card]] for card in zone.cards] == oven
    assert table.cards("oven", 2)[:-1] == ["?"] * (len(oven) - 1)


@pytest.mark.rule("R13.2", "Q24")
def test_a_failed_order_is_known_under_the_waiter_but_not_shown() -> None:
    table = unloading("shrimp green_minipizza red_monotoni")
    assert set(table.cards("waiter_1", 0)) == {"?green"}
    world = table.match.sampler(2).draw(Rng.seeded("world"))
    waiter = next(zone for zone in world.zones() if zone.name == "waiter_1")
    assert GAME.kinds[GAME.faces[waiter.cards[0]]] == "green_minipizza"


@pytest.mark.rule("R13.2")
def test_another_world_keeps_every_number() -> None:
    s = start(4)
    for seed in range(5):
        other = determinize(s, 1, Rng.seeded(str(seed)))
        assert view(other, 1) == view(s, 1)
        assert [len(zone.cards) for zone in other.zones()] == [len(z.cards) for z in s.zones()]


@pytest.mark.rule("R13.2", "D8", "D9")
def test_a_payment_goes_on_in_every_world_that_others_think_possible() -> None:
    """Kinds that were passed over may be all that the payer holds in another world."""
    oven, cards = "olive*6 pepper*5 green_bombastica", "pineapple*2 mushroom*2 shrimp*3"
    others = "pineapple*5 pepper*2"
    paying = unloading(oven, hand_1=cards, hand_2=others)
    paying.play("complete hand; own pineapple 0")
    giving = unloading(oven, hand_3=cards, hand_2=others)
    giving.play("complete ask; help no; help yes; give pineapple 0")
    for table, phase, viewer in ((paying, "pay", 2), (giving, "give", 0)):
        assert table.phase == phase
        for seed in range(60):
            world = table.match.sampler(viewer).draw(Rng.seeded(str(seed)))
            playout(world, Rng.seeded(str(seed)))
            assert len(world.scores) == 3


@pytest.mark.rule("R13.2", "D6")
def test_the_kind_in_question_is_told_to_whoever_is_asked_alone() -> None:
    table = unloading("pepper olive*2 green_normale_olive", hand_1="olive*2", hand_3="olive*2")
    table.play("complete ask")
    assert table.fact("kind", 0) == "olive"
    assert all(table.fact("kind", viewer) is None for viewer in (1, 2, SPECTATOR))


@pytest.mark.rule("R13.3", "R12.5")
def test_the_log_forgets_the_oven_but_for_the_latest_turn() -> None:
    table = with_two_turns({})
    for viewer in VIEWERS:
        log = table.log(viewer)
        assert "put seat=2 n=1 kind=shrimp" in log
        assert "drew-waiter seat=1 n=5" in log, "where cards were drawn is not about the oven"
        assert not [line for line in log if "olive" in line and line.startswith("put")]
        assert not [line for line in log if line.startswith("order ")]


@pytest.mark.rule("R13.3", "R12.5")
def test_with_an_open_oven_the_log_keeps_everything() -> None:
    table = with_two_turns({"oven_view": "open"})
    assert "put seat=1 n=2 kind=olive" in table.log(2)
    assert "order seat=1 card=green_minimale" in table.log(2)


@pytest.mark.rule("R13.3")
def test_oven_lines_come_back_when_it_has_been_unloaded() -> None:
    table = Table(hand_1="olive*2 shrimp*2", orders_1="", waiter_1="", kitchen=8, hand_2="olive*2")
    table.play("put olive 1")
    table.play("put olive 1; order none; draw kitchen")
    assert table.fact("service") == 2
    assert "put seat=1 n=1 kind=olive" in table.log(2)


@pytest.mark.rule("R13.3", "R12.6")
@pytest.mark.parametrize("score_view", ["hidden", "open"])
def test_lines_of_an_unloading_leave_with_the_next_turn(score_view: str) -> None:
    table = unloading(
        "olive*2 pepper*3 green_minipizza",
        hand_2="chorizo*3",
        orders_2="",
        options={"score_view": score_view},
    )
    success = "succeeded seat=1 card=green_minipizza"
    assert success in table.log(1), "it has only just happened"
    table.play("put chorizo 1")
    kept = score_view == "open"
    assert (success in table.log(1)) == kept
    assert ("out n=3 kind=pepper" in table.log(1)) == kept
    assert success in table.events(1), "those who listen may remember it"


@pytest.mark.rule("R13.3")
def test_after_the_end_the_log_is_complete() -> None:
    match = Match(GAME, 3)
    rng = Rng.seeded("log")
    while not match.over:
        seat = match.acting[0]
        moves = match.legal(seat)
        match.play(seat, moves[rng.below(len(moves))])
    assert len(match.log(0)) == len([event for event in match.events if event.seen & 1])


@pytest.mark.rule("R6.8", "R13.2")
def test_what_is_drawn_is_whispered_to_whoever_drew_it() -> None:
    match = Match(GAME, 4)
    rng = Rng.seeded("whispers")
    for _ in range(60):
        seat = match.acting[0]
        moves = match.legal(seat)
        match.play(seat, moves[rng.below(len(moves))])
    for key in ("got", "got-order"):
        whispers = [event for event in match.events if event.key == key]
        assert {event.args[0] for event in whispers} == {0, 1, 2, 3}
        assert all(event.seen == 1 << event.args[0] for event in whispers)


@pytest.mark.rule("R13.2", "R7.3", "R9.3", "R8.3")
def test_everybody_reads_whose_order_it_is_and_what_it_needs() -> None:
    orders = "green_normale_olive yellow_normale_olive red_bombastica"
    table = unloading(f"olive pepper {orders}", hand_1="olive*4", hand_2="olive*4")
    seen = []
    while table.fact("unloading"):
        facts = {name: table.fact(name) for name in ("unloader", "owner", "need", "missing")}
        assert all(table.fact(name, at) == facts[name] for name in facts for at in VIEWERS)
        seen.append(facts)
        table.play("complete give_up")
    assert [list(facts.values()) for facts in seen] == [
        [2, 1, {"pepper": 1, "olive": 4}, {"olive": 3}],
        [2, 2, {"pineapple": 1, "olive": 4}, {"pineapple": 1, "olive": 3}],
        [2, 3, {"any": 15}, {"any": 13}],
    ]
    assert table.fact("owner") is table.fact("need") is table.fact("unloader") is None
    assert (table.fact("service"), table.fact("turn")) == (2, 2)


@pytest.mark.rule("R13.1")
def test_no_more_than_nine_and_ten_answers() -> None:
    """Nobody holds more than nine ingredients; a choice has at most ten answers."""
    most = {"put": 0, "choose": 0}
    for seed in range(12):
        s = start(2 + seed % 5, str(seed))
        rng = Rng.seeded(str(seed))
        while s.acting:
            moves = s.legal()
            if s.phase.key in most:
                most[s.phase.key] = max(most[s.phase.key], len(moves))
            assert max(len(hand) for hand in s.hands) <= 9
            assert all(s.hand_size(seat) <= 14 for seat in range(s.seats))
            s.step(moves[rng.below(len(moves))])
    assert most["put"] <= 9
    assert most["choose"] == 10


@pytest.mark.rule("R13.2", "D6", "D8", "D9")
def test_nobody_sees_whether_there_is_a_number_to_name() -> None:
    """That the owner is asked for a share, or a helper which cards, tells what they hold."""
    oven = "pepper olive*2 green_normale_olive"
    holds = unloading(oven, hand_1="olive*2", hand_3="olive*2 pepper")
    before = [holds.match.view(viewer) for viewer in (1, 2, SPECTATOR)]
    holds.play("complete ask")
    assert holds.phase == "own"
    assert holds.match.view(0).phase == "own"
    assert [holds.match.view(viewer) for viewer in (1, 2, SPECTATOR)] == before
    events = holds.play("own olive 1")
    assert "pledged" in events[0]


@pytest.mark.rule("R9.3", "R13.2")
def test_numbers_are_noted_and_carried_out_together() -> None:
    oven, cards = "olive*6 pepper*5 green_bombastica", "pineapple*2 mushroom*2 shrimp*3"
    paying = unloading(oven, hand_1=cards, hand_2="pineapple*5 pepper*2")
    before = [paying.match.view(viewer) for viewer in (1, 2, SPECTATOR)]
    paying.play("complete hand; own pineapple 1")
    assert [paying.match.view(viewer) for viewer in (1, 2, SPECTATOR)] == before
    assert paying.phase == "pay"


@pytest.mark.rule("R12.5", "R13.3")
def test_leftovers_are_forgotten_with_the_first_turn() -> None:
    """The line about what starts the new oven goes when the first card covers it."""
    for seed in range(40):
        match = Match(GAME, 3, {"oven_view": "memory"}, str(seed))
        rng = Rng.seeded(f"left/{seed}")
        service = 1
        shown = hidden = 0
        while not match.over and service < 3:
            seat = match.acting[0]
            moves = match.legal(seat)
            match.play(seat, moves[rng.below(len(moves))])
            service = match.view(0).facts["service"]  # type: ignore[assignment]
            if service < 2 or match.view(0).facts["unloading"]:
                continue
            keys = [event.key for event in match.log(1)]
            told = [event.key for event in match.events if event.key == "left"]
            fresh = not any(
                key in ("put", "passed") for key in keys[len(keys) - keys[::-1].index("service") :]
            )
            if told and fresh:
                assert "left" in keys
                shown += 1
            elif told:
                last = match.read(1)[-1][0]
                assert all(entry == last for entry, event in match.lines(1) if event.key == "left")
                hidden += 1
        if shown and hidden:
            return
    raise AssertionError("no game had leftovers")
