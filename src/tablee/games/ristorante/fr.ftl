# Ristorante Italia : messages en français.
# $seat est un nom, $card une carte, $kind un ingrédient, $n un nombre.
# Les noms se placent en tête de phrase ou après deux-points, pour éviter élisions et articles.

## Le jeu

game-name = Ristorante Italia
game-tagline = Quatre saisons pour vous faire un menu, une cave et un nom.
game-about =
    Piochez des recettes et des vins, faites votre marché, inscrivez des plats à votre menu.
    Le Critique vous fait monter sur l’échelle de cotation, le VIP va à la plus haute offre scellée, et votre menu rapporte les pièces de la saison suivante.
    La dernière saison, un Guide gastronomique, un Prix d’économie et un Concours national décident. De 2 à 5 restaurateurs ; le jeu avancé ajoute cartes Bonus, salles, touches spéciales et cours.

## Options

option-mode = Mode
option-mode-base = Jeu de base
option-mode-advanced = Jeu avancé : cartes Bonus, salles, touches spéciales, cours
option-balanced_turn_order = Tours de jeu plus équilibrés
option-balanced_turn_order-off = Non : sens horaire à partir de la cote la plus basse
option-balanced_turn_order-on = Oui : dans l’ordre des cotes, la plus basse d’abord
option-apprentice = Action de l’apprenti
option-apprentice-off = Sans
option-apprentice-on = Deux actions achètent un ingrédient dans une caisse
option-wine_restriction = Restriction sur les vins
option-wine_restriction-off = Du vin à chaque saison
option-wine_restriction-on = Pas de vin la première saison
option-first_player = Premier joueur
option-first_player-random = Tiré au sort
option-first_player-chosen = Désigné par la table

## Ce qui s’est passé : saisons et tours

event-season = Saison { $n }. Premier joueur{ $n ->
    [1] {""}
   *[other] , à la cote la plus basse
} : { $seat }.
    .seat = Saison { $n }. Premier joueur{ $n ->
            [1] {""}
           *[other] , à la cote la plus basse
        } : vous.
event-actions = Phase d’action { $n }
event-ended = { $seat } termine son tour.
    .seat = Vous terminez votre tour.
event-declined = { $seat } ne se sert pas de sa carte Bonus cette fois.
    .seat = Vous ne vous servez pas de votre carte Bonus cette fois.

## Piocher

event-drew = { $seat } pioche { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} ({ $course }).
    .seat = Vous piochez { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        } ({ $course }).
event-drew-wine = { $seat } pioche { $n ->
    [one] { $n } vin
   *[other] { $n } vins
}.
    .seat = Vous piochez { $n ->
            [one] { $n } vin
           *[other] { $n } vins
        }.
event-saw = Carte piochée : { $card }.
event-saw-two = Cartes piochées : { $card }, { $second }.
event-saw-three = Cartes piochées : { $card }, { $second }, { $third }.
event-kept = { $seat } garde : { $card } ({ $course }).
    .seat = Vous gardez : { $card } ({ $course }).
event-kept-hidden = { $seat } garde une carte ({ $course }).
    .seat = Vous gardez une carte ({ $course }).
event-rejected = Défausse : { $card }.
event-rejected-four = Défausse : { $card }, { $second }, { $third }, { $fourth }.
event-renewed = La défausse mélangée forme une nouvelle pioche ({ $course }).
event-renewed-wine = Les vins défaussés, mélangés, forment une nouvelle pioche.
event-wine = { $seat } achète pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} : { $card }.
    .seat = Vous achetez pour { $n ->
            [one] { $n } pièce
           *[other] { $n } pièces
        } : { $card }.
event-discarded = { $seat } défausse : { $card }.
    .seat = Vous défaussez : { $card }.

## Le marché

event-market = { $seat } va au marché.
    .seat = Vous allez au marché.
