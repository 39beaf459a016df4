# What the board of Mystery of the Abbey says in the browser. `room`, `kind`, `about`, `office` and `is-value` are in game.ftl.

## The plan

board-abbey = The abbey
board-suspects = Suspects
# On a small screen, one or the other is shown.
board-page-abbey = Abbey
board-page-suspects = Suspects
# What is written over a room. There is very little space: about eight letters.
board-room-title = { $room ->
    [ECC] Church
    [CON1] Confess.
    [CON2] Confess.
    [CRY] Crypt
    [AUL] Court
    [POR] Gate
    [PAR] Parlour
    [INF] Infirm.
    [HOR] Garden
    [COQ] Kitchen
    [REF] Refect.
    [CLS] South
    [CLW] West
    [CLN] North
    [CLE] East
    [CAP] Chapter
    [SCR] Scribes
    [BIB] Library
    [CAL] Warm
    [DOE] Dorm.
    [DOW] Dorm.
    [cell] { $owner-is ->
        [you] you
       *[other] { $owner-name }
    }
   *[other] empty
}
# A room, what can be done there, and the players in it, $people.
board-room = In { room }: { $use }
board-room-with = In { room }: { $use }; here: { $people }
board-person = { $seat-is ->
    [you] you
   *[other] { $seat-name }
}
board-pawn = { $seat-is ->
    [you] You are in { room }
   *[other] { $seat-name } is in { room }
}

## What can be done in a room, after a colon

use-room = { $room ->
    [ECC] Mass and penance
    [CRY] take a card for one more turn
    [CAP] reveal or accuse
    [SCR] draw a book
    [BIB] draw a rare book, once, if nobody has fewer suspects
    [DOE] way to three cells
    [DOW] way to three cells
   *[other] nothing to do
}
use-own-cell = nothing to do
use-empty-cell = nobody lives here
# A cell or a confessional.
use-take = take a suspect from { $seat-name }
use-own-confessional = you were here last, so there is nothing to take
use-parlour-pile = { $count ->
    [one] take the last suspect of the pile
   *[other] take a suspect from the pile of { $count }
}
use-parlour-request = ask somebody to show you a card

## A player, in short remarks

board-held = { $count ->
    [one] one suspect
   *[other] { $count } suspects
}
board-kept-books = { $count ->
    [one] one kept book
   *[other] { $count } kept books
}
board-crypt-card = a crypt card
board-penance = in penance
board-promised = with a promise to go to { room }
board-has-bell = with the bell

## The hour

board-hour = { $passes ->
    [one] { office }: one card is passed
   *[other] { office }: { $passes } cards are passed
}
board-bell = The bell stands on { $bell } of 4. Next comes { board-hour }.
board-parlour = { $count ->
    [0] The parlour pile is empty: accusations are possible.
    [one] One suspect in the parlour pile
   *[other] { $count } suspects in the parlour pile
}
# Until the next Mass.
lasting-chant = Gregorian chant
lasting-no-questions = Great silence: no questions
lasting-no-silence = Day of truth: no silence
lasting-library-sealed = Library sealed
lasting-one-space = Fog: one space a move
lasting-cell-locked = { $seat-is ->
    [you] Your cell is locked
   *[other] { $seat-name }’s cell is locked
}
lasting-cell-ransacked = { $seat-is ->
    [you] Your cell is ransacked
   *[other] { $seat-name }’s cell is ransacked
}
lasting-empty-cell-locked = An empty cell is locked
lasting-empty-cell-ransacked = An empty cell is ransacked

## Suspects. $name is printed on the card.

# One value of a trait, on a button.
board-value = { $value ->
    [Templar] Templar
    [Franciscan] Franciscan
    [Benedictine] Benedictine
    [Father] Father
    [Brother] Brother
    [Novice] Novice
    [hooded] hooded
    [unhooded] unhooded
    [bearded] bearded
    [shaven] shaven
    [fat] fat
   *[thin] thin
}
board-suspect = { $rank ->
    [Father] Father { $name }
    [Brother] Brother { $name }
   *[Novice] Novice { $name }
}, { $order ->
    [Templar] Templar
    [Franciscan] Franciscan
   *[Benedictine] Benedictine
}, { $hood ->
    [hooded] hooded
   *[unhooded] unhooded
}, { $beard ->
    [bearded] bearded
   *[shaven] shaven
}, { $girth ->
    [fat] fat
   *[thin] thin
}
# Remarks on a suspect, for ears.
board-suspect-yours = in your hand
board-suspect-culprit = the culprit
board-suspect-held = { $seat-is ->
    [you] held by you
   *[other] held by { $seat-name }
}
board-suspect-in-parlour = in the parlour pile
board-suspect-seen = { $seat-is ->
    [you] last seen in your hand, turn { $turn }
   *[other] last seen with { $seat-name }, turn { $turn }
}
board-suspect-seen-in-parlour = last seen in the parlour pile, turn { $turn }
board-suspect-chosen = chosen
# The same on the card itself, where there is little space: where a suspect was seen last, and in which turn.
board-note-yours = yours
board-note-culprit = culprit
board-note-parlour = parlour
board-note-seen = { $seat-is ->
    [you] you T{ $turn }
   *[other] { $seat-name } T{ $turn }
}
board-note-seen-in-parlour = parlour T{ $turn }

## Books

