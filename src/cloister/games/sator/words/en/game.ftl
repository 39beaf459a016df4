# Sator in English. Seats come as numbers, squares as they are written in moves: a1 is top left.

# One sentence that makes people want to play it.
pitch = Turn and slide the bridges over the pit, and be the first to fetch your four books.

## Things

bridge = the { $type } { $shape }
card = { $card ->
    [rotas] ROTAS { $of }
    [moves] MOVES { $of }
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
pile-im = the IM pile
pile-lf = the own prayers
shape-L5 = L5, the long corner
shape-L3 = L3, the corner
shape-T4 = T4
shape-I4 = I4, four in a row
shape-I3 = I3, three in a row
shape-I2 = I2, two in a row
type-wood = wood
type-stone = stone
type-iron = iron
type-brick = brick
colour-0 = Red
colour-1 = Blue
colour-2 = Green
colour-3 = Yellow

## What happened

# Only its own seat hears this.
picked = Seat { $seat } picks { bridge }.
picked-shape = Seat { $seat } picks the { $shape }.
laid = Seat { $seat } lays { bridge } at { $to }.
left-out = Seat { $seat } has no place for { $count ->
    [one] a bridge; it leaves
   *[other] { $count } bridges; they leave
} the game.
settled = No bridge came under a book of seat { $seat }: it moves to { $to }.
dealt = All bridges lie. The cards are dealt; { $pile } are left in the pile.
turn = Round { $round }: it is the turn of seat { $seat }.
played = Seat { $seat } plays { card }.
played-prayer = Seat { $seat } prays: { card }.
turned = Seat { $seat } turns { bridge } about { $pivot }, { $angle ->
    [left] a quarter left
    [right] a quarter right
   *[half] half round
}.
slid = Seat { $seat } slides { bridge } from { $from } to { $to }.
removed = Seat { $seat } removes { bridge } from the game.
lifted = Seat { $seat } lifts { bridge }.
laid-again = Seat { $seat } lays { bridge } at { $to }.
gargoyle = Seat { $seat } puts a gargoyle on { $at }.
walked = Seat { $seat } walks { $from ->
    [ledge] from the ledge
   *[other] from { $from }
} to { $to }.
led = Seat { $by } leads the acolyte of seat { $seat } { $from ->
    [ledge] from its ledge
   *[other] from { $from }
} to { $to }.
took-book = Seat { $seat } takes a book: { $count } of four.
discarded = Seat { $seat } discards { card }.
lost-prayer = Seat { $seat } discards { card } and loses it.
prayed = Seat { $seat } prays the gargoyle of seat { $owner } away from { $at }.
searches = Seat { $seat } searches { $pile ->
    [im] { pile-im }
   *[lf] { pile-lf }
}.
found = Seat { $seat } takes a card from { $pile ->
    [im] { pile-im }
   *[lf] { pile-lf }
} and shuffles.
# Only its own seat hears this.
found-card = Seat { $seat } takes { card } and shuffles.
drew = Seat { $seat } draws from { $pile ->
    [im] { pile-im }
   *[lf] { pile-lf }
}.
# Only its own seat hears this.
drew-card = Seat { $seat } draws { card }.
reshuffled = The discards are shuffled: a new pile of { $pile }.
ended = { $reason ->
    [books] The fourth book: the game is over.
   *[rounds] The last round is over.
}

## How it ends

end-books = all four books
end-rounds = most books after the last round

## What to do now

prompt-pick = Pick one of the bridges that are left over.
prompt-lay = Choose a bridge to lay.
prompt-facing = Choose which way round it lies.
prompt-place = Choose where its first square lies.
prompt-main = Play a card, walk, use your free action, or end your turn.
prompt-discard = Choose a card to discard.
prompt-source = Choose the pile.
prompt-seek = Choose the card that you take.
prompt-effect = Choose the effect of the card.
prompt-bridge = Choose a bridge.
prompt-turn = Choose the pivot, and left, right or half round.
prompt-second-turn = Turn it once more, about another square.
prompt-slide = Choose where it slides to.
prompt-nudge = Turn the bridge once, or slide it by one square.
prompt-mihi = Choose a bridge, or say that it is enough.
prompt-lead = Lead a rival to a square, or say that it is enough.
prompt-jump = Choose where your acolyte lands.
prompt-gargoyle = Choose the square of your gargoyle.
prompt-animi = Walk on, or say that it is enough.
prompt-draw = Draw from the IM pile or from your prayers.
prompt-wait = Another player is deciding.
prompt-wait-lay = Another player is laying a bridge.
prompt-over = The game is over.

## Why not

refuse-pick = first the bridges that are left over are picked
refuse-lay-first = first all bridges are laid: choose one of yours
refuse-choose-facing = choose which way round the bridge lies
refuse-choose-place = choose a square for the bridge
refuse-discard-first = the cards that you owe have to be discarded first
refuse-choose-pile = choose one of the two piles
refuse-take-one = take one card of the pile that you are searching
refuse-choose-effect = choose an effect of the card that you have played
refuse-choose-bridge = choose a bridge for the effect
refuse-choose-turn = choose a pivot and how far the bridge turns
refuse-choose-second-turn = the bridge has to be turned a second time
refuse-choose-slide = choose where the bridge slides to
refuse-choose-nudge = turn the bridge once or slide it by one square
refuse-mihi = choose a bridge for mihi, or say that it is enough
refuse-lead = lead a rival to a square, or say that it is enough
refuse-choose-jump = choose where the jump lands
refuse-choose-gargoyle = choose a square for the gargoyle
refuse-animi = your acolyte is on its way: walk on, or say that it is enough
refuse-draw = fill up your hand: choose one of the two piles
refuse-shape-gone = no bridge of that shape is left over
refuse-not-your-bridge = you have no such bridge to lay
refuse-no-place = wherever that bridge could lie, a book would be left without one
refuse-facing = that way round there is no place for it
refuse-two-books = two books of one colour may not lie on the same bridge
refuse-books-first = laid there, some book might be left without a bridge
refuse-outside = it would reach over the edge of the grid
refuse-overlap = another bridge lies there
refuse-play-first = that has to follow a card or another choice
refuse-swap-late = after the first card there is no swapping
refuse-card-late = the walk has begun: no card can be played any more
refuse-points = you have not enough action points left
refuse-two-cards = a swap takes two cards of your hand
refuse-search-needs-prayer = one of the two cards for a search has to be a prayer
refuse-free-used = you have used your free action this turn
refuse-nothing-light = no bridge without an acolyte can be moved
refuse-free-rider = the free action moves no bridge with an acolyte on it
refuse-rider = an acolyte stands on that bridge
refuse-no-gargoyle = no gargoyle of that player is in the pit
refuse-three-cards = it takes three cards of your hand to send a gargoyle away
refuse-frozen = after mihi your acolyte may not move this turn
refuse-mihi-moved = your acolyte has moved this turn, so mihi cannot be played
refuse-no-movement = you have no squares left to walk: each IM card played gives one
refuse-blocked = an acolyte or a gargoyle is in the way
refuse-abyss = there is no bridge below that square
refuse-one-step = an acolyte goes one square at a time, and never diagonally
refuse-end-on-book = no movement may end on somebody else's book
refuse-do-something = the card has to do something first
refuse-dead-end = from there the walk could not end where it may
refuse-not-in-hand = that card is not in your hand
refuse-not-in-pile = that card is not in the pile
refuse-no-effect = none of its effects can be carried out now
refuse-not-on-card = that card has no such effect
refuse-effect-impossible = that effect cannot be carried out now
refuse-bridge-gone = that bridge is not on the board
refuse-gargoyle = a gargoyle holds that bridge
refuse-book-on-it = a book lies on that bridge
refuse-no-room = that bridge has no room to move
refuse-other-bridge = the card serves another bridge
refuse-golden = that bridge has just been moved by an equal card
refuse-surcharge = the acolytes on that bridge cost more points than you have
refuse-no-second-turn = no second turn about another square would be possible
refuse-pivot = the pivot has to be a square of the bridge
refuse-same-pivot = the second turn needs another pivot
refuse-unchanged = that would leave everything as it is
refuse-return = the bridge would come back to where it was moved away from this turn
refuse-looks-alike = left and right come to the same here: choose the other one
refuse-no-way = there is no way of just that length
refuse-jump = no jump lands there: straight over abyss, onto a free bridge square
refuse-gargoyle-there = a gargoyle needs a bridge square without acolyte and gargoyle
refuse-not-a-rival = only rivals can be led
refuse-led-already = that rival has been led already
refuse-lead-onto-book = a rival may not be left on a book
refuse-too-far = that rival cannot get there with the squares that are left
refuse-second-bridge = the second bridge would find no place

## Options

option-rounds = Last round
option-rounds-help = After this round the game ends, and most books win. The first number catches only senseless play; the others make a short game.
option-first_player = First player
option-first_player-help = Who begins: the first seat, or a seat drawn by lot.
option-first_player-seat0 = the first seat
option-first_player-random = drawn by lot
option-laying_begins = First bridge
option-laying_begins-help = Who lays the first bridge. The two printed languages disagree.
option-laying_begins-last = the last player
option-laying_begins-first = the first player
option-early_prayers = Prayers in the first round
option-early_prayers-help = Whether prayers may be drawn at the end of one's first turn or only from the second round on.
option-early_prayers-first_turn = at the end of the first turn
option-early_prayers-second_round = from the second round on

## Why a move is advised: what it changes, as half a sentence. $by is how much, $way more or less.

why-unit = squares, a book counts as 100
why-books = seat { $seat } { $way ->
    [more] takes
   *[less] loses
} { $by ->
    [one] a book
   *[other] { $by } books
}
why-reach = { $by ->
    [one] a book
   *[other] { $by } books
} { $way ->
    [more] more for seat { $seat } can be reached with three squares
   *[less] less for seat { $seat } can be reached with three squares
}
why-way = for seat { $seat } the next book is { $by ->
    [one] a square
   *[other] { $by } squares
} { $way ->
    [more] nearer
   *[less] farther
}
why-tour = for seat { $seat } the way to all books is { $by ->
    [one] a square
   *[other] { $by } squares
} { $way ->
    [more] shorter
   *[less] longer
}
why-hand = seat { $seat } has { $by ->
    [one] a card
   *[other] { $by } cards
} { $way ->
    [more] more
   *[less] less
} in hand
