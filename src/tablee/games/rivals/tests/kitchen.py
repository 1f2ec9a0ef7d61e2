"""What the tests of Cook and Counter share: two restaurants about to declare."""

from __future__ import annotations

from tablee.games.rivals.tests.table import Table

HEADS = ["general_stroganov", "pork_knuckles"]
SIGNS = ["pho_realz", "uncle_sams"]


def kitchen(recipes: str, pantry: str, **more: object) -> Table:
    """Seat 1 is about to cook; seat 2 has nothing."""
    options = more.pop("options", None)
    assert options is None or isinstance(options, dict)
    where: dict[str, object] = {
        "step": "cook",
        "chefs": HEADS,
        "restaurants": SIGNS,
        "recipes_1": recipes,
        "recipes_2": "patbingsu sundubu_jjigae",
        "pantry_1": pantry,
        **more,
    }
    return Table(2, options, **where)


def serve(table: Table, *moves: str) -> Table:
    """Seat 1 declares these, seat 2 nothing."""
    return table.play(*[f"1 {move}" for move in moves], "2 cook none")


def fill(table: Table, *first: str) -> Table:
    """The given moves, then the first legal choice until the declaration is complete."""
    table.play(*[f"1 {move}" for move in first])
    while table.s.acting & 1 and table.phase == "cook":
        table.play(f"1 {table.legal(1)[0]}")
    return table.play("2 cook none")
