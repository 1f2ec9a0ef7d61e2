"""Whatever move a reason is given for, it says what is so as things lie: as if the oven were opened
at once, by chance as far as the orders of others go."""

from __future__ import annotations

from collections.abc import Callable

from tablee.bots import guide_of
from tablee.games.mamma_mia.guide.cook import MammaMiaGuide
from tablee.games.mamma_mia.guide.forecast import FAR, Look
from tablee.games.mamma_mia.rules.moves import (
    ASK,
    CHOOSE,
    GIVE,
    GIVE_UP,
    HELP,
    INGREDIENTS,
    KINDS,
    MOST,
    NO_ORDER,
    OWN,
    PAY,
    PUT,
    REFUSE,
)
from tablee.games.mamma_mia.rules.orders import ANY, census, shortfall, total
from tablee.games.mamma_mia.rules.pizzeria import FACES, Pizzeria
from tablee.games.mamma_mia.rules.unloading import open_oven
from tablee.games.mamma_mia.tests.table import GAME
from tablee.i18n import Speaker
from tablee.kernel import SILENT, Log, Rng, determinize, play

SPEAKERS = [Speaker(language, GAME, strict=True) for language in ("en", "fr")]
SAMPLES = 5  # of what may become of the orders of others


class Case:
    """A reason, and the true table at which it is given for a move."""

    def __init__(
        self, guide: MammaMiaGuide, s: Pizzeria, seat: int, move: int, args: tuple[int, ...]
    ) -> None:
        self.guide, self.s, self.seat, self.move, self.args = guide, s, seat, move, args
        self.moves = s.phase.legal(s, seat)
        self.hand = census(s.hands[seat])
        self.missing = total(s.missing) if s.missing else 0

    def named(self, kind: int) -> int:
        """So many cards of a kind are named by the orders in hand."""
        carte, orders = self.s.house.carte, self.s.orders[self.seat]
        return sum(carte.shown[card - INGREDIENTS][kind] for card in orders)

    def best(self) -> bool:
        rates = self.guide.rate(self.s, self.seat, self.moves)
        return rates[self.moves.index(self.move)] == max(rates)

    def succeeds(self, put: int, card: int, sample: int) -> bool:
        """Whether an order is completed by the table and the hand alone, if it is put on these
        ingredients (none: NO_ORDER) and then the oven is opened."""
        s, rng = self.s.clone(), Rng.seeded(f"{put} {card} {sample}")
        if put < NO_ORDER:
            play(s, self.seat, put)
        s.oven.append(s.orders[self.seat].pop(s.orders[self.seat].index(card)))
        s.kitchen = s.kitchen or [0]
        s.acting = 0
        open_oven(s, self.seat, SILENT)
        while card in s.oven or card in s.revealed:
            moves, key = s.legal(), s.phase.key
            if s.revealed[0] == card and key == "complete":
                return PAY in moves
            if s.seat != self.seat:
                move = moves[rng.below(len(moves))]
            elif key == "complete":
                move = PAY if PAY in moves else GIVE_UP
            elif key == "choose":
                bill = Look(s, self.seat, 0).now().bill(s.revealed[0] - INGREDIENTS)
                assert bill is not None
                move = bill.choice  # what lacks least
            else:
                move = REFUSE if key == "help" else self.guide.choose(s, self.seat, moves, rng)
            play(s, s.seat, move)
        return card in s.served

    def possible(self, puts: list[int]) -> bool:
        """Whether any order in hand has a chance, on any of these ingredients."""
        found = [(put, card) for put in puts for card in self.s.orders[self.seat]]
        return any(self.succeeds(*one, sample) for one in found for sample in range(SAMPLES))

    def card(self) -> int:
        """The order in hand that the reason names."""
        return next(card for card in self.s.orders[self.seat] if FACES[card] == self.args[0])


def completes(case: Case) -> bool:
    return all(case.succeeds(case.move, case.card(), sample) for sample in range(SAMPLES))


def foresees(case: Case) -> bool:
    """So many cards, never more than may be hoped for; what is spoiled lacks none."""
    return case.card() >= INGREDIENTS and 0 < case.args[1] < FAR


def hangs_on_others(case: Case) -> bool:
    orders = [card for card in case.s.oven if card >= INGREDIENTS]
    return case.card() >= INGREDIENTS and any(case.s.owner_of(o) != case.seat for o in orders)


def may_draw(case: Case) -> bool:
    return len(case.s.kitchen) >= case.s.seats


def changes(case: Case) -> bool:
    """Of what is in hand these are named least; and there are cards to change them for."""
    n, kind = case.args
    least = min(case.named(other) for other in range(KINDS) if case.hand[other])
    same = case.move == PUT + MOST * kind + n - 1 and case.named(kind) == least
    return same and not case.possible(case.moves) and bool(case.s.kitchen)


def least_missing(case: Case) -> bool:
    order, table = case.s.revealed[0] - INGREDIENTS, census(case.s.table)
    need = case.s.house.carte.need
    missing = [total(shortfall(need(order, move), table)) for move in case.moves]
    return case.args == (missing[case.moves.index(case.move)],) == (min(missing),)


