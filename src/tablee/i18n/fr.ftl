# Ce que dit toute table, en français. Un jeu peut le dire à sa façon.
# $seat et $side sont des noms, $n est un nombre, $file est un nom de fichier.
# Les noms se placent en tête de phrase ou après deux-points, pour éviter élisions et articles.

## Noms

seat = Place { $n }
seat-bot = { $name } (robot)
seat-bot-twin = { $name } (robot { $n })
member = { $name }, { $side }
you = { $name } (vous)
team-a = Équipe A
team-b = Équipe B
team-c = Équipe C

## Refus

refused = Refusé, { $rule } : { $reason }

## Ce qui arrive à toute table

event-sealed = { $seat } a choisi.
    .seat = Vous avez choisi.
ask-over = La partie est terminée.
ask-clock = Tout le monde a terminé : l’horloge décide.

## La table

no-cards = vide
apart = { " ; " }
bill-total = Total
empty-zones = Vides : { $zones }
yes = oui
no = non
coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
hearts = { $n } de popularité
rubbish = { $n } d’ordures
too-dear = { $price }, trop cher
hidden-cards = { $n ->
    [one] { $n } carte cachée
   *[other] { $n } cartes cachées
}
pair = { $name } : { $value }
zone-of = { $zone } : { $seat }
seat-line = Place { $n } : { $name }
deal-line = Donne : { $seed } (pour rejouer les mêmes cartes : --seed { $seed })
more-moves = { $n ->
    [one] … et { $n } autre coup : tapez-en une partie pour le trouver.
   *[other] … et { $n } autres coups : tapez une partie d’un coup pour le trouver.
}
place-line = { $place }. { $side } : { $points }
takebacks-line = { $n ->
    [one] { $n } coup a été repris ; la partie enregistrée le signale.
   *[other] { $n } coups ont été repris ; la partie enregistrée le signale.
}

## Ce qu’on tape

help-line = Tapez le numéro d’un coup, le coup lui-même ou une partie du coup ; ? pour l’aide.
help-text =
    Coups : un numéro de la liste (3), le coup tel qu’il s’écrit ({ $example }), ou une partie du coup pour en voir moins.
    Plusieurs coups sur une ligne se séparent par des points-virgules.
    annuler              reprendre votre dernière décision
    sauter               passer jusqu’à du nouveau (seul face aux robots)
    indice               où regarder ; encore : quel coup ; encore : pourquoi
    pourquoi COUP        pourquoi un coup est interdit (ou : ? COUP)
    infos NOM            ce que dit la carte de ce nom, si le jeu a de tels textes
    journal              ce qui s’est passé, tel que vous pouvez vous en souvenir
    règles               les chapitres ; règles R3 : un chapitre ou une règle
    enregistrer FICHIER  garder la partie dans un fichier
    quitter              s’en aller ; la partie peut être gardée
    Entrée               revoir la table
words-undo = annuler
words-skip = sauter
words-info = infos
words-hint = indice
words-why = pourquoi
words-log = journal
words-rules = règles regles règle regle
words-save = enregistrer sauver
words-help = aide
words-quit = quitter

## Réponses

skip-line = sauter : passer jusqu’à ce qu’il y ait du nouveau
skip-not-now = Il n’y a rien à passer ici.
to-you = À vous ! { $question }
no-choice = Sans autre choix : { $moves }.
info-usage = Nommez une carte, par exemple : infos NOM
info-none = Rien ici ne porte ce nom avec un texte à lui.
why-usage = Nommez un coup, par exemple : pourquoi { $example }
why-allowed = { $move } est permis : vous pouvez le jouer maintenant.
hint-look = Indice : { $where }
hint-compare = Indice : comparez ces coups : { $moves }
hint-idea = « { $move } »
hint-only-one = Indice : il n’y a qu’un coup possible.
hint-move = Indice : { $label } ({ $move })
hint-why = Parce que : { $reason }
points-ahead = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
}
victories-more = { $wins } { $wins ->
    [one] victoire
   *[other] victoires
} de plus sur cent parties
victories-fewer = { $wins } { $wins ->
    [one] victoire
   *[other] victoires
} de moins sur cent parties
hint-points-error = { $judged ->
    [yes] { "" }
   *[no] , à { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } près
}
hint-wins-error = { $judged ->
    [yes] { "" }
   *[no] , à { $wins_error } près
}
hint-judged = { $judged ->
    [yes] , sans aller jusqu’au bout ; d’après notre estimation,
   *[no] { " " }:
}
hint-tried = Essayé { $worlds } fois à partir d’ici{ hint-judged } { $kind ->
    [both] environ { points-ahead } de mieux que « { $move } »{ hint-points-error }, et { victories-more }{ hint-wins-error }
    [though] environ { points-ahead } de mieux que « { $move } »{ hint-points-error }, mais { victories-fewer }{ hint-wins-error }
    [wins] { victories-more } qu’avec « { $move } »{ hint-wins-error }
    [even] pas nettement mieux que « { $move } » ; la raison ci-dessus l’emporte
   *[points] environ { points-ahead } de mieux que « { $move } »{ hint-points-error }
}.
why-estimate = D’après notre estimation, tout bien pesé, aucun autre coup ne fait mieux ici.
hint-no-reason = Le robot { $bot } jouerait ainsi, mais ne donne pas de raisons.
take-back-offer = Reprendre quand même ? La partie enregistrée le signalera. (o/n)
undone = Annulé.
taken-back = Coup repris ; la partie enregistrée le signale.
forfeited = { $name } n’a pas décidé, et le coup a été tiré au sort : { $why }.
saved = Partie enregistrée : { $file }
quit-offer = Garder la partie dans { $file } ? Entrée : oui ; n : non ; ou tapez un autre nom de fichier.
interrupted = La partie est gardée dans { $file }. Pour la reprendre : tablee play --load "{ $file }"

