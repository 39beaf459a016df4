# Mystery of the Abbey in English: what the browser and the terminal both say.
#
# $seat and $other are players, as docs/words.md says. $suspects-list and $names-list are lists of names of suspects.

# One sentence that makes people want to play it.
pitch = Question your fellow monks between two masses and find out which of 24 did it.

## Names of things

# Where somebody is or goes. The terminal names a cell by its colour, the browser says "cell" and whose it is.
# Optional: $owner, the player to whom the cell belongs.
room = { $room ->
    [ECC] the church
    [CON1] the church confessional
    [CON2] the courtyard confessional
    [CRY] the crypt
    [AUL] the courtyard
    [POR] the gate
    [PAR] the parlour
    [INF] the infirmary
    [HOR] the garden
    [COQ] the kitchen
    [REF] the refectory
    [CLS] the south cloister
    [CLW] the west cloister
    [CLN] the north cloister
    [CLE] the east cloister
    [CAP] the chapter hall
    [SCR] the scriptorium
    [BIB] the library
    [CAL] the warming room
    [DOE] the east dormitory
    [DOW] the west dormitory
    [CEL1] the red cell
    [CEL2] the blue cell
    [CEL3] the green cell
    [CEL4] the yellow cell
    [CEL5] the black cell
    [CEL6] the white cell
    [cell] { $owner-is ->
        [you] your cell
       *[other] { $owner-name }’s cell
    }
   *[other] { $room }
}
# The eight masses of the day, counted from 0. "None" is the ninth hour.
office = { $office ->
    [0] Matins
    [1] Lauds
    [2] Prime
    [3] Terce
    [4] Sext
    [5] None
    [6] Vespers
   *[7] Compline
}
# A book that can be kept. The titles are printed on the cards.
book-title = { $book ->
    [B1] De Alchemia
    [B2] The librarian’s key
    [B3] Book of penances
    [B4] Plan of the hidden passages
    [B5] Manual for confessors
    [B6] Praise of silence
    [B7] Letter of safe conduct
    [B8] Indulgence
    [B9] Treatise on locks
    [B10] Breviary
    [B11] Antiphonary
    [B12] Pilgrim’s guide
    [B13] Sic et non
    [B14] Glosses in the margin
    [H4] Cellarer’s ledger
   *[other] book { $book }
}
# One suspect of several, where only the number is known.
each-suspects = suspect { $item }
each-names = suspect { $item }
# What a suspect is, after "is".
is-value = { $value ->
    [Templar] a Templar
    [Franciscan] a Franciscan
    [Benedictine] a Benedictine
    [Father] a Father
    [Brother] a Brother
    [Novice] a Novice
    [hooded] hooded
    [unhooded] unhooded
    [bearded] bearded
    [shaven] shaven
    [fat] fat
   *[thin] thin
}
# Suspects of several traits, in the plural: "hooded bearded Franciscan Fathers". A trait that does not matter is "any".
kind = { $hood ->
    [hooded] hooded{ " " }
    [unhooded] unhooded{ " " }
   *[any] { "" }
}{ $beard ->
    [bearded] bearded{ " " }
    [shaven] shaven{ " " }
   *[any] { "" }
}{ $girth ->
    [fat] fat{ " " }
    [thin] thin{ " " }
   *[any] { "" }
}{ $rank ->
    [Father] { $order ->
        [Templar] Templar Fathers
        [Franciscan] Franciscan Fathers
        [Benedictine] Benedictine Fathers
       *[any] Fathers
    }
    [Brother] { $order ->
        [Templar] Templar Brothers
        [Franciscan] Franciscan Brothers
        [Benedictine] Benedictine Brothers
       *[any] Brothers
    }
    [Novice] { $order ->
        [Templar] Templar Novices
        [Franciscan] Franciscan Novices
        [Benedictine] Benedictine Novices
       *[any] Novices
    }
   *[any] { $order ->
        [Templar] Templars
        [Franciscan] Franciscans
        [Benedictine] Benedictines
       *[any] monks
    }
}
# A question. $named says of whom it is: "one" or "several" suspects of $names-list, a "kind" of suspects, or still "open".
about = { $topic ->
    [hand] { $named ->
        [one] Do you hold { $names-list }?
        [several] How many of { $names-list } do you hold?
        [kind] How many { kind } do you hold?
       *[open] How many … do you hold?
    }
    [seen] { $named ->
        [one] Have you eliminated { $names-list }?
        [several] How many of { $names-list } have you eliminated?
        [kind] How many { kind } have you eliminated?
       *[open] How many … have you eliminated?
    }
    [passed] { $named ->
        [one] Did you pass { $names-list } at the last Mass?
        [several] How many of { $names-list } did you pass at the last Mass?
        [kind] How many { kind } did you pass at the last Mass?
       *[open] How many … did you pass at the last Mass?
    }
    [received] { $named ->
        [one] Did you receive { $names-list } at the last Mass?
        [several] How many of { $names-list } did you receive at the last Mass?
        [kind] How many { kind } did you receive at the last Mass?
       *[open] How many … did you receive at the last Mass?
    }
    [will] { $room ->
        [open] Will you go to …?
       *[other] Will you go to { room } on your next turn?
    }
   *[aloud] (a question aloud)
}

