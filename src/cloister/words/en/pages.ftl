# The pages around the table: home, a new table, rules, credits, errors, replay.

# The name of this language, in this language.
language-name = English

## Titles of pages, as the browser's tab shows them

title-home = Cloister: games brought back
title-new = A new table · Cloister
title-table = Table · Cloister
title-replay = Replay · Cloister
title-credits = Credits · Cloister
title-rules = { $game }: the rules · Cloister
title-error = { $problem } · Cloister

## Around every page

skip-to-content = Skip to the content
nav-pages = Pages
nav-tables = Tables
nav-credits = Credits
nav-new-table = New table
nav-to-tables = To the tables
nav-to-all-tables = To all tables
theme-light = Light theme
theme-dark = Dark theme
foot-about = Cloister brings back games that are out of print. Everything you see is drawn by our own code.
foot-credits = Credits and licences
foot-languages = Languages
noscript = The tables need JavaScript. The rules and the credits can be read without.

## Errors

error-not-found = Not found
error-not-possible = Not possible
error-offline = The server does not answer. Check your connection and try again.
# $status is the number of an HTTP answer.
error-broken = The server failed (error { $status }). Try again in a moment.

## Home

home-loading = Setting the tables …
# The headline ends with the words of home-headline-stress, in another style: "Good games come back."
home-headline = Good games { $stress }
home-headline-stress = come back.
home-lead = Out of print, hard to find, well worth an evening. Play them here with friends by a link, or against bots that know no more than you do.
# $name is what the person is called.
home-seated-as = You sit here as { $name }
home-seated-as-guest = You sit here as a guest
home-change-name = Change name
home-give-name = Give your name
home-keep-name = Keep
home-games = Games
home-your-tables = Your tables
home-tables-to-watch = Tables to watch
home-finished-games = Finished games
home-play-now = Play now against bots
home-how-played = How it is played
# How many can play: from $least to $most, which may be the same.
home-players = { $least } to { $most } players
home-players-exactly = { $count ->
    [one] one player
   *[other] { $count } players
}
home-minutes = { $least } to { $most } minutes
home-minutes-exactly = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
home-turn-yours = Your turn
home-turn-theirs = Their turn
home-turn-over = Over
home-turn-waiting = Waiting
home-free-seat = free seat
home-moves = { $count ->
    [0] no moves yet
    [one] one move
   *[other] { $count } moves
}
# $names are one or more players, $count says how many, $points what the best of them have.
home-won = { $count ->
    [one] { $names } won with { home-points }
   *[other] { $names } won together with { home-points }
}
home-points = { $points ->
    [one] one point
   *[other] { $points } points
}
home-just-now = just now
home-go-to-replay = Replay
home-go-to-table = Go to the table

## A person's name, wherever it is asked for

your-name = Your name

## A new table

new-loading = Fetching chairs …
new-no-game = No such game
new-no-game-text = There is no game of that name here.
new-eyebrow = A new table
new-who-plays = Who plays?
new-seat = Seat { $number }
new-you = You
# Beside the person's own name.
new-that-is-you = you
new-kind-friend = A friend by link
new-kind-bot = A bot
new-kind-here = At this screen
new-name = Name
new-name-of-seat = Name on seat { $number }
new-strength-of-seat = Level of the bot on seat { $number }
new-remove-seat = Remove seat { $number }
new-another-seat = Another seat
new-level-uniform = Makes any legal move, without a thought.
new-level-novice = Plays on first impressions, forgets quickly and makes the odd slip.
new-level-apprentice = Looks a step ahead and forgets nothing.
new-level-master = Thinks for a second about each move. The strongest bot.
new-house-rules = House rules
new-as-in-the-box = as in the box
new-changed-count = { $count ->
    [one] one changed
   *[other] { $count } changed
}
# Beside an option that is not as in the box.
new-changed = changed
new-public = Show this table to others who want to watch
new-hints = Allow hints: any player who has to decide may ask what the master would do
new-hints-help = The others see that somebody asked, not what was answered.
new-sheets = Deduction sheets
new-sheets-help = The same for everybody. Nobody sees the sheet of another before the end.
new-assist-paper = Paper
new-assist-pencil = Pencil
new-assist-inspector = Inspector
new-assist-does-paper = Paper only keeps what you write.
new-assist-does-pencil = A pencil adds what follows, and shows contradictions.
new-assist-does-inspector = An inspector adds what follows, shows contradictions, and counts the worlds still possible.
new-looking = Time to look
new-looking-help = How long everybody can see something that is shown for a moment.
new-looking-seconds = { $seconds } s
new-open = Open the table
new-rules = The rules

## Rules

rules-contents = Contents
rules-example = Example
rules-table = Table
rules-not-translated = These rules are not translated yet, so they are shown in English.

## Credits

credits-not-translated = The credits are not translated, so they are shown in English.

## Replay: a game step by step

replay-loading = Fetching the record …
replay-none = No replay
# In the browser's tab.
replay-title = { $game }, replay
# After the title of the game.
replay-eyebrow = replay
replay-label = Replay
replay-beginning = The beginning.
replay-deal = The deal.
# A step of which others are told nothing.
replay-choice = { $seat-is ->
    [you] You make a choice.
   *[other] { $seat-name } makes a choice.
}
replay-first = First step
replay-back = Step back
replay-play = Play
replay-pause = Pause
replay-forward = Step forward
replay-last = Last step
replay-step = Step
replay-steps = Steps
replay-at = { $at } / { $last }
replay-seen-by = Seen by
replay-all-open = everybody, all open
replay-sheet = Sheet
replay-rail = Seats and log
replay-to-table = Table
replay-record = Record
replay-choose-eyes = Choose whose view to show.
replay-written = Written
replay-nothing-written = Nothing all game.
replay-step-number = Step { $step }
replay-marks = { $count ->
    [one] one mark
   *[other] { $count } marks
}
replay-never-certain = What was seen was never enough to be certain.
replay-certain-from = What was seen was enough to be certain from step { $step } on.
replay-go-there = Go there
