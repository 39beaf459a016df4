# The garden as text and as a picture. Both know seats by their numbers only.

## Who and when

screen-seat = Seat { $number }
screen-seat-you = Seat { $number } (you)
# In place of a player: colours to choose from, and colours that nobody owns.
screen-free = Free
screen-nobody = Nobody
screen-turn = Turn { $turn }
screen-after = { $turns ->
    [one] After one turn
   *[other] After { $turns } turns
}

## What the player who decides is doing: a caption beside the name

doing-chooses = choosing a colour
doing-uncovers = uncovering a tile
doing-may-go-on = may go on
doing-own = found a flower
doing-own-target = swapping the flower
doing-found = found a Serendip
doing-found-target = moving the Serendip
doing-turns = turning the Serendip
doing-exchanges = may exchange tiles
doing-exchanges-with = exchanging tiles
doing-won = won the game
doing-shared = share the victory

## The screen

screen-up = { $cell } turned up
screen-picked = { $cell } picked
# At most 79 letters in a line. $open is "B V R O Y G", $seen is "b v r o y g *",
# $arrows is "→ ↘ ↙ ← ↖ ↗".
screen-key =
    · hidden  { $open } open  { $seen } remembered  [ ] turned up  ( ) picked
    { $arrows } a Serendip turned 0 1 2 3 4 5: that way lies its blue edge

## The picture

picture-title = Serendipity: { $when }
# $who is a player or several, $doing one of the captions, $held a list of picture-held.
picture-about = { $who }: { $doing }. { $held }
# $points is a list of picture-points.
picture-held = { $who }: { $points }.
picture-points = { colour } { $points }
picture-flower = { $cell } { colour }
picture-serendip = { $cell } Serendip turned { $rotation }
picture-hidden = { $cell } hidden
picture-hidden-flower = { $cell } hidden, remembered as { colour }
picture-hidden-serendip = { $cell } hidden, remembered as Serendip
picture-found = { $open } of { $all } Serendips are open
