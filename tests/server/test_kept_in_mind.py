"""What strangers send is not kept at length: caches have a bound, and so have their keys."""

from __future__ import annotations

import gc
import types
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import httpx2
import pytest

from tablee.server import guard
from tablee.server.app import ENDPOINTS
from tests.server.longest import body_of
from tests.server.people import sit_down

CACHE = type(lru_cache(len))
LONG = 1_800  # letters: nearly what an address may have
MUCH = 20_000  # what a header may
KEPT = 300  # bytes of a text that is kept: a name of a machine, a sentence of ours


def caches() -> Iterator[Any]:
    """All that remember by what they were called, of our own."""
    for one in gc.get_objects():
        if type(one) is CACHE and one.__module__.startswith("tablee."):
            yield one


def texts(one: object, seen: set[int]) -> Iterator[str | bytes]:
    """Whatever it holds that could have come from outside."""
    if isinstance(one, str | bytes):
        yield one
    elif isinstance(one, dict | list | tuple | frozenset) and id(one) not in seen:
        seen.add(id(one))
        for part in gc.get_referents(one):
            yield from texts(part, seen)


def keys(cache: object) -> Iterator[str | bytes]:
    for part in gc.get_referents(cache):
        if not isinstance(part, types.FunctionType) and part is not vars(cache):
            yield from texts(part, set())


def asked_at_length(live: httpx2.Client, mark: str) -> None:
    """Every address, with something long wherever a stranger writes something."""
    table = sit_down(live, "Ana", "Bob")[0].table
    long, longer = mark * LONG, mark * MUCH
    heads = [{}, {"Host": longer}, {"Authorization": longer}, {"Origin": longer}]
    heads += [{"X-Forwarded-For": mark * 800}, {f"X-{long}": "y"}]
    for endpoint in ENDPOINTS:
        if endpoint.path.endswith("/stream"):
            continue
        for names in ({"table": table, "game": "ramen"}, {"table": long, "game": long}):
            path = endpoint.path.format(number=mark * 50, **names)
            for known in ({}, {"game": "ramen"}):
                body = body_of(endpoint, dict(known), mark)
                for headers in heads:
                    answer = live.request(endpoint.method, path, content=body, headers=headers)
                    assert answer.status_code < 500
        assert live.get("/api/games", params={"lang": long}).status_code == 422


def test_nothing_long_that_strangers_send_is_kept(live: httpx2.Client) -> None:
    mark = "q"
    asked_at_length(live, mark)
    found = {
        (getattr(cache, "__qualname__", ""), len(text))
        for cache in caches()
        for text in keys(cache)
        if mark * KEPT in str(text)
    }
    assert not found


def test_a_cache_is_seen_through(monkeypatch: pytest.MonkeyPatch) -> None:
    guard.name_in(b"qzqz" * 500)
    assert any(len(text) == 2000 for text in keys(guard.name_in))
    guard.name_in.cache_clear()


def test_every_cache_that_strangers_fill_has_an_end() -> None:
    """One without a bound is for what there is of ours: games, languages, boxes."""
    endless = {
        one.__qualname__
        for one in caches()
        if one.cache_parameters()["maxsize"] is None and one.__module__.startswith("tablee.server")
    }
    assert endless == {"status_label", "with_box", "boxes", "described"}