def costs_later(case: Case) -> bool:
    """It could be done, but then fewer of one's own succeed that are still to come out."""
    could = HELP in case.moves if case.move == REFUSE else PAY in case.moves
    mine = [card for card in case.s.oven if card >= INGREDIENTS]
    mine = [card for card in mine if case.s.owner_of(card) == case.seat]
    without = Look(case.s, case.seat, case.guide.rival).later().pizzas
    return could and case.move in (REFUSE, GIVE_UP) and len(mine) >= without > 0


def says_named(case: Case) -> bool:
    kind = (case.move - (OWN if case.move < HELP else GIVE)) // 10
    return case.best() and bool(case.s.missing[ANY]) and case.args == (case.named(kind),)


def refused_costs_nothing(case: Case) -> bool:
    """R8.8: the pizza fails, and until then nobody parts with anything."""
    s, rng, log = case.s.clone(), Rng.seeded("refused"), Log()
    order = s.revealed[0]
    play(s, case.seat, ASK, log)
    while s.revealed and s.revealed[0] == order:
        moves = s.legal()
        play(s, s.seat, REFUSE if REFUSE in moves else moves[rng.below(len(moves))], log)
    told = [event.key for event in log.events]
    return PAY not in case.moves and not {"used", "added", "gave"} & {*told[: told.index("failed")]}


def serves_own(case: Case) -> bool:
    """R8.7: a pizza for so many cards."""
    s, rng, log = case.s.clone(), Rng.seeded("help"), Log()
    order = s.revealed[0]
    play(s, case.seat, HELP, log)
    while s.revealed and s.revealed[0] == order:
        play(s, s.seat, s.legal()[rng.below(len(s.legal()))], log)
    told = [event.key for event in log.events]
    gave = sum(event.args[1] for event in log.events if event.key == "gave")
    rewarded = log.events[told.index("reward")].args[0] == case.seat
    return rewarded and case.args[0] == case.missing == gave


SO: dict[str, Callable[[Case], bool]] = {
    "completes": completes,
    "relies": hangs_on_others,
    "hopes": lambda case: foresees(case) and may_draw(case) and case.s.house.helping_hand,
    "hopes-to-draw": lambda case: (
        foresees(case) and may_draw(case) and not case.s.house.helping_hand
    ),
    "hopes-for-help": lambda case: foresees(case) and case.s.house.helping_hand,
    "waits": lambda case: bool(case.s.orders[case.seat]) and not case.possible([NO_ORDER]),
    "changes": changes,
    "few-orders": lambda case: (
        2 * case.args[0] < sum(case.hand) and case.args[0] == len(case.s.orders[case.seat])
    ),
    "few-ingredients": lambda case: (
        case.args[0] == sum(case.hand) < 2 * len(case.s.orders[case.seat])
    ),
    "least-missing": least_missing,
    "pays": lambda case: case.best() and case.args == (case.missing,),
    "asks": refused_costs_nothing,
    "gives-up": lambda case: case.moves == [GIVE_UP],
    "cannot-help": lambda case: case.moves == [REFUSE],
    "help-pays": serves_own,
    "costs-later": costs_later,
    "own-share": lambda case: not case.s.missing[ANY] and case.move == max(case.moves),
    "needed": lambda case: says_named(case) and case.args[0] > 1,
    "hardly-needed": lambda case: says_named(case) and case.args[0] <= 1,
}


def told(guide: MammaMiaGuide, s: Pizzeria, rng: Rng) -> set[str]:
    """The reasons for every move of a decision, each checked at the table and in both languages."""
    seat, given = s.seat, set()
    world = determinize(s, seat, rng)
    assert isinstance(world, Pizzeria)
    for move in s.legal():
        for reason in guide.reasons(world, seat, move):
            text = GAME.catalogue.texts[move]
            assert SO[reason.key](Case(guide, s, seat, move, reason.args)), (text, reason)
            given.add(reason.key)
            assert not any(speaker.reason(reason)[0].islower() for speaker in SPEAKERS)
    return given


def test_every_reason_for_any_move_is_so() -> None:
    guide = guide_of(GAME)
    assert isinstance(guide, MammaMiaGuide)
    given: set[str] = set()
    for deal in range(18):
        seats, rng = 2 + deal % 5, Rng.seeded(f"reasons {deal}")
        options = {"helping_hand": "off" if deal % 6 == 5 else "on"}
        s = GAME.new(seats, GAME.settle(seats, options), f"reasons {deal}")
        assert isinstance(s, Pizzeria)
        while s.acting:
            moves = s.legal()
            if rng.below(12) == 0 or (moves[0] >= CHOOSE and rng.below(3) == 0):
                given |= told(guide, s, rng)
            wise = guide.choose(s, s.seat, moves, rng)
            play(s, s.seat, wise if rng.below(6) else moves[rng.below(len(moves))])
    assert given == set(GAME.hints)
