"""Whole games at one screen: alone, against bots, passing the screen on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee.cli.records import read_record
from tablee.games import load
from tablee.kernel import Match
from tests.cli.conftest import Tablee
from tests.cli.people import first_moves, ramen

ONES = "1\n" * 100
CURTAIN = re.compile(r"^(\w+), it is your turn\. Press Enter .*$", re.MULTILINE)


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "verdict"), [("en", "verdict"), ("fr", "gastronomes")])
def test_a_whole_solo_game(tablee: Tablee, tmp_path: Path, language: str, verdict: str) -> None:
    file = tmp_path / "solo.tablee"
    ran = tablee(*ramen("solo"), "--lang", language, "--save", file, typed="1\n" * 78)
    assert (ran.code, ran.err) == (0, "")
    record = read_record(file)
    match = Match.replay(load("ramen"), record)
    assert match.over
    points = match.scores[0]
    box = load("ramen").box  # type: ignore[attr-defined]
    line = next(line for line in reversed(box.verdicts) if points >= line.low)
    assert f"{points} points" in ran.out
    assert verdict in ran.out
    assert line.text[language] in ran.out
    assert "Traceback" not in ran.out


def test_alone_the_running_score_and_the_critics_are_on_the_screen(tablee: Tablee) -> None:
    out = tablee(*ramen("solo"), typed="1\n" * 78).out
    assert "0+ [0 ★, ✓ 0 points]  38+ [1 ★]" in out
    shown = [int(points) for points in re.findall(r"★, ✓ (\d+) points?\]", out)]
    assert shown == sorted(shown)
    assert shown[-1] > 10


def test_a_whole_duel_against_a_bot(tablee: Tablee, tmp_path: Path) -> None:
    file = tmp_path / "duel.tablee"
    words = [*ramen("duel"), "--name", "Ana", "--bots", "greedy", "--save", file]
    ran = tablee(*words, typed=ONES)
    record = read_record(file)
    assert sorted(record.names) == ["Ana", "bot:greedy"]
    scores = [int(points) for points in record.result.split("-")]
    first = record.names[scores.index(max(scores))].replace("bot:greedy", "greedy (bot)")
    assert f"\n1. {first}: {max(scores)}\n" in ran.out
    assert re.search(r"wins the game!|Shared victory", ran.out)
    assert "greedy (bot) plays" in ran.out
    before_the_end = ran.out.split("served bowl 1:")[0]
    assert "points" not in re.sub(r"worth \d+ points?", "", before_the_end)  # R16.4


def test_a_bots_drawn_cards_are_never_shown(tablee: Tablee) -> None:
    out = tablee(*ramen("duel"), "--name", "Ana", "--bots", "greedy", typed=ONES).out
    assert "greedy (bot) draws a card." in out
    assert not re.search(r"greedy \(bot\) draws (?!a card)", out)


def test_what_happens_is_told_once_even_if_the_log_forgets_it(tablee: Tablee) -> None:
    """Mamma Mia! keeps only the latest turn's lines about the oven; each was read out, though."""
    words = ["play", "mamma_mia", "--seats", "4", "--name", "Ana", "--seed", "7"]
    words += ["--bots", "random,random,random", "--option", "first_player=chosen"]
    told, logged = tablee(*words, typed="1\n1\n1\nlog\nq\nn\n").out.split("> log", 1)
    for bot in (1, 2, 3):
        assert f"random (bot {bot}) puts" in told
    assert "random (bot 3) puts" in logged
    assert "random (bot 1) puts" not in logged


@pytest.mark.parametrize("mode", ["trio", "teams"])
def test_the_others_are_bots_by_default(tablee: Tablee, mode: str) -> None:
    out = tablee(*ramen(mode), "--name", "Ana", typed=ONES).out
    seats = load("ramen").seats_of(mode)
    assert len(re.findall(r"^Seat \d: .*\(bot", out, re.MULTILINE)) == seats - 1
    assert "Ana (you)" in out
    assert "1. " in out
    assert ("Team B" in out.split("Deal:")[0]) == (mode == "teams")


def test_bots_may_play_among_themselves(tablee: Tablee) -> None:
    ran = tablee(*ramen("duel"), "--bots", "greedy,random")
    assert ran.code == 0
    assert re.search(r"wins the game!|Shared victory", ran.out)
    assert "draws a card." in ran.out


def test_without_anything_said_one_person_meets_a_cook(tablee: Tablee) -> None:
    from tablee.bots import cook_named, names, usual

    game = load("ramen")
    out = tablee("play", "ramen", "--seed", "7", typed=ONES).out
    assert "Gaston (bot)" in out
    assert "greedy" not in out
    gaston = cook_named("gaston")
    assert gaston is not None
    assert gaston.bot(names(game)) == usual(game)
    assert "Two players: three common bowls" in out


