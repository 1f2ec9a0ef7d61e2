# What the arena says: how a tournament goes on, and its report.

arena-resumed = { $games } of { $total } games are there already: going on.
arena-timed = { $bots } thinks for seconds: its moves depend on the machine and on the number of --jobs, and the same manifest gives other games. Give it playouts (as in search@500) to have the same games everywhere.
arena-stopped = Stopped after { $games } of { $total } games. The same command goes on from there; --report shows what is there.
arena-broken = { $games ->
    [one] One game broke off and does not count.
   *[other] { $games } games broke off and do not count.
}
arena-reported = Report: { $file }
arena-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
} played. Report: { $file }
report-title = Arena
report-note = Shares are of victories; one shared by k sides counts 1/k for each. Intervals: 95 %. Shares have Wilson’s, of as many games as a bootstrap over deals finds them worth; of fewer than thirty deals, or where all went one way, each deal counts as one game. Mean places have the bootstrap’s, points and places of few deals Student’s; of fewer than six deals there is none.
report-table = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
report-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
report-begun = { $games ->
    [one] { $games } game of a deal
   *[other] { $games } games of deals
} in which not everybody has sat in every seat yet: kept, not counted.
report-ratings = Ratings (OpenSkill)
report-ratings-note = The line is two sigmas on either side: how sure the rating model is of itself. It is no 95 % interval; the shares below have theirs.
report-rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-heads = Head to head: one (row) among others (column)
report-fair = As good as the others, one would win { NUMBER($share, maximumFractionDigits: 1) }%. ▲ more, ▼ less.
report-fair-place = Its mean place would be { NUMBER($place, maximumFractionDigits: 1) }.
report-place = mean place { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
report-place-few = mean place { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-pool = One { $one } among { $others }, { $games } games at all of these tables together:
report-behind = Of the others it left behind { $share }; as good as they are, it would be half.
report-fingerprint = Fingerprint of what decided the moves: { $prints }
report-lost = { $games } of them won by an opponent whom the rules play
report-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
report-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-few = too few deals
report-seats = Seats: how often each wins
report-seat = Seat { $seat }
report-points = Points
report-mean = mean
report-lowest = lowest
report-median = median
report-highest = highest
report-score = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-near = ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-won = won (95 %)
report-scores = Points of { $bot }
report-lengths = Decisions in a game
report-forfeits = { $bot } forfeited { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} to random: it failed, or took too long.
