# What only the browser's board of Sator says: labels for eyes and ears, buttons, hints, the score.
# $square and $squares are squares as players call them (f6), $seat is a seat, $type and $shape make a bridge.

## Things

# A bridge at the beginning of a line.
bridge-title = { $shape ->
    [L5] Large { material } L
    [L3] Small { material } L
    [T4] { $type ->
        [wood] Wooden T
        [stone] Stone T
        [iron] Iron T
       *[brick] Brick T
    }
    [I4] Long { material } beam
    [I3] Medium { material } beam
   *[I2] Short { material } beam
}
# A bridge of which only the shape matters, at the beginning of a line.
shape-title = { $shape ->
    [L5] Large L
    [L3] Small L
    [T4] T
    [I4] Long beam
    [I3] Medium beam
   *[I2] Short beam
}
# The short name of a card, as printed on the card.
card-title = { $card ->
    [rotas] ROTAS
    [moves] MOVES
    [jolly] JOLLY
    [nihil] NIHIL
    [clara] CLARA
    [neque] NEQUE
    [mihi] MIHI
    [omnia] OMNIA
    [quin] QUIN
    [animi] ANIMI
   *[victoria] VICTORIA
}
# A card in a list.
card-short = { $card ->
    [rotas] ROTAS ({ served })
    [moves] MOVES ({ served })
   *[other] { card-title }
}
# What a card does, below its name.
card-does = { $card ->
    [rotas] { served }
    [moves] { served }
    [jolly] any bridge
    [nihil] lead rivals
    [clara] gargoyle
    [neque] jump
    [mihi] small motions
    [omnia] slide far
    [quin] lay again
    [animi] walk now
   *[victoria] remove
}
card-whole = { card-title }: { card-does }

## The pit

board-pit = The pit
board-ledge = { $seat-is ->
    [you] Your ledge, next to { $square }
   *[other] { $seat-name }'s ledge, next to { $square }
}
# $squares is a list.
board-bridge-on = { bridge-title } on { $squares }
board-bridge-can-move = you can move it
board-acolyte-on = { $seat-is ->
    [you] your acolyte on { $square }
   *[other] { $seat-name }'s acolyte on { $square }
}
board-gargoyle-on = { $seat-is ->
    [you] your gargoyle on { $square }
   *[other] { $seat-name }'s gargoyle on { $square }
}
board-book-on = { $seat-is ->
    [you] your book on { $square }
   *[other] { $seat-name }'s book on { $square }
}
# $square is "ledge" before the acolyte has entered the pit.
board-acolyte-label = { $square ->
    [ledge] { $seat-is ->
        [you] Your acolyte on the ledge
       *[other] { $seat-name }'s acolyte on the ledge
    }
   *[other] { $seat-is ->
        [you] Your acolyte on { $square }
       *[other] { $seat-name }'s acolyte on { $square }
    }
}
board-book-label = { $seat-is ->
    [you] Your book on { $square }
   *[other] { $seat-name }'s book on { $square }
}
board-gargoyle-label = { $seat-is ->
    [you] Your gargoyle on { $square }
   *[other] { $seat-name }'s gargoyle on { $square }
}
board-gargoyle-can-go = you can pray it away
board-pivot-label = Turn about { $square }
board-place-label = Squares { $squares }
# What a turn or a slide costs, after its label.
board-cost = { $price ->
    [0] free
    [one] one action point
   *[other] { $price } action points
}
board-walk-label = Walk to { $square }, { $steps ->
    [one] one step
   *[other] { $steps } steps
}

## Beside the pit

