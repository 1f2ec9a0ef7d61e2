# Plat du jour: messages in English.
# $seat is a name, $card is a dish, the others are numbers.

## The game

game-name = Plat du jour
game-tagline = Serve the best dish that nobody else serves.
game-about =
    Each round all cooks serve one dish in secret.
    The best dish that nobody matched wins the guest, and its cook takes three coins or a star.
    Stars are worth their number times itself: a few are little, many are a lot.

## Options

option-mode = Mode
option-mode-kitchen = Two to five cooks, each for themselves
option-hand = Dishes in hand
option-hand-3 = Three: a quick service
option-hand-4 = Four
option-hand-5 = Five
option-hand-6 = Six: a long service

## What happened

event-round = Round { $n }
event-served = { $seat } serves { $card }.
    .seat = You serve { $card }.
event-won = { $seat } wins the guest with { $card }.
    .seat = You win the guest with { $card }.
event-nobody = Every dish is matched: the guest leaves.
event-kept-coins = { $seat } keeps { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
    .seat = You keep { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }.
event-kept-star = { $seat } keeps a star.
    .seat = You keep a star.
result = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
})
event-result = { $seat }: { result }.
event-winner = { $seat } wins the game!
    .seat = You win the game!
event-shared = Shared victory: { $seat }.

## What is asked now

ask-service = { $seat } must serve a dish.
ask-reward = { $seat } must choose coins or a star.

## Moves

move-serve = Serve { $card }
move-keep = Keep { $reward ->
    [coins] the coins
   *[star] a star
}

## The table

table-round = Round { $n } of { $of }
table-coins = Coins
table-stars = Stars
table-points = Points
zone-pantry = Pantry
zone-hand = Hand
zone-served = Served so far

## Why a move is a good idea

why-alone = Nobody else can serve { $card }: all its other cards have been served or are in your hand.
why-risky = The best balance of worth and risk is { $card }: { $n ->
    [one] { $n } other card of it is
   *[other] { $n } other cards of it are
} unseen.
why-star-grows = Your next star adds { $points } { $points ->
    [one] point
   *[other] points
}; the coins add { $n }.
why-star-early = { $n ->
    [one] { $n } round is still to come: time for another star, worth more than this one.
   *[other] { $n } rounds are still to come: time for more stars, each worth more than the last.
}
why-coins-now = The coins are worth { $n } { $n ->
    [one] point
   *[other] points
}; your next star would add only { $points } for now.

# What a seat did with a thing, for `tablee balance`.
did-served = served
did-won = won
