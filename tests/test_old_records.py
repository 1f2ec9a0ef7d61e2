"""Records of every release replay for ever, or are refused with the release that can.

`tests/records/RELEASE` holds matches as that release stored them; nothing in it ever changes. A
new release adds its own folder.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from tablee import games
from tablee.games.ramen import GAME as RAMEN
from tablee.kernel import BadRecord, Data, Game, Match, Record

FOLDER = Path(__file__).parent / "records"
FILES = sorted(FOLDER.rglob("*.tablee"))
CHANGELOG = FOLDER.parent.parent / "CHANGELOG.md"


def record_of(path: Path) -> Record:
    return Record.from_text(path.read_text("utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_stored_match_replays_to_the_result_it_had(path: Path) -> None:
    record = record_of(path)
    assert record.result
    match = Match.replay(games.load_for(record), record)
    assert match.record().entries == record.entries
    assert "-".join(map(str, match.scores)) == record.result


def releases() -> dict[str, str]:
    """What the changelog says of each release, in one line."""
    _, *parts = re.split(r"^## ", CHANGELOG.read_text("utf-8"), flags=re.MULTILINE)
    heads = [part.partition("\n") for part in parts]
    return {head: " ".join(said.split()) for head, _, said in heads if head != "Unreleased"}


def released(text: str) -> set[str]:
    """The games that a release brought: the changelog names them by their titles."""
    return {key for key, game in games.found().items() if title(game) in text}


def title(game: type[Game]) -> str:
    messages = (game.folder() / "en.ftl").read_text("utf-8")
    named = re.search(r"^game-name = (.+)$", messages, re.MULTILINE)
    assert named, game.key
    return named[1]


def test_every_release_has_a_folder() -> None:
    assert releases()
    assert {path.name for path in FOLDER.iterdir()} == set(releases())


@pytest.mark.parametrize("release", sorted(releases()))
def test_the_corpus_has_every_game_and_mode_of_its_release(release: str) -> None:
    records = [record_of(path) for path in FILES if path.parent.name == release]
    played = {(record.game, record.options["mode"]) for record in records}
    brought = released(releases()[release])
    assert brought
    assert {game for game, _ in played} >= brought
    for key in {game for game, _ in played}:
        modes = {mode for game, mode in played if game == key}
        assert modes == {mode.key for mode in games.find(key).modes}


# --- what becomes of them when rules or data change -----------------------------------------------


def changed(**attributes: Any) -> Game:
    """Ramen as a later release might have it."""
    here = {"folder": classmethod(lambda cls: RAMEN.folder())}
    later = cast("type[Game]", type("Later", (RAMEN,), {**here, **attributes}))
    return later.load(Data(RAMEN.folder() / "data"))


def test_other_rules_are_refused_with_the_release_that_has_them() -> None:
    record = record_of(FOLDER / "0.1.0" / "ramen-duel-2-no1.tablee")
    complaint = "rules version 1; this is version 2: replay it with tablee 0.1.0"
    with pytest.raises(BadRecord, match=complaint):
        Match.replay(changed(rules=2, releases={1: "0.1.0"}), record)
    with pytest.raises(BadRecord, match="version 7; this is version 1: no release is known"):
        Match.replay(games.load("ramen"), replace(record, rules=7))


@pytest.fixture
def newer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A release with other scores, and the data of the one before it in `earlier`."""
    folder = tmp_path / "ramen"
    shutil.copytree(RAMEN.folder(), folder, ignore=shutil.ignore_patterns("__pycache__", "tests"))
    shutil.copytree(folder / "data", folder / "earlier" / "0.1.0")
    scoring = folder / "data" / "scoring.toml"
    text = scoring.read_text("utf-8")
    assert "min_sum = 14" in text
    scoring.write_text(text.replace("min_sum = 14", "min_sum = 15"), "utf-8")
    monkeypatch.setattr(RAMEN, "folder", classmethod(lambda cls: folder))
    games._standard.cache_clear()
    games._earlier.cache_clear()
    yield
    games._standard.cache_clear()
    games._earlier.cache_clear()


@pytest.mark.usefixtures("newer")
def test_the_shipped_data_of_an_earlier_release_are_found_by_their_hash() -> None:
    record = record_of(FOLDER / "0.1.0" / "ramen-duel-2-no1.tablee")
    assert record.data != games.load("ramen").data.hash
    match = Match.replay(games.load_for(record), record)
    assert "-".join(map(str, match.scores)) == record.result
    with pytest.raises(BadRecord, match="which no release has shipped up to this one"):
        Match.replay(games.load_for(replace(record, data="sha256-0")), replace(record, data="x"))
