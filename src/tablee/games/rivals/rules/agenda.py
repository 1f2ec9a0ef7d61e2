"""What comes next: a stack of small steps, so that a day reads in the order of the rulebook.

A step is a number of STEPS with three small arguments, packed into one int. Steps run until one
of them asks somebody; whoever answers calls `go_on`. Everything on the agenda is public.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log

OPS: Final = 64
ROOM: Final[i64] = 65536  # of each argument: a mask of 16 figures fits


@mypyc_attr(allow_interpreted_subclasses=False)
class Step:
    """Something that happens by itself, or the question that it leads to."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        raise NotImplementedError


STEPS: Final[list[Step]] = [Step()] * OPS


def then(s: Town, op: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """This comes next; what was to come next comes after it."""
    s.agenda.append(op + OPS * (a + ROOM * (b + ROOM * c)))


def go_on(s: Town, log: Log) -> None:
    """The decision is taken: run steps until somebody is asked again, or the game is over."""
    s.acting = 0
    while s.agenda and not s.acting:
        packed: i64 = s.agenda.pop()
        args = packed // OPS
        STEPS[packed % OPS].run(
            s, args % ROOM, args // ROOM % ROOM, args // ROOM // ROOM % ROOM, log
        )


# the steps, by chapter; each chapter's module puts them into STEPS
CHOOSE_RESTAURANTS: Final = 1
CHOOSE_CHEFS: Final = 2
PICK_CHEF: Final = 3
DAWN: Final = 4
MORNING: Final = 5
WHEELS: Final = 6
CHASE: Final = 7
BLOCK: Final = 8
BLOCK_NEXT: Final = 9
BLOCK_HIT: Final = 10
PLACE_ALL: Final = 11
PLACE_ONE: Final = 12
STREET: Final = 13
MORTIMER_STEP: Final = 14
MORTIMER_HIT: Final = 15
KIM_STEP: Final = 16
KIM_HIT: Final = 17
ANGUS_STEP: Final = 18
ANGUS_HIT: Final = 19
FUEGO_STEP: Final = 20
FUEGO_NEXT: Final = 21
FUEGO_HIT: Final = 22
TOLL: Final = 23
TAX: Final = 24
TAX_NEXT: Final = 25
TAX_HIT: Final = 26
OPEN_MARKET: Final = 27
TRADE: Final = 28
CLOSE_MARKET: Final = 29
SPREE: Final = 30
CLOSED: Final = 31
ASK_RANSOM: Final = 32
DECLARE: Final = 33
RESOLVE: Final = 34
GARDENA: Final = 35
GARDENA_HIT: Final = 36
MASTER: Final = 37
LEVELS: Final = 38
KEEPSAKE: Final = 39
WASTE: Final = 40
REWARDS: Final = 41
SMILES: Final = 42
DUSK: Final = 43
CLOSE: Final = 44
ATTACK: Final = 45
REPLY: Final = 46
EFFECT: Final = 47
VICTIM: Final = 48
ARRIVE: Final = 49
BANISHED: Final = 50
FARM: Final = 51
DRAW_RECIPE: Final = 52
LOOK: Final = 53
FREE_SHELF: Final = 54
COMRADE_HIT: Final = 55
CHASED: Final = 56