event-bought = { $seat } achète pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} : { $kind }.
    .seat = Vous achetez pour { $n ->
            [one] { $n } pièce
           *[other] { $n } pièces
        } : { $kind }.
event-searched = { $seat } trouve dans la caisse, pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} : { $kind }.
    .seat = Vous trouvez dans la caisse, pour { $n ->
            [one] { $n } pièce
           *[other] { $n } pièces
        } : { $kind }.
event-prowled = Le chat ({ $seat }) rapporte de la poubelle : { $kind }.
    .seat = Votre chat rapporte de la poubelle : { $kind }.
event-dropped = { $seat } jette : { $kind }.
    .seat = Vous jetez : { $kind }.
event-restocked = { $seat } réapprovisionne : { $shop }.
    .seat = Vous réapprovisionnez : { $shop }.
event-stall = À l’étal ({ $shop }) : { $kind }.
event-stall-two = À l’étal ({ $shop }) : { $kind }, { $second }.
event-stall-three = À l’étal ({ $shop }) : { $kind }, { $second }, { $third }.
event-bin-emptied = { $shop } : la poubelle est mélangée dans la caisse.
event-apprentice = { $seat } envoie l’apprenti.
    .seat = Vous envoyez votre apprenti.

## Le jeu avancé

event-took-cube = { $seat } prend une touche spéciale.
    .seat = Vous prenez une touche spéciale.
event-acquired = { $seat } achète pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} : { $card }.
    .seat = Vous achetez pour { $n ->
            [one] { $n } pièce
           *[other] { $n } pièces
        } : { $card }.
event-took-bonus = { $seat } prend gratuitement : { $card }.
    .seat = Vous prenez gratuitement : { $card }.
event-offered = Sur le tableau : { $card }.
event-prepared = Nouvelle saison : { $books ->
    [one] { $books } livre de cuisine
   *[other] { $books } livres de cuisine
}, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} dans la marmite.
event-got-coins = { $seat } prend { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
    .seat = Vous prenez { $n ->
            [one] { $n } pièce
           *[other] { $n } pièces
        }.
event-got-cubes = { $seat } prend { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} dans la boîte.
    .seat = Vous prenez { $n ->
            [one] { $n } cube
           *[other] { $n } cubes
        } dans la boîte.
event-built = { $seat } construit pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} : { $room }.
    .seat = Vous construisez pour { $n ->
            [one] { $n } pièce
           *[other] { $n } pièces
        } : { $room }.
room-luxury = Salle de luxe
event-tore-down = { $seat } renonce à : { $room }.
    .seat = Vous renoncez à : { $room }.
event-studied = { $seat } prend un cours pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} : cote { $rating }.
    .seat = Vous prenez un cours pour { $n ->
            [one] { $n } pièce
           *[other] { $n } pièces
        } : cote { $rating }.
event-caught-up = { $seat } paie { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} de rattrapage : cote { $rating }.
    .seat = Vous payez { $n ->
            [one] { $n } pièce
           *[other] { $n } pièces
        } de rattrapage : cote { $rating }.

## Phases de score

event-critic = Le Critique arrive.
event-cooked = { $seat } a fini de cuisiner.
    .seat = Vous avez fini de cuisiner.
event-played = { $seat } inscrit au menu : { $card }.
    .seat = Vous inscrivez à votre menu : { $card }.
event-chef = { $seat } confie les fourneaux à la carte : { $card }.
    .seat = Vous confiez les fourneaux à la carte : { $card }.
event-touched = { $seat } ajoute { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} : { $score }.
    .seat = Vous ajoutez { $n ->
            [one] { $n } cube
           *[other] { $n } cubes
        } : { $score }.
event-passed = { $seat } n’ajoute pas de cube.
    .seat = Vous n’ajoutez pas de cube.
event-critic-score = Critique, { $seat } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
    .seat = Critique, pour vous : { $n ->
            [one] { $n } point
           *[other] { $n } points
        }.
