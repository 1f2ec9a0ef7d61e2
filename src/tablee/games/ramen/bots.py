"""The cooks: reference players of Ramen! Ramen!, who see what their seat sees and say why.

Both weigh each bowl by itself, so that a turn is worth the sum of what its two cards change:
`greedy` counts the points of bowls served this turn, `chef` also what an open bowl promises.
Worths are whole numbers of millionths of a point: every build and platform agrees on them.
"""

from __future__ import annotations

from functools import cache
from typing import Final, final

from mypy_extensions import i64

from tablee.bots.base import Advice, Ask, Bot, Reason
from tablee.games.ramen.game import Ramen
from tablee.games.ramen.rules.moves import BOWLS, CARDS, INGREDIENTS, PUT, TAKE, VALUES
from tablee.games.ramen.rules.shop import ACTIVE, BOWL_PLACES, HANDS, Menu
from tablee.kernel.game import Game
from tablee.kernel.hidden import View
from tablee.kernel.rng import Rng

POINT: Final = 1_000_000
CARD_COST: Final = 1_100_000  # what a card is worth elsewhere
CHOICE: Final = 5  # so many random cards to choose from at each step
ALL_KINDS: Final = (1 << INGREDIENTS) - 1
NO_MOVE: Final = -1
SMALL: Final = 2  # a card up to this value leaves a bowl room


# --- what an open bowl promises -------------------------------------------------------------------


@cache
def promises(ready_sum: int, points: tuple[int, ...], shared: bool) -> list[list[int]]:
    """By ingredients and sum: the points to come from an open bowl.

    At each step the best of CHOICE random cards is added. Alone, whoever fills the bowl pays
    CARD_COST a card; in a `shared` bowl the next card is a rival's, so that what they may hope for
    counts against whoever leaves the bowl to them.
    """
    table = [[0] * ready_sum for _ in range(INGREDIENTS)]
    for total in range(ready_sum - 1, -1, -1):
        for kinds in range(INGREDIENTS - 1, -1, -1):
            table[kinds][total] = promise(table, kinds, total, points, shared)
    return table


def promise(
    table: list[list[int]], kinds: int, total: int, points: tuple[int, ...], shared: bool
) -> int:
    """One entry, by bisection: an ingredient twice, with value 0, leads back to the entry itself.

    What a step gives grows more slowly than the entry it starts from, so they meet once.
    """
    low, high = -max(points) * POINT - CARD_COST, max(points) * POINT
    while low < high:
        middle = (low + high + 1) // 2
        table[kinds][total] = middle
        if step_gives(table, kinds, total, points, shared) >= middle:
            low = middle
        else:
            high = middle - 1
    return low


def step_gives(
    table: list[list[int]], kinds: int, total: int, points: tuple[int, ...], shared: bool
) -> int:
    """What the best of CHOICE random cards gives on average; all cards are equally likely."""
    ready_sum = len(table[0])
    outcomes: list[tuple[int, int]] = []  # worth, number of cards of the box that lead there
    for value in range(VALUES):
        for fresh in range(2):
            after = kinds + fresh
            if after == INGREDIENTS or total + value >= ready_sum:
                worth = points[after] * POINT
            else:
                worth = table[after][total + value]
                if shared:
                    worth = -worth
            outcomes.append((worth, INGREDIENTS - kinds if fresh else kinds))
    outcomes.sort()
    gives = 0
    reached = 0
    for worth, cards in outcomes:
        gives += worth * ((reached + cards) ** CHOICE - reached**CHOICE)
        reached += cards
    average: int = gives // CARDS**CHOICE
    return average if shared else average - CARD_COST


# --- the counter, as a cook sees it ---------------------------------------------------------------


