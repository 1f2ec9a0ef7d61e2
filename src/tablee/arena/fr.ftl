# Ce que dit l’arène : la marche d’un tournoi et son rapport.

arena-resumed = { $games } parties sur { $total } sont déjà là : la suite.
arena-timed = { $bots } réfléchit un certain nombre de secondes : ses coups dépendent de la machine et du nombre de --jobs, et le même manifeste donne d’autres parties. Avec un nombre de simulations (comme search@500), les parties sont partout les mêmes.
arena-stopped = Arrêt après { $games } parties sur { $total }. La même commande reprend où elle en était ; --report montre ce qui est joué.
arena-broken = { $games ->
    [one] Une partie s’est interrompue et ne compte pas.
   *[other] { $games } parties se sont interrompues et ne comptent pas.
}
arena-reported = Rapport : { $file }
arena-done = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
}. Rapport : { $file }
report-title = Arène
report-note = Les parts sont celles des victoires ; partagée entre k camps, une victoire compte 1/k pour chacun. Intervalles : 95 %. Les parts ont celui de Wilson, pour autant de parties qu’un rééchantillonnage des donnes leur en reconnaît ; à moins de trente donnes, ou si toutes vont dans le même sens, chaque donne compte pour une partie. Les rangs moyens ont celui du rééchantillonnage, les points et les rangs de peu de donnes celui de Student ; à moins de six donnes, il n’y en a aucun.
report-table = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
report-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
report-begun = { $games ->
    [one] { $games } partie d’une donne où tout le monde n’a pas encore occupé chaque place : gardée, pas comptée.
   *[other] { $games } parties de donnes où tout le monde n’a pas encore occupé chaque place : gardées, pas comptées.
}
report-ratings = Classement (OpenSkill)
report-ratings-note = Le trait couvre deux sigmas de part et d’autre : la confiance du modèle en lui-même. Ce n’est pas un intervalle à 95 % ; les parts ci-dessous ont le leur.
report-rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-heads = Face à face : un (ligne) parmi d’autres (colonne)
report-fair = Aussi bon que les autres, on gagnerait { NUMBER($share, maximumFractionDigits: 1) } %. ▲ plus, ▼ moins.
report-fair-place = Le rang moyen serait { NUMBER($place, maximumFractionDigits: 1) }.
report-place = rang moyen { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } à { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
report-place-few = rang moyen { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-pool = { $one } parmi des { $others }, { $games } parties à toutes ces tables ensemble :
report-behind = Part des autres laissés derrière : { $share } ; à force égale, ce serait la moitié.
report-fingerprint = Empreinte de ce qui a décidé des coups : { $prints }
report-lost = { $games ->
    [one] dont { $games } gagnée par un adversaire que jouent les règles
   *[other] dont { $games } gagnées par un adversaire que jouent les règles
}
report-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
report-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-few = trop peu de donnes
report-seats = Places : combien de fois chacune gagne
report-seat = Place { $seat }
report-points = Points
report-mean = moyenne
report-lowest = minimum
report-median = médiane
report-highest = maximum
report-score = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-near = ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-won = gagnées (95 %)
report-scores = Points : { $bot }
report-lengths = Décisions par partie
report-forfeits = { $bot } a laissé { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} à random : une panne, ou trop de temps.
