"""The box: what the data file says, checked on load."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.plat_du_jour.rules.kitchen import Menu
from tablee.games.plat_du_jour.rules.moves import DISHES
from tablee.kernel import Data, Noun

MOST_CARDS_DEALT = 30  # five cooks, six dishes each


@dataclass(frozen=True)
class Box:
    dishes: list[Noun]  # R1.1, cheapest first
    dish: list[int]  # of each card
    seconds: int
    coins: int

    def menu(self, seats: int, hand: int) -> Menu:
        return Menu(seats, hand, self.seconds, self.coins, self.dish)


def open_box(data: Data) -> Box:
    dishes: list[Noun] = []
    dish: list[int] = []
    value = 0
    for row in data.rows("dishes", "dish"):
        cheaper, value = value, row.number("value", 1, 99)
        if value <= cheaper:
            raise row.bad("value", f"the dishes stand cheapest first: expected more than {cheaper}")
        dish += [len(dishes)] * row.number("copies", 1, 9)
        names = {"en": row.text("name_en"), "fr": row.text("name_fr")}
        dishes.append(Noun(row.text("id"), names))
        row.done()
    numbers = data.row("dishes").skip("dish")
    if len(dishes) != DISHES:
        raise numbers.bad("dish", f"{len(dishes)} dishes, not {DISHES} (R1.1)")
    if len(dish) < MOST_CARDS_DEALT:
        raise numbers.bad("dish", f"{len(dish)} cards; five cooks may need {MOST_CARDS_DEALT}")
    box = Box(dishes, dish, numbers.number("seconds", 1, 999), numbers.number("coins", 1, 99))
    numbers.done()
    return box
