"""Whole games at one screen: alone, against bots, passing the screen on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee.cli.files import read_record
from tablee.games import load
from tablee.kernel import Match
from tests.cli.conftest import Tablee
from tests.cli.people import first_moves

ONES = "1\n" * 100
CURTAIN = re.compile(r"^(\w+), it is your turn\. Press Enter .*$", re.MULTILINE)


def ramen(mode: str, seed: str = "7", *more: str) -> list[str]:
    return ["play", "ramen", "--mode", mode, "--seed", seed, *more]


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
    assert "Stars by points: [0=0] 38=1 " in out
    shown = [int(points) for points in re.findall(r"Served: \d+ bowls?, (\d+) points?", out)]
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
    assert "points" not in before_the_end  # R16.4


def test_a_bots_drawn_cards_are_never_shown(tablee: Tablee) -> None:
    out = tablee(*ramen("duel"), "--name", "Ana", "--bots", "greedy", typed=ONES).out
    assert "greedy (bot) draws a card." in out
    assert not re.search(r"greedy \(bot\) draws (?!a card)", out)


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


def test_without_anything_said_one_person_meets_the_strongest_bot(tablee: Tablee) -> None:
    from tablee.bots import names

    game = load("ramen")
    out = tablee("play", "ramen", "--seed", "7", typed=ONES).out
    assert f"{names(game)[-1]} (bot)" in out
    assert "Two players: three common bowls" in out


def test_the_lot_decides_who_sits_first(tablee: Tablee) -> None:
    def first(seed: str, *more: str) -> str:
        out = tablee(*ramen("duel", seed, "--name", "Ana", *more), typed="").out
        found: list[str] = re.findall(r"^Seat 1: (.*)$", out, re.MULTILINE)
        return found[0]

    game = load("ramen")
    options = game.settle(2, {})
    for seed in map(str, range(6)):
        drawn = game.seating(options, seed, ["Ana (you)", "chef (bot)"])[0]
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
            whole.play(seat, min(whole.moves(seat)))
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
    assert "must put a card" not in ran.out


# --- typing ---------------------------------------------------------------------------------------


def duel(*typed: str) -> str:
    return "\n".join(typed) + "\n"


CHOSEN = ("--name", "Ana", "--bots", "greedy", "--option", "first_player=chosen")


def test_a_move_by_notation_by_number_and_by_its_beginning(tablee: Tablee) -> None:
    match = Match(load("ramen"), 2, {"first_player": "chosen"}, "7")
    first = match.legal(0)[0]
    out = tablee(*ramen("duel"), *CHOSEN, typed=duel(f" {first.upper()} ")).out
    match.submit(0, first)
    assert "must put a second card" in out
    second = match.legal(0)[0]
    match.submit(0, second)
    take = match.legal(0)[0]
    out = tablee(*ramen("duel"), *CHOSEN, typed=duel(first, second, take[:3])).out
    assert "must take a card" in out.split(second)[-1]


def test_a_part_of_a_move_lists_the_moves_that_have_it(tablee: Tablee) -> None:
    match = Match(load("ramen"), 2, {"first_player": "chosen"}, "7")
    card = match.legal(0)[0].split("@")[0]
    out = tablee(*ramen("duel"), *CHOSEN, typed=duel(card)).out
    listed = out.split(f"> {card}\n")[1]
    assert [line.split()[1] for line in listed.splitlines()[:3]] == [
        f"{card}@{n}" for n in (1, 2, 3)
    ]
    assert "plays" not in listed


def test_a_refused_move_says_why_and_loses_nothing(tablee: Tablee) -> None:
    match = Match(load("ramen"), 2, {"first_player": "chosen"}, "7")
    first = match.legal(0)[0]
    match.submit(0, first)
    bowl = first[-1]
    again = next(text for text in match.game.moves.texts if text.endswith(f"@{bowl}"))
    out = tablee(*ramen("duel"), *CHOSEN, typed=duel(first, again, "nonsense")).out
    refusal = match.explain(0, again)
    assert refusal is not None
    assert f"Refused, {refusal.rule}: {refusal.reason('en')}" in out
    assert "Refused, K3: That is not a move of this game." in out
    assert "The game is kept in" in out


def test_why_not_gives_rule_sentence_and_text(tablee: Tablee) -> None:
    book = load("ramen").rulebook
    typed = duel("pourquoi +aj0", "?+aj0", "why 1", "?", "why")
    out = tablee(*ramen("duel"), *CHOSEN, "--lang", "fr", typed=typed).out
    sentence = book.rules["R3.1"].reasons["take-too-early"]["fr"]
    assert out.count(f"Refusé, R3.1 : {sentence}") == 2
    assert out.count(f"R3.1  {book.rules['R3.1'].text['fr']}") == 2
    assert "est permis" in out
    assert "annuler" in out
    assert "Nommez un coup" in out


def test_undo_within_the_turn(tablee: Tablee) -> None:
    out = tablee(*ramen("duel"), *CHOSEN, typed=duel("1", "undo", "undo")).out
    assert "Undone." in out
    assert out.count("Ana must put a card into a bowl.") == 2
    assert "Refused, K5: There is nothing to take back." in out


def test_take_back_beyond_the_limits_is_offered_and_marked(tablee: Tablee, tmp_path: Path) -> None:
    file = tmp_path / "back.tablee"
    typed = duel("1", "1", "1", "undo", "n", "undo", "y", f"save {file}", "quit", "n")
    out = tablee(*ramen("duel"), *CHOSEN, typed=typed).out
    assert out.count("Refused, K5: Somebody else has acted since") == 2
    assert "Taken back; the record says so." in out
    record = read_record(file)
    assert record.takebacks == 1
    assert len(record.entries) == 2


def test_among_people_nothing_is_taken_back_beyond_the_limits(tablee: Tablee) -> None:
    words = [*ramen("duel"), "--name", "Ana", "--name", "Ben"]
    a_turn = ["", "1", "1", "1", ""]
    out = tablee(*words, typed=duel(*a_turn, *a_turn, "", "undo", "y")).out
    assert "Refused, K5: Somebody else has acted since" in out
    assert "Taken back" not in out
    assert "all the same" not in out


def test_hints_go_deeper_each_time(tablee: Tablee) -> None:
    out = tablee(*ramen("duel"), *CHOSEN, typed=duel("hint", "hint", "hint", "hint")).out
    answers = [part.split("\n> ")[0] for part in out.split("> hint\n")[1:]]
    assert re.match(r"Hint: look at bowl \d\.", answers[0])
    move = re.match(r"Hint: .* into bowl (\d) \((\w+@\d)\)", answers[1])
    assert move is not None
    assert f"bowl {move[1]}" in answers[0]
    assert answers[2].startswith("Because: ")
    assert answers[3].split("\n")[0] == answers[2].split("\n")[0]


def test_a_hint_at_another_decision_starts_again(tablee: Tablee) -> None:
    out = tablee(*ramen("duel"), *CHOSEN, typed=duel("hint", "hint", "1", "hint")).out
    assert len(re.findall(r"Hint: look at bowl", out)) == 2


def test_the_log_forgets_what_the_memory_option_says(tablee: Tablee) -> None:
    typed = "1\n" * 9 + "log\n"
    strict = tablee(*ramen("duel"), *CHOSEN, typed=typed).out.split("> log\n")[1]
    assert "Ana played a card into bowl" in strict
    words = [*ramen("duel"), *CHOSEN, "--option", "memory=open"]
    everything = tablee(*words, typed=typed).out.split("> log\n")[1]
    assert "played a card" not in everything
    assert len(everything.splitlines()) == len(strict.splitlines())


def test_rules_can_be_read_at_the_table(tablee: Tablee) -> None:
    out = tablee(*ramen("duel"), *CHOSEN, typed=duel("rules R3.2", "règles q4", "rules Z9")).out
    book = load("ramen").rulebook
    assert book.rules["R3.2"].text["en"] in out
    assert book.rules["Q4"].text["en"] in out
    assert "there is no rule 'Z9'" in out


# --- saving and loading ---------------------------------------------------------------------------


def test_save_and_take_up_again(tablee: Tablee, tmp_path: Path) -> None:
    file = tmp_path / "half.tablee"
    first = tablee(*ramen("duel"), *CHOSEN, typed=duel("1", "1", "1", f"save {file}", "quit", "n"))
    assert f"Saved: {file}" in first.out
    stored = read_record(file)
    second = tablee("play", "--load", file, "--lang", "fr", typed=duel("1", "quitter", ""))
    assert "greedy (robot)" in second.out
    assert f"Partie enregistrée : {file}" in second.out
    longer = read_record(file)
    assert longer.entries[: len(stored.entries)] == stored.entries
    assert len(longer.entries) == len(stored.entries) + 1
    assert longer.names == stored.names


def test_bots_answer_the_same_after_an_undo_and_in_a_game_taken_up_again(
    tablee: Tablee, tmp_path: Path
) -> None:
    straight, undone, loaded = (tmp_path / name for name in ("a", "b", "c"))
    tablee(*ramen("duel"), *CHOSEN, "--save", straight, typed="1\n" * 12)
    hesitant = duel("1", "undo", "1", "1", "1", "undo", "y", *["1"] * 10)
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

    def typing(prompt: str) -> str:
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", typing)
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
    tablee(*ramen("duel"), *CHOSEN, typed=duel("1", "quit", "n"))
    assert not list(tmp_path.rglob("*.tablee"))
    tablee(*ramen("duel"), *CHOSEN, typed=duel("1", "quit", str(other)))
    tablee(*ramen("duel"), *CHOSEN, typed=duel("1", "quit", ""))
    assert sorted(path.name for path in tmp_path.rglob("*.tablee")) == [
        "other.tablee",
        "ramen-7.tablee",
    ]


def test_saving_never_overwrites_another_file(tablee: Tablee, tmp_path: Path) -> None:
    mine = tmp_path / "letter.txt"
    mine.write_text("dear friend")
    out = tablee(*ramen("duel"), *CHOSEN, typed=duel("1", f"save {mine}", "quit", "n")).out
    assert "letter.txt exists already" in out
    assert mine.read_text() == "dear friend"


def test_the_same_seed_gives_the_same_game(tablee: Tablee) -> None:
    one = tablee(*ramen("trio"), typed=ONES).out
    assert one == tablee(*ramen("trio"), typed=ONES).out
    assert one != tablee(*ramen("trio", "8"), typed=ONES).out


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
    assert "must put a card into a bowl" in tablee("play", "--seed", "7", typed="1\n").out


def test_a_box_owners_values_are_played_and_needed_again(tablee: Tablee, tmp_path: Path) -> None:
    box, file = tmp_path / "box", tmp_path / "own.tablee"
    box.mkdir()
    (box / "scoring.toml").write_text("[ready]\nmin_sum = 20\nall_ingredients = 7\n", "utf-8")
    words = [*ramen("solo"), "--data", str(box), "--save", str(file)]
    assert " 0/20, 0 kinds" in tablee(*words, typed="1\n").out
    without = tablee("play", "--load", file)
    assert without.code == 2
    assert "replay it with --data FOLDER" in without.err
    assert " 1/20, 1 kind" in tablee("play", "--load", file, "--data", box, typed="").out
    assert tablee("replay", file, "--data", box).code == 0


def test_long_lists_are_cut_and_found_by_typing(
    tablee: Tablee, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.cli.session.LONG", 5)
    out = tablee(*ramen("solo"), typed="me7\n").out
    assert "… and 7 more moves: type a part of one to find it." in out
    assert "12 me7@3" in out.split("> me7")[1]
