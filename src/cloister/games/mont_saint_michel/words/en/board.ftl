# Mont Saint Michel in English: what only the browser's board says. Arguments as in game.ftl; $worth and
# $pages are numbers with their signs, $slip is what is written on a slip of paper: a player's name or X.

board-mount = The mount

## Moves, on buttons

label-decline = Do not look
label-stop = Stop here
label-stay = Stay here
label-look = Look into { the-monk }
label-move = Move { the-monk }
label-give = Give the page to { the-monk } ({ $worth })
label-up = Up the ramp to { $to } { $called }
label-step = { $to ->
    [village] Walk to the village
    [ramp] Step onto the ramp
   *[other] Walk to { $to } { $called }
}
label-on = { $to ->
    [village] Walk on to the village
   *[other] Walk on to { $to } { $called }
}
label-push = { $to ->
    [village] Push { the-monk } to the village
    [ramp] Push { the-monk } onto the ramp
   *[other] Push { the-monk } to { $to } { $called }
}
label-ebb = Ebb: cross the sand to { $to } { $called }
label-flood = Flood: sail to { $to } { $called }

## What a considered move would do: remarks in a row, after the name of the move

hint-goes = { $to ->
    [village] { the-monk } goes to the village
    [ramp] { the-monk } goes onto the ramp
   *[other] { the-monk } goes to { $to } { $called }
}
hint-push = then you push { the-monk } on
hint-wins = { the-monk } lands on the page { $worth }
hint-dots = { $count ->
    [one] One dot left
   *[other] { $count } dots left
}
# $cards as in tide-cards.
hint-tides = { $cards ->
    [1] Ebb may be played: blue rings
    [2] Flood may be played: blue rings
   *[other] Ebb and flood may be played: blue rings
}

## Monks, for the ear: remarks in a row

board-monk = The { monk-colour } monk { at-place }
board-moving = being moved
board-in-the-way = has to be pushed
board-monk-title = The { monk-colour } monk
board-total = total { $worth }
board-pages = { $count ->
    [0] no page
    [one] page { $pages }
   *[other] pages { $pages }
}
board-seen-by = seen by { $names }
# Where the names have no room.
board-seen-by-many = { $count ->
    [one] seen by one player
   *[other] seen by { $count } players
}
board-inside = inside: { $slip }

## Places, for the ear: remarks in a row

board-place = { $place ->
    [village] The village
    [ramp] The ramp
   *[other] { $place } { $called }
}
board-open = open location
board-open-page = open location, page { $worth }
board-here = { $count ->
    [one] the { $monks } monk is here
   *[other] the { $monks } monks are here
}
board-paths = paths to { $places }
board-sea-lines = by sea to { $places }
# A place in a list.
board-way = { $place ->
    [village] the village
    [ramp] the ramp
   *[other] { $place }
}

## What lies open, what everybody has

board-zone-stake = At stake
board-zone-monks = Monks
board-zone-places = Places
board-zone-players = Players
board-stake-identity = An identity card lies open
board-stake-none = No page is open
board-stake-page = A page worth { $worth } with { page-dots } is open on { $place } { $called }
board-stake-bound = It has been open too long and has to be won now
board-identity = identity
board-locations = Locations so far: { $locations }
board-player-has = { $seat-is ->
    [you] You: { $has }
   *[other] { $seat-name }: { $has }
}
board-looked = looked into { $monks }
board-declined = { $count ->
    [one] declined one look
   *[other] declined { $count } looks
}
board-no-look = no look yet

## Cloaks

cloak-open = Open the cloak
cloak-inside = In { the-monk }: { $slip }
cloak-hold = Press and hold to see again what is in { the-monk }

## The sheet

sheet-label = Who is who

## The end. $sure is in per cent.

score-pages = { $count ->
    [0] No page
    [one] One page: { $pages }
   *[other] { $count } pages: { $pages }
}
score-look = { $seat-is ->
    [you] Turn { $turn }: you saw { $slip } in { the-monk } and could be { $sure }% sure of your own
   *[other] Turn { $turn }: saw { $slip } in { the-monk } and could be { $sure }% sure of their own
}
score-declined = { $seat-is ->
    [you] Turn { $turn }: you did not look and could be { $sure }% sure of your own monk
   *[other] Turn { $turn }: did not look and could be { $sure }% sure of their own monk
}

## The help

key-open-cloak = held: open the cloak of a monk that you have looked into
legend-open = the open location
legend-sea = by sea, with a tide card
legend-eye = press and hold: what you saw in that monk
