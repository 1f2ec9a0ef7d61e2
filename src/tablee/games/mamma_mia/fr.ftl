# Mamma Mia! Grande : messages en français.
# $seat est un nom, $card le nom d’une commande avec sa formule, $n un nombre, $kind un ingrédient
# accordé avec $n, $ingredient un ingrédient seul.
# Les noms se placent en tête de phrase ou après deux-points, pour éviter élisions et articles.

## Le jeu

game-name = Mamma Mia! Grande
game-tagline = Tout le monde cuit dans le même four : encore faut-il se rappeler ce qu’il contient.
game-about =
    À votre tour, vous mettez dans le four commun des ingrédients d’une même sorte, une commande par-dessus si vous voulez, puis vous piochez.
    Quand la cuisine est vide, on sort les cartes du four, de la plus ancienne à la plus récente : une commande réussit si ses ingrédients sont alors sur la table.
    De 2 à 6 pizzaioli ; à partir de 3, les autres peuvent donner un coup de main, et servir pour cela une pizza à eux.

## Options

option-mode = Mode
option-mode-standard = De 2 à 6 joueurs
option-helping_hand = Coup de main
option-helping_hand-on = Avec le coup de main : trois services (jamais à 2 joueurs)
option-helping_hand-off = Sans le coup de main : quatre services
option-monotoni_reading = Pizza Monotoni
option-monotoni_reading-one_plus_six = 1 ingrédient préféré et 6 d’un autre
option-monotoni_reading-six_plus_one = 6 ingrédients préférés et 1 autre
option-oven_view = Four
option-oven_view-memory = Mémoire : seule la première carte du four est montrée
option-oven_view-open = Ouvert : chacun peut consulter le four
option-score_view = Score en cours de partie
option-score_view-hidden = Caché : seule la taille de la pile des pizzas réussies est montrée
option-score_view-open = Ouvert : les pizzas de chacun sont comptées
option-colours = Couleurs
option-colours-random = Tirées au sort
option-colours-in_order = Dans l’ordre de la boîte : jaune, vert, brun, violet, rouge, rose
option-first_player = Premier joueur
option-first_player-random = Tiré au sort
option-first_player-chosen = Désigné par la table

## Ingrédients

kind-pineapple = ananas{ $n ->
   *[other] {""}
}
kind-pepper = { $n ->
    [one] piment
   *[other] piments
}
kind-mushroom = { $n ->
    [one] champignon
   *[other] champignons
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
    [one] crevette
   *[other] crevettes
}

## Ce qui s’est passé : préparation des pizzas

event-colour = { $seat } joue { $colour }.
    .seat = Votre couleur : { $colour }.
event-service = Service { $n } : { $seat } commence.
    .seat = Service { $n } : vous commencez.
event-put = { $seat } met { $n } { $kind } dans le four.
    .seat = Vous mettez { $n } { $kind } dans le four.
event-order = { $seat } ajoute une commande : { $card }.
    .seat = Vous ajoutez une commande : { $card }.
event-passed = { $seat } n’a pas d’ingrédient, passe, et en pioche { $n } dans la cuisine.
    .seat = Vous n’avez pas d’ingrédient : vous passez, et en piochez { $n } dans la cuisine.
event-full = { $seat } a la main pleine et ne pioche rien.
    .seat = Votre main est pleine : vous ne piochez rien.
event-drew-kitchen = { $seat } pioche { $n ->
    [one] { $n } ingrédient
   *[other] { $n } ingrédients
} dans la cuisine.
    .seat = Vous piochez { $n ->
            [one] { $n } ingrédient
           *[other] { $n } ingrédients
        } dans la cuisine.
event-drew-waiter = { $seat } pioche { $n ->
    [one] { $n } commande
   *[other] { $n } commandes
} chez son serveur.
    .seat = Vous piochez { $n ->
            [one] { $n } commande
           *[other] { $n } commandes
        } chez votre serveur.
event-got = { $seat } reçoit { $n } { $kind }.
    .seat = Vous recevez { $n } { $kind }.
event-got-order = { $seat } reçoit une commande : { $card }.
    .seat = Vous recevez une commande : { $card }.

## Ce qui s’est passé : sortie du four

event-opened = La cuisine est vide. { $seat } sort les pizzas du four.
    .seat = La cuisine est vide. Vous sortez les pizzas du four.
event-out = Du four : { $n } { $kind }.
event-order-out = Du four : une commande. { $seat }, { $card }.
    .seat = Du four : votre commande ! { $card }.
