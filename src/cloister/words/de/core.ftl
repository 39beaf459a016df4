# Was das Spielwerk ablehnt: Spiele, Plätze, Optionen, Züge, Stellungen, Aufzeichnungen, Bestandteile.

rule-bug = { $what }

## Spiele, Plätze, Optionen, Bots

no-such-game = Es gibt kein Spiel „{ $key }“. Wähle eines von diesen: { $games }.
no-such-rules = Dieses Spiel wurde nach den Regeln { $wanted } von { $title } gespielt. Installiert sind nur die Regeln { $here }.
seats-out-of-range = { $title } ist für { $first } bis { $last } Personen, nicht für { $seats }.
no-options = Es gibt keine Option „{ $name }“. Dieses Spiel hat keine Optionen.
no-such-option = Es gibt keine Option „{ $name }“. Wähle eine von diesen: { $known }.
option-not-a-choice = Die Option { $name } kann nicht „{ $value }“ sein. Wähle einen dieser Werte: { $choices }.
option-out-of-range = Die Option { $name } kann nicht „{ $value }“ sein. Gib eine ganze Zahl von { $least } bis { $most } an.
no-such-bot = Es gibt keinen Bot „{ $level }“. Wähle einen von diesen: { $levels }. Ein Meister kann eine Grenze haben, etwa master:0.3s (Sekunden) oder master:400 (Durchläufe).
bad-seed = Eine Startzahl hat genau { $bytes } Bytes.

## Züge

bad-notation = „{ $words }“ ist kein Zug. Schreib ihn so: { $example }.
move-not-text = Ein Zug wird als Text geschrieben.
not-your-turn = Du bist nicht am Zug.
no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }. Die Plätze sind 0 bis { $last }.
game-over = Das Spiel ist vorbei.
undo-nothing = Es gibt keinen Zug, den du zurücknehmen kannst. Ein Zug gilt, sobald jemand etwas erfahren hat.
undo-not-yours = Du kannst nur deinen eigenen letzten Zug zurücknehmen, und inzwischen hat jemand anders gezogen.
draft-over = Nach „{ $move }“ kann nichts mehr probiert werden. Bestätige den Entwurf oder nimm diesen Schritt zurück.

## Stellungen

position-of-game = Das ist keine Stellung von { $title }: { $why }
position-unreadable = Sie ist nicht lesbar ({ $why }).
position-breaks-a-rule = Sie verletzt eine Regel ({ $why }).
position-not-json = Eine Stellung besteht nur aus JSON-Werten.

## Aufzeichnungen

record-impossible = Die Aufzeichnung kann so nicht stattgefunden haben: { $why }
record-cut-within-line = Die Aufzeichnung bricht mitten in einer Zeile ab.
record-cut-after-line = Die Aufzeichnung bricht nach Zeile { $line } ab.
record-format = Die Aufzeichnung hat das Format { $format }. Gelesen werden kann nur das Format { $known }.
record-lines-missing = In der Aufzeichnung fehlen Zeilen oder stehen doppelt.
record-too-deep = Die Aufzeichnung ist zu tief verschachtelt.
record-chain = Zeile { $line } ist nicht, was geschrieben wurde: Dort reißt die Kette der Prüfsummen.
record-not-a-line = Zeile { $line } ist keine Zeile einer Aufzeichnung.
record-neither-move-nor-undo = Zeile { $line } ist weder ein Zug noch eine Rücknahme.
record-undo-with-draws = Zeile { $line } ist eine Rücknahme und enthält Ziehungen, nach denen keine Regel gefragt hat.
record-outcome = Das Ergebnis der Aufzeichnung ist nicht das, zu dem ihre Züge führen.
record-seed = Die Startzahl der Aufzeichnung hat nicht { $bytes } Bytes in hexadezimaler Schreibweise.
record-commitment = Die Startzahl ist nicht die, auf die man sich festgelegt hatte.
record-deal = Die Ausgangslage folgt nicht aus der Startzahl.
record-move-draws = Die Ziehungen von Zug { $move } folgen nicht aus der Startzahl.
record-unreadable = { $file } ist nicht lesbar ({ $why }).
record-too-large = { $file } ist zu groß für eine Aufzeichnung.
record-not-text = { $file } ist keine Textdatei.
file-not-written = { $file } kann nicht geschrieben werden ({ $why }).

draw-not-below = Die Ziehung „{ $label }“ ist keine Zahl unter { $size }.
draw-not-an-order = Die Ziehung „{ $label }“ ist keine Reihenfolge von { $size } Dingen.
draw-missing = Die Ziehung „{ $label }“ fehlt.
draw-in-place-of-another = Die Aufzeichnung hat die Ziehung „{ $found }“ aus { $among } statt „{ $wanted }“ aus { $size }.
draws-left-over = Die Aufzeichnung enthält Ziehungen, nach denen keine Regel gefragt hat.

## Bestandteile

pack-at-line = { $file }, Zeile { $line }: { $why }
pack-in-file = { $file }: { $why }
pack-not-toml = Das ist keine TOML-Datei ({ $why }).
pack-unreadable = Die Datei ist nicht lesbar ({ $why }).
pack-unknown-table = Das Spiel hat keine Tabelle „{ $name }“. Es kennt { $known }.
pack-needs-source = [{ $name }] braucht eine Quelle (source): { $sources }.
pack-needs-from = [{ $name }] braucht eine Zeile „from“, die sagt, woher es stammt.
pack-missing = Dieses Spiel wurde mit anderen Bestandteilen gespielt (Prüfsumme { $hash }). Gib sie mit --pack an oder lege sie unter { $place } ab.
