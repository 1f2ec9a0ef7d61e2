"""A position of Plat du jour from a table (its keys: `position.toml`)."""

from __future__ import annotations

from tablee.games.plat_du_jour.rules.kitchen import Kitchen, Menu, empty_kitchen
from tablee.games.plat_du_jour.rules.service import REWARD, next_round
from tablee.kernel import EVERYONE, SILENT, BadInput, Fields, Rng, Stock

HANDS = ["hand_1", "hand_2", "hand_3", "hand_4", "hand_5"]
MANY = 999  # more than anybody can win


def kitchen_from(menu: Menu, dishes: list[str], rng: Rng, table: dict[str, object]) -> Kitchen:
    """Named cards first, then the rest from the rng; every card lies somewhere, once."""
    fields = Fields(table)
    s = empty_kitchen(menu, rng)
    stock = Stock(s.pantry, dishes, menu.dish, rng)
    if fields.has("served"):
        s.served = stock.take("position.served", fields.get("served"))
    place_hands(s, fields, stock)
    s.pantry = stock.deal("position.pantry", len(stock.left))
    s.coins = fields.by_seat("coins", 0, MANY, s.coins)
    s.stars = fields.by_seat("stars", 0, MANY, s.stars)
    step = fields.choice("step", ["service", "reward"], "service")
    seat = fields.number("seat", 1, menu.seats, 1) - 1
    fields.done()
    for card in s.served:
        s.show(card, EVERYONE)
    open_step(s, step, seat)
    check_winnings(s, fields, step)
    return s


def check_winnings(s: Kitchen, fields: Fields, step: str) -> None:
    """R5.1: every guest brings coins or a star, and a round has one guest at most."""
    if any(coins % s.menu.coins for coins in s.coins):
        raise fields.bad("coins", f"a guest brings {s.menu.coins} of them (R5.1)")
    guests = len(s.served) // s.seats - (step == "reward")
    if sum(s.stars) + sum(s.coins) // s.menu.coins > guests:
        field = "stars" if any(s.stars) else "coins"
        raise fields.bad(field, f"guests won so far: {guests} at most (R4.1, R5.1)")


def place_hands(s: Kitchen, fields: Fields, stock: Stock) -> None:
    """All named hands first, so that no dish they name is dealt to somebody else."""
    rounds, rest = divmod(len(s.served), s.seats)
    if rest or rounds > s.menu.hand:
        raise BadInput(f"position.served: {len(s.served)} dishes are no whole number of rounds")
    left = s.menu.hand - rounds
    named = [seat for seat in range(s.seats) if fields.has(HANDS[seat])]
    for seat in named:
        place = f"position.{HANDS[seat]}"
        s.hands[seat] = stock.take(place, fields.get(HANDS[seat]))
        if len(s.hands[seat]) != left:
            raise BadInput(f"{place}: {len(s.hands[seat])} dishes, but {left} rounds are to come")
    for seat in range(s.seats):
        if seat not in named:
            s.hands[seat] = stock.deal(f"position.{HANDS[seat]}", left)
        for card in s.hands[seat]:
            s.show(card, 1 << seat)


def open_step(s: Kitchen, step: str, seat: int) -> None:
    if step == "reward" and not s.served:
        raise BadInput("position.step: nobody has served yet, so nobody has won a guest")
    if step == "service" and not s.hands[0]:
        raise BadInput("position.step: the hands are empty, there is nothing to serve")
    s.rounds = len(s.served) // s.seats
    if step == "reward":
        s.turn(REWARD, seat)
    else:
        next_round(s, SILENT)
