"""What seats and things are worth: planted effects are found, luck is not taken for one."""

from __future__ import annotations

import html
import json
import random
import re
from pathlib import Path

import pytest

from tablee import games
from tablee.arena.balance import (
    NO_THINGS,
    Seen,
    change,
    compared,
    counted,
    measure,
    things_of,
)
from tablee.arena.balance_page import COLOURS, legend, plot, rare_line, surest_first
from tablee.arena.lineup import Lineup
from tablee.bots import forfeits
from tablee.cli.main import main
from tablee.i18n import Texts
from tablee.kernel import EVERYONE, Event

SAMPLES = 400
CROWN = ("took", "card", "crown")
ROUND = ("took", "card", "round")
TABLE = Lineup.of("plat_du_jour", ["greedy"], 2, seed="balance")


def seen(number: int, lot: random.Random, edge: float) -> Seen:
    """A game of two: who has the crown wins more often by `edge`; the round card does nothing."""
    holder, other = lot.randrange(2), lot.randrange(2)
    winner = holder if lot.random() < (1 + edge) / 2 else 1 - holder
    had = [
        frozenset(thing for thing, owner in ((CROWN, holder), (ROUND, other)) if owner == seat)
        for seat in range(2)
    ]
    wins = tuple(float(seat == winner) for seat in range(2))
    return Seen(number, tuple(10 + 5 * int(win) for win in wins), wins, tuple(had))


def test_a_planted_worth_is_found_and_luck_is_not() -> None:
    lot = random.Random(3)
    found = counted(TABLE, [seen(number, lot, 0.4) for number in range(600)])
    worths = {worth.thing: worth for worth in found.things}
    crown, dull = worths[CROWN], worths[ROUND]
    assert crown.wins.interval.low < 0.4 < crown.wins.interval.high
    assert crown.wins.interval.low > 0
    assert crown.points.gap == pytest.approx(5 * crown.wins.gap)
    assert dull.wins.interval.low < 0 < dull.wins.interval.high
    assert surest_first([found]) == [CROWN, ROUND]


def test_intervals_hold_what_is_true_nineteen_times_in_twenty() -> None:
    held = 0
    for sample in range(100):
        lot = random.Random(sample)
        found = counted(TABLE, [seen(number, lot, 0.2) for number in range(80)])
        worth = next(worth for worth in found.things if worth.thing == CROWN)
        held += worth.wins.interval.low <= 0.2 <= worth.wins.interval.high
    assert 88 <= held <= 99


@pytest.mark.parametrize(("games", "holders"), [(60, 5), (60, 8), (200, 40)])
def test_what_few_had_is_not_surer_than_it_is(games: int, holders: int) -> None:
    """The thing is worth nothing; of a hundred intervals some five say otherwise."""
    lot = random.Random(f"{games} {holders}")
    wrong = 0
    for _ in range(SAMPLES):
        had = set(lot.sample(range(4 * games), holders))
        played = [
            [(lot.gauss(50, 10), 4 * game + seat in had) for seat in range(4)]
            for game in range(games)
        ]
        interval = compared(played).interval
        wrong += not interval.low <= 0 <= interval.high
    assert 0.01 < wrong / SAMPLES < 0.085


def test_five_who_all_lost_are_no_certainty() -> None:
    games = [[(0.0, True), (1.0, False)]] * 5 + [[(0.0, False), (1.0, False)]] * 20
    sure = compared(games, shares=True)
    assert sure.gap == pytest.approx(0 - 25 / 45)
    assert sure.interval.high - sure.interval.low > 0.6


def test_a_change_between_two_folders_is_paired_by_deal() -> None:
    """Each deal favours one seat, whatever the data; the new data add two points to the thing."""
    lot = random.Random(5)
    luck = [[lot.gauss(0, 20), lot.gauss(0, 20)] for _ in range(200)]
    has = [lot.random() < 0.5 for _ in luck]
    before = compared([[(a, h), (b, not h)] for (a, b), h in zip(luck, has, strict=True)])
    after = compared(
        [
            [(a + 2 * h + lot.gauss(0, 1), h), (b + 2 * (not h), not h)]
            for (a, b), h in zip(luck, has, strict=True)
        ]
    )
    gap, either = change(before, after)
    assert abs(gap - 2) < 2 * either < 0.5
    assert either < (before.interval.high - before.interval.low) / 8
    assert change(before, before) == (0, 0)


def test_things_are_what_the_log_names() -> None:
    game = games.load("plat_du_jour")
    events = [
        Event("round", (1,), EVERYONE),
        Event("served", (1, 3), EVERYONE),
        Event("kept-coins", (0, 2), EVERYONE),
    ]
    first, second = things_of(game, events, 2)
    assert not first
    assert second == {("served", "card", game.nouns["card"][3].key)}


def test_what_nobody_has_is_named() -> None:
    """Silence about it would look like balance. What is had in another way is not missed."""
    game = games.load("rivals")
    *often, aimed, nobodys = [noun.key for noun in game.nouns["chef"]]
    had = frozenset(("chef", "chef", key) for key in often) | {("aimed-chef", "chef", aimed)}
    table = Lineup.of("rivals", ["greedy"], 2, seed="balance")
    found = counted(table, [Seen(n, (1, 0), (1.0, 0.0), (had, had)) for n in range(20)])
    assert found.rare == {("chef", "chef", nobodys): 0}
    said = rare_line([found], lambda key, **words: Texts("en")(f"balance-{key}", **words), str)
    assert f"{nobodys}') (0)." in said
    assert measure(TABLE, 4).rare == {}


def test_the_same_for_any_number_of_jobs() -> None:
    assert measure(TABLE, 6) == measure(TABLE, 6, jobs=2)