event-spoiled = { $seat } : l’ingrédient interdit est sur la table ({ $ingredient }).
    .seat = Votre pizza est gâchée : l’ingrédient interdit est sur la table ({ $ingredient }).
event-no-candidate = { $seat } : aucun ingrédient sur la table ne peut compter comme le moins nombreux.
    .seat = Votre pizza est perdue : aucun ingrédient sur la table ne peut compter comme le moins nombreux.
event-short = Il manque à { $seat } { $n ->
    [one] { $n } ingrédient, que personne ne peut ajouter
   *[other] { $n } ingrédients, plus qu’on ne peut en ajouter
}.
    .seat = Il manque à votre pizza { $n ->
    [one] { $n } ingrédient, que personne ne peut ajouter
   *[other] { $n } ingrédients, plus qu’on ne peut en ajouter
}.
event-chose = { $seat } choisit : { $ingredient }.
    .seat = Vous choisissez : { $ingredient }.
event-chose-two = { $seat } choisit : { $first } et { $second }.
    .seat = Vous choisissez : { $first } et { $second }.
event-added = { $seat } ajoute { $n } { $kind } de sa main.
    .seat = Vous ajoutez { $n } { $kind } de votre main.
event-pledged = { $seat } ajoutera { $n } { $kind } de sa main.
    .seat = Vous ajouterez { $n } { $kind } de votre main.
event-asked = { $seat } demande { $n } { $kind }.
    .seat = Vous demandez { $n } { $kind }.
event-asked-any = { $seat } demande { $n ->
    [one] { $n } ingrédient quelconque
   *[other] { $n } ingrédients quelconques
}.
    .seat = Vous demandez { $n ->
            [one] { $n } ingrédient quelconque
           *[other] { $n } ingrédients quelconques
        }.
event-no-help = { $seat } n’aide pas.
    .seat = Vous n’aidez pas.
event-gave = { $seat } donne un coup de main : { $n } { $kind }.
    .seat = Vous donnez un coup de main : { $n } { $kind }.
event-honoured = { $seat } ajoute comme promis { $n } { $kind }.
    .seat = Vous ajoutez comme promis { $n } { $kind }.
event-used = La pizza prend { $n } { $kind } sur la table.
event-succeeded = { $seat } réussit sa commande : { $card }.
    .seat = Vous réussissez votre commande : { $card } !
event-reward = { $seat } sert en échange la première commande de son serveur, sans la voir.
    .seat = En échange, la première commande de votre serveur compte comme servie, sans être vue.
event-returned = { $seat } reprend { $n } { $kind }.
    .seat = Vous reprenez { $n } { $kind }.
event-failed = { $seat } rate sa commande, qui repart sous la pile du serveur : { $card }.
    .seat = Vous ratez votre commande, qui repart sous la pile de votre serveur : { $card }.

## Ce qui s’est passé : fin du service, fin de la partie

event-left = Reste sur la table, et ouvre le four suivant : { $n } { $kind }.
event-refilled = La nouvelle cuisine a { $n ->
    [one] { $n } ingrédient
   *[other] { $n } ingrédients
}.
event-counted = { $seat } a servi : { $card }.
    .seat = Vous avez servi : { $card }.
result = { $pizzas ->
    [one] { $pizzas } pizza
   *[other] { $pizzas } pizzas
}, { $cards ->
    [one] { $cards } ingrédient
   *[other] { $cards } ingrédients
} en main
event-result = { $seat } : { result }.
event-winner = { $seat } remporte la partie !
    .seat = Vous remportez la partie !
event-shared = Victoire partagée : { $seat }.
    .seat = Victoire partagée : vous en êtes.

## Ce qui est demandé

ask-put = { $seat } doit mettre dans le four des ingrédients d’une même sorte.
ask-order = { $seat } peut ajouter une commande.
ask-draw = { $seat } doit piocher : dans la cuisine ou chez son serveur ?
ask-choose = { $seat } doit choisir l’ingrédient de la commande.
ask-complete = { $seat } doit décider : compléter la pizza, demander de l’aide ou y renoncer.
ask-own = { $seat } doit dire ce qui viendra de sa main avant la demande.
ask-pay = { $seat } doit dire combien de chaque sorte ajouter.
ask-help = Une demande fait le tour : { $seat } peut aider.
ask-give = { $seat } doit dire combien de chaque sorte donner.
ask-over = La partie est terminée.

## Coups

