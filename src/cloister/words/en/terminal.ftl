# A game in the terminal. Commands (help, moves, undo ...) are typed as they are.

## Players

terminal-you = You
# The only bot of its level; of several, each has a number: bot-novice and so on in table.ftl.
terminal-bot = { $level ->
    [uniform] Random
    [novice] Novice
    [apprentice] Apprentice
    [master] Master
   *[other] { $level }
}

## Around a game

# One of the seats at the table. $name: its player, or "You".
terminal-seat = Seat { $seat }: { $name }
terminal-commitment = Commitment to the deal: { $commitment }
terminal-how-to-get-help = Type help if you are lost.
terminal-press-enter = Press Enter to go on
# $players: who has to decide, in a list.
terminal-to-decide = To decide: { $players }
terminal-undo-possible = undo takes your last move back.
terminal-saved = Saved: { $file }
# $why: what the operating system says.
terminal-not-saved = { $file }: { $why }
terminal-kept = The game is saved. To continue:

## The end of a game

# $name: the player, or "You". $points: their score.
terminal-score = { $name }: { $points }
# $winners: all winners in a list; $count: how many they are; $you: whether the player is one of them.
terminal-won = { $count ->
    [one] { $you ->
        [yes] You win.
       *[no] { $winners } wins.
    }
   *[other] { $winners } share the win.
}
terminal-sealed =
    Commitment: { $commitment }
    Seed:       { $seed }
terminal-game-kept = The game is saved: { $file }
terminal-prove = To prove it: cloister verify { $file }

## Help

terminal-help =
    Type a move as it is listed, or a clear part of it: its last word, its first
    letters, or the number before it.
terminal-help-moves = List all moves that you have.
terminal-help-undo = Take your last move back, if nobody has learnt anything from it.
terminal-help-rules = Show the rules, or one of them.
terminal-help-save = Write the game to a file.
terminal-help-quit = Leave. The game is saved, and you are told how to continue.

## Refusals

# $moves: some moves, separated by commas.
terminal-unclear = "{ $typed }" could be: { $moves }
terminal-unclear-many = "{ $typed }" could be: { $moves } …
terminal-not-a-move = "{ $typed }" is not a move. Type help to see how moves are typed.
terminal-bots-for-seats = { $bots ->
    [one] There is one bot
   *[other] There are { $bots } bots
} for { $seats ->
    [one] one seat
   *[other] { $seats } seats
} against you. Name one for all, or one for each seat.
terminal-no-rules = { $game } has no rules text yet.
terminal-no-such-rule = { $game } has no rule "{ $rule }".
