"""Where two records of one game part, said in a sentence."""

from __future__ import annotations

from itertools import zip_longest

from docs.reference.strength.checkout import Answer

NOTHING = "nothing"


def difference(there: Answer, here: Answer) -> str:
    """The first decision that differs, else whatever else does; empty where nothing does."""
    if "error" in there or "error" in here:
        return apart("the game", *(answer.get("error", "whole") for answer in (there, here)))
    if there["record"] != here["record"]:
        return first(there["record"], here["record"])
    for key, counted in there["counted"].items():
        if here["counted"].get(key) != counted:
            return apart(key, counted, here["counted"].get(key))
    return ""


def first(there: str, here: str) -> str:
    """The decisions before what stands above them: that has the result, which follows."""
    parts = [text.partition("\n\n") for text in (there, here)]
    moves = [part[2].splitlines() for part in parts]
    for number, pair in enumerate(zip_longest(*moves, fillvalue=NOTHING), start=1):
        if pair[0] != pair[1]:
            return apart(f"decision {number}", *pair)
    heads = [part[0].splitlines() for part in parts]
    pairs = zip_longest(*heads, fillvalue=NOTHING)
    return next((apart("the head", *pair) for pair in pairs if pair[0] != pair[1]), "the record")


def apart(what: str, there: object, here: object) -> str:
    return f"{what}: there {there}, here {here}"
