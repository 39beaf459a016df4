# Cups in English.

# One sentence that makes people want to play it.
pitch = Claim more than is under the cups, and do not be caught.

claimed = { $seat-is ->
    [you] You claim { $count } × { $face }.
   *[other] { $seat-name } claims { $count } × { $face }.
}
# $dice are faces such as "2 5", or "none".
lifted = { $dice ->
    [none] { $seat-is ->
        [you] You have no dice.
       *[other] { $seat-name } has no dice.
    }
   *[other] { $seat-is ->
        [you] Under your cup: { $dice }.
       *[other] Under { $seat-name }'s cup: { $dice }.
    }
}
lost-die = { $seat-is ->
    [you] You lose a die.
   *[other] { $seat-name } loses a die.
}
prompt-claim = Claim more, or doubt the last claim.
prompt-wait = Wait for the others.
prompt-over = The game is over.
refuse-nothing-claimed = There is no claim to doubt.
refuse-claim-more = Claim more dice or a higher face, but no more dice than there are.
end-one-left = Only one player has dice left.
field-dice = Your dice: { $value }
field-held = Dice: { $each }
field-claim = Last claim, number and face: { $value }
field-lifted = Lifted last: { $each }
move-claim = { $count } × { $face }
move-doubt = Doubt
