# La Pâtisserie Rococo: messages in English.
# $seat is a name, $card a card or tile, the others are numbers or names of things.

## The game

game-name = La Pâtisserie Rococo
game-tagline = Bake, decorate and present at the court of Louis XV.
game-about =
    You run a pastry shop for four rounds. Each card of staff you play gives one of nine actions and a bonus of its own.
    Get recipes and ingredients, bake, decorate, and sell your pastries or present them on five tables.
    Majorities, servants, noble hosts and special bonuses decide who has most prestige.

## Options

option-mode = Mode
option-mode-standard = Two to five pastry shops
option-mode-solo = Alone against the Mentor
option-mode-mentor = Two players and the Mentor
option-level = The Mentor's level, where he plays
option-level-creamy = Creamy
option-level-tasty = Tasty
option-level-crunchy = Very crunchy
option-staff = New staff
option-staff-trays = Drafted from two trays
option-staff-dealt = Dealt at random, for a first game
option-promo_1 = Promo pack 1: special bonus tiles
option-promo_1-off = Without
option-promo_1-on = With
option-promo_2 = Promo pack 2: table bonus tiles
option-promo_2-off = Without
option-promo_2-on = With
option-promo_3 = Promo pack 3: starred staff
option-promo_3-off = Without
option-promo_3-on = With
option-promo_4 = Promo pack 4: starting staff
option-promo_4-off = Without
option-promo_4-on = With

## Names of things

action-recipes = Acquire recipes
action-ingredients = Acquire ingredients
action-staples = Buy staples
action-bake = Bake
action-decorate = Decorate
action-deliver = Deliver
action-recruit = Recruit
action-dismiss = Dismiss
action-place = Place a servant or host
bell-recipes = Recipes
bell-ingredients = Ingredients
bell-staples = Staples
bell-bake = Bake
bell-decorate = Decorate
bell-deliver = Deliver
bell-recruit = Recruit
bell-dismiss = Dismiss
bell-place = Place
rack-top = top rack
rack-bottom = bottom rack
tray-a = tray A
tray-b = tray B
staple-flour = flour
staple-sugar = sugar
staple-butter = butter
pile-hand = from the hand
pile-unused = from the unused staff
pile-used = from the used staff
lack-full-recipes = he has three recipes already
lack-empty-row = the recipe row is empty
lack-empty-display = the display is empty
lack-no-recipe = he has no recipe
lack-no-rack = no rack is free
lack-no-pastry = he has no pastry
lack-all-decorated = his pastries are decorated
lack-no-garnish = he has no garnish
lack-nobody = there is nobody to recruit
lack-no-place = no service table or host is free
source-track = on the track
source-coins = coins
source-majorities = majorities
source-court = hosts facing opponents’ servants
source-pastries = pastries
source-servants = servants
source-nobles = noble hosts
source-specials = special bonus tiles
question-recipe = which recipe
question-column = which column
question-space = which table
question-place = which service table or host

## The table is laid

event-table-tile = { $table }: { $award }
event-special-tile = Special bonus: { $special }
event-star-laid = Starred card: { $card }
event-starting = Everybody starts with: { $card }
event-round = Round { $n }: { $seat } begins.
    .seat = Round { $n }: you begin.
event-mentor-round = Round { $n }: the Mentor begins.
event-tile-expired = Leaves the display: { $card }
event-tile-up = Display, row { $row }, column { $column }: { $card }
event-recipe-expired = Leaves the recipe row: { $card }
event-recipe-up = Recipe slot { $n }: { $card }
event-tiles-back = { $n } tiles go back into the ingredient bag.
event-recipes-back = { $n } recipes go back into the bag.
event-no-tiles = There is no ingredient tile left to draw.
event-row-empty = The recipe row is empty.
event-display-empty = The display is empty.

## Staff

event-recycled = { $n ->
    [0] { $seat } has no unused card left
    [one] { $seat } takes the last unused card
   *[other] { $seat } takes { $n } unused cards
}; { $more ->
    [one] a used card can be chosen again.
   *[other] { $more } used cards can be chosen again.
}
    .seat = { $n ->
            [0] You have no unused card left
            [one] You take your last unused card
           *[other] You take { $n } unused cards
        }; { $more ->
            [one] a used card can be chosen again.
           *[other] { $more } used cards can be chosen again.
        }
