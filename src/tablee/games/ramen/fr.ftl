# Ramen! Ramen! : messages en français.
# $seat, $side et $team sont des noms, $card est le nom d’une carte, $bowl et $n sont des nombres.
# Les noms se placent en tête de phrase ou après deux-points, pour éviter élisions et articles.

## Le jeu

game-name = Ramen! Ramen!
game-tagline = Trois Bols, sept ingrédients, et jamais un de trop.
game-about =
    À votre tour, vous jouez deux cartes dans deux Bols différents, puis vous prenez une carte du Réfrigérateur.
    Un Bol est servi dès que ses valeurs atteignent 14 ou qu’il réunit les sept ingrédients, et seuls les ingrédients différents rapportent.
    De un à quatre cuisiniers : en solitaire, à deux, à trois, ou en deux équipes de deux.

## Options

option-mode = Mode
option-mode-solo = Solitaire : quatre cartes écartées, un score à battre
option-mode-duel = 2 joueurs : trois Bols communs
option-mode-trio = 3 joueurs : un Bol chacun
option-mode-teams = 4 joueurs en deux équipes : un Bol par équipe et un partagé
option-endgame_draw = Quand la pioche est vide
option-endgame_draw-skip = On ne complète plus et on ne pioche plus
option-endgame_draw-fridge = Une deuxième carte du Réfrigérateur remplace la carte piochée
option-memory = Mémoire
option-memory-strict = Stricte : le journal oublie les cartes après un tour de table
option-memory-open = Ouverte : le journal garde tout ce qui a été visible
option-first_player = Premier joueur
option-first_player-random = Tiré au sort
option-first_player-chosen = Désigné par la table

## Ce qui s’est passé

event-turn = Tour { $n } : { $seat }
    .seat = Tour { $n } : à vous
event-played = { $seat } joue { $card } dans le Bol { $bowl }.
    .seat = Vous jouez { $card } dans le Bol { $bowl }.
event-played-faded = { $seat } a joué une carte dans le Bol { $bowl }.
    .seat = Vous avez joué une carte dans le Bol { $bowl }.
event-served = { $side } reçoit le Bol { $bowl }, servi avec { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
    .side = Vous recevez le Bol { $bowl }, servi avec { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        }.
event-served-faded = { $side } a reçu le Bol { $bowl }.
    .side = Vous avez reçu le Bol { $bowl }.
event-took = { $seat } prend { $card } au Réfrigérateur.
    .seat = Vous prenez { $card } au Réfrigérateur.
event-took-faded = { $seat } a pris une carte au Réfrigérateur.
    .seat = Vous avez pris une carte au Réfrigérateur.
event-refilled = Nouvelle carte au Réfrigérateur : { $card }.
event-refilled-faded = Une nouvelle carte a été révélée au Réfrigérateur.
event-drew = { $seat } pioche { $card }.
    .seat = Vous piochez { $card }.
event-drew-hidden = { $seat } pioche une carte.
    .seat = Vous piochez une carte.
event-drew-faded = { $seat } a pioché une carte.
    .seat = Vous avez pioché une carte.
event-scored = { $side }, bol servi n° { $n } : { $kinds ->
    [one] { $kinds } ingrédient
   *[other] { $kinds } ingrédients différents
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $bowls ->
    [one] { $bowls } bol servi
   *[other] { $bowls } bols servis
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
event-result = { $side } : { result }.
event-verdict = Le verdict des gastronomes : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $stars ->
    [0] aucune étoile
    [2.5] 2 étoiles et demie
    [3.5] 3 étoiles et demie
    [4.5] 4 étoiles et demie
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.
event-revealed = Carte écartée : { $card }.
event-unserved = { $n ->
    [0] Le Bol { $bowl } est vide à la fin.
    [1] Le Bol { $bowl } n’a pas été servi : sa seule carte ne compte pour personne.
   *[other] Le Bol { $bowl } n’a pas été servi : ses { $n } cartes ne comptent pour personne.
}
event-winner = { $side } remporte la partie !
    .side = Vous remportez la partie !
event-shared = Victoire partagée : { $side }.

## Ce qui est demandé

ask-first-card = { $seat } doit jouer une carte dans un Bol.
    .seat = Une carte dans un bol.
ask-second-card = { $seat } doit jouer une deuxième carte dans un autre Bol.
    .seat = Une carte dans un autre bol.
ask-take = { $seat } doit prendre une carte au Réfrigérateur.
    .seat = Une carte du frigo.
ask-second-take = { $seat } doit prendre une deuxième carte au Réfrigérateur.
    .seat = Encore une carte du frigo.
ask-over = La partie est terminée.

## Coups

move-play = { $card } dans le Bol { $bowl }
move-take = Prendre { $card }

## Ingrédients

ingredient-ajitama = Ajitama (œuf)
ingredient-nori = Nori (algue)
ingredient-chashu = Chashu (porc)
ingredient-shiitake = Shiitake (champignon)
ingredient-kamaboko = Kamaboko (chair de poisson)
ingredient-menma = Menma (bambou)
ingredient-negi = Negi (ciboules)

## Zones et camps

team-a = Équipe A
team-b = Équipe B
zone-pile = Pioche
zone-fridge = Réfrigérateur
zone-hand = Main
zone-bowl = Bol { $bowl }
zone-served = Bols servis : { $side }
zone-removed = Cartes écartées

## Pourquoi ce coup

why-serves = Cela termine le Bol { $bowl }, qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-serves-other = Cela termine le Bol { $bowl }, mais donne { $points ->
    [one] { $points } point
   *[other] { $points } points
} à un autre camp : { $side }.
why-builds = Cela ajoute un nouvel ingrédient au Bol { $bowl }, qui en compte alors { $kinds ->
    [one] { $kinds }
   *[other] { $kinds } différents
}.
why-keeps-low = Cela n’ajoute que { $value } au Bol { $bowl } : un total de { $sum } laisse de la place à d’autres ingrédients.
why-spoils = Le Bol { $bowl } ne reçoit aucun nouvel ingrédient et garde moins de place pour d’autres : mauvais pour { $side }.
why-out-of-reach = Le Bol { $bowl } a alors un total de { $sum } : aucune carte ne peut le terminer à elle seule au tour suivant.
why-pair = Cela va au mieux avec { $card } dans le Bol { $bowl }.
why-takes-new = { $card } apporterait au Bol { $bowl } un ingrédient qui lui manque.
why-takes-serve = { $card } pourrait terminer le Bol { $bowl } au tour suivant, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Au terminal

table-step-play = jouer
table-step-serve = servir
table-step-take = prendre
table-step-refill = compléter
table-step-draw = piocher
look-play = regardez le Bol { $bowl }.
look-take = cherchez au Réfrigérateur un ingrédient qui manque à l’un des Bols.

## Jauges

meter-sum = Valeur { $value }/{ $goal }
meter-kinds = Ingrédients { $value }/{ $goal }
meter-worth = vaut { $value ->
    [one] { $value } point
   *[other] { $value } points
}
meter-ready = prêt à servir

## La table dans le navigateur

table-turn = Tour { $n }
table-served = Bols servis
table-owner = pour { $side }
table-shared = pour qui le complète
table-critics = Les critiques
table-from = { $n } +
table-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
table-stars = { $stars } ★

# Ce qu’une place a fait d’une chose, pour `tablee balance`.
did-played = joué
did-took = pris
did-drew = pioché
