# Rival Restaurants : les messages en français.
# $seat, $target et $owner sont des noms ; $n et les autres sont des nombres, l’argent en dollars.

## Le jeu

game-name = Rival Restaurants
game-tagline = Un marché, une minute, et tout le monde veut le bœuf.
game-about = Achetez, troquez et enchérissez pour des ingrédients, cuisinez des recettes basiques et gastronomiques, et soyez le premier restaurant à 20 de popularité. Les chefs ont des pouvoirs, les cartes sont cruelles et les ordures coûtent cher. De deux à six restaurants, huit avec les cartes Deluxe.

## Options

option-mode = Mode
option-mode-base = Jeu de base : un chef chacun
option-mode-kitchen_squad = Équipe de cuisine : deux joueurs, trois chefs et un CNP chacun
option-mode-two_many_cooks = « Deux » nombreux cuisiniers : deux chefs chacun
option-mode-deluxe = Deluxe : six cartes action de plus, jusqu’à huit joueurs
option-schedule = Marché
option-schedule-serial = À tour de rôle : une chose chacun, tour après tour
option-schedule-clock = À l’horloge : une minute, tous ensemble
option-deluxe_cards = Cartes action Deluxe
option-deluxe_cards-no = Sans
option-deluxe_cards-yes = Avec les six cartes Deluxe
option-amateur_chef = Chef amateur
option-amateur_chef-no = Les pouvoirs agissent dès le début
option-amateur_chef-yes = Pouvoirs endormis jusqu’au niveau 2, sans limite de temps
option-from_leftovers = Des restes à la vaisselle
option-from_leftovers-no = Une recette basique et une gastronomique, des ingrédients et une carte
option-from_leftovers-yes = Deux recettes basiques et rien d’autre
option-chef_draft = Choix des chefs (Équipe de cuisine)
option-chef_draft-no = Les équipes sont distribuées
option-chef_draft-yes = Choisir et bannir tour à tour
option-beginner_chefs_only = Chefs pour débutants
option-beginner_chefs_only-no = Tous les chefs
option-beginner_chefs_only-yes = Seulement les plus simples
option-free_recipe_discard = Se défaire de recettes
option-free_recipe_discard-no = Interdit
option-free_recipe_discard-yes = Une fois par jour et par sorte
option-tiebreak = Premier départage
option-tiebreak-recipes = Le plus de recettes maîtrisées
option-tiebreak-gourmet = Le plus de recettes gastronomiques
option-celebrity_income = Soutien de Célébrité
option-celebrity_income-100 = 100 $ par jour, comme imprimé
option-celebrity_income-200 = 200 $ par jour
option-dinner_and_a_show = Dîner et spectacle
option-dinner_and_a_show-chance = Sourires au hasard
option-dinner_and_a_show-honour = Sourires sur l’honneur
option-max_days = Dernier jour
option-max_days-none = Sans limite
option-max_days-2 = Jour 2, pour essayer
option-max_days-20 = Jour 20
option-max_days-60 = Jour 60
option-ticks = Achat et échange au plus long
option-ticks-60 = 60 tours de table
option-ticks-20 = 20 tours de table
option-ticks-4 = 4 tours de table, pour essayer

## Ce qui s’est passé

event-restaurant = { $seat } ouvre { $restaurant }.
    .seat = Vous ouvrez { $restaurant }.
event-chef = { $seat } engage { $chef }.
    .seat = Vous engagez { $chef }.
event-banned = { $seat } bannit { $chef }.
    .seat = Vous bannissez { $chef }.
event-day = Jour { $n }
event-income = { $seat } touche { $n } $ de revenu.
    .seat = Vous touchez { $n } $ de revenu.
event-active = { $seat } choisit son chef du jour : { $chef }.
    .seat = Vous choisissez votre chef du jour : { $chef }.
event-went = { $seat } envoie { $chef } en ville : { $place }.
    .seat = Vous envoyez { $chef } en ville : { $place }.
event-stands = { $seat } place { $chef } au comptoir : { $space }.
    .seat = Vous placez { $chef } au comptoir : { $space }.
event-stands-shelf = { $seat } place { $chef } au rayon : { $place }.
    .seat = Vous placez { $chef } au rayon : { $place }.
event-played = { $seat } joue { $card }.
    .seat = Vous jouez { $card }.
event-aimed = { $seat } vise { $target }.
    .seat = Vous visez { $target }.
    .target = { $seat } vous vise.
event-aimed-chef = { $seat } vise { $chef }.
    .seat = Vous visez { $chef }.
event-spared = { $seat } épargne { $chef }.
    .seat = Vous épargnez { $chef }.
event-named = { $seat } nomme { $kind }.
    .seat = Vous nommez { $kind }.
event-power = { $seat } utilise un pouvoir de chef : { $chef }.
    .seat = Vous utilisez un pouvoir de chef : { $chef }.
event-clam = { $seat } joue Clam-Voyance.
    .seat = Vous jouez Clam-Voyance.
event-stopped = { $seat } y échappe.
    .seat = Vous y échappez.
event-robbed = { $seat } prend { $n } $ à { $target }.
    .seat = Vous prenez { $n } $ à { $target }.
    .target = { $seat } vous prend { $n } $.
event-stole = { $seat } vole { $kind } à { $target }.
    .seat = Vous volez { $kind } à { $target }.
    .target = { $seat } vous vole { $kind }.
event-stole-card = { $seat } vole { $card } à { $target }.
    .seat = Vous volez { $card } à { $target }.
    .target = { $seat } vous vole { $card }.
