"""Chapter 16: what is open, what is hidden, and what the log remembers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings, strategies as st

from tablee.bots.base import Ask
from tablee.games.ramen.tests.table import GAME, MODES, Table, start
from tablee.kernel import REFEREE, SPECTATOR, Event, Match, Rng, play

NAMING = {"played", "took", "refilled", "drew", "served"}  # with card names or card counts
FRIDGE = "aj3 no0 sh6 me2"


def after_a_turn(seats: int = 2) -> Table:
    """Seat 1 has served a bowl, taken no0 and drawn ne5."""
    table = Table(seats, bowl_1="aj7", hand_1="no7 ch0 ch1 ch2", fridge=FRIDGE, pile_top="ka1 ne5")
    table.play("no7@1 ch0@2 +no0")
    return table


@pytest.mark.rule("R16.1")
def test_the_card_taken_is_shown_to_all_and_then_hidden_in_the_hand() -> None:
    table = after_a_turn()
    for viewer in (0, 1, SPECTATOR):
        assert "took seat=1 card=no0" in table.events(viewer)
    assert table.zone("hand_1", 0) == "no0 ch1 ch2 ne5"
    shop = start(2, {}, "1")
    card = shop.fridge[0]
    play(shop, 0, shop.legal()[0])
    play(shop, 0, shop.legal()[0])
    play(shop, 0, shop.legal()[0])
    assert card in shop.hands[0]
    assert shop.knows[card] == -1  # who watched may remember; a re-deal keeps it there


@pytest.mark.rule("R16.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hand_is_covered_whatever_one_watched_being_taken(seats: int) -> None:
    table = after_a_turn(seats)
    for viewer in [*range(1, seats), SPECTATOR]:
        assert table.zone("hand_1", viewer) == "? ? ? ?"


@pytest.mark.rule("R16.2", "Q14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_number_of_bowls_is_open_their_cards_and_points_are_not(seats: int) -> None:
    table = after_a_turn(seats)
    for viewer in [*range(seats), SPECTATOR]:
        served = table.fact("served", viewer)
        assert isinstance(served, list)
        assert served[0] == 1
        assert table.fact("cards", viewer) is None
        assert not [name for name in table.match.view(viewer).zones if name.startswith("served")]


@pytest.mark.rule("R16.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_looks_into_a_served_stack_not_even_its_owner(seats: int) -> None:
    table = after_a_turn(seats)
    assert table.zone("served_1_1") == "aj7 no7"
    for viewer in [*range(seats), SPECTATOR]:
        assert table.zone("served_1_1", viewer) == "none"


@pytest.mark.rule("R16.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_running_score_is_shown(seats: int) -> None:
    table = after_a_turn(seats)
    for viewer in [*range(seats), SPECTATOR]:
        assert table.fact("points", viewer) is None
        assert table.match.view(viewer).scores == []


@pytest.mark.rule("R16.5", "Q30")
def test_what_lies_open_is_open_to_all() -> None:
    table = Table(bowl_1="aj1 no2", fridge=FRIDGE)
    for viewer in (0, 1, SPECTATOR):
        assert table.zone("fridge", viewer) == FRIDGE
        assert table.zone("bowl_1", viewer) == "aj1 no2"
        assert len(table.zone("pile", viewer).split()) == 42
        assert set(table.zone("pile", viewer).split()) == {"?"}
    assert table.zone("hand_2", 0) == "? ? ? ?"


@pytest.mark.rule("R16.5")
@pytest.mark.parametrize("seats", MODES.values())
def test_the_log_tells_what_it_may_and_nothing_before_the_end(seats: int) -> None:
    match = Match(GAME, seats, seed="2")
    told = {"turn", "played", "served", "took", "refilled", "drew-hidden"}
    for _ in random_play(match, "2"):
        for seat in range(seats):
            own = [event for event in match.events if event.seen >> seat & 1]
            others = {event.key for event in own if event.key != "drew"}
            assert others <= told
            assert all(event.args[0] == seat for event in own if event.key == "drew")
        watched = [event.key for event in match.events if event.seen >> SPECTATOR & 1]
        assert set(watched) <= told


def random_play(match: Match, seed: str) -> Iterator[None]:
    """Stops before every decision of a random game."""
    rng = Rng.seeded(seed)
    while not match.over:
        yield
        seat = match.acting[0]
        moves = match.legal(seat)
        match.play(seat, moves[rng.below(len(moves))])


# R16.6: memory


def turn_numbers(events: list[Event]) -> list[int]:
    """The number of the turn in which each event of a log happened."""
    numbers, number = [], 0
    for event in events:
        if event.key == "turn":
            number = event.args[0]
        numbers.append(number)
    return numbers


def first_remembered(seat: int, running: int, seats: int) -> int:
    """The number of the seat's own turn before the one running now; 1 if it had none."""
    own = [number for number in range(1, running) if (number - 1) % seats == seat]
    return own[-1] if own else 1


