"""Which language to speak: what was asked for, else the environment, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping

from tablee.kernel import LANGUAGES, BadInput


def choose_language(asked: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """`asked` (--lang), else TABLEE_LANG, else French where the locale is French, else English."""
    env = os.environ if environ is None else environ
    wanted = asked or env.get("TABLEE_LANG", "")
    if wanted:
        if wanted not in LANGUAGES:
            raise BadInput(f"there is no language {wanted!r}; there are {', '.join(LANGUAGES)}")
        return wanted
    locale = env.get("LC_ALL") or env.get("LANG") or ""
    return "fr" if locale.startswith("fr") else "en"
