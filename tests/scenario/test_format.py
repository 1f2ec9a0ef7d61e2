"""The scenario format: what can be written, and how each mistake is reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee import games, scenario
from tablee.kernel import REFEREE, BadInput, BadScenario
from tablee.scenario import Outcome, alarm_names

HEAD = """
game = "ramen"
title = "A test"
seats = 2
"""
BODY = """
[position]
hand_1 = "ch0 ch1 ch2 ch3"
fridge = "aj3 no0 sh6 me2"
pile_top = "ka1 ne5"
bowl_3 = "aj7"
"""
TURN = """
[[step]]
play = ["1 ch0@1", "1 ch1@2", "1 +no0"]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a.toml"


def run(file: Path, text: str) -> Outcome:
    file.write_text(text, "utf-8")
    return scenario.run(scenario.load(file))


def complaint(file: Path, text: str) -> str:
    with pytest.raises(BadScenario) as caught:
        run(file, text)
    message = str(caught.value)
    assert message.startswith(str(file))
    return message.removeprefix(str(file)).lstrip(",: ")


# every kind of expectation, once met and once not

EXPECTATIONS = [
    ("over = false", "over = true", "expect.over: expected true; found false"),
    ('phase = "first-card"', 'phase = "take"', "expected take; found first-card"),
    ("acting = [2]", "acting = [1, 2]", "expect.acting: expected [1, 2]; found [2]"),
    ("acting = 2", "acting = 1", "expected [1]; found [2]"),
    ("scores = []", "scores = [1, 2]", "expect.scores: expected [1, 2]; found []"),
    ("places = []", "places = [1, 2]", "expect.places: expected [1, 2]; found []"),
    ("winner = []", "winner = [1]", "expect.winner: expected [1]; found []"),
    ("legal_count = 12", "legal_count = 11", "expected 11 legal moves; found 12: "),
    ("legal_count.seat_1 = 0", "legal_count.seat_1 = 1", "expect.legal_count.seat_1: expected 1"),
    ('not_legal.seat_1 = "ch2@1"', 'legal.seat_1 = "ch2@1"', "legal: ch2@1; found no legal move"),
    ("legal_exactly.seat_1 = []", "legal_exactly.seat_2 = []", "expect.legal_exactly.seat_2"),
    ('not_legal = ["ch2@1", "+ka1"]', "legal = ['+ka1']", "legal: +ka1; found"),
    ('action."no4@2" = 37', 'action."no4@2" = 36', "expected 36; found 37"),
    ('events = "took seat=1 card=no0"', 'events = "took card=aj3"', "found took seat=1 card=no0"),
    ('events.seat_2 = ["drew-hidden"]', 'events.seat_2 = ["drew"]', "expected drew; found "),
    ('no_events.seat_2 = ["drew"]', 'no_events.seat_1 = ["drew"]', "no drew; found it is there"),
    (
        'events_in_order = ["played card=ch0", "took", "drew"]',
        'events_in_order = ["took", "played card=ch0"]',
        "expected played card=ch0 after what stands before it; found played seat=1",
    ),
    (
        'events_in_order.seat_2 = ["took", "drew-hidden", "turn"]',
        'events_in_order.seat_2 = ["turn", "took"]',
        "expect.events_in_order.seat_2: expected took after",
    ),
    ('log.seat_1 = ["drew card=ne5"]', 'log.seat_2 = ["drew card=ne5"]', "expect.log.seat_2"),
    ('no_log.seat_2 = ["drew"]', 'no_log.referee = ["drew seat=1"]', "no drew seat=1; found"),
]
VIEWS = [
    ('zones.fridge = "aj3 ka1 sh6 me2"', 'zones.fridge = "ka1 aj3 sh6 me2"', "aj3 ka1 sh6 me2"),
    ('zones.hand_1 = "ne5 no0 ch3 ch2"', 'zones.hand_1 = "ne5 no0 ch3"', "no0 ch2 ch3 ne5"),
    ('"zones.fridge" = ["aj3", "ka1", "sh6", "me2"]', '"zones.fridge" = ["aj3"]', "aj3 ka1"),
    ("zones.pile = 41", "zones.pile = 44", "expected 44; found 41"),
    ('zones.hand_2 = "? ? ? ?"', 'zones.hand_2 = "? ? ?"', "found ?*4"),
    ("facts.turn = 2", "facts.turn = 1", "expected 1; found 2"),
    ("facts.bowls.3.sum = 7", "facts.bowls.3.sum = 8", "view.seat_1.facts.bowls.3.sum"),
    ("facts.bowls.3 = { sum = 7, kinds = 1 }", "facts.bowls.4.sum = 7", "found not there"),
    ('facts.slots = "1 2 3 4"', 'facts.slots = "1 2 3"', "expected 1 2 3; found [1, 2, 3, 4]"),
    ("facts.served = [0, 0]", "facts.served = [1, 0]", "expected [1, 0]; found [0, 0]"),
    ('mine = ["hand_1"]', 'mine = ["hand_2"]', "expected hand_2; found hand_1"),
    ('absent = ["facts.points"]', 'absent = ["facts.turn"]', "expected not there; found 2"),
    ('absent = ["facts.points"]', 'absent = ["zones.hand_2"]', "found ?*4"),
    ('absent = ["facts.points"]', 'absent = ["facts.bowls.1.summ"]', "nobody sees facts.bow"),
    ('absent = ["facts.points"]', 'absent = ["facts.bowls.9.zzz"]', "nobody sees facts.bow"),
    ('absent = ["facts.points"]', 'absent = ["facts.turn.x.y"]', "nobody sees facts.turn.x.y"),
    ('absent = ["facts.points"]', 'absent = ["zones.served_7_9"]', "nobody sees zones.serv"),
    ('absent = ["facts.points"]', 'absent = ["zones.fridge.9"]', "nobody sees zones.fridge.9"),
    ('absent = ["facts.points"]', 'absent = ["mine.hand_2"]', "nobody sees mine.hand_2"),
    ('absent = ["facts.points"]', 'absent = ["notes.1"]', "nobody sees notes.1"),
]


