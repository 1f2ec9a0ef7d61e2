"""The guide to Ramen! Ramen!: what a bowl promises, what a card is worth in hand.

Each bowl is weighed by itself, so that a turn is worth the sum of what its two cards change.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.bots.base import Reason
from tablee.bots.guide import Guide, best_first
from tablee.bots.weights import Weights
from tablee.games.ramen.rules.bowls import enough, points_of, ready
from tablee.games.ramen.rules.moves import BOWLS, INGREDIENTS, PUT, TAKE, VALUES
from tablee.games.ramen.rules.shop import ACTIVE, NO_BOWL, Shop
from tablee.kernel.game import Game

POINT: Final = 1000
STAGES: Final = 4  # of the pile
SUMS: Final = 14  # that the weights tell apart; greater ones promise what the last does
TABLE: Final = INGREDIENTS * SUMS
FAR: Final[i64] = -(1 << 40)
SMALL: Final = 2  # a card up to this value leaves a bowl room
COUNT: Final = [kinds.bit_count() for kinds in range(1 << INGREDIENTS)]


@final
class Bowl:
    """A bowl in a world: what is in it, who would get it, what it promises."""

    def __init__(self, cards: list[int]) -> None:
        kinds: i64 = 0
        total: i64 = 0
        for card in cards:
            number: i64 = card
            kinds |= 1 << (number // VALUES)
            total += number % VALUES
        self.kinds = kinds
        self.total = total
        self.sign: i64 = POINT  # of its points for the seat that is asked
        self.promises: list[int] = []
        self.at: i64 = 0  # where the table begins
        self.fresh: i64 = 0  # what it is worth that the bowl is empty again
        self.missing: i64 = 0  # so many unseen cards have an ingredient it lacks
        self.worth: i64 = 0


@final
class Counter:
    """What a seat looks at: three bowls, its hand, what it has not seen."""

    def __init__(self, s: Shop, seat: i64) -> None:
        self.shop = s
        self.seat = seat
        self.bowls = [Bowl(cards) for cards in s.bowls]
        pile = len(s.pile)
        self.stage: i64 = 0 if pile > 22 else 1 if pile > 8 else 2 if pile > 0 else 3
        self.unseen = [0] * INGREDIENTS
        self.hidden: i64 = 0

    def receiver(self, bowl: i64) -> i64:
        """The side that gets a bowl which the seat completes."""
        return self.shop.menu.receiver(bowl, self.seat)

    def mine(self, bowl: i64) -> bool:
        return self.receiver(bowl) == self.shop.menu.sides[self.seat]

    def shared(self, bowl: i64) -> bool:
        """Whether a rival may complete this bowl for themselves."""
        menu = self.shop.menu
        return menu.receivers[bowl] == ACTIVE and not menu.solo

    def count_unseen(self) -> None:
        """The ingredients of the cards this seat does not know."""
        seat = self.seat
        knows = self.shop.knows
        for kind in range(INGREDIENTS):
            number: i64 = 0
            for card in range(VALUES * kind, VALUES * kind + VALUES):
                known: i64 = knows[card]
                number += 1 - (known >> seat & 1)
            self.unseen[kind] = number
            self.hidden += number
        for bowl in self.bowls:
            bowl.missing = self.hidden
            for kind in range(INGREDIENTS):
                if bowl.kinds >> kind & 1:
                    bowl.missing -= self.unseen[kind]

    def kinds_with(self, card: i64, bowl: i64) -> i64:
        return self.bowls[bowl].kinds | 1 << (card // VALUES)

    def serves(self, card: i64, bowl: i64) -> bool:
        """R4.1: whether the card completes the bowl."""
        return ready([*self.shop.bowls[bowl], card], self.shop.menu.ready_sum)

    def points_with(self, card: i64, bowl: i64) -> i64:
        """R8.1: what the bowl would score with the card in it."""
        return points_of(([*self.shop.bowls[bowl], card],), self.shop.menu.points)


@final
class RamenGuide(Guide[Shop]):
    """Features: see `guide.toml`. Alone the pile's four stages and what is unseen count too."""

    def __init__(self, game: Game, weights: Weights) -> None:
        super().__init__(game, weights)
        self.alone = weights.of("alone", STAGES * TABLE)
        self.fresh = weights.of("fresh", STAGES)
        self.held = weights.of("held", STAGES * VALUES)
        self.scarce = weights.of("scarce", STAGES * INGREDIENTS)
        self.lacking = weights.of("lacking", STAGES * (BOWLS + 1))
        self.own = weights.of("own", TABLE)
        self.shared = weights.of("shared", TABLE)
        self.theirs = weights.of("theirs", TABLE)
        self.emptied = weights.of("emptied", 3)
        self.kept = weights.of("kept", VALUES)

    # the table as the seat sees it

    def look(self, s: Shop, seat: i64) -> Counter:
        counter = Counter(s, seat)
        solo = s.menu.solo
        if solo:
            counter.count_unseen()
        for at in range(BOWLS):
            bowl = counter.bowls[at]
            if solo:
                bowl.promises = self.alone
                bowl.at = counter.stage * TABLE
                bowl.fresh = self.fresh[counter.stage]
            elif counter.shared(at):
                bowl.promises = self.shared
                bowl.fresh = self.emptied[1]
            elif counter.mine(at):
                bowl.promises = self.own
                bowl.fresh = self.emptied[0]
            else:
                bowl.promises = self.theirs
                bowl.fresh = self.emptied[2]
                bowl.sign = -POINT
            bowl.worth = self.open_worth(counter, bowl, bowl.kinds, bowl.total, bowl.missing)
        return counter

    def open_worth(self, counter: Counter, bowl: Bowl, kinds: i64, total: i64, missing: i64) -> i64:
        """What an open bowl promises with these ingredients and this sum."""
        number: i64 = COUNT[kinds]
        if number == INGREDIENTS:  # R3.7: it waits for the second card
            return 0
        worth: i64 = bowl.promises[bowl.at + number * SUMS + min(total, SUMS - 1)]
        hidden = counter.hidden
        if hidden:
            rate = 1000 * missing // hidden - 1000 * (INGREDIENTS - number) // INGREDIENTS
            scarce: i64 = self.scarce[counter.stage * INGREDIENTS + number]
            worth += scarce * rate // 1000
        return worth

    def gain(self, counter: Counter, card: i64, at: i64, hold: i64) -> i64:
        """What a card in a bowl changes. R4.1 is asked of sums that are kept, not of cards: there
        is a question for every card and bowl."""
        bowl = counter.bowls[at]
        menu = counter.shop.menu
        kinds = bowl.kinds | 1 << (card // VALUES)
        total = bowl.total + card % VALUES
        number: i64 = COUNT[kinds]
        if enough(number, total, menu.ready_sum):
            points: i64 = menu.points[number]
            return points * bowl.sign + bowl.fresh - bowl.worth - hold
        missing = bowl.missing
        if kinds != bowl.kinds:
            missing -= counter.unseen[card // VALUES]
        return self.open_worth(counter, bowl, kinds, total, missing) - bowl.worth - hold

    def hold(self, counter: Counter, card: i64) -> i64:
        """What a card is worth as long as it stays in hand."""
        if not counter.shop.menu.solo:
            return self.kept[card % VALUES]
        lacking: i64 = 0
        for bowl in counter.bowls:
            if not bowl.kinds >> (card // VALUES) & 1:
                lacking += 1
        held: i64 = self.held[counter.stage * VALUES + card % VALUES]
        wanted: i64 = self.lacking[counter.stage * (BOWLS + 1) + lacking]
        return held + wanted

    def gains(self, counter: Counter, moves: list[int]) -> list[int]:
        """What each placement changes by itself."""
        last: i64 = -1
        hold: i64 = 0
        gains: list[int] = []
        for number in moves:
            move: i64 = number
            card = (move - PUT) // BOWLS
            if card != last:
                hold = self.hold(counter, card)
                last = card
            gains.append(self.gain(counter, card, (move - PUT) % BOWLS, hold))
        return gains

    # rating

    def rate(self, s: Shop, seat: i64, moves: list[int]) -> list[int]:
        counter = self.look(s, seat)
        if moves[0] >= TAKE:
            return self.rate_takes(counter, moves)
        gains = self.gains(counter, moves)
        if s.used != NO_BOWL or len(s.hands[seat]) == 1:
            return gains
        best = Best()
        for i in range(len(moves)):
            best.add((moves[i] - PUT) // BOWLS, (moves[i] - PUT) % BOWLS, gains[i])
        return [
            gains[i] + best.partner((moves[i] - PUT) // BOWLS, (moves[i] - PUT) % BOWLS)
            for i in range(len(moves))
        ]

    def rate_takes(self, counter: Counter, moves: list[int]) -> list[int]:
        """The best turn that could follow, if the bowls stay as they are."""
        hand = counter.shop.hands[counter.seat]
        best = Best()
        for number in hand:
            card: i64 = number
            hold = self.hold(counter, card)
            for bowl in range(BOWLS):
                best.add(card, bowl, self.gain(counter, card, bowl, hold))
        without = best.pair()
        rates: list[int] = []
        for move in moves:
            card = move - TAKE
            hold = self.hold(counter, card)
            most = without
            for bowl in range(BOWLS):
                gain = self.gain(counter, card, bowl, hold)
                most = max(most, gain + best.partner(card, bowl) if hand else gain)
            rates.append(most + hold)
        return rates

    def plans(self, s: Shop, seat: i64, moves: list[int]) -> list[list[int]]:
        """R3.2: a turn's two placements together."""
        if moves[0] >= TAKE or s.used != NO_BOWL or len(s.hands[seat]) == 1:
            return [[moves[at]] for at in best_first(self.rate(s, seat, moves))]
        gains = self.gains(self.look(s, seat), moves)
        pairs: list[list[int]] = []
        worths: list[int] = []
        for i in range(len(moves)):
            for j in range(i):
                other_card = (moves[i] - PUT) // BOWLS != (moves[j] - PUT) // BOWLS
                if other_card and (moves[i] - PUT) % BOWLS != (moves[j] - PUT) % BOWLS:
                    pairs.append([moves[i], moves[j]])
                    worths.append(gains[i] + gains[j])
        return [pairs[at] for at in best_first(worths)]

    def sides(self, s: Shop) -> list[int]:
        return s.menu.sides

    def worth(self, s: Shop, seat: i64) -> i64:
        """R8.1: what the side has served so far."""
        menu = s.menu
        return POINT * points_of(s.served[menu.sides[seat]], menu.points)

    # why

    def reasons(self, s: Shop, seat: i64, move: i64) -> list[Reason]:
        """What is so of the move; what goes best with it, only where no other is rated better."""
        counter = self.look(s, seat)
        if move >= TAKE:
            return self.reasons_to_take(counter, move - TAKE)
        reasons = self.reasons_to_put(counter, move)
        moves = s.phase.legal(s, seat)
        rates = self.rate(s, seat, moves)
        partner = self.partner(s, seat, move) if rates[moves.index(move)] == max(rates) else -1
        if partner >= 0:
            reasons.append(Reason("pair", ((partner - PUT) // BOWLS, (partner - PUT) % BOWLS + 1)))
        return reasons

    def partner(self, s: Shop, seat: i64, move: i64) -> i64:
        """The second placement of the best turn with this one; -1: none that gains anything."""
        if s.used != NO_BOWL:
            return -1
        for plan in self.plans(s, seat, s.phase.legal(s, seat)):
            if len(plan) == 2 and move in plan:
                other: i64 = plan[0] if plan[1] == move else plan[1]
                gained: i64 = self.gains(self.look(s, seat), [other])[0]
                return other if gained > 0 else -1
        return -1

    def reasons_to_put(self, counter: Counter, move: i64) -> list[Reason]:
        card = (move - PUT) // BOWLS
        bowl = (move - PUT) % BOWLS
        if not counter.serves(card, bowl):
            return self.reasons_to_leave(counter, card, bowl)
        points = counter.points_with(card, bowl)
        if counter.mine(bowl):
            return [Reason("serves", (bowl + 1, points))]
        return [Reason("serves-other", (bowl + 1, points, counter.receiver(bowl)))]

    def reasons_to_leave(self, counter: Counter, card: i64, bowl: i64) -> list[Reason]:
        """Why a card is good in a bowl that stays open. `roomy`: no one card can complete it then,
        so that two more ingredients have room, or the next player cannot have it."""
        if self.gain(counter, card, bowl, 0) <= 0:
            return []
        there = counter.bowls[bowl]
        kinds = counter.kinds_with(card, bowl)
        total = there.total + card % VALUES
        new = kinds != there.kinds
        full = total + VALUES - 1 >= counter.shop.menu.ready_sum
        roomy = not full and COUNT[kinds] < INGREDIENTS - 1
        if not counter.mine(bowl):
            return [] if new else [Reason("spoils", (bowl + 1, counter.receiver(bowl)))]
        if counter.shared(bowl):
            return [Reason("out-of-reach", (bowl + 1, total))] if roomy else []
        reasons: list[Reason] = []
        if new:
            reasons.append(Reason("builds", (bowl + 1, COUNT[kinds])))
        if roomy and card % VALUES <= SMALL:
            reasons.append(Reason("keeps-low", (bowl + 1, card % VALUES, total)))
        return reasons

    def reasons_to_take(self, counter: Counter, card: i64) -> list[Reason]:
        """What the card is taken for: the bowl where it changes most."""
        best: i64 = 0
        for bowl in range(1, BOWLS):
            if self.gain(counter, card, bowl, 0) > self.gain(counter, card, best, 0):
                best = bowl
        if counter.mine(best) and counter.serves(card, best):
            points = counter.points_with(card, best)
            return [Reason("takes-serve", (card, best + 1, points))]
        if counter.mine(best) and counter.kinds_with(card, best) != counter.bowls[best].kinds:
            return [Reason("takes-new", (card, best + 1))]
        return []


@final
class Best:
    """For each bowl the two cards that change it most."""

    def __init__(self) -> None:
        self.first = [FAR, FAR, FAR]
        self.card = [-1, -1, -1]
        self.second = [FAR, FAR, FAR]

    def add(self, card: i64, bowl: i64, gain: i64) -> None:
        first: i64 = self.first[bowl]
        if gain > first:
            self.second[bowl] = first
            self.first[bowl] = gain
            self.card[bowl] = card
        elif gain > self.second[bowl]:
            self.second[bowl] = gain

    def partner(self, card: i64, bowl: i64) -> i64:
        """R3.2: the best placement of another card into another bowl."""
        best = FAR
        for other in range(BOWLS):
            if other != bowl:
                gain: i64 = self.second[other] if self.card[other] == card else self.first[other]
                best = max(best, gain)
        return best

    def pair(self) -> i64:
        """The best two placements; far below everything where there is but one card."""
        best = FAR
        for bowl in range(BOWLS):
            first: i64 = self.first[bowl]
            if first > FAR:
                card: i64 = self.card[bowl]
                best = max(best, first + self.partner(card, bowl))
        return best


GUIDE: Final = RamenGuide
