game-name = The canteen
game-tagline = A tiny game.
game-about = Serve, shop, wish.

option-mode = Mode
option-mode-plain = Plain
option-mode-duo = For two
option-rounds = Rounds
option-rounds-1 = One
option-rounds-2 = Two

event-served = { $seat } serves { $card }.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a dish.
event-dropped = { $seat } gives a dish back.
event-peeked = { $seat } sees { $card } on the rack.
event-peeked-hidden = { $seat } peeks at the rack.
event-stirred = { $seat } stirs: { $n }.
event-rang = { $seat } rings.
event-answered = { $seat } answers: { $n ->
    [one] yes
   *[other] no
}.
event-wished = { $seat } wished for { $wish }.
event-spice = The spice was { $card }.

ask-service = { $seat } serves.
ask-market = { $seat } shops.
ask-answer = { $seat } answers.
ask-wishing = { $seat } wishes.

move-serve = Serve { $card }
move-drop = Give { $card } back
move-wish = Wish for { $card }
move-shop = { $what }
move-answer = { $what }

zone-pile = Pile
zone-hand = Hand
zone-table = Table
zone-bin = Bin
zone-rack = Rack

why-habit = { $seat } always does that.
