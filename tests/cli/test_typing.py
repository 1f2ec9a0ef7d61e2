"""What may be typed at the table: moves, undo, hints, why not, the log, the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee.cli.hints import Hints
from tablee.cli.records import read_record
from tablee.games import load
from tablee.kernel import Match
from tests.cli.conftest import Tablee
from tests.cli.people import CHOSEN, lines, ramen


def test_a_move_by_notation_by_number_and_by_its_beginning(tablee: Tablee) -> None:
    match = Match(load("ramen"), 2, {"first_player": "chosen"}, "7")
    first = match.legal_texts(0)[0]
    out = tablee(*ramen("duel"), *CHOSEN, typed=lines(f" {first.upper()} ")).out
    match.submit(0, first)
    assert "Your turn! A card into another bowl." in out
    second = match.legal_texts(0)[0]
    match.submit(0, second)
    take = match.legal_texts(0)[0]
    out = tablee(*ramen("duel"), *CHOSEN, typed=lines(first, second, take[:3])).out
    assert "Your turn! A card from the fridge." in out.split(second)[-1]


def test_a_part_of_a_move_lists_the_moves_that_have_it(tablee: Tablee) -> None:
    match = Match(load("ramen"), 2, {"first_player": "chosen"}, "7")
    card = match.legal_texts(0)[0].split("@")[0]
    out = tablee(*ramen("duel"), *CHOSEN, typed=lines(card)).out
    listed = out.split(f"> {card}\n")[1]
    assert [line.split()[1] for line in listed.splitlines()[:3]] == [
        f"{card}@{n}" for n in (1, 2, 3)
    ]
    assert "plays" not in listed


def test_a_refused_move_says_why_and_loses_nothing(tablee: Tablee) -> None:
    match = Match(load("ramen"), 2, {"first_player": "chosen"}, "7")
    first = match.legal_texts(0)[0]
    match.submit(0, first)
    bowl = first[-1]
    again = next(text for text in match.game.catalogue.texts if text.endswith(f"@{bowl}"))
    out = tablee(*ramen("duel"), *CHOSEN, typed=lines(first, again, "nonsense")).out
    refusal = match.explain(0, again)
    assert refusal is not None
    assert f"Refused, {refusal.rule}: {refusal.reason('en')}" in out
    assert "Refused, K3: That is not a move of this game." in out
    assert "The game is kept in" in out


def test_why_not_gives_rule_sentence_and_text(tablee: Tablee) -> None:
    book = load("ramen").rulebook
    typed = lines("pourquoi +aj0", "?+aj0", "why 1", "?", "why")
    out = tablee(*ramen("duel"), *CHOSEN, "--lang", "fr", typed=typed).out
    sentence = book.rules["R3.1"].reasons["take-too-early"]["fr"]
    assert out.count(f"Refusé, R3.1 : {sentence}") == 2
    assert out.count(f"R3.1  {book.rules['R3.1'].text['fr']}") == 2
    assert "est permis" in out
    assert "annuler" in out
    assert "Nommez un coup" in out


def test_undo_within_the_turn(tablee: Tablee) -> None:
    out = tablee(*ramen("duel"), *CHOSEN, typed=lines("1", "undo", "undo")).out
    assert "Undone." in out
    assert out.count("Your turn! A card into a bowl.") == 2
    assert "Refused, K5: There is nothing to take back." in out


def test_take_back_beyond_the_limits_is_offered_and_marked(tablee: Tablee, tmp_path: Path) -> None:
    file = tmp_path / "back.tablee"
    typed = lines("1", "1", "1", "undo", "n", "undo", "y", f"save {file}", "quit", "n")
    out = tablee(*ramen("duel"), *CHOSEN, typed=typed).out
    assert out.count("Refused, K5: Somebody else has acted since") == 2
    assert "Taken back; the record says so." in out
    record = read_record(file)
    assert record.takebacks == 1
    assert len(record.entries) == 2


def test_among_people_nothing_is_taken_back_beyond_the_limits(tablee: Tablee) -> None:
    words = [*ramen("duel"), "--name", "Ana", "--name", "Ben"]
    a_turn = ["", "1", "1", "1", ""]
    out = tablee(*words, typed=lines(*a_turn, *a_turn, "", "undo", "y")).out
    assert "Refused, K5: Somebody else has acted since" in out
    assert "Taken back" not in out
    assert "all the same" not in out


def test_hints_go_deeper_each_time(tablee: Tablee, monkeypatch: pytest.MonkeyPatch) -> None:
    for patience in ("review.THOUGHT", "sitting.PATIENCE"):
        monkeypatch.setattr(f"tablee.bots.{patience}", 600.0)
    monkeypatch.setattr(Hints, "bot", "master@64")
    out = tablee(*ramen("duel"), *CHOSEN, typed=lines("hint", "hint", "hint", "hint")).out
    answers = [part.split("\n> ")[0] for part in out.split("> hint\n")[1:]]
    assert re.match(r"Hint: look at bowl \d\.", answers[0])
    move = re.match(r"Hint: .* into bowl (\d) \((\w+@\d)\)", answers[1])
    assert move is not None
    assert f"bowl {move[1]}" in answers[0]
    assert answers[2].startswith("Because: ")
    tried = r"^Tried out 64 times from here: (about \d+\.\d points|not clearly|\d+ more victor)"
    assert re.search(tried, answers[2], re.MULTILINE)
    assert answers[3].split("\n")[0] == answers[2].split("\n")[0]


def test_where_to_look_is_said_in_words(tablee: Tablee) -> None:
    """Moves to compare, as the list of moves calls them, not in notation."""
    words = ["play", "rivals", "--seed", "5", "--bots", "prudence", "--plain"]
    out = tablee(*words, "--seats", "2", "--lang", "fr", typed=lines("hint")).out
    assert re.search("comparez ces coups : « Ouvrir .+ », « Ouvrir .+ »", out)


def test_a_hint_at_another_decision_starts_again(tablee: Tablee) -> None:
    out = tablee(*ramen("duel"), *CHOSEN, typed=lines("hint", "hint", "1", "hint")).out
    assert len(re.findall(r"Hint: look at bowl", out)) == 2


def test_the_log_forgets_what_the_memory_option_says(tablee: Tablee) -> None:
    typed = "1\n" * 9 + "log\n"
    strict = tablee(*ramen("duel"), *CHOSEN, typed=typed).out.split("> log\n")[1]
    assert "You played a card into bowl" in strict
    words = [*ramen("duel"), *CHOSEN, "--option", "memory=open"]
    everything = tablee(*words, typed=typed).out.split("> log\n")[1]
    assert "played a card" not in everything
    assert len(everything.splitlines()) == len(strict.splitlines())


def test_rules_can_be_read_at_the_table(tablee: Tablee) -> None:
    out = tablee(
        *ramen("duel"), *CHOSEN, typed=lines("rules", "rules R3.2", "règles q4", "rules Z9")
    ).out
    book = load("ramen").rulebook
    assert "\n3. Step 1: play\n4. Step 2: serve\n" in out
    assert book.rules["R3.2"].text["en"] in out
    assert book.rules["Q4"].text["en"] in out
    assert "there is no rule 'Z9'" in out
