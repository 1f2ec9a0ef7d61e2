"""A position of Ristorante Italia from a table (its keys: `position.toml`)."""

from __future__ import annotations

from tablee.games.ristorante.position import restaurants
from tablee.games.ristorante.position.advanced import place_bonus_cards, place_tokens
from tablee.games.ristorante.position.piles import check_wines, place_piles, reveal
from tablee.games.ristorante.rules.actions import ACTIONS, CHOOSE, TAKE_TURN
from tablee.games.ristorante.rules.food_guide import cook_for_guide
from tablee.games.ristorante.rules.house import House
from tablee.games.ristorante.rules.scoring import cook_for_critics
from tablee.games.ristorante.rules.seasons import empty_town, scoring_phases
from tablee.games.ristorante.rules.town import SEATED, Town
from tablee.kernel import SILENT, Fields, Rng, Stock

# the names of the phases in a position: the actions, then those of `scoring_phases`
EARLY = ["action", "cook", "bid", "income", "season"]  # R4.1
LATE = ["action", "cook", "bid", "thrift", "contest", "final"]  # R4.2
STEPS = [*EARLY, *LATE[3:]]
CRITICS = 3  # R4.1: they judge in the seasons before the last


def town_from(house: House, kinds: list[str], rng: Rng, table: dict[str, object]) -> Town:
    """Named cards first, then the rest from the rng; every card and tile lies somewhere, once."""
    fields = Fields(table)
    s = empty_town(house, rng)
    stock = Stock(list(range(len(house.cards.faces))), kinds, house.cards.faces, rng)
    s.season = fields.number("season", 1, house.numbers.seasons, 1)
    steps = LATE if s.season == house.numbers.seasons else EARLY
    step = fields.choice("step", STEPS, "action")
    if step not in steps:
        raise fields.bad("step", f"season {s.season} has {', '.join(steps)}, not {step}")
    restaurants.place_restaurants(s, fields, stock, step)
    restaurants.place_numbers(s, fields, min(s.season - (steps.index(step) < 2), CRITICS))
    restaurants.place_new(s, fields, step)
    restaurants.place_honours(s, fields, steps, step)
    if house.advanced:
        place_bonus_cards(s, fields, stock)
        place_tokens(s, fields)
    restaurants.check_themes(s, fields)
    for seat in range(s.seats):
        if s.shelf_full(seat) and len(s.shelves[seat]) > house.numbers.shelf:
            raise fields.bad(f"shelf_{SEATED[seat]}", "more tiles than spaces (R7.3)")
    place_piles(s, fields, stock)
    check_wines(s, fields)
    reveal(s)
    seat, part, actions = turn_of(s, fields, step)
    fields.done()
    open_step(s, steps, step, seat, part, actions)
    return s


def turn_of(s: Town, fields: Fields, step: str) -> tuple[int, int, int]:
    """Whose turn, in which action phase, with how many actions: as far as the step has them."""
    numbers = s.house.numbers
    for key, others in (("seat", " or cook"), ("part", ""), ("actions", "")):
        if fields.has(key) and step not in f"action{others}":
            raise fields.bad(key, f"only with step = action{others}, not with {step}")
    seat = fields.number("seat", 1, s.seats, s.order[0] + 1) - 1
    part = fields.number("part", 1, numbers.action_phases, 1)
    return seat, part, fields.number("actions", 1, numbers.actions, numbers.actions)


def open_step(s: Town, steps: list[str], step: str, seat: int, part: int, actions: int) -> None:
    """The step of the season, up to its first decision, and after it all that follows."""
    at = steps.index(step)
    phases = scoring_phases(s)
    for later in reversed(phases[at:]):
        s.then(later)
    if step == "action":
        take_actions(s, seat, part, actions)
    elif step == "cook":
        (cook_for_guide if steps == LATE else cook_for_critics)(s, s.order.index(seat))
    else:
        s.cups_open = step in ("contest", "final")
        s.then(phases[at - 1])
    s.go_on(SILENT)


def take_actions(s: Town, seat: int, part: int, actions: int) -> None:
    """The seat has so many actions left; the others come after it."""
    for phase in range(s.house.numbers.action_phases, part, -1):
        s.then(ACTIONS, phase)
    for other in reversed(s.order[s.order.index(seat) + 1 :]):
        s.then(TAKE_TURN, other)
    s.part = part
    s.actions = actions
    s.then(CHOOSE, seat)
