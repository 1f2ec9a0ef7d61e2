# La Pâtisserie Rococo : messages en français.
# $seat est un nom, $card une carte ou une tuile, le reste des nombres ou des noms de choses.

## Le jeu

game-name = La Pâtisserie Rococo
game-tagline = Cuisinez, décorez et présentez à la cour de Louis XV.
game-about =
    Vous tenez une pâtisserie pendant quatre manches. Chaque carte de personnel jouée donne une des neuf actions et son propre bonus.
    Procurez-vous recettes et ingrédients, cuisinez, décorez, puis vendez vos pâtisseries ou présentez-les sur cinq tables.
    Majorités, servants, hôtes nobles et bonus spéciaux décident de qui a le plus de prestige.

## Options

option-mode = Mode
option-mode-standard = De deux à cinq pâtisseries
option-mode-solo = Seul contre le Mentor
option-mode-mentor = Deux joueurs et le Mentor
option-level = Niveau du Mentor, s’il joue
option-level-creamy = Crémeux
option-level-tasty = Savoureux
option-level-crunchy = Très croustillant
option-staff = Nouveau personnel
option-staff-trays = Choisi sur deux plateaux de cuisson
option-staff-dealt = Distribué au hasard, pour une première partie
option-promo_1 = Pack promo 1 : tuiles Bonus spécial
option-promo_1-off = Sans
option-promo_1-on = Avec
option-promo_2 = Pack promo 2 : tuiles Bonus de table
option-promo_2-off = Sans
option-promo_2-on = Avec
option-promo_3 = Pack promo 3 : personnel étoilé
option-promo_3-off = Sans
option-promo_3-on = Avec
option-promo_4 = Pack promo 4 : personnel de départ
option-promo_4-off = Sans
option-promo_4-on = Avec

## Noms des choses

action-recipes = Acquérir des recettes
action-ingredients = Acquérir des ingrédients
action-staples = Acheter des denrées
action-bake = Cuisiner
action-decorate = Décorer
action-deliver = Livrer
action-recruit = Recruter
action-dismiss = Renvoyer
action-place = Placer un servant ou un hôte
bell-recipes = Recettes
bell-ingredients = Ingrédients
bell-staples = Denrées
bell-bake = Cuisiner
bell-decorate = Décorer
bell-deliver = Livrer
bell-recruit = Recruter
bell-dismiss = Renvoyer
bell-place = Placer
rack-top = volette du haut
rack-bottom = volette du bas
tray-a = plateau A
tray-b = plateau B
staple-flour = farine
staple-sugar = sucre
staple-butter = beurre
pile-hand = de la main
pile-unused = du personnel inutilisé
pile-used = du personnel utilisé
lack-full-recipes = il a déjà trois recettes
lack-empty-row = la zone Recettes est vide
lack-empty-display = l’étalage est vide
lack-no-recipe = il n’a pas de recette
lack-no-rack = aucune volette n’est libre
lack-no-pastry = il n’a pas de pâtisserie
lack-all-decorated = ses pâtisseries sont décorées
lack-no-garnish = il n’a pas de garniture
lack-nobody = il n’y a personne à recruter
lack-no-place = aucune table de service ni aucun hôte n’est libre
source-track = sur la piste
source-coins = pièces
source-majorities = majorités
source-court = hôtes face aux servants adverses
source-pastries = pâtisseries
source-servants = servants
source-nobles = hôtes nobles
source-specials = bonus spéciaux
question-recipe = de la recette
question-column = de la colonne
question-space = de la table
question-place = de la table de service ou de l’hôte

## La mise en place

event-table-tile = { $table } : { $award }
event-special-tile = Bonus spécial : { $special }
event-star-laid = Carte étoilée : { $card }
event-starting = Chacun commence avec : { $card }
event-round = Manche { $n } : { $seat } commence.
    .seat = Manche { $n } : vous commencez.
event-mentor-round = Manche { $n } : le Mentor commence.
event-tile-expired = Quitte l’étalage : { $card }
event-tile-up = Étalage, rangée { $row }, colonne { $column } : { $card }
event-recipe-expired = Quitte la zone Recettes : { $card }
event-recipe-up = Emplacement de recette { $n } : { $card }
event-tiles-back = { $n ->
    [one] { $n } tuile retourne
   *[other] { $n } tuiles retournent
} dans le sac d’ingrédients.
event-recipes-back = { $n ->
    [one] { $n } recette retourne
   *[other] { $n } recettes retournent
} dans le sac.
event-no-tiles = Il ne reste aucune tuile Ingrédient à piocher.
event-row-empty = La zone Recettes est vide.
event-display-empty = L’étalage est vide.

