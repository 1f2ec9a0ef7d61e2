# Les mots du client. Les phrases sur un jeu viennent du serveur.
title = Tablée
home = Accueil
loading = On met la table…
offline = Connexion perdue. Nouvelle tentative…
gone = Cette table ne peut pas être ouverte : { $why }
play-solo = Jouer en solitaire
watch = Regarder
replay-file = Ouvrir une partie enregistrée
forget = Oublier
language = Langue
theme = Thème
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
motion = Sans animation
your-name = Votre nom
rule = règle { $rule }
who-sits = Qui s’assoit où
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
hint-no-reason = Le robot { $bot } ne donne pas de raison.
why-legal = Rien ne l’interdit : allez-y.
log = Ce qui s’est passé
log-empty = Rien encore.
type-move = Saisir un coup
type-move-help = En notation, par exemple { $example }
send = Envoyer
keys = Clavier
empty = vide
face-down = { $n }, face cachée
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
link-for = Lien pour { $name }
copy = Copier
copied = Copié
qr = Code QR pour { $name }
recover = Revenir avec un code
table-id = Lien ou nom de la table
code = Code de retour
join-title = { $name } vous attend : { $game }
side-by-side = À côté de l’autre partie
costly = Mes coups les plus chers
costly-busy = Oscar rejoue la partie…
costly-none = Rien n’a vraiment coûté cher : bien joué.
costly-cut = Le temps a manqué : sur { $doubtful ->
    [one] la seule décision
   *[other] { $doubtful } décisions
} à examiner, { $judged ->
    [0] aucune n’a été jugée
    [one] une seule a été jugée
   *[other] { $judged } ont été jugées
} jusqu’au bout. Il peut manquer des coups chers.
better = mieux :
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
settings = Réglages
quick = Jouer un coup tout de suite, sans confirmer
default-name = Camille
name = Nom
private = visible pour vous uniquement
facts = Chiffres connus de tous
table = Table
watch-table = Regarder
your-turn = À vous. { $status }
chosen = a choisi
cancel = Renoncer
refused = Refusé
refused-plain = Ce n’est pas possible maintenant.
no-new-tables = Ce serveur n’a plus de place pour de nouvelles tables. Celles qui sont ouvertes continuent ; réessayez plus tard.
why-line = { $move } : { $why }
why-none = On ne peut rien en faire pour le moment. { $status }
gone-title = Pas de place à cette table
again-new = Quelqu’un à cette table aimerait rejouer. Votre place est prête.
again-same = Quelqu’un à cette table aimerait rejouer la même donne. Votre place est prête.
nothing-here = Rien à proposer ici.
nothing = rien
hint-look = Regardez ici
hint-numbers = Sur quoi cela repose
hint-look-help = Ce qui brille compte maintenant. Voyez-vous pourquoi ?
hint-move = Quel coup ?
hint-why = Pourquoi ?
hint-later = La table vient de changer. Demandez encore.
hint-busy = Oscar réfléchit encore. Redemandez dans un moment.
hint-take = Choisir ce coup
count-skip = Tout afficher
log-filter = Quelles lignes
log-all = Tout
log-since = Depuis mon dernier tour
log-entry = Décision { $n }
log-setup = Avant la première décision
log-shown = montré sur la table
log-moment = Revoir ce moment
points-secret = Les points sont comptés à la fin.
item-times = {","} { $n } fois
curtain-help = Les cartes restent cachées en attendant { $name }.
your-code = Pour revenir depuis un autre appareil, { $name } aura besoin de la table { $table } et de ce code : { $code }
key-tab = Tab : vers le lieu suivant
key-arrows = Flèches : d’un objet à l’autre dans un lieu ou dans une liste
key-enter = Entrée : toucher l’objet ; sur le dernier coup restant : le jouer
key-escape = Échap : annuler le choix
key-digits = 1 à 9 : choisir dans la liste des coups
key-slash = / : saisir un coup, ou une partie
key-u = U : annuler le dernier coup
key-h = H : indice
key-l = L : tous vos coups en mots
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

to-you = À vous
ticket = Le ticket
all = tout voir
standing-on = Vous répondez comme avant.
standing-back = Je reviens
standing-until = passe pour vous ; ce qui vous concerne vous est demandé
no-return = ne pourra pas être annulé
bill-key = En gris : le total à ce stade
yes = Oui
no = Non
esc = Échap
skip = Abréger
moves-short = Coups
yours = Ce qui est à vous
actions = Ce que vous pouvez faire
which = Lequel ?
more-moves = { $n } autres…
sound = Son
speed = Vitesse des autres
theme-grey = Niveaux de gris
notify = Me prévenir quand c’est à moi
words-unread = { $n ->
    [one] { $n } mot nouveau
   *[other] { $n } mots nouveaux
}
rules = Le livre de règles
rules-short = Règles
chapters = Les chapitres
search = Chercher une règle
counting = On compte…
you-win = Vous gagnez !
wins = { $n ->
    [one] { $name } gagne !
   *[other] { $name } : égalité !
}
solo-end = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
record = Votre meilleur score !
best = Votre record : { $n }
share-picture = Partager l’image
see-table = Voir la table
results = Revenir au résultat
key-space = Espace : passer ce qui est raconté
key-e = E : le dernier événement
play = Jouer
lay-table = Dresser une table
lay-table-help = Des amis, des personnages, ou les deux.
my-tables = Mes tables
resume = Reprendre
waiting-for = On attend { $name }
five-games = Des jeux de cuisine : un clic, et c’est à vous.
welcome = À table ! On joue à quoi ?
daily = Le bol du jour
daily-help = La même donne pour tout le monde.
taste = Goûter
learn = Apprendre en jouant
learn-help = Une vraie partie, et je vous montre tout.
finished = Terminées
more = Plus
seats-range = { $low } à { $high }
seats-one = { $low }
minutes-short = { $n } min
you = Vous
choose-game = Choisir un jeu
your-face = Votre portrait
daily-best = Votre score : { $n }
other-doors = Retrouver une partie
series = Série : { $n } jours
pause = Pause
autoplay = Dérouler
share-moment = Partager cet instant
cards = { $n ->
    [one] carte
   *[other] cartes
}
chairs-left = { $n ->
    [0] Toutes les chaises sont prises.
    [one] Il reste une chaise.
   *[other] Il reste { $n } chaises.
}
formula = La formule
fine-settings = Réglages fins
at-this-screen = à cet écran
invited = sur invitation
stand-up = Enlever { $name }
invite-friend = Inviter un ami
no-seat = Ce lien ne donne pas de place
no-seat-help = Une invitation ne vaut que pour une personne. Celle-ci a déjà servi, ou n’est pas pour cette table : demandez à qui vous l’a envoyée.
share-screen = Partager cet écran
chairs-needed = Il faut { $counts } chaises.
start-game = À table !
level-of = { $name } : niveau { $level } sur 4
weaker = { $name } : moins fort
stronger = { $name } : plus fort
only-here = Cette adresse ne vaut que sur cet appareil. Pour vos amis, lancez
next-chair = Chaise suivante
lesson-step = Étape { $n } sur { $of }
lesson-wait = Regardez ce que fait l’autre ; je reprends dès que c’est à vous.
lesson-on = Jouez comme il vous plaît ; je reviens au moment de cette étape.
lesson-over = Vous connaissez l’essentiel ; le reste est dans les règles, sous le « ? ». Finissez la partie, ou revenez à l’accueil quand vous voulez.
play-on = Continuer
show-me = Montrez-moi
skip-step = Passer l’étape
understood = Compris
less = Moins
to-you-now = À vous !
