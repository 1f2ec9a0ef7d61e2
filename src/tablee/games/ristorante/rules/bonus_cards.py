"""R16: the bonus cards, one by one. Each entry says everything its card does, and when.

`n` and `m` are the numbers of the card's text, from bonus_cards.toml. An effect that lasts is a
field of `Bonus` that other chapters read; what happens at once is `acquired`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.ristorante.rules.bonus import ALWAYS, ONCE, STANDING, Bonus
from tablee.games.ristorante.rules.cooking import ASK_COURSE
from tablee.games.ristorante.rules.drawing import (
    ASK_WINE,
    affordable,
    buy_wine,
    renew,
)
from tablee.games.ristorante.rules.market import (
    ASK_CRATE,
    WITH_THE_BAG,
    WITH_THE_CAT,
    go_shopping,
)
from tablee.games.ristorante.rules.moves import DECLINE, FIRST_BONUS, FIRST_WINE, TAKE, WINE
from tablee.games.ristorante.rules.town import WINE as WINE_DECK
from tablee.games.ristorante.rules.town import Town
from tablee.kernel.log import EVERYONE, Log
from tablee.kernel.state import Step, Turn


def acquire(s: Town, seat: i64, card: i64, log: Log) -> None:
    """R15.3, R15.4, R15.6: into a free slot; what it does at once comes next."""
    s.bonuses[seat].append(card)
    bonus = s.bonus(card)
    bonus.acquired(s, seat, log)


# --- R16.1, R16.12, R16.13: points at the end -----------------------------------------------------


@final
class Points(Bonus):
    """acquario, parco_giochi, piano_bar: worth `n` points in the final scoring."""

    def __init__(self, card: i64, cost: i64, deck: i64, n: i64, m: i64) -> None:
        super().__init__(card, cost, deck, STANDING, n, m)
        self.points = n


@final
class ChicFurnishings(Bonus):
    """R16.12, arredamento_chic: `n` points for each room at the end."""

    def __init__(self, card: i64, cost: i64, deck: i64, n: i64, m: i64) -> None:
        super().__init__(card, cost, deck, STANDING, n, m)
        self.per_room = n


@final
class DisplayCase(Bonus):
    """R16.13, bacheca: a golden spoon is worth `n`."""

    def __init__(self, card: i64, cost: i64, deck: i64, n: i64, m: i64) -> None:
        super().__init__(card, cost, deck, STANDING, n, m)
        self.spoon = n


@final
class ShopSign(Bonus):
    """R16.13, insegna: a star is worth `n`, the printed one too."""

    def __init__(self, card: i64, cost: i64, deck: i64, n: i64, m: i64) -> None:
        super().__init__(card, cost, deck, STANDING, n, m)
        self.star = n


# --- R16.2, R16.3, R16.6, R16.9, R16.10: at the market --------------------------------------------


@final
class Supplier(Bonus):
    """R16.2, allevatore, orto, frutteto, pescatore, squattero: purchases from shop `n`'s crate.

    At once: one such purchase, at its cost, or none.
    """

    def __init__(self, card: i64, cost: i64, deck: i64, n: i64, m: i64) -> None:
        super().__init__(card, cost, deck, ALWAYS, n, m)
        self.crate = n

    def acquired(self, s: Town, seat: i64, log: Log) -> None:
        s.then(ASK_CRATE, seat, self.crate)


@final
class ShoppingBag(Bonus):
    """R16.3, borsone_della_spesa: `n` purchases in a market action without restock.

    At once: up to so many purchases, from stalls and from wherever one's cards allow (Q58).
    """

    def __init__(self, card: i64, cost: i64, deck: i64, n: i64, m: i64) -> None:
        super().__init__(card, cost, deck, ALWAYS, n, m)
        self.purchases = n

    def acquired(self, s: Town, seat: i64, log: Log) -> None:
        go_shopping(s, seat, WITH_THE_BAG)


@final
class Pantry(Bonus):
    """R16.6, dispensa: the shelf has no limit."""

    def __init__(self, card: i64, cost: i64, deck: i64, n: i64, m: i64) -> None:
        super().__init__(card, cost, deck, STANDING, n, m)
        self.pantry = True


@final
class Cat(Bonus):
    """R16.9, gatto: once in an action phase a tile from a bin, free, instead of a purchase.

    At once: one such tile, which is the one of this phase.
    """

    def __init__(self, card: i64, cost: i64, deck: i64, n: i64, m: i64) -> None:
        super().__init__(card, cost, deck, ALWAYS, n, m)
        self.cat = True

    def acquired(self, s: Town, seat: i64, log: Log) -> None:
        go_shopping(s, seat, WITH_THE_CAT)


@final
class TrustedShop(Bonus):
    """R16.10, negozio_di_fiducia: after an action without an ingredient, one restock.

    At once: the restock after the action that brought it (Q59).
    """

    def __init__(self, card: i64, cost: i64, deck: i64, n: i64, m: i64) -> None:
        super().__init__(card, cost, deck, ALWAYS, n, m)
        self.trusted = True


# --- R16.4, R16.17: coins and cubes ---------------------------------------------------------------


@final
class Coins(Bonus):
    """R16.4, barman, maitre: `n` coins at once, then face down."""

    def __init__(self, card: i64, cost: i64, deck: i64, n: i64, m: i64) -> None:
        super().__init__(card, cost, deck, ONCE, n, m)

    def acquired(self, s: Town, seat: i64, log: Log) -> None:
        s.cash[seat] += self.n
        log.all("got-coins", seat, self.n)
        s.turn_down(self.card)


@final
class Cubes(Bonus):
    """R16.17, cucina_professionale, droghiere: `n` cubes from the box at once, then face down."""

    def __init__(self, card: i64, cost: i64, deck: i64, n: i64, m: i64) -> None:
        super().__init__(card, cost, deck, ONCE, n, m)

    def acquired(self, s: Town, seat: i64, log: Log) -> None:
        n = min(self.n, s.box_cubes)
        s.box_cubes -= n
        s.cubes[seat] += n
        log.all("got-cubes", seat, n)
        s.turn_down(self.card)


# --- R16.5, R16.7, R16.8, R16.11, R16.16: cooking and judging -------------------------------------


@final
class Chef(Bonus):
    """R16.5, chef: one recipe may ask for `n` toques more than one has; then face down."""

    def __init__(self, card: i64, cost: i64, deck: i64, n: i64, m: i64) -> None:
        super().__init__(card, cost, deck, ONCE, n, m)
        self.toques = n


@final
class SauceExpert(Bonus):
    """R16.7, esperto_di_salse: `n` more for the critics and at the contest, not in the Guide."""

    def __init__(self, card: i64, cost: i64, deck: i64, n: i64, m: i64) -> None:
        super().__init__(card, cost, deck, STANDING, n, m)
        self.sauce = n


@final
class PresidentsPhoto(Bonus):
    """R16.8, foto_del_presidente: its owner orders every tie they are in."""

    def __init__(self, card: i64, cost: i64, deck: i64, n: i64, m: i64) -> None:
        super().__init__(card, cost, deck, STANDING, n, m)
        self.ties = True


@final
class ExtraIcon(Bonus):
    """R16.11, aiuto_chef, massaia: one recipe of the dinner also counts as speciality `n`."""

    def __init__(self, card: i64, cost: i64, deck: i64, n: i64, m: i64) -> None:
        super().__init__(card, cost, deck, STANDING, n, m)
        self.icon_of = n


@final
class CatchUpCourse(Bonus):
    """R16.16, corso_di_recupero: pay `n` coins for a step up, in one's turns and recipe steps.

    At once: one step, or none.
    """

    def __init__(self, card: i64, cost: i64, deck: i64, n: i64, m: i64) -> None:
        super().__init__(card, cost, deck, ALWAYS, n, m)
        self.course = n

    def acquired(self, s: Town, seat: i64, log: Log) -> None:
        s.then(ASK_COURSE, seat)


# --- R16.14, R16.15, R16.18: from other piles -----------------------------------------------------


@final
class WineCellar(Bonus):
    """R16.14, cantina: a draw of wine shows `n` cards, and `m` of them may be bought.

    At once: one such draw.
    """

    def __init__(self, card: i64, cost: i64, deck: i64, n: i64, m: i64) -> None:
        super().__init__(card, cost, deck, ALWAYS, n, m)
        self.wines_drawn = n
        self.wines_bought = m

    def acquired(self, s: Town, seat: i64, log: Log) -> None:
        s.then(ASK_WINE, seat)


@final
class Accountant(Bonus):
    """R16.15, commercialista: at once, any discarded bonus card for free, if a slot is left."""

    def __init__(self, card: i64, cost: i64, deck: i64, n: i64, m: i64) -> None:
        super().__init__(card, cost, deck, ONCE, n, m)

    def acquired(self, s: Town, seat: i64, log: Log) -> None:
        s.turn_down(self.card)
        if s.bonus_discard and len(s.bonuses[seat]) < s.house.numbers.bonus_slots:  # Q35
            s.then(ASK_ACCOUNTANT, seat)


@final
class AskAccountant(Step[Town]):
    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.turn(ACCOUNTANT, a)


@final
class AccountantPick(Turn[Town]):
    """R16.15, Q36: the card counts as acquired."""

    key = "accountant"
    rule = "R16.15"
    waiting = "R5.1:not-your-turn"

    def legal(self, s: Town, seat: i64) -> list[int]:
        moves = [TAKE + card - FIRST_BONUS for card in sorted(s.bonus_discard)]
        moves.append(DECLINE)
        return moves

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move == DECLINE:
            log.all("declined", seat)
        else:
            card = move - TAKE + FIRST_BONUS
            s.bonus_discard.remove(card)
            log.all("took-bonus", seat, card)
            acquire(s, seat, card, log)
        s.go_on(log)


@final
class Sommelier(Bonus):
    """R16.18, sommelier: at once, any wine of the draw pile at its cost, or none."""

    def __init__(self, card: i64, cost: i64, deck: i64, n: i64, m: i64) -> None:
        super().__init__(card, cost, deck, ONCE, n, m)

    def acquired(self, s: Town, seat: i64, log: Log) -> None:
        s.turn_down(self.card)
        s.then(ASK_SOMMELIER, seat)


@final
class AskSommelier(Step[Town]):
    """R16.18: an empty pile is renewed first; asked even where nothing can be paid (R20.2)."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        if not s.decks[WINE_DECK]:
            renew(s, WINE_DECK, log)
        if s.decks[WINE_DECK]:
            s.turn(SOMMELIER, a)


@final
class SommelierPick(Turn[Town]):
    """R16.18: the pile is searched, and shuffled in either case."""

    key = "sommelier"
    rule = "R16.18"
    waiting = "R5.1:not-your-turn"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return affordable(s, seat, s.decks[WINE_DECK])

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        pile = s.decks[WINE_DECK]
        if move == DECLINE:
            log.all("declined", seat)
        else:
            card = move - WINE + FIRST_WINE
            s.show(card, EVERYONE)
            buy_wine(s, seat, card, pile, log)
        s.rng.shuffle(pile)
        s.go_on(log)

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        if not WINE <= move < WINE + FIRST_BONUS - FIRST_WINE:
            return self.rule
        there = move - WINE + FIRST_WINE in s.decks[WINE_DECK]
        return "R6.6:too-dear" if there else "R16.18:not-there"


ASK_ACCOUNTANT: Final = AskAccountant()
ACCOUNTANT: Final = AccountantPick()
ASK_SOMMELIER: Final = AskSommelier()
SOMMELIER: Final = SommelierPick()
