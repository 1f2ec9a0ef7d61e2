"""Section 7.1: the clock schedule, and that both schedules play by the same rules."""

from __future__ import annotations

import pytest

from tablee.games.rivals.rules.moves import PASS
from tablee.games.rivals.rules.town import Town
from tablee.games.rivals.rules.wars import bidders
from tablee.games.rivals.tests.table import GAME, Table
from tablee.kernel import Refused, Rng, State, actors, legal, play
from tablee.kernel.engine import alarms, awaited, expire, ring, seconds

CHEFS = ["gardena_eden", "biff_brobeque", "mortimer_sleazburger"]
CLOCK = {"schedule": "clock"}


def stalls(options: dict[str, str] | None = None, **more: object) -> Table:
    return Table(
        3,
        {**CLOCK, **(options or {})},
        **{
            "step": "market",
            "chefs": CHEFS,
            "places": ["carbtastic", "carbtastic", "island"],
            "counter_carbtastic": "bread flour noodles rice",
            "money": [900, 900, 900],
            "pantry_1": "beef",
            "pantry_2": "milk",
            **more,
        },
    )


@pytest.mark.rule("R7.5", "R7.4", "R3.11")
def test_everybody_may_act_at_any_time() -> None:
    table = stalls()
    assert seconds(table.s) == 60
    table.play("3 buy-card", "1 buy carbtastic-1", "1 buy carbtastic-2", "2 buy carbtastic-3")
    assert table.pantry(1) == "bread flour beef"
    assert table.refusal("2 buy carbtastic-1") == "R7.14:empty"


@pytest.mark.rule("R13.30")
def test_amateurs_have_no_limit() -> None:
    assert seconds(stalls({"amateur_chef": "yes"}).s) == 0


@pytest.mark.rule("R13.30", "Q70")
def test_amateurs_end_the_phase_by_being_done_wars_and_all() -> None:
    """Nothing else could end a tie where no clock runs."""
    spaces = ["carbtastic-1", "carbtastic-1", "shelf"]
    amateurs, others = stalls({"amateur_chef": "yes"}, spaces=spaces), stalls(spaces=spaces)
    for table in (amateurs, others):
        table.play("1 bid $200", "2 bid $200", "1 pass", "2 pass", "3 pass")
    assert (amateurs.phase, amateurs.locked()) == ("window", 1)
    assert (others.phase, others.locked()) == ("stalls", 0)


@pytest.mark.rule("R7.8")
def test_nobody_waits_for_whoever_is_done() -> None:
    table = stalls()
    table.play("1 pass")
    assert awaited(table.s) == [1, 2]
    table.play("1 back")
    assert awaited(table.s) == [0, 1, 2]


@pytest.mark.rule("R7.8")
def test_the_phase_ends_when_all_are_done_or_time_is_up() -> None:
    table = stalls()
    table.play("1 pass", "2 pass")
    assert table.refusal("1 buy carbtastic-1") == "R7.8"
    assert table.refusal("3 back") == "R7.8:not-done"
    table.play("1 back", "1 buy carbtastic-1", "1 pass", "3 pass")
    assert table.phase == "window"
    timed = stalls()
    timed.play("0 expire")
    assert timed.phase == "window"


@pytest.mark.rule("R7.8", "R7.56")
def test_an_offer_takes_done_back_and_keeps_the_phase_open() -> None:
    table = stalls()
    table.play("1 pass", "3 pass", "2 offer 1", "2 give", "2 give milk", "2 send", "2 pass")
    assert table.s.passes == 0b110
    assert table.phase == "stalls"
    table.play("1 accept 2", "1 pass")
    assert table.pantry(1) == "beef milk"
    assert table.phase == "window"


@pytest.mark.rule("R7.55")
def test_an_offer_that_became_impossible_fails_and_ends() -> None:
    """E16."""
    table = stalls(money=[200, 0, 0], garbage=[1, 0, 0])
    table.play("1 offer 2", "1 give", "1 give $200", "1 give", "1 give garbage", "1 ask")
    table.play("1 ask milk", "1 send", "1 shelf carbtastic", "2 accept 1")
    assert table.told("offer-failed") == [(0, 1)]
    assert not table.s.offers
    assert table.pantry(2) == "milk"