event-hand-plain = { $seat } takes four cards in hand.
    .seat = You take four cards in hand.
event-chose-hand = { $seat } has chosen { $n } cards.
    .seat = You have chosen { $n } cards.
event-chose-starters = { $seat } has chosen { $n } starting cards; two leave the game.
    .seat = You have chosen { $n } starting cards; two leave the game.
event-trays = { $seat } gets tray A; each tray holds { $n } cards.
    .seat = You get tray A; each tray holds { $n } cards.
event-mentor-trays = The Mentor gets tray A; each tray holds { $n } cards.
event-on-tray = On { $tray }: { $card }
event-drafted = { $seat } keeps from { $tray }: { $card }
    .seat = You keep from { $tray }: { $card }
event-drafted-hidden = { $seat } keeps a card from { $tray }.
    .seat = You keep a card from { $tray }.
event-dealt = { $seat } is dealt: { $card }
    .seat = You are dealt: { $card }
event-dealt-hidden = { $seat } is dealt a card.
    .seat = You are dealt a card.
event-recruit-up = To recruit: { $card }
event-recruit-gone = Leaves unrecruited: { $card }
event-removed = { $seat } removes: { $card }
    .seat = You remove: { $card }
event-removed-hidden = { $seat } removes a card.
    .seat = You remove a card.

## A turn

event-played = { $seat } plays { $card }.
    .seat = You play { $card }.
event-action = { $seat }: { $action }
    .seat = You choose: { $action }
event-no-action = { $seat } takes no main action.
    .seat = You take no main action.
event-bonus = { $seat } uses the bonus of { $card }.
    .seat = You use the bonus of { $card }.
event-no-bonus = { $seat } leaves the bonus.
    .seat = You leave the bonus.
event-stops = { $seat } leaves it at that.
    .seat = You leave it at that.
event-wants = { $seat } has three recipes and is offered { $card }.
    .seat = You have three recipes and are offered { $card }.
event-decorating = { $seat } will decorate { $card }.
    .seat = You will decorate { $card }.
event-delivers = { $seat } delivers { $card }.
    .seat = You deliver { $card }.
event-presents = { $seat } chooses a table.
    .seat = You choose a table.
event-moves = { $seat } takes up { $card }.
    .seat = You take up { $card }.
event-chose-table = { $seat } chooses: { $table }
    .seat = You choose: { $table }
event-copied = { $seat } copies { $other }’s { $card }.
    .seat = You copy { $other }’s { $card }.
    .other = { $seat } copies your { $card }.
event-copied-action = { $seat } copies the Mentor: { $action }
    .seat = You copy the Mentor: { $action }