@pytest.mark.parametrize(("right", "wrong", "found"), EXPECTATIONS)
def test_an_expectation_can_be_met_and_can_fail(
    file: Path, right: str, wrong: str, found: str
) -> None:
    assert run(file, f"{HEAD}{BODY}{TURN}[expect]\n{right}").passed
    outcome = run(file, f"{HEAD}{BODY}{TURN}[expect]\n{wrong}")
    assert not outcome.passed
    assert found in str(outcome.failures[0])


@pytest.mark.parametrize(("right", "wrong", "found"), VIEWS)
def test_a_view_can_be_met_and_can_fail(file: Path, right: str, wrong: str, found: str) -> None:
    assert run(file, f"{HEAD}{BODY}{TURN}[expect.view.seat_1]\n{right}").passed
    outcome = run(file, f"{HEAD}{BODY}{TURN}[expect.view.seat_1]\n{wrong}")
    assert [failure.place.partition(".seat_1")[0] for failure in outcome.failures] == [
        "expect.view"
    ]
    assert found in str(outcome.failures[0])


def test_an_expectation_after_a_step_is_about_that_step(file: Path) -> None:
    expect = '[step.expect]\nevents = ["played card=ch0", "took"]\nno_events = ["turn n=3"]\n'
    later = '[[step]]\nplay = ["2 ka7@1"]\n[step.expect]\nno_events = ["took"]\n'
    text = f'{HEAD}{BODY}hand_2 = "ka7 ka6 ka5 ka4"\n{TURN}{expect}{later}'
    assert run(file, text).passed
    assert run(file, f'{text}[expect]\nevents = ["took"]').passed  # at the end: since the start


