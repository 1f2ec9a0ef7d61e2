# Les mots du client. Les phrases sur un jeu viennent du serveur.
title = Tablée
tagline = Des jeux de cuisine pour une tablée d’amis, ou pour une seule personne.
home = Accueil
loading = On met la table…
offline = Connexion perdue. Nouvelle tentative…
gone = Cette table ne peut pas être ouverte : { $why }
play-now = Jouer tout de suite
play-solo = Jouer en solitaire
invite = Inviter des amis
hot-seat = Partager cet écran
watch = Regarder
replay-file = Rejouer un fichier
continue = Reprendre où vous en étiez
forget = Oublier
players = { $low ->
    [one] { $low } joueur
   *[other] { $low } joueurs
}
players-range = { $low } à { $high } joueurs
minutes = { $low } à { $high } minutes
language = Langue
theme = Thème
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
motion = Sans animation
your-name = Votre nom
options = Options
rule = règle { $rule }
seats-count = Places
mode = Mode
who-sits = Qui s’assoit où
seat-person = Une personne
seat-bot = Robot : { $bot }
start = Commencer
seed = Donne (laissez vide pour une nouvelle)
watching = Vous regardez la partie.
moves = Vos coups
moves-left = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
no-moves = Rien à décider pour vous maintenant.
undo = Annuler
hint = Indice
hint-more = En dire plus
hint-look = Regardez ici : { $where }
hint-move = Suggestion : { $move }
hint-why = Pourquoi : { $why }
hint-no-reason = Le robot { $bot } ne donne pas de raison.
why-legal = Rien ne l’interdit : allez-y.
log = Ce qui s’est passé
log-empty = Rien encore.
type-move = Saisir un coup
type-move-help = En notation, par exemple { $example }
send = Envoyer
keys = Clavier
empty = vide
face-down = { $n ->
    [one] { $n } carte face cachée
   *[other] { $n } cartes face cachée
}
item-moves = {","} { $n ->
    [one] { $n } coup possible
   *[other] { $n } coups possibles
}
zone-count = { $label }, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
away = pas là
clock = encore { $seconds } s
over = La partie est terminée
score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
place = { $n ->
    [1] gagne la partie
   *[other] place { $n }
}
same-deal = La même donne
rematch = Rejouer
save = Enregistrer la partie
look-back = Revoir la partie
curtain = Passez l’écran à { $name }
curtain-ready = Je suis { $name }, montrez mes cartes
invite-links = Les liens pour vos amis
invite-help = Chaque lien est une place. La première personne qui l’ouvre s’y assoit ; ensuite il n’ouvre plus rien.
to-table = Rejoindre ma place
link-for = Lien pour { $name }
copy = Copier
copied = Copié
qr = Code QR pour { $name }
recover = Revenir avec un code
table-id = Table
code = Code de retour
sit-down = S’asseoir
replay = Revoir
replay-choose = Choisissez une partie enregistrée (.tablee)
replay-step = Étape { $step } sur { $last }
replay-first = Première étape
replay-back = Étape précédente
replay-forward = Étape suivante
replay-last = Dernière étape
replay-eyes = À travers les yeux de
replay-spectator = un spectateur
replay-try = Essayer autre chose à partir d’ici
replay-bad = Ce fichier ne peut pas être rejoué : { $why }
sealed = Votre choix secret : { $move }
close = Fermer
put-here = Ici
continue-game = { $game }, { $when }
settings = Réglages
quick = Jouer un coup tout de suite, sans confirmer
default-name = Camille
guest-names = Alix, Sacha, Robin, Noa, Charlie, Sam, Kim, Jo
name = Nom
about = Comment on y joue
private = visible pour vous uniquement
facts = Chiffres connus de tous
table = Table
watch-table = Regarder
your-turn = À vous. { $status }
you-mark = (vous)
thinking = doit décider
chosen = a choisi
confirm = Jouer : { $move }
cancel = Renoncer
preview = Ce que cela donne
final = Ensuite, plus d’annulation.
not-final = Ce coup peut être annulé.
refused = Refusé
refused-plain = Ce n’est pas possible maintenant.
why-line = { $move } : { $why }
why-none = Aucun coup de ce jeu ne commence ici. { $status }
gone-title = Pas de place à cette table
again-new = Quelqu’un à cette table aimerait rejouer. Votre place est prête.
again-same = Quelqu’un à cette table aimerait rejouer la même donne. Votre place est prête.
hint-depth = Indice { $depth } sur 3
hint-take = Choisir ce coup
count-next = Ligne suivante
count-skip = Tout afficher
count-of = { $n } sur { $last }
log-short = Journal
log-filter = Quelles lignes
log-all = Tout
log-since = Depuis mon dernier tour
log-entry = Décision { $n }
log-setup = Avant la première décision
log-shown = montré sur la table
log-moment = Revoir ce moment
points-secret = Les points sont comptés à la fin.
item-times = {","} { $n } fois
curtain-help = Les cartes restent cachées jusqu’à ce que { $name } soit là.
link-watch = Lien pour regarder seulement
your-code = Pour revenir depuis un autre appareil, { $name } aura besoin de la table { $table } et de ce code : { $code }
seat-n = Place { $n }
replay-against = Contre le robot
key-tab = Tab : vers le lieu suivant
key-arrows = Flèches : d’un objet à l’autre dans un lieu ou dans une liste
key-enter = Entrée : toucher l’objet ; sur le dernier coup restant : le jouer
key-escape = Échap : annuler le choix
key-digits = 1 à 9 : choisir dans la liste des coups
key-slash = / : saisir un coup, ou une partie
key-u = U : annuler le dernier coup
key-h = H : indice
key-l = L : le dernier événement
key-s = S : qui doit faire quoi maintenant
key-m = M : vers votre espace
key-p = P : points et chiffres connus
key-help = ? : cette liste
help = Aide
count-lines = Le décompte, { $n } lignes
log-earlier = Lignes précédentes
pair = { $name } : { $value }
steps = Où en est le tour
piles = Pioches et défausses
seconds = { $n } s

words = Ce que l’on dit
words-claimed = a pris place à la table.
words-moved = joue désormais depuis un autre navigateur.
words-said = dit : « { $text } »
words-hint = Dire un mot, par exemple une faveur
words-send = Dire
words-bind = Tout le monde le lit. Une promesse n’engage personne.
