"""Environments of what we are measured against, each made once, none part of the product.

`.venv-bench` holds the other engines, `.venv-fastapi` the framework of the first server.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

from benchmarks.build import ROOT

LOCKS: Final = ROOT / "requirements"
LOG: Final = ROOT / "build" / "peers.log"
# without a network, one attempt is enough
PIP: Final = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input",
              "--retries", "1", "--require-hashes", "--only-binary", ":all:")  # fmt: skip


class NoPeers(Exception):
    """The peers cannot be installed; the sentence says why."""


def python_of_the_peers(what: str = "bench") -> Path:
    """The interpreter of an environment that holds exactly what the lock file names."""
    folder, lock = ROOT / f".venv-{what}", LOCKS / f"{what}.txt"
    stamp = folder / "stamp"
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    key = hashlib.sha256(lock.read_bytes() + f"{sys.version} {folder}".encode()).hexdigest()
    if stamp.exists() and stamp.read_text() == key:
        return python
    shutil.rmtree(folder, ignore_errors=True)
    try:
        venv.create(folder, with_pip=True, symlinks=sys.platform != "win32")
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoPeers(f"no environment could be made for it ({error})") from error
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        command = [str(python), *PIP, "-r", str(lock)]
        done = subprocess.run(command, stdout=log, stderr=log, check=False)
    if done.returncode:
        raise NoPeers(f"pip could not install it here, see {LOG.relative_to(ROOT)}")
    stamp.write_text(key)  # last: an interrupted installation is made again
    return python
