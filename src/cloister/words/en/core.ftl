# What the engine refuses: games, seats, options, moves, positions, records, packs.

# $what names the broken invariant for developers.
rule-bug = { $what }

## Games, seats, options, bots

# $games: the keys of all games, with commas.
no-such-game = There is no game "{ $key }". Choose one of these: { $games }.
# $wanted and $here are numbers of editions of the rules.
no-such-rules = This game was played by rules { $wanted } of { $title }. Only rules { $here } are installed.
# $first, $last: the fewest and the most players.
seats-out-of-range = { $title } is for { $first } to { $last } players, not for { $seats }.
no-options = There is no option "{ $name }". This game has no options.
# $known: the names of all options, with commas.
no-such-option = There is no option "{ $name }". Choose one of these: { $known }.
# $choices: the values as they are typed, with commas.
option-not-a-choice = The option { $name } cannot be "{ $value }". Choose one of these: { $choices }.
option-out-of-range = The option { $name } cannot be "{ $value }". Give a whole number from { $least } to { $most }.
# $levels: the names of the bots as they are typed. The two examples at the end are typed like this, too.
no-such-bot = There is no bot "{ $level }". Choose one of these: { $levels }. A master can have a limit, as in master:0.3s (seconds) or master:400 (iterations).
bad-seed = A seed must have exactly { $bytes } bytes.

## Moves

# $example: one or two moves in quotation marks, with a comma.
bad-notation = "{ $words }" is not a move. Write it like this: { $example }.
move-not-text = A move must be text.
not-your-turn = It is not your turn.
# Seats are counted from 0.
no-such-seat = There is no seat { $seat } at this table. Its seats are 0 to { $last }.
game-over = The game is over.
undo-nothing = There is no move to take back. A move is final once somebody has learnt something from it.
undo-not-yours = You can only take back your own last move, and somebody else has moved since.
draft-over = Nothing can be tried after "{ $move }". Confirm the draft or take this step back.

## Positions

# $why is one of the sentences below, or one of the game's.
position-of-game = This is not a position of { $title }: { $why }
position-unreadable = It cannot be read ({ $why }).
position-breaks-a-rule = It breaks a rule ({ $why }).
position-not-json = A position must consist of JSON values.

## Records

# $why: a whole sentence.
record-impossible = The record is impossible: { $why }
record-cut-within-line = The record ends in the middle of a line.
record-cut-after-line = The record stops after line { $line }, before its end.
record-format = The record has format { $format }. Only format { $known } can be read.
record-lines-missing = Lines of the record are missing or repeated.
record-too-deep = The record is nested too deeply.
record-chain = Line { $line } was changed after it was written: the chain of hashes breaks there.
record-not-a-line = Line { $line } is not a line of a record.
record-neither-move-nor-undo = Line { $line } is neither a move nor an undo.
record-undo-with-draws = Line { $line } is an undo and has draws that no rule asked for.
record-outcome = The outcome of the record does not follow from its moves.
record-seed = The seed of the record is not { $bytes } bytes in hexadecimal.
record-commitment = The seed is not the one that was committed to.
record-deal = The deal does not follow from the seed.
record-move-draws = The draws of move { $move } do not follow from the seed.
# $why: a reason in the words of the operating system.
record-unreadable = { $file } cannot be read ({ $why }).
record-too-large = { $file } is too large for a record.
record-not-text = { $file } is not a text file.
file-not-written = { $file } cannot be written ({ $why }).

# A draw is a number below $size, or an order of $size things. $label is its name in the rules.
draw-not-below = The draw "{ $label }" is not a number below { $size }.
draw-not-an-order = The draw "{ $label }" is not an order of { $size } things.
draw-missing = The draw "{ $label }" is missing.
draw-in-place-of-another = The record has the draw "{ $found }" of { $among } in place of "{ $wanted }" of { $size }.
draws-left-over = The record has draws that no rule asked for.

## Component packs

# Where a pack is wrong, and why: a whole sentence.
pack-at-line = { $file }, line { $line }: { $why }
pack-in-file = { $file }: { $why }
pack-not-toml = This is not a TOML file ({ $why }).
pack-unreadable = The file cannot be read ({ $why }).
pack-unknown-table = The game has no table "{ $name }". Its tables are { $known }.
pack-needs-source = [{ $name }] needs a source: one of { $sources }.
pack-needs-from = [{ $name }] needs a line "from" that says where it comes from.
pack-missing = This game was played with another component pack (hash { $hash }). Give it with --pack, or put it at { $place }.