event-coins = { $seat } gains { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
    .seat = You gain { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }.
event-mentor-coins = The Mentor gains { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
event-paid = { $seat } pays { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
    .seat = You pay { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }.
event-mentor-paid = The Mentor pays { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
event-prestige = { $seat } gains { $n } prestige.
    .seat = You gain { $n } prestige.
event-mentor-prestige = The Mentor gains { $n } prestige.
event-staple = { $seat } gains { $n } { $staple }.
    .seat = You gain { $n } { $staple }.
event-mentor-staple = The Mentor gains { $n } { $staple }.
event-staple-lost = { $seat }’s track is full: { $staple } is lost.
    .seat = Your track is full: { $staple } is lost.
event-mentor-staple-lost = The Mentor’s track is full: { $staple } is lost.
event-drew-tile = { $seat } draws from the bag: { $card }
    .seat = You draw from the bag: { $card }
event-mentor-drew-tile = The Mentor draws from the bag: { $card }
event-drew = { $seat } draws: { $card }
    .seat = You draw: { $card }
event-drawn-away = Discarded: { $card }
event-kept-recipe = { $seat } keeps: { $card }
    .seat = You keep: { $card }
event-kept-tile = { $seat } keeps: { $card }
    .seat = You keep: { $card }
event-discarded = { $seat } discards { $card }.
    .seat = You discard { $card }.
event-mentor-discarded = The Mentor discards { $card }.
event-forgone = { $seat } forgoes { $card }.
    .seat = You forgo { $card }.
event-forgone-any = { $seat } forgoes the recipe.
    .seat = You forgo the recipe.
event-recipe = { $seat } takes { $card } { $n ->
    [0] for free
    [one] for { $n } coin
   *[other] for { $n } coins
}.
    .seat = You take { $card } { $n ->
            [0] for free
            [one] for { $n } coin
           *[other] for { $n } coins
        }.
event-mentor-recipe = The Mentor takes { $card }.
event-ingredient = { $seat } takes { $card } { $n ->
    [0] for free
    [one] for { $n } coin
   *[other] for { $n } coins
}.
    .seat = You take { $card } { $n ->
            [0] for free
            [one] for { $n } coin
           *[other] for { $n } coins
        }.
event-mentor-ingredient = The Mentor takes { $card }.
event-bought = { $seat } { $coins ->
    [0] gets
   *[other] buys
} { $n } { $staple } { $coins ->
    [0] for free
    [one] for { $coins } coin
   *[other] for { $coins } coins
}.
    .seat = You { $coins ->
            [0] get
           *[other] buy
        } { $n } { $staple } { $coins ->
            [0] for free
            [one] for { $coins } coin
           *[other] for { $coins } coins
        }.
event-less-flour = { $seat } needs 1 flour less.
    .seat = You need 1 flour less.
event-less-honey = { $seat } needs 1 honey less.
    .seat = You need 1 honey less.
event-baked = { $seat } bakes { $card }.
    .seat = You bake { $card }.
event-spent = { $seat } spends { $flour ->
    [0] { $sugar ->
        [0] { $butter ->
            [0] no staples
           *[other] { spent-butter }
        }
       *[other] { spent-sugar }{ $butter ->
            [0] {""}
           *[other] {", "}{ spent-butter }
        }
    }
   *[other] { spent-flour }{ $sugar ->
        [0] {""}
       *[other] {", "}{ spent-sugar }
    }{ $butter ->
        [0] {""}
       *[other] {", "}{ spent-butter }
    }
}.
    .seat = You spend { $flour ->
            [0] { $sugar ->
                [0] { $butter ->
                    [0] no staples
                   *[other] { spent-butter }
                }
               *[other] { spent-sugar }{ $butter ->
                    [0] {""}
                   *[other] {", "}{ spent-butter }
                }
            }
           *[other] { spent-flour }{ $sugar ->
                [0] {""}
               *[other] {", "}{ spent-sugar }
            }{ $butter ->
                [0] {""}
               *[other] {", "}{ spent-butter }
            }
        }.
spent-flour = { $flour } flour
spent-sugar = { $sugar } sugar
spent-butter = { $butter } butter
event-used-tile = { $seat } uses { $card }.
    .seat = You use { $card }.
event-racked = { $seat }: { $card } on the { $rack }
    .seat = You put { $card } on the { $rack }.
event-mentor-racked = The Mentor: { $card } on the { $rack }
event-decorated = { $seat } decorates { $card } (tile: { $tile }).
    .seat = You decorate { $card } (tile: { $tile }).
event-mentor-decorated = The Mentor decorates { $card } (tile: { $tile }).
event-sold = { $seat } sells { $card } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
    .seat = You sell { $card } for { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }.
event-mentor-sold = The Mentor sells { $card } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
event-presented = { $seat } presents { $card }: { $table }, space { $n }
    .seat = You present { $card }: { $table }, space { $n }
event-mentor-presented = The Mentor presents { $card }: { $table }, space { $n }
event-table-bonus = { $seat } meets the table bonus: { $award }
    .seat = You meet the table bonus: { $award }
event-mentor-table-bonus = The Mentor meets the table bonus: { $award }
event-tipped = { $seat } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for { $n ->
    [one] { $n } servant
   *[other] { $n } servants
}: { $prestige } prestige
    .seat = You pay { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        } for { $n ->
            [one] { $n } servant
           *[other] { $n } servants
        }: { $prestige } prestige
event-mentor-tipped = The Mentor pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for { $n ->
    [one] { $n } servant
   *[other] { $n } servants
}: { $prestige } prestige
event-succeeded = { $seat }: { $card } is successful decoration { $n }.
    .seat = { $card } is your successful decoration { $n }.
event-mentor-succeeded = The Mentor: { $card } is successful decoration { $n }.
event-no-room = { $seat } has five decorations: { $card } is discarded.
    .seat = You have five decorations: { $card } is discarded.
event-mentor-no-room = The Mentor has five decorations: { $card } is discarded.
event-moved = { $seat } moves { $card }: { $table }, space { $n }
    .seat = You move { $card }: { $table }, space { $n }
event-recruited = { $seat } recruits { $card } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
    .seat = You recruit { $card } for { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }.
event-mentor-recruited = The Mentor recruits { $card }.
event-recruited-star = { $seat } recruits the starred card { $card }.
    .seat = You recruit the starred card { $card }.
event-mentor-recruited-star = The Mentor recruits the starred card { $card }.
event-dismissed = { $seat } dismisses { $card } ({ $pile }).
    .seat = You dismiss { $card } ({ $pile }).
event-servant = { $seat } places a servant { $n ->
    [0] for free
    [one] for { $n } coin
   *[other] for { $n } coins
}: { $service } ({ $points ->
    [0] bonus slot
   *[other] { $points } final prestige
})
    .seat = You place a servant { $n ->
            [0] for free
            [one] for { $n } coin
           *[other] for { $n } coins
        }: { $service } ({ $points ->
            [0] bonus slot
           *[other] { $points } final prestige
        })
event-mentor-servant = The Mentor places a servant: { $service } ({ $points ->
    [0] bonus slot
   *[other] { $points } final prestige
})
event-host = { $seat } places noble host { $n } { $coins ->
    [0] for free
    [one] for { $coins } coin
   *[other] for { $coins } coins
}.
    .seat = You place noble host { $n } { $coins ->
            [0] for free
            [one] for { $coins } coin
           *[other] for { $coins } coins
        }.
event-mentor-host = The Mentor places noble host { $n }.
event-claimed = { $seat } claims { $special }: { $n } final prestige
    .seat = You claim { $special }: { $n } final prestige
event-mentor-claimed = The Mentor claims { $special }: { $n } final prestige
event-traded = { $seat } trades { $n } { $staple } for { $prestige } prestige.
    .seat = You trade { $n } { $staple } for { $prestige } prestige.
event-mentor-traded = The Mentor trades { $n } { $staple } for { $prestige } prestige.
event-gave-tile = { $seat } trades { $card } for { $n } prestige.
    .seat = You trade { $card } for { $n } prestige.
event-mentor-gave-tile = The Mentor trades { $card } for { $n } prestige.
event-income = { $seat }’s income: { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}{ $prestige ->
    [0] {""}
   *[other] {", "}{ $prestige } prestige
}
    .seat = Your income: { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }{ $prestige ->
            [0] {""}
           *[other] {", "}{ $prestige } prestige
        }
event-mentor-income = The Mentor’s income: { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}{ $prestige ->
    [0] {""}
   *[other] {", "}{ $prestige } prestige
}

## The Mentor

event-mentor-group = The Mentor’s hand: { $n } solo cards
event-mentor-dealt = The Mentor is dealt a card, unseen.
event-mentor-drafted = The Mentor takes a card from { $tray }, unseen.
event-mentor-card = The Mentor reveals { $card }.
event-mentor-action = He does: { $action }
event-mentor-cannot = Not { $action }: { $lack }. Next action.
event-mentor-idle = He can do none of it.
event-mentor-decides = He draws { $card }: it decides { $question }.
event-mentor-again = He draws { $card }: nothing possible there ({ $question }). Again.
event-mentor-first = No card decides { $question }: the first possible one.
event-mentor-renewed = A new decision deck of { $n } cards
event-mentor-more = A decision card joins his hand, unseen.
event-mentor-reveals = The Mentor’s staff: { $card }
event-mentor-leftovers = The Mentor has { $n } tiles, recipes and staples left: half of it is prestige.

## The end

event-scored = { $seat }: +{ $n } ({ $source })
    .seat = You: +{ $n } ({ $source })
event-mentor-scored = The Mentor: +{ $n } ({ $source })
event-scored-table = { $seat }: +{ $n } ({ $table })
    .seat = You: +{ $n } ({ $table })
event-mentor-scored-table = The Mentor: +{ $n } ({ $table })
result = { $points } prestige, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} left
event-result = { $seat }: { result }
    .seat = You end with { $points } prestige and { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }.
event-mentor-result = The Mentor: { result }
event-winner = { $seat } wins the game!
    .seat = You win the game!
event-mentor-winner = The Mentor wins the game.
event-rank = { $seat }: { $rank }
    .seat = Your rank: { $rank }

## What is asked now

ask-hand = { $seat } chooses a card for the hand (four in all).
ask-starters = { $seat } chooses a starting card (four in all).
ask-draft = { $seat } keeps a card of the tray.
ask-remove = { $seat } removes one card from the game.
ask-play = { $seat } plays a card.
ask-action = { $seat } may take a main action.
ask-bonus = { $seat } may use the bonus of the card.
ask-recipe = { $seat } chooses a recipe.
ask-discard = { $seat } discards a recipe or forgoes the new one.
ask-gift-recipe = { $seat } may take a recipe for free.
ask-ingredient = { $seat } chooses an ingredient tile.
ask-gift-tile = { $seat } takes an ingredient tile for free.
ask-keep = { $seat } keeps one of the two.
ask-staple = { $seat } chooses staples to buy.
ask-bake = { $seat } chooses a recipe to bake.
ask-bake-second = { $seat } may bake a second recipe.
ask-less = { $seat } chooses what is needed less.
ask-tile = { $seat } chooses ingredient tiles to use.
ask-rack = { $seat } chooses a rack.
ask-decorate = { $seat } chooses a pastry to decorate.
ask-garnish = { $seat } chooses a garnish.
ask-deliver = { $seat } chooses a pastry to deliver.
ask-mode = { $seat } sells or presents a pastry.
ask-space = { $seat } chooses a space.
ask-tip = { $seat } may pay for servants.
ask-move = { $seat } chooses a pastry to move.
ask-move-to = { $seat } chooses where it goes.
ask-recruit = { $seat } chooses whom to recruit.
ask-dismiss = { $seat } chooses whom to dismiss.
ask-place = { $seat } chooses where to place a marker.
ask-table = { $seat } chooses a table.
ask-copy = { $seat } chooses what to copy.
ask-prestige = { $seat } chooses how much prestige to buy.
ask-trade = { $seat } may trade staples.
ask-give = { $seat } may trade ingredient tiles.

# The same, to whoever plays
you-hand = Choose { $n ->
    [1] one more card
    [2] two more cards
    [3] three more cards
   *[4] four cards
} for your hand.
you-starters = Choose { $n ->
    [1] one more starting card
    [2] two more starting cards
    [3] three more starting cards
   *[4] your four starting cards
}.
you-draft = Keep a card of the tray, pass the others on.
you-remove = One of your cards leaves the game, in secret.
you-play = Who works now? Play a card.
you-action = Which action do you take?
you-bonus = { $card }: do you use the bonus?
you-recipe = Take a recipe.
you-discard = Your book is full: discard a recipe, or forgo.
you-gift-recipe = Take a recipe, it is free.
you-ingredient = Take a tile from the display.
you-gift-tile = Take a tile from the display, it is free.
you-keep = Keep one of the two.
you-staple = Buy staples: touch a price.
you-bake = What do you bake?
you-bake-second = Do you bake a second one with it?
you-less = What do you save?
you-tile = Which tiles for this recipe?
you-rack = On which rack does it go?
you-decorate = Which pastry do you decorate?
you-garnish = With which garnish?
you-deliver = Which pastry do you deliver?
you-mode = Sell it, or present it in the salon?
you-space = Set it on a plate.
you-tip = Do you pay your servants?
you-move = Which pastry do you move?
you-move-to = Where does it go?
you-recruit = Whom do you recruit?
you-dismiss = Whom do you dismiss?
you-place = Where do you place a servant or a host?
you-table = Choose a table.
you-copy = What do you copy?
you-prestige = How much prestige do you buy?
you-trade = Do you trade staples?
you-give = Do you trade tiles?
you-again-recipe = Do you take another recipe?
you-again-staple = Do you buy more staples?
you-again-decorate = Do you decorate another pastry?
you-again-deliver = Do you deliver another pastry?

## Moves

move-take = Take { $card }
move-draft = Keep { $card }
move-remove = Remove { $card }
move-play = Play { $card }
move-recruit = Recruit { $card }
move-dismiss = Dismiss { $card }
move-action = { $action }
move-no-action = No main action
move-bonus = Use the bonus
move-no-bonus = Leave the bonus
move-done = Done
move-forgo = Forgo
move-recipe = Recipe: { $card }
move-discard = Discard { $card }
move-ingredient = Tile on row and column { $cell }
move-buy = Buy { $n } { $staple }
move-bake = Bake { $card }
move-less = { $less ->
    [flour] 1 flour less
    [honey] 1 honey less
   *[nothing] Nothing less
}
move-use = Use { $card }
move-rack = On the { $rack }
move-decorate = Decorate: { $rack }
move-garnish = Garnish: { $card }
move-deliver = Deliver: { $rack }
move-sell = Sell
move-present = Present
move-space = { $space }
move-tip = { $n ->
    [0] Pay for no servant
    [one] Pay for { $n } servant
   *[other] Pay for { $n } servants
}
move-servant = Servant: { $slot }
move-host = Noble host { $host }
move-keep = Keep { $card }
move-move = Move from: { $space }
move-table = { $table }
move-copy = Copy { $seat }
move-copy-action = Copy the Mentor: { $action }
move-copy-prestige = Prestige instead of an action
move-prestige = Buy { $n } prestige
move-trade = Trade { $staple }
move-give = Trade { $card }

## The table

zone-recipe-row = Recipe row
zone-display = Ingredient display
zone-recruits = To recruit
zone-stars = Starred staff
zone-drawn = Drawn
zone-table-top = Top table
zone-table-left = Left table
zone-table-centre = Centre table
zone-table-right = Right table
zone-table-bottom = Bottom table
zone-tray-a = Tray A
zone-tray-b = Tray B
zone-hand = Hand
zone-unused = Unused staff
zone-used = Used staff
zone-removed = Removed
zone-recipes = Recipes
zone-racks = Racks
zone-toppings = Garnishes on the racks
zone-tiles = Ingredient tiles
zone-decorations = Successful decorations
zone-mentor-hand = The Mentor’s hand
zone-mentor-groups = The Mentor’s groups to come
zone-mentor-roster = The Mentor’s staff
zone-mentor-used = The Mentor’s used cards
zone-mentor-recipes = The Mentor’s recipes
zone-mentor-racks = The Mentor’s racks
zone-mentor-toppings = Garnishes on the Mentor’s racks
zone-mentor-tiles = The Mentor’s ingredient tiles
zone-mentor-decorations = The Mentor’s successful decorations
zone-decisions = Decision deck
zone-decided = Decisions revealed
zone-deck = Staff deck
zone-recipe-bag = Recipe bag
zone-recipe-discard = Discarded recipes
zone-tile-bag = Ingredient bag
zone-tile-discard = Discarded ingredient tiles
zone-gone = Left the game
zone-hidden-recipe = { $n ->
    [one] { $n } recipe unseen
   *[other] { $n } recipes unseen
}
zone-hidden-tile = { $n ->
    [one] { $n } tile unseen
   *[other] { $n } tiles unseen
}
zone-box = In the box

## Why a move is a good idea

more-than-otherwise = by our estimate, worth about { $n } { $n ->
    [one] point
   *[other] points
} more than otherwise.
why-track = Prestige on the track: { more-than-otherwise }
why-coins = Coins for later: { more-than-otherwise }
why-pastries = Pastries presented: { more-than-otherwise }
why-majorities = Majorities on the tables: { more-than-otherwise }
why-rivals = Majorities that others lose: { more-than-otherwise }
why-court = Servants and noble hosts: { more-than-otherwise }
why-specials = Special bonus tiles: { more-than-otherwise }
why-racks = Pastries ready on the racks: { more-than-otherwise }
why-recipes = Recipes, and what is there for them: { more-than-otherwise }
why-stock = Staples and ingredients: { more-than-otherwise }
why-decorations = Decorations and their income: { more-than-otherwise }
why-staff = The cards you keep: { more-than-otherwise }
why-strongest = By our estimate, { $card } is the strongest of these cards now.
why-weakest = By our estimate, { $card } is the weakest card you hold now.

## The table on a screen

table-round = Round { $n }/{ $of }
table-step-preparation = preparation
table-step-staff = staff
table-step-actions = actions
table-step-income = income
table-prestige = Prestige
table-coins = Coins
table-staples = Staples
table-roster = Staff cards
table-projected = If it ended now
table-would = if it ended then: { $n } ({ $more })
table-first = First player
table-mentor = The Mentor
table-mentor-last = The Mentor’s last card: { $card }
table-actions = The nine actions
table-possible = possible
table-bill = The count
table-salon = The five tables
table-services = Service tables
table-hosts = Noble hosts
table-specials = Special bonus tiles
table-chef = chef
table-assistant = assistant
table-level = level { $level }
table-value = worth { $n }
table-ready = all there
table-chef-only = chefs only
table-price = { $n ->
    [0] free
    [one] { $n } coin
   *[other] { $n } coins
}
table-recruit-price = A recruit costs { $n } coins now.
table-need = { $what ->
    [egg] { $n ->
        [one] { $n } egg
       *[other] { $n } eggs
    }
    [nut] { $n ->
        [one] { $n } nut
       *[other] { $n } nuts
    }
    [honey] { $n } honey
    [sugar] { $n } sugar
    [butter] { $n } butter
   *[flour] { $n } flour
}
table-expires = leaves at the next preparation
table-empty-slot = Empty slot
table-majority = { $second ->
    [0] majority { $first }
   *[other] majority { $first } / { $second }
}
table-cost = { $n } coins: { $gain }
solo-bakes = bakes in the order { $order }
solo-decorates = decorates first: { $rack }; garnishes from the { $end ->
    [top] top
   *[other] bottom
}
solo-recruits = recruits from the { $side ->
    [left] left
   *[other] right
}
solo-host = noble host { $n }
solo-decides = decides: recipe { $slot }, column { $column }, { $table } from the { $end ->
    [far] end away from the bonus
   *[other] bonus end
}, { $place }
table-closed = closed
table-final = { $n } final prestige
gift-coins = { $n ->
    [one] +{ $n } coin
   *[other] +{ $n } coins
}
gift-staple = +{ $n } { $staple }
gift-bag = +{ $n ->
    [one] tile from the bag
   *[other] { $n } tiles from the bag
}
gift-recipe = +{ $n ->
    [one] recipe of the row
   *[other] { $n } recipes of the row
}
gift-tile = +{ $n ->
    [one] tile of the display
   *[other] { $n } tiles of the display
}
gift-prestige = +{ $n } prestige
gift-coins_per_servant = +{ $n } a servant
label-price = { $move } ({ $n ->
    [0] free
    [one] { $n } coin
   *[other] { $n } coins
})
label-sell = Sell for { $n } coins

# What a seat did with a thing, for `tablee balance`.
did-scored = scored
did-staple = staple
did-traded = traded
did-scored-table = table scored
did-staple-lost = staple lost
did-drew-tile = tile drawn
did-discarded = discarded
did-no-room = no room for
did-recruited-star = star recruited
did-recipe = recipe
did-ingredient = ingredient
did-sold = sold
did-succeeded = succeeded
did-recruited = recruited
did-gave-tile = tile given
did-racked = put on the rack
did-presented = presented
did-decorated = decorated
did-table-bonus = bonus of a table
did-servant = servant
did-claimed = claimed
did-bought = bought
did-dealt = dealt
did-removed = removed
did-played = played
did-bonus = bonus
did-wants = wants
did-decorating = decorating
did-delivers = delivers
did-moves = moves
did-kept-recipe = recipe kept
did-kept-tile = tile kept
did-drew = drew
did-forgone = forgone
did-baked = baked
did-used-tile = tile used
did-dismissed = dismissed
did-moved = moved
did-drafted = drafted
did-drafted-hidden = drafted, covered
did-action = action
did-copied-action = action copied
did-copied = copied
did-chose-table = table chosen
did-rank = rank
