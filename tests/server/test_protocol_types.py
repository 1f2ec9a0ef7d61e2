"""One definition of each message: the client's types and the documented schema come from it."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from tablee.server.app import ENDPOINTS, described
from tablee.server.messages import Changes, Update

CLIENT = Path(__file__).parents[2] / "client"


def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("client_protocol", CLIENT / "protocol.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_clients_types_and_cooks_are_up_to_date() -> None:
    module = generator()
    for file, made in ((module.FILE, module.protocol()), (module.CAST, module.cast())):
        assert file.read_text("utf-8") == made, "write it anew: python client/protocol.py"


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
