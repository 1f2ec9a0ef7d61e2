"""R9: all staff bonuses in their order; and the one that copies another (R9.2, R13.22)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rococo.rules.actions import start, why_not
from tablee.games.rococo.rules.bonus_base import Bonus, terms_of
from tablee.games.rococo.rules.bonus_goods import (
    AcquireIngredient,
    AcquireRecipe,
    BakeOne,
    BuyStaplesOnce,
    BuyStaplesTwice,
    DeliverOne,
    DrawIngredient,
    DrawRecipes,
    DrawTwoIngredients,
    FreeIngredient,
    FreeRecipe,
    GainCoins,
    MovePastry,
    PayAcquireIngredient,
    PayButter,
    PayDecorate,
    PlaceDiscount,
)
from tablee.games.rococo.rules.bonus_rewards import (
    BuyPrestige,
    CoinsDecorations,
    CoinsOneTable,
    CoinsPastries,
    CoinsRoster,
    CoinsServantsHosts,
    CoinsTables,
    GainPrestige,
    PayPrestige,
    PrestigeChefPastries,
    PrestigeDecorations,
    PrestigeGarnishSet,
    PrestigeIngredientSet,
    PrestigeOneTable,
    PrestigeServantsHosts,
    PrestigeTables,
    TradeIngredients,
    TradeStaples,
)
from tablee.games.rococo.rules.gains import gain_prestige
from tablee.games.rococo.rules.house import NO_MENTOR
from tablee.games.rococo.rules.moves import (
    COLOURS,
    COPY,
    COPY_ACTION,
    COPY_PRESTIGE,
    FACES,
    FIRST_SOLO,
    RECRUIT_ACTION,
)
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.rules.sub_choice import SubChoice
from tablee.kernel.log import Log


@final
class CopyLast(Bonus):
    """The bonus of the last card another player used, as an assistant. R13.22: or the Mentor's."""

    key = "copy_last"

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return len(copy_targets(s, p)) > 0

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        s.turn(COPY_TARGET, p)


def copy_targets(s: Salon, p: i64) -> list[int]:
    """R9.2, Q25, Q53: other players whose top used card does something for this one."""
    moves: list[int] = []
    for other in range(s.seats):
        if other != p and s.used[other]:
            kind: i64 = FACES[s.used[other][-1]]
            bonus = BONUSES[s.house.staff.bonus[kind]]
            if bonus is not COPY_LAST and bonus.usable(s, p, kind, False):
                moves.append(COPY + other)
    mentor = s.house.mentor
    if mentor != NO_MENTOR and s.used[mentor]:
        moves += [COPY_ACTION + action for action in mentor_actions(s, p)]
        moves.append(COPY_PRESTIGE)
    return moves


def mentor_actions(s: Salon, p: i64) -> list[int]:
    """R13.22, Q19: actions of his last card that the player can carry out as an assistant."""
    card = s.used[s.house.mentor][-1] - FIRST_SOLO
    return sorted(
        [
            action
            for action in s.house.solo.actions[card]
            if action != RECRUIT_ACTION and not why_not(s, p, action, False)
        ]
    )


@final
class CopyTarget(SubChoice):
    """copy_target. The bonus is used as an assistant's (Q26)."""

    key = "copy"
    rule = "R9.2"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        return copy_targets(s, seat)

    def apply(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        s.skilled = False
        if move == COPY_PRESTIGE:
            gain_prestige(s, seat, terms_of(s, FACES[s.card]).prestige, log)
            s.go_on(log)
        elif move >= COPY_ACTION:
            log.all("copied-action", seat, move - COPY_ACTION)
            start(s, seat, move - COPY_ACTION, log)
        else:
            other = move - COPY
            kind: i64 = FACES[s.used[other][-1]]
            log.all("copied", seat, other, kind)
            BONUSES[s.house.staff.bonus[kind]].use(s, seat, kind, log)

    def explain(self, s: Salon, seat: i64, move: i64) -> str:
        if COPY <= move < COPY + COLOURS:
            return "R9.2:not-copied"
        if COPY_ACTION <= move <= COPY_PRESTIGE:
            return "R13.22"
        return super().explain(s, seat, move)


COPY_TARGET: Final = CopyTarget()
COPY_LAST: Final = CopyLast()
BONUSES: Final[list[Bonus]] = [
    GainCoins(),
    BuyStaplesOnce(),
    AcquireIngredient(),
    PayAcquireIngredient(),
    PrestigeOneTable(),
    MovePastry(),
    PayButter(),
    CoinsServantsHosts(),
    COPY_LAST,
    CoinsTables(),
    DrawIngredient(),
    CoinsOneTable(),
    DrawRecipes(),
    CoinsDecorations(),
    PayDecorate(),
    BakeOne(),
    DeliverOne(),
    AcquireRecipe(),
    CoinsRoster(),
    PrestigeChefPastries(),
    PlaceDiscount(),
    FreeRecipe(),
    PrestigeTables(),
    CoinsPastries(),
    BuyPrestige(),
    PrestigeDecorations(),
    DrawTwoIngredients(),
    FreeIngredient(),
    PrestigeIngredientSet(),
    PrestigeGarnishSet(),
    PrestigeServantsHosts(),
    TradeStaples(),
    TradeIngredients(),
    PayPrestige(),
    BuyStaplesTwice(),
    GainPrestige(),
]
BONUS_KEYS: Final = [bonus.key for bonus in BONUSES]
