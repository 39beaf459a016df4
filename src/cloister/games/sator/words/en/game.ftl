# Sator in English. Squares come as they are written in moves: a1 is top left.
# For a seat, $seat-is is "you" or "other" and $seat-name the player; $by and $owner are seats too.

# One sentence that makes people want to play it.
pitch = Turn and slide the bridges over the pit, and be the first to fetch your four books.

## Things. $type and $shape are codes of the notation: wood, stone, iron, brick; L5, L3, T4, I4, I3, I2.

# Used inside `bridge-name`.
material = { $type ->
    [wood] wooden
    [stone] stone
    [iron] iron
   *[brick] brick
}
# There is one bridge of each shape in each material.
bridge-name = { $shape ->
    [L5] large { material } L
    [L3] small { material } L
    [T4] { material } T
    [I4] long { material } beam
    [I3] medium { material } beam
   *[I2] short { material } beam
}
# The same inside a sentence.
bridge = the { bridge-name }
# A bridge of which only the shape is known.
shape = { $shape ->
    [L5] a large L
    [L3] a small L
    [T4] a T
    [I4] a long beam
    [I3] a medium beam
   *[I2] a short beam
}
# What a ROTAS turns ($of is a shape) or a MOVES slides ($of is a material).
served = { $of ->
    [L5] large L
    [L3] small L
    [T4] T
    [I4] long beam
    [I3] medium beam
    [I2] short beam
    [wood] wood
    [stone] stone
    [iron] iron
   *[brick] brick
}
# The names of cards are Latin, as printed on the cards.
card = { $card ->
    [rotas] ROTAS ({ served })
    [moves] MOVES ({ served })
    [jolly] a JOLLY
    [nihil] NIHIL PENSI
    [clara] VIRTUS CLARA
    [neque] NEQUE ANIMUS
    [mihi] MIHI IN DIES
    [omnia] VIRTUS OMNIA
    [quin] QUIN IGITUR
    [animi] ANIMI IMPERIO
   *[victoria] VICTORIA
}
# $pile is "im" for Incertus Movet, which all share, or "lf" for Liber Fidei, a seat's own prayers.
pile-of-seat = { $pile ->
    [im] the Incertus Movet pile
   *[lf] { $seat-is ->
        [you] your Liber Fidei
       *[other] their Liber Fidei
    }
}
# Another name comes through from a component pack.
colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[other] { $colour }
}

## What happened