## What happened

bell = { $seat-is ->
    [you] The bell stands on { $n }. You are first.
   *[other] The bell stands on { $n }. { $seat-name } is first.
}
went = { $seat-is ->
    [you] You go to { room }.
   *[other] { $seat-name } goes to { room }.
}
stayed = { $seat-is ->
    [you] You cannot move and stay.
   *[other] { $seat-name } cannot move and stays.
}
lost-turn = { $seat-is ->
    [you] You do penance and lose this turn.
   *[other] { $seat-name } does penance and loses this turn.
}
skipped = { $seat-is ->
    [you] You leave it at that.
   *[other] { $seat-name } leaves it at that.
}
asked = { $seat-is ->
    [you] You ask { $other-name }: { about }
   *[other] { $other-is ->
        [you] { $seat-name } asks you: { about }
       *[other] { $seat-name } asks { $other-name }: { about }
    }
}
# Asked of all whom a book names; everybody hears it.
asked-all = { $seat-is ->
    [you] You ask: { about }
   *[other] { $seat-name } asks: { about }
}
# What is answered: a question about one suspect by name is one of yes or no, any other is one of a number.
answer = { $named ->
    [one] { $n ->
        [0] no
       *[other] yes
    }
   *[other] { $n }
}
# $other is asked and answers, here and below.
answered = { $other-is ->
    [you] You answer { $seat-name }: { answer }.
   *[other] { $seat-is ->
        [you] { $other-name } answers you: { answer }.
       *[other] { $other-name } answers { $seat-name }: { answer }.
    }
}
silent = { $seat-is ->
    [you] You meet { $other-name }’s question with a vow of silence.
   *[other] { $other-is ->
        [you] { $seat-name } meets your question with a vow of silence.
       *[other] { $seat-name } meets { $other-name }’s question with a vow of silence.
    }
}
promised = { $other-is ->
    [you] You promise to go to { room }.
   *[other] { $other-name } promises to go to { room }.
}
promised-not = { $other-is ->
    [you] You promise not to go to { room }.
   *[other] { $other-name } promises not to go to { room }.
}
said-yes = { $other-is ->
    [you] You say yes.
   *[other] { $other-name } says yes.
}
said-no = { $other-is ->
    [you] You say no.
   *[other] { $other-name } says no.
}
said-number = { $other-is ->
    [you] You say { $n }.
   *[other] { $other-name } says { $n }.
}
# The census of the abbey: how many suspects of one kind somebody holds.
counted = { $seat-is ->
    [you] { $n ->
        [0] You hold no { kind }.
       *[other] You hold { $n } of the { kind }.
    }
   *[other] { $n ->
        [0] { $seat-name } holds no { kind }.
       *[other] { $seat-name } holds { $n } of the { kind }.
    }
}
took = { $seat-is ->
    [you] You take { $suspects-list } from { $other-name }.
   *[other] { $other-is ->
        [you] { $seat-name } takes { $suspects-list } from you.
       *[other] { $seat-name } takes { $suspects-list } from { $other-name }.
    }
}
took-unseen = { $seat-name } takes a card from { $other-name }.
gave-back = { $seat-is ->
    [you] You are caught and give { $suspects-list } back to { $other-name }.
   *[other] { $other-is ->
        [you] { $seat-name } is caught and gives { $suspects-list } back to you.
       *[other] { $seat-name } is caught and gives { $suspects-list } back to { $other-name }.
    }
}
gave-back-unseen = { $seat-name } is caught and gives the stolen card back to { $other-name }.
gave-another = { $seat-is ->
    [you] You are caught without the stolen card and give { $suspects-list } to { $other-name }.
   *[other] { $other-is ->
        [you] { $seat-name } is caught without the stolen card and gives { $suspects-list } to you.
       *[other] { $seat-name } is caught without the stolen card and gives { $suspects-list } to { $other-name }.
    }
}
gave-another-unseen = { $seat-name } is caught without the stolen card and gives another one to { $other-name }.
swapped-away = { $seat-is ->
    [you] You give { $suspects-list } to { $other-name }.
   *[other] { $other-is ->
        [you] { $seat-name } gives { $suspects-list } to you.
       *[other] { $seat-name } gives { $suspects-list } to { $other-name }.
    }
}
swapped-away-unseen = { $seat-name } gives a card to { $other-name }.
swapped-for = { $seat-is ->
    [you] You get { $suspects-list } from { $other-name } in exchange.
   *[other] { $other-is ->
        [you] { $seat-name } gets { $suspects-list } from you in exchange.
       *[other] { $seat-name } gets { $suspects-list } from { $other-name } in exchange.
    }
}
swapped-for-unseen = { $seat-name } gets a card from { $other-name } in exchange.
showed = { $seat-is ->
    [you] You show { $suspects-list } to { $other-name }.
   *[other] { $other-is ->
        [you] { $seat-name } shows { $suspects-list } to you.
       *[other] { $seat-name } shows { $suspects-list } to { $other-name }.
    }
}
showed-unseen = { $n ->
    [one] { $seat-name } shows a card to { $other-name }.
   *[other] { $seat-name } shows { $n } cards to { $other-name }.
}
showed-all = { $seat-is ->
    [you] You show { $suspects-list } to everybody.
   *[other] { $seat-name } shows { $suspects-list } to everybody.
}
has-none = { $seat-is ->
    [you] You have no such card to show to { $other-name }.
   *[other] { $other-is ->
        [you] { $seat-name } has no such card to show to you.
       *[other] { $seat-name } has no such card to show to { $other-name }.
    }
}
has-none-all = { $seat-is ->
    [you] You have no such card.
   *[other] { $seat-name } has no such card.
}
chose = { $seat-is ->
    [you] { $n ->
        [0] You choose to show nothing.
       *[other] You choose { $suspects-list }.
    }
   *[other] { $n ->
        [0] { $seat-name } chooses to show nothing.
       *[other] { $seat-name } chooses { $suspects-list }.
    }
}
chose-unseen = { $seat-name } has chosen.
passed = { $n ->
    [0] { $seat-is ->
        [you] You pass nothing to { $other-name }.
       *[other] { $other-is ->
            [you] { $seat-name } passes nothing to you.
           *[other] { $seat-name } passes nothing to { $other-name }.
        }
    }
   *[other] { $seat-is ->
        [you] You pass { $suspects-list } to { $other-name }.
       *[other] { $other-is ->
            [you] { $seat-name } passes { $suspects-list } to you.
           *[other] { $seat-name } passes { $suspects-list } to { $other-name }.
        }
    }
}
passed-unseen = { $n ->
    [0] { $seat-name } passes nothing to { $other-name }.
    [one] { $seat-name } passes a card to { $other-name }.
   *[other] { $seat-name } passes { $n } cards to { $other-name }.
}
drew = { $seat-is ->
    [you] You draw { $suspects-list } from the parlour pile.
   *[other] { $seat-name } draws { $suspects-list } from the parlour pile.
}
drew-unseen = { $seat-name } draws a card from the parlour pile.
looked = { $seat-is ->
    [you] You look at the top card of the parlour pile: { $suspects-list }.
   *[other] { $seat-name } looks at the top card of the parlour pile: { $suspects-list }.
}
looked-unseen = { $seat-name } looks at the top card of the parlour pile.
turned = Everybody sees the top card of the parlour pile: { $suspects-list }. It goes to the bottom.
requested = { $seat-is ->
    [you] You ask { $other-name } for one of the { kind }.
   *[other] { $other-is ->
        [you] { $seat-name } asks you for one of the { kind }.
       *[other] { $seat-name } asks { $other-name } for one of the { kind }.
    }
}
# $title is printed on a card, here and below.
kept = { $seat-is ->
    [you] You find “{ $title }” and keep it.
   *[other] { $seat-name } finds “{ $title }” and keeps it.
}
kept-unseen = { $seat-name } finds a book and keeps it.
read = { $seat-is ->
    [you] You read “{ $title }”.
   *[other] { $seat-name } reads “{ $title }”.
}
played = { $seat-is ->
    [you] You play “{ $title }”.
   *[other] { $seat-name } plays “{ $title }”.
}
event = Event: { $title }.
rolled = { $seat-is ->
    [you] The die names you.
   *[other] The die names { $seat-name }.
}
# The two confessionals have a die each.
confessor = { $seat-is ->
    [you] { $n ->
        [1] The die in the church confessional shows you.
       *[2] The die in the courtyard confessional shows you.
    }
   *[other] { $n ->
        [1] The die in the church confessional shows { $seat-name }.
       *[2] The die in the courtyard confessional shows { $seat-name }.
    }
}
took-crypt = { $seat-is ->
    [you] You take a crypt card.
   *[other] { $seat-name } takes a crypt card.
}
crypt-turn = { $seat-is ->
    [you] You play your crypt card and take another turn.
   *[other] { $seat-name } plays a crypt card and takes another turn.
}
returned = { $n ->
    [0] Nobody has kept a book.
    [one] One kept book goes back under the pile.
   *[other] { $n } kept books go back under the pile.
}
penance = { $seat-is ->
    [you] You go to penance.
   *[other] { $seat-name } goes to penance.
}
mass = { $seat-is ->
    [you] { $n ->
        [one] You ring the bell for Mass. Everybody passes one card.
       *[other] You ring the bell for Mass. Everybody passes { $n } cards.
    }
   *[other] { $n ->
        [one] { $seat-name } rings the bell for Mass. Everybody passes one card.
       *[other] { $seat-name } rings the bell for Mass. Everybody passes { $n } cards.
    }
}
# $free is 1 if a mistake costs nothing.
revealed = { $seat-is ->
    [you] { $free ->
        [0] You reveal: the culprit is { is-value }.
       *[1] You reveal: the culprit is { is-value }. A mistake costs nothing.
    }
   *[other] { $free ->
        [0] { $seat-name } reveals: the culprit is { is-value }.
       *[1] { $seat-name } reveals: the culprit is { is-value }. A mistake costs nothing.
    }
}
accused-wrongly = { $seat-is ->
    [you] You accuse { $suspects-list }. { $other-name } shows the card: wrong.
   *[other] { $other-is ->
        [you] { $seat-name } accuses { $suspects-list }. You show the card: wrong.
       *[other] { $seat-name } accuses { $suspects-list }. { $other-name } shows the card: wrong.
    }
}
accused-rightly = { $seat-is ->
    [you] You accuse { $suspects-list }, and nobody can show the card.
   *[other] { $seat-name } accuses { $suspects-list }, and nobody can show the card.
}
culprit = The culprit is { $suspects-list }.