## Passer l’écran

hand-over = Entrée, puis passez l’écran à : { $seat }.
curtain = { $seat }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne voit l’écran.

## Menus

menu-title = Quel jeu ?
menu-ask = Numéro ou nom :
after-menu = [s] enregistrer la partie, [d] rejouer la même donne, [n] nouvelle partie, Entrée pour finir :
after-save = s enregistrer sauver
after-again = d donne
after-new = n nouvelle
after-quit = q quitter

## tablee games

games-players = { $high ->
    [1] Joueur : { $span }
   *[other] Joueurs : { $span }
}
games-minutes = { $high ->
    [one] Minute : { $span }
   *[other] Minutes : { $span }
}
games-modes = Modes (places) : { $modes }
games-bots = Robots : { $bots }
games-cooks = Cuisiniers : { $cooks }

## tablee rules

rules-rulings = Décisions, là où le livret se tait ou n’est pas clair
rules-sources = [livret] le livret le dit ; [maison] nous l’avons décidé ; [calcul] cela se calcule ; [public] publié ailleurs.
rules-belongs = Au sujet de : { $rules }
rules-refusal = Quand un coup est refusé : « { $text } »
notation-moves = Les coups, tels qu’on les tape et tels que les parties et les scénarios les notent
notation-names = Ce que désignent les mots en capitales, et les autres noms
notation-events = Les événements, tels que les scénarios les notent ; chaque argument peut être omis
notation-phases = Les phases
notation-alarms = Les minuteurs : l’horloge, place 0, joue expire suivi de l’un de ces noms
notation-zones = Les zones, à une table de { $seats } ; # est un nombre
notation-facts = Les faits ; ceux qui ont un type sont nommés, et les places comptent à partir de 1
notation-options = Les options
notation-count = { $n ->
    [one] un coup
   *[other] { $n } coups
}
notation-position = Les clés d’une position, dans les scénarios ; toutes peuvent être omises
notation-left-out = (Sinon : { $what }.)
source-book = livret
source-house = maison
source-arith = calcul
source-public = public
source-page = page { $page }

## tablee replay

replay-step = Étape { $n } sur { $total }, vue par : { $eyes }
replay-title = { $total ->
    [one] { $total } décision, vue par : { $eyes }
   *[other] { $total } décisions, vues par : { $eyes }
}
replay-ask = Entrée : suite ; r : retour ; un nombre : y aller ; fin ; q : quitter
replay-forward = n suite
replay-back = r retour b p
replay-end = fin end
replay-quit = q quitter
eyes-spectator = le public
eyes-all = toutes les places à la fois

## tablee scenario, tablee check

scenario-passed = réussi
scenario-failed = ÉCHEC
scenario-failure = { $place } : attendu { $expected } ; trouvé { $found }
scenario-sum = { $passed } réussis, { $failed } en échec, { $unreadable } illisibles
check-tests = tests : { $places }
check-scenarios = scénarios : { $places }
check-refusals = refus : { $places }
check-tested = { $n } règles sur { $total } sont citées par des tests ou des scénarios.
check-untested = Citées par aucun : { $rules }
check-bot-table = { $mode }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
check-bot-honest = { check-bot-table } : sur { $n } décisions, toujours le même coup, quoi qu’il y ait là où sa place ne voit pas.
check-bot-peeks = { check-bot-table } : à la décision { $decision } de la partie { $game }, il joue { $given }, mais { $other } quand seul change ce que sa place ne voit pas. Il regarde en cachette.
check-bot-unsteady = { check-bot-table } : à la décision { $decision } de la partie { $game }, la même question posée deux fois donne { $given }, puis { $other }. Il tire au sort ailleurs que dans son propre hasard, ou se souvient d’une autre partie.
check-bot-fails = { check-bot-table } : à la décision { $decision } de la partie { $game }, il échoue : { $why }
check-bot-program = Un programme n’apprend que ce que sa place peut savoir : il n’a rien à regarder en cachette.

