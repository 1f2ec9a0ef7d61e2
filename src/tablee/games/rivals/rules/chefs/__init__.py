"""The twelve chefs: an entry each, with everything the chef can do, as an NPC too.

    aimed   over whoever shares a place: Antoine Baguette, Lovehandles McFatterson, Señor Fuego;
            at somebody: Angus Khan, Gardena Eden, General Stroganov, Kim Chi, Mortimer Sleazburger
    own     for oneself: Biff Brobeque, Gohan Sushido, Phyllis Grubman, Pork Knuckles

When a power works is in `day.py`, or among the commands of `commands.py`; how it is aimed, hits or
spares is in `powers.py`. What a bot thinks of each is in `guide/cards.py`.
"""
