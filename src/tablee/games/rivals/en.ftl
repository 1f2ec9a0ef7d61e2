# Rival Restaurants: messages in English.
# $seat, $target and $owner are names; $n and the like are numbers, money in dollars.

## The game

game-name = Rival Restaurants
game-tagline = One market, one minute, and everybody wants the beef.
game-about = Buy, barter and bid for ingredients, cook basic and gourmet recipes, and be the first restaurant with 20 popularity. Chefs have powers, cards are mean, and garbage costs you dearly. For two to six restaurants, eight with the Deluxe cards.

## Options

option-mode = Mode
option-mode-base = Base game: one chef each
option-mode-kitchen_squad = Kitchen Squad: two players, three chefs and an NPC each
option-mode-two_many_cooks = “Two” Many Cooks: two chefs each
option-mode-deluxe = Deluxe: six more action cards, up to eight players
option-schedule = Market
option-schedule-serial = In turns: one thing each, round after round
option-schedule-clock = Clock: one minute, all at once
option-deluxe_cards = Deluxe action cards
option-deluxe_cards-no = Without
option-deluxe_cards-yes = With the six Deluxe cards
option-amateur_chef = Amateur Chef
option-amateur_chef-no = Powers work from the start
option-amateur_chef-yes = Powers sleep until level 2, no time limit
option-from_leftovers = From Leftovers
option-from_leftovers-no = A basic and a gourmet recipe, ingredients and a card
option-from_leftovers-yes = Two basic recipes and nothing else
option-chef_draft = Chef draft (Kitchen Squad)
option-chef_draft-no = Squads are dealt
option-chef_draft-yes = Pick and ban in turn
option-beginner_chefs_only = Chefs for beginners
option-beginner_chefs_only-no = All chefs
option-beginner_chefs_only-yes = Only the easier ones
option-free_recipe_discard = Throwing recipes away
option-free_recipe_discard-no = Not allowed
option-free_recipe_discard-yes = Once a day per kind
option-tiebreak = First tie-break
option-tiebreak-recipes = Most mastered recipes
option-tiebreak-gourmet = Most gourmet recipes
option-celebrity_income = Celebrity Endorsement
option-celebrity_income-100 = $100 a day, as printed
option-celebrity_income-200 = $200 a day
option-dinner_and_a_show = Dinner and a Show
option-dinner_and_a_show-chance = Smiles by chance
option-dinner_and_a_show-honour = Smiles on your honour
option-max_days = Last day
option-max_days-none = No limit
option-max_days-2 = Day 2, for trials
option-max_days-20 = Day 20
option-max_days-60 = Day 60
option-ticks = Longest Buy and Barter
option-ticks-60 = 60 rounds of the table
option-ticks-20 = 20 rounds of the table
option-ticks-4 = 4 rounds of the table, for trials

## What happened

event-restaurant = { $seat } opens { $restaurant }.
    .seat = You open { $restaurant }.
event-chef = { $seat } hires { $chef }.
    .seat = You hire { $chef }.
event-banned = { $seat } bans { $chef }.
    .seat = You ban { $chef }.
event-day = Day { $n }
event-income = { $seat } takes ${ $n } of income.
    .seat = You take ${ $n } of income.
event-active = { $seat } makes { $chef } active today.
    .seat = You make { $chef } active today.
event-went = { $seat }: { $chef } goes to { $place }.
    .seat = Your { $chef } goes to { $place }.
event-stands = { $seat }: { $chef } stands at { $space }.
    .seat = Your { $chef } stands at { $space }.
event-stands-shelf = { $seat }: { $chef } stands at the shelf of { $place }.
    .seat = Your { $chef } stands at the shelf of { $place }.
event-played = { $seat } plays { $card }.
    .seat = You play { $card }.
event-aimed = { $seat } aims at { $target }.
    .seat = You aim at { $target }.
    .target = { $seat } aims at you.
event-aimed-chef = { $seat } aims at { $chef }.
    .seat = You aim at { $chef }.
event-spared = { $seat } spares { $chef }.
    .seat = You spare { $chef }.
event-named = { $seat } names { $kind }.
    .seat = You name { $kind }.
event-power = { $seat } uses the power of { $chef }.
    .seat = You use the power of { $chef }.
event-clam = { $seat } plays Clam-Voyance.
    .seat = You play Clam-Voyance.
event-stopped = { $seat } is not touched.
    .seat = It does not touch you.
event-robbed = { $seat } takes ${ $n } from { $target }.
    .seat = You take ${ $n } from { $target }.
    .target = { $seat } takes ${ $n } from you.
event-stole = { $seat } steals { $kind } from { $target }.
    .seat = You steal { $kind } from { $target }.
    .target = { $seat } steals { $kind } from you.