## Le personnel

event-recycled = { $n ->
    [0] { $seat } n’a plus de carte inutilisée
    [one] { $seat } prend sa dernière carte inutilisée
   *[other] { $seat } prend { $n } cartes inutilisées
} ; { $more ->
    [one] une carte utilisée est de nouveau au choix.
   *[other] { $more } cartes utilisées sont de nouveau au choix.
}
    .seat = { $n ->
            [0] Vous n’avez plus de carte inutilisée
            [one] Vous prenez votre dernière carte inutilisée
           *[other] Vous prenez { $n } cartes inutilisées
        } ; { $more ->
            [one] une carte utilisée est de nouveau au choix.
           *[other] { $more } cartes utilisées sont de nouveau au choix.
        }
event-hand-plain = { $seat } prend quatre cartes en main.
    .seat = Vous prenez quatre cartes en main.
event-chose-hand = { $seat } a choisi { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
    .seat = Vous avez choisi { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        }.
event-chose-starters = { $seat } a choisi { $n } cartes de départ ; deux quittent la partie.
    .seat = Vous avez choisi { $n } cartes de départ ; deux quittent la partie.
event-trays = { $seat } reçoit le plateau A ; chaque plateau porte { $n } cartes.
    .seat = Vous recevez le plateau A ; chaque plateau porte { $n } cartes.
event-mentor-trays = Le Mentor reçoit le plateau A ; chaque plateau porte { $n } cartes.
event-on-tray = Sur le { $tray } : { $card }
event-drafted = { $seat } garde du { $tray } : { $card }
    .seat = Vous gardez du { $tray } : { $card }
event-drafted-hidden = { $seat } garde une carte du { $tray }.
    .seat = Vous gardez une carte du { $tray }.
event-dealt = { $seat } reçoit : { $card }
    .seat = Vous recevez : { $card }
event-dealt-hidden = { $seat } reçoit une carte.
    .seat = Vous recevez une carte.
event-recruit-up = À recruter : { $card }
event-recruit-gone = Part sans être recruté : { $card }
event-removed = { $seat } retire : { $card }
    .seat = Vous retirez : { $card }
event-removed-hidden = { $seat } retire une carte.
    .seat = Vous retirez une carte.

## Un tour

event-played = { $seat } joue { $card }.
    .seat = Vous jouez { $card }.
event-action = { $seat } : { $action }
    .seat = Vous choisissez : { $action }
event-no-action = { $seat } renonce à l’action principale.
    .seat = Vous renoncez à l’action principale.
event-bonus = { $seat } utilise le bonus : { $card }
    .seat = Vous utilisez le bonus : { $card }
event-no-bonus = { $seat } laisse le bonus.
    .seat = Vous laissez le bonus.
event-stops = { $seat } s’en tient là.
    .seat = Vous vous en tenez là.
event-wants = { $seat } a trois recettes et peut prendre : { $card }
    .seat = Vous avez trois recettes et pouvez prendre : { $card }
event-decorating = { $seat } va décorer : { $card }
    .seat = Vous allez décorer : { $card }
event-delivers = { $seat } livre : { $card }
    .seat = Vous livrez : { $card }
event-presents = { $seat } choisit une table.
    .seat = Vous choisissez une table.
event-moves = { $seat } reprend : { $card }
    .seat = Vous reprenez : { $card }
event-chose-table = { $seat } choisit : { $table }
    .seat = Vous choisissez : { $table }
event-copied = { $seat } copie une carte ({ $other } : { $card }).
    .seat = Vous copiez une carte ({ $other } : { $card }).
    .other = { $seat } copie votre carte : { $card }
event-copied-action = { $seat } copie le Mentor : { $action }
    .seat = Vous copiez le Mentor : { $action }
event-coins = { $seat } gagne { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
    .seat = Vous gagnez { $n ->
            [one] { $n } pièce
           *[other] { $n } pièces
        }.
event-mentor-coins = Le Mentor gagne { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
event-paid = { $seat } paie { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
    .seat = Vous payez { $n ->
            [one] { $n } pièce
           *[other] { $n } pièces
        }.
event-mentor-paid = Le Mentor paie { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
event-prestige = { $seat } gagne { $n ->
    [one] { $n } point
   *[other] { $n } points
} de prestige.
    .seat = Vous gagnez { $n ->
            [one] { $n } point
           *[other] { $n } points
        } de prestige.
event-mentor-prestige = Le Mentor gagne { $n ->
    [one] { $n } point
   *[other] { $n } points
} de prestige.
event-staple = { $seat } gagne { $n } { $staple }{ $n ->
    [one] {""}
   *[other] s
}.
    .seat = Vous gagnez { $n } { $staple }{ $n ->
            [one] {""}
           *[other] s
        }.
event-mentor-staple = Le Mentor gagne { $n } { $staple }{ $n ->
    [one] {""}
   *[other] s
}.
event-staple-lost = { $seat } a une piste pleine, don perdu : { $staple }
    .seat = Votre piste est pleine, don perdu : { $staple }
event-mentor-staple-lost = Le Mentor a une piste pleine, don perdu : { $staple }
event-drew-tile = { $seat } pioche dans le sac : { $card }
    .seat = Vous piochez dans le sac : { $card }
event-mentor-drew-tile = Le Mentor pioche dans le sac : { $card }
event-drew = { $seat } pioche : { $card }
    .seat = Vous piochez : { $card }
event-drawn-away = Défaussé : { $card }
event-kept-recipe = { $seat } garde : { $card }
    .seat = Vous gardez : { $card }
event-kept-tile = { $seat } garde : { $card }
    .seat = Vous gardez : { $card }
event-discarded = { $seat } défausse : { $card }
    .seat = Vous défaussez : { $card }
event-mentor-discarded = Le Mentor défausse : { $card }
event-forgone = { $seat } renonce à : { $card }
    .seat = Vous renoncez à : { $card }
event-forgone-any = { $seat } renonce à la recette.
    .seat = Vous renoncez à la recette.
event-recipe = { $seat } prend, { $n ->
    [0] gratuitement
    [one] pour { $n } pièce
   *[other] pour { $n } pièces
} : { $card }
    .seat = Vous prenez, { $n ->
            [0] gratuitement
            [one] pour { $n } pièce
           *[other] pour { $n } pièces
        } : { $card }
event-mentor-recipe = Le Mentor prend : { $card }
event-ingredient = { $seat } prend, { $n ->
    [0] gratuitement
    [one] pour { $n } pièce
   *[other] pour { $n } pièces
} : { $card }
    .seat = Vous prenez, { $n ->
            [0] gratuitement
            [one] pour { $n } pièce
           *[other] pour { $n } pièces
        } : { $card }
event-mentor-ingredient = Le Mentor prend : { $card }
event-bought = { $seat } { $coins ->
    [0] obtient
   *[other] achète
} { $n } { $staple }{ $n ->
    [one] {""}
   *[other] s
} { $coins ->
    [0] gratuitement
    [one] pour { $coins } pièce
   *[other] pour { $coins } pièces
}.
    .seat = Vous { $coins ->
            [0] obtenez
           *[other] achetez
        } { $n } { $staple }{ $n ->
            [one] {""}
           *[other] s
        } { $coins ->
            [0] gratuitement
            [one] pour { $coins } pièce
           *[other] pour { $coins } pièces
        }.
event-less-flour = { $seat } a besoin de 1 farine de moins.
    .seat = Vous avez besoin de 1 farine de moins.
event-less-honey = { $seat } a besoin de 1 miel de moins.
    .seat = Vous avez besoin de 1 miel de moins.
event-baked = { $seat } cuisine : { $card }
    .seat = Vous cuisinez : { $card }
event-spent = { $seat } dépense { $flour ->
    [0] { $sugar ->
        [0] { $butter ->
            [0] aucune denrée
           *[other] { spent-butter }
        }
       *[other] { spent-sugar }{ $butter ->
            [0] {""}
           *[other] {", "}{ spent-butter }
        }
    }
   *[other] { spent-flour }{ $sugar ->
        [0] {""}
       *[other] {", "}{ spent-sugar }
    }{ $butter ->
        [0] {""}
       *[other] {", "}{ spent-butter }
    }
}.
    .seat = Vous dépensez { $flour ->
            [0] { $sugar ->
                [0] { $butter ->
                    [0] aucune denrée
                   *[other] { spent-butter }
                }
               *[other] { spent-sugar }{ $butter ->
                    [0] {""}
                   *[other] {", "}{ spent-butter }
                }
            }
           *[other] { spent-flour }{ $sugar ->
                [0] {""}
               *[other] {", "}{ spent-sugar }
            }{ $butter ->
                [0] {""}
               *[other] {", "}{ spent-butter }
            }
        }.
spent-flour = { $flour } farine{ $flour ->
    [one] {""}
   *[other] s
}
spent-sugar = { $sugar } sucre{ $sugar ->
    [one] {""}
   *[other] s
}
spent-butter = { $butter } beurre{ $butter ->
    [one] {""}
   *[other] s
}
event-used-tile = { $seat } utilise : { $card }
    .seat = Vous utilisez : { $card }
event-racked = { $seat }, { $rack } : { $card }
    .seat = Sur votre { $rack } : { $card }
event-mentor-racked = Le Mentor, { $rack } : { $card }
event-decorated = { $seat } décore : { $card } (tuile : { $tile })
    .seat = Vous décorez : { $card } (tuile : { $tile })
event-mentor-decorated = Le Mentor décore : { $card } (tuile : { $tile })
event-sold = { $seat } vend, pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} : { $card }
    .seat = Vous vendez, pour { $n ->
            [one] { $n } pièce
           *[other] { $n } pièces
        } : { $card }
event-mentor-sold = Le Mentor vend, pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} : { $card }
event-presented = { $seat } présente : { $card } ({ $table }, emplacement { $n })
    .seat = Vous présentez : { $card } ({ $table }, emplacement { $n })
event-mentor-presented = Le Mentor présente : { $card } ({ $table }, emplacement { $n })
event-table-bonus = { $seat } obtient le bonus de table : { $award }
    .seat = Vous obtenez le bonus de table : { $award }
event-mentor-table-bonus = Le Mentor obtient le bonus de table : { $award }
event-tipped = { $seat } paie { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} pour { $n ->
    [one] { $n } servant
   *[other] { $n } servants
} : { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
} de prestige
    .seat = Vous payez { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        } pour { $n ->
            [one] { $n } servant
           *[other] { $n } servants
        } : { $prestige ->
            [one] { $prestige } point
           *[other] { $prestige } points
        } de prestige
event-mentor-tipped = Le Mentor paie { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} pour { $n ->
    [one] { $n } servant
   *[other] { $n } servants
} : { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
} de prestige
event-succeeded = { $seat }, décoration réussie { $n } : { $card }
    .seat = Votre décoration réussie { $n } : { $card }
event-mentor-succeeded = Le Mentor, décoration réussie { $n } : { $card }
event-no-room = { $seat } a cinq décorations, défaussé : { $card }
    .seat = Vous avez cinq décorations, défaussé : { $card }
event-mentor-no-room = Le Mentor a cinq décorations, défaussé : { $card }
event-moved = { $seat } déplace : { $card } ({ $table }, emplacement { $n })
    .seat = Vous déplacez : { $card } ({ $table }, emplacement { $n })
event-recruited = { $seat } recrute, pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} : { $card }
    .seat = Vous recrutez, pour { $n ->
            [one] { $n } pièce
           *[other] { $n } pièces
        } : { $card }
event-mentor-recruited = Le Mentor recrute : { $card }
event-recruited-star = { $seat } recrute la carte étoilée : { $card }
    .seat = Vous recrutez la carte étoilée : { $card }
event-mentor-recruited-star = Le Mentor recrute la carte étoilée : { $card }
event-dismissed = { $seat } renvoie : { $card } ({ $pile })
    .seat = Vous renvoyez : { $card } ({ $pile })
event-servant = { $seat } place un servant { $n ->
    [0] gratuitement
    [one] pour { $n } pièce
   *[other] pour { $n } pièces
} : { $service } ({ $points ->
    [0] emplacement bonus
   *[other] { $points } au décompte
})
    .seat = Vous placez un servant { $n ->
            [0] gratuitement
            [one] pour { $n } pièce
           *[other] pour { $n } pièces
        } : { $service } ({ $points ->
            [0] emplacement bonus
           *[other] { $points } au décompte
        })
event-mentor-servant = Le Mentor place un servant : { $service } ({ $points ->
    [0] emplacement bonus
   *[other] { $points } au décompte
})
event-host = { $seat } place l’hôte noble { $n } { $coins ->
    [0] gratuitement
    [one] pour { $coins } pièce
   *[other] pour { $coins } pièces
}.
    .seat = Vous placez l’hôte noble { $n } { $coins ->
            [0] gratuitement
            [one] pour { $coins } pièce
           *[other] pour { $coins } pièces
        }.
event-mentor-host = Le Mentor place l’hôte noble { $n }.
event-claimed = { $seat } obtient : { $special } ({ $n } au décompte)
    .seat = Vous obtenez : { $special } ({ $n } au décompte)
event-mentor-claimed = Le Mentor obtient : { $special } ({ $n } au décompte)
event-traded = { $seat } échange { $n } { $staple }{ $n ->
    [one] {""}
   *[other] s
} contre { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
} de prestige.
    .seat = Vous échangez { $n } { $staple }{ $n ->
            [one] {""}
           *[other] s
        } contre { $prestige ->
            [one] { $prestige } point
           *[other] { $prestige } points
        } de prestige.
event-mentor-traded = Le Mentor échange { $n } { $staple }{ $n ->
    [one] {""}
   *[other] s
} contre { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
} de prestige.
event-gave-tile = { $seat } échange contre { $n ->
    [one] { $n } point
   *[other] { $n } points
} de prestige : { $card }
    .seat = Vous échangez contre { $n ->
            [one] { $n } point
           *[other] { $n } points
        } de prestige : { $card }
event-mentor-gave-tile = Le Mentor échange contre { $n ->
    [one] { $n } point
   *[other] { $n } points
} de prestige : { $card }
event-income = { $seat } touche ses revenus : { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}{ $prestige ->
    [0] {""}
    [one] {", "}{ $prestige } point de prestige
   *[other] {", "}{ $prestige } points de prestige
}
    .seat = Vos revenus : { $n ->
            [one] { $n } pièce
           *[other] { $n } pièces
        }{ $prestige ->
            [0] {""}
            [one] {", "}{ $prestige } point de prestige
           *[other] {", "}{ $prestige } points de prestige
        }
event-mentor-income = Revenus du Mentor : { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}{ $prestige ->
    [0] {""}
    [one] {", "}{ $prestige } point de prestige
   *[other] {", "}{ $prestige } points de prestige
}

## Le Mentor

event-mentor-group = Main du Mentor : { $n } cartes solo
event-mentor-dealt = Le Mentor reçoit une carte, sans qu’on la voie.
event-mentor-drafted = Le Mentor prend une carte du { $tray }, sans qu’on la voie.
event-mentor-card = Le Mentor révèle : { $card }
event-mentor-action = Il fait : { $action }
event-mentor-cannot = Pas « { $action } » : { $lack }. Action suivante.
event-mentor-idle = Il ne peut rien faire de tout cela.
event-mentor-decides = Décision { $question } : { $card }
event-mentor-again = Décision { $question } : { $card }, rien de possible là ; on en révèle une autre.
event-mentor-first = Aucune carte ne décide { $question } : la première possible.
event-mentor-renewed = Nouveau paquet de décision : { $n } cartes
event-mentor-more = Une carte Décision rejoint sa main, sans qu’on la voie.
event-mentor-reveals = Personnel du Mentor : { $card }
event-mentor-leftovers = Il reste au Mentor { $n } tuiles, recettes et denrées : la moitié compte en prestige.

## La fin

event-scored = { $seat } : +{ $n } ({ $source })
    .seat = Vous : +{ $n } ({ $source })
event-mentor-scored = Le Mentor : +{ $n } ({ $source })
event-scored-table = { $seat } : +{ $n } ({ $table })
    .seat = Vous : +{ $n } ({ $table })
event-mentor-scored-table = Le Mentor : +{ $n } ({ $table })
result = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de prestige, reste { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
event-result = { $seat } : { result }
    .seat = Vous finissez avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de prestige et { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }.
event-mentor-result = Le Mentor : { result }
event-winner = { $seat } gagne la partie !
    .seat = Vous gagnez la partie !
event-mentor-winner = Le Mentor gagne la partie.
event-rank = { $seat } : { $rank }
    .seat = Votre rang : { $rank }

## Ce qui est demandé

ask-hand = { $seat } choisit une carte pour sa main (quatre en tout).
ask-starters = { $seat } choisit une carte de départ (quatre en tout).
ask-draft = { $seat } garde une carte du plateau.
ask-remove = { $seat } retire une carte de la partie.
ask-play = { $seat } joue une carte.
ask-action = { $seat } peut effectuer une action principale.
ask-bonus = { $seat } peut utiliser le bonus de la carte.
ask-recipe = { $seat } choisit une recette.
ask-discard = { $seat } défausse une recette ou renonce à la nouvelle.
ask-gift-recipe = { $seat } peut prendre une recette gratuitement.
ask-ingredient = { $seat } choisit une tuile Ingrédient.
ask-gift-tile = { $seat } prend une tuile Ingrédient gratuitement.
ask-keep = { $seat } garde une des deux.
ask-staple = { $seat } choisit des denrées à acheter.
ask-bake = { $seat } choisit une recette à cuisiner.
ask-bake-second = { $seat } peut cuisiner une seconde recette.
ask-less = { $seat } choisit ce qui est épargné.
ask-tile = { $seat } choisit les tuiles Ingrédient à utiliser.
ask-rack = { $seat } choisit une volette.
ask-decorate = { $seat } choisit une pâtisserie à décorer.
ask-garnish = { $seat } choisit une garniture.
ask-deliver = { $seat } choisit une pâtisserie à livrer.
ask-mode = { $seat } vend ou présente une pâtisserie.
ask-space = { $seat } choisit un emplacement.
ask-tip = { $seat } peut payer pour ses servants.
ask-move = { $seat } choisit une pâtisserie à déplacer.
ask-move-to = { $seat } choisit où elle va.
ask-recruit = { $seat } choisit qui recruter.
ask-dismiss = { $seat } choisit qui renvoyer.
ask-place = { $seat } choisit où placer un marqueur.
ask-table = { $seat } choisit une table.
ask-copy = { $seat } choisit ce qui est copié.
ask-prestige = { $seat } choisit combien de prestige acheter.
ask-trade = { $seat } peut échanger des denrées.
ask-give = { $seat } peut échanger des tuiles Ingrédient.

# La même chose, à qui joue
you-hand = Choisissez { $n ->
    [1] encore une carte
    [2] encore deux cartes
    [3] encore trois cartes
   *[4] quatre cartes
} pour votre main.
you-starters = Choisissez { $n ->
    [1] encore une carte de départ
    [2] encore deux cartes de départ
    [3] encore trois cartes de départ
   *[4] vos quatre cartes de départ
}.
you-draft = Gardez une carte du plateau, passez les autres.
you-remove = Une de vos cartes quitte la partie, en secret.
you-play = Qui travaille maintenant ? Jouez une carte.
you-action = Quelle action choisissez-vous ?
you-bonus = { $card } : utilisez-vous le bonus ?
you-recipe = Prenez une recette.
you-discard = Carnet plein : défaussez une recette, ou renoncez.
you-gift-recipe = Prenez une recette, elle est offerte.
you-ingredient = Prenez une tuile à l’étalage.
you-gift-tile = Prenez une tuile de l’étalage, elle est offerte.
you-keep = Gardez l’une des deux.
you-staple = Achetez des denrées : touchez un prix.
you-bake = Que cuisinez-vous ?
you-bake-second = En cuisinez-vous une seconde avec elle ?
you-less = Qu’épargnez-vous ?
you-tile = Quelles tuiles pour cette recette ?
you-rack = Sur quelle volette la posez-vous ?
you-decorate = Quelle pâtisserie décorez-vous ?
you-garnish = Avec quelle garniture ?
you-deliver = Quelle pâtisserie livrez-vous ?
you-mode = Vendre, ou présenter au salon ?
you-space = Posez-la sur une assiette.
you-tip = Payez-vous vos servants ?
you-move = Quelle pâtisserie déplacez-vous ?
you-move-to = Où va-t-elle ?
you-recruit = Qui recrutez-vous ?
you-dismiss = Qui renvoyez-vous ?
you-place = Où placez-vous un servant ou un hôte ?
you-table = Choisissez une table.
you-copy = Que copiez-vous ?
you-prestige = Combien de prestige achetez-vous ?
you-trade = Échangez-vous des denrées ?
you-give = Échangez-vous des tuiles ?
you-again-recipe = Prenez-vous une autre recette ?
you-again-staple = Achetez-vous d’autres denrées ?
you-again-decorate = Décorez-vous une autre pâtisserie ?
you-again-deliver = Livrez-vous une autre pâtisserie ?

## Les coups

move-take = Prendre { $card }
move-draft = Garder { $card }
move-remove = Retirer { $card }
move-play = Jouer { $card }
move-recruit = Recruter { $card }
move-dismiss = Renvoyer { $card }
move-action = { $action }
move-no-action = Pas d’action principale
move-bonus = Utiliser le bonus
move-no-bonus = Laisser le bonus
move-done = Terminé
move-forgo = Renoncer
move-recipe = Recette : { $card }
move-discard = Défausser { $card }
move-ingredient = Tuile, rangée et colonne { $cell }
move-buy = Acheter { $n } { $staple }{ $n ->
    [one] {""}
   *[other] s
}
move-bake = Cuisiner { $card }
move-less = { $less ->
    [flour] 1 farine de moins
    [honey] 1 miel de moins
   *[nothing] Rien de moins
}
move-use = Utiliser { $card }
move-rack = Sur la { $rack }
move-decorate = Décorer : { $rack }
move-garnish = Garniture : { $card }
move-deliver = Livrer : { $rack }
move-sell = Vendre
move-present = Présenter
move-space = { $space }
move-tip = { $n ->
    [0] Ne payer pour aucun servant
    [one] Payer pour { $n } servant
   *[other] Payer pour { $n } servants
}
move-servant = Servant : { $slot }
move-host = Hôte noble { $host }
move-keep = Garder { $card }
move-move = Déplacer depuis : { $space }
move-table = { $table }
move-copy = Copier { $seat }
move-copy-action = Copier le Mentor : { $action }
move-copy-prestige = Du prestige au lieu d’une action
move-prestige = Acheter { $n ->
    [one] { $n } point
   *[other] { $n } points
} de prestige
move-trade = Échanger { $staple }
move-give = Échanger { $card }

## La table

zone-recipe-row = Zone Recettes
zone-display = Étalage d’ingrédients
zone-recruits = À recruter
zone-stars = Personnel étoilé
zone-drawn = Pioché
zone-table-top = Table du haut
zone-table-left = Table de gauche
zone-table-centre = Table du centre
zone-table-right = Table de droite
zone-table-bottom = Table du bas
zone-tray-a = Plateau A
zone-tray-b = Plateau B
zone-hand = Main
zone-unused = Personnel inutilisé
zone-used = Personnel utilisé
zone-removed = Retiré
zone-recipes = Recettes
zone-racks = Volettes
zone-toppings = Garnitures sur les volettes
zone-tiles = Tuiles Ingrédient
zone-decorations = Décorations réussies
zone-mentor-hand = Main du Mentor
zone-mentor-groups = Groupes à venir du Mentor
zone-mentor-roster = Personnel du Mentor
zone-mentor-used = Cartes utilisées du Mentor
zone-mentor-recipes = Recettes du Mentor
zone-mentor-racks = Volettes du Mentor
zone-mentor-toppings = Garnitures sur les volettes du Mentor
zone-mentor-tiles = Tuiles Ingrédient du Mentor
zone-mentor-decorations = Décorations réussies du Mentor
zone-decisions = Paquet de décision
zone-decided = Décisions révélées
zone-deck = Paquet Personnel
zone-recipe-bag = Sac Recettes
zone-recipe-discard = Recettes défaussées
zone-tile-bag = Sac Ingrédients
zone-tile-discard = Tuiles Ingrédient défaussées
zone-gone = Ont quitté la partie
zone-hidden-recipe = { $n ->
    [one] { $n } recette cachée
   *[other] { $n } recettes cachées
}
zone-hidden-tile = { $n ->
    [one] { $n } tuile cachée
   *[other] { $n } tuiles cachées
}
zone-box = Dans la boîte

## Pourquoi un coup est bon

more-than-otherwise = d’après notre estimation, cela vaut environ { $n } { $n ->
    [one] point
   *[other] points
} de plus qu’autrement.
why-track = Prestige sur la piste : { more-than-otherwise }
why-coins = Des pièces pour la suite : { more-than-otherwise }
why-pastries = Pâtisseries présentées : { more-than-otherwise }
why-majorities = Majorités sur les tables : { more-than-otherwise }
why-rivals = Majorités enlevées aux autres : { more-than-otherwise }
why-court = Servants et hôtes nobles : { more-than-otherwise }
why-specials = Bonus spéciaux : { more-than-otherwise }
why-racks = Pâtisseries prêtes sur les volettes : { more-than-otherwise }
why-recipes = Recettes, et ce que vous avez pour elles : { more-than-otherwise }
why-stock = Denrées et ingrédients : { more-than-otherwise }
why-decorations = Décorations et leur revenu : { more-than-otherwise }
why-staff = Les cartes que vous gardez : { more-than-otherwise }
why-strongest = D’après notre estimation, la plus forte de ces cartes en ce moment : { $card }.
why-weakest = D’après notre estimation, la carte la plus faible de votre main en ce moment : { $card }.

## La table à l’écran

table-round = Manche { $n }/{ $of }
table-step-preparation = préparation
table-step-staff = personnel
table-step-actions = actions
table-step-income = revenus
table-prestige = Prestige
table-coins = Pièces
table-staples = Denrées
table-roster = Cartes Personnel
table-projected = Si la partie s’arrêtait
table-would = si la partie s’arrêtait alors : { $n } ({ $more })
table-first = Premier joueur
table-mentor = Le Mentor
table-mentor-last = Dernière carte du Mentor : { $card }
table-actions = Les neuf actions
table-possible = possible
table-bill = Le décompte
table-salon = Les cinq tables
table-services = Tables de service
table-hosts = Hôtes nobles
table-specials = Bonus spéciaux
table-chef = pâtissier
table-assistant = assistant
table-level = niveau { $level }
table-value = vaut { $n }
table-ready = tout y est
table-chef-only = pâtissiers seulement
table-price = { $n ->
    [0] gratuit
    [one] { $n } pièce
   *[other] { $n } pièces
}
table-recruit-price = Une recrue coûte { $n } pièces maintenant.
table-need = { $what ->
    [egg] { $n ->
        [one] { $n } œuf
       *[other] { $n } œufs
    }
    [nut] { $n } noix
    [honey] { $n ->
        [one] { $n } miel
       *[other] { $n } miels
    }
    [sugar] { $n ->
        [one] { $n } sucre
       *[other] { $n } sucres
    }
    [butter] { $n ->
        [one] { $n } beurre
       *[other] { $n } beurres
    }
   *[flour] { $n ->
        [one] { $n } farine
       *[other] { $n } farines
    }
}
table-expires = part à la prochaine préparation
table-empty-slot = Emplacement vide
table-majority = { $second ->
    [0] majorité { $first }
   *[other] majorité { $first } / { $second }
}
table-cost = { $n } pièces : { $gain }
solo-bakes = cuit dans l’ordre { $order }
solo-decorates = décore d’abord : { $rack } ; garnitures prises { $end ->
    [top] en haut
   *[other] en bas
}
solo-recruits = recrute à partir de la { $side ->
    [left] gauche
   *[other] droite
}
solo-host = hôte noble { $n }
solo-decides = décide : recette { $slot }, colonne { $column }, { $table } { $end ->
    [far] par le bout éloigné du bonus
   *[other] du côté du bonus
}, { $place }
table-closed = fermée
table-final = { $n ->
    [one] { $n } point au décompte
   *[other] { $n } points au décompte
}
gift-coins = { $n ->
    [one] +{ $n } pièce
   *[other] +{ $n } pièces
}
gift-staple = +{ $n } { $staple }{ $n ->
    [one] {""}
   *[other] s
}
gift-bag = +{ $n ->
    [one] tuile du sac
   *[other] { $n } tuiles du sac
}
gift-recipe = +{ $n ->
    [one] recette de la zone
   *[other] { $n } recettes de la zone
}
gift-tile = +{ $n ->
    [one] tuile de l’étalage
   *[other] { $n } tuiles de l’étalage
}
gift-prestige = +{ $n ->
    [one] { $n } point
   *[other] { $n } points
} de prestige
gift-coins_per_servant = +{ $n } par servant
label-price = { $move } ({ $n ->
    [0] gratuit
    [one] { $n } pièce
   *[other] { $n } pièces
})
label-sell = Vendre pour { $n } pièces

# Ce qu’une place a fait d’une chose, pour `tablee balance`.
did-scored = marqué
did-staple = denrée
did-traded = échangé
did-scored-table = table marquée
did-staple-lost = denrée perdue
did-drew-tile = tuile piochée
did-discarded = défaussé
did-no-room = sans place
did-recruited-star = carte étoilée recrutée
did-recipe = recette
did-ingredient = ingrédient
did-sold = vendu
did-succeeded = réussi
did-recruited = recruté
did-gave-tile = tuile donnée
did-racked = posé sur la volette
did-presented = présenté
did-decorated = décoré
did-table-bonus = bonus de table
did-servant = servant
did-claimed = revendiqué
did-bought = acheté
did-dealt = distribué
did-removed = retiré
did-played = joué
did-bonus = bonus
did-wants = souhaité
did-decorating = décoration
did-delivers = livré
did-moves = déplacement
did-kept-recipe = recette gardée
did-kept-tile = tuile gardée
did-drew = pioché
did-forgone = renoncé
did-baked = cuit
did-used-tile = tuile utilisée
did-dismissed = renvoyé
did-moved = déplacé
did-drafted = gardé
did-drafted-hidden = gardé, caché
did-action = action
did-copied-action = action copiée
did-copied = copié
did-chose-table = table choisie
did-rank = rang