# Only its own seat hears this.
picked = { $seat-is ->
    [you] You pick { bridge }.
   *[other] { $seat-name } picks { bridge }.
}
picked-shape = { $seat-is ->
    [you] You pick { shape }.
   *[other] { $seat-name } picks { shape }.
}
laid = { $seat-is ->
    [you] You lay { bridge } at { $to }.
   *[other] { $seat-name } lays { bridge } at { $to }.
}
left-out = { $count ->
    [one] { $seat-is ->
        [you] You have no place for one bridge. It leaves the game.
       *[other] { $seat-name } has no place for one bridge. It leaves the game.
    }
   *[other] { $seat-is ->
        [you] You have no place for { $count } bridges. They leave the game.
       *[other] { $seat-name } has no place for { $count } bridges. They leave the game.
    }
}
settled = { $seat-is ->
    [you] No bridge came under one of your books. It moves to { $to }.
   *[other] No bridge came under one of { $seat-name }'s books. It moves to { $to }.
}
dealt = All bridges are laid. The cards are dealt: { $pile ->
    [one] one card is
   *[other] { $pile } cards are
} left in the pile.
turn = { $seat-is ->
    [you] Round { $round }: it is your turn.
   *[other] Round { $round }: it is { $seat-name }'s turn.
}
played = { $seat-is ->
    [you] You play { card }.
   *[other] { $seat-name } plays { card }.
}
played-prayer = { $seat-is ->
    [you] You pray: { card }.
   *[other] { $seat-name } prays: { card }.
}
# Used inside `turned`.
angle = { $angle ->
    [left] a quarter turn left
    [right] a quarter turn right
   *[half] half a turn
}
turned = { $seat-is ->
    [you] You turn { bridge } about { $pivot }, { angle }.
   *[other] { $seat-name } turns { bridge } about { $pivot }, { angle }.
}
slid = { $seat-is ->
    [you] You slide { bridge } from { $from } to { $to }.
   *[other] { $seat-name } slides { bridge } from { $from } to { $to }.
}
removed = { $seat-is ->
    [you] You remove { bridge } from the game.
   *[other] { $seat-name } removes { bridge } from the game.
}
lifted = { $seat-is ->
    [you] You lift { bridge }.
   *[other] { $seat-name } lifts { bridge }.
}
laid-again = { $seat-is ->
    [you] You lay { bridge } again, at { $to }.
   *[other] { $seat-name } lays { bridge } again, at { $to }.
}
gargoyle = { $seat-is ->
    [you] You put your gargoyle on { $at }.
   *[other] { $seat-name } puts a gargoyle on { $at }.
}
# Used inside `walked` and `led`.
way = { $from ->
    [ledge] from the ledge to { $to }
   *[other] from { $from } to { $to }
}
walked = { $seat-is ->
    [you] You walk { way }.
   *[other] { $seat-name } walks { way }.
}
# $by leads the acolyte of $seat.
led = { $by-is ->
    [you] You lead { $seat-name }'s acolyte { way }.
   *[other] { $seat-is ->
        [you] { $by-name } leads your acolyte { way }.
       *[other] { $by-name } leads { $seat-name }'s acolyte { way }.
    }
}
took-book = { $seat-is ->
    [you] You take a book, { $count } of 4.
   *[other] { $seat-name } takes a book, { $count } of 4.
}
discarded = { $seat-is ->
    [you] You discard { card }.
   *[other] { $seat-name } discards { card }.
}
lost-prayer = { $seat-is ->
    [you] You discard { card }. The prayer is lost.
   *[other] { $seat-name } discards { card }. The prayer is lost.
}
# $seat makes the gargoyle of $owner leave the pit; they may be the same.
prayed = { $seat-is ->
    [you] { $owner-is ->
        [you] You pray your gargoyle away from { $at }.
       *[other] You pray { $owner-name }'s gargoyle away from { $at }.
    }
   *[other] { $owner-is ->
        [you] { $seat-name } prays your gargoyle away from { $at }.
       *[other] { $seat-name } prays { $owner-name }'s gargoyle away from { $at }.
    }
}
searches = { $seat-is ->
    [you] You search { pile-of-seat }.
   *[other] { $seat-name } searches { pile-of-seat }.
}
found = { $seat-is ->
    [you] You take a card from { pile-of-seat } and shuffle it.
   *[other] { $seat-name } takes a card from { pile-of-seat } and shuffles it.
}
# Only its own seat hears this.
found-card = { $seat-is ->
    [you] You take { card } and shuffle the pile.
   *[other] { $seat-name } takes { card } and shuffles the pile.
}
drew = { $seat-is ->
    [you] You draw from { pile-of-seat }.
   *[other] { $seat-name } draws from { pile-of-seat }.
}
# Only its own seat hears this.
drew-card = { $seat-is ->
    [you] You draw { card }.
   *[other] { $seat-name } draws { card }.
}
reshuffled = The discards are shuffled into a new pile of { $pile ->
    [one] one card
   *[other] { $pile } cards
}.
ended = { $reason ->
    [books] The fourth book is taken: the game is over.
   *[rounds] The last round is over.
}

## How it ends

end-books = Somebody has fetched all four books.
end-rounds = The last round is over. Whoever has the most books wins.

## What to do now

