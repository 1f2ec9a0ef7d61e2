"""The tables of `size.md`, counted in the tree.

python -m docs.reference.size    write the page anew
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
PACKAGE = ROOT / "src" / "tablee"
PAGE = HERE / "size.md"
BLOCK = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
STYLE = re.compile(r"<style.*?</style>\n?", re.DOTALL)
GENERATED = "protocol.ts"  # by tests/server/test_protocol_types.py
# A part, its folders or files in the package, its lines in the first release.
PARTS = [
    ("`kernel/`", ["kernel"], 2322),
    ("`games/ramen/`", ["games/ramen"], 1671),
    ("`games/mamma_mia/`", ["games/mamma_mia"], 2956),
    ("`games/rivals/`", ["games/rivals"], 11730),
    ("`games/ristorante/`", ["games/ristorante"], 0),
    ("`games/rococo/`", ["games/rococo"], 0),
    ("`games/plat_du_jour/`", ["games/plat_du_jour"], 501),
    ("`bots/`", ["bots"], 246),
    ("`arena/`, `tuning/`", ["arena", "tuning"], 574),
    ("`scenario/`", ["scenario"], 917),
    ("`show/`", ["show"], 0),
    ("`i18n/`", ["i18n"], 383),
    ("`testing/`", ["testing"], 2622),
    ("`server/`", ["server"], 3068),
    ("`cli/`", ["cli"], 2444),
]
TESTS_AT_FIRST = 21108
RIVALS = [
    ("rules", ["rules"], 7202),
    ("guide", ["guide"], 2010),
    ("show", ["show"], 1558),
    ("game, box, position", ["game.py", "box.py", "position.py", "__init__.py"], 960),
]
BROWSER = [
    ("Ramen", "src/tablee/games/ramen/client"),
    ("Mamma Mia", "src/tablee/games/mamma_mia/client"),
    ("Rival Restaurants", "src/tablee/games/rivals/client"),
    ("Ristorante Italia", "src/tablee/games/ristorante/client"),
    ("La Pâtisserie Rococo", "src/tablee/games/rococo/client"),
    ("shared", "client/src"),
]

Row = tuple[str, int, int]  # what, and two counts; 0: there was none


def main() -> None:
    PAGE.write_text(page(PAGE.read_text("utf-8")), encoding="utf-8")


def page(text: str) -> str:
    """The page with every table counted anew."""
    return BLOCK.sub(lambda found: f"{found[1]}\n{table(found[2])}\n{found[3]}", text)


def table(name: str) -> str:
    heads, rows = TABLES[name]
    lines = [f"| {what} | {number(one)} | {number(two)} |" for what, one, two in rows()]
    return "\n".join([f"| {' | '.join(heads)} |", "|---|---:|---:|", *lines]) + "\n"


def number(count: int) -> str:
    return f"{count:,}" if count else ""


def read(text: str) -> dict[str, list[Row]]:
    """The tables of a page, by name."""
    return {found[2]: [*rows_in(found[0])] for found in BLOCK.finditer(text)}


def rows_in(block: str) -> Iterable[Row]:
    for line in block.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and all(re.fullmatch(r"[\d,]*", cell) for cell in cells[1:]):
            one, two = (int(cell.replace(",", "") or 0) for cell in cells[1:])
            yield cells[0], one, two


# --- counting -------------------------------------------------------------------------------------


def lines(paths: Iterable[Path]) -> int:
    return sum(path.read_text("utf-8").count("\n") for path in paths)


def python(place: Path) -> list[Path]:
    """The files of a part, tests apart."""
    found = place.rglob("*.py") if place.is_dir() else [place]
    return [path for path in found if "tests" not in path.relative_to(ROOT).parts]


def parts() -> list[Row]:
    rows = [
        (what, first, lines(path for name in names for path in python(PACKAGE / name)))
        for what, names, first in PARTS
    ]
    inner = [path for path in PACKAGE.rglob("*.py") if "tests" in path.relative_to(PACKAGE).parts]
    every = lines([*(ROOT / "tests").rglob("*.py"), *inner])
    return [*rows, ("tests of everything", TESTS_AT_FIRST, every)]


def rivals() -> list[Row]:
    folder = PACKAGE / "games" / "rivals"
    return [
        (what, first, lines(path for name in names for path in python(folder / name)))
        for what, names, first in RIVALS
    ]


def browser() -> list[Row]:
    return [(what, *script_and_style(ROOT / folder)) for what, folder in BROWSER]


def script_and_style(folder: Path) -> tuple[int, int]:
    script = style = 0
    for path in folder.rglob("*"):
        if path.suffix in {".svelte", ".ts"} and path.name != GENERATED:
            text = path.read_text("utf-8")
            styled = sum(part.count("\n") for part in STYLE.findall(text))
            script += text.count("\n") - styled
            style += styled
    return script, style


TABLES: dict[str, tuple[list[str], Callable[[], list[Row]]]] = {
    "parts": (["part", "0.1.0", "now"], parts),
    "browser": (["table", "script", "style"], browser),
    "rivals": (["Rival Restaurants", "0.1.0", "now"], rivals),
}

if __name__ == "__main__":
    main()
