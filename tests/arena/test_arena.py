"""Many games: reproducible, the same in any number of processes, clear about failing bots."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.arena import Arena, Lineup, report, simulate
from tablee.bots import Ask, Bot, Sitting, chance_of
from tablee.bots.file_host import _salted
from tablee.bots.files import bot_class
from tablee.kernel import CLOCK, BadInput, Match

HEAD = "from tablee.bots import Ask, Bot\n\n\nclass Mine(Bot):\n"
TIMING = ("jobs", "seconds", "decisions_per_second")

BotFile = Callable[[str], str]


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot out of a file on a busy machine is not one that never answers."""
    for name in ("SECONDS", "LOADING"):
        monkeypatch.setattr(f"tablee.bots.file_bot.{name}", 300.0)


@pytest.fixture
def bot_file(tmp_path: Path) -> BotFile:
    def write(methods: str) -> str:
        path = tmp_path / "mine.py"
        indented = "".join(f"    {line}\n" for line in methods.splitlines())
        path.write_text(HEAD + indented)
        return f"{path}:Mine"

    return write


def lineup(*names: str, mode: str = "duel", seed: str = "arena") -> Lineup:
    return Lineup.of("ramen", names, options={"mode": mode}, seed=seed)


def numbers(of: Lineup, games: int, jobs: int = 1) -> dict[str, object]:
    found = report(simulate(of, games, jobs))
    return {key: value for key, value in found.items() if key not in TIMING}


def test_the_same_for_any_number_of_jobs() -> None:
    table = lineup("greedy", "random")
    alone = numbers(table, 40)
    assert alone == numbers(table, 40, 2) == numbers(table, 40, 3)
    assert alone != numbers(lineup("greedy", "random", seed="other"), 40)


@pytest.mark.parametrize("mode", ["solo", "duel", "trio", "teams"])
def test_the_fast_way_is_the_general_way(mode: str) -> None:
    arena = Arena(lineup("random", mode=mode))
    for number in range(1, 20):
        seed = f"arena/{number}"
        assert arena.play(number) == arena.play_by_lot(seed) == arena.play_asking(seed)


SAME = [
    ("ramen", ["greedy", "random"], {"mode": "duel"}),
    ("ramen", ["greedy", "random", "random", "greedy"], {"mode": "teams"}),
    ("plat_du_jour", ["greedy", "random", "random"], {}),
    ("mamma_mia", ["random", "greedy", "greedy"], {}),
    ("rivals", ["greedy", "random"], {"max_days": "2"}),
    ("rivals", ["random", "greedy", "random"], {"max_days": "2", "schedule": "clock"}),
]


@pytest.mark.parametrize(("game", "names", "options"), SAME)
def test_a_game_is_the_match_of_its_seed(
    game: str, names: list[str], options: dict[str, str]
) -> None:
    """What the arena plays by the fast door, a sitting plays too, by the one that checks."""
    table = Lineup.of(game, names, options=options, seed="arena")
    arena = Arena(table)
    for number in (1, 2, 3):
        match = Match(arena.game, table.seats, dict(table.options), f"arena/{number}")
        Sitting(match, arena.makers).run()
        outcome = arena.play(number)
        made = sum(entry.seat != CLOCK for entry in match.entries)
        assert (outcome.scores, outcome.decisions) == (match.scores, made)
        winners = [seat for seat, place in enumerate(match.ranking()) if place == 1]
        assert (outcome.winners, outcome.places) == (winners, match.ranking())


def test_every_seat_has_its_own_chance() -> None:
    game = Arena(lineup("random")).game
    streams = [chance_of(game, "arena/1", seat).words() for seat in range(2)]
    assert streams[0] != streams[1]
    assert streams[0] != chance_of(game, "arena/2", 0).words()


def test_reports_what_is_needed_to_run_it_again() -> None:
    found = numbers(lineup("random"), 30)
    assert found["bots"] == ["random", "random"]
    assert found["options"] == {
        "endgame_draw": "skip",
        "memory": "strict",
        "first_player": "random",
    }
    assert (found["games"], found["decisions"], found["turns_mean"]) == (30, 30 * 82, 28)
    shares = found["win_share"]
    assert isinstance(shares, list)
    assert sum(shares) == pytest.approx(1)


def test_alone_nobody_wins() -> None:
    found = numbers(lineup("random", mode="solo"), 5)
    assert (found["win_share"], found["win_interval"]) == ([None], [None])


def test_hears_what_its_seat_may_know(bot_file: BotFile) -> None:
    """A listening bot fails on a card drawn by the other seat, and on a setup it did not hear."""
    name = bot_file(
        "def __init__(self, game, seat, rng):\n"
        "    super().__init__(game, seat, rng)\n"
        "    self.heard = []\n"
        "def watches(self):\n"
        "    return True\n"
        "def hear(self, event):\n"
        "    assert event.key != 'drew' or event.args[0] == self.seat\n"
        "    self.heard.append(event.key)\n"
        "def choose(self, ask):\n"
        "    assert self.heard[0] == 'turn'\n"
        "    assert self.seat == 0 or 'drew-hidden' in self.heard\n"
        "    return ask.moves[self.rng.below(len(ask.moves))]\n"
    )
    assert simulate(lineup(name), 5).tally.forfeits == [0, 0]


