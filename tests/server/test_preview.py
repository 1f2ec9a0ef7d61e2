"""What a preview tells: all that the move itself takes, and nothing that it turns up."""

from __future__ import annotations

import pytest

from tablee.games.mamma_mia.tests.table import Table, unloading
from tablee.i18n.speaker import Speaker
from tablee.server import whynot

OVEN = "pepper mushroom olive green_normale_olive shrimp*3 red_minipizza"


def told(table: Table, text: str) -> list[str]:
    """The preview of a move to whoever is asked."""
    seat = table.match.acting[0]
    speaker = Speaker("en", table.match.game, ["Ana", "Bob", "Cem"])
    return whynot.preview(table.match, seat, text, speaker).events


@pytest.mark.rule("R13.2", "R12.5")
def test_a_preview_does_not_look_into_the_oven_one_must_remember() -> None:
    table = unloading(OVEN, hand_1="olive*3 shrimp")
    said = told(table, "complete hand")
    assert len(said) == 4, said  # what is paid, what the pizza takes besides, and the pizza
    assert "Minipizza" not in " ".join(said)
    given_up = told(table, "complete give_up")
    assert len(given_up) == 1, given_up
    assert not any("From the oven" in line for line in [*said, *given_up])


@pytest.mark.rule("R12.5")
def test_an_open_oven_is_no_secret() -> None:
    table = unloading(OVEN, hand_1="olive*3 shrimp", options={"oven_view": "open"})
    assert "3 shrimps" in " ".join(told(table, "complete hand"))


def test_the_lines_of_the_move_itself_are_one() -> None:
    """A dialog that shows the move leaves them out together."""
    table = unloading("olive*3 green_normale_olive shrimp", hand_1="olive pepper chorizo")
    first, *others = told(table, "complete hand")
    assert "1 pepper" in first
    assert "1 olive" in first
    assert len(others) == 2
