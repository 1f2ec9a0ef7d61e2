"""Tournaments: every pairing in every seat, the same games however they are played, reports."""

from __future__ import annotations

import contextlib
import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Generator, Iterable
from functools import partial
from itertools import islice
from pathlib import Path

import pytest

from tablee.arena import Arena, backends
from tablee.arena.backends import Processes
from tablee.arena.manifest import Manifest, Pairing, most_games
from tablee.arena.pages import bars, write_report
from tablee.arena.standings import standings
from tablee.arena.tournament import Played, Tournament, played
from tablee.cli.main import main
from tablee.games import load_for
from tablee.i18n import Texts
from tablee.kernel import BadInput, Match, Record

TEXT = """
seed = "7"
deals = 3

[[table]]
game = "ramen"
mode = "duel"
bots = ["random", "greedy"]

[[table]]
game = "plat_du_jour"
seats = 3
bots = ["random", "greedy", "search@4"]
deals = 2

[[table]]
game = "ramen"
mode = "solo"
bots = ["random", "greedy"]
"""


@pytest.fixture
def manifest(tmp_path: Path) -> Manifest:
    path = tmp_path / "manifest.toml"
    path.write_text(TEXT)
    return Manifest.read(path)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Tournament:
    folder = tmp_path_factory.mktemp("whole")
    (folder / "m.toml").write_text(TEXT)
    tournament = Tournament(Manifest.read(folder / "m.toml"), folder / "out")
    tournament.run(Processes(1))
    return tournament


def test_every_pair_meets_in_every_seat_on_the_same_deals(manifest: Manifest) -> None:
    pairings = list(manifest.pairings())
    assert [pairing.number for pairing in pairings] == list(range(len(pairings)))
    assert Counter(pairing.table for pairing in pairings) == {0: 6, 1: 2 * 3 * 6, 2: 6}
    met = Counter((p.first, p.second, p.seat, p.deal) for p in pairings if p.table == 1)
    assert set(met.values()) == {1}
    for pairing in pairings:
        if pairing.second:
            assert pairing.lineup.names[pairing.seat] == pairing.first
            assert Counter(pairing.lineup.names)[pairing.first] == 1


def test_only_those_named_sit_alone(tmp_path: Path) -> None:
    (tmp_path / "m.toml").write_text(TEXT.replace("deals = 2", 'deals = 2\nalone = ["search@4"]'))
    met = Counter((p.first, p.second) for p in Manifest.read(tmp_path / "m.toml").pairings())
    assert met["search@4", "greedy"] == met["search@4", "random"] == 6
    assert ("greedy", "search@4") not in met
    assert met["random", "greedy"] == 6, "two against each other, as before"


def test_only_pairs_that_are_named_meet(tmp_path: Path) -> None:
    named = 'deals = 2\npairs = [["random", "greedy"], ["search@4", "greedy"]]'
    (tmp_path / "m.toml").write_text(TEXT.replace("deals = 2", named))
    pairings = [p for p in Manifest.read(tmp_path / "m.toml").pairings() if p.table == 1]
    assert {frozenset((p.first, p.second)) for p in pairings} == {
        frozenset(("random", "greedy")),
        frozenset(("search@4", "greedy")),
    }


def test_workers_change_nothing(whole: Tournament, manifest: Manifest, tmp_path: Path) -> None:
    other = Tournament(manifest, tmp_path / "out")
    other.run(Processes(2))
    assert other.path.read_bytes() == whole.path.read_bytes()


KILLED = """
import time

from tablee.arena.backends import Processes

def work(task):
    print(task, flush=True)
    time.sleep(3600)

if __name__ == "__main__":
    list(Processes(2).each(work, [1, 2]))
"""


