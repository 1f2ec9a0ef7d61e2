"""Bots in any language: told what their seat may know, and nothing else."""

from __future__ import annotations

import json
import shlex
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tablee import bots, games
from tablee.bots import Ask, Sitting, UniformBot, process
from tablee.bots.program_bot import ProgramBot, ProgramMaker, asked, introduction, result
from tablee.kernel import BadInput, Match, Rng, State, determinize, legal, read_by
from tablee.testing.leaks import secret

RAMEN = games.load("ramen")
MAMMA_MIA = games.load("mamma_mia")
KEYS = [*games.keys(), "plat_du_jour"]
GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "write-a-bot.md"

RECORDER = """
import json, sys
with open(sys.argv[1], "w") as file:
    for line in sys.stdin:
        print(line.strip(), file=file, flush=True)
        told = json.loads(line)
        if told["t"] == "ask":
            move = told["moves"][told["n"] * 7 % len(told["moves"])]
            print(json.dumps({"n": told["n"], "move": move}), flush=True)
"""
COMPLAINS = """
import sys
sys.stdin.readline()
print("what is that", file=sys.stderr, flush=True)
"""


def example(name: str) -> str:
    """A program of the guide."""
    return GUIDE.read_text("utf-8").split(f"`{name}`:\n\n```python\n")[1].split("```")[0]


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is not a program that never answers."""
    monkeypatch.setattr("tablee.bots.program_bot.SECONDS", 300.0)
    monkeypatch.setattr(process, "HEARD", Counter())


def written(tmp_path: Path, text: str, *words: object) -> str:
    """The name of a bot whose program this is."""
    path = tmp_path / "program.py"
    path.write_text(text)
    return shlex.join(map(str, [sys.executable, path, *words])) + "!"


def seated(match: Match, name: str) -> Sitting:
    """The program in the first seat, `random` in the others."""
    maker = bots.find_or_load(match.game, name)
    return Sitting(match, [maker, *[UniformBot] * (match.seats - 1)])


def forfeits(sitting: Sitting) -> int:
    return sitting.bots[0].forfeits


def test_a_program_plays(tmp_path: Path) -> None:
    match = Match(RAMEN, 1, {"mode": "solo"}, "program")
    sitting = seated(match, written(tmp_path, example("last.py")))
    last = match.legal_texts(0)[-1]
    assert sitting.advance()
    assert match.entries[0].text == last
    sitting.run()
    assert forfeits(sitting) == 0


# --- what it is told ------------------------------------------------------------------------------


def recorded(tmp_path: Path, match: Match) -> list[dict[str, Any]]:
    """All that the program in the first seat was told in a game."""
    file = tmp_path / "told.jsonl"
    sitting = seated(match, written(tmp_path, RECORDER, file))
    sitting.run()
    assert forfeits(sitting) == 0
    return [json.loads(line) for line in file.read_text().splitlines()]


def test_it_is_told_the_start_what_happens_and_the_end(tmp_path: Path) -> None:
    match = Match(MAMMA_MIA, 3, {"oven_view": "memory"}, "told")
    start, *questions, end = recorded(tmp_path, match)
    assert start == {
        "t": "start",
        "protocol": 1,
        "game": "mamma_mia",
        "rules": MAMMA_MIA.version,
        "seat": 0,
        "seats": 3,
        "sides": [0, 1, 2],
        "options": match.options,
        "seconds": 300.0,
    }
    assert [told["n"] for told in questions] == list(range(1, len(questions) + 1))
    assert (end["scores"], end["places"]) == (match.scores, match.ranking())
    heard = [event for told in [*questions, end] for event in told["events"]]
    assert heard == [MAMMA_MIA.event_json(event) for event in read_by(match.events, 0)]


def test_a_question_comes_with_the_table_and_the_news_of_its_moment(tmp_path: Path) -> None:
    match = Match(MAMMA_MIA, 3, seed="moment")
    _, *questions, _ = recorded(tmp_path, match)
    again, read = Match(MAMMA_MIA, 3, match.options, match.seed), 0
    for entry in match.entries:
        if entry.seat == 0:
            told, events = questions.pop(0), read_by(again.events, 0)
            assert told["events"] == [MAMMA_MIA.event_json(event) for event in events[read:]]
            assert told["view"] == plain(MAMMA_MIA.view_json(again.view(0)))
            assert told["moves"] == again.legal_texts(0)
            read = len(events)
        again.enter(entry)
    assert not questions


def test_what_it_is_told_is_enough_to_know_the_oven(tmp_path: Path) -> None:
    """The guide's example remembers what no view shows any more."""
    memory: dict[str, Any] = {"__name__": "oven"}
    exec(example("oven.py"), memory)
    match = Match(MAMMA_MIA, 3, seed="oven")
    start, *questions, _ = recorded(tmp_path, match)
    looked = 0
    again = Match(MAMMA_MIA, 3, start["options"], match.seed)
    for entry in match.entries:
        if entry.seat == 0:
            told = questions.pop(0)
            for event in told["events"]:
                memory["remember"](event["key"], event["args"])
            if told["view"]["phase"] in ("put", "order", "draw"):
                assert +memory["oven"] == true_oven(again)
                looked += 1
        again.enter(entry)
    assert looked > 50


def true_oven(match: Match) -> Counter[str]:
    names = [MAMMA_MIA.kinds[face] for face in match.referee().zones["oven"]]
    return Counter(name for name in names if "_" not in name)  # "pink_minimale": orders