event-stole-card = { $seat } steals { $card } from { $target }.
    .seat = You steal { $card } from { $target }.
    .target = { $seat } steals { $card } from you.
event-stole-card-hidden = { $seat } steals an action card from { $target }.
    .seat = You steal an action card from { $target }.
    .target = { $seat } steals an action card from you.
event-looked-at-hand = { $seat } looks at the action cards of { $target }.
    .seat = You look at the action cards of { $target }.
    .target = { $seat } looks at your action cards.
event-surrendered = { $seat } hands over { $n } { $kind }.
    .seat = You hand over { $n } { $kind }.
event-lost-popularity = { $seat } loses { $n } popularity.
    .seat = You lose { $n } popularity.
event-garbage = { $seat } takes { $n } garbage.
    .seat = You take { $n } garbage.
event-discarded = { $seat } discards { $kind }.
    .seat = You discard { $kind }.
event-discarded-card = { $seat } discards { $card }.
    .seat = You discard { $card }.
event-closed = { $seat } is closed today.
    .seat = Your restaurant is closed today.
event-blocked = { $seat }: { $chef } is road-blocked and goes home.
    .seat = Your { $chef } is road-blocked and goes home.
event-barred = { $seat }: { $chef } is kept from the counters.
    .seat = Your { $chef } is kept from the counters.
event-taxed = { $seat }: { $chef } pays a surcharge on each purchase.
    .seat = Your { $chef } pays a surcharge on each purchase.
event-toll = { $seat } pays a toll of ${ $n } to the bank.
    .seat = You pay a toll of ${ $n } to the bank.
event-paid = { $seat } pays ${ $n }.
    .seat = You pay ${ $n }.
event-took-money = { $seat } takes ${ $n }.
    .seat = You take ${ $n }.
event-smiled = { $seat } smiles: ${ $n } for { $target }.
    .seat = You smile: ${ $n } for { $target }.
    .target = { $seat } smiles: ${ $n } for you.
event-revealed = { $kind } is laid open.
event-infested = { $seat } puts rats on { $place }.
    .seat = You put rats on { $place }.
event-rats-gone = { $seat } pays to get rid of the rats on { $place }.
    .seat = You pay to get rid of the rats on { $place }.
event-searched = { $seat } searches the shelf of { $place }.
    .seat = You search the shelf of { $place }.
event-took = { $seat } takes { $kind }.
    .seat = You take { $kind }.
event-took-counter = { $seat } takes { $kind } ({ $space }).
    .seat = You take { $kind } ({ $space }).
event-recycled = { $seat } recycles { $n } garbage.
    .seat = You recycle { $n } garbage.
event-hired = { $seat } replaces { $old } by { $chef }.
    .seat = You replace { $old } by { $chef }.
event-sees = { $seat } sees { $card }.
    .seat = You see { $card }.
event-drew = { $seat } draws { $card }.
    .seat = You draw { $card }.
event-drew-hidden = { $seat } draws an action card.
    .seat = You draw an action card.
event-market = The market opens.
event-passed = { $seat } passes.
    .seat = You pass.
event-market-closed = The market closes.
event-war = { $n } bidders fight for { $kind } ({ $space }).
event-bid = { $seat } bids ${ $money }{ $garbage ->
    [0] {""}
   *[other] {" "}and { $garbage } garbage
} for { $space }.
    .seat = You bid ${ $money }{ $garbage ->
            [0] {""}
           *[other] {" "}and { $garbage } garbage
        } for { $space }.
event-dropped = { $seat } is out of the war for { $space }.
    .seat = You are out of the war for { $space }.
event-sold = The bidding on { $space } is over.
event-won = { $seat } wins { $kind } for ${ $money }{ $garbage ->
    [0] {""}
   *[other] {" "}and { $garbage } garbage
}.
    .seat = You win { $kind } for ${ $money }{ $garbage ->
            [0] {""}
           *[other] {" "}and { $garbage } garbage
        }!
event-tie = A tie: { $space } is locked for today.
event-no-sale = Nothing is sold on { $space }.
event-claim = { $seat } has the first right to { $space }.
    .seat = You have the first right to { $space }.
event-bought = { $seat } buys { $kind } for ${ $n }.
    .seat = You buy { $kind } for ${ $n }.
event-bought-shelf = { $seat } buys from the shelf of { $place } for ${ $n }: { $kind }.
    .seat = You buy from the shelf of { $place } for ${ $n }: { $kind }.
event-bought-card = { $seat } buys an action card for ${ $n }.
    .seat = You buy an action card for ${ $n }.
