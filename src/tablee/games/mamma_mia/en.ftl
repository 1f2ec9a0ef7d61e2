# Mamma Mia! Grande: messages in English.
# $seat is a name, $card an order's name with its formula, $n a number, $kind an ingredient that
# agrees with $n, $ingredient one that stands alone.

## The game

game-name = Mamma Mia! Grande
game-tagline = Everybody cooks in one oven, and has to remember what is in it.
game-about =
    On your turn you put ingredients of one kind in the common oven, perhaps an order on top, and draw cards.
    When the kitchen is empty, the oven is unloaded from its oldest card to its newest: an order succeeds if its ingredients lie on the table by then.
    For two to six cooks; with three or more, others may lend a helping hand, and serve a pizza of their own for it.

## Options

option-mode = Mode
option-mode-standard = Two to six players
option-helping_hand = Helping hand
option-helping_hand-on = With the helping hand: three services (never with two players)
option-helping_hand-off = Without the helping hand: four services
option-monotoni_reading = Pizza Monotoni
option-monotoni_reading-one_plus_six = 1 favourite and 6 of one other ingredient
option-monotoni_reading-six_plus_one = 6 favourites and 1 other ingredient
option-oven_view = Oven
option-oven_view-memory = Memory: only the top card of the oven is shown
option-oven_view-open = Open: everybody may look through the oven
option-score_view = Running score
option-score_view-hidden = Hidden: only the size of the pile of successful pizzas is shown
option-score_view-open = Open: everybody’s pizzas are counted
option-colours = Colours
option-colours-random = By lot
option-colours-in_order = In the order of the box: yellow, green, brown, purple, red, pink
option-first_player = First player
option-first_player-random = By lot
option-first_player-chosen = Chosen by the table

## Ingredients

kind-pineapple = { $n ->
    [one] pineapple
   *[other] pineapples
}
kind-pepper = { $n ->
    [one] pepper
   *[other] peppers
}
kind-mushroom = { $n ->
    [one] mushroom
   *[other] mushrooms
}
kind-olive = { $n ->
    [one] olive
   *[other] olives
}
kind-chorizo = { $n ->
    [one] chorizo
   *[other] chorizos
}
kind-shrimp = { $n ->
    [one] shrimp
   *[other] shrimps
}

## What happened: preparing pizzas

event-colour = { $seat } plays { $colour }.
    .seat = Your colour: { $colour }.
event-service = Service { $n }: { $seat } begins.
    .seat = Service { $n }: you begin.
event-put = { $seat } puts { $n } { $kind } in the oven.
    .seat = You put { $n } { $kind } in the oven.
event-order = { $seat } adds an order: { $card }.
    .seat = You add an order: { $card }.
event-passed = { $seat } has no ingredient, passes, and draws { $n } from the kitchen.
    .seat = You have no ingredient: you pass, and draw { $n } from the kitchen.
event-full = { $seat } has a full hand and draws nothing.
    .seat = Your hand is full: you draw nothing.
event-drew-kitchen = { $seat } draws { $n ->
    [one] { $n } ingredient
   *[other] { $n } ingredients
} from the kitchen.
    .seat = You draw { $n ->
            [one] { $n } ingredient
           *[other] { $n } ingredients
        } from the kitchen.
event-drew-waiter = { $seat } draws { $n ->
    [one] { $n } order
   *[other] { $n } orders
} from the waiter.
    .seat = You draw { $n ->
            [one] { $n } order
           *[other] { $n } orders
        } from your waiter.
event-got = { $seat } gets { $n } { $kind }.
    .seat = You get { $n } { $kind }.
event-got-order = { $seat } gets an order: { $card }.
    .seat = You get an order: { $card }.

## What happened: taking pizzas out of the oven

event-opened = The kitchen is empty. { $seat } unloads the oven.
    .seat = The kitchen is empty. You unload the oven.
event-out = Out of the oven: { $n } { $kind }.
event-order-out = Out of the oven: an order. { $seat }, { $card }.
    .seat = Out of the oven: your order! { $card }.
event-spoiled = { $seat }: the forbidden ingredient is on the table ({ $ingredient }).
    .seat = Your pizza is spoiled: the forbidden ingredient is on the table ({ $ingredient }).
event-no-candidate = { $seat }: no ingredient on the table can be counted as the fewest.
    .seat = Your pizza is lost: no ingredient on the table can be counted as the fewest.
event-short = { $seat } lacks { $n ->
    [one] { $n } ingredient, which nobody can add
   *[other] { $n } ingredients, more than can be added
}.
    .seat = Your pizza lacks { $n ->
    [one] { $n } ingredient, which nobody can add
   *[other] { $n } ingredients, more than can be added
}.
event-chose = { $seat } chooses: { $ingredient }.
    .seat = You choose: { $ingredient }.
event-chose-two = { $seat } chooses: { $first } and { $second }.
    .seat = You choose: { $first } and { $second }.
event-added = { $seat } adds { $n } { $kind } from hand.
    .seat = You add { $n } { $kind } from your hand.
event-pledged = { $seat } will add { $n } { $kind } from hand.
    .seat = You will add { $n } { $kind } from your hand.
