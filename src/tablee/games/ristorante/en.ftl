# Ristorante Italia: messages in English.
# $seat is a name, $card a card, $kind an ingredient, $n a number.

## The game

game-name = Ristorante Italia
game-tagline = Four seasons to make a menu, a cellar and a name for yourself.
game-about =
    Draw recipes and wines, shop for ingredients, and put dishes on your menu.
    Critics move you up the rating scale, VIPs come to the highest sealed bid, and your menu brings in the coins for the next season.
    In the last season a Food Guide, a Thrift Prize and a National Cooking Contest decide. For 2 to 5 hosts; the advanced game adds bonus cards, rooms, special touches and classes.

## Options

option-mode = Mode
option-mode-base = Base game
option-mode-advanced = Advanced: bonus cards, rooms, special touches, classes
option-balanced_turn_order = Balanced turn order
option-balanced_turn_order-off = Off: clockwise from the lowest rating
option-balanced_turn_order-on = On: by rating, lowest first
option-apprentice = Apprentice
option-apprentice-off = Without
option-apprentice-on = Two actions buy any ingredient from a crate
option-wine_restriction = Wine restriction
option-wine_restriction-off = Wine in every season
option-wine_restriction-on = No wine in the first season
option-first_player = First player
option-first_player-random = Drawn by lot
option-first_player-chosen = Named by the table

## What happened: seasons and turns

event-season = Season { $n }. First player{ $n ->
    [1] {""}
   *[other] , with the lowest rating
}: { $seat }.
    .seat = Season { $n }. First player{ $n ->
            [1] {""}
           *[other] , with the lowest rating
        }: you.
event-actions = Action phase { $n }
event-ended = { $seat } ends the turn.
    .seat = You end your turn.
event-declined = { $seat } makes no use of the bonus card this time.
    .seat = You make no use of the bonus card this time.

## Drawing

event-drew = { $seat } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
} ({ $course }).
    .seat = You draw { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } ({ $course }).
event-drew-wine = { $seat } draws { $n ->
    [one] { $n } wine
   *[other] { $n } wines
}.
    .seat = You draw { $n ->
            [one] { $n } wine
           *[other] { $n } wines
        }.
event-saw = Drawn: { $card }.
event-saw-two = Drawn: { $card }, { $second }.
event-saw-three = Drawn: { $card }, { $second }, { $third }.
event-kept = { $seat } keeps { $card } ({ $course }).
    .seat = You keep { $card } ({ $course }).
event-kept-hidden = { $seat } keeps a card ({ $course }).
    .seat = You keep a card ({ $course }).
event-rejected = Discarded: { $card }.
event-rejected-four = Discarded: { $card }, { $second }, { $third }, { $fourth }.
event-renewed = The discards are shuffled into a new pile ({ $course }).
event-renewed-wine = The discarded wines are shuffled into a new pile.
event-wine = { $seat } buys { $card } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
    .seat = You buy { $card } for { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }.
event-discarded = { $seat } discards { $card }.
    .seat = You discard { $card }.

## The market

event-market = { $seat } goes to the market.
    .seat = You go to the market.
event-bought = { $seat } buys { $kind } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
    .seat = You buy { $kind } for { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }.
event-searched = { $seat } finds { $kind } in the crate and pays { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
    .seat = You find { $kind } in the crate and pay { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }.
event-prowled = { $seat }’s cat fetches { $kind } from the bin.
    .seat = Your cat fetches { $kind } from the bin.
event-dropped = { $seat } drops { $kind }.
    .seat = You drop { $kind }.
event-restocked = { $seat } restocks: { $shop }.
    .seat = You restock: { $shop }.
event-stall = New on the stall ({ $shop }): { $kind }.
event-stall-two = New on the stall ({ $shop }): { $kind }, { $second }.
event-stall-three = New on the stall ({ $shop }): { $kind }, { $second }, { $third }.
event-bin-emptied = { $shop }: the bin is shuffled into the crate.
event-apprentice = { $seat } sends the apprentice.
    .seat = You send your apprentice.

## The advanced game

event-took-cube = { $seat } takes a special touch.
    .seat = You take a special touch.
event-acquired = { $seat } buys { $card } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
    .seat = You buy { $card } for { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }.
event-took-bonus = { $seat } takes { $card } for free.
    .seat = You take { $card } for free.
event-offered = On the board: { $card }.
event-prepared = New season: { $books ->
    [one] { $books } cookbook
   *[other] { $books } cookbooks
}, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} in the pot.
event-got-coins = { $seat } takes { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
    .seat = You take { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }.
event-got-cubes = { $seat } takes { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} from the box.
    .seat = You take { $n ->
            [one] { $n } cube
           *[other] { $n } cubes
        } from the box.
event-built = { $seat } builds for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}: { $room }.
    .seat = You build for { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }: { $room }.
