# Serendipity in English: what the browser and the terminal both say.
#
# $seat, $owner  a player: $seat-name is the name, $seat-is is "you" or "other"
# $cell, $other  places, as they are written in moves: a1 to k6

# One sentence that makes people want to play it.
pitch = Uncover a hidden garden and weave your flowers into the most valuable carpet.

## Colours and faces

# The name of a colour, within a sentence and on a button.
colour = { $colour ->
    [blue] blue
    [violet] violet
    [red] red
    [orange] orange
    [yellow] yellow
   *[green] green
}
# What a tile shows.
face = { $face ->
    [blue] a blue flower
    [violet] a violet flower
    [red] a red flower
    [orange] an orange flower
    [yellow] a yellow flower
    [green] a green flower
   *[serendip] a Serendip
}

## What happened

chose = { $seat-is ->
    [you] You choose { colour }.
   *[other] { $seat-name } chooses { colour }.
}
# For the log. It names no face: to remember it is part of the game.
uncovered = { $seat-is ->
    [you] You uncover { $cell }.
   *[other] { $seat-name } uncovers { $cell }.
}
# Only while the tile lies open for all to see.
uncovered-face = { $seat-is ->
    [you] You uncover { $cell }: { face }.
   *[other] { $seat-name } uncovers { $cell }: { face }.
}
turned-back = The flower on { $cell } is foreign and is covered again.
stays-open = The flower on { $cell } has no owner and stays open.
left = { $seat-is ->
    [you] You leave the tile on { $cell } where it is.
   *[other] { $seat-name } leaves the tile on { $cell } where it is.
}
picked = { $seat-is ->
    [you] You want to swap the tile on { $cell }.
   *[other] { $seat-name } wants to swap the tile on { $cell }.
}
swapped = { $seat-is ->
    [you] You swap the tile on { $cell } with the one on { $other }.
   *[other] { $seat-name } swaps the tile on { $cell } with the one on { $other }.
}
# $rotation counts sixths of a full turn, from 0 to 5.
turned = { $seat-is ->
    [you] { $rotation ->
        [0] You set the Serendip on { $cell } without turning it.
        [one] You turn the Serendip on { $cell } clockwise by one step.
       *[other] You turn the Serendip on { $cell } clockwise by { $rotation } steps.
    }
   *[other] { $rotation ->
        [0] { $seat-name } sets the Serendip on { $cell } without turning it.
        [one] { $seat-name } turns the Serendip on { $cell } clockwise by one step.
       *[other] { $seat-name } turns the Serendip on { $cell } clockwise by { $rotation } steps.
    }
}
exchanged = { $seat-is ->
    [you] You exchange the tiles on { $cell } and { $other }.
   *[other] { $seat-name } exchanges the tiles on { $cell } and { $other }.
}
kept = { $seat-is ->
    [you] You exchange no tiles.
   *[other] { $seat-name } exchanges no tiles.
}
stopped = { $seat-is ->
    [you] You stop.
   *[other] { $seat-name } stops.
}
ended = { $reason ->
    [complete] { end-complete }
   *[turn_limit] { end-turn_limit }
}

## How it ended

end-complete = The garden is complete: all Serendips and all flowers of a player's colour lie open.
end-turn_limit = The turn limit has been reached; the garden is scored as it lies.

## What to decide

prompt-choose = Choose one of the free colours.
prompt-uncover = Uncover any hidden tile.
prompt-go-on = Uncover another tile, or stop.
prompt-own = Your own flower! Leave it here, or swap it with a hidden tile.
prompt-own-target = Which hidden tile do you swap your flower with?
prompt-serendip = A Serendip! Leave it here and, if you like, exchange two other tiles. Or swap it with any tile and go on.
prompt-serendip-target = Which tile, hidden or open, do you swap the Serendip with?
prompt-turn = How do you turn the Serendip?
prompt-exchange = Choose the first of two tiles to exchange, or exchange none.
prompt-exchange-with = Choose the tile to exchange it with.
prompt-wait = Another player is deciding.
prompt-over = The game is over.

## Why a move is refused

