"""Saving, loading, leaving: nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.bots import Margin
from tablee.bots.review import Costly, Found
from tablee.cli.records import read_record
from tablee.cli.terminal import Terminal
from tests.cli.conftest import Tablee
from tests.cli.people import CHOSEN, lines, ramen

ONES = "1\n" * 100


def test_save_and_take_up_again(tablee: Tablee, tmp_path: Path) -> None:
    file = tmp_path / "half.tablee"
    first = tablee(*ramen("duel"), *CHOSEN, typed=lines("1", "1", "1", f"save {file}", "quit", "n"))
    assert f"Saved: {file}" in first.out
    stored = read_record(file)
    second = tablee("play", "--load", file, "--lang", "fr", typed=lines("1", "quitter", ""))
    assert "greedy (robot)" in second.out
    assert f"Partie enregistrée : {file}" in second.out
    longer = read_record(file)
    assert longer.entries[: len(stored.entries)] == stored.entries
    assert len(longer.entries) == len(stored.entries) + 1
    assert longer.names == stored.names


def test_a_costly_decision_is_played_again_beside_the_first_try(
    tablee: Tablee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the command that the review gives; the stored game stays as it is."""
    file, other = tmp_path / "first.tablee", tmp_path / "again.tablee"
    tablee(*ramen("solo"), "--save", file, typed="1\n" * 5)
    stored = file.read_bytes()
    costly = Costly(2, 0, 1, Margin(3.0, 0.5, 3.0, 0.5, 0.0, 0.0), [])
    monkeypatch.setattr("tablee.bots.review.costliest", lambda *_, **__: Found([costly], 1, 1))
    told = tablee("review", file, "--lang", "en").out.splitlines()
    assert told[0].startswith("Decision 3: ")
    assert told[1] == f'  Again from there: tablee play --load "{file}" --before 3'
    tablee("play", "--load", file, "--before", "3", "--save", other, typed="2\n")
    tablee("play", "--load", file, "--before", "3", typed="2\n")
    assert file.read_bytes() == stored
    first, again = read_record(file).entries, read_record(other).entries
    assert (len(first), len(again)) == (5, 3)
    assert again[:2] == first[:2]
    assert again[2] != first[2]


@pytest.mark.parametrize(
    ("language", "judged", "said"),
    [
        ("en", 24, "No decision stands out: nothing clearly better was found."),
        ("en", 5, "The time was over: of 24 decisions in doubt, 5 were judged to the end."),
        ("en", 0, "The time was over: of 24 decisions in doubt, none was judged to the end."),
        ("fr", 24, "Aucune décision ne ressort"),
        ("fr", 1, "sur 24 décisions à examiner, une seule a été jugée jusqu’au bout."),
    ],
)
def test_a_review_that_was_cut_off_says_so(
    tablee: Tablee,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    judged: int,
    said: str,
) -> None:
    """Where the time ended it, it does not say that nothing stands out."""
    file = tmp_path / "long.tablee"
    tablee(*ramen("solo"), "--save", file, typed="1\n")
    monkeypatch.setattr("tablee.bots.review.costliest", lambda *_, **__: Found([], judged, 24))
    told = tablee("review", file, "--lang", language).out
    assert said in told
    assert len(told.splitlines()) == 1


def test_a_decision_of_a_bot_is_made_by_who_plays_now(tablee: Tablee, tmp_path: Path) -> None:
    """Where only bots sat; in a game with people they are who plays on."""
    file, other = tmp_path / "bots.tablee", tmp_path / "again.tablee"
    tablee(*ramen("duel"), "--bots", "random,greedy", "--save", file)
    stored = read_record(file)
    seat = stored.entries[20].seat
    ran = tablee("play", "--load", file, "--before", "21", "--save", other, typed="1\n")
    again = read_record(other)
    assert f"Seat {seat + 1}: Seat {seat + 1} (you)" in ran.out
    assert again.entries[:20] == stored.entries[:20]
    assert [entry.seat for entry in again.entries[20:]][:1] == [seat]
    assert again.names[seat] == ""
    assert again.names[1 - seat] == stored.names[1 - seat]
    tablee("play", "--load", other, "--before", "3", typed="")
    assert read_record(other).names == again.names