room-luxury = Luxury room
event-tore-down = { $seat } gives up: { $room }.
    .seat = You give up: { $room }.
event-studied = { $seat } takes a class for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}: rating { $rating }.
    .seat = You take a class for { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }: rating { $rating }.
event-caught-up = { $seat } pays { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} to catch up: rating { $rating }.
    .seat = You pay { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        } to catch up: rating { $rating }.

## Scoring phases

event-critic = The critics are coming.
event-cooked = { $seat } has finished cooking.
    .seat = You have finished cooking.
event-played = { $seat } puts { $card } on the menu.
    .seat = You put { $card } on your menu.
event-chef = { $seat } lets the card { $card } cook.
    .seat = You let the card { $card } cook.
event-touched = { $seat } adds { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}: { $score }.
    .seat = You add { $n ->
            [one] { $n } cube
           *[other] { $n } cubes
        }: { $score }.
event-passed = { $seat } adds no cube.
    .seat = You add no cube.
event-critic-score = Critics, { $seat }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
    .seat = Critics, for you: { $n ->
            [one] { $n } point
           *[other] { $n } points
        }.
event-climbed = { $seat } moves up { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}: rating { $rating }.
    .seat = You move up { $n ->
            [one] { $n } space
           *[other] { $n } spaces
        }: rating { $rating }.
event-vip = { $vip } is in town: the VIP of this season.
event-bid = { $seat } bids { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
    .seat = You bid { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }.
event-vip-won = { $vip } dines at { $seat }’s, for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}: one star.
    .seat = { $vip } dines at your restaurant, for { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }: one star.
