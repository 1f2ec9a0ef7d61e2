"""What an error says, to the letter: the place only where there is one."""

from __future__ import annotations

from tablee.kernel import BadData, BadRecord, BadScenario, Refused


def test_a_record_names_the_line_if_there_is_one() -> None:
    assert str(BadRecord("no")) == "no"
    assert BadRecord("no").line == 0
    assert str(BadRecord("no", 1)) == "line 1: no"
    assert BadRecord("no", 12).line == 12


def test_data_name_file_entry_and_field_as_far_as_known() -> None:
    assert str(BadData("a.toml", "soup", "id", "no")) == "a.toml, soup, id: no"
    assert str(BadData("a.toml", "", "id", "no")) == "a.toml, id: no"
    assert str(BadData("a.toml", "", "", "no")) == "a.toml: no"


def test_a_scenario_names_its_place_if_there_is_one() -> None:
    assert str(BadScenario("a.toml", "step 2", "no")) == "a.toml, step 2: no"
    assert str(BadScenario("a.toml", "", "no")) == "a.toml: no"


def test_a_refusal_gives_its_reason_or_else_its_rule() -> None:
    bare = Refused("R3.2:late")
    assert (bare.cited, bare.rule, bare.why, bare.reasons) == ("R3.2:late", "R3.2", "late", {})
    assert (str(bare), bare.reason("en")) == ("R3.2", "R3.2")
    told = Refused("R3", {"en": "Too late.", "fr": "Trop tard."})
    assert (told.rule, told.why) == ("R3", "")
    assert (str(told), told.reason("fr"), told.reason("de")) == (
        "R3: Too late.",
        "Trop tard.",
        "R3",
    )
