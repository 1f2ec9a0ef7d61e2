"""The proxies we show: what they pass on of a browser's request is what the guard lets in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.applications import Starlette

from tablee.server.config import Config
from tablee.server.guard import Guard
from tablee.server.metrics import metrics
from tablee.server.store import SqliteStore
from tablee.server.turns import Turns
from tests.server.conftest import QUICK, listening_to
from tests.server.people import sit_down, socket_of

ROOT = Path(__file__).resolve().parents[2]
SHOWN = ("compose.yaml", "docs/guides/host-a-table.md")
PASSED = re.compile(r"proxy_set_header (\S+) \$?(\$\w+);")


def passed_on(snippet: str, host: str) -> dict[bytes, bytes]:
    """The headers that nginx would set, for a browser that asks for `host`."""
    known = {
        "$host": host.partition(":")[0].lower(),  # nginx leaves the port out
        "$http_host": host,
        "$remote_addr": "192.0.2.7",
        "$scheme": "https",
        "$http_upgrade": "websocket",
    }
    return {name.lower().encode(): known[value].encode() for name, value in PASSED.findall(snippet)}


@pytest.mark.parametrize("host", ["localhost:8000", "table.example", "table.example:8443"])
@pytest.mark.parametrize("file", SHOWN)
def test_what_nginx_passes_on_is_let_in(file: str, host: str) -> None:
    snippet = (ROOT / file).read_text("utf-8")
    guard = Guard(Starlette(), Config(hosts=("table.example",)), Turns(1.0))
    headers = passed_on(snippet, host)
    assert (
        guard.refusal("192.0.2.7", "/", {**headers, b"origin": b"http://" + host.encode()}) is None
    )
    refusal = guard.refusal("192.0.2.7", "/", {**headers, b"origin": b"http://evil.example"})
    assert refusal is not None
    assert refusal[0] == 403


def test_a_socket_that_a_proxy_hands_on_counts_for_its_own_client(tmp_path: Path) -> None:
    """Not for whoever was last asked for on the same connection of the proxy, nor for nobody."""
    with listening_to(SqliteStore(str(tmp_path / "tablee.db")), QUICK) as client:
        ana, _ = sit_down(client, "Ana", "Bob")
        before = metrics.gauges["tablee_connections"]()
        with socket_of(client, ana.table, **{"X-Forwarded-For": "192.0.2.3"}) as socket:
            assert socket.hello(token=ana.token)["you"] == 0
            assert metrics.gauges["tablee_connections"]() == before + 1


def test_files_of_a_page_cost_less_than_requests() -> None:
    file = "/assets/page.js"
    guard = Guard(Starlette(), Config(burst=3, per_second=0.001), Turns(1.0), {file})
    headers = {b"host": b"localhost"}
    assert [guard.refusal("192.0.2.7", file, headers) for _ in range(20)] == [None] * 20
    assert guard.refusal("192.0.2.7", "/assets/no.js", headers) is None
    assert guard.refusal("192.0.2.7", "/assets/no.js", headers) is not None
