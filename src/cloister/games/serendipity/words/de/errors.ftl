# Was an einem Komponentenpaket oder an einer aufgeschriebenen Stellung nicht stimmt.

## Komponentenpakete: $path ist der Wert, der nicht stimmt, zum Beispiel board.side

pack-side = „{ $path }“ muss { $side } sein, für einen Garten mit { $cells } Plättchen.
# $colours ist die Liste, wie sie in der Datei stehen muss.
pack-colours = „{ $path }“ muss die sechs Farben in dieser Reihenfolge nennen: { $colours }.
pack-count = „{ $path }“ muss { $count } sein.
pack-wheel = „{ $path }“ muss jede der sechs Farben einmal nennen.
pack-allotment = „{ $path }“ muss { $seats } Listen mit je { $each ->
    [one] einer Farbe
   *[other] { $each } Farben
} haben, und keine Farbe zweimal.

## Stellungen

position-tiles = Der Garten braucht { $each } Blumen von jeder Farbe und { $each } Serendipe.
# $lengths ist eine Reihe von Zahlen.
position-rows = Die Reihen müssen { $lengths } Plätze lang sein.
position-order = „order“ muss die verdeckten Plätze von „rows“ nennen, jeden einmal.
position-owners = „owners“ braucht sechs Zeichen, jedes eine Platznummer oder ein Punkt.
position-phase = Diese Phase gibt es nicht. Phasen gehen von 0 bis { $last }.
position-seat = Diesen Platz am Tisch gibt es nicht. Plätze gehen von 0 bis { $last }.
position-stuck = In dieser Stellung kann niemand ziehen.
