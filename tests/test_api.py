"""The door for programs: what `import tablee` gives, and that its examples are true."""

from __future__ import annotations

import copy
import doctest
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tablee
import tablee.api
from tablee import Ask, Bot, Match
from tablee.kernel import REFEREE

SOURCE = str(Path(tablee.__file__).parents[1])
CAPTURED: dict[str, Any] = {"capture_output": True, "text": True}


class Highest(Bot):
    def choose(self, ask: Ask) -> int:
        return max(ask.moves)


@pytest.mark.parametrize("module", [tablee, tablee.api])
def test_the_examples_are_true(module: object) -> None:
    outcome = doctest.testmod(module, raise_on_error=False)  # type: ignore[arg-type]
    assert outcome.attempted > 2
    assert outcome.failed == 0


def test_everything_promised_is_there_and_nothing_is_loaded_before_it_is_used() -> None:
    for name in tablee.__all__:
        assert getattr(tablee, name) is not None
        assert name in dir(tablee)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        getattr(tablee, "chess")  # noqa: B009
    code = "import sys, tablee; print([name for name in sys.modules if name.startswith('tablee.')])"
    found = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONPATH": SOURCE}, **CAPTURED, check=True
    )
    assert found.stdout.strip() == "[]"


def test_a_match_with_classes_and_names() -> None:
    match = Match("ramen", seed="7").run([Highest, "greedy"])
    assert match.over
    assert match.names == ["bot:Highest", "bot:greedy"]
    assert tablee.replay(match.record()).scores == match.scores
    assert tablee.replay(str(match.record())).entries == match.entries


def test_bots_wait_for_who_is_none() -> None:
    match = Match("ramen", 3).run(["random", None, "random"])
    assert match.acting == [1]
    match.submit(1, match.legal_texts(1)[0])
    assert isinstance(match.branch(2), Match)


def test_a_table_needs_its_players() -> None:
    with pytest.raises(tablee.BadInput, match="3 players for 2 seats"):
        Match("ramen", 2).run(["random"] * 3)
    with pytest.raises(tablee.BadInput, match="is no bot"):
        Match("ramen", 2).run([3])  # type: ignore[list-item]


def test_a_match_shows_itself() -> None:
    """As the terminal prints it to whoever decides; never somebody else's hand."""
    match = Match("plat_du_jour", 3, seed="7")
    assert str(match) == match.show(0)
    assert match.show(0) != match.show(1)
    assert match.show(0, "fr") != match.show(0, "en")
    assert repr(match) == "<Match plat_du_jour, 3 seats, seed '7': 0 moves>"


def test_a_record_from_a_file(tmp_path: Path) -> None:
    match = Match("ramen", 2).run(["random"])
    file = tmp_path / "mine.tablee"
    file.write_text(str(match.record()), "utf-8")
    assert tablee.replay(file).scores == match.scores


@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))]
)
def test_a_copy_is_a_match_of_its_own(again: Callable[[Match], Match], tmp_path: Path) -> None:
    """Planted: one that shares the state, so that what is played in it happens in both."""
    (tmp_path / "scoring.toml").write_text("[ready]\nmin_sum = 20\n", "utf-8")
    game = tablee.load("ramen", tmp_path)
    match = Match(game, 2, seed="7", names=["Ana", "Ben"])
    for _ in range(30):
        match.play(match.next_seat, match.legal(match.next_seat)[0])
    match.take_back(0)
    twin = again(match)
    assert type(twin) is Match
    assert (twin.record(), twin.events) == (match.record(), match.events)
    assert twin.game.data.hash == game.data.hash != tablee.load("ramen").data.hash
    twin.play(twin.next_seat, twin.legal(twin.next_seat)[0])
    assert len(twin.entries) == len(match.entries) + 1
    assert twin.view(0) != match.view(0)


def test_a_match_goes_on_from_a_world() -> None:
    world = Match("ramen", 2, seed="7").ask(0).world()
    match = Match("ramen", 2, state=world.state)
    assert match.legal(0) == world.legal()
    assert match.run(["random"]).over


def test_a_match_from_a_position_is_not_copied() -> None:
    game = tablee.load("ramen")
    match = Match(game, 2, state=game.new(2, game.settle(2, {}), "7"))
    with pytest.raises(tablee.BadInput, match="from a position has no record"):
        copy.deepcopy(match)


