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
    'no ring): <button class="item': ".item.lit { box-shadow: none !important; color: orange; }",
    "no line): <h1": "h1.yours { border-left: 0 !important; }",
    "no underline)": ".present { text-decoration: none !important; color: red; }",
    "have one pattern": ".f0, .f1 { --pattern: none !important; }",
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_fault_in_grey_is_found(server: Server, new_page: Any, scheme: str) -> None:
    opened = server.open("ramen", [{"name": "Ana"}, {"name": "Bea"}], first_player="chosen")
    page = Person(new_page(color_scheme=scheme, bypass_csp=True)).sit(server, opened, 0).page
    page.wait_for_selector(".item.lit")
    assert colour_alone(page) == []
    for said, style in FAULTS.items():
        planted = page.add_style_tag(content=style)
        assert any(said in fault for fault in colour_alone(page)), said
        planted.evaluate("tag => tag.remove()")
    assert colour_alone(page) == []


def test_a_sign_that_is_gone_is_found(server: Server, new_page: Any) -> None:
    """What a recipe has and lacks is ticked and crossed, not only green and red."""
    opened = server.open("rivals", [{"name": "Ana"}, {"name": "Bea"}])
    page = Person(new_page(bypass_csp=True)).sit(server, opened, 0).page
    page.wait_for_selector("#mine .chip.lack")
    assert colour_alone(page) == []
    page.add_style_tag(content=".chip svg { display: none; }")
    assert any("no sign)" in fault for fault in colour_alone(page))
