# Serendipity in English. Seats and cells come as they are written in moves: seat 0, cell f6.

# One sentence that makes people want to play it.
pitch = Uncover a hidden garden and weave your flowers into the most valuable carpet.

## Colours and faces

colour-blue = blue
colour-violet = violet
colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour = { $colour ->
    [blue] { colour-blue }
    [violet] { colour-violet }
    [red] { colour-red }
    [orange] { colour-orange }
    [yellow] { colour-yellow }
   *[green] { colour-green }
}
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

chose = Seat { $seat } chooses { colour }.
# For the log. It names no face: to remember it is part of the game.
uncovered = Seat { $seat } uncovers { $cell }.
# Only while the tile lies open for all to see.
uncovered-face = Seat { $seat } uncovers { $cell }: { face }.
turned-back = The flower on { $cell } is foreign and is covered again.
stays-open = The flower on { $cell } has no owner and stays open.
left = Seat { $seat } leaves the tile on { $cell } where it is.
picked = Seat { $seat } wants to swap the tile on { $cell }.
swapped = Seat { $seat } swaps the tile on { $cell } with the one on { $other }.
turned = Seat { $seat } sets the Serendip on { $cell } to rotation { $rotation }.
exchanged = Seat { $seat } exchanges the tiles on { $cell } and { $other }.
kept = Seat { $seat } exchanges no tiles.
stopped = Seat { $seat } stops.
ended = { $reason ->
    [complete] { end-complete }
   *[turn_limit] { end-turn_limit }
}

## How it ended

end-complete = The garden is complete: all Serendips and all flowers of a player's colour lie open.
end-turn_limit = The limit of turns is reached; the garden is scored as it lies.

## What to decide

prompt-choose = Choose one of the free colours.
prompt-uncover = Uncover any hidden tile.
prompt-go-on = Uncover another tile, or stop.
prompt-own = Your own flower! Leave it here, or swap it with a hidden tile.
prompt-own-target = Which hidden tile do you swap your flower with?
prompt-serendip = A Serendip! Leave it here and perhaps exchange two other tiles, or swap it with any tile and go on.
prompt-serendip-target = Which tile, hidden or open, do you swap the Serendip with?
prompt-turn = How do you turn the Serendip?
prompt-exchange = Choose the first of two tiles to exchange, or exchange none.
prompt-exchange-with = Choose the tile to exchange it with.
prompt-wait = Another player is deciding.
prompt-over = The game is over.

## Why a move is refused

refuse-choose-first = before the first tile is uncovered, everybody chooses colours
refuse-colour-taken = that colour already has an owner
refuse-open-tile = that tile already lies open; uncover a hidden one
refuse-stop-at-start = a turn starts with uncovering a tile; you can stop later
refuse-uncover-first = no tile is turned up now; uncover a hidden one first
refuse-decide-own = this is your own flower: leave it or swap it
refuse-none-hidden = no tile is hidden any more, so the flower stays where it is
refuse-swap-hidden-only = your flower can be swapped with a hidden tile only
refuse-decide-serendip = this is a Serendip: leave it or swap it
refuse-turn-first = the Serendip has to be turned first
refuse-exchange-first = choose the first of two tiles to exchange, or exchange none
refuse-target-first = choose the tile to swap with
refuse-itself = a tile cannot change places with itself, and the Serendip in hand is not one of the others
refuse-fixed = that Serendip has been placed; it is never moved again
refuse-same-tile = two different tiles are needed for an exchange

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
option-ownerless_stay_open-after_10 = stay open after the tenth Serendip
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
option-turn_limit = Limit of turns
option-turn_limit-help = After so many turns of all players together, from 100 to 100000, the game ends and is scored.
option-show_seen = Memory aid
option-show_seen-help = Whether the faces of covered tiles that were shown before vanish and have to be remembered, or stay visible to all.
option-show_seen-false = remember them yourself
option-show_seen-true = keep them visible
option-first_player = First player
option-first_player-help = Who begins: the first seat, or a seat drawn by lot.
option-first_player-seat0 = the first seat
option-first_player-random = drawn by lot

## Why a move is advised: what it changes, as half a sentence. $by is how much, $way more or less.

why-unit = points
why-carpet = seat { $seat } { $way ->
    [more] gains
   *[less] loses
} { $by ->
    [one] a point
   *[other] { $by } points
}
why-room = the carpet of seat { $seat } has { $by ->
    [one] a hidden place
   *[other] { $by } hidden places
} { $way ->
    [more] more to grow to
   *[less] less to grow to
}
why-strays = { $way ->
    [more] { $by ->
        [one] a flower lies
       *[other] { $by } flowers lie
    } open that may still join the carpet of seat { $seat }
   *[less] { $by ->
        [one] a flower lies
       *[other] { $by } flowers lie
    } no longer apart from the carpet of seat { $seat }
}
why-turn = { $way ->
    [more] the turn goes on
   *[less] the turn ends
}
