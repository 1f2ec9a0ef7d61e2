"""The action cards: an entry each, which says whom the card can hit, what it does, what it asks.

`play` has all of them in a row, and how one is played; 5 Star Review and Go Vegan are played in a
declaration (`cooking.py`), Clam-Voyance in an answer (`questions.py`). What a bot thinks of each is
in `guide/cards.py`.
"""
