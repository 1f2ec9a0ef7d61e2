"""Files that are meant to hurt: one sentence, soon, and little memory."""

from __future__ import annotations

import tracemalloc
from pathlib import Path

import pytest

from tablee.kernel import BadData
from tablee.kernel.rulebook import read_toml


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 5000 + "]" * 5000,
        "a = " + "{b = " * 5000 + "1" + "}" * 5000,
        "a = " + "9" * 5000,
        "a" + ".a" * 20_000 + " = 1",
        '"a"' + '."a"' * 20_000 + " = 1",
        "[a" + ".a" * 20_000 + "]",
        "a = {b" + ".b" * 20_000 + " = 1}",
        "x = 1\n" * 400_000,
    ],
    ids=["lists", "tables", "digits", "dots", "quoted", "header", "inline", "length"],
)
def test_a_hostile_file_is_one_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text)
    tracemalloc.start()
    with pytest.raises(BadData, match=r"not readable as TOML|nested deeper|longer than"):
        read_toml(file)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 100_000_000