def test_everybody_may_be_asked_what_they_see(file: Path) -> None:
    views = 'seat_2 = { zones.hand_1 = "? ? ? ?" }\nspectator = { zones.hand_2 = 4 }\n'
    referee = 'referee = { zones.hand_1 = "ch2 ch3 no0 ne5" }\n'
    assert run(file, f"{HEAD}{BODY}{TURN}[expect.view]\n{views}{referee}").passed


def test_steps_and_lines_are_the_same(file: Path) -> None:
    play = 'play = ["1 ch0@1", "1  ch1@2 "]\n'
    step = '[[step]]\nseat = 1\nmove = "+no0"\n'
    outcome = run(file, f"{HEAD}{play}{BODY}{step}[expect]\nacting = [2]")
    assert outcome.passed
    assert outcome.played == 3


def test_without_a_position_the_seed_deals(file: Path) -> None:
    game = games.load("ramen")
    dealt = game.view_json(game.view(game.new(2, game.settle(2, {}), "a"), REFEREE))["zones"]
    assert isinstance(dealt, dict)
    expect = (
        f"[expect.view.referee]\nzones.hand_1 = {dealt['hand_1']}\nzones.pile = {dealt['pile']}"
    )
    assert run(file, f'{HEAD}seed = "a"\n{expect}').passed
    assert not run(file, f'{HEAD}seed = "b"\n{expect}').passed


# refusals

REFUSED = '[[step]]\nseat = {}\nmove = "{}"\nrefused = "{}"\n'


@pytest.mark.parametrize(
    ("seat", "move", "cited"),
    [
        (1, "+aj3", "R3.1"),
        (1, "+aj3", "R3.1:take-too-early"),
        (1, "aj0@1", "R3.2:not-in-hand"),
        (2, "ch0@1", "R3.1:not-your-turn"),
        (1, "sing", "K3"),
        (0, "expire", "K4"),
    ],
)
def test_a_refusal_is_expected_by_rule_or_by_reason(
    file: Path, seat: int, move: str, cited: str
) -> None:
    outcome = run(file, HEAD + BODY + REFUSED.format(seat, move, cited))
    assert outcome.passed
    assert outcome.checked == 1
    assert outcome.played == 0


@pytest.mark.parametrize(
    ("move", "cited", "found"),
    [
        ("+aj3", "R3.2", "refused by R3.1:take-too-early"),
        ("+aj3", "R3.1:play-too-late", "refused by R3.1:take-too-early"),
        ("ch0@1", "R3.2", "it was played"),
    ],
)
def test_another_refusal_or_none_is_a_failure(
    file: Path, move: str, cited: str, found: str
) -> None:
    outcome = run(file, HEAD + BODY + REFUSED.format(1, move, cited))
    assert len(outcome.failures) == 1
    assert outcome.failures[0].place == "step 1"
    assert found in str(outcome.failures[0])


def test_an_unexpected_refusal_ends_the_scenario(file: Path) -> None:
    step = '[[step]]\nplay = ["1 ch0@1", "1 ch1@1"]\n[step.expect]\nover = true\n'
    outcome = run(file, f"{HEAD}{BODY}{step}[expect]\nover = true")
    assert [failure.place for failure in outcome.failures] == ["step 1.play 2"]
    assert "ch1@1 to be played; found refused by R3.2: The two cards" in str(outcome.failures[0])


# mistakes in the file

