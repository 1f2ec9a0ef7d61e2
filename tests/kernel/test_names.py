"""One check of names, for terminal and server."""

from __future__ import annotations

import pytest

from tablee.kernel import BadInput
from tablee.kernel.names import bot_in, check_name, printable

HIDDEN = ["\u3164", "\u115f", "\u2800", "A\u3164", " bot:greedy", "Bot:greedy"]
HIDDEN += ["\u034f", "\u17b4", "\ufe0f", "\u034f \ufe0f", "\u0301", "..."]  # next to nothing
HIDDEN += ["\uff42\uff4f\uff54:x", "\ufe0fbot:x", "b\u034fot:x", "bot\uff1ax"]  # read as a bot's


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "bot:greedy",
        "a\nb",
        "\x1b[31m",
        "a\u202eb",
        "a\ud800",
        "x" * 41,
        "\u200b",
        *HIDDEN,
    ],
)
def test_no_name(name: str) -> None:
    with pytest.raises(BadInput, match="is no name"):
        check_name(name)


@pytest.mark.parametrize(
    "name", ["Ana", "Zoé la Ñ", "李雷", "O’Brien", "e\u0301", "❤\ufe0f", "7", "x" * 40]
)
def test_names_that_people_have(name: str) -> None:
    check_name(name)


def test_what_a_terminal_would_obey_is_left_out() -> None:
    assert printable("\x1b[31mA\u202en\u200ba\n") == "[31mAna"


def test_a_complaint_about_a_long_name_repeats_forty_letters() -> None:
    with pytest.raises(BadInput) as caught:
        check_name("x" * 39 + "yz")
    assert str(caught.value) == f"'{'x' * 39}y'... is no name: up to 40 letters"


def test_a_seat_of_a_bot_is_named_so() -> None:
    assert bot_in("bot:greedy") == "greedy"
    assert [bot_in(name) for name in ("bot:", "Ana", "", "robot:x")] == [""] * 4
