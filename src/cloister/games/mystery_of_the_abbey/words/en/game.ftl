# Mystery of the Abbey in English. Seats, rooms and suspects come as they are written in moves.

# One sentence that makes people want to play it.
pitch = Question your fellow monks between two masses and find out which of 24 did it.

## What happened

bell = The bell stands on { $n }. Seat { $seat } is first.
went = Seat { $seat } goes to { $room }.
stayed = Seat { $seat } cannot move and stays.
lost-turn = Seat { $seat } does penance and loses this turn.
skipped = Seat { $seat } leaves it at that.
about = { $topic ->
    [hand] How many { $traits }{ $names } do you hold?
    [seen] How many { $traits }{ $names } have you eliminated?
    [passed] How many { $traits } did you pass at the last Mass?
    [received] How many { $traits } did you receive at the last Mass?
    [will] Will you go to { $room } on your next turn?
   *[aloud] (aloud)
}
asked = Seat { $seat } asks seat { $other }: { about }
asked-all = Seat { $seat } asks: { about }
answered = Seat { $other } answers seat { $seat }: { $n }.
silent = Seat { $seat } takes the vow of silence before seat { $other }.
promised = Seat { $other } will go to { $room }.
promised-not = Seat { $other } will not go to { $room }.
said-yes = Seat { $other } says yes.
said-no = Seat { $other } says no.
said-number = Seat { $other } says { $n }.
counted = Seat { $seat } holds { $n } of the kind { $value }.
took = Seat { $seat } takes suspect { $suspects } from seat { $other }.
took-unseen = Seat { $seat } takes a card from seat { $other }.
gave-back = Seat { $seat } is caught and gives suspect { $suspects } back to seat { $other }.
gave-back-unseen = Seat { $seat } is caught and gives seat { $other } the stolen card back.
gave-another = Seat { $seat } is caught without the stolen card and gives suspect { $suspects } to seat { $other }.
gave-another-unseen = Seat { $seat } is caught without the stolen card and gives seat { $other } another one.
swapped-away = Suspect { $suspects } goes from seat { $seat } to seat { $other }.
swapped-away-unseen = A card goes from seat { $seat } to seat { $other }.
swapped-for = Suspect { $suspects } goes from seat { $other } to seat { $seat }.
swapped-for-unseen = A card goes from seat { $other } to seat { $seat }.
showed = Seat { $seat } shows suspect { $suspects } to seat { $other }.
showed-unseen = Seat { $seat } shows { $n ->
    [one] a card
   *[other] { $n } cards
} to seat { $other }.
showed-all = Seat { $seat } shows suspect { $suspects } to all.
has-none = Seat { $seat } has no such card for seat { $other }.
has-none-all = Seat { $seat } has no such card.
chose = Seat { $seat } has chosen: { $suspects }.
chose-unseen = Seat { $seat } has chosen a card.
passed = Seat { $seat } passes { $n ->
    [0] nothing
   *[other] { $suspects }
} to seat { $other }.
passed-unseen = Seat { $seat } passes { $n ->
    [0] nothing
    [one] one card
   *[other] { $n } cards
} to seat { $other }.
drew = Seat { $seat } takes suspect { $suspects } from the parlour pile.
drew-unseen = Seat { $seat } takes the top card of the parlour pile.
looked = Seat { $seat } looks at the top of the parlour pile: suspect { $suspects }.
looked-unseen = Seat { $seat } looks at the top card of the parlour pile.
turned = The top card of the parlour pile is shown to all: suspect { $suspects }. It goes to the bottom.
requested = Seat { $seat } asks seat { $other } for a card: { $traits }.
kept = Seat { $seat } finds { $card }, { $title }, and keeps it.
kept-unseen = Seat { $seat } finds a book and keeps it.
read = Seat { $seat } reads { $card }, { $title }.
played = Seat { $seat } plays { $card }, { $title }.
event = Event { $card }: { $title }.
rolled = The die names seat { $seat }.
confessor = The die in confessional { $n } shows seat { $seat }.
took-crypt = Seat { $seat } takes a crypt card.
crypt-turn = Seat { $seat } plays the crypt card and takes another turn.
returned = { $n ->
    [0] Nobody has kept a book.
    [one] One kept book goes back under the pile.
   *[other] { $n } kept books go back under the pile.
}
penance = Seat { $seat } goes to penance.
mass = Seat { $seat } rings the bell for Mass. Everybody passes { $n ->
    [one] one card.
   *[other] { $n } cards.
}
revealed = Seat { $seat } reveals: the culprit is { $value }.{ $free ->
    [0] {""}
   *[other] {" "}A mistake costs nothing.
}
accused-wrongly = Seat { $seat } accuses suspect { $suspects }. Seat { $other } shows the card: wrong.
accused-rightly = Seat { $seat } accuses suspect { $suspects }, and nobody can show the card.
culprit = The culprit is suspect { $suspects }.