event-stole-card-hidden = { $seat } vole une carte action à { $target }.
    .seat = Vous volez une carte action à { $target }.
    .target = { $seat } vous vole une carte action.
event-looked-at-hand = { $seat } regarde les cartes action d’un rival ({ $target }).
    .seat = Vous regardez les cartes action d’un rival ({ $target }).
    .target = { $seat } regarde vos cartes action.
event-surrendered = { $seat } cède { $n } × { $kind }.
    .seat = Vous cédez { $n } × { $kind }.
event-lost-popularity = { $seat } perd { $n } de popularité.
    .seat = Vous perdez { $n } de popularité.
event-garbage = { $seat } prend { $n } { $n ->
    [one] ordure
   *[other] ordures
}.
    .seat = Vous prenez { $n } { $n ->
            [one] ordure
           *[other] ordures
        }.
event-discarded = { $seat } défausse { $kind }.
    .seat = Vous défaussez { $kind }.
event-discarded-card = { $seat } défausse { $card }.
    .seat = Vous défaussez { $card }.
event-closed = { $seat } : restaurant fermé aujourd’hui.
    .seat = Votre restaurant est fermé aujourd’hui.
event-blocked = { $seat } : barrage routier, { $chef } rentre au restaurant.
    .seat = Barrage routier : { $chef } rentre chez vous.
event-barred = { $seat } : { $chef } n’a pas accès aux comptoirs.
    .seat = Votre chef { $chef } n’a pas accès aux comptoirs.
event-taxed = { $seat } : { $chef } paie un supplément à chaque achat.
    .seat = Votre chef { $chef } paie un supplément à chaque achat.
event-toll = { $seat } verse un péage de { $n } $ à la banque.
    .seat = Vous versez un péage de { $n } $ à la banque.
event-paid = { $seat } paie { $n } $.
    .seat = Vous payez { $n } $.
event-took-money = { $seat } prend { $n } $.
    .seat = Vous prenez { $n } $.
event-smiled = { $seat } sourit : { $n } $ pour { $target }.
    .seat = Vous souriez : { $n } $ pour { $target }.
    .target = { $seat } sourit : { $n } $ pour vous.
event-revealed = { $kind } est dévoilé.
event-infested = { $seat } lâche des rats : { $place }.
    .seat = Vous lâchez des rats : { $place }.
event-rats-gone = { $seat } paie pour chasser les rats : { $place }.
    .seat = Vous payez pour chasser les rats : { $place }.
event-searched = { $seat } fouille un rayon : { $place }.
    .seat = Vous fouillez un rayon : { $place }.
event-took = { $seat } prend { $kind }.
    .seat = Vous prenez { $kind }.
event-took-counter = { $seat } prend { $kind } ({ $space }).
    .seat = Vous prenez { $kind } ({ $space }).
event-recycled = { $seat } recycle { $n } { $n ->
    [one] ordure
   *[other] ordures
}.
    .seat = Vous recyclez { $n } { $n ->
            [one] ordure
           *[other] ordures
        }.
event-hired = { $seat } remplace { $old } par { $chef }.
    .seat = Vous remplacez { $old } par { $chef }.
event-sees = { $seat } voit { $card }.
    .seat = Vous voyez { $card }.
event-drew = { $seat } pioche { $card }.
    .seat = Vous piochez { $card }.
event-drew-hidden = { $seat } pioche une carte action.
    .seat = Vous piochez une carte action.
event-market = Le marché ouvre.
event-passed = { $seat } passe.
    .seat = Vous passez.
event-market-closed = Le marché ferme.
event-war = Guerre d’enchères à { $n } : { $kind } ({ $space }).
event-bid = { $seat } mise { $money } ${ $garbage ->
    [0] {""}
    [one] {" "}et { $garbage } ordure
   *[other] {" "}et { $garbage } ordures
} ({ $space }).
    .seat = Vous misez { $money } ${ $garbage ->
            [0] {""}
            [one] {" "}et { $garbage } ordure
           *[other] {" "}et { $garbage } ordures
        } ({ $space }).
event-dropped = { $seat } abandonne la guerre d’enchères ({ $space }).
    .seat = Vous abandonnez la guerre d’enchères ({ $space }).
event-sold = Les enchères sont closes ({ $space }).
event-won = { $seat } remporte { $kind } pour { $money } ${ $garbage ->
    [0] {""}
    [one] {" "}et { $garbage } ordure
   *[other] {" "}et { $garbage } ordures
}.
    .seat = Vous remportez { $kind } pour { $money } ${ $garbage ->
            [0] {""}
            [one] {" "}et { $garbage } ordure
           *[other] {" "}et { $garbage } ordures
        } !
event-tie = Égalité : ce comptoir est verrouillé pour la journée ({ $space }).
event-no-sale = Rien n’est vendu à ce comptoir ({ $space }).
event-claim = { $seat } a la priorité sur ce comptoir ({ $space }).
    .seat = Vous avez la priorité sur ce comptoir ({ $space }).
event-bought = { $seat } achète { $kind } pour { $n } $.
    .seat = Vous achetez { $kind } pour { $n } $.
event-bought-shelf = { $seat } achète au rayon ({ $place }) pour { $n } $ : { $kind }.
    .seat = Vous achetez au rayon ({ $place }) pour { $n } $ : { $kind }.
event-bought-card = { $seat } achète une carte action pour { $n } $.
    .seat = Vous achetez une carte action pour { $n } $.