def test_where_nothing_was_played_nobody_begins_again(tablee: Tablee, tmp_path: Path) -> None:
    file = tmp_path / "short.tablee"
    tablee(*ramen("solo"), "--save", file, typed="1\n1\n")
    late = tablee("play", "--load", file, "--before", "3")
    assert (late.code, "this game has the decisions 1 to 2, not 3" in late.err) == (2, True)
    lost = tablee("play", "ramen", "--before", "3")
    assert (lost.code, "--before goes with --load" in lost.err) == (2, True)


def test_bots_answer_the_same_after_an_undo_and_in_a_game_taken_up_again(
    tablee: Tablee, tmp_path: Path
) -> None:
    straight, undone, loaded = (tmp_path / name for name in ("a", "b", "c"))
    tablee(*ramen("duel"), *CHOSEN, "--save", straight, typed="1\n" * 12)
    hesitant = lines("1", "undo", "1", "1", "1", "undo", "y", *["1"] * 10)
    tablee(*ramen("duel"), *CHOSEN, "--save", undone, typed=hesitant)
    tablee(*ramen("duel"), *CHOSEN, "--save", loaded, typed="1\n" * 4)
    tablee("play", "--load", loaded, typed="1\n" * 8)
    wanted = read_record(straight).entries
    assert read_record(undone).entries == wanted
    assert read_record(loaded).entries == wanted


def test_a_game_taken_up_again_does_not_remember_for_its_people(
    tablee: Tablee, tmp_path: Path
) -> None:
    file = tmp_path / "long.tablee"
    tablee(*ramen("duel"), *CHOSEN, "--save", file, typed="1\n" * 12)
    out = tablee("play", "--load", file, typed="").out
    news = out.split("Type the number")[1].split("b1 [")[0]
    assert "Turn 1:" not in news
    assert "Turn 9:" in news


def test_the_end_of_the_input_keeps_the_game(tablee: Tablee, tmp_path: Path) -> None:
    ran = tablee(*ramen("duel"), *CHOSEN, typed="1\n")
    file = tmp_path / "saves" / "ramen-7.tablee"
    assert ran.code == 0
    assert f"The game is kept in {file}" in ran.out
    assert len(read_record(file).entries) == 1
    tablee(*ramen("duel"), *CHOSEN, typed="1\n1\n")
    assert len(read_record(file).entries) == 1
    assert len(read_record(file.with_name("ramen-7-2.tablee")).entries) == 2


def test_ctrl_c_keeps_the_game(
    tablee: Tablee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["1", "1"])

    def typing(terminal: Terminal, prompt: str) -> str:
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    monkeypatch.setattr(Terminal, "ask", typing)
    ran = tablee(*ramen("duel"), *CHOSEN)
    assert ran.code == 130
    assert len(read_record(tmp_path / "saves" / "ramen-7.tablee").entries) == 2


def test_a_game_nobody_can_write_down_is_kept_all_the_same(
    tablee: Tablee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "saves").write_text("a file where a folder should be")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    out = tablee(*ramen("duel"), *CHOSEN, typed="1\n").out
    assert f"The game is kept in {tmp_path / 'ramen.tablee'}" in out
    assert len(read_record(tmp_path / "ramen.tablee").entries) == 1


def test_quitting_offers_to_save(tablee: Tablee, tmp_path: Path) -> None:
    other = tmp_path / "other.tablee"
    tablee(*ramen("duel"), *CHOSEN, typed=lines("1", "quit", "n"))
    assert not list(tmp_path.rglob("*.tablee"))
    tablee(*ramen("duel"), *CHOSEN, typed=lines("1", "quit", str(other)))
    tablee(*ramen("duel"), *CHOSEN, typed=lines("1", "quit", ""))
    assert sorted(path.name for path in tmp_path.rglob("*.tablee")) == [
        "other.tablee",
        "ramen-7.tablee",
    ]


def test_saving_never_overwrites_another_file(tablee: Tablee, tmp_path: Path) -> None:
    mine = tmp_path / "letter.txt"
    mine.write_text("dear friend")
    out = tablee(*ramen("duel"), *CHOSEN, typed=lines("1", f"save {mine}", "quit", "n")).out
    assert "letter.txt exists already" in out
    assert mine.read_text() == "dear friend"


def test_the_same_seed_gives_the_same_game(tablee: Tablee) -> None:
    one = tablee(*ramen("trio"), typed=ONES).out
    assert one == tablee(*ramen("trio"), typed=ONES).out
    assert one != tablee(*ramen("trio", "8"), typed=ONES).out
