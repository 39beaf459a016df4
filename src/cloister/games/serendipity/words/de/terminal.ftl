# Der Garten in Buchstaben und als Bild. Beide kennen Plätze am Tisch nur mit ihren Nummern.

## Wer und wann

screen-seat = Platz { $number }
screen-seat-you = Platz { $number } (du)
# Statt eines Namens: Farben, die noch zu wählen sind, und Farben, die niemandem gehören.
screen-free = Frei
screen-nobody = Niemand
screen-turn = Zug { $turn }
screen-after = { $turns ->
    [one] Nach einem Zug
   *[other] Nach { $turns } Zügen
}

## Was gerade geschieht: eine Zeile neben dem Namen

doing-chooses = wählt eine Farbe
doing-uncovers = deckt auf
doing-may-go-on = darf weitermachen
doing-own = Blume gefunden
doing-own-target = tauscht die Blume
doing-found = Serendip gefunden
doing-found-target = tauscht das Serendip
doing-turns = dreht das Serendip
doing-exchanges = darf vertauschen
doing-exchanges-with = vertauscht Plättchen
doing-won = gewonnen
doing-shared = gemeinsam gewonnen

## Der Bildschirm

screen-up = { $cell } aufgedeckt
screen-picked = { $cell } gewählt
# Höchstens 79 Zeichen in einer Zeile. $open ist "B V R O Y G", $seen ist "b v r o y g *",
# $arrows ist "→ ↘ ↙ ← ↖ ↗".
screen-key =
    · verdeckt  { $open } offen  { $seen } gemerkt  [ ] aktuell  ( ) gewählt
    { $arrows } ein Serendip, 0 1 2 3 4 5 gedreht: Dort liegt seine blaue Kante

## Das Bild

picture-title = Serendipity: { $when }
# $who ist eine Person oder mehrere, $doing eine der Zeilen von oben, $held eine Liste von picture-held.
picture-about = { $who }: { $doing }. { $held }
# $points ist eine Liste von picture-points.
picture-held = { $who }: { $points }.
picture-points = { colour } { $points }
picture-flower = { $cell } { colour }
picture-serendip = { $cell } Serendip, { $rotation } gedreht
picture-hidden = { $cell } verdeckt
picture-hidden-flower = { $cell } verdeckt, in Erinnerung: { colour }
picture-hidden-serendip = { $cell } verdeckt, in Erinnerung: Serendip
picture-found = { $open } von { $all } Serendipen liegen offen
