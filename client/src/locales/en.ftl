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
seat-person = A person
seat-bot = Bot: { $bot }
start = Start
seed = Deal (leave empty for a new one)
watching = You are watching.
moves = Your moves
moves-left = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
no-moves = Nothing to decide for you now.
undo = Undo
hint = Hint
hint-more = Tell me more
hint-look = Look here: { $where }
hint-move = Suggested: { $move }
hint-why = Why: { $why }
hint-no-reason = The bot { $bot } gives no reason.
why-legal = Nothing forbids it: go ahead.
log = What happened
log-empty = Nothing yet.
type-move = Type a move
type-move-help = In notation, for example { $example }
send = Send
keys = Keyboard
empty = empty
face-down = { $n ->
    [one] 1 card face down
   *[other] { $n } cards face down
}
item-moves = {","} { $n ->
    [one] 1 possible move
   *[other] { $n } possible moves
}
zone-count = { $label }, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
away = away
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
invite-help = Each link is one seat. Whoever opens it first sits down; after that it opens nothing more.
to-table = To my seat
link-for = Link for { $name }
copy = Copy
copied = Copied
qr = QR code for { $name }
recover = Come back with a code
table-id = Table
code = Recovery code
sit-down = Sit down
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
close = Close
put-here = Here
continue-game = { $game }, { $when }
settings = Settings
quick = Play a move at once, without confirming
default-name = Camille
guest-names = Alex, Sasha, Robin, Noa, Charlie, Sam, Kim, Jo
name = Name
about = How it is played
private = only you see this
facts = Open numbers
table = Table
watch-table = Watch
your-turn = Your turn. { $status }
you-mark = (you)
thinking = is asked
chosen = has chosen
confirm = Play: { $move }
cancel = Cancel
preview = What it brings
final = No undo after this.
not-final = You can undo this.
refused = Refused
refused-plain = This is not possible now.
why-line = { $move }: { $why }
why-none = No move of this game begins here. { $status }
gone-title = No seat at this table
again-new = Somebody at this table would like to play again. Your seat is ready.
again-same = Somebody at this table would like to play the same deal again. Your seat is ready.
hint-depth = Hint { $depth } of 3
hint-take = Choose this move
count-next = Next line
count-skip = Show everything
count-of = { $n } of { $last }
log-short = Log
log-filter = Which lines
log-all = Everything
log-since = Since my last turn
log-entry = Decision { $n }
log-setup = Before the first decision
log-shown = shown on the table
log-moment = Look at this moment
points-secret = Points are counted at the end.
item-times = {","} { $n } times
curtain-help = The cards stay hidden until { $name } is ready.
link-watch = Link for watching only
your-code = To come back from another device, { $name } needs table { $table } and this code: { $code }
seat-n = Seat { $n }
replay-against = Against the bot
key-tab = Tab: to the next place
key-arrows = Arrow keys: from thing to thing in a place, or in a list
key-enter = Enter: touch it; on the last move left: play it
key-escape = Escape: cancel the selection
key-digits = 1 to 9: choose from the list of moves
key-slash = /: type a move, or a part of it
key-u = U: undo
key-h = H: hint
key-l = L: the last thing that happened
key-s = S: who must do what now
key-m = M: to your own area
key-p = P: points and open numbers
key-help = ?: this list
help = Help
count-lines = The count, { $n } lines
log-earlier = Earlier lines
pair = { $name }: { $value }
steps = How far the turn is
piles = Decks and discards
seconds = { $n } s

words = What people say
words-claimed = has sat down.
words-moved = is now played from another browser.
words-said = says: “{ $text }”
words-hint = Say something, a favour for example
words-send = Say
words-bind = Everybody reads it. Promises bind nobody.