def test_the_guides_program_that_remembers_plays(tmp_path: Path) -> None:
    match = Match(MAMMA_MIA, 2, seed="plays")
    sitting = seated(match, written(tmp_path, example("oven.py")))
    sitting.run()
    assert forfeits(sitting) == 0


def plain(value: object) -> object:
    """As it is after a journey as JSON."""
    return json.loads(json.dumps(value))


def test_after_a_step_back_it_starts_anew_and_hears_everything(tmp_path: Path) -> None:
    match = Match(RAMEN, 2, {"mode": "duel"}, "back")
    file = tmp_path / "told.jsonl"
    sitting = seated(match, written(tmp_path, RECORDER, file))
    for _ in range(8):
        sitting.advance()
    match.take_back(0)
    match.take_back(0)
    sitting.advance()
    start, told, *_ = [json.loads(line) for line in file.read_text().splitlines()]
    heard = len(told["events"])
    assert start["t"] == "start"
    assert told["events"] == [RAMEN.event_json(e) for e in read_by(match.events, 0)[:heard]]
    assert heard > 3
    for bot in sitting.bots.values():
        if isinstance(bot, ProgramBot):
            bot.program.stop()


# --- and what it is not told ----------------------------------------------------------------------


def line(match: Match, s: State, seat: int) -> str:
    """A question as it is sent, of a state behind this seat's view.

    Re-deals open sealed choices again; who is still to choose is then not compared.
    """
    game = match.game
    question: Any = asked(Ask(s, seat, legal(s, seat), game), game, read_by(match.events, seat))
    if secret(s):
        del question["view"]["acting"]
    return json.dumps(question)


@pytest.mark.parametrize("key", KEYS)
def test_a_question_tells_nothing_that_the_view_and_the_events_do_not(key: str) -> None:
    """Behind other deals that the seat cannot tell from this one it is the same, byte for byte."""
    game = games.load(key)
    seats = game.seat_counts()[-1]
    match = Match(game, seats, game.trial, "discreet")
    sitting = Sitting(match, [UniformBot] * seats)
    lot = Rng.seeded("other deals")
    looked = 0
    while sitting.advance() and looked < 30:
        if len(match.entries) % 5 or match.over:
            continue
        seat = match.next_seat
        truth = match._state
        for _ in range(2):
            other = determinize(truth, seat, lot)
            assert line(match, truth, seat) == line(match, other, seat)
        looked += 1
    assert looked >= 5


@pytest.mark.parametrize("key", KEYS)
def test_only_events_that_a_seat_may_read_are_sent(key: str) -> None:
    game = games.load(key)
    seats = game.seat_counts()[-1]
    match = Match(game, seats, game.trial, "discreet")
    Sitting(match, [UniformBot] * seats).run()
    for seat in range(seats):
        sent = result(match, read_by(match.events, seat))
        allowed = [game.event_json(e) for e in match.events if e.seen >> seat & 1]
        assert sent["events"] == allowed
        assert set(sent) == {"t", "events", "scores", "places"}


def test_the_start_says_nothing_of_the_deal() -> None:
    one, other = (Match(RAMEN, 2, {"mode": "duel"}, seed) for seed in ("secret", "another"))
    assert introduction(one, 0, 5.0) == introduction(other, 0, 5.0)
    assert "secret" not in json.dumps(introduction(one, 0, 5.0))


# --- and what is heard of it ----------------------------------------------------------------------


def test_what_a_failing_program_complains_of_is_heard_once(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    match = Match(RAMEN, 1, {"mode": "solo"}, "program")
    for _ in range(2):  # games, each with a bot of its own
        sitting = seated(match, written(tmp_path, COMPLAINS))
        for _ in range(2):
            sitting.answer(0)
    assert capfd.readouterr().err.count("what is that") == 1


def test_nothing_that_it_writes_commands_the_terminal(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    text = "import os\nos.write(2, b'\\x1b[2Jred\\x9b31m\\xff\\n')\n"
    sitting = seated(Match(RAMEN, 1, {"mode": "solo"}, "x"), written(tmp_path, text))
    sitting.answer(0)
    assert capfd.readouterr().err.splitlines()[0] == "\ufffd[2Jred\ufffd31m\ufffd"


def test_a_program_that_is_not_there_is_bad_input() -> None:
    with pytest.raises(BadInput, match="there is no program nowhere_to_be_found to run"):
        bots.find_or_load(RAMEN, "nowhere_to_be_found --fast!")


def test_a_path_may_have_spaces(tmp_path: Path) -> None:
    folder = tmp_path / "my own bots"
    folder.mkdir()
    match = Match(RAMEN, 1, {"mode": "solo"}, "program")
    sitting = seated(match, written(folder, example("last.py")))
    sitting.run()
    assert forfeits(sitting) == 0
    runs = folder / "it's mine"
    runs.symlink_to(sys.executable)
    for name in (f'"{runs}" --version!', f"{shlex.quote(str(runs))}!"):
        assert isinstance(bots.find_or_load(RAMEN, name), ProgramMaker)
    with pytest.raises(BadInput, match="put a path that has spaces in quotes"):
        bots.find_or_load(RAMEN, f"{folder / 'program.py'}!")
    with pytest.raises(BadInput, match="is no command: No closing quotation"):
        bots.find_or_load(RAMEN, "python 'last.py!")
