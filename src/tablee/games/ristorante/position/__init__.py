"""A position of Ristorante Italia from a table (`docs/reference/positions/ristorante.md`)."""

from __future__ import annotations

from tablee.games.ristorante.position.advanced import place_bonus_cards, place_tokens
from tablee.games.ristorante.position.piles import place_piles, reveal
from tablee.games.ristorante.position.restaurants import (
    place_honours,
    place_new,
    place_numbers,
    place_restaurants,
)
from tablee.games.ristorante.position.schedule import STEPS, open_step, steps_of
from tablee.games.ristorante.rules.house import House
from tablee.games.ristorante.rules.seasons import empty_town
from tablee.games.ristorante.rules.town import SEATED, Town
from tablee.kernel import Fields, Rng, Stock


def town_from(house: House, kinds: list[str], rng: Rng, table: dict[str, object]) -> Town:
    """Named cards first, then the rest from the rng; every card and tile lies somewhere, once."""
    fields = Fields(table)
    s = empty_town(house, rng)
    stock = Stock(list(range(len(house.cards.faces))), kinds, house.cards.faces, rng)
    s.season = fields.number("season", 1, house.numbers.seasons, 1)
    step = step_of(s, fields)
    place_restaurants(s, fields, stock)
    place_numbers(s, fields)
    place_new(s, fields, step)
    place_honours(s, fields, step)
    if house.advanced:
        place_bonus_cards(s, fields, stock)
        place_tokens(s, fields)
    for seat in range(s.seats):
        if s.shelf_full(seat) and len(s.shelves[seat]) > house.numbers.shelf:
            raise fields.bad(f"shelf_{SEATED[seat]}", "more tiles than spaces (R7.3)")
    place_piles(s, fields, stock)
    reveal(s)
    seat, part, actions = turn_of(s, fields, step)
    fields.done()
    open_step(s, step, seat, part, actions)
    return s


def step_of(s: Town, fields: Fields) -> str:
    """R4.1, R4.2: where in the season it begins."""
    step = fields.choice("step", STEPS, "action")
    if step not in steps_of(s):
        raise fields.bad("step", f"season {s.season} has {', '.join(steps_of(s))}, not {step}")
    return step


def turn_of(s: Town, fields: Fields, step: str) -> tuple[int, int, int]:
    """Whose turn, in which action phase, with how many actions: as far as the step has them."""
    numbers = s.house.numbers
    for key, steps in {
        "seat": ("action", "cook"),
        "part": ("action",),
        "actions": ("action",),
    }.items():
        if fields.has(key) and step not in steps:
            raise fields.bad(key, f"only with step = {' or '.join(steps)}, not with {step}")
    seat = fields.number("seat", 1, s.seats, s.order[0] + 1) - 1
    part = fields.number("part", 1, numbers.action_phases, 1)
    return seat, part, fields.number("actions", 1, numbers.actions, numbers.actions)
