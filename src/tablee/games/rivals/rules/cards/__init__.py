"""The action cards: one entry each, with everything the card does."""
