"""The page `docs/concepts/one-move.md`: a move passes through the files it names."""

from __future__ import annotations

import re
import threading
from pathlib import Path
from types import FrameType

from tests.server.conftest import QUICK, listening
from tests.server.people import sit_down, socket_of

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "tablee"
ORDER = [f"server/{name}.py" for name in ("guard", "routes/play", "rooms", "writer")]
ORDER += ["games/ramen/rules/shop.py", "show/presenter.py", "server/updates.py"]
ORDER += ["server/changes.py"]


def test_a_move_passes_through_the_files_that_the_page_names(db: Path) -> None:
    passed: list[str] = []
    listens = threading.Event()

    def note(frame: FrameType, what: str, _: object) -> None:
        file = frame.f_code.co_filename
        if what == "call" and listens.is_set() and file.startswith(str(PACKAGE)):
            passed.append(Path(file).relative_to(PACKAGE).as_posix())

    threading.setprofile(note)
    try:
        with listening(db, QUICK) as client:
            ana, bob = sit_down(client, "Ana", "Bob")
            now = ana.look()
            with socket_of(client, ana.table) as socket:
                socket.hello(token=bob.token)
                listens.set()
                ana.post("moves", text=now["moves"][0]["text"], ask=now["ask"], key="k")
                while socket.update()["n"] < 1:
                    pass
                listens.clear()
    finally:
        threading.setprofile(None)
    page = (ROOT / "docs" / "concepts" / "one-move.md").read_text("utf-8")
    stations = page.partition("\n3. ")[2].partition("\n11. ")[0]  # those of the server
    named = dict.fromkeys(re.findall(r"(?:kernel|server|show)/[\w/]+\.py", stations))
    assert len(named) > 10
    assert [file for file in named if file not in passed] == []
    assert sorted(ORDER, key=passed.index) == ORDER