refuse-choose-first = First everybody chooses colours.
refuse-colour-taken = That colour already has an owner. Choose a free one.
refuse-open-tile = That tile already lies open. Uncover a hidden one.
refuse-stop-at-start = Uncover a tile first. You can stop after that.
refuse-uncover-first = No tile is turned up now. Uncover a hidden one first.
refuse-decide-own = This is your own flower: leave it or swap it.
refuse-none-hidden = No hidden tile is left, so the flower stays where it is.
refuse-swap-hidden-only = Your flower can only be swapped with a hidden tile.
refuse-decide-serendip = This is a Serendip: leave it or swap it.
refuse-turn-first = Turn the Serendip first.
refuse-exchange-first = Choose the first of two tiles to exchange, or exchange none.
refuse-target-first = Choose the tile to swap with.
refuse-itself = That is the Serendip in your hand. Choose another tile.
refuse-fixed = That Serendip is fixed: once placed, it is never moved again.
refuse-same-tile = An exchange needs two different tiles.

## Options

option-colours_each = Colours each
option-colours_each-help = How many colours every player owns: up to 3 with two players, up to 2 with three, otherwise 1.
option-colour_choice = Choice of colours
option-colour_choice-help = Who decides on the colours: the table hands them out, or the players choose one at a time in seat order.
option-colour_choice-table = the table hands them out
option-colour_choice-seats = the players choose
option-ownerless_stay_open = Ownerless flowers
option-ownerless_stay_open-help = Whether an uncovered flower that belongs to nobody is covered again, stays open, or stays open once ten Serendips have been found.
option-ownerless_stay_open-off = are covered again
option-ownerless_stay_open-start = stay open
option-ownerless_stay_open-after_10 = open after ten Serendips
option-rotate_on_move = Turn a moved Serendip
option-rotate_on_move-help = Whether a Serendip that is swapped away may be turned in its new place; if not, it keeps the rotation it was dealt with.
option-rotate_on_move-true = as its player likes
option-rotate_on_move-false = no, it keeps its rotation
option-chain_serendips_score = Serendips inside a chain
option-chain_serendips_score-help = Whether a Serendip that hangs on a carpet without touching one of its flowers scores nothing or 2 points.
option-chain_serendips_score-false = score nothing
option-chain_serendips_score-true = score 2 points
option-multi_colour_score = Several colours
option-multi_colour_score-help = Whether a player's colours are all added up or only the best of them counts.
option-multi_colour_score-sum = are added up
option-multi_colour_score-best = only the best counts
option-turn_limit = Turn limit
option-turn_limit-help = How many turns all players together may take, from 100 to 100,000, before the game ends and is scored.
option-show_seen = Memory aid
option-show_seen-help = Whether the faces of covered tiles that were shown before vanish and have to be remembered, or stay visible to all.
option-show_seen-false = remember them yourself
option-show_seen-true = keep them visible
option-first_player = First player
option-first_player-help = Who begins: the first seat, or a seat drawn by lot.
option-first_player-seat0 = the first seat
option-first_player-random = drawn by lot

## Why a move is advised: what it changes, as half a sentence. $by is how much, $way more or less.

# What the worth of a move is counted in.
why-unit = points
why-carpet = { $seat-is ->
    [you] { $way ->
        [more] you gain
       *[less] you lose
    }
   *[other] { $way ->
        [more] { $seat-name } gains
       *[less] { $seat-name } loses
    }
} { $by ->
    [one] a point
   *[other] { $by } points
}
why-room = { $seat-is ->
    [you] your carpet has
   *[other] { $seat-name }'s carpet has
} { $way ->
    [more] { $by ->
        [one] one more hidden place
       *[other] { $by } more hidden places
    }
   *[less] { $by ->
        [one] one hidden place fewer
       *[other] { $by } hidden places fewer
    }
} to grow to
why-strays = { $way ->
    [more] { $by ->
        [one] one more flower may
       *[other] { $by } more flowers may
    } still join
   *[less] { $by ->
        [one] one flower fewer lies
       *[other] { $by } flowers fewer lie
    } apart from
} { $seat-is ->
    [you] your carpet
   *[other] { $seat-name }'s carpet
}
why-turn = { $way ->
    [more] the turn goes on
   *[less] the turn ends
}