@pytest.mark.skipif(os.name == "nt", reason="its process group is a POSIX one")
def test_workers_end_with_a_main_process_that_is_killed(tmp_path: Path) -> None:
    """It could not end them itself; they would wait for its next game for ever."""
    (tmp_path / "main.py").write_text(KILLED)
    main = subprocess.Popen(
        [sys.executable, str(tmp_path / "main.py")],
        stdout=subprocess.PIPE,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    assert main.stdout is not None
    try:
        begun = {main.stdout.readline() for _ in range(2)}
        main.kill()
        closed, _, _ = select.select([main.stdout], [], [], 120.0)  # once nobody holds it
    finally:
        with contextlib.suppress(ProcessLookupError):  # whatever went wrong, nothing runs on
            os.killpg(main.pid, signal.SIGKILL)
    assert begun == {b"1\n", b"2\n"}
    assert closed
    assert main.communicate()[0] == b""


class Crashing:
    """A backend that is stopped after some games, in the middle of a line."""

    def __init__(self, games: int) -> None:
        self.games = games

    def play(self, pairings: Iterable[Pairing]) -> Generator[Played, None, None]:
        for pairing in islice(pairings, self.games):
            yield played(pairing)
        raise KeyboardInterrupt


def test_goes_on_where_it_was_left(whole: Tournament, manifest: Manifest, tmp_path: Path) -> None:
    broken = Tournament(manifest, tmp_path / "out")
    with pytest.raises(KeyboardInterrupt):
        broken.run(Crashing(5))
    with broken.path.open("a") as file:
        file.write('{"n":5,"table"')  # power fails
    assert len(broken.played()) == 5
    there = set(broken.played())
    again: list[int] = []

    class Counting:
        def play(self, pairings: Iterable[Pairing]) -> Generator[Played, None, None]:
            left = list(pairings)
            again.extend(pairing.number for pairing in left)
            yield from map(played, reversed(left))

    broken.run(Counting())
    assert sorted(again) == sorted(set(range(48)) - there)
    assert broken.path.read_bytes() == whole.path.read_bytes()
    assert kept(broken) == kept(whole)


def kept(tournament: Tournament) -> dict[str, str]:
    """Every record of a tournament by the name of its file."""
    folder = tournament.folder / "records"
    return {path.name: path.read_text() for path in folder.iterdir()}


def test_every_game_has_a_record_that_replays(whole: Tournament) -> None:
    records = kept(whole)
    lines = [json.loads(line) for line in whole.path.read_text().splitlines()]
    assert sorted(records) == [f"{line['n']:06}.tablee" for line in lines]
    for line in lines[::5]:
        record = Record.from_text(records[f"{line['n']:06}.tablee"])
        match = Match.replay(load_for(record), record)
        assert (match.over, match.scores, match.seed) == (True, line["scores"], line["seed"])
        assert match.names == [f"bot:{name}" for name in line["bots"]]


def test_tables_go_on_at_the_same_pace(manifest: Manifest, tmp_path: Path) -> None:
    """Stopped half-way, every table has half of its games."""
    stopped = Tournament(manifest, tmp_path / "out")
    with pytest.raises(KeyboardInterrupt):
        stopped.run(Crashing(24))
    games = [json.loads(line) for line in stopped.played().values()]
    assert Counter(game["table"] for game in games) == {0: 3, 1: 18, 2: 3}


def test_stops_when_its_time_is_over(whole: Tournament, manifest: Manifest, tmp_path: Path) -> None:
    brief = Tournament(manifest, tmp_path / "out")
    assert brief.run(Processes(1), seconds=1e-9) == 1
    brief.run(Processes(1))
    assert brief.path.read_bytes() == whole.path.read_bytes()


def test_games_begun_in_time_are_played_to_their_end(manifest: Manifest, tmp_path: Path) -> None:
    """Whoever broke them off would keep the short ones."""

    class Threefold:
        def play(self, pairings: Iterable[Pairing]) -> Generator[Played, None, None]:
            coming = iter(pairings)
            begun = list(islice(coming, 3))
            time.sleep(0.6)
            yield from map(played, begun)
            yield from map(played, coming)

    assert Tournament(manifest, tmp_path / "out").run(Threefold(), seconds=0.5) == 3


UNTIL = """
seed = "7"
records = false

[[table]]
game = "ramen"
mode = "duel"
bots = ["random", "greedy"]
until = 0.1

[[table]]
game = "plat_du_jour"
seats = 2
bots = ["random", "greedy"]
until = 0.001
deals = 25
"""


def test_plays_until_the_shares_are_known(tmp_path: Path) -> None:
    path = tmp_path / "m.toml"
    path.write_text(UNTIL)
    tournament = Tournament(Manifest.read(path), tmp_path / "out")
    with pytest.raises(KeyboardInterrupt):
        tournament.run(Crashing(7))
    tournament.run(Processes(1))
    games = [json.loads(line) for line in tournament.played().values()]
    deals = {table: {g["deal"] for g in games if g["table"] == table} for table in (0, 1)}
    assert deals[0] == set(range(1, 21)), "greedy wins so often that twenty deals say it"
    assert deals[1] == set(range(1, 26)), "never so well known: all the deals there may be"
    assert not (tmp_path / "out" / "records").exists()
    at_once = Tournament(Manifest.read(path), tmp_path / "two")
    at_once.run(Processes(2))
    assert at_once.path.read_bytes() == tournament.path.read_bytes()


def killed_once(pairing: Pairing) -> Played:
    """Plays, but the first worker that gets the third game is killed by somebody."""
    mark = Path(os.environ["TABLEE_TEST_MARK"])
    if pairing.number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return played(pairing)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_a_killed_worker_loses_nothing(
    whole: Tournament, manifest: Manifest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_TEST_MARK", str(tmp_path / "mark"))
    monkeypatch.setattr(backends, "played", killed_once)
    again = Tournament(manifest, tmp_path / "out")
    again.run(Processes(2))
    assert (tmp_path / "mark").exists(), "nobody was killed"
    assert again.path.read_bytes() == whole.path.read_bytes()


def test_a_game_that_breaks_off_is_told_and_left_out(
    whole: Tournament,
    manifest: Manifest,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The others are played; the same command tries it again."""
    recorded = Arena.recorded

    def failing(arena: Arena, number: int) -> object:
        if number == 3:
            raise IndexError("a card too few")
        return recorded(arena, number)

    monkeypatch.setattr(Arena, "recorded", failing)
    again = Tournament(manifest, tmp_path / "out")
    assert again.run(Processes(1)) == 44
    assert "game 4 broke off: seed 7/3: IndexError('a card too few')" in capsys.readouterr().err
    with pytest.raises(SystemExit) as stopped:
        main(["arena", str(tmp_path / "manifest.toml"), "--out", str(again.folder)])
    assert stopped.value.code == 1
    assert "4 games broke off and do not count" in capsys.readouterr().err
    monkeypatch.undo()
    again.run(Processes(1))
    assert again.path.read_bytes() == whole.path.read_bytes()


def test_another_manifest_does_not_mix_its_games_in(whole: Tournament, tmp_path: Path) -> None:
    (tmp_path / "m.toml").write_text(TEXT.replace('"7"', '"8"'))
    with pytest.raises(BadInput, match="another manifest"):
        Tournament(Manifest.read(tmp_path / "m.toml"), whole.folder)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("deals = 3", "deal = 3"), "unknown key 'deal'"),
        (('mode = "duel"', 'mode = "dual"'), "no mode 'dual'"),
        (('["random", "greedy"]', '["random", "clever"]'), "no bot 'clever'"),
        (('["random", "greedy"]', '["random"]'), "two different bots"),
        (('["random", "greedy"]', '["greedy", "greedy", "random"]'), "named twice"),
        (("search@4", "search@lots"), "no budget"),
        (("deals = 3", "until = 5"), "a share such as 0.05"),
        (("deals = 2", 'alone = ["master"]'), "some of its bots"),
        (("deals = 3", "records = 3"), "true or false"),
        (("deals = 2", "reverse = 2"), "where alone says who"),
        (("deals = 2", 'pairs = [["random", "random"]]'), "pairs of its bots"),
        (("deals = 2", "pairs = 3"), "pairs of its bots"),
        (("deals = 3", "deals = true"), "deals is a number"),
        (("seats = 3", "seats = true"), "for how many seats"),
        (("deals = 2", "alone = [{}]"), "some of its bots"),
        ((TEXT, "table = [3]"), r"at least one \[\[table\]\]"),
        ((TEXT, "a = " + "[" * 5000), "m.toml: "),
        (("deals = 3", "deals = 1_000_000_000_000"), r"m.toml: 4,000,000,000,036 games are too"),
        (('seed = "7"', "seed = [7]"), "m.toml: seed is a text or a whole number"),
        (("seats = 3", "seats = 9"), "m.toml, table 2: plat_du_jour is for"),
        (("search@4", "serch"), "m.toml, table 2: plat_du_jour has no bot 'serch'"),
    ],
)
def test_says_what_is_wrong(tmp_path: Path, change: tuple[str, str], complaint: str) -> None:
    path = tmp_path / "m.toml"
    path.write_text(TEXT.replace(*change))
    with pytest.raises(BadInput, match=complaint):
        Manifest.read(path)


def test_all_games_that_may_be_played_are_counted(tmp_path: Path) -> None:
    path = tmp_path / "m.toml"
    for also in ("", 'alone = ["greedy"]', 'alone = ["greedy"]\nreverse = 1', "turns = true"):
        path.write_text(TEXT.replace("deals = 2", f"deals = 2\n{also}"))
        manifest = Manifest.read(path)
        assert sum(map(most_games, manifest.tables)) == sum(1 for _ in manifest.pairings())


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["."], "there is no manifest ."),
        (["m.toml", "--out", "m.toml"], "m.toml is no folder: name one with --out"),
        (["m.toml", "--out", "m.toml/games"], "m.toml/games is no folder: name one with --out"),
        (["m"], "m is no folder: name one with --out"),
    ],
)
def test_a_place_where_no_games_can_be_kept(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    complaint: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("m.toml", "m"):
        Path(name).write_text(TEXT)
    with pytest.raises(SystemExit) as stopped:
        main(["arena", *words])
    assert stopped.value.code == 2
    assert capsys.readouterr().err == f"tablee: {complaint}\n"


def test_a_manifest_that_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "m.toml"
    path.write_bytes(b'seed = "\xe9"\n')
    with pytest.raises(SystemExit) as stopped:
        main(["arena", str(path)])
    assert stopped.value.code == 2
    assert capsys.readouterr().err == "tablee: m.toml: this is no text in UTF-8\n"


def test_the_report_counts_what_was_played(whole: Tournament) -> None:
    write_report(whole.folder, partial(Texts, "en"), "en")
    report = json.loads((whole.folder / "report.json").read_text())["tables"]
    assert [table["games"] for table in report] == [6, 36, 6]
    duel = report[0]
    shares = {meeting["one"]: meeting["share"] for meeting in duel["meetings"]}
    games = [json.loads(line) for line in whole.path.read_text().splitlines()]
    won = sum(game["bots"][game["places"].index(1)] == "greedy" for game in games[:6])
    assert shares["greedy"] == pytest.approx(won / 6)
    assert shares["greedy"] + shares["random"] == pytest.approx(1)
    rated = {bot["bot"]: bot["rating"] for bot in duel["bots"]}
    assert rated["greedy"] > rated["random"]
    assert [meeting["low"] for meeting in duel["meetings"]] == [None, None], "of too few deals"
    assert "too few deals" in (whole.folder / "report.html").read_text()
    assert [row["share"] for row in report[2]["meetings"]] == [None, None], "alone nobody wins"
    page = (whole.folder / "report.html").read_text()
    assert "http" not in page, "one file, nothing from elsewhere"
    ladders, seats, scores, lengths = 2, 2, 2 + 3 + 2, 3
    assert page.count("<svg") == ladders + seats + scores + lengths
    for standing in standings(whole.folder):
        assert standing.names


def test_a_report_tells_what_was_forfeited(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "from tablee import Bot\nclass Mine(Bot):\n"
        "    def choose(self, ask):\n        return 1 // 0 if self.rng.below(2) else ask.moves[0]\n"
    )
    name = f"{tmp_path / 'mine.py'}:Mine"
    path = tmp_path / "m.toml"
    path.write_text(
        f'deals = 1\n[[table]]\ngame = "ramen"\nmode = "duel"\nbots = ["{name}", "greedy"]\n'
    )
    tournament = Tournament(Manifest.read(path), tmp_path / "out")
    tournament.run(Processes(1))
    write_report(tournament.folder, partial(Texts, "en"), "en")
    content = json.loads((tournament.folder / "report.json").read_text("utf-8"))
    forfeits = {bot["bot"]: bot["forfeits"] for bot in content["tables"][0]["bots"]}
    assert forfeits["greedy"] == 0
    assert forfeits[name] > 0
    said = f"forfeited {forfeits[name]:,} decisions to random"
    assert said in (tournament.folder / "report.html").read_text("utf-8")


def test_a_number_that_is_always_the_same_is_one_narrow_bar_with_one_label() -> None:
    assert re.findall(r'width="([\d.]+)"', bars(Counter({82: 24}))) == ["72.0"]
    assert re.findall(r">(\d+)</text>", bars(Counter({82: 24}))) == ["82"]
    assert re.findall(r">(\d+)</text>", bars(Counter({80: 3, 82: 24}))) == ["80", "82"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_ladder_says_what_its_lines_are(whole: Tournament, language: str) -> None:
    write_report(whole.folder, partial(Texts, language, strict=True), language)
    page = (whole.folder / "report.html").read_text()
    assert page.count("sigmas") == 2  # of three tables one is for one alone
