# Altitude in English. Seats and places come as they are written in moves: seat 0, place 3:-2.

# One sentence that makes people want to play it.
pitch = Stack rising cards into the highest mountain, and bury your rivals' under avalanches.

## Cards

# $kind is what the card shows, $value its number; $card is its short form, such as 12a.
card = { $kind ->
    [number] a { $value }
    [marmot] a marmot of { $value }
    [black_grouse] a black grouse of { $value }
    [chamois] a chamois of { $value }
    [ibex] an ibex of { $value }
    [dahu] the dahu of { $value }
    [animal] an animal of { $value }
    [cable_car] a cable car
    [avalanche] an avalanche
   *[saint_bernard] a Saint-Bernard
}
kind-number = Number
kind-marmot = Marmot
kind-black_grouse = Black grouse
kind-chamois = Chamois
kind-ibex = Ibex
kind-dahu = Dahu
kind-animal = Animal
kind-cable_car = Cable car
kind-avalanche = Avalanche
kind-saint_bernard = Saint-Bernard
spot = floor { $floor }, place { $place }

## What happened

chose = Seat { $seat } has chosen a hand.
# Only its own seat hears this.
returned = Seat { $seat } gives { $card } and { $other } back and keeps the other four.
began = The cards that went back are shuffled into the pile of { $pile }. Seat { $seat } begins.
plays-twice = A double turn: seat { $seat } plays twice.
drew = Seat { $seat } draws. { $pile ->
    [0] It was the last card of the pile.
    [one] One card is left in the pile.
   *[other] { $pile } cards are left in the pile.
}
# Only its own seat hears this.
drew-card = Seat { $seat } draws { card }. { $pile ->
    [0] It was the last card of the pile.
    [one] One card is left in the pile.
   *[other] { $pile } cards are left in the pile.
}
built = Seat { $seat } builds { card } on { spot }.
replaced = Seat { $seat } puts { card } in place of { $old } on { spot }.
sent = Seat { $seat } puts { card } into the mountain of seat { $to }, { spot }.
discarded = Seat { $seat } discards { card }.
rescued = Seat { $seat } draws a Saint-Bernard, and it clears the avalanche from { spot }.
took = Seat { $seat } takes the drawn card into the hand.
built-from-hand = Seat { $seat } builds { card } from the hand on { spot }.
rescued-from-hand = Seat { $seat } sends a Saint-Bernard from the hand: the avalanche on { spot } is gone.
final = The pile is empty. Everybody may go on building with what is left in the hand.
goes-on = Seat { $seat } goes on building.
built-last = Seat { $seat } builds { card } on { spot }.
stopped = Seat { $seat } has finished building.
showed = Seat { $seat } { $count ->
    [0] has no card left.
    [one] shows the last card: { $hand }.
   *[other] shows what is left: { $hand }.
}
ended = { end-pile_empty }

## How it ended

end-pile_empty = The pile is empty, the last cards are laid, and the mountains are measured.
rank-walker = Walker
rank-hiker = Hiker
rank-climber = Climber
rank-guide = Mountain guide
rank-legend = Legend
tally-floors = Floors
tally-animals = Animals from the fourth floor up
tally-saint_bernards = Saint-Bernards in the hand
tally-hand_bonus = All other hand cards placed
tally-total = Total

## What to decide

prompt-keep = Give two of your six cards back; the other four are your hand.
prompt-act = Where does the card go that you have drawn?
prompt-avalanche = An avalanche! Let it fall on somebody, discard it, or take it into your hand for good.
prompt-avalanche-alone = An avalanche, and nobody to send it to: discard it, or take it into your hand for good.
prompt-avalanche-own = An avalanche! It falls on your own mountain wherever it can.
prompt-saint-bernard = A Saint-Bernard: clear an avalanche with it, take it into your hand, or discard it.
prompt-hand = The drawn card stays in your hand. Which card do you play instead?
prompt-slot = Where do you build it?
prompt-rescue = Which avalanche does the Saint-Bernard clear?
prompt-final = The pile is empty. Build with another card of your hand, or stop.
prompt-final-slot = Where do you build it?
prompt-wait-keep = The others are still choosing their hands.
prompt-wait = Another player is deciding.
prompt-over = The game is over.

## Why a move is refused