EXPECT = "[expect]\nover = false\n"
MISTAKES = [
    ("", "not readable as TOML"),
    (HEAD.replace("seats = 2", "") + EXPECT, "seats: missing; write a whole number"),
    (HEAD.replace("2", "true") + EXPECT, "seats: True is not a whole number"),
    (HEAD.replace("2", "5") + EXPECT, "seats: ramen is for 1, 2, 3, 4 seats, not 5"),
    (HEAD.replace("2", "31") + EXPECT, "seats: 31 is not a whole number from 1 to 30"),
    (HEAD.replace("ramen", "chess") + EXPECT, "game: there is no game 'chess'; there are "),
    (HEAD.replace('title = "A test"', "") + EXPECT, "title: missing; write a text in quotes"),
    (HEAD.replace('"A test"', "7") + EXPECT, "title: 7 is not a text in quotes"),
    (HEAD + 'cites = ["R99.1"]\n' + EXPECT, "cites: neither ramen nor the kernel has the rule"),
    (HEAD + "cites = [1]\n" + EXPECT, "cites: entry 1 is 1, not a text in quotes"),
    (HEAD + "sead = 1\n" + EXPECT, "sead: unknown; here one can write cites, expect, game, "),
    (HEAD + "seed = 1\n" + EXPECT, "seed: 1 is not a text in quotes"),
    (HEAD + 'options = "x"\n' + EXPECT, "options: 'x' is not a table"),
    (HEAD + '[options]\nmode = "solo"\n' + EXPECT, "options: the mode solo is for 1 seat,"),
    (HEAD + '[options]\nspice = "hot"\n' + EXPECT, "options: ramen has no option 'spice'"),
    (HEAD + "[options]\nmemory = true\n" + EXPECT, "options.memory: True is not a text"),
    (HEAD + "step = 1\n" + EXPECT, "step: 1 is not a list of tables, [[step]]"),
    (HEAD + "[[step]]\nmove = 'ch0@1'\n", "step 1.seat: missing; write a whole number"),
    (HEAD + "[[step]]\nseat = 1\n", "step 1.move: missing; write a text in quotes"),
    (HEAD + "[[step]]\nseat = 3\nmove = 'ch0@1'\n", "step 1.seat: 3 is not a whole number from 0"),
    (HEAD + "[[step]]\nseat = 1\nmove = 'ch0@9'\n", "step 1.move: no move of this game is written"),
    (HEAD + "[[step]]\nseat = 0\nmove = 'ch0@1'\n", "step 1.move: only the clock, seat 0, plays"),
    (HEAD + "[[step]]\nseat = 1\nmove = 'expire'\n", "step 1.move: only the clock, seat 0, plays"),
    (HEAD + REFUSED.format(1, "ch0@1", "R3.2:rude"), "step 1.refused: neither ramen nor the"),
    (HEAD + "[[step]]\nseat = 1\nmove = 'ch0@1'\nrefuse = 'K1'", "step 1.refuse: unknown; here"),
    (HEAD + "[[step]]\nplay = []\n" + EXPECT, "step 1.play: no move"),
    (HEAD + "play = ['ch0@1']\n" + EXPECT, "play 1: 'ch0@1': write a seat from 1 to 2 and a move"),
    (HEAD + "play = ['1 ch0@1', '3 ch0@1']\n" + EXPECT, "play 2: '3 ch0@1': write a seat from 1"),
    (HEAD + "[[step]]\nplay = ['1 sing']\n" + EXPECT, "step 1.play 1: no move of this game"),
    (HEAD, "expect: nothing is expected anywhere, so nothing could fail"),
    (HEAD + "[position]\nhand_1 = 'ch9'\n" + EXPECT, "position.hand_1: there is no card 'ch9'"),
    (
        HEAD + "[position]\nhand_9 = 'ch0'\n" + EXPECT,
        "position.hand_9: unknown; here one",
    ),
    (HEAD + "[position]\nbowl_1 = 'ch0'\nbowl_2 = 'ch0'\n" + EXPECT, "position.bowl_2: the card"),
]
WRONG_EXPECTATIONS = [
    ("ovr = true", "expect.ovr: unknown; here one can write "),
    ("over = 1", "expect.over: 1 is not true or false"),
    ('phase = "lunch"', "expect.phase: 'lunch' is none of first-card, "),
    ("acting = [0]", "expect.acting: 0 is not a whole number from 1 to 2"),
    ('winner = "1"', "expect.winner: '1' is not a list of whole numbers"),
    ("scores = [1, 2, 3]", "expect.scores: 3 values for 2 seats"),
    ("legal = 3", "expect.legal: 3 is not a list of texts"),
    ('legal = "ch0@1 ch0@2"', "expect.legal: no move of this game is written 'ch0@1 ch0@2'; "),
    ('legal.seat_3 = "ch0@1"', "expect.legal.seat_3: nobody here; there are seat_1, seat_2"),
    ('legal.referee = "ch0@1"', "expect.legal.referee: nobody here"),
    *[
        (f"{field} = []", f"expect.{field}: an empty list expects nothing")
        for field in (
            *("legal", "not_legal", "legal.seat_1", "not_legal.seat_2"),
            *("events", "no_events", "log", "no_log", "events_in_order", "events.seat_2"),
        )
    ],
    ("legal_count = true", "expect.legal_count: True is not a whole number"),
    ('action."no4@2" = 224', "expect.action.no4@2: 224 is not a whole number from 0 to 223"),
    ('action."no4@9" = 1', "expect.action.no4@9: no move of this game"),
    ('events = ["burnt"]', "expect.events: ramen has no event 'burnt'; it has turn, "),
    ('events = ["took seet=1"]', "expect.events: 'seet=1': the event took has seat=… card=…"),
    ('events = ["took card=xx1"]', "expect.events: there is no card 'xx1'"),
    ('events = ["took seat=one"]', "expect.events: 'one' is not a number"),
    ('events.seat_9 = ["took"]', "expect.events.seat_9: nobody here; there are seat_1, seat_2, "),
    ('events = ["took seat=3"]', "expect.events: there is no seat 3; they count from 1 to 2"),
    ('no_events = ["took seat=0"]', "expect.no_events: there is no seat 0; they count from 1"),
    ('events_in_order = ["burnt"]', "expect.events_in_order: ramen has no event 'burnt'"),
    ("log.seat_1 = [1]", "expect.log.seat_1: entry 1 is 1, not a text"),
    ("view = 1", "expect.view: 1 is not a table"),
    ("view.seat_1 = 1", "expect.view.seat_1: 1 is not a table"),
    ("view.cook.zones.pile = 1", "expect.view.cook: nobody here; there are seat_1, seat_2, "),
    ("view.seat_1.zone.pile = 1", "expect.view.seat_1.zone.pile: a path into a view starts with"),
    ('view.seat_1.zones.fridge = "x"', "expect.view.seat_1.zones.fridge: there is no card 'x'"),
    ("view.seat_1.zones.frigde = 1", "expect.view.seat_1.zones.frigde: ramen has no zone 'frigde'"),
    ("view.seat_1.facts.tern = 1", "expect.view.seat_1.facts.tern: ramen has no fact 'tern'; it"),
    ('view.seat_1.absent = ["zones.hand_3"]', "expect.view.seat_1.zones.hand_3: ramen has no zone"),
    ('view.seat_1.absent = "facts.pionts"', "expect.view.seat_1.facts.pionts: ramen has no fact"),
    ('view.seat_1.absent = "facts"', "expect.view.seat_1.facts: name one of the facts: "),
    (
        'view.seat_1.mine = ["hand_9"]',
        "expect.view.seat_1.zones.hand_9: ramen has no zone 'hand_9'",
    ),
    ("view.seat_1.absent = 1", "expect.view.seat_1.absent: 1 is not a list of texts"),
]


