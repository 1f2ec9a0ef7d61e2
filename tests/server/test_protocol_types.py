"""One definition of each message: the client's types and the documented schema come from it."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from tablee.server.app import ENDPOINTS, described
from tablee.server.messages import Changes, Update

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"


def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("client_protocol", CLIENT / "protocol.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_clients_types_are_up_to_date() -> None:
    module = generator()
    written = module.FILE.read_text("utf-8")
    assert written == module.protocol(), "write it anew: python client/protocol.py"


def test_every_type_that_is_made_is_used() -> None:
    """By the page or a game's table, or inside another type that is."""
    made = (CLIENT / "src/lib/protocol.ts").read_text("utf-8")
    types = dict(
        re.findall(r"^export (?:interface|type) (\w+)(.*?)^$", made, re.DOTALL | re.MULTILINE)
    )
    assert len(types) > 40
    used, found = set[str](), imported()
    while found - used:
        used |= found
        found = {word for name in used for word in re.findall(r"\w+", types.get(name, ""))} & set(
            types
        )
    assert not set(types) - used, "the page has no use for these"


def imported() -> set[str]:
    """What files written by hand take from the protocol."""
    folders = (CLIENT / "src", ROOT / "src/tablee/games")
    files = [
        file
        for folder in folders
        for ending in ("ts", "svelte")
        for file in folder.rglob(f"*.{ending}")
    ]
    taken = re.compile(r'import (?:type )?\{([^}]*)\} from "[^"]*/protocol"')
    return {
        name
        for file in files
        for names in taken.findall(file.read_text("utf-8"))
        for name in re.findall(r"\w+", names)
    }


def test_a_new_layout_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    module = generator()
    monkeypatch.setitem(module.PLAIN, bool, "yes | no")
    assert "over: yes | no;" in module.protocol()
    assert module.main(["--check"]) == 1


def test_changes_have_the_fields_of_an_update() -> None:
    whole = {field.name for field in msgspec.structs.fields(Update)}
    assert {field.name for field in msgspec.structs.fields(Changes)} == whole | {"order"}


def test_every_address_is_documented_with_its_types() -> None:
    schema = msgspec.json.decode(described())
    for endpoint in ENDPOINTS:
        operation = schema["paths"][endpoint.path][endpoint.method.lower()]
        assert operation["description"]
        assert ("requestBody" in operation) is ("body" in endpoint.types)
    assert {"Update", "Changes", "Hello", "Refusal"} <= set(schema["components"]["schemas"])
