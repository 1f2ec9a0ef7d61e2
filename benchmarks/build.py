"""Two copies of the engine to measure: `build/bench/interpreted` and `build/bench/compiled`.

Each holds the whole package, the benchmark games and the timed loops; in the second, the modules
that `setup.py` compiles and those of the benchmark are compiled with mypyc, with `setup.py`'s
flags. A stamp holds the hash of everything that went in, so a stale build is never measured.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "build" / "bench"
INTERPRETED: Final = TARGET / "interpreted"
COMPILED: Final = TARGET / "compiled"
STAMP: Final = TARGET / "stamp"
LOG: Final = TARGET / "compile.log"

TIMED: Final = ("connect_four.py", "leduc.py", "loops.py")  # compiled with the engine
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


def setup_constant(name: str) -> list[str]:
    """A tuple of strings that `setup.py` assigns to `name`: what the product itself compiles."""
    for node in ast.parse((ROOT / "setup.py").read_text()).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            return [str(item) for item in ast.literal_eval(node.value)]
    raise BuildFailed(f"setup.py has no {name}")


def compiled_modules() -> list[str]:
    package = COMPILED / "tablee"
    kernel = [package / "kernel" / f"{name}.py" for name in setup_constant("KERNEL")]
    games = [path for found in setup_constant("GAMES") for path in sorted(package.glob(found))]
    timed = [COMPILED / "benchmarks" / name for name in TIMED]
    modules = [path for path in [*kernel, *games, *timed] if path.name != "__init__.py"]
    return [str(path.relative_to(COMPILED)) for path in modules]


def compile_copy() -> None:
    """mypyc works in the current folder and setuptools ends the process: hence a child."""
    (COMPILED / "mypy.ini").write_text("[mypy]\n")  # not the project's, which points at the sources
    orders = json.dumps({"modules": compiled_modules(), "flags": setup_constant("FLAGS")})
    with LOG.open("w") as log:
        command = [sys.executable, "-m", "benchmarks.build", orders]
        done = subprocess.run(command, cwd=COMPILED, stdout=log, stderr=log, check=False)
    if done.returncode:
        raise BuildFailed(f"compiling failed, see {LOG.relative_to(ROOT)}")


def compile_here(modules: list[str], flags: list[str]) -> None:
    from mypyc.build import mypycify

    extensions = mypycify(modules, opt_level="3", debug_level="0", group_name="bench")
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    sys.argv = ["build.py", "build_ext", "--inplace"]
    setuptools = importlib.import_module("setuptools")  # carries no types
    setuptools.setup(name="bench", packages=[], py_modules=[], ext_modules=extensions)


if __name__ == "__main__":
    compile_here(**json.loads(sys.argv[1]))
