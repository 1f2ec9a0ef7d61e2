"""Moves and notices in words, where the position says more than the catalogue.

What a purchase costs and for which recipe it is, what a bid costs that loses, what cubes may win.
"""

from __future__ import annotations

from tablee.games.ristorante.rules import moves as do
from tablee.games.ristorante.rules.actions import price
from tablee.games.ristorante.rules.cooking import can_play, chef, needs_chef
from tablee.games.ristorante.rules.drawing import reach
from tablee.games.ristorante.rules.finale import newly_matched, vip_worth
from tablee.games.ristorante.rules.market import SHOPPING, WITH_THE_BAG, cat_is_in, purchases
from tablee.games.ristorante.rules.scoring import contestants, lost_share, prizes
from tablee.games.ristorante.rules.ties import in_order, photo_owner
from tablee.games.ristorante.rules.tiles import crate_kinds, kinds_in, price as tile_price
from tablee.games.ristorante.rules.town import Town
from tablee.games.ristorante.show.cards import CardWords, Words
from tablee.i18n import Speaker
from tablee.kernel.catalogue import Catalogue
from tablee.kernel.zone import NO_SEAT
from tablee.show import Notice

TILES = ("buy", "crate", "bin", "drop")
NUMBERS = ("draw", "draw-wine", "bid")


class Labels(Words):
    def __init__(self, world: Town, speaker: Speaker, cards: CardWords, me: int) -> None:
        super().__init__(world, speaker)
        self.cards = cards
        self.me = me

    def named(self, faces: list[int]) -> str:
        return ", ".join(self.speaker.noun("card", face) for face in faces)

    # --- moves ------------------------------------------------------------------------------------

    def move(self, moves: Catalogue, faces: list[str], move: int) -> str:
        """What a move costs and brings; "" where the catalogue says it all."""
        what = self.speaker.move(move)
        form = moves.forms[move]
        verb = form["verb"]
        if verb in TILES:
            return self.tile(what, verb, faces.index(form["card"]), move)
        if verb == "done" and self.s.phase.key == "cook":
            able = [card for card in self.s.hands[self.me] if can_play(self.s, self.me, card)]
            return self.say("table-stop-cooking", n=len(able)) if able else ""
        if verb == "wine":
            return self.wine(what, faces.index(form["card"]))
        if verb in NUMBERS:
            return self.number(what, move)
        if verb == "restock":
            return self.restock(what, self.s.house.shops.index(form["shop"]))
        if verb == "icon":
            icon, card = self.speaker.noun("icon", int(self.s.icon_for)), faces.index(form["card"])
            return self.say("table-icon-to", icon=icon, card=self.speaker.noun("card", card))
        if verb in ("play", "serve"):
            return self.recipe(what, faces.index(form["card"]))
        cost = int(price(self.s, self.me, move))
        return self.say("table-priced", what=what, n=cost) if cost else ""

    def number(self, what: str, move: int) -> str:
        """R6.1, R6.5: among how many cards a draw lets one choose; R9.4: what a lost bid costs."""
        if move >= do.BID:
            share = int(lost_share(self.s, move - do.BID))
            return self.say("table-bid-move", n=move - do.BID, share=share)
        return self.say("table-draw", what=what, n=int(reach(self.s, self.me, move - do.DRAW)))

    def tile(self, what: str, verb: str, face: int, move: int) -> str:
        """R7.2: its price; and the recipes in hand that need it."""
        cost = int(tile_price(self.s, move))
        free = verb in ("bin", "drop")
        kind = face - do.FIRST_TILE
        if verb == "drop":
            hand = sorted(self.s.hands[self.me])
            wanted = [card for card in hand if kind in self.s.house.cards.needs[card]]
        else:
            wanted = self.cards.wanted_for(kind)
        if not wanted:
            return "" if free else self.say("table-priced", what=what, n=cost)
        key = "table-for" if free else "table-priced-for"
        return self.say(key, what=what, n=cost, recipes=self.named(wanted))

    def restock(self, what: str, shop: int) -> str:
        """R7.4: all of the stall is new; what the viewer lacks, and it does not show, may come."""
        s = self.s
        shown = kinds_in(s.house, s.stalls[shop])
        hoped = [kind for kind in crate_kinds(s, shop) if self.cards.wanted_for(kind)]
        kinds = ", ".join(self.speaker.noun("kind", kind) for kind in hoped if kind not in shown)
        return self.say("table-hoped" if kinds else "table-renews", what=what, kinds=kinds)

    def recipe(self, what: str, face: int) -> str:
        """R8.2, R16.5: what a recipe brings, and whether the chef must help; R11.4: its themes."""
        cards = self.s.house.cards
        parts = [
            self.cards.points(face),
            *([self.cards.earns(face)] if self.s.incomes_left() else []),
            self.speaker.noun("category", cards.category[face]),
            self.speaker.noun("speciality", cards.speciality[face]),
        ]
        if face in self.s.hands[self.me] and needs_chef(self.s, self.me, face):
            helper = self.speaker.noun("card", int(chef(self.s, self.me)))
            parts.append(self.say("table-with-chef", card=helper))
        return self.say("table-detailed", what=what, detail=", ".join(parts))

    def wine(self, what: str, face: int) -> str:
        """R6.5, R11.9: what a wine costs and brings, and the recipes on the menu it goes with."""
        s = self.s
        parts = [
            self.speaker.noun("wine-type", s.house.cards.wine[face]),
            self.say("table-costs", n=s.house.cards.cost[face]),
            self.cards.points(face),
            *([self.cards.earns(face)] if s.incomes_left() else []),
        ]
        fitting = newly_matched(s, self.me, face)
        if fitting:
            parts.append(self.say("table-goes-with", recipes=self.named(fitting)))
        return self.say("table-detailed", what=what, detail=", ".join(parts))

    def at_the_market(self) -> list[str]:
        """R7.1: what is left to do there, and that a full shelf gives something up."""
        s = self.s
        more = int(purchases(s, self.me) - s.bought)
        left = "first" if more > 0 else "restock"
        if s.errand != SHOPPING:
            left = "bag" if s.errand == WITH_THE_BAG else "card"
        elif s.restocked:
            left = "buy"
        full = [self.say("table-shelf-full")] if more > 0 and s.shelf_full(self.me) else []
        return [self.say(f"table-at-market-{left}", n=more, bought=int(s.bought)), *full]

    # --- notices ----------------------------------------------------------------------------------

    def shopping_list(self) -> Notice:
        """One line for each recipe in hand: what it lacks, for how much, and where."""
        s = self.s
        stalls = [kind for shop in range(do.SHOPS) for kind in kinds_in(s.house, s.stalls[shop])]
        crates = [kind for shop in range(do.SHOPS) for kind in crate_kinds(s, shop)]
        bins = [kind for shop in range(do.SHOPS) for kind in kinds_in(s.house, s.bins[shop])]
        fetched = bins if cat_is_in(s, self.me) else []
        lines = []
        for card in sorted(s.hands[self.me]):
            words = []
            for kind in s.lacks(self.me, card):
                found = {"stall": stalls, "bin": fetched, "crate": crates}
                where = next((at for at, kinds in found.items() if kind in kinds), "gone")
                place = self.say(f"table-at-{where}", n=int(s.house.kind_cost(kind)))
                words.append(f"{self.speaker.noun('kind', kind)} ({place})")
            key, name = "lacks" if words else "can-cook", self.speaker.noun("card", card)
            lines.append(self.say(f"table-{key}", card=name, kinds=", ".join(words)))
        if self.cards.shared:
            kinds = [self.speaker.noun("kind", kind) for _, kind in self.cards.shared]
            lines.append(self.say("table-shared", kinds=", ".join(kinds)))
        return Notice(self.say("table-shopping"), lines, "shopping")

    def bid(self) -> Notice:
        """R9, R12: what may be won and lost, what comes next, and who wins a tie."""
        s, numbers = self.s, self.s.house.numbers
        stars, share = int(numbers.vip_stars), int(numbers.loser_share)
        after = "next-income" if s.incomes_left() else "thrift-next"
        lines = [
            self.say("table-star-worth", n=int(vip_worth(s, self.me)), stars=stars, share=share),
            self.say(f"table-{after}", n=int(s.income(self.me))),
        ]
        return Notice(self.say("table-bid"), lines + ties(s, self.speaker, self.me), "bid")