board-desk = Beside the pit
board-hand = Your hand
board-stock-pick = Bridges to pick from
board-stock-lay = Your bridges
board-search = The pile that you search
board-points = Points
board-points-left = { $seat-is ->
    [you] You have { $points ->
        [one] one action point
       *[other] { $points } action points
    }
   *[other] { $seat-name } has { $points ->
        [one] one action point
       *[other] { $points } action points
    }
}
board-points-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
board-points-frozen = no steps
board-points-free = free action
board-points-free-used = free action used
board-pay-walk = Walk
board-pay-free = Step with the free action
board-means = How to move { bridge }
# With which card, or with the free action, a bridge is moved, and how. The short name is on a button.
board-means-free = Free
board-means-card = { $card ->
    [free] { $mode ->
        [slide] Free: slide
        [twice] Free: turn twice
       *[turn] Free: turn
    }
   *[other] { $mode ->
        [slide] { card-title }: slide
        [twice] { card-title }: turn twice
       *[turn] { card-title }: turn
    }
}
board-pile-im = Incertus Movet: { $count }
board-pile-discards = Discards: { $count }
board-pile-discards-last = Discards: { $count }, last { card-short }
board-pile-lf = Your Liber Fidei: { $count }
board-pile-round = Round { $round } of { $rounds }

## The turn, step by step

board-chain = This turn
board-chain-empty = No step yet
# Steps that were made or tried. $bridges is a list of `bridge-name`.
board-step-walk = Walk { $steps } to { $square }
board-step-swap = Swap
board-step-search = Search
board-step-pray = { $seat-is ->
    [you] Prayer against your gargoyle
   *[other] Prayer against { $seat-name }'s gargoyle
}
board-step-free = Free action
board-step-free-square = Free step to { $square }
board-step-free-bridge = { $did ->
    [turned] Free: { $bridges } turned
    [slid] Free: { $bridges } slid
   *[chosen] Free: { $bridges }
}
board-step-card = { card-title }
board-step-card-bridge = { $did ->
    [turned] { card-title }: { $bridges } turned
    [slid] { card-title }: { $bridges } slid
   *[chosen] { card-title }: { $bridges }
}
board-step-card-walk = { card-title }: walk to { $square }
board-step-card-jump = { card-title }: jump to { $square }
board-step-card-gargoyle = { card-title }: gargoyle on { $square }
board-step-card-lead = { card-title }: { $seat-name } led to { $square }
# How a step is taken back, alone and with the step.
board-undo-last = Take back
board-undo-from = Take back from here
board-undo-after = Choose again from here
board-undo-last-step = Take back: { $step }
board-undo-from-step = Take back from here: { $step }
board-undo-after-step = Choose again from here: { $step }
board-undo-pending-step = Do not do it: { $step }

## Buttons

move-end = End turn
move-swap-draw = Swap · 1
move-swap-search = Search · 2
move-free-bridge = Free action with a bridge
move-from-im = Incertus Movet
move-from-lf = Liber Fidei
move-enough = Stop here
move-planned = Do it
# With the price in action points.
move-effect = { $effect ->
    [turn-once] Turn once · { $price }
    [turn-twice] Turn twice · { $price }
    [slide-by-1] Slide by 1 · { $price }
    [slide-by-2] Slide by 2 · { $price }
   *[slide-by-3] Slide by 3 · { $price }
}
# What a prayer gives for that price; $number counts its effects from 1.
move-prayer-effect = { $card ->
    [nihil] { $number ->
        [1] One rival, { board-squares } · { $price }
        [2] Two rivals, { board-squares } · { $price }
       *[other] All rivals, { board-squares } · { $price }
    }
    [clara] Gargoyle · { $price }
    [neque] { $amount ->
        [one] Jump over 1 square · { $price }
       *[other] Jump over up to { $amount } squares · { $price }
    }
    [mihi] { $amount ->
        [one] 1 motion · { $price }
       *[other] { $amount } motions · { $price }
    }
    [omnia] Slide by { $amount } · { $price }
    [animi] Walk { board-squares } · { $price }
   *[other] { $amount ->
        [one] One bridge · { $price }
       *[other] { $amount } bridges · { $price }
    }
}
board-squares = { $amount ->
    [one] 1 square
   *[other] { $amount } squares
}
move-play = Play { card }
move-discard = Discard { card }
move-take = Take { card }
move-lay = Lay { bridge }
move-pick = Pick { shape }
move-facing = { $facing ->
    [0] As it is drawn
    [1] A quarter turn right
    [2] Half a turn
   *[3] A quarter turn left
}
move-place = Lay it here
move-bridge = Choose { bridge }
move-turn = { $angle ->
    [left] Turn left about { $square }
    [right] Turn right about { $square }
   *[half] Half a turn about { $square }
}
move-slide = Slide to { $square }
move-walk = Walk to { $square }
move-free = Free step to { $square }
move-jump = Jump to { $square }
move-gargoyle = Gargoyle on { $square }
move-lead = Lead { $seat-name } to { $square }
move-pray = { $seat-is ->
    [you] Pray your gargoyle away
   *[other] Pray { $seat-name }'s gargoyle away
}
# The same in short; it costs three cards.
board-tray-pray = Pray · 3 cards
board-tray-left = Turn left
board-tray-right = Turn right
board-tray-next = Next pivot or angle
board-tray-put-down = Put it down
board-tray-slide = Slide
board-tray-turn = Turn
board-key-turn = turn the bridge in your hands, right or left
board-key-slide = slide it instead

