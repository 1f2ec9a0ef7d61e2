"""`greedy`: a cook who counts cards, from what the seat sees and nothing else."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from tablee.bots.base import Advice, Ask, Bot, Reason
from tablee.games.plat_du_jour.game import PlatDuJour
from tablee.games.plat_du_jour.rules.kitchen import HANDS
from tablee.games.plat_du_jour.rules.moves import COINS, SERVE, STAR
from tablee.kernel.game import Game
from tablee.kernel.hidden import View
from tablee.kernel.rng import Rng

COMPANY: Final = 2  # three stars are worth as much as three times the coins: not yet more


@final
class Greedy(Bot):
    """Serves the dish whose value, times the chance that nobody matches it, is highest."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        assert isinstance(game, PlatDuJour)
        self.dish: list[int] = game.box.dish
        self.coins: int = game.box.coins

    def advise(self, ask: Ask) -> Advice:
        view = ask.view()
        return self.reward(view) if ask.moves[0] >= COINS else self.dish_to_serve(view, ask.moves)

    def dish_to_serve(self, view: View, moves: list[int]) -> Advice:
        """R4.1: of two equal prospects the cheaper dish, to keep the better one."""
        unseen = [self.unseen(view, move - SERVE) for move in moves]
        hidden = len([face for cards in view.zones.values() for face in cards if face < 0])
        best = 0
        for i in range(1, len(moves)):
            if prospect(moves[i], unseen[i], hidden) > prospect(moves[best], unseen[best], hidden):
                best = i
        dish = moves[best] - SERVE
        if unseen[best] == 0:
            return Advice(moves[best], [Reason("alone", (dish,))])
        return Advice(moves[best], [Reason("risky", (dish, unseen[best]))])

    def unseen(self, view: View, dish: i64) -> int:
        """How many cards of a dish the cook has not seen."""
        mine = view.zones[HANDS[view.seat]]
        return self.dish.count(dish) - mine.count(dish) - view.zones["served"].count(dish)

    def reward(self, view: View) -> Advice:
        """R6.2: the next star adds twice the stars so far, and one."""
        stars = cast("list[int]", view.facts["stars"])[view.seat]
        to_come = cast("int", view.facts["rounds"]) - cast("int", view.facts["round"])
        if 2 * stars + 1 >= self.coins:
            return Advice(STAR, [Reason("star-grows", (2 * stars + 1,))])
        if to_come > COMPANY * view.seats:  # an even share of the guests brings more than that
            return Advice(STAR, [Reason("star-early", (to_come,))])
        return Advice(COINS, [Reason("coins-now", (self.coins,))])


def prospect(move: i64, unseen: i64, hidden: i64) -> i64:
    """Rank of the dish times the share of hidden cards that do not match it."""
    return (move - SERVE + 1) * (hidden - unseen)


BOTS: Final = {"greedy": Greedy}