event-asked = { $seat } asks for { $n } { $kind }.
    .seat = You ask for { $n } { $kind }.
event-asked-any = { $seat } asks for { $n ->
    [one] { $n } ingredient of any kind
   *[other] { $n } ingredients of any kind
}.
    .seat = You ask for { $n ->
            [one] { $n } ingredient of any kind
           *[other] { $n } ingredients of any kind
        }.
event-no-help = { $seat } does not help.
    .seat = You do not help.
event-gave = { $seat } helps with { $n } { $kind }.
    .seat = You help with { $n } { $kind }.
event-honoured = { $seat } adds { $n } { $kind }, as promised.
    .seat = You add { $n } { $kind }, as promised.
event-used = The pizza takes { $n } { $kind } from the table.
event-succeeded = { $seat } fills the order: { $card }.
    .seat = You fill your order: { $card }!
event-reward = { $seat } serves the waiter’s top order, unseen, as a reward.
    .seat = As a reward, your waiter’s top order counts as served, unseen.
event-returned = { $seat } takes { $n } { $kind } back.
    .seat = You take { $n } { $kind } back.
event-failed = { $seat } fails the order, which goes under the waiter’s pile: { $card }.
    .seat = You fail your order, which goes under your waiter’s pile: { $card }.

## What happened: the end of a service, the end of the game

event-left = Left on the table, first in the next oven: { $n } { $kind }.
event-refilled = The new kitchen has { $n ->
    [one] { $n } ingredient
   *[other] { $n } ingredients
}.
event-counted = { $seat } has served: { $card }.
    .seat = You have served: { $card }.
result = { $pizzas ->
    [one] { $pizzas } pizza
   *[other] { $pizzas } pizzas
}, { $cards ->
    [one] { $cards } ingredient
   *[other] { $cards } ingredients
} left in hand
event-result = { $seat }: { result }.
event-winner = { $seat } wins the game!
    .seat = You win the game!
event-shared = Shared victory: { $seat }.
    .seat = Shared victory: you are among the winners.

## What is asked now

ask-put = { $seat } must put ingredients of one kind in the oven.
ask-order = { $seat } may add an order.
ask-draw = { $seat } must draw: from the kitchen or from the waiter?
ask-choose = { $seat } must choose the ingredient of the order.
ask-complete = { $seat } must decide: complete the pizza, ask for help, or give it up.
ask-own = { $seat } must say how many to add alone before asking.
ask-pay = { $seat } must say how many of each kind to add.
ask-help = A request goes round: { $seat } may help.
ask-give = { $seat } must say how many of each kind to give.
ask-over = The game is over.

## Moves

move-put = { $n } { $kind }
move-no-order = No order
move-order = { $card }
move-draw-kitchen = Draw ingredients from the kitchen
move-draw-waiter = Draw orders from your waiter
move-choose = { $ingredient }
move-choose-pair = { $pair }
move-pay = Complete the pizza from your hand
move-ask = Ask the others for help
move-give-up = Give up this pizza
move-own = { $n ->
    [0] No { $kind }
   *[other] Add { $n } { $kind }
}
move-help = Help: give what is asked for
move-refuse = Do not help
move-give = { $n ->
    [0] No { $kind }
   *[other] Give { $n } { $kind }
}

## Places

zone-kitchen = Kitchen
zone-oven = Oven
zone-table = On the table
zone-used = Used ingredients
zone-revealed = Order just revealed
zone-offer = Added from hands
zone-served = Successful pizzas
zone-hand = Ingredients
zone-orders = Orders
zone-waiter = Waiter
zone-box = Box

## Why a move is a good idea

why-completes = As things lie now, the table and your hand are enough for { $card }, whatever becomes of the others’ orders: keep the cards it needs.
why-relies = The table and your hand may be enough for { $card }: that hangs on what becomes of the others’ orders before it.
why-hopes = By our estimate, { $n ->
    [one] one card
   *[other] { $n } cards
} will be missing for { $card }: you may yet draw { $n ->
    [one] it
   *[other] them
} in time, or be helped.
why-hopes-to-draw = By our estimate, { $n ->
    [one] one card
   *[other] { $n } cards
} will be missing for { $card }: you may yet draw { $n ->
    [one] it
   *[other] them
} in time.
why-hopes-for-help = By our estimate, { $n ->
    [one] one card
   *[other] { $n } cards
} will be missing for { $card }: you may yet be helped.
why-waits = As things lie now, none of your orders can be completed: better keep them.
why-changes = As things lie now, none of your orders can be completed: change { $n } { $kind }, which they name least, for other cards.
why-few-orders = { $n ->
    [0] You have no order in hand.
    [one] You have only one order in hand.
   *[other] You have only { $n } orders in hand.
} Two ingredients for one order is a good mix.
why-few-ingredients = { $n ->
    [0] You have no ingredient in hand.
    [one] You have only one ingredient in hand.
   *[other] With { $n } ingredients in hand there are orders enough.
}
why-least-missing = { $n ->
    [0] The table has everything this needs.
    [one] With this, only one card is missing.
   *[other] With this, { $n } cards are missing; no other choice lacks fewer.
}
why-pays = A pizza is worth the { $n ->
    [one] card
   *[other] { $n } cards
} it takes from your hand.
why-asks = You cannot pay for it alone, and a refused request costs only the pizza.
why-gives-up = Your hand cannot save this pizza, and there is nobody to ask.
why-cannot-help = You do not hold what is asked for.
why-help-pays = For { $n ->
    [one] one card
   *[other] { $n } cards
} you serve a pizza of your own.
why-costs-later = By our estimate, after this pizza fewer of your own orders in the oven succeed.
why-own-share = The less you ask for, the likelier somebody can give it.
why-needed = Your orders in hand name { $n } cards of this ingredient: keep what you can.
why-hardly-needed = { $n ->
    [0] None of your orders in hand names this ingredient.
   *[one] Your orders in hand name only one card of this ingredient.
}

