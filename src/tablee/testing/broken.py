"""What a check raises: which promise is broken, how, and the game that shows it."""

from __future__ import annotations

from tablee.kernel import Record

SHOWN = 80  # entries of a record that a message shows; `record` always holds all of them


class Broken(AssertionError):
    """A game breaks a promise. `record` replays to the position that shows it, if one does."""

    def __init__(self, check: str, message: str, record: Record | None = None) -> None:
        self.check = check
        self.message = message
        self.record = record
        super().__init__(check, message)

    def __str__(self) -> str:
        sentence = f"{self.check}: {self.message}"
        if self.record is None:
            return sentence
        lines = self.record.to_text().splitlines()
        left_out = len(self.record.entries) - SHOWN
        if left_out > 0:
            lines[-left_out:] = [f"# and {left_out} more"]
        return sentence + "\n\nThe game that shows it:\n\n" + "\n".join(lines)
