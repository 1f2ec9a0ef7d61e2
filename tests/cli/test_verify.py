"""`tablee verify`: a record whose deal was fixed at the start, and records that are not so."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.cli.verify import verify
from tablee.games import load
from tablee.kernel import BadRecord, Match
from tablee.kernel.seeds import commitment

SEED = "00112233445566778899aabbccddeeff"


@pytest.fixture
def played() -> Match:
    match = Match(load("ramen"), 2, {}, SEED, ["Ana", "Bob"])
    while not match.over:
        seat = match.awaited[0]
        match.play(seat, match.legal(seat)[0])
    return match


def kept(match: Match, folder: Path, **more: str) -> Path:
    record = match.record()
    for name, value in more.items():
        setattr(record, name, value)
    file = folder / "match.tablee"
    file.write_text(record.to_text(), "utf-8")
    return file


def test_a_deal_that_was_fixed_is_confirmed(
    played: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seal = commitment(played.seed)
    verify(kept(played, tmp_path, commitment=seal))
    told = capsys.readouterr().out
    assert seal in told
    assert "--commitment" in told  # the record alone vouches for itself only
    verify(kept(played, tmp_path), commitment=f" {seal.upper()} ")
    assert "fixed before the first move" in capsys.readouterr().out


def test_another_deal_is_found_out(played: Match, tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="another deal"):
        verify(kept(played, tmp_path, commitment=commitment("another")))
    with pytest.raises(BadRecord, match="another deal"):
        verify(kept(played, tmp_path), commitment=commitment("another"))


def test_where_nothing_was_promised_it_says_so(played: Match, tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="nothing was promised"):
        verify(kept(played, tmp_path))


def test_a_result_that_is_not_what_the_moves_give_is_found_out(
    played: Match, tmp_path: Path
) -> None:
    with pytest.raises(BadRecord, match="the result says"):
        verify(kept(played, tmp_path, result="99-0"))
