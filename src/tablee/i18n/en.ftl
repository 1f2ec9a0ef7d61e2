# What every table says, in English. Games may say any of it in their own words.
# $seat and $side are names, $n is a number, $file is the name of a file.

## Names

seat = Seat { $n }
seat-bot = { $name } (bot)
seat-bot-twin = { $name } (bot { $n })
member = { $name }, { $side }
you = { $name } (you)
team-a = Team A
team-b = Team B
team-c = Team C

## Refusals

refused = Refused, { $rule }: { $reason }

## What happens at every table

event-sealed = { $seat } has chosen.
    .seat = You have chosen.
ask-over = The game is over.
ask-clock = Everybody is done: the clock decides.

## The table

no-cards = empty
apart = { "; " }
bill-total = Total
empty-zones = Empty: { $zones }
yes = yes
no = no
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
hearts = { $n } popularity
rubbish = { $n } garbage
too-dear = { $price }, too dear
hidden-cards = { $n ->
    [one] { $n } hidden card
   *[other] { $n } hidden cards
}
pair = { $name }: { $value }
zone-of = { $zone }: { $seat }
seat-line = Seat { $n }: { $name }
deal-line = Deal: { $seed } (play the same cards again with --seed { $seed })
more-moves = { $n ->
    [one] … and { $n } more move: type a part of it to find it.
   *[other] … and { $n } more moves: type a part of one to find it.
}
place-line = { $place }. { $side }: { $points }
takebacks-line = { $n ->
    [one] { $n } move was taken back; the record says so.
   *[other] { $n } moves were taken back; the record says so.
}

## Typing

help-line = Type the number of a move, the move itself or a part of it; ? for help.
help-text =
    Moves: a number of the list (3), the move as written ({ $example }), or a part of it to see fewer moves.
    Several moves in one line are separated by semicolons.
    undo       take back your last decision
    skip       pass, and go on passing until something new comes up (alone among bots)
    hint       where to look; again: which move; again: why
    why MOVE   why a move is not allowed (also: ? MOVE)
    info NAME  what a card of that name says, where the game has such texts
    log        what happened so far, as you may remember it
    rules      the chapters; rules R3: a chapter or a rule
    save FILE  keep the game in a file
    quit       leave; the game can be kept
    Enter      show the table again
words-undo = undo
words-skip = skip
words-info = info
words-hint = hint
words-why = why
words-log = log
words-rules = rules rule
words-save = save
words-help = help
words-quit = quit exit

## Answers