@final
class Counter:
    """The three bowls and the cook's own cards, read from a view."""

    def __init__(self, view: View, menu: Menu) -> None:
        self.menu = menu
        self.side: int = menu.sides[view.seat]
        self.hand = view.zones[HANDS[view.seat]]
        self.kinds: list[int] = []  # the mask of the ingredients in each bowl
        self.sums: list[int] = []
        for name in BOWL_PLACES:
            kinds: i64 = 0
            total: i64 = 0
            for card in view.zones[name]:
                kinds |= 1 << (card // VALUES)
                total += card % VALUES
            self.kinds.append(kinds)
            self.sums.append(total)

    def kinds_with(self, card: i64, bowl: i64) -> i64:
        kinds: i64 = self.kinds[bowl]
        return kinds | 1 << (card // VALUES)

    def sum_with(self, card: i64, bowl: i64) -> i64:
        total: i64 = self.sums[bowl]
        return total + card % VALUES

    def fresh(self, card: i64, bowl: i64) -> bool:
        """Whether the bowl lacks the card's ingredient."""
        return self.kinds_with(card, bowl) != self.kinds[bowl]

    def serves(self, card: i64, bowl: i64) -> bool:
        """Whether the card completes the bowl."""
        return self.ready(self.kinds_with(card, bowl), self.sum_with(card, bowl))

    def points_with(self, card: i64, bowl: i64) -> i64:
        """R8.1: what the bowl would score with the card in it."""
        return self.menu.points[count(self.kinds_with(card, bowl))]

    def ready(self, kinds: i64, total: i64) -> bool:
        """R4.1."""
        return kinds == ALL_KINDS or total >= self.menu.ready_sum

    def receiver(self, bowl: i64) -> i64:
        """R10 to R13: the side that gets a bowl the cook completes."""
        side: i64 = self.menu.receivers[bowl]
        return self.side if side == ACTIVE else side

    def shared(self, bowl: i64) -> bool:
        """Whether a rival may complete this bowl for themselves."""
        return self.menu.receivers[bowl] == ACTIVE and not self.menu.solo

    def served_worth(self, bowl: i64, kinds: i64) -> i64:
        """R8.1: the points of a served bowl, against the cook if others receive them."""
        points: i64 = self.menu.points[count(kinds)]
        return points * POINT if self.receiver(bowl) == self.side else -points * POINT


def card_of(move: i64) -> i64:
    return (move - PUT) // BOWLS


def bowl_of(move: i64) -> i64:
    return (move - PUT) % BOWLS


def count(kinds: i64) -> i64:
    """The ingredients in a mask."""
    number: i64 = 0
    while kinds:
        kinds &= kinds - 1
        number += 1
    return number


@final
class Plan:
    """A turn's placements (the second may be NO_MOVE) and what they are worth."""

    def __init__(self, worth: i64, first: i64, second: i64) -> None:
        self.worth = worth
        self.first = first
        self.second = second


def best_plans(moves: list[int], gains: list[int]) -> list[Plan]:
    """R3.2, R3.3: the best pairs of different cards into different bowls; of one card, alone."""
    best: list[Plan] = []
    for i in range(len(moves)):
        card = card_of(moves[i])
        bowl = bowl_of(moves[i])
        for j in range(i):
            if card_of(moves[j]) != card and bowl_of(moves[j]) != bowl:
                keep_best(best, gains[i] + gains[j], moves[i], moves[j])
    return best or best_single(moves, gains)


def best_single(moves: list[int], gains: list[int]) -> list[Plan]:
    best: list[Plan] = []
    for i in range(len(moves)):
        keep_best(best, gains[i], moves[i], NO_MOVE)
    return best


def keep_best(best: list[Plan], worth: i64, first: i64, second: i64) -> None:
    if best and worth > best[0].worth:
        best.clear()
    if not best or worth == best[0].worth:
        best.append(Plan(worth, first, second))


# --- the cooks ------------------------------------------------------------------------------------


class Cook(Bot):
    """Plays the pair of placements worth most, by lot among equals.

    Nothing is remembered from one decision to the next, and yet each of the best pairs is equally
    likely: a pair by lot, one of its cards by lot, then by lot one of the best pairs with that
    card. (A step of a random walk on a graph leaves the uniform choice of an edge as it is.)
    """

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        assert isinstance(game, Ramen)
        self.menus: dict[str, Menu] = game.box.menus

    def worth(self, counter: Counter, bowl: i64, kinds: i64, total: i64) -> i64:
        """What a bowl with these ingredients and this sum is worth to the cook after the turn."""
        raise NotImplementedError

    def plan_take(self, counter: Counter, moves: list[int]) -> list[Plan]:
        """The best cards of the fridge: plans whose first move is the take."""
        raise NotImplementedError

    def choose(self, ask: Ask) -> int:
        return self.plan(self.look(ask), ask.moves).first

    def advise(self, ask: Ask) -> Advice:
        counter = self.look(ask)
        plan = self.plan(counter, ask.moves)
        return Advice(plan.first, self.reasons(counter, plan))

    def look(self, ask: Ask) -> Counter:
        view = ask.view()
        return Counter(view, self.menus[str(view.facts["mode"])])

    def plan(self, counter: Counter, moves: list[int]) -> Plan:
        if moves[0] >= TAKE:
            return self.by_lot(self.plan_take(counter, moves))
        gains = self.gains(counter, moves)
        if len(moves) < BOWLS * len(counter.hand):  # one of the bowls has its card already
            return self.by_lot(best_single(moves, gains))
        plan = self.by_lot(best_plans(moves, gains))
        if plan.second != NO_MOVE and self.rng.below(2):
            return Plan(plan.worth, plan.second, plan.first)
        return plan

    def by_lot(self, plans: list[Plan]) -> Plan:
        return plans[self.rng.below(len(plans))]

    def gains(self, counter: Counter, moves: list[int]) -> list[int]:
        """What each placement changes."""
        now = [
            self.worth(counter, bowl, counter.kinds[bowl], counter.sums[bowl])
            for bowl in range(BOWLS)
        ]
        gains: list[int] = []
        for move in moves:
            card = card_of(move)
            bowl = bowl_of(move)
            kinds = counter.kinds_with(card, bowl)
            after = self.worth(counter, bowl, kinds, counter.sum_with(card, bowl))
            gains.append(after - now[bowl])
        return gains

    # why

    def reasons(self, counter: Counter, plan: Plan) -> list[Reason]:
        """What the numbers behind a plan say, in words."""
        if plan.first >= TAKE:
            return self.reasons_to_take(counter, plan.first - TAKE)
        reasons = self.reasons_to_put(counter, plan.first)
        if plan.second != NO_MOVE and plan.worth > 0:
            reasons.append(Reason("pair", (card_of(plan.second), bowl_of(plan.second) + 1)))
        return reasons or [Reason("nothing-better")]

    def reasons_to_put(self, counter: Counter, move: i64) -> list[Reason]:
        card = card_of(move)
        bowl = bowl_of(move)
        if not counter.serves(card, bowl):
            return self.reasons_to_leave(counter, move)
        points = counter.points_with(card, bowl)
        side = counter.receiver(bowl)
        if side == counter.side:
            return [Reason("serves", (bowl + 1, points))]
        return [Reason("serves-other", (bowl + 1, points, side))]

    def reasons_to_leave(self, counter: Counter, move: i64) -> list[Reason]:
        """Why a card is good in a bowl that stays open."""
        return []

    def reasons_to_take(self, counter: Counter, card: i64) -> list[Reason]:
        return []


@final
class Greedy(Cook):
    """Most points this turn; what others get counts against it. Takes from the fridge by lot."""

    def worth(self, counter: Counter, bowl: i64, kinds: i64, total: i64) -> i64:
        return counter.served_worth(bowl, kinds) if counter.ready(kinds, total) else 0

    def plan_take(self, counter: Counter, moves: list[int]) -> list[Plan]:
        return [Plan(0, move, NO_MOVE) for move in moves]


@final
class Chef(Cook):
    """Also counts what the open bowls promise, and takes what the best next turn needs."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        menu = self.menus["solo"]  # all modes count points alike
        self.alone = promises(menu.ready_sum, tuple(menu.points), False)
        self.contested = promises(menu.ready_sum, tuple(menu.points), True)

    def worth(self, counter: Counter, bowl: i64, kinds: i64, total: i64) -> i64:
        if counter.ready(kinds, total):
            return counter.served_worth(bowl, kinds)
        if counter.shared(bowl):
            rivals: i64 = self.contested[count(kinds)][total]
            return -rivals
        owners: i64 = self.alone[count(kinds)][total]
        return owners if counter.receiver(bowl) == counter.side else -owners

    def plan_take(self, counter: Counter, moves: list[int]) -> list[Plan]:
        best: list[Plan] = []
        for move in moves:
            keep_best(best, self.next_turn(counter, move - TAKE)[0].worth, move, NO_MOVE)
        return best

    def next_turn(self, counter: Counter, card: i64) -> list[Plan]:
        """The best turns with this card in hand, if the bowls stay as they are."""
        moves = [
            PUT + BOWLS * held + bowl for held in [*counter.hand, card] for bowl in range(BOWLS)
        ]
        return best_plans(moves, self.gains(counter, moves))

    def reasons_to_leave(self, counter: Counter, move: i64) -> list[Reason]:
        if self.gains(counter, [move])[0] <= 0:
            return []
        card = card_of(move)
        bowl = bowl_of(move)
        side = counter.receiver(bowl)
        if side != counter.side:
            return [Reason("spoils", (bowl + 1, side))]
        if counter.shared(bowl):
            return [Reason("leaves-less", (bowl + 1,))]
        reasons = []
        if counter.fresh(card, bowl):
            reasons.append(Reason("builds", (bowl + 1, count(counter.kinds_with(card, bowl)))))
        if card % VALUES <= SMALL:
            after = counter.sum_with(card, bowl)
            reasons.append(Reason("keeps-low", (bowl + 1, card % VALUES, after)))
        return reasons

    def reasons_to_take(self, counter: Counter, card: i64) -> list[Reason]:
        for plan in self.next_turn(counter, card):
            for move in (plan.first, plan.second):
                if move == NO_MOVE or card_of(move) != card:
                    continue
                bowl = bowl_of(move)
                if counter.serves(card, bowl) and counter.receiver(bowl) == counter.side:
                    points = counter.points_with(card, bowl)
                    return [Reason("takes-serve", (card, bowl + 1, points))]
                if counter.fresh(card, bowl) and counter.receiver(bowl) == counter.side:
                    return [Reason("takes-new", (card, bowl + 1))]
        return [Reason("nothing-better")]


BOTS: Final = {"greedy": Greedy, "chef": Chef}
