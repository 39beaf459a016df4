# The board of Altitude: what only the browser says.

## Cards, places and numbers of things

# A card as a separate label.
board-card = { $kind ->
    [number] { $value }
    [marmot] Marmot of { $value }
    [black_grouse] Black grouse of { $value }
    [chamois] Chamois of { $value }
    [ibex] Ibex of { $value }
    [dahu] Dahu of { $value }
    [animal] Animal of { $value }
    [cable_car] Cable car
    [avalanche] Avalanche
   *[saint_bernard] Saint-Bernard
}
# A place as the beginning of a line.
board-spot = Floor { $floor }, { where }
each-below = { card }
board-floors = { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}
board-points = { $points ->
    [one] 1{"\u00A0"}point
   *[other] { $points }{"\u00A0"}points
}
board-scoring = { $animals ->
    [one] 1 scoring animal
   *[other] { $animals } scoring animals
}
board-held = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}

## The mountains

board-mountains = The mountains
board-you = { $seat-is ->
    [you] You
   *[other] { $seat-name }
}
board-whose = { $seat-is ->
    [you] Your mountain
   *[other] { $seat-name }
}
# Beside the name of a player, as short as possible.
board-choosing = choosing …
board-chosen = has chosen
# $animals score.
board-height = { $animals ->
    [0] { board-floors }
   *[other] { board-floors } +{ $animals }
}
board-profile = { $seat-is ->
    [you] Your mountain, { board-floors }
   *[other] { $seat-name }'s mountain, { board-floors }
}
board-enlarge = { $seat-is ->
    [you] Enlarge your mountain, { board-floors }
   *[other] Enlarge { $seat-name }'s mountain, { board-floors }
}
board-back = Back
board-back-own = Back to your mountain
# The line across the mountain from which its owner plays twice.
board-snow-line = floor { $floor }: double turn
# The sign below the first card.
board-start = The start of the mountain: places are counted from here
# $seat is whose mountain it is.
board-spot-of = { $seat-is ->
    [you] { spot }
   *[other] { $seat-name }'s mountain, { spot }
}
board-card-at = { board-card }: { board-spot-of }
board-card-replaceable = { board-card }: { board-spot-of }, may be replaced
board-card-clearable = { board-card }: { board-spot-of }, may be cleared
board-free = Free: { board-spot-of }
# $why is a sentence.
board-refused = Refused: { board-spot-of }. { $why }
# $below-list are the cards below, $count of them, that are too high.
board-too-low = { $count ->
    [one] The card below, { $below-list }, is not lower than { card }. ({ $rule })
   *[other] The cards below, { $below-list }, are not lower than { card }. ({ $rule })
}
# Another reason: a sentence, and its rule.
board-reason = { $why } ({ $rule })

## The table in front

board-pile = { $pile ->
    [0] The pile is empty
    [one] 1 card in the pile
   *[other] { $pile } cards in the pile
}
# Under the pile, as short as possible.
board-pile-name = pile
board-drawn-card = Drawn: { card }
board-no-drawn-card = No drawn card
# Under the drawn card.
board-drawn = drawn
board-stays = stays in your hand
board-draw = Double turn: draw { $draw } of 2
board-hand-card = In your hand: { card }
board-hand-back = In your hand, to be given back: { card }
board-hand-played = In your hand, to be played: { card }
# On a card that is to be given back, as short as possible.
board-back-mark = back
board-take = Take { card } into your hand and play another card
# In a frame of the size of a card.
board-to-hand = hand
board-discards = { $count ->
    [0] No discards
    [one] 1 discard: { card }
   *[other] { $count } discards, on top { card }
}
# Under the discards.
board-discard-count = { $count ->
    [0] no discards
    [one] 1 discard
   *[other] { $count } discards
}
board-standing = { board-floors }, { board-scoring }, { board-held }

## Moves as buttons

board-move-discard = Discard
board-move-take = Take into your hand
board-move-stop = Stop building
board-move-card = Play { card }
board-move-return = Give back { $cards-list }
board-move-replace = Replace { $old-list } with { card } on { spot }
board-move-rescue = Clear the avalanche on { spot }
board-move-build = Build { card } on { spot }
# $seat is whose mountain it is.
board-move-send = Put { card } into { mountain-of }, on { spot }

## What the line under the prompt says

board-hint-back = { $count } of 2 chosen to give back
# $drawn-list and $played-list are one card each.
board-hint-raised = You keep { $drawn-list } and play { $played-list }
each-drawn = { card }
each-played = { card }
board-hint-touch = Touch a ringed place
board-hint-touch-or-hand = Touch a ringed place, or a card from your hand
# Remarks about a move that is looked at, side by side: the floors first, then what else changes.
board-hint-stays = Stays at { board-floors }
board-hint-floors = { $was } → { board-floors }
board-hint-animals = { $was } → { board-scoring }
board-hint-opens = { $count ->
    [one] opens 1 place
   *[other] opens { $count } places
}
# The same above the card.
board-preview-animals = { $was } → { $animals ->
    [one] 1 animal
   *[other] { $animals } animals
}

## What marks on places mean

board-legend-own = your card may lie here
board-legend-theirs = it may go into another player's mountain
board-legend-swap = it may replace this card
board-legend-no = it may not lie here: touch it to see why
board-legend-start = the start of a mountain: places are counted from here

## The board in words

board-zone-drawn = Drawn
board-zone-hand = Your hand
board-zone-mountain = { $seat-is ->
    [you] Your mountain: { board-standing }
   *[other] { $seat-name }'s mountain: { board-standing }
}
board-zone-table = Pile and discards
board-text-empty = Empty
board-text-card = { board-spot }: { card }
board-text-free = { board-spot }: free
board-text-not-begun = Not begun
board-text-discards = { $count ->
    [0] Discards: none
   *[other] Discards: { $cards-list }
}

## The end

board-open-hand = { $seat-name }'s hand
board-sum-mountain = { board-floors } + { $animals ->
    [one] 1 animal
   *[other] { $animals } animals
}
board-sum-hand = + { $dogs ->
    [one] 1 Saint-Bernard
   *[other] { $dogs } Saint-Bernards
} + { $bonus } for the hand
# $rank is its name.
board-rank = Your rank: { $rank }
# The points that a rank asks for.
board-rank-from = from { $points }
tally-floors = Floors
tally-animals = Animals from the fourth floor up
tally-saint_bernards = Saint-Bernards in hand
tally-hand_bonus = All other hand cards placed
