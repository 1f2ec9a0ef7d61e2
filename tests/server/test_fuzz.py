"""Garbage in: an answer out, never an error of the server's own, never a change of the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok
from starlette.testclient import TestClient

from tablee.server.app import create_app, described
from tablee.server.store import SqliteStore
from tests.server.conftest import QUICK
from tests.server.people import Player, sit_down

AnyCase = schemathesis.Case[Any]
SCHEMA = schemathesis.openapi.from_dict(msgspec.json.decode(described()))
FOUND = [found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)]
OPERATIONS = {
    f"{operation.method.upper()} {operation.path}": operation
    for operation in FOUND
    if not operation.path.endswith("/stream")  # never ends by itself
}


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    # made here, not once for all: other tests may run between these, and the store is closed then
    app = create_app(SqliteStore(":memory:"), QUICK)
    with TestClient(app) as client:  # an exception inside the server fails the test
        yield client


@pytest.mark.parametrize("name", OPERATIONS)
def test_no_request_breaks_the_server(name: str, client: TestClient) -> None:
    ana = sit_down(client, "Ana", "Bob")[0]
    before = ana.look()["zones"]

    @given(case=OPERATIONS[name].as_strategy())
    @settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
    def fuzz(case: AnyCase) -> None:
        ask(client, case, ana)
        assert ana.look()["zones"] == before

    fuzz()


def ask(client: TestClient, case: AnyCase, ana: Player) -> None:
    """The request as generated, at a real table, by somebody who does not know its secrets."""
    if "table" in (case.path_parameters or {}):
        case.path_parameters["table"] = ana.table
    request = case.as_transport_kwargs(base_url="http://testserver")
    request.pop("cookies", None)
    answer = client.request(**request)
    assert answer.status_code < 500, answer.text
    assert "Traceback" not in answer.text


def test_all_addresses_are_fuzzed() -> None:
    assert len(OPERATIONS) >= 12