event-climbed = { $seat } monte de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} : cote { $rating }.
    .seat = Vous montez de { $n ->
            [one] { $n } case
           *[other] { $n } cases
        } : cote { $rating }.
event-vip = { $vip } est en ville : c’est le VIP de la saison.
event-bid = { $seat } offre { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
    .seat = Vous offrez { $n ->
            [one] { $n } pièce
           *[other] { $n } pièces
        }.
event-vip-won = { $vip } dîne chez { $seat } pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} : une étoile.
    .seat = { $vip } dîne chez vous pour { $n ->
            [one] { $n } pièce
           *[other] { $n } pièces
        } : une étoile.
event-no-vip = Personne n’offre rien. { $vip } quitte la ville.
event-paid-share = { $seat } paie la moitié : { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
    .seat = Vous payez la moitié de votre offre : { $n ->
            [one] { $n } pièce
           *[other] { $n } pièces
        }.
event-income-phase = Revenus
event-income = { $seat } encaisse { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
    .seat = Vous encaissez { $n ->
            [one] { $n } pièce
           *[other] { $n } pièces
        }.

## La dernière saison

event-guide = Le Guide gastronomique arrive.
event-no-dinner = Il manque au moins un plat à { $seat }, qui ne présente pas de dîner.
    .seat = Il vous manque au moins un plat : vous ne présentez pas de dîner.
event-served = { $seat } présente : { $card }.
    .seat = Vous présentez : { $card }.
event-icon = { $seat } donne { $icon } à : { $card }.
    .seat = Vous donnez { $icon } à : { $card }.
icon-family = la marguerite
icon-fine = la fourchette en or
event-guide-score = Guide, { $seat } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
    .seat = Guide, pour vous : { $n ->
            [one] { $n } point
           *[other] { $n } points
        }.
event-theme = { $seat } présente un thème : { $theme }.
    .seat = Vous présentez un thème : { $theme }.
event-no-guide = Personne ne présente de dîner.
event-spoons = { $seat } gagne { $n ->
    [one] une cuillère en or
   *[other] { $n } cuillères en or
}.
    .seat = Vous gagnez { $n ->
            [one] une cuillère en or
           *[other] { $n } cuillères en or
        }.
event-thrift = Prix d’économie : toutes les tasses sont vidées.
event-cup = { $seat } : { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}{ $cubes ->
    [0] {""}
    [one] , { $cubes } cube
   *[other] , { $cubes } cubes
}.
    .seat = Votre tasse : { $n ->
            [one] { $n } pièce
           *[other] { $n } pièces
        }{ $cubes ->
            [0] {""}
            [one] , { $cubes } cube
           *[other] , { $cubes } cubes
        }.
event-thrift-won = { $seat } gagne le Prix d’économie : une étoile.
    .seat = Vous gagnez le Prix d’économie : une étoile.
event-contest = Concours national de cuisine
event-competes = { $seat } présente pour { $n ->
    [one] { $n } point
   *[other] { $n } points
} : { $card }.
    .seat = Vous présentez pour { $n ->
            [one] { $n } point
           *[other] { $n } points
        } : { $card }.
event-contest-score = Concours, { $seat } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
    .seat = Concours, pour vous : { $n ->
            [one] { $n } point
           *[other] { $n } points
        }.
event-no-contest = Personne ne se présente au Concours.
event-ranked = { $seat } tranche l’égalité : { $other } prend la meilleure place encore libre.
    .seat = Vous tranchez l’égalité : { $other } prend la meilleure place encore libre.
    .other = { $seat } tranche l’égalité : vous prenez la meilleure place encore libre.
    .seat-other = Vous tranchez l’égalité et prenez la meilleure place encore libre.
event-ahead = Égalité : { $seat } passe devant { $other } ({ $reason }).
    .seat = Égalité : vous passez devant { $other } ({ $reason }).
    .other = Égalité : { $seat } passe devant vous ({ $reason }).
event-scored = { $seat }, { $line } : { $n }
    .seat = Pour vous, { $line } : { $n }
result = { $n ->
    [one] { $n } point
   *[other] { $n } points
} en tout
event-result = { $seat } : { result }.
    .seat = Vous avez { $n ->
            [one] { $n } point
           *[other] { $n } points
        } en tout.
event-winner = { $seat } gagne la partie !
    .seat = Vous gagnez la partie !

## Ce qui est demandé

ask-action = { $seat } doit choisir une action.
ask-keep = { $seat } doit garder une recette.
ask-wine = { $seat } peut acheter un vin.
ask-cellar = { $seat } doit faire de la place en cave.
ask-market = { $seat } est au marché.
ask-shelf = { $seat } doit faire de la place sur l’étagère.
ask-crate = { $seat } fouille une caisse.
ask-restock = { $seat } peut réapprovisionner un magasin gratuitement.
ask-room = { $seat } doit renoncer à une salle.
ask-accountant = { $seat } peut prendre une carte Bonus défaussée.
ask-sommelier = { $seat } peut acheter un vin de la pioche.
ask-cook = { $seat } peut inscrire des recettes au menu.
ask-menu = { $seat } doit retirer une recette du menu.
ask-course = { $seat } peut payer pour monter d’une case.
ask-cubes = { $seat } peut ajouter des touches spéciales.
ask-bid = { $seat } doit sceller une offre.
ask-dinner = { $seat } compose le dîner.
ask-icon = { $seat } peut donner une icône à une recette.
ask-tied = { $seat } tranche une égalité.

## Coups

move-end = Terminer le tour
move-done = Terminé
move-decline = Non merci
move-pass = Pas de cube
move-draw = Piocher des recettes : { $course }
move-draw-wine = Piocher du vin
move-market = Aller au marché
move-take-cube = Prendre une touche spéciale (un cube de la marmite)
move-class = Prendre un cours de cuisine
move-apprentice = Envoyer l’apprenti (vos deux actions : un ingrédient d’une caisse)
move-catch-up = Payer pour monter d’une case
move-build = Construire : { $room }
move-tear-down = Renoncer à : { $room }
move-restock = Réapprovisionner : { $shop }
move-rank = Donner la meilleure place à : { $seat }
move-cubes = Ajouter { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
move-bid = Offrir { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
move-acquire = Acheter la carte : { $card }
move-take = Prendre la carte : { $card }
move-keep = Garder : { $card }
move-play = Cuisiner : { $card }
move-serve = Présenter : { $card }
move-icon = Donner l’icône à : { $card }
move-wine = Acheter : { $card }
move-discard = Défausser : { $card }
move-buy = Acheter : { $card }
move-crate = Dans la caisse : { $card }
move-bin = Dans la poubelle : { $card }
move-drop = Jeter : { $card }

## La table

table-season = Saison { $n } sur { $of }
table-step-action = Action { $n }
table-step-critic = Critique
table-step-guide = Guide
table-step-vip = VIP
table-step-income = Revenus
table-step-thrift = Prix d’économie
table-step-contest = Concours
table-toques = { $n ->
    [one] { $n } toque
   *[other] { $n } toques
}
table-toques-needed = il faut { $n ->
    [one] { $n } toque
   *[other] { $n } toques
}
table-points = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
table-new = nouvelle
table-vips = VIP
table-priced = { $what } ({ $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
})
table-priced-for = { $what } ({ $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}, pour : { $recipes })
table-for = { $what } (pour : { $recipes })
table-renews = { $what } (gratuit : tout l’étal est remplacé)
table-hoped = { $what } (gratuit ; sur votre liste, en caisse : { $kinds })
table-draw = { $what } (au choix parmi { $n })
table-detailed = { $what } ({ $detail })
table-costs = { $n ->
    [one] coûte { $n } pièce
   *[other] coûte { $n } pièces
}
table-earns = revenu +{ $n }
table-needs = ingrédients : { $kinds }
table-goes-with = accompagne : { $recipes }
table-bonus-costs = { $n ->
    [one] Coûte { $n } pièce
   *[other] Coûte { $n } pièces
}.
table-uses-A = A : à utiliser autant de fois que vous voulez.
table-uses-1X = 1X : à utiliser une seule fois.
table-stop-cooking = Terminé (vous pourriez encore cuisiner { $n ->
    [one] { $n } recette
   *[other] { $n } recettes
})
table-icon-to = Donner { $icon } à : { $card }
table-with-chef = avec votre carte { $card }
table-ideal = vin : { $wine }
table-rating = Cote
table-stars = Étoiles
table-income = Revenu
table-spoons = Cuillères en or
table-cup = Pièces
table-cubes = Cubes
table-rooms-built = Salles ({ $rooms })
table-themes = Thèmes
table-served = servie
table-used = utilisée
table-no-slot = plus d’emplacement libre
table-match = { $wine }, accord +{ $n }
table-ready = prête à cuisiner
table-ready-if = prête, s’il reste : { $kinds }
table-wanted = sur votre liste
meter-space = { $value }/{ $goal }
table-matches = accords +{ $n }
table-brings = prochain revenu +{ $n }
table-shopping = Liste de courses
table-can-cook = { $card } : tout est là.
table-lacks = { $card }, il manque : { $kinds }
table-shared = Pour les cuisiner toutes, il faut encore : { $kinds }
table-at-stall = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} à l’étal
table-at-crate = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}, en caisse
table-at-bin = gratuit : votre chat va le prendre à la poubelle
table-at-gone = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}, introuvable pour l’instant
table-bid = Votre offre au VIP
table-star-worth = La plus haute offre gagne { $stars ->
    [one] une étoile, qui vaut
   *[other] { $stars } étoiles, qui valent
} { $n } points ; les autres paient { $share ->
    [2] la moitié de la leur, arrondie à l’unité inférieure
   *[other] une pièce sur { $share } de la leur
}.
table-next-income = Votre prochain revenu : { $n }
table-thrift-next = Le Prix d’économie suit : une étoile pour qui garde le plus de pièces.
table-tie-order = En cas d’égalité, l’avantage va dans l’ordre à : { $seats }
table-photo = La photo du président tranche les égalités de : { $seat }
table-dinner = dîner : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
table-theme = { $name } { $n }/{ $of } (+{ $worth })
table-theme-instead = ou, avec un autre dîner, { $name } { $n }/{ $of } (+{ $worth })
table-no-dinner = pas de dîner sans : { $courses }
table-order = Ordre du tour : { $seats }
table-prize-critic = Le meilleur score monte de { $n } cases, le deuxième de { $second }, les autres de { $others }.
table-prize-guide = Le meilleur dîner gagne { $n ->
    [one] une cuillère en or
   *[other] { $n } cuillères en or
}.
table-prize-contest = Cuillères en or pour la meilleure recette : { $n }, pour la deuxième : { $second }.
table-bid-move = { $n ->
    [0] Ne rien offrir
    [one] Offrir { $n } pièce ({ $share } si vous perdez)
   *[other] Offrir { $n } pièces ({ $share } si vous perdez)
}
table-ask-keep = Gardez une de ces recettes.
table-ask-wine = Achetez un vin, ou aucun.
table-ask-cellar = Votre cave est pleine : défaussez un vin.
table-ask-market = Vous êtes au marché.
table-at-market-card = Votre nouvelle carte : prenez ce qu’elle offre, ou terminez.
table-at-market-bag = Votre nouvelle carte : { $bought ->
    [0] jusqu’à
   *[other] encore
} { $n ->
    [one] { $n } achat
   *[other] { $n } achats
}, ou terminez.
table-at-market-first = { $bought ->
    [0] { $n ->
        [one] Achetez, réapprovisionnez, ou les deux.
       *[other] Achetez jusqu’à { $n } fois, ou achetez et réapprovisionnez.
    }
   *[other] Achetez ou réapprovisionnez encore, ou terminez.
}
table-at-market-restock = Vous pouvez encore réapprovisionner un étal, ou terminer.
table-at-market-buy = Vous pouvez encore acheter, ou terminer.
table-shelf-full = Étagère pleine : il faudra jeter une tuile.
table-ask-shelf = Votre étagère est pleine : jetez un ingrédient.
table-ask-crate = Fouillez la caisse : quel ingrédient ?
table-ask-restock = Réapprovisionnez un magasin gratuitement, si vous voulez.
table-ask-room = À quelle salle renoncez-vous ?
table-ask-accountant = Prenez une carte Bonus défaussée, si vous voulez.
table-ask-sommelier = Regardez les vins : achetez-en un, si vous voulez.
table-ask-cook = Quelle recette inscrivez-vous au menu ?
table-ask-menu = Quelle recette quitte votre menu ?
table-ask-course = Payer pour monter d’une case ?
table-ask-cubes = Ajouter des touches spéciales, +1 chacune ?
table-ask-bid = Combien offrez-vous pour inviter le VIP ?
table-ask-dinner = Votre dîner pour le Guide : { $course } ?
table-ask-icon = Quelle recette compte aussi comme « { $icon } » ?
table-ask-tied = Vous tranchez l’égalité : qui prend la meilleure place encore libre ?
table-your-turn = { $n ->
    [one] { $n } action restante
   *[other] { $n } actions restantes
}, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
table-you = vous
table-score = { $seat } : { $n }
table-scores = Scores actuels
table-scale = Échelle de cotation
table-stock = Salles, marmite et livres de cuisine
table-choices = Touchez votre choix
table-left = { $n ->
    [0] il n’en reste plus
   *[other] reste { $n }
}
table-pot = Touche spéciale
table-class = Cours de cuisine
table-from-season = dès la saison { $n }
table-bill = L’addition
zone-drawn = Cartes piochées
zone-counter = Sur le comptoir
zone-stall-butcher = Boucherie
zone-bin-butcher = Poubelle de la boucherie
zone-crate-butcher = Caisse de la boucherie
zone-stall-greengrocer = Légumes
zone-bin-greengrocer = Poubelle du marchand de légumes
zone-crate-greengrocer = Caisse du marchand de légumes
zone-stall-fruit-seller = Fruits
zone-bin-fruit-seller = Poubelle du marchand de fruits
zone-crate-fruit-seller = Caisse du marchand de fruits
zone-stall-fishmonger = Poissonnerie
zone-bin-fishmonger = Poubelle de la poissonnerie
zone-crate-fishmonger = Caisse de la poissonnerie
zone-stall-grocer = Épicerie
zone-bin-grocer = Poubelle de l’épicerie
zone-crate-grocer = Caisse de l’épicerie
zone-deck-starter = Entrées
zone-discard-starter = Entrées défaussées
zone-deck-first = Premiers plats
zone-discard-first = Premiers plats défaussés
zone-deck-second = Deuxièmes plats
zone-discard-second = Deuxièmes plats défaussés
zone-deck-dessert = Desserts
zone-discard-dessert = Desserts défaussés
zone-deck-wine = Vins
zone-discard-wine = Vins défaussés
zone-bonus-board = Cartes Bonus à vendre
zone-bonus-deck = Cartes Bonus à venir
zone-bonus-discard = Cartes Bonus défaussées
zone-hand = Main
zone-menu = Menu
zone-cellar = Cave
zone-shelf = Étagère
zone-bonus = Cartes Bonus
zone-box = Boîte
zone-hidden-crate = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles sans ordre connu
}

