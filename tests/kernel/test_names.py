"""One check of names, for terminal and server."""

from __future__ import annotations

import pytest

from tablee.kernel import BadInput
from tablee.kernel.names import check_name, printable


@pytest.mark.parametrize(
    "name", ["", "   ", "bot:greedy", "a\nb", "\x1b[31m", "a\u202eb", "a\ud800", "x" * 41, "\u200b"]
)
def test_no_name(name: str) -> None:
    with pytest.raises(BadInput, match="is no name"):
        check_name(name)


@pytest.mark.parametrize("name", ["Ana", "Zoé la Ñ", "李雷", "O’Brien", "x" * 40])
def test_names_that_people_have(name: str) -> None:
    check_name(name)


def test_what_a_terminal_would_obey_is_left_out() -> None:
    assert printable("\x1b[31mA\u202en\u200ba\n") == "[31mAna"
