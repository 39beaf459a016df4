# The table around the boards.
#
# In sentences about a seat, $seat-name is the name of its player and $seat-is is `you` or `other`.

## Who sits there

# A seat of which nobody knows a name.
seat-number = Seat { $number }
# A person without a name. $number is that of the seat, counted from 1.
seat-guest = { $number ->
    [1] Guest
   *[other] Guest { $number }
}
seat-free = Free seat
seat-you = you
seat-friend = a friend
seat-waiting-friend = waiting for a friend
seat-waiting = waiting for somebody
# $level is one of level-uniform, level-novice, level-apprentice, level-master.
seat-bot = bot, { $level }
seat-stand-in = a bot stands in ({ $level })
seat-here = here
seat-away = away
# Remarks behind a name, separated by commas.
seat-is-thinking = is thinking
seat-has-to-decide = has to decide
seat-hints = { $count ->
    [one] asked for one hint
   *[other] asked for { $count } hints
}
# A very short word beside the name of a bot that is deciding.
seat-thinks = thinks
seat-invite = Invite
seat-put-bot = Seat a bot
seat-let-bot-play = Let a bot play
seat-come-back = Come back

## Bots: what their strengths are called, and the bots themselves

level-uniform = random
level-novice = novice
level-apprentice = apprentice
level-master = master
bot-uniform = Random { $number }
bot-novice = Novice { $number }
bot-apprentice = Apprentice { $number }
bot-master = Master { $number }

## Before the game

lobby-loading = Sitting down …
lobby-board-loading = Laying out the board …
lobby-title = The table is set
lobby-text = As soon as the last seat is taken, the game is dealt.
lobby-host-invites = The host invites the others.
invite-title = Invite a friend
invite-text = This link is for seat { $number } and works once.
invite-link = Link
invite-qr = QR code of the invitation
invite-copy = Copy
invite-copied = Copied
invite-fine = A new link for this seat replaces this one.
join-eyebrow = You are invited
join-title = Take your seat
join-sit = Sit down
join-watch = Only watch

## Two people at one screen

curtain-eyebrow = Everybody else looks away
curtain-title = { $name }, it is your turn
curtain-open = I am { $name }

## The bar at the top

bar-text = Table as text
bar-rules = Rules
bar-sound = Sound
bar-motion-hint = How fast pieces move
bar-motion-normal = Motion: normal
bar-motion-fast = Motion: fast
bar-motion-none = Motion: none
bar-motion-slow = Motion: slow
bar-more = More
net-state-live = Connected
net-state-connecting = Connecting …
net-state-lost = Reconnecting …
net-lost-offline = you are offline
net-lost-silent = no answer from the table
net-lost-restart = the table is being restarted
net-lost-refused = the table refused the connection
net-lost-broken = the connection was lost
# In the browser's tab; the dot catches the eye.
tab-your-turn = ● Your turn · { $game }
tab-headline = { $headline } · { $game }

## Parts of the page

page-board = Board
page-rail = Seats, log and chat
page-drawer = Log, chat and table
page-drawer-unread = { $count ->
    [one] Log, chat and table, one new message
   *[other] Log, chat and table, { $count } new messages
}
panel-result = Result
panel-sheet = Sheet
panel-log = Log
panel-chat = Chat
panel-table = Table
page-larger = Larger
page-smaller = Smaller
page-close = Close

## The bar at the bottom: what to do now

now-label = What to do now
now-waiting = Waiting for the others to sit down.
now-watching = You are watching.
# Where several players share a screen: which of them is asked.
now-asked = { $name }: { $prompt }
# $names are one or more players, $count says how many.
now-thinking = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
now-deciding = { $count ->
    [one] { $names } is deciding …
   *[other] { $names } are deciding …
}
# $count: how many they are.
now-turn-of = It is { $names }'s turn.
now-your-turn = It is your turn.
# Said aloud, before what has to be decided.
now-your-turn-short = Your turn.
now-nobody = Nobody has to decide.
now-over = The game is over.
now-over-alone = { $points ->
    [one] The game is over: one point.
   *[other] The game is over: { $points } points.
}
now-you-won = You have won!
now-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } share the victory.
}
now-confirm = Confirm
now-confirm-hint = Make what you have tried, for all to see (Enter)
# A move that cannot be taken back waits for Confirm: because something new is seen, because the turn or the game ends.
now-confirm-to-news = Confirm to see what comes. After that nothing can be taken back.
now-confirm-to-turn = Confirm to pass the turn on. After that nothing can be taken back.
now-confirm-to-over = Confirm to end the game. After that nothing can be taken back.
now-draft = Only you see this turn so far: Confirm shows it to all.
now-draft-full = This draft is long. Confirm it before you go on.
now-draft-gone = The position changed, so your draft is gone.
now-taken-back = Taken back.
now-undo = Undo
now-take-back = Take back
now-take-back-key = Take back (Ctrl-Z)
now-help = Help
now-help-key = Help (?)
now-play-again = Play again
now-score = The score
now-replay = Replay
# $rule is the number of a rule, a link.
now-see-rule = See { $rule }

## What happened

