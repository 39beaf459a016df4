# The text screen and the picture, both made without a browser. Nobody's name is known there: seats are numbered
# from 0, as in moves such as "lead 1 f3". $is is "you" for the seat that looks, else "other".

## How things stand

screen-seat = { $is ->
    [you] Seat { $number } ({ colour }, you)
   *[other] Seat { $number } ({ colour })
}
# $square is "ledge" before the acolyte has entered the pit.
screen-place = { $square ->
    [ledge] on the ledge
   *[other] on { $square }
}
screen-standing = { screen-seat }: { $books } of 4 books, { screen-place }, { $im ->
    [one] one IM card
   *[other] { $im } IM cards
} and { $prayers ->
    [one] one prayer
   *[other] { $prayers } prayers
} in hand.
screen-standing-laying = { screen-seat }: { screen-place }, { $bridges ->
    [one] one bridge
   *[other] { $bridges } bridges
} to lay.
# $winners is a list of `screen-seat`.
screen-won = Won by: { $winners }.
screen-laying = Setting up. It is the turn of: { screen-seat }.
screen-turn = Round { $round }. { screen-seat }: { $points ->
    [one] one action point
   *[other] { $points } action points
}, { $steps ->
    [one] one step
   *[other] { $steps } steps
}, { $free ->
    [yes] the free action is left.
   *[no] the free action is used.
}
screen-piles = { $pile ->
    [one] One card
   *[other] { $pile } cards
} in the pile, { $discards ->
    [0] none
    [one] one
   *[other] { $discards }
} discarded.
screen-bridges = Your bridges: { $bridges }.
screen-hand = Your hand: { $cards }.
screen-hand-empty = Your hand is empty.
screen-key = Behind the letter of a bridge, a small letter is a book, a capital letter an acolyte, and # a gargoyle. A dot is the abyss.

## The picture

picture-title = Sator Arepo Tenet Opera Rotas. { $doing }
picture-bridge = { bridge-name }, { $square }
picture-book = book ({ colour }), { $square }
picture-gargoyle = gargoyle ({ colour }), { $square }
picture-acolyte = { $square ->
    [ledge] acolyte ({ colour }), on its ledge
   *[other] acolyte ({ colour }), { $square }
}