event-bought-upgrade = { $seat } paie { $n } $ pour { $upgrade }, qui revient à { $owner }.
    .seat = Vous payez { $n } $ pour { $upgrade } ({ $owner }).
    .seat-owner = Vous achetez { $upgrade } pour { $n } $.
    .owner = { $seat } paie { $n } $ pour { $upgrade }, qui vous revient.
event-dumped = { $seat } jette une ordure pour { $n } $.
    .seat = Vous jetez une ordure pour { $n } $.
event-sold-chocolate = { $seat } vend du chocolat pour { $n } $.
    .seat = Vous vendez du chocolat pour { $n } $.
event-shared = { $seat } se sert dans le stock d’un rival ({ $target }) : { $kind }.
    .seat = Vous vous servez dans le stock d’un rival ({ $target }) : { $kind }.
    .target = { $seat } se sert dans votre stock : { $kind }.
event-tossed = { $seat } remet { $old } et pioche { $card }.
    .seat = Vous remettez { $old } et piochez { $card }.
event-offered = { $seat } fait une offre à { $target }.
    .seat = Vous faites une offre à { $target }.
    .target = { $seat } vous fait une offre.
event-offer-kind = { $way ->
    [0] { $seat } donne { $n } × { $kind }.
   *[other] { $seat } demande { $n } × { $kind }.
}
    .seat = { $way ->
        [0] Vous donnez { $n } × { $kind }.
       *[other] Vous demandez { $n } × { $kind }.
    }
event-offer-money = { $way ->
    [0] { $seat } donne { $n } $.
   *[other] { $seat } demande { $n } $.
}
    .seat = { $way ->
        [0] Vous donnez { $n } $.
       *[other] Vous demandez { $n } $.
    }
event-offer-garbage = { $way ->
    [0] { $seat } donne des ordures : { $n }.
   *[other] { $seat } demande des ordures : { $n }.
}
    .seat = { $way ->
        [0] Vous donnez des ordures : { $n }.
       *[other] Vous demandez des ordures : { $n }.
    }
event-offer-cards = { $way ->
    [0] { $seat } donne des cartes action : { $n }.
   *[other] { $seat } demande des cartes action : { $n }.
}
    .seat = { $way ->
        [0] Vous donnez des cartes action : { $n }.
       *[other] Vous demandez des cartes action : { $n }.
    }
event-offer-upgrade = { $way ->
    [0] { $seat } donne { $upgrade }.
   *[other] { $seat } demande { $upgrade }.
}
    .seat = { $way ->
        [0] Vous donnez { $upgrade }.
       *[other] Vous demandez { $upgrade }.
    }
event-offer-island = { $way ->
    [0] { $seat } achètera { $upgrade } pour son partenaire.
   *[other] { $seat } demande qu’on lui achète { $upgrade }.
}
    .seat = { $way ->
        [0] Vous achèterez { $upgrade } pour votre partenaire.
       *[other] Vous demandez qu’on vous achète { $upgrade }.
    }
event-offer-swap = { $seat } propose la recette { $mine } contre la recette { $other }.
    .seat = Vous proposez la recette { $mine } contre la recette { $other }.
event-showed-card = { $seat } montre { $card } à { $target }.
    .seat = Vous montrez { $card } à { $target }.
    .target = { $seat } vous montre { $card }.
event-showed-card-hidden = { $seat } montre une carte à { $target }.
    .seat = Vous montrez une carte à { $target }.
    .target = { $seat } vous montre une carte.
event-declined = { $seat } refuse l’offre reçue ({ $target }).
    .seat = Vous refusez l’offre reçue ({ $target }).
    .target = { $seat } refuse votre offre.
event-withdrew = { $seat } retire son offre à { $target }.
    .seat = Vous retirez votre offre à { $target }.
    .target = { $seat } retire l’offre qui vous était faite.
event-offer-failed = { $seat } : l’offre à { $target } n’est plus réalisable.
    .seat = Votre offre à { $target } n’est plus réalisable.
    .target = { $seat } : l’offre qui vous était faite n’est plus réalisable.
event-countered = { $seat } fait une contre-proposition à { $target }.
    .seat = Vous faites une contre-proposition à { $target }.
    .target = { $seat } vous fait une contre-proposition.
event-traded = { $seat } et { $target } font affaire.
    .seat = { $target } et vous faites affaire.
    .target = { $seat } et vous faites affaire.
event-gave-card = { $seat } donne { $card } à { $target }.
    .seat = Vous donnez { $card } à { $target }.
    .target = { $seat } vous donne { $card }.
event-gave-card-hidden = { $seat } donne une carte action à { $target }.
    .seat = Vous donnez une carte action à { $target }.
    .target = { $seat } vous donne une carte action.
event-ransom = { $seat } paie { $n } $ à { $target } pour cuisiner aujourd’hui.
    .seat = Vous payez { $n } $ à { $target } pour cuisiner aujourd’hui.
    .target = { $seat } vous paie { $n } $ pour cuisiner aujourd’hui.
event-reviewed = { $seat } attache Critique 5 étoiles à { $card }.
    .seat = Vous attachez Critique 5 étoiles à { $card }.
event-cooked = { $seat } cuisine { $card }.
    .seat = Vous cuisinez { $card } !
event-popularity = { $seat } gagne { $n } de popularité : { $total }.
    .seat = Vous gagnez { $n } de popularité : { $total }.
event-level = { $seat } atteint le niveau { $n }.
    .seat = Vous atteignez le niveau { $n } !
event-bonus = { $seat } utilise le bonus du niveau { $n }.
    .seat = Vous utilisez le bonus du niveau { $n }.
event-free-upgrade = { $seat } reçoit { $upgrade } gratuitement.
    .seat = Vous recevez { $upgrade } gratuitement.
