"""What can happen, with its arguments. What a player does, the Mentor does in words of his own."""

from __future__ import annotations

from tablee.kernel import by_arguments

# of a person; of the Mentor the same without `seat`, as `mentor-KEY`
OF_PLAYERS = by_arguments(
    {
        "seat n": "round trays coins paid prestige",
        "seat n coins:n": "host",
        "seat n coins:n prestige:n": "tipped",
        "seat n prestige:n": "income",
        "seat n source": "scored",
        "seat n staple": "staple",
        "seat n staple prestige:n": "traded",
        "seat n table": "scored-table",
        "seat staple": "staple-lost",
        "seat card": "drew-tile discarded no-room recruited-star",
        "seat card n": "recipe ingredient sold succeeded recruited gave-tile",
        "seat card rack": "racked",
        "seat card table n": "presented",
        "seat card tile:card": "decorated",
        "seat award": "table-bonus",
        "seat service n points:n": "servant",
        "seat special n": "claimed",
        "seat points:n coins:n": "result",
    }
)
OF_PEOPLE = by_arguments(
    {
        "seat": "hand-plain dealt-hidden removed-hidden no-action no-bonus stops presents"
        " forgone-any less-flour less-honey winner",
        "seat n": "chose-hand chose-starters",
        "seat n more:n": "recycled",
        "seat n staple coins:n": "bought",
        "seat card": "dealt removed played bonus wants decorating delivers moves kept-recipe"
        " kept-tile drew forgone baked used-tile",
        "seat card pile": "dismissed",
        "seat card table n": "moved",
        "seat card tray": "drafted",
        "seat tray": "drafted-hidden",
        "seat action": "action copied-action",
        "seat other:seat card": "copied",
        "seat table": "chose-table",
        "seat flour:n sugar:n butter:n": "spent",
        "seat rank": "rank",
    }
)
OF_THE_TABLE = by_arguments(
    {
        "": "no-tiles row-empty display-empty",
        "n": "tiles-back recipes-back",
        "table award": "table-tile",
        "special": "special-tile",
        "card": "star-laid starting tile-expired recipe-expired drawn-away recruit-up recruit-gone",
        "card n": "recipe-up",
        "card row:n column:n": "tile-up",
        "card tray": "on-tray",
    }
)
OF_THE_MENTOR = by_arguments(
    {
        "": "mentor-dealt mentor-idle mentor-more mentor-winner",
        "n": "mentor-group mentor-renewed mentor-leftovers",
        "tray": "mentor-drafted",
        "card": "mentor-card mentor-reveals",
        "card question": "mentor-decides mentor-again",
        "question": "mentor-first",
        "action": "mentor-action",
        "action lack": "mentor-cannot",
    }
)
BY_THE_MENTOR = {
    **{
        f"mentor-{key}": arguments.removeprefix("seat").lstrip()
        for key, arguments in OF_PLAYERS.items()
    },
    **OF_THE_MENTOR,
}
EVENTS = {**OF_PLAYERS, **OF_PEOPLE, **OF_THE_TABLE, **BY_THE_MENTOR}
# why a move is a good idea; `n` counts half points
HINTS = {
    **by_arguments({"n:half": "track coins pastries majorities rivals court specials racks"}),
    **by_arguments({"n:half": "recipes stock decorations staff"}),
    "strongest": "card",
    "weakest": "card",
}
FACTS = by_arguments(
    {
        "n": (
            "round played cards starred table_tiles special_tiles row display tables owners "
            "servants hosts claims coins prestige staples recipes racks toppings"
        ),
        "seat": "first turn",
    }
)