event-no-vip = Nobody bids. { $vip } leaves town.
event-paid-share = { $seat } pays half: { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
    .seat = You pay half of your bid: { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }.
event-income-phase = Income
event-income = { $seat } takes in { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
    .seat = You take in { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }.

## The last season

event-guide = The Food Guide is coming.
event-no-dinner = { $seat } lacks at least one course and presents no dinner.
    .seat = You lack at least one course and present no dinner.
event-served = { $seat } presents { $card }.
    .seat = You present { $card }.
event-icon = { $seat } gives { $icon } to { $card }.
    .seat = You give { $icon } to { $card }.
icon-family = the daisy
icon-fine = the golden fork
event-guide-score = Guide, { $seat }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
    .seat = Guide, for you: { $n ->
            [one] { $n } point
           *[other] { $n } points
        }.
event-theme = { $seat } presents a theme: { $theme }.
    .seat = You present a theme: { $theme }.
event-no-guide = Nobody presents a dinner.
event-spoons = { $seat } wins { $n ->
    [one] a golden spoon
   *[other] { $n } golden spoons
}.
    .seat = You win { $n ->
            [one] a golden spoon
           *[other] { $n } golden spoons
        }.
event-thrift = Thrift Prize: all cups are emptied.
event-cup = { $seat }: { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}{ $cubes ->
    [0] {""}
    [one] , { $cubes } cube
   *[other] , { $cubes } cubes
}.
    .seat = Your cup: { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }{ $cubes ->
            [0] {""}
            [one] , { $cubes } cube
           *[other] , { $cubes } cubes
        }.
event-thrift-won = { $seat } wins the Thrift Prize: one star.
    .seat = You win the Thrift Prize: one star.
event-contest = National Cooking Contest
event-competes = { $seat } enters { $card }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
    .seat = You enter { $card }: { $n ->
            [one] { $n } point
           *[other] { $n } points
        }.
event-contest-score = Contest, { $seat }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
    .seat = Contest, for you: { $n ->
            [one] { $n } point
           *[other] { $n } points
        }.
event-no-contest = Nobody enters the contest.
event-ranked = { $seat } decides the tie: { $other } takes the best place still open.
    .seat = You decide the tie: { $other } takes the best place still open.
    .other = { $seat } decides the tie: you take the best place still open.
    .seat-other = You decide the tie, and take the best place still open.
event-ahead = Tie: { $seat } comes before { $other } ({ $reason }).
    .seat = Tie: you come before { $other } ({ $reason }).
    .other = Tie: { $seat } comes before you ({ $reason }).
event-scored = { $seat }, { $line }: { $n }
    .seat = For you, { $line }: { $n }
result = { $n ->
    [one] { $n } point
   *[other] { $n } points
} in all
event-result = { $seat }: { result }.
    .seat = You have { $n ->
            [one] { $n } point
           *[other] { $n } points
        } in all.
event-winner = { $seat } wins the game!
    .seat = You win the game!

## What is asked now

ask-action = { $seat } must choose an action.
ask-keep = { $seat } must keep a recipe.
ask-wine = { $seat } may buy a wine.
ask-cellar = { $seat } must make room in the cellar.
ask-market = { $seat } is at the market.
ask-shelf = { $seat } must make room on the shelf.
ask-crate = { $seat } searches a crate.
ask-restock = { $seat } may restock a shop for free.
ask-room = { $seat } must give up a room.
ask-accountant = { $seat } may take a discarded bonus card.
ask-sommelier = { $seat } may buy a wine from the pile.
ask-cook = { $seat } may put recipes on the menu.
ask-menu = { $seat } must take a recipe off the menu.
ask-course = { $seat } may pay for a step up the scale.
ask-cubes = { $seat } may add special touches.
ask-bid = { $seat } must seal a bid.
ask-dinner = { $seat } chooses the dinner.
ask-icon = { $seat } may give an icon to a recipe.
ask-tied = { $seat } decides a tie.

## Moves

move-end = End the turn
move-done = Done
move-decline = No, thank you
move-pass = No cube
move-draw = Draw recipes: { $course }
move-draw-wine = Draw wine
move-market = Go to the market
move-take-cube = Take a special touch (a cube from the pot)
move-class = Take a cooking class
move-apprentice = Send the apprentice (both actions: any ingredient from a crate)
move-catch-up = Pay for a step up the scale
move-build = Build: { $room }
move-tear-down = Give up: { $room }
move-restock = Restock: { $shop }
move-rank = Give the best place to { $seat }
move-cubes = Add { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
move-bid = Bid { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
move-acquire = Buy the card { $card }
move-take = Take the card { $card }
move-keep = Keep { $card }
move-play = Cook { $card }
move-serve = Present { $card }
move-icon = Give the icon to { $card }
move-wine = Buy { $card }
move-discard = Discard { $card }
move-buy = Buy { $card }
move-crate = From the crate: { $card }
move-bin = From the bin: { $card }
move-drop = Drop { $card }

## The table

table-season = Season { $n } of { $of }
table-step-action = Action { $n }
table-step-critic = Critics
table-step-guide = Food Guide
table-step-vip = VIP
table-step-income = Income
table-step-thrift = Thrift Prize
table-step-contest = Contest
table-toques = { $n ->
    [one] { $n } toque
   *[other] { $n } toques
}
table-toques-needed = needs { $n ->
    [one] { $n } toque
   *[other] { $n } toques
}
table-points = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
table-new = new
table-vips = VIPs
table-priced = { $what } ({ $n ->
    [one] { $n } coin
   *[other] { $n } coins
})
table-priced-for = { $what } ({ $n ->
    [one] { $n } coin
   *[other] { $n } coins
}, for { $recipes })
table-for = { $what } (for { $recipes })
table-renews = { $what } (free: the whole stall is replaced)
table-hoped = { $what } (free; on your list, in the crate: { $kinds })
table-draw = { $what } (choose among { $n })
table-detailed = { $what } ({ $detail })
table-costs = { $n ->
    [one] costs { $n } coin
   *[other] costs { $n } coins
}
table-earns = income +{ $n }
table-needs = needs { $kinds }
table-goes-with = goes with { $recipes }
table-bonus-costs = { $n ->
    [one] Costs { $n } coin
   *[other] Costs { $n } coins
}.
table-uses-A = A: to be used again and again.
table-uses-1X = 1X: to be used once.
table-stop-cooking = Done (you could still cook { $n ->
    [one] { $n } recipe
   *[other] { $n } recipes
})
table-icon-to = Give { $icon } to { $card }
table-with-chef = with your card { $card }
table-ideal = wine: { $wine }
table-rating = Rating
table-stars = Stars
table-income = Income
table-spoons = Golden spoons
table-cup = Coins
table-cubes = Cubes
table-rooms-built = Rooms ({ $rooms })
table-themes = Themes
table-served = served
table-used = used
table-no-slot = no slot left
table-match = { $wine }, match +{ $n }
table-ready = ready to cook
table-ready-if = ready, if { $kinds } is left
table-wanted = on your list
meter-space = { $value }/{ $goal }
table-matches = wine matches +{ $n }
table-brings = next income +{ $n }
table-shopping = Shopping list
table-can-cook = { $card }: everything is there.
table-lacks = { $card }: missing { $kinds }
table-shared = To cook all of these you also need: { $kinds }
table-at-stall = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} on the stall
table-at-crate = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}, in the crate
table-at-bin = free: your cat fetches it from the bin
table-at-gone = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}, not to be had now
table-bid = Your offer to the VIP
table-star-worth = The highest bid wins { $stars ->
    [one] a star
   *[other] { $stars } stars
}, worth { $n } points; the others pay { $share ->
    [2] half of theirs, rounded down
   *[other] one coin in { $share } of theirs
}.
table-next-income = Your next income: { $n }
table-thrift-next = The Thrift Prize comes next: a star for the most coins left.
table-tie-order = At a tie the first of these wins: { $seats }
table-photo = { $seat } has the president’s photo and decides the ties { $seat } is in.
table-dinner = dinner: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
table-theme = { $name } { $n }/{ $of } (+{ $worth })
table-theme-instead = or, with another dinner, { $name } { $n }/{ $of } (+{ $worth })
table-no-dinner = no dinner without: { $courses }
table-order = Turn order: { $seats }
table-prize-critic = The best score moves up { $n } spaces, the second { $second }, all others { $others }.
table-prize-guide = The best dinner wins { $n ->
    [one] a golden spoon
   *[other] { $n } golden spoons
}.
table-prize-contest = Golden spoons for the best recipe: { $n }, for the second: { $second }.
table-bid-move = { $n ->
    [0] Bid nothing
    [one] Bid { $n } coin ({ $share } if you lose)
   *[other] Bid { $n } coins ({ $share } if you lose)
}
table-ask-keep = Keep one of these recipes.
table-ask-wine = Buy a wine, or none.
table-ask-cellar = Your cellar is full: discard a wine.
table-ask-market = You are at the market.
table-at-market-card = Your new card: take what it offers, or be done.
table-at-market-bag = Your new card: you may { $bought ->
    [0] buy up to
   *[other] still buy
} { $n ->
    [one] { $n } ingredient
   *[other] { $n } ingredients
}, or be done.
table-at-market-first = { $bought ->
    [0] { $n ->
        [one] Buy, restock, or both.
       *[other] Buy up to { $n }, or buy one and restock.
    }
   *[other] Buy another or restock, or be done.
}
table-at-market-restock = You may still restock, or be done.
table-at-market-buy = You may still buy an ingredient, or be done.
table-shelf-full = Your shelf is full: drop something for what you take.
table-ask-shelf = Your shelf is full: drop an ingredient.
table-ask-crate = Search the crate: which ingredient?
table-ask-restock = Restock a shop for free, if you like.
table-ask-room = Which room do you give up?
table-ask-accountant = Take a discarded bonus card, if you like.
table-ask-sommelier = Look through the wines: buy one, if you like.
table-ask-cook = Which recipe do you put on the menu?
table-ask-menu = Which recipe leaves your menu?
table-ask-course = Pay for a step up the scale?
table-ask-cubes = Add special touches, +1 each?
table-ask-bid = How much do you bid for the VIP?
table-ask-dinner = Your dinner for the Guide: { $course }?
table-ask-icon = Which recipe also counts as “{ $icon }”?
table-ask-tied = You decide the tie: who takes the best place still open?
table-your-turn = { $n ->
    [one] { $n } action
   *[other] { $n } actions
} left, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
table-you = you
table-score = { $seat }: { $n }
table-scores = Scores so far
table-scale = Rating scale
table-stock = Rooms, pot and cookbooks
table-choices = Touch your choice
table-left = { $n ->
    [0] none left
   *[other] { $n } left
}
table-pot = Special touch
table-class = Cooking class
table-from-season = from season { $n }
table-bill = The bill
zone-drawn = Drawn
zone-counter = On the counter
zone-stall-butcher = Butcher
zone-bin-butcher = Butcher’s bin
zone-crate-butcher = Butcher’s crate
zone-stall-greengrocer = Greengrocer
zone-bin-greengrocer = Greengrocer’s bin
zone-crate-greengrocer = Greengrocer’s crate
zone-stall-fruit-seller = Fruit seller
zone-bin-fruit-seller = Fruit seller’s bin
zone-crate-fruit-seller = Fruit seller’s crate
zone-stall-fishmonger = Fishmonger
zone-bin-fishmonger = Fishmonger’s bin
zone-crate-fishmonger = Fishmonger’s crate
zone-stall-grocer = Grocer
zone-bin-grocer = Grocer’s bin
zone-crate-grocer = Grocer’s crate
zone-deck-starter = Starters
zone-discard-starter = Discarded starters
zone-deck-first = First courses
zone-discard-first = Discarded first courses
zone-deck-second = Second courses
zone-discard-second = Discarded second courses
zone-deck-dessert = Desserts
zone-discard-dessert = Discarded desserts
zone-deck-wine = Wines
zone-discard-wine = Discarded wines
zone-bonus-board = Bonus cards for sale
zone-bonus-deck = Bonus cards to come
zone-bonus-discard = Discarded bonus cards
zone-hand = Hand
zone-menu = Menu
zone-cellar = Cellar
zone-shelf = Shelf
zone-bonus = Bonus cards
zone-box = Box
zone-hidden-crate = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles in random order
}