@pytest.mark.parametrize(("text", "reason"), MISTAKES)
def test_a_mistake_is_reported_with_its_place(file: Path, text: str, reason: str) -> None:
    assert complaint(file, text or "game = ").startswith(reason)


@pytest.mark.parametrize(("text", "reason"), WRONG_EXPECTATIONS)
@pytest.mark.parametrize("table", ["expect", "step.expect"])
def test_a_wrong_expectation_is_reported_with_its_place(
    file: Path, table: str, text: str, reason: str
) -> None:
    place = "step 1." if table == "step.expect" else ""
    found = complaint(file, f"{HEAD}{BODY}{TURN}[{table}]\n{text}")
    assert found.startswith(place + reason)


DEEP = "x = " + "[" * 3000 + "]" * 3000
HOSTILE = [
    (DEEP, "nested deeper than 20 tables"),
    ("x = " + "[" * 25 + "]" * 25, "nested deeper than 20 tables"),
    ("a." * 20_000 + "b = 1", "nested deeper than 20 tables"),
    ("x = " + "9" * 5000, "not readable as TOML: "),
    (HEAD.replace("seats = 2", "seats = " + "9" * 4000), "seats: a number of more than 60 digits"),
    (HEAD + "k" * 5000 + " = 1\n" + EXPECT, "k" * 60 + "...: unknown; here one can write"),
    (HEAD + f"play = ['{'9' * 5000} ch0@1']\n" + EXPECT, "play 1: "),
]