@pytest.mark.rule("R7.56", "R7.54")
def test_one_open_offer_to_each_partner_until_answered_or_withdrawn() -> None:
    table = stalls()
    table.play("1 offer 2", "1 give", "1 give beef", "1 send")
    assert table.refusal("1 offer 2") == "R7.56:open"
    assert "offer 3" in table.legal(1)
    assert table.refusal("3 accept 1") == "R7.56:no-offer"
    table.play("1 withdraw 2", "1 offer 2", "1 give", "1 give beef", "1 send", "2 counter 1")
    table.play("2 give", "2 give milk", "2 ask", "2 ask beef", "2 send", "1 accept 2")
    assert (table.pantry(1), table.pantry(2)) == ("milk", "beef")


@pytest.mark.rule("R7.54", "R7.56")
def test_a_counter_offer_is_refused_for_what_stands_in_its_way() -> None:
    """One's own open offer; then three of them in a row."""
    table = stalls()
    table.play("1 offer 2", "1 give", "1 give $100", "1 send")
    table.play("2 offer 1", "2 give", "2 give $100", "2 send")
    assert table.refusal("2 counter 1") == "R7.56:open"
    assert table.refusal("2 counter 3") == "R7.56:no-offer"
    table.play("2 withdraw 1")
    for number, (seat, other) in enumerate([(2, 1), (1, 2), (2, 1)]):
        table.play(f"{seat} counter {other}", f"{seat} give", f"{seat} give ${number + 2}00")
        table.play(f"{seat} send")
    assert table.refusal("1 counter 2") == "R7.54:counters"
    assert {"accept 2", "decline 2"} < set(table.legal(1))


@pytest.mark.rule("R7.51", "R7.56", "R7.70")
@pytest.mark.parametrize("end", ["1 withdraw 2", "0 expire", "2 hand taxes"])
def test_nothing_stays_of_a_promise_of_cards(end: str) -> None:
    table = stalls(hand_2="taxes")
    table.play("1 offer 2", "1 ask", "1 ask card", "1 send", "2 accept 1")
    assert table.each("accepting") == [-1, 0, -1]
    table.play(end)
    assert table.each("accepting") == [-1, -1, -1]


@pytest.mark.rule("R7.53", "R7.70")
def test_nothing_stays_of_a_counter_offer_that_time_ends() -> None:
    table = stalls()
    table.play("1 offer 2", "1 give", "1 give $100", "1 send", "2 counter 1")
    assert table.each("counters") == [0, 1, 0]
    table.play("0 expire")
    assert table.each("counters") == [0, 0, 0]


@pytest.mark.rule("R7.51", "R7.55")
def test_cards_promised_in_a_lane_follow_their_offer() -> None:
    table = stalls(hand_2="taxes jackpot")
    table.play("1 offer 2", "1 ask", "1 ask card", "1 give", "1 give beef", "1 send", "2 accept 1")
    assert table.legal(2) == ["hand jackpot", "hand taxes"]
    table.play("1 withdraw 2")
    assert "pass" in table.legal(2)
    table.play("1 offer 2", "1 ask", "1 ask card", "1 give", "1 give beef", "1 send", "2 accept 1")
    table.play("2 hand taxes")
    assert (table.hand(1), table.hand(2)) == ("taxes", "jackpot")


@pytest.mark.rule("R7.51", "R9.5")
def test_an_offered_card_may_be_played_and_then_the_offer_is_gone() -> None:
    table = stalls(hand_1="discount jackpot taxes")
    table.play("1 offer 2", "1 give", "1 give covered discount", "1 send")
    table.play("1 offer 3", "1 give", "1 give covered taxes", "1 send")
    table.play("1 play discount")
    assert not table.s.offers  # Q73: the other too, or it would betray which card it gives


@pytest.mark.rule("Q73", "R7.51", "R7.55")
@pytest.mark.parametrize(
    "lost",
    [
        ("1 play discount",),
        ("1 play taxes", "2 let", "3 let"),
        ("3 accept 1",),
        ("3 accept 1", "3 hand monopoly"),
        ("3 play ninja_attack", "3 target 1", "1 let"),
    ],
    ids=["played", "aimed", "given", "exchanged", "stolen"],
)
def test_whoever_chooses_cards_for_an_offer_that_ends_is_back_in_the_market(
    lost: tuple[str, ...],
) -> None:
    """However a card leaves the hand of the giver, meanwhile, nobody is left at a desk for it."""
    table = stalls(
        hand_1="discount jackpot taxes",
        hand_2="five_star_review go_vegan",
        hand_3="monopoly ninja_attack",
    )
    table.play("1 offer 2", "1 give", "1 give covered jackpot", "1 ask", "1 ask card")
    table.play("1 ask", "1 ask card", "1 send", "1 offer 3", "1 give", "1 give covered taxes")
    if len(lost) == 2:
        table.play("1 ask", "1 ask card")
    table.play("1 send", "2 accept 1", "2 hand five_star_review")
    assert table.legal(2) == ["hand go_vegan"]
    table.play(*lost)
    assert not table.s.offers
    assert "pass" in table.legal(2)
    assert table.s.notes == [[], [], []]