move-put = { $n } { $kind }
move-no-order = Aucune commande
move-order = { $card }
move-draw-kitchen = Piocher des ingrédients dans la cuisine
move-draw-waiter = Piocher des commandes chez votre serveur
move-choose = { $ingredient }
move-choose-pair = { $pair }
move-pay = Compléter la pizza de votre main
move-ask = Demander l’aide des autres
move-give-up = Renoncer à cette pizza
move-own = { $n ->
    [0] Sans { $kind }
   *[other] Ajouter { $n } { $kind }
}
move-help = Donner un coup de main : donner ce qui est demandé
move-refuse = Ne pas aider
move-give = { $n ->
    [0] Sans { $kind }
   *[other] Donner { $n } { $kind }
}

## Zones

zone-kitchen = Cuisine
zone-oven = Four
zone-table = Sur la table
zone-used = Ingrédients utilisés
zone-revealed = Commande révélée
zone-offer = Ajouté des mains
zone-served = Pizzas réussies
zone-hand = Ingrédients
zone-orders = Commandes
zone-waiter = Serveur
zone-box = Boîte

## Pourquoi ce coup

why-completes = { $card } : en l’état, la table et votre main suffisent, quoi que deviennent les commandes des autres. Gardez les cartes qu’il lui faut.
why-relies = { $card } : la table et votre main suffiront peut-être, selon le sort des commandes des autres qui sortent avant.
why-hopes = { $card } : d’après notre estimation, il manquera { $n ->
    [one] une carte, mais vous pouvez encore la piocher
   *[other] { $n } cartes, mais vous pouvez encore les piocher
} à temps, ou recevoir de l’aide.
why-hopes-to-draw = { $card } : d’après notre estimation, il manquera { $n ->
    [one] une carte, mais vous pouvez encore la piocher
   *[other] { $n } cartes, mais vous pouvez encore les piocher
} à temps.
why-hopes-for-help = { $card } : d’après notre estimation, il manquera { $n ->
    [one] une carte
   *[other] { $n } cartes
}, mais vous pouvez encore recevoir de l’aide.
why-waits = En l’état, aucune de vos commandes n’est réalisable : mieux vaut les garder.
why-changes = En l’état, aucune de vos commandes n’est réalisable : échangez { $n } { $kind }, l’ingrédient qu’elles citent le moins.
why-few-orders = { $n ->
    [0] Vous n’avez aucune commande en main.
    [one] Vous n’avez qu’une commande en main.
   *[other] Vous n’avez que { $n } commandes en main.
} Deux ingrédients pour une commande font un bon équilibre.
why-few-ingredients = { $n ->
    [0] Vous n’avez aucun ingrédient en main.
    [one] Vous n’avez qu’un ingrédient en main.
   *[other] Avec { $n } ingrédients en main, il y a assez de commandes.
}
why-least-missing = { $n ->
    [0] La table a tout ce qu’il faut.
    [one] Ainsi, il ne manque qu’une carte.
   *[other] Ainsi, il manque { $n } cartes ; un autre choix n’en demanderait pas moins.
}
why-pays = Une pizza vaut bien { $n ->
    [one] la carte qu’elle
   *[other] les { $n } cartes qu’elle
} prend à votre main.
why-asks = Votre main ne suffit pas, et une demande refusée ne coûte que la pizza.
why-gives-up = Votre main ne peut pas sauver cette pizza, et vous ne pouvez demander d’aide à personne.
why-cannot-help = Vous n’avez pas en main ce qui est demandé.
why-help-pays = Pour { $n ->
    [one] une carte
   *[other] { $n } cartes
}, vous servez une pizza à vous.
why-costs-later = D’après notre estimation, après cette pizza, moins de vos propres commandes dans le four réussiront.
why-own-share = Moins vous demandez, plus on a de chances de pouvoir vous aider.
why-needed = Vos commandes en main citent { $n } cartes de cet ingrédient : gardez ce que vous pouvez.
why-hardly-needed = { $n ->
    [0] Aucune de vos commandes en main ne cite cet ingrédient.
   *[one] Vos commandes en main ne citent qu’une carte de cet ingrédient.
}

points-ahead = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
    [one] pizza
   *[other] pizzas
}

## Où regarder

look-put = cherchez la commande que la table et votre main permettent.
look-no-order = regardez ce qui manque encore à vos commandes.
look-order = regardez ce qui sera sur la table quand votre commande sortira.
look-draw-kitchen = comparez les ingrédients et les commandes de votre main.
look-draw-waiter = comparez les ingrédients et les commandes de votre main.
look-choose = regardez ce qui abonde sur la table.
look-choose-pair = regardez ce qui abonde sur la table.
look-pay = regardez ce qui manque, et votre main.
look-ask = regardez ce qui manque, et votre main.
look-give-up = regardez vos commandes suivantes dans le four.
look-help = regardez la récompense.
look-refuse = regardez ce qu’il faut à vos propres commandes.
look-own = regardez combien il peut rester à demander.
look-give = regardez ce dont vos commandes ont le moins besoin.

