"""The action cards: an entry each, which says whom the card can hit, what it does, what it asks.

    aimed  Raiders of the Lost Pork, Monopoly, Armed Robbery, Taxes, Food Inspector, Ninja Attack,
           Surveillance Camera, Negative Critic, Alien Attack, It's Just Business, Fake Sale,
           Contamination, Food Recall, Road Block
    own    Discount, Jackpot, One World, Dinner and a Show, Special Order, Fridge Raid, Farmer's
           Market, Rat Infestation, Sous Chef, Shopping Spree

5 Star Review and Go Vegan are played in a declaration (`declaration.py`, `requirements.py`),
Clam-Voyance in an answer (`questions.py`). `play` has all of them in a row, and how one is played.
What a bot thinks of each is in `guide/cards.py`.
"""