event-threw-out = { $seat } jette { $n } { $n ->
    [one] ordure
   *[other] ordures
}.
    .seat = Vous jetez { $n } { $n ->
            [one] ordure
           *[other] ordures
        }.
event-looks = { $seat } regarde { $n } recettes.
    .seat = Vous regardez { $n } recettes.
event-new-recipe = Nouvelle recette pour { $seat } : { $card }.
    .seat = Votre nouvelle recette : { $card }.
event-restocked = { $kind } arrive sur { $space }.
result = { $n } de popularité, { $dishes ->
    [one] { $dishes } recette
   *[other] { $dishes } recettes
}, { $money } $
event-result = { $seat } : { result }.
    .seat = Vous : { result }.
event-winner = { $seat } remporte la partie !
    .seat = Vous remportez la partie !
event-shared-win = Victoire partagée : { $seat }.
    .seat = Victoire partagée : vous.

## Ce qui est demandé

ask-restaurant = { $seat } doit choisir un restaurant.
    .seat = Choisissez votre restaurant.
ask-chefs = { $seat } doit choisir un chef.
    .seat = Choisissez votre chef.
ask-chef-draft = { $seat } doit choisir ou bannir un chef.
    .seat = Gardez un chef, ou bannissez-en un.
ask-window = { $seat } peut jouer une carte action.
    .seat = Une carte action ?
ask-wheels = { $seat } doit dire où aller.
    .seat = Où allez-vous ?
ask-placement = { $seat } doit choisir une place au marché.
    .seat = Que voulez-vous d’abord ?
ask-place = { $seat } doit choisir une place au nouveau marché.
    .seat = Que voulez-vous d’abord ?
ask-spare = { $seat } peut viser ou épargner ce chef.
ask-answer = { $seat } peut répondre à l’attaque.
    .seat = On vous attaque. Vous parez ?
ask-reply = { $seat } peut contrer la Clam-Voyance.
    .seat = Arrêtez-vous cette carte ?
ask-flee = { $seat } doit aller ailleurs.
    .seat = Vous devez partir. Où allez-vous ?
ask-deed = { $seat } peut donner une ordure à quelqu’un.
    .seat = À qui donnez-vous une ordure ?
ask-drama = { $seat } peut appeler un chef.
    .seat = Appelez-vous un chef auprès de vous ?
ask-drama-cost = { $seat } doit payer ou défausser un ingrédient.
    .seat = Payez, ou défaussez un ingrédient.
ask-ban = { $seat } peut bannir un chef du marché.
    .seat = Bannissez-vous un chef du marché ?
ask-beat = { $seat } peut acheter, échanger ou passer.
    .seat = Achetez, échangez, ou passez.
ask-stalls = { $seat } peut acheter et échanger.
    .seat = Servez-vous : le marché est ouvert.
ask-bundle = { $seat } doit choisir un ingrédient du lot.
    .seat = Quel ingrédient du lot ?
ask-comrade = { $seat } doit choisir un ingrédient du stock.
    .seat = Que prenez-vous dans cette réserve ?
ask-draft = { $seat } rédige une offre.
    .seat = Votre offre : donnez, demandez, envoyez.
ask-weigh = { $seat } doit répondre à l’offre.
ask-hand-over = { $seat } doit choisir une carte à remettre.
    .seat = Quelle carte donnez-vous ?
ask-aim = { $seat } doit choisir une cible.
    .seat = Qui visez-vous ?
ask-gather = { $seat } doit choisir des cibles.
    .seat = Qui visez-vous ?
ask-road-block = { $seat } doit choisir des chefs à renvoyer.
    .seat = Quels chefs renvoyez-vous ?
ask-name = { $seat } doit nommer un ingrédient.
    .seat = Nommez un ingrédient.
ask-raid = { $seat } doit choisir un ingrédient à voler.
    .seat = Que volez-vous ?
ask-contaminated = { $seat } doit défausser un ingrédient.
    .seat = Défaussez un ingrédient.
ask-recall = { $seat } doit choisir ce qui est défaussé.
    .seat = Que faites-vous défausser ?
ask-market-choice = { $seat } doit choisir un marché.
    .seat = Quel marché ?
ask-search = { $seat } doit prendre une carte du rayon.
    .seat = Prenez une carte du rayon.
ask-order = { $seat } doit choisir une place de comptoir.
    .seat = Quel comptoir ?
ask-recycle = { $seat } doit dire combien d’ordures partent.
    .seat = Combien d’ordures partent ?
ask-farm = { $seat } doit prendre une des cartes dévoilées.
    .seat = Prenez une des cartes montrées.
ask-replace = { $seat } doit dire quel chef part.
    .seat = Quel chef part ?
ask-hire = { $seat } doit choisir le nouveau chef.
    .seat = Engagez un chef.
ask-spree = { $seat } fait sa virée shopping.
    .seat = Servez-vous encore.
ask-ransom = { $seat } doit payer, ou ne pas cuisiner aujourd’hui.
    .seat = Payez, ou ne cuisinez pas aujourd’hui.
ask-cook = { $seat } doit dire ce qui est cuisiné.
    .seat = Un plat ce soir ?
ask-gardena = { $seat } peut faire jeter la viande d’un rival.
    .seat = À qui faites-vous jeter une viande ?
ask-free-meat = { $seat } doit défausser une viande.
    .seat = Défaussez une viande.
ask-keepsake = { $seat } reprend un ingrédient utilisé.
    .seat = Quel ingrédient reprenez-vous ?