refuse-return-two = first give two of your six cards back
refuse-only-one = you have only one card of that kind
refuse-setup-over = the hands are chosen; no card goes back any more
refuse-no-action = that is nothing that can be done with a drawn card
refuse-no-passing = nobody may pass: the drawn card has to go somewhere
refuse-take-first = a hand card can be played only when the drawn card is taken into the hand
refuse-nothing-to-build = no other card of your hand can be played, so the drawn card cannot stay in it
refuse-avalanche-hits = an avalanche falls on your own mountain wherever it can
refuse-nothing-to-hit = there is no mountain yet that an avalanche could fall on
refuse-no-mountain-card = a Saint-Bernard is never part of a mountain
refuse-own-avalanche = nobody puts an avalanche into their own mountain
refuse-needs-saint-bernard = only a Saint-Bernard clears an avalanche
refuse-no-avalanche = no avalanche lies there
refuse-carries = an avalanche that carries a card cannot be cleared
refuse-nothing-to-replace = there is no card to replace
refuse-covered = a card that is covered, even by half, can no longer be replaced
refuse-avalanche-stays = an avalanche cannot be replaced; only a Saint-Bernard clears it
refuse-replacement = the new card has to be higher than both cards below it
refuse-no-opponent = that is not the mountain of an opponent
refuse-not-begun = that player has not begun a mountain yet
refuse-nowhere = no mountain reaches that far
refuse-occupied = a card lies there already
refuse-two-supports = a card of a higher floor rests on two neighbouring cards, and both have to be there
refuse-first-place = the first card of a mountain lies at place 1:0
refuse-base-full = the base holds no more than ten cards
refuse-apart = a new card has to touch one that is there
refuse-avalanche-in-base = at this table no avalanche falls into a base
refuse-too-low = the card has to be higher than each of the two cards that it rests on
refuse-on-avalanche = nothing but a cable car may rest on an avalanche
refuse-choose-card = the drawn card stays in your hand: choose the card that you play instead
refuse-not-in-hand = that card is not in your hand
refuse-fits-nowhere = that card fits nowhere in your mountain
refuse-avalanche-for-good = an avalanche in the hand stays there for good
refuse-only-building = the pile is empty: build with a card of your hand, or stop
refuse-too-late-to-rescue = at the end a Saint-Bernard clears nothing any more; it is worth a point
refuse-choose-place = choose a place for the card

## Options

option-deck_size = Size of the deck
option-deck_size-help = How many cards are in play. Up to four players use all 120 of the box, or fewer for a short game; five and six add supplements.
option-deck_size-120 = all 120 cards of the box
option-deck_size-50 = short: 50 cards
option-deck_size-60 = short: 60 cards
option-deck_size-90 = short: 90 cards
option-deck_size-150 = 150 cards: the box and one supplement
option-deck_size-180 = 180 cards: the box and two supplements
option-avalanche_in_base = Avalanches in the base
option-avalanche_in_base-help = Whether an avalanche may fall into the base of a mountain or only on higher floors.
option-avalanche_in_base-true = allowed
option-avalanche_in_base-false = not allowed
option-five_counts_animals = Five floors for a double turn
option-five_counts_animals-help = What counts towards the five: floors only, or floors and scoring animals together.
option-five_counts_animals-false = floors only
option-five_counts_animals-true = floors and scoring animals
option-tie_break = Ties
option-tie_break-help = What happens if several have the highest total: they share the victory, or the higher mountain wins, then the one of more cards.
option-tie_break-shared = are shared
option-tie_break-height_cards = the higher mountain, then more cards
option-solo_avalanches = Avalanches in the solo game
option-solo_avalanches-help = What a solo player does with a drawn avalanche: get rid of it, or let it fall on the own mountain.
option-solo_avalanches-discard = are discarded or kept
option-solo_avalanches-own = fall on the own mountain
option-first_player = First player
option-first_player-help = Who begins: the first seat, or a seat drawn by lot.
option-first_player-seat0 = the first seat
option-first_player-random = drawn by lot

## Why a move is advised: what it changes, as half a sentence. $by is how much, $way more or less.

why-unit = points
why-hope = { $way ->
    [more] the mountain of seat { $seat } may become { $by } points better
   *[less] the mountain of seat { $seat } may become { $by } points worse
}
why-floors = the mountain of seat { $seat } is { $by ->
    [one] a floor
   *[other] { $by } floors
} { $way ->
    [more] higher
   *[less] lower
}
why-animals = { $way ->
    [more] { $by ->
        [one] an animal more
       *[other] { $by } animals more
    } scores in the mountain of seat { $seat }
   *[less] { $by ->
        [one] an animal less
       *[other] { $by } animals less
    } scores in the mountain of seat { $seat }
}
why-base = the base of seat { $seat } is { $by ->
    [one] a card
   *[other] { $by } cards
} { $way ->
    [more] wider
   *[less] narrower
}
why-hand = { $way ->
    [more] seat { $seat } has a card more in hand
   *[less] seat { $seat } has { $by ->
        [one] a card
       *[other] { $by } cards
    } less in hand
}
