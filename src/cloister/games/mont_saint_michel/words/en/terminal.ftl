# Mont Saint Michel in English: the text screen and the picture. Arguments as in game.ftl.

## How things stand

# A player at the head of a line.
player-heading = { $seat-is ->
    [you] You
   *[other] { $seat-name }
}
turn-now = Turn { $number }
turns-played = { $count ->
    [one] After one turn
   *[other] After { $count } turns
}
# The colours of the monks that somebody has looked into, in a row.
looks-made = looks: { $looks }
looks-none = no look yet
# In that row, for a look that was declined.
look-declined = none

## Who decides what

doing-peeking = { $seat-is ->
    [you] You may peek into a monk
   *[other] { $seat-name } may peek into a monk
}
doing-looking = { $seat-is ->
    [you] You may look into a monk
   *[other] { $seat-name } may look into a monk
}
doing-page = { $seat-is ->
    [you] You play for the page
   *[other] { $seat-name } plays for the page
}
doing-walking = { $seat-is ->
    [you] You move { the-monk }
   *[other] { $seat-name } moves { the-monk }
}
doing-ramp = { $seat-is ->
    [you] You lead { the-monk } over the ramp
   *[other] { $seat-name } leads { the-monk } over the ramp
}
doing-pushing = { $seat-is ->
    [you] You push { the-monk }
   *[other] { $seat-name } pushes { the-monk }
}
doing-climbed = { $seat-is ->
    [you] You lead { the-monk } from the ramp
   *[other] { $seat-name } leads { the-monk } from the ramp
}
doing-won = { $seat-is ->
    [you] You have won
   *[other] { $seat-name } has won
}
# $names is a list of players.
doing-shared = The victory is shared by { $names }

## The screen

# Over the list of places, each with the places beside it and, after ~, those by sea.
screen-ways = paths ~ sea lines
screen-at = at { $place }
screen-open-page = Open: { $location } { $called }, a page worth { page-worth } with { page-dots }
screen-open-identity = Open: { $location } { $called }, an identity card
screen-dots-left = { $count ->
    [one] one dot left
   *[other] { $count } dots left
}
screen-bound = has to be won now
screen-stories = How sure each player could be of their own monk, by turn, from looks alone:
# $sure is in per cent.
screen-sure = { $turn }: { $sure }%

## The picture

picture-title = Mont Saint Michel: { $turn }
# $doing says who decides what, $monks lists where the monks stand.
picture-about = { $doing }. On the mount: { $monks }.
picture-monk = { the-monk } { at-place }
picture-identity = identity card
picture-score = { $seat-is ->
    [you] You: { $score }
   *[other] { $seat-name }: { $score }
}