prompt-pick = Pick one of the bridges that are left over.
prompt-lay = Choose a bridge to lay.
prompt-facing = Choose which way round it lies.
prompt-place = Choose where to lay it.
prompt-main = Play a card, walk, use your free action, or end your turn.
prompt-discard = Choose a card to discard.
prompt-source = Choose a pile.
prompt-seek = Choose the card that you take.
prompt-effect = Choose what the card does.
prompt-bridge = Choose a bridge.
prompt-turn = Choose the pivot, and left, right or half a turn.
prompt-second-turn = Turn it once more, about another square.
prompt-slide = Choose where it slides to.
prompt-nudge = Turn the bridge once, or slide it by one square.
prompt-mihi = Choose a bridge, or stop here.
prompt-lead = Lead a rival to a square, or stop here.
prompt-jump = Choose where your acolyte lands.
prompt-gargoyle = Choose a square for your gargoyle.
prompt-animi = Walk on, or stop here.
prompt-draw = Draw from Incertus Movet or from your Liber Fidei.
prompt-wait = Another player is deciding.
prompt-wait-lay = Another player is laying a bridge.
prompt-over = The game is over.

## Why not

refuse-pick = First pick one of the bridges that are left over.
refuse-lay-first = All bridges have to be laid first. Choose one of yours.
refuse-choose-facing = Choose which way round the bridge lies.
refuse-choose-place = Choose a square for the bridge.
refuse-discard-first = Discard the cards that you owe first.
refuse-choose-pile = Choose one of the two piles.
refuse-take-one = Take one card of the pile that you are searching.
refuse-choose-effect = Choose an effect of the card that you have played.
refuse-choose-bridge = Choose a bridge for the effect.
refuse-choose-turn = Choose a pivot, and how far the bridge turns.
refuse-choose-second-turn = The bridge has to turn a second time.
refuse-choose-slide = Choose where the bridge slides to.
refuse-choose-nudge = Turn the bridge once, or slide it by one square.
refuse-mihi = Choose a bridge for MIHI IN DIES, or stop here.
refuse-lead = Lead a rival to a square, or stop here.
refuse-choose-jump = Choose where the jump lands.
refuse-choose-gargoyle = Choose a square for the gargoyle.
refuse-animi = Your acolyte is on its way. Walk on, or stop here.
refuse-draw = Fill up your hand: choose one of the two piles.
refuse-shape-gone = No bridge of that shape is left over.
refuse-not-your-bridge = You do not have that bridge to lay.
refuse-no-place = Wherever that bridge could lie, a book would be left without a bridge.
refuse-facing = There is no place for it that way round.
refuse-two-books = Two books of one colour may not lie on the same bridge.
refuse-books-first = If it lies there, a book may be left without a bridge.
refuse-outside = It would reach over the edge of the grid.
refuse-overlap = Another bridge lies there.
refuse-play-first = Play a card or make another choice first.
refuse-swap-late = You can only swap before your first card.
refuse-card-late = Your walk has begun. You cannot play any more cards.
refuse-points = You do not have enough action points left.
refuse-two-cards = A swap costs two cards from your hand.
refuse-search-needs-prayer = One of the two cards for a search has to be a prayer.
refuse-free-used = You have already used your free action this turn.
refuse-nothing-light = No bridge without an acolyte can move.
refuse-free-rider = The free action cannot move a bridge with an acolyte on it.
refuse-rider = An acolyte stands on that bridge.
refuse-no-gargoyle = That player has no gargoyle in the pit.
refuse-three-cards = It costs three cards from your hand to send a gargoyle away.
refuse-frozen = After MIHI IN DIES your acolyte may not move this turn.
refuse-mihi-moved = Your acolyte has moved this turn, so you cannot play MIHI IN DIES.
refuse-no-movement = You have no steps left. Each IM card that you play gives you one.
refuse-blocked = An acolyte or a gargoyle is in the way.
refuse-abyss = There is no bridge under that square.
refuse-one-step = An acolyte goes one square at a time, never diagonally.
refuse-end-on-book = A walk may not end on another player's book.
refuse-do-something = The card has to do something first.
refuse-dead-end = From there your walk could not end on a square where it may end.
refuse-not-in-hand = That card is not in your hand.
refuse-not-in-pile = That card is not in the pile.
refuse-no-effect = None of its effects is possible now.
refuse-not-on-card = That card does not have this effect.
refuse-effect-impossible = That effect is not possible now.
refuse-bridge-gone = That bridge is not in the pit.
refuse-gargoyle = A gargoyle holds that bridge.
refuse-book-on-it = A book lies on that bridge.
refuse-no-room = That bridge has no room to move.
refuse-other-bridge = This card does not move that bridge.
refuse-golden = That bridge has just been moved by an equal card.
refuse-surcharge = The acolytes on that bridge cost more points than you have.
refuse-no-second-turn = No second turn about another square would be possible.
refuse-pivot = The pivot has to be a square of the bridge.
refuse-same-pivot = The second turn needs another pivot.
refuse-unchanged = That would leave everything as it is.
refuse-return = The bridge would come back to where it was earlier this turn.
refuse-looks-alike = Left and right lead to the same position here. Choose the other one.
refuse-no-way = There is no way of exactly that length.
refuse-jump = A jump goes straight over the abyss and lands on a free square of a bridge.
refuse-gargoyle-there = A gargoyle needs a square of a bridge without an acolyte or a gargoyle.
refuse-not-a-rival = You can only lead rivals.
refuse-led-already = You have already led that rival.
refuse-lead-onto-book = You may not leave a rival on a book.
refuse-too-far = That rival cannot get there with the squares that are left.
refuse-second-bridge = Then there would be no place for the second bridge.