event-bought-upgrade = { $seat } pays ${ $n } for { $upgrade }; it goes to { $owner }.
    .seat = You pay ${ $n } for { $upgrade }; it goes to { $owner }.
    .seat-owner = You buy { $upgrade } for ${ $n }.
    .owner = { $seat } pays ${ $n } for { $upgrade }; it is yours.
event-dumped = { $seat } throws out a garbage for ${ $n }.
    .seat = You throw out a garbage for ${ $n }.
event-sold-chocolate = { $seat } sells chocolate for ${ $n }.
    .seat = You sell chocolate for ${ $n }.
event-shared = { $seat } takes { $kind } from the storage of { $target }.
    .seat = You take { $kind } from the storage of { $target }.
    .target = { $seat } takes { $kind } from your storage.
event-tossed = { $seat } puts { $old } back and draws { $card }.
    .seat = You put { $old } back and draw { $card }.
event-offered = { $seat } makes { $target } an offer.
    .seat = You make { $target } an offer.
    .target = { $seat } makes you an offer.
event-offer-kind = { $way ->
    [0] { $seat } gives { $n } { $kind }.
   *[other] { $seat } asks for { $n } { $kind }.
}
    .seat = { $way ->
        [0] You give { $n } { $kind }.
       *[other] You ask for { $n } { $kind }.
    }
event-offer-money = { $way ->
    [0] { $seat } gives ${ $n }.
   *[other] { $seat } asks for ${ $n }.
}
    .seat = { $way ->
        [0] You give ${ $n }.
       *[other] You ask for ${ $n }.
    }
event-offer-garbage = { $way ->
    [0] { $seat } gives { $n } garbage.
   *[other] { $seat } asks for { $n } garbage.
}
    .seat = { $way ->
        [0] You give { $n } garbage.
       *[other] You ask for { $n } garbage.
    }
event-offer-cards = { $way ->
    [0] { $seat } gives action cards: { $n }.
   *[other] { $seat } asks for action cards: { $n }.
}
    .seat = { $way ->
        [0] You give action cards: { $n }.
       *[other] You ask for action cards: { $n }.
    }
event-offer-upgrade = { $way ->
    [0] { $seat } gives { $upgrade }.
   *[other] { $seat } asks for { $upgrade }.
}
    .seat = { $way ->
        [0] You give { $upgrade }.
       *[other] You ask for { $upgrade }.
    }
event-offer-island = { $way ->
    [0] { $seat } will buy { $upgrade } for the partner.
   *[other] { $seat } asks that { $upgrade } be bought.
}
    .seat = { $way ->
        [0] You will buy { $upgrade } for the partner.
       *[other] You ask that { $upgrade } be bought.
    }
event-offer-swap = { $seat } offers the recipe { $mine } for the recipe { $other }.
    .seat = You offer the recipe { $mine } for the recipe { $other }.
event-showed-card = { $seat } shows { $target } { $card }.
    .seat = You show { $target } { $card }.
    .target = { $seat } shows you { $card }.
event-showed-card-hidden = { $seat } shows { $target } a card.
    .seat = You show { $target } a card.
    .target = { $seat } shows you a card.
event-declined = { $seat } declines { $target }’s offer.
    .seat = You decline { $target }’s offer.
    .target = { $seat } declines your offer.
event-withdrew = { $seat } withdraws the offer to { $target }.
    .seat = You withdraw the offer to { $target }.
    .target = { $seat } withdraws the offer to you.
event-offer-failed = The offer of { $seat } to { $target } cannot be carried out any more.
    .seat = Your offer to { $target } cannot be carried out any more.
    .target = { $seat }’s offer to you cannot be carried out any more.
event-countered = { $seat } makes { $target } a counter-offer.
    .seat = You make { $target } a counter-offer.
    .target = { $seat } makes you a counter-offer.
event-traded = { $seat } and { $target } trade.
    .seat = You and { $target } trade.
    .target = { $seat } and you trade.
event-gave-card = { $seat } gives { $card } to { $target }.
    .seat = You give { $card } to { $target }.
    .target = { $seat } gives you { $card }.
event-gave-card-hidden = { $seat } gives an action card to { $target }.
    .seat = You give an action card to { $target }.
    .target = { $seat } gives you an action card.
event-ransom = { $seat } pays ${ $n } to { $target } to cook today.
    .seat = You pay ${ $n } to { $target } to cook today.
    .target = { $seat } pays you ${ $n } to cook today.
event-reviewed = { $seat } attaches 5 Star Review to { $card }.
    .seat = You attach 5 Star Review to { $card }.
event-cooked = { $seat } cooks { $card }.
    .seat = You cook { $card }!
event-popularity = { $seat } gains { $n } popularity: { $total }.
    .seat = You gain { $n } popularity: { $total }.