ask-rewards = { $seat } choisit quelle récompense prendre d’abord.
    .seat = Quelle récompense d’abord ?
ask-read = { $seat } doit garder une des recettes.
    .seat = Gardez une recette.
ask-sort = { $seat } doit choisir : ordures ou argent.
    .seat = Une ordure, ou de l’argent ?
ask-pick-cards = { $seat } doit choisir une carte à garder.
    .seat = Gardez une carte.
ask-free-shelf = { $seat } doit choisir un rayon.
    .seat = Une carte offerte : du rayon de quel marché ?
ask-smile = { $seat } doit dire s’il y a eu un sourire.
    .seat = Avez-vous souri ?
ask-over = La partie est terminée.

## Coups

move-pass = Passer
move-back = Pas encore terminé
move-no = Non
move-finish = Terminé
move-clam = Jouer Clam-Voyance
move-let = Laisser faire
move-pay = Payer
move-dump = Jeter une ordure
move-sell-chocolate = Vendre un chocolat
move-buy-card = Acheter une carte action
move-bundle = Acheter deux viandes ensemble
move-send = Envoyer l’offre
move-cancel = Renoncer à l’offre
move-smile = J’ai souri
move-trash = Jeter des ordures
move-money = Prendre l’argent
move-extra = Avec le supplément
move-plain = Sans le supplément
move-give = Donner quelque chose …
move-ask = Demander quelque chose …
move-restaurant = Ouvrir { $restaurant }
move-keep = Garder { $chef }
move-ban = Bannir { $chef }
move-active = Chef actif : { $chef }
move-hit = Viser { $chef }
move-spare = Épargner { $chef }
move-chef = { $chef }
move-replace = { $chef } part
move-go = En route : { $place }
move-stand = Se placer au comptoir : { $space }
move-stand-shelf = Se placer au rayon : { $place }
move-buy = Acheter au comptoir : { $space }
move-shelf = Acheter au rayon : { $place }
move-foodshido = Gohan achète au rayon : { $place }
move-order = Prendre au comptoir : { $space }
move-market = { $place }
move-rats = Payer pour chasser les rats : { $place }
move-upgrade = Acheter { $upgrade } pour { $seat }
move-bid = Miser { $amount } $
move-bid-all = Tout miser
move-bid-garbage = Tout miser et { $amount } { $amount ->
    [one] ordure
   *[other] ordures
}
move-bid-drop = Abandonner
move-second-bid = Second chef : miser { $amount } $
move-second-bid-all = Second chef : tout miser
move-second-bid-garbage = Second chef : tout miser et { $amount } { $amount ->
    [one] ordure
   *[other] ordures
}
move-second-bid-drop = Second chef : abandonner
move-target = Viser { $seat }
move-comrade = Stroganov prend à { $seat }
move-play = Jouer { $card }
move-hand = { $card }
move-name = { $kind }
move-take = Prendre { $kind }
move-discard = Défausser { $kind }
move-use = Utiliser { $kind }
move-use-two = Utiliser deux fois { $kind }
move-cook-none = Ne rien cuisiner
move-cook-1 = Cuisiner la première recette
move-cook-2 = Cuisiner la seconde recette
move-cook-both = Cuisiner les deux recettes
move-draw = Piocher une recette pour la place { $slot }
move-bonus = Utiliser le bonus du niveau { $level }
move-recipe = Garder { $recipe }
move-review = Sur la recette { $slot }
move-recycle = { $n } { $n ->
    [one] ordure
   *[other] ordures
}
move-toss = Remettre la recette { $slot }
move-offer = Faire une offre à { $seat }
move-accept = Accepter l’offre ({ $seat })
move-decline = Refuser l’offre ({ $seat })
move-counter = Contre-proposer à { $seat }
move-withdraw = Retirer l’offre à { $seat }
move-give-money = Donner { $amount } $
move-ask-money = Demander { $amount } $
move-give-kind = Donner { $kind }
move-ask-kind = Demander { $kind }
move-give-garbage = Donner une ordure
move-ask-garbage = Demander une ordure
move-give-upgrade = Donner { $upgrade }
move-ask-upgrade = Demander { $upgrade }
move-give-island = Acheter { $upgrade } pour le partenaire
move-ask-island = Demander qu’on achète { $upgrade }
move-give-shown = Donner { $card }, montrée
move-give-covered = Donner { $card }, face cachée
move-ask-card = Demander une carte action
move-swap = Échanger les recettes { $slots }
move-strike = Rayer l’élément { $n }

## Lieux sur la table

zone-action-deck = Pioche d’actions
zone-action-discard = Cartes action jouées
zone-basic-deck = Recettes basiques
zone-gourmet-deck = Recettes gastronomiques
zone-unused-chefs = Chefs inutilisés
zone-gone = Hors jeu
zone-rats = Rats
zone-hand = Cartes action
zone-look = Au choix
zone-pantry = Ingrédients
zone-recipes = Recettes
zone-reviews = Critiques
zone-mastered = Maîtrisées
zone-chefs = Chefs
zone-restaurant = Restaurant
zone-shelf-carbtastic = Rayon : Carbtastic
zone-shelf-fruit-stand = Rayon : Stand de « Fruits »
zone-shelf-veggie-land = Rayon : Terre Végétale
zone-shelf-chop-shop = Rayon : Chop Shop
zone-shelf-dairy-king = Rayon : Roi de la Laiterie
zone-shelf-mystery-mart = Rayon : Marché Mystère
zone-counter-carbtastic = Comptoir : Carbtastic
zone-counter-fruit-stand = Comptoir : Stand de « Fruits »
zone-counter-veggie-land = Comptoir : Terre Végétale
zone-counter-chop-shop = Comptoir : Chop Shop
zone-counter-dairy-king = Comptoir : Roi de la Laiterie
zone-counter-mystery-mart = Comptoir : Marché Mystère
zone-tray-carbtastic = Défausse : Carbtastic
zone-tray-fruit-stand = Défausse : Stand de « Fruits »
zone-tray-veggie-land = Défausse : Terre Végétale
zone-tray-chop-shop = Défausse : Chop Shop
zone-tray-dairy-king = Défausse : Roi de la Laiterie
zone-tray-mystery-mart = Défausse : Marché Mystère

