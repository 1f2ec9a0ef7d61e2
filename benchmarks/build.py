"""Two copies of the engine to measure: `build/bench/interpreted` and `build/bench/compiled`.

Each holds the whole package, the benchmark games and the timed loops; in the second, the modules
that `setup.py` compiles and those of the benchmark are compiled with mypyc, the way `setup.py`
does. A stamp holds the hash of everything that went in, so a stale build is never measured.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib
import os
import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "build" / "bench"
INTERPRETED: Final = TARGET / "interpreted"
COMPILED: Final = TARGET / "compiled"
STAMP: Final = TARGET / "stamp"
LOG: Final = TARGET / "compile.log"

TIMED: Final = (
    "connect_four.py",
    "leduc.py",
    "leduc_search.py",
    "loops.py",
)  # compiled with the engine
AROUND: Final = ("__init__.py", "build.py", "measure.py", "ours.py")
LEFT_OUT: Final = ("__pycache__", "tests", "*.so", "*.pyd", "*.c")


class BuildFailed(Exception):
    """The compiled copy could not be made; the sentence says why."""


def prepare() -> None:
    """Make both copies, unless they were made from these very files."""
    key = content_key()
    if STAMP.exists() and STAMP.read_text() == key:
        return
    shutil.rmtree(TARGET, ignore_errors=True)
    for copy in (INTERPRETED, COMPILED):
        for source in ingredients():
            target = copy / placed(source)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
    compile_copy()
    STAMP.write_text(key)  # last: an interrupted build is made again


def ingredients() -> Iterator[Path]:
    """Every file that goes into a copy."""
    for path in sorted((ROOT / "src" / "tablee").rglob("*")):
        inside = path.relative_to(ROOT)
        left_out = any(Path(part).match(pattern) for part in inside.parts for pattern in LEFT_OUT)
        if path.is_file() and not left_out:
            yield path
    for name in (*AROUND, *TIMED):
        yield ROOT / "benchmarks" / name


def placed(source: Path) -> Path:
    inside = source.relative_to(ROOT)
    return inside.relative_to("src") if inside.parts[0] == "src" else inside


def content_key() -> str:
    """Changes with any file, with the flags in `setup.py`, with Python and with mypy."""
    digest = hashlib.sha256(f"{sys.version} {sys.prefix} {mypy_version()}".encode())
    for path in [ROOT / "setup.py", *ingredients()]:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        digest.update(f"{path.relative_to(ROOT)} {content}\n".encode())
    return digest.hexdigest()


def mypy_version() -> str:
    try:
        return version("mypy")
    except PackageNotFoundError:
        return "none"


def compile_copy() -> None:
    """mypyc works in the current folder and `setup` takes over the process: hence a child."""
    (COMPILED / "mypy.ini").write_text("[mypy]\n")  # not the project's, which points at the sources
    environment = {name: value for name, value in os.environ.items() if name != "TABLEE_COMPILE"}
    with LOG.open("w") as log:
        command = [sys.executable, "-m", "benchmarks.build", str(ROOT)]
        done = subprocess.run(
            command, cwd=COMPILED, env=environment, stdout=log, stderr=log, check=False
        )
    if done.returncode:
        errors = [line for line in LOG.read_text().splitlines() if "error:" in line.lower()]
        why = errors[0] if errors else "compiling failed"
        raise BuildFailed(f"{why} (see {LOG.relative_to(ROOT)})")


def compile_here(root: str) -> None:
    from mypyc.build import mypycify

    setuptools: Any = importlib.import_module("setuptools")  # carries no types
    setup, setuptools.setup = setuptools.setup, lambda **_: None  # setup.py shall only tell
    with contextlib.chdir(root):
        told = runpy.run_path("setup.py")
        product = [str(Path(name).relative_to("src")) for name in told["sources"]()]
    timed = [str(Path("benchmarks") / name) for name in TIMED]
    extensions = mypycify(
        [*product, *timed], opt_level="3", debug_level="0", group_name="bench", multi_file=True
    )
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *told["FLAGS"]]
    sys.argv = ["build.py", "build_ext", "--inplace"]
    setup(
        name="bench",
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        cmdclass={"build_ext": told["Build"]},
    )


if __name__ == "__main__":
    compile_here(sys.argv[1])