## What to do

prompt-wait = Wait for the others.
prompt-go = Go somewhere, or play a book first.
prompt-whom = You are not alone here: whom do you question?
prompt-topic = What is your question about?
prompt-parts = Add to your question, or put it.
prompt-space = Which room do you ask about?
prompt-reply = You are asked. What do you reply?
prompt-after-talk = The talk is over, unless you play a book to go on.
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
prompt-census = Which kind of suspect is counted?
prompt-over = The game is over.

## Why not

refuse-order = You cannot do that now.
refuse-move-first = Move your pawn first.
refuse-choose-whom = Choose whom you question.
refuse-choose-topic = Choose what your question is about.
refuse-finish-question = Finish your question first.
refuse-name-space = Choose the room that you ask about.
refuse-reply = You are asked: answer, or take the vow of silence.
refuse-after-talk = The talk is over.
refuse-use-or-skip = Use the room, or leave it at that.
refuse-finish-request = Say what kind of card you ask for.
refuse-choose-whom-to-request = Choose whom you ask for the card.
refuse-speak-or-skip = Reveal something, accuse somebody, or say nothing.
refuse-name-accused = Choose the suspect whom you accuse.
refuse-reveal-or-skip = Reveal one trait, or say nothing.
refuse-end-turn = Your turn ends here.
refuse-react-or-pass = Play a book that fits, or pass.
refuse-name-player = Choose the player whom it concerns.
refuse-choose-own-card = Choose one of your own cards.
refuse-choose-shown = Choose the card that you show.
refuse-choose-kept-back = Choose the card that you keep back.
refuse-choose-passed = Choose a card that you hold and have not chosen yet.
refuse-choose-value = Choose one trait.
refuse-must-ask = You have to ask a question.
refuse-topic = That cannot be asked about now.
refuse-revealed-before = Somebody has revealed that already.
refuse-parlour-first = Nobody can be accused while the parlour pile has cards.
refuse-own-suspect = You hold that card yourself.
refuse-no-crypt-card = You cannot use a crypt card now.
refuse-show-fitting = Show a card that fits. Say that you have none only if you have none.
refuse-stay = A move cannot end where it began.
refuse-only-library = With this book your move has to end in the library.
refuse-only-occupied = With this book your move has to end in an occupied cell or confessional.
refuse-two-books = You have two kept books, so you cannot go to the scriptorium.
refuse-promise = You have made a promise about this move.
refuse-fog = In the fog you can move only one space.
refuse-too-far = That room is too far away.
refuse-library-closed = This table plays without the library.
refuse-library-sealed = The library is sealed until the next Mass.
refuse-library-once = You have already been to the library.
refuse-not-fewest = You can enter the library only if nobody has fewer cards than you.
refuse-cell-locked = That cell is locked until the next Mass.
refuse-occupied = There is room for only one pawn, and somebody is there.
refuse-no-such-book = You do not have that book.
refuse-not-its-moment = You cannot play that book at this moment.
refuse-no-effect = That book would have no effect now.
refuse-another-player = Choose another player.
refuse-in-penance = A player in penance cannot be questioned.
refuse-not-here = That player is not here.
refuse-not-on-him = That player cannot be chosen for this.
refuse-nothing-named = Name at least one trait or suspect.
refuse-one-value-a-trait = You have already named a value of that trait.
refuse-two-traits = You cannot name more traits.
refuse-named-already = You have already named that suspect.
refuse-no-names = You cannot name more suspects.
refuse-traits-or-names = Name either traits or suspects, not both.
refuse-silence-back = A question back has to be answered.
refuse-silence = You cannot take the vow of silence now.
refuse-cannot-promise = You could not keep that promise, or you have already said no.
refuse-promised-already = You have already said yes to that.