@pytest.mark.parametrize(("text", "reason"), HOSTILE, ids=range(len(HOSTILE)))
def test_a_file_written_to_break_the_reader_is_a_mistake_like_others(
    file: Path, text: str, reason: str
) -> None:
    assert complaint(file, text).startswith(reason)


def test_nothing_is_played_before_the_whole_file_makes_sense(file: Path) -> None:
    step = '[[step]]\nseat = 1\nmove = "ch0@1"\n[step.expect]\nover = true\n'
    assert complaint(file, f"{HEAD}{BODY}{step}[expect]\nlegal = 1").startswith("expect.legal")


def test_a_seat_must_be_named_where_nobody_acts(file: Path) -> None:
    outcome = run(file, f'{HEAD}[position]\nstep = "over"\n[expect]\nlegal_count = 0')
    assert "nobody may act" in str(outcome.failures[0])


# finding files


def test_a_folder_stands_for_the_files_in_it_and_below(tmp_path: Path) -> None:
    names = ["b.toml", "a/z.toml", "a/note.md"]
    for name in names:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    files = scenario.find([tmp_path, tmp_path / "b.toml"])
    assert [path.name for path in files] == ["z.toml", "b.toml", "b.toml"]


def test_a_folder_without_scenarios_is_a_mistake(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match=r"no scenario \(\*\.toml\) in this folder"):
        scenario.find([tmp_path])


def test_a_missing_file_is_a_mistake(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="there is no such file"):
        scenario.load(tmp_path / "none.toml")


def test_a_byte_order_mark_is_nothing_to_read(file: Path) -> None:
    """Notepad begins a file with one."""
    text = f"{HEAD}{BODY}[expect]\nover = false\n"
    file.write_text(text, "utf-8-sig")
    assert scenario.run(scenario.load(file)).passed
    file.write_text(f"{text}wrong = ", "utf-8-sig")
    with pytest.raises(BadScenario, match=r"a\.toml: not readable as TOML: Invalid value"):
        scenario.load(file)


def test_a_box_owner_may_play_it_with_their_own_data(file: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "scoring.toml").write_text("[ready]\nmin_sum = 20\n", "utf-8")
    text = f'{HEAD}{BODY}[[step]]\nplay = ["1 ch3@3", "1 ch0@1"]\n[step.expect]\n'
    file.write_text(text.replace('"aj7"', '"aj7 no4"') + 'events = ["served bowl=3"]', "utf-8")
    loaded = scenario.load(file)
    assert scenario.run(loaded).passed
    assert not scenario.run(loaded, data).passed
    assert not scenario.run(scenario.load(file, data)).passed


# alarms and pairs

CLOCK_TABLE = """
game = "rivals"
title = "An alarm"
seats = 2
[options]
schedule = "clock"
"""


