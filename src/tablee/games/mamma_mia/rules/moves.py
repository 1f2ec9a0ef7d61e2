"""R13.1, D1 to D9: every move, numbered once and for all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.kernel.catalogue import Catalogue

KINDS: Final = 6  # R3.1: pineapple, pepper, mushroom, olive, chorizo, shrimp
PER_KIND: Final = 15
INGREDIENTS: Final = 90  # the cards 0 to 89, those of kind k from 15 k on
COLOURS: Final = 6
PER_COLOUR: Final = 15  # R3.3
ORDERS: Final = 90  # the cards 90 to 179, those of colour c from 90 + 15 c on
CARDS: Final = 180
MOST: Final = 9  # nobody ever holds more ingredients (R13.1)

PUT: Final[i64] = 0  # n of kind k: 9 k + n - 1
NO_ORDER: Final[i64] = 54
ORDER: Final[i64] = 55  # order o, counted from 0
KITCHEN: Final[i64] = 145
WAITER: Final[i64] = 146
CHOOSE: Final[i64] = 147  # kind k
CHOOSE_PAIR: Final[i64] = 153  # two kinds: see PAIRS
PAY: Final[i64] = 168
ASK: Final[i64] = 169
GIVE_UP: Final[i64] = 170
OWN: Final[i64] = 171  # n of kind k: 10 k + n
HELP: Final[i64] = 231
REFUSE: Final[i64] = 232
GIVE: Final[i64] = 233  # n of kind k: 10 k + n
END: Final[i64] = 293

PAIRS: Final = [(a, b) for a in range(KINDS) for b in range(a + 1, KINDS)]


def catalogue(kinds: list[str], orders: list[str]) -> Catalogue:
    """`put olive 3`, `order green_bombastica`, `draw waiter`, `choose olive+shrimp`, ..."""
    moves = Catalogue()
    some = [str(n) for n in range(1, MOST + 1)]
    starts = [moves.add("put", "put {kind} {n}", kind=kinds, n=some)]
    starts.append(moves.add("no-order", "order none"))
    starts.append(moves.add("order", "order {card}", card=orders))
    starts.append(moves.add("draw-kitchen", "draw kitchen"))
    starts.append(moves.add("draw-waiter", "draw waiter"))
    starts.append(moves.add("choose", "choose {ingredient}", ingredient=kinds))
    pairs = [f"{kinds[a]}+{kinds[b]}" for a, b in PAIRS]
    starts.append(moves.add("choose-pair", "choose {pair}", pair=pairs))
    starts.append(moves.add("pay", "complete hand"))
    starts.append(moves.add("ask", "complete ask"))
    starts.append(moves.add("give-up", "complete give_up"))
    starts.append(moves.add("own", "own {kind} {n}", kind=kinds, n=["0", *some]))
    starts.append(moves.add("help", "help yes"))
    starts.append(moves.add("refuse", "help no"))
    starts.append(moves.add("give", "give {kind} {n}", kind=kinds, n=["0", *some]))
    expected = [PUT, NO_ORDER, ORDER, KITCHEN, WAITER, CHOOSE, CHOOSE_PAIR]
    expected += [PAY, ASK, GIVE_UP, OWN, HELP, REFUSE, GIVE]
    assert starts == expected
    assert len(moves) == END
    return moves
