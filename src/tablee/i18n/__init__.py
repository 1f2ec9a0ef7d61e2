"""Texts: events, moves, refusals and screens in the reader's language (extra `cli`).

The rules speak in keys and small ints; here they become sentences, by Fluent messages that lie
beside each game (`en.ftl`, `fr.ftl`) and, for what every table says, in this folder.
"""

from tablee.i18n.language import choose_language
from tablee.i18n.speaker import Speaker
from tablee.i18n.texts import MissingText, Texts

__all__ = ["MissingText", "Speaker", "Texts", "choose_language"]
