"""The text of a record: written, read back, and refused with a line number."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from tablee.kernel import CLOCK, BadRecord, Entry, Record

TEXT = """\
[Game "ramen"]
[Rules "1"]
[Data "sha256-0123456789abcdef"]
[Seats "2"]
[Options "mode=duel memory=open"]
[Seed "4711"]
[Name1 "Ana"]
[Name2 "Bo"]
[Result "10-9"]

1 no4@2
2 +ne7
0 expire
"""


def test_a_record_reads_as_it_is_written() -> None:
    record = Record.from_text(TEXT)
    assert record == Record(
        game="ramen",
        rules=1,
        data="sha256-0123456789abcdef",
        seats=2,
        options={"mode": "duel", "memory": "open"},
        seed="4711",
        names=["Ana", "Bo"],
        entries=[Entry(0, "no4@2"), Entry(1, "+ne7"), Entry(CLOCK, "expire")],
        result="10-9",
    )
    assert record.to_text() == TEXT


def test_comments_blank_lines_and_unknown_headers_do_not_matter() -> None:
    noisy = "# from the archive\n\n" + TEXT.replace("\n", "\r\n") + '[Site "kitchen"]\n  # end\n'
    assert Record.from_text(noisy) == Record.from_text(TEXT)


def test_a_letter_that_needs_no_backslash_may_have_one() -> None:
    noisy = TEXT.replace('"Ana"', r'"\A\na\"\\"')
    assert Record.from_text(noisy).names == ['A\na"\\', "Bo"]


def test_without_names_nobody_is_named() -> None:
    bare = "\n".join(line for line in TEXT.split("\n") if "Name" not in line)
    assert Record.from_text(bare).names == []
    partly = Record.from_text(bare + '[Name2 "Bo"]')
    assert partly.names == ["", "Bo"]


@given(
    seed=st.text(max_size=20),
    names=st.lists(st.text(max_size=8), min_size=2, max_size=2),
    takebacks=st.integers(0, 9999),
)
def test_any_seed_and_any_names_survive(seed: str, names: list[str], takebacks: int) -> None:
    """Quotes, backslashes and line ends of every alphabet included."""
    record = Record("ramen", 1, "sha256-0", 2, {"mode": "duel"}, seed, names, [], takebacks)
    again = Record.from_text(record.to_text())
    assert again.seed == seed
    assert again.names == (names if any(names) else [])
    assert again.takebacks == takebacks


def test_escapes_are_the_documented_ones() -> None:
    record = Record.from_text(TEXT)
    record.names = ['Ana "la cheffe"', "back\\slash\nline\rend"]
    assert '[Name1 "Ana \\"la cheffe\\""]' in record.to_text()
    assert '[Name2 "back\\\\slash\\nline\\rend"]' in record.to_text()
    assert Record.from_text(record.to_text()).names == record.names


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", r'no header \[Game "..."\]: this is not a record'),
        (TEXT.replace('[Seed "4711"]\n', ""), r"no header \[Seed"),
        (TEXT.replace('"2"', '"two"'), "the header Seats is not a number: 'two'"),
        (TEXT.replace('"2"', '"-2"'), "the header Seats is not a number: '-2'"),
        (TEXT.replace('"2"', f'"{10**9}"'), "the header Seats is not a number"),
        (TEXT.replace("memory=open", "memory"), "the option 'memory' is not written key=value"),
        (TEXT + "hello", "line 14: not a move: 'hello'"),
        (TEXT + "1", "line 14: not a move: '1'"),
        (TEXT + "1234 no4@2", "line 14: not a move"),
        (TEXT + "x" * 500, "line 14: not a move: '" + "x" * 60 + "';"),
        (TEXT + "1 expire", "line 14: only the clock, seat 0, writes 'expire'"),
        (TEXT + "0 no4@2", "line 14: only the clock"),
        (TEXT + '[Game "rococo"]', "line 14: a second header Game: a file holds one record"),
        (TEXT.replace('"4711"]', '"4711]'), "line 6: not a move"),
    ],
)
def test_complaints_say_where_and_why(text: str, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        Record.from_text(text)


def test_the_line_is_there_for_programs_too() -> None:
    with pytest.raises(BadRecord) as caught:
        Record.from_text(TEXT + "hello")
    assert caught.value.line == 14


def test_a_seat_has_three_digits_at_most() -> None:
    assert Record.from_text(TEXT + "999 no4@2").entries[-1] == Entry(998, "no4@2")


def test_numbers_of_a_header_have_six_digits_at_most() -> None:
    assert Record.from_text(TEXT.replace('[Rules "1"]', '[Rules "999999"]')).rules == 999999
    with pytest.raises(BadRecord, match="not a number"):
        Record.from_text(TEXT.replace('[Rules "1"]', '[Rules "1000000"]'))
