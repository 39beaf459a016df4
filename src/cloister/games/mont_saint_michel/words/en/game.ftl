# Mont Saint Michel in English: what the browser and the terminal both say.
#
# $monk is a colour: black, blue, green, yellow, red, white. $from, $to, $place and $location are places as
# in moves: 1 to 16, village, ramp; $called is the name printed there. $who is the seat inside a monk, or x
# for nobody.

# One sentence that makes people want to play it.
pitch = Six monks hunt for the pages of a lost book. One of them is you, but which?

## Things and places

monk-colour = { $monk ->
    [black] black
    [blue] blue
    [green] green
    [yellow] yellow
    [red] red
   *[white] white
}
the-monk = the { monk-colour } monk
# A player in a list.
player = { $seat-is ->
    [you] you
   *[other] { $seat-name }
}
# A place on the map. $called is the name printed at a location.
place-called = { $place ->
    [village] Village
    [ramp] Ramp
   *[other] { $called }
}
# Where a monk stands. $called is the name printed at a location.
at-place = { $place ->
    [village] in the village
    [ramp] on the ramp
   *[other] on { $place } { $called }
}
from-place = { $from ->
    [village] from the village
    [ramp] from the ramp
   *[other] from location { $from }
}
to-place = { $to ->
    [village] to the village
    [ramp] onto the ramp
   *[other] to location { $to }
}
# The worth of a page, -4 to 4 without 0.
page-worth = { $value ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
page-dots = { $dots ->
    [1] one dot
   *[other] two dots
}
# The tide cards that somebody has left: 1 ebb, 2 flood, 3 both.
tide-cards = { $cards ->
    [1] ebb
    [2] flood
    [3] ebb and flood
   *[other] no tide card
}
cards-left = { $count ->
    [one] one card left
   *[other] { $count } cards left
}

## What happened

location = Location { $location }, { $called }, is turned up.
page = A page worth { page-worth } with { page-dots } is turned up.
identity = { $seat-is ->
    [you] You turn up an identity card and may look into a monk.
   *[other] { $seat-name } turns up an identity card and may look into a monk.
}
identity-passed = { $seat-is ->
    [you] You turn up an identity card and pass it on to { $other-name }.
   *[other] { $other-is ->
        [you] { $seat-name } turns up an identity card and passes it on to you.
       *[other] { $seat-name } turns up an identity card and passes it on to { $other-name }.
    }
}
identity-gone = An identity card is turned up. Nobody may look any more, and it leaves the game.
looked = { $seat-is ->
    [you] You look into { the-monk }.
   *[other] { $seat-name } looks into { the-monk }.
}
# Only for the seat that looks.
looked-inside = { $seat-is ->
    [you] You look into { the-monk } and find { found-inside }.
   *[other] { $seat-name } looks into { the-monk } and finds { found-inside }.
}
found-inside = { $who ->
    [x] an X
   *[other] { $who-is ->
        [you] your own name
       *[other] the name of { $who-name }
    }
}
declined = { $seat-is ->
    [you] You do not want to look.
   *[other] { $seat-name } does not want to look.
}
moves = { $seat-is ->
    [you] You move { the-monk }.
   *[other] { $seat-name } moves { the-monk }.
}
stepped = The { monk-colour } monk walks { from-place } { to-place }.
climbed = The { monk-colour } monk goes up the ramp { to-place }.
walked-on = The { monk-colour } monk walks on { to-place }.
stayed = The { monk-colour } monk stays on location 1.
pushed = The { monk-colour } monk is pushed { from-place } { to-place }.
ebb = Ebb: { the-monk } crosses the sand { from-place } { to-place }.
flood = Flood: { the-monk } goes by boat { from-place } { to-place }.
stopped = The { monk-colour } monk stops.
won = The { monk-colour } monk wins the page worth { page-worth } on location { $location }.
given = { $seat-is ->
    [you] You give the page worth { page-worth } on location { $location } to { the-monk }.
   *[other] { $seat-name } gives the page worth { page-worth } on location { $location } to { the-monk }.
}
left-open = The page on location { $location } stays open.
shuffled = All sixteen locations have been open once. Their deck is shuffled.
ended = { $reason ->
   *[last_page] { end-last_page }
}
revealed = { $who ->
    [x] The { monk-colour } monk bears an X and has { total-points }.
   *[other] { $who-is ->
        [you] You are { the-monk } and have { total-points }.
       *[other] { $who-name } is { the-monk } and has { total-points }.
    }
}
total-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}