## Why a move is a good idea

why-few-recipes = You hold { $n ->
    [0] no recipe
    [one] only one recipe
   *[other] only { $n } recipes
}: look for { $n ->
    [0] some
   *[other] more
} ({ $course }).
why-new-course = You have nothing of this course yet, neither on your menu nor in hand: { $course }.
why-keeps = { $card } lacks only { $n ->
    [one] one ingredient
   *[other] { $n } ingredients
}.
why-cooks = { $card }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $income ->
    [0] {""}
   *[other] , { $income } income each season
}.
why-wine-pays = A wine bought now pays { $n ->
    [one] once more
   *[other] { $n } more times
}.
why-lacks-wine = { $n ->
    [one] A recipe on your menu still lacks its
   *[other] { $n } recipes on your menu still lack their
} ideal wine.
why-wine = { $card } goes with { $n ->
    [one] one
   *[other] { $n }
} of your recipes and brings { $income } income each season.
why-wine-match = { $card } goes with { $n ->
    [one] one
   *[other] { $n }
} of your recipes.
why-wine-income = { $card } brings { $income } income each season.
why-wanted = You need { $kind } for { $card }.
why-shopping = A stall has something your recipes need.
why-fresh-stall = You need { $kind } for { $card }: there is none on any stall, but a restock may bring some.
why-bid = A star is worth { $points } points; this costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} if you win, { $share ->
    [0] nothing
   *[other] { $share }
} if you lose.
why-bonus = By our estimate, { $card } is worth more to you than its price.
why-most = By our estimate, { $card } is worth the most to you here.
why-cubes-win = As the scores stand, with { $n } points you take a better place.
why-room = { $points } points at the end{ $n ->
    [0] {""}
    [one] , and { $income } income once more
   *[other] , and { $income } income { $n } more times
}.
why-climbs = Rating { $n } brings { $points ->
    [one] a point
   *[other] { $points } points
}{ $toque ->
    [0] {""}
    [1] , and is closer to the next toque
   *[other] , and a new toque
}.
why-enough = By our estimate, nothing here is worth its price to you.
why-cube = A cube can add a point when recipes are judged, and nobody knows when you will play it.
why-in-crate = You need { $kind } for { $card }, and there is some in a crate.
why-least-room = By our estimate, this room brings you the least.
why-least = By our estimate, { $card } is worth the least to you.
why-spare = By our estimate, you can best do without this ingredient: { $kind }.
why-dinner = By our estimate, with { $card } your dinner has the best points and themes.
why-icon = With this icon your dinner keeps a theme.
why-tie = Yourself first, then whoever is furthest behind.

# What a seat did with a thing, for `tablee balance`.
did-discarded = discarded
did-took-bonus = bonus card taken
did-played = played
did-chef = chef
did-served = served
did-drew = drew
did-kept = kept
did-kept-hidden = kept, covered
did-wine = wine
did-acquired = acquired
did-competes = competes with
did-bought = bought
did-searched = searched
did-prowled = fetched by the cat
did-dropped = dropped
did-restocked = restocked
did-built = built
did-tore-down = torn down
did-vip-won = guest won
did-icon = icon lent
did-theme = theme of the dinner
did-ahead = tie decided by
did-scored = scored
