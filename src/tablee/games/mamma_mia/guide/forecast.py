"""What the oven will leave, as a seat works it out from what it knows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.mamma_mia.rules.moves import CHOOSE, CHOOSE_PAIR, KINDS, PAIRS, PER_COLOUR
from tablee.games.mamma_mia.rules.orders import (
    ANY,
    NO_KIND,
    NOTHING,
    Carte,
    census,
    from_table,
    shortfall,
    total,
)
from tablee.games.mamma_mia.rules.pizzeria import FACES, Pizzeria

FAR: Final = 4  # an order that lacks so many cards is not hoped for
DRAWS: Final = 12
MOST_WAYS: Final = 300  # that are told apart: see `Look.ways`


@final
class Bill:
    """What an order lacks on the table, and how much of it in hand too."""

    def __init__(self, choice: i64, missing: i64, lacks: i64) -> None:
        self.choice = choice
        self.missing = missing
        self.lacks = lacks

    def weight(self) -> i64:
        return FAR * self.lacks + self.missing


@final
class Forecast:
    """The table when all that is in the oven is out of it, and what is then left in hand."""

    def __init__(
        self, carte: Carte, colour: i64, rival: i64, table: list[int], hand: list[int]
    ) -> None:
        self.carte = carte
        self.rival = rival  # so many missing cards the others are thought to have in hand
        self.colour = colour  # one's own
        self.table = table
        self.hand = hand  # without what one's own orders in the oven will need
        self.pizzas: i64 = 0  # so many of these will succeed

    def copy(self) -> Forecast:
        twin = Forecast(self.carte, self.colour, self.rival, self.table[:], self.hand[:])
        twin.pizzas = self.pizzas
        return twin

    def reveal(self, faces: list[int]) -> None:
        """Card by card: the own orders are paid from hand, those of the others if little lacks."""
        for face in faces:
            if face < KINDS:
                self.table[face] += 1
            else:
                self.settle(face - KINDS)

    def settle(self, order: i64) -> None:
        bill = self.bill(order)
        if bill is None:
            return
        mine = order // PER_COLOUR == self.colour
        if bill.lacks if mine else bill.missing > self.rival:
            return
        need = self.carte.need(order, bill.choice)
        if mine:
            self.pizzas += 1
            self.pay(shortfall(need, self.table))
        self.use(need)

    def ways(self, order: i64) -> list[Forecast]:
        """What an order may leave: it fails, or takes what its owner chooses."""
        carte = self.carte
        found = [self]
        if carte.spoiler(order, self.table) != NO_KIND:
            return found
        choices = [NO_KIND]
        if carte.leaves_choice(order):
            choices = carte.possible(order, self.table)
        for choice in choices:
            taken = self.copy()
            taken.use(carte.need(order, choice))
            found.append(taken)
        return found

    def bill(self, order: i64) -> Bill | None:
        """What an order lacks, its choice made so that it is least; None if it must fail."""
        carte = self.carte
        if carte.spoiler(order, self.table) != NO_KIND:
            return None
        shown = carte.shown[order]
        if shown[ANY]:
            missing = shortfall(shown, self.table)
            return Bill(NO_KIND, missing[ANY], self.lacking(missing))
        plain = Bill(NO_KIND, 0, 0)
        for kind in range(KINDS):
            self.charge(plain, kind, 0, shown[kind])
        each: i64 = carte.chosen[order]
        if not each:
            return plain
        best: Bill | None = None
        for choice in carte.possible(order, self.table):
            bill = Bill(choice, plain.missing, plain.lacks)
            if choice < CHOOSE_PAIR:
                kind = choice - CHOOSE
                self.charge(bill, kind, shown[kind], shown[kind] + each)
            else:
                first, second = PAIRS[choice - CHOOSE_PAIR]
                self.charge(bill, first, shown[first], shown[first] + each)
                self.charge(bill, second, shown[second], shown[second] + each)
            if best is None or bill.weight() < best.weight():
                best = bill
        return best

    def charge(self, bill: Bill, kind: i64, before: i64, after: i64) -> None:
        """The bill for `before` cards of a kind becomes one for `after` cards."""
        table: i64 = self.table[kind]
        hand: i64 = self.hand[kind]
        bill.missing += max(0, after - table) - max(0, before - table)
        bill.lacks += max(0, after - table - hand) - max(0, before - table - hand)

    def lacking(self, missing: list[int]) -> i64:
        """So many of the missing cards are not in hand either."""
        if missing[ANY]:
            return max(0, missing[ANY] - total(self.hand))
        lacks: i64 = 0
        for kind in range(KINDS):
            lacks += max(0, missing[kind] - self.hand[kind])
        return lacks

    def pay(self, missing: list[int]) -> None:
        left: i64 = missing[ANY]
        for kind in range(KINDS):
            n: i64 = min(left, self.hand[kind]) if missing[ANY] else missing[kind]
            self.hand[kind] -= n
            left -= n

    def use(self, need: list[int]) -> None:
        """What it takes, as far as it is there: the rest has been added."""
        taken = from_table(need, self.table, NOTHING)
        for kind in range(KINDS):
            self.table[kind] = max(0, self.table[kind] - taken[kind])


@final
class Look:
    """What a seat sees in a world, counted. The oven is covered, but nobody forgets it here."""

    def __init__(self, s: Pizzeria, seat: i64, rival: i64) -> None:
        self.carte = s.house.carte
        self.seat = seat
        self.colour: i64 = s.colours[seat]
        self.rival = rival
        self.hand = census(s.hands[seat])
        self.orders = [FACES[card] - KINDS for card in s.orders[seat]]
        self.table = census(s.table)
        self.oven = [FACES[card] for card in s.oven]
        if s.unloading:
            self.oven.reverse()  # R7.1: it has been turned over
        self.others: i64 = s.seats - 1 if s.house.helping_hand else 0
        self.draws: i64 = min(DRAWS, len(s.kitchen) // s.seats)

    def now(self) -> Forecast:
        return Forecast(self.carte, self.colour, self.rival, self.table[:], self.hand[:])

    def later(self) -> Forecast:
        """What the oven will leave."""
        after = self.now()
        after.reveal(self.oven)
        return after

    def later_without(self, kind: i64, n: i64) -> Forecast:
        """The same if so many cards of a kind leave the hand at once, to lie above all that."""
        after = self.now()
        after.hand[kind] -= n
        after.reveal(self.oven)
        after.table[kind] += n
        return after

    def ways_without(self, kind: i64, n: i64, own: bool) -> list[Forecast]:
        """The same, whatever becomes of the orders of others, or (`own`) of all, if they cost their
        owner nothing; none: too many ways to follow."""
        now = self.now()
        now.hand[kind] -= n
        found = [now]
        for face in self.oven:
            if face >= KINDS and (own or (face - KINDS) // PER_COLOUR != self.colour):
                grown: dict[tuple[int, ...], Forecast] = {}
                for one in found:
                    for way in one.ways(face - KINDS):
                        grown[(*way.table, *way.hand)] = way
                found = list(grown.values())
                if len(found) > MOST_WAYS:
                    return []
            else:
                for one in found:
                    one.reveal([face])
        for one in found:
            one.table[kind] += n
        return found

    def later_with(self, need: list[int], missing: list[int]) -> Forecast:
        """The same if these ingredients are used first, and what is missing is paid from hand."""
        after = self.now()
        after.pay(missing)
        after.use(need)
        after.reveal(self.oven)
        return after
