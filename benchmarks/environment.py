"""The peers' own environment, `.venv-bench`: made once, never part of the product."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

from benchmarks.build import ROOT

FOLDER: Final = ROOT / ".venv-bench"
LOCK: Final = ROOT / "requirements" / "bench.txt"
STAMP: Final = FOLDER / "stamp"
LOG: Final = ROOT / "build" / "peers.log"
# without a network, one attempt is enough
PIP: Final = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input",
              "--retries", "1", "--require-hashes", "--only-binary", ":all:")  # fmt: skip


class NoPeers(Exception):
    """The peers cannot be installed; the sentence says why."""


def python_of_the_peers() -> Path:
    """The interpreter of an environment that holds exactly what the lock file names."""
    python = FOLDER / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    key = hashlib.sha256(LOCK.read_bytes() + f"{sys.version} {FOLDER}".encode()).hexdigest()
    if STAMP.exists() and STAMP.read_text() == key:
        return python
    shutil.rmtree(FOLDER, ignore_errors=True)
    try:
        venv.create(FOLDER, with_pip=True, symlinks=sys.platform != "win32")
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoPeers(f"no environment could be made for it ({error})") from error
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        command = [str(python), *PIP, "-r", str(LOCK)]
        done = subprocess.run(command, stdout=log, stderr=log, check=False)
    if done.returncode:
        raise NoPeers(f"pip could not install it here, see {LOG.relative_to(ROOT)}")
    STAMP.write_text(key)  # last: an interrupted installation is made again
    return python
