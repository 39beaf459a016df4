# Was nur das Spielbrett im Browser sagt.

## Der Garten

board-garden = Der Garten
# Ein Plättchen, wie es vorgelesen wird: sein Platz, dann Bemerkungen, durch Kommas getrennt.
board-hidden = verdeckt
board-remembered = verdeckt, in Erinnerung: { face }
board-shown = kurz zu sehen: { face }
board-serendip = Serendip, blaue Kante { way }
# Eine Blume ohne Artikel.
flower = { $colour ->
    [blue] blaue Blume
    [violet] violette Blume
    [red] rote Blume
    [orange] orange Blume
    [yellow] gelbe Blume
   *[green] grüne Blume
}
board-flower = { $owner-is ->
    [you] deine { flower }
   *[other] { flower } von { $owner-name }
}
board-flower-ownerless = herrenlose { flower }
board-turned-up = aufgedeckt
board-picked = wird vertauscht

## Wohin die blaue Kante eines Serendips zeigt

way = { $way ->
    [right] nach rechts
    [lower-right] nach rechts unten
    [bottom] nach unten
    [lower-left] nach links unten
    [left] nach links
    [upper-left] nach links oben
    [top] nach oben
   *[upper-right] nach rechts oben
}

## Züge, auf Knöpfen

board-leave = Liegen lassen
board-swap = Tauschen …
board-stop = Aufhören
board-no-exchange = Nichts vertauschen
board-uncover = { $cell } aufdecken
board-with = Mit { $cell } tauschen
board-exchange = { $cell } vertauschen …
board-turn = Drehen: blaue Kante { way }
board-choose = { colour } wählen

## Ein Serendip drehen

board-turn-left = Nach links drehen
board-turn-left-key = Nach links drehen (Q)
board-turn-right = Nach rechts drehen
board-turn-right-key = Nach rechts drehen (E)
# Für die Hilfe, neben den Tasten Q und E.
board-key-turn = das Serendip in deiner Hand drehen
# $gains ist eine Liste von board-gain.
board-way-adds = Blaue Kante { way }: { $gains }
board-way-adds-nothing = Blaue Kante { way }: bringt nichts
board-gain = { colour } +{ $points }
# Was ein Tausch ändern würde: die Punkte eines Teppichs vorher und nachher.
board-change = { colour } { $before } → { $after }

## Der Garten in Worten

board-carpets = Teppiche
board-row = Reihe { $row }
points = { $points ->
    [one] 1{"\u00A0"}Punkt
   *[other] { $points }{"\u00A0"}Punkte
}
# $open von $all Blumen liegen offen. $cells ist eine Liste von Plätzen; $size sagt, wie viele es sind.
board-carpet = { $owner-is ->
    [you] Dein Teppich in { colour }: { points }
   *[other] Teppich in { colour } von { $owner-name }: { points }
}, { $open } von { $all } Blumen offen{ $size ->
    [0] .
   *[other] . Er liegt auf { $cells }.
}
board-carpet-ownerless = { colour }, herrenlos: { $open } von { $all } Blumen offen{ $size ->
    [0] .
   *[other] . Der größte Teppich liegt auf { $cells }.
}
# Was jemand besitzt, unter dem Namen.
board-holding = Teppich in { colour }: { points }, { $open } von { $all } Blumen offen

## Die Wertung

score-carpet = Teppich in { colour }
score-flowers = { $count ->
    [one] Eine Blume, 1{"\u00A0"}Punkt
   *[other] { $count } Blumen, je 1{"\u00A0"}Punkt
}
score-touching = { $count ->
    [one] Ein Serendip berührt ihn, 2{"\u00A0"}Punkte
   *[other] { $count } Serendipe berühren ihn, je 2{"\u00A0"}Punkte
}
score-matching = { $count ->
    [one] Eines davon mit { colour }, weitere 2{"\u00A0"}Punkte
   *[other] { $count } davon mit { colour }, je weitere 2{"\u00A0"}Punkte
}
# $each ist 0, oder 2, wenn der Tisch so spielt.
score-joining = { $count ->
    [one] Ein Serendip hält ihn nur zusammen
   *[other] { $count } Serendipe halten ihn nur zusammen
}{ $each ->
    [0] , keine Punkte
   *[other] , je { $each }{"\u00A0"}Punkte
}