## Hints; some are shown in a row, with a dot between them

board-hint-free = free action
board-hint-card = { card-title }, { $price } of { $points } points
board-hint-touch-bridge = { card-whole }. Touch a bridge.
board-hint-steps = { $steps ->
    [one] Up to 1 step
   *[other] Up to { $steps } steps
}
board-hint-free-step = One step with the free action
board-hint-pivot = R or the dots: another pivot or angle
board-hint-place = Touch a dot. R turns the bridge.
board-hint-discard = { $left ->
    [one] One more card to discard
   *[other] { $left } more cards to discard
}
board-hint-left = { $left } left
board-hint-surcharge = { $extra ->
    [one] one point more for the acolyte on it
   *[other] { $extra } points more for the acolytes on it
}
board-hint-choose-turn = choose pivot and angle
board-hint-choose-place = choose where it goes
board-hint-gargoyle = A gargoyle holds { bridge }
board-hint-nothing-moves = Nothing in your hand moves { bridge } now

## The pit as text

board-zone-turn = The turn
board-zone-bridges = Bridges
board-zone-pieces = Acolytes, books, gargoyles
board-zone-choices = Choices
board-turn-points = { $points ->
    [one] One action point
   *[other] { $points } action points
}
board-turn-steps = { $steps ->
    [one] One step
   *[other] { $steps } steps
}
board-turn-free = The free action is left.
board-turn-free-used = The free action is used.
board-turn-empty = This turn: no step yet.
board-turn-done = Done: { $step }
board-turn-tried = Tried: { $step }
# $where is "ledge" before the acolyte has entered the pit, which it does at $square.
board-piece-line = { $where ->
    [ledge] { $seat-is ->
        [you] You ({ colour }): your acolyte is on the ledge next to { $square }, { $taken } of 4 books taken.
       *[other] { $seat-name } ({ colour }): acolyte on the ledge next to { $square }, { $taken } of 4 books taken.
    }
   *[other] { $seat-is ->
        [you] You ({ colour }): your acolyte is on { $where }, { $taken } of 4 books taken.
       *[other] { $seat-name } ({ colour }): acolyte on { $where }, { $taken } of 4 books taken.
    }
}
# The books of that seat which are still in the pit; $squares is a list.
board-piece-books = Books on { $squares }.
# A book that lies on no bridge.
board-book-floating = { $square } (floating)

## Seats and the score

board-standing = { $books } of 4 books ({ colour }), { $im ->
    [one] one card
   *[other] { $im } cards
} and { $prayers ->
    [one] one prayer
   *[other] { $prayers } prayers
} in hand
board-standing-laying = { $bridges ->
    [one] One bridge
   *[other] { $bridges } bridges
} to lay ({ colour })
board-score-taken = Books taken
board-score-left = Books left in the pit: { $count }
board-score-prayers = Prayers used or lost: { $count }