log-label = What happened
log-empty = Nothing has happened yet.
log-undo = { $seat-is ->
    [you] You take a move back.
   *[other] { $seat-name } takes a move back.
}
remark-hint = { $seat-is ->
    [you] You ask what the master would do.
   *[other] { $seat-name } asks what the master would do.
}
# The bot may be the player of that seat, or stand in for a person who has left.
remark-bot-replaced = { $seat-is ->
    [you] The bot at your seat stopped and was replaced.
   *[other] The bot at { $seat-name }'s seat stopped and was replaced.
}
remark-bot-simpler = { $seat-is ->
    [you] The bot at your seat stopped twice; a simpler bot decides now.
   *[other] The bot at { $seat-name }'s seat stopped twice; a simpler bot decides now.
}
remark-bot-chance = { $seat-is ->
    [you] The bot at your seat could not decide, so a random move was played.
   *[other] The bot at { $seat-name }'s seat could not decide, so a random move was played.
}
note-rematch = There is a rematch.
note-go-there = Go there
chat-empty = Say hello to the others.
chat-message = Message
chat-placeholder = Message to the table
chat-send = Send
# Read aloud when a message comes.
chat-said = { $name }: { $text }

## While you were away

away-title = While you were away
away-at = { $at } of { $count }
away-progress = Progress
away-skip = Skip

## The tab "Table"

table-seats = Seats
table-agreed = House rules
table-shown-for = What others reveal stays visible for
table-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
table-deal = The deal
table-deal-fixed = It was fixed before anybody sat down. Its seal, to be opened at the end:
table-watchers = Anybody who has the address of this page may watch.
table-hints = Hints are allowed: any player who has to decide may ask what the master would do.

## The end

result-goes-on = The game goes on.
result-touch = Touch a line to see it on the board.
result-record = Record
result-honest = Was the deal honest?
result-seal = Seal, shown before the game
result-seed = Seed, shown now
result-check = Check the deal
result-code = the code of this check
result-checking = Checking …
result-check-good = Every draw follows from the seed that was sealed before the game.
result-check-bad = { $count ->
    [one] The record failed the check: one fault found.
   *[other] The record failed the check: { $count } faults found.
}
result-check-other-seal = The seal of the record is not the seal of this table.
result-check-no-record = The record could not be fetched. Try again in a moment.
result-never-known = Could not have known before the end.
result-could-have-known = Could have known
result-after-step = after step { $step }

## Help

help-title = Help
# $rule is the number of a rule, a link.
help-rule = What you decide now is rule { $rule }.
help-all-rules = All the rules
help-drafts = Steps with a dashed border are only tried: nobody else sees them, and each can be taken back. Confirm makes them.
help-lit = you may touch it
help-chosen = in your hand, or selected
help-last = the last move
# The letters lie in a ring, as on a keyboard of this language.
help-keys-walk = Arrows, A D W E Z X
help-keys-enter = Enter
help-keys-undo = Ctrl Z
help-keys-escape = Esc
help-keys-sheet = On the sheet
help-walk = walk over the board
help-enter = pick it, or confirm
help-undo = take back, until something new is seen
help-hint = what would the master do?
help-say-last = say the last move
help-say-turn = say whose turn it is
help-escape = let go
help-sheet = arrows walk; Enter changes the mark; X, O, Delete; Ctrl Z

## The table as text, and a game without a board

text-label = The table as text
text-now = Now
text-last = Last move: { $words }
text-table = The table
text-to-do = What you may do
# What a view holds, in words.
value-none = none
value-yes = yes
value-no = no
value-nobody = nobody
value-you = You
# A name of a thing, and the thing.
value-named = { $name }: { $value }
value-part = { $name } { $value }

## What would the master do?

advice-ask = What would the master do?
advice-ask-key = What would the master do? (H)
advice-hint = Hint
advice-title = What the master would do
# Smaller, behind the title: what the numbers mean. $unit is "points", for example.
advice-by-chance = and how likely it is to win
advice-by-lead = and how far ahead it puts you, in { $unit }
advice-thinking = The master is thinking …
advice-no-answer = The master does not know either. Try again later.
advice-said = The master would choose:
advice-said-move = { $move }, { $worth }. { $why }
# Where moves have the same name: what this one is about.
advice-move = { $move }: { $about }
# $reasons are half sentences, in a list: what becomes better, what becomes worse.
advice-for = In favour: { $reasons }.
advice-for-average = In favour, on average: { $reasons }.
advice-against = Against it: { $reasons }.
advice-later = Nothing changes at once; it is about what may follow.

## Deduction sheets

sheet-undo = Undo mark
sheet-secret = Nobody else sees this sheet before the end of the game.
sheet-open = Everybody who sat at the table may read it in the replay.
sheet-help-paper = Paper: it keeps what you write, and does nothing more.
sheet-help-pencil = Pencil: what follows from your marks in a row or a column is drawn lightly.
sheet-help-inspector = Inspector: the worlds that fit your marks are counted.
sheet-snapshots = Snapshots
sheet-snapshot-name = Name of the snapshot
sheet-snapshot-placeholder = What if …
# What a snapshot is called to which nobody gave a name.
sheet-snapshot-unnamed = Step { $step }
sheet-keep = Keep
sheet-back-to = Back to { $name }
sheet-throw-away = Throw away { $name }
# A cell: its row and its column.
sheet-cell = { $row }, { $column }
sheet-state = { $state ->
    [x] no
    [o] yes
   *[open] not known
}
sheet-mark = { $name }: { sheet-state }
sheet-mark-because = { $name }: { sheet-state }, from { $causes }
# Remarks about a mark, separated by commas.
sheet-by-me = your mark
sheet-by-seen = seen, locked
sheet-by-derived = follows from your marks
sheet-clash = contradicts another mark
sheet-share = { $share } of the worlds
sheet-too-many-worlds = Too many worlds to count.
sheet-no-world = No world fits these marks.
sheet-worlds = { $count ->
    [one] One world is left.
   *[other] { $count } worlds are left.
}
sheet-written-at = Written at step { $step }.
sheet-go-to-step = Go to step { $step }
