# Cups in English.

# One sentence that makes people want to play it.
pitch = Claim more than is under the cups, and do not be caught.

claimed = Seat { $seat } claims { $count } of face { $face }.
lifted = Seat { $seat } has { $dice } under the cup.
lost-die = Seat { $seat } loses a die.
prompt-claim = Claim more, or doubt the last claim.
prompt-wait = Wait for the others.
prompt-over = The game is over.
refuse-nothing-claimed = there is no claim that you could doubt
refuse-claim-more = claim more dice or a higher face, and no more dice than there are
end-one-left = Only one player has dice left.
field-dice = Your dice: { $value }
field-held = Dice: { $each }
field-claim = Last claim, number and face: { $value }
field-lifted = Lifted last: { $each }
move-claim = { $count } × { $face }
move-doubt = Doubt
