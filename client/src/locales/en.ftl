# The client's own words. Sentences about a game come from the server.
title = Tablée
home = Home
loading = Laying the table…
offline = Connection lost. Trying again…
gone = This table cannot be opened: { $why }
play-solo = Play alone
watch = Watch
replay-file = Open a saved game
forget = Forget
language = Language
theme = Theme
theme-auto = Like the system
theme-light = Light
theme-dark = Dark
motion = No animation
your-name = Your name
rule = rule { $rule }
who-sits = Who sits where
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
hint-no-reason = The bot { $bot } gives no reason.
why-legal = Nothing forbids it: go ahead.
log = What happened
log-empty = Nothing yet.
type-move = Type a move
type-move-help = In notation, for example { $example }
send = Send
keys = Keyboard
empty = empty
face-down = { $n } face down
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
link-for = Link for { $name }
copy = Copy
copied = Copied
qr = QR code for { $name }
recover = Come back with a code
table-id = Link or name of the table
code = Recovery code
join-title = { $name } is waiting for you: { $game }
side-by-side = Beside the other game
costly = My costliest moves
costly-busy = Oscar plays it again…
costly-none = Nothing really cost much: well played.
costly-cut = The time was over: of { $doubtful ->
    [one] the one decision
   *[other] { $doubtful } decisions
} in doubt, { $judged ->
    [0] none was
    [one] one was
   *[other] { $judged } were
} judged to the end. What cost much may be missing.
better = better:
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
settings = Settings
quick = Play a move at once, without confirming
default-name = Camille
name = Name
private = only you see this
facts = Open numbers
table = Table
watch-table = Watch
your-turn = Your turn. { $status }
chosen = has chosen
cancel = Cancel
refused = Refused
refused-plain = This is not possible now.
no-new-tables = This server has no room for new tables just now. Those that are open go on; try again later.
why-line = { $move }: { $why }
why-none = Nothing can be done with this just now. { $status }
gone-title = No seat at this table
again-new = Somebody at this table would like to play again. Your seat is ready.
again-same = Somebody at this table would like to play the same deal again. Your seat is ready.
nothing-here = Nothing to offer here.
nothing = nothing
hint-look = Look here
hint-numbers = What it rests on
hint-look-help = What is lit matters now. Do you see why?
hint-move = Which move?
hint-why = Why?
hint-later = The table has just changed. Ask again.
hint-busy = Oscar is still thinking. Ask again in a moment.
hint-take = Choose this move
count-skip = Show everything
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
your-code = To come back from another device, { $name } needs table { $table } and this code: { $code }
key-tab = Tab: to the next place
key-arrows = Arrow keys: from thing to thing in a place, or in a list
key-enter = Enter: touch it; on the last move left: play it
key-escape = Escape: cancel the selection
key-digits = 1 to 9: choose from the list of moves
key-slash = /: type a move, or a part of it
key-u = U: undo
key-h = H: hint
key-l = L: all your moves in words
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

to-you = Your turn
ticket = The ticket
all = see all
standing-on = You answer the same as before.
standing-back = I am back
standing-until = passes for you; what concerns you is still asked
no-return = cannot be undone
bill-key = In grey: the total so far
yes = Yes
no = No
esc = Esc
skip = Skip
moves-short = Moves
yours = What is yours
actions = What you can do
which = Which one?
more-moves = { $n } more…
sound = Sound
speed = Speed of the others
theme-grey = Greyscale
notify = Call me when it is my turn
words-unread = { $n ->
    [one] { $n } new word
   *[other] { $n } new words
}
rules = The rulebook
rules-short = Rules
chapters = Chapters
search = Search the rules
counting = Counting…
you-win = You win!
wins = { $n ->
    [one] { $name } wins!
   *[other] { $name }: a tie!
}
solo-end = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
record = Your best score!
best = Your record: { $n }
share-picture = Share the picture
see-table = See the table
results = Back to the result
key-space = Space: skip what is being told
key-e = E: the latest event
play = Play
lay-table = Set a table
lay-table-help = Friends, characters, or both.
my-tables = My tables
resume = Go on
waiting-for = Waiting for { $name }
five-games = Kitchen games: one click, and it’s your turn.
welcome = Dinner is ready! What shall we play?
daily = Bowl of the day
daily-help = The same deal for everybody.
taste = Taste
learn = Learn by playing
learn-help = A real game, and I show you everything.
finished = Finished
more = More
seats-range = { $low } to { $high }
seats-one = { $low }
minutes-short = { $n } min
you = You
choose-game = Choose a game
your-face = Your portrait
daily-best = Your score: { $n }
other-doors = Find a game again
series = Streak: { $n } days
pause = Pause
autoplay = Play it
share-moment = Share this moment
cards = { $n ->
    [one] card
   *[other] cards
}
chairs-left = { $n ->
    [0] All chairs are taken.
    [one] One chair is left.
   *[other] { $n } chairs are left.
}
formula = The menu
fine-settings = Fine settings
at-this-screen = at this screen
invited = invited
stand-up = Remove { $name }
invite-friend = Invite a friend
no-seat = That link gives no seat
no-seat-help = An invitation is good for one person. This one has been used, or is not for this table: ask whoever sent it to you.
share-screen = Share this screen
chairs-needed = It takes { $counts } chairs.
start-game = Dinner time!
level-of = Level of { $name }: { $level } of 4
weaker = { $name }: weaker
stronger = { $name }: stronger
only-here = This address works on this device alone. For your friends, start
next-chair = Next chair
lesson-step = Step { $n } of { $of }
lesson-wait = Watch what the other does; I go on as soon as it is your turn.
lesson-on = Play on as you like; I come back when it is time for this step.
lesson-over = You know what matters most; the rest is in the rules, under the “?”. Finish the game, or go home whenever you like.
play-on = Go on
show-me = Show me
skip-step = Skip this step
understood = Got it
less = Less
to-you-now = Your turn!
