# Plat du jour : messages en français.
# $seat est un nom, $card est un plat, les autres sont des nombres.
# Les plats se placent après deux-points, pour éviter élisions et articles.

## Le jeu

game-name = Plat du jour
game-tagline = Servez le meilleur plat que personne d’autre ne sert.
game-about =
    À chaque manche, tous les cuisiniers servent un plat en secret.
    Le meilleur plat que personne n’a égalé gagne le client, et son cuisinier prend trois pièces ou une étoile.
    Les étoiles valent leur nombre multiplié par lui-même : peu, c’est peu ; beaucoup, c’est énorme.

## Options

option-mode = Mode
option-mode-kitchen = De deux à cinq cuisiniers, chacun pour soi
option-hand = Plats en main
option-hand-3 = Trois : un service rapide
option-hand-4 = Quatre
option-hand-5 = Cinq
option-hand-6 = Six : un long service

## Ce qui s’est passé

event-round = Manche { $n }
event-served = { $seat } sert : { $card }.
    .seat = Vous servez : { $card }.
event-won = { $seat } gagne le client avec : { $card }.
    .seat = Vous gagnez le client avec : { $card }.
event-nobody = Tous les plats s’annulent : le client s’en va.
event-kept-coins = { $seat } garde { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
    .seat = Vous gardez { $n ->
            [one] { $n } pièce
           *[other] { $n } pièces
        }.
event-kept-star = { $seat } garde une étoile.
    .seat = Vous gardez une étoile.
result = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
})
event-result = { $seat } : { result }.
event-winner = { $seat } remporte la partie !
    .seat = Vous remportez la partie !
event-shared = Victoire partagée : { $seat }.

## Ce qui est demandé

ask-service = { $seat } doit servir un plat.
ask-reward = { $seat } doit choisir des pièces ou une étoile.

## Coups

move-serve = Servir : { $card }
move-keep = Garder { $reward ->
    [coins] les pièces
   *[star] une étoile
}

## La table

table-round = Manche { $n } sur { $of }
table-coins = Pièces
table-stars = Étoiles
table-points = Points
zone-pantry = Garde-manger
zone-hand = Main
zone-served = Déjà servis

## Pourquoi un coup est bon

why-alone = Personne d’autre ne peut servir ce plat ({ $card }) : ses autres cartes sont déjà servies ou dans votre main.
why-risky = Le meilleur compromis entre valeur et risque est : { $card } ({ $n ->
    [one] { $n } autre carte n’a pas été vue
   *[other] { $n } autres cartes n’ont pas été vues
}).
why-star-grows = Votre prochaine étoile ajoute { $points } { $points ->
    [one] point
   *[other] points
} ; les pièces, { $n }.
why-star-early = { $n ->
    [one] { $n } manche reste à jouer : le temps de gagner une autre étoile, qui vaudra plus que celle-ci.
   *[other] { $n } manches restent à jouer : le temps de gagner d’autres étoiles, chacune valant plus que la précédente.
}
why-coins-now = Les pièces valent { $n } { $n ->
    [one] point
   *[other] points
} ; votre prochaine étoile n’en ajouterait pour l’instant que { $points }.

# Ce qu’une place a fait d’une chose, pour `tablee balance`.
did-served = servi
did-won = gagné
