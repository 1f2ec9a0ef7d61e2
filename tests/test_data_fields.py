"""Data files: what is written there counts, or is refused with its place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablee import games
from tablee.kernel import BadData, Data, Game, Log, legal, play

FIELD = "nonsense_key"


def tables(value: Any, path: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table in a value, by what it is: entries of a list with the same fields are alike."""
    if isinstance(value, dict):
        yield f"{path} {sorted(value)}", value
        for key, inner in value.items():
            yield from tables(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for entry in value:
            yield from tables(entry, path)


@pytest.mark.parametrize("key", sorted(games.found()))
def test_an_unknown_field_is_refused_in_every_table(key: str) -> None:
    game = games.load(key)
    data = Data(game.data.folder)
    accepted = []
    for file, top in data.files.items():
        for path, table in dict(tables(top, file)).items():
            table[FIELD] = 5
            try:
                type(game).load(data)
                accepted.append(path)
            except BadData as error:
                if f"{file}.toml" not in str(error) or FIELD not in str(error):
                    accepted.append(f"{path}: {error}")
            del table[FIELD]
    assert accepted == []


def changed(key: str, file: str, path: str, value: int) -> Game:
    """A game in whose data one number is another."""
    game = games.load(key)
    data = Data(game.data.folder)
    *tables, field = path.split()
    table: Any = data.files[file]
    for name in tables:
        table = table[int(name)] if name.isdigit() else table[name]
    assert field in table
    table[field] = value
    return type(game).load(data)


@pytest.mark.parametrize(
    ("key", "file", "path", "other"),
    [
        (
            "rivals",
            "game",
            "prices rat_removal",
            "action_cards.toml, rat_infestation removal_price",
        ),
        ("rivals", "game", "prices garbage_disposal_remote", "restaurants.toml, restaurant"),
        ("rivals", "game", "level 2 threshold", "popularity level_thresholds"),
        ("rivals", "game", "setup chefs_kept", "from 1 to 1"),
        ("rivals", "upgrades", "upgrade 1 draw", "upgrades.toml, basic_recipe_book draw"),
        ("rococo", "player_board", "staff draft_per_round", "the rules know 2 only"),
        ("rococo", "player_board", "staff hand_from_roster", "the rules know 4 only"),
        ("rococo", "player_board", "staff removed_per_round", "the rules know 1 only"),
        ("rococo", "player_board", "staff dismiss_chef", "dismiss of the staff card"),
        ("rococo", "solo", "mentor starting_staples flour", "start in player_board.toml"),
    ],
)
def test_a_number_that_the_rules_fix_or_find_elsewhere_cannot_be_changed_alone(
    key: str, file: str, path: str, other: str
) -> None:
    with pytest.raises(BadData) as refused:
        changed(key, file, path, 3)
    assert f"{file}.toml" in str(refused.value)
    assert path.rsplit(maxsplit=1)[-1] in str(refused.value)
    assert other in str(refused.value)


@pytest.mark.parametrize(
    ("field", "value", "event", "times"),
    [
        ("starting_action_cards", 3, "drew", 9),
        ("starting_ingredients_per_market", 2, "took", 30),
        ("chefs_drawn", 1, "chef", 3),
    ],
)
def test_what_rival_restaurants_deals_is_in_its_data(
    field: str, value: int, event: str, times: int
) -> None:
    game = changed("rivals", "game", f"setup {field}", value)
    log = Log()
    s = game.new(3, game.settle(3, {}), "1", log)
    while s.phase.key == "restaurant":
        seat = s.seat
        play(s, seat, legal(s, seat)[0], log)
    assert [told.key for told in log.events].count(event) == times
