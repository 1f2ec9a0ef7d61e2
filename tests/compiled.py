"""`pytest -o pythonpath= -p tests.compiled`: the tree's tests against the installed package.

The installed package has no tests. Its games are told where theirs lie, so that a test is found
under its usual name while all that it imports is the compiled code.
"""

from __future__ import annotations

import importlib
from pathlib import Path

import tablee
from tablee import games
from tablee.kernel import rng

SOURCE = Path(__file__).parent.parent / "src" / "tablee"


def pytest_configure() -> None:
    here = Path(tablee.__file__).parent
    assert here != SOURCE, "the source tree comes before the installed package"
    assert not str(rng.__file__).endswith(".py"), "the installed package is not compiled"
    for game in games.found().values():
        package = importlib.import_module(game.__module__.rpartition(".")[0])
        tests = SOURCE / "games" / package.__name__.rpartition(".")[2]
        if tests.is_dir():
            package.__path__.append(str(tests))
