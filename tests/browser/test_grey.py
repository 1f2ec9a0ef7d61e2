"""The look without colours finds what it is there to find: planted faults."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Server
from tests.browser.grey import colour_alone
from tests.browser.people import Person

FAULTS = {
    # red on green, as light as one another
    "words too faint in grey": "#status { color: #c00000; background: #006d00; }",
    'no ring): <span class="card': ".thing.lit > .shown > .card { box-shadow: none !important; }",
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_fault_in_grey_is_found(server: Server, new_page: Any, scheme: str) -> None:
    opened = server.open("ramen", [{"name": "Ana"}, {"name": "Bea"}], first_player="chosen")
    page = Person(new_page(color_scheme=scheme, bypass_csp=True)).sit(server, opened, 0).page
    page.wait_for_selector(".thing.lit")
    assert colour_alone(page) == []
    for said, style in FAULTS.items():
        planted = page.add_style_tag(content=style)
        assert any(said in fault for fault in colour_alone(page)), said
        planted.evaluate("tag => tag.remove()")
    assert colour_alone(page) == []
