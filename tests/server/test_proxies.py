"""The proxies we show: what they pass on of a browser's request is what the guard lets in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.applications import Starlette

from tablee.server.config import Config
from tablee.server.guard import Guard

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
    guard = Guard(Starlette(), Config(hosts=("table.example",)))
    headers = passed_on(snippet, host)
    assert guard.refusal("192.0.2.7", {**headers, b"origin": b"http://" + host.encode()}) is None
    refusal = guard.refusal("192.0.2.7", {**headers, b"origin": b"http://evil.example"})
    assert refusal is not None
    assert refusal[0] == 403