## Pourquoi un coup est une bonne idée

why-few-recipes = Vous { $n ->
    [0] n’avez aucune recette
    [one] n’avez qu’une recette
   *[other] n’avez que { $n } recettes
} en main : cherchez-en{ $n ->
    [0] {""}
   *[other] {" "}d’autres
} ({ $course }).
why-new-course = Vous n’avez encore rien de ce type, ni au menu ni en main : { $course }.
why-keeps = Il ne manque { $n ->
    [one] qu’un ingrédient
   *[other] que { $n } ingrédients
} à : { $card }.
why-cooks = { $card } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $income ->
    [0] {""}
   *[other] , { $income } de revenu par saison
}.
why-wine-pays = Un vin acheté maintenant rapporte encore { $n ->
    [one] une fois
   *[other] { $n } fois
}.
why-lacks-wine = { $n ->
    [one] Une recette de votre menu attend encore son
   *[other] { $n } recettes de votre menu attendent encore leur
} vin idéal.
why-wine = { $card } accompagne { $n ->
    [one] une
   *[other] { $n }
} de vos recettes et rapporte { $income } de revenu par saison.
why-wine-match = { $card } accompagne { $n ->
    [one] une
   *[other] { $n }
} de vos recettes.
why-wine-income = { $card } rapporte { $income } de revenu par saison.
why-wanted = Il vous faut pour { $card } : { $kind }.
why-shopping = Un étal a quelque chose qu’il faut à vos recettes.
why-fresh-stall = Il vous faut pour { $card } ce qui n’est sur aucun étal, mais qu’un réapprovisionnement peut amener : { $kind }.
why-bid = Une étoile vaut { $points } points ; cette offre coûte { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} si vous gagnez, { $share ->
    [0] rien
   *[other] { $share }
} si vous perdez.
why-bonus = D’après notre estimation, { $card } vaut pour vous plus que son prix.
why-most = D’après notre estimation, c’est ici { $card } qui vous apporte le plus.
why-cubes-win = Aux scores actuels, avec { $n } points vous prenez une meilleure place.
why-room = { $points } points à la fin{ $n ->
    [0] {""}
    [one] , et { $income } de revenu encore une fois
   *[other] , et { $income } de revenu encore { $n } fois
}.
why-climbs = La cote { $n } rapporte { $points ->
    [one] un point
   *[other] { $points } points
}{ $toque ->
    [0] {""}
    [1] , et rapproche de la prochaine toque
   *[other] , et une nouvelle toque
}.
why-enough = D’après notre estimation, rien ici ne vaut son prix pour vous.
why-cube = Un cube peut ajouter un point à un jugement, et personne ne sait quand vous le jouerez.
why-in-crate = Il vous faut pour { $card } ce qui se trouve dans une caisse : { $kind }.
why-least-room = D’après notre estimation, c’est la salle qui vous rapporte le moins.
why-least = D’après notre estimation, c’est ce qui vous sert le moins : { $card }.
why-spare = D’après notre estimation, c’est l’ingrédient dont vous vous passez le mieux : { $kind }.
why-dinner = D’après notre estimation, votre dîner a les meilleurs points et thèmes avec : { $card }.
why-icon = Avec cette icône, votre dîner garde un thème.
why-tie = Vous d’abord, puis qui est le plus loin derrière.

# Ce qu’une place a fait d’une chose, pour `tablee balance`.
did-discarded = défaussé
did-took-bonus = carte bonus prise
did-played = joué
did-chef = chef
did-served = servi
did-drew = pioché
did-kept = gardé
did-kept-hidden = gardé, caché
did-wine = vin
did-acquired = acquis
did-competes = présenté au concours
did-bought = acheté
did-searched = fouillé
did-prowled = rapporté par le chat
did-dropped = abandonné
did-restocked = réassorti
did-built = construit
did-tore-down = démoli
did-vip-won = invité gagné
did-icon = icône prêtée
did-theme = thème du dîner
did-ahead = égalité tranchée par
did-scored = marqué