## Le terminal

table-step-put = ingrédients
table-step-order = commande
table-step-draw = pioche
table-unloading = Service { $n } sur { $of } : { $seat } sort les pizzas du four
table-unloading-you = Service { $n } sur { $of } : vous sortez les pizzas du four
table-missing = Il manque { $cards }
table-any = { $n ->
    [one] { $n } ingrédient quelconque
   *[other] { $n } ingrédients quelconques
}
table-kitchen-note = Dès qu’elle est vide, on ouvre le four.
table-need-each = { $n } de chaque sorte
table-need-fewest = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de la sorte la moins nombreuse sur la table (sauf : { $ingredient })
table-need-all_any = toute la table, au moins { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
table-need-joker = { $n ->
    [one] { $n } carte d’une sorte au choix
   *[other] { $n } cartes d’une même sorte au choix
} (sauf : { $ingredient })
table-need-jokers = { $n ->
    [one] { $n } carte de chacune
   *[other] { $n } cartes de chacune
} de deux sortes au choix (sauf : { $ingredient })
table-need-or = soit { $first }, soit { $second }
table-need-without = { $cards } ; ratée s’il y a sur la table : { $ingredient }
table-order = { $name } : { $cards }

## La table dans le navigateur

table-service = Service { $n } sur { $of }
table-colour = Couleur
table-favourite = Préféré
table-pizzas = Pizzas
table-settled = Commande : { $seat }
table-settled-yours = Votre commande
table-answer-pay = Ajouter { $cards }
table-answer-ask = Demander un coup de main
table-answer-give-up = Tant pis, elle brûle
table-answer-help = Donner { $cards }
table-answer-refuse = Ne pas aider
table-ask-brings = Qui vous aide sert en échange une pizza de son serveur. Si personne n’aide, la vôtre brûle.
table-help-brings = En échange, la première commande de votre serveur est servie : une pizza pour vous !
table-pay = Compléter de votre main : { $cards }
table-help = Aider { $seat } : { $cards }
table-cannot-help = Vous ne pouvez pas aider
table-ask-put = Une seule sorte au four, autant que vous voulez.
table-ask-order = Une commande par-dessus ?
table-ask-draw = Piochez : la cuisine ou votre serveur.
table-ask-choose = Choisissez l’ingrédient de votre commande.
table-ask-choose-two = Choisissez les deux ingrédients de votre commande.
table-ask-complete = Que faites-vous de votre pizza incomplète ?
table-ask-own = Vos { $kind } : combien en mettez-vous d’abord ?
table-ask-pay = Des { $kind } : combien en ajoutez-vous ?
table-ask-help = Un coup de main ? Il vous vaudra une pizza.
table-ask-give = Des { $kind } : combien en donnez-vous ?
table-ask-cannot-help = Une demande fait le tour : vous n’avez pas de quoi aider.
table-tie = Égalité de pizzas : les ingrédients restés en main départagent ({ $n } pour la première place).
table-tie-below = À égalité de pizzas, qui a le plus d’ingrédients en main passe devant.
table-tie-shared = Égalité de pizzas, et d’ingrédients restés en main ({ $n }) : la victoire est partagée.
table-draw-kitchen = { $n ->
    [one] Piocher { $n } ingrédient
   *[other] Piocher { $n } ingrédients
}
table-draw-kitchen-last = { $n ->
    [one] Piocher le dernier : le four s’ouvre !
   *[other] Piocher les { $n } derniers : le four s’ouvre !
}
table-draw-waiter = { $n ->
    [one] Piocher { $n } commande
   *[other] Piocher { $n } commandes
}

# Ce qu’une place a fait d’une chose, pour `tablee balance`.
did-colour = couleur
did-put = mis au four
did-order = commande posée
did-got = reçu
did-got-order = commande piochée
did-order-out = commande sortie du four
did-spoiled = gâché
did-chose = choisi
did-chose-two = choisi par deux
did-added = ajouté
did-pledged = promis
did-asked = demandé
did-gave = donné
did-honoured = ajouté comme promis
did-returned = repris
did-succeeded = réussi
did-failed = raté
did-counted = compté
