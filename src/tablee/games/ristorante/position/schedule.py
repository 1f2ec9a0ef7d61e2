"""From where a position goes on: what is still to happen in its season."""

from __future__ import annotations

from tablee.games.ristorante.rules.actions import ACTIONS, CHOOSE, TAKE_TURN
from tablee.games.ristorante.rules.critic import cook_for_critics
from tablee.games.ristorante.rules.food_guide import cook_for_guide
from tablee.games.ristorante.rules.seasons import scoring_phases
from tablee.games.ristorante.rules.town import Town
from tablee.kernel import SILENT

# the names of the phases in a position: the actions, then those of `scoring_phases`
EARLY = ["action", "cook", "bid", "income", "season"]  # R4.1
LATE = ["action", "cook", "bid", "thrift", "contest", "final"]  # R4.2
STEPS = [*EARLY, *LATE[3:]]


def steps_of(s: Town) -> list[str]:
    return LATE if s.season == s.house.numbers.seasons else EARLY


def open_step(s: Town, step: str, seat: int, part: int, actions: int) -> None:
    """The step of the season, up to its first decision, and after it all that follows."""
    at = steps_of(s).index(step)
    phases = scoring_phases(s)
    for later in reversed(phases[at:]):
        s.then(later)
    if step == "action":
        take_actions(s, seat, part, actions)
    elif step == "cook":
        (cook_for_guide if steps_of(s) == LATE else cook_for_critics)(s, s.order.index(seat))
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