@pytest.mark.rule("R7.6", "R7.7", "R9.9")
def test_the_clock_stands_while_a_card_resolves_and_every_target_is_asked() -> None:
    table = stalls(hand_3="taxes")
    opened = table.s.opened
    table.play("3 play taxes")
    assert (table.phase, actors(table.s)) == ("answer", [0, 1])
    assert table.legal(1) == ["let"]
    assert seconds(table.s) == 10
    assert table.refusal("1 buy carbtastic-1") == "R9.6:answer"
    table.play("0 expire")
    assert table.each("money") == [700, 700, 1300]
    assert (table.phase, table.s.opened) == ("stalls", opened)


@pytest.mark.rule("R7.21")
def test_a_claim_ends_after_its_seconds_or_when_its_owner_passes() -> None:
    table = stalls(spaces=["carbtastic-1", "shelf", "shelf"])
    (alarm,) = alarms(table.s)
    assert alarms(table.s)[alarm] == 15
    assert table.refusal("2 buy carbtastic-1") == "R7.21:claimed"
    ring(table.s, alarm)
    assert "buy carbtastic-1" in table.legal(2)
    assert alarms(table.s) == {}
    passing = stalls(spaces=["carbtastic-1", "shelf", "shelf"])
    passing.play("1 pass")
    assert "buy carbtastic-1" in passing.legal(2)


@pytest.mark.rule("R7.35", "R7.36", "Q54")
def test_a_quiet_war_ends_and_a_tie_waits() -> None:
    table = stalls(spaces=["carbtastic-1", "carbtastic-1", "shelf"])
    (silent,) = alarms(table.s)
    assert alarms(table.s)[silent] == 15
    table.play("1 bid $200")
    (quiet,) = alarms(table.s)
    assert alarms(table.s)[quiet] == 5
    with pytest.raises(Refused, match="K4"):
        ring(table.s, silent)
    table.play("2 bid $200")
    assert alarms(table.s) == {}
    table.play("1 bid $300")
    (last,) = alarms(table.s)
    ring(table.s, last)
    assert (table.pantry(1), table.s.restaurants[0].money) == ("bread beef", 600)
    tie = stalls(spaces=["carbtastic-1", "carbtastic-1", "shelf"])
    tie.play("1 bid $200", "2 bid $200", "0 expire")
    assert tie.locked() == 1


@pytest.mark.rule("R5.4")
def test_a_window_stays_open_until_everybody_is_ready() -> None:
    table = Table(3, CLOCK, step="morning", chefs=CHEFS, hand_2="discount")
    assert actors(table.s) == [0, 1, 2]
    table.play("1 pass", "2 play discount")
    assert actors(table.s) == [0, 1, 2]
    table.play("1 pass", "2 pass", "3 pass")
    assert table.phase == "wheels"


# --- both schedules -----------------------------------------------------------------------------


def goods(s: Town) -> object:
    """What the market has changed."""
    areas = [
        (sorted(one.hand), one.have, one.money, one.garbage, one.upgrades, one.popularity)
        for one in s.restaurants
    ]
    recipes = [recipe.card for one in s.restaurants for recipe in one.recipes]
    spaces = [(space.card, space.locked) for space in s.spaces]
    return areas, recipes, spaces, [(len(at.shelf), at.rats) for at in s.markets], s.discards


def same_day(options: dict[str, str], seats: int, seed: str) -> int:
    """One random market day on the serial table, each command also given at the clock table."""
    options = {**options, "ticks": "20"}
    serial, clock = (
        at_market(seats, {**options, "schedule": schedule}, seed)
        for schedule in ("serial", "clock")
    )
    assert goods(serial) == goods(clock)
    rng = Rng.seeded(f"commands {seed}")
    given = 0
    while serial.phase.key not in ("window", "cook"):
        seat = serial.seat
        moves = legal(serial, seat)
        move = moves[rng.below(len(moves))]
        wars = [space for space in range(21) if bidders(serial, space)]
        where = (serial.tick, serial.beat)
        play(serial, seat, move)
        if move != PASS or serial.phase.key != "beat":
            play(clock, seat, move) if move != PASS else None
            given += 1
        follow(serial, clock, wars, where)
        assert goods(serial) == goods(clock), GAME.catalogue.texts[move]
    return given


