# The command line: help, reports, errors. Commands, options and words in CAPITALS are typed as they are.

## Help of the commands

cli-app = Out-of-print tabletop games, playable again. Without a command, opens the table in the browser.
cli-play = Open the table in the browser. With a GAME, play it here in the terminal.
cli-serve = Serve the table to friends on the network.
cli-games = List all games.
cli-rules = Print the rules of a game, or one rule by its id.
cli-simulate = Let bots play many games. The same seed gives the same numbers.
cli-rate = Rate bots against each other. Each plays every deal from every seat. Can be resumed.
cli-replay = Replay a game move by move and show the board.
cli-verify = Verify a record: its chain, its commitment, every draw, every move and the outcome.
cli-doctor = Run the checks that every game has to pass, on one game or on all.
cli-bench = Measure how fast the games run here, compared with other frameworks.

## Help of the options

cli-option-version = Print the version.
cli-option-game = Which game.
cli-option-game-to-play = Which game. "cloister games" lists them.
cli-option-only-game = Only this game.
cli-option-rule = Only this rule.
cli-option-set = Play with an option. May be repeated.
cli-option-pack = Play with this component pack.
cli-option-json = Print one JSON object.
cli-option-seats = How many play.
cli-option-seats-with-you = How many play, you included.
# $levels: the bots, as a choice: "uniform, novice or master".
cli-option-opponents = Your opponents, one for all seats or one for each: { $levels }.
cli-option-bots = One for all seats, or one for each: { $levels }.
cli-option-bots-to-rate = With commas between them: { $levels }.
cli-option-seat = Your seat. The first one is 0.
cli-option-deal-seed = The seed of the deal, 64 hexadecimal digits.
cli-option-seed = A number or any text. The same seed gives the same games.
cli-option-save = Save the game to this file.
cli-option-load = Continue a saved game.
cli-option-host = Where to listen. 0.0.0.0 lets friends in.
cli-option-port = On which port.
cli-option-store = The file in which all tables are stored.
cli-option-pseudo = Offer a pseudo-language that reveals untranslated text.
cli-option-games-to-play = How many games.
cli-option-least-games = How many games, at least.
cli-option-workers = How many processes. Without it, one for each core.
cli-option-ray = Use a Ray cluster.
cli-option-out = Write a row for each game.
cli-option-records = Write a record of each game.
cli-option-record-file = The record of a game.
cli-option-at = Stop after this many moves.
cli-option-as-seat = As this seat saw it.
cli-option-svg = Draw the board into this file.
cli-option-record-goldens = First record the golden games that are missing.
cli-option-only = Only checks with this word in their title or topic. May be repeated.
cli-option-seconds = CPU time for each rate of play.
cli-option-peers = Measure other frameworks too.

## Games

# $makers: who made it.
cli-game-facts = { $least } to { $most } seats, { $shortest } to { $longest } minutes. { $makers }

## Replays and proofs

# $who: you or other. $name: the player of a seat, here "Seat 0".
cli-took-back = { $who ->
    [you] You take the last move back.
   *[other] { $name } takes the last move back.
}
# The onlooker among the winners.
cli-result-you = you
# $winners: a list of seats. $scores: points, by seat. $end: a sentence of the game that says how it ended.
cli-result = Won by { $winners }. Points: { $scores }. { $end }
cli-verified = { $file }: true. { $title }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}. { $result }
cli-not-finished = The game is not finished.

## Simulations

# $seed: a number or a text.
cli-simulated = { $game }, { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
# $end: a sentence of the game that says how they ended.
cli-ended = { $count ->
    [one] One game
   *[other] { $count } games
}: { $end }
cli-shared = Shared victories: { $ties }
# $mean: moves a game, $rate: moves a second; both as written.
cli-moves-played = { $mean } moves a game. { $moves } moves in { $seconds } s, { $rate } a second
cli-rated = { $game }, { $seats } seats, { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
cli-seconds = { $seconds } s
cli-interval = { $low } to { $high }
cli-percent = { $share }%

## Headings of tables

cli-column-seat = seat
cli-column-bot = bot
cli-column-wins = wins
cli-column-share = share
cli-column-mean-score = mean score
cli-column-rating = rating
# The interval in which 95% of the values lie.
cli-column-interval = 95% interval
# A bot that sits alone against another bot in all other seats.
cli-column-alone = alone
cli-column-against = against
cli-column-games = games
cli-column-won = won
# The share that a bot of equal strength would win.
cli-column-fair = fair
cli-column-game = game
cli-column-mode = mode
cli-column-seats = seats
cli-column-playout = playout moves/s
cli-column-simulate = simulate moves/s
cli-column-copy = copy us
cli-column-imagine = imagine us
cli-column-playouts = playouts/s
cli-column-search = search/s
cli-column-view = view us
cli-column-table = table KB
cli-column-peer = peer
cli-column-what = what
cli-column-moves = moves/s
cli-column-resample = resample us

## Benchmarks

cli-measuring = measuring
cli-compiled = compiled
cli-interpreted = interpreted
# $mode: compiled or interpreted. $times: a number as written.
cli-ratio = { $game }, { $mode }: simulate plays { $times } times as many moves a second as { $peer }.
# $note: a sentence.
cli-note = Note: { $note }
cli-measured-on = Measured on { $cpu }, one of { $cores } cores (load { $load }), Python { $python }, { $system }.

## Errors

cli-set-needs-value = --set { $setting }: write OPTION=VALUE.
cli-seed-not-hex = A seed is 64 hexadecimal digits.
cli-seconds-out-of-range = --seconds { $seconds }: give a number from { $least } to { $most }.
cli-load-alone = --load continues the game as it was set up. Leave out GAME, --seats, --seed and --set.
cli-game-is-over = This game is over. To look at it: cloister replay { $file }
cli-at-out-of-range = --at { $at }: this game has { $moves ->
    [one] one move
   *[other] { $moves } moves
}. Give a number from 0 to { $moves }.
# $why: what the operating system says.
cli-address-taken = { $host }:{ $port } cannot be used: { $why }. Try another --port.
cli-file-failed = { $file }: { $why }
cli-stopped = Stopped.
cli-stopped-after = Stopped after { $done } of { $games } games.
cli-stopped-resumable = Stopped after { $done } of { $games } games. The same command continues from there.
