"""The shape of the package: who may import whom, how long a file may be, what is exported."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tablee.games import load

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "tablee"
FILE_LINES = 500
FUNCTION_LINES = 60

# A layer and what it may import of the package, besides itself. Not listed: it may be imported by
# nobody but itself.
MAY_IMPORT = {
    # `import tablee`
    "": {"kernel", "games", "bots", "arena", "show", "i18n", "cli", "api", "given"},
    "kernel": set(),
    "games": {"kernel"},
    "bots": {"kernel"},
    "i18n": {"kernel"},
    "show": {"kernel", "i18n"},
    "scenario": {"kernel", "games", "i18n"},
    "testing": {"kernel", "games", "bots", "i18n", "scenario", "show"},
    "arena": {"kernel", "games", "bots"},
    "tuning": {"kernel", "games", "bots", "arena"},
}
EDGES = {"cli", "server"}  # may import every layer; imported by nobody
# What a file or folder of a game may import besides the kernel and its own folder.
GAME_FILES = {
    "bots": {"bots"},
    "guide": {"bots"},
    "show": {"i18n", "show"},
}
LIBRARIES = {
    "kernel": {"mypy_extensions"},
    "games": {"mypy_extensions"},
    "bots": {"mypy_extensions"},
    "i18n": {"fluent", "babel"},
    "show": {"msgspec", "mypy_extensions"},
}
PYTHON = sorted(PACKAGE.rglob("*.py"))
KERNEL = [path for path in PYTHON if path.parent.name == "kernel"]


def layer_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else ""


def is_test(path: Path) -> bool:
    return "tests" in path.relative_to(PACKAGE).parts


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def imports(path: Path) -> list[tuple[int, str]]:
    return list(imported(path))


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """Every module a file imports when it runs, wherever in it."""
    tree = parsed(path)
    for_types = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if node in for_types:
            continue
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}:{node.lineno}: relative imports hide the layer"
            yield node.lineno, node.module or ""
            if node.module == "tablee":
                yield from ((node.lineno, f"tablee.{alias.name}") for alias in node.names)


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


SOURCES = [path for path in PYTHON if not is_test(path)]


def test_imports_point_downwards() -> None:
    wrong = [
        f"{name_of(path)}:{line} imports {module}"
        for path in SOURCES
        for line, module in imports(path)
        if module.startswith("tablee.") and not allowed(path, layer_of(path), module)
    ]
    assert not wrong


def allowed(path: Path, layer: str, module: str) -> bool:
    target = module.split(".")[1]
    if target == layer or layer in EDGES:
        return True
    if layer == "games" and module.startswith("tablee.games."):
        return True
    return target in MAY_IMPORT.get(layer, set()) | extra_for(path)


def extra_for(path: Path) -> set[str]:
    """What a game's file may import besides: its name says so, or its folder's."""
    parts = path.relative_to(PACKAGE).parts
    if parts[0] != "games":
        return set()
    return {name for part in parts[2:] for name in GAME_FILES.get(part.removesuffix(".py"), ())}


def test_a_game_imports_no_other_game() -> None:
    others = [
        f"{name_of(path)}:{line} imports {module}"
        for path in SOURCES
        for parts in [path.relative_to(PACKAGE).parts]
        if parts[0] == "games" and len(parts) > 2
        for line, module in imports(path)
        if module.startswith("tablee.games.") and module.split(".")[2] != parts[1]
    ]
    assert not others


@pytest.mark.parametrize("layer", sorted(LIBRARIES))
def test_the_engine_needs_only_the_standard_library(layer: str) -> None:
    foreign = {
        f"{name_of(path)}:{line} imports {module}"
        for path in SOURCES
        if layer_of(path) == layer
        for line, module in imports(path)
        if module.split(".")[0] not in {"tablee", *sys.stdlib_module_names, *LIBRARIES[layer]}
    }
    assert not foreign


@pytest.mark.parametrize("layer", sorted({"i18n", "show", "scenario", *EDGES}))
def test_the_edges_see_views_and_legal_moves_never_the_state(layer: str) -> None:
    for path in sorted((PACKAGE / layer).rglob("*.py")):
        assert "._state" not in path.read_text("utf-8"), path


def test_the_kernel_reads_no_clock_and_no_chance_but_its_own() -> None:
    banned = {"random", "time", "datetime", "secrets", "uuid"}
    # A searcher hurries, so does a hint; a program has a deadline, and a look for what it has left.
    patient = {"search.py", "review.py", "process.py", "mark.py"}
    engine = [
        path
        for path in SOURCES
        if layer_of(path) in {"kernel", "games", "bots"} and path.name not in patient
    ]
    found = [
        f"{name_of(path)}:{line} imports {module}"
        for path in engine
        for line, module in imports(path)
        if module.split(".")[0] in banned
    ]
    assert not found


def test_files_and_functions_stay_short() -> None:
    lengths = {name_of(path): path.read_text("utf-8").count("\n") for path in PYTHON}
    assert not {name: lines for name, lines in lengths.items() if lines > FILE_LINES}
    long = [
        f"{name_of(path)}: {node.name}: {node.end_lineno - node.lineno + 1} lines"
        for path in PYTHON
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.FunctionDef)
        and node.name != "__init__"  # a state's takes every field, and says what it is
        and node.end_lineno is not None
        and node.end_lineno - node.lineno + 1 > FUNCTION_LINES
    ]
    assert not long


def test_the_kernel_can_be_read_in_an_afternoon() -> None:
    """How many lines that is, and why, is said in docs/reference/size.md."""
    said = re.search(
        r"The kernel may have ([\d,]+) lines", (ROOT / "docs/reference/size.md").read_text()
    )
    assert said
    lines = sum(path.read_text("utf-8").count("\n") for path in KERNEL)
    assert lines <= int(said[1].replace(",", ""))


def test_nothing_in_the_kernel_is_for_one_game_alone() -> None:
    readers: dict[str, set[str]] = {}
    for path in PYTHON:
        for name in names_in(path) if not is_test(path) else ():
            readers.setdefault(name, set()).add(reader_of(path))
    for path in KERNEL:
        for node in parsed(path).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                read_by = readers.get(node.name, set())
                assert len(read_by) != 1 or not min(read_by).startswith("games/"), node.name


@cache
def names_in(path: Path) -> set[str]:
    """What a file names, besides what it defines and imports."""
    return {
        node.id if isinstance(node, ast.Name) else node.attr
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Name | ast.Attribute)
    }


def reader_of(path: Path) -> str:
    """A game by its folder, all else by its layer."""
    parts = path.relative_to(PACKAGE).parts
    return "/".join(parts[:2]) if parts[0] == "games" else layer_of(path)


def test_nobody_fills_in_what_a_show_is_never_asked() -> None:
    """What only tests ask for belongs to the tests."""
    (show,) = [
        node
        for node in parsed(PACKAGE / "show" / "show.py").body
        if isinstance(node, ast.ClassDef) and node.name == "Show"
    ]
    methods = {node.name for node in show.body if isinstance(node, ast.FunctionDef)}
    asked_for = set().union(*map(names_in, SOURCES))
    assert {name for name in methods if not name.startswith("__")} <= asked_for


def test_export_lists_are_sorted_and_true() -> None:
    lists = 0
    for path in PYTHON:
        for node in parsed(path).body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
                names = ast.literal_eval(node.value)
                assert names == sorted(names, key=isort_order), path
                assert len(set(names)) == len(names), path
                assert not set(names) - defined(parsed(path)), path
                lists += 1
    assert lists


def isort_order(name: str) -> tuple[int, str]:
    """Constants, then classes, then functions: the order ruff keeps."""
    kind = 0 if name.isupper() else 1 if name[0].isupper() else 2
    return kind, name


def defined(tree: ast.Module) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Name):
            names.add(node.id)
    return names


GAMES = sorted(path.parent for path in (PACKAGE / "games").glob("*/game.py"))


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_games_ask_for_facts_by_their_types(folder: Path) -> None:
    """`facts` are data for any program. A game knows what its own are: `view.fact("turn", int)`
    needs no cast, and names a fact that the game declares."""
    sources = [path for path in SOURCES if folder in path.parents]
    untyped = [
        f"{name_of(path)}:{node.lineno}"
        for path in sources
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Attribute) and node.attr == "facts"
    ]
    assert not untyped
    assert set().union(*map(asked, sources)) <= set(load(folder.name).facts)


def asked(path: Path) -> set[str]:
    """The facts that a file asks views for."""
    return {
        ast.literal_eval(node.args[0])
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("fact", "fact_list")
    }


def test_nothing_is_looked_for_in_what_is_spread_on_the_spot() -> None:
    """`x in (*a, *b)` ends mypyc with an error of its own, and with it the compiled engine."""
    compiled = {"rules", "guide", "show", "i18n"}
    found = [
        f"{name_of(path)}:{node.lineno}"
        for path in SOURCES
        if compiled & {part.removesuffix(".py") for part in path.relative_to(PACKAGE).parts}
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Compare)
        for place in node.comparators
        if isinstance(place, ast.Tuple | ast.List | ast.Set)
        if any(isinstance(one, ast.Starred) for one in place.elts)
    ]
    assert not found


# --- what is tracked ------------------------------------------------------------------------------

# Places and addresses of one machine or of one package index have no business in the project.
FOREIGN = re.compile(
    r"(?<![\w.])/(?:home|root|Users|work|mnt|opt|tmp)/[\w.]"
    r"|pypi\.org|pythonhosted|registry\.npmjs|artifactory|--(?:extra-)?index-url\s+\S"
)


def tracked() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=False, capture_output=True, text=True
    )
    if listed.returncode:
        pytest.skip("not a git checkout: nothing is tracked")
    return [ROOT / name for name in listed.stdout.split("\0") if name]


def test_no_tracked_file_names_a_machine_or_a_registry() -> None:
    here = Path(__file__).resolve()
    found = []
    for path in tracked():
        if not path.is_file() or path.resolve() == here:
            continue
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), start=1):
            if FOREIGN.search(line):
                found.append(f"{name_of(path)}:{number}: {line.strip()[:100]}")
    assert not found


def test_the_search_for_foreign_names_finds_them() -> None:
    for text in ("see /home/ana/tablee", "https://pypi.org/simple", "pip --index-url https://x"):
        assert FOREIGN.search(text)
    for text in ("src/tablee/work/x", "a/tmp/b", "index-url"):
        assert not FOREIGN.search(text)


def test_what_builds_leave_behind_is_not_tracked() -> None:
    left = (".so", ".pyc", ".pyd", ".o")
    assert not [name_of(path) for path in tracked() if path.name.endswith(left)]
