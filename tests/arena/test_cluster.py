"""Tournaments on a Ray cluster of two nodes: the same bytes as in processes, and none lost.

Needs the extra `cluster`, which weighs more than all the rest: where it is not installed the tests
are skipped, and say so (docs/adr/0009).
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee.arena import backends
from tablee.arena.backends import Processes, Ray
from tablee.arena.manifest import Manifest, Pairing
from tablee.arena.tournament import Played, Tournament, played

ray: Any = pytest.importorskip(
    "ray", reason='NO CLUSTER TESTED: pip install "tablee[cluster]" runs this'
)

# Ray leaves the logs of its nodes to the collector
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]

TEXT = """
seed = "7"
deals = 3

[[table]]
game = "ramen"
mode = "duel"
bots = ["random", "greedy", "search@4"]

[[table]]
game = "plat_du_jour"
seats = 3
bots = ["random", "greedy"]
"""
SMALL = 80 << 20  # bytes of shared memory a node


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))  # as if installed there
    node = {"num_cpus": 1, "object_store_memory": SMALL, "include_dashboard": False}
    made = Cluster(initialize_head=True, head_node_args=node)
    made.add_node(num_cpus=1, object_store_memory=SMALL)
    ray.init(address=made.address, log_to_driver=False)
    yield made
    ray.shutdown()
    made.shutdown()
    os.environ.pop("PYTHONPATH")
    if before is not None:
        os.environ["PYTHONPATH"] = before


@pytest.fixture(scope="module")
def manifest(tmp_path_factory: pytest.TempPathFactory) -> Manifest:
    path = tmp_path_factory.mktemp("cluster") / "m.toml"
    path.write_text(TEXT)
    return Manifest.read(path)


@pytest.fixture(scope="module")
def here(manifest: Manifest, tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """What processes of this machine leave."""
    folder = tmp_path_factory.mktemp("here")
    Tournament(manifest, folder).run(Processes(2))
    return left_in(folder)


def left_in(folder: Path) -> dict[str, bytes]:
    """Every file of a tournament by its name."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


def test_two_nodes_leave_the_same_bytes_as_processes(
    cluster: Any, manifest: Manifest, here: dict[str, bytes], tmp_path: Path
) -> None:
    assert len([node for node in ray.nodes() if node["Alive"]]) == 2
    Tournament(manifest, tmp_path).run(Ray(cluster.address))
    assert left_in(tmp_path) == here


def killing(mark: Path) -> Callable[[Pairing], Played]:
    """Plays, but the first worker that gets the third game is killed by somebody."""

    def killed_once(pairing: Pairing) -> Played:
        if pairing.number == 2 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return played(pairing)

    return killed_once


def test_a_killed_worker_loses_nothing(
    cluster: Any,
    manifest: Manifest,
    here: dict[str, bytes],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(backends, "played", killing(tmp_path / "mark"))
    Tournament(manifest, tmp_path / "out").run(Ray(cluster.address))
    assert (tmp_path / "mark").exists(), "nobody was killed"
    assert left_in(tmp_path / "out") == here


def test_a_lost_node_loses_nothing(
    cluster: Any, manifest: Manifest, here: dict[str, bytes], tmp_path: Path
) -> None:
    """One of the two machines goes away in mid-run: the other plays its games again."""
    other = cluster.add_node(num_cpus=1, object_store_memory=SMALL)
    tournament = Tournament(manifest, tmp_path)

    class Leaving(Ray):
        def play(self, pairings: Iterable[Pairing]) -> Any:
            for at, game in enumerate(super().play(pairings)):
                if at == 5:
                    cluster.remove_node(other, allow_graceful=False)
                yield game

    tournament.run(Leaving(cluster.address))
    assert left_in(tmp_path) == here