## What to do

prompt-wait = Wait for the others.
prompt-go = Go somewhere, or play a book first.
prompt-whom = You are not alone here: whom do you question?
prompt-topic = What is your question about?
prompt-parts = Add to your question, or put it.
prompt-space = Of which space do you ask?
prompt-reply = You are asked. What do you reply?
prompt-after-talk = The talk is over, unless you have a book to go on.
prompt-room = Use this room?
prompt-request = What kind of card do you ask for?
prompt-request-from = Whom do you ask for it?
prompt-chapter = Reveal something, accuse somebody, or keep your peace.
prompt-accuse = Whom do you accuse?
prompt-reveal = Reveal a trait of the culprit, or nothing.
prompt-after-room = Anything else before your turn ends?
prompt-react = Do you play a book against this?
prompt-name-seat = Whom does it concern?
prompt-own-card = Which of your cards do you give?
prompt-show = Which card do you show?
prompt-keep-back = Which card do you keep back?
prompt-give = Choose what you pass on.
prompt-mass-books = A book before the cards are chosen?
prompt-census = Which value is counted?
prompt-over = The game is over.

## Why not

refuse-order = That is not what has to be decided now.
refuse-move-first = Now your pawn has to move.
refuse-choose-whom = Choose whom you question.
refuse-choose-topic = Choose what your question is about.
refuse-finish-question = Finish your question.
refuse-name-space = Name a space of the abbey.
refuse-reply = You are asked: answer or be silent.
refuse-after-talk = The talk is over.
refuse-use-or-skip = Use the room or leave it at that.
refuse-finish-request = Say what kind of card you ask for.
refuse-choose-whom-to-request = Choose whom you ask for the card.
refuse-speak-or-skip = Reveal, accuse, or keep your peace.
refuse-name-accused = Name the suspect whom you accuse.
refuse-reveal-or-skip = Reveal a trait value or nothing.
refuse-end-turn = Your turn is at its end.
refuse-react-or-pass = Play a fitting book, or pass.
refuse-name-player = Name the player whom it concerns.
refuse-choose-own-card = Choose one of your own cards.
refuse-choose-shown = Choose the card that you show.
refuse-choose-kept-back = Choose the card that you keep back.
refuse-choose-passed = Choose a card that you hold and have not chosen yet.
refuse-choose-value = Choose one trait value.
refuse-must-ask = You have to put a question.
refuse-topic = There is nothing to ask about that at this table now.
refuse-revealed-before = Somebody has revealed that already.
refuse-parlour-first = Nobody may be accused while the parlour pile has cards.
refuse-own-suspect = You hold that card yourself.
refuse-no-crypt-card = You cannot use a crypt card now.
refuse-show-fitting = Show a card that fits; only if you have none say so.
refuse-stay = A move may not end where it began.
refuse-only-library = With this book your move ends in the library.
refuse-only-occupied = With this book your move ends in an occupied cell or confessional.
refuse-two-books = Whoever has two kept books may not go to the scriptorium.
refuse-promise = You have given your word about your next move.
refuse-fog = In the fog a move is one space.
refuse-too-far = That is not within reach.
refuse-library-closed = There is no library at this table.
refuse-library-sealed = The library is sealed until the next Mass.
refuse-library-once = You have been in the library before.
refuse-not-fewest = The library is for those who have fewest cards.
refuse-cell-locked = That cell is locked until the next Mass.
refuse-occupied = There is room for one pawn only.
refuse-no-such-book = You do not have that book.
refuse-not-its-moment = This is not the moment of that book.
refuse-no-effect = That book would have no effect now.
refuse-another-player = Name another player.
refuse-in-penance = A penitent cannot be questioned.
refuse-not-here = That pawn is not here.
refuse-not-on-him = It cannot be done to that player.
refuse-nothing-named = Name at least one trait or suspect.
refuse-one-value-a-trait = One value of each trait at most.
refuse-two-traits = No more traits than that.
refuse-named-already = That suspect is named already.
refuse-no-names = No more names than that.
refuse-traits-or-names = Traits or names, not both.
refuse-silence-back = A question put back must be answered.
refuse-silence = You may not be silent now.
refuse-cannot-promise = You could not keep that promise, or have said no before.
refuse-promised-already = You have said yes to that.

