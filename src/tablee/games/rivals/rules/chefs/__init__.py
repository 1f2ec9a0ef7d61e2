"""The twelve chefs: one file each, with everything the chef can do, as an NPC too.

When a power works is in `day.py`, or among the commands of `commands.py`; how a power over a place
hits or spares is in `places.py`. What a bot thinks of each is in `guide/cards.py`.
"""
