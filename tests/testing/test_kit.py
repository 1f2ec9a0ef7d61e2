"""The parts of the kit: snapshots, tables, walks, perft, digests, reports."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tablee import games
from tablee.kernel import BadInput, Match, Record
from tablee.testing import Count, Walk, conformance, digest, perft, run_check, table_of, tables
from tablee.testing.__main__ import asked_table, main
from tablee.testing.broken import Broken
from tablee.testing.snapshot import containers, difference, freeze
from tablee.testing.walks import Effort, samples, spread
from tests.testing.canteen.game import CanteenGame, canteen
from tests.testing.canteen.rules import Canteen

# --- snapshots ------------------------------------------------------------------------------------


def test_equal_states_freeze_alike_and_name_what_differs() -> None:
    game = canteen()
    one, other = (game.new(2, game.settle(2, {}), "1") for _ in range(2))
    assert freeze(one) == freeze(other)
    other.hands[1].append(3)  # type: ignore[attr-defined]
    assert difference(freeze(one), freeze(other)).startswith("hands[1] was (")


def test_a_snapshot_reaches_the_frames_below_and_the_stream_of_chance() -> None:
    s = canteen().new(2, {"rounds": "2"}, "1")
    before = freeze(s)
    s.rng.below(2)
    assert difference(before, freeze(s)).startswith("rng.a was ")
    s.push()
    s.push()
    whole = str(freeze(s))
    assert whole.count("'phase': 'Service'") == 3


def test_sets_dicts_and_plain_values_freeze() -> None:
    assert freeze({"b": {2, 1}, "a": [1, (None, "x")]}) == {"b": ("1", "2"), "a": (1, (None, "x"))}
    assert difference((1, 2), (1, 2, 3)) == "the whole was (1, 2), is (1, 2, 3)"


def test_containers_finds_every_list_that_could_be_shared() -> None:
    inner = [1]
    assert containers({"a": (inner, {2})})[id(inner)] == "['a'][0]"


# --- tables and walks -----------------------------------------------------------------------------


def test_every_mode_seat_count_and_option_value_is_tried() -> None:
    assert [table.name for table in tables(canteen())] == [
        "plain, seats=2",
        "plain, seats=2, rounds=1",
        "plain, seats=3",
        "plain, seats=3, rounds=1",
        "duo, seats=2",
        "duo, seats=2, rounds=1",
    ]


def test_a_walk_is_a_whole_game_that_its_record_replays() -> None:
    game = canteen()
    walk = Walk(game, tables(game)[2], "7")
    match = Match.replay(game, walk.record())
    assert match.over
    assert match.scores == walk.states[-1].scores
    assert match.events == walk.all_events(len(walk.acts))


def test_walks_meet_every_shape_of_decision() -> None:
    game = canteen()
    met = set()
    for table in tables(game):
        for sample in samples(game, table, Effort(walks=4, looks=99)):
            met.add((sample.state.phase.key, sample.state.below is not None))
    assert met == {
        ("service", False),
        ("market", False),
        ("answer", True),
        ("wishing", False),
        ("over", False),
    }


def test_spread_keeps_both_ends() -> None:
    assert spread([3, 4, 5], 5) == [3, 4, 5]
    assert spread(list(range(100)), 4) == [0, 33, 66, 99]


def test_a_long_record_is_cut_in_the_message_but_kept_whole() -> None:
    game = canteen()
    record = Record.from_text(Walk(game, tables(game)[0], "1").record().to_text())
    record.entries *= 20
    broken = Broken("cards", "gone", record)
    assert str(broken).count("\n") < 100
    assert f"# and {len(record.entries) - 80} more" in str(broken)
    assert broken.record is record


# --- perft ----------------------------------------------------------------------------------------


def test_perft_counts_paths_and_positions() -> None:
    """The second card of a turn makes up for the order of the two: R3.6."""
    ramen = games.load("ramen")
    assert perft(ramen, 2, {}, "1", 1) == Count(12, 12)
    assert perft(ramen, 2, {}, "1", 2) == Count(72, 36)
    assert perft(ramen, 2, {}, "1", 3) == Count(288, 144)


def test_perft_counts_games_that_end_on_the_way_once() -> None:
    ramen = games.load("ramen")
    last = len(Walk(ramen, table_of(ramen, 1, {}), "1").acts)
    found = perft(ramen, 1, {}, "1", 5, after=last - 1)
    assert found == perft(ramen, 1, {}, "1", 1, after=last - 1)


def test_perft_says_where_a_game_is_too_short() -> None:
    with pytest.raises(BadInput, match=r"has \d+ entries, not 9999"):
        perft(canteen(), 2, {}, "1", 1, after=9999)


# --- digests --------------------------------------------------------------------------------------


def test_a_digest_is_repeatable_and_notices_other_rules() -> None:
    class Generous(Canteen):
        def finish(self, scores: list[int]) -> None:
            super().finish([score + 1 for score in scores])

    class Other(CanteenGame):
        kind = Generous

    first = digest(canteen(), 6)
    assert first == digest(canteen(), 6)
    assert [found.table for found in first] == ["plain, seats=2", "plain, seats=3", "duo, seats=2"]
    assert first != digest(canteen(Other), 6)


# --- reports --------------------------------------------------------------------------------------


def test_a_report_tells_of_every_check_and_of_progress() -> None:
    heard: list[tuple[str, int, int]] = []
    report = conformance(canteen(), progress=lambda what, done, of: heard.append((what, done, of)))
    assert report.ok
    steps = len(heard) - 1
    assert heard[0] == ("termination: plain, seats=2", 0, steps)
    assert heard[-1] == ("", steps, steps)
    assert [done for _, done, _ in heard] == list(range(steps + 1))
    assert steps > len(report.results)  # a check of several tables tells of each
    assert all(line.startswith("ok") for line in report.lines())
    assert json.loads(json.dumps(report.json()))["ok"] is True


def test_a_failing_check_does_not_stop_the_others() -> None:
    class Wordless(CanteenGame):
        phases = ()

    report = conformance(canteen(Wordless))
    failed = [result.check for result in report.results if not result.ok]
    assert failed == ["termination", "clock", "languages"]
    text = "\n".join(report.lines())
    assert "BROKEN termination" in text
    assert "The game that shows it" in text


def test_a_check_that_cannot_even_start_is_a_failure_not_a_crash() -> None:
    class Unready(CanteenGame):
        def setup(self, *args: object) -> object:  # type: ignore[override]
            raise RuntimeError("no kitchen")

    failure = run_check(canteen(Unready), "cards").failure
    assert failure is not None
    assert failure.message == "stopped with RuntimeError: no kitchen"


# --- the command ----------------------------------------------------------------------------------


def test_the_command_prints_digests(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["digest", "ramen", "--games", "1"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["table"].partition(",")[0] for line in lines] == ["solo", "duel", "trio", "teams"]
    assert all(line["games"] == 1 and len(line["hash"]) == 64 for line in lines)


def test_the_command_answers_bad_input_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["digest", "chess"]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err


def test_a_table_is_asked_for_in_words() -> None:
    assert asked_table(canteen(), "mode=plain rounds=1").name == "plain, seats=2, rounds=1"
    with pytest.raises(BadInput, match="say the table as in"):
        asked_table(canteen(), "plain")


def test_the_kit_itself_needs_no_hypothesis() -> None:
    """`tablee check` runs where only the packages for playing are installed."""
    code = "import sys, tablee.testing; sys.exit('hypothesis' in sys.modules)"
    paths = {"PYTHONPATH": ":".join(sys.path)}
    assert subprocess.run([sys.executable, "-c", code], check=False, env=paths).returncode == 0
