"""The Mentor's thirty cards and the three levels, read and checked."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.rococo.box.words import names_of
from tablee.games.rococo.rules.decisions import SERVICES
from tablee.games.rococo.rules.house import Solo
from tablee.games.rococo.rules.moves import ACTIONS, HOSTS, RACKS, SOLO_CARDS, TABLES
from tablee.kernel import Data, Fields, Noun

LEVELS = ["creamy", "tasty", "crunchy"]
MENTOR_ACTIONS = ["recipes", "ingredients", "bake", "decorate", "deliver", "recruit", "place"]
NEAR = {"left", "top"}  # R3.3: the bonus tile is at the left or top end


@dataclass(frozen=True)
class SoloBox:
    cards: Solo
    nouns: list[Noun]
    groups: dict[str, list[int]]  # by level
    ranks: list[Noun]


def read_solo(data: Data, services: list[str]) -> SoloBox:
    data.row("solo").skip("meta", "mentor", "difficulty", "rank", "card").done()
    solo = Solo([], [], [], [], [], [], [], [], [], [])
    nouns = []
    rows = data.rows("solo", "card")
    for row in rows:
        key = row.text("id")
        number = key.removeprefix("solo_").lstrip("0")
        nouns.append(Noun(key, {"en": f"solo card {number}", "fr": f"carte solo {number}"}))
        read_card(row, solo)
        read_decision(row.row("decision"), solo, services)
        row.skip("source").done()
    if len(rows) != SOLO_CARDS:
        raise rows[-1].bad("id", f"{len(rows)} solo cards, not {SOLO_CARDS} (R3.5)")
    ranks = [Noun(row.text("id"), names_of(row)) for row in data.rows("solo", "rank")]
    return SoloBox(solo, nouns, read_levels(data), ranks)


def read_card(row: Fields, solo: Solo) -> None:
    """R3.6: one to three actions, and the orders that some of them need."""
    actions = row.texts("actions")
    if not 1 <= len(actions) <= 3 or not set(actions) <= set(MENTOR_ACTIONS):
        raise row.bad("actions", f"expected one to three of {', '.join(MENTOR_ACTIONS)}")
    solo.actions.append([ACTIONS.index(action) for action in actions])
    order = row.numbers("bake_order", 1, 3) if "bake" in actions else [1, 2, 3]
    if sorted(order) != [1, 2, 3]:
        raise row.bad("bake_order", "expected 1, 2 and 3 in some order")
    solo.bake_order.append([slot - 1 for slot in order])
    racks, from_top = [0, 1], True
    if "decorate" in actions:
        decorate = row.row("decorate")
        names = decorate.texts("rack_order")
        if sorted(names) != sorted(RACKS):
            raise decorate.bad("rack_order", f"expected {', '.join(RACKS)} in some order")
        racks = [RACKS.index(name) for name in names]
        from_top = decorate.choice("garnish_from", ["top", "bottom"]) == "top"
        decorate.done()
    solo.racks.append(racks)
    solo.from_top.append(from_top)
    direction = row.choice("recruit_direction", ["left", "right"], "left")
    solo.leftwards.append(direction == "right")


def read_decision(row: Fields, solo: Solo, services: list[str]) -> None:
    solo.slot.append(row.number("recipe_slot", 1, 6) - 1)
    solo.column.append(row.number("column", 1, 3) - 1)
    solo.table.append(TABLES.index(row.choice("deliver_table", TABLES)))
    end = row.choice("deliver_end", ["left", "right", "top", "bottom"])
    solo.far_end.append(end not in NEAR)
    hosts = [f"host_{n}" for n in range(1, HOSTS + 1)]
    place = row.choice("place", [*services, *hosts])
    solo.place.append(services.index(place) if place in services else SERVICES + hosts.index(place))
    row.done()


def read_levels(data: Data) -> dict[str, list[int]]:
    """R13.2: the sizes of the four groups, the first one on top."""
    groups = {}
    for row in data.rows("solo", "difficulty"):
        sizes = row.numbers("groups_top_to_bottom", 1, 10)
        rest = SOLO_CARDS - sum(sizes)
        if len(sizes) != 4 or rest < 1:
            raise row.bad("groups_top_to_bottom", "expected four groups and cards to decide")
        row.number("decision_cards", rest, rest)
        groups[row.choice("id", LEVELS)] = sizes
        row.skip("name_en", "name_fr", "source").done()
    return groups
