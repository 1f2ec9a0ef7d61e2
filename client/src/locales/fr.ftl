# Les mots du client. Les phrases sur un jeu viennent du serveur.
title = Tablée
tagline = Des jeux de cuisine pour une tablée d'amis, ou pour une seule personne.
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
continue-game = { $game }, table { $table }
forget = Oublier
players = { $low ->
    [one] 1 joueur
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
who-sits = Qui s'assoit où
seat-n = Place { $n }
seat-person = Une personne
seat-bot = Robot : { $bot }
start = Commencer
seed = Donne (laissez vide pour une nouvelle)
your-move = À vous de jouer.
wait = Attendez les autres.
watching = Vous regardez la partie.
moves = Vos coups
moves-left = { $n ->
    [one] 1 coup
   *[other] { $n } coups
}
no-moves = Rien à décider pour vous maintenant.
confirm = Confirmer : { $move }
cancel = Annuler la sélection
undo = Annuler
hint = Indice
hint-more = En dire plus
hint-look = Regardez ici : { $where }
hint-move = Suggestion : { $move }
hint-why = Pourquoi : { $why }
hint-no-reason = Le robot { $bot } ne donne pas de raison.
why-not = Pourquoi pas ?
why-legal = Rien ne l'interdit : allez-y.
refused = Refusé, { $rule } : { $reason }
log = Ce qui s'est passé
log-empty = Rien encore.
type-move = Saisir un coup
type-move-help = En notation, par exemple { $example }
send = Envoyer
help = Aide
keys = Clavier
keys-text = Les flèches se déplacent dans un lieu, Tab passe au suivant, Entrée sélectionne. Les chiffres choisissent dans la liste des coups. / saisit un coup, U annule, H demande un indice, L lit le dernier événement, S l'état, M va à votre main, ? affiche cette aide.
empty = vide
face-down = { $n ->
    [one] 1 carte face cachée
   *[other] { $n } cartes face cachée
}
item-face-down = carte face cachée
item-moves = { $label }, { $n ->
    [one] 1 coup possible
   *[other] { $n } coups possibles
}
zone-count = { $label }, { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
private = vous seul voyez ceci
present = présent
away = absent
bot = robot
clock = encore { $seconds } s
over = La partie est terminée
score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
place = { $n ->
    [1] vainqueur
   *[other] place { $n }
}
same-deal = La même donne
rematch = Rejouer
save = Enregistrer la partie
look-back = Revoir la partie
curtain = Passez l'écran à { $name }
curtain-ready = Je suis { $name }, montrez mes cartes
invite-links = Les liens pour vos amis
invite-help = Chaque lien est une place. La personne qui l'ouvre s'assoit.
link-for = Lien pour { $name }
copy = Copier
copied = Copié
qr = Code QR pour { $name }
your-code = Votre code de retour pour la place { $n } : { $code }
recover = Revenir avec un code
table-id = Table
code = Code de retour
sit-down = S'asseoir
watch-table = Regarder cette table
replay = Revoir
replay-choose = Choisissez une partie enregistrée (.tablee)
replay-step = Étape { $step } sur { $last }
replay-first = Première étape
replay-back = Étape précédente
replay-forward = Étape suivante
replay-last = Dernière étape
replay-eyes = À travers les yeux de
replay-spectator = un spectateur
replay-try = Essayer autre chose à partir d'ici
replay-bad = Ce fichier ne peut pas être rejoué : { $why }
sealed = Votre choix secret : { $move }
more = Plus
close = Fermer
facts = Faits
you = Vous
put-here = Ici
