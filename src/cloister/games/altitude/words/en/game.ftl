# Altitude in English: what the browser and the terminal share.

# One sentence that makes people want to play it.
pitch = Stack rising cards into the highest mountain, and bury your rivals' under avalanches.

## Cards and places

# $kind is what the card shows, $value its number.
card = { $kind ->
    [number] { numbered }
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
# A card with nothing but a number; the box has 1 to 16, a corrected pack may have up to 120.
numbered = { $value ->
    [8] an 8
    [11] an 11
    [18] an 18
    [80] an 80
    [81] an 81
    [82] an 82
    [83] an 83
    [84] an 84
    [85] an 85
    [86] an 86
    [87] an 87
    [88] an 88
    [89] an 89
   *[other] a { $value }
}
each-cards = { card }
each-hand = { card }
each-old = { card }
# A place in a mountain. The start is where its first card lies; $far counts places from the line above it.
spot = floor { $floor }, { where }
where = { $side ->
    [left] { $far } left of the start
    [right] { $far } right of the start
   *[start] { $floor ->
        [1] at the start
       *[other] above the start
    }
}
mountain-of = { $seat-is ->
    [you] your mountain
   *[other] { $seat-name }'s mountain
}

## What happened

chose = { $seat-is ->
    [you] You have chosen your hand.
   *[other] { $seat-name } has chosen a hand.
}
# Only its own seat hears this.
returned = { $seat-is ->
    [you] You give { $cards-list } back and keep the other four.
   *[other] { $seat-name } gives { $cards-list } back and keeps the other four.
}
began = The cards that went back are shuffled into the pile, which has { $pile } cards now. { $seat-is ->
    [you] You begin.
   *[other] { $seat-name } begins.
}
plays-twice = { $seat-is ->
    [you] A double turn: you play twice.
   *[other] A double turn: { $seat-name } plays twice.
}
drew = { $seat-is ->
    [you] You draw a card.
   *[other] { $seat-name } draws a card.
} { pile-left }
# Only its own seat hears this.
drew-card = { $seat-is ->
    [you] You draw { card }.
   *[other] { $seat-name } draws { card }.
} { pile-left }
pile-left = { $pile ->
    [0] It was the last card of the pile.
    [one] One card is left in the pile.
   *[other] { $pile } cards are left in the pile.
}
built = { $seat-is ->
    [you] You build { card } on { spot }.
   *[other] { $seat-name } builds { card } on { spot }.
}
# $old-list is the card that lay there.
replaced = { $seat-is ->
    [you] You replace { $old-list } with { card } on { spot }.
   *[other] { $seat-name } replaces { $old-list } with { card } on { spot }.
}
# $to is the seat whose mountain it is.
sent = { $seat-is ->
    [you] You put { card } into { $to-name }'s mountain, on { spot }.
   *[other] { $to-is ->
        [you] { $seat-name } puts { card } into your mountain, on { spot }.
       *[other] { $seat-name } puts { card } into { $to-name }'s mountain, on { spot }.
    }
}
discarded = { $seat-is ->
    [you] You discard { card }.
   *[other] { $seat-name } discards { card }.
}
rescued = { $seat-is ->
    [you] You send your Saint-Bernard out, and it clears the avalanche on { spot }.
   *[other] { $seat-name } draws a Saint-Bernard, and it clears the avalanche on { spot }.
}
took = { $seat-is ->
    [you] You take the drawn card into your hand.
   *[other] { $seat-name } takes the drawn card into their hand.
}
built-from-hand = { $seat-is ->
    [you] You build { card } from your hand on { spot }.
   *[other] { $seat-name } builds { card } from their hand on { spot }.
}
rescued-from-hand = { $seat-is ->
    [you] You send a Saint-Bernard out of your hand, and it clears the avalanche on { spot }.
   *[other] { $seat-name } sends a Saint-Bernard out of their hand, and it clears the avalanche on { spot }.
}
final = The pile is empty. Everybody may go on building with the cards left in hand.
goes-on = { $seat-is ->
    [you] You go on building.
   *[other] { $seat-name } goes on building.
}
built-last = { $seat-is ->
    [you] You build { card } on { spot }.
   *[other] { $seat-name } builds { card } on { spot }.
}
stopped = { $seat-is ->
    [you] You have finished building.
   *[other] { $seat-name } has finished building.
}
showed = { $seat-is ->
    [you] { $count ->
        [0] You have no card left.
        [one] You show your last card: { $hand-list }.
       *[other] You show the cards that you have left: { $hand-list }.
    }
   *[other] { $count ->
        [0] { $seat-name } has no card left.
        [one] { $seat-name } shows one last card: { $hand-list }.
       *[other] { $seat-name } shows the cards that are left: { $hand-list }.
    }
}
ended = { end-pile_empty }

## How it ended

end-pile_empty = The pile is empty, the last cards are laid, and the mountains are measured.
# Ranks of the solo game, from the lowest up. They stand side by side on a phone: one short word each.
rank-walker = Walker
rank-hiker = Hiker
rank-climber = Climber
rank-guide = Guide
rank-legend = Legend

## What to decide

prompt-keep = Give two of your six cards back; the other four are your hand.
prompt-act = Where does the drawn card go?
prompt-avalanche = An avalanche! Let it fall on somebody, discard it, or take it into your hand for good.
prompt-avalanche-alone = An avalanche, and nobody to send it to: discard it, or take it into your hand for good.
prompt-avalanche-own = An avalanche! It falls on your own mountain wherever it can.
prompt-saint-bernard = A Saint-Bernard: clear an avalanche with it, take it into your hand, or discard it.
prompt-hand = The drawn card stays in your hand. Which card do you play instead?
prompt-slot = Where do you build it?
prompt-rescue = Which avalanche does the Saint-Bernard clear?
prompt-final = The pile is empty. Build with another card from your hand, or stop.
prompt-final-slot = Where do you build it?
prompt-wait-keep = The others are still choosing their hands.
prompt-wait = Another player is deciding.
prompt-over = The game is over.

## Why a move is refused

refuse-return-two = Give two of your six cards back first.
refuse-only-one = You have only one such card.
refuse-setup-over = The hands are chosen. No card can be given back any more.
refuse-no-action = This cannot be done with a drawn card.
refuse-no-passing = You cannot pass. The drawn card has to go somewhere.
refuse-take-first = Take the drawn card into your hand first. Then you can play another card.
refuse-nothing-to-build = You cannot keep the drawn card, because no other card from your hand can be played.
refuse-avalanche-hits = The avalanche has to fall on your own mountain while there is a place for it.
refuse-nothing-to-hit = There is no mountain yet for an avalanche to fall on.
refuse-no-mountain-card = A Saint-Bernard is never part of a mountain.
refuse-own-avalanche = You cannot put an avalanche into your own mountain.
refuse-needs-saint-bernard = Only a Saint-Bernard clears an avalanche.
refuse-no-avalanche = There is no avalanche to clear.
refuse-carries = An avalanche with a card on top of it cannot be cleared.
refuse-nothing-to-replace = There is no card to replace.
refuse-covered = A card that is covered, even by half, cannot be replaced.
refuse-avalanche-stays = An avalanche cannot be replaced. Only a Saint-Bernard clears it.
refuse-replacement = The new card has to be higher than both cards below it.
refuse-no-opponent = This is not the mountain of an opponent.
refuse-not-begun = This player has not begun a mountain yet.
refuse-nowhere = No mountain reaches that far.
refuse-occupied = There is a card in this place already.
refuse-two-supports = A card on a higher floor rests on two neighbouring cards. Both have to be there.
refuse-first-place = The first card of a mountain goes on the first floor, at the start.
refuse-base-full = The base holds ten cards at most.
refuse-apart = A new card has to touch a card that is there.
refuse-avalanche-in-base = At this table no avalanche falls into a base.
refuse-too-low = The card has to be higher than each of the two cards that it rests on.
refuse-on-avalanche = Only a cable car may rest on an avalanche.
refuse-choose-card = The drawn card stays in your hand. Choose the card that you play instead.
refuse-not-in-hand = This card is not in your hand.
refuse-fits-nowhere = This card fits nowhere in your mountain.
refuse-avalanche-for-good = An avalanche in your hand stays there until the end of the game.
refuse-only-building = The pile is empty. Build with a card from your hand, or stop.
refuse-too-late-to-rescue = At the end a Saint-Bernard clears no avalanche. It is worth a point in your hand.
refuse-choose-place = Choose a place for the card.

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
option-tie_break-help = What happens if several players have the highest total: they share the victory, or the higher mountain wins, then the one with more cards.
option-tie_break-shared = shared victory
option-tie_break-height_cards = height, then cards
option-solo_avalanches = Avalanches in the solo game
option-solo_avalanches-help = What you do with a drawn avalanche when you play alone: discard or keep it, or let it fall on your own mountain.
option-solo_avalanches-discard = discard or keep them
option-solo_avalanches-own = fall on your mountain
option-first_player = First player
option-first_player-help = Who begins: the first seat, or a seat drawn by lot.
option-first_player-seat0 = the first seat
option-first_player-random = drawn by lot

## Why a move is advised: what it changes, as half a sentence. $by is how much, $way is more or less.

# What the numbers beside the advised moves count.
why-unit = points
why-hope = { $way ->
    [more] { mountain-of } may become { $by ->
        [one] a point
       *[other] { $by } points
    } better
   *[less] { mountain-of } may become { $by ->
        [one] a point
       *[other] { $by } points
    } worse
}
why-floors = { $way ->
    [more] { mountain-of } is { $by ->
        [one] a floor
       *[other] { $by } floors
    } higher
   *[less] { mountain-of } is { $by ->
        [one] a floor
       *[other] { $by } floors
    } lower
}
why-animals = { $way ->
    [more] { $by ->
        [one] one more animal scores in { mountain-of }
       *[other] { $by } more animals score in { mountain-of }
    }
   *[less] { $by ->
        [one] one animal fewer scores in { mountain-of }
       *[other] { $by } fewer animals score in { mountain-of }
    }
}
why-base = { $way ->
    [more] the base of { mountain-of } is { $by ->
        [one] a card
       *[other] { $by } cards
    } wider
   *[less] the base of { mountain-of } is { $by ->
        [one] a card
       *[other] { $by } cards
    } narrower
}
why-hand = { $seat-is ->
    [you] { $way ->
        [more] you have { $by ->
            [one] one more card
           *[other] { $by } more cards
        } in hand
       *[less] you have { $by ->
            [one] one card fewer
           *[other] { $by } cards fewer
        } in hand
    }
   *[other] { $way ->
        [more] { $seat-name } has { $by ->
            [one] one more card
           *[other] { $by } more cards
        } in hand
       *[less] { $seat-name } has { $by ->
            [one] one card fewer
           *[other] { $by } cards fewer
        } in hand
    }
}
