# What the terminal and the picture say of Mystery of the Abbey. Seats are counted from 0 here, as moves name them.

## Whose decision it is. $you is yes if the seat is the reader's own.

screen-doing-go = { $you ->
    [yes] You are to move.
   *[no] Seat { $seat } is to move.
}
screen-doing-whom = { $you ->
    [yes] You choose whom to question.
   *[no] Seat { $seat } chooses whom to question.
}
screen-doing-topic = { $you ->
    [yes] You choose what to ask about.
   *[no] Seat { $seat } chooses what to ask about.
}
screen-doing-parts = { $you ->
    [yes] You put a question.
   *[no] Seat { $seat } puts a question.
}
screen-doing-space = { $you ->
    [yes] You choose the room to ask about.
   *[no] Seat { $seat } chooses the room to ask about.
}
screen-doing-reply = { $you ->
    [yes] You are asked.
   *[no] Seat { $seat } is asked.
}
screen-doing-after-talk = { $you ->
    [yes] You have finished talking.
   *[no] Seat { $seat } has finished talking.
}
screen-doing-room = { $you ->
    [yes] You may use the room.
   *[no] Seat { $seat } may use the room.
}
screen-doing-request = { $you ->
    [yes] You ask for a card.
   *[no] Seat { $seat } asks for a card.
}
screen-doing-request-from = { $you ->
    [yes] You choose whom to ask for a card.
   *[no] Seat { $seat } chooses whom to ask for a card.
}
screen-doing-chapter = { $you ->
    [yes] You stand in the chapter hall.
   *[no] Seat { $seat } stands in the chapter hall.
}
screen-doing-accuse = { $you ->
    [yes] You accuse somebody.
   *[no] Seat { $seat } accuses somebody.
}
screen-doing-reveal = { $you ->
    [yes] You may reveal something.
   *[no] Seat { $seat } may reveal something.
}
screen-doing-after-room = { $you ->
    [yes] Your turn ends.
   *[no] The turn of seat { $seat } ends.
}
screen-doing-react = { $you ->
    [yes] You may play a book.
   *[no] Seat { $seat } may play a book.
}
screen-doing-name-seat = { $you ->
    [yes] You choose a player.
   *[no] Seat { $seat } chooses a player.
}
screen-doing-own-card = { $you ->
    [yes] You choose a card to give.
   *[no] Seat { $seat } chooses a card to give.
}
screen-doing-show = { $you ->
    [yes] You choose a card to show.
   *[no] Seat { $seat } chooses a card to show.
}
screen-doing-keep-back = { $you ->
    [yes] You choose a card to keep back.
   *[no] Seat { $seat } chooses a card to keep back.
}
screen-doing-give = { $you ->
    [yes] You choose what to pass on.
   *[no] Seat { $seat } chooses what to pass on.
}
screen-doing-mass-books = { $you ->
    [yes] You may play a book before Mass.
   *[no] Seat { $seat } may play a book before Mass.
}
screen-doing-census = { $you ->
    [yes] You choose what is counted.
   *[no] Seat { $seat } chooses what is counted.
}
# $people is a list of seats, the reader's own first.
screen-all-choose = { $people } choose at the same time.
screen-won = { $you ->
    [yes] You have won.
   *[no] Seat { $seat } has won.
}
screen-won-together = { $people } share the victory.

## How the table stands

screen-hour = The bell stands on { $bell }. The next Mass is { office }: { $passes ->
    [one] one card is passed on.
   *[other] { $passes } cards are passed on.
}
screen-parlour = { $count ->
    [0] The parlour pile is empty.
    [one] One card in the parlour pile.
   *[other] { $count } cards in the parlour pile.
}
# $holds is a list of the remarks that follow.
screen-seat = { $you ->
    [yes] Seat { $seat }, you: { $holds }
   *[no] Seat { $seat }: { $holds }
}
screen-holds-suspects = { $count ->
    [one] one suspect
   *[other] { $count } suspects
}
screen-holds-books = { $count ->
    [one] one book
   *[other] { $count } books
}
screen-holds-crypt = crypt card
screen-holds-penance = penance
screen-holds-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
screen-holds-room = in { room }
# $books is a list of `screen-book`.
screen-books = Your books: { $books }
# A book as moves write it, and its title.
screen-book = { $book } { book-title }
screen-key = T F B order  F B N title  h hooded  b bearded  f fat  [n] in hand  n' seen
screen-culprit = The culprit: { $suspect }

## Revelations and accusations. $right is known only once the game is over. $suspect is a name.

screen-revealed = { $seat-is ->
    [you] { $right ->
        [yes] You reveal: { is-value }, right.
        [no] You reveal: { is-value }, wrong.
       *[open] You reveal: { is-value }.
    }
   *[other] { $right ->
        [yes] { $seat-name } reveals: { is-value }, right.
        [no] { $seat-name } reveals: { is-value }, wrong.
       *[open] { $seat-name } reveals: { is-value }.
    }
}
screen-accused-wrongly = { $seat-is ->
    [you] You accuse { $suspect }: { $holder-name } shows the card.
   *[other] { $holder-is ->
        [you] { $seat-name } accuses { $suspect }: you show the card.
       *[other] { $seat-name } accuses { $suspect }: { $holder-name } shows the card.
    }
}
screen-accused-rightly = { $seat-is ->
    [you] You accuse { $suspect }: nobody can show the card.
   *[other] { $seat-name } accuses { $suspect }: nobody can show the card.
}

## The picture

# The title of the picture.
picture-title = Mystery of the Abbey. { $hour }
# $line is the sentence `screen-seat`, here among others.
picture-seat = { $line }.
# What a room is called on the plan. Cells and the cloister have no name there.
picture-room = { $room ->
    [ECC] Church
    [CON1] Confessional
    [CON2] Confessional
    [CRY] Crypt
    [AUL] Courtyard
    [POR] Gate
    [PAR] Parlour
    [INF] Infirmary
    [HOR] Garden
    [COQ] Kitchen
    [REF] Refectory
    [CAP] Chapter
    [SCR] Scriptorium
    [BIB] Library
    [CAL] Warming room
   *[other] Dormitory
}
