"""R16: the bonus cards. `ENTRIES` says of each card everything it does, and when.

An effect that lasts is a field of `Bonus` that other chapters read; what happens at once, as soon
as somebody has the card, is a function here.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.ristorante.rules import bonus as gives, moves as do
from tablee.games.ristorante.rules.bonus import ALWAYS, ONCE, STANDING, AtOnce, Bonus, Entry
from tablee.games.ristorante.rules.cooking import ASK_COURSE
from tablee.games.ristorante.rules.drawing import ASK_WINE, affordable, buy_wine, renew
from tablee.games.ristorante.rules.market import ASK_CRATE, WITH_THE_BAG, WITH_THE_CAT, go_shopping
from tablee.games.ristorante.rules.town import WINE_DECK, Ask, Deed, Offer, Question, Town
from tablee.kernel.log import Log
from tablee.kernel.state import Step


def acquire(s: Town, seat: i64, card: i64, log: Log) -> None:
    """R15.3, R15.4, R15.6: into a free slot; what it does at once comes next."""
    s.bonuses[seat].append(card)
    bonus = s.bonus(card)
    bonus.at_once(s, seat, bonus, log)


# --- at once: the same question as in play, and it may be declined (R20.4) ------------------------


def search_crate(s: Town, seat: i64, bonus: Bonus, log: Log) -> None:
    """R16.2: one purchase from the crate of its shop."""
    s.then(ASK_CRATE, seat, bonus.of(gives.CRATE) - 1)


def shop_with_bag(s: Town, seat: i64, bonus: Bonus, log: Log) -> None:
    """R16.3, Q58: two purchases, from stalls and from wherever one's cards allow."""
    go_shopping(s, seat, WITH_THE_BAG)


def let_cat_out(s: Town, seat: i64, bonus: Bonus, log: Log) -> None:
    """R16.9: a tile from a bin, which is the one of this action phase."""
    go_shopping(s, seat, WITH_THE_CAT)


def at_once(step: Step[Town]) -> AtOnce:
    """R16.14, R16.16: one draw of wine, one step up the scale."""
    return lambda s, seat, bonus, log: s.then(step, seat)


# --- at once, and then face down (R15.4) ----------------------------------------------------------


def get_coins(s: Town, seat: i64, bonus: Bonus, log: Log) -> None:
    """R16.4: from the bank."""
    coins = bonus.of(gives.COINS)
    s.cash[seat] += coins
    log.all("got-coins", seat, coins)
    s.turn_down(bonus.card)


def get_cubes(s: Town, seat: i64, bonus: Bonus, log: Log) -> None:
    """R16.17: from the box, not from the pot."""
    n = min(bonus.of(gives.CUBES), s.box_cubes)
    s.box_cubes -= n
    s.cubes[seat] += n
    log.all("got-cubes", seat, n)
    s.turn_down(bonus.card)


def pick_discarded(s: Town, seat: i64, bonus: Bonus, log: Log) -> None:
    """R16.15: a discarded bonus card for free, if a slot is left (Q35)."""
    s.turn_down(bonus.card)
    if s.bonus_discard and len(s.bonuses[seat]) < s.house.numbers.bonus_slots:
        s.then(ASK_ACCOUNTANT, seat)


