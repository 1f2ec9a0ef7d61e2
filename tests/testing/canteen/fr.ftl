game-name = La cantine
game-tagline = Un tout petit jeu.
game-about = Servir, acheter, souhaiter.

option-mode = Mode
option-mode-plain = Simple
option-mode-duo = À deux
option-rounds = Manches
option-rounds-1 = Une
option-rounds-2 = Deux

event-served = { $seat } sert { $card }.
event-drew = { $seat } pioche { $card }.
event-drew-hidden = { $seat } pioche un plat.
event-dropped = { $seat } rend un plat.
event-peeked = { $seat } voit { $card } sur l’étagère.
event-peeked-hidden = { $seat } regarde l’étagère.
event-stirred = { $seat } remue : { $n }.
event-rang = { $seat } sonne.
event-answered = { $seat } répond : { $n ->
    [one] oui
   *[other] non
}.
event-wished = { $seat } souhaitait { $wish }.
event-spice = L’épice était : { $card }.

ask-service = { $seat } sert.
ask-market = { $seat } fait ses courses.
ask-answer = { $seat } répond.
ask-wishing = { $seat } note un vœu.

move-serve = Servir { $card }
move-drop = Rendre { $card }
move-wish = Souhaiter { $card }
move-shop = { $what }
move-answer = { $what }

zone-pile = Pioche
zone-hand = Main
zone-table = Table
zone-bin = Corbeille
zone-rack = Étagère

why-habit = { $seat } fait toujours ainsi.