def test_alarms_are_written_like_the_clock(file: Path) -> None:
    """`expire NAME` is an alarm's move; where it does not run, K4 refuses it."""
    step = '[[step]]\nseat = 0\nmove = "expire war-2-0"\nrefused = "K4"\n'
    assert run(file, CLOCK_TABLE + step).passed
    lines = 'play = ["0 expire war-2-0"]\n'
    outcome = run(file, f"{lines}{CLOCK_TABLE}[expect]\nover = false")
    assert "expire war-2-0 to be played; found refused by K4" in str(outcome.failures[0])


CLAIM = """
[position]
day = 3
step = "market"
places = ["chop_shop", "island"]
spaces = ["chop_shop-1", "shelf"]
[[step]]
seat = 0
move = "expire claim-11-0"
[step.expect]
view.seat_1.facts.claims = []
"""


def test_an_alarm_that_runs_rings(file: Path) -> None:
    """By the number that `position.toml` gives this space, as in a record, and by its name."""
    assert run(file, CLOCK_TABLE + CLAIM).passed
    named = CLAIM.replace("claim-11-0", "claim-chop_shop-1-0")
    assert named != CLAIM
    assert run(file, CLOCK_TABLE + named).passed
    other = CLAIM.replace("claim-11-0", "claim-chop_shop-2-0")
    assert not run(file, CLOCK_TABLE + other).passed


def test_a_named_alarm_is_the_one_that_a_record_numbers() -> None:
    game = games.load("rivals")
    for at, space in enumerate(game.nouns["space"]):
        for name in (f"war-{at}-7", f"war-{space.key}-7"):
            assert alarm_names.recorded(game, name) == f"war-{at}-7"


NAMES = [
    "zorp",
    "war",
    "war-2",
    "war-2-0-0",
    "war-21-0",
    "war--1-0",
    "war-02-0",
    "war-2-x",
    "war 2",
    "war-chop_shop-9-0",
    "war-chop_shop-1-0-0",
    "war-chop_shop-1-x",
    "war-chop_shop-1-00",
]
NO_ALARM = [*NAMES, "war-2-9999999", "claim-chop_shop-1", "w" * 5000]


@pytest.mark.parametrize("name", NO_ALARM, ids=range(len(NO_ALARM)))
def test_an_alarm_that_cannot_be_is_a_mistake(file: Path, name: str) -> None:
    has = f"rivals has no alarm {name[:60]!r}; it has claim-SPACE-N, war-SPACE-N"
    step = f'[[step]]\nseat = 0\nmove = "expire {name}"\nrefused = "K4"\n'
    assert complaint(file, CLOCK_TABLE + step) == f"step 1.move: {has}"
    lines = f'play = ["0 expire {name}"]\n'
    assert complaint(file, f"{lines}{CLOCK_TABLE}{EXPECT}") == f"play 1: {has}"
    step = '[[step]]\nseat = 0\nmove = "expire war-2-0"\nrefused = "K4"\n'
    assert complaint(file, f"{HEAD}{step}").endswith("ramen has no alarm 'war-2-0'; it has none")


def test_a_pair_is_understood_in_either_order() -> None:
    moves = games.load("mamma_mia").catalogue
    assert moves.parse("choose pepper+pineapple") == moves.parse("choose pineapple+pepper")
    for wrong in ("choose pepper+pepper", "choose pepper+", "choose +pepper"):
        with pytest.raises(BadInput):
            moves.parse(wrong)
    with pytest.raises(BadInput):
        games.load("rivals").catalogue.parse("bid 1+all")


def test_long_lists_are_counted(file: Path) -> None:
    outcome = run(file, f'{HEAD}{BODY}{TURN}[expect.view.seat_1]\nzones.pile = "?"')
    assert "expected ?; found ?*41" in str(outcome.failures[0])


def test_a_game_that_fails_in_a_position_spoils_one_file_only(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise IndexError("list index out of range")

    monkeypatch.setattr(type(games.load("ramen")), "position", broken)
    found = complaint(file, f"{HEAD}{BODY}{EXPECT}")
    assert found == "position: playing it fails (IndexError: list index out of range)"