event-level = { $seat } reaches level { $n }.
    .seat = You reach level { $n }!
event-bonus = { $seat } uses the bonus of level { $n }.
    .seat = You use the bonus of level { $n }.
event-free-upgrade = { $seat } gets { $upgrade } for free.
    .seat = You get { $upgrade } for free.
event-threw-out = { $seat } throws out { $n } garbage.
    .seat = You throw out { $n } garbage.
event-looks = { $seat } looks at { $n } recipes.
    .seat = You look at { $n } recipes.
event-new-recipe = New recipe for { $seat }: { $card }.
    .seat = Your new recipe: { $card }.
event-restocked = { $kind } comes to { $space }.
result = { $n } popularity, { $dishes ->
    [one] { $dishes } recipe
   *[other] { $dishes } recipes
}, ${ $money }
event-result = { $seat }: { result }.
    .seat = You: { result }.
event-winner = { $seat } is the Wiener, the winner!
    .seat = You are the Wiener, the winner!
event-shared-win = Shared victory: { $seat }.
    .seat = Shared victory: you.

## What is asked now

ask-restaurant = { $seat } must choose a restaurant.
    .seat = Choose your restaurant.
ask-chefs = { $seat } must choose a chef.
    .seat = Choose your chef.
ask-chef-draft = { $seat } must pick or ban a chef.
    .seat = Keep a chef, or ban one.
ask-window = { $seat } may play an action card.
    .seat = An action card?
ask-wheels = { $seat } must say where to go.
    .seat = Where do you go?
ask-placement = { $seat } must choose a place at the market.
    .seat = What do you want first?
ask-place = { $seat } must choose a place at the new market.
    .seat = What do you want first?
ask-spare = { $seat } may hit or spare this chef.
ask-answer = { $seat } may answer the attack.
    .seat = You are attacked. Do you parry?
ask-reply = { $seat } may stop the Clam-Voyance.
    .seat = Do you stop this card?
ask-flee = { $seat } must go somewhere else.
    .seat = You must leave. Where do you go?
ask-deed = { $seat } may give somebody a garbage.
    .seat = To whom do you give a garbage?
ask-drama = { $seat } may call a chef.
    .seat = Do you call a chef to you?
ask-drama-cost = { $seat } must pay or discard an ingredient.
    .seat = Pay, or discard an ingredient.
ask-ban = { $seat } may ban a chef from the market.
    .seat = Do you ban a chef from the market?
ask-beat = { $seat } may buy, barter or pass.
    .seat = Buy, trade, or pass.
ask-stalls = { $seat } may buy and barter.
    .seat = Help yourself: the market is open.
ask-bundle = { $seat } must choose an ingredient of the bundle.
    .seat = Which ingredient of the bundle?
ask-comrade = { $seat } must choose an ingredient of the storage.
    .seat = What do you take from this storage?
ask-draft = { $seat } is writing an offer.
    .seat = Your offer: give, ask, send.
ask-weigh = { $seat } must answer the offer.
ask-hand-over = { $seat } must choose a card to hand over.
    .seat = Which card do you hand over?
ask-aim = { $seat } must choose a target.
    .seat = Whom do you target?
ask-gather = { $seat } must choose targets.
    .seat = Whom do you target?
ask-road-block = { $seat } must choose chefs to send home.
    .seat = Which chefs do you send home?
ask-name = { $seat } must name an ingredient.
    .seat = Name an ingredient.
ask-raid = { $seat } must choose an ingredient to steal.
    .seat = What do you steal?
ask-contaminated = { $seat } must discard an ingredient.
    .seat = Discard an ingredient.
ask-recall = { $seat } must choose what is discarded.
    .seat = What is to be discarded?
ask-market-choice = { $seat } must choose a market.
    .seat = Which market?
ask-search = { $seat } must take a card of the shelf.
    .seat = Take a card of the shelf.
ask-order = { $seat } must choose a counter.
    .seat = Which counter?
ask-recycle = { $seat } must say how much garbage goes.
    .seat = How much garbage leaves?
ask-farm = { $seat } must take one of the cards laid open.
    .seat = Take one of the cards laid open.
ask-replace = { $seat } must say which chef leaves.
    .seat = Which chef leaves?
ask-hire = { $seat } must choose the new chef.
    .seat = Hire a chef.
ask-spree = { $seat } is on a shopping spree.
    .seat = Help yourself to more.
ask-ransom = { $seat } must pay, or not cook today.
    .seat = Pay, or do not cook today.
ask-cook = { $seat } must say what is cooked.
    .seat = A dish tonight?
ask-gardena = { $seat } may have a rival’s meat thrown away.
    .seat = Whose meat is to be thrown away?
ask-free-meat = { $seat } must discard a meat.
    .seat = Discard a meat.