## Options

option-library = Library
option-library-help = Whether players can enter the library.
option-library-true = Open
option-library-false = Closed
option-events = Events
option-events-help = Whether an event is drawn at each Mass.
option-events-true = One at each Mass
option-events-false = None
option-two_books = Two books
option-two_books-help = Whether players with two or more kept books may still go to the scriptorium.
option-two_books-false = No limit
option-two_books-true = No visits after two
option-fast = Six-player pace
option-fast-help = Whether everybody plays at the pace of six players: one to three spaces a move, three turns between masses.
option-fast-false = As usual
option-fast-true = For everybody
option-start_with_lauds = Start with Lauds
option-start_with_lauds-help = Whether Matins is left out, so that more cards are passed from the beginning.
option-start_with_lauds-false = Start with Matins
option-start_with_lauds-true = Start with Lauds
option-mass_numbers = Cards passed
option-mass_numbers-help = How many cards each Mass hands on.
option-mass_numbers-rising = 1, 2, 3, 4, 5, 6, 6, 6
option-mass_numbers-gentle = 1, 2, 3, 3, 4, 4, 5, 6
option-two_traits = Short questions
option-two_traits-help = Whether a question may name up to five traits or at most two.
option-two_traits-false = Up to five traits
option-two_traits-true = Up to two traits
option-free_questions = Free questions
option-free_questions-help = Whether people may also ask anything aloud, to be answered with yes, no or a number.
option-free_questions-false = Not allowed
option-free_questions-true = Allowed
option-house_cards = Cards of the house
option-house_cards-help = Whether four more cards are shuffled in, made of effects that the others have too.
option-house_cards-false = Without
option-house_cards-true = Shuffled in

