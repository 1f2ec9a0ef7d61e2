"""Data files: checked on load, laid over by a box owner's, hashed by content."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.kernel import BadData, Data, Row
from tablee.kernel.data import row_of

Getter = Callable[[Row], object]

BASE = """\
source = "house"

[totals]
cards = 5
coins = 20

[[card]]
id = "soup"
value = 1
copies = 3

[[card]]
id = "stew"
value = 4
copies = 2
"""


def folder(path: Path, **files: str) -> Path:
    path.mkdir(exist_ok=True)
    for name, text in files.items():
        (path / f"{name}.toml").write_text(text, "utf-8")
    return path


def row(**fields: object) -> Row:
    return row_of("cards.toml", "card soup", fields)


# --- getters ----------------------------------------------------------------------------------


def test_getters_give_what_is_there() -> None:
    entry = row(
        name="soup", value=4, price=2.5, hot=True, kind="b", steps=[1, 2], tags=["x"],
        parts=[{"id": "a", "n": 1}, {"n": 2}], box={"n": 3},
    )  # fmt: skip
    assert entry.text("name") == "soup"
    assert entry.number("value", 0, 4) == 4
    assert entry.decimal("price") == 2.5
    assert entry.flag("hot") is True
    assert entry.choice("kind", ["a", "b"]) == "b"
    assert entry.numbers("steps", 1, 2) == [1, 2]
    assert entry.texts("tags") == ["x"]
    assert [part.place for part in entry.rows("parts")] == [
        "card soup.parts a",
        "card soup.parts 2",
    ]
    assert entry.row("box").number("n", 3, 3) == 3
    entry.done()


def test_what_is_missing_takes_its_default() -> None:
    entry = row()
    assert entry.text("name", "x") == "x"
    assert entry.number("value", 0, 4, 2) == 2
    assert entry.flag("hot", False) is False
    assert entry.choice("kind", ["a", "b"], "a") == "a"
    assert entry.texts("tags", []) == []


@pytest.mark.parametrize(
    ("value", "get", "complaint"),
    [
        (None, lambda r: r.text("f"), "missing; write a text in quotes"),
        (3, lambda r: r.text("f"), "3 is not a text in quotes"),
        (None, lambda r: r.number("f", 1, 5), "missing; write a whole number from 1 to 5"),
        ("3", lambda r: r.number("f", 1, 5), "'3' is not a whole number from 1 to 5"),
        (True, lambda r: r.number("f", 0, 5), "True is not a whole number"),
        (6, lambda r: r.number("f", 1, 5), "6 is not a whole number from 1 to 5"),
        (0, lambda r: r.number("f", 1, 5), "0 is not a whole number from 1 to 5"),
        (3, lambda r: r.decimal("f"), "3 is not a number with a decimal point"),
        (1, lambda r: r.flag("f"), "1 is not true or false"),
        ("c", lambda r: r.choice("f", ["a", "b"]), "'c' is none of a, b"),
        (3, lambda r: r.numbers("f", 1, 5), "3 is not a list of whole numbers"),
        ([1, 9], lambda r: r.numbers("f", 1, 5), "9 is not a whole number from 1 to 5"),
        ([1, True], lambda r: r.numbers("f", 1, 5), "entry 2 is True, not a whole number"),
        ("x", lambda r: r.texts("f"), "'x' is not a list of texts"),
        (["x", 1], lambda r: r.texts("f"), "entry 2 is 1, not a text in quotes"),
        ({}, lambda r: r.rows("f"), "{} is not a list of tables"),
        ([1], lambda r: r.rows("f"), "1 is not a list of tables"),
        ([], lambda r: r.row("f"), r"\[\] is not a table"),
    ],
)
def test_every_getter_says_what_is_wrong_and_where(
    value: object, get: Getter, complaint: str
) -> None:
    entry = row() if value is None else row(f=value)
    with pytest.raises(BadData, match=f"^cards.toml, card soup, f: {complaint}") as caught:
        get(entry)
    assert (caught.value.file, caught.value.entry, caught.value.field) == (
        "cards.toml",
        "card soup",
        "f",
    )


def test_fields_nobody_asked_for_are_mistakes() -> None:
    entry = row(name="soup", vlaue=4)
    entry.text("name")
    with pytest.raises(BadData, match="vlaue: unknown; here one can write name"):
        entry.done()
    entry.skip("vlaue").done()


# --- files ------------------------------------------------------------------------------------


def test_tables_and_entries(tmp_path: Path) -> None:
    data = Data(folder(tmp_path, cards=BASE))
    assert data.row("cards").text("source") == "house"
    assert data.row("cards", "totals").number("cards", 5, 5) == 5
    assert [entry.place for entry in data.rows("cards", "card")] == ["card soup", "card stew"]


def test_entries_without_an_id_go_by_their_number(tmp_path: Path) -> None:
    data = Data(folder(tmp_path, cards="card = [{}, { n = 1 }, {}]\ntile = [{}, 1]"))
    assert [entry.place for entry in data.rows("cards", "card")] == ["card 1", "card 2", "card 3"]
    with pytest.raises(BadData, match=r"cards.toml, tile 2: not a table"):
        data.rows("cards", "tile")


def test_missing_things_are_named(tmp_path: Path) -> None:
    data = Data(folder(tmp_path, cards=f"none = []\n{BASE}"))
    for ask, complaint in (
        (lambda: data.rows("cards", "none"), r"cards.toml, none: no \[\[none\]\] entries"),
        (lambda: data.row("tiles"), "tiles.toml: the file is missing"),
        (lambda: data.rows("tiles", "tile"), "tiles.toml: the file is missing"),
        (lambda: data.row("cards", "prices"), "cards.toml, prices: the table is missing"),
        (lambda: data.rows("cards", "tile"), r"cards.toml, tile: no \[\[tile\]\] entries"),
        (lambda: data.rows("cards", "totals"), "cards.toml, totals: no"),
    ):
        with pytest.raises(BadData, match=complaint):
            ask()


def test_entries_must_be_tables_with_ids_of_their_own(tmp_path: Path) -> None:
    data = Data(folder(tmp_path, cards='card = [{ id = "a" }, { id = "a" }]\ntile = [1]'))
    with pytest.raises(BadData, match=r"cards.toml, card a, id: this id stands here twice"):
        data.rows("cards", "card")
    with pytest.raises(BadData, match=r"cards.toml, tile 1: not a table"):
        data.rows("cards", "tile")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"no data files \(\*.toml\) here"):
        Data(tmp_path)
    with pytest.raises(BadData, match=r"cards.toml: not readable as TOML: .*line 1"):
        Data(folder(tmp_path / "broken", cards="value = = 3"))
    (tmp_path / "bytes").mkdir()
    (tmp_path / "bytes" / "cards.toml").write_bytes(b"x = '\xff'")
    with pytest.raises(BadData, match=r"cards.toml: not readable as TOML"):
        Data(tmp_path / "bytes")
    (tmp_path / "odd" / "cards.toml").mkdir(parents=True)
    with pytest.raises(BadData, match=r"cards.toml: cannot be read"):
        Data(tmp_path / "odd")


# --- a box owner's folder ---------------------------------------------------------------------


def over(tmp_path: Path, text: str, name: str = "cards") -> Data:
    mine = folder(tmp_path / "mine", **{name: text})
    return Data(folder(tmp_path / "base", cards=BASE), mine)


def test_entries_are_replaced_field_by_field(tmp_path: Path) -> None:
    data = over(tmp_path, '[[card]]\nid = "stew"\nvalue = 9\n\n[[card]]\nid = "cake"\nvalue = 2\n')
    assert data.files["cards"]["card"] == [
        {"id": "soup", "value": 1, "copies": 3},
        {"id": "stew", "value": 9, "copies": 2},
        {"id": "cake", "value": 2},
    ]
    assert data.files["cards"]["totals"] == {"cards": 5, "coins": 20}


def test_tables_are_merged_and_plain_values_replaced(tmp_path: Path) -> None:
    data = over(tmp_path, 'source = "my box"\n[totals]\ncoins = 25\n')
    assert data.files["cards"]["totals"] == {"cards": 5, "coins": 25}
    assert data.files["cards"]["source"] == "my box"
    assert len(data.files["cards"]["card"]) == 2


def test_lists_without_ids_are_replaced_whole(tmp_path: Path) -> None:
    base = folder(tmp_path / "base", scoring="points = [0, 1, 3]")
    mine = folder(tmp_path / "mine", scoring="points = [0, 2]")
    assert Data(base, mine).files["scoring"]["points"] == [0, 2]


@pytest.mark.parametrize(
    ("ours", "theirs", "becomes"),
    [
        ("x = []", "x = [1]", [1]),
        ("x = [{ n = 1 }]", "x = [{ n = 2 }, { n = 3 }]", [{"n": 2}, {"n": 3}]),
        ("x = [{ id = 'a' }, { n = 1 }]", "x = [{ n = 2 }]", [{"n": 2}]),
        ("x = [{ id = 'a' }]", "x = 3", 3),
        ("x = [{ id = 'a' }]", "x = { n = 1 }", {"n": 1}),
        ("x = { n = 1 }", "x = 3", 3),
        ("x = 3", "x = { n = 1 }", {"n": 1}),
        ("x = { n = 1 }", "x = [{ id = 'a' }]", [{"id": "a"}]),
        ("y = 3", "x = [{ id = 'a' }]", [{"id": "a"}]),
    ],
)
def test_what_is_of_another_shape_is_replaced_whole(
    tmp_path: Path, ours: str, theirs: str, becomes: object
) -> None:
    base, mine = (folder(tmp_path / name, f=text) for name, text in (("a", ours), ("b", theirs)))
    assert Data(base, mine).files["f"]["x"] == becomes


@pytest.mark.parametrize("entry", ["{ value = 3 }", "{ id = [1] }", "7"])
def test_an_entry_must_say_what_it_replaces(tmp_path: Path, entry: str) -> None:
    with pytest.raises(BadData, match=r"cards.toml, card 1, id: say which entry this replaces"):
        over(tmp_path, f"card = [{entry}]")


def test_the_entry_that_says_nothing_is_named_by_its_number(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"cards.toml, card 3, id: say which entry this replaces"):
        over(tmp_path, 'card = [{ id = "soup" }, { id = "stew" }, { value = 3 }]')


def test_a_box_owners_folder_must_fit(tmp_path: Path) -> None:
    base = folder(tmp_path / "base", cards=BASE)
    with pytest.raises(BadData, match="not a folder of data files"):
        Data(base, tmp_path / "nowhere")
    with pytest.raises(BadData, match=r"no data files \(\*.toml\) in this folder"):
        Data(base, folder(tmp_path / "empty"))
    with pytest.raises(BadData, match=r"crads.toml: this game has no such file; it has cards.toml"):
        Data(base, folder(tmp_path / "mine", crads=BASE))


# --- the hash ---------------------------------------------------------------------------------


def test_the_hash_is_that_of_the_content(tmp_path: Path) -> None:
    plain = Data(folder(tmp_path / "a", cards=BASE)).hash
    assert plain.startswith("sha256-")
    assert len(plain) == len("sha256-") + 16
    commented = Data(folder(tmp_path / "b", cards="# a comment\n\n" + BASE)).hash
    assert commented == plain
    changed = Data(folder(tmp_path / "c", cards=BASE.replace("value = 4", "value = 5"))).hash
    assert changed != plain


def test_a_box_owners_values_change_the_hash_and_equal_ones_do_not(tmp_path: Path) -> None:
    plain = Data(folder(tmp_path / "base", cards=BASE)).hash
    assert over(tmp_path, "[totals]\ncoins = 25\n").hash != plain
    assert over(tmp_path, "[totals]\ncoins = 20\n").hash == plain


def test_the_hash_is_that_of_sorted_json(tmp_path: Path) -> None:
    """As records have kept it: in the order of the keys, letters as they are."""
    canonical = '{"cards": {"a": 1, "name": "pâté"}}'
    expected = "sha256-" + hashlib.sha256(canonical.encode()).hexdigest()[:16]
    for name, text in (("one", 'a = 1\nname = "pâté"'), ("two", 'name = "pâté"\na = 1')):
        assert Data(folder(tmp_path / name, cards=text)).hash == expected


def test_dates_can_be_hashed(tmp_path: Path) -> None:
    one, two = (
        Data(folder(tmp_path / day, cards=f"checked = 2025-01-{day}")).hash for day in ("01", "02")
    )
    assert one != two
