# Mont Saint Michel in English. Seats come by number, monks by colour, places as in moves: 1 to 16,
# village, ramp. Who is in a monk is a seat, or x for nobody.

# One sentence that makes people want to play it.
pitch = Six monks hunt for the pages of a lost book. One of them is you, but which?

## Monks and places

monk-black = black
monk-blue = blue
monk-green = green
monk-yellow = yellow
monk-red = red
monk-white = white
monk-name = { $monk ->
    [black] { monk-black }
    [blue] { monk-blue }
    [green] { monk-green }
    [yellow] { monk-yellow }
    [red] { monk-red }
   *[white] { monk-white }
}
place-village = the village
place-ramp = the ramp
from-place = { $from ->
    [village] { place-village }
    [ramp] { place-ramp }
   *[other] { $from }
}
to-place = { $to ->
    [village] { place-village }
    [ramp] { place-ramp }
   *[other] { $to }
}
inside = { $who ->
    [x] an X
   *[other] seat { $who }
}
signed = { $value ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}

## What happened

location = Location { $location } is turned up.
page = A page worth { signed } with { $dots ->
    [1] one dot
   *[other] two dots
} is turned up.
identity = Seat { $seat } turns up an identity card and may look into a monk.
identity-passed = Seat { $seat } turns up an identity card and passes it on to seat { $other }.
identity-gone = An identity card is turned up; nobody may look any more, and it leaves the game.
looked = Seat { $seat } looks into the { monk-name } monk.
# Only for the seat that looks.
looked-inside = You look into the { monk-name } monk and find { inside }.
declined = Seat { $seat } does not want to look.
moves = Seat { $seat } moves the { monk-name } monk.
stepped = The { monk-name } monk walks from { from-place } to { to-place }.
climbed = The { monk-name } monk goes up the ramp to { $to }.
walked-on = The { monk-name } monk walks on to { to-place }.
stayed = The { monk-name } monk stays on 1.
pushed = The { monk-name } monk is pushed from { from-place } to { to-place }.
ebb = Ebb: the { monk-name } monk crosses the sand from { $from } to { $to }.
flood = Flood: the { monk-name } monk goes by boat from { $from } to { $to }.
stopped = The { monk-name } monk stops.
won = The { monk-name } monk wins the page worth { signed } on location { $location }.
given = Seat { $seat } gives the page worth { signed } to the { monk-name } monk on location { $location }.
left-open = The page on location { $location } stays open.
shuffled = All sixteen locations have been open once; their deck is shuffled.
ended = { $reason ->
   *[last_page] { end-last_page }
}
revealed = Inside the { monk-name } monk, with { $total } in all: { inside }.

## How it ended

end-last_page = The last page has been found; the monks are opened.

## What to decide

prompt-peek = You may look into one monk before the game begins.
prompt-look = An identity card! Look into a monk, or decline.
prompt-page = Choose the monk to move.
prompt-standing = A monk stands on the open location: give it the page, or choose a monk to move.
prompt-walk = Where does the monk go?
prompt-ramp = The monk is on the ramp: it goes up, or leaves by your second dot.
prompt-push = Somebody is in the way. Where do you push?
prompt-climbed = Up the ramp: walk on for free, or stay on 1.
prompt-wait = Another player is deciding.
prompt-over = The game is over.

## Why a move is refused

refuse-peek-first = before the game begins you may look into a monk or decline
refuse-peeked = somebody has already peeked into that monk
refuse-look-first = this is an identity card: look into a monk or decline
refuse-monk-first = first choose the monk to move, or give the page to a monk that stands there
refuse-nobody-there = nobody stands on the open location
refuse-bound-to-give = the page has been open too long: the monk that stands there gets it
refuse-bound-monk = the page has been open too long: only a monk that is nearest may be moved
refuse-walk-first = a monk is on its way: let it walk, sail or stop
refuse-no-dots = all dots of the page have been used
refuse-not-beside = no path leads there from here
refuse-ramp-end = nobody may stay on the ramp, and there is no dot left to get off it
refuse-leave-ramp = the monk is on the ramp and has to leave it now
refuse-no-free-step = who comes down the ramp has no free step
refuse-push-first = a monk is in the way: push it first
refuse-push-beside = a monk is pushed to a place beside its own
refuse-push-down = nobody is pushed down the ramp
refuse-locked = that monk has already moved in this chain and cannot be pushed again
refuse-climb-first = a monk has come up the ramp: walk on or stay first
refuse-climb-where = from the top of the ramp a monk walks on to a place beside it
refuse-no-card = you do not have that tide card any more
refuse-one-tide = this table allows one tide card a turn
refuse-tide-early = first take a step inside the island
refuse-no-landing = no sea line begins here
refuse-no-sea-line = ebb leads along one sea line only
refuse-no-sea-way = flood leads to another landing place
refuse-bound-tide = the page has been open too long: no tide card now
refuse-stop-early = a monk has to be moved: it takes a step at least
refuse-stop-dots = both dots have to be used, unless a monk has landed on the open location
refuse-nothing-moved = then all six monks would stand where they stood before
refuse-bound = the page has been open too long: the monk has to come a turn nearer, or win it for somebody
refuse-dead-end = then the move could not be finished

## Options

option-first_peek = First peek
option-first_peek-help = Whether everybody may look into one monk before the game, each into a different one.
option-first_peek-false = no
option-first_peek-true = yes
option-shuffle_second_pass = Second pass
option-shuffle_second_pass-help = Whether the locations come in the same order again in the second half, or are shuffled first.
option-shuffle_second_pass-false = in the same order
option-shuffle_second_pass-true = shuffled
option-fair_looks = Fair looks
option-fair_looks-help = Whether nobody looks a second time before all have looked once, and so on. Always so with two players.
option-fair_looks-false = first come, first served
option-fair_looks-true = in step
option-tie_break = Ties
option-tie_break-help = Who wins among monks with equal totals: the one with more pages, or the one with more negative pages.
option-tie_break-pages = more pages
option-tie_break-negatives = more negative pages
option-tide_first = Tide cards
option-tide_first-help = Whether a tide card may also be played before the first step of a move.
option-tide_first-false = after the first step
option-tide_first-true = at any time
option-one_tide_per_turn = Ebb and flood together
option-one_tide_per_turn-help = Whether both tide cards may be played in the same turn.
option-one_tide_per_turn-false = allowed
option-one_tide_per_turn-true = one a turn
option-stall_guard = Stall guard
option-stall_guard-help = Whether a page that has been open for four rounds has to be won as soon as possible.
option-stall_guard-true = on
option-stall_guard-false = off
option-note_locations = Order of the locations
option-note_locations-help = Whether the table keeps a note of the order in which the locations came, or everybody remembers it alone.
option-note_locations-false = remember it yourself
option-note_locations-true = noted for all

## Why a move is advised: what it changes, as half a sentence. $by is how much, $way more or less;
## $sure, in per cent, how likely the monk is the one who asks.

why-unit = points
why-points = { monk-name } { $way ->
    [more] gains
   *[less] loses
} { $by ->
    [one] a point
   *[other] { $by } points
}, who is { $sure ->
    [0] not you
    [100] you
   *[other] you with { $sure } %
}
why-seen = seat { $seat } looks into { $by ->
    [one] a monk
   *[other] { $by } monks
}
why-tides = seat { $seat } has { $by ->
    [one] a tide card
   *[other] { $by } tide cards
} { $way ->
    [more] more
   *[less] less
}
why-page = the page on { $location } is { $way ->
    [more] better placed for you
   *[less] worse placed for you
}
