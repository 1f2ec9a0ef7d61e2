"""R9: all staff bonuses, one entry each: its key, its form, and what it counts or grants.

Numbers and texts are in `staff_bonuses.toml`, the forms in `bonus_forms.py` and `trading.py`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rococo.rules import bonus_forms, conditions, delivery, gains, ids
from tablee.games.rococo.rules.actions import MAIN, NINE
from tablee.games.rococo.rules.bonus_forms import Bonus, Count, CountTable, Draw, Free, Gain, Grant
from tablee.games.rococo.rules.house import NO_MENTOR, Terms
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.rules.sub_choice import SubChoice
from tablee.games.rococo.rules.trading import BuyPrestige, PayButter, TradeIngredients, TradeStaples
from tablee.kernel.log import Log

COINS: Final = False
PRESTIGE: Final = True
GARNISH_SET: Final = "prestige_garnish_set"


@final
class Set(Gain):
    """Presented pastries with egg, honey, nut, or successful decorations with flower, fruit, gold:
    each fills one row, the best way (Q13)."""

    def worth(self, s: Salon, p: i64, terms: Terms) -> i64:
        counts = [0] * 8
        if self.key == GARNISH_SET:
            for card in s.decorations[p]:
                counts[s.house.tiles[card - ids.FIRST_TILE].garnishes] += 1
        else:
            for at in range(ids.SPACES):
                if s.owners[at] == p:
                    counts[s.house.recipes[s.spaces[at] - ids.FIRST_RECIPE].icons] += 1
        return bonus_forms.best_set(counts, terms.rows, 0)


@final
class Ask(Bonus):
    """Something to choose: a pastry to move, a card to copy."""

    def __init__(self, key: str, choice: SubChoice) -> None:
        super().__init__(key)
        self.choice = choice

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return len(self.choice.legal(s, p)) > 0

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        s.turn(self.choice, p)


def mentor_actions(s: Salon, p: i64) -> list[int]:
    """R13.22, Q19: actions of his last card that the player can carry out as an assistant."""
    card = s.used[s.house.mentor][-1] - ids.FIRST_SOLO
    return sorted(
        [
            action
            for action in s.house.solo[card].actions
            if action != ids.RECRUIT_ACTION and not NINE[action].why_not(s, p, False, MAIN)
        ]
    )


@final
class CopyTarget(SubChoice):
    """copy_target: the bonus of the last card another player used, as an assistant's (Q26).

    R13.22: or an action of the Mentor's last card."""

    key = "copy"
    rule = "R9.2"
    verb = ids.COPY
    width = 15  # five players, nine actions of the Mentor, prestige

    def legal(self, s: Salon, seat: i64) -> list[int]:
        """R9.2, Q25, Q53: other players whose top used card does something for this one."""
        moves: list[int] = []
        for other in range(s.seats):
            if other != seat and s.used[other]:
                kind: i64 = ids.FACES[s.used[other][-1]]
                bonus = bonus_of(s, kind)
                if bonus is not COPY_LAST and bonus.usable(s, seat, kind, False):
                    moves.append(ids.COPY + other)
        mentor = s.house.mentor
        if mentor != NO_MENTOR and s.used[mentor]:
            moves += [ids.COPY_ACTION + action for action in mentor_actions(s, seat)]
            moves.append(ids.COPY_PRESTIGE)
        return moves

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        s.skilled = False
        if move == ids.COPY_PRESTIGE:
            gains.gain_prestige(s, seat, bonus_forms.terms_of(s, ids.FACES[s.card]).prestige, log)
        elif move >= ids.COPY_ACTION:
            log.all("copied-action", seat, move - ids.COPY_ACTION)
            NINE[move - ids.COPY_ACTION].begin(s, seat, MAIN)
        else:
            other = move - ids.COPY
            kind: i64 = ids.FACES[s.used[other][-1]]
            log.all("copied", seat, other, kind)
            bonus_of(s, kind).use(s, seat, kind, log)

    def refuse(self, s: Salon, seat: i64, at: i64) -> str:
        return "R9.2:not-copied" if at < ids.COPY_ACTION - ids.COPY else "R13.22"


COPY_TARGET: Final = CopyTarget()
COPY_LAST: Final = Ask("copy_last", COPY_TARGET)
BONUSES: Final[list[Bonus]] = [
    # starting staff
    Gain("gain_coins", COINS),
    Grant("buy_staples_once", ids.STAPLES_ACTION),
    Grant("acquire_ingredient", ids.INGREDIENTS_ACTION),
    # levels I to IV
    Grant("pay_acquire_ingredient", ids.INGREDIENTS_ACTION),
    CountTable("prestige_one_table", PRESTIGE, conditions.ONE_TABLE_MIN),
    Ask("move_pastry", delivery.MOVE_FROM),
    PayButter("pay_butter"),
    Count("coins_servants_hosts", COINS, conditions.SERVANTS_HOSTS_MIN),
    COPY_LAST,
    Count("coins_tables", COINS, conditions.TABLES_MIN),
    Draw("draw_ingredient", recipes=False),
    CountTable("coins_one_table", COINS, conditions.ONE_TABLE_MIN),
    Draw("draw_recipes", recipes=True),  # R8.1.3: one is kept, or both are discarded
    Count("coins_decorations", COINS, conditions.DECORATIONS_MIN),
    Grant("pay_decorate", ids.DECORATE_ACTION),
    Grant("bake_one", ids.BAKE_ACTION),  # Q60: a flour or a honey less than it says
    Grant("deliver_one", ids.DELIVER_ACTION),
    Grant("acquire_recipe", ids.RECIPES_ACTION),
    Count("coins_roster", COINS, conditions.ROSTER),  # Q27: the played card counts unless dismissed
    Count("prestige_chef_pastries", PRESTIGE, conditions.CHEF_PASTRIES_MIN),  # Q11
    Grant("place_discount", ids.PLACE_ACTION),
    Free("free_recipe", recipes=True),
    Count("prestige_tables", PRESTIGE, conditions.TABLES_MIN),
    Count("coins_pastries", COINS, conditions.PASTRIES),
    BuyPrestige("buy_prestige"),
    Count("prestige_decorations", PRESTIGE, conditions.DECORATIONS_MIN),
    Draw("draw_two_ingredients", recipes=False),
    Free("free_ingredient", recipes=False),
    Set("prestige_ingredient_set", PRESTIGE),
    Set(GARNISH_SET, PRESTIGE),
    Count("prestige_servants_hosts", PRESTIGE, conditions.SERVANTS_HOSTS_MIN),  # Q12: together
    TradeStaples("trade_staples"),
    TradeIngredients("trade_ingredients"),
    BuyPrestige("pay_prestige"),
    Grant("buy_staples_twice", ids.STAPLES_ACTION),
    # starred staff
    Gain("gain_prestige", PRESTIGE),
]
BONUS_KEYS: Final = [bonus.key for bonus in BONUSES]


def bonus_of(s: Salon, kind: i64) -> Bonus:
    """The bonus of a kind of staff card."""
    return BONUSES[s.house.staff[kind].bonus]
