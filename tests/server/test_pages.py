"""The client's files: what is there is served, and what is not is not looked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from tablee.server.pages import Pages


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("the page", "utf-8")
    (tmp_path / "assets" / "page-1.js").write_text("the script", "utf-8")
    return tmp_path


def test_every_file_of_the_client_is_served_and_known_by_its_address(folder: Path) -> None:
    pages = Pages(folder)
    with TestClient(Starlette(routes=[Mount("/", pages)])) as client:
        assert client.get("/").text == "the page"
        for address in pages.addresses:
            assert client.get(address).text == (folder / address[1:]).read_text("utf-8")
        first = client.get("/assets/page-1.js")
        again = client.get("/assets/page-1.js", headers={"If-None-Match": first.headers["etag"]})
        assert again.status_code == 304


@pytest.mark.parametrize(
    "path",
    ["/a/" * 900, "/assets", "/assets/", "/assets/page-2.js", "/..%2findex", "/index.html/x"],
)
def test_what_is_not_there_is_not_looked_for(
    folder: Path, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def looked_for(self: Pages, path: str) -> None:
        raise AssertionError(path)

    monkeypatch.setattr(Pages, "lookup_path", looked_for)
    with TestClient(Starlette(routes=[Mount("/", Pages(folder))])) as client:
        assert client.get(path).status_code == 404