## Pourquoi un coup est bon

why-needs = Il faut pour { $recipe } : { $kind }.
why-completes = Voici tout ce qui manque à { $recipe } : { $kind }.
why-useful = { $kind } : d’après notre estimation, cela vaut pour vous plus que son prix.
why-market = { $place } : d’après notre estimation, y aller vaut maintenant environ { $n } $ pour vous.
why-shelf = Aucun comptoir où vous pourriez vous placer n’a ce qui manque à vos recettes.
why-hope = { $place } : le rayon contient peut-être ce qui vous manque.
why-litter = { $n ->
    [one] Votre ordure coûte un point à chaque plat.
   *[other] Vos { $n } ordures coûtent jusqu’à autant de points à chaque plat.
}
why-upgrade = { $upgrade } : d’après notre estimation, l’amélioration vaut son prix pour vous.
why-rich = D’après notre estimation, une carte de plus vaut son prix : vous avez { $n } $ en main.
why-bundle = D’après notre estimation, deux de ces viandes valent pour vous plus que ce que cela coûte.
why-cash = D’après notre estimation, { $n } $ vous servent mieux ici.
why-dear = D’après notre estimation, tout ce que vous pourriez céder ici vaut pour vous { $n } $ ou plus.
why-card = { $card } : d’après notre estimation, cela vaut maintenant environ { $n } $ pour vous.
why-swaps = { $card } : le meilleur plat que vous pouvez cuisiner rapporte { $n } de popularité de plus.
why-strong-card = D’après notre estimation, { $card } est la plus utile de ces cartes.
why-keep = D’après notre estimation, aucune carte ne vaut la peine d’être jouée maintenant.
why-lets = D’après notre estimation, cela vous coûte moins que la carte ne vaut.
why-weak-card = D’après notre estimation, { $card } est la carte qui vous manquera le moins.
why-comrade = D’après notre estimation, { $target } a en stock quelque chose qui vaut pour vous plus que son prix.
why-bid = { $kind } : d’après notre estimation, cela vaut jusqu’à { $n } $ pour vous.
why-too-dear = { $kind } : d’après notre estimation, une mise plus haute n’en vaut pas la peine.
why-cannot-bid = { $kind } : vous ne pouvez pas miser plus haut.
you-both-gain = d’après notre estimation, vous y gagnez environ { $n } $, et { $target } y gagne aussi.
why-deal-kinds = À proposer : { $give } contre { $take } ; { you-both-gain }
why-deal-buys = À proposer : { $money } $ contre { $take } ; { you-both-gain }
why-deal-sells = À proposer : { $give } contre { $money } $ ; { you-both-gain }
why-deal-recipes = À proposer : votre recette { $give } contre { $take } ; { you-both-gain }
why-deal-garbage = À proposer : { $money } $ pour vous prendre { $garbage ->
    [one] une ordure
   *[other] { $garbage } ordures
} ; { you-both-gain }
why-gain = D’après notre estimation, ce que propose { $target } vous rapporte environ { $n } $.
why-unfair = D’après notre estimation, ce que propose { $target } lui profite plus qu’à vous.
why-little-gain = D’après notre estimation, ce que propose { $target } vous rapporte trop peu.
why-leader = Parmi les choix possibles, { $target } a le plus de popularité.
why-hurts = D’après notre estimation, parmi les choix possibles, { $target } a le plus à perdre.
why-hit = Épargner ce chef ne vous rapporterait rien.
why-all = Plus on touche de monde, mieux c’est.
why-crowd = { $place } : aucun autre marché ne vend davantage de ce qui manque aux autres.
why-missed = { $kind } : d’après notre estimation, c’est ce qui leur manquerait le plus.
why-saves = D’après notre estimation, cela vous coûterait plus que la carte ne vaut.
why-least = { $kind } : d’après notre estimation, c’est ce dont vous vous passez le mieux.
why-cook = { $recipe } rapporte au moins { $n } de popularité.
why-cook-both = { $recipe } et { $second } rapportent ensemble au moins { $n } de popularité.
why-wait = D’après notre estimation, avec { $n ->
    [one] une ordure
   *[other] { $n } ordures
} en cuisine, mieux vaut cuisiner ce plat demain.
why-stars = Une popularité de plus pour le plat.
why-extra = Le supplément ajoute une popularité.
why-ransom = D’après notre estimation, les { $n } de popularité de votre plat valent plus que la rançon.
why-fits = D’après notre estimation, c’est { $recipe } qui vous convient le mieux : { $n ->
    [0] il ne manque alors rien
    [one] il ne manque alors qu’un ingrédient
   *[other] il manque alors { $n } ingrédients
} à vos recettes.
why-strong = C’est ce que disent les victoires de nombreuses parties.
why-recipes-first = D’abord voir les nouvelles recettes.
why-bonus-first = L’amélioration gratuite peut aider pour les nouvelles recettes.
why-serious = Garder son sérieux ne coûte rien.
why-gives-up = D’après notre estimation, il ne sortira rien de bon de cette offre : ajoutez n’importe quoi, puis renoncez-y.
why-nothing-better = D’après notre estimation, rien d’autre ici ne vaut son prix pour vous.