ask-keepsake = { $seat } takes back a used ingredient.
    .seat = Which ingredient do you take back?
ask-rewards = { $seat } chooses which reward to take first.
    .seat = Which reward first?
ask-read = { $seat } must keep one of the recipes.
    .seat = Keep one recipe.
ask-sort = { $seat } must choose: garbage or money.
    .seat = Garbage, or money?
ask-pick-cards = { $seat } must choose a card to keep.
    .seat = Keep one card.
ask-free-shelf = { $seat } must choose a shelf.
    .seat = A free card: from the shelf of which market?
ask-smile = { $seat } must say whether they smiled.
    .seat = Did you smile?
ask-over = The game is over.

## Moves

move-pass = Pass
move-back = Not done after all
move-no = No
move-finish = Done
move-clam = Play Clam-Voyance
move-let = Let it happen
move-pay = Pay
move-dump = Throw out a piece of garbage
move-sell-chocolate = Sell a chocolate
move-buy-card = Buy an action card
move-bundle = Buy two meats together
move-send = Send the offer
move-cancel = Give up the offer
move-smile = I smiled
move-trash = Throw out garbage
move-money = Take the money
move-extra = With the extra
move-plain = Without the extra
move-give = Give something …
move-ask = Ask for something …
move-restaurant = Open { $restaurant }
move-keep = Keep { $chef }
move-ban = Ban { $chef }
move-active = { $chef } is active
move-hit = Hit { $chef }
move-spare = Spare { $chef }
move-chef = { $chef }
move-replace = { $chef } leaves
move-go = Go to { $place }
move-stand = Stand at { $space }
move-stand-shelf = Stand at the shelf of { $place }
move-buy = Buy from { $space }
move-shelf = Buy from the shelf of { $place }
move-foodshido = Gohan buys from the shelf of { $place }
move-order = Take from { $space }
move-market = { $place }
move-rats = Pay off the rats on { $place }
move-upgrade = Buy { $upgrade } for { $seat }
move-bid = Bid ${ $amount }
move-bid-all = Bid everything
move-bid-garbage = Bid everything and { $amount } garbage
move-bid-drop = Drop out
move-second-bid = Second chef: bid ${ $amount }
move-second-bid-all = Second chef: bid everything
move-second-bid-garbage = Second chef: bid everything and { $amount } garbage
move-second-bid-drop = Second chef: drop out
move-target = Aim at { $seat }
move-comrade = Stroganov takes from { $seat }
move-play = Play { $card }
move-hand = { $card }
move-name = { $kind }
move-take = Take { $kind }
move-discard = Discard { $kind }
move-use = Use { $kind }
move-use-two = Use two of { $kind }
move-cook-none = Cook nothing
move-cook-1 = Cook the first recipe
move-cook-2 = Cook the second recipe
move-cook-both = Cook both recipes
move-draw = Draw a recipe for place { $slot }
move-bonus = Use the bonus of level { $level }
move-recipe = Keep { $recipe }
move-review = On recipe { $slot }
move-recycle = { $n } garbage
move-toss = Put recipe { $slot } back
move-offer = Make { $seat } an offer
move-accept = Accept { $seat }’s offer
move-decline = Decline { $seat }’s offer
move-counter = Answer { $seat }’s offer with another
move-withdraw = Withdraw the offer to { $seat }
move-give-money = Give ${ $amount }
move-ask-money = Ask for ${ $amount }
move-give-kind = Give { $kind }
move-ask-kind = Ask for { $kind }
move-give-garbage = Give one garbage
move-ask-garbage = Ask for one garbage
move-give-upgrade = Give { $upgrade }
move-ask-upgrade = Ask for { $upgrade }
move-give-island = Buy { $upgrade } for the partner
move-ask-island = Ask that { $upgrade } be bought
move-give-shown = Give { $card }, shown
move-give-covered = Give { $card }, face down
move-ask-card = Ask for an action card
move-swap = Swap recipes { $slots }
move-strike = Strike entry { $n }

## Places on the table

