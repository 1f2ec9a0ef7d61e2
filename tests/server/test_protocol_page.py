"""The program on the protocol's page plays a whole game; the page names what there is."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest

from tablee.server.messages import Update

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "protocol.md"


def test_the_example_plays_to_the_end(live: httpx2.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    code = re.findall(r"^```py\n(.*?)^```$", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert len(code) == 1
    assert len(code[0].strip().splitlines()) <= 28
    monkeypatch.setitem(sys.modules, "httpx", httpx2)  # the same client under its newer name
    names: dict[str, Any] = {}
    exec(compile(code[0], PAGE.name, "exec"), names)
    scores = names["play"](str(live.base_url))
    assert len(scores) == 2


def test_the_page_names_every_part_of_an_update() -> None:
    text = PAGE.read_text("utf-8")
    known = {"game", "phase", "status", "seats", "sealed"}  # in the schema; their names say it
    fields = {field.name for field in msgspec.structs.fields(Update)} - known
    assert [name for name in sorted(fields) if f"`{name}`" not in text] == []


def test_the_page_names_every_address_of_a_table(live: httpx2.Client) -> None:
    text = PAGE.read_text("utf-8")
    paths = live.get("/openapi.json").json()["paths"]
    play = {path.rpartition("/")[2] for path in paths if "/tables/{table}/" in path} - {"record"}
    assert [name for name in sorted(play) if name not in text] == []