## La table dans le terminal

screen-setup = Avant le premier jour
screen-step-move = Revenu et déplacement
screen-step-trade = Achat et échange
screen-step-cook = Cuisine et comptoir
screen-price = { $n } $
screen-there = là : { $names }
screen-locked = verrouillé
screen-recipe = { $recipe } ({ $sort }, cuisine { $cuisine }, rapporte { $gain }, ordures { $garbage }{ $stars ->
    [0] {""}
   *[other] , Critique 5 étoiles
})
screen-basic = basique
screen-gourmet = gastronomique
screen-cuisine = { $restaurant } (cuisine { $cuisine })
screen-closed = fermé aujourd’hui
screen-discount = paie moitié prix aujourd’hui
screen-doubled = paie double aujourd’hui
screen-blocked = bloqué par un barrage
screen-barred = écarté des comptoirs
screen-taxed = paie un supplément
screen-nothing = rien
screen-card = { $recipe } (cuisine { $cuisine }, { $points } points, ordures { $garbage })
screen-level = Niveau { $n } : { $text }
screen-draft = Table d’échange : votre offre à { $seat }
won-bonus = Bonus de niveau
won-lost = Popularité perdue
won-less = { $n } sur la carte, moins les ordures
won-more = { $n } sur la carte, plus cuisine ou suppléments
desk-title = Échanger avec { $seat }
desk-send = Envoyer à { $seat }
desk-give = Vous donnez
desk-ask = Vous demandez
desk-garbage = Une ordure
desk-card = Une carte action, au choix de l’autre
desk-covered = { $card } (cachée)
desk-swap = { $recipe } contre { $other }
screen-storage = en stock : { $names }
screen-side-money = { $n } $
screen-side-garbage = { $n } { $n ->
    [one] ordure
   *[other] ordures
}
screen-side-cards = { $n ->
    [one] une carte action
   *[other] { $n } cartes action
}
screen-side-island = { $upgrade } (îlot Central)
screen-side-recipe = la recette { $recipe }
screen-cooking = { $n ->
    [0] En cuisine
   *[other] En cuisine : vos ordures retirent { $n } à chaque plat
}
screen-instead = { $card } pour { $kind }
screen-missing = { $kind }…
screen-extra = avec le supplément : une popularité de plus
## Coups et questions dans le terminal, avec ce dont il s’agit en ce moment

label-stand = Se placer devant { $kind }
label-stand-there = Se placer devant { $kind } ({ $space })
label-buy = Acheter { $kind } pour { $n } $
label-order = Prendre { $kind } ({ $space })
label-shelf = Acheter au rayon, sans voir, pour { $n } $ ({ $place })
label-shelf-free = Prendre la première carte du rayon, sans voir ({ $place })
label-foodshido = Gohan : rayon pour { $n } $ ({ $place })
label-upgrade = Acheter { $upgrade } pour { $n } $
label-upgrade-for = Offrir { $upgrade } à { $seat }, pour { $n } $
label-comrade = Stroganov : stock pour { $n } $ ({ $seat })
label-rats = Payer { $n } $ pour chasser les rats ({ $place })
label-declare-again = Changer votre déclaration
label-done-today = Fini pour aujourd’hui
label-done = Terminé
label-wait = Attendre
label-accept = Accepter
label-deal = Accepter l’offre ({ $seat }) : vous donnez { $gives }, vous recevez { $gets }
label-decline = Refuser
label-counter = Contre-proposer
label-withdraw = Retirer
label-buy-card = Acheter une carte action pour { $n } $
label-dump = Jeter une ordure pour { $n } $
label-sell = Vendre un chocolat pour { $n } $
label-bundle = Acheter deux viandes pour { $n } $
label-ransom = Payer { $n } $ et cuisiner
label-no-cooking = Ne pas cuisiner aujourd’hui
label-pay = Payer { $n } $
label-no-card = Pas de carte
label-trash = Jeter { $n } { $n ->
    [one] ordure
   *[other] ordures
}
label-money = Prendre { $n } $
label-bid = Miser { $money } ${ $garbage ->
    [0] {""}
    [one] {" "}et { $garbage } ordure
   *[other] {" "}et { $garbage } ordures
} ({ $kind })
label-drop = Abandonner la guerre d’enchères ({ $kind })
label-dish = { $recipe }, +{ $n }
label-cook = Cuisiner { $dishes }
label-extra = Avec { $kind } : une popularité de plus
label-plain = Sans { $kind }
label-draw = Piocher une recette { $sort }
label-bonus = Utiliser le bonus du niveau { $n } : { $text }
label-review = Sur { $recipe }
label-toss = Remettre { $recipe } et en piocher une autre
label-swap = Échanger { $recipe } contre { $other }
label-strike = Rayer : { $entry }

