"""At which decision a position opens."""

from __future__ import annotations

from tablee.games.rococo.rules import ids, rounds, staff
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.rules.turn import (
    END_TURN,
    MAIN_ACTION,
    NEXT_TURN,
    OFFER_BONUS,
    USE_BONUS,
    main_actions,
)
from tablee.kernel import EVERYONE, SILENT, BadInput

STEPS = ["play", "action", "bonus", "round", "hand", "draft", "remove", "income"]
HAND_SIZES = {"draft": 4, "remove": 6}


def open_step(s: Salon, step: str, turn: int, played: str) -> None:
    """What is to be decided, and what comes after it."""
    if played and step not in ("action", "bonus"):
        raise BadInput("position.played: a card is played at the steps action and bonus only")
    if step in ("play", "action", "bonus"):
        open_turn(s, step, turn, played)
        return
    if step in HAND_SIZES:
        for seat in range(s.seats):
            if len(s.hands[seat]) != HAND_SIZES[step]:
                why = f"{HAND_SIZES[step]} cards, not {len(s.hands[seat])}, at the step {step}"
                raise BadInput(f"position.hand_{seat + 1}: {why}")
    if step == "round":
        s.round -= 1
        s.then(rounds.BEGIN_ROUND)
    else:
        s.then(rounds.INCOME)
        if step != "income":
            s.then(rounds.START_ACTIONS)
            s.then(staff.REMOVE_ONE)
        if step in ("hand", "draft"):
            s.then(staff.NEW_STAFF)
        if step == "hand":
            s.then(staff.OWN_STAFF)
    s.go_on(SILENT)


def open_turn(s: Salon, step: str, turn: int, played: str) -> None:
    s.playing = True
    s.player = turn
    s.then(rounds.INCOME)
    if step == "play":
        if not s.hands[turn] and any(s.hands):
            raise BadInput("position.turn: whoever's turn it is holds no card (R7.1)")
        s.then(NEXT_TURN, turn)
        s.go_on(SILENT)
        return
    if turn >= s.seats:
        raise BadInput(f"position.turn: the Mentor decides nothing; {step} is for people")
    play_quietly(s, turn, played)
    s.then(END_TURN)
    if step == "bonus":
        s.then(OFFER_BONUS)
        s.go_on(SILENT)
        if s.phase is not USE_BONUS:
            raise BadInput(f"position.played: the bonus of {played!r} has no effect here (R9.1)")
    elif main_actions(s, turn):
        s.then(OFFER_BONUS)
        s.turn(MAIN_ACTION, turn)
    else:
        raise BadInput(f"position.step: {played!r} has no possible action here (R7.7)")


def play_quietly(s: Salon, seat: int, played: str) -> None:
    """The card lies on the used pile already, from hand if nothing says otherwise."""
    kinds = s.house.kinds
    held = [card for card in (*s.hands[seat], *s.used[seat]) if card < ids.FIRST_RECIPE]
    cards = [card for card in held if kinds[ids.FACES[card]] == played]
    if not cards:
        raise BadInput(f"position.played: {played!r} is neither in hand nor used by this seat")
    card = cards[0]
    if card in s.hands[seat]:
        s.move(card, s.hands[seat], s.used[seat], EVERYONE)
    s.card = card
    s.lent = ids.FACES[card]
    s.skilled = s.house.staff[ids.FACES[card]].chef