FAILING = {
    "raises": "def choose(self, ask):\n    return ask.moves[0] // 0",
    "leaves": "def choose(self, ask):\n    raise SystemExit",
    "cheats": "def choose(self, ask):\n    ask.moves.append(9999)\n    return 9999",
    "babbles": "def choose(self, ask):\n    return 'x'",
    "eats": "def choose(self, ask):\n    return len(bytearray(4 << 30))",
    "is never made": "def __init__(self, *given):\n    raise ValueError('not today')",
}
WHY = {
    "raises": r"ZeroDivisionError: integer division or modulo by zero \(mine.py, line 6\)",
    "leaves": r"SystemExit \(mine.py, line 6\)",
    "cheats": "Mine in seat 1 answered 9999, which is none of its legal moves",
    "babbles": "Mine in seat 1 answered 'x', which is none of its legal moves",
    "eats": r"MemoryError \(mine.py, line 6\)",
    "is never made": r"ValueError: not today \(mine.py, line 6\)",
}


@pytest.mark.parametrize("how", FAILING)
def test_a_file_that_fails_forfeits_to_random_and_the_game_goes_on(
    bot_file: BotFile, how: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every decision of it is what `random` plays from the same chance."""
    name = bot_file(FAILING[how])
    run = simulate(lineup(name, "greedy"), 3)
    forfeits, none = run.tally.forfeits
    assert (run.tally.decisions // 3 < forfeits, none) == (True, 0)  # all that it was asked
    assert report(run)["score_mean"] == numbers(lineup("random", "greedy"), 3)["score_mean"]
    said = capsys.readouterr().err
    assert re.fullmatch(f"tablee: {name} forfeits a decision to random: .*{WHY[how]}.*\n", said)


@pytest.mark.parametrize(
    ("how", "seconds", "why"),
    [
        ("while True: pass", 0.5, "no answer within 0.5 s"),
        ("os._exit(3)", 300.0, r"it ended without an answer \(exit code 3\)"),
    ],
)
def test_a_file_that_never_ends_or_dies_forfeits(
    bot_file: BotFile,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    how: str,
    seconds: float,
    why: str,
) -> None:
    """Its process is started again, and knows the table."""
    monkeypatch.setattr("tablee.bots.file_bot.SECONDS", seconds)
    name = bot_file(
        "def choose(self, ask):\n"
        "    import os\n"
        "    if self.rng.below(10) == 0:\n"
        f"        {how}\n"
        "    return ask.moves[0]"
    )
    assert numbers(lineup(name, "greedy"), 1)["games"] == 1
    assert re.fullmatch(f".* forfeits a decision to random: {why}\n", capsys.readouterr().err)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_file_plays_as_its_class_does(
    bot_file: BotFile, jobs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same worlds and the same news in a process of its own, and the same by its chance."""
    name = bot_file(
        "heard = 0\n"
        "def watches(self):\n"
        "    return True\n"
        "def hear(self, event):\n"
        "    self.heard += len(event.args)\n"
        "def choose(self, ask):\n"
        "    world = ask.world(self.rng)\n"
        "    world.finish(self.rng)\n"
        "    print('thinking aloud')\n"
        "    return ask.moves[(self.heard + sum(world.scores)) % len(ask.moves)]"
    )
    in_place = Lineup.of("ramen", [bot_class(name), "greedy"], seed="arena")
    outside = numbers(lineup(name, "greedy"), 6, jobs)
    monkeypatch.setattr(
        "tablee.arena.lineup.chance_of",
        lambda game, seed, seat: (chance_of if seat else _salted)(game, seed, seat),
    )
    inside = numbers(in_place, 6)
    assert {**inside, "bots": outside["bots"]} == outside


GUESSES = """
def choose(self, ask):
    from tablee.bots import chance_of
    for seed in [f"arena/{number}" for number in range(1, 4)]:
        stream = chance_of(self.game, seed, self.seat)
        if self.rng.words() in [stream.words(), *[stream.at(k).words() for k in range(60)]]:
            raise ValueError("the seed is " + seed)
    return ask.moves[self.rng.below(len(ask.moves))]
"""


def test_a_file_cannot_try_seeds_against_its_chance(bot_file: BotFile) -> None:
    """With public names alone; whoever finds the seed has the whole deal."""
    run = simulate(lineup(bot_file(GUESSES), "greedy"), 2)
    assert run.tally.forfeits == [0, 0]
    first = run.tally.scores
    assert simulate(lineup(bot_file(GUESSES), "greedy"), 2).tally.scores == first  # still its own


class Babbler(Bot):
    def choose(self, ask: Ask) -> int:
        return "x"  # type: ignore[return-value]


def test_a_class_that_answers_nonsense_is_told_so() -> None:
    with pytest.raises(BadInput, match=r"Babbler in seat 2 answered 'x', which is none"):
        simulate(Lineup.of("ramen", ["random", Babbler]), 1)


@pytest.mark.parametrize(
    ("names", "seats", "mode", "complaint"),
    [
        (["random", "random", "random"], 2, None, "3 bots for 2 seats"),
        (["random", "greedy"], None, "teams", "2 bots for 4 seats"),
        (["random"], 5, None, "is for 1, 2, 3, 4 seats, not 5"),
        (["random"], None, "quartet", "has no mode 'quartet'"),
        (["clever"], None, None, "has no bot 'clever'"),
    ],
)
def test_impossible_lineups(
    names: list[str], seats: int | None, mode: str | None, complaint: str
) -> None:
    with pytest.raises(BadInput, match=complaint):
        Lineup.of("ramen", names, seats, {"mode": mode} if mode else {})


def test_seats_follow_from_mode_or_names() -> None:
    assert Lineup.of("ramen", ["random"], options={"mode": "trio"}).bots == ("random",) * 3
    assert Lineup.of("ramen", ["random", "greedy"]).seats == 2
    assert Lineup.of("ramen", ["random"]).seats == 1


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(lineup("random"), 200, told=told.append)
    assert told == sorted(told)
    assert told[-1] == 200