def named(seat: int, speaker: Speaker, me: int | None) -> str:
    """Somebody in a list; whoever reads it is spoken to."""
    return speaker.texts("table-you") if seat == me else speaker.seat(seat)


def ties(s: Town, speaker: Speaker, me: int | None) -> list[str]:
    """R12.1, R16.8: who wins a tie as things stand, and who may decide it."""
    order = in_order(s, [0] * s.seats, (1 << s.seats) - 1)
    seats = ", ".join(named(seat, speaker, me) for seat in order)
    owner = named(int(photo_owner(s)), speaker, me) if photo_owner(s) != NO_SEAT else ""
    photo = [speaker.texts("table-photo", seat=owner)] if owner else []
    return [speaker.texts("table-tie-order", seats=seats), *photo]


def scores(s: Town, speaker: Speaker, me: int | None) -> Notice:
    """R14: the scores that cubes may still change, and what they win."""
    early = not s.last_season()
    lines = [
        speaker.texts("table-score", seat=named(seat, speaker, me), n=s.tally[seat])
        for seat in range(s.seats)
        if contestants(s) >> seat & 1
    ]
    key = "critic" if early else "contest" if s.cups_open else "guide"
    first, second, others = prizes(s)
    lines.append(speaker.texts(f"table-prize-{key}", n=first, second=second, others=others))
    return Notice(speaker.texts("table-scores"), lines + ties(s, speaker, me), "scores")
