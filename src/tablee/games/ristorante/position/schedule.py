"""From where a position goes on: what is still to happen in its season."""

from __future__ import annotations

from tablee.games.ristorante.rules.actions import ACTIONS, CHOOSE, TAKE_TURN
from tablee.games.ristorante.rules.cooking import COOK
from tablee.games.ristorante.rules.critic import CRITIC, JUDGE_NEW
from tablee.games.ristorante.rules.finale import CONTEST, FINAL_SCORING, THRIFT
from tablee.games.ristorante.rules.food_guide import GUIDE, JUDGE_DINNERS, PRESENT, lay_tables
from tablee.games.ristorante.rules.seasons import INCOME, NEW_SEASON
from tablee.games.ristorante.rules.town import Town
from tablee.games.ristorante.rules.vip import VIP
from tablee.kernel import SILENT

EARLY = ["action", "cook", "bid", "income", "season"]  # R4.1
LATE = ["action", "cook", "bid", "thrift", "contest", "final"]  # R4.2
STEPS = [*EARLY, *LATE[3:]]
HAPPENS = {
    "bid": VIP,
    "income": INCOME,
    "season": NEW_SEASON,
    "thrift": THRIFT,
    "contest": CONTEST,
    "final": FINAL_SCORING,
}


def steps_of(s: Town) -> list[str]:
    return LATE if s.season == s.house.numbers.seasons else EARLY


def open_step(s: Town, step: str, seat: int, part: int, actions: int) -> None:
    """The step of the season, up to its first decision, and after it all that follows."""
    last = s.season == s.house.numbers.seasons
    order = steps_of(s)
    for later in reversed(order[order.index(step) + 1 :]):
        if later == "cook":
            s.then(GUIDE if last else CRITIC)
        else:
            s.then(HAPPENS[later])
    if step == "action":
        take_actions(s, seat, part, actions)
    elif step == "cook":
        cook(s, seat, last)
    else:
        s.cups_open = step in ("contest", "final")
        s.then(HAPPENS[step])
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


def cook(s: Town, seat: int, last: bool) -> None:
    """The seat's recipe step, those that come after it, and the judgement."""
    s.part = 0
    if last:
        lay_tables(s)
        s.then(JUDGE_DINNERS)
        for other in reversed(s.order):
            s.then(PRESENT, other)
    else:
        s.then(JUDGE_NEW)
    for other in reversed(s.order[s.order.index(seat) :]):
        s.then(COOK, other)