points-ahead = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pizzas

## Where to look

look-put = look for the order that the table and your hand can complete.
look-no-order = look at what your orders still lack.
look-order = look at what will lie on the table when your order comes out.
look-draw-kitchen = compare the number of ingredients and orders in your hand.
look-draw-waiter = compare the number of ingredients and orders in your hand.
look-choose = look at what the table has most of.
look-choose-pair = look at what the table has most of.
look-pay = look at what is missing, and at your hand.
look-ask = look at what is missing, and at your hand.
look-give-up = look at your later orders in the oven.
look-help = look at the reward.
look-refuse = look at what you need for your own orders.
look-own = look at how little there may be left to ask for.
look-give = look at what your orders need least.

## The terminal

table-step-put = ingredients
table-step-order = order
table-step-draw = draw
table-unloading = Service { $n } of { $of }: { $seat } unloads the oven
table-unloading-you = Service { $n } of { $of }: you unload the oven
table-missing = Missing: { $cards }
table-any = { $n ->
    [one] { $n } ingredient of any kind
   *[other] { $n } ingredients of any kind
}
table-kitchen-note = As soon as it is empty, the oven is opened.
table-need-each = { $n } of each kind
table-need-fewest = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of the kind with the fewest cards on the table (not { $ingredient })
table-need-all_any = the whole table, at least { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
table-need-joker = { $n ->
    [one] { $n } card of a kind of one’s choice
   *[other] { $n } cards of one kind of one’s choice
} (not { $ingredient })
table-need-jokers = { $n ->
    [one] { $n } card each
   *[other] { $n } cards each
} of two kinds of one’s choice (not { $ingredient })
table-need-or = either { $first } or { $second }
table-need-without = { $cards }; fails if this is on the table: { $ingredient }
table-order = { $name }: { $cards }

## The table in the browser

table-service = Service { $n } of { $of }
table-colour = Colour
table-favourite = Favourite
table-pizzas = Pizzas
table-settled = Order of { $seat }
table-settled-yours = Your order
table-answer-pay = Add { $cards }
table-answer-ask = Ask for a helping hand
table-answer-give-up = Never mind, let it burn
table-answer-help = Give { $cards }
table-answer-refuse = Do not help
table-ask-brings = Whoever helps you serves a pizza of their waiter’s in return. If nobody helps, yours burns.
table-help-brings = In return your waiter’s top order is served: a pizza for you!
table-pay = Complete it from your hand: { $cards }
table-help = Help { $seat }: { $cards }
table-cannot-help = You cannot help
table-ask-put = One kind into the oven, as many as you like.
table-ask-order = An order on top?
table-ask-draw = Draw: the kitchen or your waiter.
table-ask-choose = Choose the ingredient of your order.
table-ask-choose-two = Choose the two ingredients of your order.
table-ask-complete = What will you do about your incomplete pizza?
table-ask-own = How many { $kind } do you add yourself first?
table-ask-pay = How many { $kind } do you add?
table-ask-help = A helping hand? It earns you a pizza.
table-ask-give = How many { $kind } do you give?
table-ask-cannot-help = A request goes round: you do not hold what it takes.
table-tie = Tied on pizzas: the ingredients left in hand decide ({ $n } for first place).
table-tie-below = Tied on pizzas, whoever has more ingredients left in hand comes first.
table-tie-shared = Tied on pizzas, and on ingredients left in hand ({ $n }): the win is shared.
table-draw-kitchen = { $n ->
    [one] Draw { $n } ingredient
   *[other] Draw { $n } ingredients
}
table-draw-kitchen-last = { $n ->
    [one] Draw the last one: the oven opens!
   *[other] Draw the last { $n }: the oven opens!
}
table-draw-waiter = { $n ->
    [one] Draw { $n } order
   *[other] Draw { $n } orders
}

# What a seat did with a thing, for `tablee balance`.
did-colour = colour
did-put = put into the oven
did-order = order put in
did-got = got
did-got-order = order drawn
did-order-out = order out of the oven
did-spoiled = spoiled
did-chose = chose
did-chose-two = chose two
did-added = added
did-pledged = pledged
did-asked = asked for
did-gave = gave
did-honoured = added as promised
did-returned = taken back
did-succeeded = succeeded
did-failed = failed
did-counted = counted
