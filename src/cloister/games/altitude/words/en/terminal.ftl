# Altitude in the terminal and in the picture. Seats and cards are written as in moves: seat 0, card 12a.

## How the seats stand

# A seat as a heading. $seat is its number as players type it.
seat-heading = { $own ->
    [yes] Seat { $seat }, you
   *[no] Seat { $seat }
}
mountain-height = { $animals ->
    [0] { $floors ->
        [one] 1 floor
       *[other] { $floors } floors
    }
    [one] { $floors ->
        [one] 1 floor, 1 animal
       *[other] { $floors } floors, 1 animal
    }
   *[other] { $floors ->
        [one] 1 floor, { $animals } animals
       *[other] { $floors } floors, { $animals } animals
    }
}
cards-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
# Who does what: $people lists $count seats, the reader's own first; $you says whether it is among them.
standing-won = { $count ->
    [one] { $you ->
        [yes] You have won.
       *[no] { $people } has won.
    }
   *[other] { $people } share the victory.
}
standing-keep = { $count ->
    [one] { $you ->
        [yes] You choose a hand.
       *[no] { $people } chooses a hand.
    }
   *[other] { $people } choose a hand.
}
standing-act = { $you ->
    [yes] You have drawn a card.
   *[no] { $people } has drawn a card.
}
standing-hand = { $you ->
    [yes] You play a card from your hand.
   *[no] { $people } plays a card from the hand.
}
standing-slot = { $you ->
    [yes] You build from your hand.
   *[no] { $people } builds from the hand.
}
standing-final = { $you ->
    [yes] You may go on building.
   *[no] { $people } may go on building.
}
standing-final-slot = { $you ->
    [yes] You go on building.
   *[no] { $people } goes on building.
}
standing-draw = Double turn: draw { $draw } of 2.

## The screen

# $height and $cards, or the $points at the end.
screen-heading = { $name }: { $height }, { $cards }
screen-heading-over = { $name }: { $height }: { $points }
screen-no-mountain = no mountain yet
screen-pile = Pile: { $count }.
screen-aside = Set aside: { $count }.
# $cards are the newest discards.
screen-discards = { $count ->
    [0] Discards: none.
   *[other] Discards: { $count } ({ $cards }).
}
screen-hand = Hand: { $cards }
screen-drawn = Drawn: { card-typed }
screen-picked = To be built: { card-typed }
# $word is the card as moves write it.
card-typed = { $kind ->
    [number] { card }
   *[other] { card } ({ $word })
}
screen-returned = Given back, not seen since: { $cards }
screen-rank = Rank: { $rank }
# How cards are written.
screen-key = 12 number  12a animal  C cable car  A avalanche  S Saint-Bernard

## The picture

picture-title = { $title }, { $count ->
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
picture-about = { $doing } { $standings }.
picture-standing = { $name }: { $height }
picture-score = { $height }, { $cards }
picture-card = { spot }: { card }
picture-pile = pile
picture-discards = { $count ->
    [one] 1 discard
   *[other] { $count } discards
}
picture-drawn = drawn
picture-hand = hand