def test_the_lot_decides_who_sits_first(tablee: Tablee) -> None:
    def first(seed: str, *more: str) -> str:
        out = tablee(*ramen("duel", seed, "--name", "Ana", *more), typed="").out
        found: list[str] = re.findall(r"^Seat 1: (.*)$", out, re.MULTILINE)
        return found[0]

    game = load("ramen")
    options = game.settle(2, {})
    for seed in map(str, range(6)):
        drawn = game.seating(options, seed, ["Ana (you)", "Gaston (bot)"])[0]
        assert first(seed) == drawn
        assert first(seed, "--option", "first_player=chosen") == "Ana (you)"


# --- several people at one screen -----------------------------------------------------------------


@pytest.fixture
def hot_seat(tablee: Tablee) -> str:
    typed, _ = first_moves(3, "7", "trio")
    names = [word for name in ("Ana", "Ben", "Cleo") for word in ("--name", name)]
    words = [*ramen("trio"), *names, "--option", "first_player=chosen"]
    ran = tablee(*words, typed="\n".join(typed) + "\n")
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def test_a_whole_game_passing_the_screen_on(hot_seat: str) -> None:
    _, looks = first_moves(3, "7", "trio")
    assert len(CURTAIN.findall(hot_seat)) == len(looks) + 1
    assert CURTAIN.findall(hot_seat)[:4] == ["Ana", "Ben", "Cleo", "Ana"]
    assert re.search(r"wins the game!|Shared victory", hot_seat)


def test_between_curtains_nobody_sees_what_is_hidden_from_them(hot_seat: str) -> None:
    """Whatever lies in another hand and was never shown is not named in any form."""
    _, looks = first_moves(3, "7", "trio")
    game = load("ramen")
    sections = CURTAIN.split(hot_seat)[2::2]
    whole = Match(game, 3, {"mode": "trio", "first_player": "chosen"}, "7")
    checked = 0
    for look, section in zip(looks, sections, strict=False):
        while len(whole.entries) < look.length:
            seat = whole.acting[0]
            whole.play(seat, min(whole.legal(seat)))
        for card in hidden_from(whole, look.seat):
            code, name = game.kinds[card], game.nouns["card"][card].names["en"]
            assert not re.search(rf"\b({code}|{name})\b", section), (look, code)
            checked += 1
    assert checked > 100


def hidden_from(match: Match, seat: int) -> list[int]:
    knows = match._state.knows
    hands = [f"hand_{other + 1}" for other in range(match.seats) if other != seat]
    cards = [card for hand in hands for card in match.referee().zones[hand]]
    return [card for card in cards if not knows[card] >> seat & 1]


def test_people_may_leave_at_the_curtain(tablee: Tablee) -> None:
    words = [*ramen("duel"), "--name", "Ana", "--name", "Ben"]
    ran = tablee(*words, typed="quit\n")
    assert ran.code == 0
    assert "Your turn!" not in ran.out


# --- choosing what to play ------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["2", "Plat du jour", "plat-du-jour"])
def test_without_a_game_a_short_menu(
    tablee: Tablee, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    monkeypatch.setattr("tablee.games.keys", lambda: ["ramen", "plat_du_jour"])
    out = tablee("play", "--seed", "7", typed=f"{answer}\n").out
    assert "Which game?" in out
    assert "  1 Ramen! Ramen!: Three bowls" in out
    assert "Ana" not in out
    assert out.count("Plat du jour") >= 2


def test_the_menu_can_be_left(tablee: Tablee, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.games.keys", lambda: ["ramen", "plat_du_jour"])
    ran = tablee("play")
    assert ran.code == 2
    assert "no game chosen; there are ramen, plat_du_jour" in ran.err


def test_the_only_game_needs_no_menu(tablee: Tablee, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.games.keys", lambda: ["ramen"])
    assert "Your turn! A card into a bowl." in tablee("play", "--seed", "7", typed="1\n").out


def test_a_box_owners_values_are_played_and_needed_again(tablee: Tablee, tmp_path: Path) -> None:
    box, file = tmp_path / "box", tmp_path / "own.tablee"
    box.mkdir()
    (box / "scoring.toml").write_text("[ready]\nmin_sum = 20\nall_ingredients = 7\n", "utf-8")
    words = [*ramen("solo"), "--data", str(box), "--save", str(file)]
    assert "(Sum 0/20, Kinds 0/7," in tablee(*words, typed="1\n").out
    without = tablee("play", "--load", file)
    assert without.code == 2
    assert "replay it with --data FOLDER" in without.err
    assert "(Sum 1/20, Kinds 1/7," in tablee("play", "--load", file, "--data", box, typed="").out
    assert tablee("replay", file, "--data", box).code == 0


def test_long_lists_are_cut_and_found_by_typing(
    tablee: Tablee, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.cli.session.LONG", 5)
    out = tablee(*ramen("solo"), typed="me7\n").out
    assert "… and 7 more moves: type a part of one to find it." in out
    assert "12 me7@3" in out.split("> me7")[1]