@final
class AccountantPick(Offer):
    """R16.15, Q36: the card counts as acquired."""

    key = "accountant"
    rule = "R16.15"

    def legal(self, s: Town, seat: i64) -> list[int]:
        moves = [do.TAKE + card - do.FIRST_BONUS for card in sorted(s.bonus_discard)]
        moves.append(do.DECLINE)
        return moves

    def accept(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        card = move - do.TAKE + do.FIRST_BONUS
        s.bonus_discard.remove(card)
        log.all("took-bonus", seat, card)
        acquire(s, seat, card, log)


def pick_wine(s: Town, seat: i64, bonus: Bonus, log: Log) -> None:
    """R16.18: a wine of the draw pile at its cost."""
    s.turn_down(bonus.card)
    s.then(ASK_SOMMELIER, seat)


def ask_sommelier(s: Town, seat: i64, _: i64, log: Log) -> None:
    """R16.18: an empty pile is renewed first; asked even where nothing can be paid (R20.2)."""
    if not s.decks[WINE_DECK]:
        renew(s, WINE_DECK, log)
    if s.decks[WINE_DECK]:
        s.turn(SOMMELIER, seat)


@final
class SommelierPick(Question):
    """R16.18: the pile is searched, and shuffled in either case."""

    key = "sommelier"
    rule = "R16.18"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return affordable(s, seat, s.decks[WINE_DECK])

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        pile = s.decks[WINE_DECK]
        if move == do.DECLINE:
            log.all("declined", seat)
        else:
            buy_wine(s, seat, move - do.WINE + do.FIRST_WINE, pile, log)
        s.rng.shuffle(pile)
        s.go_on(log)

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        if not do.WINE <= move < do.WINE + do.FIRST_BONUS - do.FIRST_WINE:
            return self.rule
        there = move - do.WINE + do.FIRST_WINE in s.decks[WINE_DECK]
        return "R6.6:too-dear" if there else "R16.18:not-there"


ASK_ACCOUNTANT: Final = Ask(AccountantPick())
ASK_SOMMELIER: Final = Deed(ask_sommelier)
SOMMELIER: Final = SommelierPick()


# --- the cards ------------------------------------------------------------------------------------

TEN_WINES: Final[dict[i64, str]] = {gives.WINES_DRAWN: "draw", gives.WINES_BOUGHT: "keep"}
STEPS: Final[dict[i64, str]] = {gives.COURSE: "coins"}
TWO_TILES: Final[dict[i64, str]] = {gives.PURCHASES: "purchases"}
ENTRIES: Final[dict[str, Entry]] = {
    # R16.1: points in the final scoring
    "acquario": Entry("final_points", STANDING, {gives.POINTS: "points"}),
    "parco_giochi": Entry("final_points", STANDING, {gives.POINTS: "points"}),
    "piano_bar": Entry("final_points", STANDING, {gives.POINTS: "points"}),
    # R16.2: purchases may come from the crate of one shop
    "allevatore": Entry("buy_from_crate", ALWAYS, {gives.CRATE: "shop"}, search_crate),
    "orto": Entry("buy_from_crate", ALWAYS, {gives.CRATE: "shop"}, search_crate),
    "frutteto": Entry("buy_from_crate", ALWAYS, {gives.CRATE: "shop"}, search_crate),
    "pescatore": Entry("buy_from_crate", ALWAYS, {gives.CRATE: "shop"}, search_crate),
    "squattero": Entry("buy_from_crate", ALWAYS, {gives.CRATE: "shop"}, search_crate),
    # R16.3: two purchases in a market action without restock
    "borsone_della_spesa": Entry("double_purchase", ALWAYS, TWO_TILES, shop_with_bag),
    # R16.4: coins
    "barman": Entry("gain_coins", ONCE, {gives.COINS: "coins"}, get_coins),
    "maitre": Entry("gain_coins", ONCE, {gives.COINS: "coins"}, get_coins),
    # R16.5: one recipe may ask for a toque more than one has; then face down
    "chef": Entry("extra_toque", ONCE, {gives.TOQUES: "toques"}),
    # R16.6: the shelf has no limit
    "dispensa": Entry("unlimited_shelf", STANDING, {gives.PANTRY: ""}),
    # R16.7: a point more for the critics and at the contest, not in the Guide
    "esperto_di_salse": Entry("score_bonus", STANDING, {gives.SAUCE: "points"}),
    # R16.8: its owner orders every tie they are in
    "foto_del_presidente": Entry("decide_ties", STANDING, {gives.TIES: ""}),
    # R16.9: once in an action phase a tile from a bin, free, instead of a purchase
    "gatto": Entry("take_from_trash", ALWAYS, {gives.CAT: ""}, let_cat_out),
    # R16.10: a restock after an action without an ingredient, the one that brought the card too
    # (Q59)
    "negozio_di_fiducia": Entry("free_restock", ALWAYS, {gives.TRUSTED: ""}),
    # R16.11: one recipe of the dinner counts as having the other speciality too
    "aiuto_chef": Entry("imaginary_icon", STANDING, {gives.LENDS: "speciality"}),
    "massaia": Entry("imaginary_icon", STANDING, {gives.LENDS: "speciality"}),
    # R16.12: points for each room at the end
    "arredamento_chic": Entry("final_points_per_room", STANDING, {gives.PER_ROOM: "points"}),
    # R16.13: what a golden spoon, or a star, is worth at the end
    "bacheca": Entry("spoon_value", STANDING, {gives.SPOON: "points"}),
    "insegna": Entry("star_value", STANDING, {gives.STAR: "points"}),
    # R16.14: ten wines are drawn, and two may be bought
    "cantina": Entry("big_wine_draw", ALWAYS, TEN_WINES, at_once(ASK_WINE)),
    # R16.15: a discarded bonus card for free
    "commercialista": Entry("take_discarded_bonus", ONCE, {}, pick_discarded),
    # R16.16: in one's turns and recipe steps, pay for a step up the scale
    "corso_di_recupero": Entry("pay_for_rating", ALWAYS, STEPS, at_once(ASK_COURSE)),
    # R16.17: cubes
    "cucina_professionale": Entry("gain_cubes", ONCE, {gives.CUBES: "cubes"}, get_cubes),
    "droghiere": Entry("gain_cubes", ONCE, {gives.CUBES: "cubes"}, get_cubes),
    # R16.18: any wine of the draw pile at its cost
    "sommelier": Entry("search_wine", ONCE, {}, pick_wine),
}
