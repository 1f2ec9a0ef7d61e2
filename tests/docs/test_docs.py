"""The documents keep up: links lead somewhere, excerpts and commands are those that exist."""

from __future__ import annotations

import doctest
import io
import re
import shlex
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import typer.main
from typer.core import TyperGroup

from tablee import games, kernel
from tablee.cli.main import build, main
from tablee.kernel import Record

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(\w*)[ ]*(\S*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"(?<!`)\[[^\]]+\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
FLAG = re.compile(r"(?<![\w-])--?[a-z][\w-]*")
RUNS = ("games", "rules", "scenario", "sim")  # what a page shows of these is run


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def blocks(page: Path, language: str) -> Iterator[tuple[str, str]]:
    """(second word of the fence, content) of the page's blocks in a language."""
    for found in FENCE.finditer(page.read_text("utf-8")):
        if found[1] == language:
            yield found[2], found[3]


def prose(page: Path) -> str:
    return FENCE.sub("", page.read_text("utf-8"))


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as code hosts make them."""
    made = set()
    for heading in HEADING.findall(prose(page)):
        plain = re.sub(r"[^\w\- ]", "", heading.lower())
        made.add(plain.replace(" ", "-"))
    return made


def test_every_games_positions_are_documented_and_linked() -> None:
    page = (ROOT / "docs/reference/scenarios.md").read_text("utf-8")
    for key in games.keys(examples=True):
        if (games.find(key).folder() / "scenarios").is_dir():
            assert f"(positions/{key}.md)" in page, key


@pytest.mark.parametrize("key", games.keys(examples=True))
def test_the_keys_of_a_position_are_those_of_its_game(key: str) -> None:
    """Its folder says them, in both languages; the page adds examples."""
    page = (ROOT / f"docs/reference/positions/{key}.md").read_text("utf-8")
    said = tomllib.loads((games.find(key).folder() / "position.toml").read_text("utf-8"))
    rows = [(row["names"], row["en"], row.get("without", {}).get("en", "")) for row in said["key"]]
    assert cells(page, "Key | Meaning | If left out") == rows
    alarms = [(row["names"], row["en"]) for row in said.get("alarm", [])]
    assert cells(page, "Alarm | Meaning") == alarms
    assert cells(page, "Fact | Meaning") == [(row["names"], row["en"]) for row in said["fact"]]


def cells(page: str, head: str) -> list[tuple[str, ...]]:
    """What stands in the tables of a page that have this head."""
    tables = re.findall(rf"\n\| {re.escape(head)} \|\n\|-.*\n((?:\|.*\n)+)", page)
    return [
        tuple(cell.strip() for cell in line.strip("|").split("|"))
        for table in tables
        for line in table.splitlines()
    ]


# --- links ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(prose(page)):
        if link.startswith("https://"):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{link}: there is no such file"
        assert target.is_relative_to(ROOT), f"{link}: outside the project"
        if anchor:
            assert anchor in anchors(target), f"{link}: no such heading"


def test_every_page_can_be_found_from_the_index() -> None:
    reached, waiting = set(), [ROOT / "docs" / "README.md"]
    while waiting:
        page = waiting.pop()
        if page in reached:
            continue
        reached.add(page)
        links = [link.partition("#")[0] for link in LINK.findall(prose(page))]
        waiting += [
            (page.parent / link).resolve()
            for link in links
            if link.endswith(".md") and link[0] != "h"
        ]
    assert [name(page) for page in PAGES if page not in reached] == []


FILE = re.compile(r"[\w./-]+\.(?:py|ts|svelte|toml|ftl)")
CALL = re.compile(r"\b(?:\w+\.)*([A-Za-z_]\w*)\(")
OWN_FILES = ("my_box/dishes.toml", "mybot.py", "last.py", "oven.py")  # names of the reader's own


@cache
def all_files() -> list[str]:
    """Every file of the project that may be spoken of."""
    found = [*ROOT.glob("*.*"), *ROOT.glob("client/*.*")]
    for folder in ("src", "tests", "benchmarks", "docs", "client/src", "client/tests"):
        found += (ROOT / folder).rglob("*.*")
    return [f"/{name(path)}" for path in found]


@cache
def all_words() -> set[str]:
    """Every name that the code has."""
    code = [ROOT / file[1:] for file in all_files() if file.endswith((".py", ".ts", ".svelte"))]
    return {word for path in code for word in re.findall(r"\w+", path.read_text("utf-8"))}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_files_and_functions_that_a_page_names_exist(page: Path) -> None:
    said = re.findall(r"`([^`\n]+)`", prose(page))
    files = [f"/{text.lstrip('./')}" for text in said if FILE.fullmatch(text)]
    lost = [file for file in files if not any(path.endswith(file) for path in all_files())]
    assert [file for file in lost if file[1:] not in OWN_FILES] == []
    assert [call for text in said for call in CALL.findall(text) if call not in all_words()] == []


# --- commands -------------------------------------------------------------------------------------


def shown() -> list[tuple[Path, str]]:
    """Every `tablee ...` line of a shell block."""
    return [
        (page, line.partition(" #")[0].strip())
        for page in PAGES
        for _, text in blocks(page, "sh")
        for line in text.splitlines()
        if line.startswith("tablee ")
    ]


def commands() -> dict[str, set[str]]:
    """Every command, with its flags."""
    group = typer.main.get_command(build())
    assert isinstance(group, TyperGroup)
    return {
        name: {flag for option in command.params for flag in option.opts if flag[0] == "-"}
        | {"-h", "--help"}
        for name, command in group.commands.items()
    }


@pytest.mark.parametrize(("page", "line"), shown(), ids=lambda value: str(value).split("/")[-1])
def test_shown_commands_exist_and_their_flags_are_known(page: Path, line: str) -> None:
    _, command, *words = shlex.split(line)
    assert command in commands(), line
    used = {word for word in words if FLAG.fullmatch(word)}
    assert used <= commands()[command], line


def own_name(line: str) -> bool:
    """Whether the line has a name that stands for one of the reader's own."""
    return any(word.isupper() or word.startswith("my") or "./" in word for word in line.split())


RUNNABLE = sorted({line for _, line in shown() if line.split()[1] in RUNS and not own_name(line)})


@pytest.mark.parametrize("line", RUNNABLE)
def test_shown_commands_run(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    words = shlex.split(re.sub(r"@\d+s?", "@2", line))[1:]  # searchers think as little as can be
    if words[0] == "sim":
        words += ["--games", "2"]  # the last one counts
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code in (0, None), line


def test_the_first_lesson_shows_what_its_command_prints(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    page = ROOT / "docs" / "tutorial" / "1-first-match.md"
    samples = [text for _, text in blocks(page, "text")]
    typed = re.findall(r"^> (.+)$", "".join(samples), re.MULTILINE)
    line = next(line for where, line in shown() if where == page and "--seed" in line)
    monkeypatch.setenv("TABLEE_SAVES", str(tmp_path))
    monkeypatch.setenv("TABLEE_LANG", "en")
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([*typed, ""])))
    with pytest.raises(SystemExit):
        main(shlex.split(line)[1:])
    printed = capsys.readouterr().out
    assert [text for text in samples if text not in printed] == []
    assert len(samples) > 1


def test_the_reference_lists_every_command_and_every_flag() -> None:
    page = (ROOT / "docs" / "reference" / "cli.md").read_text("utf-8")
    sections = dict(
        re.findall(r"^## tablee (\w+)\n(.*?)(?=^## |\Z)", page, re.DOTALL | re.MULTILINE)
    )
    known = commands()
    assert sections.keys() == known.keys()
    for command, text in sections.items():
        listed = set(re.findall(r"^\| `(--?[\w-]+)", text, re.MULTILINE))
        assert listed | {"-h", "--help"} == known[command], command


# --- excerpts and code ----------------------------------------------------------------------------


def excerpts() -> list[tuple[Path, str, str]]:
    languages = ("python", "toml", "fluent", "text")
    return [
        (page, path, text)
        for page in PAGES
        for language in languages
        for path, text in blocks(page, language)
        if path
    ]


@pytest.mark.parametrize(("page", "path", "text"), excerpts(), ids=lambda value: str(value)[:40])
def test_excerpts_are_those_of_the_files(page: Path, path: str, text: str) -> None:
    """A fence such as "python rules/service.py" quotes a file of the yardstick game."""
    file = games.find("plat_du_jour").folder() / path
    assert text.strip("\n") in file.read_text("utf-8"), f"{name(page)} no longer quotes {path}"


def test_the_guide_shows_every_file_of_the_yardstick() -> None:
    quoted = {path for page, path, _ in excerpts() if page.name == "add-a-game.md"}
    folder = games.find("plat_du_jour").folder()
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*.*") if path.is_file()}
    needed = {path for path in files if path.endswith((".py", ".ftl")) and "tests" not in path}
    needed -= {"rules/__init__.py"}
    assert needed <= quoted


PYTHON_PAGES = [page for page in PAGES if any(not path for path, _ in blocks(page, "python"))]


@pytest.mark.parametrize("page", PYTHON_PAGES, ids=name)
def test_python_on_a_page_runs_from_top_to_bottom(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())  # a bot over pipes is told nothing and ends
    code = "\n".join(text for path, text in blocks(page, "python") if not path)
    ready = compile(code, name(page), "exec")
    if '"my_' not in code:  # a name of the reader's own
        exec(ready, {"__name__": "page"})


@pytest.mark.parametrize("page", [p for p in PAGES if any(blocks(p, "pycon"))], ids=name)
def test_a_prompt_on_a_page_answers_what_it_shows(page: Path) -> None:
    for _, text in blocks(page, "pycon"):
        shown = doctest.DocTestParser().get_doctest(text, {}, name(page), None, 0)
        assert shown.examples
        assert doctest.DocTestRunner().run(shown).failed == 0


# --- reference ------------------------------------------------------------------------------------


def test_the_kernel_reference_names_everything_public() -> None:
    page = (ROOT / "docs" / "reference" / "kernel.md").read_text("utf-8")
    missing = [item for item in kernel.__all__ if not re.search(rf"`{item}\b", page)]
    assert missing == []


@pytest.mark.parametrize(
    "kind",
    [
        "Match",
        "Ask",
        "World",
        "Game",
        "State",
        "Phase",
        "Lanes",
        "Catalogue",
        "Log",
        "Rng",
        "Row",
        "Rulebook",
    ],
)
def test_the_kernel_reference_names_everything_a_class_offers(kind: str) -> None:
    pages = [ROOT / "docs" / "reference" / page for page in ("kernel.md", "rng.md")]
    text = "\n".join(page.read_text("utf-8") for page in pages)
    public = [item for item in vars(getattr(kernel, kind)) if not item.startswith("_")]
    assert [item for item in public if not re.search(rf"\b{item}\b", text)] == []


def first_cells(title: str) -> set[str]:
    """The names in the first column of the tables under a heading of the kernel's reference."""
    page = (ROOT / "docs" / "reference" / "kernel.md").read_text("utf-8")
    section = page.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    cells = re.findall(r"^\| (`.+?) \|", section, re.MULTILINE)
    return {name for cell in cells for name in re.findall(r"`(?:\w+\.)?(\w+)", cell)}


def test_the_kernel_reference_names_nothing_that_is_gone() -> None:
    plat = games.load("plat_du_jour")
    match = kernel.Match(plat, 2)
    s = match.ask(0).world().state
    shapes = (kernel.Turn, kernel.Sealed, kernel.Lanes)
    known = {
        "Finding games": (games,),
        "Match": (match,),
        "Game": (plat,),
        "State": (s,),
        "Phases": shapes,
        "Engine": (kernel.engine,),
    }
    for title, homes in known.items():
        named = first_cells(title)
        assert len(named) > 4, title
        assert [name for name in named if not any(hasattr(home, name) for home in homes)] == []


def test_the_record_on_the_page_can_be_read() -> None:
    page = ROOT / "docs" / "reference" / "records.md"
    text = next(text for _, text in blocks(page, "text") if text.startswith("[Game"))
    record = Record.from_text(text)
    assert record.to_text() == "".join(
        line + "\n" for line in text.splitlines() if not line.startswith("#")
    )


def test_the_readme_shows_every_folder_of_the_package() -> None:
    tree = next(text for _, text in blocks(ROOT / "README.md", "text") if "src/tablee/" in text)
    package = [
        path for path in (ROOT / "src" / "tablee").iterdir() if (path / "__init__.py").exists()
    ]
    assert set(re.findall(r"^[├└]── (\w+)/", tree, re.MULTILINE)) == {path.name for path in package}
    for folder in re.findall(r"^([\w/]+)/", tree, re.MULTILINE):
        assert (ROOT / folder).is_dir(), folder


def test_decisions_are_numbered_and_listed() -> None:
    folder = ROOT / "docs" / "adr"
    pages = sorted(folder.glob("0*.md"))
    assert [int(page.name[:4]) for page in pages] == list(range(1, len(pages) + 1))
    index = (folder / "README.md").read_text("utf-8")
    for page in pages:
        text = page.read_text("utf-8")
        parts = re.findall(r"^## (\w+)$", text, re.MULTILINE)
        assert parts == ["Context", "Decision", "Rejected", "Consequences"], page.name
        assert f"({page.name})" in index


def test_dependencies_are_those_with_a_reason() -> None:
    """Everything pyproject.toml asks for has a line in ADR 9."""
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    page = (ROOT / "docs" / "adr" / "0009-dependencies.md").read_text("utf-8")
    wanted = set(re.findall(r'"([\w.-]+)>=', project))
    listed = set(re.findall(r"^\| `([\w.-]+)`", page, re.MULTILINE))
    assert wanted <= listed


def test_tests_that_a_page_names_exist() -> None:
    named = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
    found = [
        (path, test) for page in PAGES for path, test in named.findall(page.read_text("utf-8"))
    ]
    assert found
    for path, test in found:
        assert f"def {test}(" in (ROOT / path).read_text("utf-8"), f"{path}::{test}"
