"""The Mentor's thirty cards and the three levels, read and checked."""

from __future__ import annotations

from tablee.games.rococo.box.words import Words, open_file
from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.house import SoloCard
from tablee.kernel import Data, Fields, Noun

LEVELS = ["creamy", "tasty", "crunchy"]
MENTOR_ACTIONS = ["recipes", "ingredients", "bake", "decorate", "deliver", "recruit", "place"]
NEAR = {"left", "top"}  # R3.3: the bonus tile is at the left or top end


def read_solo(data: Data, words: Words) -> list[SoloCard]:
    open_file(data, "solo", "mentor", "difficulty", "rank", "card")
    rows = data.rows("solo", "card")
    cards = []
    for row in rows:
        key = row.text("id")
        number = key.removeprefix("solo_").lstrip("0")
        names = {"en": f"solo card {number}", "fr": f"carte solo {number}"}
        words.nouns["card"].append(Noun(key, names))
        cards.append(read_card(row, words.keys("service")))
    if len(rows) != ids.SOLO_CARDS:
        raise rows[-1].bad("id", f"{len(rows)} solo cards, not {ids.SOLO_CARDS} (R3.5)")
    for row in data.rows("solo", "rank"):
        words.name("rank", row)
        row.skip("minimum", "source").done()
    return cards


def read_card(row: Fields, services: list[str]) -> SoloCard:
    """R3.6: one to three actions, the orders that some of them need, and the decision box."""
    actions = row.texts("actions")
    if not 1 <= len(actions) <= 3 or not set(actions) <= set(MENTOR_ACTIONS):
        raise row.bad("actions", f"expected one to three of {', '.join(MENTOR_ACTIONS)}")
    order = row.numbers("bake_order", 1, 3) if "bake" in actions else [1, 2, 3]
    if sorted(order) != [1, 2, 3]:
        raise row.bad("bake_order", "expected 1, 2 and 3 in some order")
    racks, from_top = ids.RACKS, True
    if "decorate" in actions:
        decorate = row.row("decorate")
        racks = decorate.texts("rack_order")
        if sorted(racks) != sorted(ids.RACKS):
            raise decorate.bad("rack_order", f"expected {', '.join(ids.RACKS)} in some order")
        from_top = decorate.choice("garnish_from", ["top", "bottom"]) == "top"
        decorate.done()
    direction = row.choice("recruit_direction", ["left", "right"], "left")
    decision = row.row("decision")
    places = [key for service in services for key in (service, "")]  # R13.16: the left slots
    places += [f"host_{n}" for n in range(1, ids.HOSTS + 1)]
    card = SoloCard(
        [ids.ACTIONS.index(action) for action in actions],
        [slot - 1 for slot in order],
        [ids.RACKS.index(name) for name in racks],
        from_top,
        direction == "right",
        decision.number("recipe_slot", 1, 6) - 1,
        decision.number("column", 1, 3) - 1,
        ids.TABLES.index(decision.choice("deliver_table", ids.TABLES)),
        decision.choice("deliver_end", ["left", "right", "top", "bottom"]) not in NEAR,
        places.index(decision.choice("place", [place for place in places if place])),
    )
    decision.done()
    row.skip("source").done()
    return card


def read_levels(data: Data) -> dict[str, list[int]]:
    """R13.2: the sizes of the four groups, the first one on top."""
    groups = {}
    for row in data.rows("solo", "difficulty"):
        sizes = row.numbers("groups_top_to_bottom", 1, 10)
        rest = ids.SOLO_CARDS - sum(sizes)
        if len(sizes) != 4 or rest < 1:
            raise row.bad("groups_top_to_bottom", "expected four groups and cards to decide")
        row.number("decision_cards", rest, rest)
        groups[row.choice("id", LEVELS)] = sizes
        row.skip("name_en", "name_fr", "source").done()
    return groups
