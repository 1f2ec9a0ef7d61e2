"""The page that documents the protocol: complete, ours alone, without scripts."""

from __future__ import annotations

import re
from html.parser import HTMLParser

from starlette.testclient import TestClient


class Links(HTMLParser):
    """Everything a page refers to, and the tags it uses."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.tags: set[str] = set()
        self.ids: set[str] = set()
        self.attributes: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            self.attributes.add(name)
            if name in ("href", "src"):
                self.links.append(value or "")
            if name == "id":
                self.ids.add(value or "")


def test_the_page_loads_nothing_from_elsewhere_and_runs_nothing(client: TestClient) -> None:
    answer = client.get("/docs")
    assert answer.headers["content-type"].startswith("text/html")
    page = Links(answer.text)
    assert not page.tags & {"script", "style", "iframe", "img", "object"}
    assert not {name for name in page.attributes if name.startswith("on") or name == "style"}
    for link in page.links:
        if link.startswith("#"):
            assert link[1:] in page.ids
        else:
            assert re.match("/[^/]", link)
            assert client.get(link).status_code == 200
    assert "/openapi.json" in page.links


def test_every_address_is_on_it(client: TestClient) -> None:
    text = client.get("/docs").text
    schema = client.get("/openapi.json").json()
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            assert f"{method.upper()} {path}" in text
            assert operation.get("description"), f"{path} says nothing of itself"
    assert "POST /api/tables/{table}/moves" in text
    for name in schema["components"]["schemas"]:
        assert f'id="{name}"' in text
    for word in ("ask", "key", "notation"):
        assert word in text


def test_foreign_pages_are_gone(client: TestClient) -> None:
    for path in ("/redoc", "/docs/oauth2-redirect"):
        assert client.get(path).status_code == 404
