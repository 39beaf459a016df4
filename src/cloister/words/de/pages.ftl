# Die Seiten rund um den Tisch: Startseite, neuer Tisch, Regeln, Dank, Fehler, Wiederholung.

# Der Name dieser Sprache, in dieser Sprache.
language-name = Deutsch

## Titel der Seiten, wie sie im Reiter des Browsers stehen

title-home = Cloister: Spiele, die wiederkommen
title-new = Ein neuer Tisch · Cloister
title-table = Tisch · Cloister
title-replay = Wiederholung · Cloister
title-credits = Dank und Lizenzen · Cloister
title-rules = { $game }: die Regeln · Cloister
title-error = { $problem } · Cloister

## Auf jeder Seite

skip-to-content = Zum Inhalt springen
nav-pages = Seiten
nav-tables = Tische
nav-credits = Dank
nav-new-table = Neuer Tisch
nav-to-tables = Zu den Tischen
nav-to-all-tables = Zu allen Tischen
theme-light = Helle Ansicht
theme-dark = Dunkle Ansicht
foot-about = Cloister holt Spiele zurück, die vergriffen sind. Alles, was du siehst, zeichnet unser eigener Code.
foot-credits = Dank und Lizenzen
foot-languages = Sprachen
noscript = Die Tische brauchen JavaScript. Regeln und Dank lassen sich auch ohne lesen.

## Fehler

error-not-found = Nicht gefunden
error-not-possible = Nicht möglich
error-offline = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
error-broken = Beim Server ist etwas schiefgegangen (Fehler { $status }). Versuche es gleich noch einmal.

## Startseite

home-loading = Die Tische werden gedeckt …
home-headline = Gute Spiele { $stress }
home-headline-stress = kommen wieder.
home-lead = Vergriffen, schwer zu finden und einen ganzen Abend wert. Spiel sie hier mit Freunden über einen Link oder gegen Bots, die nicht mehr wissen als du.
home-seated-as = Du sitzt hier als { $name }
home-seated-as-guest = Du sitzt hier als Gast
home-change-name = Namen ändern
home-give-name = Namen angeben
home-keep-name = Merken
home-games = Spiele
home-your-tables = Deine Tische
home-tables-to-watch = Tische zum Zuschauen
home-finished-games = Beendete Spiele
home-play-now = Gleich gegen Bots spielen
home-how-played = So wird gespielt
home-players = { $least } bis { $most } Personen
home-players-exactly = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
home-minutes = { $least } bis { $most } Minuten
home-minutes-exactly = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
home-turn-yours = Du bist dran
home-turn-theirs = Andere sind dran
home-turn-over = Vorbei
home-turn-waiting = Wartet noch
home-free-seat = freier Platz
home-moves = { $count ->
    [0] noch kein Zug
    [one] ein Zug
   *[other] { $count } Züge
}
home-won = { $count ->
    [one] { $names } hat mit { home-points } gewonnen
   *[other] { $names } haben gemeinsam mit { home-points } gewonnen
}
home-points = { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}
home-just-now = gerade eben
home-go-to-replay = Wiederholung
home-go-to-table = Zum Tisch

## Wie jemand heißt

your-name = Dein Name

## Ein neuer Tisch

new-loading = Stühle werden geholt …
new-no-game = So ein Spiel gibt es nicht
new-no-game-text = Hier gibt es kein Spiel mit diesem Namen.
new-eyebrow = Ein neuer Tisch
new-who-plays = Wer spielt mit?
new-seat = Platz { $number }
new-you = Du
new-that-is-you = du
new-kind-friend = Gast per Link
new-kind-bot = Ein Bot
new-kind-here = An diesem Bildschirm
new-name = Name
new-name-of-seat = Name auf Platz { $number }
new-strength-of-seat = Stärke des Bots auf Platz { $number }
new-remove-seat = Platz { $number } entfernen
new-another-seat = Noch ein Platz
new-level-uniform = Macht irgendeinen erlaubten Zug, ohne nachzudenken.
new-level-novice = Geht nach dem ersten Eindruck, vergisst schnell und vertut sich ab und zu.
new-level-apprentice = Schaut einen Schritt voraus und vergisst nichts.
new-level-master = Denkt eine Sekunde über jeden Zug nach; keiner ist stärker.
new-house-rules = Hausregeln
new-as-in-the-box = wie in der Schachtel
new-changed-count = { $count ->
    [one] eine geändert
   *[other] { $count } geändert
}
new-changed = geändert
new-public = Diesen Tisch allen zeigen, die zuschauen möchten
new-hints = Tipps erlauben: Wer am Zug ist, darf fragen, was der Meister täte
new-hints-help = Die anderen sehen, dass jemand gefragt hat, aber nicht die Antwort.
new-sheets = Notizblätter
new-sheets-help = Für alle gleich. Niemand sieht vor dem Ende das Blatt eines anderen.
new-assist-paper = Papier
new-assist-pencil = Bleistift
new-assist-inspector = Inspektor
new-assist-does-paper = Papier merkt sich nur, was du schreibst.
new-assist-does-pencil = Ein Bleistift ergänzt, was folgt, und zeigt Widersprüche.
new-assist-does-inspector = Ein Inspektor ergänzt, was folgt, zeigt Widersprüche und zählt, wie viele Welten noch möglich sind.
new-looking = Zeit zum Hinsehen
new-looking-help = Wie lange alle sehen können, was nur für einen Moment gezeigt wird.
new-looking-seconds = { $seconds } s
new-open = Tisch eröffnen
new-rules = Die Regeln

## Regeln

rules-contents = Inhalt
rules-example = Beispiel
rules-table = Tabelle
rules-not-translated = Diese Regeln sind noch nicht übersetzt, darum stehen sie hier auf Englisch.

## Dank und Lizenzen

credits-not-translated = Diese Seite ist nicht übersetzt, darum steht sie hier auf Englisch.

## Wiederholung: ein Spiel Schritt für Schritt

replay-loading = Die Aufzeichnung wird geholt …
replay-none = Keine Wiederholung
replay-title = { $game }, Wiederholung
replay-eyebrow = Wiederholung
replay-label = Wiederholung
replay-beginning = Der Anfang.
replay-deal = Das Austeilen.
replay-choice = { $seat-is ->
    [you] Du triffst eine Wahl.
   *[other] { $seat-name } trifft eine Wahl.
}
replay-first = Erster Schritt
replay-back = Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Schritt vor
replay-last = Letzter Schritt
replay-step = Schritt
replay-steps = Schritte
replay-at = { $at } / { $last }
replay-seen-by = Gesehen von
replay-all-open = allen, alles offen
replay-sheet = Blatt
replay-rail = Plätze und Verlauf
replay-to-table = Tisch
replay-record = Aufzeichnung
replay-choose-eyes = Wähle, mit wessen Augen du schaust.
replay-written = Aufgeschrieben
replay-nothing-written = Nichts, das ganze Spiel lang.
replay-step-number = Schritt { $step }
replay-marks = { $count ->
    [one] ein Zeichen
   *[other] { $count } Zeichen
}
replay-never-certain = Was zu sehen war, reichte nie, um sicher zu sein.
replay-certain-from = Ab Schritt { $step } reichte, was zu sehen war, um sicher zu sein.
replay-go-there = Dorthin
