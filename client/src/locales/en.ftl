# The client's own words. Sentences about a game come from the server.
title = Tablée
tagline = Kitchen games for a table of friends, or for one.
home = Home
loading = Laying the table…
offline = Connection lost. Trying again…
gone = This table cannot be opened: { $why }
play-now = Play now
play-solo = Play alone
invite = Invite friends
hot-seat = Share this screen
watch = Watch
replay-file = Replay a file
continue = Continue where you were
continue-game = { $game }, table { $table }
forget = Forget
players = { $low ->
    [one] 1 player
   *[other] { $low } players
}
players-range = { $low } to { $high } players
minutes = { $low } to { $high } minutes
language = Language
theme = Theme
theme-auto = Like the system
theme-light = Light
theme-dark = Dark
motion = No animation
your-name = Your name
options = Options
rule = rule { $rule }
seats-count = Seats
mode = Mode
who-sits = Who sits where
seat-n = Seat { $n }
seat-person = A person
seat-bot = Bot: { $bot }
start = Start
seed = Deal (leave empty for a new one)
your-move = Your turn.
wait = Wait for the others.
watching = You are watching.
moves = Your moves
moves-left = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
no-moves = Nothing to decide for you now.
confirm = Confirm: { $move }
cancel = Cancel selection
undo = Undo
hint = Hint
hint-more = Tell me more
hint-look = Look here: { $where }
hint-move = Suggested: { $move }
hint-why = Why: { $why }
hint-no-reason = The bot { $bot } gives no reason.
why-not = Why not?
why-legal = Nothing forbids it: go ahead.
refused = Refused, { $rule }: { $reason }
log = What happened
log-empty = Nothing yet.
type-move = Type a move
type-move-help = In notation, for example { $example }
send = Send
help = Help
keys = Keyboard
keys-text = Arrow keys move inside a place, Tab goes to the next one, Enter selects. Digits choose from the list of moves. / types a move, U undoes, H asks for a hint, L reads the last event, S the status, M goes to your hand, ? shows this.
empty = empty
face-down = { $n ->
    [one] 1 card face down
   *[other] { $n } cards face down
}
item-face-down = card face down
item-moves = { $label }, { $n ->
    [one] 1 possible move
   *[other] { $n } possible moves
}
zone-count = { $label }, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
private = only you see this
present = here
away = away
bot = bot
clock = { $seconds } s left
over = The game is over
score = { $n ->
    [one] 1 point
   *[other] { $n } points
}
place = { $n ->
    [1] winner
   *[other] place { $n }
}
same-deal = Same deal again
rematch = Play again
save = Save the replay
look-back = Look back
curtain = Pass the screen to { $name }
curtain-ready = I am { $name }, show my cards
invite-links = Links for your friends
invite-help = Each link is one seat. Whoever opens it sits down.
link-for = Link for { $name }
copy = Copy
copied = Copied
qr = QR code for { $name }
your-code = Your recovery code for seat { $n }: { $code }
recover = Come back with a code
table-id = Table
code = Recovery code
sit-down = Sit down
watch-table = Watch this table
replay = Replay
replay-choose = Choose a saved replay (.tablee)
replay-step = Step { $step } of { $last }
replay-first = First step
replay-back = Step back
replay-forward = Step forward
replay-last = Last step
replay-eyes = Through the eyes of
replay-spectator = a spectator
replay-try = Try something else from here
replay-bad = This file cannot be replayed: { $why }
sealed = Your secret choice: { $move }
more = More
close = Close
facts = Facts
you = You
put-here = Here
