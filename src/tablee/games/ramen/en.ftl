# Ramen! Ramen!: messages in English.
# $seat, $side and $team are names, $card is a card's name, $bowl and $n are numbers.

## The game

game-name = Ramen! Ramen!
game-tagline = Three bowls, seven ingredients, and never one too many.
game-about =
    On your turn you put two cards into two different bowls, then take a card from the fridge.
    A bowl is served as soon as its values reach 14 or all seven ingredients are in it, and only different ingredients score.
    For one to four cooks: solo, two players, three players, or two teams of two.

## Options

option-mode = Mode
option-mode-solo = Solo: four cards set aside, a score to beat
option-mode-duel = Two players: three common bowls
option-mode-trio = Three players: one bowl each
option-mode-teams = Four players in two teams: one bowl per team and one shared
option-endgame_draw = When the draw pile is empty
option-endgame_draw-skip = No more refilling or drawing
option-endgame_draw-fridge = A second card from the fridge replaces the draw
option-memory = Memory
option-memory-strict = Strict: the log forgets cards after one round
option-memory-open = Open: the log keeps everything that was public
option-first_player = First player
option-first_player-random = By lot
option-first_player-chosen = Chosen by the table

## What happened

event-turn = Turn { $n }: { $seat }
    .seat = Turn { $n }: yours
event-played = { $seat } plays { $card } into bowl { $bowl }.
    .seat = You play { $card } into bowl { $bowl }.
event-played-faded = { $seat } played a card into bowl { $bowl }.
    .seat = You played a card into bowl { $bowl }.
event-served = { $side } receives bowl { $bowl }, served with { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
    .side = You receive bowl { $bowl }, served with { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }.
event-served-faded = { $side } received bowl { $bowl }.
    .side = You received bowl { $bowl }.
event-took = { $seat } takes { $card } from the fridge.
    .seat = You take { $card } from the fridge.
event-took-faded = { $seat } took a card from the fridge.
    .seat = You took a card from the fridge.
event-refilled = New card in the fridge: { $card }.
event-refilled-faded = A new card was turned up in the fridge.
event-drew = { $seat } draws { $card }.
    .seat = You draw { $card }.
event-drew-hidden = { $seat } draws a card.
    .seat = You draw a card.
event-drew-faded = { $seat } drew a card.
    .seat = You drew a card.
event-scored = { $side }, served bowl { $n }: { $kinds ->
    [one] { $kinds } ingredient
   *[other] { $kinds } different ingredients
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $bowls ->
    [one] { $bowls } served bowl
   *[other] { $bowls } served bowls
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
event-result = { $side }: { result }.
event-verdict = The critics’ verdict: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $stars ->
    [0] no star
    [2.5] 2½ stars
    [3.5] 3½ stars
    [4.5] 4½ stars
    [one] { $stars } star
   *[other] { $stars } stars
}.
event-revealed = Card set aside: { $card }.
event-unserved = { $n ->
    [0] Bowl { $bowl } is empty at the end.
    [1] Bowl { $bowl } was not served: its only card counts for nobody.
   *[other] Bowl { $bowl } was not served: its { $n } cards count for nobody.
}
event-winner = { $side } wins the game!
    .side = You win the game!
event-shared = Shared victory: { $side }.

## What is asked now

ask-first-card = { $seat } must put a card into a bowl.
    .seat = A card into a bowl.
ask-second-card = { $seat } must put a second card into a different bowl.
    .seat = A card into another bowl.
ask-take = { $seat } must take a card from the fridge.
    .seat = A card from the fridge.
ask-second-take = { $seat } must take a second card from the fridge.
    .seat = Another card from the fridge.
ask-over = The game is over.

## Moves

move-play = { $card } into bowl { $bowl }
move-take = Take { $card }

## Ingredients

ingredient-ajitama = Ajitama (egg)
ingredient-nori = Nori (seaweed)
ingredient-chashu = Chashu (pork)
ingredient-shiitake = Shiitake (mushroom)
ingredient-kamaboko = Kamaboko (fish cake)
ingredient-menma = Menma (bamboo shoots)
ingredient-negi = Negi (scallions)

## Places and sides

team-a = Team A
team-b = Team B
zone-pile = Draw pile
zone-fridge = Fridge
zone-hand = Hand
zone-bowl = Bowl { $bowl }
zone-served = Served bowls: { $side }
zone-removed = Cards set aside

## Why a move is a good idea

why-serves = It completes bowl { $bowl }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-serves-other = It completes bowl { $bowl } but gives { $points ->
    [one] { $points } point
   *[other] { $points } points
} to another side: { $side }.
why-builds = It adds a new ingredient to bowl { $bowl }, which then has { $kinds ->
    [one] { $kinds }
   *[other] { $kinds } different ones
}.
why-keeps-low = It adds only { $value } to bowl { $bowl }: a sum of { $sum } leaves room for more ingredients.
why-spoils = Bowl { $bowl } gets no new ingredient and has less room for others, which is bad for { $side }.
why-out-of-reach = Bowl { $bowl } then has a sum of { $sum }: no single card can complete it for the next player.
why-pair = It goes best together with { $card } into bowl { $bowl }.
why-takes-new = { $card } would bring bowl { $bowl } an ingredient it lacks.
why-takes-serve = { $card } could complete bowl { $bowl } next turn, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## In the terminal

table-step-play = play
table-step-serve = serve
table-step-take = take
table-step-refill = refill
table-step-draw = draw
look-play = look at bowl { $bowl }.
look-take = look in the fridge for an ingredient that one of the bowls lacks.

## Meters

meter-sum = Sum { $value }/{ $goal }
meter-kinds = Kinds { $value }/{ $goal }
meter-worth = worth { $value ->
    [one] 1 point
   *[other] { $value } points
}
meter-ready = ready to serve

## The table in the browser

table-turn = Turn { $n }
table-served = Bowls served
table-owner = for { $side }
table-shared = for whoever completes it
table-critics = The critics
table-from = { $n }+
table-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
table-stars = { $stars } ★

# What a seat did with a thing, for `tablee balance`.
did-played = played
did-took = took
did-drew = drew