skip-line = skip: pass until something new comes up
skip-not-now = There is nothing to pass on here.
to-you = Your turn! { $question }
no-choice = Without a choice: { $moves }.
info-usage = Name a card, as in: info NAME
info-none = Nothing here has that name and a text of its own.
why-usage = Name a move, as in: why { $example }
why-allowed = { $move } is allowed: you may play it now.
hint-look = Hint: { $where }
hint-compare = Hint: compare these moves: { $moves }
hint-idea = “{ $move }”
hint-only-one = Hint: there is only one move.
hint-move = Hint: { $label } ({ $move })
hint-why = Because: { $reason }
points-ahead = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
victories-more = { $wins } more { $wins ->
    [one] victory
   *[other] victories
} in a hundred games
victories-fewer = { $wins } fewer { $wins ->
    [one] victory
   *[other] victories
} in a hundred games
hint-points-error = { $judged ->
    [yes] { "" }
   *[no] , give or take { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
hint-wins-error = { $judged ->
    [yes] { "" }
   *[no] , give or take { $wins_error }
}
hint-judged = { $judged ->
    [yes] , though not to the end; by our estimate
   *[no] :
}
hint-tried = Tried out { $worlds } times from here{ hint-judged } { $kind ->
    [both] about { points-ahead } better than “{ $move }”{ hint-points-error }, and { victories-more }{ hint-wins-error }
    [though] about { points-ahead } better than “{ $move }”{ hint-points-error }, but { victories-fewer }{ hint-wins-error }
    [wins] { victories-more } than “{ $move }”{ hint-wins-error }
    [even] not clearly better than “{ $move }”; the reason above decides
   *[points] about { points-ahead } better than “{ $move }”{ hint-points-error }
}.
why-estimate = By our estimate, all in all no other move does better here.
hint-no-reason = The bot { $bot } plays so, but gives no reasons.
take-back-offer = Take it back all the same? The record will say so. (y/n)
undone = Undone.
taken-back = Taken back; the record says so.
forfeited = { $name } did not decide, so the move was drawn by lot: { $why }.
saved = Saved: { $file }
quit-offer = Keep the game in { $file }? Enter: yes; n: no; or type another file name.
interrupted = The game is kept in { $file }. Take it up again with: tablee play --load "{ $file }"

## Passing the screen

hand-over = Enter, then pass the screen to { $seat }.
curtain = { $seat }, it is your turn. Press Enter when only you can see the screen.

## Menus

menu-title = Which game?
menu-ask = Number or name:
after-menu = [s] save the replay, [d] same deal again, [n] new game, Enter to leave:
after-save = s save
after-again = d deal again
after-new = n new
after-quit = q quit

## tablee games

games-players = { $high ->
    [1] Players: { $span }
   *[other] Players: { $span }
}
games-minutes = { $high ->
    [one] Minutes: { $span }
   *[other] Minutes: { $span }
}
games-modes = Modes (seats): { $modes }
games-bots = Bots: { $bots }
games-cooks = Cooks: { $cooks }

## tablee rules

rules-rulings = Rulings, where the rulebook is silent or unclear
rules-sources = [book] the rulebook says so; [house] we decided it; [count] it follows by counting; [public] published elsewhere.
rules-belongs = On: { $rules }
rules-refusal = When a move is refused: “{ $text }”
notation-moves = Moves, as one types them and as records and scenarios write them
notation-names = What the words in capitals stand for, and other names
notation-events = Events, as scenarios write them; any of the arguments may be left out
notation-phases = Phases
notation-alarms = Alarms: the clock, seat 0, plays expire followed by such a name
notation-zones = Zones, at a table of { $seats }; # is a number
notation-facts = Facts; where a type stands beside them they are named, and seats count from 1
notation-options = Options
notation-count = { $n ->
    [one] one move
   *[other] { $n } moves
}
notation-position = Keys of a position, in scenarios; all of them may be left out
notation-left-out = (If left out: { $what }.)
source-book = book
source-house = house
source-arith = count
source-public = public
source-page = page { $page }

## tablee replay

replay-step = Step { $n } of { $total }, seen by { $eyes }
replay-title = { $total ->
    [one] { $total } decision, seen by { $eyes }
   *[other] { $total } decisions, seen by { $eyes }
}
replay-ask = Enter: on; b: back; a number: go there; end; q: leave
replay-forward = n next
replay-back = b back p
replay-end = end
replay-quit = q quit exit
eyes-spectator = a spectator
eyes-all = every seat at once

## tablee scenario, tablee check

scenario-passed = passed
scenario-failed = FAILED
scenario-failure = { $place }: expected { $expected }; found { $found }
scenario-sum = { $passed } passed, { $failed } failed, { $unreadable } not readable
check-tests = tests: { $places }
check-scenarios = scenarios: { $places }
check-refusals = refusals: { $places }
check-tested = { $n } of { $total } rules are cited by tests or scenarios.
check-untested = Cited by none: { $rules }
check-bot-table = { $mode }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
check-bot-honest = { check-bot-table }: in { $n } decisions the same move, whatever lay where its seat cannot look.
check-bot-peeks = { check-bot-table }: in decision { $decision } of game { $game } it plays { $given }, but { $other } where only what its seat cannot see is different. It peeks.
check-bot-unsteady = { check-bot-table }: asked twice the same in decision { $decision } of game { $game }, it plays { $given }, then { $other }. It draws from another chance than its own, or remembers another game.
check-bot-fails = { check-bot-table }: in decision { $decision } of game { $game } it fails: { $why }
check-bot-program = A program is told only what its seat may know: it has nowhere to peek.

## tablee sim

review-nothing = No decision stands out: nothing clearly better was found.
review-cut = The time was over: of { $doubtful ->
    [one] the one decision
   *[other] { $doubtful } decisions
} in doubt, { $judged ->
    [0] none was
    [one] one was
   *[other] { $judged } were
} judged to the end. What cost much may be missing.
review-points-error = { $judged ->
    [yes] { "" }
   *[no] { " " }(±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
}
review-wins-error = { $judged ->
    [yes] { "" }
   *[no] { " " }(±{ $wins_error })
}
review-judged = { $judged ->
    [yes] { " " }(by our estimate)
   *[no] { "" }
}
review-costly = Decision { $entry }: { $move }. Better: { $better }, { $kind ->
    [both] by about { points-ahead }{ review-points-error } and { victories-more }{ review-wins-error }
    [wins] by { victories-more }{ review-wins-error }
    [even] all in all
   *[points] by about { points-ahead }{ review-points-error }
}{ review-judged }.
review-loss = { $kind ->
    [wins] −{ $wins } { $wins ->
        [one] victory
       *[other] victories
    } in 100
    [even] all in all
   *[points] −{ points-ahead }
}{ review-judged }
review-again = Again from there: tablee play --load "{ $file }" --before { $entry }
balance-title = { $name }: { $games } games of { $bot } with itself
balance-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-house = house data
balance-seat = Seat
balance-seats-title = Seats
balance-things-title = Seats that had each thing, and seats that had not
balance-wins = Wins, % (95 %)
balance-points = Points (95 %)
balance-thing = Thing
balance-seats = Seats
balance-with = Wins with, %
balance-without = without, %
balance-gap = Difference (95 %)
balance-points-gap = Points (95 %)
balance-change = Change (95 %)
balance-more = { $things ->
    [one] One more thing differs less surely: --html and --json have it.
   *[other] { $things } more things differ less surely: --html and --json have them.
}
balance-did = { $did }: { $thing }
balance-rare = Had by fewer than five seats, if they were in this box at all, so that nothing can be said of them: { $things }.
balance-forfeits = { $n ->
    [one] { $n } decision was played by random in the bot’s place
   *[other] { $n } decisions were played by random in the bot’s place
} ({ $data }): a failure, or too much time.
balance-note = A difference says what goes together, not why: who plays well also gets good things. Of { $things } things about one in twenty looks different by luck alone.
sim-progress = Playing
sim-title = { $name }, { $mode }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
sim-speed = { $decisions } decisions in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { $rate } a second
sim-length = On average a game has { NUMBER($decisions, maximumFractionDigits: 1) } decisions in { NUMBER($turns, maximumFractionDigits: 1) } turns.
sim-length-decisions = On average a game has { NUMBER($decisions, maximumFractionDigits: 1) } decisions.
sim-partial = STOPPED EARLY: only { $games } of { $asked } games were played, and these numbers are theirs.
sim-nothing = Stopped before the first game was over: nothing to show.
sim-no-winner = This mode has a score, but no winner.
sim-forfeits = Seat { $seat }, { $bot }: { $n ->
    [one] { $n } decision was played by random in its place.
   *[other] { $n } decisions were played by random in its place.
}
sim-seat = Seat
sim-bot = Bot
sim-score = Mean (95 %)
sim-sd = SD
sim-range = Range
sim-wins = Wins (95 %)
sim-number = { NUMBER($x, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-measured = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
