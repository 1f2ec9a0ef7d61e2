"""The guide to Plat du jour: a dish that nobody matches, and when a star is worth its while."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.bots.base import Reason
from tablee.bots.guide import Guide
from tablee.bots.weights import Weights
from tablee.games.plat_du_jour.rules.kitchen import Kitchen
from tablee.games.plat_du_jour.rules.moves import COINS, DISHES, SERVE, STAR
from tablee.kernel.game import Game

POINT: Final = 1000


@final
class PlatDuJourGuide(Guide[Kitchen]):
    """Features: see `guide.toml`."""

    def __init__(self, game: Game, weights: Weights) -> None:
        super().__init__(game, weights)
        self.rank = weights.of("rank", DISHES)
        self.crowd: i64 = weights.one("crowd")
        self.hope: i64 = weights.one("hope")

    def rate(self, s: Kitchen, seat: i64, moves: list[int]) -> list[int]:
        if moves[0] >= COINS:
            return [self.reward(s, seat, move) for move in moves]
        hidden: i64 = 0
        unseen = [0] * DISHES
        dish = s.menu.dish
        for card in range(len(dish)):
            known: i64 = s.knows[card]
            if not known >> seat & 1:
                hidden += 1
                unseen[dish[card]] += 1
        return [self.prospect(move - SERVE, unseen[move - SERVE], hidden) for move in moves]

    def prospect(self, dish: i64, unseen: i64, hidden: i64) -> i64:
        """R4.1: the dish's rank, times the share of hidden cards that do not match it."""
        rank: i64 = self.rank[dish]
        return rank * (1000 * hidden - self.crowd * unseen) // max(1, hidden)

    def reward(self, s: Kitchen, seat: i64, move: i64) -> i64:
        """R6.2: what the next star adds; more if others follow."""
        if move != STAR:
            return POINT * s.menu.coins
        to_come = s.rounds_left()
        return POINT * s.next_star(seat) + self.hope * to_come // s.seats

    def worth(self, s: Kitchen, seat: i64) -> i64:
        return POINT * s.points(seat)

    def reasons(self, s: Kitchen, seat: i64, move: i64) -> list[Reason]:
        """What is so whoever asks; that a dish is the best, only of what is rated best here."""
        if move == COINS:
            added = s.next_star(seat)
            return [Reason("coins-now", (s.menu.coins, added))] if added < s.menu.coins else []
        if move == STAR:
            added = s.next_star(seat)
            if added >= s.menu.coins:
                return [Reason("star-grows", (added, s.menu.coins))]
            rounds = int(s.rounds_left())
            return [Reason("star-early", (rounds,))] if rounds else []
        unseen: i64 = 0
        for card in range(len(s.menu.dish)):
            known: i64 = s.knows[card]
            if s.menu.dish[card] == move - SERVE and not known >> seat & 1:
                unseen += 1
        if unseen == 0:
            return [Reason("alone", (move - SERVE,))]
        moves = s.phase.legal(s, seat)
        rates = self.rate(s, seat, moves)
        if rates[moves.index(move)] < max(rates):
            return []
        return [Reason("risky", (move - SERVE, unseen))]


GUIDE: Final = PlatDuJourGuide