## How it ended

end-last_page = The last page has been found. The monks are opened.

## What to decide

prompt-peek = You may look into one monk before the game begins.
prompt-look = An identity card! Look into a monk, or decline.
prompt-page = Choose the monk to move.
prompt-standing = A monk stands on the open location: give it the page, or choose a monk to move.
prompt-walk = Where does the monk go?
prompt-ramp = The monk is on the ramp: it goes up, or leaves by your second dot.
prompt-push = A monk is in the way. Where do you push it?
prompt-climbed = Up the ramp: walk on for free, or stay on location 1.
prompt-wait = Another player is deciding.
prompt-over = The game is over.

## Why a move is refused

refuse-peek-first = Before the game begins, look into a monk or decline.
refuse-peeked = Another player has already peeked into that monk. Choose another one.
refuse-look-first = An identity card is open. Look into a monk or decline.
refuse-monk-first = First choose the monk to move, or give the page to a monk on the open location.
refuse-nobody-there = No monk stands on the open location.
refuse-bound-to-give = The page has been open too long. Give it to the monk that stands there.
refuse-bound-monk = The page has been open too long. Only a monk that is nearest to it may be moved.
refuse-walk-first = A monk is on its way. Let it walk, sail or stop.
refuse-no-dots = All dots of the page have been used.
refuse-not-beside = No path leads there from here.
refuse-ramp-end = No monk may stay on the ramp, and no dot is left to get off it.
refuse-leave-ramp = The monk is on the ramp and has to leave it now.
refuse-no-free-step = A monk that comes down the ramp has no free step.
refuse-push-first = A monk is in the way. Push it first.
refuse-push-beside = A monk can only be pushed to a place beside its own.
refuse-push-down = A monk cannot be pushed down the ramp.
refuse-locked = That monk has already moved in this chain and cannot be pushed again.
refuse-climb-first = A monk has come up the ramp. Let it walk on or stay first.
refuse-climb-where = From the top of the ramp a monk walks on to a place beside it.
refuse-no-card = You have already played that tide card.
refuse-one-tide = This table allows one tide card a turn.
refuse-tide-early = First take a step inside the island.
refuse-no-landing = No sea line begins here.
refuse-no-sea-line = Ebb leads along one sea line only.
refuse-no-sea-way = Flood leads to another landing place.
refuse-bound-tide = The page has been open too long. No tide card may be played now.
refuse-stop-early = The monk has to take at least one step.
refuse-stop-dots = Both dots have to be used, unless a monk has landed on the open location.
refuse-nothing-moved = All six monks would stand where they stood before. The move has to change something.
refuse-bound = The page has been open too long. The monk has to come a turn nearer, or the move has to win the page.
refuse-dead-end = After that the move could not be finished.

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
option-note_locations-help = Whether the table keeps a note of the order in which the locations came, or everybody has to remember it.
option-note_locations-false = remember it yourself
option-note_locations-true = noted for all

## Why a move is advised: what it changes, as half a sentence. $by is how much, $way more or less;
## $sure, in per cent, how likely the monk is the one who asks.

why-unit = points
why-points = { $way ->
    [more] { the-monk } ({ likely-you }) gains { points-by }
   *[less] { the-monk } ({ likely-you }) loses { points-by }
}
likely-you = { $sure ->
    [0] not you
    [100] you
   *[other] { $sure }% likely to be you
}
points-by = { $by ->
    [one] one point
   *[other] { $by } points
}
why-seen = { $seat-is ->
    [you] you look into { monks-by }
   *[other] { $seat-name } looks into { monks-by }
}
monks-by = { $by ->
    [one] a monk
   *[other] { $by } monks
}
why-tides = { $seat-is ->
    [you] you have { tides-by }
   *[other] { $seat-name } has { tides-by }
}
tides-by = { $way ->
    [more] { $by ->
        [one] one more tide card
       *[other] { $by } more tide cards
    }
   *[less] { $by ->
        [one] one tide card fewer
       *[other] { $by } tide cards fewer
    }
}
why-page = { $way ->
    [more] the page on location { $location } is better placed for you
   *[less] the page on location { $location } is worse placed for you
}