@pytest.mark.rule("R16.6", "R14.2", "Q15")
@pytest.mark.parametrize("seats", [2, 3, 4])
@given(seed=st.integers(0, 10**6).map(str))
@settings(max_examples=4, deadline=None)
def test_strict_memory_goes_back_to_the_start_of_ones_own_previous_turn(
    seats: int, seed: str
) -> None:
    match = Match(GAME, seats, seed=seed)
    for _ in random_play(match, seed):
        for seat in range(seats):
            log = match.log(seat)
            numbers = turn_numbers(log)
            horizon = first_remembered(seat, numbers[-1], seats)
            for event, number in zip(log, numbers, strict=True):
                assert (event.key in NAMING) <= (number >= horizon)
                assert event.key.endswith("-faded") <= (number < horizon)


@pytest.mark.rule("R16.6")
def test_older_lines_keep_who_and_which_bowl_but_no_card_and_no_count() -> None:
    table = after_a_turn(2)
    for _ in range(9):  # turns 2, 3 and 4
        table.play(table.legal()[0])
    lines = [GAME.event_json(event) for event in table.match.log(1)][:6]
    assert lines == [
        {"key": "played-faded", "args": {"seat": 0, "bowl": 1}},
        {"key": "played-faded", "args": {"seat": 0, "bowl": 2}},
        {"key": "served-faded", "args": {"side": 0, "bowl": 1}},
        {"key": "took-faded", "args": {"seat": 0}},
        {"key": "refilled-faded", "args": {}},
        {"key": "drew-hidden", "args": {"seat": 0}},
    ]
    own = [GAME.event_json(event) for event in table.match.log(0)][5]
    assert own == {"key": "drew-faded", "args": {"seat": 0}}  # one's own cards fade as well


@pytest.mark.rule("R16.6")
def test_one_turn_by_the_clock_of_a_duel() -> None:
    """Which turns still have names, for seat 1 and seat 2, while each turn is running."""
    match = Match(GAME, 2, seed="4")
    remembered: dict[int, list[list[int]]] = {}
    for _ in random_play(match, "4"):
        running = turn_numbers(match.log(0))[-1]
        if running > 6:
            break
        for seat in (0, 1):
            log = match.log(seat)
            named = {
                number
                for event, number in zip(log, turn_numbers(log), strict=True)
                if event.key == "took"
            }
            remembered.setdefault(running, [[], []])[seat] = sorted(named - {running})
    assert remembered == {
        1: [[], []],
        2: [[1], [1]],
        3: [[1, 2], [2]],
        4: [[3], [2, 3]],
        5: [[3, 4], [4]],
        6: [[5], [4, 5]],
    }


@pytest.mark.rule("R16.6", "R14.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_open_memory_keeps_every_name(seats: int) -> None:
    match = Match(GAME, seats, {"memory": "open"}, seed="1")
    for _ in random_play(match, "1"):
        for viewer in [*range(seats), SPECTATOR]:
            assert not [event for event in match.log(viewer) if event.key.endswith("-faded")]


@pytest.mark.rule("R16.6")
def test_solo_is_always_open() -> None:
    match = Match(GAME, 1, {"memory": "strict"}, seed="1")
    for _ in random_play(match, "1"):
        for viewer in (0, SPECTATOR):
            assert not [event for event in match.log(viewer) if event.key.endswith("-faded")]


@pytest.mark.rule("R16.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_spectators_remember_one_round(seats: int) -> None:
    match = Match(GAME, seats, seed="1")
    for _ in random_play(match, "1"):
        log = match.log(SPECTATOR)
        numbers = turn_numbers(log)
        named = {n for event, n in zip(log, numbers, strict=True) if event.key in NAMING}
        assert all(number > numbers[-1] - seats for number in named)
        assert len(named) >= min(numbers[-1], seats) - 1


@pytest.mark.rule("R16.6", "R16.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_the_whole_log_is_open_again(seats: int) -> None:
    match = Match(GAME, seats, seed="1")
    for _ in random_play(match, "1"):
        pass
    for viewer in [*range(seats), SPECTATOR]:
        keys = [event.key for event in match.log(viewer)]
        assert not [key for key in keys if key.endswith("-faded")]
        assert keys.count("played") == 56


@pytest.mark.rule("R16.6")
def test_the_referee_forgets_nothing() -> None:
    table = after_a_turn()
    for _ in range(12):
        table.play(table.legal()[0])
    assert not [event for event in table.match.log(REFEREE) if event.key.endswith("-faded")]


@pytest.mark.rule("R16.7")
@pytest.mark.parametrize("seats", MODES.values())
def test_a_bot_sees_what_a_person_in_its_seat_sees(seats: int) -> None:
    shop = start(seats, {}, "1")
    rng = Rng.seeded("bot")
    for seat in range(seats):
        ask = Ask(shop, seat, [])
        assert ask.view() == GAME.view(shop, seat)
        world = ask.world(rng).state
        assert GAME.view(world, seat) == GAME.view(shop, seat)
        assert world.zones()[0].cards != shop.pile  # the pile is anybody's guess


@pytest.mark.rule("R16.8")
@pytest.mark.parametrize("seats", MODES.values())
def test_at_the_end_everything_is_shown(seats: int) -> None:
    match = Match(GAME, seats, seed="1")
    for _ in random_play(match, "1"):
        pass
    truth = match.referee().zones
    assert any(name.startswith("served") for name in truth)
    for viewer in [*range(seats), SPECTATOR]:
        assert match.view(viewer).zones == truth
    revealed = [event.key for event in match.log(SPECTATOR)].count("revealed")
    assert revealed == (4 if seats == 1 else 0)