def follow(serial: Town, clock: Town, wars: list[int], where: tuple[int, int]) -> None:
    """The clock table's alarms, as the serial table's beats and ticks end claims and wars."""
    answer_for_the_cardless(serial, clock)
    if serial.tick == where[0] and serial.beat == where[1]:
        return
    for space in range(21):
        for alarm in alarms(clock):
            word, at, _ = alarm.split("-")
            free = serial.spaces[space].claim == -1
            gone = free if word == "claim" else not bidders(serial, space)
            if int(at) == space and gone:
                ring(clock, alarm)
    for space in wars:
        if bidders(clock, space) and not bidders(serial, space):
            for figure in bidders(clock, space):
                figure.leave_war()
    for here, there in zip(clock.spaces, serial.spaces, strict=True):
        here.claim = there.claim
        here.locked = there.locked


def answer_for_the_cardless(serial: Town, clock: Town) -> None:
    """A clock table asks every target; a serial one passes over those without a card."""
    while clock.phase.key in ("answer", "reply") and clock.phase.key != serial.phase.key:
        expire(clock)
    for seat in actors(clock):
        if clock.phase.key == "answer" and not clock.restaurants[seat].hand:
            play(clock, seat, legal(clock, seat)[0])


def at_market(seats: int, options: dict[str, str], seed: str) -> Town:
    """The same morning at both tables: nobody plays a card or uses a power."""
    s: State = GAME.new(seats, GAME.settle(seats, options), seed)
    assert isinstance(s, Town)
    for one in s.restaurants:
        one.money = 1500
    rng = Rng.seeded(f"morning {seed}")
    while s.phase.key not in ("beat", "stalls"):
        seat = s.seat
        moves = legal(s, seat)
        quiet = s.phase.key not in ("wheels", "placement", "restaurant", "chefs")
        play(s, seat, moves[0] if quiet else moves[rng.below(len(moves))])
    return s


@pytest.mark.rule("R7.4", "R7.9", "R7.10")
@pytest.mark.parametrize("seed", [str(number) for number in range(12)])
@pytest.mark.parametrize(
    ("options", "seats"),
    [({}, 3), ({"mode": "deluxe"}, 4), ({"mode": "kitchen_squad"}, 2), ({}, 6)],
)
def test_the_same_commands_do_the_same_on_both_schedules(
    options: dict[str, str], seats: int, seed: str
) -> None:
    assert same_day(options, seats, seed) > 5


@pytest.mark.rule("Q24", "R7.21")
def test_rats_end_the_claims_of_others_on_the_clock_too() -> None:
    table = Table(
        2,
        {"schedule": "clock"},
        step="market",
        hand_2="rat_infestation",
        places=["carbtastic", "carbtastic"],
        spaces=["carbtastic-1", "carbtastic-2"],
        money=[500, 500],
    )
    assert (table.s.spaces[0].claim, table.s.spaces[1].claim) == (0, 1)
    table.play("2 play rat_infestation", "2 market carbtastic")
    assert (table.s.spaces[0].claim, table.s.spaces[1].claim) == (-1, 1)
    assert "buy carbtastic-1" in table.legal(2)


@pytest.mark.rule("Q24", "R7.21")
def test_rats_end_no_claims_elsewhere() -> None:
    table = Table(
        3,
        {"schedule": "clock"},
        step="market",
        hand_2="rat_infestation",
        places=["carbtastic", "chop_shop", "dairy_king"],
        spaces=["carbtastic-1", "chop_shop-1", "dairy_king-1"],
        money=[500, 500, 500],
    )
    before = [space.claim for space in table.s.spaces]
    table.play("2 play rat_infestation", "2 market dairy_king")
    cleared = GAME.ids["space"].index("dairy_king-1")
    assert before[cleared] == 2
    assert [space.claim for space in table.s.spaces] == [
        -1 if at == cleared else claim for at, claim in enumerate(before)
    ]


@pytest.mark.rule("R7.8")
def test_what_hit_somebody_before_the_market_does_not_wake_them_there() -> None:
    table = stalls(step="street", hand_1="taxes")
    table.play("1 play taxes", "2 let", "3 let", "1 pass", "2 pass", "3 pass")
    assert table.phase == "stalls"
    table.play("2 pass")
    assert awaited(table.s) == [0, 2]


@pytest.mark.rule("R7.8")
def test_whoever_is_hit_in_the_market_is_not_done_any_more() -> None:
    table = stalls(hand_1="taxes")
    table.play("2 pass", "1 play taxes", "2 let", "3 let")
    assert awaited(table.s) == [0, 1, 2]