## Options

option-rounds = Last round
option-rounds-help = Which round is the last; after it, whoever has the most books wins. The highest number only stops endless games; the others make a short game.
option-first_player = First player
option-first_player-help = Who begins: the first seat, or a seat drawn by lot.
option-first_player-seat0 = the first seat
option-first_player-random = drawn by lot
option-laying_begins = First bridge
option-laying_begins-help = Who lays the first bridge. The rules in the box say different things in their two languages.
option-laying_begins-last = the last player
option-laying_begins-first = the first player
option-early_prayers = Prayers in the first round
option-early_prayers-help = Whether you may draw prayers at the end of your first turn, or only from the second round on.
option-early_prayers-first_turn = at the end of the first turn
option-early_prayers-second_round = from the second round on

## Why a move is advised: what it changes, as half a sentence. $by is how much, $way is more or less.

why-unit = squares, where a book counts as 100
# Used inside `why-books`.
why-count = { $by ->
    [one] a book
   *[other] { $by } books
}
why-books = { $way ->
    [more] { $seat-is ->
        [you] you take { why-count }
       *[other] { $seat-name } takes { why-count }
    }
   *[less] { $seat-is ->
        [you] you lose { why-count }
       *[other] { $seat-name } loses { why-count }
    }
}
# Used inside `why-reach`.
why-books-changed = { $way ->
    [more] { $by ->
        [one] one more book
       *[other] { $by } more books
    }
   *[less] { $by ->
        [one] one book fewer
       *[other] { $by } books fewer
    }
}
why-reach = { $seat-is ->
    [you] you can reach { why-books-changed } with three steps
   *[other] { $seat-name } can reach { why-books-changed } with three steps
}
# Used inside `why-way` and `why-tour`.
why-squares = { $by ->
    [one] one square
   *[other] { $by } squares
}
why-way = { $way ->
    [more] { $seat-is ->
        [you] your next book is { why-squares } nearer
       *[other] { $seat-name }'s next book is { why-squares } nearer
    }
   *[less] { $seat-is ->
        [you] your next book is { why-squares } farther away
       *[other] { $seat-name }'s next book is { why-squares } farther away
    }
}
why-tour = { $way ->
    [more] { $seat-is ->
        [you] your way to all books is { why-squares } shorter
       *[other] { $seat-name }'s way to all books is { why-squares } shorter
    }
   *[less] { $seat-is ->
        [you] your way to all books is { why-squares } longer
       *[other] { $seat-name }'s way to all books is { why-squares } longer
    }
}
# Used inside `why-hand`.
why-cards = { $way ->
    [more] { $by ->
        [one] one more card
       *[other] { $by } more cards
    }
   *[less] { $by ->
        [one] one card fewer
       *[other] { $by } cards fewer
    }
}
why-hand = { $seat-is ->
    [you] you have { why-cards } in hand
   *[other] { $seat-name } has { why-cards } in hand
}
