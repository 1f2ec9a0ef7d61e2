"""`tablee rules GAME --notation` lists what records and scenarios understand."""

from __future__ import annotations

import re
import tomllib
from typing import Any, ClassVar

import pytest

from tablee import games
from tablee.cli import notation
from tablee.i18n import Speaker
from tablee.kernel import BadInput, Game, Rng
from tablee.scenario.alarm_names import forms
from tests.cli.conftest import Tablee
from tests.testing.canteen.game import CanteenGame, canteen


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", games.keys(examples=True))
def test_every_move_card_event_and_fact_is_listed(tablee: Tablee, key: str, language: str) -> None:
    ran = tablee("rules", key, "--notation", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    game = games.load(key)
    words = set(re.sub("[,:]", " ", ran.out).split())
    assert set(game.kinds) <= words
    assert set(game.events) <= words
    assert set(game.facts) <= words
    assert {*game.phases, *(mode.key for mode in game.modes)} <= words


def test_zones_of_every_mode_are_listed(tablee: Tablee) -> None:
    words = tablee("rules", "ristorante", "--notation").out.replace(",", " ").split()
    assert {"box", "bonus_board", "bonus_5", "shelf_5"} <= set(words)


def test_a_kind_of_move_is_a_line(tablee: Tablee) -> None:
    out = tablee("rules", "ramen", "--notation").out
    assert "  CARD@BOWL  Ajitama 0 into bowl 1 (168 moves)\n" in out
    assert "  +CARD      Take Ajitama 0 (56 moves)\n" in out
    assert "  served side=SIDE bowl=N n=N\n" in out
    assert "served_#_#" in out


# --- positions ------------------------------------------------------------------------------------


def explained(game: Game, table: str = "key") -> list[dict[str, Any]]:
    text = (game.folder() / "position.toml").read_text("utf-8")
    rows: list[dict[str, Any]] = tomllib.loads(text).get(table, [])
    return rows


def read_by_positions(game: Game) -> set[str]:
    """What a position may say, as each mode answers somebody who writes something else."""
    found: set[str] = set()
    tables = [(seats, mode.key) for mode in game.modes for seats in mode.seats]
    for seats, mode in tables:
        options = game.settle(seats, {"mode": mode})
        with pytest.raises(BadInput, match="here one can write") as refused:
            game.position(seats, options, Rng.seeded("x"), {"nothing": 1})
        found.update(str(refused.value).partition("write ")[2].split(", "))
    return found


@pytest.mark.parametrize("key", games.keys(examples=True))
def test_every_key_of_a_position_is_explained(key: str) -> None:
    """Planted: a key that a position reads and no page names, and one that none reads."""
    game = games.load(key)
    names = [name for row in explained(game) for name in re.findall("`([^`]+)`", row["names"])]
    patterns = [re.sub("_1$", r"_(\\d|mentor)", name).replace("MARKET", r"\w+") for name in names]
    read = read_by_positions(game)
    assert not [one for one in read if not any(re.fullmatch(p, one) for p in patterns)]
    assert not [p for p in patterns if not any(re.fullmatch(p, one) for one in read)]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", games.keys(examples=True))
def test_positions_are_printed_where_there_is_no_page(
    tablee: Tablee, key: str, language: str
) -> None:
    """Whoever has only the package has no documents: what a key means is in the game's folder."""
    out = " ".join(tablee("rules", key, "--notation", "--lang", language).out.split())
    assert ".md" not in out
    game = games.load(key)
    rows = [row for table in ("key", "fact", "alarm") for row in explained(game, table)]
    for row in rows:
        assert f": {row[language]}".replace("`", "") in out
    for row in [row for row in rows if row not in explained(game, "fact")]:
        assert f"{row['names']}: {row[language]}".replace("`", "") in out
    for row in rows:
        if "without" in row:
            assert set(row["without"]) == {"en", "fr"}
            assert row["without"][language].replace("`", "") in out


# --- facts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", games.keys(examples=True))
def test_every_fact_is_explained_once(key: str) -> None:
    """Planted: a fact that a game declares and nobody explains, and one that it does not have."""
    game = games.load(key)
    names = [name for row in explained(game, "fact") for name in row["names"].split(", ")]
    assert sorted(names) == sorted(f"`{fact}`" for fact in game.facts)


def test_facts_stand_beside_what_they_mean_and_their_types(tablee: Tablee) -> None:
    out = tablee("rules", "ristorante", "--notation").out
    assert "  order (seat): The seats in turn order.\n" in out
    assert "  season, part: The season, 1 to 4" in out


def test_facts_that_nobody_has_explained_are_listed() -> None:
    """As those of a game that has just been begun."""

    class Begun(CanteenGame):
        facts: ClassVar = {"points": "n", "cook": "seat"}

    game = canteen(Begun)
    assert not (game.folder() / "position.toml").exists()
    assert notation.facts(Speaker("en", game)) == ["points, cook (seat)"]


# --- alarms ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", games.keys(examples=True))
def test_every_alarm_is_explained(key: str) -> None:
    game = games.load(key)
    assert [row["names"] for row in explained(game, "alarm")] == [f"`{it}`" for it in forms(game)]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_spaces_of_alarms_have_the_numbers_that_are_told(language: str) -> None:
    game = games.load("rivals")
    text = explained(game, "alarm")[0][language]
    told = re.findall(r"`(\w+-\d)` (?:is|porte le|le) (\d+)", text)
    assert len(told) == 3
    for space, number in told:
        assert game.nouns["space"][int(number)].key == space
    assert int(told[-1][1]) == len(game.nouns["space"]) - 1
