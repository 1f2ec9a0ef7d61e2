"""R14.3, R20.3: what stays as it was played."""

from __future__ import annotations

import pytest

from tablee.games.ristorante.tests.table import advanced


@pytest.mark.rule("R20.3", "R16.18")
def test_whoever_has_searched_a_pile_takes_nothing_back() -> None:
    table = advanced(2, season=3, bonus_board="sommelier", cash=[20, 20])
    table.play("acquire sommelier")
    refused = table.match.why_no_undo(0)
    assert refused is not None
    assert refused.cited == "K5:lasting"


@pytest.mark.rule("R14.3")
def test_cubes_that_were_played_are_not_taken_back() -> None:
    table = advanced(
        2,
        season=2,
        step="cook",
        seat=2,
        menu_1="saute_di_funghi",
        new="saute_di_funghi",
        hand_2="tiramisu",
        cubes=[3, 0],
    )
    table.play("done;cubes 1")
    assert table.match.acting == [0]
    assert table.match.why_no_undo(0) is not None
