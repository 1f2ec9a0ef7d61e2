"""Two checkouts are found to play the same where they do, and where they do not."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from math import nan
from pathlib import Path

import pytest

from benchmarks import build
from docs.reference.strength import likeness, rows as r, same, tables
from docs.reference.strength.checkout import NoAnswer, Pair, Question, source
from docs.reference.strength.differences import difference
from docs.reference.strength.likeness import Likeness, leads, newest, seated
from docs.reference.strength.rows import Row
from docs.reference.strength.same import Asked, Due
from tablee import games
from tablee.arena.lineup import Arena, Lineup

TABLE = "plat_du_jour, kitchen, 3"
ROW = Row(
    file="greedy-plat_du_jour",
    table=TABLE,
    one="greedy",
    others="random",
    deals=40,
    games=40,
    lost=0,
    share=0.5,
    low=0.4,
    high=0.6,
    fair=1 / 3,
    place=2.0,
    points=nan,
    points_low=nan,
    points_high=nan,
    fingerprint="",
    pool="",
    note="",
)
SEARCHING = replace(ROW, file="search-plat_du_jour", one="search", others="greedy")
HELPER = "\n\ndef _twice(number: int) -> int:\n    return 2 * number\n"
LEFT_OUT = ("__pycache__", "*.so", "tests", "client", "server", "testing", "tuning")
MANIFESTS = r.manifests()
OTHER_GAMES = {*games.keys()} - {"plat_du_jour"}


@pytest.fixture(autouse=True)
def figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "figures"
    folder.mkdir()
    monkeypatch.setattr(r, "FIGURES", folder)
    monkeypatch.setattr(r, "likenesses", lambda: likeness.read(folder / likeness.FILE))
    few = {name: one for name, one in MANIFESTS.items() if "plat_du_jour" in name}
    monkeypatch.setattr(r, "manifests", lambda: few)
    return folder


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """A checkout of which the kernel reads otherwise and does the same."""
    folder = tmp_path / "there"
    code = folder / "src" / "tablee"
    ignored = shutil.ignore_patterns(*LEFT_OUT, *OTHER_GAMES)
    shutil.copytree(build.ROOT / "src" / "tablee", code, ignore=ignored)
    with (code / "kernel" / "engine.py").open("a", encoding="utf-8") as file:
        file.write(HELPER)
    return folder


def plant(folder: Path, name: str, old: str, new: str) -> None:
    path = folder / "src" / "tablee" / "games" / "plat_du_jour" / name
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def asked(folder: Path, again: bool = False) -> Asked:
    return Asked(folder, 1, 8, "", again, interpreted=True)


def measured_by(folder: Path, row: Row, monkeypatch: pytest.MonkeyPatch) -> tuple[Row, Row]:
    """The row as the bots of a folder would have it, and as those of today."""
    monkeypatch.setattr(r, "all_rows", lambda: [row])
    codes = source(folder), build.ROOT / "src"
    with Pair((folder, build.ROOT), codes) as pair:
        due = same.measured(asked(folder))[0]
        there, here = pair.ask(same.question("print", due.pairings[0]))
    now = replace(row, fingerprint=here["fingerprint"])
    row = replace(row, fingerprint=there["fingerprint"])
    monkeypatch.setattr(r, "all_rows", lambda: [row])
    return row, now


def test_bots_that_play_the_same_count_as_those_of_today(
    other: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    row, now = measured_by(other, ROW, monkeypatch)
    assert row.fingerprint != now.fingerprint
    assert r.stale([row, now]) == [row]
    assert same.run(asked(other)) == 0
    (line,) = r.likenesses()
    found = row.fingerprint, now.fingerprint, TABLE, "greedy random"
    assert line.between == found
    assert line.games == 6  # each of the two alone among the others, in three seats
    assert line.decisions > 60
    assert r.stale([row]) == []
    assert r.by_likeness([row, now]) == [row]
    said = f"`{row.fingerprint}` = `{now.fingerprint}` (6 games, {line.decisions} decisions)"
    assert tables.prints(row) == said == tables.line_of(row, None)[-1]
    assert tables.prints(now) == f"`{now.fingerprint}`"
    shown = capsys.readouterr()
    assert "[1 of 1] plat_du_jour, kitchen, 3: greedy, random: 6 games the same" in shown.err
    assert "left" in shown.err
    assert same.run(asked(other)) == 0  # what is known is not played again,
    assert "nothing to compare" in capsys.readouterr().out
    assert same.run(asked(other, again=True)) == 0  # unless one wants to
    assert r.likenesses() == [line]


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        (
            "guide.toml",
            "rank = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]",
            "rank = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]",
        ),
        ("rules/service.py", "choices[seat] > choices[best]", "choices[seat] < choices[best]"),
    ],
)
def test_the_first_decision_that_differs_is_named(
    other: Path,
    name: str,
    old: str,
    new: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    plant(other, name, old, new)
    row, _ = measured_by(other, ROW, monkeypatch)
    assert same.run(asked(other)) == 1
    assert r.likenesses() == []
    assert r.stale([row]) == [row]
    shown = capsys.readouterr().out
    found = re.search(
        rf"{TABLE}: greedy, random: seed strength/(\d+) with ([\w, ]+): "
        r"decision (\d+): there (.+), here (.+)\n1 of 1 tables are not the same",
        shown,
    )
    assert found, shown
    deal, names, decision, there, here = found.groups()
    lineup = Lineup.of("plat_du_jour", names.split(", "), 3, seed="strength")
    entry = Arena(lineup).recorded(int(deal))[1].entries[int(decision) - 1]
    assert here == f"{entry.seat + 1} {entry.text}" != there


def test_a_searchers_own_playouts_are_compared_too(
    other: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """They play with fewer, and would play the same. At this table, not between two."""
    plant(other, "guide.toml", "playouts = 200", "playouts = 200\nmore_seats = [100, 90, 80]")
    measured_by(other, SEARCHING, monkeypatch)
    assert same.run(asked(other)) == 1
    shown = capsys.readouterr().out
    assert re.search(r"playouts: there .*'search': 100.*, here .*'search': 200", shown), shown


def test_who_searches_has_fewer_playouts_and_the_others_play_themselves() -> None:
    names = ["random", "greedy", "nino", "search", "master", "max", "search@5", "search@500"]
    found = [same.stand_in("plat_du_jour", name, 8) for name in names]
    assert found == [*names[:3], "search@8", "master@8", "max@8", "search@5", "search@8"]


def test_every_seat_is_sat_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(r, "FIGURES", r.HERE / "figures")
    monkeypatch.setattr(r, "manifests", lambda: MANIFESTS)
    found = same.measured(Asked(Path(), 1, 8, "ramen", again=False, interpreted=True))
    assert {one.table for one in found} == {"ramen, duel, 2", "ramen, trio, 3", "ramen, teams, 4"}
    for one in found:
        sides = 6 if "trio" in one.table else 2
        assert len({pairing.lineup.bots for pairing in one.pairings}) == sides
        assert len(one.pairings) == sides


def line(old: str, new: str, table: str = TABLE, bots: str = "greedy random") -> Likeness:
    return Likeness(old, new, table, bots, 6, 90)


def test_lines_lead_on() -> None:
    lines = [line("a", "b"), line("b", "c"), line("c", "d", "ramen, duel, 2"), line("x", "c")]
    found = leads(lines, "a", TABLE, "greedy random")
    assert found == {"a": [], "b": lines[:1], "c": lines[:2]}
    assert set(leads(lines, "b", TABLE, "greedy random")) == {"b", "c"}
    assert set(leads(lines, "a", TABLE, "greedy search")) == {"a"}
    assert newest(lines, "a", TABLE, "greedy random") == lines[:2]
    assert newest([*lines, line("b", "e")], "a", TABLE, "greedy random")[-1].new == "e"
    assert newest([*lines, line("c", "a")], "a", TABLE, "greedy random") == []  # undone again


def test_a_row_to_which_no_line_leads_on_remains_stale(figures: Path) -> None:
    now = r.today()[ROW.file, *ROW.key]
    row = replace(ROW, fingerprint="measured")
    backwards = replace(row, one="random", others="greedy")
    elsewhere = replace(row, table="plat_du_jour, kitchen, 4")
    pool = replace(row, table="large")
    file = figures / likeness.FILE
    likeness.keep(file, line("measured", "between"))
    likeness.keep(file, line("another", now))
    likeness.keep(file, line("measured", now, bots="greedy search"))
    rows = [row, backwards, elsewhere, pool]
    assert r.stale(rows) == rows[:3]
    likeness.keep(file, line("between", now))
    assert r.stale(rows) == [elsewhere]
    assert r.by_likeness(rows) == [row, backwards]
    said = f"`measured` = `between` (6 games, 90 decisions) = `{now}` (6 games, 90 decisions)"
    assert tables.prints(row) == said
    assert tables.prints(elsewhere) == "`measured`"


def test_a_line_takes_the_place_of_an_older_one(figures: Path) -> None:
    file = figures / likeness.FILE
    for one in (line("a", "b"), line("b", "c"), replace(line("a", "b"), games=60)):
        likeness.keep(file, one)
    assert likeness.read(file) == [line("b", "c"), replace(line("a", "b"), games=60)]
    assert list(figures.iterdir()) == [file]


class Stopping(Pair):
    """Both play the same, until somebody presses Ctrl-C."""

    def __init__(self, games: int) -> None:
        super().__init__((Path("there"), Path("here")), (Path(), Path()))
        self.left = games

    def ask(self, question: Question) -> tuple[dict[str, object], dict[str, object]]:
        if not self.left:
            raise KeyboardInterrupt
        self.left -= 1
        answer: dict[str, object] = {"record": "", "decisions": 5, "counted": {}}
        return answer, {**answer, "fingerprint": "new"}


def dues(monkeypatch: pytest.MonkeyPatch) -> list[Due]:
    rows = [ROW, replace(ROW, table="plat_du_jour, kitchen, 4")]
    monkeypatch.setattr(r, "all_rows", lambda: rows)
    found = same.measured(asked(Path()))
    return [replace(one, old="old", new="new") for one in found]


def test_what_is_compared_before_ctrl_c_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(KeyboardInterrupt):
        same.compared(dues(monkeypatch), Stopping(9), 8)
    (kept,) = r.likenesses()
    assert (kept.games, kept.decisions) in {(6, 30), (8, 40)}


def test_code_that_changes_meanwhile_is_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = [replace(one, new="newer") for one in dues(monkeypatch)]
    with pytest.raises(NoAnswer, match="here has changed meanwhile"):
        same.compared(changed, Stopping(9), 8)
    assert r.likenesses() == []


def test_a_folder_that_cannot_be_compared_is_told_in_a_sentence(
    tmp_path: Path, other: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(r, "all_rows", lambda: [ROW])
    with pytest.raises(NoAnswer, match="no checkout of Tablée"):
        same.run(asked(tmp_path / "nowhere"))
    with pytest.raises(NoAnswer, match="is this very checkout"):
        same.run(asked(build.ROOT))
    monkeypatch.setattr(r, "all_rows", lambda: [replace(ROW, fingerprint="of nobody")])
    with pytest.raises(NoAnswer, match=rf"^no row was measured with the bots of {other}$"):
        same.run(asked(other))
    plant(other, "guide.toml", "rank = [1,", "rank = [")
    with pytest.raises(NoAnswer, match=r"^no row was measured with .* \(BadInput: .*rank"):
        same.run(asked(other))
    (other / "src" / "tablee" / "arena" / "fingerprint.py").unlink()
    with pytest.raises(NoAnswer, match=r"cannot be asked: .*No module named.*fingerprint"):
        same.run(asked(other))
    monkeypatch.setattr("sys.argv", ["same", str(tmp_path / "nowhere")])
    with pytest.raises(SystemExit, match="no checkout of Tablée"):
        same.main()


def test_whatever_differs_is_said() -> None:
    record = '[Game "ramen"]\n[Result "1"]\n\n1 a\n2 b\n'
    whole = {"record": record, "counted": {"scores": [1, 2]}}
    assert difference(whole, whole) == ""
    shorter = {**whole, "record": record.removesuffix("2 b\n")}
    assert difference(whole, shorter) == "decision 2: there 2 b, here nothing"
    both = {**whole, "record": record.replace("Result", "End").replace("1 a", "1 c")}
    assert difference(whole, both) == "decision 1: there 1 a, here 1 c"
    head = {**whole, "record": record.replace("ramen", "soup")}
    assert difference(whole, head) == 'the head: there [Game "ramen"], here [Game "soup"]'
    counted = {**whole, "counted": {"scores": [1, 3]}}
    assert difference(whole, counted) == "scores: there [1, 2], here [1, 3]"
    broken = {"error": "KeyError: 3"}
    assert difference(broken, whole) == "the game: there KeyError: 3, here whole"
    assert difference(broken, broken)  # what breaks off has not been compared


def test_who_sits_there_is_said_in_one_way() -> None:
    assert seated(("search", "greedy")) == seated(("greedy", "search")) == "greedy search"
    assert seated(("master", "")) == "master"