board-book = { $book ->
    [B1] { book-title }: give a card for a random one of another player
    [B2] { book-title }: enter the library although others have fewer suspects
    [B3] { book-title }: send somebody to penance
    [B4] { book-title }: move to any room
    [B5] { book-title }: your question must be answered
    [B6] { book-title }: refuse the question back
    [B7] { book-title }: enter an occupied cell or confessional
    [B8] { book-title }: cancel a penance
    [B9] { book-title }: keep the card that would be taken
    [B10] { book-title }: pass nothing at this Mass
    [B11] { book-title }: everybody passes to the right
    [B12] { book-title }: move up to four spaces
    [B13] { book-title }: ask once more
    [B14] { book-title }: see a random card of somebody
    [H4] { book-title }: take a card from your left neighbour
   *[other] { book-title }
}

## Moves on buttons

label-go = Go to { room }
label-will = Ask about { room }
label-play = Play { book-title }
label-ask = Ask { $seat-name }
label-name-seat = { $seat-name }
label-reveal = Reveal: { is-value }
label-accuse-suspect = Accuse { $name }
label-name = Name { $name }
label-give = Pass on { $name }
label-show = Show { $name }
label-keep = Keep { $name } back
label-swap = Give { $name }
label-aloud = Ask aloud
label-answer = Answer truly
label-answer-truly = Answer: { answer }
label-silent = Vow of silence
label-yes = Yes
label-no = No
label-waive = No question back
label-pass = Nothing
label-none = I have none
label-accuse = Accuse somebody
label-crypt = Crypt card: one more turn
label-put-question = Ask
label-choose-whom = Choose whom
label-end-turn = End turn
label-skip-room = Leave it at that
label-skip = Say nothing
label-use-take = Take a suspect from { $seat-name }
label-use-parlour-pile = { $count ->
    [one] Take the last suspect of the pile
   *[other] Take a suspect from the pile of { $count }
}
label-use-parlour-request = Ask somebody to show you a card
label-use-crypt = Take a card for one more turn
label-use-scriptorium = Draw a book
label-use-library = Draw a rare book
# Beside the traits of a question: suspects can be asked about by name, too.
tray-by-name = or by name
tray-touch-suspects = or touch suspects
tray-say-number = Say a number
tray-number = a number …

## Hints under the prompt

hint-question-back = Your question back: { about }
hint-asked-to-promise = { $seat-name } asks you: { about } Yes and no bind you.
hint-chosen = { $chosen } of { $count } chosen
# $people is a list of names, $count how many they are.
hint-still-choosing = { $count ->
    [one] { $people } is still choosing
   *[other] { $people } are still choosing
}
hint-request = Show me one of the { kind }.
hint-chapter-pile = Right +2, wrong −1. Nobody can be accused while the parlour has cards.
hint-chapter = Revelation: right +2, wrong −1. Accusation: right +4, wrong −2 and penance.
hint-accuse = Right: +4 and the end. Wrong: −2 and penance.
hint-promised = You have promised to go to { room }.
# $rooms is a list.
hint-promised-not = You have promised not to go to { $rooms }.
hint-stakes-reveal = “The culprit is { is-value }”: +2 at the end if it is true, −1 if not.
hint-stakes-reveal-free = “The culprit is { is-value }”: +2 at the end if it is true, nothing lost if not.
hint-stakes-accuse = { $name }: +4 and the end of the game if nobody holds the card; −2 and penance if somebody shows it.

## The table as text

text-hour = The hour
text-players = Players
text-rooms = Rooms
text-suspects = Suspects
text-testimony = Testimony
# $books is a list.
text-your-books = Your books: { $books }
text-revealed = { $seat-is ->
    [you] You have revealed that the culprit is { is-value }.
   *[other] { $seat-name } has revealed that the culprit is { is-value }.
}

## Testimony: what was asked, answered, shown and seen

testimony-list = Testimony, the newest first
testimony-empty = Nobody has said anything yet.
testimony-mass = { $n ->
    [one] Mass: one card to the left
   *[other] Mass: { $n } cards to the left
}
# A question and what was answered.
testimony-answered = { $text } — { $answer }
testimony-number = { $n }
testimony-yes = yes
testimony-no = no
testimony-silent = vow of silence
testimony-none = none
testimony-card = a card
# One answer of several, $other's.
testimony-answer-of = { $other-is ->
    [you] you: { $answer }
   *[other] { $other-name }: { $answer }
}
# On a suspect's card, where there is little space: how many of these $other has.
testimony-short = { $other-is ->
    [you] you { $n } of { $count }
   *[other] { $other-name } { $n } of { $count }
}

## The sheet

sheet-did-it = did it
sheet-filters = Show only
sheet-open = { $open ->
    [one] One is not crossed out.
   *[other] { $open } are not crossed out.
}
sheet-open-possible = { $open ->
    [one] One is not crossed out; { $possible } can still have done it.
   *[other] { $open } are not crossed out; { $possible } can still have done it.
}

## The score, line by line

score-revealed-rightly = Revealed that the culprit is { is-value }: right
score-revealed-wrongly = Revealed that the culprit is { is-value }: wrong
score-accused-rightly = Accused { $name }: the culprit
score-accused-wrongly = { $seat-is ->
    [you] Accused { $name }: you had the card
   *[other] Accused { $name }: { $seat-name } had the card
}
score-held = { $count ->
    [0] Held no suspect at the end
    [one] Held one suspect at the end
   *[other] Held { $count } suspects at the end
}
# On the culprit's card.
score-mark-right = { board-value }
score-mark-wrong = not { board-value }

## The help

legend-own = a suspect in your own hand
legend-seen = a suspect whom you have seen: T is the turn
legend-spoken = named in the testimony that you point at
