"""Whatever move a reason is given for, it says what is so: at the end of the turn there is more of
it than at the end of the other turn, as the guide would play them."""

from __future__ import annotations

from collections.abc import Callable

from tablee.bots.guide import NO_MOVE
from tablee.bots.levels import guide_of
from tablee.games.rococo.events import HINTS
from tablee.games.rococo.guide.appraisal import FEATURES
from tablee.games.rococo.guide.guide import RococoGuide
from tablee.games.rococo.rules import ids, scoring
from tablee.games.rococo.rules.delivery import sale
from tablee.games.rococo.rules.salon import EMPTY, Salon
from tablee.games.rococo.tests.table import GAME
from tablee.i18n import Speaker
from tablee.kernel import Rng, determinize, play

SPEAKERS = [Speaker(language, GAME, strict=True) for language in ("en", "fr")]
HALF = 500  # thousandths of a point


def guide() -> RococoGuide:
    found = guide_of(GAME)
    assert isinstance(found, RococoGuide)
    return found


WISE = guide()


class Case:
    """A reason, and the ends of the two turns that it compares."""

    def __init__(self, s: Salon, seat: int, move: int, other: int) -> None:
        moves = s.phase.legal(s, seat)
        rest = [one for one in moves if one != move] if other == NO_MOVE else [other]
        self.s, self.seat, self.move, self.moves = s, seat, move, moves
        if move >= ids.PLAY:
            self.mine: Salon = WISE.best_of(s, seat, [move]).s
            self.beside: Salon = WISE.best_of(s, seat, rest).s

    def best(self) -> bool:
        """Phase 2: nothing that the guide thinks better."""
        rates = WISE.rate(self.s, self.seat, self.moves)
        return rates[self.moves.index(self.move)] == max(rates)

    def more(self, of: Callable[[Salon, int], int]) -> bool:
        return of(self.mine, self.seat) > of(self.beside, self.seat)


def ready(s: Salon, seat: int) -> int:
    """What stands on the racks, in thousandths: its value, or after the last turn what it is sold
    for (R12.1)."""
    cards = [card for card in s.racks[seat] if card != EMPTY]
    if WISE.appraisal.turns_left(s, seat):
        return 1000 * sum(s.house.recipes[card - ids.FIRST_RECIPE].value for card in cards)
    return 1000 * sum(sale(s, card) for card in cards) // s.house.numbers.conversion


MORE: dict[str, Callable[[Salon, int], int]] = {  # what the rules count of the same
    "track": lambda s, seat: s.prestige[seat],
    "pastries": scoring.pastry_points,
    "racks": ready,
}


def told(s: Salon, move: int, other: int) -> set[str]:
    """The reasons for a move beside another, each checked, and said in both languages."""
    case = Case(s, s.seat, move, other)
    found = WISE.reasons_beside(s, s.seat, move, other)
    for reason in found:
        text = (GAME.catalogue.texts[move], other, reason)
        assert not any(speaker.reason(reason)[0].islower() for speaker in SPEAKERS)
        if move < ids.PLAY:
            assert case.best(), text
            continue
        at = FEATURES.index(reason.key)
        ends = [WISE.features(one, s.seat)[at] for one in (case.mine, case.beside)]
        assert abs(ends[0] - ends[1] - HALF * reason.args[0]) <= HALF // 2, text
        assert ends[0] > ends[1], text
        assert reason.key not in MORE or case.more(MORE[reason.key]), text
    return {reason.key for reason in found}


def test_every_reason_for_any_move_is_so() -> None:
    given: set[str] = set()
    modes: list[tuple[int, dict[str, str]]] = [(2, {}), (3, {}), (1, {"mode": "solo"})]
    for deal, (seats, options) in enumerate(modes):
        s = GAME.new(seats, GAME.settle(seats, options), f"reasons {deal}")
        rng = Rng.seeded(f"reasons {deal}")
        while s.acting:
            moves = s.legal()
            if 1 < len(moves) < 16 and rng.below(4 if moves[0] < ids.PLAY else 9) == 0:
                world = determinize(s, s.seat, rng)
                assert isinstance(world, Salon)
                for move in moves:
                    given |= told(world, move, NO_MOVE)
                given |= told(world, moves[0], moves[-1])
            play(s, s.seat, moves[rng.below(len(moves))])
    assert {"strongest", "weakest", "pastries", "racks", "court", "coins"} <= given <= set(HINTS)