@pytest.mark.parametrize("path", ["mine.tablee", "games/mine.tablee\n", ""])
def test_a_path_as_text_is_told_from_a_record(path: str) -> None:
    with pytest.raises(tablee.BadInput) as told:
        tablee.replay(path)
    assert str(told.value) == (
        f"{path!r} is not the text of a record; a file is given as pathlib.Path({path!r})"
    )
    with pytest.raises(tablee.BadInput, match=r"^'x{60}\.\.\.' is not the text"):
        tablee.replay("x" * 1000)


@pytest.mark.parametrize("length", [-1, 5, 999])
def test_a_match_is_cut_where_it_has_been(length: int) -> None:
    match = Match("ramen", 2)
    for _ in range(4):
        match.submit(match.next_seat, match.legal_texts(match.next_seat)[0])
    assert [len(match.branch(there).entries) for there in range(5)] == [0, 1, 2, 3, 4]
    sentence = f"this match can be cut after 0 to 4 entries, not after {length}"
    with pytest.raises(tablee.BadInput, match=sentence):
        match.branch(length)


def test_a_bot_says_what_it_lacks() -> None:
    class Mute(Bot):
        pass

    for play in (Match("ramen", 2).run, lambda mute: tablee.simulate("ramen", mute, games=1)):
        with pytest.raises(tablee.BadInput, match=r"^Mute has no choose\(self, ask\) that returns"):
            play([Mute])


@pytest.mark.parametrize("jobs", [1, 2])
def test_many_games_with_a_class_in_any_number_of_processes(jobs: int) -> None:
    run = tablee.simulate("ramen", [Highest, "random"], games=12, jobs=jobs)
    alone = tablee.simulate(tablee.load("ramen"), [Highest, "random"], games=12)
    assert (run.win_share, run.scores) == (alone.win_share, alone.scores)
    assert "Highest" in str(run)
    assert repr(run) == "<Run ramen, Highest, random: 12 games>"


def test_a_class_that_workers_cannot_find_is_refused() -> None:
    class Local(Highest):
        pass

    assert tablee.simulate("ramen", [Local], games=1, seats=2).tally.games == 1
    with pytest.raises(tablee.BadInput, match="must stand at the top of a module"):
        tablee.simulate("ramen", [Local], games=1, seats=2, jobs=2)


def test_a_game_of_a_simulation_is_the_match_of_its_seed() -> None:
    run = tablee.simulate("ramen", ["greedy", "random"], games=1, seed="x")
    match = Match("ramen", 2, seed="x/1").run(["greedy", "random"])
    assert [score.mean for score in run.scores] == match.scores


# --- what programs hand in without type checks ----------------------------------------------------


