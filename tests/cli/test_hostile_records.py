"""A record from anywhere is data: it runs no file and commands no terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Tablee
from tests.cli.people import CHOSEN, ramen

EVIL = """
from pathlib import Path
Path({mark!r}).touch()
from tablee.bots import Bot
class Evil(Bot):
    def choose(self, ask):
        return ask.moves[0]
"""


def hostile(tablee: Tablee, folder: Path, name: str) -> Path:
    """A saved game of which somebody changed the second name."""
    file = folder / "gift.tablee"
    tablee(*ramen("duel"), *CHOSEN, "--save", file, typed="1\n")
    text = file.read_text("utf-8")
    old = next(line for line in text.split("\n") if "bot:" in line)
    file.write_text(text.replace(old, f'[{old[1:6]} "{name}"]'), "utf-8")
    return file


@pytest.mark.parametrize("absolute", [True, False])
@pytest.mark.parametrize("with_class", [True, False])
def test_a_record_never_runs_the_file_it_names(
    tablee: Tablee,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    absolute: bool,
    with_class: bool,
) -> None:
    mark = tmp_path / "it-ran"
    (tmp_path / "evil.py").write_text(EVIL.format(mark=str(mark)))
    monkeypatch.chdir(tmp_path)
    path = str(tmp_path / "evil.py") if absolute else "./evil.py"
    name = f"{path}:Evil" if with_class else path
    file = hostile(tablee, tmp_path, f"bot:{name}")
    for command in (["play", "--load"], ["replay"]):
        ran = tablee(*command, file, typed="1\n" * 5)
        assert not mark.exists()
        assert ran.code == (2 if command[0] == "play" else 0)
    refused = tablee("play", "--load", file, typed="")
    assert "A record runs no code" in refused.err
    assert f"--bots {name}" in " ".join(refused.err.split())


def test_a_bot_file_named_on_this_command_line_is_trusted(tablee: Tablee, tmp_path: Path) -> None:
    mark = tmp_path / "it-ran"
    evil = tmp_path / "evil.py"
    evil.write_text(EVIL.format(mark=str(mark)))
    file = hostile(tablee, tmp_path, f"bot:{evil}")
    assert tablee("play", "--load", file, "--bots", evil, typed="1\n" * 5).code == 0
    assert mark.exists()
    refused = tablee("play", "--load", file, "--bots", "greedy", typed="")
    assert (refused.code, "no seat of" in refused.err) == (2, True)


@pytest.mark.parametrize("command", ["replay", "verify", "review"])
@pytest.mark.parametrize("header", ["Data", "Rules", "Commitment", "Result", "Seed", "Options"])
def test_no_header_of_a_record_commands_a_terminal(
    tablee: Tablee, tmp_path: Path, header: str, command: str
) -> None:
    file = tmp_path / "gift.tablee"
    tablee(*ramen("duel"), *CHOSEN, "--save", file, typed="1\n")
    lines = file.read_text("utf-8").splitlines()
    kept = [line for line in lines if not line.startswith(f"[{header} ")]
    evil = f'[{header} "sha256-\x1b]0;owned\x07\u202e"]'
    file.write_text("\n".join([kept[0], evil, *kept[1:]]), "utf-8")
    said = tablee(command, file)
    assert not {"\x1b", "\x07", "\u202e"} & {*said.out, *said.err}


def test_names_of_a_record_command_no_terminal(tablee: Tablee, tmp_path: Path) -> None:
    file = tmp_path / "gift.tablee"
    tablee(*ramen("duel"), *CHOSEN, "--save", file, typed="1\n")
    text = file.read_text("utf-8").replace('"Ana"', '"\x1b]0;owned\x07A\u202ena"')
    file.write_text(text.replace('[Name1 ""]', '[Name1 "\x1b[31mA\u202ena"]'), "utf-8")
    out = tablee("replay", file).out
    assert "\x1b" not in out
    assert "\u202e" not in out