zone-action-deck = Action deck
zone-action-discard = Played action cards
zone-basic-deck = Basic recipes
zone-gourmet-deck = Gourmet recipes
zone-unused-chefs = Unused chefs
zone-gone = Out of the game
zone-rats = Rats
zone-hand = Action cards
zone-look = To choose from
zone-pantry = Ingredients
zone-recipes = Recipes
zone-reviews = Reviews
zone-mastered = Mastered
zone-chefs = Chefs
zone-restaurant = Restaurant
zone-shelf-carbtastic = Shelf: Carbtastic
zone-shelf-fruit-stand = Shelf: “Fruit” Stand
zone-shelf-veggie-land = Shelf: Veggie Land
zone-shelf-chop-shop = Shelf: Chop Shop
zone-shelf-dairy-king = Shelf: Dairy King
zone-shelf-mystery-mart = Shelf: Mystery Mart
zone-counter-carbtastic = Counter: Carbtastic
zone-counter-fruit-stand = Counter: “Fruit” Stand
zone-counter-veggie-land = Counter: Veggie Land
zone-counter-chop-shop = Counter: Chop Shop
zone-counter-dairy-king = Counter: Dairy King
zone-counter-mystery-mart = Counter: Mystery Mart
zone-tray-carbtastic = Discarded: Carbtastic
zone-tray-fruit-stand = Discarded: “Fruit” Stand
zone-tray-veggie-land = Discarded: Veggie Land
zone-tray-chop-shop = Discarded: Chop Shop
zone-tray-dairy-king = Discarded: Dairy King
zone-tray-mystery-mart = Discarded: Mystery Mart

## Why a move is a good idea

why-needs = { $recipe } needs { $kind }.
why-completes = { $kind } is all that { $recipe } still lacks.
why-useful = By our estimate, { $kind } is worth more to you than it costs.
why-market = By our estimate, a visit to { $place } is worth about ${ $n } to you now.
why-shelf = No counter where you could stand shows anything your recipes lack.
why-hope = The shelf of { $place } may hold what you lack.
why-litter = { $n ->
    [one] Your garbage takes a point off every dish.
   *[other] Your { $n } garbage take up to as many points off every dish.
}
why-upgrade = By our estimate, { $upgrade } is worth its price to you.
why-rich = By our estimate, another card is worth its price: you have ${ $n } in hand.
why-bundle = By our estimate, two of the meats are worth more to you than this costs.
why-cash = By our estimate, ${ $n } do more for you here.
why-dear = By our estimate, all you could part with here is worth ${ $n } to you or more.
why-card = By our estimate, { $card } is worth about ${ $n } to you now.
why-swaps = { $card }: the best dish you can cook brings { $n } more popularity.
why-strong-card = By our estimate, { $card } is the most useful of these cards.
why-keep = By our estimate, no card is worth playing just now.
why-lets = By our estimate, this costs you less than the card is worth.
why-weak-card = By our estimate, { $card } is the card you will miss least.
why-comrade = By our estimate, { $target } has something in storage that is worth more to you than it costs.
why-bid = By our estimate, { $kind } is worth up to ${ $n } to you.
why-too-dear = By our estimate, { $kind } is not worth a higher bid to you.
why-cannot-bid = You cannot bid any higher for { $kind }.
you-both-gain = by our estimate you gain about ${ $n }, and { $target } gains too.
why-deal-kinds = Offer { $give } for { $take }: { you-both-gain }
why-deal-buys = Offer ${ $money } for { $take }: { you-both-gain }
why-deal-sells = Offer { $give } for ${ $money }: { you-both-gain }
why-deal-recipes = Offer to swap your recipe { $give } for { $take }: { you-both-gain }
why-deal-garbage = Offer ${ $money } for taking { $garbage } of your garbage: { you-both-gain }
why-gain = By our estimate, the offer of { $target } brings you about ${ $n }.
why-unfair = By our estimate, the offer of { $target } helps them more than you.
why-little-gain = By our estimate, the offer of { $target } brings you too little.
why-leader = Of those you can choose, { $target } is the most popular.
why-hurts = By our estimate, of those you can choose { $target } has most to lose.
why-hit = Sparing this chef would bring you nothing.
why-all = The more it hits, the better.
why-crowd = No other market sells more of what the others lack than { $place }.
why-missed = By our estimate, they would miss { $kind } most.
why-saves = By our estimate, this would cost you more than the card is worth.
why-least = By our estimate, { $kind } is what you can best do without.
why-cook = { $recipe } brings at least { $n } popularity.
why-cook-both = { $recipe } and { $second } bring at least { $n } popularity together.
why-wait = By our estimate, with { $n } garbage in the kitchen the dish is better cooked tomorrow.
why-stars = One more popularity for the dish.
why-extra = The extra adds one popularity.
why-ransom = By our estimate, the { $n } popularity of your dish are worth more than the ransom.
why-fits = By our estimate, { $recipe } suits you best: your recipes then lack { $n ->
    [0] nothing
    [one] only one ingredient
   *[other] { $n } ingredients in all
}.
why-strong = Going by who has won with whom in many games.
why-recipes-first = First see the new recipes.
why-bonus-first = The free upgrade may help with the new recipes.
why-serious = A straight face costs nothing.
why-gives-up = By our estimate nothing good comes of this offer: name anything, then give it up.
why-nothing-better = By our estimate, nothing else here is worth its price to you.