class Int:
    """An integer that is no `int`, as numpy's are."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_numbers_are_taken_as_they_are_meant() -> None:
    match = Match("ramen", 2, seed=7)
    assert match.record().seed == "7"
    assert match.events == Match("ramen", 2, seed="7").events
    seat: Any = Int(match.next_seat)
    move: Any = Int(match.legal(seat)[0])
    match.play(seat, move)
    assert len(match.entries) == 1
    one, other = (tablee.simulate("ramen", ["random"], 3, 2, seed=seed) for seed in (5, "5"))
    assert one.scores == other.scores


@pytest.mark.parametrize(
    ("game", "options", "settled"),
    [
        ("rivals", {"celebrity_income": 200}, {"celebrity_income": "200"}),
        ("rivals", {"deluxe_cards": True}, {"deluxe_cards": "yes"}),
        ("mamma_mia", {"helping_hand": False}, {"helping_hand": "off"}),
    ],
)
def test_options_are_the_words_that_values_stand_for(
    game: str, options: dict[str, str | int], settled: dict[str, str]
) -> None:
    match = Match(game, options=options)
    run = tablee.simulate(game, ["random"], 1, match.seats, options)
    for found in (match.options, dict(run.lineup.options)):
        assert {key: found[key] for key in settled} == settled


ANY: Any = Match("ramen", 2, seed="7")  # without types, as a notebook has it
DOOR: Any = tablee
WRONG: list[tuple[Any, str]] = [
    (lambda: DOOR.load(5), "a game is its name or what load() gives, not 5"),
    (lambda: DOOR.load("ramen", "/nope"), "/nope: not a folder of data files"),
    (lambda: DOOR.load("ramen", 5), "data is a folder, as a string or a pathlib.Path, not 5"),
    (lambda: DOOR.Match(None), "a game is its name or what load() gives, not None"),
    (lambda: DOOR.Match("ramen", "2"), "seats are a whole number, not '2'"),
    (lambda: DOOR.Match("ramen", True), "seats are a whole number, not True"),
    (
        lambda: DOOR.Match("ramen", 2, seed=0.5),
        "a seed is a string or a whole number, not 0.5",
    ),
    (
        lambda: DOOR.Match("ramen", 2, names="ab"),
        "names are a list with one for each seat, not 'ab'",
    ),
    (lambda: DOOR.Match("ramen", 2, names=["a", 1]), "a name is a string, not 1"),
    (lambda: DOOR.Match("ramen", 2, state=3), "a state is what a world's .state is, not 3"),
    (
        lambda: DOOR.Match("ramen", 3, state=ANY.ask(0).world().state),
        "the state has 2 seats, the match 3",
    ),
    (
        lambda: DOOR.Match("rivals", 2, state=ANY.ask(0).world().state),
        "<Shop: first-card, seat 0 decides> is no state of rivals",
    ),
    (
        lambda: DOOR.Match("rivals", 2, {"celebrity_income": 300}),
        "the option celebrity_income is one of 100, 200, not '300'",
    ),
    (
        lambda: DOOR.Match("rivals", 2, {"celebrity_income": True}),
        "the option celebrity_income is one of '100', '200', not True",
    ),
    (lambda: DOOR.Match("rivals", 2, {"x": 1.5}), "the option x is a string, not 1.5"),
    (lambda: DOOR.Match("rivals", 2, {1: "x"}), "the name of an option is a string, not 1"),
    (
        lambda: DOOR.Match("ramen", 2, "skip"),
        "options are a dict by name, such as {'endgame_draw': 'skip'}; not 'skip'",
    ),
    (
        lambda: ANY.run("greedy"),
        "players are a list, one for each seat or one for all, such as ['greedy']; not 'greedy'",
    ),
    (lambda: ANY.play(True, 1), "a seat is a whole number, not True"),
    (lambda: ANY.play("0", 1), "a seat is a whole number, not '0'"),
    (lambda: ANY.play(1.0, 1), "a seat is a whole number, not 1.0"),
    (lambda: ANY.play(0, True), "a move is a whole number, not True"),
    (
        lambda: ANY.play(0, "aj1@1"),
        "a move is a number, one of legal(); the text 'aj1@1' is submitted",
    ),
    (lambda: ANY.submit(0, 5), "the text of a move is a string, not 5"),
    (lambda: ANY.explain(0, 5), "the text of a move is a string, not 5"),
    (lambda: ANY.branch("x"), "the length of a branch is a whole number, not 'x'"),
    (lambda: ANY.show("a"), "a seat is a whole number, not 'a'"),
    (lambda: ANY.show(0, "xx"), "there is no language 'xx'; there are en, fr"),
    (
        lambda: DOOR.replay(7),
        "a record is what match.record() gives, its text, or a file's pathlib.Path; not 7",
    ),
    (lambda: DOOR.simulate("ramen", ["greedy"], games="5"), "games are a whole number, not '5'"),
    (lambda: DOOR.simulate("ramen", ["greedy"], jobs=0.5), "jobs are a whole number, not 0.5"),
    (lambda: DOOR.simulate(5, ["greedy"]), "a game is its name or what load() gives, not 5"),
    (
        lambda: DOOR.simulate("ramen", 5),
        "players are a list, one for each seat or one for all, such as ['greedy']; not 5",
    ),
]


@pytest.mark.parametrize(("ask", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_what_cannot_be_meant_is_told_in_a_sentence(ask: Any, sentence: str) -> None:
    with pytest.raises(tablee.BadInput) as told:
        ask()
    assert str(told.value) == sentence
    assert not ANY.entries


def test_whatever_begins_with_a_seat_says_what_a_seat_is() -> None:
    """A method that is added to the kernel's match is found here."""
    for name, method in vars(tablee.kernel.Match).items():
        code = getattr(method, "__code__", None)
        first = code.co_varnames[1 : code.co_argcount][:1] if code else ()
        if first == ("seat",) and not name.startswith(("_", "check")):
            assert name in {*tablee.api.SEATED, *vars(Match)}, name
    for name in tablee.api.SEATED:
        with pytest.raises(tablee.BadInput, match=r"^a seat is a whole number, not 'a'$"):
            getattr(ANY, name)("a")


def test_nobody_looks_through_the_referees_eyes_before_the_end() -> None:
    match = tablee.Match("ramen", 2, seed="7")
    doors: list[Callable[[int], object]] = [
        match.view,
        match.ask,
        match.show,
        match.log,
        match.read,
        match.sampler,
    ]
    for door in doors:
        with pytest.raises(tablee.BadInput, match="finished matches"):
            door(REFEREE)
    match.run(["random"])
    for door in doors:
        door(REFEREE)