prompt-npc = Quel chef est votre CNP ?
prompt-chefs = Quel chef gardez-vous ? ({ $n } sur { $all })
prompt-wheel = Où va { $chef } aujourd’hui ?
prompt-active = Quel chef est actif aujourd’hui ?
prompt-wheel-npc = Où va votre CNP { $chef } ?
prompt-placement = { $place } : que vise d’abord { $chef } ?
prompt-window-1 = Le matin : une carte action avant le départ des chefs ?
prompt-window-2 = Avant l’ouverture du marché : une carte action ?
prompt-window-8 = Le marché est fermé : une carte action avant de cuisiner ?
prompt-beat-again = Le marché refait un tour : achetez, échangez, ou passez.
prompt-war-none = Guerre d’enchères ({ $kind }) : personne n’a misé.
prompt-war-lead = Guerre d’enchères ({ $kind }) : votre mise est la plus haute.
prompt-war-behind = Guerre d’enchères ({ $kind }) : la plus haute mise est de { $money } ${ $garbage ->
    [0] {""}
    [one] {" "}et { $garbage } ordure
   *[other] {" "}et { $garbage } ordures
}.
prompt-weigh = { $seat } vous fait une offre.
prompt-spare = { $chef } : viser ou épargner ?
prompt-flee = { $what } : { $chef } doit partir. Où ?
prompt-answer = { $seat } utilise { $what } contre vous.
prompt-reply = { $what } : on pare avec Clam-Voyance. Et vous ?
prompt-cook-card = Une carte avant de cuisiner ?
prompt-review = Quelle recette reçoit la Critique 5 étoiles ?
prompt-cook = { $n ->
    [0] Que cuisinez-vous ?
   *[other] Que cuisinez-vous ? Vos ordures retirent { $n } à chaque plat.
}
prompt-use = { $recipe } : qu’utilisez-vous pour { $kind } ?
prompt-extra = Un supplément pour une popularité de plus ?

news-took = { $seat } prend { $names }.
    .seat = Vous prenez { $names }.
news-passed = Passent : { $names }.
news-sees = Vous voyez { $names }.
news-you = vous
news-income = Revenu : { $names }.
news-amount = { $seat } { $n } $
news-went = Les chefs en ville : { $names }.
news-stands = Les chefs en place : { $names }.
news-shelf = rayon, { $place }
news-restocked = Nouveau aux comptoirs : { $names }.
news-upgrade = { $seat } achète { $upgrade } pour { $n } $.
    .seat = Vous achetez { $upgrade } pour { $n } $.
news-offered = { $seat } propose à { $target } : { $gives } contre { $asks }.
    .seat = Vous proposez à { $target } : { $gives } contre { $asks }.
    .target = { $seat } vous propose : { $gives } contre { $asks }.

## La table dans le navigateur

table-day = Jour { $n }
table-markets = Les marchés
table-column-market = Marché
table-column-shelf = Rayon
table-column-counters = Comptoirs
table-column-tonight = Part ce soir
table-shelf = { $n ->
    [one] { $n } carte face cachée dans le rayon
   *[other] { $n } cartes faces cachées dans le rayon
}
table-deck = { $n ->
    [one] { $n } carte action
   *[other] { $n } cartes action
}
table-nothing = vide
table-wanted = manque à vos recettes
table-star = ★ manque à vos recettes
table-first = d’abord
table-rats = rats
table-bid = { $money ->
    [0] pas de mise
   *[other] { $money } $
}{ $garbage ->
    [0] {""}
    [one] {" "}et { $garbage } ordure
   *[other] {" "}et { $garbage } ordures
}
table-popularity = Popularité
table-goal = { $n } de popularité gagnent la partie
table-level = niveau { $n }
table-level-at = niveau { $n } ({ $at } de popularité)
table-at-home = { $recipe } rapporterait ici 1 popularité de plus
table-level-short = niv. { $n }
table-level-word = Niveau
table-of = { $n } sur { $goal }
table-upgrades = Améliorations
table-money = Argent
table-garbage = Ordures
table-garbage-price = { $n } $
table-chocolate = Vendre du chocolat
table-chocolate-price = +{ $n } $
table-cards = Cartes action
table-today = Aujourd’hui
table-now = En ce moment : { $what }
table-war = Enchère : { $kind } ({ $space })
table-offer = { $me ->
    [0] Votre offre à { $target }
    [1] { $seat } vous propose
   *[other] { $seat } propose à { $target }
}
table-gives = { $me ->
    [0] Vous donnez : { $goods }
    [1] Vous recevez : { $goods }
   *[other] Donne : { $goods }
}
table-asks = { $me ->
    [0] Vous demandez : { $goods }
    [1] Vous donnez : { $goods }
   *[other] Demande : { $goods }
}

# Ce qu’une place a fait d’une chose, pour `tablee balance`.
did-restaurant = restaurant
did-chef = chef
did-banned = interdit
did-active = chef en activité
did-aimed-chef = chef visé
did-spared = épargné
did-power = pouvoir utilisé
did-blocked = bloqué
did-barred = exclu
did-taxed = taxé
did-went = allé à
did-stands-shelf = placé au rayon
did-stands = debout à
did-played = joué
did-discarded-card = carte défaussée
did-sees = vu
did-drew = pioché
did-reviewed = critiqué
did-cooked = cuisiné
did-new-recipe = nouvelle recette
did-named = nommé
did-discarded = défaussé
did-took = pris
did-stole = volé
did-shared = partagé
did-stole-card = carte volée
did-showed-card = carte montrée
did-gave-card = carte donnée
did-surrendered = cédé
did-infested = infesté
did-rats-gone = débarrassé des rats
did-searched = fouillé
did-took-counter = pris au comptoir
did-hired = embauché
did-bid = enchère
did-dropped = abandonné
did-claim = réclamé
did-won = gagné
did-bought = acheté
did-bought-shelf = acheté au rayon
did-bought-upgrade = amélioration achetée
did-tossed = jeté
did-offer-kind = proposé
did-offer-upgrade = amélioration proposée
did-offer-island = proposé sur l’Île
did-offer-swap = échange proposé
did-free-upgrade = amélioration gratuite
