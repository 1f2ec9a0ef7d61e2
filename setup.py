"""Compiles the engine and the games with mypyc, from the same files, when TABLEE_COMPILE=1."""

import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, CompileError, LinkError

HINT = "Without TABLEE_COMPILE=1 tablee installs interpreted, with everything working."
KERNEL = ("rng", "catalogue", "log", "naming", "zone", "state", "engine", "hidden", "ask")
KERNEL += ("undo", "match")
PLAYERS = tuple(f"bots/{name}.py" for name in ("base", "uniform", "weights", "guide", "guided"))
PLAYERS += ("bots/kept.py", "bots/foresight.py", "bots/search.py", "arena/loop.py")
# How a table is described, and what is new in it: most of what a server does for a move.
SCREENS = ("i18n/recent.py", "i18n/speaker.py", "i18n/texts.py", "server/changes.py")
SCREENS += ("server/updates.py", "server/history.py")
SCREENS += tuple(f"show/{name}.py" for name in ("words", "show", "sentences", "viewer_log"))
SCREENS += ("show/presenter.py",)
# The first lets the C compiler inline calls between functions: about 3 %. The second undoes mypyc's
# -Werror: a compiler that warns of something new should not cost the player the compiled engine.
FLAGS = ("-fno-semantic-interposition", "-Wno-error")
# Link-time optimisation also inlines calls between files, and of what mypyc brings along: 9 % of
# Ramen's decisions. -fno-plt: every other call is one of Python's own library, 2 %. Screens do
# without both, and with less optimisation: they do not gain by it, and are a third of what there is
# to compile.
TOGETHER = ("-flto=auto", "-O3", "-fno-semantic-interposition", "-fno-plt")
APART = ("-O2",)
SCREEN_PARTS = ("___show", "___server___", "___i18n___")  # as mypyc names its files of C
GAMES = (
    "games/*/rules/**/*.py",
    "games/*/bots.py",
    "games/*/bots/*.py",
    "games/*/guide.py",
    "games/*/guide/*.py",
    "games/*/show.py",
    "games/*/show/*.py",
)


def sources() -> list[str]:
    root = Path("src/tablee")
    kernel = [path for name in KERNEL if (path := root / f"kernel/{name}.py").exists()]
    players = [root / name for name in (*PLAYERS, *SCREENS)]
    games = [path for pattern in GAMES for path in sorted(root.glob(pattern))]
    found = [*kernel, *players, *games]
    return [str(path) for path in found if path.name != "__init__.py" or path.parent.name == "show"]


def compiled() -> list[Extension]:
    try:
        from mypyc.build import mypycify
    except ImportError:
        sys.exit(f"tablee: compiling needs mypy; install it, add --no-build-isolation. {HINT}")
    try:  # one group: calls between modules stay direct C calls; a C file each: four times faster
        modules = mypycify(
            sources(), opt_level="3", debug_level="0", group_name="tablee", multi_file=True
        )
    except SystemExit:  # mypyc has printed its errors
        sys.exit(f"tablee: mypyc refused the modules, see above. {HINT}")
    if sys.platform != "win32":
        for module in modules:  # (their list of flags is shared: not to be appended to)
            module.extra_compile_args = [*module.extra_compile_args, *FLAGS]
    return modules


class Build(build_ext):
    def build_extensions(self) -> None:
        """setuptools compiles one file after the other; this uses all cores."""
        alone = self.compiler.compile
        linked = TOGETHER if sys.platform != "win32" and self.links_together() else ()
        whole = [one for one in self.extensions if len(one.sources) > 1]  # the others lead to it
        for extension in whole:
            extension.extra_link_args = [*extension.extra_link_args, *linked]
        apart = {source for one in self.extensions if one not in whole for source in one.sources}

        def flags(source: str) -> tuple[str, ...]:
            screen = any(part in source for part in SCREEN_PARTS)
            return APART if screen or source in apart else linked

        def together(sources: list[str], extra_postargs: list[str], **options: Any) -> list[str]:
            def one(source: str) -> list[str]:
                more = [*extra_postargs, *flags(source)]
                done: list[str] = alone([source], extra_postargs=more, **options)
                return done

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [file for files in pool.map(one, sources) for file in files]

        self.compiler.compile = together
        super().build_extensions()

    def links_together(self) -> bool:
        """Whether this compiler optimises while it links: some lack what it takes."""
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder, "probe.c")
            source.write_text("int probe(void) { return 0; }\n")
            try:
                objects = self.compiler.compile(
                    [str(source)], folder, extra_postargs=["-fPIC", *TOGETHER]
                )
                self.compiler.link_shared_object(
                    objects, str(source.with_suffix(".so")), extra_postargs=list(TOGETHER)
                )
            except (CompileError, LinkError):
                return False
        return True

    def run(self) -> None:
        try:
            super().run()
        except CCompilerError:  # the compiler has printed its errors
            sys.exit(f"tablee: the C compiler failed, see above. {HINT}")


wanted = os.environ.get("TABLEE_COMPILE") == "1"
# pip runs this file several times; only the run that builds needs the modules
metadata_only = {"egg_info", "dist_info"} & set(sys.argv)
setup(ext_modules=compiled() if wanted and not metadata_only else [], cmdclass={"build_ext": Build})
