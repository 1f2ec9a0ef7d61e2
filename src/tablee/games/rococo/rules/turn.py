"""R7: phase 3. Play a card, take a main action, use the card's bonus."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rococo.rules import actions, bonuses, ids, mentor, preparation
from tablee.games.rococo.rules.actions import MAIN, NINE
from tablee.games.rococo.rules.salon import EMPTY, Salon
from tablee.games.rococo.rules.sub_choice import SubChoice
from tablee.kernel.log import EVERYONE, Log
from tablee.kernel.state import Step


@final
class NextTurn(Step[Salon]):
    """R7.1: the next player clockwise, from the one of the number on, who holds a card."""

    def run(self, s: Salon, a: i64, b: i64, c: i64, log: Log) -> None:
        n = s.house.players
        for i in range(n):
            p = (a + i) % n
            if s.hands[p]:
                s.player = p
                if p == s.house.mentor:
                    s.then(END_TURN)
                    mentor.mentor_turn(s, log)
                else:
                    s.turn(PLAY_CARD, p)
                return
        s.playing = False


@final
class PlayCard(SubChoice):
    """R7.2, play_card: exactly one card, face up."""

    key = "play"
    rule = "R7.2"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        return sorted([ids.PLAY + ids.FACES[card] for card in s.hands[seat]])

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        kind = move - ids.PLAY
        s.card = ids.staff_of(kind, seat)
        s.lent = kind
        s.skilled = s.house.staff[kind].chef
        s.move(s.card, s.hands[seat], s.used[seat], EVERYONE)
        log.all("played", seat, kind)
        s.then(END_TURN)
        s.then(OFFER_BONUS)
        if main_actions(s, seat):
            s.turn(MAIN_ACTION, seat)

    def explain(self, s: Salon, seat: i64, move: i64) -> str:
        if ids.PLAY <= move < ids.RECRUIT:
            return "R7.2:not-in-hand"
        return "R6.9:phase-over" if move < ids.PLAY else "R7.2:card-first"


def main_actions(s: Salon, seat: i64) -> list[int]:
    return [
        ids.ACTION + action
        for action in range(len(ids.ACTIONS))
        if not why_no_action(s, seat, action)
    ]


def why_no_action(s: Salon, seat: i64, action: i64) -> str:
    """R7.4 and R7.7: the reason why an action cannot be the main action now; "" if it can."""
    return why_not_as(s, seat, action, s.skilled)


def why_not_as(s: Salon, seat: i64, action: i64, chef: bool) -> str:
    """The same, if a card of this class were played."""
    return actions.banned(action, chef) or NINE[action].why_not(s, seat, chef, MAIN)


@final
class MainAction(SubChoice):
    """R7.3, main_action: at most one."""

    key = "action"
    rule = "R7.3"
    verb = ids.ACTION
    width = len(ids.ACTIONS)

    def legal(self, s: Salon, seat: i64) -> list[int]:
        moves = main_actions(s, seat)
        moves.append(ids.NO_ACTION)
        return moves

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        if move == ids.NO_ACTION:
            log.all("no-action", seat)
        else:
            log.all("action", seat, move - ids.ACTION)
            NINE[move - ids.ACTION].begin(s, seat, MAIN)

    def refuse(self, s: Salon, seat: i64, at: i64) -> str:
        return why_no_action(s, seat, at)


@final
class OfferBonus(Step[Salon]):
    """R7.3, Q53: the bonus, after the main action, if it does anything."""

    def run(self, s: Salon, a: i64, b: i64, c: i64, log: Log) -> None:
        kind: i64 = ids.FACES[s.card]
        if bonuses.bonus_of(s, kind).usable(s, s.player, kind, s.skilled):
            s.turn(USE_BONUS, s.player)


@final
class UseBonus(SubChoice):
    """R7.3, use_bonus."""

    key = "bonus"
    rule = "R7.3"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        return [ids.BONUS, ids.NO_BONUS]

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        if move == ids.NO_BONUS:
            log.all("no-bonus", seat)
        else:
            kind: i64 = ids.FACES[s.card]
            log.all("bonus", seat, kind)
            bonuses.bonus_of(s, kind).use(s, seat, kind, log)

    def explain(self, s: Salon, seat: i64, move: i64) -> str:
        return "R7.3:bonus-now"


@final
class EndTurn(Step[Salon]):
    """R7.6: three empty slots are filled. Then the next player."""

    def run(self, s: Salon, a: i64, b: i64, c: i64, log: Log) -> None:
        if s.row.count(EMPTY) >= s.house.board.refill:
            preparation.refill_row(s, log)
        s.pick = EMPTY
        s.then(NEXT_TURN, (s.player + 1) % s.house.players)


NEXT_TURN: Final = NextTurn()
OFFER_BONUS: Final = OfferBonus()
END_TURN: Final = EndTurn()
PLAY_CARD: Final = PlayCard()
MAIN_ACTION: Final = MainAction()
USE_BONUS: Final = UseBonus()