## How it ended

end-culprit_found = The culprit was found.
end-last_mass = The last Mass was held, and nobody had found the culprit.

## Why a move is advised: what it changes, as half a sentence. $by is how much, $way more or less.

why-unit = points
why-points = { $seat-is ->
    [you] { $way ->
        [more] { $by ->
            [one] you can expect one point more
           *[other] you can expect { $by } points more
        }
       *[less] { $by ->
            [one] you can expect one point less
           *[other] you can expect { $by } points less
        }
    }
   *[other] { $way ->
        [more] { $by ->
            [one] { $seat-name } can expect one point more
           *[other] { $seat-name } can expect { $by } points more
        }
       *[less] { $by ->
            [one] { $seat-name } can expect one point less
           *[other] { $seat-name } can expect { $by } points less
        }
    }
}
why-seen = { $seat-is ->
    [you] { $by ->
        [one] you see a suspect for the first time
       *[other] you see { $by } suspects for the first time
    }
   *[other] { $by ->
        [one] { $seat-name } sees a suspect for the first time
       *[other] { $seat-name } sees { $by } suspects for the first time
    }
}
why-news = { $way ->
    [more] the answer may tell a lot
   *[less] the question is answered
}
why-room = { $way ->
    [more] { why-room-name } comes within reach
   *[less] { why-room-name } gets farther away
}
why-room-name = { $room ->
    [CON1] a confessional
    [CON2] a confessional
    [CEL1] another player’s cell
    [CEL2] another player’s cell
    [CEL3] another player’s cell
    [CEL4] another player’s cell
    [CEL5] another player’s cell
    [CEL6] another player’s cell
   *[other] { room }
}
why-secrets = { $way ->
    [more] your neighbour gets a card that was a secret
   *[less] a secret stays a secret
}
why-books = { $seat-is ->
    [you] { $way ->
        [more] { $by ->
            [one] you have one more book
           *[other] you have { $by } more books
        }
       *[less] { $by ->
            [one] you have one book fewer
           *[other] you have { $by } books fewer
        }
    }
   *[other] { $way ->
        [more] { $by ->
            [one] { $seat-name } has one more book
           *[other] { $seat-name } has { $by } more books
        }
       *[less] { $by ->
            [one] { $seat-name } has one book fewer
           *[other] { $seat-name } has { $by } books fewer
        }
    }
}
why-owed = { $seat-is ->
    [you] { $way ->
        [more] you owe a penance
       *[less] you have done penance
    }
   *[other] { $way ->
        [more] { $seat-name } owes a penance
       *[less] { $seat-name } has done penance
    }
}