## Options

option-library = Library
option-library-help = Whether the library may be entered.
option-library-true = Open
option-library-false = Closed
option-events = Events
option-events-help = Whether an event is drawn at each Mass.
option-events-true = One at each Mass
option-events-false = None
option-two_books = Two books
option-two_books-help = Whoever has two or more kept books may not go to the scriptorium.
option-two_books-false = No limit
option-two_books-true = At most two, then no more visits
option-fast = Six-player pace
option-fast-help = One to three spaces a move, three turns between masses.
option-fast-false = As usual
option-fast-true = For everybody
option-start_with_lauds = Start with Lauds
option-start_with_lauds-help = Matins is left out, so that more cards wander from the beginning.
option-start_with_lauds-false = Start with Matins
option-start_with_lauds-true = Start with Lauds
option-mass_numbers = Cards passed
option-mass_numbers-help = How many cards each Mass hands on.
option-mass_numbers-rising = 1, 2, 3, 4, 5, 6, 6, 6
option-mass_numbers-gentle = 1, 2, 3, 3, 4, 4, 5, 6
option-two_traits = Short questions
option-two_traits-help = At most two traits in a question.
option-two_traits-false = Up to five traits
option-two_traits-true = Up to two traits
option-free_questions = Free questions
option-free_questions-help = People may ask anything aloud and answer with yes, no or a number.
option-free_questions-false = Only questions that the table can check
option-free_questions-true = Allowed
option-house_cards = Cards of the house
option-house_cards-help = Four more cards, made of effects that the others have too.
option-house_cards-false = Without
option-house_cards-true = Shuffled in

## How it ended

end-culprit_found = The culprit was found.
end-last_mass = The last Mass was held, and nobody had found the culprit.

## Why a move is advised: what it changes, as half a sentence. $by is how much, $way more or less.

why-unit = points
why-points = seat { $seat } can expect { $by } points { $way ->
    [more] more
   *[less] less
}
why-seen = seat { $seat } sees { $by ->
    [one] a suspect
   *[other] { $by } suspects
} for the first time
why-news = { $way ->
    [more] the answer may tell much
   *[less] the question is answered
}
why-room = { $room ->
    [CAP] the chapter hall
    [PAR] the parlour
    [CON1] a confessional
    [CON2] a confessional
    [SCR] the scriptorium
    [BIB] the library
    [CRY] the crypt
   *[other] a foreign cell
} { $way ->
    [more] comes within reach
   *[less] gets farther away
}
why-secrets = { $way ->
    [more] the neighbour gets a card that was a secret
   *[less] a secret stays a secret
}
why-books = seat { $seat } has { $by ->
    [one] a book
   *[other] { $by } books
} { $way ->
    [more] more
   *[less] less
}
why-owed = { $way ->
    [more] seat { $seat } owes a penance
   *[less] seat { $seat } has done penance
}
