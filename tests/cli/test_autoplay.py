"""What a person alone among bots is not asked, and what may be typed in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.cli.arguments import Arguments, open_match
from tablee.cli.autoplay import Autoplay
from tablee.cli.records import read_record
from tablee.cli.sitting import SpokenSitting
from tablee.cli.tabletop import Tabletop
from tablee.games import load
from tests.cli.conftest import Tablee
from tests.cli.people import lines

RIVALS = ["play", "rivals", "--seats", "3", "--seed", "4711", "--name", "Ada"]
FIRST_DAY = ["restaurant uncle_sams", "keep general_stroganov"]


def sitting(*names: str, ask_all: bool = False) -> tuple[SpokenSitting, Autoplay]:
    """A game of Rival Restaurants up to its first card window, Ada's restaurant and chef chosen."""
    match = open_match(load("rivals"), Arguments(seats=3, names=list(names), seed="4711"))
    table = SpokenSitting(match, "en")
    while match.view(0).phase != "window":
        seat = table.next_seat()
        if not table.advance():
            table.play(seat, max(match.legal(seat)) if seat else min(match.legal(seat)))
    return table, Autoplay(table, Tabletop(match, "en"), ask_all)


def test_alone_nobody_is_asked_where_there_is_no_choice() -> None:
    table, standing = sitting("Ada")
    moves = table.match.legal(0)
    assert [table.game.catalogue.texts[move] for move in moves] == ["pass"]
    assert standing.move(0) == moves[0]
    assert standing.untold == []


def test_unless_they_wish_to_be_asked() -> None:
    assert sitting("Ada", ask_all=True)[1].move(0) is None


def test_or_their_game_says_itself_what_is_asked() -> None:
    """R20.2 of Ristorante Italia: drawn wines are seen even by whoever can afford none."""
    match = open_match(load("ristorante"), Arguments(seats=2, names=["Ada"], seed="4711"))
    standing = Autoplay(SpokenSitting(match, "en"), Tabletop(match, "en"))
    assert not standing.forced(match.legal(match.awaited[0])[:1])


def test_among_people_a_question_left_out_would_betray_the_hand() -> None:
    """Q69: whoever holds cards is asked, whether or not one of them can be played."""
    _, standing = sitting("Ada", "Bob")
    assert standing.move(0) is None
    assert standing.pass_on(0) is None


def test_what_was_played_without_a_question_is_told_in_one_line(tablee: Tablee) -> None:
    out = tablee(*RIVALS, typed=lines(*FIRST_DAY)).out
    assert "an action card before" not in out
    out = tablee(*RIVALS, "--ask-all", typed=lines(*FIRST_DAY)).out
    assert "Morning: an action card before the chefs set out?" in out


def test_passing_on_until_something_new_comes_up(tablee: Tablee, tmp_path: Path) -> None:
    file = tmp_path / "rivals.tablee"
    day = ["let", "go carbtastic", "stand carbtastic-shelf", "skip"]
    out = tablee(*RIVALS, "--save", file, typed=lines(*FIRST_DAY, *day)).out
    asked_later = out.split("> skip")[1]
    assert "Ada may buy, barter or pass." not in asked_later.split("Day 2\n")[0]
    assert "Without a choice: Cook nothing." in asked_later
    assert "Where does General Stroganov go today?" in asked_later, "the next day is something new"
    passes = [entry.text for entry in read_record(file).entries if entry.seat == 0]
    assert passes.count("pass") > 1, "the record has every pass, like any other move"


def test_whoever_does_something_else_is_asked_again() -> None:
    """Also where what is typed next was typed in the same line."""
    table, standing = sitting("Ada", ask_all=True)
    moves = table.match.legal(0)
    assert standing.pass_on(0) == moves[0]
    assert standing.move(0) == moves[0]
    assert standing.move(0, typed_ahead=True) is None
    standing.cancel()
    assert standing.move(0) is None


def test_passing_on_only_where_one_may_pass(tablee: Tablee) -> None:
    assert "nothing to pass on" in tablee(*RIVALS, typed=lines("skip")).out


def test_several_moves_in_one_line_and_the_way_to_an_entry(tablee: Tablee) -> None:
    """`give pork` stands for `give`, then `give pork`."""
    trade = "offer 2; give pork; ask $100; send"
    typed = lines(*FIRST_DAY, "let; go carbtastic; stand carbtastic-shelf", trade)
    out = tablee(*RIVALS, typed=typed).out
    assert "You offer Gaston (bot): Pork for $100." in out
    assert out.count("is writing an offer") == 0


def test_passing_on_may_stand_between_moves(tablee: Tablee) -> None:
    first = "let; go carbtastic; stand carbtastic-shelf; skip; go island"
    out = tablee(*RIVALS, typed=lines(*FIRST_DAY, first)).out
    assert "Ada may buy, barter or pass." not in out.split("Day 2\n")[0]
    assert "General Stroganov (The Island)" in out


def test_what_follows_is_forgotten_when_something_else_is_asked(tablee: Tablee) -> None:
    typed = lines("restaurant uncle_sams; go island; keep kim_chi")
    out = tablee(*RIVALS, typed=typed).out
    assert "Refused, R" in out or "Refused, K" in out
    assert "Your turn! Choose your chef." in out
    assert "hires Kim Chi" not in out


def test_taking_back_goes_past_the_moves_nobody_was_asked(tablee: Tablee) -> None:
    """Otherwise they would be played again at once."""
    typed = lines(*FIRST_DAY, "undo", "y")
    out = tablee(*RIVALS, typed=typed).out
    assert out.count("Your turn! Choose your chef.") == 2
    assert "Taken back; the record says so." in out


@pytest.mark.parametrize(("language", "word"), [("en", "info"), ("fr", "infos")])
def test_a_card_is_explained_by_its_name(tablee: Tablee, language: str, word: str) -> None:
    typed = lines(f"{word} clam", f"{word} double", f"{word} nonsense", word)
    out = tablee(*RIVALS, "--lang", language, typed=typed).out
    printed = load("rivals").printed  # type: ignore[attr-defined]
    told = " ".join(out.split())
    assert printed["clam_voyance"][language] in told
    assert printed["double_burner"][language] in told
    assert ("Nothing here has that name" if language == "en" else "Rien ici ne porte") in told
