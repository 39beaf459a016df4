# What only the board in the browser says.

## The garden

board-garden = The garden
# A tile as it is read aloud: its place, then remarks, separated by commas.
board-hidden = hidden
board-remembered = hidden, remembered as { face }
board-shown = shown for a moment: { face }
board-serendip = Serendip, blue edge { way }
# A flower without an article.
flower = { $colour ->
    [blue] blue flower
    [violet] violet flower
    [red] red flower
    [orange] orange flower
    [yellow] yellow flower
   *[green] green flower
}
board-flower = { $owner-is ->
    [you] your { flower }
   *[other] { $owner-name }'s { flower }
}
board-flower-ownerless = ownerless { flower }
board-turned-up = turned up
board-picked = to be exchanged

## Where the blue edge of a Serendip points

way = { $way ->
    [right] to the right
    [lower-right] to the lower right
    [bottom] to the bottom
    [lower-left] to the lower left
    [left] to the left
    [upper-left] to the upper left
    [top] to the top
   *[upper-right] to the upper right
}

## Moves, on buttons

board-leave = Leave it here
board-swap = Swap it …
board-stop = Stop here
board-no-exchange = Exchange nothing
board-uncover = Uncover { $cell }
board-with = Swap with { $cell }
board-exchange = Exchange { $cell } …
board-turn = Turn: blue edge { way }
board-choose = Choose { colour }

## Turning a Serendip

board-turn-left = Turn left
board-turn-left-key = Turn left (Q)
board-turn-right = Turn right
board-turn-right-key = Turn right (E)
# For the help, beside the keys Q and E.
board-key-turn = turn the Serendip in your hand
# $gains is a list of board-gain.
board-way-adds = Blue edge { way }: { $gains }
board-way-adds-nothing = Blue edge { way }: adds nothing
board-gain = { colour } +{ $points }
# What a swap would change: the points of a carpet before and after.
board-change = { colour } { $before } → { $after }

## The garden in words

board-carpets = Carpets
board-row = Row { $row }
points = { $points ->
    [one] 1{"\u00A0"}point
   *[other] { $points }{"\u00A0"}points
}
# $open of $all flowers lie open. $cells is a list of places; $size says how many.
board-carpet = { $owner-is ->
    [you] Your { colour } carpet: { points }
   *[other] { $owner-name }'s { colour } carpet: { points }
}, { $open } of { $all } flowers open{ $size ->
    [0] .
   *[other] . It lies on { $cells }.
}
board-carpet-ownerless = Ownerless { colour }: { $open } of { $all } flowers open{ $size ->
    [0] .
   *[other] . The largest carpet lies on { $cells }.
}
# What a player holds, below the name.
board-holding = Carpet in { colour }: { points }, { $open } of { $all } flowers open

## The score

score-carpet = The { colour } carpet
score-flowers = { $count ->
    [one] One flower, 1{"\u00A0"}point
   *[other] { $count } flowers, 1{"\u00A0"}point each
}
score-touching = { $count ->
    [one] One Serendip touches it, 2{"\u00A0"}points
   *[other] { $count } Serendips touch it, 2{"\u00A0"}points each
}
score-matching = { $count ->
    [one] One of them with { colour }, 2{"\u00A0"}more points
   *[other] { $count } of them with { colour }, 2{"\u00A0"}more points each
}
# $each is 0, or 2 if the table plays so.
score-joining = { $count ->
    [one] One Serendip only holds it together
   *[other] { $count } Serendips only hold it together
}{ $each ->
    [0] , no points
   *[other] , { $each }{"\u00A0"}points each
}