## The table in the terminal

screen-setup = Before the first day
screen-step-move = Money and Move
screen-step-trade = Buy and Barter
screen-step-cook = Cook and Counter
screen-price = ${ $n }
screen-there = there: { $names }
screen-locked = locked
screen-recipe = { $recipe } ({ $sort }, { $cuisine }, brings { $gain }, garbage { $garbage }{ $stars ->
    [0] {""}
   *[other] , 5 Star Review
})
screen-basic = basic
screen-gourmet = gourmet
screen-cuisine = { $restaurant } ({ $cuisine })
screen-closed = closed today
screen-discount = pays half today
screen-doubled = pays double today
screen-blocked = road-blocked
screen-barred = kept from the counters
screen-taxed = pays a surcharge
screen-nothing = nothing
screen-card = { $recipe } ({ $cuisine }, { $points } points, garbage { $garbage })
screen-level = Level { $n }: { $text }
screen-draft = Trade desk: your offer to { $seat }
won-bonus = Level bonus
won-lost = Popularity lost
won-less = { $n } on the card, less garbage
won-more = { $n } on the card, more for its cuisine or extras
desk-title = Trade with { $seat }
desk-send = Send to { $seat }
desk-give = You give
desk-ask = You ask
desk-garbage = A piece of garbage
desk-card = An action card of their choice
desk-covered = { $card } (covered)
desk-swap = { $recipe } for { $other }
screen-storage = in storage: { $names }
screen-side-money = ${ $n }
screen-side-garbage = { $n } garbage
screen-side-cards = { $n ->
    [one] an action card
   *[other] { $n } action cards
}
screen-side-island = { $upgrade } from the Island
screen-side-recipe = the recipe { $recipe }
screen-cooking = { $n ->
    [0] Cooking
   *[other] Cooking: your garbage takes { $n } from each dish
}
screen-instead = { $card } for { $kind }
screen-missing = { $kind } …
screen-extra = with the extra: one more popularity
## Moves and questions in the terminal, with what they are about just now

label-stand = Want the { $kind } first
label-stand-there = Want the { $kind } first ({ $space })
label-buy = Buy { $kind } for ${ $n }
label-order = Take { $kind } ({ $space })
label-shelf = Buy unseen from the shelf of { $place } for ${ $n }
label-shelf-free = Take the top card, unseen, of the shelf of { $place }
label-foodshido = Gohan: shelf of { $place } for ${ $n }
label-upgrade = Buy { $upgrade } for ${ $n }
label-upgrade-for = Buy { $upgrade } for { $seat }, ${ $n }
label-comrade = Stroganov: storage of { $seat } for ${ $n }
label-rats = Pay off the rats on { $place } for ${ $n }
label-declare-again = Change what you have declared
label-done-today = Done for today
label-done = Done
label-wait = Wait
label-accept = Accept
label-deal = Accept { $seat }’s offer: you give { $gives }, you get { $gets }
label-decline = Decline
label-counter = Counter
label-withdraw = Withdraw
label-buy-card = Buy an action card for ${ $n }
label-dump = Throw out a piece of garbage for ${ $n }
label-sell = Sell a chocolate for ${ $n }
label-bundle = Buy two meats for ${ $n }
label-ransom = Pay ${ $n } and cook
label-no-cooking = Do not cook today
label-pay = Pay ${ $n }
label-no-card = No card
label-trash = Throw out { $n } garbage
label-money = Take ${ $n }
label-bid = Bid ${ $money }{ $garbage ->
    [0] {""}
   *[other] {" "}and { $garbage } garbage
} for { $kind }
label-drop = Drop out of the war for { $kind }
label-dish = { $recipe }, +{ $n }
label-cook = Cook { $dishes }
label-extra = With { $kind }: one more popularity
label-plain = Without { $kind }
label-draw = Draw a { $sort } recipe
label-bonus = Use the bonus of level { $n }: { $text }
label-review = On { $recipe }
label-toss = Put { $recipe } back and draw another
label-swap = Swap { $recipe } for { $other }
label-strike = Strike: { $entry }

