"""R2 to R6: dealt once, then round after round until the hands are empty."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.plat_du_jour.rules.kitchen import Kitchen, Menu, empty_kitchen
from tablee.games.plat_du_jour.rules.moves import COINS, SERVE, STAR
from tablee.kernel.engine import ranking
from tablee.kernel.log import EVERYONE, Log
from tablee.kernel.rng import Rng
from tablee.kernel.state import Sealed, Turn

NO_WINNER: Final = -1


def deal(menu: Menu, rng: Rng, log: Log) -> Kitchen:
    """R2.1: the same number of dishes to every cook, seen by them alone."""
    s = empty_kitchen(menu, rng)
    rng.shuffle(s.pantry)
    for seat in range(menu.seats):
        for _ in range(menu.hand):
            s.draw(s.pantry, s.hands[seat], 1 << seat)
    next_round(s, log)
    return s


def next_round(s: Kitchen, log: Log) -> None:
    """R3.1, R6.1: all serve again, or the game is over."""
    if s.hands[0]:
        s.rounds += 1
        log.all("round", s.rounds)
        s.seal(SERVICE, (1 << s.seats) - 1)
    else:
        finish(s, log)


@final
class Service(Sealed[Kitchen]):
    """R3, R4: all serve one dish in secret; the best dish that nobody matched wins the guest."""

    key = "service"
    rule = "R3.1"
    waiting = "R3.1:already-served"

    def legal(self, s: Kitchen, seat: i64) -> list[int]:
        return [SERVE + dish for dish in sorted({s.menu.dish[card] for card in s.hands[seat]})]

    def explain(self, s: Kitchen, seat: i64, move: i64) -> str:
        return "R5.1:no-guest-yet" if move >= COINS else "R3.1:not-in-hand"

    def seconds(self, s: Kitchen) -> int:
        return s.menu.seconds

    def fallback(self, s: Kitchen, seat: i64) -> int:
        return self.legal(s, seat)[0]  # R3.2: the cheapest

    def reveal(self, s: Kitchen, notes: list[list[int]], log: Log) -> None:
        choices = [sheet[0] for sheet in notes]
        for seat in range(s.seats):
            serve(s, seat, choices[seat] - SERVE, log)
        winner = best_alone(choices)
        if winner == NO_WINNER:
            log.all("nobody")  # R4.2
            next_round(s, log)
        else:
            log.all("won", winner, choices[winner] - SERVE)
            s.turn(REWARD, winner)


def serve(s: Kitchen, seat: i64, dish: i64, log: Log) -> None:
    """R7.2: the dish lies open from now on."""
    for card in s.hands[seat]:
        if s.menu.dish[card] == dish:
            s.move(card, s.hands[seat], s.served, EVERYONE)
            break
    log.all("served", seat, dish)


def best_alone(choices: list[int]) -> i64:
    """R4.1: the seat of the highest choice that nobody else made, or NO_WINNER."""
    best: i64 = NO_WINNER
    for seat in range(len(choices)):
        alone = choices.count(choices[seat]) == 1
        if alone and (best == NO_WINNER or choices[seat] > choices[best]):
            best = seat
    return best


@final
class Reward(Turn[Kitchen]):
    """R5.1: the winner alone chooses three coins now, or a star for the end."""

    key = "reward"
    rule = "R5.1:reward-first"
    waiting = "R5.1:winner-alone"

    def legal(self, s: Kitchen, seat: i64) -> list[int]:
        return [COINS, STAR]

    def apply(self, s: Kitchen, seat: i64, move: i64, log: Log) -> None:
        if move == COINS:
            s.coins[seat] += s.menu.coins
            log.all("kept-coins", seat, s.menu.coins)
        else:
            s.stars[seat] += 1
            log.all("kept-star", seat)
        next_round(s, log)


def finish(s: Kitchen, log: Log) -> None:
    """R6: points, and who has most of them."""
    s.finish([s.points(seat) for seat in range(s.seats)])
    for seat in range(s.seats):
        log.all("result", seat, s.scores[seat], s.coins[seat], s.stars[seat])
    places = ranking(s)
    for seat in range(s.seats):
        if places[seat] == 1:
            log.all("winner" if places.count(1) == 1 else "shared", seat)  # R6.3


SERVICE: Final = Service()
REWARD: Final = Reward()
