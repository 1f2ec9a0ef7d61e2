"""Leduc poker on the kernel: the same game as OpenSpiel's `leduc_poker` for two.

Six cards, two of each rank. Each seat antes one chip and gets one card; a round of betting; one
card is turned up; a second round of betting. At most two raises a round, of two chips, then of
four. A pair with the card turned up wins, else the higher card; equal ranks share.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tablee.kernel.catalogue import Catalogue
from tablee.kernel.log import EVERYONE, NOBODY, Log
from tablee.kernel.rng import Rng
from tablee.kernel.state import ONE_BACK, State, Turn
from tablee.kernel.zone import Zone

SEATS: Final = 2
CARDS: Final = 6
SUITS: Final = 2  # cards 2r and 2r + 1 have rank r
ANTE: Final = 1
MAX_RAISES: Final = 2
NEW_DECK: Final = list(range(CARDS))
UNSEEN: Final = [NOBODY] * CARDS
NO_CARD: Final[list[int]] = []

MOVES: Final = Catalogue()
FOLD: Final = 0
CALL: Final = 1  # to call nothing is to check
RAISE: Final = 2
MOVES.add("bet", "{bet}", bet=["fold", "call", "raise"])


@final
@mypyc_attr(free_list_len=1)  # playouts make and drop one table after the other
class Table(State):
    """A deck, two hands of one card, the card turned up, and the chips."""

    def __init__(
        self,
        rng: Rng,
        knows: list[int],
        deck: list[int],
        hands: tuple[list[int], list[int]],
        board: list[int],
        matched: i64,
        raises: i64,
        checked: bool,
    ) -> None:
        super().__init__(SEATS, rng, knows, ONE_BACK)
        self.deck = deck
        self.hands = hands
        self.board = board  # never changes once a card lies there: clones share it
        self.matched = matched  # chips that both seats have paid; an open raise comes on top
        self.raises = raises  # in this round
        self.checked = checked  # the first seat of this round checked

    def clone(self) -> Table:
        twin = Table(
            self.rng.clone(),
            self.knows[:],
            self.deck[:],
            (self.hands[0][:], self.hands[1][:]),
            self.board,
            self.matched,
            self.raises,
            self.checked,
        )
        self.copy_frame(twin)
        return twin

    def zones(self) -> list[Zone]:
        return [
            Zone("deck", self.deck, eyes=NOBODY),
            Zone("hand", self.hands[0], owner=0),
            Zone("hand", self.hands[1], owner=1),
            Zone("board", self.board),
        ]

    def facts(self, viewer: i64) -> dict[str, object]:
        return {"matched": self.matched, "raises": self.raises, "checked": self.checked}


class Betting(Turn[Table]):
    """One bet at a time; the round ends with a call, or with two checks."""

    rule = "betting"

    def raise_by(self) -> i64:
        raise NotImplementedError

    def close(self, s: Table, log: Log) -> None:
        """Both seats have paid the same: what follows the round."""
        raise NotImplementedError

    def legal(self, s: Table, seat: i64) -> list[int]:
        if s.raises == 0:
            return [CALL, RAISE]  # nobody folds for free
        if s.raises < MAX_RAISES:
            return [FOLD, CALL, RAISE]
        return [FOLD, CALL]

    def apply(self, s: Table, seat: i64, move: i64, log: Log) -> None:
        log.all("bet", seat, move)
        if move == FOLD:
            pay(s, 1 - seat)
            return
        if s.raises > 0:
            s.matched += self.raise_by()
        if move == RAISE:
            s.raises += 1
            s.turn(self, 1 - seat)
        elif s.raises > 0 or s.checked:
            self.close(s, log)
        else:
            s.checked = True
            s.turn(self, 1 - seat)


@final
class FirstRound(Betting):
    """Before the card is turned up."""

    key = "first-round"

    def raise_by(self) -> i64:
        return 2

    def close(self, s: Table, log: Log) -> None:
        """Chance is drawn when it is due, as in OpenSpiel: a deck is not shuffled beforehand."""
        card: i64 = s.deck.pop(s.rng.below(len(s.deck)))
        s.board = [card]
        s.show(card, EVERYONE)
        log.all("turned-up", card)
        s.raises = 0
        s.checked = False
        s.turn(SECOND_ROUND, 0)


@final
class SecondRound(Betting):
    """After it, up to the showdown."""

    key = "second-round"

    def raise_by(self) -> i64:
        return 4

    def close(self, s: Table, log: Log) -> None:
        first = strength(s.hands[0], s.board)
        second = strength(s.hands[1], s.board)
        if first == second:
            s.finish([0, 0])
        else:
            pay(s, 0 if first > second else 1)


def strength(hand: list[int], board: list[int]) -> i64:
    """A pair beats every single card."""
    own: i64 = hand[0]
    common: i64 = board[0]
    rank = own // SUITS
    return rank + CARDS if rank == common // SUITS else rank


def pay(s: Table, winner: i64) -> None:
    """What the loser has paid; an open raise goes back to whoever made it."""
    s.finish([s.matched, -s.matched] if winner == 0 else [-s.matched, s.matched])


def setup(rng: Rng) -> Table:
    deck = NEW_DECK[:]
    first: i64 = deck.pop(rng.below(CARDS))
    second: i64 = deck.pop(rng.below(CARDS - 1))
    return deal(rng, deck, first, second)


def deal(rng: Rng, deck: list[int], first: i64, second: i64) -> Table:
    """Each seat sees its own card."""
    knows = UNSEEN[:]
    knows[first] = 1 << 0
    knows[second] = 1 << 1
    s = Table(rng, knows, deck, ([first], [second]), NO_CARD, ANTE, 0, False)
    s.turn(FIRST_ROUND, 0)
    return s


FIRST_ROUND: Final = FirstRound()
SECOND_ROUND: Final = SecondRound()