prompt-npc = Which chef is your NPC?
prompt-chefs = Which chef do you keep? ({ $n } of { $all })
prompt-wheel = Where does { $chef } go today?
prompt-active = Which chef is active today?
prompt-wheel-npc = Where does the NPC { $chef } go?
prompt-placement = { $place }: what does { $chef } want first?
prompt-window-1 = Morning: an action card before the chefs set out?
prompt-window-2 = Before the market opens: an action card?
prompt-window-8 = The market is closed: an action card before cooking?
prompt-beat-again = The market goes round again: buy, trade, or pass.
prompt-war-none = Bidding war for { $kind }: nobody has bid.
prompt-war-lead = Bidding war for { $kind }: your bid is the highest.
prompt-war-behind = Bidding war for { $kind }: the highest bid is ${ $money }{ $garbage ->
    [0] {""}
   *[other] {" "}and { $garbage } garbage
}.
prompt-weigh = { $seat } makes you an offer.
prompt-spare = { $chef }: hit them, or spare them?
prompt-flee = { $what }: { $chef } must leave. Where to?
prompt-answer = { $seat } uses { $what } on you.
prompt-reply = { $what }: they parry with Clam-Voyance. And you?
prompt-cook-card = A card before cooking?
prompt-review = Which recipe gets the 5 Star Review?
prompt-cook = { $n ->
    [0] What do you cook?
   *[other] What do you cook? Your garbage takes { $n } from each dish.
}
prompt-use = { $recipe }: what is used for { $kind }?
prompt-extra = An extra for one more popularity?

news-took = { $seat } takes { $names }.
    .seat = You take { $names }.
news-passed = { $names } pass.
news-sees = You see { $names }.
news-you = you
news-income = Income: { $names }.
news-amount = { $seat } ${ $n }
news-went = Chefs in town: { $names }.
news-stands = Chefs in place: { $names }.
news-shelf = shelf of { $place }
news-restocked = New on the counters: { $names }.
news-upgrade = { $seat } buys { $upgrade } for ${ $n }.
    .seat = You buy { $upgrade } for ${ $n }.
news-offered = { $seat } offers { $target }: { $gives } for { $asks }.
    .seat = You offer { $target }: { $gives } for { $asks }.
    .target = { $seat } offers you: { $gives } for { $asks }.

## The table in the browser

table-day = Day { $n }
table-markets = The markets
table-column-market = Market
table-column-shelf = Shelf
table-column-counters = Counters
table-column-tonight = Leaves tonight
table-shelf = { $n ->
    [one] { $n } covered card
   *[other] { $n } covered cards
}
table-deck = { $n ->
    [one] { $n } action card
   *[other] { $n } action cards
}
table-nothing = empty
table-wanted = missing in your recipes
table-star = ★ missing in your recipes
table-first = first
table-rats = rats
table-bid = { $money ->
    [0] no bid yet
   *[other] ${ $money }
}{ $garbage ->
    [0] {""}
   *[other] {" "}and { $garbage } garbage
}
table-popularity = Popularity
table-goal = { $n } popularity win the game
table-level = level { $n }
table-level-at = level { $n } ({ $at } popularity)
table-at-home = { $recipe } would bring 1 more popularity here
table-level-short = lvl { $n }
table-level-word = Level
table-of = { $n } of { $goal }
table-upgrades = Upgrades
table-money = Money
table-garbage = Garbage
table-garbage-price = ${ $n }
table-chocolate = Sell chocolate
table-chocolate-price = +${ $n }
table-cards = Action cards
table-today = Today
table-now = Now: { $what }
table-war = Bidding war: { $kind } ({ $space })
table-offer = { $me ->
    [0] Your offer to { $target }
    [1] { $seat } offers you
   *[other] Offer from { $seat } to { $target }
}
table-gives = { $me ->
    [0] You give: { $goods }
    [1] You get: { $goods }
   *[other] Gives: { $goods }
}
table-asks = { $me ->
    [0] You ask for: { $goods }
    [1] You give: { $goods }
   *[other] Asks for: { $goods }
}

# What a seat did with a thing, for `tablee balance`.
did-restaurant = restaurant
did-chef = chef
did-banned = banned
did-active = active chef
did-aimed-chef = chef aimed at
did-spared = spared
did-power = power used
did-blocked = blocked
did-barred = barred
did-taxed = taxed
did-went = went to
did-stands-shelf = stands before the shelf
did-stands = stands at
did-played = played
did-discarded-card = card discarded
did-sees = saw
did-drew = drew
did-reviewed = reviewed
did-cooked = cooked
did-new-recipe = new recipe
did-named = named
did-discarded = discarded
did-took = took
did-stole = stole
did-shared = shared
did-stole-card = card stolen
did-showed-card = card shown
did-gave-card = card given
did-surrendered = surrendered
did-infested = infested
did-rats-gone = rid of rats
did-searched = searched
did-took-counter = taken from the counter
did-hired = hired
did-bid = bid for
did-dropped = dropped
did-claim = claimed
did-won = won
did-bought = bought
did-bought-shelf = bought from the shelf
did-bought-upgrade = upgrade bought
did-tossed = thrown away
did-offer-kind = offered
did-offer-upgrade = upgrade offered
did-offer-island = offered on the Island
did-offer-swap = swap offered
did-free-upgrade = free upgrade
