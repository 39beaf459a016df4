### Every sentence for players. `cloister doctor` names those that are missing; docs/words.md says how they are written.

# One sentence that makes people want to play it.
pitch = Play your candles wisely: the tallest of each round wins it.

## What happens

# $seat is a seat. $seat-is is "you" or "other" and chooses the verb; $seat-name is the player.
burnt = { $seat-is ->
    [you] You burn candle { $candle }.
   *[other] { $seat-name } burns candle { $candle }.
}
won-round = { $seat-is ->
    [you] You win the round.
   *[other] { $seat-name } wins the round.
}
chosen = { $seat-is ->
    [you] You have chosen a candle to pass on.
   *[other] { $seat-name } has chosen a candle to pass on.
}
# Only the receiver hears this.
received = { $seat-name } passes you candle { $candle }.
draught = A draught! In the next round the shortest candle wins.

## What to do now, and why something cannot be done

prompt-burn = Burn one of your candles.
prompt-pass = Choose a candle to pass to your left.
prompt-wait = Wait for the others.
prompt-over = The game is over.
refuse-not-yours = You can only use a candle from your hand.
refuse-pass-first = Everyone has to pass on a candle first.
refuse-no-passing = No candles are passed on now.

## Labels of moves and of what a seat sees, where the game has no board of its own

move-burn = Burn { $candle }
move-pass = Pass on { $candle }
field-hand = { $count ->
    [0] {""}
   *[other] Your candles: { $value }
}
field-held = Candles in hand: { $each }
field-burning = { $count ->
    [0] {""}
   *[other] Burning, from the leader on: { $value }
}
field-burnt = { $count ->
    [0] {""}
   *[other] Burnt before: { $value }
}
field-won = Rounds won: { $each }
field-leader = Leader: { $name }
field-passed = { $value ->
    [0] {""}
   *[other] You passed on candle { $value }.
}
field-received = { $value ->
    [0] {""}
   *[other] You received candle { $value }.
}
field-draught = { $value ->
    [yes] Draught: the shortest candle wins this round.
   *[no] {""}
}

## How it ends, and the options

end-burnt-down = All candles are burnt.
option-rounds = Rounds
option-rounds-help = How many candles everyone is dealt, and so how many rounds are played.
option-passing = Passing
option-passing-help = Whether everyone passes a candle to the left before the first round.
option-passing-false = No passing
option-passing-true = Pass a candle to the left
option-draught = Draught
option-draught-help = Whether a die after each round may make the shortest candle win the next one.
option-draught-false = No draught
option-draught-true = There may be a draught
