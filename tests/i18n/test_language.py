"""Which language is spoken when."""

from __future__ import annotations

import pytest

from tablee.i18n import choose_language
from tablee.kernel import BadInput


@pytest.mark.parametrize(
    ("asked", "environ", "language"),
    [
        (None, {}, "en"),
        ("fr", {"TABLEE_LANG": "en"}, "fr"),
        (None, {"TABLEE_LANG": "fr", "LANG": "en_GB.UTF-8"}, "fr"),
        (None, {"LANG": "fr_CA.UTF-8"}, "fr"),
        (None, {"LC_ALL": "fr_FR.UTF-8", "LANG": "en_GB.UTF-8"}, "fr"),
        (None, {"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_asked_then_environment_then_english(
    asked: str | None, environ: dict[str, str], language: str
) -> None:
    assert choose_language(asked, environ) == language


@pytest.mark.parametrize("environ", [{}, {"TABLEE_LANG": "de"}])
def test_an_unknown_language_is_refused_with_those_there_are(environ: dict[str, str]) -> None:
    with pytest.raises(BadInput, match="'de'; there are en, fr"):
        choose_language(None if environ else "de", environ)