## tablee sim

review-nothing = Aucune décision ne ressort : rien de nettement meilleur n’a été trouvé.
review-cut = Le temps a manqué : sur { $doubtful ->
    [one] la seule décision
   *[other] { $doubtful } décisions
} à examiner, { $judged ->
    [0] aucune n’a été jugée
    [one] une seule a été jugée
   *[other] { $judged } ont été jugées
} jusqu’au bout. Il peut manquer des coups chers.
review-points-error = { $judged ->
    [yes] { "" }
   *[no] { " " }(±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
}
review-wins-error = { $judged ->
    [yes] { "" }
   *[no] { " " }(±{ $wins_error })
}
review-judged = { $judged ->
    [yes] { " " }(d’après notre estimation)
   *[no] { "" }
}
review-costly = Décision { $entry } : { $move }. Mieux : { $better }, { $kind ->
    [both] d’environ { points-ahead }{ review-points-error } et de { victories-more }{ review-wins-error }
    [wins] de { victories-more }{ review-wins-error }
    [even] tout compte fait
   *[points] d’environ { points-ahead }{ review-points-error }
}{ review-judged }.
review-loss = { $kind ->
    [wins] −{ $wins } { $wins ->
        [one] victoire
       *[other] victoires
    } sur 100
    [even] tout compte fait
   *[points] −{ points-ahead }
}{ review-judged }
review-again = Rejouer à partir de là : tablee play --load "{ $file }" --before { $entry }
balance-title = { $name } : { $bot } contre lui-même, { $games } parties
balance-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-house = données de la maison
balance-seat = Place
balance-seats-title = Places
balance-things-title = Les places qui ont eu chaque chose, et les autres
balance-wins = Victoires, % (95 %)
balance-points = Points (95 %)
balance-thing = Chose
balance-seats = Places
balance-with = Victoires avec, %
balance-without = sans, %
balance-gap = Écart (95 %)
balance-points-gap = Points (95 %)
balance-change = Changement (95 %)
balance-more = { $things ->
    [one] Encore une chose, à l’écart moins sûr : voir --html et --json.
   *[other] Encore { $things } choses, à l’écart moins sûr : voir --html et --json.
}
balance-did = { $did } : { $thing }
balance-rare = Eu par moins de cinq places, si la boîte le contenait seulement, et dont on ne peut donc rien dire : { $things }.
balance-forfeits = { $n ->
    [one] { $n } décision a été prise par random à la place du robot
   *[other] { $n } décisions ont été prises par random à la place du robot
} ({ $data }) : une panne, ou trop de temps.
balance-note = Un écart dit ce qui va ensemble, pas pourquoi : qui joue bien obtient aussi de bonnes choses. Sur { $things } choses, une sur vingt environ paraît différente par le seul hasard.
sim-progress = Parties
sim-title = { $name }, { $mode } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
sim-speed = { $decisions } décisions en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s : { $rate } par seconde
sim-length = Une partie compte en moyenne { NUMBER($decisions, maximumFractionDigits: 1) } décisions en { NUMBER($turns, maximumFractionDigits: 1) } tours.
sim-length-decisions = Une partie compte en moyenne { NUMBER($decisions, maximumFractionDigits: 1) } décisions.
sim-partial = ARRÊTÉ AVANT LA FIN : seulement { $games } parties jouées sur { $asked } ; ces chiffres sont les leurs.
sim-nothing = Arrêté avant la fin de la première partie : rien à montrer.
sim-no-winner = Ce mode donne un score, mais personne ne gagne.
sim-forfeits = Place { $seat }, { $bot } : { $n ->
    [one] { $n } décision a été prise à sa place par random.
   *[other] { $n } décisions ont été prises à sa place par random.
}
sim-seat = Place
sim-bot = Robot
sim-score = Moyenne (95 %)
sim-sd = Écart-type
sim-range = Étendue
sim-wins = Victoires (95 %)
sim-number = { NUMBER($x, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-measured = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