@pytest.fixture
def dear(tmp_path: Path) -> Path:
    """A box of one's own in which a guest brings more coins."""
    text = (games.load("plat_du_jour").folder() / "data/dishes.toml").read_text(encoding="utf-8")
    box = tmp_path / "dear"
    box.mkdir()
    (box / "dishes.toml").write_text(text.replace("coins = 3", "coins = 9"), encoding="utf-8")
    return box


def command(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    with pytest.raises(SystemExit) as stop:
        main(["balance", "plat_du_jour", "--seats", "2", "--games", "20", *words])
    out, err = capsys.readouterr()
    return int(stop.value.code or 0), out or err


def test_two_boxes_side_by_side(
    capsys: pytest.CaptureFixture[str], dear: Path, tmp_path: Path
) -> None:
    code, out = command(capsys, "--data", str(dear), "--json")
    ours, theirs = json.loads(out)
    assert code == 0
    assert (ours["data"], theirs["data"]) == ("house data", str(dear))
    assert theirs["by_seat"][0]["points"] > ours["by_seat"][0]["points"] + 5
    page = tmp_path / "pages" / "balance.html"
    code, out = command(capsys, "--data", str(dear), "--plain", "--html", str(page), "--lang", "fr")
    assert "Changement (95 %)" in out
    assert "servi : soupe" in out
    text = page.read_text(encoding="utf-8")
    assert '<html lang="fr">' in text
    assert "http" not in text, "one file, nothing from elsewhere"
    assert text.count("<svg") == 1
    for label, colour in zip(("données de la maison", str(dear)), COLOURS, strict=True):
        assert f'<b style="color:{colour}">●</b> {label}' in text
    assert re.search(r">-\d+,\d</text>.*>0</text>.*>\+\d+,\d</text>", text), "a scale"


def test_one_folder_needs_no_legend_and_nothing_no_plot() -> None:
    assert legend(["house data"]) == ""
    assert plot([], [], str, str, []) == ""


@pytest.mark.parametrize("key", [*games.keys(), "plat_du_jour"])
def test_what_was_done_has_words(key: str) -> None:
    """Every event that names a thing of a seat, in both languages; keys are for programs."""
    game = games.load(key)
    for event in game.events:
        types = [kind for _, kind in game.arguments(event)]
        if "seat" in types and any(kind not in NO_THINGS for kind in types):
            for language in ("en", "fr"):
                assert Texts(language, game.folder()).has(f"did-{event}"), (language, event)


@pytest.mark.parametrize(
    ("key", "done", "said"),
    [
        ("rococo", "staple", "denrée"),
        ("rococo", "staple-lost", "denrée perdue"),
        ("rococo", "servant", "servant"),
        ("rococo", "racked", "posé sur la volette"),
        ("rococo", "recruited-star", "carte étoilée recrutée"),
        ("rococo", "drafted", "gardé"),
        ("rivals", "stands-shelf", "placé au rayon"),
        ("rivals", "bought-shelf", "acheté au rayon"),
        ("rivals", "offer-kind", "proposé"),
    ],
)
def test_what_was_done_is_said_in_the_words_of_the_game(key: str, done: str, said: str) -> None:
    """What the log and the rulebook call a thing in French, the balance calls it too."""
    assert Texts("fr", games.load(key).folder())(f"did-{done}") == said


def test_says_what_goes_with_winning(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = command(capsys, "--plain")
    assert code == 0
    lines = out.splitlines()
    assert lines[0] == "Plat du jour: 20 games of greedy with itself"
    assert any(line.startswith("won: ") and "+" in line for line in lines)
    assert "not why" in lines[-1]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "were played by random in the bot’s place"), ("fr", "ont été prises par random")],
)
def test_says_what_was_forfeited(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, said: str
) -> None:
    """Else what `random` won would stand under the name of a bot that never played."""
    (tmp_path / "mine.py").write_text(
        "from tablee import Bot\nclass Mine(Bot):\n    def choose(self, ask):\n"
        "        return 1 // 0\n"
    )
    page, bot = tmp_path / "page.html", f"{tmp_path}/mine.py:Mine"
    words = ["--games", "2", "--lang", language, "--plain"]
    _, out = command(capsys, *words, "--bot", bot, "--html", str(page))
    (line,) = [line for line in out.splitlines() if said in line]
    number = int(line.split()[0])
    assert number > 0
    assert html.escape(line) in page.read_text("utf-8")
    _, out = command(capsys, *words, "--bot", bot, "--json")
    assert json.loads(out)[0]["forfeits"] == number
    _, out = command(capsys, *words, "--bot", "random")
    assert said not in out


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "forfeits a decision to random"), ("fr", "laisse une décision à random")],
)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_tells_of_a_forfeit_in_its_language(
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    language: str,
    told: str,
    jobs: str,
) -> None:
    """As soon as it happens, also in a process beside."""
    monkeypatch.setattr(forfeits, "TOLD", set())
    (tmp_path / "mine.py").write_text(
        "from tablee import Bot\nclass Mine(Bot):\n    def choose(self, ask):\n"
        "        return 1 // 0\n"
    )
    words = ["--games", "2", "--lang", language, "--jobs", jobs]
    with pytest.raises(SystemExit):
        main(["balance", "plat_du_jour", *words, "--bot", f"{tmp_path}/mine.py:Mine"])
    assert told in capfd.readouterr().err


def test_bad_input_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(capsys, "--bot", "nobody")[0] == 2
    three = ["--data", "a", "--data", "b", "--data", "c"]
    assert command(capsys, *three) == (
        2,
        "tablee: two folders of data at most can stand side by side\n",
    )
