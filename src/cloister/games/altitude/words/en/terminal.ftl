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
# $seats lists $count seats.
standing-won = { $count ->
    [one] Seat { $seats } has won.
   *[other] Seats { $seats } share the victory.
}
standing-keep = { $count ->
    [one] Seat { $seats } chooses a hand.
   *[other] Seats { $seats } choose a hand.
}
standing-act = Seat { $seats } has drawn a card.
standing-hand = Seat { $seats } plays a card from the hand.
standing-slot = Seat { $seats } builds from the hand.
standing-final = Seat { $seats } may go on building.
standing-final-slot = Seat { $seats } goes on building.
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
screen-drawn = Drawn: { $card }
screen-picked = To be built: { $card }
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
